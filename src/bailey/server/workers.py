"""The processes that fold records, so that no record holds anybody up: jobs wait in a queue, address by address."""

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
from bailey.server.jobs import Answer, Answers, Broken, Refused
from bailey.server.worker import HEAD, OVERTIME, frame

if TYPE_CHECKING:
    from bailey.server.jobs import Jobs

#: So many jobs wait or are done at the same time, and so many of them for one address.
MOST_WAITING, MOST_OF_ONE = 32, 4
#: A process that has had nothing to do for so long ends.
IDLE_SECONDS = 300.0
#: A job has failed that took so many times its seconds by the clock, and so long more, in which the process starts.
PATIENCE, START_SECONDS = 6, 60.0
#: All that a process is told of the environment: nothing that is secret.
TOLD = (
    "PATH", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LANG", "LC_ALL", "HOME",
    "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "USERPROFILE", "LOCALAPPDATA",
)  # fmt: skip
DECODER = msgspec.msgpack.Decoder(Answers)
ENCODER = msgspec.msgpack.Encoder()
LOGGER = logging.getLogger("bailey.server")


@dataclass(eq=False)
class Ticket:
    """A job that waits, and who waits for it."""

    who: str
    job: Jobs
    answer: asyncio.Future[Answer] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Workers:
    """Some processes, started when they are first needed, and the queue before them."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.processes, self.seconds = processes, seconds
        self._waiting: OrderedDict[str, deque[Ticket]] = OrderedDict()  # who is next stands first
        self._running: dict[str, asyncio.Task[None]] = {}
        self._idle: list[Process] = []
        self._ending: asyncio.TimerHandle | None = None
        self._closing = False

    async def do(self, who: str, job: Jobs) -> Answer:
        """Have a job done; whoever no longer waits for it frees the process at once."""
        mine = len(self._waiting.get(who, ())) + (who in self._running)
        all_of_them = sum(map(len, self._waiting.values())) + len(self._running)
        if self._closing or mine >= MOST_OF_ONE or all_of_them >= MOST_WAITING:
            raise Refusal("closing" if self._closing else "busy", 503)
        ticket = Ticket(who, job)
        self._waiting.setdefault(who, deque()).append(ticket)
        self._go_on()
        try:
            return await ticket.answer
        finally:
            self._forget(ticket)

    def _forget(self, ticket: Ticket) -> None:
        tickets = self._waiting.get(ticket.who, deque())
        if ticket in tickets:
            tickets.remove(ticket)
            if not tickets:
                del self._waiting[ticket.who]

    async def close(self) -> None:
        """End all processes."""
        self._closing = True
        for ticket in [ticket for tickets in self._waiting.values() for ticket in tickets]:
            _tell(ticket, Refusal("closing", 503))
        self._waiting.clear()
        running = list(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self._end_idle()

    def _go_on(self) -> None:
        """Begin what can be begun."""
        while len(self._running) < self.processes and (ticket := self._next()) is not None:
            task = asyncio.ensure_future(self._serve(ticket))
            self._running[ticket.who] = task
            ticket.answer.add_done_callback(partial(_stop, task))

    def _next(self) -> Ticket | None:
        """Take the next ticket of whoever has waited longest and has nothing under way."""
        who = next((who for who in self._waiting if who not in self._running), None)
        if who is None:
            return None
        ticket = self._waiting[who][0]
        self._forget(ticket)
        return ticket

    async def _serve(self, ticket: Ticket) -> None:
        worker: Process | None = None
        try:
            worker = self._idle.pop() if self._idle else await self._start()
            found = await self._ask(worker, ticket.job)
        except (OSError, EOFError) as fault:  # a time that is over is an OSError, too
            code = await _end(worker)
            slow = code == OVERTIME or isinstance(fault, TimeoutError)
            LOGGER.warning("a record was not folded", extra={"about": {"slow": slow, "code": code}})
            _tell(ticket, Refusal("too-slow", 400, seconds=round(self.seconds)) if slow else Refusal("failed", 500))
        except asyncio.CancelledError:
            await _end(worker)
            _tell(ticket, Refusal("closing", 503))
        else:
            self._idle.append(worker)
            _tell(ticket, found)
        finally:
            del self._running[ticket.who]
            if ticket.who in self._waiting:
                self._waiting.move_to_end(ticket.who)
            self._expect_end()
            self._go_on()

    async def _start(self) -> Process:
        """Start a process that has nothing of ours but the jobs that it is given."""
        environment = {name: os.environ[name] for name in TOLD if name in os.environ}
        command = (sys.executable, "-m", "bailey.server.worker", str(self.seconds))
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment)
        LOGGER.info("a process folds records", extra={"about": {"pid": worker.pid}})
        return worker

    async def _ask(self, worker: Process, job: Jobs) -> Answer | Refusal:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(frame(ENCODER.encode(job)))
        async with asyncio.timeout(self.seconds * PATIENCE + START_SECONDS):
            await worker.stdin.drain()
            size = int.from_bytes(await worker.stdout.readexactly(HEAD))
            answer = DECODER.decode(await worker.stdout.readexactly(size))
        if isinstance(answer, Broken):
            LOGGER.error("folding a record failed", extra={"about": {"trace": answer.trace}})
            return Refusal("failed", 500)
        return answer.refusal() if isinstance(answer, Refused) else answer

    def _expect_end(self) -> None:
        """Keep an idle process for a while, not for ever."""
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
    """Do no more for somebody who no longer waits."""
    if answer.cancelled():
        task.cancel()


def _tell(ticket: Ticket, found: Answer | Refusal) -> None:
    """Answer whoever still waits."""
    if ticket.answer.done():
        return
    if isinstance(found, Refusal):
        ticket.answer.set_exception(found)
    else:
        ticket.answer.set_result(found)


async def _end(worker: Process | None) -> int | None:
    """End a process, if it has not ended; tell how it did."""
    if worker is None:
        return None
    with contextlib.suppress(ProcessLookupError):
        if not worker.stdout or not worker.stdout.at_eof():
            worker.kill()
    return await worker.wait()
