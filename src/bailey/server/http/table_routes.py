"""Routes: setting up, joining and leaving a table, before its game begins."""

from __future__ import annotations

from bailey.server.errors import Refusal
from bailey.server.http.parameters import SeatNumber, Word
from bailey.server.http.requests import (
    ApiRequest,
    address_of,
    language_of,
    player_of,
    profile_of,
    server_of,
    table_cards,
    table_of,
)
from bailey.server.http.routes import get, post, put
from bailey.server.messages.tables import FillSeat, GiveNonce, MoveLink, MoveSeat, NewTable, Sit, TableCard, TableInfo
from bailey.server.store.store import LINK_SECONDS
from bailey.server.table import creating, joining


@get("/api/tables")
async def lobby(request: ApiRequest) -> list[TableCard]:
    """List the tables that wait for players."""
    return await table_cards(request, await server_of(request).services.lobby.listed())


@post("/api/tables", status=201)
async def new_table(request: ApiRequest, data: NewTable) -> TableInfo:
    """Set a table up."""
    server, address = server_of(request), address_of(request)
    if not server.services.budgets.tables.allows(address):
        raise Refusal("too-many-tables")
    for word in (data.after, data.begin.table if data.begin is not None else None):
        if word is not None:
            await server.tables.guess(word, address)
    language = await language_of(request)
    me = await profile_of(request, language)
    table = await creating.create(server.tables, player_of(request), me, data, address)
    return table.info(player_of(request), language)


@get("/api/tables/{table:str}")
async def show_table(request: ApiRequest, table: Word) -> TableInfo:
    """Tell what is public about a table."""
    found = await table_of(request, table)
    return found.info(player_of(request), await language_of(request))


@post("/api/tables/{table:str}/sit")
async def sit(request: ApiRequest, table: Word, data: Sit) -> TableInfo:
    """Sit down on an open seat."""
    found, language = await table_of(request, table), await language_of(request)
    me = await profile_of(request, language)
    await joining.sit(server_of(request).tables, found, player_of(request), me, data, language)
    return found.info(player_of(request), language)


@post("/api/tables/{table:str}/nonce")
async def give_nonce(request: ApiRequest, table: Word, data: GiveNonce) -> TableInfo:
    """Add to the chance of a table whose commitment is known; the game begins with the last nonce."""
    found = await table_of(request, table)
    await joining.give_nonce(server_of(request).tables, found, player_of(request), data)
    return found.info(player_of(request), await language_of(request))


@post("/api/tables/{table:str}/stand")
async def stand(request: ApiRequest, table: Word) -> TableInfo:
    """Leave a table before the game begins."""
    found = await table_of(request, table)
    await joining.stand(server_of(request).tables, found, player_of(request))
    return found.info(player_of(request), await language_of(request))


@put("/api/tables/{table:str}/seats/{seat:int}")
async def fill_seat(request: ApiRequest, table: Word, seat: SeatNumber, data: FillSeat) -> TableInfo:
    """Give an open seat to a bot, or open it again."""
    found = await table_of(request, table)
    await joining.fill(server_of(request).tables, found, player_of(request), seat, data)
    return found.info(player_of(request), await language_of(request))


@post("/api/tables/{table:str}/seats/{seat:int}/link")
async def seat_link(request: ApiRequest, table: Word, seat: SeatNumber) -> MoveLink:
    """Make a link that moves a seat to another device."""
    found = await table_of(request, table)
    token = await joining.link(server_of(request).tables, found, player_of(request), seat)
    return MoveLink(path=f"/move/{token}", seconds=LINK_SECONDS)


@post("/api/move")
async def move(request: ApiRequest, data: MoveSeat) -> TableInfo:
    """Move a seat to this browser."""
    if not server_of(request).services.budgets.codes.allows(address_of(request)):
        raise Refusal("too-fast")
    table = await joining.move(server_of(request).tables, player_of(request), data)
    return table.info(player_of(request), await language_of(request))


ROUTES = [lobby, new_table, show_table, sit, give_nonce, stand, fill_seat, seat_link, move]
