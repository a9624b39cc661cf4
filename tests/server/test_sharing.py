"""Thinking and the folding of records are shared by turns, and spectators cost little."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from server.browser import Browser, seated
from server.process import SOON, Server

from bailey import games
from bailey.core.records.fair import Fair
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from bailey.games import castle_combo
from bailey.server.bots.fair_queue import FairQueue, Owner
from bailey.server.bots.thinking import BotThreads
from bailey.server.errors import Refusal
from bailey.server.records.jobs import Answer, BuildReplay, VerifyRecord
from bailey.server.records.workers import MOST_OF_ONE, MOST_WAITING, RecordWorkers
from bailey.server.table import broadcast
from bailey.server.table.watchers import Watchers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


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


@contextlib.asynccontextmanager
async def folding(seconds: float = 20.0) -> AsyncIterator[RecordWorkers]:
    """A process that folds records."""
    workers = RecordWorkers(1, seconds)
    try:
        yield workers
    finally:
        await workers.close()


def pids(workers: RecordWorkers) -> list[int]:
    return [worker.pid for worker in workers._idle]


@pytest.mark.slow
async def test_a_job_that_takes_too_long_is_ended_and_the_next_one_done() -> None:
    long, short = BuildReplay(record=write_log(longest("castle-combo"))), VerifyRecord(record="nonsense")
    async with folding(0.05) as workers:  # the long one takes several times that anywhere, the short one far less
        with pytest.raises(Refusal, match="too-slow"):
            await workers.do("anna", long)
        with pytest.raises(Refusal, match="no-record"):
            await workers.do("anna", short)


@pytest.mark.slow
async def test_it_is_one_process_of_its_own_for_all_jobs() -> None:
    job = VerifyRecord(record=write_log(played("castle-combo")))
    async with folding() as workers:
        assert json.loads((await workers.do("anna", job)).body)["fair"]
        before = pids(workers)
        await workers.do("ben", job)
        assert pids(workers) == before
        assert before != [os.getpid()]


@pytest.mark.slow
async def test_whoever_goes_away_frees_the_process() -> None:
    job = BuildReplay(record=write_log(longest("castle-combo")))
    async with folding() as workers:
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


async def test_the_queue_goes_round_by_address_and_has_an_end() -> None:
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


def test_a_queue_gives_each_address_and_each_host_its_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for host in range(3):
        for job in range(2):
            queue.put(Owner("many", f"host{host}"), f"many {host}.{job}")
    queue.put(Owner("one", "anna"), "anna")
    assert len(queue) == 7
    taken = ["many 0.0", "anna", *(f"many {one}" for one in ("1.0", "2.0", "0.1", "1.1", "2.1"))]
    assert [queue.take() for _ in range(7)] == taken
    assert not queue


def test_what_was_begun_is_finished_before_its_owner_begins_more() -> None:
    queue: FairQueue[str] = FairQueue()
    eve, anna = Owner("a", "eve"), Owner("b", "anna")
    for job in ("first", "second"):
        queue.put(eve, job)
    queue.put(anna, "anna")
    taken = []
    for _ in range(3):
        job = queue.take()
        taken.append(job)
        queue.put(eve if job != "anna" else anna, job, first=True)
    assert taken == ["first", "anna", "first"]


@pytest.mark.slow
async def test_who_has_many_jobs_waits_as_long_as_who_has_one() -> None:
    done: list[str] = []

    thinkers = BotThreads(threads=1, plain=True)
    position = castle_combo.new(2, seed=5)

    async def thought(owner: Owner, seed: int) -> None:
        await thinkers.think(position, "search:4000", seed, owner=owner)
        done.append(owner.address)

    eve = [thought(Owner("many", f"host{i % 2}"), i) for i in range(12)]
    try:
        await asyncio.gather(*eve, thought(Owner("one", "anna"), 99))
    finally:
        await asyncio.to_thread(thinkers.close)
    assert len(done) == 13
    assert done.index("one") < 6


@pytest.mark.slow
def test_bots_alone_play_only_while_somebody_looks_on(own_either_database: str, tmp_path: Path) -> None:
    hasty = Server(tmp_path, own_either_database, waits=SOON, BAILEY_LEASE_SECONDS="1")
    with hasty as server, Browser(server.url) as anna:
        table = anna.new_table("medium", "medium")["table"]
        for _ in range(9):
            anna.new_table(*["hard"] * 4)
        time.sleep(2)
        assert "bailey_rows_total 10.0" in server.figures()
        with anna.at(table) as seat:
            assert seat.present()["n"] <= 2
            while seat.now["n"] < 5:
                seat.hear()
        time.sleep(1)  # the thought that was under way ends
        with anna.at(table) as seat:
            n = seat.present()["n"]
        time.sleep(2)
        with anna.at(table) as seat:
            assert seat.present()["n"] <= n + 3
            assert not seat.now["over"]
            while seat.now["n"] < n + 5:
                seat.hear()


def test_spectators_hear_of_many_who_come_and_go_in_few_messages(anna: Browser, ben: Browser, eve: Browser) -> None:
    with seated(anna, bots=("me",)) as (player,), ben.at(player.id) as spectator:
        while player.table.get("spectators") != 1:
            player.hear()
        began, before = time.monotonic(), len(player.heard)
        for _ in range(20):
            with eve.at(player.id) as seat:
                seat.until("table")
        with eve.at(player.id):
            while spectator.table.get("spectators") != 2:
                spectator.hear()
        while spectator.table.get("spectators") != 1:
            spectator.hear()
        seconds = time.monotonic() - began
        told = [m for m in spectator.heard if m["type"] == "table"]
        assert len(told) <= seconds + 4
        player.ask("ping")
        assert len([m for m in player.heard[before:] if m["type"] == "table"]) >= 40


def test_a_player_has_one_hint_at_a_time(anna: Browser) -> None:
    with seated(anna, bots=("hard",), game="burgundy-cards") as (one,), anna.at(one.id) as two:
        two.present()
        one.wait_for_turn()
        n = one.now["n"]
        keys, rounds = [], 0
        while rounds < 3 or ("hint-waits" not in keys and rounds < 20):  # the first may be done before the second
            rounds += 1
            first, second = one.send("hint", n=n), two.send("hint", n=n)
            keys += [one.answered(first), two.answered(second)]
        assert "hint-waits" in keys
        assert keys.count("hint") >= rounds
        assert one.ask("hint", n=n)["type"] == "hint"


class PresenceOnly:
    """What `Broadcast` reads of a table of which only is sent who is here: one player and many spectators."""

    chat: tuple[Any, ...] = ()
    row = SimpleNamespace(host="host")
    n, unsent = 0, False

    @staticmethod
    def seats_of(player: str) -> list[int]:
        return [0] if player == "anna" else []


def watcher(player: str) -> Any:
    sent: list[bytes] = []
    return FakeWatcher(player=player, language="en", muted=set(), sent=sent, send=sent.append)


class FakeWatcher(SimpleNamespace):
    __hash__ = object.__hash__  # type: ignore[assignment]


async def test_spectators_are_told_once_what_players_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PRESENCE_SECONDS", 0.1)

    encoded = []

    def info(*_: object) -> None:
        encoded.append(1)

    monkeypatch.setattr(broadcast, "table_info", info)

    stored, database = PresenceOnly(), SimpleNamespace(now=lambda: 0.0)
    watchers = Watchers(stored, database)  # type: ignore[arg-type]
    player, spectators = watcher("anna"), [watcher(f"guest{i}") for i in range(300)]
    for one in (player, *spectators):
        watchers.add(one)
    table = broadcast.Broadcast(stored, watchers, database)  # type: ignore[arg-type]
    for _ in range(20):
        table.presence()
    assert (len(player.sent), len(encoded)) == (20, 20)
    assert not any(one.sent for one in spectators)
    table.presence(spectators[0])
    assert len(spectators[0].sent) == 1
    await asyncio.sleep(0.3)
    assert [len(one.sent) for one in spectators] == [2] + [1] * 299
    assert len(encoded) == 23
