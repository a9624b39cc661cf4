"""Clients that go on as the web client does: they connect again, send again what was not acknowledged, and only wait.

They never ask a quiet server for news: a table that hangs is seen to hang.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx
from server.process import NO_TLS
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

if TYPE_CHECKING:
    import random

#: What a client sees of a server that is not there.
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError, httpx.HTTPError)
#: As in the web client: so many seconds until the next try to connect.
AGAIN = (0.3, 1.0, 2.0, 4.0)
#: How long somebody thinks: a game should still be played when the next thing is stopped.
THINKS = (0.02, 0.25)
#: What a table may refuse when it has gone on, or when a commit failed.
REFUSALS = {"stale", "failed", "not-your-turn", "over"}


@dataclass
class Figures:
    """What all clients saw."""

    waits: list[tuple[float, str, int]] = field(default_factory=list)  # the longest of each client, where, at which row
    acknowledged: dict[str, tuple[str, int]] = field(default_factory=dict)  # a command's table and row
    turns: dict[str, int | None] = field(default_factory=dict)  # whose turn it is at each table
    scores: dict[str, list[int]] = field(default_factory=dict)  # of each table where the game is over
    connections: int = 0
    failed: int = 0


class Client:
    """A player, or a spectator, at one table; begins at one server and goes to the other when it is gone."""

    def __init__(self, urls: list[str], figures: Figures, chance: random.Random) -> None:
        self.urls, self.figures, self.chance = itertools.cycle(urls), figures, chance
        self.url = next(self.urls)
        self.cookie, self.player = "", ""
        self.table = ""
        self.n, self.over = 0, False
        self.choices: list[dict[str, Any]] = []
        self.pending: dict[str, Any] | None = None
        self.longest, self.at = 0.0, 0
        self.changed = time.monotonic()

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """Ask over HTTP until a server answers."""
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.url, timeout=5, verify=NO_TLS) as http:
                    answer = await http.request(method, path, json=body, headers={"Cookie": self.cookie})
                    if answer.status_code < 500:
                        self.cookie = answer.headers.get("set-cookie", self.cookie).partition(";")[0]
                        return answer.raise_for_status().json()
            except GONE:
                self.url = next(self.urls)
            await asyncio.sleep(0.2)

    async def play(self, table: str) -> None:
        """Play, or watch, a game to its end."""
        self.table, self.changed = table, time.monotonic()
        tries = 0
        while not self.over:
            with contextlib.suppress(*GONE):
                address = self.url.replace("http", "ws", 1)
                async with connect(
                    f"{address}/api/tables/{table}/socket?since={self.n}",
                    additional_headers={"Cookie": self.cookie},
                    origin=self.url,  # type: ignore[arg-type]
                    open_timeout=8,
                    close_timeout=0.5,
                    compression=None,
                ) as socket:
                    self.figures.connections += 1
                    tries = 0
                    await self._attend(socket)
            if not self.over:
                self.url = next(self.urls)
                await asyncio.sleep(AGAIN[min(tries, len(AGAIN) - 1)])
                tries += 1
        self.figures.waits.append((self.longest, self.table, self.at))

    async def _attend(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            await socket.send(json.dumps(self.pending))
        async for data in socket:
            await self._hear(socket, json.loads(data))
            if self.over:
                return
            if self.choices and self.pending is None:
                await asyncio.sleep(self.chance.uniform(*THINKS))
                number = self.chance.choice(self.choices)["number"]
                choice = {"n": self.n, "number": number, "sure": True}
                self.pending = {"do": "choose", "id": secrets.token_hex(8), **choice}
                await socket.send(json.dumps(self.pending))

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        update = message.get("update")
        if update is not None and update["n"] >= self.n:
            self._take(update)
        mine = self.pending is not None and message.get("done") == self.pending["id"]
        if message["type"] == "refused":
            assert message["fault"]["key"] in REFUSALS, message
            await self._refused(socket, mine=mine)
        elif mine:
            row = message["n"] if message["type"] == "done" else update["n"]
            self.figures.acknowledged[f"{self.player}:{message['done']}"] = (self.table, row)
            self.pending = None
        if message["type"] == "done" and message["n"] > self.n:
            await socket.send(json.dumps({"do": "present", "id": "p", "since": self.n}))

    async def _refused(self, socket: ClientConnection, *, mine: bool) -> None:
        """Choose once more, as a person would who is told that it failed."""
        self.figures.failed += 1
        if mine:
            self.pending = None
            await asyncio.sleep(0.3)
            await socket.send(json.dumps({"do": "present", "id": "p", "since": self.n}))

    def _take(self, update: dict[str, Any]) -> None:
        self.choices, self.over = update.get("choices", []), update["over"]
        self.figures.turns[self.table] = update.get("turn")
        if self.over:
            self.figures.scores[self.table] = update["scores"]
        if update["n"] == self.n:
            return
        now = time.monotonic()
        if now - self.changed > self.longest:
            self.longest, self.at = now - self.changed, self.n
        self.n, self.changed = update["n"], now


def promised(table: dict[str, Any]) -> dict[str, str]:
    """Draw a nonce for a table whose commitment was told."""
    return {"nonce": secrets.token_hex(16), "commitment": table["commitment"]}


#: Who sits at the tables, one after the other: people at both servers, and bots.
SEATS = (("me", "open"), ("me", "novice"), ("me", "open", "novice"), ("me", "novice", "easy"))


async def play_a_game(
    urls: list[str], i: int, figures: Figures, chance: random.Random, names: tuple[str, ...] = ()
) -> None:
    """Set a table up, sit down at it, play it to the end, with somebody who only watches; each at another server."""
    people = [Client(urls[(i + k) % 2 :] + urls[: (i + k) % 2], figures, chance) for k in range(2)]
    watcher = Client([urls[(i + 1) % 2], urls[i % 2]], figures, chance)
    for client in (*people, watcher):
        client.player = (await client.ask("GET", "/api/me"))["player"]
    names = names or SEATS[i % len(SEATS)]
    seats = [{"who": name} if name in ("me", "open") else {"who": "bot", "strength": name} for name in names]
    made = await people[0].ask("POST", "/api/tables", game="castle-combo", seats=seats)
    table = made["table"]
    await people[0].ask("POST", f"/api/tables/{table}/nonce", **promised(made))
    if "open" in names:
        await people[1].ask("POST", f"/api/tables/{table}/sit", **promised(made))
    await asyncio.gather(*(client.play(table) for client in (*people, watcher)))
