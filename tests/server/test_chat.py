"""In the chat nobody passes for a player, and what is sent again is said once."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import pytest
from server.browser import Browser, seated
from server.conftest import on_each_database, open_database
from server.test_writes import set_table

from bailey.server.store.store import Store

if TYPE_CHECKING:
    from server.browser import Seat
    from server.conftest import Visit
    from server.process import Server


def test_a_spectator_with_a_players_name_is_marked(anna: Browser, eve: Browser) -> None:
    for browser in (anna, eve):
        browser.call("Anna")
    marked = {"en": "Anna (looking on)", "de": "Anna (schaut zu)", "fr": "Anna (regarde)"}
    with contextlib.ExitStack() as opened, seated(anna, bots=("me",)) as (player,), eve.at(player.id) as spectator:
        seats = {language: opened.enter_context(anna.at(player.id, language=language)) for language in marked}
        spectator.ask("say", text="I resign")
        for language, seat in seats.items():
            line = seat.until("chat")["line"]
            assert (line["name"], line.get("seat")) == (marked[language], None)
            with anna.at(player.id, language=language) as again:
                assert [line["name"] for line in again.until("table")["table"]["chat"]] == [marked[language]]


@pytest.mark.parametrize(("seated_as", "name"), [({"name": "Ben"}, "Ben"), ({}, "Anna (2)")], ids=["later", "before"])
def test_who_takes_the_name_of_another_is_told_apart(
    anna: Browser, ben: Browser, seated_as: dict[str, str], name: str
) -> None:
    """Not even in the middle of a game."""
    anna.call("Anna")
    table = anna.new_table("me", "open")["table"]
    if not seated_as:
        ben.call("Anna")
    ben.sit(table, **seated_as)
    ben.call("Anna")
    with ben.at(table) as seat:
        seat.ask("say", text="hello")
        [line] = [message["line"] for message in seat.heard if message["type"] == "chat"]
        assert (line["name"], line["seat"]) == (name, 1)


def said(seat: Seat) -> list[str]:
    return [message["line"]["text"] for message in seat.heard if message["type"] == "chat"]


def test_what_is_said_again_is_said_once(anna: Browser, ben: Browser) -> None:
    with seated(anna, ben) as (one, two):
        for _ in range(2):
            assert one.ask("say", id="same", text="hello")["type"] == "done"
        assert two.ask("say", id="same", text="of another")["type"] == "done"
        assert one.ask("say", id="next", text="hello")["type"] == "done"
        one.ask("ping")
        two.ask("ping")
        assert said(one) == said(two) == ["hello", "of another", "hello"]
    assert lines(anna, one.id) == ["hello", "of another", "hello"]


def lines(browser: Browser, table: str) -> list[str]:
    """What was said, as somebody is told who comes."""
    with browser.at(table) as seat:
        return [line["text"] for line in seat.until("table")["table"]["chat"]]


async def test_what_is_said_at_several_servers_at_once_is_stored_once(own_database: str) -> None:
    async with contextlib.AsyncExitStack() as opened:
        stores = [Store(await opened.enter_async_context(open_database(own_database))) for _ in range(4)]
        await set_table(stores[0].database)
        line = {"player": "anna", "seat": 0, "name": "Anna", "text": "hello", "at": 1.0, "command": "anna:same"}
        told = [i for _ in range(5) for i in await asyncio.gather(*(store.say("ours", line) for store in stores))]
    assert [i for i in told if i is not None] == [1]


@on_each_database
def test_a_link_to_another_device_leaves_those_of_other_seats(
    server: Server, visit: Visit, anna: Browser, ben: Browser
) -> None:
    with seated(anna, ben) as (seat, _):
        asked = ((anna, 0), (ben, 1), (ben, 1))
        links = [who.post(f"/api/tables/{seat.id}/seats/{place}/link")["path"] for who, place in asked]
    first, old, new = (link.rpartition("/")[2] for link in links)
    phone, tablet = visit(server), visit(server)
    assert phone.post("/api/move", token=first)["seats"][0]["mine"]
    assert tablet.refused("POST", "/api/move", 404, token=old) == "no-such-link"
    assert tablet.post("/api/move", token=new)["seats"][1]["mine"]
