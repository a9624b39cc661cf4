"""Which points of a final score came with which choice.

A running score counts as if the game ended now: what it gained by a choice may be lost again. So each line of a score
is a pile of points, each with the moment at which it came; what is lost is taken from the top, from what came last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.todo import scorers

if TYPE_CHECKING:
    from bailey.core.play.position import Position


class LastingPoints:
    """Follows a game position by position, and says in the end what of each change was still there."""

    def __init__(self) -> None:
        self._moments = 0
        self._players = 0
        #: By player and line: the moments and the points that came with them, the latest last.
        self._piles: dict[tuple[int, str], list[tuple[int, int]]] = {}

    def follow(self, position: Position) -> None:
        """Note the next position."""
        self._players = scorers(position.state)
        now = {(p, name): points for p in range(self._players) for name, points in _lines(position, p).items()}
        for line in self._piles.keys() | now.keys():
            pile = self._piles.setdefault(line, [])
            _change(pile, self._moments, now.get(line, 0) - sum(points for _, points in pile))
        self._moments += 1

    def told(self) -> list[list[int]]:
        """Return for each position how many points of the last one came with it, for everybody who scores."""
        out = [[0] * self._players for _ in range(self._moments)]
        for (player, _), pile in self._piles.items():
            for moment, points in pile:
                out[moment][player] += points
        return out


def _lines(position: Position, player: int) -> dict[str, int]:
    """Return the points of a player line by line; numbers that a line tells beside them do not name it."""
    out: dict[str, int] = {}
    for line in position.breakdown(player):
        name = " ".join(f"{key}={value}" for key, value in line.items() if isinstance(value, str))
        points = line["points"]
        assert isinstance(points, int)  # the conformance suite adds them up
        out[name] = out.get(name, 0) + points
    return out


def _change(pile: list[tuple[int, int]], moment: int, by: int) -> None:
    """Lay points on a pile; what has the other sign than its top is taken from there first."""
    while by and pile and (pile[-1][1] > 0) != (by > 0):
        since, points = pile.pop()
        by += points
        if by and (by > 0) == (points > 0):
            pile.append((since, by))
            return
    if by:
        pile.append((moment, by))
