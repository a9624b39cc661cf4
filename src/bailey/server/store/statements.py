"""The statements that are asked again and again: one that stands is worked out by SQLAlchemy only once."""

from __future__ import annotations

from sqlalchemy import Table, TextClause, bindparam, insert, select, text, update

from bailey.server.store.schema import (
    CHAT,
    DUE,
    LATEST,
    LAYOUTS,
    LOG,
    MUTES,
    PERSONS,
    PLAYERS,
    PUSHES,
    SEATS,
    SETTINGS,
    TABLES,
)

MOST_CHAT = 60


def put(table: Table, *changing: str) -> TextClause:
    """Write a row, or, where it is there already, what changes of it: two who do so at once are in nobody's way."""
    names, key = table.columns.keys(), ", ".join(column.name for column in table.primary_key)
    anew = ", ".join(f"{name} = excluded.{name}" for name in changing)
    return text(
        f"INSERT INTO {table.name} ({', '.join(names)}) VALUES (:{', :'.join(names)}) "  # noqa: S608 - our own names
        f"ON CONFLICT ({key}) DO {f'UPDATE SET {anew}' if anew else 'NOTHING'}"
    )


PLAYER = select(PLAYERS).where(PLAYERS.c.id == bindparam("player"))
MUTED = select(MUTES.c.muted).where(MUTES.c.player == bindparam("player"))
FIND = {column: select(TABLES.c.id).where(column == bindparam("word")) for column in (TABLES.c.id, TABLES.c.code)}
TABLE = select(TABLES).where(TABLES.c.id == bindparam("of"))
SEATS_OF = select(SEATS).where(SEATS.c.table_id == bindparam("of")).order_by(SEATS.c.seat)
ROWS = select(LOG).where(LOG.c.table_id == bindparam("of"), LOG.c.n > bindparam("after")).order_by(LOG.c.n)
AWAY_AT = select(DUE.c.at).where(DUE.c.table_id == bindparam("of"), DUE.c.kind == "away").scalar_subquery()
LATEST_OF = select(LATEST.c.n, LATEST.c.clock, LATEST.c.numbers, LATEST.c.layout, AWAY_AT.label("away_at")).where(
    LATEST.c.table_id == bindparam("of")
)
LINES = select(CHAT).where(CHAT.c.table_id == bindparam("of")).order_by(CHAT.c.i.desc()).limit(MOST_CHAT)
NEW_TABLE, NEW_SEATS = insert(TABLES), insert(SEATS)
#: A new table, what is due there and, with an array for each column, its seats: PostgreSQL is asked once.
_NAMES = TABLES.columns.keys()
NEW_BOTH = text(
    f"WITH made AS (INSERT INTO tables ({', '.join(_NAMES)}) VALUES (:{', :'.join(_NAMES)}) RETURNING id), "  # noqa: S608
    "due AS (INSERT INTO due (table_id, kind, n, at, lease, holder) SELECT id, CAST(:kind AS text), 0, "
    "CAST(:at AS float8), CAST(:lease AS float8), CAST(:holder AS text) FROM made WHERE CAST(:kind AS text) <> '') "
    "INSERT INTO seats (table_id, seat, player, name, strength, nonce, face, seen) SELECT id, v.*, 0 FROM made, "
    "unnest(CAST(:seat AS int[]), CAST(:player AS text[]), CAST(:name AS text[]), CAST(:strength AS text[]), "
    "CAST(:nonce AS text[]), CAST(:face AS int[])) v"
)
TOUCH_OPEN = update(TABLES).where(TABLES.c.id == bindparam("of"), TABLES.c.begun.is_(None)).values(rev=TABLES.c.rev + 1)
PUT_LAYOUT, PUT_SETTING, PUT_MUTE = put(LAYOUTS), put(SETTINGS), put(MUTES)
PUT_PERSON = put(PERSONS, "person")
PUT_PLAYER = put(PLAYERS, "name", "language", "face")
KEEP_DUE = put(DUE)
PUT_DUE = put(DUE, "n", "at", "lease", "holder")
PUT_PUSH = put(PUSHES, "player", "p256dh", "auth", "language", "created")
FIX = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values(seated=bindparam("who"), nonces=bindparam("adds"), begun=bindparam("now"))
)

#: Sit down at a table that is still as it was read, begin if all is there, and note what is due, if anything.
SIT = {
    "sqlite": [
        text("""UPDATE tables SET rev = rev + 1, seated = :seated, nonces = :nonces, begun = :begun
            WHERE id = :table AND rev = :known AND begun IS NULL RETURNING id"""),
        text("""UPDATE seats SET player = :player, name = :name, nonce = :nonce, face = :face
            WHERE table_id = :table AND seat = :seat"""),
        text("""INSERT INTO due (table_id, kind, n, at, lease, holder)
            SELECT id, :kind, 0, :at, :lease, :holder FROM tables WHERE id = :table AND :kind <> ''
            ON CONFLICT (table_id, kind) DO NOTHING"""),
    ],
    "postgresql": [
        text("""WITH sat AS (UPDATE tables SET rev = rev + 1, seated = :seated, nonces = :nonces, begun = :begun
                WHERE id = :table AND rev = :known AND begun IS NULL RETURNING id),
            seat AS (UPDATE seats SET player = :player, name = :name, nonce = :nonce, face = CAST(:face AS int)
                FROM sat WHERE table_id = sat.id AND seat = :seat),
            due AS (INSERT INTO due (table_id, kind, n, at, lease, holder)
                SELECT id, CAST(:kind AS text), 0, CAST(:at AS float8), CAST(:lease AS float8), CAST(:holder AS text)
                FROM sat WHERE CAST(:kind AS text) <> '' ON CONFLICT (table_id, kind) DO NOTHING)
            SELECT id FROM sat"""),
    ],
}

#: Claim actions whose time has come and that nobody holds, by the database's clock.
CLAIM = {
    "sqlite": """UPDATE due SET holder = :holder, lease = (julianday('now') - 2440587.5) * 86400.0 + :seconds
        WHERE (table_id, kind) IN (SELECT table_id, kind FROM due
            WHERE at <= (julianday('now') - 2440587.5) * 86400.0 AND lease <= (julianday('now') - 2440587.5) * 86400.0
            ORDER BY at LIMIT :most)
        RETURNING table_id, kind, n""",
    "postgresql": """UPDATE due SET holder = :holder,
            lease = extract(epoch FROM clock_timestamp())::float8 + CAST(:seconds AS float8)
        WHERE (table_id, kind) IN (SELECT table_id, kind FROM due
            WHERE at <= extract(epoch FROM clock_timestamp()) AND lease <= extract(epoch FROM clock_timestamp())
            ORDER BY at LIMIT :most FOR UPDATE SKIP LOCKED)
        RETURNING table_id, kind, n""",
}
