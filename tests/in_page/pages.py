"""A page without a browser: what it keeps is a dictionary, which may be all that is left of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import TYPE_CHECKING, Any

from bailey.site.page import Page

if TYPE_CHECKING:
    import random
    from collections.abc import AsyncIterator
    from pathlib import Path

PLAYER, SECRET = "somebody", "0123456789abcdef" * 4
PATIENCE = 60
#: What is kept is safe after so many turns of the event loop: a page may be dropped before.
SLOW = 20


class Kept:
    """What a browser keeps; `full`: it keeps no more."""

    def __init__(self) -> None:
        self.pieces: dict[int, bytes] = {}
        self.full = False
        self.times = 0

    async def keep(self, changed: dict[int, bytes], count: int) -> None:
        for _ in range(SLOW):
            await asyncio.sleep(0)
        if self.full:
            raise OSError("the quota has been exceeded")
        self.times += 1
        self.pieces = {i: piece for i, piece in (self.pieces | changed).items() if i < count}

    @property
    def file(self) -> list[bytes]:
        return [self.pieces[i] for i in sorted(self.pieces)]


@contextlib.asynccontextmanager
async def opened(kept: Kept, home: Path) -> AsyncIterator[Page]:
    """Begin a page with what is kept, and drop it without a word: as a browser drops one."""
    page = Page(PLAYER, SECRET, kept.file, kept.keep, home)
    await page.open()
    try:
        yield page
    finally:
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await page.server.services.database.close()


async def ask(page: Page, method: str, target: str, body: object = None) -> Any:
    """Ask for something that must be there."""
    answered = await page.request(method, target, b"" if body is None else json.dumps(body).encode())
    assert answered.status < 300, answered.body
    return json.loads(answered.body)


async def new_table(page: Page, game: str, *, bots: int = 1, **more: Any) -> Any:
    seats = [{"who": "me"}, *[{"who": "bot", "strength": "novice"}] * bots]
    table = await ask(page, "POST", "/api/tables", {"game": game, "seats": seats, **more})
    if table["state"] != "open" or not table.get("commitment"):
        return table
    return await ask(
        page, "POST", f"/api/tables/{table['table']}/nonce", {"commitment": table["commitment"], "nonce": "ab" * 16}
    )


class Client:
    """Somebody at a table of a page."""

    def __init__(self, page: Page, table: str) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed = asyncio.Event()
        self.connection = page.connect(f"/api/tables/{table}/socket?language=en", self._told)
        self.update: dict[str, Any] = {}
        self.sent = 0

    def _told(self, what: str, text: str) -> None:
        if what == "message":
            self.said.put_nowait(json.loads(text))
        elif what == "close":
            self.closed.set()

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            said = await self.said.get()
        self.update = said.get("update") or self.update
        return said

    async def until_mine(self) -> bool:
        """Wait until one must choose; false: the game is over."""
        while not self.update.get("choices"):
            if self.update.get("over"):
                return False
            await self.next()
        return True

    async def choose(self, chance: random.Random) -> tuple[int, dict[str, Any]]:
        """Choose something; tells the row before it, and the answer."""
        n, number = self.update["n"], chance.choice(self.update["choices"])["number"]
        self.sent += 1
        command = {"do": "choose", "id": f"{id(self):x}-{self.sent}", "n": n, "number": number, "sure": True}
        self.update = {}
        self.connection.take(json.dumps(command))
        while True:
            said = await self.next()
            if said.get("done") == command["id"]:
                return n, said
