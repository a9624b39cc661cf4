"""A game from an installed package is served and played as a built-in one, and harms no other when it is gone."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import example_package
import httpx
import pytest
from server.browser import Browser, seated
from server.process import Server
from websockets.exceptions import InvalidStatus

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow
GAME = example_package.NAME


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return example_package.install(tmp_path_factory.mktemp("package"))


def test_it_is_served_and_played_to_the_end(installed: Path, tmp_path: Path) -> None:
    with Server(tmp_path, PYTHONPATH=str(installed)) as server, Browser(server.url) as anna:
        [shown] = [game for game in anna.get("/api/games?language=de") if game["name"] == GAME]
        assert (shown["title"], shown["languages"]) == ("Alte Wege", ["en", "de"])
        book = anna.get(f"/api/games/{GAME}/book?language=de")
        assert book["cards"][0] == {
            "card": "bread",
            "name": "Brot",
            "sheet": ["Brot"],
            "data": {"id": "bread", "price": 1, "points": 1},
        }
        assert book["board"]["numbers"] == {"price": "Preis", "points": "Punkte"}
        assert [area["kind"] for area in book["board"]["table"]] == ["number", "pile", "row"]
        with seated(anna, bots=("novice",), game=GAME) as [seat]:
            ended = seat.play_to_end(random.Random(1))
        assert ended["over"]
        assert f"\ngame {GAME} 1\n" in anna.record(seat.id)


def test_when_the_package_is_gone_the_other_games_play_on(installed: Path, tmp_path: Path) -> None:
    with (
        Server(tmp_path, PYTHONPATH=str(installed)) as server,
        Browser(server.url) as anna,
        seated(anna, bots=("novice",), game=GAME) as [seat],
    ):
        table, cookies = seat.id, dict(anna.http.cookies)
    with Server(tmp_path) as server, Browser(server.url, cookies) as anna:
        assert GAME not in {game["name"] for game in anna.get("/api/games")}
        assert anna.refused("GET", f"/api/tables/{table}", 409) == "game-not-installed"
        with pytest.raises(InvalidStatus) as refused, anna.at(table):
            pass
        assert refused.value.response.status_code == httpx.codes.CONFLICT
        with seated(anna, bots=("novice",)) as [seat]:
            seat.wait_for_turn()
            seat.choose()
        assert server.failures().endswith(" 0.0")
    with (
        Server(tmp_path, PYTHONPATH=str(installed)) as server,
        Browser(server.url, cookies) as anna,
        anna.at(table) as seat,
    ):
        seat.wait_for_turn()
        seat.choose()


@pytest.mark.parametrize("fault", ["import numba_is_not_here\n", "GAME = 3\n"])
def test_a_broken_folder_is_named_at_the_start_and_the_server_serves(tmp_path: Path, fault: str) -> None:
    package = tmp_path / "sad_game"
    package.mkdir()
    (package / "game.py").write_text(fault)
    (package / "__init__.py").write_text("from .game import GAME\n")
    with Server(tmp_path, BAILEY_GAMES=str(package)) as server, Browser(server.url) as anna:
        assert "castle-combo" in {game["name"] for game in anna.get("/api/games")}
        assert server.log.read_text().count("game 'sad-game' (") == 1
