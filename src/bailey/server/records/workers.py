"""The processes that work out records, so that no game waits for a record, and their queue."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bailey.server.errors import Refusal
from bailey.server.records.jobs import Answer, Answers, FailedJob, RefusedJob
from bailey.server.records.worker_process import HEAD, OVERTIME, packet

if TYPE_CHECKING:
    from bailey.server.records.jobs import Jobs

#: So many jobs wait or run at the same time, and so many of them for one address.
MOST_WAITING, MOST_OF_ONE = 32, 4
#: An idle process ends after so long.
IDLE_SECONDS = 300.0
#: A job times out after so many times its CPU seconds by the clock, and the time in which a process may start.
PATIENCE, START_SECONDS = 6, 60.0
#: The environment variables that a process is given: no secrets. The last two say where machine code is kept.
PASSED_ON = (
    "PATH", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LANG", "LC_ALL", "HOME",
    "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "USERPROFILE", "LOCALAPPDATA", "BAILEY_CACHE", "XDG_CACHE_HOME",
)  # fmt: skip
DECODER = msgspec.msgpack.Decoder(Answers)
ENCODER = msgspec.msgpack.Encoder()
LOGGER = logging.getLogger("bailey.server")


@dataclass(eq=False)
class QueuedJob:
    """A job in the queue, and the address that asked for it."""

    who: str
    job: Jobs
    answer: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class RecordWorkers:
    """Some processes, started when they are first needed, and their queue. Addresses take turns."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes, self.seconds = processes, seconds
        self._waiting: OrderedDict[str, deque[QueuedJob]] = OrderedDict()  # the address that is next stands first
        self._running: dict[str, asyncio.Task[None]] = {}
        self._idle: list[Process] = []
        self._ending: asyncio.TimerHandle | None = None
        self._closing = False

    async def do(self, who: str, job: Jobs) -> Answer:
        """Return the result of a job; if the caller is cancelled, the job is too."""
        mine = len(self._waiting.get(who, ())) + (who in self._running)
        all_of_them = sum(map(len, self._waiting.values())) + len(self._running)
        if self._closing or mine >= MOST_OF_ONE or all_of_them >= MOST_WAITING:
            raise Refusal("closing" if self._closing else "busy")
        queued = QueuedJob(who, job)
        self._waiting.setdefault(who, deque()).append(queued)
        self._start_jobs()
        try:
            return await queued.answer
        finally:
            self._forget(queued)
            del queued  # its refusal holds this frame, and with it the request: see `http/record_responses.py`

    def _forget(self, queued: QueuedJob) -> None:
        job_s = self._waiting.get(queued.who, deque())
        if queued in job_s:
            job_s.remove(queued)
            if not job_s:
                del self._waiting[queued.who]

    async def close(self) -> None:
        """End all processes."""
        self._closing = True
        for queued in [queued for job_s in self._waiting.values() for queued in job_s]:
            _answer(queued, Refusal("closing"))
        self._waiting.clear()
        running = list(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self._end_idle()

    def _start_jobs(self) -> None:
        """Start jobs while processes are free."""
        while len(self._running) < self.processes and (queued := self._next()) is not None:
            task = asyncio.ensure_future(self._serve(queued))
            self._running[queued.who] = task
            queued.answer.add_done_callback(partial(_stop, task))

    def _next(self) -> QueuedJob | None:
        """Return the next job of the address that has waited longest and has none running."""
        who = next((who for who in self._waiting if who not in self._running), None)
        if who is None:
            return None
        queued = self._waiting[who][0]
        self._forget(queued)
        return queued

    async def _serve(self, queued: QueuedJob) -> None:
        worker: Process | None = None
        try:
            worker = self._idle.pop() if self._idle else await self._start()
            found = await self._ask(worker, queued.job)
        except (OSError, EOFError) as fault:  # TimeoutError is an OSError, too
            code = await _end(worker)
            slow = code == OVERTIME or isinstance(fault, TimeoutError)
            LOGGER.warning("a job on a record failed", extra={"about": {"slow": slow, "code": code}})
            _answer(queued, Refusal("too-slow", seconds=round(self.seconds)) if slow else Refusal("failed"))
        except asyncio.CancelledError:
            await _end(worker)
            _answer(queued, Refusal("closing"))
        else:
            self._idle.append(worker)
            _answer(queued, found)
        finally:
            del self._running[queued.who]
            if queued.who in self._waiting:
                self._waiting.move_to_end(queued.who)
            self._expect_end()
            self._start_jobs()

    async def _start(self) -> Process:
        """Start a process without access to the server's secrets."""
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        command = (sys.executable, "-m", "bailey.server.records.worker_process", str(self.seconds))
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment)
        LOGGER.info("a process for records has started", extra={"about": {"pid": worker.pid}})
        return worker

    async def _ask(self, worker: Process, job: Jobs) -> Answer | Refusal:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(packet(ENCODER.encode(job)))
        async with asyncio.timeout(self.seconds * PATIENCE + START_SECONDS):
            await worker.stdin.drain()
            size = int.from_bytes(await worker.stdout.readexactly(HEAD))
            answer = DECODER.decode(await worker.stdout.readexactly(size))
        if isinstance(answer, FailedJob):
            LOGGER.error("a job on a record raised an exception", extra={"about": {"trace": answer.trace}})
            return Refusal("failed")
        return answer.refusal() if isinstance(answer, RefusedJob) else answer

    def _expect_end(self) -> None:
        """End idle processes after a while."""
        if self._ending is not None:
            self._ending.cancel()
        loop = asyncio.get_running_loop()
        self._ending = loop.call_later(IDLE_SECONDS, lambda: asyncio.ensure_future(self._end_idle()))

    async def _end_idle(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
        idle, self._idle = self._idle, []
        for worker in idle:
            await _end(worker)


def _stop(task: asyncio.Task[None], answer: asyncio.Future[Answer]) -> None:
    """Cancel a job whose caller no longer waits."""
    if answer.cancelled():
        task.cancel()


def _answer(queued: QueuedJob, found: Answer | Refusal) -> None:
    """Give the caller the result, if they still wait."""
    if queued.answer.done():
        return
    if isinstance(found, Refusal):
        queued.answer.set_exception(found)
    else:
        queued.answer.set_result(found)


async def _end(worker: Process | None) -> int | None:
    """End a process if it still runs; return its exit code."""
    if worker is None:
        return None
    with contextlib.suppress(ProcessLookupError):
        if not worker.stdout or not worker.stdout.at_eof():
            worker.kill()
    return await worker.wait()
