"""Sends push messages to players who have gone away that it is their turn. Nothing waits for it."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from bailey.server import texts
from bailey.server.push.subscriptions import Subscriptions

if TYPE_CHECKING:
    import httpx

    from bailey.core.play.game import Game
    from bailey.server.access.master_secret import Master
    from bailey.server.background import BackgroundTasks
    from bailey.server.push.encryption import Signer
    from bailey.server.settings import Settings
    from bailey.server.store.database import Database
    from bailey.server.store.rows import StoredRow
    from bailey.server.store.store import Store

#: A push service keeps an undelivered message for so long.
KEPT_SECONDS = 86_400
TIMEOUT = 10.0
AT_ONCE = 20
#: The push services of the browsers' makers. Clients send these addresses, so no other host is ever called.
SERVICES = ("googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com")
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
GONE = (404, 410)
NO_CONTACT = "https://localhost"
#: The setting that holds the key.
KEY = "push-key"
LOGGER = logging.getLogger("bailey.server")


def new_key() -> str:
    """Make the secret key of all servers of a database: a number from 1 to the order of the curve P-256 less 1."""
    return f"{secrets.randbelow(ORDER - 1) + 1:064x}"


class Push:
    """Sends push messages, signed with the key that all servers of the database share."""

    def __init__(
        self, settings: Settings, database: Database, store: Store, master: Master, tasks: BackgroundTasks
    ) -> None:
        self.settings, self.database, self.store, self.master, self.tasks = settings, database, store, master, tasks
        self.subscriptions = Subscriptions(database)
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._http: httpx.AsyncClient | None = None
        self._signer: Signer | None = None

    async def open(self) -> None:
        """Encrypt the key if an older server stored it unencrypted; a new one is made when it is first needed."""
        if await self.store.find_setting(KEY) is not None:
            await self.master.kept(self.store, KEY, new_key)

    async def signer(self) -> Signer:
        """Return the signer of messages, made when first needed: `cryptography` takes a while to import."""
        if self._signer is None:
            from bailey.server.push.encryption import Signer

            sealed = await self.master.kept(self.store, KEY, new_key)
            contact = next((url for url in self.settings.urls if url.startswith("https:")), NO_CONTACT)
            self._signer = Signer(self.master.unseal(KEY, sealed), contact)
        return self._signer

    async def close(self) -> None:
        """Close the connections to push services."""
        if self._http is not None:
            await self._http.aclose()

    def allows(self, endpoint: str) -> bool:
        """Tell whether an address is that of a push service that may be called."""
        if not (endpoint.isascii() and endpoint.isprintable()):
            return False
        if any(endpoint.startswith(f"{own}/") for own in self.settings.push_services):
            return True
        scheme, _, rest = endpoint.partition("://")
        host = rest.partition("/")[0]  # a port or a user name is refused
        return (
            scheme == "https"
            and re.fullmatch("[a-z0-9.-]+", host) is not None
            and any(host == name or host.endswith(f".{name}") for name in SERVICES)
        )

    async def notify_turn(self, player: str, game: Game, code: str) -> None:
        """Send every browser of a player that it is their turn at a table."""
        for row in await self.subscriptions.of(player):
            said = texts.say("push-turn", row.language, game=game.title)
            message = {"title": said, "body": texts.say("push-open", row.language), "table": code}
            self.tasks.start(self._send(row, msgspec.json.encode(message), code))

    async def _send(self, row: StoredRow, message: bytes, topic: str) -> None:
        if not self.allows(row.endpoint):
            return
        headers = {
            "authorization": (await self.signer()).authorization(row.endpoint, self.database.now()),
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT_SECONDS),
            "urgency": "high",
            "topic": topic,
        }
        import httpx

        from bailey.server.push.encryption import seal

        async with self._at_once:
            if self._http is None:
                self._http = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=True)
            try:
                sealed = seal(message, row.p256dh, row.auth)
                answer = await self._http.post(row.endpoint, content=sealed, headers=headers)
            except httpx.HTTPError as fault:
                LOGGER.warning("a push service cannot be reached", extra={"about": {"fault": str(fault)[:200]}})
                return
        if answer.status_code in GONE:
            await self.subscriptions.drop(row.endpoint)
        elif not answer.is_success:
            about = {"service": urlsplit(row.endpoint).hostname, "status": answer.status_code}
            LOGGER.warning("a push service refused a message", extra={"about": about})
