"""Deals of the day: who has begun them, and how they ended. A day begins and ends at midnight UTC."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import Subquery, and_, func, insert, select, update

from bailey.server.store.persons import person_of
from bailey.server.store.schema import DAY_GAMES, RESULTS, SEATS, TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Select

    from bailey.server.store.database import Database
    from bailey.server.store.rows import FoundRow

#: So many results are shown.
MOST_SHOWN = 100


def day_of(now: float) -> str:
    """Return the day of a time, in UTC."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    """Return when a day ends."""
    last = date.fromisoformat(day) + timedelta(days=1)
    return datetime(last.year, last.month, last.day, tzinfo=UTC).timestamp()


def is_past(day: str, now: float) -> bool:
    """Tell whether a day is over."""
    return now >= end_of(day)


class StillRunning(Exception):
    """The attempt that counts is not over; `code` is that of its table."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Standing(NamedTuple):
    """How a deal of a day stands: the best results, all who have begun, and one player's attempts."""

    results: Sequence[FoundRow]
    begun: int
    finished: int
    place: int | None
    mine: Sequence[FoundRow]


class Days:
    """The transactions and queries about deals of the day."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def begin(self, c: Connection, day: str, game: str, player: str, table: str) -> int:
        """Note that a player begins a deal, in the transaction that stores its table; return the number of the attempt.

        Running is raised while the attempt that counts is not over, IntegrityError if the same player was quicker
        elsewhere: then the transaction is to be tried again.
        """
        person = person_of(c, player)
        known = c.execute(_attempts(day, game, person)).all()
        unfinished = next((row.code for row in known if row.attempt == 1 and row.code and row.ended is None), None)
        if unfinished is not None:
            raise StillRunning(unfinished)
        number = 1 + max((row.attempt for row in known), default=0)
        row = {"day": day, "game": game, "person": person, "attempt": number}
        c.execute(insert(DAY_GAMES).values(**row, table_id=table, begun=self.database.now()))
        return number

    async def standing(self, day: str, game: str, player: str) -> Standing:
        """Return how a deal of a day stands."""

        def work(c: Connection) -> Standing:
            mine = c.execute(_attempts(day, game, person_of(c, player))).all()
            counted = _counted(day, game).subquery()
            return Standing(
                results=c.execute(_counted(day, game).limit(MOST_SHOWN)).all(),
                begun=_count(c, _first(day, game)),
                finished=_count(c, select(counted)),
                place=_place(c, counted, mine),
                mine=mine,
            )

        standing: Standing = await self.database.survey(work)
        return standing

    async def publish(self, secret_of: Callable[[str, str], str]) -> None:
        """Store the secrets of days that are over with their tables: from then on they are public."""
        over = (TABLES.c.day < day_of(self.database.now()), TABLES.c.secret == "")

        def work(c: Connection) -> None:
            for day, game in c.execute(select(TABLES.c.day, TABLES.c.game).where(*over).distinct()).all():
                here = (TABLES.c.day == day, TABLES.c.game == game, TABLES.c.secret == "")
                c.execute(update(TABLES).where(*here).values(secret=secret_of(game, day)))

        await self.database.write(work)


def _first(day: str, game: str) -> Select[tuple[object, ...]]:
    of = (DAY_GAMES.c.day == day, DAY_GAMES.c.game == game, DAY_GAMES.c.attempt == 1)
    return select(DAY_GAMES.c.table_id).where(*of)


def _counted(day: str, game: str) -> Select[tuple[object, ...]]:
    """Return the query for the results that count, the best first: the first of each, played to its end that day."""
    seat = and_(SEATS.c.table_id == RESULTS.c.table_id, SEATS.c.seat == RESULTS.c.seat)
    query = select(RESULTS.c.table_id, RESULTS.c.score, RESULTS.c.won, RESULTS.c.scores, RESULTS.c.seat, SEATS.c.name)
    query = query.join(SEATS, seat).where(RESULTS.c.table_id.in_(_first(day, game)))
    query = query.where(RESULTS.c.counted, ~RESULTS.c.left_early, RESULTS.c.ended < end_of(day))
    return query.order_by(RESULTS.c.score.desc(), RESULTS.c.ended, RESULTS.c.table_id)


def _attempts(day: str, game: str, person: str) -> Select[tuple[object, ...]]:
    """Return the query for all attempts of a person at a deal, with their results."""
    of = (DAY_GAMES.c.day == day, DAY_GAMES.c.game == game, DAY_GAMES.c.person == person)
    query = select(DAY_GAMES.c.attempt, DAY_GAMES.c.table_id, TABLES.c.code, TABLES.c.ended)
    query = query.add_columns(RESULTS.c.score, RESULTS.c.won, RESULTS.c.scores, RESULTS.c.seat, RESULTS.c.left_early)
    query = query.outerjoin(TABLES, TABLES.c.id == DAY_GAMES.c.table_id)
    query = query.outerjoin(RESULTS, and_(RESULTS.c.table_id == TABLES.c.id, RESULTS.c.person == person))
    return query.where(*of).order_by(DAY_GAMES.c.attempt)


def _place(c: Connection, counted: Subquery, mine: Sequence[FoundRow]) -> int | None:
    """Return the place of a person's first attempt among those that count; none: it does not count yet."""
    first = next((row for row in mine if row.attempt == 1), None)
    if (
        first is None
        or first.score is None
        or not _count(c, select(counted).where(counted.c.table_id == first.table_id))
    ):
        return None
    return 1 + _count(c, select(counted).where(counted.c.score > first.score))


def _count(c: Connection, query: Select[tuple[object, ...]]) -> int:
    return int(c.execute(select(func.count()).select_from(query.subquery())).scalar_one())
