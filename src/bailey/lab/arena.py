"""The arena: how strong a bot is, with intervals, the seats rotated, resumable.

The bots named take the seats in turn: in game g everyone sits g seats further back, so no bot owns a seat. With more
players than bots, the last bot named fills the seats that are left: one stronger seat among weaker ones.
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
from bailey.core.errors import BadInput
from bailey.core.game import NEVER
from bailey.core.modes import is_plain
from bailey.core.position import checked_seed
from bailey.lab.playing import Piece, Played, play_games
from bailey.lab.simulate import chronicle_table

if TYPE_CHECKING:
    from typing import Self

    from numpy.typing import NDArray

    from bailey.core.game import Chronicle, Game
    from bailey.lab.playing import Report

MOST = 1 << 31
#: How many standard errors the two-sided 95 % interval and the lower 99 % bound are away from the mean.
Z_95, Z_99_ONE_SIDED = 1.959964, 2.326348


@dataclass
class Result:
    """What came of an arena."""

    game: str
    version: int
    seats: list[str]
    seed: int
    wanted: int
    compiled: bool
    played: Played
    options: dict[str, int] = field(default_factory=dict)
    printed: tuple[str, ...] = ()
    chronicle: Chronicle | None = None

    @property
    def interrupted(self) -> bool:
        """Whether it was stopped before its last game."""
        return self.played.interrupted

    def by_bot(self) -> tuple[NDArray[np.float64], NDArray[np.int32]]:
        """Give the win shares and the scores with a column for every bot, wherever it sat."""
        players = len(self.seats)
        bots = (np.arange(players)[None, :] + self.played.numbers[:, None]) % players
        shares, scores = np.empty(bots.shape), np.empty(bots.shape, np.int32)
        np.put_along_axis(shares, bots, self.played.shares()[:, :players], axis=1)
        np.put_along_axis(scores, bots, self.played.scores[:, :players], axis=1)
        return shares, scores

    def to_json(self) -> dict[str, Any]:
        """Write it as JSON; docs/cli.md says what each field means."""
        shares, scores = self.by_bot()
        return {
            "game": self.game,
            "version": self.version,
            "players": len(self.seats),
            "seed": self.seed,
            "games": self.played.games,
            "wanted": self.wanted,
            "interrupted": self.interrupted,
            "compiled": self.compiled,
            "decisions": self.played.decisions,
            "bots": [
                {"seat": i, "bot": bot, **standing(shares[:, i]), **_scores(scores[:, i])}
                for i, bot in enumerate(self.seats)
            ],
            **self.printed_to_json(),
        }

    def printed_to_json(self) -> dict[str, Any]:
        """Write what came of a game's own opponents, where there are any, and how the points went on."""
        if not self.printed:
            return {"options": self.options} if self.options else {}
        shares, scores = self.played.shares()[:, len(self.seats) :], self.played.scores[:, len(self.seats) :]
        opponents = [
            {"name": name, **standing(shares[:, i]), **_scores(scores[:, i])} for i, name in enumerate(self.printed)
        ]
        course = chronicle_table(self.chronicle, self.played)
        return {"options": self.options, "printed": opponents, "chronicle": course}


def standing(shares: NDArray[np.float64]) -> dict[str, Any]:
    """Give the win share with its 95 % interval and its lower 99 % bound (Wilson's, which holds near 0 and 1)."""
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
    """Give Wilson's interval of a share; a shared win has less spread than a coin, so this is on the safe side."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def _scores(scores: NDArray[np.int32]) -> dict[str, Any]:
    return {"mean_score": round(float(scores.mean()), 3) if len(scores) else None}


def fill_seats(seats: list[str], players: int | None) -> list[str]:
    """Let the last bot named fill the seats that are left."""
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
) -> Result:
    """Let bots play against each other; with `save`, go on where an earlier run of the same arena stopped."""
    budgets = [budget(spec) for spec in fill_seats(seats, players)]
    if games < 1:
        message = f"games: must be at least 1, not {games}"
        raise BadInput(message)
    if len(budgets) not in game.players:
        message = f"seats: {game.title} is for {game.players[0]} to {game.players[-1]} players, not {len(budgets)}"
        raise BadInput(message)
    game.check_options(len(budgets), options or {})
    played = Played(game.scoring(len(budgets)), game.remembered)
    names, compiled = [str(b) for b in budgets], not is_plain(plain)
    chosen = {name: value for name, value in game.chosen(options or {}).items() if name in (options or {})}
    printed = game.printed.get(len(budgets), ())
    result = Result(
        game.name, game.version, names, checked_seed(seed), games, compiled, played, chosen, printed, game.chronicle
    )
    with _Book(result, save) as book:
        known = set(played.numbers.tolist())
        left = [number for number in range(games) if number not in known]
        done = games - len(left)
        tell = None if report is None else lambda count, _: report(done + count, games)
        try:
            for piece in play_games(
                game,
                budgets,
                left,
                seed,
                turned=1,
                cores=cores or os.cpu_count() or 1,
                plain=plain,
                options=options,
                report=tell,
            ):
                book.add(piece)
        except KeyboardInterrupt:
            played.interrupted = True
    return result


class _Book:
    """The file that an arena goes on from: a line that says which arena it is, then a line a game."""

    def __init__(self, result: Result, path: str | Path | None) -> None:
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
        """Read what is there, cut a half-written last line off, and go on behind it."""
        if path.exists() and not path.is_file():
            message = f"save: {path} is no ordinary file; name another one"
            raise BadInput(message)
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = self._read(path) if path.exists() else 0
        self.file = path.open("r+b" if path.exists() else "w+b")
        self.file.truncate(whole)
        self.file.seek(whole)
        if whole == 0:
            self._put(self._head())

    def add(self, piece: Piece) -> None:
        """Take some games in, and write them down at once."""
        self.result.played.pieces.append(piece)
        if self.file is None:
            return
        rows = zip(piece.scores.tolist(), piece.tiebreaks.tolist(), piece.chronicle.tolist(), strict=True)
        for i, (scores, tiebreaks, chronicle) in enumerate(rows):
            line = {"n": piece.first + i, "scores": scores, "tiebreaks": tiebreaks}
            course = {"chronicle": chronicle} if self._keeps_chronicle else {}
            self._put({**line, "decisions": 0 if i else piece.decisions, **course})

    @property
    def _keeps_chronicle(self) -> bool:
        """Whether the games remember anything: only those against a printed opponent do."""
        return bool(self.result.printed and self.result.played.remembered)

    def _put(self, line: dict[str, Any]) -> None:
        self.file.write(json.dumps(line).encode() + b"\n")
        self.file.flush()

    def _head(self) -> dict[str, Any]:
        result = self.result
        chosen = {"options": result.options} if result.options else {}
        return {"arena": result.game, "version": result.version, "seats": result.seats, "seed": result.seed, **chosen}

    def _read(self, path: Path) -> int:
        """Take in what was saved, and tell how many bytes of it are whole lines."""
        data = path.read_bytes()
        whole = data.rfind(b"\n") + 1
        first, *rest = data[:whole].splitlines() or [data]
        if data and _parsed(first) != self._head():
            message = f"save: {path} is of another arena ({first[:80]!r}); name another file or remove it"
            raise BadInput(message)
        seen: set[int] = set()
        for i, text in enumerate(rest):
            line = _parsed(text)
            remembered = self.result.played.remembered if self._keeps_chronicle else 0
            if not _is_game(line, self.result.played.players, remembered) or line["n"] in seen:
                message = f"save: {path}, line {i + 2}: is no game, or one twice; remove it, it is played again"
                raise BadInput(message)
            seen.add(line["n"])
            if line["n"] < self.result.wanted:
                self.result.played.pieces.append(_piece(line, self.result.played.remembered))
        return whole


def _piece(line: dict[str, Any], remembered: int) -> Piece:
    course = line.get("chronicle", [NEVER] * remembered)
    scores, tiebreaks, chronicle = (np.array([row], np.int32) for row in (line["scores"], line["tiebreaks"], course))
    return Piece(line["n"], scores, tiebreaks, line["decisions"], chronicle)


def _parsed(text: bytes) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _is_game(line: Any, players: int, remembered: int) -> bool:
    course = {"chronicle"} if remembered else set()
    if not isinstance(line, dict) or set(line) != {"n", "scores", "tiebreaks", "decisions"} | course:
        return False
    numbers = [line["n"], line["decisions"], *_row(line["scores"], players), *_row(line["tiebreaks"], players)]
    numbers += _row(line["chronicle"], remembered) if remembered else []
    return all(type(n) is int and abs(n) <= MOST for n in numbers) and line["n"] >= 0 and line["decisions"] >= 0


def _row(value: Any, length: int) -> list[Any]:
    return value if isinstance(value, list) and len(value) == length else [None]
