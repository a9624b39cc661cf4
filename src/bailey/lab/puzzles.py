"""Makes puzzles: bots play, and where one choice is clearly best, a longer search must agree.

Games are played in the order of their seeds, so equal settings make equal puzzles, on however many threads.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from itertools import count
from typing import TYPE_CHECKING, cast

from bailey import bots
from bailey.analysis.probe import Probe
from bailey.core.compiled.modes import is_plain
from bailey.core.play.position import Position
from bailey.core.records.puzzles import Puzzle
from bailey.lab.save_file import SaveFile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from bailey.analysis.findings import Decision
    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Game
    from bailey.core.records.puzzles import PuzzleDecision
    from bailey.lab.json_object import JsonObject

    Report = Callable[[str, int, int], None]

#: The best choice must be better than each other one by so much of the chance to win, and by so many errors.
CLEAR, ERRORS = 0.08, 3.0
#: The chance after the best choice: in a game that is decided nobody learns anything.
OPEN = (0.15, 0.97)
#: So many choices must be open.
LEAST_OPEN = 3
#: A longer search confirms: so many times the iterations.
LONGER = 8
#: A game gives so many puzzles at most, so many choices apart; and so large a share is of one kind of choice at most.
FROM_A_GAME, APART, OF_A_KIND = 2, 8, 0.4
#: Who finds the best choice in so many of the attempts: then a puzzle has this grade; the hardest is for all others.
FINDERS = (("greedy", 4, 1), ("search:30", 2, 2))
ATTEMPTS = 4
HARDEST = 3
DIGITS = 4


@dataclass(frozen=True)
class PuzzleSearch:
    """How puzzles are found. The default bots play well, and fast enough for a hundred games."""

    game: str
    version: int
    seats: tuple[str, ...] = ("search:300", "search:300")
    iterations: int = 600
    seed: int = 1


class PuzzleMaker:
    """Plays games on one thread, and finds puzzles in them."""

    def __init__(self, game: Game, settings: PuzzleSearch) -> None:
        self.game, self.settings = game, settings
        self.players = [bots.make(spec, game) for spec in settings.seats]
        self.finders = [(bots.make(spec, game), least, grade) for spec, least, grade in FINDERS]
        plain = is_plain(None)
        self.probe = Probe(game, settings.iterations, plain=plain)
        self.longer = Probe(game, settings.iterations * LONGER, plain=plain)

    def play(self, seed: int) -> list[Puzzle]:
        """Play the game of a seed, and return its puzzles."""
        position = Position.new(self.game, len(self.players), seed)
        choices: list[int] = []
        found: list[Puzzle] = []
        while position.turn is not None:
            choice = self.players[position.turn].choose(position, seed * 1000 + len(choices))
            if self._may_be_one(position, choices, found):
                found += self._puzzles(position, choice, seed, choices)
            position.play(choice)
            choices.append(choice.number)
        return found

    def _may_be_one(self, position: Position, choices: list[int], found: list[Puzzle]) -> bool:
        near = bool(found) and len(choices) < len(found[-1].choices) + APART
        return len(found) < FROM_A_GAME and not near and len(position.choices) >= LEAST_OPEN

    def _puzzles(self, position: Position, choice: Choice, seed: int, choices: list[int]) -> Iterator[Puzzle]:
        """Yield the puzzle of a moment, if one choice is clearly best there and a longer search agrees."""
        quick = self._decide(self.probe, position, choice, seed)
        if not is_clear(quick, position.turn):
            return
        second = self.game.choices.find(quick.options[1].choice)
        sure = self._decide(self.longer, position, second, seed + 1, explained=True)
        if is_clear(sure, position.turn) and sure.best.choice == quick.best.choice:
            told = f"{self.game.name} {self.settings} {seed} {choices}"
            name = hashlib.blake2b(told.encode(), digest_size=5).hexdigest()
            grade = self._grade(position, self.game.choices.find(sure.best.choice))
            yield Puzzle(
                name, grade, [*self.settings.seats], seed, [*choices], cast("PuzzleDecision", rounded(asdict(sure)))
            )

    def _decide(
        self, probe: Probe, position: Position, made: Choice, seed: int, *, explained: bool = False
    ) -> Decision:
        seat = position.turn
        assert seat is not None
        for _ in probe.decide(position, made.number, seat, seed):
            pass
        for _ in probe.explain(seat, seat) if explained else ():
            pass
        return probe.decision

    def _grade(self, position: Position, best: Choice) -> int:
        """Return how hard it is, by who finds the best choice."""
        for bot, least, grade in self.finders:
            if sum(bot.choose(position, seed) == best for seed in range(ATTEMPTS)) >= least:
                return grade
        return HARDEST


def is_clear(decision: Decision, seat: int | None) -> bool:
    """Return whether the best of the compared choices is clearly best, in a game that is not decided."""
    assert seat is not None
    least, most = OPEN
    rest = decision.options[1:]
    far = all(one.loss >= max(CLEAR, ERRORS * one.loss_error) for one in rest)
    return bool(rest) and far and least <= decision.best.value.chance[seat] <= most


def rounded(told: JsonObject) -> JsonObject:
    """Return what is told with fewer digits."""

    def short(value: object) -> object:
        if isinstance(value, float):
            return round(value, DIGITS)
        if isinstance(value, dict):
            return {name: short(one) for name, one in value.items()}
        return [short(one) for one in value] if isinstance(value, list) else value

    return {name: short(one) for name, one in told.items()}


def make_puzzles(
    game: Game, settings: PuzzleSearch, wanted: int, *, cores: int, save: Path | None, report: Report
) -> list[Puzzle]:
    """Return so many puzzles; `save` names the file of the games that were looked at, to go on from."""
    chosen: list[Puzzle] = []
    kinds: Counter[str] = Counter()
    header = {"puzzles": asdict(settings) | {"seats": [*settings.seats]}}
    with SaveFile(save, "search for puzzles", header) as file:
        for found in _games(game, settings, cores, file):
            for one in found:
                kind = str(one.decision["options"][0]["choice"]["do"])
                if len(chosen) < wanted and kinds[kind] < max(1, OF_A_KIND * wanted):
                    kinds[kind] += 1
                    chosen.append(one)
            report(f"{game.name}: puzzles", len(chosen), wanted)
            if len(chosen) == wanted:
                break
    return chosen


def _games(game: Game, settings: PuzzleSearch, cores: int, file: SaveFile) -> Iterator[list[Puzzle]]:
    """Yield the puzzles of one game after the other: those of an earlier run, then of new ones, which are kept."""
    makers = [PuzzleMaker(game, settings) for _ in range(cores)]
    for line in file.lines:
        kept: JsonObject = line  # type: ignore[assignment] # this module wrote it
        yield [Puzzle(**told) for told in kept["puzzles"]]
    with ThreadPoolExecutor(cores) as pool:
        for first in count(settings.seed + len(file.lines), cores):
            for found in pool.map(PuzzleMaker.play, makers, range(first, first + cores)):
                file.write({"puzzles": [asdict(one) for one in found]})
                yield found
