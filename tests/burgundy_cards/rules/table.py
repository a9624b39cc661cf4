"""Positions told by what lies before each player, and short ways to play them.

Cards are written by their names with spaces between them. An estate is a tuple of piles, each written from its first
card to its last: `estate=("ship-1a ship-2a", "castle-3b")`. Nobody has anything that the test does not give them, but
a hand that is not told holds any two cards, so that the round goes on.

A deck that is told holds just the told cards: all others lie on the discard pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bailey.core.play.position import Position

Json = dict[str, Any]

TYPES = ("castle", "mine", "cloister", "knowledge", "ship", "pasture", "building")
GOODS = ("light", "medium", "dark")
ANIMALS = ("chicken", "cow", "sheep", "pig")
ROUNDS = "ABCDE"
DICE = range(1, 7)
ROWS = range(1, 7)

LOW_BUILDINGS = ("carpenters-workshop", "church", "market", "watchtower")
HIGH_BUILDINGS = ("bank", "boarding-house", "warehouse", "city-hall")
COPIES = {"castle": "ab", "mine": "ab", "cloister": "ab", "knowledge": "abc", "ship": "abc", "pasture": "abc"}

#: Where a project goes: a new pile, or a pile of a type with so many cards.
Spot = tuple[str, int]
NEW: Spot = ("new", 0)
STOP, DECLINE, FINISH, BUY = {"do": "stop"}, {"do": "decline"}, {"do": "finish"}, {"do": "buy"}
RESTOCK, TAKE_SILVER, USE_FUNCTION = {"do": "restock"}, {"do": "take_silver"}, {"do": "use_function"}


def all_cards() -> Iterator[str]:
    """Name the 114 action cards."""
    for kind, copies in COPIES.items():
        yield from (f"{kind}-{die}{copy}" for die in DICE for copy in copies)
    yield from (f"{kind}-{die}" for kind in LOW_BUILDINGS for die in (1, 2, 3))
    yield from (f"{kind}-{die}" for kind in HIGH_BUILDINGS for die in (4, 5, 6))


CARDS = tuple(all_cards())


def kind(card: str) -> str:
    """Tell what a card is called without its die."""
    return card.rpartition("-")[0]


def type_of(card: str) -> str:
    """Tell the type of a card: eight kinds are all buildings."""
    return kind(card) if kind(card) in COPIES else "building"


def die(card: str) -> int:
    """Tell the number of the die on a card."""
    return int(card.rpartition("-")[2][0])


def of_type(*types: str) -> list[str]:
    """List the cards of some types."""
    return [card for card in CARDS if type_of(card) in types]


def of_kind(name: str) -> list[str]:
    """List the cards of one kind."""
    return [card for card in CARDS if kind(card) == name]


def onto_one(name: str) -> Spot:
    """Say that a card goes onto a pile of this type that holds one card."""
    return name, 1


def onto_two(name: str) -> Spot:
    """Say that a card goes onto a pile of this type that holds two cards."""
    return name, 2


def spot_of(choice: dict[str, int]) -> Spot:
    """Read where a choice places a project."""
    return (TYPES[choice["type"]], choice["height"]) if choice["height"] else NEW


def placement(pos: Position, project: int, spot: Spot) -> Json:
    """Write the choice that places a project; a new pile is of the card's own type."""
    own = player(pos, seat_to_act(pos))["projects"][project]
    of, height = (type_of(own), 0) if spot == NEW else spot
    return {"do": "place", "project": project, "type": TYPES.index(of), "height": height}


def in_seat_order(*seats: Json) -> list[int]:
    """Say for every type which seat has its bonus card, where those with a triple had it in the order of the seats."""
    estates = [written_piles(one) for one in seats]
    full = [{type_of(pile[0]) for pile in piles if len(pile) == 3} for piles in estates]
    return [next((p for p, types in enumerate(full) if name in types), -1) for name in TYPES]


def with_all_seven(*seats: Json) -> list[Json]:
    """Give the cards for all seven types to those who have them, in the order of the seats."""
    worths = iter({2: (3, 1), 3: (4, 2, 1), 4: (4, 3, 2, 1)}[len(seats)])
    seven = [{type_of(card) for pile in written_piles(one) for card in pile} == {*TYPES} for one in seats]
    return [{**one, "all_seven": next(worths) if has else 0} for one, has in zip(seats, seven, strict=True)]


def written_piles(one: Json) -> list[list[str]]:
    """Lay out the estate of a seat, without cloisters among others."""
    piles: dict[int, list[str]] = {}
    for entry in one["estate"]:
        piles.setdefault(entry["stack"], []).append(entry["card"])
    return list(piles.values())


# --- positions --------------------------------------------------------------------------------------------------------


def seat(*, hand: str | None = None, estate: Sequence[str] = (), **rest: Any) -> Json:
    """One player's things; `projects` and `dice` are written as names."""
    piles = [{"card": card, "stack": i} for i, pile in enumerate(estate) for card in pile.split()]
    lists = {name: rest.pop(name, "").split() for name in ("projects", "dice")}
    return {"hand": None if hand is None else hand.split(), "estate": piles, **lists, **rest}


def named_in(part: Any) -> Iterator[str]:
    """Go through all cards that a part of a position names."""
    if isinstance(part, str):
        yield from (word for word in part.split() if word in CARDS)
    elif isinstance(part, dict | list | tuple):
        for one in part.values() if isinstance(part, dict) else part:
            yield from named_in(one)


def position(*seats: Json, display: dict[int, str] | None = None, deck: str | None = None, **rest: Any) -> Json:
    """Write a position at the start of a turn; a player alone gets an opponent with nothing."""
    table = [dict(one) for one in (seats if len(seats) > 1 else (*seats, seat()))]
    rows = [{"cards": (display or {}).get(row, "").split()} for row in ROWS]
    drawn = {"game": "burgundy-cards", "seats": len(table), "turn": 0, "seed": 1} | rest
    drawn |= {"players": table, "display": rows}
    if deck is not None:
        drawn["deck"] = deck.split()
    spare = spare_cards(drawn)
    for p, one in enumerate(table):
        if one["hand"] is None:
            one["hand"] = [spare.pop(), spare.pop()] if p < drawn["seats"] else []
    if deck is not None:
        drawn["discard"] = spare
    return drawn


def spare_cards(drawn: Any) -> list[str]:
    """List the cards that nobody names."""
    named = set(named_in(drawn))
    return [card for card in CARDS if card not in named]


def table(*seats: Json, **rest: Any) -> Position:
    """Load a position at the start of a turn of seat 0, or of `turn`."""
    return burgundy_cards.load(position(*seats, **rest))


def acting(number: int, own: Json | None = None, *others: Json, **rest: Any) -> Position:
    """Seat 0 has played its only card, which shows this number, and is about to act."""
    own = own or seat()
    named = set(named_in([own, others, rest]))
    card = next(card for card in reversed(CARDS) if die(card) == number and card not in named)
    pos = table({**own, "hand": [card]}, *others, **rest)
    if pos.step == "play_card":
        play(pos, card)
    return pos


def placing(card: str, own: Json | None = None, *others: Json, onto: Spot | None = None, **rest: Any) -> Position:
    """Seat 0 has just placed this card of its projects with a card of the same number."""
    own = own or seat()
    pos = acting(die(card), {**own, "projects": [card, *own["projects"]]}, *others, **rest)
    place(pos, card, onto)
    return pos


# --- moves ------------------------------------------------------------------------------------------------------------


def play(pos: Position, card: str) -> None:
    """Play a card of the hand."""
    pos.push({"do": "play_card", "slot": player(pos, seat_to_act(pos))["hand"].index(card)})


def place(pos: Position, card: str, onto: Spot | None = None) -> None:
    """Place a project where the test wants it, or on the only pile that it fits."""
    project = player(pos, seat_to_act(pos))["projects"].index(card)
    spots = [spot for found, spot in places(pos) if found == project]
    if onto is None:
        assert len(spots) == 1, f"{card} fits {spots}"
        onto = spots[0]
    pos.push(placement(pos, project, onto))


def take(pos: Position, card: str) -> None:
    """Take a card from the display by its name."""
    pos.push(take_choice(pos, card))


def take_choice(pos: Position, card: str) -> Json:
    """Write the choice that takes a card from the display."""
    line = next(number for number in ROWS if card in row(pos, number))
    return {"do": "take", "row": line, "slot": row(pos, line).index(card)}


def keep(pos: Position, card: str) -> None:
    """Keep a bought card as a project."""
    pos.push({"do": "keep_bought", "slot": names(pos.dump()["bought"]).index(card)})


def use(pos: Position, card: str) -> None:
    """Use the die of a bought card."""
    pos.push({"do": "use_bought", "slot": names(pos.dump()["bought"]).index(card)})


def sell(pos: Position, good: str) -> None:
    """Sell a type of good."""
    pos.push({"do": "sell", "good": GOODS.index(good)})


def take_bonus(pos: Position, bonus: int) -> None:
    """Choose a round bonus."""
    pos.push({"do": "take_bonus", "bonus": bonus})


def go(pos: Position, moves: str) -> Position:
    """Play moves with commas between them: `play CARD`, `place CARD`, `take CARD`, `sell GOOD`, or a written choice."""
    named = {"play": play, "place": place, "take": take, "keep": keep, "use": use, "sell": sell}
    for move in filter(None, moves.split(", ")):
        verb, _, what = move.partition(" ")
        if verb in named and "=" not in what:
            named[verb](pos, what)
        else:
            pos.push(pos.game.choices.parse(move))
    return pos


# --- looks ------------------------------------------------------------------------------------------------------------


def names(pile: Iterable[Any]) -> list[str]:
    """Name the cards of a written pile."""
    return [one if isinstance(one, str) else one["card"] for one in pile]


def player(pos: Position, p: int = 0) -> Json:
    """Everything of one player, cards by their names."""
    found = pos.dump()["players"][p]
    return found | {pile: names(found[pile]) for pile in ("projects", "hand", "dice", "estate")}


def piles(pos: Position, p: int = 0) -> list[str]:
    """The piles of an estate, in the order of their beginning, each from its first card to its last."""
    found: dict[int, list[str]] = {}
    for one in pos.dump()["players"][p]["estate"]:
        written = {"card": one} if isinstance(one, str) else one
        found.setdefault(written.get("stack", 0), []).append(written["card"])
    return [" ".join(found[number]) for number in sorted(found)]


def row(pos: Position, number: int) -> list[str]:
    """List the cards beside one display card."""
    return names(pos.dump()["display"][number - 1]["cards"])


def shown(pos: Position) -> list[str]:
    """List all cards of the display."""
    return [card for number in ROWS for card in row(pos, number)]


def discard(pos: Position) -> list[str]:
    """List the discard pile, its top last."""
    return names(pos.dump()["discard"])


def deck(pos: Position) -> list[str]:
    """List the deck, in no order."""
    return sorted(names(pos.dump()["deck"]))


def seat_to_act(pos: Position) -> int:
    """Tell the seat that must decide."""
    assert pos.turn is not None
    return int(pos.turn)


def questions(pos: Position) -> set[str]:
    """Name what is offered now."""
    return {str(choice.to_json()["do"]) for choice in pos.choices}


def offered(pos: Position, do: str) -> list[dict[str, int]]:
    """List the arguments of all offered choices of one name."""
    found = [dict(choice.to_json()) for choice in pos.choices]
    return [{key: value for key, value in one.items() if key != "do"} for one in found if one["do"] == do]


def places(pos: Position) -> list[tuple[int, Spot]]:
    """List which project may be placed where."""
    return [(one["project"], spot_of(one)) for one in offered(pos, "place")]


def told(pos: Position, what: str) -> list[Json]:
    """List what happened since the last choice, of one kind."""
    return [event for event in pos.events if event["what"] == what]


def refusal(pos: Position, choice: Json) -> tuple[str, Json]:
    """Say why a choice is blocked; of what is said with it, those facts without which it is not understood."""
    assert choice not in pos.choices
    assert pos.game.choices.find(choice).number in pos.blocked
    why = pos.explain(choice)
    return why["key"], {name: why["args"][name] for name in UNDERSTOOD_BY.get(why["key"], ())}


#: The facts that a reason names.
UNDERSTOOD_BY = {
    "too-few-workers": ("workers", "have"),
    "no-goods": ("good",),
    "too-few-to-convert": ("silver", "workers", "enough"),
    "does-not-fit": ("card", "by_card"),
    "no-silver": ("silver",),
}


def line(pos: Position, name: str, p: int = 0) -> Json:
    """One line of a player's score, without its name."""
    found = [one for one in pos.breakdown(p) if one["line"] == name]
    assert len(found) == 1
    return {key: value for key, value in found[0].items() if key != "line"}


def seen(pos: Position, wanted: Json) -> Json:
    """Tell of a position what a test wants to know: of seat 0, of `p.`, of the table, or `told` of an event."""
    return {name: seen_as(pos, name) for name in wanted}


def seen_as(pos: Position, name: str) -> Any:
    """Tell one thing of a position."""
    p, _, of = name.rpartition(".")
    if name.startswith("told "):
        return [{key: value for key, value in event.items() if key != "what"} for event in told(pos, name[5:])]
    if name in ("turn", "step", "over"):
        return getattr(pos, name)
    found = {"estate": lambda: piles(pos, int(p or 0)), "shown": lambda: shown(pos), "deck": lambda: deck(pos)}
    found |= {"discard": lambda: discard(pos), "questions": lambda: questions(pos), "score": pos.score}
    found |= {"bought": lambda: sorted(names(pos.dump()["bought"])), "winners": lambda: list(pos.winners)}
    if of in found:
        return found[of]()
    mine = player(pos, int(p or 0))
    return mine[of] if of in mine else pos.dump()[of]
