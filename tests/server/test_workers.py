"""The processes that fold records: one job after the other, within a time, address by address."""

from __future__ import annotations

import asyncio
import json
import os
import random
from typing import TYPE_CHECKING, Any

import pytest

from bailey import games
from bailey.core.records.fair import Fair
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from bailey.server.errors import Refusal
from bailey.server.records.jobs import Answer, BuildReplay, VerifyRecord
from bailey.server.records.workers import MOST_OF_ONE, MOST_WAITING, RecordWorkers

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


def begun(name: str, seats: int = 2) -> GameLog:
    by = tuple(f"you:p{seat}" for seat in range(seats))
    fair = Fair.of("table", "ab" * 32, [f"{seat:032x}" for seat in range(seats)])
    return GameLog(games.find(name), Start(by, fair=fair)).begun()


def played(name: str, seed: int = 1) -> GameLog:
    log, chance = begun(name), random.Random(seed)
    while not log.position.over:
        log.choose(chance.choice(log.position.choices.numbers))
    return log


def longest(name: str) -> GameLog:
    """Play a game in which as much is taken back as may be."""
    log, chance = begun(name), random.Random(5)
    while log.has_room and not log.position.over:
        points = log.takeback_points()
        if len(points) >= 12:
            log.takeback(chance.choice(points))
        else:
            log.choose(chance.choice(log.position.choices.numbers))
    while not log.position.over:
        log.choose(chance.choice(log.position.choices.numbers))
    return log


def with_workers(do: Callable[[RecordWorkers], Awaitable[None]], processes: int = 1, seconds: float = 20.0) -> None:
    async def run() -> None:
        workers = RecordWorkers(processes, seconds)
        try:
            await do(workers)
        finally:
            await workers.close()

    asyncio.run(run())


def pids(workers: RecordWorkers) -> list[int]:
    return [worker.pid for worker in workers._idle]


@pytest.mark.slow
def test_a_job_that_takes_too_long_is_ended_and_the_next_one_done() -> None:
    long, short = BuildReplay(record=write_log(longest("castle-combo"))), VerifyRecord(record="nonsense")

    async def ask(workers: RecordWorkers) -> None:
        with pytest.raises(Refusal, match="too-slow"):
            await workers.do("anna", long)
        with pytest.raises(Refusal, match="no-record"):
            await workers.do("anna", short)

    with_workers(ask, seconds=0.05)  # the long one takes several times that anywhere, the short one a few milliseconds


@pytest.mark.slow
def test_it_is_one_process_of_its_own_for_all_jobs() -> None:
    job = VerifyRecord(record=write_log(played("castle-combo")))

    async def ask(workers: RecordWorkers) -> None:
        assert json.loads((await workers.do("anna", job)).body)["fair"]
        before = pids(workers)
        await workers.do("ben", job)
        assert pids(workers) == before
        assert before != [os.getpid()]

    with_workers(ask)


@pytest.mark.slow
def test_whoever_goes_away_frees_the_process() -> None:
    job = BuildReplay(record=write_log(longest("castle-combo")))

    async def ask(workers: RecordWorkers) -> None:
        with pytest.raises(Refusal, match="no-record"):
            await workers.do("anna", VerifyRecord(record="nonsense"))
        before = pids(workers)
        asked = [asyncio.ensure_future(workers.do(who, job)) for who in ("anna", "ben")]
        await asyncio.sleep(0.05)
        for one in asked:
            one.cancel()
        with pytest.raises(Refusal, match="no-record"):
            await workers.do("cleo", VerifyRecord(record="nonsense"))
        assert pids(workers) != before
        assert len(pids(workers)) == 1

    with_workers(ask)


class Slow(RecordWorkers):
    """Does every job when it is told to, and notes whose it was."""

    def __init__(self) -> None:
        super().__init__(1, 1)
        self.may = asyncio.Semaphore(0)
        self.asked: list[str] = []
        self.served: list[str] = []

    async def _start(self) -> Any:
        return Sham()

    async def _ask(self, worker: Any, job: Any) -> Answer:  # noqa: ARG002
        self.asked.append(job.record)
        await self.may.acquire()
        self.served.append(job.record)
        return Answer(b"{}")


class Sham:
    """No process."""

    stdout = None
    pid = 0

    def kill(self) -> None: ...

    async def wait(self) -> int:
        return 0


def test_the_queue_goes_round_by_address_and_has_an_end() -> None:
    async def ask() -> None:
        slow = Slow()
        some = [asyncio.ensure_future(slow.do("anna", VerifyRecord(record="anna"))) for _ in range(MOST_OF_ONE)]
        some += [asyncio.ensure_future(slow.do("ben", VerifyRecord(record="ben"))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy"):
            await slow.do("anna", VerifyRecord(record="anna"))
        others = MOST_WAITING - len(some)
        some += [asyncio.ensure_future(slow.do(f"{n}", VerifyRecord(record="other"))) for n in range(others)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy"):
            await slow.do("cleo", VerifyRecord(record="cleo"))
        some[-1].cancel()
        await asyncio.sleep(0)
        some[-1] = asyncio.ensure_future(slow.do("cleo", VerifyRecord(record="cleo")))
        for _ in some:
            slow.may.release()
        await asyncio.gather(*some)
        assert slow.served[:2] == ["anna", "ben"]
        assert slow.served[2 : others + 2].count("other") == others - 1
        assert slow.served[-4:] == ["anna", "ben", "anna", "anna"]
        await slow.close()

    asyncio.run(ask())
