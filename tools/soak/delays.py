"""Measures how long a player waits while others send the most expensive requests that the server allows.

    python -m tools.soak.delays --game castle-combo --seconds 10

A player pings over their socket every few milliseconds. Meanwhile other clients verify, replay and play on from
records of the maximum length with as many takebacks as allowed; and a table with as many rows is loaded by a server
that did not know it, watched, and played at.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec

from bailey import games
from bailey.core.records.fair import Fair
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from tools.soak.client import Visitor
from tools.soak.server import HOST, NO_LIMITS, run_server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tools.soak.client import WebSocketClient

PING_SECONDS = 0.005
#: So many rows come before the first takeback, so that going back to the beginning would be expensive.
ROWS_BEFORE_TAKEBACKS = 40
ROWS = 1990


def long_record(game: str) -> str:
    """Return the record of a game of `ROWS` rows in which every second row takes a choice back."""
    log, chance = _begun(game), random.Random(1)
    while len(log.rows) < ROWS_BEFORE_TAKEBACKS:
        log.choose(chance.choice(log.position.choices.numbers))
    while len(log.rows) < ROWS:
        log.choose(chance.choice(log.position.choices.numbers))
        log.takeback(log.takeback_points()[0])
    while not log.position.over:
        log.choose(chance.choice(log.position.choices.numbers))
    return write_log(log)


def _begun(game: str) -> GameLog:
    fair = Fair.of("table", "ab" * 32, ["0" * 32, "1" * 32])
    return GameLog(games.find(game), Start(("you:a", "you:b"), fair=fair)).begun()


class Pinger:
    """A player who pings and notes how long each answer takes."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.delays, self.answered = visitor, list[float](), asyncio.Event()
        self.socket: WebSocketClient | None = None

    async def join(self, game: str) -> None:
        """Open the socket of a new table."""
        await self.visitor.request("GET", "/api/me")
        table = await new_table(self.visitor, game)
        self.socket = await self.visitor.connect(f"/api/tables/{table}/socket", self._on_message)

    def _on_message(self, data: bytes) -> None:
        if data.startswith(b'{"type":"done"'):
            self.answered.set()

    async def run(self) -> None:
        """Ping until cancelled."""
        assert self.socket is not None
        for n in count():
            self.answered.clear()
            began = time.perf_counter()
            self.socket.send(b'{"do":"ping","id":"p%d"}' % n)
            await self.answered.wait()
            self.delays.append(time.perf_counter() - began)
            await asyncio.sleep(PING_SECONDS)


async def new_table(visitor: Visitor, game: str, **more: Any) -> str:
    """Create a table at which one visitor has both seats, and return its id."""
    body = {"game": game, "seats": [{"who": "me"}, {"who": "me"}], **more}
    table: str = (await visitor.request("POST", "/api/tables", body))["table"]
    return table


class Player:
    """A player who chooses and takes back, again and again."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.update, self.received = visitor, dict[str, Any](), asyncio.Event()

    def _on_message(self, data: bytes) -> None:
        self.update = msgspec.json.decode(data).get("update") or self.update
        self.received.set()

    async def play(self, table: str, rows: int) -> None:
        """Add so many rows to a table's log."""
        socket = await self.visitor.connect(f"/api/tables/{table}/socket?language=en", self._on_message)
        while not self.update:
            await self._wait()
        first = self.update["n"]
        for n in count():
            if self.update["n"] >= first + rows or not self.update.get("choices"):
                break
            before = self.update["n"]
            go_back = before > ROWS_BEFORE_TAKEBACKS and n % 2 and self.update.get("take_back")
            number = self.update["choices"][0]["number"]
            do = {"do": "take_back"} if go_back else {"do": "choose", "number": number, "sure": True}
            socket.send(msgspec.json.encode({**do, "id": f"c{n}-{before}", "n": before}))
            while self.update["n"] == before:
                await self._wait()
        socket.close()

    async def _wait(self) -> None:
        self.received.clear()
        await asyncio.wait_for(self.received.wait(), 60)


async def measure(first: int, second: int, given: argparse.Namespace) -> dict[str, Any]:
    """Send each kind of expensive request to the second of two servers for a while, and return the pinger's delays."""
    record = long_record(given.game)
    owner = Visitor(HOST, first)
    await owner.request("GET", "/api/me")
    table = await new_table(owner, given.game)
    await Player(owner).play(table, ROWS - 20)
    pinger, attacker = Pinger(Visitor(HOST, second)), Visitor(HOST, second)
    await pinger.join(given.game)
    await attacker.request("GET", "/api/me")
    elsewhere = Visitor(HOST, second)
    elsewhere.cookie = owner.cookie
    begin = {"record": record, "n": 30}
    attacks: dict[str, Callable[[], Awaitable[Any]]] = {
        "nothing": lambda: asyncio.sleep(given.seconds),
        "verify": lambda: attacker.request("POST", "/api/verify", {"record": record}),
        "replay": lambda: attacker.request("POST", "/api/replay", {"record": record}),
        "begin": lambda: new_table(attacker, given.game, begin=begin),
        "table": lambda: asyncio.gather(Player(elsewhere).play(table, 8), asyncio.sleep(1)),
    }
    pinging = asyncio.ensure_future(pinger.run())
    out: dict[str, Any] = {"game": given.game, "record_bytes": len(record.encode())}
    for name, attack in attacks.items():
        out[name] = await _delays_during(pinger, attack, given.seconds)
    pinging.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await pinging
    return out


async def _delays_during(pinger: Pinger, attack: Callable[[], Awaitable[Any]], seconds: float) -> dict[str, Any]:
    pinger.delays.clear()
    until, times = time.perf_counter() + seconds, 0
    while time.perf_counter() < until:
        await attack()
        times += 1
    await pinger.answered.wait()  # the ping in flight was delayed, too
    await asyncio.sleep(0)
    delays = sorted(pinger.delays)
    at = {f"p{q}_ms": round(delays[min(len(delays) - 1, len(delays) * q // 100)] * 1000, 1) for q in (50, 99)}
    return {**at, "max_ms": round(delays[-1] * 1000, 1), "pings": len(delays), "attacks": times}


def main() -> None:
    """Measure, and print the result as one line of JSON."""
    parser = argparse.ArgumentParser(prog="scripts/soak delays", description=__doc__)
    parser.add_argument("--game", default="castle-combo")
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = {**NO_LIMITS, "DATABASE_URL": f"sqlite:///{folder}/tables.sqlite3"}
        with run_server(settings) as (first, _), run_server(settings) as (second, _):
            print(json.dumps(asyncio.run(measure(first, second, given))))


if __name__ == "__main__":
    main()
