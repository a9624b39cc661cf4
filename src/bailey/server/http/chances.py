"""How likely a player wins against bots, by their latest games against bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.bots.elo import PlayedGame, chance, likeliest
from bailey.bots.strengths import strengths_of
from bailey.server.messages.games import BotChance, Chances

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.bots.strengths import Strength
    from bailey.core.play.game import Game
    from bailey.server.store.history import ResultPage

#: So many games are gone by.
LATEST = 5
#: Who has not played is taken to be about as strong as this.
USUAL: Strength = "easy"


def chances(game: Game, page: ResultPage) -> Chances:
    """Return the chances against each strength by the games of a page."""
    ratings = {strength: one.rating for strength, one in strengths_of(game).items() if one.rating is not None}
    results = [
        PlayedGame(_rivals(page, row.table_id, ratings), row.won)
        for row in page.results
        if all(seat.strength in ratings for seat in page.seats[row.table_id] if seat.strength)
    ]
    if not results:
        return Chances(games=0)
    rating = likeliest(results, ratings[USUAL])
    bots = [BotChance(strength=one, chance=round(chance(rating, [ratings[one]]), 3)) for one in ratings]
    return Chances(games=len(results), bots=bots)


def _rivals(page: ResultPage, table: str, ratings: Mapping[Strength, float]) -> list[float]:
    return [ratings[seat.strength] for seat in page.seats[table] if seat.strength]
