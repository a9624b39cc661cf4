"""The tables in this server's memory: found, loaded, joined, kept up to date, forgotten."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import TYPE_CHECKING

from bailey import games
from bailey.core.errors import BadInput
from bailey.server.errors import Refusal
from bailey.server.store.store import CODE_LENGTH
from bailey.server.table.stored import layout_of
from bailey.server.table.table import Table
from bailey.server.table.table_log import restore_log

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.server.store.store import Loaded
    from bailey.server.table.services import Services
    from bailey.server.table.watchers import Watcher

POLL_SECONDS = 2.0
FORGET_SECONDS = 5.0
#: WebSocket close code: the client connects again, and learns what has changed.
RESTART = 1012
#: What a table's id or short code may look like: nothing else is asked of the database.
WORD = re.compile("[A-Za-z0-9]{1,40}")
LOGGER = logging.getLogger("bailey.server")


def is_here(game: str) -> bool:
    """Return whether a game can be played here: one from elsewhere may be gone, or broken by now."""
    try:
        games.find(game)
    except BadInput:
        return False
    return True


class Tables:
    """The tables that this server knows, by their ids."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.known: dict[str, Table] = {}
        self._stored_layouts: set[Game] = set()
        self._storing_layout = asyncio.Lock()
        self._loading: dict[str, asyncio.Lock] = {}

    async def find(self, word: str) -> Table:
        """Return a table by its id or short code; load it if this server does not know it."""
        table_id = word if word in self.known else await self._id_of(word)
        if table_id in self.known:
            return self.known[table_id]
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            try:
                table = self.known.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        if table.stored.row.begun is not None and not table.stored.over:
            async with table.lock:
                await table.refresh()
                with self.services.reading(table_id):
                    await table.set_up()
        return table

    async def _id_of(self, word: str) -> str:
        if not WORD.fullmatch(word):
            raise Refusal("no-such-table")
        found = word.lower() if len(word) > CODE_LENGTH else await self.services.store.find(word)
        if found is None:
            raise Refusal("no-such-table")
        return found

    async def guess(self, word: str, address: str) -> Table:
        """Return a table to somebody who may be guessing: an address may name few tables that do not exist."""
        if word in self.known:
            return self.known[word]
        codes = self.services.budgets.codes
        if not codes.allows(address):
            raise Refusal("too-fast")
        missed = False
        try:
            return await self.find(word)
        except Refusal as refusal:
            missed = refusal.key == "no-such-table"
            raise
        finally:
            if not missed:
                codes.give_back(address)

    async def _load(self, table_id: str) -> Table:
        loaded = await self.services.store.load(table_id)
        if loaded is None:
            raise Refusal("no-such-table")
        if not is_here(loaded.table.game):
            raise Refusal("game-not-installed")  # its package was removed: the table waits until it is back
        with self.services.reading(table_id):
            loaded = await self._renew_rules(loaded)
        return await self.add(loaded)

    async def _renew_rules(self, loaded: Loaded) -> Loaded:
        """Let a game that began under older rules go on from its latest position under the present ones."""
        row, version = loaded.table, games.find(loaded.table.game).version
        if row.version >= version or row.begun is None or loaded.latest is None or row.ended is not None:
            return loaded
        await self.services.store.renew(row.id, version, str(row.version))
        LOGGER.info("rules renewed", extra={"about": {"table": row.id, "old": row.version, "new": version}})
        return await self.services.store.load(row.id) or loaded

    async def add(self, loaded: Loaded) -> Table:
        """Make a table of what is stored of it; if it is known already, return the known one."""
        table_id, game = loaded.table.id, games.find(loaded.table.game)
        if loaded.table.version > game.version:
            raise Refusal("refused", status=503, detail="this table is played by newer rules than this server has")
        await self._store_layout(game)
        services = self.services
        with services.reading(table_id):
            log = await restore_log(
                services.time_slices, game, layout_of(game), loaded, services.secret_of(loaded.table)
            )
            return self.known.setdefault(table_id, Table(services, loaded, log))

    async def _store_layout(self, game: Game) -> None:
        async with self._storing_layout:  # of many tables that are loaded at once, only the first stores it
            if game not in self._stored_layouts:
                await self.services.store.store_layout(game)
                self._stored_layouts.add(game)

    async def join(self, table: Table, watcher: Watcher, since: int) -> Table:
        """Add a watcher and send them the present; return the table as this server knows it by now."""
        if not table.watchers:
            await table.catch_up()  # this server polls only tables that are watched
        async with table.lock:
            await table.refresh()
            await table.complete_history()
            known = self.known.setdefault(table.id, table)  # it may have been forgotten meanwhile
            if known is table:
                table.join(watcher, since)
                return table
        return await self.join(known, watcher, since)

    def close_older(self, player: str, generation: int) -> None:
        """Close the connections that older cookies of a player opened; the client connects again with the new one."""
        for table in self.known.values():
            for watcher in table.watchers.of(player):
                if watcher.cookie_generation < generation:
                    watcher.close(RESTART)

    def close_all(self) -> None:
        """Close all connections."""
        for table in self.known.values():
            table.watchers.close(RESTART)

    def forget(self, table_id: str) -> None:
        """Forget a table that has been deleted."""
        table = self.known.pop(table_id, None)
        if table is not None:
            table.watchers.close(RESTART)  # whoever connects again is told that there is no such table

    async def forget_player(self, deleted: list[str], changed: list[str]) -> None:
        """Forget tables that a player has deleted, and catch up with those where their name was removed."""
        for table_id in deleted:
            self.forget(table_id)
        for table_id in {*changed} & self.known.keys():
            await self._catch_up(self.known[table_id])
        self.services.notifier.notify([*deleted, *changed])

    def changed(self, tables: list[str]) -> None:
        """Catch up with tables that another server has changed."""
        for table_id in tables:
            table = self.known.get(table_id)
            if table is not None:
                self.services.tasks.start(self._catch_up(table))

    @staticmethod
    async def _catch_up(table: Table) -> None:
        with contextlib.suppress(Refusal):
            await table.catch_up()

    async def poll(self) -> None:
        """Ask the database again and again which watched tables have changed, in case no notification came."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            watched = [table for table in self.known.values() if table.watchers and not table.lock.locked()]
            try:
                news = await self.services.store.news([table.id for table in watched]) if watched else {}
            except Exception:
                LOGGER.exception("could not poll")
                continue
            for table in watched:
                self._compare(table, news.get(table.id))

    def _compare(self, table: Table, news: tuple[int, int] | None) -> None:
        """Catch up with a table if the database has gone further; forget it if it has been deleted."""
        if news is None:
            self.forget(table.id)
            return
        if table.stored.bots_only:
            table.let_bots_think()  # nothing is scheduled for them: see there
        n, rev = news
        if (n > table.stored.n or rev != table.stored.rev) and not table.lock.locked():
            self.services.tasks.start(self._catch_up(table))

    async def forget_idle(self) -> None:
        """Forget tables that nobody has used for a while, again and again."""
        while True:
            await asyncio.sleep(FORGET_SECONDS)
            old = self.services.database.now() - self.services.settings.idle_seconds
            for table in list(self.known.values()):
                in_use = table.in_use or self.services.presence.concern(table.id)
                if not in_use and (table.stored.over or table.last_used < old):
                    del self.known[table.id]
