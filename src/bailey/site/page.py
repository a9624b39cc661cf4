"""What a page asks of the Python in it: to begin, to answer a request, to connect to a table."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING

from bailey.server.errors import Refusal
from bailey.server.settings import Settings
from bailey.server.sockets.handshake import serve_socket
from bailey.server.table_server import TableServer
from bailey.site.connections import PageConnection
from bailey.site.database import put_together
from bailey.site.requests import answer
from bailey.site.services import PageServices

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.site.database import Keep
    from bailey.site.requests import Answered

HOME = Path("/home/bailey")
ADDRESS = "page"
#: What an analysis may do, fewer iterations than at a server: a page has one thread.
ITERATIONS = 600
LOGGER = logging.getLogger("bailey.site")


class Page:
    """The tables of a page, and who plays at them."""

    def __init__(self, player: str, secret: str, pieces: list[bytes], keep: Keep, home: Path = HOME) -> None:
        self.player = player
        put_together(home / "tables.sqlite3", pieces)
        settings = Settings(home=home, secret=secret, analysis_iterations=ITERATIONS)
        self.server = TableServer(settings, PageServices(settings, keep))
        self._serving: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the database, and begin what happens at tables without a request."""
        await self.server.open()

    async def request(self, method: str, target: str, body: bytes = b"", language: str = "") -> Answered:
        """Answer a request."""
        return await answer(self.server, self.player, method, target, body, language)

    def connect(self, path: str, tell: Callable[[str, str], None]) -> PageConnection:
        """Connect to a table."""
        connection = PageConnection(path, tell)
        task = asyncio.ensure_future(self._serve(connection))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)
        return connection

    async def _serve(self, connection: PageConnection) -> None:
        try:
            await serve_socket(self.server, connection, ADDRESS, self.player, None)
        except Refusal as refusal:
            LOGGER.info("a connection was refused", extra={"about": {"key": refusal.key}})
        except Exception:
            LOGGER.exception("a connection failed", extra={"about": {"path": connection.request.path}})
        finally:
            connection.close()

    async def close(self) -> None:
        """Close the database and all connections."""
        await self.server.close()
