"""One scale for the bots of a game: every pair plays, and the ratings are those under which the results are likeliest.

Ratings are Elo's: 400 points more, and ten wins for a loss. A shared win is half a win. The scale begins with the first
bot, whose rating is 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from bailey.bots.elo import SCALE
from bailey.core.errors import BadInput
from bailey.lab.arena import Z_95, arena

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from bailey.core.play.game import Game
    from bailey.lab.crews.crew import Crew

    Report = Callable[[str, int, int], None]

#: Each pair is taken to have shared so many games more than it played: who never lost has a finite rating, too.
SHARED = 1.0
#: Newton's method ends when no rating changes by more than so many points.
NEAR, MOST_STEPS = 1e-6, 200


@dataclass(frozen=True)
class Pairing:
    """How two bots, by their numbers, did against each other: the wins of the first, a shared one being half a win."""

    first: int
    second: int
    wins: float
    games: int


@dataclass(frozen=True)
class Rated:
    """The rating of a bot, and half of its 95 % interval."""

    bot: str
    rating: float
    half: float
    games: int


def ratings(bots: Sequence[str], pairings: Sequence[Pairing]) -> list[Rated]:
    """Return the rating of each bot; the first one has 0, and the others' intervals are over against it."""
    strengths = np.zeros(len(bots))
    for _ in range(MOST_STEPS):
        slope, bend = _derivatives(strengths, pairings)
        step = np.linalg.solve(bend[1:, 1:], slope[1:])
        strengths[1:] += np.clip(step, -1, 1)  # a longer step may go too far
        if np.abs(step).max() * SCALE < NEAR:
            break
    _, bend = _derivatives(strengths, pairings)
    errors = np.concatenate([[0.0], np.sqrt(np.diag(np.linalg.inv(bend[1:, 1:])))])
    games = [sum(one.games for one in pairings if i in (one.first, one.second)) for i in range(len(bots))]
    rows = zip(bots, strengths * SCALE, errors * SCALE * Z_95, games, strict=True)
    return [Rated(bot, round(float(rating), 1), round(float(half), 1), played) for bot, rating, half, played in rows]


def _derivatives(
    strengths: NDArray[np.float64], pairings: Sequence[Pairing]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the slope of the log-likelihood, and its curvature with the sign turned."""
    slope, bend = np.zeros(len(strengths)), np.zeros((len(strengths), len(strengths)))
    for one in pairings:
        i, j, games = one.first, one.second, one.games + SHARED
        expected = 1 / (1 + np.exp(strengths[j] - strengths[i]))
        more, weight = one.wins + SHARED / 2 - games * expected, games * expected * (1 - expected)
        slope[i] += more
        slope[j] -= more
        bend[i, i] += weight
        bend[j, j] += weight
        bend[i, j] -= weight
        bend[j, i] -= weight
    return slope, bend


def rate(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    *,
    within: int | None = None,
    cores: int | None = None,
    crew: Crew | None = None,
    folder: Path | None = None,
    report: Report | None = None,
) -> tuple[list[Rated], list[Pairing]]:
    """Let every pair of bots play so many games of two, and return the ratings and the results.

    With `within`, only bots play each other that stand at most so far apart in the list. What was played is kept in a
    `folder`, a file for each pair, from which the same call goes on.
    """
    check_bots(game, bots, within)
    pairs = [(i, j) for i, j in combinations(range(len(bots)), 2) if within is None or j - i <= within]
    found = []
    for i, j in pairs:
        name = f"{bots[i]} against {bots[j]}"
        save = folder / f"{game.name}-{bots[i]}-{bots[j]}.jsonl".replace(":", "") if folder else None
        tell = None if report is None else _tell(report, name)
        result = arena(game, [bots[i], bots[j]], games, seed, cores=cores, crew=crew, save=save, report=tell)
        if result.interrupted:
            raise KeyboardInterrupt
        shares, _ = result.by_bot()
        found.append(Pairing(i, j, float(shares[:, 0].sum()), len(shares)))
    return ratings(bots, found), found


def check_bots(game: Game, bots: Sequence[str], within: int | None) -> None:
    """Refuse bots that cannot be put on one scale."""
    if len(bots) < 2 or len({*bots}) < len(bots):
        message = f"bots: name two or more, each once, not {', '.join(bots) or 'none'}"
        raise BadInput(message)
    if 2 not in game.players:
        message = f"{game.title} is not for two players: there are no pairs to rate"
        raise BadInput(message)
    if within is not None and within < 1:
        message = f"within: must be 1 or more, not {within}: else nobody plays anybody"
        raise BadInput(message)


def _tell(report: Report, name: str) -> Callable[[int, int], None]:
    return lambda done, wanted: report(name, done, wanted)
