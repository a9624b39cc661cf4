"""Routes: what this player has played, as pages, as a summary, as one file, and its deletion."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta

from bailey.server.errors import Refusal, validation_error
from bailey.server.http import chances, export, mistakes, played, record_responses
from bailey.server.http.parameters import GameName, Word
from bailey.server.http.requests import ApiRequest, address_of, language_of, player_of, server_of
from bailey.server.http.routes import delete, get
from bailey.server.messages.analyses import CommonMistakes, Skills
from bailey.server.messages.games import Chances
from bailey.server.messages.history import Earlier, Export, Forget, History, Holdings, PlayedPage
from bailey.server.messages.puzzles import OwnPuzzles
from bailey.server.store.history import WantedResults
from bailey.server.table.creating import find_game

#: So many games are on one page at most.
MOST_GAMES = 100
Most = Annotated[int, Meta(ge=1, le=MOST_GAMES, description="How many games are wanted.")]
Before = Annotated[str | None, Meta(max_length=80, pattern=r"^[0-9.]{1,24}-[a-z0-9]{1,40}$")]
MaybeGame = Annotated[str | None, Meta(min_length=1, max_length=80, description="As in castle-combo.")]
Rivals = Annotated[str | None, Meta(max_length=60, description="As in `bot hard`.")]


@get("/api/me/games")
async def my_games(
    request: ApiRequest,
    most: Most = 20,
    before: Before = None,
    game: MaybeGame = None,
    rivals: Rivals = None,
) -> PlayedPage:
    """List this player's games that are over, the latest first."""
    wanted = WantedResults(most, played.read_cursor(before) if before else None, game, rivals)
    page = await server_of(request).services.history.page(player_of(request), wanted)
    return played.played_page(page, most, await language_of(request))


@get("/api/me/games/{table:str}/earlier")
async def my_earlier_games(request: ApiRequest, table: Word) -> Earlier:
    """Tell how the games that this player had finished before one of the same kind went."""
    found = await server_of(request).services.history.earlier(player_of(request), table)
    return Earlier(games=found.games, best=found.best)


@get("/api/me/history")
async def my_history(request: ApiRequest) -> History:
    """Tell how this player's games went, by game and rivals."""
    _allow(request)
    summary = await server_of(request).services.history.summary(player_of(request))
    language = await language_of(request)
    return History(kinds=played.kinds_of(summary, language), form=played.form_of(summary, language))


@get("/api/me/skill")
async def my_skill(request: ApiRequest) -> Skills:
    """Tell what analyses found of this player's choices and luck, game by game."""
    _allow(request)
    rows = await server_of(request).services.history.skill(player_of(request))
    return Skills(games=played.skills(rows, await language_of(request)))


@get("/api/me/mistakes")
async def my_mistakes(request: ApiRequest) -> CommonMistakes:
    """Tell with which kinds of choices this player gave away most, by the latest analyses."""
    _allow(request)
    judged = await server_of(request).services.history.judged(player_of(request))
    language = await language_of(request)
    return CommonMistakes(games=await asyncio.to_thread(mistakes.common_mistakes, judged, language))


@get("/api/me/puzzles")
async def my_puzzles(request: ApiRequest) -> list[OwnPuzzles]:
    """List the moments at which this player gave much away, by the latest analyses, to choose again."""
    _allow(request)
    judged = await server_of(request).services.history.judged(player_of(request))
    return await asyncio.to_thread(mistakes.own_puzzles, judged, await language_of(request))


@get("/api/me/chances")
async def my_chances(request: ApiRequest, game: GameName) -> Chances:
    """Tell how likely this player wins against the bots of a game, by the latest games against bots."""
    found = find_game(game)
    server_of(request).services.bots.warmed(found)  # who asks is about to need them
    wanted = WantedResults(chances.LATEST, game=game, bots=True)
    page = await server_of(request).services.history.page(player_of(request), wanted)
    return chances.chances(found, page)


@get("/api/me/holdings")
async def my_holdings(request: ApiRequest) -> Holdings:
    """Tell how much would be deleted."""
    _allow(request)
    found = await server_of(request).services.forgetting.holdings(player_of(request))
    return Holdings(**found._asdict())


@get("/api/me/export")
async def my_export(request: ApiRequest) -> Export:
    """Return all that is kept of this player, as a file."""
    _allow(request)
    made = await export.export(server_of(request), player_of(request), await language_of(request))
    answer: Export = record_responses.as_file(made, "bailey-export.json")
    return answer


@delete("/api/me/history")
async def forget(request: ApiRequest, data: Forget) -> Holdings:
    """Delete all that this player has played; tell how much it was."""
    if not data.sure:
        raise validation_error("sure", "value", value="false")
    _allow(request)
    services, player = server_of(request).services, player_of(request)
    found = await services.forgetting.holdings(player)
    async for batch in services.forgetting.forget(player):
        await server_of(request).tables.forget_player(batch.deleted, batch.renamed)
    return Holdings(**found._asdict())


def _allow(request: ApiRequest) -> None:
    """Refuse an address that asks for much work too often."""
    if not server_of(request).services.budgets.profiles.allows(address_of(request)):
        raise Refusal("too-fast")


ROUTES = [
    my_games,
    my_earlier_games,
    my_history,
    my_skill,
    my_mistakes,
    my_puzzles,
    my_chances,
    my_holdings,
    my_export,
    forget,
]
