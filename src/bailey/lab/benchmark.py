"""The benchmark: one bot or function against fixed opponents, on deals that nothing should be trained on.

A result is a file, so that others can hand in theirs: it names the game and its version, the protocol, who played, and
the share of wins with its interval. A table is made of a folder of such files.
"""

from __future__ import annotations

import json
import platform
import time
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from bailey.bots import budget, make
from bailey.core.compiled.modes import is_plain
from bailey.core.errors import BadInput, shown
from bailey.core.play.position import Position
from bailey.lab.arena import Z_95, arena, wilson
from bailey.lab.batch import Batch
from bailey.lab.opponents import Opponents

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bailey.core.play.game import Game
    from bailey.lab.json_object import JsonObject
    from bailey.lab.opponents import Chooser

    #: Is told against whom, how many games are done, and of how many.
    Report = Callable[[str, int, int], None]

FORMAT, PROTOCOL = 1, 1
#: The protocol: so many players, these opponents, and the games of this seed from number 0 on, with seats in turn.
PLAYERS, OPPONENTS, SEED, GAMES = 2, ("random", "greedy", "search:300"), 20_000_000, 400
#: A function plays so many games side by side.
LANES = 200
#: A time is the median of so many choices.
TIMED = 40


@dataclass(frozen=True)
class Against:
    """How many games were won against an opponent; a shared victory is half a win."""

    opponent: str
    games: int
    share: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.share, self.games, Z_95)


@dataclass(frozen=True)
class BenchmarkResult:
    """A result of the benchmark."""

    game: str
    version: int
    name: str
    against: tuple[Against, ...]
    milliseconds: float = 0.0
    machine: str = field(default_factory=platform.machine)
    protocol: int = PROTOCOL

    def to_json(self) -> JsonObject:
        """Return the result as it is written."""
        rows = [
            {**asdict(one), "low": round(one.interval[0], 4), "high": round(one.interval[1], 4)} for one in self.against
        ]
        return {**asdict(self), "format": FORMAT, "against": rows}

    def write(self, file: Path) -> None:
        """Write the result into a file."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        except OSError as fault:
            message = f"out: {file} cannot be written: {fault.strerror}"
            raise BadInput(message) from fault


def benchmark_bot(
    game: Game,
    bot: str,
    games: int = GAMES,
    *,
    cores: int = 1,
    plain: bool | None = None,
    report: Report = lambda *_: None,
) -> BenchmarkResult:
    """Return the result of a bot."""
    _check_games(games)
    found = []
    for opponent in OPPONENTS:
        played = arena(
            game,
            [bot, opponent],
            games,
            SEED,
            cores=cores,
            plain=plain,
            report=lambda done, total, who=opponent: report(who, done, total),  # type: ignore[misc] # its own name
        )
        if played.interrupted:
            raise KeyboardInterrupt
        found.append(Against(opponent, games, round(float(played.by_bot()[0][:, 0].mean()), 4)))
    return BenchmarkResult(
        game.name, game.version, str(budget(bot)), tuple(found), milliseconds(game, bot, plain=plain)
    )


def benchmark_function(
    game: Game,
    name: str,
    choose: Chooser,
    games: int = GAMES,
    *,
    observation: str = "raw",
    plain: bool | None = None,
    report: Report = lambda *_: None,
) -> BenchmarkResult:
    """Return the result of a function: it gets observations in a form and masks, and returns a choice for each row."""
    _check_games(games)
    found, random = [], np.random.default_rng(SEED)
    plain = is_plain(plain)
    for opponent in OPPONENTS:
        won = 0.0
        for first in range(0, games, LANES):
            lanes = min(LANES, games - first)
            won += _wins(game, choose, opponent, first, lanes, observation, random, plain=plain)
            report(opponent, first + lanes, games)
        found.append(Against(opponent, games, round(won / games, 4)))
    return BenchmarkResult(game.name, game.version, name, tuple(found))


def _wins(
    game: Game,
    choose: Chooser,
    opponent: str,
    first: int,
    lanes: int,
    observation: str,
    random: np.random.Generator,
    *,
    plain: bool,
) -> float:
    """Return how many of some games a function wins: those of the arena with the same numbers and seats."""
    own = Opponents(game, PLAYERS, choose, observation, plain=plain)
    other = Opponents(game, PLAYERS, opponent, observation, plain=plain)
    batch = Batch(game, PLAYERS, lanes, SEED, plain=plain, bots=[None, *other.inside])
    batch.games += first
    seats = -(first + np.arange(lanes)) % PLAYERS
    batch.reset(turned=-seats % PLAYERS)
    while not batch.over.all():
        other.play(batch, seats, random)
        own.play(batch, 1 - seats, random)
    return float(batch.payoffs()[np.arange(lanes), seats].sum())


def milliseconds(game: Game, bot: str, *, plain: bool | None = None) -> float:
    """Return the median time of a choice, in a game between two of this bot, on one core."""
    player, position = make(bot, game, plain=plain), Position.new(game, PLAYERS, SEED)
    times: list[float] = []
    player.choose(position, 0)  # compiles what is to be compiled
    while position.turn is not None and len(times) < TIMED:
        began = time.perf_counter()
        choice = player.choose(position, len(times))
        times.append(time.perf_counter() - began)
        position.push(choice)
    return round(1000 * float(np.median(times)), 3)


def _check_games(games: int) -> None:
    if games < PLAYERS or games % PLAYERS:
        message = f"games: must be an even number from {PLAYERS} on, so that both begin as often, not {games}"
        raise BadInput(message)


def read_result(file: Path) -> BenchmarkResult:
    """Read a result; what is none is refused."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as fault:
        message = f"{file}: cannot be read: {fault}"
        raise BadInput(message) from fault
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("protocol") != PROTOCOL:
        message = f"{file}: is no result of the benchmark with format {FORMAT} and protocol {PROTOCOL}"
        raise BadInput(message)
    return BenchmarkResult(
        _text(file, data, "game"),
        int(_number(file, data, "version", 1 << 31)),
        _text(file, data, "name"),
        _rows(file, data.get("against")),
        _number(file, {"milliseconds": 0, **data}, "milliseconds", 1e9),
        _text(file, {"machine": "", **data}, "machine"),
    )


def _rows(file: Path, rows: object) -> tuple[Against, ...]:
    if not isinstance(rows, list) or not rows:
        message = f"{file}: against must be a list with a row for each opponent, not {shown(rows)}"
        raise BadInput(message)
    return tuple(_against(file, one) for one in rows)


def _against(file: Path, data: object) -> Against:
    if not isinstance(data, dict) or data.get("opponent") not in OPPONENTS:
        message = f"{file}: against: each needs one of {', '.join(OPPONENTS)} as opponent, not {shown(data)}"
        raise BadInput(message)
    games = int(_number(file, data, "games", 1 << 31))
    _check_games(games)
    return Against(data["opponent"], games, _number(file, data, "share", 1))


def _text(file: Path, data: JsonObject, name: str) -> str:
    if not isinstance(data.get(name), str):
        message = f"{file}: {name} must be a text, not {shown(data.get(name))}"
        raise BadInput(message)
    return str(data[name])


def _number(file: Path, data: JsonObject, name: str, most: float) -> float:
    value = data.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= most:
        message = f"{file}: {name} must be a number from 0 to {most:g}, not {shown(value)}"
        raise BadInput(message)
    return float(value)


def read_table(folder: Path, game: Game) -> list[BenchmarkResult]:
    """Return the results of a game in a folder, the best against the strongest opponent first."""
    results = [result for file in sorted(folder.glob("*.json")) if (result := read_result(file)).game == game.name]
    if not results:
        message = f"table: {folder} has no result of {game.name}"
        raise BadInput(message)
    for result in results:
        if result.version != game.version:
            message = (
                f"table: {result.name} was measured with version {result.version} of {game.name}, not {game.version}"
            )
            raise BadInput(message)
    return sorted(results, key=lambda result: [-share for share in _shares(result)])


def _shares(result: BenchmarkResult) -> list[float]:
    known = {one.opponent: one.share for one in result.against}
    return [known.get(opponent, 0.0) for opponent in reversed(OPPONENTS)]
