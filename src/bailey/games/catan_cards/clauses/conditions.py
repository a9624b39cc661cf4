"""Conditions of cards, read from the data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.catan_cards.clauses import Condition, Need
from bailey.games.catan_cards.clauses.selectors import selector
from bailey.games.catan_cards.clauses.threats import THREATS
from bailey.games.catan_cards.data import CENTRE_IDS
from bailey.games.catan_cards.packing import ANY, RESOURCES, some_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.core import Data, Datum

CONDITIONS: list[Condition] = []


def needs_of(row: Data) -> list[Data]:
    """Return the conditions of a card; one that only brings something needs room for any of it (10)."""
    done = [one for clause in row.get("effect", ()) if clause["when"] == "play" for one in clause["do"]]
    return [*row.get("needs", ()), *([_room_for(done[0])] if len(done) == 1 else [])]


def _room_for(operation: Data) -> Data:
    """Return what an operation needs if it only brings something."""
    if operation["op"] in {"gain", "gain_per"}:
        return {"room_for": operation["res"]}
    if operation["op"] == "roll_table":
        return {"room_for": next(one["res"] for done in operation["table"].values() for one in done)}
    return {"region_to_fill": True} if operation["op"] == "region_add" else {}


def add_conditions(needs: Iterable[Data], name: str = "") -> tuple[int, int]:
    """Add the conditions of a card; return where they begin and how many there are."""
    made = [read_condition(key, value) for need in needs for key, value in need.items()]
    for one in made:
        one.threat = THREATS.get(name, 0)
    CONDITIONS.extend(made)
    return len(CONDITIONS) - len(made), len(made)


#: Conditions that are told by their name, or by name and value.
_NEEDS: dict[tuple[str, str] | str, Need] = {
    "opponent_has_resource_i_can_store": Need.SOMETHING_TO_TAKE,
    "can_swap": Need.SOMETHING_TO_SWAP,
    "self_has_duplicate_land": Need.DUPLICATE_LAND,
    "stack_not_empty": Need.CARDS_TO_DRAW,
    "opponent_has_cards": Need.RIVALS_HAND,
    ("token", "knight"): Need.KNIGHT_TOKEN,
    ("more_than_opponent", "strength"): Need.MORE_STRENGTH,
    ("more_than_opponent", "commerce"): Need.MORE_COMMERCE,
    ("token", "commerce"): Need.COMMERCE_TOKEN,
    "city_left": Need.CITY_LEFT,
    "region_stack_not_empty": Need.REGION_TO_TAKE,
    "region_without_wizard": Need.REGION_WITHOUT_WIZARD,
    "self_has_no": Need.NO_WIZARD,
    "region_to_fill": Need.REGION_TO_FILL,
}
_A_WIZARD = {"kind": "wizard"}
#: Conditions with a number.
_NEEDS_OF_NUMBER = {
    "hand_at_least": Need.OTHERS_IN_HAND,
    "magic_at_least": Need.MAGIC,
    "wizards_at_least": Need.WIZARDS,
}


#: Conditions about cards that fit a selector.
_NEEDS_OF_CARDS = {
    "opponent_has": Need.RIVAL_HAS,
    "opponent_can_yield": Need.RIVAL_CAN_YIELD,
    "self_has_built": Need.BUILT,
    "self_has_built_any": Need.BUILT,
    "self_has_not_built": Need.NOT_BUILT,
    "discard_has_other": Need.DISCARDED,
    "opponent_has_free": Need.RIVAL_HAS_FREE,
    "event_stack_has_other": Need.EVENT_TO_REMOVE,
    "can_swap_sites": Need.SITES_TO_SWAP,
}


def read_wanted(value: Datum) -> Data:
    """Read a selector, or the names of cards."""
    if isinstance(value, str):
        return {"id_in": [value]}
    return value if isinstance(value, dict) else {"id_in": value}


def read_condition(key: str, value: Datum) -> Condition:
    """Read one condition of a card."""
    made = Condition()
    if value in CENTRE_IDS:
        made.need, made.n = Need.CENTRE, CENTRE_IDS.index(value)
    elif value == _A_WIZARD:
        made.need = Need.RIVAL_HAS_WIZARD
    elif key in _NEEDS_OF_CARDS:
        made.need, made.n = _NEEDS_OF_CARDS[key], 1
        made.selector = selector(read_wanted(value))
    elif key == "room_for_others":
        made.need, made.resource = Need.ROOM, some_of([name for name in RESOURCES if name != value])
    elif key == "room_for":
        made.need, made.resource = Need.ROOM, ANY if value == "choice" else RESOURCES.index(value)
    elif key == "at_least_built":
        made.need, made.n = Need.BUILT, value["n"]
        made.selector = selector({name: wanted for name, wanted in value.items() if name != "n"})
    elif key in _NEEDS_OF_NUMBER:
        made.need, made.n = _NEEDS_OF_NUMBER[key], value
    elif key == "self_has_resource":
        made.need, made.resource, made.n = Need.RESOURCE, RESOURCES.index(value), 1
    elif key == "at_least":
        ((made.need, made.n),) = ((Need[points.upper()], n) for points, n in value.items())
    else:
        made.need = _NEEDS[key] if key in _NEEDS else _NEEDS[key, value]
    return made
