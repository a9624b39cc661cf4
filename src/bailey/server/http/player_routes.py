"""Routes: who this browser is, its name and language, its cookie."""

from __future__ import annotations

from bailey.server import texts
from bailey.server.errors import Refusal
from bailey.server.http.requests import ApiRequest, address_of, language_of, player_of, server_of, table_cards
from bailey.server.http.routes import get, patch, post
from bailey.server.messages.server import ChangeMe, Me
from bailey.server.names import checked_name, guest_number


async def _me(request: ApiRequest) -> Me:
    server, player = server_of(request), player_of(request)
    row = await server.services.store.player(player)
    language = await language_of(request)
    guest = texts.say("guest", language, n=guest_number(player))
    cards = await table_cards(request, await server.services.store.tables_of(player))
    return Me(
        player=player,
        name=row.name if row is not None else guest,
        language=language,
        named=row is not None,
        face=row.face or 0 if row is not None else 0,
        local=request.scope["state"]["local"],
        tables=sorted(cards, key=lambda card: (not card.my_turn, card.state == "over", -card.created)),
    )


@get("/api/me")
async def me(request: ApiRequest) -> Me:
    """Tell who this browser is, and at which tables they sit."""
    return await _me(request)


@patch("/api/me")
async def change_me(request: ApiRequest, data: ChangeMe) -> Me:
    """Change one's name, language or face."""
    if not server_of(request).services.budgets.profiles.allows(address_of(request)):
        raise Refusal("too-fast")
    now = await _me(request)
    name = checked_name(data.name, "name") if data.name is not None else now.name
    face = now.face if data.face is None else data.face
    store = server_of(request).services.store
    await store.write_player(player_of(request), name, data.language or now.language, face or None)
    return await _me(request)


@post("/api/me/renew")
async def renew_cookie(request: ApiRequest) -> Me:
    """Renew this browser's cookie; copies of older ones are no longer valid."""
    server, player = server_of(request), player_of(request)
    if not server.services.budgets.codes.allows(address_of(request)):
        raise Refusal("too-fast")
    generation = await server.renewals.renew(player)
    secure = server.settings.secure(request.headers.get("host", ""))
    request.scope["state"]["cookie"] = server.cookies.cookie(player, secure=secure, generation=generation)
    return await _me(request)


ROUTES = [me, change_me, renew_cookie]
