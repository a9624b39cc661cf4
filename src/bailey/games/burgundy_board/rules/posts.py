"""Border posts: three posts at the edge of every duchy, and a straight path of five spaces between each two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import rule, scorers, tell
from bailey.games.burgundy_board.data import PATH_COUNT, PATH_SPACES
from bailey.games.burgundy_board.duchies import on_paths
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.state import NO_PLAYER, POSTS
from bailey.games.burgundy_board.tiles import per_players, phase_card

if TYPE_CHECKING:
    from bailey.games.burgundy_board.state import Player, State

#: How many paths join all border posts.
PATHS_TO_JOIN = 2


@rule
def score_paths(s: State, p: int, space: int) -> None:
    """A full path between two border posts scores the points of the phase; whoever joins all posts has more."""
    me = s.players[p]
    for path in range(PATH_COUNT):
        if (on_paths(space).paths >> path) & 1 and me.on_path[path] == PATH_SPACES:
            me.points[POSTS] += phase_card(s.phase).points
            tell(s, What.PATH_JOINED, p, phase_card(s.phase).points)
            if full_paths(me) == PATHS_TO_JOIN:
                score_joined(s, p)


@rule
def full_paths(me: Player) -> int:
    """Count the paths on which every space has a tile."""
    full = 0
    for path in range(PATH_COUNT):
        full += me.on_path[path] == PATH_SPACES
    return full


@rule
def score_joined(s: State, p: int) -> None:
    """Whoever joins all three border posts first, with two paths, takes the larger bonus; the second the smaller."""
    points = 0
    if s.first_joined == NO_PLAYER:
        s.first_joined = p
        points = per_players(scorers(s)).first_bonus
    elif s.second_joined == NO_PLAYER:
        s.second_joined = p
        points = per_players(scorers(s)).second_bonus
    if points > 0:
        s.players[p].points[POSTS] += points
        tell(s, What.POSTS_JOINED, p, points)
