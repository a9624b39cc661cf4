"""Setting tables up, sitting down, leaving, moving to another device, playing again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from bailey import games
from bailey.core import fair
from bailey.core.errors import BadInput
from bailey.core.position import Position
from bailey.server import misread, replays, words
from bailey.server.errors import Refusal
from bailey.server.identity import guest_number
from bailey.server.jobs import PositionAt
from bailey.server.messages import NewSeat
from bailey.server.seating import with_seated
from bailey.server.store.store import CODE_LENGTH, ID_LENGTH, Loaded, new_word

if TYPE_CHECKING:
    from bailey.core.game import Game
    from bailey.server.house import House
    from bailey.server.live import Table
    from bailey.server.messages import FillSeat, FromHere, GiveNonce, NewTable, Sit

#: Whoever sits down at a table that has changed meanwhile looks again, so many times.
MOST_ATTEMPTS = 5


def clean_name(name: str) -> str:
    """Write a name in one line of signs that can be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:32]


def seen_name(name: str, field: str) -> str:
    """Clean a name, and refuse one of which nothing can be seen."""
    cleaned = clean_name(name)
    if not cleaned:
        raise misread.wrong(field, "unseen")
    return cleaned


def called(row: Any, player: str, language: str) -> str:
    """Tell what a player is called, of whom this row is known, if any."""
    return str(row.name) if row is not None else words.say("guest", language, n=guest_number(player))


def find_game(name: str) -> Game:
    """Find a game that can be played here."""
    try:
        return games.find(name)
    except BadInput as fault:
        raise Refusal("no-such-game", 404) from fault


async def create(house: House, player: str, me: str, new: NewTable, language: str, address: str) -> Table:
    """Set a table up and sit down where the seats say so; bots alone begin at once, people with their nonces."""
    game = find_game(new.game)
    begin = await _begin(house, game, new.begin, address) if new.begin is not None else None
    blank = game.blank(len(new.seats), new.options)  # refuses what the game does not have
    game.check_options(len(new.seats), new.options)
    if begin is not None:
        _check_begin(game, begin, blank.seats)
    people = sum(seat.who == "me" for seat in new.seats)
    alone = people == 1 and all(seat.who != "open" for seat in new.seats)
    seats = [_seat(i, seat, player, me, language) for i, seat in enumerate(new.seats)]
    _number_names(seats)
    table = {
        **_new_table(house, game, player),
        "options": json.dumps(new.options),
        "listed": new.listed,
        "pace": new.pace,
        "hints": alone if new.hints is None else new.hints,
        "clock": json.dumps({"base": new.clock.base, "add": new.clock.add}) if new.clock is not None else None,
        "begin": json.dumps(begin) if begin is not None else None,
        "address": house.identity.digest(address),
    }
    made = await _store(house, table, seats)
    if new.listed:
        await _list_no_other(house, made)
    return made


async def _list_no_other(house: House, table: Table) -> None:
    """Take the host's older tables off the lobby: one table at a time waits there; they stay open by their codes."""
    unlisted = await house.lobby.unlist_others(table.row.host, table.id)
    for table_id in unlisted:
        if table_id in house.tables:
            await house.tables[table_id].catch_up()
    house.doorbell.ring(unlisted)


def _new_table(house: House, game: Game, host: str) -> dict[str, Any]:
    """What every new table begins with; its secret is derived, and stored only when the game is over."""
    return {
        "id": new_word(ID_LENGTH),
        "code": new_word(CODE_LENGTH),
        "game": game.name,
        "version": game.version,
        "host": host,
        "secret": "",
        "nonces": None,
        "seated": None,
        "begin": None,
        "first": 1,
        "created": house.database.now(),
        "begun": None,
        "ended": None,
        "rev": 0,
        "rematch": None,
        "notice": "",
        "address": None,
        "expires": 0.0,
    }


async def _store(house: House, table: dict[str, Any], seats: list[dict[str, Any]]) -> Table:
    people = any(seat["player"] for seat in seats)
    table["expires"] = table["created"] + house.settings.allowance.unbegun_seconds(people=people)
    for seat in seats:
        seat["table_id"] = table["id"]
    made = await house.settle(await house.beginnings.create(table, seats, house.beginning(table["pace"])))
    await made.begin_if_full()
    return made


def _seat(i: int, seat: NewSeat, player: str, me: str, language: str) -> dict[str, Any]:
    mine = seat.who == "me"
    name = ""
    if mine:
        name = seen_name(seat.name, f"seats[{i}].name") if seat.name else me
    elif seat.who == "bot":
        name = words.say(f"strength-{seat.strength}", language)
    return {
        "seat": i,
        "player": player if mine else None,
        "name": name,
        "strength": seat.strength if seat.who == "bot" else None,
        "nonce": None,
        "rematch": None,
        "seen": 0.0,
    }


def _number_names(seats: list[dict[str, Any]]) -> None:
    """Several people at one device without names of their own are told apart by numbers."""
    for seat in seats:
        same = [other for other in seats if other["player"] and other["name"] == seat["name"]]
        if seat["player"] and len(same) > 1:
            for n, other in enumerate(same, 1):
                other["name"] = f"{other['name'][:28]} {n}"


async def _begin(house: House, game: Game, here: FromHere, who: str) -> dict[str, Any]:
    """Find the position to play on from."""
    record = here.record
    if record is None:
        record = replays.write(await replays.of_table(house, here.table or ""))
    found = await house.workers.do(who, PositionAt(record=record, game=game.name, n=here.n))
    position: dict[str, Any] = json.loads(found.body)
    return position


def _check_begin(game: Game, begin: dict[str, Any], seats: int) -> None:
    position = Position.load(game, begin)
    if position.over:
        raise Refusal("over", 409)
    if position.state.seats != seats:
        detail = f"seats: the position has {position.state.seats}; name so many, not {seats}"
        raise Refusal("refused", detail=detail)


async def sit(house: House, table: Table, player: str, me: str, order: Sit, language: str) -> None:
    """Sit down; who sits there already keeps the seat."""
    _check_commitment(table, order.nonce, order.commitment)
    name = seen_name(order.name, "name") if order.name else me
    for attempt in range(MOST_ATTEMPTS):
        mine = table.seats_of(player)
        if mine and order.seat in (None, *mine):
            return
        if mine and player != table.row.host:
            raise Refusal("one-seat", 403)
        at = _free_seat(table, order)
        if order.name and not attempt:
            await house.store.name_player(player, name, language)
        sitting = {"player": player, "name": name, "nonce": order.nonce}
        row, seats = with_seated(table.row, table.seats, at, sitting, house.database.now())
        if await house.beginnings.sit(row, seats[at], house.beginning(row.pace).due(row, seats)):
            await _changed(house, table, Loaded(row, seats, [], None, table.chat))
            return
        await table.catch_up()
    raise Refusal("seat-taken", 409)


async def give_nonce(house: House, table: Table, player: str, order: GiveNonce) -> None:
    """Take a player's nonce for the seats that they have; whoever gives the same one again is acknowledged again."""
    _check_commitment(table, order.nonce, order.commitment)
    loaded = await house.beginnings.give(table.id, player, order.nonce, house.beginning(table.row.pace))
    await _changed(house, table, loaded)
    mine = table.seats_of(player)
    if not mine:
        raise Refusal("no-seat", 403)
    if order.nonce not in [table.seats[seat].nonce for seat in mine]:
        raise Refusal("nonce-late" if table.row.begun is not None else "nonce-given", 409)


def _check_commitment(table: Table, nonce: str | None, commitment: str | None) -> None:
    """Refuse a nonce that was given before this table's commitment was known, or for another one."""
    if nonce in (None, fair.NO_NONCE):
        return
    if commitment is None:
        raise misread.wrong("commitment", "missing")
    if commitment != fair.commit(table.secret):
        raise Refusal("other-commitment", 409)


def _free_seat(table: Table, order: Sit) -> int:
    """Find the seat that is meant, or refuse."""
    if table.row.begun is not None:
        raise Refusal("begun", 409)
    free = [seat.seat for seat in table.seats if not seat.player and not seat.strength]
    if order.seat is not None and order.seat >= len(table.seats):
        raise Refusal("refused", detail=f"seat: from 0 to {len(table.seats) - 1}, not {order.seat}")
    if order.seat is not None and order.seat not in free:
        raise Refusal("seat-taken", 409)
    if not free:
        raise Refusal("table-full", 409)
    return free[0] if order.seat is None else order.seat


async def stand(house: House, table: Table, player: str) -> None:
    """Leave a table before the game begins."""
    if table.row.begun is not None:
        raise Refusal("begun", 409)
    mine = table.seats_of(player)
    if not mine:
        raise Refusal("no-seat", 403)
    for seat in mine:
        await house.beginnings.stand(table.id, seat, player, house.beginning(table.row.pace))
    await _changed(house, table)


async def fill(house: House, table: Table, player: str, seat: int, order: FillSeat, language: str) -> None:
    """Give an open seat to a bot, or open it again."""
    if table.row.host != player:
        raise Refusal("not-host", 403)
    if table.row.begun is not None:
        raise Refusal("begun", 409)
    if seat >= len(table.seats):
        raise Refusal("refused", detail=f"seat: from 0 to {len(table.seats) - 1}, not {seat}")
    name = words.say(f"strength-{order.strength}", language) if order.strength else ""
    begin = house.beginning(table.row.pace)
    if not await house.beginnings.fill(table.id, seat, order.strength, name, begin):
        raise Refusal("seat-taken", 409)
    await _changed(house, table)


async def _changed(house: House, table: Table, loaded: Loaded | None = None) -> None:
    await table.catch_up(loaded)
    await table.begin_if_full()
    house.doorbell.ring([table.id])


async def link(house: House, table: Table, player: str, seat: int) -> str:
    """Make a one-time link that moves a seat to another device."""
    if seat not in table.seats_of(player):
        raise Refusal("not-your-seat", 403)
    return await house.store.link(table.id, seat, player)


async def move(house: House, player: str, token: str) -> Table:
    """Move a seat to this browser."""
    table_id = await house.store.move_seat(token, player)
    if table_id is None:
        raise Refusal("no-such-link", 404)
    table = await house.table(table_id)
    await table.catch_up()
    async with table.lock:
        await table.fresh()
        table.tell_table()
        table.tell_present()
    house.doorbell.ring([table.id])
    return table


async def play_again(table: Table) -> None:
    """Set the same table up once more, one seat further; its nonces are given as at any new table."""
    house = table.house
    row = {
        **_new_table(house, table.game, table.row.host),
        "options": table.row.options,
        "listed": False,
        "pace": table.row.pace,
        "hints": table.row.hints,
        "clock": table.row.clock,
        "address": table.row.address,
    }
    turned = [*table.seats[1:], table.seats[0]]
    seats = [
        {
            "seat": i,
            "player": old.player,
            "name": old.name,
            "strength": old.strength,
            "nonce": None,
            "rematch": None,
            "seen": 0.0,
        }
        for i, old in enumerate(turned)
    ]
    if await house.store.set_rematch(table.id, row["id"]):
        await _store(house, row, seats)
