"""The cards, read from `cards.json`: Regions, and the expansion and event cards.

What a card does is data. Clauses that hold as long as a card is in play become numbers of its `Card`; what happens when
it is played or turned up becomes rows of `operation`, run one after the other. No rule asks for the name of a card.

Amounts of resources are *packed*: one number, five bits for each resource. `packing.py` reads them.
"""

from __future__ import annotations

import json
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bailey.core import Cards, Record, number, table, truth
from bailey.games.catan_cards.packing import RESOURCES, packed

if TYPE_CHECKING:
    from collections.abc import Callable

DATA = Path(__file__).with_name("cards.json")
PRINTED: dict[str, Any] = json.loads(DATA.read_text(encoding="utf-8"))

LANDS: tuple[str, ...] = tuple(PRINTED["lands"])
FACES: tuple[str, ...] = tuple(dict.fromkeys(PRINTED["event_faces"]))
STORE: int = PRINTED["region_store_max"]
HAND_LIMIT: int = PRINTED["hand_limit"]
START_HAND: int = PRINTED["start_hand"]
SEARCH_COST: int = PRINTED["search_cost"]
BANK_RATE: int = PRINTED["bank_rate"]
SUPPLY: dict[str, int] = PRINTED["supply"]
STACK_SIZES: tuple[int, ...] = tuple(PRINTED["stacks"])
KINDS = ("unit_knight", "unit_fleet", "building", "action", "event")
KNIGHT, FLEET, BUILDING, ACTION, EVENT = range(len(KINDS))
CATEGORIES = ("unit", "unit", "building", "action", "event")
TIMINGS = ("action_phase", "before_roll", "while_building_settlement", "reaction")
IN_ACTION_PHASE, BEFORE_ROLL, BUILDING_SETTLEMENT, REACTION = range(len(TIMINGS))
NEVER, ALWAYS, BY_OPTION = range(3)
#: Any resource; and what is said of a cell in which no Region lies.
ANY = NO_REGION = len(RESOURCES)
NONE = -1


class Do(IntEnum):
    """What an operation does."""

    SET_DIE = 0
    DUEL = 1
    RETURN_TO_HAND = 2
    STEAL = 3
    SWAP_WITH_BANK = 4
    CHOOSE_REGIONS = 5
    LOOK_HAND = 6
    TAKE_FROM_HAND = 7
    HAND_CHECK = 8
    PUT_UNDER_STACK = 9
    SEARCH_STACK = 10
    REGION_SUB = 11
    REGION_ADD = 12
    GAIN_PER = 13
    RESHUFFLE_EVENTS = 14
    COUNTER_ATTACK_CARD = 15


class Who(IntEnum):
    """Whom an operation concerns: who takes, picks, looks or searches."""

    SELF = 0
    OPPONENT = 1
    EACH = 2
    HOLDER = 3  # of the Knight token


class Region(Record):
    """A Region: its land, its resource and its number."""

    land: int = number(0, names=LANDS)
    resource: int = 0
    die: int = 0


class Card(Record):
    """An expansion or event card."""

    kind: int = number(0, names=KINDS)
    copy_of: int = 0  # the first card of the same name
    red: int = truth()
    cost: int = 0
    points: int = 0
    strength: int = 0
    tournament: int = 0
    commerce: int = 0
    timing: int = number(0, names=TIMINGS)
    gated: int = 0  # whether it waits for the gate
    fits: int = 0  # the selectors that it fits, one bit each
    # As long as it is in play
    hand_limit: int = 0
    search_cost: int = 0  # 0: does not change it
    uncounted: int = truth()
    doubles: int = NONE  # the resource of the Regions beside it that it doubles
    rate_of: int = NONE  # the resource whose rate at the bank it sets
    rate: int = 0
    adds_strength: int = 0  # for each own card that fits `per`
    adds_commerce: int = 0
    per: int = NONE
    stops_plague_beside: int = truth()  # in the four Regions around its City
    stops_plague: int = truth()
    # The cards against which it helps, one bit each
    shields: int = 0
    counters: int = 0
    # What it takes to play it
    needs_rivals: int = NONE  # a card of the rival that fits this selector
    needs_to_take: int = 0
    needs_to_swap: int = truth()
    # What it does
    first: int = 0
    count: int = 0


class Operation(Record):
    """One thing that a card does."""

    do: int = 0
    who: int = 0
    n: int = 0
    selector: int = NONE
    threat: int = 0  # the card that does it, as a bit of `shields` and `counters`
    by_giver: int = truth()
    upto: int = truth()
    win: int = 0  # a duel is won by so much or less
    win_countered: int = 0
    won: int = 0
    won_count: int = 0
    lost: int = 0
    lost_count: int = 0


# Selectors

#: What cards are selected by; each card keeps which of them it fits, one bit each.
SELECTORS: list[dict[str, Any]] = []


def selector(wanted: dict[str, Any] | None) -> int:
    """Return the number of a selector; NONE without one."""
    if wanted is None:
        return NONE
    if wanted not in SELECTORS:
        SELECTORS.append(wanted)
    return SELECTORS.index(wanted)


def fits_selector(row: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Tell whether a card fits a selector."""
    category = CATEGORIES[KINDS.index(row["kind"])]
    tests: dict[str, Callable[[Any], bool]] = {
        "kind": lambda value: row["kind"] == value,
        "category": lambda value: category == value,
        "category_in": lambda values: category in values,
        "tag": lambda value: value in row.get("tags", ()),
        "id_in": lambda values: row["id"] in values,
    }
    return all(tests[key](value) for key, value in wanted.items())


# Operations

OPERATIONS: list[Operation] = []
_WHO = {"self": Who.SELF, "opponent": Who.OPPONENT, "each": Who.EACH, "holder:knight": Who.HOLDER}
#: Under which key an operation says who acts.
_ACTOR = {"return_to_hand": "chooser", "steal": "to", "look_hand": "by", "take_from_hand": "to"}
_ACTOR |= {"put_under_stack": "chooser"}
_ADDED: dict[str, tuple[int, int]] = {}


def add_operations(name: str, operations: list[dict[str, Any]]) -> tuple[int, int]:
    """Add the operations of one card in their order; return where they begin and how many there are."""
    key = json.dumps([name, operations])
    if key not in _ADDED:
        made = [read_operation(name, operation) for operation in operations]
        _ADDED[key] = len(OPERATIONS), len(made)
        OPERATIONS.extend(made)
    return _ADDED[key]


def read_operation(name: str, data: dict[str, Any]) -> Operation:
    """Read one operation of a card."""
    made = Operation()
    made.do = Do[data["op"].upper()]
    made.who = _WHO[data.get(_ACTOR.get(data["op"], "who"), "self")]
    made.n = data["upto"] if made.do == Do.SWAP_WITH_BANK else data.get("n", data.get("take", 0))
    made.threat = THREATS.get(name, 0)
    made.by_giver = int(data.get("res") == "chosen_by_giver")
    made.upto = int(data.get("upto") is True)
    wanted = next((data[key] for key in ("select", "filter", "per", "bordering") if key in data), None)
    made.selector = NONE if wanted == "city" else selector(wanted)
    if made.do == Do.DUEL:
        made.win, made.win_countered = data["win"][-1], data["win_countered"][-1]
        made.won, made.won_count = add_operations(name, data["on_win"])
        made.lost, made.lost_count = add_operations(name, data["on_lose"])
    return made


# Cards


def read_region(row: dict[str, Any]) -> Region:
    """Read one row of the Regions."""
    made = Region()
    made.land, made.resource, made.die = LANDS.index(row["land"]), RESOURCES.index(row["resource"]), row["number"]
    return made


def read_card(row: dict[str, Any]) -> Card:
    """Read one row of the cards."""
    made = Card()
    made.kind = KINDS.index(row["kind"])
    made.copy_of = IDS_OF_KIND[row["id"]]
    made.red = int(row["colour"] == "red")
    made.cost = packed(row.get("cost", {}))
    made.points, made.strength = row.get("victory_points", 0), row.get("strength", 0)
    made.tournament, made.commerce = row.get("tournament", 0), row.get("commerce", 0)
    made.timing = TIMINGS.index(row.get("timing", TIMINGS[0]))
    waits = row.get("class") in {"attack", "neutral"}
    made.gated = (BY_OPTION if "gate_option" in row else ALWAYS) if waits else NEVER
    for clause in row.get("effect", ()):
        read_clause(made, row["id"], clause)
    for need in row.get("needs", ()):
        read_need(made, need)
    return made


def read_need(made: Card, need: dict[str, Any]) -> None:
    """Read one thing that it takes to play a card."""
    for key, value in need.items():
        if key == "opponent_has":
            made.needs_rivals = selector(value)
        elif key == "opponent_has_resource_i_can_store":
            made.needs_to_take = value
        elif key == "can_swap":
            made.needs_to_swap = 1
        else:
            raise KeyError(key)


def read_clause(made: Card, name: str, clause: dict[str, Any]) -> None:
    """Read one clause of an effect: what holds in play, or what happens."""
    if clause["when"] in {"play", "event_card", "while_building:settlement"}:
        made.first, made.count = add_operations(name, clause["do"])
        return
    for operation in clause["do"]:
        STATIC[operation["op"]](made, operation, clause)


def _doubles(made: Card, operation: dict[str, Any], _: dict[str, Any]) -> None:
    made.doubles = RESOURCES.index(PRINTED["lands"][operation["select"]["land"]])


def _trade_rate(made: Card, operation: dict[str, Any], _: dict[str, Any]) -> None:
    made.rate_of, made.rate = RESOURCES.index(operation["res"]), operation["give"]


def _points_per(made: Card, operation: dict[str, Any], _: dict[str, Any]) -> None:
    setattr(made, f"adds_{operation['points']}", operation["add"])
    made.per = selector(operation["per"])


def _immune(made: Card, operation: dict[str, Any], _: dict[str, Any]) -> None:
    everywhere = operation["select"]["scope"] == "principality"
    made.stops_plague, made.stops_plague_beside = int(everywhere), int(not everywhere)


def _protect(made: Card, operation: dict[str, Any], _: dict[str, Any]) -> None:
    made.shields = sum(THREATS[name] for name in operation["from"])


def _counter(made: Card, _: dict[str, Any], clause: dict[str, Any]) -> None:
    made.counters = sum(THREATS[name] for name in clause["by"])


#: How an operation that holds in play becomes numbers of a card.
STATIC = {
    "hand_limit": lambda made, operation, _: setattr(made, "hand_limit", operation["add"]),
    "search_cost": lambda made, operation, _: setattr(made, "search_cost", operation["set"]),
    "uncounted_by_brigands": lambda made, _, __: setattr(made, "uncounted", 1),
    "production_bonus": _doubles,
    "trade_rate": _trade_rate,
    "points_per": _points_per,
    "immune": _immune,
    "protect": _protect,
    "counter_attack_card": _counter,
}


def _threats() -> dict[str, int]:
    """Give every card a bit that a counter card, or one that protects, is directed against."""
    clauses = [clause for row in PRINTED["cards"] for clause in row.get("effect", ())]
    named = [name for clause in clauses for name in clause.get("by", ())]
    named += [name for clause in clauses for operation in clause["do"] for name in _protected_from(operation)]
    return {name: 1 << i for i, name in enumerate(dict.fromkeys(named))}


def _protected_from(operation: dict[str, Any]) -> list[str]:
    return operation["from"] if operation["op"] == "protect" else []


def _copies(row: dict[str, Any]) -> list[str]:
    """Return the name of every card of a row; copies get a letter."""
    copies = row.get("copies", 1)
    return [row["id"]] if copies == 1 else [f"{row['id']}-{letter}" for letter in "abcdefg"[:copies]]


THREATS = _threats()
ROWS = [(name, row) for row in PRINTED["cards"] for name in _copies(row)]
IDS_OF_KIND: dict[str, int] = {}
for _number, (_, _row) in enumerate(ROWS):
    IDS_OF_KIND.setdefault(_row["id"], _number)

CARDS = Cards()
card = CARDS.add("card", [name for name, _ in ROWS], [row for _, row in ROWS], read_card)
for _number, (_, _row) in enumerate(ROWS):
    card(_number).fits = sum(1 << i for i, wanted in enumerate(SELECTORS) if fits_selector(_row, wanted))
region = CARDS.add("region", [row["id"] for row in PRINTED["regions"]], PRINTED["regions"], read_region)
operation = table(OPERATIONS)
IDS = CARDS.names
KIND_OF = {name: row["id"] for name, row in ROWS}
#: The cards as a drawing needs them, one row each: Regions too.
FACES_DRAWN: list[dict[str, Any]] = [{**row, "id": name} for name, row in ROWS] + PRINTED["regions"]
EXPANSIONS = [i for i, (_, row) in enumerate(ROWS) if row["kind"] != "event"]
EVENTS = [i for i, (_, row) in enumerate(ROWS) if row["kind"] == "event"]
_REGIONS = CARDS.numbers("region")
NEW_REGIONS = [c for c, row in zip(_REGIONS, PRINTED["regions"], strict=True) if row["where"] == "stack"]
START_REGIONS = [c for c, row in zip(_REGIONS, PRINTED["regions"], strict=True) if row["where"] != "stack"]


class Layout(Record):
    """The start Regions of a player in the default layout, above and below from left to right."""

    region: int = 0


def _layout(name: str) -> Layout:
    made = Layout()
    made.region = IDS.index(name)
    return made


#: Twelve rows: for each player three above, then three below.
layout = table([_layout(name) for row in PRINTED["layouts"] for name in (*row["above"], *row["below"])])
ROAD, SETTLEMENT, CITY = range(3)


class Centre(Record):
    """A Road, a Settlement or a City: what it costs, its points, and its building sites above and below."""

    cost: int = 0
    points: int = 0
    sites: int = 0


def _centre(row: dict[str, Any]) -> Centre:
    made = Centre()
    made.cost, made.points, made.sites = packed(row["cost"]), row["victory_points"], row.get("sites", 0)
    return made


centre = table([_centre(row) for row in PRINTED["centres"]])
