"""Measures how many choices one server process handles: many tables of clients, each choosing as soon as it may.

    python -m tools.soak.load --tables 200 --seconds 20 --server-core 0 --client-core 1
    python -m tools.soak.load --database postgresql://postgres@127.0.0.1/test

The server runs on one core; the clients, and a database server, on the other. Creating tables and sitting down over
HTTP is part of the load. Every choice is committed durably before it is acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tools.soak.client import Visitor
from tools.soak.server import HOST, NO_LIMITS, run_server

if TYPE_CHECKING:
    import subprocess

    from tools.soak.client import WebSocketClient

WARM_UP_SECONDS = 3.0
DURABILITY = {
    "sqlite": "SQLite, WAL, synchronous=FULL: the commit is on the disk before the choice is acknowledged",
    "postgresql": "PostgreSQL as configured: {settings}",
}


class OpenChoice(msgspec.Struct):
    """The number of an open choice."""

    number: int


class Update(msgspec.Struct):
    """The fields of an update that the client reads."""

    n: int
    over: bool
    choices: list[OpenChoice] = []


class Message(msgspec.Struct):
    """The fields of a message that the client reads."""

    type: str
    update: Update | None = None
    done: str | None = None


DECODER = msgspec.json.Decoder(Message)


class Statistics:
    """The counts and delays of one measurement."""

    def __init__(self) -> None:
        self.measuring = False
        self.delays: list[float] = []
        self.games = self.refused = 0


class Client:
    """A player who chooses at random as soon as they may."""

    def __init__(self, visitor: Visitor, statistics: Statistics, chance: random.Random) -> None:
        self.visitor, self.statistics, self.chance = visitor, statistics, chance
        self.socket: WebSocketClient | None = None
        self.over = asyncio.Event()
        self.sent_at = 0.0
        self.answered = 0
        self.count = 0

    def nonce_for(self, table: Any) -> dict[str, str]:
        """Draw a nonce for a table whose commitment is known."""
        return {"nonce": f"{self.chance.getrandbits(128):032x}", "commitment": table["commitment"]}

    async def join(self, table: str, language: str) -> None:
        """Open the socket of a table."""
        self.over.clear()
        self.answered = 0
        self.socket = await self.visitor.connect(f"/api/tables/{table}/socket?language={language}", self.on_message)

    def on_message(self, data: bytes) -> None:
        """Note how long the last choice took, and make the next one."""
        message = DECODER.decode(data)
        if message.type == "refused":
            self.statistics.refused += 1
        update = message.update
        if update is None:
            return
        if message.done is not None and self.statistics.measuring:
            self.statistics.delays.append(time.perf_counter() - self.sent_at)
        if update.over:
            self.over.set()
        elif update.choices and update.n > self.answered and self.socket is not None:
            self.answered = update.n
            self.count += 1
            number = self.chance.choice(update.choices).number
            self.sent_at = time.perf_counter()
            command = b'{"do":"choose","id":"%d","n":%d,"number":%d,"sure":true}'
            self.socket.send(command % (self.count, update.n, number))


async def play_tables(clients: list[Client], game: str, language: str, statistics: Statistics) -> None:
    """Play one game after another with the same clients, until cancelled."""
    first, *others = clients
    seats = [{"who": "me"}, *({"who": "open"} for _ in others)]
    while True:
        made = await first.visitor.request("POST", "/api/tables", {"game": game, "seats": seats})
        table = made["table"]
        await first.visitor.request("POST", f"/api/tables/{table}/nonce", first.nonce_for(made))
        for client in clients:
            await client.join(table, language)
        for client in others:
            await client.visitor.request("POST", f"/api/tables/{table}/sit", client.nonce_for(made))
        for client in clients:
            await client.over.wait()
            if client.socket is not None:
                client.socket.close()
        statistics.games += statistics.measuring


async def measure(port: int, given: argparse.Namespace, process: subprocess.Popen[bytes]) -> dict[str, Any]:
    """Play at many tables at once, and return what was measured."""
    statistics, chance = Statistics(), random.Random(given.seed)
    tables = [
        [Client(Visitor(HOST, port), statistics, chance) for _ in range(given.players)] for _ in range(given.tables)
    ]
    for client in (client for table in tables for client in table):
        await client.visitor.request("GET", "/api/me")
    playing = [asyncio.ensure_future(play_tables(t, given.game, given.language, statistics)) for t in tables]
    await asyncio.sleep(WARM_UP_SECONDS)
    statistics.measuring = True
    began, server, own = time.perf_counter(), cpu_seconds(process.pid), time.process_time()
    await asyncio.sleep(given.seconds)
    statistics.measuring = False
    seconds = time.perf_counter() - began
    out = report(statistics, seconds, cpu_seconds(process.pid) - server, time.process_time() - own, process.pid)
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    return out


def report(statistics: Statistics, seconds: float, server: float, own: float, pid: int) -> dict[str, Any]:
    """Return the measured figures; `server` and `own` are seconds of CPU of the server and of the clients."""
    delays = sorted(statistics.delays) or [0.0]
    at = {f"p{q}_ms": round(delays[min(len(delays) - 1, len(delays) * q // 100)] * 1000, 1) for q in (50, 95, 99)}
    return {
        "moves_per_s": round(len(statistics.delays) / seconds),
        "games_per_s": round(statistics.games / seconds, 1),
        **at,
        "refused": statistics.refused,
        "server_cpu_us_per_move": round(server / max(1, len(statistics.delays)) * 1e6),
        "server_cpu_percent": round(server / seconds * 100),
        "client_cpu_percent": round(own / seconds * 100),
        "server_memory_mb": memory_mb(pid),
    }


def cpu_seconds(pid: int) -> float:
    """Return the seconds of CPU that a process has used, or 0 where the system does not tell."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def memory_mb(pid: int) -> int:
    """Return the resident memory of a process in MB, or 0 where the system does not tell."""
    with contextlib.suppress(OSError):
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") >> 20
    return 0


def pin(core: int | None) -> None:
    """Keep this process, and those that it starts from now on, on one core, where the system can."""
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


async def durability(url: str) -> str:
    """Describe what a commit guarantees with this database."""
    if not url:
        return DURABILITY["sqlite"]
    import asyncpg

    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    try:
        names = ("fsync", "synchronous_commit", "full_page_writes", "wal_sync_method")
        settings = [f"{name}={await connection.fetchval(f'SHOW {name}')}" for name in names]
    finally:
        await connection.close()
    return DURABILITY["postgresql"].format(settings=", ".join(settings))


def main() -> None:
    """Measure, and print the result as one line of JSON."""
    parser = argparse.ArgumentParser(prog="scripts/soak load", description=__doc__)
    parser.add_argument("--game", default="castle-combo")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--database", default="", help="a PostgreSQL URL; by default SQLite in a temporary folder")
    parser.add_argument("--language", default="", help="en: ask for sentences, as web clients do; by default none")
    parser.add_argument("--server-core", type=int, default=None)
    parser.add_argument("--client-core", type=int, default=None)
    parser.add_argument("--folder", default=None, help="where SQLite's temporary folder is made; choose a real disk")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    database = {"DATABASE_URL": given.database} if given.database else {}
    pin(given.server_core)  # before the server starts: each of its threads inherits the core
    with run_server({**NO_LIMITS, **database}, given.folder) as (port, process):
        pin(given.client_core)
        figures = asyncio.run(measure(port, given, process))
    settings = {name: getattr(given, name) for name in ("game", "tables", "players", "seconds", "language")}
    print(json.dumps({**settings, "durability": asyncio.run(durability(given.database)), **figures}))


if __name__ == "__main__":
    main()
