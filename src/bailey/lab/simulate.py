"""Simulation: many games between bots, and statistics of their scores."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from bailey.bots import budget
from bailey.core.compiled.modes import is_plain
from bailey.core.errors import BadInput
from bailey.core.play.game import NEVER
from bailey.core.play.position import checked_seed
from bailey.lab.gpu import random_games
from bailey.lab.jobs import Seating
from bailey.lab.playing import Series, made_of
from bailey.lab.results import Results
from bailey.lab.save_file import SaveFile
from bailey.lab.tally import Tally, describe, read_tally, tally_of, together
from bailey.lab.workers import worker_for

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bailey.bots.bot import Budget
    from bailey.core.play.game import Chronicle, Game
    from bailey.lab.crews.crew import Crew
    from bailey.lab.gpu import Device
    from bailey.lab.json_object import JsonObject
    from bailey.lab.playing import Report
    from bailey.lab.results import Chunk
    from bailey.lab.tally import Counts
    from bailey.lab.workers import GamesPlayer

MOST_GAMES = 1 << 31


@dataclass
class Simulation:
    """The result of a simulation.

    `tally` counts all games. `results` has the score of each game too, unless a crew played or the games are saved.
    """

    game: str
    version: int
    seats: list[str]
    seed: int
    compiled: bool
    wanted: int
    results: Results
    options: dict[str, int] = field(default_factory=dict)
    printed: tuple[str, ...] = ()
    chronicle: Chronicle | None = None
    tally: Tally = field(default_factory=Tally)
    played: Tally = field(default_factory=Tally)  # in this run: the others were saved before
    lost: str = ""  # why the crew was gone before the end

    @property
    def interrupted(self) -> bool:
        """Whether it was stopped before its last game."""
        return self.results.interrupted

    def to_json(self) -> JsonObject:
        """Return the result as JSON; docs/cli.md says what each field means."""
        tally, run = self.tally, self.played
        seconds = self.results.seconds
        return {
            "game": self.game,
            "players": len(self.seats),
            "seats": self.seats,
            "printed": list(self.printed),
            "options": self.options,
            "games": tally.games,
            "seed": self.seed,
            "compiled": self.compiled,
            "interrupted": self.interrupted,
            "decisions": tally.decisions,
            "seconds": round(seconds, 6),
            "decisions_per_second": round(run.decisions / seconds, 1) if seconds else None,
            "games_per_second": round(run.games / seconds, 1) if seconds else None,
            "scores": score_table(tally, len(self.seats), self.printed),
            "win_share": win_shares(tally, self.results.players),
            "chronicle": chronicle_table(self.chronicle, tally),
        }


def simulate(
    game: Game,
    players: int,
    seats: list[str],
    games: int,
    seed: int = 0,
    *,
    cores: int = 1,
    crew: Crew | None = None,
    device: Device | None = None,
    save: str | Path | None = None,
    plain: bool | None = None,
    report: Report | None = None,
    options: dict[str, int] | None = None,
) -> Simulation:
    """Play games between bots; Ctrl-C ends early with the games played so far.

    A `crew` plays instead of so many cores of this machine, or a `device`, which plays random bots only. With `save`,
    go on from an earlier run of the same games.
    """
    _check(players, seats, games)
    budgets = [budget(spec) for spec in seats]
    game.check_options(players, options or {})
    chosen = game.chosen(options or {})
    out = _unplayed(game, budgets, seed, games, chosen, plain=is_plain(plain))
    since = time.perf_counter()
    with Series(games, report) as series:
        there = random_games(game, budgets, chosen, device) if device is not None else None
        worker: GamesPlayer = there or worker_for(game, players, budgets, chosen, plain=is_plain(plain))
        if crew is None:
            worker.play(seed, 0, 0)  # compile before timing
        with SaveFile(save, "simulation", _header(out)) as file:
            left = _left(out, file)
            series.done = out.tally.games
            since = time.perf_counter()
            table = Seating(out.game, tuple(out.seats), tuple(sorted(chosen.items())), seed, plain=plain)
            make = count_and_keep if crew is None and save is None else count
            made = made_of(game, table, left, make, cores=cores, crew=crew, device=there)
            series.keep(made, partial(_keep, out, file))
    out.results.seconds = time.perf_counter() - since
    out.results.interrupted, out.lost = series.interrupted, series.lost
    return out


def _check(players: int, seats: list[str], games: int) -> None:
    """Refuse what cannot be played."""
    if len(seats) != players:
        message = f"seats: {len(seats)} bots named for {players} players; name one for each"
        raise BadInput(message)
    if not 1 <= games <= MOST_GAMES:
        message = f"games: must be from 1 to {MOST_GAMES}, not {games}"
        raise BadInput(message)


def _unplayed(
    game: Game,
    budgets: list[Budget],
    seed: int,
    games: int,
    chosen: dict[str, int],
    *,
    plain: bool,
) -> Simulation:
    """Return the simulation before the first game."""
    return Simulation(
        game.name,
        game.version,
        [str(b) for b in budgets],
        checked_seed(seed),
        not plain,
        games,
        Results(game.scoring(len(budgets), chosen), game.remembered),
        chosen,
        game.printed_for(len(budgets), chosen),
        game.chronicle,
    )


class GamesCounted(NamedTuple):
    """What some games add up to, with the number of the first, and their scores if they are kept."""

    first: int
    tally: Tally
    chunk: Chunk | None = None


def count(chunk: Chunk) -> GamesCounted:
    """Count games."""
    return GamesCounted(chunk.first, tally_of(chunk))


def count_and_keep(chunk: Chunk) -> GamesCounted:
    """Count games, and keep their scores."""
    return GamesCounted(chunk.first, tally_of(chunk), chunk)


def _keep(out: Simulation, file: SaveFile, counted: GamesCounted) -> int:
    first, tally, chunk = counted
    if chunk is not None:
        out.results.chunks.append(chunk)
    # Counted first: an interruption after writing would leave out what the file already has.
    out.tally.add(tally)
    out.played.add(tally)
    file.write({"first": first, **tally.to_json()})
    return tally.games


def _header(out: Simulation) -> JsonObject:
    return {
        "simulation": out.game,
        "version": out.version,
        "seats": out.seats,
        "seed": out.seed,
        "options": out.options,
    }


def _left(out: Simulation, file: SaveFile) -> list[range]:
    """Add the saved games, and return those that are left to play."""
    saved: list[range] = []
    for i, line in enumerate(file.lines):
        said = dict(line) if isinstance(line, dict) else {}
        first = said.pop("first", None)
        tally = read_tally(said, out.results.players, out.results.remembered)
        if tally is None or type(first) is not int or first < 0:
            raise file.refuse(i, "is no part of a simulation; remove it, and its games are played again")
        saved.append(range(first, first + tally.games))
        if saved[-1].stop > out.wanted:
            message = f"games: {file.path} has more than {out.wanted} games already; ask for {saved[-1].stop} or more"
            raise BadInput(message)
        out.tally.add(tally)
    at, left = 0, []
    for span in sorted(saved, key=lambda span: span.start):
        if span.start < at:
            message = f"save: {file.path} has game {span.start} twice; name another file, or remove one of the lines"
            raise BadInput(message)
        left.append(range(at, span.start))
        at = span.stop
    return [span for span in [*left, range(at, out.wanted)] if span]


def score_table(tally: Tally, seats: int, printed: Sequence[str] = ()) -> JsonObject:
    """Return statistics of the scores of all seats, of the winners, and of every printed opponent."""
    own = {"all": describe(together(tally.scores[:seats])), "winners": describe(together(tally.won[:seats]))}
    opponents = tally.scores[seats:] or [Counter()] * len(printed)
    return own | {name: describe(counts) for name, counts in zip(printed, opponents, strict=True)}


def chronicle_table(chronicle: Chronicle | None, tally: Tally) -> JsonObject:
    """Return statistics of the games' chronicles, for each line and time, over the games that reached that time."""
    if chronicle is None or not tally.games:
        return {}
    columns = iter(tally.chronicle)
    table = {line: {time: _describe_reached(next(columns)) for time in chronicle.times} for line in chronicle.lines}
    return table if any(found for row in table.values() for found in row.values()) else {}


def _describe_reached(counts: Counts) -> dict[str, float] | None:
    reached = Counter({value: count for value, count in counts.items() if value != NEVER})
    found = describe(reached)
    return None if found is None else {"games": reached.total(), "of_games": counts.total(), **found}


def win_shares(tally: Tally, players: int) -> list[float | None]:
    """Return each player's share of the wins, printed opponents last; several winners share one equally."""
    if not tally.games:
        return [None] * players
    won = [sum(count / winners for winners, count in sorted(shared.items())) for shared in tally.shared]
    return [round(share / tally.games, 6) for share in won]
