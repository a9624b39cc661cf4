"""A request for a WebSocket: which table is meant, and whether one more connection is allowed."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

from bailey import games
from bailey.server import texts
from bailey.server.errors import Refusal
from bailey.server.sockets.session import Session
from bailey.server.table.watchers import Watcher

if TYPE_CHECKING:
    from bailey.server.sockets.session import Connection
    from bailey.server.table.table import Table
    from bailey.server.table_server import TableServer

MOST_SOCKETS_OF_A_PLAYER = 30
PATH = re.compile(r"/api/tables/([^/]{1,40})/socket")
ROW = re.compile("[0-9]{1,5}")


async def serve_socket(
    server: TableServer, connection: Connection, address: str, player: str, cookie: str | None
) -> None:
    """Open the connection to a table, and serve it until it closes."""
    with server.services.budgets.socket(address):
        path, _, query = connection.request.path.partition("?")
        table = await _table_to_watch(server, address, player, PATH.fullmatch(path))
        muted = await server.services.store.muted_by(player)
        async with table.lock:  # a table that cannot be read is refused before the connection is open
            await table.refresh()
            await table.complete_history()
        if not connection.accept(cookie):
            return
        asked = dict(parse_qsl(query))
        watcher = _watcher(connection, player, muted, address, asked.get("language"))
        since = asked.get("since", "")
        await Session(server, connection, table, watcher).run(int(since) if ROW.fullmatch(since) else 0)


def _watcher(connection: Connection, player: str, muted: set[str], address: str, asked: str | None) -> Watcher:
    language = asked if asked in _languages() else texts.ENGLISH
    return Watcher(
        player,
        language if asked else None,
        muted,
        address,
        connection.cookie_generation,
        send=connection.send,
        close=connection.close,
    )


async def _table_to_watch(server: TableServer, address: str, player: str, path: re.Match[str] | None) -> Table:
    """Return the table; refuse if there are too many connections, or too many attempts."""
    if path is None:
        raise Refusal("no-such-page")
    if not server.services.budgets.presents.allows(address):
        raise Refusal("too-fast")
    table = await server.tables.guess(path[1], address)
    mine = len(table.watchers.of(player))
    if server.open_sockets >= server.settings.most_sockets or mine >= MOST_SOCKETS_OF_A_PLAYER:
        raise Refusal("too-many")
    return table


@cache
def _languages() -> set[str]:
    return {language for name in games.names() for language in texts.languages_of(games.find(name))}
