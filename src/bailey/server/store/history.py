"""What a player has played: pages of results, and their summary by game and rivals; asked of the index alone."""
# Any: bound parameters have the types of their columns.

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import and_, bindparam, select, text, tuple_

from bailey.server.store.analysis_order import DONE
from bailey.server.store.persons import person_of
from bailey.server.store.schema import ANALYSES, RESULTS, SEATS, SKILL, TABLES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, Select

    from bailey.server.store.database import Database
    from bailey.server.store.rows import FoundRow, StoredRow

#: So many points has the course of the scores against one kind of rivals.
MOST_SPANS = 24
#: So many of the latest games that were analysed are told of.
MOST_ANALYSED = 200
#: Of so many of them, the analyses themselves are read for what went wrong.
MOST_JUDGED = 20
#: So many tables' seats are read by one statement.
SOME_TABLES = 500

KINDS = text("""SELECT game, rivals, count(*) AS games, sum(CASE WHEN won THEN 1 ELSE 0 END) AS wins,
    avg(score) AS average, max(score) AS best, max(ended) AS latest
    FROM results WHERE person = :person AND counted GROUP BY game, rivals ORDER BY max(ended) DESC""")

#: Games in a row that were all won, or all not: in each, the numbers among all games and among the like differ by the
#: same.
STREAKS = text("""WITH placed AS (SELECT game, rivals, won,
        row_number() OVER (PARTITION BY game, rivals ORDER BY ended, table_id)
        - row_number() OVER (PARTITION BY game, rivals, won ORDER BY ended, table_id) AS island,
        row_number() OVER (PARTITION BY game, rivals ORDER BY ended DESC, table_id DESC) AS back
        FROM results WHERE person = :person AND counted),
    runs AS (SELECT game, rivals, won, count(*) AS n, min(back) AS back FROM placed GROUP BY game, rivals, won, island)
    SELECT game, rivals, max(CASE WHEN won THEN n ELSE 0 END) AS longest,
        max(CASE WHEN back > 1 THEN NULL WHEN won THEN n ELSE -n END) AS streak
    FROM runs GROUP BY game, rivals""")

COURSE = text("""WITH spread AS (SELECT game, rivals, won, score, ended,
        ntile(:most) OVER (PARTITION BY game, rivals ORDER BY ended, table_id) AS span
        FROM results WHERE person = :person AND counted)
    SELECT game, rivals, count(*) AS games, sum(CASE WHEN won THEN 1 ELSE 0 END) AS wins, avg(score) AS average,
        max(ended) AS until FROM spread GROUP BY game, rivals, span ORDER BY game, rivals, span""")

#: How many of the last games up to each one were won, by game; games alone cannot be won.
FORM = text("""SELECT game, ended, sum(CASE WHEN won THEN 1 ELSE 0 END) OVER recent AS wins,
    count(*) OVER recent AS games FROM results
    WHERE person = :person AND counted AND rivals <> 'nobody'
    WINDOW recent AS (PARTITION BY game ORDER BY ended, table_id ROWS BETWEEN 9 PRECEDING AND CURRENT ROW)
    ORDER BY game, ended, table_id""")

#: What everybody scored in each game; the leads are worked out from it.
SCORES = text("SELECT game, rivals, seat, scores FROM results WHERE person = :person AND counted")

#: The bots on the other seats, those met most often first.
MET = text("""SELECT results.game, results.rivals, seats.name, count(*) AS games
    FROM results JOIN seats ON seats.table_id = results.table_id AND seats.strength IS NOT NULL
    WHERE results.person = :person AND results.counted AND results.rivals LIKE 'bot%'
    GROUP BY results.game, results.rivals, seats.name ORDER BY count(*) DESC, seats.name""")

#: What was played before a game: of the same game, against the same rivals, by as many who scored.
EARLIER = text("""SELECT count(*) AS games, max(earlier.score) AS best FROM results AS this JOIN results AS earlier
    ON earlier.person = this.person AND earlier.game = this.game AND earlier.rivals = this.rivals AND earlier.counted
    AND (earlier.ended < this.ended OR (earlier.ended = this.ended AND earlier.table_id < this.table_id))
    AND length(earlier.scores) - length(replace(earlier.scores, ',', ''))
        = length(this.scores) - length(replace(this.scores, ',', ''))
    WHERE this.person = :person AND this.table_id = :table AND this.counted""")


class Cursor(NamedTuple):
    """The last game of a page; the next page begins behind it."""

    ended: float
    table: str


class WantedResults(NamedTuple):
    """Which results are wanted, and how many."""

    most: int
    before: Cursor | None = None
    game: str | None = None
    rivals: str | None = None
    bots: bool = False
    """Only games against bots that count."""


class ResultPage(NamedTuple):
    """Some results, the latest first, and the seats of their tables."""

    results: Sequence[FoundRow]
    seats: Mapping[str, Sequence[StoredRow]]


class JudgedGame(NamedTuple):
    """A player's result, and the analysis of the game as compressed JSON."""

    row: FoundRow
    analysis: bytes


class Summary(NamedTuple):
    """What a player has played, by game and rivals."""

    kinds: Sequence[FoundRow]
    streaks: dict[tuple[str, str], FoundRow]
    course: dict[tuple[str, str], list[FoundRow]]
    met: dict[tuple[str, str], list[str]]
    #: By how many points the player was ahead of the best other one, on average; nothing for games alone.
    margins: dict[tuple[str, str], float]
    #: By game, the earliest point first: how many of the last ten games up to it were won.
    form: dict[str, list[FoundRow]]
    """The names of the bots, those met most often first."""


class HistoryQueries:
    """The queries about what players have played."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def page(self, player: str, wanted: WantedResults) -> ResultPage:
        """Return some of a player's results."""

        def work(c: Connection) -> ResultPage:
            results = c.execute(_results(person_of(c, player), wanted)).all()
            return ResultPage(results, seats_of(c, [row.table_id for row in results]))

        page: ResultPage = await self.database.survey(work)
        return page

    async def earlier(self, player: str, table: str) -> FoundRow:
        """Return how many games like this one the player had finished before it, and their best score."""

        def work(c: Connection) -> FoundRow:
            return c.execute(EARLIER, {"person": person_of(c, player), "table": table}).one()

        row: FoundRow = await self.database.survey(work)
        return row

    async def summary(self, player: str) -> Summary:
        """Return how a player's games went, by game and rivals; practice does not count."""

        def work(c: Connection) -> Summary:
            of = {"person": person_of(c, player)}
            course: dict[tuple[str, str], list[FoundRow]] = {}
            for row in c.execute(COURSE, {**of, "most": MOST_SPANS}):
                course.setdefault((row.game, row.rivals), []).append(row)
            streaks = {(row.game, row.rivals): row for row in c.execute(STREAKS, of)}
            met: dict[tuple[str, str], list[str]] = {}
            for row in c.execute(MET, of):
                met.setdefault((row.game, row.rivals), []).append(row.name)
            margins = _margins(c.execute(SCORES, of).all())
            return Summary(c.execute(KINDS, of).all(), streaks, course, met, margins, _form(c.execute(FORM, of).all()))

        summary: Summary = await self.database.survey(work)
        return summary

    async def skill(self, player: str) -> ResultPage:
        """Return what analyses found of a player's games, the latest first; practice does not count."""

        def work(c: Connection) -> ResultPage:
            results = c.execute(_skill(person_of(c, player))).all()
            return ResultPage(results, seats_of(c, [row.table_id for row in results]))

        page: ResultPage = await self.database.survey(work)
        return page

    async def judged(self, player: str) -> list[JudgedGame]:
        """Return the latest games of a player that were analysed as a whole, with the analyses, the latest first."""

        def work(c: Connection) -> list[JudgedGame]:
            games = c.execute(_skill(person_of(c, player)).limit(MOST_JUDGED)).all()
            whole = select(ANALYSES.c.table_id, ANALYSES.c.result).where(ANALYSES.c.state == DONE)
            whole = whole.where(ANALYSES.c.last.is_(None), ANALYSES.c.table_id.in_([row.table_id for row in games]))
            # An analysis with open cards judges the choices as the other one does.
            results = {row.table_id: row.result for row in c.execute(whole.order_by(ANALYSES.c.asked))}
            return [JudgedGame(row, results[row.table_id]) for row in games if row.table_id in results]

        found: list[JudgedGame] = await self.database.survey(work)
        return found


def _skill(person: str) -> Select[tuple[object, ...]]:
    same = and_(SKILL.c.table_id == RESULTS.c.table_id, SKILL.c.seat == RESULTS.c.seat)
    found = (SKILL.c.own, SKILL.c.luck, SKILL.c.decisions, SKILL.c.sound, SKILL.c.accuracy)
    query = select(RESULTS, TABLES.c.code, *found).join(SKILL, same).join(TABLES, TABLES.c.id == RESULTS.c.table_id)
    query = query.where(RESULTS.c.person == person, RESULTS.c.counted, ~RESULTS.c.left_early, SKILL.c.decisions > 0)
    return query.order_by(RESULTS.c.ended.desc()).limit(MOST_ANALYSED)


def _form(rows: Sequence[FoundRow]) -> dict[str, list[FoundRow]]:
    """Return at most some points of each game, the most played first; they are spread evenly, to the latest one."""
    by_game: dict[str, list[FoundRow]] = {}
    for row in rows:
        by_game.setdefault(row.game, []).append(row)
    most_played = sorted(by_game.items(), key=lambda item: -len(item[1]))
    return {game: found[::-1][:: -(-len(found) // MOST_SPANS)][::-1] for game, found in most_played}


def _margins(rows: Sequence[FoundRow]) -> dict[tuple[str, str], float]:
    """Return the mean lead over the best other score, by game and rivals."""
    leads: dict[tuple[str, str], list[int]] = {}
    for row in rows:
        scores = json.loads(row.scores)
        others = [score for seat, score in enumerate(scores) if seat != row.seat]
        if others:
            leads.setdefault((row.game, row.rivals), []).append(scores[row.seat] - max(others))
    return {key: sum(found) / len(found) for key, found in leads.items()}


def _results(person: str, wanted: WantedResults) -> Select[tuple[object, ...]]:
    query = select(RESULTS, TABLES.c.code, TABLES.c.options).join(TABLES, TABLES.c.id == RESULTS.c.table_id)
    query = query.where(RESULTS.c.person == person)
    if wanted.before is not None:
        query = query.where(tuple_(RESULTS.c.ended, RESULTS.c.table_id) < tuple_(*map(_bound, wanted.before)))
    if wanted.game is not None:
        query = query.where(RESULTS.c.game == wanted.game)
    if wanted.rivals is not None:
        query = query.where(RESULTS.c.rivals == wanted.rivals)
    if wanted.bots:
        query = query.where(RESULTS.c.rivals.like("bot%"), RESULTS.c.counted)
    return query.order_by(RESULTS.c.ended.desc(), RESULTS.c.table_id.desc()).limit(wanted.most)


def _bound(value: object) -> Any:
    return bindparam(None, value)


def seats_of(c: Connection, tables: list[str]) -> dict[str, list[FoundRow]]:
    """Return the seats of some tables."""
    found: dict[str, list[FoundRow]] = {table: [] for table in tables}
    for at in range(0, len(tables), SOME_TABLES):
        some = select(SEATS).where(SEATS.c.table_id.in_(tables[at : at + SOME_TABLES]))
        for row in c.execute(some.order_by(SEATS.c.table_id, SEATS.c.seat)):
            found[row.table_id].append(row)
    return found
