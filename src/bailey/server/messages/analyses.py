"""Messages about analyses of finished games; docs/analysis.md says what their numbers mean."""

from __future__ import annotations

from typing import Literal

from bailey.bots.strengths import Strength
from bailey.server.messages.base import JsonObject, Message

# The numbers, as `bailey analyse --json` writes them


class AnalysisValue(Message):
    """What a position is worth, for everybody who scores."""

    chance: list[float]
    score: list[float]
    margin: list[float]


class AnalysisOption(Message):
    """A choice that was compared with others."""

    choice: JsonObject
    value: AnalysisValue
    error: float
    loss: float
    loss_error: float
    visits: int


class AnalysisGain(Message):
    """What somebody has more of after the better choice, on average: less, if `by` is below 0."""

    player: int
    of: dict[str, str]
    """A line of the score by its words, a `counter` of the board, or, if empty, points."""
    by: float


class AnalysisReason(Message):
    """What everybody gains by the end, and who chooses by the next turn."""

    by_the_end: list[AnalysisGain]
    by_the_next_turn: list[AnalysisGain]


class AnalysisDecision(Message):
    """The compared choices, the best first, and which of them was made."""

    options: list[AnalysisOption]
    made: int
    loss: float
    quality: Literal["sound", "inaccuracy", "mistake", "blunder"]
    points: float = 0.0
    """How much of the expected lead it gave away, 0 within the noise."""
    points_error: float = 0.0
    worth: float = 0.0
    """What these points are worth of the chance to win in an even game."""
    better: int = 0
    """The choice that it is judged against."""
    mattered: bool = True
    """Whether a compared choice would not have been sound."""
    contrary: float = 0.0
    """The share of the deals in which the choice that was made did better than the better one, by the lead."""
    reason: AnalysisReason | None = None
    """What the better choice brings; none where nothing was given away."""


class AnalysisRow(Message):
    """A choice of the record: the values from before it to the next one, and what it and chance changed."""

    n: int
    seat: int
    step: str
    open: int
    decision: AnalysisDecision
    before: AnalysisValue
    chosen: AnalysisValue
    after: AnalysisValue
    following: AnalysisValue
    revealed: bool
    choice: list[float]
    luck: list[float]
    knowledge: list[float]
    source: str = ""
    """What luck came from: `dice`, `draws`, `both` at once; left out where there was none."""
    open_cards: AnalysisDecision | None = None


class AnalysisDeal(Message):
    """The values before and after the deal."""

    beginning: AnalysisValue
    dealt: AnalysisValue
    following: AnalysisValue
    luck: list[float]
    knowledge: list[float]


class AnalysisPlayer(Message):
    """One player's game in four columns, whose sum is the end minus the beginning."""

    player: int
    seat: bool
    beginning: float
    own: float
    rivals: float
    luck: float
    knowledge: float
    end: float
    decisions: int
    accuracy: float | None
    qualities: dict[str, int]
    mattered: int | None = None
    """In how many decisions it mattered what was chosen; none: in an analysis that did not ask."""
    luck_by: dict[str, float] = {}
    """What luck came from: `deal`, `dice`, `draws`, `both` at once; empty: in an analysis that did not ask."""


class AnalysisResult(Message):
    """The analysis of a game."""

    analysis: int
    game: str
    version: int
    iterations: int
    seats: list[str]
    printed: list[str]
    record: str
    deal: AnalysisDeal
    rows: list[AnalysisRow]
    players: list[AnalysisPlayer]
    costliest: list[list[int]]
    part_of: int | None = None
    """If only the last choices of a game were analysed: how many it has."""


class AnalysisMark(Message):
    """A choice that gave something away, as it is shown before the analysis is done."""

    n: int
    number: int
    """Which choice of the game it is, counted from 1."""
    seat: int
    quality: Literal["inaccuracy", "mistake", "blunder"]


class AnalysisState(Message):
    """How far an analysis is, and its result when it is done."""

    id: str
    state: Literal["unasked", "waiting", "stopped", "done", "failed"]
    """`unasked`: nobody has asked for it yet; `stopped`: nobody waits for it any more, and who asks for it goes on."""
    done: int
    """How many rows are worked out."""
    total: int
    """How many there are."""
    working: bool = False
    """Whether a server works on it now; otherwise it waits for its turn."""
    ahead: int = 0
    """Of one that waits for its turn: how many others come first."""
    seconds_left: float | None = None
    """How long the rest takes once it is its turn, as its rows have taken so far."""
    marks: list[AnalysisMark] = []
    """Of one that is not done: what was found so far, in the order of the game."""
    fault: str = ""
    """Why it cannot be made."""
    result: AnalysisResult | None = None


# The same in words


class AnalysisSeat(Message):
    """Who sat on a seat, and the bot of whose strength can take it to try a position."""

    name: str
    kind: Literal["person", "bot"]
    strength: Strength
    character: str = ""
    """Of a bot: how it plays, in a word."""
    mine: bool = False


class AnalysisSaid(Message):
    """A row of an analysis in words."""

    n: int
    before: int
    """The row after which its choice is open: from there a game can be begun."""
    options: list[str]
    """The compared choices, the best first, as they were offered."""
    spots: list[list[str]]
    """What each of them names on the board."""
    told: str
    """The choice that was made, as a report."""
    open_cards: str = ""
    """The best choice with open cards."""
    why: str = ""
    """What the better choice would have brought; empty where the points do not say it."""


class AnalysisWords(Message):
    """An analysis in words."""

    game: str
    title: str
    names: list[str]
    """Of everybody who scores: the seats, then printed opponents."""
    seats: list[AnalysisSeat]
    rows: list[AnalysisSaid]
    table: str | None = None
    """The table; none: the record comes from a file."""


# Skill and luck over time


class SkillGame(Message):
    """What the analysis of a game found of this player."""

    table: str
    code: str
    ended: float
    won: bool
    say: str
    """Against whom."""
    loss: float
    """How much of the chance to win a decision gave away, on average."""
    luck: float
    """How much chance changed of the chance to win."""
    decisions: int
    sound: int
    accuracy: float | None = None
    """The share of sound choices where it mattered; none: it never did, or the analysis did not ask."""


class Skill(Message):
    """How this player's choices and luck went on in a game, the earliest first."""

    game: str
    title: str
    games: list[SkillGame]


class Mistake(Message):
    """A kind of choice with which this player gave something away, again and again or once."""

    question: str
    """What was asked, whatever it was about."""
    made: str
    """What was chosen, whatever it was about; empty if that says nothing."""
    better: str
    """What would have been better most often; empty: another choice of the same kind."""
    times: int
    loss: float
    """How much of the chance to win it gave away, or the worth of its points if that is more, on average."""
    worst: float
    """How much it gave away at the worst moment."""
    table: str
    n: int
    """The worst moment: this row of this table's record."""
    ended: float


class GameMistakes(Message):
    """The kinds of choices that gave away most in a game, the costliest first."""

    game: str
    title: str
    analysed: int
    """How many games it was found in."""
    decisions: int
    """How many decisions this player made in them."""
    mistakes: list[Mistake]


class CommonMistakes(Message):
    """The same for each game of which analyses were made, the latest first."""

    games: list[GameMistakes]


class Skills(Message):
    """The same for each game of which analyses were made, the latest first."""

    games: list[Skill]
