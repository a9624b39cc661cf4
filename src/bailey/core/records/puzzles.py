"""Puzzles: moments of games between bots at which one of the compared choices is clearly best.

A game keeps its puzzles in a file of its folder, which `bailey puzzles GAME` makes.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from typing import TYPE_CHECKING, TypedDict

from bailey.core.errors import BadInput
from bailey.core.play.position import Position

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bailey.core.play.game import Game

FILE = "puzzles.json"
#: How hard a puzzle is, from the easiest.
GRADES = (1, 2, 3)


class PuzzleOption(TypedDict):
    """A compared choice, as an analysis writes it; the fields that are read here."""

    choice: dict[str, int | str]
    value: dict[str, list[float]]
    loss: float


class PuzzleDecision(TypedDict):
    """The compared choices, the best first; `made` is the one that the reason compares with the best."""

    options: list[PuzzleOption]
    made: int
    reason: object


@dataclass(frozen=True)
class Puzzle:
    """A moment of a game, and the choices that are compared there."""

    id: str
    grade: int
    seats: list[str]
    seed: int
    #: The numbers of the choices that led there.
    choices: list[int]
    decision: PuzzleDecision

    def position(self, game: Game) -> Position:
        """Play to the moment."""
        position = Position.new(game, len(self.seats), self.seed)
        for number in self.choices:
            position.play(number)
        return position

    def fits(self, game: Game) -> bool:
        """Return whether the game still comes to the moment, and the compared choices are open there."""
        try:
            position = self.position(game)
            return all(game.choices.find(one["choice"]) in position.choices for one in self.decision["options"])
        except BadInput:
            return False


def write_puzzles(game: Game, puzzles: Sequence[Puzzle], path: Path) -> None:
    """Write a file of puzzles, a line for each."""
    lines = ",\n".join(json.dumps(asdict(one), separators=(",", ":")) for one in puzzles)
    head = f'"game": {json.dumps(game.name)}, "version": {game.version}'
    partly = path.with_suffix(".part")
    try:
        partly.write_text(f'{{{head}, "puzzles": [\n{lines}\n]}}\n', encoding="utf-8")
        partly.replace(path)
    except OSError as fault:
        message = f"{path} cannot be written: {fault.strerror}; name another file by --out"
        raise BadInput(message) from fault


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """Return the puzzles of a game by their ids; none if it has no file, or one of another version of its rules."""
    path = game.folder / FILE
    if not path.is_file():
        return {}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        puzzles = [Puzzle(**one) for one in found["puzzles"]]
        return {one.id: one for one in puzzles} if found["version"] == game.version else {}
    except (ValueError, KeyError, TypeError) as fault:
        message = f"{path}: holds no puzzles ({fault}); make it again by `bailey puzzles {game.name}`"
        raise BadInput(message) from fault


def of_the_day(ids: Sequence[str], day: int) -> str:
    """Return the puzzle of a day, which is counted from any beginning: one after the other."""
    return ids[day % len(ids)]
