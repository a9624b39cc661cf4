"""Messages about puzzles, moments at which one choice is clearly best, and about choosing again."""

from __future__ import annotations

from bailey.server.messages.analyses import AnalysisDecision
from bailey.server.messages.base import Input, Json, Message
from bailey.server.messages.socket import OpenChoice, Question


class PuzzleEntry(Message):
    """One puzzle in a list."""

    id: str
    grade: int
    """How hard it is: 1, 2 or 3."""


class GamePuzzles(Message):
    """The puzzles of a game."""

    game: str
    title: str
    today: str
    """The puzzle of the day."""
    puzzles: list[PuzzleEntry]


class PuzzleMoment(Message):
    """A puzzle: the table as its seat sees it, and the choices that are compared."""

    id: str
    game: str
    title: str
    grade: int
    names: list[str]
    characters: list[str]
    """Of each seat: how its bot plays, in a word."""
    seat: int
    """Who is to choose."""
    step: Question
    view: Json
    decision: AnalysisDecision
    options: list[str]
    """The compared choices in words, the best first."""
    spots: list[list[str]]
    """What each of them names on the board."""
    choices: list[OpenChoice]
    """All that may be chosen."""
    why: str
    """Why the best is better than the next."""
    scores: list[int] | None = None
    expects: list[Json] = []
    """What each player may expect of chance, where the game tells it."""


class OwnPuzzle(Message):
    """A moment of a game of this player at which they gave much away, and are to choose again."""

    table: str
    n: int
    """The moment: this row of this table's record."""
    question: str
    """What was asked, whatever it was about."""
    loss: float
    """How much of the chance to win was given away, or the worth of its points if that is more."""
    ended: float


class OwnPuzzles(Message):
    """Those of one game: the kinds of choices that gave away most come first."""

    game: str
    title: str
    puzzles: list[OwnPuzzle]


class PastChoices(Message):
    """What was asked at a moment of a game that is over, and all that could be chosen."""

    step: Question
    choices: list[OpenChoice]


class TryChoice(Input):
    """A choice that somebody would make at a moment of a game that is over."""

    n: int
    """The moment: after this row of the record."""
    number: int


class TryAnswer(Input):
    """A choice that somebody would make at a puzzle."""

    number: int


class TriedChoice(Message):
    """How good a choice would be: `decision` compares it with the best ones, and says which of them it is."""

    decision: AnalysisDecision | None = None
    """None: what that needs is still being compiled; ask again in a second."""
