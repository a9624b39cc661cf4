"""What full regions, full colours and livestock score (rules 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.positions import KINDS, go, happened, player, points, position, seen, spaces
from cases import cases

from bailey.games.burgundy_board.duchies import DUCHIES, kinds_of, neighbours_of, regions_of
from bailey.games.burgundy_board.tiles import TILES

if TYPE_CHECKING:
    from bailey.core.play.position import Position

BY_SIZE = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
BY_PHASE = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
CASTLES = {"duchy": "1", "spaces": spaces({1: "castle-1", 2: "castle-5"})}


@pytest.mark.parametrize("phase", BY_PHASE)
def test_a_region_of_one_scores_one_and_the_phase(phase: str) -> None:
    pos = go(position({"dice": [3, 3], "storage": ["bank-1"]}, phase=phase), "place 11")
    filled = {"player": 0, "kind": "building", "size": 1, "points": 1, "phase": BY_PHASE[phase]}
    wanted = {"points regions": 1 + BY_PHASE[phase], "told region_filled": [filled]}
    assert seen(pos, wanted) == wanted


@cases("mine moves scored", {
    "a region that is not full": ({"dice": [4, 4], "storage": ["mine-1"]}, "place 24", 0),
    "the first castle, even of one space": ({}, "", 0),
    "when a region that it began is full": ({**CASTLES, "dice": [6, 6], "storage": ["castle-6"]}, "place 6", 6 + 10),
})  # fmt: skip
def test_what_is_scored(mine: dict[str, Any], moves: str, scored: int) -> None:
    assert points(go(position(mine), moves), "regions") == scored


def region_of(size: int) -> tuple[str, list[int]]:
    """Find a duchy with a region of a size that is not of castles, and its spaces."""
    for name in DUCHIES:
        regions = regions_of(kinds_of(name))
        for k in range(37):
            if regions.count(regions[k]) == size and KINDS[kinds_of(name)[k]] != "castle":
                return name, [i for i, region in enumerate(regions) if region == regions[k]]
    raise AssertionError(size)


def tiles_of(kind: str) -> list[str]:
    """Name tiles of a kind that may lie in one region."""
    rows = [row for row in TILES if row["kind"] == kind and row.get("set") is None]
    return [row["id"] for row in {row.get("building") or row["id"]: row for row in rows}.values()]


@pytest.mark.parametrize("size", BY_SIZE)
def test_regions_score_by_their_size(size: int) -> None:
    """Some duchy has a region of each size; it is filled but for one space, beside a tile of another kind."""
    duchy, region = region_of(size)
    kinds = kinds_of(duchy)
    *lying, last = tiles_of(KINDS[kinds[region[0]]])[:size]
    beside = next(k for k in neighbours_of(region[-1]) if kinds[k] != kinds[region[0]])
    written = {kinds.index(0): "castle-1", beside: tiles_of(KINDS[kinds[beside]])[-1]}
    written |= dict(zip(region, lying, strict=False))
    me = {"duchy": duchy, "spaces": spaces(written), "dice": [1, 1], "workers": 9, "storage": [last]}
    pos = go(position(me, others={1: {"spaces": spaces({18: "castle-9"})}}), f"place {region[-1]}")
    filled = [event for event in happened(pos, "region_filled") if event["size"] == size]
    assert [event["points"] for event in filled] == [BY_SIZE[size]]


# Colours

MINES = {24: "mine-1", 29: "mine-2"}
NOBODY = [-1] * 6


def mines(lying: dict[int, str], space: int = 33, **more: Any) -> Position:
    """Place a mine."""
    return go(
        position(player(0, lying) | {"dice": [2, 2], "workers": 9, "storage": ["mine-3"]}, **more), f"place {space}"
    )


def of_mines(p: int) -> list[int]:
    """Say who has a bonus tile of the mines."""
    return [-1, p, -1, -1, -1, -1]


@pytest.mark.parametrize(("seats", "first", "second"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_first_with_a_full_colour_takes_the_larger_bonus_tile(seats: int, first: int, second: int) -> None:
    pos = mines(MINES, seats=seats)
    assert (points(pos, "colours"), pos.state.first_bonus[1], pos.state.second_bonus[1]) == (first, 0, -1)
    pos = mines(MINES, seats=seats, first_bonus=of_mines(1))
    assert (points(pos, "colours"), pos.state.second_bonus[1]) == (second, 0)


def test_a_third_takes_nothing_nor_does_a_colour_that_is_not_full() -> None:
    assert points(mines(MINES, seats=3, first_bonus=of_mines(1), second_bonus=of_mines(2)), "colours") == 0
    assert points(mines({24: "mine-1"}, 29), "colours") == 0


# Livestock

ADDED = {"additional_hexes": True}


@cases("lying tile space more scored", {
    "its animals": ({}, "cow-3a", 10, {}, 3),
    "the same species in the pasture again": ({10: "cow-4a"}, "cow-3a", 5, {}, 7),
    "another species not": ({10: "pig-4a"}, "cow-3a", 5, {}, 3),
    "it need not lie next to it": ({10: "cow-4a", 5: "pig-2a", 4: "sheep-2a"}, "cow-3a", 0, {}, 7),
    "but in the same pasture": ({27: "cow-4a"}, "cow-3a", 10, {}, 3),
    "geese with the species that has most": ({10: "cow-4a", 5: "pig-2a"}, "geese", 4, ADDED, 2 + 4),
    "geese alone": ({}, "geese", 10, ADDED, 2),
    "geese with whatever comes later": ({10: "geese", 5: "pig-2a"}, "cow-3a", 4, ADDED, 3 + 2),
})  # fmt: skip
def test_livestock_scores(lying: dict[int, str], tile: str, space: int, more: dict[str, Any], scored: int) -> None:
    """Space 11 next to the pasture holds a building."""
    me = player(0, {11: "bank-1", 17: "ship-1", **lying}) | {"dice": [6, 6], "workers": 9, "storage": [tile]}
    assert points(go(position(me, **more), f"place {space}"), "livestock") == scored
