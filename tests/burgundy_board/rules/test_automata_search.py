"""The turn of the Automata: its die, its active card, and where it looks for a tile."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.automata_positions import FOUR, ONE, Wild, seen, turn
from burgundy_board.positions import KINDS
from cases import cases

Json = dict[str, Any]
#: A brown tile without an effect on what is tested here.
TOWER, INN = "watchtower-1", "boarding-house-1"


def kinds(*names: str) -> int:
    return sum(1 << KINDS.index(name) for name in names)


def found(tile: str, depot: int, side: str, item: int) -> list[Json]:
    return [{"player": 2, "depot": depot, "card": tile, "side": side, "item": item}]


# The die and the card


@pytest.mark.parametrize("white", range(1, 7))
@pytest.mark.parametrize("die", [2, 6])
def test_the_white_die_of_the_round_says_which_card_is_active(white: int, die: int) -> None:
    """It rolls one die of its own on its turn, whatever the white die shows."""
    side, item = ("left", 2) if white <= 4 else ("right", 1)
    wanted = {"told automata_rolled": [{"player": 2, "die": die, "white": white, "side": side}], "dice": [0, 0]}
    wanted["told automata_found"] = found("knowledge-1", 2, side, item)
    assert seen(turn(die, white=white, depots={2: {0: "knowledge-1"}}), wanted) == wanted


# Where it looks


@pytest.mark.parametrize("die", range(1, 7))
def test_it_searches_the_depot_of_its_die_first_and_places_one_tile(die: int) -> None:
    wanted = {"told automata_found": found(f"mine-{die}", die, "left", 3), f"depot {die}": [None] * 4}
    assert seen(turn(die, depots={d: {1: f"mine-{d}"} for d in range(1, 7)}), wanted | {"left": 0}) == wanted | {
        "left": {3: f"mine-{die}"}
    }


@pytest.mark.parametrize(("die", "first"), [(1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 2)])
def test_then_clockwise_with_one_after_six(die: int, first: int) -> None:
    done = turn(die, depots={2: {0: "mine-2"}, 5: {0: "mine-5"}})
    assert (done.placed(), done.depot(7 - first)[0]) == ([f"mine-{first}"], f"mine-{7 - first}")


def test_the_depots_that_have_nothing_are_told_in_order_with_the_kinds_that_the_card_still_seeks() -> None:
    done = turn(5, depots={2: {0: "mine-2"}, 6: {0: "ship-1"}})
    assert [event["depot"] for event in done.told("automata_checked")] == [5, 6, 1]
    castle_first = {0: TOWER, 2: "knowledge-2", 3: "mine-3", 4: INN}
    done = turn(3, on_left=castle_first, depots={3: {0: "mine-1"}, 4: {2: "castle-5"}})
    assert seen(done, {"told automata_checked": 0})["told automata_checked"][:1] == [
        {"depot": 3, "side": "left", "kinds": kinds("castle")}
    ]
    wanted = {"told automata_checked": [{"depot": 5, "side": "right", "kinds": kinds("ship", "knowledge", "building")}]}
    assert seen(turn(5, white=6, depots={2: {0: "mine-2"}, 6: {0: "ship-1"}}), wanted) == wanted


FIRST = {0: INN}
FULL_DEPOT = {1: {0: "mine-1", 1: "knowledge-1", 2: "castle-5", 3: TOWER}}


@cases("die said wanted", {
    "one tile a turn": (1, {"depots": {1: {0: TOWER, 1: "mine-1", 2: "knowledge-1"}}}, {"placed": [TOWER], "left": {
        0: TOWER}, "depot 1": [None, "mine-1", "knowledge-1", None]}),
    "in a depot it goes down the card": (1, {"depots": FULL_DEPOT}, {"placed": [TOWER]}),
    "the second item": (1, {"depots": FULL_DEPOT, "on_left": FIRST}, {"placed": ["castle-5"]}),
    "the third": (1, {"depots": FULL_DEPOT, "on_left": {**FIRST, 1: "castle-6"}}, {"placed": ["knowledge-1"]}),
    "the fourth": (1, {"depots": FULL_DEPOT, "on_left": {**FIRST, 1: "castle-6", 2: "knowledge-2"}}, {
        "placed": ["mine-1"]}),
    "a near depot goes before a higher item": (3, {"depots": {3: {0: "mine-1"}, 4: {0: TOWER}}},
        {"left": {3: "mine-1"}}),
    "each depot from the top of the card again": (3, {"depots": {3: {0: "ship-1"}, 4: {0: "mine-1", 1: "knowledge-1"}}},
        {"left": {2: "knowledge-1"}}),
    "a complete item is passed over": (1, {"on_left": FIRST, "depots": {1: {0: TOWER}}}, {"left": {0: INN, 4: TOWER}}),
    "a wild tile keeps its item complete": (1, {"on_left": {0: Wild("ship-1")}, "depots": {1: {0: TOWER}}}, {"left": {
        0: "ship-1", 4: TOWER}}),
    "the other card is not looked at": (1, {"depots": {1: {0: "ship-1"}, 2: {0: "mine-1"}}}, {"placed": ["mine-1"],
        "right": {}}),
    "the same building may lie there twice": (1, {"on_left": {0: "watchtower-2"}, "finished": ["watchtower-3"],
        "depots": {1: {0: TOWER}}}, {"left": {0: "watchtower-2", 4: TOWER}, "points buildings": 4}),
    "the black depot is not searched": (1, {"black": {0: "mine-1"}, "depots": {6: {0: "mine-2"}}}, {"placed": [
        "mine-2"], "black": ["mine-1", *[None] * 7]}),
    **{f"reading order: {a} before {b}": (1, {"depots": {1: {a: "mine-7", b: "mine-3"}}}, {"placed": ["mine-7"],
        "left": {3: "mine-7"}}) for a in range(4) for b in range(a + 1, 4)},
})  # fmt: skip
def test_what_it_finds_in_the_depots(die: int, said: Json, wanted: Json) -> None:
    found = (
        {"placed": turn(die, **said).placed()[:1]} if list(wanted) == ["placed"] else seen(turn(die, **said), wanted)
    )
    assert found == wanted


# The reserve and wild tiles

SEEKS = kinds("castle", "mine", "knowledge", "building")


@cases("die said wanted", {
    "without a tile in all depots one of the reserve": (4, {"depots": {1: {0: "ship-1"}}, "reserve": ["knowledge-1"]},
        {"told automata_reserve": [{"player": 2, "card": "knowledge-1", "side": "left", "item": 2}],
        "left": {2: "knowledge-1"}, "reserve": []}),
    "that it has nothing either is told": (4, {"depots": {1: {0: "ship-1"}}, "reserve": ["ship-2"]},
        {"told automata_none_in_reserve": [{"player": 2, "side": "left", "kinds": SEEKS}], "placed": [],
        "reserve": ["ship-2"]}),
    "and not otherwise": (4, {"depots": {1: {0: "mine-1"}}}, {"told automata_none_in_reserve": []}),
    "a depot goes before the reserve": (1, {"depots": {6: {3: "mine-1"}}, "reserve": ["mine-2", TOWER]},
        {"placed": ["mine-1"], "reserve": ["mine-2", TOWER]}),
    "it is searched from the top of the card": (1, {"reserve": ["mine-1", "knowledge-1", TOWER]}, {"left": {0: TOWER}}),
    "over complete items": (1, {"on_left": {0: INN, 4: TOWER}, "reserve": ["mine-1", "knowledge-1"]},
        {"placed": ["knowledge-1"]}),
    "of a colour the newest": (1, {"reserve": ["mine-1", "mine-9", "mine-4", "ship-1"]},
        {"placed": ["mine-4"], "reserve": ["mine-1", "mine-9", "ship-1"]}),
    "with its bonus": (1, {"reserve": ["bank-1"]}, {"silver": 2}),
    "then a wild tile covers the topmost open item": (1, {"on_left": FIRST, "reserve": ["ship-1"], "wilds": ["mine-1"]},
        {"told automata_wild": [{"player": 2, "side": "left", "item": 1}], "left": {0: INN, 1: "mine-1"}, "wilds": [],
        "reserve": ["ship-1"]}),
    "it is not a tile of its colour": (1, {"wilds": ["mine-1"]}, {"left": {0: "mine-1"}}),
    "a fitting tile of the reserve goes before it": (1, {"reserve": ["mine-2"], "wilds": ["mine-1"]},
        {"placed": ["mine-2"], "wilds": ["mine-1"]}),
    "the newest first": (1, {"wilds": ["mine-1", "mine-2"]}, {"left": {0: "mine-2"}, "wilds": ["mine-1"]}),
    "on the right card too": (1, {"white": 5, "on_right": {0: "ship-1"}, "wilds": ["mine-1"]},
        {"right": {0: "ship-1", 1: "mine-1"}, "left": {}}),
    **{f"a wild tile has no bonus: {tile}": (1, {"depots": {1: {0: "ship-1"}}, "wilds": [tile],
        "him": {"goods": [1, 0, 0, 0, 0, 0]}}, {"order": ["automata_wild"], "silver": 0, "points": 0,
        "reserve": []}) for tile in (TOWER, "bank-1", "cow-4a", "castle-5", "city-hall-1", "church-1")},
    "without one the first black tile becomes wild": (1, {"black": {4: "castle-15", 2: "bank-6", 7: "mine-11"},
        "reserve": ["ship-1"]}, {"told automata_made_wild": [{"player": 2, "card": "bank-6"}], "wilds": ["bank-6"],
        "reserve": ["ship-1"], "left": {}, "right": {}, "silver": 0,
        "black": [None, None, None, None, "castle-15", None, None, "mine-11"]}),
    "one that it has goes before making one": (1, {"black": {0: "castle-15"}, "wilds": ["mine-1"]},
        {"left": {0: "mine-1"}, "black": ["castle-15", *[None] * 7]}),
    "a black tile that would fit becomes a wild one": (1, {"black": {0: "mine-11"}},
        {"left": {}, "wilds": ["mine-11"]}),
    "without black tiles two silver": (1, {"reserve": ["ship-1"]},
        {"order": ["automata_no_tile", "gained_silver"], "silver": 2}),
    "goods do not keep a depot from being empty": (1, {"goods": {d: [1, 0, 0, 0, 0, 0] for d in range(1, 7)}},
        {"silver": 2, "lying 1": [1, 0, 0, 0, 0, 0]}),
})  # fmt: skip
def test_the_reserve_and_wild_tiles(die: int, said: Json, wanted: Json) -> None:
    done = turn(die, **said)
    assert seen(done, wanted) == wanted


def test_a_wild_tile_lies_face_down_and_all_depots_were_looked_at_before() -> None:
    assert turn(1, wilds=["mine-1"]).dump["sides"][0]["items"][0] == {"card": "mine-1", "wild": True}
    assert [event["depot"] for event in turn(4, reserve=["mine-1"]).told("automata_checked")] == [4, 5, 6, 1, 2, 3]


@pytest.mark.parametrize("people", [1, 2, 3])
def test_with_one_person_and_with_three_it_searches_alike(people: int) -> None:
    done = turn(3, people=people, left=ONE, right=FOUR, depots={3: {0: "mine-1"}})
    assert (done.left, done.cards) == ({0: "mine-1"}, [ONE, FOUR])
