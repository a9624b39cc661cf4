"""The arena: measures the strength of bots, with rotated seats and confidence intervals; it can be resumed.

In game g every bot sits g seats further back, so that no bot always has the same seat. With more players than bots,
the last bot takes the remaining seats: one stronger bot among weaker ones.
"""

from __future__ import annotations

import math
import os
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeGuard

import numpy as np

from bailey.bots import budget
from bailey.core.compiled.modes import is_plain
from bailey.core.errors import BadInput
from bailey.core.play.game import NEVER
from bailey.core.play.position import checked_seed
from bailey.lab.jobs import Seating
from bailey.lab.playing import Series, made_of, spans_of
from bailey.lab.results import Chunk, Results
from bailey.lab.save_file import SaveFile
from bailey.lab.sequential import CONFIDENCE, Sequential
from bailey.lab.simulate import chronicle_table
from bailey.lab.tally import Tally, tally_of

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from bailey.bots.bot import Budget
    from bailey.core.play.game import Chronicle, Game
    from bailey.lab.crews.crew import Crew
    from bailey.lab.json_object import JsonObject
    from bailey.lab.playing import Report
    from bailey.lab.sequential import Decision

MOST = 1 << 31
#: Distance of the two-sided 95 % interval and of the lower 99 % bound from the mean, in standard errors.
Z_95, Z_99_ONE_SIDED = 1.959964, 2.326348


@dataclass
class Standings:
    """The result of an arena."""

    game: str
    version: int
    seats: list[str]
    seed: int
    wanted: int
    compiled: bool
    results: Results
    options: dict[str, int] = field(default_factory=dict)
    printed: tuple[str, ...] = ()
    chronicle: Chronicle | None = None
    test: Sequential | None = None  # of the first bot's win share
    lost: str = ""  # why the crew was gone before the end

    @property
    def decided(self) -> Decision | None:
        """Whether the first bot's win share is above the bound or below it; None if that is open, or not asked."""
        return self.test.decided if self.test else None

    def add(self, chunk: Chunk) -> None:
        """Add the results of some games."""
        self.results.chunks.append(chunk)
        if self.test:
            players, won = len(self.seats), chunk.wins / np.maximum(1, chunk.wins.sum(axis=1, keepdims=True))
            for number, shares in enumerate(won, start=chunk.first):
                self.test.add(number, float(shares[-number % players]))

    def leave_out_what_came_later(self) -> None:
        """Count no games beyond the one that decided: which of them were played depends on the number of cores."""
        if self.test and self.test.decided:
            self.results.chunks = [chunk for chunk in self.results.chunks if chunk.first < self.test.games]

    @property
    def interrupted(self) -> bool:
        """Whether it was stopped before its last game."""
        return self.results.interrupted

    def by_bot(self) -> tuple[NDArray[np.float64], NDArray[np.int32]]:
        """Return win shares and scores with a column for each bot instead of each seat."""
        players = len(self.seats)
        bots = (np.arange(players)[None, :] + self.results.numbers[:, None]) % players
        shares, scores = np.empty(bots.shape), np.empty(bots.shape, np.int32)
        np.put_along_axis(shares, bots, self.results.shares()[:, :players], axis=1)
        np.put_along_axis(scores, bots, self.results.scores[:, :players], axis=1)
        return shares, scores

    def to_json(self) -> JsonObject:
        """Return the result as JSON; docs/cli.md says what each field means."""
        shares, scores = self.by_bot()
        return {
            "game": self.game,
            "version": self.version,
            "players": len(self.seats),
            "seed": self.seed,
            "games": self.results.games,
            "wanted": self.wanted,
            "interrupted": self.interrupted,
            "compiled": self.compiled,
            "decisions": self.results.decisions,
            "bots": [
                {"seat": i, "bot": bot, **standing(shares[:, i]), **_scores(scores[:, i])}
                for i, bot in enumerate(self.seats)
            ],
            **self.printed_to_json(),
            **self.test_to_json(),
        }

    def test_to_json(self) -> JsonObject:
        """Return the field about the sequential test, where there is one."""
        if self.test is None:
            return {}
        return {"test": {"above": self.test.bound, "confidence": CONFIDENCE, "decided": self.decided}}

    def printed_to_json(self) -> JsonObject:
        """Return the fields about printed opponents, options and the chronicle, where there are any."""
        if not self.printed:
            return {"options": self.options} if self.options else {}
        shares, scores = self.results.shares()[:, len(self.seats) :], self.results.scores[:, len(self.seats) :]
        opponents = [
            {"name": name, **standing(shares[:, i]), **_scores(scores[:, i])} for i, name in enumerate(self.printed)
        ]
        tally = Tally()
        for chunk in self.results.chunks:
            tally.add(tally_of(chunk))
        course = chronicle_table(self.chronicle, tally)
        return {"options": self.options, "printed": opponents, "chronicle": course}


def standing(shares: NDArray[np.float64]) -> JsonObject:
    """Return the win share, its 95 % interval and its lower 99 % bound (Wilson's, which is valid near 0 and 1)."""
    if not len(shares):
        return {"win_share": None, "interval_95": None, "lower_99": None}
    mean = float(shares.mean())
    low, high = wilson(mean, len(shares), Z_95)
    return {
        "win_share": round(mean, 4),
        "interval_95": [round(low, 4), round(high, 4)],
        "lower_99": round(wilson(mean, len(shares), Z_99_ONE_SIDED)[0], 4),
    }


def wilson(share: float, games: int, z: float) -> tuple[float, float]:
    """Return Wilson's interval; shared wins vary less than a coin toss, so the interval is rather too wide."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def _scores(scores: NDArray[np.int32]) -> JsonObject:
    return {"mean_score": round(float(scores.mean()), 3) if len(scores) else None}


def fill_seats(seats: list[str], players: int | None) -> list[str]:
    """Return a bot for each seat; the last bot takes the seats that are left."""
    if players is None:
        return seats
    if len(seats) > players:
        message = f"seats: {len(seats)} bots named for {players} players; name at most one for each"
        raise BadInput(message)
    return seats + seats[-1:] * (players - len(seats))


def arena(
    game: Game,
    seats: list[str],
    games: int,
    seed: int = 0,
    *,
    players: int | None = None,
    cores: int | None = None,
    crew: Crew | None = None,
    save: str | Path | None = None,
    plain: bool | None = None,
    report: Report | None = None,
    options: dict[str, int] | None = None,
    above: float | None = None,
) -> Standings:
    """Play bots against each other; with `save`, continue an earlier run of the same arena.

    With `above`, stop as soon as a sequential test decides whether the first bot's win share is above that.
    A `crew` plays instead of so many cores of this machine.
    """
    budgets = [budget(spec) for spec in fill_seats(seats, players)]
    _check(game, budgets, games, above)
    game.check_options(len(budgets), options or {})
    result = _unplayed(game, budgets, seed, games, options or {}, above, plain=is_plain(plain))
    with SaveFile(save, "arena", _header(result)) as file, Series(games, report) as series:
        kept = _Kept(result, file)
        kept.read()
        known = set(result.results.numbers.tolist())
        left = [number for number in range(games) if number not in known] if result.decided is None else []
        series.done = games - len(left)
        table = _table(result, plain=plain)
        made = made_of(game, table, spans_of(left), as_it_is, cores=cores or os.cpu_count() or 1, crew=crew)
        series.keep(made, kept.add, enough=lambda: result.decided is not None)
    result.results.interrupted, result.lost = series.interrupted, series.lost
    result.leave_out_what_came_later()
    return result


def _check(game: Game, budgets: list[Budget], games: int, above: float | None) -> None:
    """Refuse what cannot be played."""
    if games < 1:
        message = f"games: must be at least 1, not {games}"
        raise BadInput(message)
    if above is not None and not 0 < above < 1:
        message = f"above: must be a share between 0 and 1, not {above}"
        raise BadInput(message)
    if len(budgets) not in game.players:
        message = f"seats: {game.title} is for {game.counts} players, not {len(budgets)}"
        raise BadInput(message)


def _unplayed(
    game: Game,
    budgets: list[Budget],
    seed: int,
    games: int,
    options: dict[str, int],
    above: float | None,
    *,
    plain: bool,
) -> Standings:
    """Return the standings before the first game."""
    chosen = {name: value for name, value in game.chosen(options).items() if name in options}
    return Standings(
        game.name,
        game.version,
        [str(b) for b in budgets],
        checked_seed(seed),
        games,
        not plain,
        Results(game.scoring(len(budgets), options), game.remembered),
        chosen,
        game.printed_for(len(budgets), chosen),
        game.chronicle,
        Sequential(above) if above is not None else None,
    )


def _table(result: Standings, *, plain: bool | None) -> Seating:
    """Return the table; where a test may end the arena, each game counts alone, so that any number of them can."""
    options, alone = tuple(sorted(result.options.items())), result.test is not None
    return Seating(result.game, tuple(result.seats), options, result.seed, turned=1, plain=plain, alone=alone)


def as_it_is(chunk: Chunk) -> Chunk:
    """Return the results of all games of a chunk."""
    return chunk


def _header(result: Standings) -> JsonObject:
    chosen = {"options": result.options} if result.options else {}
    return {"arena": result.game, "version": result.version, "seats": result.seats, "seed": result.seed, **chosen}


class _Kept:
    """The games of an arena, in its results and as lines of its file."""

    def __init__(self, result: Standings, file: SaveFile) -> None:
        self.result, self.file = result, file
        #: Only games against a printed opponent keep their chronicle.
        self.remembered = result.results.remembered if result.printed else 0

    def add(self, chunk: Chunk) -> int:
        """Add the results of some games, and write them to the file at once; return how many there are."""
        self.result.add(chunk)
        columns = (chunk.scores, chunk.tiebreaks, chunk.wins, chunk.decisions, chunk.chronicle)
        lines = []
        for number, (*results, chronicle) in enumerate(zip(*(c.tolist() for c in columns), strict=True), chunk.first):
            line = {"n": number, **dict(zip((*RESULTS, "decisions"), results, strict=True))}
            lines.append({**line, "chronicle": chronicle} if self.remembered else line)
        self.file.write(*lines)
        return len(lines)

    def read(self) -> None:
        """Add the saved games; those beyond the wanted number stay in the file."""
        results = self.result.results
        seen: set[int] = set()
        for i, line in enumerate(self.file.lines):
            if not _is_game(line, results.players, self.remembered) or line["n"] in seen:
                raise self.file.refuse(i, "is no game or repeats one; remove it, and the game is played again")
            seen.add(line["n"])
            if line["n"] < self.result.wanted:
                self.result.add(_chunk(line, results.remembered))


#: What a saved game has of every player.
RESULTS = ("scores", "tiebreaks", "wins")


def _chunk(line: JsonObject, remembered: int) -> Chunk:
    course = line.get("chronicle", [NEVER] * remembered)
    rows = (line["scores"], line["tiebreaks"], line["wins"], course)
    scores, tiebreaks, wins, chronicle = (np.array([row], np.int32) for row in rows)
    return Chunk(line["n"], scores, tiebreaks, wins, np.array([line["decisions"]], np.int32), chronicle)


def _is_game(line: object, players: int, remembered: int) -> TypeGuard[JsonObject]:
    course = {"chronicle"} if remembered else set()
    if not isinstance(line, dict) or set(line) != {"n", *RESULTS, "decisions"} | course:
        return False
    numbers = [line["n"], line["decisions"], *(number for name in RESULTS for number in _row(line[name], players))]
    numbers += _row(line["chronicle"], remembered) if remembered else []
    return all(type(n) is int and abs(n) <= MOST for n in numbers) and line["n"] >= 0 and line["decisions"] >= 0


def _row(value: object, length: int) -> list[object]:
    return value if isinstance(value, list) and len(value) == length else [None]
