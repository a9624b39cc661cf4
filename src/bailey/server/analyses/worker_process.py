"""The process that works an analysis out: steps come over its standard input, replies go to its standard output.

It has a low priority, and computes only while a step is asked for. It exits as soon as its input ends.
"""
# Any: passed on to Examination as they are.

from __future__ import annotations

import contextlib
import gzip
import json
import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from bailey.analysis import Examination
from bailey.analysis.findings import PlayerColumns
from bailey.analysis.probe import Probe
from bailey.analysis.quality import Quality
from bailey.core.errors import BadInput
from bailey.server.analyses.steps import (
    Begin,
    Begun,
    CannotBe,
    Finish,
    Finished,
    FoundRow,
    FoundRows,
    Mark,
    Replies,
    Steps,
    plainly,
)
from bailey.server.errors import Refusal
from bailey.server.records import replays
from bailey.server.records.jobs import GZIP_LEVEL
from bailey.server.records.worker_process import HEAD, packet

if TYPE_CHECKING:
    from collections.abc import Iterator

DECODER = msgspec.msgpack.Decoder(Steps)
ENCODER = msgspec.msgpack.Encoder()


class Examiner:
    """Answers steps; one examination at a time."""

    examination: Examination

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor()
        self._probes: list[Probe] = []

    def answer(self, step: Steps) -> Replies:
        """Do a step, and return its result."""
        if isinstance(step, Begin):
            return self._begin(step)
        if isinstance(step, Finish):
            return self._finish()
        self._make_probes(len(step.rows))
        [*self._threads.map(self._work_out, step.rows, self._probes)]
        return self.found(step.rows)

    def _make_probes(self, count: int) -> None:
        while len(self._probes) < count:
            self._probes.append(self.examination.new_probe())

    def work_out(self, row: int) -> Iterator[None]:
        """Work a row out in slices."""
        self._make_probes(1)
        yield from self.examination.work_out(row, self._probes[0])

    def found(self, rows: list[int]) -> FoundRows:
        """Return what was found about rows."""
        return FoundRows([FoundRow(i, plainly(self.examination.found[i]), self._mark(i)) for i in rows])

    def _work_out(self, row: int, probe: Probe) -> None:
        for _ in self.examination.work_out(row, probe):
            pass

    def _begin(self, step: Begin) -> Replies:
        try:
            log = replays.read(step.record)
            how: dict[str, Any] = {"open_cards": step.open_cards, "last": step.last, "plain": step.plain or None}
            self.examination = Examination(log, step.iterations, **how)
        except Refusal as refusal:
            return CannotBe(refusal.detail)
        except BadInput as fault:
            return CannotBe(str(fault))
        self.examination.found = {row: json.loads(found) for row, found in step.found.items()}
        self._probes = []
        return Begun(self.examination.total, self.examination.pending)

    def _mark(self, i: int) -> Mark | None:
        """Return what is shown of a row before the analysis is done: none, if its choice was sound."""
        examination, quality = self.examination, self.examination.found[i]["decision"]["quality"]
        row = examination.steps[i][0]
        assert row.seat is not None
        number = examination.choices - examination.total + i
        return None if quality == Quality.SOUND else Mark(row.n, number, row.seat, quality)

    def _finish(self) -> Finished:
        result = self.examination.result()
        body = gzip.compress(msgspec.json.encode(result.to_json()), GZIP_LEVEL, mtime=0)
        whole = result.part_of is None
        return Finished(body, [_skill(player) for player in result.players if player.seat and whole])


def _skill(player: PlayerColumns) -> dict[str, object]:
    """Return what is kept of how a player did."""
    sound = player.qualities[Quality.SOUND]
    figures = {"own": player.own, "luck": player.luck, "decisions": player.decisions, "sound": sound}
    return {"seat": player.player, **figures, "accuracy": player.accuracy}


def main() -> None:
    """Answer steps until the input ends."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(int(sys.argv[1]))  # Windows has no `nice`
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    steps: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, steps), daemon=True).start()
    analyst = Examiner()
    while True:
        out.write(packet(ENCODER.encode(analyst.answer(DECODER.decode(steps.get())))))
        out.flush()


def _read(stream: BinaryIO, steps: SimpleQueue[bytes]) -> None:
    """Read steps until the input ends, then exit."""
    while True:
        head = stream.read(HEAD)
        if len(head) < HEAD:
            os._exit(0)
        steps.put(stream.read(int.from_bytes(head)))


if __name__ == "__main__":
    main()
