"""The tables of a page: whole games, what is refused, what stays when the page is gone."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from in_page.pages import PLAYER, Client, Kept, ask, new_table, opened

from bailey import games
from bailey.server.http.app import make_app

if TYPE_CHECKING:
    from pathlib import Path

GAMES = ("castle-combo", "burgundy-cards", "burgundy-board", "catan-cards")


async def play_on(client: Client, chance: random.Random, most: int = 1000) -> int:
    """Choose until the game is over, or so often; tells how often."""
    made = 0
    while made < most and await client.until_mine():
        _, said = await client.choose(chance)
        assert said["type"] == "frame", said
        made += 1
    return made


def test_a_game_is_played_to_its_end_replayed_proved_and_kept_among_what_was_played(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(Kept(), tmp_path) as page:
            table = await new_table(page, "castle-combo")
            client = Client(page, table["table"])
            await play_on(client, random.Random(1))
            assert client.update["over"]
            path = f"/api/tables/{table['table']}"
            replay, fairness = await ask(page, "GET", f"{path}/replay"), await ask(page, "GET", f"{path}/fairness")
            assert sum(row["kind"] == "choice" for row in replay["rows"]) > 18
            assert fairness["fair"], fairness
            record = await page.request("GET", f"{path}/record")
            assert record.media_type == "text/plain"
            assert (await ask(page, "POST", "/api/replay", {"record": record.body.decode()}))["rows"] == replay["rows"]
            [played] = (await ask(page, "GET", "/api/me/games"))["games"]
            assert played["table"] == table["table"]

    asyncio.run(run())


def test_the_last_choices_of_a_game_are_analysed_in_a_page_and_told_in_words(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(Kept(), tmp_path) as page:
            table = await new_table(page, "castle-combo")
            await play_on(Client(page, table["table"]), random.Random(5))
            asked = f"/api/tables/{table['table']}/analysis?last=2"
            found = await ask(page, "POST", asked, {})
            async with asyncio.timeout(60):
                while found["state"] not in ("done", "failed"):
                    await asyncio.sleep(0.05)
                    found = await ask(page, "GET", f"/api/analyses/{found['id']}")
            assert (found["state"], found["done"]) == ("done", 2), found
            words = await ask(page, "GET", f"/api/analyses/{found['id']}/words")
            assert len(words["rows"]) == 2

    asyncio.run(run())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_begins_and_goes_on_where_the_page_was_left(game: str, tmp_path: Path) -> None:
    kept, chance = Kept(), random.Random(2)

    async def begin() -> tuple[str, int]:
        async with opened(kept, tmp_path / "first") as page:
            table = await new_table(page, game)
            client = Client(page, table["table"])
            assert await play_on(client, chance, 3) == 3
            return table["table"], client.update.get("n", 0) or page.server.tables.known[table["table"]].stored.n

    async def go_on(table: str, n: int) -> None:
        async with opened(kept, tmp_path / "second") as page:
            [card] = (await ask(page, "GET", "/api/me"))["tables"]
            assert card["table"] == table
            client = Client(page, table)
            assert await play_on(client, chance, 2) == 2
            assert page.server.tables.known[table].stored.n > n

    asyncio.run(go_on(*asyncio.run(begin())))


class Lives:
    """A page that is dropped again and again, and what it acknowledged."""

    def __init__(self, home: Path) -> None:
        self.kept, self.home, self.chance = Kept(), home, random.Random(3)
        self.table, self.last, self.acknowledged = "", 0, 0

    async def live(self, number: int) -> None:
        """Choose a few times, and be dropped in the middle of a choice."""
        async with opened(self.kept, self.home / str(number)) as page:
            if not self.table:
                self.table, self.last = (await new_table(page, "castle-combo"))["table"], 0
            client = Client(page, self.table)
            goes_on = await client.until_mine()
            stored = page.server.tables.known[self.table].stored
            assert stored.n >= self.last, f"row {self.last} was acknowledged, the log ends with {stored.n}"
            for _ in range(self.chance.randint(0, 2)):
                if goes_on:
                    self.note(await client.choose(self.chance))
                    goes_on = await client.until_mine()
            if not goes_on:
                self.table = ""
                return
            choosing = asyncio.ensure_future(client.choose(self.chance))
            for _ in range(self.chance.randint(0, 8)):
                await asyncio.sleep(0)
            if choosing.done():
                self.note(choosing.result())
            choosing.cancel()

    def note(self, answered: tuple[int, dict[str, Any]]) -> None:
        """Note what was acknowledged."""
        self.last, self.acknowledged = answered[1]["update"]["n"], self.acknowledged + 1


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_played_goes_on_elsewhere_from_its_record(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        chance = random.Random(6)
        async with opened(Kept(), tmp_path / "one") as page:
            table = await new_table(page, game)
            client = Client(page, table["table"])
            await play_on(client, chance, 5)
            assert await client.until_mine()
            record = (await page.request("GET", f"/api/tables/{table['table']}/record")).body.decode()
            n, scores = client.update["n"], client.update["scores"]
        async with opened(Kept(), tmp_path / "two") as other:
            rows = (await ask(other, "POST", "/api/replay", {"record": record}))["rows"]
            assert rows[-1]["n"] == n
            table = await new_table(other, game, begin={"n": n, "record": record})
            client = Client(other, table["table"])
            assert await client.until_mine()
            assert client.update["scores"] == scores
            await play_on(client, chance, 2)

    asyncio.run(run())


@pytest.mark.parametrize("kills", [12, pytest.param(200, marks=pytest.mark.long)])
def test_what_was_acknowledged_is_there_after_the_page_was_dropped_at_any_moment(kills: int, tmp_path: Path) -> None:
    lives = Lives(tmp_path)
    for number in range(kills):
        asyncio.run(lives.live(number))
    assert lives.acknowledged > kills / 2


def test_what_cannot_be_kept_is_refused_and_the_game_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    async def run() -> None:
        kept, chance = Kept(), random.Random(4)
        async with opened(kept, tmp_path) as page:
            table = await new_table(page, "castle-combo")
            client = Client(page, table["table"])
            await client.until_mine()
            kept.full = True
            _, said = await client.choose(chance)
            assert (said["type"], said["fault"]["key"]) == ("refused", "failed")
            kept.full = False
            client = Client(page, table["table"])
            assert await play_on(client, chance, 4) == 4

    asyncio.run(run())


ASKED = [
    ("GET", "/api/games?language=de", None),
    ("GET", "/api/games/castle-combo/book", None),
    ("GET", "/api/games/castle-combo/locale/fr", None),
    ("GET", "/api/games/castle-combo/pad/2?language=en", None),
    ("GET", "/api/games/castle-combo/pad/99", None),
    ("GET", "/api/games/castle-combo/pad/two", None),
    ("GET", "/api/games/chess/book", None),
    ("GET", "/api/games/castle-combo/book?language=english", None),
    ("GET", "/api/tables/nothere/replay", None),
    ("GET", "/api/me/games?most=0", None),
    ("GET", "/api/me/games?most=5&rivals=people&game=castle-combo", None),
    ("GET", "/api/me/games?before=yesterday", None),
    ("GET", "/api/days/castle-combo?day=today", None),
    ("GET", "/api/days/castle-combo?day=2026-11-01", None),
    ("GET", "/api/tables/nothere/analysis?last=0", None),
    ("GET", "/api/tables/nothere/analysis?open_cards=perhaps", None),
    ("POST", "/api/games/castle-combo/score?language=fr", {"seats": []}),
    ("GET", "/api/puzzles", None),
    ("GET", "/api/nothing", None),
    ("POST", "/api/games", {}),
    ("POST", "/api/tables", {}),
    ("POST", "/api/tables", {"game": "castle-combo", "seats": "two"}),
    ("POST", "/api/verify", {"record": "nothing"}),
    ("DELETE", "/api/me/history", {"sure": False}),
]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_page_answers_as_a_server_does(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(Kept(), tmp_path) as page:
            object.__setattr__(page.server.settings, "names", frozenset({"localhost"}))
            carried = httpx.ASGITransport(make_app(page.server))  # type: ignore[arg-type] # what ASGI calls a mapping
            async with httpx.AsyncClient(transport=carried, base_url="http://localhost") as client:
                for method, target, body in ASKED:
                    here = await page.request(method, target, b"" if body is None else json.dumps(body).encode(), "en")
                    there = await client.request(method, target, json=body, headers={"accept-language": "en"})
                    assert (here.status, here.body) == (there.status_code, there.content), target
                    assert there.headers["content-type"].startswith(here.media_type)

    asyncio.run(run())


def test_bad_messages_of_a_page_are_refused_and_close_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(Kept(), tmp_path) as page:
            table = await new_table(page, "castle-combo")
            client = Client(page, table["table"])
            await client.until_mine()
            for text in ("", "{", "[]", '{"do": "choose"}', '{"do": "fly", "id": "1"}', '{"do": "ping", "id": 7}'):
                client.connection.take(text)
                while (said := await client.next())["type"] == "ahead":
                    pass
                assert said["type"] == "refused", text
            client.connection.take(json.dumps({"do": "ping", "id": "last"}))
            assert (await client.next())["done"] == "last"
            gone = Client(page, "nothere")
            await asyncio.wait_for(gone.closed.wait(), 10)

    asyncio.run(run())


def test_a_page_knows_the_games_and_the_player(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(Kept(), tmp_path) as page:
            await ask(page, "PATCH", "/api/me", {"name": "Anna", "language": "de"})
            me = await ask(page, "GET", "/api/me")
            assert (me["player"], me["name"], me["language"]) == (PLAYER, "Anna", "de")
            listed = await ask(page, "GET", "/api/games?language=de")
            assert {one["name"] for one in listed} == set(games.names())

    asyncio.run(run())
