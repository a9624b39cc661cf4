"""A game against the digital Automata, retold to the companion as people with that game on their table would.

The companion draws other cards than the digital deck, so a card that it has dealt is exchanged for the digital one
before anything depends on it: nothing else of its state is touched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core import card_at
from bailey.core.state.slots import CARD_BITS
from bailey.games import burgundy_board, burgundy_companion
from bailey.games.burgundy_board.data import DEPOT_SLOTS
from bailey.games.burgundy_board.tiles import ALL_TILES, IDS
from bailey.games.burgundy_companion.faces import seen
from bailey.games.burgundy_companion.rules.rounds import NUMBERED_SLOTS
from bailey.games.burgundy_companion.state import AUTOMATA, YOU

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.position import Position

#: The options that both games have.
SHARED = tuple(
    option.name
    for option in burgundy_companion.GAME.options
    if option.name in {one.name for one in burgundy_board.GAME.options}
)
#: Events of a turn of the Automata that name a tile which it found, and the question that they answer.
ANSWERS = {
    "tell_found": {"automata_found"},
    "tell_wild": {"automata_made_wild", "automata_no_tile"},
    "tell_kept": {"automata_kept"},
    "tell_scarcest": {"automata_kept"},
    "tell_bought": {"automata_bought"},
}
#: What the Automata does instead where it found nothing.
INSTEAD = {"automata_reserve", "automata_wild", "automata_made_wild", "automata_no_tile"}
#: Events that end a turn of the Automata.
ENDS = {"turn_began", "round_began", "mines_paid", "phase_ended"}
Event = dict[str, Any]


def face_of(card: str) -> int:
    """Return the face of a tile."""
    return int(seen(IDS.index(card)).face)


def slots_of(depots: Any, black: Any) -> dict[tuple[int, int], str]:
    """List what lies in all depots of a dumped position, by depot and slot."""
    numbered = {
        (d, i): card for d, depot in enumerate(depots, 1) for i, card in enumerate(depot["tiles"]) if card is not None
    }
    return numbered | {(0, i): card for i, card in enumerate(black) if card is not None}


class Retold:
    """A digital game and the companion beside it."""

    def __init__(self, digital: Position, depth: int) -> None:
        self.digital = digital
        people, options = digital.state.seats, burgundy_board.GAME.options_of(digital.state)
        chosen = {name: options[name] for name in SHARED}
        chosen["automata"] = chosen["automata"] or 2
        self.pos = burgundy_companion.new(1, {**chosen, "people": people, "depth": depth})
        self.depth = depth
        self.asked = 0  # how often the table was asked
        self.turns = 0  # how many turns of the Automata were compared
        self.begin_alike()
        self.cards = [str(side["card"][0]) for side in digital.dump()["sides"]]
        self.events(digital.events)

    # The Automata's cards

    def begin_alike(self) -> None:
        """Deal the companion the cards of the digital game."""
        written, theirs = self.pos.dump(), self.digital.dump()
        kept = ("game", "version", "seats", "players", *burgundy_companion.GAME.options_of(self.pos.state))
        dealt = {name: theirs[name] for name in ("sides", "automata_deck", "automata_discard", "shuffles")}
        self.pos = burgundy_companion.load({**{name: written[name] for name in kept}, **dealt})

    def exchange_cards(self) -> None:
        """Exchange each card that the companion has dealt for the digital one, wherever that lies."""
        s = self.pos.state
        places = [s.automata_deck.slots, s.sides[0].card.slots, s.sides[1].card.slots]
        for side, card in enumerate(self.cards):
            mine, wanted = card_at(s.sides[side].card, 0), IDS.index(card)
            if mine == wanted:
                continue
            slots = next(here for here in places if any(slot & CARD_BITS == wanted for slot in here))
            at = next(i for i, slot in enumerate(slots) if slot & CARD_BITS == wanted)
            slots[at] = slots[at] - wanted + mine
            s.sides[side].card.slots[0] += wanted - mine

    # What happens

    def play(self, choice: int) -> None:
        """Play a choice of a person, and retell what came of it."""
        self.digital.push(choice)
        self.events(self.digital.events)
        theirs = self.has(self.digital, self.digital.state.seats)
        assert self.has(self.pos, AUTOMATA) == theirs

    def events(self, events: list[Event]) -> None:
        """Retell the events of a choice."""
        people = self.digital.state.seats
        for i, event in enumerate(events):
            what = event["what"]
            if what == "white_die":
                self.tell(do="die", die=event["die"])
            elif what == "good_arrived" and self.depth != YOU:
                self.tell(do="good", good=burgundy_board.GAME.words["good"].index(event["good"]))
            elif what == "filled" and self.depth != YOU:
                self.fill(event)
            elif what == "took" and self.depth != YOU:
                self.tell(do="taken", depot=event["depot"], slot=event["slot"])
            elif what == "took_goods" and event["player"] < people and self.depth != YOU:
                good = burgundy_board.GAME.words["good"].index(event["good"])
                self.tell(do="goods_taken", depot=event["depot"], good=good)
            elif what == "colour_filled" and event["player"] < people:
                self.tell(do="bonus_taken", kind=burgundy_board.GAME.words["kind"].index(event["kind"]))
            elif what == "automata_rolled":
                self.turn(event["die"], events[i + 1 :])
            elif what in {"round_began", "mines_paid", "phase_ended"} and self.pos.step == "play" and self.played():
                self.tell(do="round_over")

    def played(self) -> bool:
        """Tell whether the Automata has played in this round."""
        return bool(self.pos.state.todo[self.pos.state.pending - 1].a)

    def fill(self, event: Event) -> None:
        """Tell what lies on a slot, where the companion does not know it by its kind."""
        if self.pos.step != "tell_lying":
            return
        slot = self.pos.state.todo[self.pos.state.pending - 1].a
        depot = 0 if slot >= NUMBERED_SLOTS else slot // DEPOT_SLOTS + 1
        here = (depot, slot - NUMBERED_SLOTS if depot == 0 else slot % DEPOT_SLOTS)
        if here == (event["depot"], event["slot"]):
            self.tell(do="tile", face=face_of(event["card"]))

    def turn(self, die: int, events: list[Event]) -> None:
        """Let the companion play a turn, and answer what it asks by what happened digitally."""
        ends = (i for i, event in enumerate(events) if event["what"] in ENDS)
        events = events[: next(ends, len(events))]
        self.tell(do="die", die=die)
        answers = iter(events)
        while self.pos.step in ANSWERS or self.pos.step == "tell_goods":
            self.answer(answers)
        for event in events:
            if event["what"] == "automata_slid":
                self.cards[0] = self.cards[1]
            elif event["what"] == "automata_card":
                self.cards[("left", "right").index(event["side"])] = event["card"]
        self.exchange_cards()
        self.turns += 1

    def answer(self, answers: Iterator[Event]) -> None:
        """Answer a question by the next event that belongs to it."""
        step = str(self.pos.step)
        if step == "tell_goods":
            self.load(answers)
            return
        for event in answers:
            if event["what"] in ANSWERS[step] and "card" in event:
                self.tell(do="tile", face=face_of(event["card"]))
                return
            if step == "tell_found" and event["what"] in INSTEAD:
                self.tell(do="none")
                if self.pos.step == "tell_wild":
                    card = event.get("card")
                    self.tell(**({"do": "tile", "face": face_of(card)} if card else {"do": "none"}))
                return
        self.tell(do="none")

    def load(self, answers: Iterator[Event]) -> None:
        """Tell the goods of a ship, one after the other."""
        for event in answers:
            if event["what"] == "took_goods":
                good = burgundy_board.GAME.words["good"].index(event["good"])
                for _ in range(event["amount"]):
                    self.tell(do="good", good=good)
            elif event["what"] == "advanced":
                break
        self.tell(do="done")

    def tell(self, **choice: Any) -> None:
        """Tell the companion something."""
        self.asked += 1
        self.pos.push(choice)

    # The comparison

    def has(self, pos: Position, p: int) -> dict[str, Any]:
        """Write what the Automata has: tiles by their faces."""
        s = pos.state
        him = s.players[p]
        return {
            "silver": him.silver,
            "points": list(him.points),
            "score": pos.score()[p],
            "goods": list(him.goods),
            "sold": list(him.sold),
            "cards": [
                (IDS[card_at(side.card, 0)], {i: face(side.items, i) for i in side.items.taken()}) for side in s.sides
            ],
            "reserve": [face(s.reserve, i) for i in range(s.reserve.size)],
            "wilds": [face(s.wilds, i) for i in range(s.wilds.size)],
            "finished": [face(s.finished, i) for i in range(s.finished.size)],
        }


def face(here: Any, i: int) -> int:
    """Return the face of a tile that lies somewhere."""
    c = card_at(here, i)
    assert c < ALL_TILES
    return int(seen(c).face)
