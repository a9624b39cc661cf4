"""What is asked of the database beside the log's own writing: players, tables, seats, chat, what is due."""

from __future__ import annotations

import hashlib
import json
import secrets
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from bailey.core.layout import layout_id, position_of, write_layout
from bailey.server.store.schema import CHAT, DUE, LATEST, LAYOUTS, LINKS, MUTES, PLAYERS, SEATS, SETTINGS, TABLES
from bailey.server.store.statements import (
    CLAIM,
    FIND,
    FIX,
    KNOW_LAYOUT,
    LATEST_OF,
    LINES,
    MUTED,
    NEW_DUE,
    NEW_SEATS,
    NEW_TABLE,
    PLAYER,
    ROWS,
    SEATS_OF,
    SEEN,
    SIT,
    TABLE,
    TOUCH,
    TOUCH_OPEN,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import Connection, Row

    from bailey.core.game import Game
    from bailey.server.store.database import Database

#: No letter or digit that can be taken for another.
SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH, ID_LENGTH = 6, 14
LINK_SECONDS = 600
MOST_LISTED = 60


class Loaded(NamedTuple):
    """Everything that is stored of a table."""

    table: Any
    seats: list[Any]
    log: list[Row[Any]]
    latest: Any  # n and clock
    chat: list[Row[Any]]


class Beginning(NamedTuple):
    """How a game begins: who plays, as the record says it, and who sees to it that it does."""

    fix: Callable[[list[Any]], tuple[list[str], list[str]]]
    due: dict[str, Any]  # at, lease, holder


def new_word(length: int) -> str:
    """Draw a word that is easily read and typed."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


class Store:
    """The questions and changes, each a transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def setting(self, name: str, fresh: str) -> str:
        """Read a setting that all servers share; the first one to ask makes it."""

        def work(c: Connection) -> Any:
            found = c.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == name)).scalar()
            if found is None:
                c.execute(insert(SETTINGS).values(name=name, value=fresh))
            return fresh if found is None else found

        return await self.database.write(work)

    async def player(self, player: str) -> Row[Any] | None:
        """Read a player."""

        def work(c: Connection) -> Any:
            return c.execute(PLAYER, {"player": player}).first()

        return await self.database.read(work)

    async def name_player(self, player: str, name: str, language: str) -> None:
        """Write a player's name and language."""

        def work(c: Connection) -> Any:
            changed = c.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name, language=language))
            if not changed.rowcount:
                row = {"id": player, "name": name, "language": language, "created": self.database.now()}
                c.execute(insert(PLAYERS).values(row))

        await self.database.write(work)

    async def create(self, table: dict[str, Any], seats: list[dict[str, Any]]) -> Loaded:
        """Store a new table; a short code that is taken is drawn again."""

        def work(c: Connection) -> None:
            c.execute(NEW_TABLE, table)
            c.execute(NEW_SEATS, seats)

        for attempt in range(5):
            try:
                await self.database.write(work)
            except IntegrityError:
                if attempt == 4:
                    raise
                table["code"] = new_word(CODE_LENGTH)
            else:
                break
        return Loaded(SimpleNamespace(**table), [SimpleNamespace(**seat) for seat in seats], [], None, [])

    async def find(self, word: str) -> str | None:
        """Find a table by its id or its short code."""
        column = TABLES.c.code if len(word) <= CODE_LENGTH else TABLES.c.id

        def work(c: Connection) -> Any:
            return c.execute(FIND[column], {"word": word.lower()}).scalar()

        return await self.database.read(work)

    async def load(self, table: str, after: int = 0) -> Loaded | None:
        """Read a table, and its log after a row."""
        return await self.database.read(lambda c: _load(c, table, after))

    async def news(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """Tell how far some tables are: their last rows, and what else changed."""

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

    async def listed(self) -> list[str]:
        """List the tables that wait for players."""
        recent = self.database.now() - 86_400
        query = select(TABLES.c.id).where(TABLES.c.listed, TABLES.c.begun.is_(None), TABLES.c.created > recent)

        def work(c: Connection) -> Any:
            return list(c.execute(query.order_by(TABLES.c.created.desc()).limit(MOST_LISTED)).scalars())

        return await self.database.read(work)

    async def tables_of(self, player: str) -> list[str]:
        """List the tables where a player sits, the latest first."""
        query = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.player == player)
            .group_by(TABLES.c.id, TABLES.c.created)
        )

        def work(c: Connection) -> Any:
            return list(c.execute(query.order_by(TABLES.c.created.desc()).limit(MOST_LISTED)).scalars())

        return await self.database.read(work)

    async def sit(self, table: str, seat: dict[str, Any], begin: Beginning) -> Loaded | None:
        """Sit down on an open seat of a table that has not begun; it begins if that fills it.

        None: somebody was quicker.
        """

        def work(c: Connection) -> Any:
            if not (c.execute(TOUCH_OPEN, {"of": table}).rowcount and c.execute(SIT, {"of": table, **seat}).rowcount):
                return None
            self._begin_if_full(c, table, begin)
            return _load(c, table)

        return await self.database.write(work)

    async def stand(self, table: str, seat: int, player: str) -> bool:
        """Leave a seat before the game begins."""
        return await self._change_seat(
            table, seat, {"player": None, "name": "", "nonce": None}, SEATS.c.player == player
        )

    async def fill(self, table: str, seat: int, strength: str | None, name: str) -> bool:
        """Give a seat where nobody sits to a bot, or open it."""
        return await self._change_seat(table, seat, {"strength": strength, "name": name}, SEATS.c.player.is_(None))

    async def _change_seat(self, table: str, seat: int, values: dict[str, Any], *where: Any) -> bool:

        def work(c: Connection) -> Any:
            if not self._touch(c, table, TABLES.c.begun.is_(None)):
                return False
            here = (SEATS.c.table_id == table, SEATS.c.seat == seat, *where)
            return bool(c.execute(update(SEATS).where(*here).values(values)).rowcount)

        return await self.database.write(work)

    def _touch(self, c: Connection, table: str, *where: Any) -> bool:
        """Count a change; the row's lock keeps the seats still until it is committed."""
        changed = update(TABLES).where(TABLES.c.id == table, *where).values(rev=TABLES.c.rev + 1)
        return bool(c.execute(changed).rowcount)

    async def begin(self, table: str, begin: Beginning) -> Loaded:
        """Begin, if every seat is taken and nobody has done it before."""

        def work(c: Connection) -> Any:
            if c.execute(TOUCH_OPEN, {"of": table}).rowcount:
                self._begin_if_full(c, table, begin)
            return _load(c, table)

        return await self.database.write(work)

    def _begin_if_full(self, c: Connection, table: str, begin: Beginning) -> None:
        """Fix who plays and what they added to chance, if every seat is taken."""
        seats = c.execute(SEATS_OF, {"of": table}).all()
        if not all(seat.player or seat.strength for seat in seats):
            return
        seated, nonces = begin.fix(list(seats))
        fixed = {"who": json.dumps(seated), "adds": json.dumps(nonces), "now": self.database.now()}
        c.execute(FIX, {"of": table, **fixed})
        c.execute(NEW_DUE, {"table_id": table, "kind": "begin", "n": 0, **begin.due})

    async def know_layout(self, game: Game) -> None:
        """Store how the numbers of a game's states read."""
        layout = write_layout(game)
        row = {"id": layout_id(layout), "game": game.name, "version": game.version, "layout": layout}

        def work(c: Connection) -> Any:
            c.execute(KNOW_LAYOUT, row)

        await self.database.write(work)

    async def renew(self, table: str, version: int, notice: str) -> bool:
        """Go on from the latest position under newer rules."""
        values = {"version": version, "notice": notice, "rev": TABLES.c.rev + 1}

        def work(c: Connection) -> Any:
            where = (TABLES.c.id == table, TABLES.c.version < version)
            latest = c.execute(select(LATEST).where(LATEST.c.table_id == table)).one()
            begun = {"first": latest.n + 1, "begin": latest.position}
            if not latest.position:
                layout = c.execute(select(LAYOUTS.c.layout).where(LAYOUTS.c.id == latest.layout)).scalar_one()
                begun["begin"] = json.dumps(position_of(layout, latest.numbers))
            return bool(c.execute(update(TABLES).where(*where).values({**values, **begun})).rowcount)

        return await self.database.write(work)

    async def say(self, table: str, line: dict[str, Any]) -> int:
        """Store a line of chat, and tell its number."""

        def work(c: Connection) -> Any:
            self._touch(c, table)
            last = c.execute(select(func.max(CHAT.c.i)).where(CHAT.c.table_id == table)).scalar() or 0
            c.execute(insert(CHAT).values(table_id=table, i=last + 1, **line))
            return last + 1

        return await self.database.write(work)

    async def mute(self, player: str, muted: str, *, on: bool) -> None:
        """Remember whom a player does not want to hear."""

        def work(c: Connection) -> Any:
            c.execute(delete(MUTES).where(MUTES.c.player == player, MUTES.c.muted == muted))
            if on:
                c.execute(insert(MUTES).values(player=player, muted=muted))

        await self.database.write(work)

    async def muted_by(self, player: str) -> set[str]:
        """List whom a player does not want to hear."""

        def work(c: Connection) -> Any:
            return set(c.execute(MUTED, {"player": player}).scalars())

        return await self.database.read(work)

    async def seen(self, seats: list[tuple[str, int, float]]) -> None:
        """Note when seats of tables were last connected; 0: they have just left."""
        rows = [{"of": table, "at": seat, "when": when} for table, seat, when in sorted(seats)]
        touched = [{"of": table} for table in sorted({table for table, _, _ in seats})]

        def work(c: Connection) -> Any:
            c.execute(SEEN, rows)
            c.execute(TOUCH, touched)

        await self.database.write(work)

    async def want_rematch(self, table: str, player: str, nonce: str | None) -> None:
        """Note that a player wants to play again, or no longer."""

        def work(c: Connection) -> Any:
            self._touch(c, table)
            c.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.player == player).values(rematch=nonce))

        await self.database.write(work)

    async def set_rematch(self, table: str, new: str) -> bool:
        """Name the table where it goes on; false: somebody was quicker."""

        def work(c: Connection) -> Any:
            return self._touch(c, table, TABLES.c.rematch.is_(None)) and bool(
                c.execute(update(TABLES).where(TABLES.c.id == table).values(rematch=new)).rowcount
            )

        return await self.database.write(work)

    async def link(self, table: str, seat: int, player: str) -> str:
        """Make a link that moves a seat to another device, once."""
        token = secrets.token_urlsafe(24)
        until = self.database.now() + LINK_SECONDS

        def work(c: Connection) -> Any:
            c.execute(delete(LINKS).where(or_(LINKS.c.until < self.database.now(), LINKS.c.table_id == table)))
            row = {"token": _digest(token), "table_id": table, "seat": seat, "player": player, "until": until}
            c.execute(insert(LINKS).values(row))

        await self.database.write(work)
        return token

    async def move_seat(self, token: str, player: str) -> str | None:
        """Move a seat by its link: the old device loses it."""

        def work(c: Connection) -> Any:
            gone = delete(LINKS).where(LINKS.c.token == _digest(token), LINKS.c.until >= self.database.now())
            link = c.execute(gone.returning(LINKS.c.table_id, LINKS.c.seat, LINKS.c.player)).first()
            if link is None:
                return None
            table, seat, was = link
            here = (SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.player == was)
            moved = c.execute(update(SEATS).where(*here).values(player=player))
            self._touch(c, table)
            return table if moved.rowcount else None

        return await self.database.write(work)

    async def set_due(self, due: dict[str, Any]) -> None:
        """Put something on the list of what must happen by itself."""

        def work(c: Connection) -> Any:
            c.execute(delete(DUE).where(DUE.c.table_id == due["table_id"], DUE.c.kind == due["kind"]))
            c.execute(insert(DUE).values(due))

        await self.database.write(work)

    async def not_due(self, table: str, kind: str) -> None:
        """Take something off that list."""

        def work(c: Connection) -> Any:
            c.execute(delete(DUE).where(DUE.c.table_id == table, DUE.c.kind == kind))

        await self.database.write(work)

    async def claim(self, holder: str, seconds: float, most: int = 50) -> list[Row[Any]]:
        """Take up what is due and held by nobody, or by somebody whose lease has ended, by one conditional UPDATE."""

        def work(c: Connection) -> Any:
            result = c.execute(text(CLAIM[self.database.kind]), {"holder": holder, "seconds": seconds, "most": most})
            return list(result.all())

        return await self.database.write(work)

    async def hold(self, holder: str, seconds: float, tables: list[str]) -> None:
        """Hold on to what we are still at."""
        until = self.database.now() + seconds

        def work(c: Connection) -> Any:
            where = (DUE.c.holder == holder, DUE.c.table_id.in_(tables))
            c.execute(update(DUE).where(*where).values(lease=until))

        await self.database.write(work)

    async def release(self, holder: str) -> None:
        """Let others take up at once what we held."""

        def work(c: Connection) -> Any:
            c.execute(update(DUE).where(DUE.c.holder == holder).values(lease=0.0, holder=""))

        await self.database.write(work)


def _load(c: Connection, table: str, after: int = 0) -> Loaded | None:
    of = {"of": table}
    found = c.execute(TABLE, of).first()
    if found is None:
        return None
    seats, chat = c.execute(SEATS_OF, of).all(), c.execute(LINES, of).all()
    begun = found.begun is not None
    log = c.execute(ROWS, {**of, "after": after}).all() if begun else []
    latest = c.execute(LATEST_OF, of).first() if begun else None
    return Loaded(found, list(seats), list(log), latest, list(reversed(chat)))


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
