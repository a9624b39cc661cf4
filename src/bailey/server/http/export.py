"""The export of all that is kept of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.server import texts
from bailey.server.http.played import kinds_of, played, skills
from bailey.server.messages.history import Export
from bailey.server.names import guest_number
from bailey.server.store.history import Cursor, ResultPage, WantedResults
from bailey.server.store.holdings import PersonalData, personal_data

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bailey.server.table_server import TableServer

#: So many results are read at once.
SOME_GAMES = 500


async def export(server: TableServer, player: str, language: str) -> Export:
    """Return all that is kept of a player; the records of the games are named by their addresses."""
    services = server.services
    data: PersonalData = await services.database.survey(lambda c: personal_data(c, player))
    games = [game async for page in _pages(server, player) for game in played(page, language)]
    return Export(
        player=player,
        name=data.name or texts.say("guest", language, n=guest_number(player)),
        language=data.language or language,
        exported=services.database.now(),
        devices=data.devices,
        games=games,
        records={game.table: f"/api/tables/{game.table}/record" for game in games},
        summary=kinds_of(await services.history.summary(player), language),
        skill=skills(await services.history.skill(player), language),
        unfinished=data.unfinished,
        chat=data.chat,
        muted=data.muted,
        pushes=data.pushes,
    )


async def _pages(server: TableServer, player: str) -> AsyncIterator[ResultPage]:
    """Read all results of a player, some at a time."""
    before = None
    while True:
        page = await server.services.history.page(player, WantedResults(SOME_GAMES, before))
        yield page
        if len(page.results) < SOME_GAMES:
            return
        before = Cursor(page.results[-1].ended, page.results[-1].table_id)
