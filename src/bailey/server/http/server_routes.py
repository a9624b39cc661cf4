"""Routes: the local network, health, and figures for Prometheus."""

from __future__ import annotations

from litestar import get, put

from bailey import __version__
from bailey.server import texts
from bailey.server.errors import Refusal
from bailey.server.http.requests import ApiRequest, language_of, server_of
from bailey.server.messages.http import Health, Lan, OpenLan


def _lan(request: ApiRequest, language: str) -> Lan:
    lan = server_of(request).lan
    state = "open" if lan.open_at else "closed"
    local = bool(request.scope["state"]["local"])
    return Lan(open=bool(lan.open_at), can_open=local, urls=lan.urls, say=texts.say(f"lan-{state}", language))


@get("/api/lan")
async def show_lan(request: ApiRequest) -> Lan:
    """Tell whether phones in the room can join."""
    return _lan(request, await language_of(request))


@put("/api/lan")
async def open_lan(request: ApiRequest, data: OpenLan) -> Lan:
    """Open the server to the local network, or close it; only at the machine itself."""
    if not request.scope["state"]["local"]:
        raise Refusal("not-here")
    await server_of(request).open_lan(on=data.open)
    return _lan(request, await language_of(request))


@get("/health")
async def health(request: ApiRequest) -> Health:
    """Tell whether this server can serve: it asks the database, at most once a second."""
    server = server_of(request)
    await request.app.state.health.get()
    return Health(
        ok=True,
        version=__version__,
        database=server.services.database.kind,
        tables=len(server.tables.known),
        sockets=server.open_sockets,
    )


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: ApiRequest) -> bytes:
    """Return metrics for Prometheus; refused to clients that come through the proxy."""
    if "x-forwarded-for" in request.headers:
        raise Refusal("no-such-page")
    figures: bytes = await request.app.state.figures.get()
    return figures


HANDLERS = [show_lan, open_lan, health]
