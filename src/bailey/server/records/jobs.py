"""The jobs of the processes that work out records, and their results."""
# Any: each job has an answer of its own, which is encoded at once.

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from bailey.core.errors import BadInput
from bailey.core.records.contest import lack_of
from bailey.core.records.rows import Kind
from bailey.server.errors import Refusal
from bailey.server.messages.puzzles import PastChoices, PuzzleMoment
from bailey.server.records import analysis_words, judging, puzzle_texts, replays

if TYPE_CHECKING:
    from bailey.server.messages.replays import PastMoment

#: As small as with a higher level, in less time: the results repeat themselves.
GZIP_LEVEL = 5
#: Smaller results are not compressed.
LEAST_COMPRESSED = 2048


class Job(Struct, tag=True, kw_only=True):
    """Something to work out; the result is compressed for clients that accept it."""

    language: str = "en"
    compress: bool = False


class RecordJob(Job):
    """Something to work out from a record."""

    record: str


class VerifyRecord(RecordJob):
    """Play a record again, and say what that proves."""

    def answer(self) -> Any:
        """Return the result."""
        return replays.fairness(replays.read(self.record), self.language)


class BuildReplay(RecordJob):
    """Play a record again, and return it row by row."""

    names: list[str] | None = None
    table: str | None = None

    def answer(self) -> Any:
        """Return the result."""
        return replays.replay(replays.read(self.record), self.language, self.names, self.table)


class CheckFinished(RecordJob):
    """Refuse a record that cannot be analysed."""

    def answer(self) -> Any:
        """Return how many choices it has."""
        log = replays.read(self.record)
        replays.check_contest(log.game, lack_of(log))
        return sum(row.kind is Kind.CHOICE for row in log.effective)


class FindPosition(RecordJob):
    """Return the position after a row, from which a game of this name is to be played on."""

    game: str
    n: int

    def answer(self) -> Any:
        """Return the position as JSON."""
        return replays.position_at(replays.read(self.record), self.game, self.n)


class FindMoment(RecordJob):
    """Return the table after a row, as a seat knew it; none: a spectator."""

    n: int
    seat: int | None = None

    def answer(self) -> PastMoment:
        """Return the result."""
        return replays.moment(replays.read(self.record), self.n, self.seat)


class ListChoices(RecordJob):
    """Return what could be chosen after a row of a game that is over, in words."""

    n: int
    names: list[str]

    def answer(self) -> PastChoices:
        """Return the result."""
        position = replays.position_after(replays.read(self.record), self.n)
        choices = judging.open_choices(position, position.called(self.names), self.language)
        return PastChoices(step=judging.question(position, self.language), choices=choices)


class JudgeChoice(RecordJob):
    """Compare a choice that could be made after a row of a game with the best ones."""

    n: int
    number: int
    effort: judging.Effort

    def answer(self) -> dict[str, object]:
        """Return the decision, from the random numbers with which the analysis of the game worked that row out."""
        log = replays.read(self.record)
        position = replays.position_after(log, self.n)
        after = next((row.n for row in log.effective if row.n > self.n), self.n)
        return judging.judge(position, len(log.seats), self.number, self.effort, after)


class TellAnalysis(RecordJob):
    """Say an analysis of a record in words; `result` is the analysis as JSON, compressed."""

    result: bytes
    names: list[str] | None = None
    mine: list[int] = []
    table: str | None = None

    def answer(self) -> Any:
        """Return the result."""
        log = replays.read(self.record)
        found = msgspec.json.decode(gzip.decompress(self.result))
        words = analysis_words.tell(log, found, self.language, self.names, self.mine)
        return msgspec.structs.replace(words, table=self.table)


class TellPuzzle(Job):
    """Tell a puzzle of a game in words."""

    game: str
    puzzle: str

    def answer(self) -> PuzzleMoment:
        """Return the result."""
        return puzzle_texts.tell(self.game, self.puzzle, self.language)


class JudgeAnswer(Job):
    """Compare a choice that could be made at a puzzle with the best ones."""

    game: str
    puzzle: str
    number: int
    effort: judging.Effort

    def answer(self) -> dict[str, object]:
        """Return the decision."""
        _, puzzle, position = puzzle_texts.at(self.game, self.puzzle)
        return judging.judge(position, len(puzzle.seats), self.number, self.effort)


Jobs = (
    VerifyRecord
    | BuildReplay
    | FindPosition
    | FindMoment
    | CheckFinished
    | ListChoices
    | JudgeChoice
    | TellAnalysis
    | TellPuzzle
    | JudgeAnswer
)


class Answer(Struct, tag=True):
    """The result as JSON, compressed or not."""

    body: bytes
    compressed: bool = False


class RefusedJob(Struct, tag=True):
    """The job was refused."""

    key: str
    status: int
    args: dict[str, Any] = {}
    detail: str = ""

    def refusal(self) -> Refusal:
        """Return the refusal as an exception."""
        return Refusal(self.key, status=self.status, **self.args, detail=self.detail)


class FailedJob(Struct, tag=True):
    """The job failed."""

    trace: str


Answers = Answer | RefusedJob | FailedJob


def do(job: Jobs) -> Answers:
    """Do a job; return its result, or why there is none."""
    try:
        body = msgspec.json.encode(job.answer())
    except Refusal as refusal:
        return RefusedJob(refusal.key, refusal.status, refusal.args_, refusal.detail)
    except BadInput as fault:
        return RefusedJob("refused", 400, detail=str(fault))
    compressed = job.compress and len(body) >= LEAST_COMPRESSED
    return Answer(gzip.compress(body, GZIP_LEVEL) if compressed else body, compressed)
