"""Simulation: many games between bots, and statistics of their scores."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from bailey.bots import budget
from bailey.core.compiled.modes import is_plain
from bailey.core.errors import BadInput
from bailey.core.play.game import NEVER
from bailey.core.play.position import checked_seed
from bailey.lab.playing import Results, Worker, play_games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from bailey.core.play.game import Chronicle, Game
    from bailey.lab.playing import Report

MOST_GAMES = 1 << 31


@dataclass
class Simulation:
    """The result of a simulation."""

    game: str
    seats: list[str]
    seed: int
    compiled: bool
    wanted: int
    results: Results
    options: dict[str, int] = field(default_factory=dict)
    printed: tuple[str, ...] = ()
    chronicle: Chronicle | None = None

    @property
    def interrupted(self) -> bool:
        """Whether it was stopped before its last game."""
        return self.results.interrupted

    def to_json(self) -> dict[str, Any]:
        """Return the result as JSON; docs/cli.md says what each field means."""
        games = self.results.games
        seconds = self.results.seconds
        return {
            "game": self.game,
            "players": len(self.seats),
            "seats": self.seats,
            "printed": list(self.printed),
            "options": self.options,
            "games": games,
            "seed": self.seed,
            "compiled": self.compiled,
            "interrupted": self.interrupted,
            "decisions": self.results.decisions,
            "seconds": round(seconds, 6),
            "decisions_per_second": round(self.results.decisions / seconds, 1) if seconds else None,
            "games_per_second": round(games / seconds, 1) if seconds else None,
            "scores": score_table(self.results, self.printed),
            "win_share": win_shares(self.results),
            "chronicle": chronicle_table(self.chronicle, self.results),
        }


def simulate(
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
    """Play games between bots; Ctrl-C ends early with the games played so far."""
    if len(seats) != players:
        message = f"seats: {len(seats)} bots named for {players} players; name one for each"
        raise BadInput(message)
    if not 1 <= games <= MOST_GAMES:
        message = f"games: must be from 1 to {MOST_GAMES}, not {games}"
        raise BadInput(message)
    budgets = [budget(spec) for spec in seats]
    results = Results(game.scoring(players, options), game.remembered)
    game.check_options(players, options or {})
    chosen = game.chosen(options or {})
    out = Simulation(
        game.name,
        [str(b) for b in budgets],
        checked_seed(seed),
        not is_plain(plain),
        games,
        results,
        chosen,
        game.printed_for(players, chosen),
        game.chronicle,
    )
    since = time.perf_counter()
    try:
        Worker(game, players, budgets, chosen, plain=is_plain(plain)).play(seed, 0, 0)  # compile before timing
        since = time.perf_counter()
        for chunk in play_games(
            game, budgets, range(games), seed, cores=cores, plain=plain, options=options, report=report
        ):
            results.chunks.append(chunk)
    except KeyboardInterrupt:
        results.interrupted = True
    results.seconds = time.perf_counter() - since
    return out


def score_table(results: Results, printed: Sequence[str] = ()) -> dict[str, Any]:
    """Return statistics of the scores of all seats, of the winners, and of every printed opponent."""
    seats = results.players - len(printed)
    scores, won = results.scores, results.shares() > 0
    own = {"all": describe(scores[:, :seats].ravel()), "winners": describe(scores[:, :seats][won[:, :seats]])}
    return own | {name: describe(scores[:, seats + i]) for i, name in enumerate(printed)}


def chronicle_table(chronicle: Chronicle | None, results: Results) -> dict[str, Any]:
    """Return statistics of the games' chronicles, for each line and time, over the games that reached that time."""
    if chronicle is None:
        return {}
    columns = iter(results.chronicle.T)
    table = {line: {time: _describe_reached(next(columns)) for time in chronicle.times} for line in chronicle.lines}
    return table if any(found for row in table.values() for found in row.values()) else {}


def _describe_reached(values: NDArray[np.int32]) -> dict[str, float] | None:
    reached = values[values != NEVER]
    found = describe(reached)
    return None if found is None else {"games": len(reached), "of_games": len(values), **found}


def describe(values: NDArray[np.int32]) -> dict[str, float] | None:
    """Return mean, standard deviation, minimum, quartiles and maximum; None without values."""
    if not len(values):
        return None
    low, middle, high = np.quantile(values, [0.25, 0.5, 0.75])
    return {
        "mean": round(float(values.mean()), 4),
        "standard_deviation": round(float(values.std()), 4),
        "min": float(values.min()),
        "q1": float(low),
        "median": float(middle),
        "q3": float(high),
        "max": float(values.max()),
    }


def win_shares(results: Results) -> list[float | None]:
    """Return each player's share of the wins, printed opponents last."""
    if not results.games:
        return [None] * results.players
    return [round(float(share), 6) for share in results.shares().mean(axis=0)]
