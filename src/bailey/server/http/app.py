"""The web application: all routes, and the gate before them."""
# Any: handlers of Litestar are of many kinds.

from __future__ import annotations

import asyncio
import inspect
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import msgspec
from litestar import HttpMethod, Litestar, Request, Response, route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from msgspec import Meta

from bailey import __version__
from bailey.server.errors import from_msgspec
from bailey.server.http import error_responses
from bailey.server.http.guard import MOST_BODY, Guard
from bailey.server.http.interface import ROUTES
from bailey.server.http.pages import PACKED_HERE, make_pages
from bailey.server.http.requests import table_of
from bailey.server.http.routes import Ready
from bailey.server.sockets.handshake import serve_socket

if TYPE_CHECKING:
    from bailey.server.http.routes import Answering, Endpoint
    from bailey.server.table_server import TableServer


#: What a type of ours says beside its kind.
BOUNDS = ("ge", "le", "pattern", "min_length", "max_length", "description")


class App(Litestar):
    """Litestar without its plugins for pydantic and attrs: we use neither, and importing them is a third of a start."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


class StrictRequest(Request[Any, Any, State]):
    """A request whose body is read strictly; the framework takes `"1"` for a number and `"true"` for a truth value."""

    async def json(self) -> Any:
        """Return the body as what the handler asks for; refuse what it is not."""
        field = self.route_handler.parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if field is None else field.annotation)
        except msgspec.DecodeError as fault:
            raise from_msgspec(str(fault)) from None


def make_app(server: TableServer) -> Guard:
    """Make the application of a server."""
    app = App(
        route_handlers=[*map(_handler, ROUTES), *make_pages(server.settings.client, table_of)],
        openapi_config=OpenAPIConfig(title="Bailey", version=__version__, path="/api/schema"),
        exception_handlers=error_responses.HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2048, gzip_compress_level=5, exclude_opt_key=PACKED_HERE
        ),
        request_class=StrictRequest,
        request_max_body_size=MOST_BODY,
        response_headers=[ResponseHeader(name="cache-control", value="no-store")],
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    return Guard(server, app, partial(serve_socket, server))


def _handler(one: Endpoint) -> HTTPRouteHandler:
    """Return a route as the framework's own."""
    return route(
        one.path,
        http_method=HttpMethod(one.method),
        status_code=one.status,
        media_type=one.media_type,
        opt={PACKED_HERE: True} if one.packed else {},
        responses=error_responses.RESPONSES if one.documented else None,
        include_in_schema=one.documented,
    )(_answering(one.answer))


def _answering(answer: Answering) -> Answering:
    """Return what the framework calls for a route: it returns responses of the framework."""

    async def answering(*args: object, **kwargs: object) -> object:
        if inspect.iscoroutinefunction(answer):
            found = await answer(*args, **kwargs)
        else:  # it would hold others up
            found = await asyncio.to_thread(answer, *args, **kwargs)
        if isinstance(found, Ready):
            return Response(found.body, media_type=found.media_type, headers=found.headers)
        return found

    hints = {name: _bounded(hint) for name, hint in get_type_hints(answer, include_extras=True).items()}
    hints |= {"request": StrictRequest} if "request" in hints else {}
    signature = inspect.signature(answer)
    parameters = [one.replace(annotation=hints[name]) for name, one in signature.parameters.items()]
    vars(answering)["__signature__"] = signature.replace(parameters=parameters, return_annotation=hints["return"])
    answering.__name__, answering.__doc__, answering.__annotations__ = answer.__name__, answer.__doc__, hints
    return answering


def _bounded(hint: object) -> object:
    """Return a type with its bounds as the framework writes them."""
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, Meta):
            kind: type = vars(hint)["__origin__"]
            return Annotated[kind, Parameter(**{name: getattr(meta, name) for name in BOUNDS})]
    return hint
