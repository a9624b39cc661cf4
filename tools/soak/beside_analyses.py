"""Measures whether an analysis slows the tables that are being played beside it.

    scripts/soak beside --game castle-combo --seconds 30

A person plays games against a bot: the times of the person's choices and of the bot's answers are measured, without an
analysis and while one runs, in turns, each time at a server of its own. An answer is all that the bot does until it is
the person's turn again. Prints a line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec

from bailey import bots, games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from tools.soak.client import Visitor
from tools.soak.server import HOST, NO_LIMITS, run_server

if TYPE_CHECKING:
    from collections.abc import Iterable

#: So many games are analysed one after the other: more than a measurement sees finished.
RECORDS = 24
#: Nobody waits longer for a row.
PATIENCE = 120
LIMITS = {**NO_LIMITS, "BAILEY_ANALYSES_PER_HOUR": "1000"}


def record_of(game: str, seed: int) -> str:
    """Return the record of a game between two greedy bots."""
    log = GameLog.new(games.find(game), ["greedy", "greedy"], seed)
    bot = bots.make("greedy", log.game)
    while not log.position.over:
        log.choose(bot.choose(log.position, len(log.rows)))
    return write_log(log)


class Person:
    """Plays games against a bot, and notes how long choices and answers take, in seconds."""

    def __init__(self, visitor: Visitor, game: str, strength: str) -> None:
        self.visitor, self.game, self.strength = visitor, game, strength
        self.update, self.received = dict[str, Any](), asyncio.Event()
        self.choices, self.answers = list[float](), list[float]()
        self.chance = random.Random(1)

    async def play(self, until: float) -> None:
        """Play game after game until a point of time."""
        while time.perf_counter() < until:
            await self._play_one(until)

    async def _play_one(self, until: float) -> None:
        seats = [{"who": "me"}, {"who": "bot", "strength": self.strength}]
        table = (await self.visitor.request("POST", "/api/tables", {"game": self.game, "seats": seats}))["table"]
        self.update = {}
        socket = await self.visitor.connect(f"/api/tables/{table}/socket?language=en", self._on_message)
        await self._until_mine()
        for i in count():
            if self.update["over"] or time.perf_counter() > until:
                break
            await self._choose(socket, i)
        socket.close()

    async def _choose(self, socket: Any, i: int) -> None:
        """Choose, and note how long it takes until the table shows it, and until the bot has answered."""
        before = self.update["n"]
        number = self.chance.choice(self.update["choices"])["number"]
        chosen = time.perf_counter()
        command = {"do": "choose", "number": number, "sure": True, "id": f"c{i}", "n": before}
        socket.send(msgspec.json.encode(command))
        while self.update["n"] == before:
            await self._wait()
        shown = time.perf_counter()
        self.choices.append(shown - chosen)
        if not self._mine():
            await self._until_mine()
            self.answers.append(time.perf_counter() - shown)

    def _mine(self) -> bool:
        return bool(self.update) and (self.update["over"] or bool(self.update.get("choices")))

    async def _until_mine(self) -> None:
        while not self._mine():
            await self._wait()

    def _on_message(self, data: bytes) -> None:
        self.update = msgspec.json.decode(data).get("update") or self.update
        self.received.set()

    async def _wait(self) -> None:
        self.received.clear()
        await asyncio.wait_for(self.received.wait(), PATIENCE)


async def measure(port: int, given: argparse.Namespace, *, analysed: bool) -> tuple[Person, int]:
    """Play at a server for a while; return who played, and how many rows were analysed meanwhile."""
    visitor = Visitor(HOST, port)
    await visitor.request("GET", "/api/me")
    await Person(visitor, given.game, given.strength).play(time.perf_counter() + given.warm)  # rules are compiled
    person, asked = Person(visitor, given.game, given.strength), list[str]()
    if analysed:
        for seed in range(RECORDS):
            record = {"record": record_of(given.game, seed)}
            asked.append((await visitor.request("POST", "/api/analyses", record))["id"])
        await asyncio.sleep(given.warm)  # its rules are loaded
    first = await _rows(visitor, asked)
    await person.play(time.perf_counter() + given.seconds)
    rows = await _rows(visitor, asked) - first
    if analysed and (rows == 0 or await _is_done(visitor, asked[-1])):
        message = "no analysis ran all the while: the server is too slow, or there were too few of them"
        raise RuntimeError(message)
    return person, rows


async def _rows(visitor: Visitor, asked: Iterable[str]) -> int:
    """Return how many rows of all analyses are worked out."""
    return sum([(await visitor.request("GET", f"/api/analyses/{one}"))["done"] for one in asked])


async def _is_done(visitor: Visitor, analysis: str) -> bool:
    done: bool = (await visitor.request("GET", f"/api/analyses/{analysis}"))["state"] == "done"
    return done


def times(seconds: Iterable[float]) -> dict[str, Any]:
    """Return the percentiles of some times, in milliseconds."""
    ordered = sorted(seconds)
    if not ordered:
        message = "nothing was chosen or answered: measure for more seconds"
        raise RuntimeError(message)
    at = {f"p{q}_ms": round(1000 * ordered[min(len(ordered) - 1, len(ordered) * q // 100)], 1) for q in (50, 95, 99)}
    return {"times": len(ordered), **at, "max_ms": round(1000 * ordered[-1], 1)}


def main() -> None:
    """Measure in turns, and print the result as one line of JSON."""
    parser = argparse.ArgumentParser(prog="scripts/soak beside", description=__doc__)
    parser.add_argument("--game", default="castle-combo")
    parser.add_argument("--strength", default="hard", choices=["novice", "easy", "medium", "hard"])
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    choices: dict[bool, list[float]] = {False: [], True: []}
    answers: dict[bool, list[float]] = {False: [], True: []}
    analysed_rows = 0
    for analysed in [False, True] * given.rounds:
        with tempfile.TemporaryDirectory() as folder:
            settings = {**LIMITS, "DATABASE_URL": f"sqlite:///{folder}/tables.sqlite3"}
            with run_server(settings) as (port, _):
                person, rows = asyncio.run(measure(port, given, analysed=analysed))
        choices[analysed] += person.choices
        answers[analysed] += person.answers
        analysed_rows += rows
    out = {
        name: {"choices": times(choices[analysed]), "answers": times(answers[analysed])}
        for name, analysed in (("alone", False), ("beside", True))
    }
    print(json.dumps({"game": given.game, "strength": given.strength, "analysed_rows": analysed_rows, **out}))


if __name__ == "__main__":
    main()
