"""Routes: the deals of the day, their tables of results, and beginning one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bailey import games
from bailey.server.errors import Refusal
from bailey.server.http import day_info
from bailey.server.http.parameters import GameName
from bailey.server.http.requests import ApiRequest, address_of, language_of, player_of, profile_of, server_of
from bailey.server.http.routes import get, post
from bailey.server.messages.days import DayCard, DayPage
from bailey.server.messages.tables import TableInfo
from bailey.server.store.days import StillRunning, day_of
from bailey.server.store.store import ID_LENGTH, new_word
from bailey.server.table import creating

Day = Annotated[str | None, Meta(pattern=r"^20[0-9]{2}-[01][0-9]-[0-3][0-9]$", description="2026-11-24; else today")]


@get("/api/days")
async def list_days(request: ApiRequest) -> list[DayCard]:
    """List the deals of today."""
    services, language = server_of(request).services, await language_of(request)
    today, cards = day_of(services.database.now()), []
    for name in games.names():
        game = games.find(name)
        if creating.has_days(game):
            standing = await services.days.standing(today, name, player_of(request))
            cards.append(day_info.card(game, today, standing, language))
    return cards


@get("/api/days/{game:str}")
async def show_day(request: ApiRequest, game: GameName, day: Day = None) -> DayPage:
    """Tell how a deal of the day stands; the secret of a day is told when it is over."""
    services, language = server_of(request).services, await language_of(request)
    found, now = day_info.find_game(game), services.database.now()
    which = day_info.checked_day(day or day_of(now), now)
    standing = await services.days.standing(which, found.name, player_of(request))
    return day_info.page(services, found, which, standing, language)


@post("/api/days/{game:str}", status=201)
async def begin_day(request: ApiRequest, game: GameName) -> TableInfo:
    """Begin the deal of today: the first game counts, and must be over before there is another try."""
    server, player = server_of(request), player_of(request)
    found, services = day_info.find_game(game), server.services
    if not services.budgets.tables.allows(address_of(request)):
        raise Refusal("too-many-tables")
    language = await language_of(request)
    deal = creating.DayDeal(new_word(ID_LENGTH), day_of(services.database.now()))
    me = await profile_of(request, language)
    try:
        table = await creating.create_day(server.tables, player, me, found, deal, address_of(request))
    except StillRunning as running:
        raise Refusal("day-running", code=running.code) from running
    services.bots.warmed(found)
    return table.info(player, language)


ROUTES = [list_days, show_day, begin_day]
