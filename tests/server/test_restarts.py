"""Servers, PostgreSQL and Redis are stopped in turn while tables are played: every table goes on, and soon."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from server.process import Server, two_servers
from server.reconnecting import Figures, play_a_game
from server.services import Postgres, Redis
from server.test_crashes import stored
from soak import say

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.slow

#: How often something is stopped; far more often by `scripts/soak restarts`.
SOAK = int(os.environ.get("BAILEY_SOAK", "0"))
ROUNDS = max(4, SOAK)
#: Tables that are played at the same time, at first two of each kind, or one; and how many at least in all.
AT_ONCE, TABLES = 32 if SOAK else 4, 10 * SOAK
#: Seconds in which games go on between one stop and the next.
BETWEEN = 2.0 if SOAK else 1.0
#: No table waits longer than the lease of a bot that a server took with it, and this.
LEASE, MARGIN = 10.0 if SOAK else 2.0, 2.0
PATIENCE = 60.0 + 20.0 * ROUNDS


@pytest.mark.skipif(os.name == "nt", reason="PostgreSQL is killed by a signal")
def test_every_table_goes_on_whatever_is_stopped(tmp_path: Path) -> None:
    with ExitStack() as running:
        own = Path(running.enter_context(tempfile.TemporaryDirectory(prefix="bailey-")))
        own.chmod(0o711)
        postgres = running.enter_context(Postgres(own / "postgres"))
        redis = running.enter_context(Redis(own / "redis"))
        servers = running.enter_context(
            two_servers(tmp_path, postgres.url, REDIS_URL=redis.url, BAILEY_LEASE_SECONDS=str(LEASE))
        )
        stops: list[Callable[[], None]] = [
            lambda: restart(servers[0]),
            lambda: restart(postgres),
            lambda: restart(servers[1]),
            lambda: restart(redis),
        ]
        figures = asyncio.run(soak([server.url for server in servers], stops))
        log = stored(servers[0].home, postgres.url)
    longest = max(figures.waits)
    say(f"\n{tell(figures)}")
    assert {command: log.get(command) for command in figures.acknowledged} == figures.acknowledged
    if SOAK:
        assert longest[0] <= LEASE + MARGIN, longest


def restart(service: Server | Postgres | Redis) -> None:
    service.kill()
    service.start()


def tell(figures: Figures) -> str:
    """Say what was seen."""
    waits = sorted(wait for wait, _, _ in figures.waits)
    return (
        f"{ROUNDS} stops, {len({table for _, table, _ in figures.waits})} tables, {len(waits)} clients, "
        f"{figures.connections} connections, {len(figures.acknowledged)} choices acknowledged, "
        f"{figures.failed} refused; "
        f"longest wait of a client: median {waits[len(waits) // 2]:.2f} s, "
        f"p99 {waits[int(len(waits) * 0.99)]:.2f} s, "
        f"longest {waits[-1]:.2f} s"
    )


async def soak(urls: list[str], stops: list[Callable[[], None]]) -> Figures:
    """Play tables while one thing after the other is stopped and started again."""
    figures, chance = Figures(), random.Random(1)
    stopping = asyncio.ensure_future(stop_in_turn(stops))
    begun = iter(range(1_000_000))

    async def play_on() -> None:
        while not stopping.done() or len(figures.waits) < 3 * TABLES:
            await play_a_game(urls, next(begun), figures, chance)

    end = time.monotonic() + PATIENCE
    playing = [asyncio.ensure_future(play_on()) for _ in range(AT_ONCE)]
    try:
        await asyncio.wait_for(asyncio.gather(stopping, *playing), end - time.monotonic())
    finally:
        for task in (stopping, *playing):
            task.cancel()
    return figures


async def stop_in_turn(stops: list[Callable[[], None]]) -> None:
    """Stop one thing after the other."""
    for i in range(ROUNDS):
        await asyncio.sleep(BETWEEN)
        began = time.monotonic()
        await asyncio.to_thread(stops[i % len(stops)])
        say(f"stop {i + 1} of {ROUNDS}, {time.monotonic() - began:.1f} s")
