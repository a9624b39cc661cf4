"""The checks before every request and connection: host, origin, rate, size, and the player by their cookie."""
# Any: ASGI passes values of many types by their names.

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from bailey.server import texts
from bailey.server.access.addresses import network
from bailey.server.access.bodies import Bodies
from bailey.server.errors import Refusal, describe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.server.sockets.connection import WebSocketConnection
    from bailey.server.table_server import TableServer

MOST_BODY = 1 << 21
#: No path of ours is longer: a file system refuses longer names in its own way.
MOST_PATH = 500
LOGGER = logging.getLogger("bailey.server")
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SECURITY = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
#: Elsewhere no response depends on the player, so cookies are not compared with the database.
API = "/api/"
#: Strict-Transport-Security, where browsers reach the server by https.
HSTS = (b"strict-transport-security", b"max-age=31536000")
#: Paths that monitors request often, by any host name: they have a limit of their own.
MONITORED = ("/health", "/metrics")

#: What ASGI says of a connection or an event: values of many types by their names, as its specification lists them.
Scope: TypeAlias = dict[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Scope]]
Send: TypeAlias = Callable[[Scope], Awaitable[None]]


class Guard:
    """Checks every request and connection, and passes it to the application or to the sockets."""

    def __init__(
        self,
        server: TableServer,
        app: Callable[..., Awaitable[None]],
        socket: Callable[[WebSocketConnection, str, str, str | None], Awaitable[None]],
    ) -> None:
        self.server, self.app, self.socket = server, app, socket
        self.bodies = Bodies()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request to the application, or refuse it."""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self._check(scope, headers)
            with self.bodies.hold(self._address(scope, headers), _body_size(headers)):
                await self._pass_on(scope, headers, receive, send)
        except Refusal as refusal:
            self.server.services.metrics.refused.labels(refusal.key).inc()
            await _refuse(send, refusal, _language(scope["query_string"], headers), self._headers(headers))

    async def _pass_on(self, scope: Scope, headers: dict[str, str], receive: Receive, send: Send) -> None:
        """Pass a request to the application, with what is known of its player."""
        player, _, cookie = await self._who(scope["path"], headers)
        here, address = self._here(scope, headers), self._address(scope, headers)
        local = here and self.server.settings.personal
        state = {
            "server": self.server,
            "player": player,
            "here": here,
            "local": local,
            "address": address,
            "cookie": cookie,
        }
        scope["state"] = {**scope.get("state", {}), **state}
        extra = self._headers(headers)
        await self.app(scope, receive, _with_headers(send, scope["state"], extra))

    async def attend(self, connection: WebSocketConnection) -> None:
        """Serve a connection, or refuse it; an unexpected exception closes it and is logged."""
        path, _, query = connection.request.path.partition("?")
        scope = {"type": "websocket", "path": path, "client": connection.client}
        headers = {name.lower(): value for name, value in connection.request.headers.raw_items()}
        language = _language(query.encode(), headers)
        try:
            self._check(scope, headers)
            player, connection.cookie_generation, cookie = await self._who(path, headers)
            await self.socket(connection, self._address(scope, headers), player, cookie)
        except Refusal as refusal:
            self.server.services.metrics.refused.labels(refusal.key).inc()
            _reject(connection, refusal, language)
        except Exception:
            self.server.services.metrics.failures.inc()
            LOGGER.exception("a connection failed", extra={"about": {"path": path}})
            if not connection.open:
                _reject(connection, Refusal("failed"), language)
        finally:
            connection.shutdown()

    def _headers(self, headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
        """Return the headers of every response."""
        return [*SECURITY, HSTS] if self.server.settings.secure(headers.get("host", "")) else SECURITY

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        """Refuse unknown hosts, foreign pages, requests that are too large, and too many."""
        host = headers.get("host", "")
        if not self._known(host) and scope["path"] not in MONITORED:
            raise Refusal("unknown-host")
        self._check_origin(scope, headers, host.lower())
        if self.server.services.closing:
            raise Refusal("closing")
        budgets = self.server.services.budgets
        limit = budgets.checks if scope["path"] in MONITORED else budgets.requests
        if not limit.allows(self._address(scope, headers)):
            raise Refusal("too-fast")
        if len(scope["path"]) > MOST_PATH:
            raise Refusal("no-such-page")
        if _body_size(headers) > MOST_BODY:
            raise Refusal("too-large", most=MOST_BODY >> 10)

    def _known(self, host: str) -> bool:
        settings = self.server.settings
        if host.lower() in settings.names:
            return True
        name = host.lower().rpartition(":")[0] if not host.endswith("]") and ":" in host else host.lower()
        if settings.personal:
            return name in settings.names or name in self.server.lan.open_at
        return name in settings.names or (not settings.urls and _is_address(name))

    def _check_origin(self, scope: Scope, headers: dict[str, str], host: str) -> None:
        """Refuse requests that may change something from pages of others; programs other than browsers name no page."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
                raise Refusal("foreign")
            return
        if origin.lower() not in {f"{scheme}://{host}" for scheme in self.server.settings.schemes(host)}:
            raise Refusal("foreign")

    async def _who(self, path: str, headers: dict[str, str]) -> tuple[str, int, str | None]:
        """Return the player, their cookie's generation, and the Set-Cookie header where one must be set."""
        identity, secure = self.server.cookies, self.server.settings.secure(headers.get("host", ""))
        holder = identity.read(headers.get("cookie", ""), secure=secure)
        if holder is not None and path.startswith(API) and not await self.server.renewals.holds(holder):
            holder = None
        if holder is not None and not holder.old:
            return holder.player, holder.generation, None
        player = holder.player if holder is not None else identity.new()
        return player, 0, identity.cookie(player, secure=secure)

    def _address(self, scope: Scope, headers: dict[str, str]) -> str:
        """Return the network of the client: behind our own proxy, the one that the proxy names last."""
        client = scope.get("client") or ("unknown", 0)
        if self.server.settings.urls and "x-forwarded-for" in headers:
            return network(headers["x-forwarded-for"].rpartition(",")[2])
        return network(self.server.lan.peers.get(_port(client), client[0]))

    def _here(self, scope: Scope, headers: dict[str, str]) -> bool:
        """Tell whether the client is on this machine."""
        client = scope.get("client") or ("", 0)
        here = _is_address(client[0]) and ipaddress.ip_address(client[0].strip("[]")).is_loopback
        through = _port(client) in self.server.lan.peers or "x-forwarded-for" in headers
        return here and not through


def _body_size(headers: dict[str, str]) -> int:
    """Return how many bytes the body of a request has; what is sent without a length may have as many as any."""
    if "transfer-encoding" in headers:
        return MOST_BODY
    length = headers.get("content-length", "0")
    return int(length) if length.isdigit() else MOST_BODY + 1


def _port(client: Sequence[str | int]) -> int:
    """Return the port of a client, which the server may give as text."""
    return int(client[1] or 0)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _with_headers(send: Send, state: Scope, extra: list[tuple[bytes, bytes]]) -> Send:
    async def sending(message: Scope) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", []), *extra]
            if state["cookie"] is not None:
                headers.append((b"set-cookie", state["cookie"].encode()))
            message = {**message, "headers": headers}
        await send(message)

    return sending


def _language(query: bytes, headers: dict[str, str]) -> str:
    """Return the language of a refusal; the database, which knows the player's own, is not asked."""
    return texts.named_language(query) or texts.accepted_language(headers.get("accept-language", ""))


def _reject(connection: WebSocketConnection, refusal: Refusal, language: str) -> None:
    """Refuse a request for a WebSocket over HTTP."""
    connection.reject(refusal.status, msgspec.json.encode(describe(refusal, language)).decode())


async def _refuse(send: Send, refusal: Refusal, language: str, extra: list[tuple[bytes, bytes]]) -> None:
    """Respond to a refused request without the application."""
    body = msgspec.json.encode(describe(refusal, language))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *extra]
    # A connection that is closed while the client still sends loses the response: if the server is only busy, it stays
    # open, and the rest is dropped.
    if refusal.key != "busy":
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
