"""The rules of a game are compiled as soon as somebody means to play it against bots, and not before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from server.conftest import begin_table, open_application, open_server

from bailey.server.bots import thinking

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.core import Game

#: The framework has a word for its own next version.
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games whose compilation was begun; none is ever finished."""
    found: list[str] = []

    class Never:
        failed = False

        def __init__(self, game: Game, program: str = "") -> None:
            del program
            found.append(game.name)

        def ready(self) -> bool:
            return False

        def stop(self) -> None:
            """Nothing runs."""

    monkeypatch.setattr(thinking, "BackgroundCompiler", Never)
    monkeypatch.setattr(thinking.numba_mode, "available", lambda: True)
    return found


async def test_a_table_with_bots_begins_it_while_a_person_is_on_turn(tmp_path: Path, begun: list[str]) -> None:
    async with open_server(tmp_path) as server:
        server.services.bots.compiles = True
        await begin_table(server)
        assert begun == [], "two people need no bot"
        await begin_table(server, "novice")
        assert begun == ["castle-combo"]
        await begin_table(server, "novice")
        assert begun == ["castle-combo"], "once for all tables"


async def test_who_asks_for_chances_is_about_to_need_it(tmp_path: Path, begun: list[str]) -> None:
    async with open_application(tmp_path) as (server, client):
        server.services.bots.compiles = True
        assert (await client.get("/api/games")).status_code == 200
        assert begun == []
        assert (await client.get("/api/me/chances?game=catan-cards")).status_code == 200
        assert begun == ["catan-cards"]
