"""Positions told by what each player has, and short ways to play them.

Cards are written by their names with spaces between them. A player who is told nothing about has Settlements at places
5 and 6 and the six Regions of the printed layout, all showing 0. The supply is what the principalities leave of it. The
stacks hold whatever is not told, in any order: `look_into` decides it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core import BadInput, Position, card_at, peek, todo, todo_with
from bailey.games import catan_cards
from bailey.games.catan_cards.cards import BASE_EXPANSIONS, EXPANSIONS, FACES, IDS, THEME_EXPANSIONS
from bailey.games.catan_cards.cards import card as card_of
from bailey.games.catan_cards.choices import CHOICES, Why
from bailey.games.catan_cards.data import PRINTED
from bailey.games.catan_cards.packing import RESOURCES
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Json = dict[str, Any]
SIDES = ("above", "below")
LEFT, RIGHT = 0, 1
STACKS = range(5)
#: With a theme set.
ALL_STACKS = range(6)


def player(
    seat: int,
    hand: str = "",
    built: Mapping[str, tuple[int, str]] | None = None,
    settlements: Iterable[int] = (5, 6),
    cities: Iterable[int] = (),
    stores: Mapping[str, int] | int = 0,
    extra: Mapping[str, tuple[int, str]] | None = None,
    *,
    metropolises: Iterable[int] = (),
    road_left: bool = False,
    road_right: bool = False,
) -> Json:
    """Tell what a player has.

    `built` says beside which place and on which side each card stands; `stores` what Regions show (all of them, if it
    is one number); `extra` the column and side of Regions beyond the printed layout, which has columns 5, 6 and 7.
    """
    cells: list[Any] = [None] * 26
    layout = PRINTED["layouts"][seat]
    regions = {name: (5 + i, side) for side in SIDES for i, name in enumerate(layout[side])}
    for name, (column, side) in {**regions, **(extra or {})}.items():
        shown = stores if isinstance(stores, int) else stores.get(name, 0)
        cells[2 * column + SIDES.index(side)] = {"card": name, "store": shown}
    centres = [0] * 12
    for place in settlements:
        centres[place] = 1
    for place in cities:
        centres[place] = 2
    for place in metropolises:
        centres[place] = 3
    return {
        "centres": centres,
        "road_left": road_left,
        "road_right": road_right,
        "hand": [{"card": name} for name in hand.split()],
        "built": [{"card": name, "place": place, "side": side} for name, (place, side) in (built or {}).items()],
        "regions": cells,
    }


def position(
    first: Json | None = None,
    second: Json | None = None,
    turn: int = 0,
    stacks: Sequence[str] = (),
    seed: int = 0,
    **fields: Any,
) -> Position:
    """Lay out a position at the beginning of a turn, long after the first turns; `fields` are fields of the state."""
    data: Json = {"game": catan_cards.GAME.name, "turn": turn, "turns": 20, "seed": seed, **fields}
    data["players"] = [first or player(0), second or player(1)]
    data = {**supply(*data["players"]), **data}
    if stacks:
        told = [[{"card": name} for name in reversed(names.split())] for names in stacks]
        data["stacks"] = [{"cards": cards} for cards in told]
    return catan_cards.load(data)


def enter(pos: Position, *steps: Step, die: int = 1, face: str | None = None) -> Position:
    """Go on from here with these steps of the turn."""
    s = pos.state
    p = s.on_turn
    s.pending, s.die = 0, die
    todo(s, p, *steps)
    if face is not None:
        todo_with(s, p, Step.FACE, FACES.index(face))
    return Position(catan_cards.GAME, s)


def acting(*players: Json, **fields: Any) -> Position:
    """Lay out a position in the action phase of the player on turn."""
    return enter(position(*players, **fields), Step.CHECK)


def drawing(*players: Json, **fields: Any) -> Position:
    """Lay out a position in the draw phase of the player on turn."""
    return enter(position(*players, **fields), Step.DRAW_PHASE, Step.END_TURN)


def rolled(face: str, die: int, *players: Json, **fields: Any) -> Position:
    """Lay out a position in which both dice have just been rolled, before the event is resolved."""
    return enter(position(*players, **fields), Step.PRODUCE, die=die, face=face)


def event(name: str, *players: Json, die: int = 1, **fields: Any) -> Position:
    """Lay out a position in which this event card is turned up, before it is resolved."""
    fields.setdefault("events_stack", [{"card": name, "known_to": [0, 1]}])
    return rolled("event", die, *players, **fields)


# Choices


def number(pos: Position, name: str, value: Any, what: str) -> int:
    """Turn the name of a card, Region or resource into the number that the choice has."""
    if not isinstance(value, str):
        return int(value)
    if name in {"resource", "give", "get"}:
        return RESOURCES.index(value)
    if name == "side":
        return SIDES.index(value)
    if name == "end":
        return ("left", "right").index(value)
    if name == "cell":
        return cell_of(pos, value)
    if name == "card":
        return next(built(pos, q).index(value) for q in (0, 1) if value in built(pos, q))
    return slot_of(pos, what, value)


def slot_of(pos: Position, what: str, card: str) -> int:
    """Find where a card lies in the pile, or in the hand, from which a choice takes it."""
    s, p = pos.state, pos.turn
    if what == "take":
        return next(cards.index(card) for cards in map(names, (one.cards for one in s.stacks)) if card in cards)
    piles = {
        "take_region": s.region_stack,
        "lay": s.start_regions,
        "take_discarded": s.discard,
        "build_new": s.developments,
    }
    if what in piles:
        return names(piles[what]).index(card)
    return hand(pos, p if card in hand(pos, p) else 1 - p).index(card)


def names(here: Any) -> list[str]:
    """Name the cards of a pile from its bottom to its top."""
    return [IDS[card_at(here, i)] for i in range(here.size)]


def choice(pos: Position, what: str, **arguments: Any) -> Json:
    """Write a choice with the numbers that names stand for here."""
    return {"do": what, **{name: number(pos, name, value, what) for name, value in arguments.items()}}


def do(pos: Position, what: str, **arguments: Any) -> Position:
    """Make a choice; it must be open."""
    pos.push(choice(pos, what, **arguments))
    return pos


def is_open(pos: Position, what: str, **arguments: Any) -> bool:
    """Tell whether a choice is open."""
    return choice(pos, what, **arguments) in pos.choices


def open_kinds(pos: Position) -> set[str]:
    """Name the kinds of the open choices."""
    return {one.name for one in pos.choices}


def open_values(pos: Position, what: str, argument: str) -> set[int]:
    """List the values of one argument among the open choices of a kind."""
    return {one.args[argument] for one in pos.choices if one.name == what}


def open_cells(pos: Position, what: str, owner: int | None = None) -> set[str]:
    """Name the Regions of the open choices of a kind (`pay`, `gain`)."""
    here = pos.state.players[pos.turn if owner is None else owner].regions
    return {IDS[card_at(here, one.args["cell"])] for one in pos.choices if one.name == what}


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether a player may act, and nothing else is asked."""
    return pos.turn == p and is_open(pos, "end_actions")


def why(pos: Position, what: str, **arguments: Any) -> str | None:
    """Return the reason why a choice is blocked, as a word such as `too-dear`; None if no reason is given."""
    wanted = CHOICES.find(choice(pos, what, **arguments)).number
    return Why(pos.blocks[wanted]).name.lower().replace("_", "-") if wanted in pos.blocks else None


# What can be seen


def cell_of(pos: Position, region: str) -> int:
    """Find the cell of a Region, whoever has it."""
    for me in pos.state.players:
        for k in me.regions.taken():
            if IDS[card_at(me.regions, k)] == region:
                return int(k)
    message = f"nobody has {region}"
    raise BadInput(message)


def store(pos: Position, region: str) -> int:
    """Return what a Region shows."""
    for me in pos.state.players:
        for k in me.regions.taken():
            if IDS[card_at(me.regions, k)] == region:
                return int(me.regions.beside[k].store)
    message = f"nobody has {region}"
    raise BadInput(message)


def stock(pos: Position, p: int) -> dict[str, int]:
    """Add up what a player's Regions show, by resource; resources of which there are none are left out."""
    me = pos.state.players[p]
    found: dict[str, int] = {}
    for k in me.regions.taken():
        land = next(row for row in PRINTED["regions"] if row["id"] == IDS[card_at(me.regions, k)])
        found[land["resource"]] = found.get(land["resource"], 0) + me.regions.beside[k].store
    return {name: n for name, n in found.items() if n}


def hand(pos: Position, p: int) -> list[str]:
    """Name the cards in a hand."""
    return names(pos.state.players[p].hand)


def built(pos: Position, p: int) -> list[str]:
    """Name the expansion cards in a principality."""
    return names(pos.state.players[p].built)


def discarded(pos: Position) -> list[str]:
    """Name the cards on the discard pile."""
    return names(pos.state.discard)


def developments(pos: Position) -> list[str]:
    """Name the new developments that lie open beside the stacks."""
    return names(pos.state.developments)


def stack_cards(pos: Position, i: int) -> list[str]:
    """Name the cards of a stack from its top to its bottom."""
    here = pos.state.stacks[i].cards
    return [IDS[card_at(here, k)] for k in reversed(range(here.size))]


def knows(pos: Position, p: int, card: str) -> bool:
    """Tell whether a player knows where a card in a stack or in a hand lies."""
    s = pos.state
    number = IDS.index(card)
    for here in (*(stack.cards for stack in s.stacks), s.events_stack, s.region_stack, *(me.hand for me in s.players)):
        for i in range(here.size):
            if card_at(here, i) == number:
                return bool((here.slots[i] >> (10 + p)) & 1)
    return False


def lines(pos: Position, p: int) -> dict[str, int]:
    """Return the score lines of a player by name: settlements, cities, cards, knight_token, commerce_token."""
    found: dict[str, int] = {}
    for line in pos.breakdown(p):
        found[str(line["line"])] = found.get(str(line["line"]), 0) + int(str(line["points"]))
    return found


def events(pos: Position, kind: str) -> list[Json]:
    """List what was told of one kind since the last choice."""
    return [one for one in pos.events if one["what"] == kind]


def stores_of(seat: int, **amounts: int) -> dict[str, int]:
    """Tell what the Regions of the printed layout show, by resource, for `player`."""
    lands = {row["id"]: row["resource"] for row in PRINTED["regions"]}
    layout = PRINTED["layouts"][seat]
    here = {lands[name]: name for side in SIDES for name in layout[side]}
    return {here[resource]: n for resource, n in amounts.items()}


def look_into(pos: Position, p: int, *stacks: int) -> Position:
    """Let a player know all of some stacks, as after a search: this decides their order."""
    for i in stacks:
        here = pos.state.stacks[i].cards
        for k in range(here.size):
            peek(pos.state, here, k, p)
    return pos


def all_but(*told: str, theme: int = 0) -> list[str]:
    """Name every expansion card but these, for the discard pile: then the stacks hold only what is told."""
    told = (*told, *new_developments(theme))
    of_theme = [card for card in THEME_EXPANSIONS if card_of(card).set == theme]
    return [IDS[card] for card in (*BASE_EXPANSIONS, *of_theme) if IDS[card] not in told]


def new_developments(theme: int) -> list[str]:
    """Name the expansion cards that are new developments with a set."""
    return [IDS[card] for card in EXPANSIONS if (card_of(card).development >> theme) & 1]


def supply(*players: Json) -> dict[str, int]:
    """Count what two principalities leave of the supply; both start sets bring two Settlements and a Road more."""
    left = {"roads": 7 + 2, "settlements": 5 + 4, "cities": 7}
    for one in players:
        places = [centre for centre in one["centres"] if centre]
        left["roads"] -= len(places) - 1 + one["road_left"] + one["road_right"]
        left["settlements"] -= len(places)
        left["cities"] -= places.count(2) + places.count(3)
    return left
