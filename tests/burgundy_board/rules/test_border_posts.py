"""Border posts: full paths between two of the three posts score, and so does joining all of them.

The paths are straight: spaces 2, 7, 13, 20, 27 down the right; 1, 5, 10, 16, 22 down the left; 28 to 32 below.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.positions import go, player, position, seen
from cases import cases

from bailey.core import BadInput
from bailey.games import burgundy_board
from bailey.games.burgundy_board.data import PATHS
from bailey.games.burgundy_board.duchies import neighbours_of

if TYPE_CHECKING:
    from bailey.core.play.position import Position

#: Tiles for the spaces of duchy 1 on each path; the last space below, whose die is 6.
RIGHT = {2: "castle-5", 7: "knowledge-9", 13: "bank-1", 20: "ship-1", 27: "cow-3a"}
LEFT = {1: "castle-6", 5: "pig-2a", 10: "pig-3a", 16: "ship-2", 22: "bank-2"}
BELOW = {28: "church-1", 29: "mine-1", 30: "knowledge-10", 31: "market-1"}
LAST = {32: "watchtower-1"}
#: The same paths of other players, with other tiles.
ANOTHER = {2: "castle-7", 7: "knowledge-11", 13: "bank-3", 20: "ship-3", 27: "cow-3b"}
ANOTHER |= {1: "castle-8", 5: "pig-2b", 10: "pig-3b", 16: "ship-4", 22: "bank-4"}
THIRD = {2: "castle-9", 7: "knowledge-12", 13: "market-2", 20: "ship-5", 27: "cow-4a"}
THIRD |= {1: "castle-10", 5: "pig-4a", 10: "sheep-2a", 16: "ship-6", 22: "market-3"}


def filled(lying: dict[int, str], **more: Any) -> Position:
    """Place the last tile of the path below."""
    mine = {**player(0, lying), "dice": [6, 6], "storage": [LAST[32]]}
    return go(position(mine, **{"border_posts": True, **more}), "place 32")


def others(*tiles: dict[int, str]) -> dict[int, dict[str, Any]]:
    return {p: {**player(p, lying), "has_played": True} for p, lying in enumerate(tiles, 1)}


def test_each_path_is_a_straight_line_of_five_spaces_and_two_end_beside_each_other_at_each_post() -> None:
    assert [len(path) for path in PATHS] == [5, 5, 5]
    for path in PATHS:
        steps = {neighbours_of(a).index(b) for a, b in itertools.pairwise(path) if len(neighbours_of(a)) == 6}
        assert len(steps) <= 1
        assert all(b in neighbours_of(a) for a, b in itertools.pairwise(path))
    ends = [k for path in PATHS for k in (path[0], path[-1])]
    assert all(sum(other in neighbours_of(k) for other in ends) == 1 for k in ends)


@pytest.mark.parametrize(("phase", "scored"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_a_full_path_scores_the_points_of_the_phase(phase: str, scored: int) -> None:
    pos = filled(BELOW, phase=phase)
    assert seen(pos, {"points posts": 0}) == {"points posts": scored}
    assert [event["points"] for event in pos.events if event["what"] == "path_joined"] == [scored]


@cases("lying more wanted", {
    "a path that is not full scores nothing": ({29: "mine-1", 30: "knowledge-10", 31: "market-1"}, {}, {
        "points posts": 0}),
    "without the option paths score nothing": (BELOW, {"border_posts": False}, {"points posts": 0}),
    **{f"two full paths join all posts first: {seats}": (BELOW | RIGHT, {"seats": seats}, {"points posts": 10 + bonus,
        "first_joined": 0}) for seats, bonus in ((2, 5), (3, 6), (4, 7))},
    **{f"the second takes the smaller bonus: {seats}": (BELOW | RIGHT, {"seats": seats, "others": others(ANOTHER),
        "first_joined": 1}, {"points posts": 10 + bonus, "second_joined": 0}) for seats, bonus in ((2, 2), (3, 3), (4,
        4))},
    "the third takes nothing": (BELOW | RIGHT, {"seats": 3, "others": others(ANOTHER, THIRD), "first_joined": 1,
        "second_joined": 2}, {"points posts": 10}),
    "the third path scores without another bonus": (BELOW | RIGHT | LEFT, {"first_joined": 0}, {"points posts": 10}),
})  # fmt: skip
def test_paths_and_posts(lying: dict[int, str], more: dict[str, Any], wanted: dict[str, int]) -> None:
    assert seen(filled(lying, **more), wanted) == wanted


def test_a_tile_elsewhere_does_not_score_a_full_path_again() -> None:
    mine = {**player(0, BELOW | LAST), "dice": [3, 3], "storage": ["bank-1"]}
    assert seen(go(position(mine, border_posts=True), "place 11"), {"points posts": 0}) == {"points posts": 0}


def test_they_do_not_go_with_the_automata() -> None:
    with pytest.raises(BadInput, match="'border_posts': does not go with option 'automata'"):
        burgundy_board.GAME.deal(3, 0, options={"border_posts": 1, "automata": 2})


@cases("mine written fault", {
    "who has not joined them has no bonus": ({}, {"first_joined": 0}, "is a player with 2 full paths"),
    "nor has nobody": ({}, {"first_joined": 3}, "is a player with 2 full paths"),
    "nor the smaller": ({}, {"second_joined": 0}, "is a player with 2 full paths"),
    "the smaller comes after the larger": (RIGHT | BELOW | LAST, {"second_joined": 0}, "goes to another player"),
    "to another player": (RIGHT | BELOW | LAST, {"first_joined": 0, "second_joined": 0}, "goes to another player"),
})  # fmt: skip
def test_what_is_refused(mine: dict[int, str], written: dict[str, int], fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        position(player(0, mine), border_posts=True, **written)
