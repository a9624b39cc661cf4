"""Thinking is shared by turns, bots alone wait for somebody who looks on, and spectators cost little."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from server.browser import Browser
from server.process import Server

from bailey.games import castle_combo
from bailey.server.bots.fair_queue import FairQueue, Owner
from bailey.server.bots.thinking import BotThreads
from bailey.server.table import broadcast
from bailey.server.table.watchers import Watchers

if TYPE_CHECKING:
    from pathlib import Path

    from server.conftest import Visit


def test_a_queue_gives_each_address_and_each_host_its_turn() -> None:
    queue: FairQueue[str] = FairQueue()
    for host in range(3):
        for job in range(2):
            queue.put(Owner("many", f"host{host}"), f"many {host}.{job}")
    queue.put(Owner("one", "anna"), "anna")
    assert len(queue) == 7
    assert [queue.take() for _ in range(7)] == [
        "many 0.0",
        "anna",
        "many 1.0",
        "many 2.0",
        "many 0.1",
        "many 1.1",
        "many 2.1",
    ]
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
def test_who_has_many_jobs_waits_as_long_as_who_has_one() -> None:
    done: list[str] = []

    async def think() -> None:
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

    asyncio.run(think())
    assert len(done) == 13
    assert done.index("one") < 6


@pytest.mark.slow
def test_bots_alone_play_only_while_somebody_looks_on(database: str, tmp_path: Path) -> None:
    with Server(tmp_path, database, BAILEY_LEASE_SECONDS="1") as server, Browser(server.url) as anna:
        table = anna.new_table("medium", "medium")["table"]
        time.sleep(4)
        with anna.at(table) as seat:
            assert seat.present()["n"] <= 2
            while seat.now["n"] < 5:
                seat.hear()
        time.sleep(1)  # the thought that was under way ends
        with anna.at(table) as seat:
            n = seat.present()["n"]
        time.sleep(4)
        with anna.at(table) as seat:
            assert seat.present()["n"] <= n + 3
            assert not seat.now["over"]
            while seat.now["n"] < n + 5:
                seat.hear()


def test_spectators_hear_of_many_who_come_and_go_in_few_messages(server: Server, visit: Visit) -> None:
    anna, ben, eve = visit(server), visit(server), visit(server)
    table = anna.new_table("me", "me")["table"]
    with anna.at(table) as player, ben.at(table) as spectator:
        while player.table.get("spectators") != 1:
            player.hear()
        began, before = time.monotonic(), len(player.heard)
        for _ in range(20):
            with eve.at(table) as seat:
                seat.until("table")
        with eve.at(table):
            while spectator.table.get("spectators") != 2:
                spectator.hear()
        while spectator.table.get("spectators") != 1:
            spectator.hear()
        seconds = time.monotonic() - began
        told = [m for m in spectator.heard if m["type"] == "table"]
        assert len(told) <= seconds + 4
        player.ask("ping")
        assert len([m for m in player.heard[before:] if m["type"] == "table"]) >= 40


@pytest.mark.slow
def test_a_player_has_one_hint_at_a_time(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server.url) as anna:
        table = anna.new_table("me", "hard", game="burgundy-cards")["table"]
        with anna.at(table) as one, anna.at(table) as two:
            n = one.present()["n"]
            two.present()
            while not one.mine():
                one.hear()
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


def test_spectators_are_told_once_what_players_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcast, "PRESENCE_SECONDS", 0.1)

    encoded = []

    def info(*_: object) -> None:
        encoded.append(1)

    monkeypatch.setattr(broadcast, "table_info", info)

    async def come_and_go() -> None:
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

    asyncio.run(come_and_go())
