"""The web application: all routes, and the gate before them."""
# Any: handlers of Litestar are of many kinds.

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.openapi import OpenAPIConfig
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from bailey import __version__
from bailey.server.http import (
    analysis_routes,
    day_routes,
    error_responses,
    game_routes,
    history_routes,
    player_routes,
    push_routes,
    puzzle_routes,
    record_routes,
    server_routes,
    table_routes,
)
from bailey.server.http.cached import Cached
from bailey.server.http.guard import MOST_BODY, Guard
from bailey.server.http.pages import PACKED_HERE, make_pages
from bailey.server.http.requests import ApiRequest, table_of
from bailey.server.sockets.handshake import serve_socket

if TYPE_CHECKING:
    from bailey.server.table_server import TableServer

HANDLERS: list[Any] = [
    *player_routes.HANDLERS,
    *history_routes.HANDLERS,
    *day_routes.HANDLERS,
    *game_routes.HANDLERS,
    *table_routes.HANDLERS,
    *record_routes.HANDLERS,
    *analysis_routes.HANDLERS,
    *puzzle_routes.HANDLERS,
    *server_routes.HANDLERS,
    *push_routes.HANDLERS,
]


class App(Litestar):
    """Litestar without its plugins for pydantic and attrs: we use neither, and importing them is a third of a start."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def _state(server: TableServer) -> State:
    async def figures() -> bytes:
        return server.services.metrics.write()

    return State({"server": server, "health": Cached(server.services.database.set_clock), "figures": Cached(figures)})


def make_app(server: TableServer) -> Guard:
    """Make the application of a server."""
    for handler in HANDLERS:
        handler.responses = error_responses.RESPONSES
    app = App(
        route_handlers=[*HANDLERS, server_routes.metrics, *make_pages(server.settings.client, table_of)],
        state=_state(server),
        openapi_config=OpenAPIConfig(title="Bailey", version=__version__, path="/api/schema"),
        exception_handlers=error_responses.HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2048, gzip_compress_level=5, exclude_opt_key=PACKED_HERE
        ),
        request_class=ApiRequest,
        request_max_body_size=MOST_BODY,
        response_headers=[ResponseHeader(name="cache-control", value="no-store")],
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    return Guard(server, app, partial(serve_socket, server))
