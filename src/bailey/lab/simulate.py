"""Simulation: many games between bots, and what their scores look like."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bailey.bots import budget
from bailey.core.errors import BadInput
from bailey.core.modes import is_plain
from bailey.core.position import checked_seed
from bailey.lab.playing import Played, play_games

if TYPE_CHECKING:
    from bailey.core.game import Game
    from bailey.lab.playing import Report

MOST_GAMES = 1 << 31


@dataclass
class Simulation:
    """What came of a simulation."""

    game: str
    seats: list[str]
    seed: int
    compiled: bool
    wanted: int
    played: Played
    options: dict[str, int] = field(default_factory=dict)

    @property
    def interrupted(self) -> bool:
        """Whether it was stopped before its last game."""
        return self.played.interrupted

    def to_json(self) -> dict[str, Any]:
        """Write it as JSON; docs/cli.md says what each field means."""
        games = len(self.played.scores)
        seconds = self.played.seconds
        return {
            "game": self.game,
            "players": len(self.seats),
            "seats": self.seats,
            "options": self.options,
            "games": games,
            "seed": self.seed,
            "compiled": self.compiled,
            "interrupted": self.interrupted,
            "decisions": self.played.decisions,
            "seconds": round(seconds, 6),
            "decisions_per_second": round(self.played.decisions / seconds, 1) if seconds else None,
            "games_per_second": round(games / seconds, 1) if seconds else None,
            "scores": score_table(self.played),
            "win_share": win_shares(self.played),
        }


def simulate(  # noqa: PLR0913 - what is played, by whom, how often, and how
    game: Game,
    players: int,
    seats: list[str],
    games: int,
    seed: int = 0,
    *,
    cores: int = 1,
    plain: bool | None = None,
    report: Report | None = None,
    options: dict[str, int] | None = None,
) -> Simulation:
    """Play games between bots; Ctrl-C ends early with what is done."""
    if len(seats) != players:
        message = f"seats: {len(seats)} bots named for {players} players; name one for each"
        raise BadInput(message)
    if not 1 <= games <= MOST_GAMES:
        message = f"games: must be from 1 to {MOST_GAMES}, not {games}"
        raise BadInput(message)
    budgets = [budget(spec) for spec in seats]
    played = Played(players)
    chosen = game.chosen(options or {})
    out = Simulation(game.name, [str(b) for b in budgets], checked_seed(seed), not is_plain(plain), games, played, chosen)
    numbers = range(games)
    since = time.perf_counter()
    try:
        for first, scores, tiebreaks, decisions in play_games(
            game, budgets, numbers, seed, cores=cores, plain=plain, options=options, report=report
        ):
            if not played.scores:
                since = time.perf_counter() if len(scores) < games else since  # the first game pays for compiling
            played.scores.update(enumerate(scores, first))
            played.tiebreaks.update(enumerate(tiebreaks, first))
            played.decisions += decisions
    except KeyboardInterrupt:
        played.interrupted = True
    played.seconds = time.perf_counter() - since
    return out


def score_table(played: Played) -> dict[str, Any]:
    """Describe the scores of all seats, of the winners, and seat by seat."""
    everyone: list[int] = []
    winners: list[int] = []
    for scores in played.scores.values():
        everyone += scores
    for number, scores in played.scores.items():
        winners += [score for score, share in zip(scores, played.shares(number), strict=True) if share]
    return {"all": describe(everyone), "winners": describe(winners)}


def describe(values: list[int]) -> dict[str, float] | None:
    """Give mean, standard deviation, least, quartiles and most."""
    if not values:
        return None
    import numpy as np  # noqa: PLC0415 - only summaries need it

    array = np.asarray(values, np.float64)
    low, middle, high = np.quantile(array, [0.25, 0.5, 0.75])
    return {
        "mean": round(float(array.mean()), 4),
        "standard_deviation": round(float(array.std()), 4),
        "min": float(array.min()),
        "q1": float(low),
        "median": float(middle),
        "q3": float(high),
        "max": float(array.max()),
    }


def win_shares(played: Played) -> list[float | None]:
    """Give each seat's share of the wins."""
    if not played.scores:
        return [None] * played.seats
    totals = [0.0] * played.seats
    for number in played.scores:
        for seat, share in enumerate(played.shares(number)):
            totals[seat] += share
    return [round(total / len(played.scores), 6) for total in totals]
