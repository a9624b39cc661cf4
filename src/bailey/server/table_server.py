"""A server process without its network: the tables, and everything that happens at them without a request."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from bailey.server.access import master_secret
from bailey.server.access.cookie_renewals import CookieRenewals
from bailey.server.access.cookies import CookieSigner
from bailey.server.access.lan import LanListener
from bailey.server.cached import Cached
from bailey.server.errors import Refusal
from bailey.server.private_files import own_folder
from bailey.server.push.notifications import Push
from bailey.server.table.presence import PresenceWriter
from bailey.server.table.scheduler import Scheduler
from bailey.server.table.services import Services
from bailey.server.table.table_expiry import TableExpiry
from bailey.server.table.tables import Tables

if TYPE_CHECKING:
    from bailey.server.settings import Settings

CLOCK_SECONDS = 30.0
PUBLISH_SECONDS = 600.0
#: Until when a server that starts again opens itself to the local network again, and for how long it does so.
LAN_UNTIL, EVENING = "lan-until", 12 * 3600.0
#: The key of cookies that older servers kept in the database, and until when such cookies are still read.
OLD_COOKIES, OLD_COOKIES_UNTIL, OLD_COOKIES_SECONDS = "cookie-secret", "old-cookies-until", 180 * 86_400.0
#: At the end so many seconds are waited for connections to close, for the last commits, and for tasks.
CLOSE_SECONDS, COMMIT_SECONDS, TASK_SECONDS = 0.05, 10, 5
LOGGER = logging.getLogger("bailey.server")


class TableServer:
    """The tables of a server process, and what happens at them without a request."""

    #: Set when the database is open.
    identity: CookieSigner
    push: Push

    def __init__(self, settings: Settings, services: Services | None = None) -> None:
        self.settings = settings
        self.services = services = services or Services(settings)
        self.tables = Tables(services)
        self.presence = PresenceWriter(self.tables)
        self.renewals = CookieRenewals(services.database, self.tables.close_older)
        self.lan = LanListener(settings.port)
        self.open_sockets = 0
        self.health, self.figures = Cached(services.database.set_clock), Cached(self._write_figures)
        services.metrics.sockets.set_function(lambda: self.open_sockets)
        services.metrics.tables.set_function(lambda: len(self.tables.known))

    async def open(self) -> None:
        """Open the database, and start the background tasks."""
        services = self.services
        if self.settings.home.exists():
            own_folder(self.settings.home)
        await services.database.open()
        services.master = await master_secret.find(self.settings.home, self.settings.secret, services.store)
        self.cookies = CookieSigner(services.master.cookie_key, await self._old_cookie_key())
        self.push = Push(self.settings, services.database, services.store, services.master, services.tasks)
        await self.push.open()
        await self._open_lan_again()
        self._writing = asyncio.ensure_future(services.writer.run())
        for work in (
            services.notifier.run(self.tables.changed),
            Scheduler(self.tables, self.push).run(),
            self.presence.run(),
            TableExpiry(self.tables).run(),
            self.renewals.run(),
            services.analyst.run(),
            self.tables.poll(),
            self.tables.forget_idle(),
            self._set_clock(),
            self._publish_days(),
        ):
            services.tasks.start(work)
        about = {"server": services.server_id, "database": services.database.kind}
        LOGGER.info("open", extra={"about": about})

    async def close(self) -> None:
        """Close all connections, commit what was acknowledged, and leave scheduled work to other servers."""
        services = self.services
        services.closing = True
        self.tables.close_all()
        await self.lan.close()
        await asyncio.sleep(CLOSE_SECONDS)
        services.writer.close()
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._writing, COMMIT_SECONDS)
        await services.tasks.cancel(TASK_SECONDS)
        await asyncio.to_thread(services.bots.close)
        await services.record_workers.close()
        await self.push.close()
        with contextlib.suppress(Exception):
            await services.store.release(services.server_id)
            await services.analyses.release()
        await services.database.close()
        LOGGER.info("closed", extra={"about": {"server": services.server_id}})

    async def _write_figures(self) -> bytes:
        return self.services.metrics.write()

    async def _old_cookie_key(self) -> str:
        """Return the key of an older server's cookies, which are replaced as their players come, for a while."""
        store, now = self.services.store, self.services.database.now()
        if await store.find_setting(OLD_COOKIES) is None:
            return ""
        until = float(await store.setting(OLD_COOKIES_UNTIL, str(now + OLD_COOKIES_SECONDS)))
        if until <= now:
            return ""
        master = self.services.master
        return master.unseal(OLD_COOKIES, await master.kept(store, OLD_COOKIES, str))

    async def open_lan(self, *, on: bool) -> None:
        """Open to the local network, or close; for some hours a server that starts again opens again."""
        await (self.lan.open() if on else self.lan.close())
        await self.services.store.keep(LAN_UNTIL, str(self.services.database.now() + EVENING if on else 0.0))

    async def _open_lan_again(self) -> None:
        """Open to the local network if it was open before: phones in the room connect to the address they know."""
        until = float(await self.services.store.setting(LAN_UNTIL, "0")) if self.settings.personal else 0.0
        if until > self.services.database.now():
            with contextlib.suppress(Refusal):
                await self.lan.open()

    async def _publish_days(self) -> None:
        """Store the secrets of days that are over, again and again."""
        while True:
            with contextlib.suppress(Exception):
                await self.services.days.publish(self.services.master.of_day)
            await asyncio.sleep(PUBLISH_SECONDS)

    async def _set_clock(self) -> None:
        """Set our clock by the database's, again and again."""
        while True:
            await asyncio.sleep(CLOCK_SECONDS)
            with contextlib.suppress(Exception):
                await self.services.database.set_clock()
