"""Routes: the local network, health, and figures for Prometheus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey import __version__
from bailey.server import texts
from bailey.server.access.lan import addresses
from bailey.server.errors import Refusal
from bailey.server.http.requests import ApiRequest, language_of, server_of
from bailey.server.http.routes import get, put
from bailey.server.messages.server import Health, Lan, OpenLan

if TYPE_CHECKING:
    from bailey.server.settings import Settings

#: A server that listens at one of these listens at all addresses of its machine.
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared, not listened at


def _lan(request: ApiRequest, language: str) -> Lan:
    lan, state = server_of(request).lan, request.scope["state"]
    urls = lan.urls or _urls(server_of(request).settings, here=bool(state["here"]))
    key = "public" if server_of(request).settings.urls else "open" if urls else "closed"
    return Lan(open=bool(urls), can_open=bool(state["local"]), urls=urls, say=texts.say(f"lan-{key}", language))


def _urls(settings: Settings, *, here: bool) -> list[str]:
    """Return the addresses by which others reach a server that listens to more than this machine.

    Those of its networks are told only to who sits at the machine.
    """
    if settings.urls:
        return list(settings.urls)
    if settings.personal or not here:
        return []
    hosts = addresses() if settings.host in EVERYWHERE else [settings.host]
    return [f"http://{f'[{host}]' if ':' in host else host}:{settings.port}" for host in hosts]


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
    await server.health.get()
    return Health(
        ok=True,
        version=__version__,
        database=server.services.database.kind,
        tables=len(server.tables.known),
        sockets=server.open_sockets,
    )


@get("/metrics", media_type="text/plain; version=0.0.4", documented=False)
async def metrics(request: ApiRequest) -> bytes:
    """Return metrics for Prometheus; refused to clients that come through the proxy."""
    if "x-forwarded-for" in request.headers:
        raise Refusal("no-such-page")
    return await server_of(request).figures.get()


ROUTES = [show_lan, open_lan, health, metrics]
