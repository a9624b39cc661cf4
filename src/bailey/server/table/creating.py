"""Setting a table up, and setting the same one up again after a game."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from bailey import games
from bailey.core.errors import BadInput
from bailey.core.play.position import Position
from bailey.core.records.fair import NO_NONCE
from bailey.server.errors import Refusal
from bailey.server.names import bot_name, checked_name
from bailey.server.records import replays
from bailey.server.records.jobs import FindPosition
from bailey.server.store.store import CODE_LENGTH, ID_LENGTH, Loaded, new_word
from bailey.server.table.results import wins_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from bailey.bots.strengths import Strength
    from bailey.core.play.game import Game
    from bailey.server.messages.tables import FromHere, NewSeat, NewTable
    from bailey.server.names import Profile
    from bailey.server.store.rows import Values
    from bailey.server.table.services import Services
    from bailey.server.table.stored import StoredTable
    from bailey.server.table.table import Table
    from bailey.server.table.tables import Tables

T = TypeVar("T")
#: The bot against which deals of the day are played.
DAY_BOT: Strength = "hard"


class DayDeal(NamedTuple):
    """The table for a deal of the day: its id, and the day."""

    table: str
    day: str


def find_game(name: str) -> Game:
    """Return a game that can be played here."""
    try:
        return games.find(name)
    except BadInput as fault:
        raise Refusal("no-such-game") from fault


async def create(tables: Tables, player: str, me: Profile, new: NewTable, address: str) -> Table:
    """Set a table up, with its host on the seats marked `me`.

    A game of bots alone begins at once; one with people begins when their nonces are in.
    """
    game = find_game(new.game)
    if game.retold and any(seat.who == "bot" for seat in new.seats):
        raise Refusal("no-bots")
    begin = await _start_position(tables, game, new.begin, address) if new.begin is not None else None
    blank = game.blank(len(new.seats), new.options)  # raises BadInput for what the game does not have
    game.check_options(len(new.seats), new.options)
    options = new.options if begin is None else {**new.options, **_check_start_position(game, begin, blank.seats)}
    before = await _game_before(tables, player, new) if new.after is not None else None
    people = sum(seat.who == "me" for seat in new.seats)
    alone = people == 1 and all(seat.who != "open" for seat in new.seats)
    row = {
        **_new_row(tables.services, game, player),
        "options": json.dumps(options),
        "listed": new.listed,
        "pace": new.pace,
        "hints": (alone if new.hints is None else new.hints) and not game.retold,
        "clock": json.dumps({"base": new.clock.base, "add": new.clock.add}) if new.clock is not None else None,
        "begin": json.dumps(begin) if begin is not None else None,
        "address": tables.services.master.address_digest(address),
        "wins": json.dumps(wins_of(before)) if before is not None else None,
    }
    seats = [_seat(game, i, seat, player, me, row["id"]) for i, seat in enumerate(new.seats)]
    for seat, old in zip(seats, before.seats if before is not None else [], strict=False):
        seat["name"] = old.name  # the bots are the same, so they keep their names
    _number_names(seats)
    table = await tables.add(await _write(tables.services, row, seats))
    if any(seat.who == "bot" for seat in new.seats):
        tables.services.bots.warmed(game)  # compiling goes on while people come and choose
    await table.start_if_ready()
    if new.listed:
        await _unlist_others(tables, table)
    return table


async def play_again(table: Table) -> None:
    """Set the same table up once more, with every player one seat further; its nonces are given as at any new table."""
    services, old = table.services, table.stored.row
    row = {
        **_new_row(services, table.stored.game, old.host),
        "options": old.options,
        "listed": False,
        "pace": old.pace,
        "hints": old.hints,
        "clock": old.clock,
        "address": old.address,
        "wins": json.dumps(_turned(wins_of(table.stored), len(table.stored.seats))),
    }
    turned = _turned(table.stored.seats, len(table.stored.seats))
    seats = [_new_seat(i, seat.player, seat.name, seat.strength, seat.face) for i, seat in enumerate(turned)]
    if await services.store.set_rematch(table.id, row["id"]):
        await _write(services, row, seats)


def _turned(values: Sequence[T], seats: int) -> list[T]:
    """Return what belongs to the seats one seat further; what belongs to printed opponents stays behind it."""
    return [*values[1:seats], values[0], *values[seats:]]


async def _game_before(tables: Tables, player: str, new: NewTable) -> StoredTable:
    """Return the finished game before a rematch that a player sets up alone against the same bots."""
    stored = (await tables.find(new.after or "")).stored
    seated = [("me" if seat.player == player else "bot", seat.strength) for seat in stored.seats]
    wanted = [(seat.who, seat.strength if seat.who == "bot" else None) for seat in new.seats]
    if not stored.over or stored.game.name != new.game or seated != wanted:
        detail = "after: name a finished game of yours with the same seats, or leave it out"
        raise Refusal("refused", detail=detail)
    if len(stored.names) != stored.game.scoring(len(new.seats), new.options):
        raise Refusal("refused", detail="after: that game had other printed opponents; leave it out")
    return stored


async def create_day(tables: Tables, player: str, me: Profile, game: Game, deal: DayDeal, address: str) -> Table:
    """Set up and begin a table for the deal of a day: without hints, and with the day's chance instead of nonces.

    Running is raised while the player's attempt that counts is not over.
    """
    row = {
        **_new_row(tables.services, game, player),
        "id": deal.table,
        "day": deal.day,
        "options": "{}",
        "listed": False,
        "pace": "live",
        "hints": False,
        "clock": None,
        "address": tables.services.master.address_digest(address),
    }
    bots = [_new_seat(i, None, name, DAY_BOT) for i, name in enumerate(day_bots(game, deal.day), 1)]
    seats = [{**_new_seat(0, player, me.name, None, me.face), "nonce": NO_NONCE}, *bots]
    note = partial(tables.services.days.begin, day=deal.day, game=game.name, player=player, table=deal.table)
    table = await tables.add(await _write(tables.services, row, seats, note))
    await table.start_if_ready()
    return table


def has_days(game: Game) -> bool:
    """Tell whether a game has a deal of the day: not where it only tells what happens at a real table."""
    return not game.retold and bool({1, 2} & {*game.players})


def day_bots(game: Game, day: str) -> list[str]:
    """Return the names of the bots of a deal of the day, which are the same for everybody."""
    return [bot_name(game, DAY_BOT, i, f"{game.name} {day}") for i in range(1, day_seats(game))]


def day_seats(game: Game) -> int:
    """Return for how many seats a deal of the day is: one person and a bot, or a person and the printed opponent."""
    return 2 if 2 in game.players else 1


async def _unlist_others(tables: Tables, table: Table) -> None:
    """Take the host's older tables off the lobby; they stay open by their codes."""
    unlisted = await tables.services.lobby.unlist_others(table.stored.row.host, table.id)
    for table_id in unlisted:
        if table_id in tables.known:
            await tables.known[table_id].catch_up()
    tables.services.notifier.notify(unlisted)


def _new_row(services: Services, game: Game, host: str) -> Values:
    """Return the row of a new table; its secret is derived, and stored only when the game is over."""
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
        "removed": None,
        "first": 1,
        "created": services.database.now(),
        "begun": None,
        "ended": None,
        "rev": 0,
        "rematch": None,
        "wins": None,
        "day": None,
        "notice": "",
        "address": None,
        "expires": 0.0,
    }


def _seat(game: Game, i: int, seat: NewSeat, player: str, me: Profile, table: str) -> Values:
    if seat.who == "me":
        name = checked_name(seat.name, f"seats[{i}].name") if seat.name else me.name
        return _new_seat(i, player, name, None, me.face)
    if seat.who == "bot":
        return _new_seat(i, None, bot_name(game, seat.strength, i, table), seat.strength)
    return _new_seat(i, None, "", None)


def _new_seat(i: int, player: str | None, name: str, strength: str | None, face: int | None = None) -> Values:
    """Return the row of a seat at a new table."""
    return {
        "seat": i,
        "player": player,
        "name": name,
        "strength": strength,
        "nonce": None,
        "rematch": None,
        "seen": 0.0,
        "face": face,
    }


def _number_names(seats: list[Values]) -> None:
    """Number the names of people at one device who gave none of their own."""
    for seat in seats:
        same = [other for other in seats if other["player"] and other["name"] == seat["name"]]
        if seat["player"] and len(same) > 1:
            for n, other in enumerate(same, 1):
                other["name"] = f"{other['name'][:28]} {n}"


async def _write(
    services: Services,
    row: Values,
    seats: list[Values],
    also: Callable[[Connection], object] | None = None,
) -> Loaded:
    """Write a new table to the database, with what is written in the same transaction."""
    people = any(seat["player"] for seat in seats)
    row["expires"] = row["created"] + services.settings.allowance.unbegun_seconds(people=people)
    for seat in seats:
        seat["table_id"] = row["id"]
    return await services.new_games.create(row, seats, services.game_start(games.find(row["game"]), row["pace"]), also)


async def _start_position(tables: Tables, game: Game, start: FromHere, address: str) -> dict[str, object]:
    """Return the position from which the game is to be played."""
    record = start.record
    if record is None:
        table = await tables.find(start.table or "")
        record = replays.write(await table.published_log())
    found = await tables.services.record_workers.do(address, FindPosition(record=record, game=game.name, n=start.n))
    position: dict[str, object] = json.loads(found.body)
    return position


def _check_start_position(game: Game, begin: dict[str, object], seats: int) -> dict[str, int]:
    """Refuse a position from which nobody can play on; return the options that choose its printed opponents."""
    position = Position.load(game, begin)
    if position.over:
        raise Refusal("over")
    if position.state.seats != seats:
        detail = f"seats: the position has {position.state.seats}; name so many, not {seats}"
        raise Refusal("refused", detail=detail)
    options = game.options_of(position.state)
    return {name: options[name] for one in game.printed for name in one.when}
