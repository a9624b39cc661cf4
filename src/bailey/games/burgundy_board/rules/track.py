"""The turn order track: who is furthest plays first, and on one space who came last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import rule, scorers, tell
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.rules.workers import has
from bailey.games.burgundy_board.state import TRACK
from bailey.games.burgundy_board.tiles import Effect

if TYPE_CHECKING:
    from bailey.games.burgundy_board.state import State


@rule
def advance(s: State, p: int) -> None:
    """Move a marker one space on, and on top of the markers there; on the last space it only goes to the top."""
    me = s.players[p]
    if me.track < TRACK:
        me.track += 1
    to_the_top(s, p)
    tell(s, What.ADVANCED, p, me.track)


@rule
def to_the_top(s: State, p: int) -> None:
    """Put a marker on top of those on its space; knowledge 27 keeps another one above it."""
    last = scorers(s) - 1
    at = 0
    while s.order[at] != p:
        at += 1
    while at < last:
        s.order[at] = s.order[at + 1]
        at += 1
    while at > 0 and goes_below(s, s.order[at - 1], p):
        s.order[at] = s.order[at - 1]
        at -= 1
    s.order[at] = p


@rule
def goes_below(s: State, q: int, p: int) -> bool:
    """Tell whether a marker is behind another that arrives."""
    other = s.players[q]
    if other.track == s.players[p].track:
        return not has(other, Effect.ON_TOP)
    return other.track < s.players[p].track
