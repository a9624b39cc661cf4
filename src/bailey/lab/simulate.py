"""Simulation: many games between bots, and what their scores look like."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from bailey.bots import budget
from bailey.core.errors import BadInput
from bailey.core.game import NEVER
from bailey.core.modes import is_plain
from bailey.core.position import checked_seed
from bailey.lab.playing import Played, Player, play_games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from bailey.core.game import Chronicle, Game
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
    printed: tuple[str, ...] = ()
    chronicle: Chronicle | None = None

    @property
    def interrupted(self) -> bool:
        """Whether it was stopped before its last game."""
        return self.played.interrupted

    def to_json(self) -> dict[str, Any]:
        """Write it as JSON; docs/cli.md says what each field means."""
        games = self.played.games
        seconds = self.played.seconds
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
            "decisions": self.played.decisions,
            "seconds": round(seconds, 6),
            "decisions_per_second": round(self.played.decisions / seconds, 1) if seconds else None,
            "games_per_second": round(games / seconds, 1) if seconds else None,
            "scores": score_table(self.played, self.printed),
            "win_share": win_shares(self.played),
            "chronicle": chronicle_table(self.chronicle, self.played),
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
    """Play games between bots; Ctrl-C ends early with what is done."""
    if len(seats) != players:
        message = f"seats: {len(seats)} bots named for {players} players; name one for each"
        raise BadInput(message)
    if not 1 <= games <= MOST_GAMES:
        message = f"games: must be from 1 to {MOST_GAMES}, not {games}"
        raise BadInput(message)
    budgets = [budget(spec) for spec in seats]
    played = Played(game.scoring(players), game.remembered)
    game.check_options(players, options or {})
    chosen = game.chosen(options or {})
    out = Simulation(
        game.name,
        [str(b) for b in budgets],
        checked_seed(seed),
        not is_plain(plain),
        games,
        played,
        chosen,
        game.printed.get(players, ()),
        game.chronicle,
    )
    since = time.perf_counter()
    try:
        Player(game, players, budgets, chosen, plain=is_plain(plain)).play(seed, 0, 0)  # compile, if need be
        since = time.perf_counter()
        for piece in play_games(
            game, budgets, range(games), seed, cores=cores, plain=plain, options=options, report=report
        ):
            played.pieces.append(piece)
    except KeyboardInterrupt:
        played.interrupted = True
    played.seconds = time.perf_counter() - since
    return out


def score_table(played: Played, printed: Sequence[str] = ()) -> dict[str, Any]:
    """Describe the scores of all seats, of those that won, and of every printed opponent."""
    seats = played.players - len(printed)
    scores, won = played.scores, played.shares() > 0
    own = {"all": describe(scores[:, :seats].ravel()), "winners": describe(scores[:, :seats][won[:, :seats]])}
    return own | {name: describe(scores[:, seats + i]) for i, name in enumerate(printed)}


def chronicle_table(chronicle: Chronicle | None, played: Played) -> dict[str, Any]:
    """Describe what the games remember of their course: line by line, for every time, from those that came to it."""
    if chronicle is None:
        return {}
    columns = iter(played.chronicle.T)
    table = {line: {time: _remembered(next(columns)) for time in chronicle.times} for line in chronicle.lines}
    return table if any(found for row in table.values() for found in row.values()) else {}


def _remembered(values: NDArray[np.int32]) -> dict[str, float] | None:
    came = values[values != NEVER]
    found = describe(came)
    return None if found is None else {"games": len(came), "of_games": len(values), **found}


def describe(values: NDArray[np.int32]) -> dict[str, float] | None:
    """Give mean, standard deviation, least, quartiles and most."""
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


def win_shares(played: Played) -> list[float | None]:
    """Give each player's share of the wins, printed opponents last."""
    if not played.games:
        return [None] * played.players
    return [round(float(share), 6) for share in played.shares().mean(axis=0)]
