"""Routes: subscribing to push messages."""

from __future__ import annotations

from bailey.server.errors import Refusal, validation_error
from bailey.server.http.requests import ApiRequest, address_of, player_of, server_of
from bailey.server.http.routes import delete, get, put
from bailey.server.messages.server import EndPush, PushKey, StartPush

KEY_BYTES, AUTH_BYTES = 65, 16


@get("/api/push")
async def push_key(request: ApiRequest) -> PushKey:
    """Return the public key with which a browser subscribes."""
    return PushKey(key=(await server_of(request).push.signer()).public)


@put("/api/push", status=204)
async def start_push(request: ApiRequest, data: StartPush) -> None:
    """Subscribe this browser: it is told when it is its player's turn and they have gone."""
    server, player = server_of(request), player_of(request)
    if not server.services.budgets.profiles.allows(address_of(request)):
        raise Refusal("too-fast")
    if not server.push.allows(data.endpoint):
        raise Refusal("no-push-service")
    if not _is_key(data.p256dh) or not _is_auth(data.auth):
        raise validation_error("p256dh, auth", "subscription")
    row = {name: getattr(data, name) for name in ("endpoint", "p256dh", "auth", "language")}
    await server.push.subscriptions.add({**row, "player": player, "created": server.services.database.now()})


@delete("/api/push", status=204)
async def end_push(request: ApiRequest, data: EndPush) -> None:
    """Unsubscribe this browser."""
    await server_of(request).push.subscriptions.drop(data.endpoint, player_of(request))


def _is_key(text: str) -> bool:
    from bailey.server.push.encryption import decode, read_point

    try:
        read_point(decode(text))
    except ValueError:
        return False
    return len(decode(text)) == KEY_BYTES


def _is_auth(text: str) -> bool:
    from bailey.server.push.encryption import decode

    try:
        return len(decode(text)) == AUTH_BYTES
    except ValueError:
        return False


ROUTES = [push_key, start_push, end_push]
