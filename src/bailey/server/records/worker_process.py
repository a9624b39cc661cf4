"""The process that works out records: jobs come over its standard input, results go to its standard output.

It exits as soon as its input ends, even during a job: the server that started it is gone then. A job that computes for
too long ends the process too.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
import traceback
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from bailey import games
from bailey.server.records.jobs import Answers, FailedJob, Jobs, do

#: The exit code when a job took too long.
OVERTIME = 75
LOOK_EVERY = 0.05
HEAD = 4
DECODER = msgspec.msgpack.Decoder(Jobs)
ENCODER = msgspec.msgpack.Encoder()


def main() -> None:
    """Do jobs, one after the other, until the input ends."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # games have priority; Windows has no `nice`
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    for name in games.names():
        games.find(name)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        data = jobs.get()
        watch = CpuTimer(float(sys.argv[1]))
        answer = _do(data)
        watch.over.set()
        out.write(packet(ENCODER.encode(answer)))
        out.flush()


def _do(data: bytes) -> Answers:
    try:
        return do(DECODER.decode(data))
    except Exception:  # noqa: BLE001 - a failed job must not end the process
        return FailedJob(traceback.format_exc())


def _read(stream: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Read jobs until the input ends, then exit."""
    while True:
        head = stream.read(HEAD)
        if len(head) < HEAD:
            os._exit(0)
        jobs.put(stream.read(int.from_bytes(head)))


class CpuTimer:
    """Ends the process when a job has used more CPU time than allowed."""

    def __init__(self, seconds: float) -> None:
        self.until = time.process_time() + seconds
        self.over = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while not self.over.wait(LOOK_EVERY):
            if time.process_time() > self.until:
                os._exit(OVERTIME)


def packet(data: bytes) -> bytes:
    """Return data with its length before it."""
    return len(data).to_bytes(HEAD) + data


if __name__ == "__main__":
    main()
