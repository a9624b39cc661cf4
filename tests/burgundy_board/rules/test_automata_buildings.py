"""What each building brings the Automata."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.automata_positions import FOUR, ONE, Turn, Wild, turn
from burgundy_board.positions import with_goods
from cases import cases

from bailey.core.play.telling import is_vain
from bailey.games.burgundy_board.events import What

TOWER, INN = "watchtower-1", "boarding-house-1"
#: Left: brown, brown, light green, yellow.
TWO = "automata-2"
#: Left: dark green, gray with a box, light green, blue.
EIGHT = "automata-8"
#: Options of the two texts.
FIRST_TEXT, OFFICIAL = 0, 1
NEAREST = {"automata_depot_first": True}


def built(tile: str, **said: Any) -> Turn:
    """Let it find a building in depot 2, on the top of card 4; the white die shows 4."""
    lying = {2: {0: tile}, **said.pop("depots", {})}
    return turn(2, **{"white": 4, "depots": lying, **said})


# Silver, points and sales


@pytest.mark.parametrize(("building", "silver", "source", "points"), [
    ("bank-1", 2, "buildings", 0),
    (INN, 0, "buildings", 2),
    (TOWER, 0, "buildings", 4),
    ("warehouse-1", 1, "sales", 9),
])  # fmt: skip
def test_silver_points_and_a_sale(building: str, silver: int, source: str, points: int) -> None:
    """A boarding house brings points and no workers; a warehouse sells the type of which it has most."""
    done = built(building, him={"goods": with_goods(t2=1, t6=3)})
    assert (done.silver, done.points(source), sum(done.him["points"])) == (silver, points, points)
    assert done.him["workers"] == 0
    assert done.goods == with_goods(t2=1, t6=0 if building == "warehouse-1" else 3)
    assert not done.told("automata_in_vain")


@pytest.mark.parametrize("building", ["warehouse-1", "workshop-1", "church-1", "market-1", "city-hall-1"])
def test_a_building_that_finds_nothing_says_so(building: str) -> None:
    done = built(building)
    assert done.told("automata_in_vain") == [{"what": "automata_in_vain", "player": 2}]
    assert (done.silver, sum(done.him["points"])) == (0, 0)


def test_that_it_finds_nothing_warns_nobody_about_an_own_choice() -> None:
    """Who ends a turn is warned if what comes of it brings nothing: what the Automata does is no part of that."""
    kinds = What.kinds()
    told = [event for event in built("workshop-1").pos.state.events if kinds[event[0]].name.startswith("automata_")]
    assert "automata_in_vain" in {kinds[event[0]].name for event in told}
    assert not is_vain(told, kinds)


# Workshop, church and market


@pytest.mark.parametrize(("building", "tile"), [
    ("workshop-1", TOWER), ("church-1", "castle-5"), ("church-1", "mine-1"), ("church-1", "knowledge-1"),
    ("market-1", "ship-1"), ("market-1", "cow-2a"),
])  # fmt: skip
def test_it_takes_a_tile_into_the_reserve(building: str, tile: str) -> None:
    others = {"workshop": ["castle-9"], "church": ["ship-9", INN], "market": ["castle-9", INN]}[building[:-2]]
    done = built(building, depots={5: dict(enumerate(others)), 6: {0: tile}}, reserve=["pig-2a"])
    assert done.kept() == [tile]
    assert done.reserve == ["pig-2a", tile]
    assert done.left == {0: building}
    assert done.depot(6) == [None] * 4


@pytest.mark.parametrize(("building", "other"), [("workshop-1", "castle-9"), ("church-1", TOWER), ("market-1", TOWER)])
@pytest.mark.parametrize("option", [{}, NEAREST], ids=["by colours", "by depots"])
def test_without_such_a_tile_it_takes_nothing(building: str, other: str, option: dict[str, bool]) -> None:
    done = built(building, depots={5: {0: other}}, black={0: "mine-11", 1: "ship-21", 2: "bank-6"}, **option)
    assert done.kept() == done.reserve == done.wilds == []
    assert done.silver == 0


@pytest.mark.parametrize(("building", "kind"), [("workshop-1", "bank"), ("church-1", "mine"), ("market-1", "ship")])
@pytest.mark.parametrize(("white", "depot"), [(1, 3), (3, 3), (4, 6), (2, 3)])
def test_it_looks_clockwise_from_the_white_die_in_reading_order(
    building: str, kind: str, white: int, depot: int
) -> None:
    lying = {2: {0: building}, 3: {1: f"{kind}-3", 2: f"{kind}-1"}, 6: {0: f"{kind}-4"}}
    assert turn(2, white=white, depots=lying).kept() == [f"{kind}-{3 if depot == 3 else 4}"]


NEAR, FAR, FARTHER = {4: {0: "knowledge-1"}}, {5: {0: "mine-1"}}, {3: {0: "castle-5"}}
SHIP_FAR = {4: {0: "cow-2a"}, 3: {0: "ship-1"}}


@cases("building said kept", {
    "a church looks for a castle everywhere": ("church-1", {"depots": NEAR | FAR | FARTHER}, "castle-5"),
    "then for a mine": ("church-1", {"depots": NEAR | FAR}, "mine-1"),
    "then for knowledge": ("church-1", {"depots": NEAR}, "knowledge-1"),
    "a market looks for a ship everywhere before livestock": ("market-1", {"depots": SHIP_FAR}, "ship-1"),
    "by the option the nearest depot goes first": ("church-1", {"depots": NEAR | FAR | FARTHER, **NEAREST},
        "knowledge-1"),
    "for a market too": ("market-1", {"depots": SHIP_FAR, **NEAREST}, "cow-2a"),
    "within a depot colours go first: castle": ("church-1", {"depots": {4: {0: "knowledge-1", 1: "mine-1",
        3: "castle-5"}}, **NEAREST}, "castle-5"),
    "mine": ("church-1", {"depots": {4: {0: "knowledge-1", 1: "mine-1"}}, **NEAREST}, "mine-1"),
    "ship": ("market-1", {"depots": {4: {0: "cow-2a", 1: "ship-1"}}, **NEAREST}, "ship-1"),
    "after depot six it goes on": ("church-1", {"white": 5, "left": "automata-5", "right": FOUR,
        "depots": {1: {0: "mine-1"}}}, "mine-1"),
    "a taken tile brings no bonus": ("workshop-1", {"depots": {4: {0: "bank-1"}}}, "bank-1"),
})  # fmt: skip
def test_the_order_in_which_it_looks(building: str, said: dict[str, Any], kept: str) -> None:
    done = built(building, **said)
    assert (done.kept(), done.silver) == ([kept], 0)


# City hall

#: Card 4 but for its first item.
FULL_BUT_ONE = {1: "castle-9", 2: "knowledge-9", 3: "mine-9", 4: INN}


@cases("said placed left right", {
    "what the reserve has most of, the newest": ({"reserve": ["knowledge-1", "mine-2", "mine-1"]}, ["mine-1"],
        {0: "city-hall-1", 3: "mine-1"}, {}),
    "only what fits the card counts": ({"reserve": ["ship-1", "ship-2", "ship-3", "mine-1"]}, ["mine-1"],
        {0: "city-hall-1", 3: "mine-1"}, {}),
    "items that are complete are passed over": ({"on_left": {3: "mine-9"}, "reserve": ["mine-1", "mine-2",
        "knowledge-1"]}, ["knowledge-1"], {0: "city-hall-1", 2: "knowledge-1", 3: "mine-9"}, {}),
    "tied the topmost item": ({"reserve": ["mine-1", TOWER, "knowledge-1"]}, ["knowledge-1"], {0: "city-hall-1",
        2: "knowledge-1"}, {}),
    "tied, of a building too": ({"left": TWO, "reserve": ["cow-2a", TOWER]}, [TOWER], {0: "city-hall-1", 1: TOWER}, {}),
    "officially tied the first stack of the reserve": ({"reserve": ["knowledge-1", "mine-1"],
        "automata_rules": OFFICIAL}, ["mine-1"], {0: "city-hall-1", 3: "mine-1"}, {}),
    "officially more go first as well": ({"reserve": ["knowledge-1", "knowledge-2", "mine-1"],
        "automata_rules": OFFICIAL}, ["knowledge-2"], {0: "city-hall-1", 2: "knowledge-2"}, {}),
    "wild tiles do not count": ({"reserve": ["knowledge-1"], "wilds": ["mine-1", "mine-2"]}, ["knowledge-1"],
        {0: "city-hall-1", 2: "knowledge-1"}, {}),
    "the depots are not looked into": ({"depots": {4: {0: "mine-1"}}}, [], {0: "city-hall-1"}, {}),
    "without a reserve nothing happens": ({"black": {0: "mine-11"}}, [], {0: "city-hall-1"}, {}),
    "nothing fits and wild tiles do not count": ({"reserve": ["pig-2a"], "wilds": ["mine-1"]}, [], {0: "city-hall-1"},
        {}),
    "nor officially": ({"reserve": ["pig-2a"], "wilds": ["mine-1"], "automata_rules": OFFICIAL}, [], {0: "city-hall-1"},
        {}),
    "if nothing fits the card the other is looked at": ({"reserve": ["ship-1", "ship-2"]}, ["ship-2"],
        {0: "city-hall-1"}, {0: "ship-2"}),
    "the active card goes before more for the other": ({"reserve": ["ship-1", "ship-2", "mine-1"]}, ["mine-1"],
        {0: "city-hall-1", 3: "mine-1"}, {}),
    "if the card is full the other, which slides": ({"on_left": FULL_BUT_ONE, "reserve": ["mine-1", "mine-2",
        "ship-1"]}, ["ship-1"], {0: "ship-1"}, {}),
    "a castle takes another": ({"reserve": ["castle-5"], "depots": {4: {0: "mine-1"}}}, ["castle-5", "mine-1"],
        {0: "city-hall-1", 1: "castle-5", 3: "mine-1"}, {}),
    "city halls chain": ({"reserve": ["mine-1", "city-hall-2", "city-hall-3"]}, ["city-hall-3", "mine-1"],
        {0: "city-hall-1", 3: "mine-1", 4: "city-hall-3"}, {}),
})  # fmt: skip
def test_a_city_hall_places(
    said: dict[str, Any], placed: list[str], left: dict[int, str], right: dict[int, str]
) -> None:
    done = built("city-hall-1", **said)
    assert done.placed() == ["city-hall-1", *placed]
    assert (done.left, done.right) == (left, right)
    assert sorted(done.reserve) == sorted({*said.get("reserve", ())} - {*placed})
    assert (done.silver, done.wilds) == (0, said.get("wilds", []))


def test_what_a_city_hall_places_has_its_bonus() -> None:
    assert built("city-hall-1", reserve=["bank-1"]).silver == 2


# The crane


@cases("said placed left", {
    "as a castle does": ({"depots": {3: {0: "mine-3"}, 4: {0: "mine-4"}}}, "mine-4", {0: "crane", 3: "mine-4"}),
    "with the card full the other": ({"on_left": FULL_BUT_ONE, "depots": {4: {0: "ship-1"}}}, "ship-1", {0: "ship-1"}),
    "from the reserve": ({"reserve": ["mine-1"]}, "mine-1", {0: "crane", 3: "mine-1"}),
})  # fmt: skip
def test_a_crane_takes_and_places_another_tile(said: dict[str, Any], placed: str, left: dict[int, str]) -> None:
    done = built("crane", additional_hexes=True, **said)
    assert (done.placed(), done.left) == (["crane", placed], left)


def test_with_both_cards_full_a_crane_sells() -> None:
    """The crane fills the left card; the castle that it finds fills the right one."""
    full = {1: "mine-3", 2: "cow-2a", 3: "ship-2"}
    done = built("crane", on_left=FULL_BUT_ONE, right=EIGHT, on_right=full, depots={4: {0: "castle-5"}},
                 him={"goods": with_goods(t5=2)}, additional_hexes=True)  # fmt: skip
    assert done.placed() == ["crane", "castle-5"]
    assert done.goods == [0] * 6


def test_a_crane_makes_wild_tiles() -> None:
    assert built("crane", black={0: "mine-11"}, additional_hexes=True).wilds == ["mine-11"]


# The white castle

OF_TWO = {4: {0: "mine-1", 1: "ship-1"}}
THREE_KINDS = {4: {0: "mine-1", 1: "ship-1", 2: TOWER}}
FIRST_HAS_MINES = {"depots": {4: {0: "mine-1"}, 5: {0: "ship-1"}}, "reserve": ["mine-2"]}


@cases("said kept", {
    "of the white die's depot": ({"depots": {4: {1: "ship-1"}, 5: {0: "mine-1"}}}, "ship-1"),
    "what the reserve has least of": ({"depots": THREE_KINDS, "reserve": ["mine-2"]}, "ship-1"),
    "none of two": ({"depots": THREE_KINDS, "reserve": ["mine-2", "ship-2"]}, TOWER),
    "fewest of three": ({"depots": THREE_KINDS, "reserve": ["mine-2", "mine-3", "ship-2", INN, "boarding-house-2"]},
        "ship-1"),
    "tied the first in reading order": ({"depots": {4: {1: TOWER, 2: "mine-1", 3: "castle-5"}}}, TOWER),
    "wild tiles do not count": ({"depots": OF_TWO, "wilds": ["mine-2", "mine-3"]}, "mine-1"),
    "nor do cards and the duchy": ({"depots": OF_TWO, "on_left": {3: "mine-2"}, "finished": ["mine-3"]}, "mine-1"),
    "an empty depot is passed over": ({"depots": {3: {0: "castle-5"}, 6: {0: "mine-1", 1: "ship-1"}},
        "reserve": ["mine-2"]}, "ship-1"),
    "all the way round": ({"depots": {3: {0: "castle-5"}}}, "castle-5"),
    "by the first text it keeps to the first depot": ({**FIRST_HAS_MINES, "automata_rules": FIRST_TEXT}, "mine-1"),
    "officially it looks everywhere": ({**FIRST_HAS_MINES, "automata_rules": OFFICIAL}, "ship-1"),
    "officially tied the first stack": ({**FIRST_HAS_MINES, "reserve": [], "automata_rules": OFFICIAL}, "mine-1"),
    "officially the first of that colour clockwise": ({"depots": {3: {0: "ship-3"}, 5: {0: "mine-1", 1: "ship-1"},
        6: {0: "ship-2"}}, "reserve": ["mine-2"], "automata_rules": OFFICIAL}, "ship-1"),
    **{f"officially only colours that lie there: {kind}": ({"depots": {4: {0: f"{kind}-5"}, 5: {0: f"{kind}-6"}},
        "reserve": [f"{kind}-7"], "automata_rules": OFFICIAL}, f"{kind}-5") for kind in ("castle", "mine", "knowledge",
        "ship")},
})  # fmt: skip
def test_a_white_castle_takes_a_tile_into_the_reserve(said: dict[str, Any], kept: str) -> None:
    done = built("white-castle-1", white_castles=True, **said)
    assert done.kept() == [kept]
    assert done.reserve == [*said.get("reserve", ()), kept]
    assert done.left[0] == "white-castle-1"


@pytest.mark.parametrize("rules", [FIRST_TEXT, OFFICIAL])
def test_without_any_tile_a_white_castle_brings_one_silver(rules: int) -> None:
    done = built("white-castle-1", white_castles=True, black={0: "mine-11"}, automata_rules=rules)
    assert done.kept() == done.wilds == []
    assert done.silver == 1


# A building wherever it goes


def test_a_building_from_the_reserve_and_on_the_other_card_brings_the_same() -> None:
    done = turn(1, left=ONE, right=EIGHT, reserve=["bank-1"])
    assert done.silver == 2  # for want of a tile: it fits neither card
    done = turn(1, left=TWO, reserve=["bank-1"])
    assert (done.silver, done.left) == (2, {0: "bank-1"})
    done = turn(1, white=6, left=ONE, right=TWO, depots={1: {0: "bank-1"}})
    assert (done.silver, done.right) == (2, {0: "bank-1"})


def test_a_building_under_a_wild_tile_is_none() -> None:
    done = turn(1, left=TWO, on_left={0: Wild("bank-1")}, depots={1: {0: "bank-2"}})
    assert (done.silver, done.left) == (2, {0: "bank-1", 1: "bank-2"})
