"""What a browser asks about push messages."""

from __future__ import annotations

from litestar import delete, get, put

from bailey.server import misread
from bailey.server.asking import Asked, address_of, house_of, player_of
from bailey.server.errors import Refusal
from bailey.server.messages import EndPush, PushKey, StartPush

KEY_BYTES, AUTH_BYTES = 65, 16


@get("/api/push")
async def push_key(request: Asked) -> PushKey:
    """Give the public key with which a browser subscribes."""
    return PushKey(key=(await house_of(request).push.signer()).public)


@put("/api/push", status_code=204)
async def start_push(request: Asked, data: StartPush) -> None:
    """Tell this browser from now on when it is its player's turn somewhere and they have gone."""
    house, player = house_of(request), player_of(request)
    if not house.budgets.profiles.allows(address_of(request)):
        raise Refusal("too-fast", 429)
    if not house.push.knows(data.endpoint):
        raise Refusal("no-push-service", 400)
    if not _is_key(data.p256dh) or not _is_auth(data.auth):
        raise misread.wrong("p256dh, auth", "subscription")
    row = {name: getattr(data, name) for name in ("endpoint", "p256dh", "auth", "language")}
    await house.push.subscriptions.add({**row, "player": player, "created": house.database.now()})


@delete("/api/push", status_code=204)
async def end_push(request: Asked, data: EndPush) -> None:
    """Tell this browser no more."""
    await house_of(request).push.subscriptions.drop(data.endpoint, player_of(request))


def _is_key(text: str) -> bool:
    from bailey.server.push.sealing import decode, read_point

    try:
        read_point(decode(text))
    except ValueError:
        return False
    return len(decode(text)) == KEY_BYTES


def _is_auth(text: str) -> bool:
    from bailey.server.push.sealing import decode

    try:
        return len(decode(text)) == AUTH_BYTES
    except ValueError:
        return False


HANDLERS = [push_key, start_push, end_push]
