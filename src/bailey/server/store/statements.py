"""The statements that are asked again and again: one that stands is worked out by SQLAlchemy only once."""

from __future__ import annotations

from sqlalchemy import and_, bindparam, insert, select, text, update

from bailey.server.store.schema import CHAT, DUE, LATEST, LOG, MUTES, PLAYERS, SEATS, TABLES

MOST_CHAT = 60

PLAYER = select(PLAYERS).where(PLAYERS.c.id == bindparam("player"))
MUTED = select(MUTES.c.muted).where(MUTES.c.player == bindparam("player"))
FIND = {column: select(TABLES.c.id).where(column == bindparam("word")) for column in (TABLES.c.id, TABLES.c.code)}
TABLE = select(TABLES).where(TABLES.c.id == bindparam("of"))
SEATS_OF = select(SEATS).where(SEATS.c.table_id == bindparam("of")).order_by(SEATS.c.seat)
ROWS = select(LOG).where(LOG.c.table_id == bindparam("of"), LOG.c.n > bindparam("after")).order_by(LOG.c.n)
LATEST_OF = select(LATEST.c.n, LATEST.c.clock).where(LATEST.c.table_id == bindparam("of"))
LINES = select(CHAT).where(CHAT.c.table_id == bindparam("of")).order_by(CHAT.c.i.desc()).limit(MOST_CHAT)
NEW_TABLE, NEW_SEATS, NEW_DUE = insert(TABLES), insert(SEATS), insert(DUE)
TOUCH = update(TABLES).where(TABLES.c.id == bindparam("of")).values(rev=TABLES.c.rev + 1)
TOUCH_OPEN = TOUCH.where(TABLES.c.begun.is_(None))
THE_SEAT = and_(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("at"))
SIT = (
    update(SEATS)
    .where(THE_SEAT, SEATS.c.player.is_(None), SEATS.c.strength.is_(None))
    .values(player=bindparam("who"), name=bindparam("called"), nonce=bindparam("adds"))
)
KNOW_LAYOUT = text(
    "INSERT INTO layouts (id, game, version, layout) VALUES (:id, :game, :version, :layout) ON CONFLICT DO NOTHING"
)
SEEN = update(SEATS).where(THE_SEAT).values(seen=bindparam("when"))
FIX = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values(seated=bindparam("who"), nonces=bindparam("adds"), begun=bindparam("now"))
)

#: Take up what is due and held by nobody; time is the database's.
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
