"""Works out the analyses that somebody asked for, one at a time, on what the tables leave.

The process that computes has the lowest priority. It is asked for a row on each core at a time, and for none while bots
wait for their turn to think. Each row is kept in the database, so that another server, or this one after a restart,
goes on from there. Between rows an analysis is left if another comes first now, or if nobody wants it any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bailey.server.analyses.steps import Begin, Begun, CannotBe, Finish, Finished, FoundRows, Replies, Steps, WorkOut
from bailey.server.records.worker_process import HEAD, packet
from bailey.server.records.workers import PASSED_ON
from bailey.server.store.analyses import Deleted

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence

    from bailey.server.store.analyses import Analyses, Task

    Ask = Callable[[Steps], Awaitable[Replies]]

#: How often it looks for an analysis that another server left, and whether bots still wait.
LOOK_EVERY, PAUSE = 5.0, 0.1
DECODER = msgspec.msgpack.Decoder(Replies)
ENCODER = msgspec.msgpack.Encoder()
LOGGER = logging.getLogger("bailey.server")


class Analyst:
    """Takes analyses from the database, and works them out."""

    def __init__(self, analyses: Analyses, busy: Callable[[], int], lease: float, *, nice: int, plain: bool) -> None:
        self.analyses, self.busy, self.nice, self.plain = analyses, busy, nice, plain
        self.cores = os.cpu_count() or 1
        self.lease = lease  # for so many seconds without a sign, a server has an analysis
        self._asked = asyncio.Event()

    def wake(self) -> None:
        """Look at once whether there is something to do."""
        self._asked.set()

    async def run(self) -> None:
        """Work analyses out, again and again."""
        while True:
            try:
                task = await self.analyses.claim(self.lease)
                if task is not None:
                    with contextlib.suppress(Deleted):
                        await self._work_out(task)
                    continue
            except Exception:
                LOGGER.exception("an analysis stopped")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK_EVERY)
            self._asked.clear()

    async def _work_out(self, task: Task) -> None:
        """Work out the missing rows of an analysis in a process of its own, as long as it is the next one."""
        async with self._worker(task) as ask:
            begun = await ask(_begin(task, plain=self.plain))
            if isinstance(begun, CannotBe):
                await self.analyses.fail(task.id, begun.detail)
                return
            assert isinstance(begun, Begun)
            await self.analyses.begun(task.id, begun.total)
            for rows in batched(begun.pending, self.cores):
                if not await self.analyses.goes_on(task.id):
                    return
                await self._leave_to_bots(task)
                since = time.monotonic()
                found = await ask(WorkOut(rows))
                assert isinstance(found, FoundRows)
                seconds = (time.monotonic() - since) / len(rows)
                for one in found.rows:
                    mark = None if one.mark is None else msgspec.json.encode(one.mark).decode()
                    await self.analyses.keep(task.id, one.row, one.found, seconds, mark)
            finished = await ask(Finish())
            assert isinstance(finished, Finished)
            await self.analyses.finish(task.id, finished.body, finished.skill)

    @contextlib.asynccontextmanager
    async def _worker(self, task: Task) -> AsyncIterator[Ask]:
        """Start a process, and return what asks it for a step."""
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        command = (sys.executable, "-m", "bailey.server.analyses.worker_process", str(self.nice))
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment)
        try:
            yield partial(self._ask, worker, task)
        finally:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()

    async def _leave_to_bots(self, task: Task) -> None:
        """Wait while bots wait for their turn to think."""
        waited = 0.0
        while self.busy():
            await asyncio.sleep(PAUSE)
            waited += PAUSE
            if waited > self.lease / 3:
                await self.analyses.hold(task.id, self.lease)
                waited = 0.0

    async def _ask(self, worker: Process, task: Task, step: Steps) -> Replies:
        """Ask the process for a step, and keep the analysis until the reply is there."""
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(packet(ENCODER.encode(step)))
        await worker.stdin.drain()
        reply = asyncio.ensure_future(_reply(worker.stdout))
        try:
            while not (await asyncio.wait({reply}, timeout=self.lease / 3))[0]:
                await self.analyses.hold(task.id, self.lease)
            await self.analyses.hold(task.id, self.lease)
            return reply.result()
        finally:
            reply.cancel()


def batched(rows: Sequence[int], size: int) -> Iterator[list[int]]:
    """Cut rows into batches of a size."""
    return (list(rows[i : i + size]) for i in range(0, len(rows), size))


def _begin(task: Task, *, plain: bool) -> Begin:
    return Begin(task.record, task.iterations, task.open_cards, task.last, plain, task.found)


async def _reply(stream: asyncio.StreamReader) -> Replies:
    size = int.from_bytes(await stream.readexactly(HEAD))
    reply: Replies = DECODER.decode(await stream.readexactly(size))
    return reply
