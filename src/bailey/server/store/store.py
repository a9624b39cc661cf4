"""What is asked of the database beside the log's writing and beginnings: players, tables, chat, what is due."""
# Any: columns of a row have no static types.

from __future__ import annotations

import hashlib
import json
import secrets
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, text, update

from bailey.core.state.layout import layout_id, position_of, write_layout
from bailey.server.store.group_commit import run_on
from bailey.server.store.persons import join_persons
from bailey.server.store.schema import CHAT, DUE, LATEST, LAYOUTS, LINKS, MUTES, SEATS, SETTINGS, TABLES
from bailey.server.store.statements import (
    CLAIM,
    FIND,
    LATEST_OF,
    LINES,
    MUTED,
    PLAYER,
    PUT_DUE,
    PUT_LAYOUT,
    PUT_MUTE,
    PUT_PLAYER,
    PUT_SETTING,
    ROWS,
    SEATS_OF,
    TABLE,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Connection

    from bailey.core.play.game import Game
    from bailey.server.store.database import Database
    from bailey.server.store.rows import FoundRow, StoredRow

#: No letter or digit that can be taken for another.
SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH, ID_LENGTH = 6, 14
LINK_SECONDS = 600
MOST_LISTED = 60
#: So many rows are written by one statement.
MOST_TOGETHER = 1000

Part = TypeVar("Part")


class Loaded(NamedTuple):
    """Everything that is stored of a table."""

    table: StoredRow
    seats: Sequence[StoredRow]
    log: list[FoundRow]
    latest: FoundRow | None  # n, clock, numbers and their layout, and when a bot replaces the player on turn
    chat: Sequence[Any]  # rows, or the lines that were made of them


def new_word(length: int) -> str:
    """Return a random word that is easily read and typed."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


class Store:
    """The queries and changes, each a transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def setting(self, name: str, fresh: str) -> str:
        """Return a setting that all servers share; the first server that asks sets it."""

        def work(c: Connection) -> str:
            c.execute(PUT_SETTING, {"name": name, "value": fresh})
            return c.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar_one()

        return await self.database.write(work)

    async def find_setting(self, name: str) -> str | None:
        """Return a setting; none: it has not been set."""
        query = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
        found: str | None = await self.database.read(lambda c: c.execute(query).scalar())
        return found

    async def keep(self, name: str, value: str) -> None:
        """Replace a setting."""

        def work(c: Connection) -> None:
            c.execute(delete(SETTINGS).where(SETTINGS.c.name == name))
            c.execute(PUT_SETTING, {"name": name, "value": value})

        await self.database.write(work)

    async def player(self, player: str) -> FoundRow | None:
        """Read a player."""

        def work(c: Connection) -> FoundRow | None:
            return c.execute(PLAYER, {"player": player}).first()

        return await self.database.read(work)

    async def write_player(self, player: str, name: str, language: str, face: int | None) -> None:
        """Write a player's name, language and face."""
        values = {"id": player, "name": name, "language": language, "face": face}

        def work(c: Connection) -> None:
            c.execute(PUT_PLAYER, {**values, "created": self.database.now()})

        await self.database.write(work)

    async def find(self, word: str) -> str | None:
        """Find a table by its id or its short code."""
        column = TABLES.c.code if len(word) <= CODE_LENGTH else TABLES.c.id

        def work(c: Connection) -> str | None:
            return c.execute(FIND[column], {"word": word.lower()}).scalar()

        return await self.database.read(work)

    async def load(self, table: str, after: int = 0) -> Loaded | None:
        """Read a table, and its log after a row."""
        return await self.database.read(lambda c: load(c, table, after))

    async def news(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """Return the last rows and the revisions of some tables."""

        def work(c: Connection) -> dict[str, tuple[int, int]]:
            out: dict[str, tuple[int, int]] = {}
            for at in range(0, len(tables), 500):
                some = tables[at : at + 500]
                query = (
                    select(TABLES.c.id, func.coalesce(LATEST.c.n, 0), TABLES.c.rev)
                    .select_from(TABLES.outerjoin(LATEST, LATEST.c.table_id == TABLES.c.id))
                    .where(TABLES.c.id.in_(some))
                )
                out |= {table: (n, rev) for table, n, rev in c.execute(query)}
            return out

        return await self.database.read(work)

    async def tables_of(self, player: str) -> list[str]:
        """List the tables where a player sits, the latest first."""
        query = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.player == player)
            .group_by(TABLES.c.id, TABLES.c.created)
        )

        def work(c: Connection) -> list[str]:
            return list(c.execute(query.order_by(TABLES.c.created.desc()).limit(MOST_LISTED)).scalars())

        return await self.database.read(work)

    async def store_layout(self, game: Game) -> None:
        """Store the layout of a game's states."""
        layout = write_layout(game)
        row = {"id": layout_id(layout), "game": game.name, "version": game.version, "layout": layout}

        def work(c: Connection) -> None:
            c.execute(PUT_LAYOUT, row)

        await self.database.write(work)

    async def renew(self, table: str, version: int, notice: str) -> bool:
        """Let a game go on from its latest position under newer rules."""
        values = {"version": version, "notice": notice, "rev": TABLES.c.rev + 1}

        def work(c: Connection) -> bool:
            where = (TABLES.c.id == table, TABLES.c.version < version)
            latest = c.execute(select(LATEST).where(LATEST.c.table_id == table)).one()
            begun = {"first": latest.n + 1, "begin": latest.position}
            if not latest.position:
                layout = c.execute(select(LAYOUTS.c.layout).where(LAYOUTS.c.id == latest.layout)).scalar_one()
                begun["begin"] = json.dumps(position_of(layout, latest.numbers))
            return bool(c.execute(update(TABLES).where(*where).values({**values, **begun})).rowcount)

        return await self.database.write(work)

    async def say(self, table: str, line: dict[str, object]) -> int | None:
        """Store a line of chat, and return its number; none: its command has stored it before."""
        said = select(CHAT.c.i).where(CHAT.c.table_id == table, CHAT.c.command == line["command"]).limit(1)

        def work(c: Connection) -> int | None:
            if c.execute(said).first() is not None or not touch(c, table) or c.execute(said).first() is not None:
                return None  # asked again behind the table's lock: the same command may wait at another server
            last = c.execute(select(func.max(CHAT.c.i)).where(CHAT.c.table_id == table)).scalar() or 0
            c.execute(insert(CHAT).values(table_id=table, i=last + 1, **line))
            return last + 1

        return await self.database.write(work)

    async def mute(self, player: str, muted: str, *, on: bool, most: int = 200) -> bool:
        """Store that a player mutes another; false: they have muted `most` others already."""

        def work(c: Connection) -> bool:
            if not on:
                c.execute(delete(MUTES).where(MUTES.c.player == player, MUTES.c.muted == muted))
                return True
            others = select(func.count()).where(MUTES.c.player == player, MUTES.c.muted != muted)
            if c.execute(others).scalar_one() >= most:
                return False
            c.execute(PUT_MUTE, {"player": player, "muted": muted})
            return True

        return bool(await self.database.write(work))

    async def muted_by(self, player: str) -> set[str]:
        """Return whom a player has muted."""

        def work(c: Connection) -> set[str]:
            return set(c.execute(MUTED, {"player": player}).scalars())

        return await self.database.read(work)

    async def seen(self, seen: dict[str, dict[int, float]]) -> dict[str, int]:
        """Store when seats of tables were last connected, 0: they have just left; return the tables' revisions."""
        seats = sorted((table, seat, when) for table, some in seen.items() for seat, when in some.items())
        tables = [(table,) for table in sorted(seen)]

        def work(c: Connection) -> dict[str, int]:
            for some in _parts(seats):
                run_on(c, "seen", some)
            return {table: rev for some in _parts(tables) for table, rev in run_on(c, "touched", some)}

        touched: dict[str, int] = await self.database.write(work)
        return touched

    async def want_rematch(self, table: str, player: str, *, on: bool) -> None:
        """Note that a player wants to play again, or no longer."""

        def work(c: Connection) -> None:
            touch(c, table)
            mine = (SEATS.c.table_id == table, SEATS.c.player == player)
            c.execute(update(SEATS).where(*mine).values(rematch="wanted" if on else None))

        await self.database.write(work)

    async def set_rematch(self, table: str, new: str) -> bool:
        """Store the id of the table of the rematch; false: another server has stored one before."""

        def work(c: Connection) -> bool:
            return touch(c, table, TABLES.c.rematch.is_(None)) and bool(
                c.execute(update(TABLES).where(TABLES.c.id == table).values(rematch=new)).rowcount
            )

        return await self.database.write(work)

    async def link(self, table: str, seat: int, player: str) -> str:
        """Make a link that moves a seat to another device, once."""
        token = secrets.token_urlsafe(24)
        until = self.database.now() + LINK_SECONDS
        own = and_(LINKS.c.table_id == table, LINKS.c.seat == seat)

        def work(c: Connection) -> None:
            c.execute(delete(LINKS).where(or_(LINKS.c.until < self.database.now(), own)))
            row = {"token": _digest(token), "table_id": table, "seat": seat, "player": player, "until": until}
            c.execute(insert(LINKS).values(row))

        await self.database.write(work)
        return token

    async def move_seat(self, token: str, player: str, *, together: bool = False) -> str | None:
        """Move a seat by its link: the old device loses it; `together`: what both have played is one person's."""

        def work(c: Connection) -> str | None:
            gone = delete(LINKS).where(LINKS.c.token == _digest(token), LINKS.c.until >= self.database.now())
            link = c.execute(gone.returning(LINKS.c.table_id, LINKS.c.seat, LINKS.c.player)).first()
            if link is None:
                return None
            table, seat, was = link
            here = (SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.player == was)
            moved = c.execute(update(SEATS).where(*here).values(player=player))
            if together and moved.rowcount:
                join_persons(c, player, was)
            touch(c, table)
            return table if moved.rowcount else None

        return await self.database.write(work)

    async def schedule(self, due: dict[str, object]) -> None:
        """Schedule an action."""

        def work(c: Connection) -> None:
            c.execute(PUT_DUE, due)

        await self.database.write(work)

    async def unschedule(self, table: str, kind: str) -> None:
        """Cancel an action."""

        def work(c: Connection) -> None:
            c.execute(delete(DUE).where(DUE.c.table_id == table, DUE.c.kind == kind))

        await self.database.write(work)

    async def claim(self, holder: str, seconds: float, most: int = 50) -> list[FoundRow]:
        """Claim actions whose time has come and that no server holds under a lease, by one conditional UPDATE."""

        def work(c: Connection) -> list[FoundRow]:
            result = c.execute(text(CLAIM[self.database.kind]), {"holder": holder, "seconds": seconds, "most": most})
            return list(result.all())

        return await self.database.write(work)

    async def extend_leases(self, holder: str, seconds: float, tables: list[str]) -> None:
        """Extend the leases of actions that this server still performs."""
        until = self.database.now() + seconds

        def work(c: Connection) -> None:
            where = (DUE.c.holder == holder, DUE.c.table_id.in_(tables))
            c.execute(update(DUE).where(*where).values(lease=until))

        await self.database.write(work)

    async def release(self, holder: str) -> None:
        """End the leases of this server, so that others can claim its actions at once."""

        def work(c: Connection) -> None:
            c.execute(update(DUE).where(DUE.c.holder == holder).values(lease=0.0, holder=""))

        await self.database.write(work)


def load(c: Connection, table: str, after: int = 0) -> Loaded | None:
    """Read a table, and its log after a row."""
    of = {"of": table}
    row = c.execute(TABLE, of).first()
    if row is None:
        return None
    found, seats = SimpleNamespace(**row._asdict()), [SimpleNamespace(**s._asdict()) for s in c.execute(SEATS_OF, of)]
    chat = c.execute(LINES, of).all()
    begun = found.begun is not None
    log = list(c.execute(ROWS, {**of, "after": after})) if begun else []
    latest = c.execute(LATEST_OF, of).first() if begun else None
    last = log[-1].n if log else after
    if latest is not None and latest.n > last:  # a row was committed between the two statements
        log += c.execute(ROWS, {**of, "after": last})
    return Loaded(found, seats, log, latest, list(reversed(chat)))


def touch(c: Connection, table: str, *where: ColumnElement[bool]) -> bool:
    """Increase a table's revision; the lock of its row keeps others from its seats until it is committed."""
    changed = update(TABLES).where(TABLES.c.id == table, *where).values(rev=TABLES.c.rev + 1)
    return bool(c.execute(changed).rowcount)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _parts(rows: list[Part]) -> Iterator[list[Part]]:
    return (rows[at : at + MOST_TOGETHER] for at in range(0, len(rows), MOST_TOGETHER))
