"""What is kept of a finished game for its players: the scores, who won, and against whom it was."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bailey.server.store.group_commit import SeatResult
from bailey.server.views.view_builder import rank

if TYPE_CHECKING:
    from bailey.server.messages.socket import Ranked
    from bailey.server.table.stored import StoredTable


def results_of(stored: StoredTable) -> list[SeatResult]:
    """Return the result of each player of a game that is over, once where a player has several seats."""
    assert stored.log is not None
    ranking = ranking_of(stored)
    scores = json.dumps([ranking[p].score for p in sorted(ranking)])
    found = []
    for seat in sorted(seats[0] for seats in map(stored.seats_of, stored.people())):
        shared = len(stored.seats_of(stored.seats[seat].player)) > 1
        mine = ranking[seat]
        found.append(
            SeatResult(
                seat=seat,
                game=stored.game.name,
                rivals=rivals_of(stored, seat),
                score=mine.score,
                won=mine.place == 1 and not mine.left,
                left_early=mine.left,
                counted=not shared and not stored.log.practice,
                scores=scores,
            )
        )
    return found


def ranking_of(stored: StoredTable) -> dict[int, Ranked]:
    """Return the places of all who score; seats whose person has left rank behind the others."""
    assert stored.log is not None
    left = {seat.seat for seat in stored.seats if stored.has_left(seat.seat)}
    return {one.seat: one for one in rank(stored.game, stored.log.position, left)}


def wins_of(stored: StoredTable) -> list[int]:
    """Return how often each who scores has won: in the games before a rematch, and in this one if it is over."""
    before = json.loads(stored.row.wins) if stored.row.wins else [0] * len(stored.names)
    if not stored.over:
        return list(before)
    ranking = ranking_of(stored)
    return [wins + (ranking[p].place == 1) for p, wins in enumerate(before)]


def rivals_of(stored: StoredTable, seat: int) -> str:
    """Return against whom a seat played: `people`, `bot hard`, `bots`, `printed Aaron`, `printed Automata 2`, `nobody`.

    The number of a printed opponent is the value of the option that sets its strength.
    """
    others = [other for other in stored.seats if other.seat != seat]
    if any(other.player for other in others):
        return "people"
    strengths = {other.strength for other in others}
    if strengths:
        return f"bot {strengths.pop()}" if len(strengths) == 1 else "bots"
    return _printed(stored) or "nobody"


def _printed(stored: StoredTable) -> str:
    assert stored.log is not None
    options = stored.game.options_of(stored.log.position.state)
    playing = [one for one in stored.game.printed if one.plays(len(stored.seats), options)]
    if not playing:
        return ""
    first = playing[0]
    return f"printed {first.name}" + (f" {options[first.level] or first.usual}" if first.level else "")
