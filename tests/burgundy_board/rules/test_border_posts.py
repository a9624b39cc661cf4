"""Border posts: full paths between two of the three posts score, and so does joining all of them.

The paths are straight: spaces 2, 7, 13, 20, 27 down the right; 1, 5, 10, 16, 22 down the left; 28 to 32 below.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.positions import happened, player, points, position

from bailey.core import BadInput
from bailey.games import burgundy_board
from bailey.games.burgundy_board.data import PATHS
from bailey.games.burgundy_board.duchies import neighbours_of

if TYPE_CHECKING:
    from bailey.core.play.position import Position

#: Tiles for the spaces of duchy 1 on each path.
RIGHT = {2: "castle-5", 7: "knowledge-9", 13: "bank-1", 20: "ship-1", 27: "cow-3a"}
LEFT = {1: "castle-6", 5: "pig-2a", 10: "pig-3a", 16: "ship-2", 22: "bank-2"}
BELOW = {28: "church-1", 29: "mine-1", 30: "knowledge-10", 31: "market-1", 32: "watchtower-1"}
#: The last space of the path below, its die, and its tile.
LAST, DIE = 32, 6


def filled(lying: dict[int, str], p: int = 0, **more: Any) -> Position:
    """Place the last tile of the path below."""
    below = {k: name for k, name in BELOW.items() if k != LAST}
    mine = {**player(p, {**below, **lying}), "dice": [DIE, DIE], "storage": [BELOW[LAST]]}
    pos = position(mine, border_posts=True, turn=p, **more)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": LAST})
    return pos


def test_each_path_is_a_straight_line_of_five_spaces() -> None:
    assert [len(path) for path in PATHS] == [5, 5, 5]
    for path in PATHS:
        steps = {neighbours_of(a).index(b) for a, b in itertools.pairwise(path) if len(neighbours_of(a)) == 6}
        assert len(steps) <= 1
        assert all(b in neighbours_of(a) for a, b in itertools.pairwise(path))


def test_at_each_post_two_paths_end_beside_each_other() -> None:
    ends = [k for path in PATHS for k in (path[0], path[-1])]
    assert all(sum(other in neighbours_of(k) for other in ends) == 1 for k in ends)


@pytest.mark.parametrize(("phase", "scored"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_a_full_path_scores_the_points_of_the_phase(phase: str, scored: int) -> None:
    pos = filled({}, phase=phase)
    assert points(pos, "posts") == scored
    assert [event["points"] for event in happened(pos, "path_joined")] == [scored]


def test_a_path_that_is_not_full_scores_nothing() -> None:
    below = {k: name for k, name in BELOW.items() if k not in {LAST, 28}}
    pos = position({**player(0, below), "dice": [6, 6], "storage": [BELOW[LAST]]}, border_posts=True)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": LAST})
    assert points(pos, "posts") == 0


def test_a_tile_elsewhere_does_not_score_a_full_path_again() -> None:
    pos = position({**player(0, BELOW), "dice": [3, 3], "storage": ["bank-1"]}, border_posts=True)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 11})
    assert points(pos, "posts") == 0


def test_without_the_option_paths_score_nothing() -> None:
    below = {k: name for k, name in BELOW.items() if k != LAST}
    pos = position({**player(0, below), "dice": [6, 6], "storage": [BELOW[LAST]]})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": LAST})
    assert points(pos, "posts") == 0


@pytest.mark.parametrize(("seats", "bonus"), [(2, 5), (3, 6), (4, 7)])
def test_two_full_paths_join_all_posts_first(seats: int, bonus: int) -> None:
    pos = filled(RIGHT, seats=seats)
    assert points(pos, "posts") == 10 + bonus
    assert pos.state.first_joined == 0


@pytest.mark.parametrize(("seats", "bonus"), [(2, 2), (3, 3), (4, 4)])
def test_the_second_to_join_all_takes_the_smaller_bonus(seats: int, bonus: int) -> None:
    other = {1: {**player(1, RIGHT_OF_ANOTHER | LEFT_OF_ANOTHER), "has_played": True}}
    pos = filled(RIGHT, others=other, first_joined=1, seats=seats)
    assert points(pos, "posts") == 10 + bonus
    assert pos.state.second_joined == 0


def test_the_third_to_join_all_takes_nothing() -> None:
    others = {
        1: {**player(1, RIGHT_OF_ANOTHER | LEFT_OF_ANOTHER), "has_played": True},
        2: {**player(2, RIGHT_OF_A_THIRD | LEFT_OF_A_THIRD), "has_played": True},
    }
    pos = filled(RIGHT, others=others, first_joined=1, second_joined=2, seats=3)
    assert points(pos, "posts") == 10


def test_the_third_path_scores_without_another_bonus() -> None:
    pos = filled({**RIGHT, **LEFT}, first_joined=0)
    assert points(pos, "posts") == 10


#: The same paths of other players, with other tiles.
RIGHT_OF_ANOTHER = {2: "castle-7", 7: "knowledge-11", 13: "bank-3", 20: "ship-3", 27: "cow-3b"}
LEFT_OF_ANOTHER = {1: "castle-8", 5: "pig-2b", 10: "pig-3b", 16: "ship-4", 22: "bank-4"}
RIGHT_OF_A_THIRD = {2: "castle-9", 7: "knowledge-12", 13: "market-2", 20: "ship-5", 27: "cow-4a"}
LEFT_OF_A_THIRD = {1: "castle-10", 5: "pig-4a", 10: "sheep-2a", 16: "ship-6", 22: "market-3"}


def test_they_do_not_go_with_the_automata() -> None:
    with pytest.raises(BadInput, match="'border_posts': does not go with option 'automata'"):
        burgundy_board.GAME.deal(3, 0, options={"border_posts": 1, "automata": 2})


@pytest.mark.parametrize("wrong", [{"first_joined": 0}, {"first_joined": 3}, {"second_joined": 0}])
def test_who_has_not_joined_them_has_no_bonus(wrong: dict[str, int]) -> None:
    with pytest.raises(BadInput, match="is a player with 2 full paths"):
        position(border_posts=True, **wrong)


def test_the_smaller_bonus_comes_after_the_larger() -> None:
    mine = {**player(0, {**RIGHT, **BELOW})}
    with pytest.raises(BadInput, match="goes to another player"):
        position(mine, border_posts=True, second_joined=0)
    with pytest.raises(BadInput, match="goes to another player"):
        position(mine, border_posts=True, first_joined=0, second_joined=0)
