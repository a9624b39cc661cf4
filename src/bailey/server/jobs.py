"""What is asked of the process that folds records, and what it answers."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec
from msgspec import Struct

from bailey.core.errors import BadInput
from bailey.server import replays
from bailey.server.errors import Refusal

#: As good as a higher level for answers that repeat themselves, in less time.
GZIP_LEVEL = 5
#: What is smaller is sent as it is.
LEAST_PACKED = 2048


class Job(Struct, tag=True, kw_only=True):
    """A record to be folded; the answer is packed for whoever can unpack it."""

    record: str
    language: str = "en"
    pack: bool = False


class Verify(Job):
    """Say what the folding of a record proves."""

    def answer(self) -> Any:
        """Fold the record."""
        return replays.fairness(replays.read(self.record), self.language)


class LayOut(Job):
    """Lay a game out row by row."""

    names: list[str] | None = None
    table: str | None = None

    def answer(self) -> Any:
        """Fold the record."""
        return replays.replay(replays.read(self.record), self.language, self.names, self.table)


class PositionAt(Job):
    """Give the position after a row, from which a game of this name is to be played on."""

    game: str
    n: int

    def answer(self) -> Any:
        """Fold the record up to there."""
        return replays.position_at(replays.read(self.record), self.game, self.n)


Jobs = Verify | LayOut | PositionAt


class Answer(Struct, tag=True):
    """What was asked for, as JSON, or packed."""

    body: bytes
    packed: bool = False


class Refused(Struct, tag=True):
    """Why it was refused."""

    key: str
    status: int
    args: dict[str, Any] = {}
    detail: str = ""

    def refusal(self) -> Refusal:
        """Make the refusal that it was."""
        return Refusal(self.key, self.status, **self.args, detail=self.detail)


class Broken(Struct, tag=True):
    """A fault of ours."""

    trace: str


Answers = Answer | Refused | Broken


def do(job: Jobs) -> Answers:
    """Do a job, or say why not."""
    try:
        body = msgspec.json.encode(job.answer())
    except Refusal as refusal:
        return Refused(refusal.key, refusal.status, refusal.args_, refusal.detail)
    except BadInput as fault:
        return Refused("refused", 400, detail=str(fault))
    packed = job.pack and len(body) >= LEAST_PACKED
    return Answer(gzip.compress(body, GZIP_LEVEL) if packed else body, packed)
