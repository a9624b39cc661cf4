"""How long somebody at a table waits while others ask a server for the dearest things that it may be asked for.

    python -m bailey.lab.delays --game castle-combo --seconds 10

Somebody pings over their socket every few milliseconds. Meanwhile records as long as they may be, in which as much is
taken back as may be, are verified, laid out and played on from; and a table of as many rows is taken up by a server
that did not know it, looked on at, and played at.
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
from bailey.core.fair import Fair
from bailey.core.log import GameLog, Start
from bailey.core.log_text import write_log
from bailey.lab.load import NO_LIMITS
from bailey.lab.load_client import Visitor
from bailey.lab.own_server import HOST, own_server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bailey.lab.load_client import Line

PING_EVERY = 0.005
#: Before anything is taken back, so much is played that going back to it would be dear.
PLAYED_FIRST = 40
ROWS = 1990


def long_record(game: str) -> str:
    """Write the record of a game in which one choice is taken back again and again."""
    log, chance = _begun(game), random.Random(1)
    while len(log.rows) < PLAYED_FIRST:
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
    """Somebody at a table, who notes how long each answer takes."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.delays, self.answered = visitor, list[float](), asyncio.Event()
        self.line: Line | None = None

    async def sit(self, game: str) -> None:
        """Look on at a table of their own."""
        await self.visitor.ask("GET", "/api/me")
        table = await new_table(self.visitor, game)
        self.line = await self.visitor.look_on(f"/api/tables/{table}/socket", self._hear)

    def _hear(self, data: bytes) -> None:
        if data.startswith(b'{"type":"done"'):
            self.answered.set()

    async def run(self) -> None:
        """Ping for ever."""
        assert self.line is not None
        for n in count():
            self.answered.clear()
            began = time.perf_counter()
            self.line.send(b'{"do":"ping","id":"p%d"}' % n)
            await self.answered.wait()
            self.delays.append(time.perf_counter() - began)
            await asyncio.sleep(PING_EVERY)


async def new_table(visitor: Visitor, game: str, **more: Any) -> str:
    """Set a table for oneself up."""
    body = {"game": game, "seats": [{"who": "me"}, {"who": "me"}], **more}
    table: str = (await visitor.ask("POST", "/api/tables", body))["table"]
    return table


class Player:
    """Somebody who chooses and takes back, again and again."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.now, self.heard = visitor, dict[str, Any](), asyncio.Event()

    def _hear(self, data: bytes) -> None:
        self.now = msgspec.json.decode(data).get("update") or self.now
        self.heard.set()

    async def play(self, table: str, rows: int) -> None:
        """Make a table's log so many rows longer."""
        line = await self.visitor.look_on(f"/api/tables/{table}/socket?language=en", self._hear)
        while not self.now:
            await self._wait()
        first = self.now["n"]
        for n in count():
            if self.now["n"] >= first + rows or not self.now.get("choices"):
                break
            before = self.now["n"]
            go_back = before > PLAYED_FIRST and n % 2 and self.now.get("take_back")
            number = self.now["choices"][0]["number"]
            do = {"do": "take_back"} if go_back else {"do": "choose", "number": number}
            line.send(msgspec.json.encode({**do, "id": f"c{n}-{before}", "n": before}))
            while self.now["n"] == before:
                await self._wait()
        line.close()

    async def _wait(self) -> None:
        self.heard.clear()
        await asyncio.wait_for(self.heard.wait(), 60)


async def measure(first: int, second: int, given: argparse.Namespace) -> dict[str, Any]:
    """Attack the second of two servers with one database, in each way for a while."""
    record = long_record(given.game)
    big = Visitor(HOST, first)
    await big.ask("GET", "/api/me")
    table = await new_table(big, given.game)
    await Player(big).play(table, ROWS - 20)
    pinger, attacker = Pinger(Visitor(HOST, second)), Visitor(HOST, second)
    await pinger.sit(given.game)
    await attacker.ask("GET", "/api/me")
    elsewhere = Visitor(HOST, second)
    elsewhere.cookie = big.cookie
    begin = {"record": record, "n": 30}
    attacks: dict[str, Callable[[], Awaitable[Any]]] = {
        "nothing": lambda: asyncio.sleep(given.seconds),
        "verify": lambda: attacker.ask("POST", "/api/verify", {"record": record}),
        "replay": lambda: attacker.ask("POST", "/api/replay", {"record": record}),
        "begin": lambda: new_table(attacker, given.game, begin=begin),
        "table": lambda: asyncio.gather(Player(elsewhere).play(table, 8), asyncio.sleep(1)),
    }
    pinging = asyncio.ensure_future(pinger.run())
    out: dict[str, Any] = {"game": given.game, "record_bytes": len(record.encode())}
    for name, attack in attacks.items():
        out[name] = await _attacked(pinger, attack, given.seconds)
    pinging.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await pinging
    return out


async def _attacked(pinger: Pinger, attack: Callable[[], Awaitable[Any]], seconds: float) -> dict[str, Any]:
    pinger.delays.clear()
    until, times = time.perf_counter() + seconds, 0
    while time.perf_counter() < until:
        await attack()
        times += 1
    await pinger.answered.wait()  # the ping that is under way waited, too
    await asyncio.sleep(0)
    delays = sorted(pinger.delays)
    at = {f"p{q}_ms": round(delays[min(len(delays) - 1, len(delays) * q // 100)] * 1000, 1) for q in (50, 99)}
    return {**at, "max_ms": round(delays[-1] * 1000, 1), "pings": len(delays), "attacks": times}


def main() -> None:
    """Measure, and print what came out as one line of JSON."""
    reader = argparse.ArgumentParser(prog="python -m bailey.lab.delays", description=__doc__)
    reader.add_argument("--game", default="castle-combo")
    reader.add_argument("--seconds", type=float, default=10.0)
    given = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = {**NO_LIMITS, "DATABASE_URL": f"sqlite:///{folder}/tables.sqlite3"}
        with own_server(**settings) as (first, _), own_server(**settings) as (second, _):
            print(json.dumps(asyncio.run(measure(first, second, given))))


if __name__ == "__main__":
    main()
