"""Messages about deals of the day, made from what is stored of them."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import TYPE_CHECKING

from bailey.core.records.fair import commit
from bailey.server import texts
from bailey.server.errors import Refusal
from bailey.server.messages.days import DayCard, DayPage, DayRow, DayTry
from bailey.server.names import called_in_full
from bailey.server.store.days import day_of, end_of, is_past
from bailey.server.table import creating

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.server.store.days import Standing
    from bailey.server.store.rows import StoredRow
    from bailey.server.table.services import Services


def find_game(name: str) -> Game:
    """Return a game that has a deal of the day."""
    game = creating.find_game(name)
    if not creating.has_days(game):
        raise Refusal("no-such-day")
    return game


def checked_day(day: str, now: float) -> str:
    """Return a day that exists and has begun; nothing is told of a later one."""
    try:
        date.fromisoformat(day)
    except ValueError as fault:
        raise Refusal("no-such-day") from fault
    if day > day_of(now):
        raise Refusal("no-such-day")
    return day


def card(game: Game, day: str, standing: Standing, language: str) -> DayCard:
    """Return a deal of the day as a list shows it."""
    first = next((row for row in standing.mine if row.attempt == 1), None)
    return DayCard(
        game=game.name,
        title=texts.of_game(game, language).title,
        day=day,
        ends=end_of(day),
        say=_rivals(game, day, language),
        bots=creating.day_bots(game, day),
        state="new" if first is None else "playing" if first.code and first.ended is None else "over",
        code=(first.code or "") if first is not None else "",
        score=first.score if first is not None else None,
        place=standing.place,
        begun=standing.begun,
        finished=standing.finished,
    )


def _rivals(game: Game, day: str, language: str) -> str:
    """Return against whom a deal of the day is played: its printed opponents, or its bots with their character."""
    printed = game.printed_for(creating.day_seats(game))
    if printed:
        return ", ".join(printed)
    return called_in_full([(name, creating.DAY_BOT) for name in creating.day_bots(game, day)], game, language)


def page(services: Services, game: Game, day: str, standing: Standing, language: str) -> DayPage:
    """Return a deal of the day with its table of results."""
    secret, over = services.master.of_day(game.name, day), is_past(day, services.database.now())
    mine = {row.table_id for row in standing.mine}
    warming = services.bots.warming(game, language)
    return DayPage(
        card=card(game, day, standing, language),
        over=over,
        commitment=commit(secret),
        rows=[_row(row, standing, mine) for row in standing.results],
        mine=[_try(row, standing) for row in standing.mine],
        before=(date.fromisoformat(day) - timedelta(days=1)).isoformat(),
        secret=secret if over else "",
        warming=warming.say if warming.state == "compiling" else "",
    )


def _row(row: StoredRow, standing: Standing, mine: set[str]) -> DayRow:
    others = [score for p, score in enumerate(json.loads(row.scores)) if p != row.seat]
    return DayRow(
        place=1 + sum(other.score > row.score for other in standing.results),
        name=row.name,
        score=row.score,
        rival=max(others, default=0),
        won=row.won,
        mine=row.table_id in mine,
    )


def _try(row: StoredRow, standing: Standing) -> DayTry:
    running = bool(row.code) and row.ended is None
    return DayTry(
        number=row.attempt,
        code=row.code or "",
        counts=row.attempt == 1 and (running or standing.place is not None),
        over=row.ended is not None,
        score=row.score,
        won=bool(row.won),
    )
