"""Telling people who have gone away that it is their turn. Nothing waits for it, and no move depends on it."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from bailey.server import words
from bailey.server.push.subscriptions import Subscriptions

if TYPE_CHECKING:
    import httpx

    from bailey.server.house import House
    from bailey.server.live import Table
    from bailey.server.push.sealing import Signer

#: Whoever only loads the page again has not gone.
AFTER_SECONDS = 5.0
#: A push service keeps a message for so long.
KEPT_SECONDS = 86_400
TIMEOUT = 10.0
AT_ONCE = 20
#: Where browsers' makers run their push services. No other address is ever called, since browsers name them.
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
    """Sends the messages of one server; the key is that of all servers of the database."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.subscriptions = Subscriptions(house.database)
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._http: httpx.AsyncClient | None = None
        self._signer: Signer | None = None

    async def open(self) -> None:
        """Encrypt the key where an older server stored it as it is; a new one is made when it is first needed."""
        if await self.house.store.find_setting(KEY) is not None:
            await self.house.master.kept(self.house.store, KEY, new_key)

    async def signer(self) -> Signer:
        """Return whoever signs the messages; made when first needed, since `cryptography` takes a while to import."""
        if self._signer is None:
            from bailey.server.push.sealing import Signer

            sealed = await self.house.master.kept(self.house.store, KEY, new_key)
            contact = next((url for url in self.house.settings.urls if url.startswith("https:")), NO_CONTACT)
            self._signer = Signer(self.house.master.unseal(KEY, sealed), contact)
        return self._signer

    async def close(self) -> None:
        """Let go of the connections."""
        if self._http is not None:
            await self._http.aclose()

    def knows(self, endpoint: str) -> bool:
        """Whether an address is that of a push service that we call."""
        if not (endpoint.isascii() and endpoint.isprintable()):
            return False
        if any(endpoint.startswith(f"{own}/") for own in self.house.settings.push_services):
            return True
        scheme, _, rest = endpoint.partition("://")
        host = rest.partition("/")[0]  # without a port or anybody's name before it: services need neither
        return (
            scheme == "https"
            and re.fullmatch("[a-z0-9.-]+", host) is not None
            and any(host == name or host.endswith(f".{name}") for name in SERVICES)
        )

    async def turn(self, table: Table, player: str) -> None:
        """Tell every browser of a player that it is their turn at a table."""
        for row in await self.subscriptions.of(player):
            said = words.say("push-turn", row.language, game=table.game.title)
            message = {"title": said, "body": words.say("push-open", row.language), "table": table.row.code}
            self.house.start(self._send(row, msgspec.json.encode(message), table.row.code))

    async def _send(self, row: Any, message: bytes, topic: str) -> None:
        if not self.knows(row.endpoint):
            return
        headers = {
            "authorization": (await self.signer()).authorization(row.endpoint, self.house.database.now()),
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT_SECONDS),
            "urgency": "high",
            "topic": topic,
        }
        import httpx

        from bailey.server.push.sealing import seal

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
