"""A table of which what is stored is damaged: it is refused in words, its page is shown, and all others go on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import httpx
import pytest
from server.browser import Browser
from server.process import Server
from websockets.exceptions import InvalidStatus

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DAMAGES = {
    "a row of the log": "UPDATE log SET body = 'nonsense' WHERE n = 2 AND table_id = ?",
    "the digest of a row": "UPDATE log SET digest = 'nonsense' WHERE n = 2 AND table_id = ?",
    "a row that is missing": "DELETE FROM log WHERE n = 2 AND table_id = ?",
    "the clocks": "UPDATE latest SET clock = '{' WHERE table_id = ?",
    "who plays": "UPDATE tables SET seated = '[1' WHERE id = ?",
    "the nonces": "UPDATE tables SET nonces = 'null' WHERE id = ?",
    "the secret": "UPDATE tables SET secret = 'none' WHERE id = ?",
    "the options": "UPDATE tables SET options = '[]]' WHERE id = ?",
    "the game": "UPDATE tables SET game = 'no game' WHERE id = ?",
}
#: What is stored of the latest position is read when the rules are newer than the table.
OLDER = "UPDATE tables SET version = 0 WHERE id = ?"
OF_THE_POSITION = {
    "the numbers": "UPDATE latest SET numbers = x'00' WHERE table_id = ?",
    "no numbers": "UPDATE latest SET numbers = NULL WHERE table_id = ?",
    "the layout": "UPDATE latest SET layout = 'nonsense' WHERE table_id = ?",
    "a position as JSON": "UPDATE latest SET position = '{' WHERE table_id = ?",
    "a position that is none": "UPDATE latest SET position = '[3]' WHERE table_id = ?",
}


class Tables:
    """A server after some tables of its database were damaged, and one was not."""

    def __init__(self, server: Server, anna: Browser, damaged: dict[str, str], well: str) -> None:
        self.server, self.anna, self.damaged, self.well = server, anna, damaged, well


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    home = tmp_path_factory.mktemp("home")
    with Server(home) as server, Browser(server.url) as anna:
        made = {what: _played(anna) for what in [*DAMAGES, *OF_THE_POSITION, ""]}
        well = made.pop("")
        server.stop()
        _damage(home, made)
        server.start()
        yield Tables(server, anna, made, well)


def _played(anna: Browser) -> str:
    table: str = anna.new_table("me", "me", clock={"base": 600})["table"]
    with anna.at(table) as seat:
        seat.present()
        for _ in range(3):
            seat.choose()
    return table


def _damage(home: Path, made: dict[str, str]) -> None:
    with closing(sqlite3.connect(home / "tables.sqlite3")) as connection, connection:
        for what, table in made.items():
            connection.execute({**DAMAGES, **OF_THE_POSITION}[what], (table,))
            if what in OF_THE_POSITION:
                connection.execute(OLDER, (table,))


@pytest.mark.slow
@pytest.mark.parametrize("what", [*DAMAGES, *OF_THE_POSITION])
def test_a_damaged_table_is_refused_in_words_and_its_page_is_shown(tables: Tables, what: str) -> None:
    anna, table = tables.anna, tables.damaged[what]
    page = anna.http.get(f"/t/{table}")
    assert (page.status_code, page.headers["content-type"]) == (httpx.codes.OK, "text/html; charset=utf-8")
    assert "link" not in page.headers
    told = anna.http.get(f"/api/tables/{table}")
    assert (told.status_code, told.json()["key"]) == (500, "unreadable")
    assert "damaged" in told.json()["say"]
    with pytest.raises(InvalidStatus) as refused, anna.at(table):
        pass
    assert refused.value.response.status_code == httpx.codes.INTERNAL_SERVER_ERROR
    assert json.loads(refused.value.response.body or b"{}")["key"] == "unreadable"


@pytest.mark.slow
def test_beside_damaged_tables_all_others_go_on(tables: Tables) -> None:
    anna = tables.anna
    for table in tables.damaged.values():
        anna.http.get(f"/api/tables/{table}")
    assert [card["table"] for card in anna.get("/api/me")["tables"]] == [tables.well]
    with anna.at(tables.well) as seat:
        n = seat.present()["n"]
        assert seat.choose()["update"]["n"] == n + 1
    assert anna.new_table("me", "me")["state"] == "playing"
    assert tables.server.log.read_text().count("a table cannot be read") >= len(tables.damaged)
