"""The house: one server process with its tables, its database, its bots, and what it does by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from bailey import games
from bailey.server import master
from bailey.server.budgets import Budgets
from bailey.server.course import take_up
from bailey.server.dues import Dues
from bailey.server.errors import Refusal
from bailey.server.expiry import Expiry
from bailey.server.identity import Identity
from bailey.server.lan import Lan
from bailey.server.limits import Cached
from bailey.server.live import Table
from bailey.server.metrics import Metrics
from bailey.server.presence import Presence
from bailey.server.private import own_folder
from bailey.server.push.turns import Push
from bailey.server.renewals import Renewals
from bailey.server.seating import fix, taken
from bailey.server.slices import Slices
from bailey.server.store.beginning import Beginning, Beginnings
from bailey.server.store.database import Database
from bailey.server.store.doorbell import Doorbell
from bailey.server.store.lobby import Lobby
from bailey.server.store.store import CODE_LENGTH, Store
from bailey.server.store.writer import Writer
from bailey.server.stored import layout_of
from bailey.server.thinking import Thinkers
from bailey.server.workers import Workers

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator

    from bailey.core.game import Game
    from bailey.server.settings import Settings
    from bailey.server.store.store import Loaded

POLL = 2.0
CLOCK_EVERY = 30.0
#: At tables without hurry missing nonces are waited for as long as this: their players may be away.
NONCES_WITHOUT_HURRY = 86_400.0
#: Until when a server that comes back opens itself to the local network again, and for how long it does so.
LAN_UNTIL, EVENING = "lan-until", 12 * 3600.0
#: The key of cookies that older servers kept in the database, and until when such cookies are still read.
OLD_COOKIES, OLD_COOKIES_UNTIL, OLD_COOKIES_SECONDS = "cookie-secret", "old-cookies-until", 180 * 86_400.0
#: What a table's id or short code may look like: nothing else is asked of the database.
WORD = re.compile("[A-Za-z0-9]{1,40}")
LOGGER = logging.getLogger("bailey.server")


class House:
    """Everything that a server process has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server = secrets.token_hex(8)
        self.database = Database(settings.database)
        self.store, self.beginnings = Store(self.database), Beginnings(self.database)
        self.lobby = Lobby(self.database, settings.allowance)
        self.metrics = Metrics()
        self.doorbell = Doorbell(settings.redis_url, self.server, self.heard)
        self.thinkers = Thinkers(plain=settings.plain)
        self.workers = Workers(settings.record_workers, settings.record_seconds)
        self.presence = Presence(self)
        self.lan = Lan(settings.port)
        self.push = Push(self)
        self.renewals = Renewals(self)
        self.tables: dict[str, Table] = {}
        self.slices = Slices()
        self.sockets = 0
        self.metrics.sockets.set_function(lambda: self.sockets)
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.budgets = Budgets(settings.allowance, settings.requests_per_second)
        self.health: Cached[None] = Cached(self.database.set_clock)
        self.figures: Cached[bytes] = Cached(self._write_figures)
        self.closing = False
        self._laid_out: set[Game] = set()
        self._laying_out = asyncio.Lock()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def _write_figures(self) -> bytes:
        return self.metrics.write()

    async def open(self) -> None:
        """Open the database, and begin to do what is done by itself."""
        if self.settings.home.exists():
            own_folder(self.settings.home)
        await self.database.open()
        self.master = await master.find(self.settings, self.store)
        self.identity = Identity(self.master.cookie_key, await self._old_cookie_key())
        await self.push.open()
        await self._let_phones_back_in()
        self.writer = Writer(self.database, self.doorbell.ring, self.metrics.committed)
        self._writing = asyncio.ensure_future(self.writer.run())
        for work in (
            self.doorbell.run(),
            Dues(self).run(),
            self.presence.run(),
            Expiry(self).run(),
            self._poll(),
            self._tidy(),
        ):
            self.start(work)
        LOGGER.info("open", extra={"about": {"server": self.server, "database": self.database.kind}})

    async def _old_cookie_key(self) -> str:
        """Read the key of an older server's cookies, which are replaced as their players come, for a while."""
        if await self.store.find_setting(OLD_COOKIES) is None:
            return ""
        until = float(await self.store.setting(OLD_COOKIES_UNTIL, str(self.database.now() + OLD_COOKIES_SECONDS)))
        if until <= self.database.now():
            return ""
        return self.master.unseal(OLD_COOKIES, await self.master.kept(self.store, OLD_COOKIES, str))

    async def close(self) -> None:
        """Let go of everybody, commit what was promised, hand over what is due."""
        self.closing = True
        for table in self.tables.values():
            for watcher in table.watchers:
                watcher.close(1012)
        await self.lan.close()
        await asyncio.sleep(0.05)  # the sockets say goodbye
        self.writer.close()
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._writing, 10)
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
        await asyncio.to_thread(self.thinkers.close)
        await self.workers.close()
        await self.push.close()
        with contextlib.suppress(Exception):
            await self.store.release(self.server)
        await self.database.close()
        LOGGER.info("closed", extra={"about": {"server": self.server}})

    async def let_phones_in(self, *, open_lan: bool) -> None:
        """Open to the local network, or close; for an evening, a server that ends and comes back opens again."""
        await (self.lan.open() if open_lan else self.lan.close())
        await self.store.keep(LAN_UNTIL, str(self.database.now() + EVENING if open_lan else 0.0))

    async def _let_phones_back_in(self) -> None:
        """Whoever plays from a phone in the room waits at the address that they know."""
        if self.settings.personal and float(await self.store.setting(LAN_UNTIL, "0")) > self.database.now():
            with contextlib.suppress(Refusal):
                await self.lan.open()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else; a fault is logged, and ends nothing else."""
        task = asyncio.ensure_future(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            self.metrics.failures.inc()
            LOGGER.exception("something failed")

    async def table(self, word: str) -> Table:
        """Find a table by its id or short code, and read it if this server does not know it."""
        table = self.tables.get(word)
        if table is not None:
            return table
        if not WORD.fullmatch(word):
            raise Refusal("no-such-table", 404)
        found = word.lower() if len(word) > CODE_LENGTH else await self.store.find(word)
        if found is None:
            raise Refusal("no-such-table", 404)
        if found in self.tables:
            return self.tables[found]
        async with self._loading.setdefault(found, asyncio.Lock()):
            try:
                if found not in self.tables:
                    await self._load(found)
            finally:
                self._loading.pop(found, None)
        table = self.tables[found]
        if table.row.begun is not None and not table.over:
            async with table.lock:
                await table.fresh()
                with self.reading(found):
                    await table.set_up()
        return table

    async def _load(self, table_id: str) -> Table:
        loaded = await self.store.load(table_id)
        if loaded is None:
            raise Refusal("no-such-table", 404)
        with self.reading(table_id):
            version = games.find(loaded.table.game).version
            if loaded.table.version < version and loaded.table.begun is not None and loaded.latest is not None:
                if loaded.table.ended is None:
                    await self.store.renew(table_id, version, str(loaded.table.version))
                    about = {"table": table_id, "old": loaded.table.version, "new": version}
                    LOGGER.info("rules renewed", extra={"about": about})
                    loaded = await self.store.load(table_id) or loaded
        return await self.settle(loaded)

    @contextlib.contextmanager
    def reading(self, table_id: str) -> Iterator[None]:
        """Refuse a table of which what is stored makes no sense; that the database fails is another matter."""
        try:
            yield
        except (Refusal, DBAPIError, NoConnection, OSError):
            raise
        except Exception as fault:
            LOGGER.error("a table cannot be read", extra={"about": {"table": table_id, "fault": str(fault)}})  # noqa: TRY400
            self.metrics.failures.inc()
            raise Refusal("unreadable", 500) from fault

    def beginning(self, pace: str, *, late: bool = False) -> Beginning:
        """How games begin here: we see to it, and others if we cannot; `late`: without the nonces still missing."""
        now = self.database.now()
        patience = NONCES_WITHOUT_HURRY if pace == "days" else self.settings.nonce_seconds
        begun = {"kind": "begin", "at": now, "lease": now + self.settings.lease_seconds, "holder": self.server}
        waiting = {"kind": "nonces", "at": now + patience, "lease": 0.0, "holder": ""}
        return Beginning(taken, partial(fix, late=late), begun, waiting)

    def secret_of(self, row: Any) -> str:
        """Return a table's secret; it is stored only where an older server set the table up, or the game is over."""
        return row.secret or self.master.of_table(row.id)

    async def settle(self, loaded: Loaded) -> Table:
        """Know a table that has been read."""
        table_id, game = loaded.table.id, games.find(loaded.table.game)
        if loaded.table.version > game.version:
            raise Refusal("refused", 503, detail="this table is played by newer rules than this server has")
        async with self._laying_out:  # many tables at once are no reason to write it many times
            if game not in self._laid_out:
                await self.store.know_layout(game)
                self._laid_out.add(game)
        with self.reading(table_id):
            course = await take_up(self.slices, game, layout_of(game), loaded, self.secret_of(loaded.table))
            return self.tables.setdefault(table_id, Table(self, loaded, course))

    async def guess(self, word: str, address: str) -> Table:
        """Find a table for somebody who may be guessing: each address may name few tables that do not exist."""
        if word in self.tables:
            return await self.table(word)
        if not self.budgets.codes.allows(address):
            raise Refusal("too-fast", 429)
        missed = False
        try:
            return await self.table(word)
        except Refusal as refusal:
            missed = refusal.key == "no-such-table"
            raise
        finally:
            if not missed:
                self.budgets.codes.give_back(address)

    def forget(self, table_id: str) -> None:
        """Let go of a table that has been deleted."""
        table = self.tables.pop(table_id, None)
        for watcher in list(table.watchers) if table is not None else []:
            watcher.close(1012)  # whoever connects again is told that there is no such table

    def heard(self, tables: list[str]) -> None:
        """Another server says that tables have gone on."""
        for table_id in tables:
            table = self.tables.get(table_id)
            if table is not None:
                self.start(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        with contextlib.suppress(Refusal):
            await table.catch_up()

    async def _poll(self) -> None:
        """Look whether tables have gone on, in case the doorbell was not heard."""
        while True:
            await asyncio.sleep(POLL)
            with contextlib.suppress(Exception):
                await self.renewals.hear()
            watched = [table for table in self.tables.values() if table.watchers and not table.lock.locked()]
            if not watched:
                continue
            try:
                news = await self.store.news([table.id for table in watched])
            except Exception:
                LOGGER.exception("could not poll")
                continue
            for table in watched:
                if table.id not in news:
                    self.forget(table.id)
                    continue
                if table.bots_only:
                    table.let_bots_think()  # nothing is due about them: see there
                n, rev = news[table.id]
                if (n > table.n or rev != table.rev) and not table.lock.locked():
                    self.start(self._catch_up(table))

    async def _tidy(self) -> None:
        """Set the clock, and forget tables at which nobody has been for a while."""
        waited = 0.0
        while True:
            await asyncio.sleep(5)
            waited += 5
            if waited >= CLOCK_EVERY:
                waited = 0.0
                with contextlib.suppress(Exception):
                    await self.database.set_clock()
            old = self.database.now() - self.settings.idle_seconds
            for table in list(self.tables.values()):
                busy = table.watchers or table.lock.locked() or table.thinking_about >= 0
                if not busy and (table.over or table.used < old):
                    del self.tables[table.id]
