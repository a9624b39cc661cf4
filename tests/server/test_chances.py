"""How likely a player wins against bots: by the latest five games against bots, and only where bots have ratings."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from bailey import games
from bailey.bots.elo import PlayedGame, chance, likeliest
from bailey.bots.strengths import strengths_of
from bailey.server.http.chances import LATEST, chances
from bailey.server.store.history import ResultPage

if TYPE_CHECKING:
    from server.browser import Browser

GAME = games.find("castle-combo")


def page(*played: tuple[list[str | None], bool]) -> ResultPage:
    """Games against bots of these strengths, and whether they were won."""
    results = [SimpleNamespace(table_id=f"t{i}", won=won) for i, (_, won) in enumerate(played)]
    seats = {f"t{i}": [SimpleNamespace(strength=one) for one in seats] for i, (seats, _) in enumerate(played)}
    return ResultPage(results, seats)  # type: ignore[arg-type]


def test_chances_follow_from_the_results_and_the_ratings() -> None:
    ratings = {strength: one.rating or 0.0 for strength, one in strengths_of(GAME).items()}
    found = chances(GAME, page(([None, "medium"], True), ([None, "hard", "easy"], False)))
    results = [PlayedGame([ratings["medium"]], won=True), PlayedGame([ratings["hard"], ratings["easy"]], won=False)]
    rating = likeliest(results, ratings["easy"])
    assert found.games == 2
    assert {one.strength: one.chance for one in found.bots} == {
        strength: pytest.approx(chance(rating, [one]), abs=0.001) for strength, one in ratings.items()
    }
    assert [one.chance for one in found.bots] == sorted((one.chance for one in found.bots), reverse=True)


def test_without_games_or_ratings_nothing_is_said() -> None:
    assert chances(GAME, page()).bots == []
    companion = games.find("burgundy-companion")
    assert chances(companion, page(([None, "medium"], True))).bots == []


def test_the_latest_games_against_bots_count(anna: Browser, ben: Browser) -> None:
    assert anna.get("/api/me/chances?game=castle-combo") == {"games": 0}
    for seed in range(LATEST + 1):
        anna.play_alone("novice", seed=seed)
    found = anna.get("/api/me/chances?game=castle-combo")
    assert found["games"] == LATEST
    assert [one["strength"] for one in found["bots"]] == ["novice", "easy", "medium", "hard", "master"]
    assert anna.get("/api/me/chances?game=burgundy-cards") == {"games": 0}
    assert ben.get("/api/me/chances?game=castle-combo") == {"games": 0}
    assert anna.refused("GET", "/api/me/chances?game=chess", 404) != ""
