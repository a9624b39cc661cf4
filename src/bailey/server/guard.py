"""The gate: who comes in by which name, from which page, how often, and as whom. Everything passes here first."""

from __future__ import annotations

import ipaddress
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from bailey.server import words
from bailey.server.addresses import network
from bailey.server.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bailey.server.house import House
    from bailey.server.line import Line

MOST_BODY = 1 << 20
#: No address of ours is longer: a file system refuses longer names in its own way.
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
#: Elsewhere nothing is told or changed that depends on who asks, so that no page waits for the database.
API = "/api/"
#: Strict-Transport-Security, where browsers reach the server by https.
HSTS = (b"strict-transport-security", b"max-age=31536000")
#: Pages that monitors ask for again and again, by any host name: they have a limit of their own.
MONITORED = ("/health", "/metrics")


class Guard:
    """Stands before the application and the sockets."""

    def __init__(
        self,
        house: House,
        app: Callable[..., Awaitable[None]],
        socket: Callable[[Line, str, str, str | None], Awaitable[None]],
    ) -> None:
        self.house, self.app, self.socket = house, app, socket

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        """Let a request in, or refuse it."""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            self._check(scope, headers)
        except Refusal as refusal:
            self.house.metrics.refused.labels(refusal.key).inc()
            await _refuse(send, refusal, _language(scope["query_string"], headers), self._headers(headers))
            return
        player, _, cookie = await self._who(scope["path"], headers)
        local, address = self._local(scope, headers), self._address(scope, headers)
        state = {"player": player, "local": local, "address": address, "cookie": cookie}
        scope["state"] = {**scope.get("state", {}), **state}
        always = self._headers(headers)
        await self.app(scope, receive, _with_headers(send, scope["state"], always))

    async def attend(self, line: Line) -> None:
        """Let a socket in, or refuse it; a fault of ours ends that socket, and is logged."""
        path, _, query = line.request.path.partition("?")
        scope = {"type": "websocket", "path": path, "client": line.client}
        headers = {name.lower(): value for name, value in line.request.headers.raw_items()}
        language = _language(query.encode(), headers)
        try:
            self._check(scope, headers)
            player, line.generation, cookie = await self._who(path, headers)
            await self.socket(line, self._address(scope, headers), player, cookie)
        except Refusal as refusal:
            self.house.metrics.refused.labels(refusal.key).inc()
            _reject(line, refusal, language)
        except Exception:
            self.house.metrics.failures.inc()
            LOGGER.exception("a socket failed", extra={"about": {"path": path}})
            if not line.open:
                _reject(line, Refusal("failed", 500), language)
        finally:
            line.shutdown()

    def _headers(self, headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
        """Write the headers that every answer has."""
        return [*SECURITY, HSTS] if self.house.settings.secure(headers.get("host", "")) else SECURITY

    def _check(self, scope: dict[str, Any], headers: dict[str, str]) -> None:
        """Refuse strange names, foreign pages, too much and too many."""
        host = headers.get("host", "")
        if not self._known(host) and scope["path"] not in MONITORED:
            raise Refusal("unknown-host", 421)
        self._check_origin(scope, headers, host.lower())
        if self.house.closing:
            raise Refusal("closing", 503)
        budgets = self.house.budgets
        limit = budgets.checks if scope["path"] in MONITORED else budgets.requests
        if not limit.allows(self._address(scope, headers)):
            raise Refusal("too-fast", 429)
        if len(scope["path"]) > MOST_PATH:
            raise Refusal("no-such-page", 404)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > MOST_BODY:
            raise Refusal("too-large", 413, most=MOST_BODY >> 10)

    def _known(self, host: str) -> bool:
        settings = self.house.settings
        if host.lower() in settings.names:
            return True
        name = host.lower().rpartition(":")[0] if not host.endswith("]") and ":" in host else host.lower()
        if settings.personal:
            return name in settings.names or name in self.house.lan.open_at
        return name in settings.names or (not settings.urls and _is_address(name))

    def _check_origin(self, scope: dict[str, Any], headers: dict[str, str], host: str) -> None:
        """What changes something must come from a page of this server; programs that are no browser name no page."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
                raise Refusal("foreign", 403)
            return
        if origin.lower() not in {f"{scheme}://{host}" for scheme in self.house.settings.schemes(host)}:
            raise Refusal("foreign", 403)

    async def _who(self, path: str, headers: dict[str, str]) -> tuple[str, int, str | None]:
        """Tell who asks, by a cookie of which generation, and the header that sets one where it must be set."""
        identity, secure = self.house.identity, self.house.settings.secure(headers.get("host", ""))
        holder = identity.read(headers.get("cookie", ""), secure=secure)
        if holder is not None and path.startswith(API) and not await self.house.renewals.holds(holder):
            holder = None
        if holder is not None and not holder.old:
            return holder.player, holder.generation, None
        player = holder.player if holder is not None else identity.new()
        return player, 0, identity.cookie(player, secure=secure)

    def _address(self, scope: dict[str, Any], headers: dict[str, str]) -> str:
        """Return the network from which a request comes: behind our own proxy, the one that it names last."""
        client = scope.get("client") or ("unknown", 0)
        if self.house.settings.urls and "x-forwarded-for" in headers:
            return network(headers["x-forwarded-for"].rpartition(",")[2])
        return network(self.house.lan.peers.get(_port(client), client[0]))

    def _local(self, scope: dict[str, Any], headers: dict[str, str]) -> bool:
        """Tell whether a request comes from the person at this machine."""
        client = scope.get("client") or ("", 0)
        here = _is_address(client[0]) and ipaddress.ip_address(client[0].strip("[]")).is_loopback
        through = _port(client) in self.house.lan.peers or "x-forwarded-for" in headers
        return self.house.settings.personal and here and not through


def _port(client: Sequence[Any]) -> int:
    """Read the port of a client, which the server may give as text."""
    return int(client[1] or 0)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _with_headers(send: Any, state: dict[str, Any], always: list[tuple[bytes, bytes]]) -> Any:
    async def sending(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = [*message.get("headers", []), *always]
            if state["cookie"] is not None:
                headers.append((b"set-cookie", state["cookie"].encode()))
            message = {**message, "headers": headers}
        await send(message)

    return sending


def _language(query: bytes, headers: dict[str, str]) -> str:
    """In which language to refuse: what the player's own is, only the database knows, and it is not asked."""
    return words.named(query) or words.wanted(headers.get("accept-language", ""))


def _reject(line: Line, refusal: Refusal, language: str) -> None:
    """Answer a request for a socket over HTTP."""
    line.reject(refusal.status, msgspec.json.encode(words.fault(refusal, language)).decode())


async def _refuse(send: Any, refusal: Refusal, language: str, always: list[tuple[bytes, bytes]]) -> None:
    """Answer a refused request without bothering the application."""
    body = msgspec.json.encode(words.fault(refusal, language))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
        *always,
    ]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
