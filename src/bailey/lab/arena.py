"""The arena: measures the strength of bots, with rotated seats and confidence intervals; it can be resumed.

In game g every bot sits g seats further back, so that no bot always has the same seat. With more players than bots,
the last bot takes the remaining seats: one stronger bot among weaker ones.
"""

from __future__ import annotations

import json
import math
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from bailey.bots import budget
from bailey.core.compiled.modes import is_plain
from bailey.core.errors import BadInput
from bailey.core.play.game import NEVER
from bailey.core.play.position import checked_seed
from bailey.lab.playing import Chunk, Results, play_games
from bailey.lab.sequential import CONFIDENCE, decide
from bailey.lab.simulate import chronicle_table

if TYPE_CHECKING:
    from typing import Self

    from numpy.typing import NDArray

    from bailey.core.play.game import Chronicle, Game
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
    above: float | None = None  # the bound of a sequential test of the first bot's win share

    @property
    def decided(self) -> Decision | None:
        """Whether the first bot's win share is above the bound or below it; None if that is open, or not asked."""
        return None if self.above is None else decide(self.by_bot()[0][:, 0], self.above)

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

    def to_json(self) -> dict[str, Any]:
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

    def test_to_json(self) -> dict[str, Any]:
        """Return the field about the sequential test, where there is one."""
        if self.above is None:
            return {}
        return {"test": {"above": self.above, "confidence": CONFIDENCE, "decided": self.decided}}

    def printed_to_json(self) -> dict[str, Any]:
        """Return the fields about printed opponents, options and the chronicle, where there are any."""
        if not self.printed:
            return {"options": self.options} if self.options else {}
        shares, scores = self.results.shares()[:, len(self.seats) :], self.results.scores[:, len(self.seats) :]
        opponents = [
            {"name": name, **standing(shares[:, i]), **_scores(scores[:, i])} for i, name in enumerate(self.printed)
        ]
        course = chronicle_table(self.chronicle, self.results)
        return {"options": self.options, "printed": opponents, "chronicle": course}


def standing(shares: NDArray[np.float64]) -> dict[str, Any]:
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


def _scores(scores: NDArray[np.int32]) -> dict[str, Any]:
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
    save: str | Path | None = None,
    plain: bool | None = None,
    report: Report | None = None,
    options: dict[str, int] | None = None,
    above: float | None = None,
) -> Standings:
    """Play bots against each other; with `save`, continue an earlier run of the same arena.

    With `above`, stop as soon as a sequential test decides whether the first bot's win share is above that.
    """
    budgets = [budget(spec) for spec in fill_seats(seats, players)]
    if games < 1:
        message = f"games: must be at least 1, not {games}"
        raise BadInput(message)
    if above is not None and not 0 < above < 1:
        message = f"above: must be a share between 0 and 1, not {above}"
        raise BadInput(message)
    if len(budgets) not in game.players:
        message = f"seats: {game.title} is for {game.counts} players, not {len(budgets)}"
        raise BadInput(message)
    game.check_options(len(budgets), options or {})
    results = Results(game.scoring(len(budgets), options), game.remembered)
    names, compiled = [str(b) for b in budgets], not is_plain(plain)
    chosen = {name: value for name, value in game.chosen(options or {}).items() if name in (options or {})}
    printed = game.printed_for(len(budgets), chosen)
    result = Standings(
        game.name,
        game.version,
        names,
        checked_seed(seed),
        games,
        compiled,
        results,
        chosen,
        printed,
        game.chronicle,
        above,
    )
    with _SaveFile(result, save) as file:
        known = set(results.numbers.tolist())
        left = [number for number in range(games) if number not in known] if result.decided is None else []
        done = games - len(left)
        report_all = None if report is None else lambda count, _: report(done + count, games)
        try:
            for chunk in play_games(
                game,
                budgets,
                left,
                seed,
                turned=1,
                cores=cores or os.cpu_count() or 1,
                plain=plain,
                options=options,
                report=report_all,
            ):
                file.add(chunk)
                if result.decided is not None:
                    break
        except KeyboardInterrupt:
            results.interrupted = True
    return result


class _SaveFile:
    """The file that an arena is resumed from: a header line that identifies the arena, then a line for each game."""

    def __init__(self, result: Standings, path: str | Path | None) -> None:
        self.result = result
        self.path = Path(path) if path is not None else None
        self.file: Any = None

    def __enter__(self) -> Self:
        if self.path is not None:
            try:
                self._open(self.path)
            except OSError as fault:
                message = f"save: {self.path} cannot be written: {fault.strerror}; name another file"
                raise BadInput(message) from fault
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def _open(self, path: Path) -> None:
        """Read the saved games, remove an incomplete last line, and append after it."""
        if path.exists() and not path.is_file():
            message = f"save: {path} is no regular file; name another one"
            raise BadInput(message)
        path.parent.mkdir(parents=True, exist_ok=True)
        size = self._read(path) if path.exists() else 0
        self.file = path.open("r+b" if path.exists() else "w+b")
        self.file.truncate(size)
        self.file.seek(size)
        if size == 0:
            self._write(self._header())

    def add(self, chunk: Chunk) -> None:
        """Add the results of some games, and write them to the file at once."""
        self.result.results.chunks.append(chunk)
        if self.file is None:
            return
        columns = (chunk.scores, chunk.tiebreaks, chunk.wins, chunk.chronicle)
        for i, (scores, tiebreaks, wins, chronicle) in enumerate(zip(*(c.tolist() for c in columns), strict=True)):
            line = {"n": chunk.first + i, "scores": scores, "tiebreaks": tiebreaks, "wins": wins}
            course = {"chronicle": chronicle} if self._keeps_chronicle else {}
            self._write({**line, "decisions": 0 if i else chunk.decisions, **course})

    @property
    def _keeps_chronicle(self) -> bool:
        """Whether games have a chronicle: only those against a printed opponent do."""
        return bool(self.result.printed and self.result.results.remembered)

    def _write(self, line: dict[str, Any]) -> None:
        self.file.write(json.dumps(line).encode() + b"\n")
        self.file.flush()

    def _header(self) -> dict[str, Any]:
        result = self.result
        chosen = {"options": result.options} if result.options else {}
        return {"arena": result.game, "version": result.version, "seats": result.seats, "seed": result.seed, **chosen}

    def _read(self, path: Path) -> int:
        """Read the saved games and return the size of the complete lines in bytes."""
        data = path.read_bytes()
        complete = data.rfind(b"\n") + 1
        first, *rest = data[:complete].splitlines() or [data]
        if data and _parsed(first) != self._header():
            message = f"save: {path} belongs to another arena ({first[:80]!r}); name another file or remove it"
            raise BadInput(message)
        seen: set[int] = set()
        for i, text in enumerate(rest):
            line = _parsed(text)
            remembered = self.result.results.remembered if self._keeps_chronicle else 0
            if not _is_game(line, self.result.results.players, remembered) or line["n"] in seen:
                message = (
                    f"save: {path}, line {i + 2}: is no game or repeats one; remove it, and the game is played again"
                )
                raise BadInput(message)
            seen.add(line["n"])
            if line["n"] < self.result.wanted:
                self.result.results.chunks.append(_chunk(line, self.result.results.remembered))
        return complete


#: What a saved game has of every player.
RESULTS = ("scores", "tiebreaks", "wins")


def _chunk(line: dict[str, Any], remembered: int) -> Chunk:
    course = line.get("chronicle", [NEVER] * remembered)
    rows = (line["scores"], line["tiebreaks"], line["wins"], course)
    scores, tiebreaks, wins, chronicle = (np.array([row], np.int32) for row in rows)
    return Chunk(line["n"], scores, tiebreaks, wins, line["decisions"], chronicle)


def _parsed(text: bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _is_game(line: Any, players: int, remembered: int) -> bool:
    course = {"chronicle"} if remembered else set()
    if not isinstance(line, dict) or set(line) != {"n", *RESULTS, "decisions"} | course:
        return False
    numbers = [line["n"], line["decisions"], *(number for name in RESULTS for number in _row(line[name], players))]
    numbers += _row(line["chronicle"], remembered) if remembered else []
    return all(type(n) is int and abs(n) <= MOST for n in numbers) and line["n"] >= 0 and line["decisions"] >= 0


def _row(value: Any, length: int) -> list[Any]:
    return value if isinstance(value, list) and len(value) == length else [None]
