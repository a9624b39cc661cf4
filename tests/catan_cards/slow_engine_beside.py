"""Random games of the real engine with the slow engine beside it, compared after every choice."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

from catan_cards.slow_engine import SlowEngine
from catan_cards.slow_engine_chooser import MOODS, choose
from catan_cards.slow_engine_resources import number_of
from catan_cards.slow_engine_table import Json, names

from bailey.games import catan_cards

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catan_cards.slow_engine_resources import Choice
    from catan_cards.slow_engine_table import Principality, Stack

    from bailey.core import Position

#: The slow engine knows the base game alone.
OPTIONS = {one.name: one.values for one in catan_cards.GAME.options if one.name != "theme"}
LINES = ("settlements", "cities", "cards", "knight_token", "commerce_token")


class Difference(AssertionError):
    """The two engines do not agree."""


def any_options(chance: random.Random) -> dict[str, int]:
    """Options by chance; short games more often than long ones."""
    options = {name: chance.choice(values) for name, values in OPTIONS.items()}
    return options | {"turn_cap": 50 if chance.random() < 0.9 else options["turn_cap"]}


def as_tuple(choice: Any) -> Choice:
    return (choice.name, *choice.args.values())


# --- what is compared


def compare(slow: SlowEngine, pos: Position, dump: Json) -> None:
    """Raise a Difference that names what differs, and both values."""
    for what, mine, real in differences(slow, pos, dump):
        if mine != real:
            raise Difference(f"{what}: the slow engine says {mine}, the real one {real}")


def differences(slow: SlowEngine, pos: Position, dump: Json) -> Iterable[tuple[str, Any, Any]]:
    """All that is compared: its name, and its two values."""
    table = slow.table
    yield "over", slow.question is None, pos.over
    yield "to decide", slow.turn, pos.turn
    for p, own in enumerate(table.players):
        yield from principality(p, own, dump["players"][p])
    for name, amount in table.supply.items():
        yield f"supply of {name}", amount, dump[{"road": "roads", "settlement": "settlements", "city": "cities"}[name]]
    yield "discard", table.discard, names(dump["discard"])
    yield "shown", table.shown, names(dump["shown"])
    yield "turns", table.turns, dump["turns"]
    yield "on turn", table.on_turn, dump["on_turn"]
    for i, stack in enumerate(table.stacks):
        yield from pile(f"stack {i}", stack, dump["stacks"][i]["cards"])
    yield from pile("event cards", table.events, dump["events_stack"])
    yield from pile("Regions", table.region_stack, dump["region_stack"])
    for p in (0, 1):
        yield from points(slow, pos, p)
    if slow.question is None:
        yield "winners", table.winners, pos.winners
    choices = {as_tuple(choice) for choice in pos.choices}
    yield "choices", sorted(slow.choices() - choices), sorted(choices - slow.choices())


def principality(p: int, own: Principality, dump: Json) -> Iterable[tuple[str, Any, Any]]:
    """A player's hand, row, Regions and built cards."""
    yield f"hand of {p}", own.hand, names(dump["hand"])
    row = [{"settlement": 1, "city": 2}.get(own.row.get(place, ""), 0) for place in range(12)]
    yield f"row of {p}", row, list(dump["centres"])
    roads = [end in own.open_roads for end in (0, 1)]
    yield f"open Roads of {p}", roads, [bool(dump["road_left"]), bool(dump["road_right"])]
    built = [(one.card, one.place, one.side) for one in own.built]
    sides = {0: "above", 1: "below"}
    real = [(one["card"], one["place"], sides.get(one["side"], one["side"])) for one in dump["built"]]
    yield f"built by {p}", built, real
    regions = {number_of(cell): (region.card, region.store) for cell, region in own.regions.items()}
    lying = {i: (one["card"], one.get("store", 0)) for i, one in enumerate(dump["regions"]) if one}
    yield f"Regions of {p}", regions, lying


def pile(name: str, mine: Stack, real: list[Json]) -> Iterable[tuple[str, Any, Any]]:
    """The size of a stack, the cards that somebody has seen in their places, and which the others are."""
    yield f"size of {name}", len(mine), len(real)
    for slot, (card, there) in enumerate(zip(mine.order, real, strict=True)):
        if card or there.get("known_to"):
            yield f"{name}, card {slot}", card, there["card"]
    yield f"cards of {name}", sorted({*names(real)}), sorted({card for card in mine.order if card} | mine.unseen)


def points(slow: SlowEngine, pos: Position, p: int) -> Iterable[tuple[str, Any, Any]]:
    """The victory points, line by line."""
    told = Counter[str]()
    for one in pos.breakdown(p):
        assert one["line"] in LINES, one
        told[one["line"]] += one["points"]
    yield f"points of {p}", slow.table.lines(p), {line: told[line] for line in LINES}
    yield f"score of {p}", slow.table.points(p), pos.score()[p]


# --- a game


def orders_in(dump: Json) -> list[Json]:
    """The order of the stacks, which chance decides when somebody looks through one."""
    stacks = {f"stack {i}": one["cards"] for i, one in enumerate(dump["stacks"])} | {"regions": dump["region_stack"]}
    return [{"what": "order", "pile": name, "cards": names(cards)} for name, cards in stacks.items()]


def drawn_regions(before: Json, events: list[Json], after: Json) -> list[Json]:
    """The Regions that were drawn by this choice: those placed, and the one that waits to be placed."""
    placed = [one["card"] for one in events if one["what"] == "placed_region"]
    drawn = [card for card in placed if card not in names(before["drawn"])] + names(after["drawn"])
    return [{"what": "drawn_region", "card": card} for card in drawn]


def play_beside(seed: int, options: dict[str, int] | None = None, **believed: int) -> SlowEngine:
    """Play a random game with both engines; return the slow one, which knows what acted.

    `believed` are options that the slow engine takes for other than they are.
    """
    chance = random.Random(seed)
    chosen = any_options(chance) if options is None else options
    pos = catan_cards.new(seed=seed, options=chosen)
    dump = pos.dump()
    slow, mood = SlowEngine({**dump, **believed}), chance.choices(MOODS, (6, 6, 1))[0]
    n, choice = 0, None
    try:
        compare(slow, pos, dump)
        while not pos.over:
            choice = choose(chance, slow, mood)
            dump = make(choice, slow, pos, dump)
            n += 1
            compare(slow, pos, dump)
    except Exception as fault:
        fault.add_note(f"seed {seed}, decision {n}, after {choice}, options {chosen}, asked {pos.step}, {pos.events}")
        raise
    slow.game.acted["decision"] += n
    return slow


def make(choice: Choice, slow: SlowEngine, pos: Position, before: Json) -> Json:
    """Make a choice in both games; return the real position after it."""
    pos.play(next(one for one in pos.choices if as_tuple(one) == choice))
    events, dump = pos.events, pos.dump()
    slow.apply(choice, [*events, *drawn_regions(before, events, dump), *orders_in(dump)])
    return dump
