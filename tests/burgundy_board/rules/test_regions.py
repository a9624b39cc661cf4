"""What full regions, full colours and livestock score (rules 4)."""

from __future__ import annotations

import pytest
from burgundy_board.positions import happened, player, points, position, spaces

from bailey.games.burgundy_board.duchies import DUCHIES, kinds_of, regions_of
from bailey.games.burgundy_board.tiles import TILES

BY_SIZE = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
BY_PHASE = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
#: A duchy with a region of the size, of a kind of which several tiles are alike.
REGION_OF = {2: ("2", 3), 3: ("1", 3), 4: ("4-classic", 3), 6: ("6", 3)}


def test_a_region_of_one_scores_one_and_the_phase() -> None:
    pos = position({"dice": [3, 3], "storage": ["bank-1"]})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 11})
    assert points(pos, "regions") == 1 + 10
    assert happened(pos, "region_filled") == [
        {"what": "region_filled", "player": 0, "kind": "building", "size": 1, "points": 1, "phase": 10}
    ]


@pytest.mark.parametrize("phase", BY_PHASE)
def test_the_phase_adds_its_points(phase: str) -> None:
    pos = position({"dice": [3, 3], "storage": ["bank-1"]}, phase=phase)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 11})
    assert points(pos, "regions") == 1 + BY_PHASE[phase]


def test_a_region_that_is_not_full_scores_nothing() -> None:
    pos = position({"dice": [4, 4], "storage": ["mine-1"]})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 24})
    assert points(pos, "regions") == 0


@pytest.mark.parametrize("size", BY_SIZE)
def test_regions_score_by_their_size(size: int) -> None:
    """Some duchy has a region of each size; all of it but one space is filled."""
    duchy, kind, region = next(
        (
            name,
            kinds_of(name)[k],
            [i for i, r in enumerate(regions_of(kinds_of(name))) if r == regions_of(kinds_of(name))[k]],
        )
        for name in DUCHIES
        for k in range(37)
        if regions_of(kinds_of(name)).count(regions_of(kinds_of(name))[k]) == size
        and kinds_of(name)[k] in (1, 2, 3, 4, 5)
    )
    names = ("castle", "mine", "knowledge", "ship", "livestock", "building")
    of_kind = [row for row in TILES if row["kind"] == names[kind] and row.get("set") is None]
    if kind == 5:
        of_kind = list({row["building"]: row for row in of_kind}.values())
    *lying, last = [row["id"] for row in of_kind[:size]]
    castle = kinds_of(duchy).index(0)
    written = {castle: "castle-1", **dict(zip(region, lying, strict=False))}
    written |= {k: "castle-2" for k in () if k}
    me = {"duchy": duchy, "spaces": spaces(written), "dice": [1, 1], "workers": 9, "storage": [last]}
    pos = position(me, others={1: {"spaces": spaces({18: "castle-9"})}})
    space = region[size - 1]
    if not any(choice.name == "place" and choice.args["space"] == space for choice in pos.choices):
        pos = position(me | {"spaces": spaces({**written, **beside(duchy, space, names)})})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": space})
    filled = [event for event in happened(pos, "region_filled") if event["size"] == size]
    assert [event["points"] for event in filled] == [BY_SIZE[size]]


def beside(duchy: str, space: int, names: tuple[str, ...]) -> dict[int, str]:
    """Lay a tile next to a space."""
    from bailey.games.burgundy_board.duchies import neighbours_of

    kinds = kinds_of(duchy)
    for k in neighbours_of(space):
        if kinds[k] != kinds[space]:
            row = [row for row in TILES if row["kind"] == names[kinds[k]] and row.get("set") is None][-1]
            return {k: row["id"]}
    raise AssertionError(duchy)


def test_the_first_castle_scores_no_region_even_of_one_space() -> None:
    pos = position()
    assert points(pos, "regions") == 0


def test_a_region_that_the_first_castle_began_scores_when_it_is_full() -> None:
    me = {"duchy": "1", "spaces": spaces({1: "castle-1", 2: "castle-5"}), "dice": [6, 6], "storage": ["castle-6"]}
    pos = position(me)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 6})
    assert points(pos, "regions") == 6 + 10


# Colours

MINES = {24: "mine-1", 29: "mine-2"}


@pytest.mark.parametrize(("seats", "first", "second"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_first_with_a_full_colour_takes_the_larger_bonus_tile(seats: int, first: int, second: int) -> None:
    me = player(0, MINES) | {"dice": [3, 3], "storage": ["mine-3"]}
    pos = position(me, seats=seats)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 33})
    assert points(pos, "colours") == first
    assert pos.state.first_bonus[1] == 0
    pos = position(me, seats=seats, first_bonus=[-1, 1, -1, -1, -1, -1])
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 33})
    assert points(pos, "colours") == second
    assert pos.state.second_bonus[1] == 0


def test_a_third_takes_nothing() -> None:
    me = player(0, MINES) | {"dice": [3, 3], "storage": ["mine-3"]}
    bonus = {"first_bonus": [-1, 1, -1, -1, -1, -1], "second_bonus": [-1, 2, -1, -1, -1, -1]}
    pos = position(me, seats=3, **bonus)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 33})
    assert points(pos, "colours") == 0


def test_a_colour_that_is_not_full_brings_no_tile() -> None:
    pos = position(player(0, {24: "mine-1"}) | {"dice": [1, 1], "storage": ["mine-3"]})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 29})
    assert points(pos, "colours") == 0


# Livestock


def animals(lying: dict[int, str], tile: str, space: int, **more: object) -> int:
    """Place livestock and return what it scores; space 11 next to the pasture holds a building."""
    me = player(0, {11: "bank-1", 17: "ship-1", **lying}) | {"dice": [6, 6], "workers": 9, "storage": [tile]}
    pos = position(me, **more)  # type: ignore[arg-type]  # as `position` takes them
    pos.push({"do": "place", "die": 0, "tile": 0, "space": space})
    return points(pos, "livestock")


def test_livestock_scores_its_animals() -> None:
    assert animals({}, "cow-3a", 10) == 3


def test_the_same_species_in_the_pasture_scores_again() -> None:
    assert animals({10: "cow-4a"}, "cow-3a", 5) == 7


def test_another_species_does_not() -> None:
    assert animals({10: "pig-4a"}, "cow-3a", 5) == 3


def test_it_need_not_lie_next_to_it_but_in_the_same_pasture() -> None:
    assert animals({10: "cow-4a", 5: "pig-2a", 4: "sheep-2a"}, "cow-3a", 0) == 7
    assert animals({27: "cow-4a"}, "cow-3a", 10) == 3, "another pasture"


ADDED = {"additional_hexes": True}


def test_geese_score_with_the_species_that_has_most() -> None:
    assert animals({10: "cow-4a", 5: "pig-2a"}, "geese", 4, **ADDED) == 2 + 4


def test_geese_alone_score_two() -> None:
    assert animals({}, "geese", 10, **ADDED) == 2


def test_geese_count_with_whatever_comes_later() -> None:
    assert animals({10: "geese", 5: "pig-2a"}, "cow-3a", 4, **ADDED) == 3 + 2
