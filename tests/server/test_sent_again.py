"""What is sent again is done once, and what one player does undoes nothing of another's."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from server.browser import Browser
from server.process import Server
from server.test_in_each_others_way import NEVER

from bailey.server.settings import Settings
from bailey.server.store.database import Database
from bailey.server.store.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from server.conftest import Visit
    from server.test_refusals import Seat


def said(seat: Seat) -> list[str]:
    return [message["line"]["text"] for message in seat.heard if message["type"] == "chat"]


def test_what_is_said_again_is_said_once(server: Server, visit: Visit) -> None:
    anna, ben = visit(server), visit(server)
    table = anna.new_table("me", "open")["table"]
    ben.sit(table)
    with anna.at(table) as one, ben.at(table) as two:
        for _ in range(2):
            assert one.ask("say", id="same", text="hello")["type"] == "done"
        assert two.ask("say", id="same", text="of another")["type"] == "done"
        assert one.ask("say", id="next", text="hello")["type"] == "done"
        one.ask("ping")
        two.ask("ping")
        assert said(one) == said(two) == ["hello", "of another", "hello"]
    with anna.at(table) as one:
        assert [line["text"] for line in one.until("table")["table"]["chat"]] == ["hello", "of another", "hello"]


def test_what_is_said_again_at_another_server_is_said_once(own_database: str, tmp_path: Path) -> None:
    other_home = tmp_path / "other"
    other_home.mkdir()
    with contextlib.ExitStack() as open_now:
        first, second = (open_now.enter_context(Server(home, own_database)) for home in (tmp_path, other_home))
        anna = open_now.enter_context(Browser(first.url))
        table = anna.new_table("me", "me")["table"]
        with anna.at(table) as seat:
            seat.ask("say", id="same", text="hello")
        anna.url = second.url
        with anna.at(table) as seat:
            assert seat.ask("say", id="same", text="hello")["type"] == "done"
        with anna.at(table) as seat:
            assert [line["text"] for line in seat.until("table")["table"]["chat"]] == ["hello"]


def test_what_is_said_at_several_servers_at_once_is_stored_once(own_database: str) -> None:
    async def say() -> list[Any]:
        async with contextlib.AsyncExitStack() as opened:
            stores = []
            for _ in range(4):
                database = Database(Settings(home=None, database_url=own_database).database)  # type: ignore[arg-type]
                opened.push_async_callback(database.close)
                await database.open()
                stores.append(Store(database))
            await make_table(stores[0].database)
            line = {"player": "anna", "seat": 0, "name": "Anna", "text": "hello", "at": 1.0, "command": "anna:same"}
            return [i for _ in range(5) for i in await asyncio.gather(*(store.say("ours", line) for store in stores))]

    told = asyncio.run(say())
    assert [i for i in told if i is not None] == [1]


async def make_table(database: Database) -> None:
    from bailey.server.store.new_games import NewGames
    from bailey.server.store.schema import SEATS, TABLES

    blank = {column.name: None if column.nullable else column.type.python_type() for column in TABLES.columns}
    seat = {column.name: None if column.nullable else column.type.python_type() for column in SEATS.columns}
    await NewGames(database).create({**blank, "id": "ours"}, [{**seat, "table_id": "ours"}], NEVER)


def test_a_link_to_another_device_leaves_those_of_other_seats(server: Server, visit: Visit) -> None:
    anna, ben = visit(server), visit(server)
    table = anna.new_table("me", "open")["table"]
    ben.sit(table)
    first = anna.post(f"/api/tables/{table}/seats/0/link")["path"].rpartition("/")[2]
    old = ben.post(f"/api/tables/{table}/seats/1/link")["path"].rpartition("/")[2]
    new = ben.post(f"/api/tables/{table}/seats/1/link")["path"].rpartition("/")[2]
    phone, tablet = visit(server), visit(server)
    assert phone.post("/api/move", token=first)["seats"][0]["mine"]
    assert tablet.refused("POST", "/api/move", 404, token=old) == "no-such-link"
    assert tablet.post("/api/move", token=new)["seats"][1]["mine"]
