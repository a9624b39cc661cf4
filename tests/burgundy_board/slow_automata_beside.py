"""The slow Automata beside a game: it reads where the game stands once, and then only events, dice and drawn cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from burgundy_board.slow_automata import CARDS, KINDS, SOURCES, Side, SlowAutomata, kind_of
from burgundy_board.slow_automata_table import Table

if TYPE_CHECKING:
    from bailey.core.play.position import Position

#: Events that end a turn of the Automata.
ENDS = {"turn_began", "round_began", "mines_paid", "phase_ended"}
#: What the chronicle keeps of a phase, between the points of all and what is left over.
AFTER = ("cards", "colours", "livestock", "sales", "buildings")


class Beside:
    """A slow Automata that follows a game."""

    def __init__(self, pos: Position, options: dict[str, int]) -> None:
        dumped = pos.dump()
        self.me = dumped["seats"]
        self.table = Table(self.me + 1, first=self.me if options["automata_c"] else 0)
        self.slow = SlowAutomata(self.table, self.me, options)
        #: What happened in the turns of the Automata so far.
        self.seen = Counter[str]()

    @classmethod
    def of_new(cls, pos: Position, options: dict[str, int]) -> Beside:
        """Follow a new game; the castle on the first card is any of those that there are."""
        beside = cls(pos, options)
        castle = next(row["card"] for row in pos.dump()["sides"][0]["items"] if row)
        assert castle in {f"castle-{n}" for n in range(1, 15)}
        beside.slow.coming = [event["card"] for event in pos.events if event["what"] == "automata_card"]
        beside.slow.set_up(castle)
        assert not beside.slow.coming
        beside.follow(pos)
        return beside

    @classmethod
    def of_written(cls, pos: Position, options: dict[str, int]) -> Beside:
        """Follow a position in the middle of a game."""
        beside = cls(pos, options)
        beside.read(pos.dump())
        beside.compare(pos)
        return beside

    def read(self, dumped: dict[str, Any]) -> None:
        """Lay everything out as a position says."""
        slow, table, him = self.slow, self.table, dumped["players"][self.me]
        slow.silver, slow.goods, slow.sold = him["silver"], list(him["goods"]), list(him["sold"])
        slow.points = dict(zip(SOURCES, him["points"], strict=True))
        slow.reserve, slow.wilds, slow.duchy = (list(dumped[name]) for name in ("reserve", "wilds", "finished"))
        slow.sides = [Side(side["card"][0], items_of(side)) for side in dumped["sides"]]
        slow.discarded = set(dumped["automata_discard"])
        slow.deck = set(CARDS) - slow.discarded - {side.card for side in slow.sides}
        table.depots = {d: list(depot["tiles"]) for d, depot in enumerate(dumped["depots"], 1)}
        table.goods = {d: list(depot["goods"]) for d, depot in enumerate(dumped["depots"], 1)}
        table.black = list(dumped["black"])
        table.track = [[] for _ in range(7)]
        for p in reversed(order_of(dumped)):
            table.track[dumped["players"][p]["track"]].append(p)
        table.has_played = {p for p, player in enumerate(dumped["players"]) if player["has_played"]}
        table.bonus = bonus_of(dumped)

    def follow(self, pos: Position) -> None:
        """Tell the table what people did, and let the slow Automata play where the other one did."""
        events = pos.events
        playing = False
        for i, event in enumerate(events):
            what = event["what"]
            playing = playing and what not in ENDS
            if playing:
                self.seen[what] += 1
                continue
            if what == "phase_ended":
                self.slow.end_phase()
                self.compare_phase(pos.dump(), event["phase"])
            self.table.tell(event)
            if what == "turn_began" and event["player"] == self.me:
                playing = True
                self.play(events[i + 1 :])
        self.compare(pos)

    def play(self, events: list[dict[str, Any]]) -> None:
        """Let the slow Automata play with the dice and the cards of the game."""
        assert events[0]["what"] == "automata_rolled"
        self.slow.coming = []
        for event in events:
            if event["what"] in ENDS:
                break
            if event["what"] == "automata_card":
                self.slow.coming.append(event["card"])
        self.slow.turn(events[0]["die"], events[0]["white"])
        assert not self.slow.coming, "the game drew a card that it did not"

    def compare_phase(self, dumped: dict[str, Any], phase: str) -> None:
        """Compare what the chronicle keeps of a phase."""
        kept = [self.slow.total(), *(self.slow.points[source] for source in AFTER), self.slow.left_over()]
        at = "ABCDE".index(phase) * len(kept)
        assert dumped["automata_after"][at : at + len(kept)] == kept

    def compare(self, pos: Position) -> None:
        """Compare all that the Automata owns, and the table."""
        assert seen_in_game(pos.dump(), self.me) == self.seen_in_slow()
        assert pos.score()[self.me] == self.slow.total()

    def seen_in_slow(self) -> dict[str, Any]:
        """Write the slow game."""
        slow, table = self.slow, self.table
        return {
            "silver": slow.silver,
            "goods": slow.goods,
            "sold": slow.sold,
            "points": slow.points,
            "cards": [side.card for side in slow.sides],
            "items": [dict(sorted(side.lying.items())) for side in slow.sides],
            "reserve": stacks_of(slow.reserve),
            "wilds": slow.wilds,
            "duchy": sorted(slow.duchy),
            "deck": slow.deck,
            "discarded": slow.discarded,
            "depots": list(table.depots.values()),
            "loads": list(table.goods.values()),
            "black": table.black,
            "track": [table.space(p) for p in range(table.players)],
            "order": table.order(),
            "bonus": table.bonus,
        }


def seen_in_game(dumped: dict[str, Any], me: int) -> dict[str, Any]:
    """Write the game in the same words."""
    him = dumped["players"][me]
    sides = dumped["sides"]
    return {
        "silver": him["silver"],
        "goods": him["goods"],
        "sold": him["sold"],
        "points": dict(zip(SOURCES, him["points"], strict=True)),
        "cards": [side["card"][0] for side in sides],
        "items": [items_of(side) for side in sides],
        "reserve": stacks_of(dumped["reserve"]),
        "wilds": dumped["wilds"],
        "duchy": sorted(dumped["finished"]),
        "deck": {row if isinstance(row, str) else row["card"] for row in dumped["automata_deck"]},
        "discarded": set(dumped["automata_discard"]),
        "depots": [depot["tiles"] for depot in dumped["depots"]],
        "loads": [depot["goods"] for depot in dumped["depots"]],
        "black": dumped["black"],
        "track": [player["track"] for player in dumped["players"]],
        "order": order_of(dumped),
        "bonus": bonus_of(dumped),
    }


def items_of(side: dict[str, Any]) -> dict[int, tuple[str, bool]]:
    """Read what lies on the items of a card, and whether it is wild."""
    return {i: (row["card"], bool(row["wild"])) for i, row in enumerate(side["items"]) if row}


def stacks_of(reserve: list[str]) -> dict[str, list[str]]:
    """Sort the reserve by kinds, the newest tile of each last."""
    return {kind: [tile for tile in reserve if kind_of(tile) == kind] for kind in KINDS}


def order_of(dumped: dict[str, Any]) -> list[int]:
    """Read the order of play."""
    return [p for p in dumped["order"] if p != -1]


def bonus_of(dumped: dict[str, Any]) -> dict[str, list[int]]:
    """Read who has the bonus tiles, the larger one first."""
    both = zip(KINDS, dumped["first_bonus"], dumped["second_bonus"], strict=True)
    return {kind: [p for p in holders if p != -1] for kind, *holders in both}
