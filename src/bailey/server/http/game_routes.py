"""Routes: the games, their rules and cards, and their score pads."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bailey import games
from bailey.server import texts
from bailey.server.errors import Refusal
from bailey.server.http import game_info
from bailey.server.http.parameters import GameName, Language
from bailey.server.http.requests import ApiRequest, server_of
from bailey.server.http.routes import get, post
from bailey.server.messages.games import GameBook, GameInfo
from bailey.server.messages.pads import FilledPad, PadSheet, Scored
from bailey.server.table.creating import find_game


@get("/api/games")
async def list_games(request: ApiRequest, language: Language = "en") -> list[GameInfo]:
    """List the games."""
    thinkers = server_of(request).services.bots
    return [game_info.info(games.find(name), thinkers, language) for name in games.names()]


@get("/api/games/{game:str}/book")
async def book(game: GameName, language: Language = "en") -> GameBook:
    """Return the rules, the legend and the cards of a game."""
    return game_info.book(find_game(game), language)


@get("/api/games/{game:str}/locale/{language:str}", media_type="text/plain")
async def locale(game: GameName, language: Language) -> str:
    """Return the Fluent catalogue of a game."""
    text = texts.locale_text(find_game(game), language)
    if text is None:
        raise Refusal("no-such-language")
    return text


@get("/api/games/{game:str}/pad/{seats:int}")
async def pad(
    game: GameName,
    seats: Annotated[int, Meta(ge=1, le=16)],
    value: int | None = None,
    language: Language = "en",
) -> PadSheet:
    """Return the score pad of a physical game for so many players, and a value of the option on which it depends."""
    return game_info.pad(find_game(game), seats, value, language)


@post("/api/games/{game:str}/score")
async def score(game: GameName, data: FilledPad, language: Language = "en") -> Scored:
    """Count what was entered in a score pad."""
    return game_info.scored(find_game(game), data, language)


ROUTES = [list_games, book, locale, pad, score]
