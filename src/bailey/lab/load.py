"""How much one server process can bear: many tables of clients over real sockets, each choosing as soon as it may.

    python -m bailey.lab.load --tables 200 --seconds 20 --server-core 0 --client-core 1
    python -m bailey.lab.load --database postgresql://postgres@127.0.0.1/test

The server runs on one core; the clients, and a database server, on the other. Setting tables up and sitting down over
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

from bailey.lab.load_client import Visitor
from bailey.lab.own_server import HOST, own_server

if TYPE_CHECKING:
    import subprocess

    from bailey.lab.load_client import Line

WARM_UP = 3.0
DURABILITY = {
    "sqlite": "SQLite, WAL, synchronous=FULL: the commit is on the disk before the choice is acknowledged",
    "postgresql": "PostgreSQL as configured: {settings}",
}


class Seen(msgspec.Struct):
    """What a client needs of an update."""

    n: int
    over: bool
    choices: list[Number] = []


class Number(msgspec.Struct):
    """An open choice."""

    number: int


class Message(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    update: Seen | None = None
    done: str | None = None


DECODER = msgspec.json.Decoder(Message)


class Figures:
    """What is measured."""

    def __init__(self) -> None:
        self.measuring = False
        self.delays: list[float] = []
        self.games = self.refused = 0


class Client:
    """A player who chooses at random as soon as they may."""

    def __init__(self, visitor: Visitor, figures: Figures, chance: random.Random) -> None:
        self.visitor, self.figures, self.chance = visitor, figures, chance
        self.line: Line | None = None
        self.over = asyncio.Event()
        self.asked = self.answered = 0.0
        self.count = 0

    def promised(self, table: Any) -> dict[str, str]:
        """Draw a nonce for a table whose commitment was told."""
        return {"nonce": f"{self.chance.getrandbits(128):032x}", "commitment": table["commitment"]}

    async def sit(self, table: str, language: str) -> None:
        """Open the socket of a table."""
        self.over.clear()
        self.answered = 0
        self.line = await self.visitor.look_on(f"/api/tables/{table}/socket?language={language}", self.hear)

    def hear(self, data: bytes) -> None:
        """Hear of the table, and choose."""
        message = DECODER.decode(data)
        if message.type == "refused":
            self.figures.refused += 1
        update = message.update
        if update is None:
            return
        if message.done is not None and self.figures.measuring:
            self.figures.delays.append(time.perf_counter() - self.asked)
        if update.over:
            self.over.set()
        elif update.choices and update.n > self.answered and self.line is not None:
            self.answered = update.n
            self.count += 1
            number = self.chance.choice(update.choices).number
            self.asked = time.perf_counter()
            self.line.send(b'{"do":"choose","id":"%d","n":%d,"number":%d}' % (self.count, update.n, number))


async def play_tables(clients: list[Client], game: str, language: str, figures: Figures, until: list[bool]) -> None:
    """Play one game after the other at one table."""
    first, *others = clients
    seats = [{"who": "me"}, *({"who": "open"} for _ in others)]
    while not until[0]:
        made = await first.visitor.ask("POST", "/api/tables", {"game": game, "seats": seats})
        table = made["table"]
        await first.visitor.ask("POST", f"/api/tables/{table}/nonce", first.promised(made))
        for client in clients:
            await client.sit(table, language)
        for client in others:
            await client.visitor.ask("POST", f"/api/tables/{table}/sit", client.promised(made))
        for client in clients:
            await client.over.wait()
            if client.line is not None:
                client.line.close()
        figures.games += figures.measuring


async def measure(port: int, given: argparse.Namespace, process: subprocess.Popen[bytes]) -> dict[str, Any]:
    """Play at many tables at once, and count."""
    figures, chance, until = Figures(), random.Random(given.seed), [False]
    tables = [[Client(Visitor(HOST, port), figures, chance) for _ in range(given.players)] for _ in range(given.tables)]
    for client in (client for table in tables for client in table):
        await client.visitor.ask("GET", "/api/me")
    playing = [asyncio.ensure_future(play_tables(t, given.game, given.language, figures, until)) for t in tables]
    await asyncio.sleep(WARM_UP)
    figures.measuring = True
    began, server, own = time.perf_counter(), cpu_of(process.pid), time.process_time()
    await asyncio.sleep(given.seconds)
    figures.measuring = False
    seconds = time.perf_counter() - began
    out = report(figures, seconds, cpu_of(process.pid) - server, time.process_time() - own, process.pid)
    until[0] = True
    for task in playing:
        task.cancel()
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    return out


def report(figures: Figures, seconds: float, server: float, own: float, pid: int) -> dict[str, Any]:
    """Say what was measured."""
    delays = sorted(figures.delays) or [0.0]
    at = {f"p{q}_ms": round(delays[min(len(delays) - 1, len(delays) * q // 100)] * 1000, 1) for q in (50, 95, 99)}
    return {
        "moves_per_s": round(len(figures.delays) / seconds),
        "games_per_s": round(figures.games / seconds, 1),
        **at,
        "refused": figures.refused,
        "server_cpu_us_per_move": round(server / max(1, len(figures.delays)) * 1e6),
        "server_cpu_percent": round(server / seconds * 100),
        "client_cpu_percent": round(own / seconds * 100),
        "server_memory_mb": memory_of(pid),
    }


def cpu_of(pid: int) -> float:
    """Tell how many seconds of CPU a process has used, where the system tells."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def memory_of(pid: int) -> int:
    """Tell how much memory a process has, in MB, where the system tells."""
    with contextlib.suppress(OSError):
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") >> 20
    return 0


#: A server without limits: whoever measures is a flood.
NO_LIMITS = {
    "BAILEY_REQUESTS_PER_SECOND": "1000000",
    "BAILEY_COMMANDS_PER_SECOND": "1000000",
    "BAILEY_ADDRESS_COMMANDS_PER_SECOND": "1000000",
    "BAILEY_PRESENTS_PER_SECOND": "1000000",
    "BAILEY_SOCKETS_PER_ADDRESS": "1000000",
    "BAILEY_TABLES_PER_HOUR": "1000000",
    "BAILEY_LOG": "WARNING",
}


def pin(core: int | None) -> None:
    """Keep this process, and those that it starts from now on, on one core, where the system can."""
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


async def durability(url: str) -> str:
    """Say what "committed" means here."""
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
    """Measure, and print what came out as one line of JSON."""
    reader = argparse.ArgumentParser(prog="python -m bailey.lab.load", description=__doc__)
    reader.add_argument("--game", default="castle-combo")
    reader.add_argument("--tables", type=int, default=200)
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--seconds", type=float, default=20.0)
    reader.add_argument("--database", default="", help="a PostgreSQL; without one, SQLite in a folder of its own")
    reader.add_argument("--language", default="", help="en: as web clients ask, with sentences; otherwise without")
    reader.add_argument("--server-core", type=int, default=None)
    reader.add_argument("--client-core", type=int, default=None)
    reader.add_argument("--folder", default=None, help="where SQLite's folder is made: a real disk")
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    database = {"DATABASE_URL": given.database} if given.database else {}
    pin(given.server_core)  # before the server starts: each of its threads inherits it
    with own_server(given.folder, **NO_LIMITS, **database) as (port, process):
        pin(given.client_core)
        figures = asyncio.run(measure(port, given, process))
    asked = {name: getattr(given, name) for name in ("game", "tables", "players", "seconds", "language")}
    print(json.dumps({**asked, "durability": asyncio.run(durability(given.database)), **figures}))


if __name__ == "__main__":
    main()
