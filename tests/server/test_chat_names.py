"""In the chat nobody passes for a player: who looks on is marked, and who sits is called as the table calls them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from server.conftest import Visit
    from server.process import Server


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Anna (looking on)"), ("de", "Anna (schaut zu)"), ("fr", "Anna (regarde)")]
)
def test_a_spectator_with_a_players_name_is_marked(any_server: Server, visit: Visit, language: str, name: str) -> None:
    anna, eve = visit(any_server), visit(any_server)
    for browser in (anna, eve):
        browser.http.patch("/api/me", json={"name": "Anna"}).raise_for_status()
    table = anna.new_table("me", "me")["table"]
    with anna.at(table, language=language) as seat, eve.at(table) as spectator:
        spectator.ask("say", text="I resign")
        assert seat.until("chat")["line"]["name"] == name
        assert seat.heard[-1]["line"].get("seat") is None
    with anna.at(table, language=language) as seat:
        assert [line["name"] for line in seat.until("table")["table"]["chat"]] == [name]


def test_a_player_cannot_take_another_name_in_the_middle_of_a_game(any_server: Server, visit: Visit) -> None:
    anna, ben = visit(any_server), visit(any_server)
    anna.http.patch("/api/me", json={"name": "Anna"}).raise_for_status()
    table = anna.new_table("me", "open")["table"]
    ben.sit(table, name="Ben")
    ben.http.patch("/api/me", json={"name": "Anna"}).raise_for_status()
    with ben.at(table) as seat:
        seat.ask("say", text="hello")
        [line] = [message["line"] for message in seat.heard if message["type"] == "chat"]
        assert (line["name"], line["seat"]) == ("Ben", 1)


def test_two_of_one_name_are_told_apart(any_server: Server, visit: Visit) -> None:
    anna, other = visit(any_server), visit(any_server)
    for browser in (anna, other):
        browser.http.patch("/api/me", json={"name": "Anna"}).raise_for_status()
    table = anna.new_table("me", "open")["table"]
    other.sit(table)
    with other.at(table) as seat:
        seat.ask("say", text="hello")
        [line] = [message["line"] for message in seat.heard if message["type"] == "chat"]
        assert line["name"] == "Anna (2)"
