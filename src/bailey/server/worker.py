"""The process that folds records: jobs come in over its standard input, answers go out over its standard output.

It ends when its input does, at once, whatever it is doing: whoever started it is gone then. A job that computes for
longer than it may ends the process too.
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
from bailey.server.jobs import Answers, Broken, Jobs, do

#: How the process ends when a job took too long.
OVERTIME = 75
LOOK_EVERY = 0.05
HEAD = 4
DECODER = msgspec.msgpack.Decoder(Jobs)
ENCODER = msgspec.msgpack.Encoder()


def main() -> None:
    """Do jobs, one after the other, until nobody is there to ask."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # who plays goes first; Windows knows no such thing
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    for name in games.names():
        games.find(name)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        data = jobs.get()
        watch = Watch(float(sys.argv[1]))
        answer = _do(data)
        watch.over.set()
        out.write(frame(ENCODER.encode(answer)))
        out.flush()


def _do(data: bytes) -> Answers:
    try:
        return do(DECODER.decode(data))
    except Exception:  # noqa: BLE001 - whatever it is, the next job has nothing to do with it
        return Broken(traceback.format_exc())


def _read(stream: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Read jobs until there are no more."""
    while True:
        head = stream.read(HEAD)
        if len(head) < HEAD:
            os._exit(0)
        jobs.put(stream.read(int.from_bytes(head)))


class Watch:
    """Ends the process when it has computed for longer than it may."""

    def __init__(self, seconds: float) -> None:
        self.until = time.process_time() + seconds
        self.over = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while not self.over.wait(LOOK_EVERY):
            if time.process_time() > self.until:
                os._exit(OVERTIME)


def frame(data: bytes) -> bytes:
    """Write how long something is before it."""
    return len(data).to_bytes(HEAD) + data


if __name__ == "__main__":
    main()
