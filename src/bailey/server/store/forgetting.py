"""Deletes what a player has played: whole tables where nobody else did, and the player's name at all others.

A game that is not over stays as it is. The log of a game with other people stays, without the name: it is theirs too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, exists, func, select, update

from bailey.server.store.days import day_of
from bailey.server.store.old_tables import delete_analyses, delete_tables
from bailey.server.store.persons import person_of, players_of
from bailey.server.store.record_names import remove_record_names
from bailey.server.store.schema import (
    CHAT,
    DAY_GAMES,
    LINKS,
    LOG,
    MUTES,
    PERSONS,
    PLAYERS,
    PUSHES,
    RESULTS,
    SEATS,
    SKILL,
    TABLES,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from sqlalchemy import Connection, Select

    from bailey.server.store.database import Database

#: So many tables are changed in one transaction.
BATCH = 100
#: Where the name of somebody who deleted theirs was.
NO_NAME = "—"


class HistorySize(NamedTuple):
    """How much is kept of what a player has played."""

    games: int  # that are over
    alone: int  # of them, those without other people
    unfinished: int
    lines: int  # of chat
    devices: int


class Forgotten(NamedTuple):
    """Tables that were deleted, and tables in which the player's name was removed."""

    deleted: list[str]
    renamed: list[str]


class Forgetting:
    """Counts and deletes what players have played."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def holdings(self, player: str) -> HistorySize:
        """Count what would be deleted."""

        def work(c: Connection) -> HistorySize:
            players = players_of(c, player)
            over = _tables(players)
            return HistorySize(
                games=_count(c, over),
                alone=_count(c, over.where(~_with_others(players))),
                unfinished=_count(c, _tables(players, over=False)),
                lines=_count(c, select(CHAT.c.i).where(CHAT.c.player.in_(players))),
                devices=len(players),
            )

        holdings: HistorySize = await self.database.survey(work)
        return holdings

    async def forget(self, player: str) -> AsyncIterator[Forgotten]:
        """Delete everything, some tables at a time, and yield which tables have changed."""
        while True:
            batch: Forgotten = await self.database.write(lambda c: _forget_some(c, players_of(c, player)))
            if not batch.deleted and not batch.renamed:
                break
            yield batch
        today = day_of(self.database.now())
        yield Forgotten([], await self.database.write(lambda c: _forget_rest(c, player, today)))


def _count(c: Connection, query: Select[str]) -> int:
    return int(c.execute(select(func.count()).select_from(query.subquery())).scalar_one())


def _tables(players: list[str], *, over: bool = True) -> Select[str]:
    """Return the query for the tables where one of these players has a seat."""
    ended = TABLES.c.ended.is_not(None) if over else TABLES.c.ended.is_(None)
    within = select(SEATS.c.table_id).where(SEATS.c.player.in_(players))
    return select(TABLES.c.id).where(TABLES.c.id.in_(within), ended)


def _with_others(players: list[str]) -> ColumnElement[bool]:
    """Return the condition that somebody else has a seat at a table."""
    others = and_(SEATS.c.player.is_not(None), SEATS.c.player.not_in(players))
    return exists().where(SEATS.c.table_id == TABLES.c.id, others)


def _forget_some(c: Connection, players: list[str]) -> Forgotten:
    """Delete some games that are over, or the player's name in them."""
    # Locked first: an analysis that is asked for at the same time is there before this, or is refused after it.
    query = _tables(players).order_by(TABLES.c.id).limit(BATCH).with_for_update(of=TABLES)
    found = list(c.execute(query).scalars())
    shared = select(TABLES.c.id).where(TABLES.c.id.in_(found), _with_others(players))
    renamed = list(c.execute(shared).scalars())
    deleted = [table for table in found if table not in set(renamed)]
    delete_analyses(c, renamed)  # they name who played
    c.execute(delete(RESULTS).where(RESULTS.c.table_id.in_(deleted)))
    delete_tables(c, deleted)
    _remove_name(c, renamed, players)
    return Forgotten(deleted, renamed)


def _remove_name(c: Connection, tables: list[str], players: list[str]) -> None:
    """Remove the name from the seats of tables and from their records, and all that leads from there to the player."""
    gone: dict[str, set[int]] = {}
    mine = (SEATS.c.table_id.in_(tables), SEATS.c.player.in_(players))
    for table, seat in c.execute(select(SEATS.c.table_id, SEATS.c.seat).where(*mine)).all():
        gone.setdefault(table, set()).add(seat)
        here = (SEATS.c.table_id == table, SEATS.c.seat == seat)
        c.execute(update(SEATS).where(*here).values(player=f"gone{seat}{table}", name=NO_NAME, rematch=None, face=None))
        for found in (RESULTS, SKILL):
            c.execute(delete(found).where(found.c.table_id == table, found.c.seat == seat))
    remove_record_names(c, gone)
    for player in players:
        own = (LOG.c.table_id.in_(tables), LOG.c.command.startswith(f"{player}:", autoescape=True))
        c.execute(update(LOG).where(*own).values(command=""))
        c.execute(update(TABLES).where(TABLES.c.id.in_(tables), TABLES.c.host == player).values(host="", address=None))
    c.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(rev=TABLES.c.rev + 1))


def _forget_rest(c: Connection, player: str, today: str) -> list[str]:
    """Delete what is kept beside the tables; return the tables where lines of chat were deleted.

    That a deal of today was begun is known until the day is over: the next game at it is a try all the same.
    """
    players, person = players_of(c, player), person_of(c, player)
    spoken = list(c.execute(select(CHAT.c.table_id).where(CHAT.c.player.in_(players)).distinct()).scalars())
    c.execute(delete(RESULTS).where(RESULTS.c.person == person))
    for table in (CHAT, MUTES, PUSHES, LINKS):
        c.execute(delete(table).where(table.c.player.in_(players)))
    c.execute(delete(DAY_GAMES).where(DAY_GAMES.c.person == person, DAY_GAMES.c.day < today))
    c.execute(delete(PLAYERS).where(PLAYERS.c.id.in_(players)))
    c.execute(delete(PERSONS).where(PERSONS.c.person == person))
    c.execute(update(TABLES).where(TABLES.c.id.in_(spoken)).values(rev=TABLES.c.rev + 1))
    return spoken
