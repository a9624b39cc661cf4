"""Taking a seat at a table, leaving it, giving it to a bot, and moving it to another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.records import fair
from bailey.server.errors import Refusal, validation_error
from bailey.server.names import bot_name, checked_name
from bailey.server.store.store import Loaded
from bailey.server.table.game_start import with_player_seated

if TYPE_CHECKING:
    from bailey.server.messages.tables import FillSeat, GiveNonce, MoveSeat, Sit
    from bailey.server.names import Profile
    from bailey.server.table.table import Table
    from bailey.server.table.tables import Tables

#: Whoever sits down at a table that has changed meanwhile tries again, so many times.
MOST_ATTEMPTS = 5


async def sit(tables: Tables, table: Table, player: str, me: Profile, order: Sit, language: str) -> None:
    """Take a seat; a player who has it already keeps it."""
    _check_commitment(table, order.nonce, order.commitment)
    name = checked_name(order.name, "name") if order.name else me.name
    for attempt in range(MOST_ATTEMPTS):
        mine = table.stored.seats_of(player)
        if mine and order.seat in (None, *mine):
            return
        if mine and player != table.stored.row.host:
            raise Refusal("one-seat")
        at = _free_seat(table, order)
        _check_looks(table, player, name)
        if order.name and not attempt:
            await tables.services.store.write_player(player, name, language, me.face)
        sitting = {"player": player, "name": name, "nonce": order.nonce, "face": me.face}
        row, seats = with_player_seated(
            table.stored.game, table.stored.row, table.stored.seats, at, sitting, tables.services.database.now()
        )
        begin = tables.services.game_start(table.stored.game, row.pace)
        if await tables.services.new_games.sit(row, seats[at], begin.scheduled(row, seats)):
            await _changed(tables, table, Loaded(row, seats, [], None, table.stored.chat))
            return
        await table.catch_up()
    raise Refusal("seat-taken")


def _check_looks(table: Table, player: str, name: str) -> None:
    """Refuse a name that looks like somebody else's at the table; equal names are numbered."""
    from bailey.server.lookalikes import look_alike  # its table takes a while to read

    for seat, other in zip(table.stored.seats, table.stored.names, strict=False):
        if seat.player != player and look_alike(name, other):
            raise Refusal("looks-alike", name=name, other=other)


async def give_nonce(tables: Tables, table: Table, player: str, order: GiveNonce) -> None:
    """Store a player's nonce for their seats; the same nonce again is acknowledged again."""
    _check_commitment(table, order.nonce, order.commitment)
    begin = tables.services.game_start(table.stored.game, table.stored.row.pace)
    loaded = await tables.services.new_games.give(table.id, player, order.nonce, begin)
    await _changed(tables, table, loaded)
    mine = table.stored.seats_of(player)
    if not mine:
        raise Refusal("no-seat")
    if order.nonce not in [table.stored.seats[seat].nonce for seat in mine]:
        raise Refusal("nonce-late" if table.stored.row.begun is not None else "nonce-given")


def _check_commitment(table: Table, nonce: str | None, commitment: str | None) -> None:
    """Refuse a nonce without this table's commitment: it may have been chosen before the commitment was known."""
    if nonce in (None, fair.NO_NONCE):
        return
    if commitment is None:
        raise validation_error("commitment", "missing")
    if commitment != fair.commit(table.stored.secret):
        raise Refusal("other-commitment")


def _free_seat(table: Table, order: Sit) -> int:
    """Return the open seat that is meant."""
    if table.stored.row.begun is not None:
        raise Refusal("begun")
    free = [seat.seat for seat in table.stored.seats if not seat.player and not seat.strength]
    if order.seat is not None and order.seat >= len(table.stored.seats):
        raise Refusal("refused", detail=f"seat: from 0 to {len(table.stored.seats) - 1}, not {order.seat}")
    if order.seat is not None and order.seat not in free:
        raise Refusal("seat-taken")
    if not free:
        raise Refusal("table-full")
    return free[0] if order.seat is None else order.seat


async def stand(tables: Tables, table: Table, player: str) -> None:
    """Leave a table before the game begins."""
    if table.stored.row.begun is not None:
        raise Refusal("begun")
    mine = table.stored.seats_of(player)
    if not mine:
        raise Refusal("no-seat")
    begin = tables.services.game_start(table.stored.game, table.stored.row.pace)
    for seat in mine:
        await tables.services.new_games.stand(table.id, seat, player, begin)
    await _changed(tables, table)


async def fill(tables: Tables, table: Table, player: str, seat: int, order: FillSeat) -> None:
    """Give an open seat to a bot, or open it again."""
    if table.stored.row.host != player:
        raise Refusal("not-host")
    if table.stored.row.begun is not None:
        raise Refusal("begun")
    if order.strength and table.stored.game.retold:
        raise Refusal("no-bots")
    if seat >= len(table.stored.seats):
        raise Refusal("refused", detail=f"seat: from 0 to {len(table.stored.seats) - 1}, not {seat}")
    name = bot_name(table.stored.game, order.strength, seat, table.id) if order.strength else ""
    begin = tables.services.game_start(table.stored.game, table.stored.row.pace)
    if not await tables.services.new_games.fill(table.id, seat, order.strength, name, begin):
        raise Refusal("seat-taken")
    await _changed(tables, table)


async def _changed(tables: Tables, table: Table, loaded: Loaded | None = None) -> None:
    await table.catch_up(loaded)
    await table.start_if_ready()
    tables.services.notifier.notify([table.id])


async def link(tables: Tables, table: Table, player: str, seat: int) -> str:
    """Make a one-time link that moves a seat to another device."""
    if seat not in table.stored.seats_of(player):
        raise Refusal("not-your-seat")
    return await tables.services.store.link(table.id, seat, player)


async def move(tables: Tables, player: str, order: MoveSeat) -> Table:
    """Move a seat to this browser."""
    table_id = await tables.services.store.move_seat(order.token, player, together=order.together)
    if table_id is None:
        raise Refusal("no-such-link")
    table = await tables.find(table_id)
    await table.catch_up()
    async with table.lock:
        await table.refresh()
        table.broadcast.table_info()
        table.broadcast.present()
    tables.services.notifier.notify([table.id])
    return table
