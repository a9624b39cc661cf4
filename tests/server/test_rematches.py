"""Rematches keep a score: how often each has won, at people's tables and alone against bots."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from server.browser import Browser, play

if TYPE_CHECKING:
    from server.conftest import Visit
    from server.process import Server


def wins_by_name(table: Any) -> dict[str, int]:
    """Tell how often each has won, by their names at the table."""
    names = [*(seat["name"] for seat in table["seats"]), *table.get("printed", ())]
    return dict(zip(names, table["wins"], strict=True)) if "wins" in table else {}


def won_by(browser: Browser, table: str) -> list[str]:
    """Tell who won a game that is over."""
    result = browser.get(f"/api/tables/{table}/replay")
    return [result["names"][seat] for seat in result["result"]["winners"]]


def again(*browsers: Browser, table: str) -> str:
    """Let all people at a table want a rematch, and give their nonces; tells its table."""
    for browser in browsers:
        with browser.at(table) as seat:
            seat.ask("rematch")
    new = browsers[0].get(f"/api/tables/{table}")["rematch"]
    for browser in browsers:
        browser.give(browser.get(f"/api/tables/{new}"))
    return str(new)


def test_people_and_bots_keep_their_wins_as_the_seats_turn(server: Server, visit: Visit) -> None:
    people = [visit(server), visit(server)]
    for browser, name in zip(people, ("Anna", "Ben"), strict=True):
        browser.call(name)
    table = str(people[0].new_table("me", "open", "novice")["table"])
    people[1].sit(table)
    bot = people[0].get(f"/api/tables/{table}")["seats"][2]["name"]
    expected = {"Anna": 0, "Ben": 0, bot: 0}
    for seed in range(3):
        before = people[0].get(f"/api/tables/{table}")
        assert wins_by_name(before) == (expected if seed else {})
        with people[0].at(table) as one, people[1].at(table) as other:
            play(one, other, seed=seed)
        for name in won_by(people[0], table):
            expected[name] += 1
        if seed:
            assert wins_by_name(people[1].get(f"/api/tables/{table}")) == expected
        table = again(*people, table=table)
    assert sum(expected.values()) >= 3
    assert wins_by_name(people[0].get(f"/api/tables/{table}")) == expected


@pytest.mark.parametrize(("game", "seats"), [("castle-combo", ("me", "novice")), ("burgundy-cards", ("me",))])
def test_a_game_alone_is_set_up_again_after_another(anna: Browser, game: str, seats: Any) -> None:
    first = anna.play_alone(*seats[1:], game=game)
    second = anna.new_table(*seats, game=game, after=first)
    names = wins_by_name(second)
    seated = anna.get(f"/api/tables/{first}")["seats"]
    assert [seat["name"] for seat in second["seats"]] == [seat["name"] for seat in seated]
    assert [name for name, wins in names.items() if wins] == won_by(anna, first)
    with anna.at(second["table"]) as seat:
        seat.play_to_end(random.Random(2))
    wins = anna.get(f"/api/tables/{second['table']}")["wins"]
    assert sum(wins) == sum(names.values()) + len(won_by(anna, second["table"]))


def test_a_score_is_kept_only_after_the_same_game(anna: Browser, eve: Browser) -> None:
    running, over = anna.new_table("me", "novice")["table"], anna.play_alone("novice")
    me, novice, easy = {"who": "me"}, {"who": "bot", "strength": "novice"}, {"who": "bot", "strength": "easy"}
    combo, cards = "castle-combo", "burgundy-cards"
    for browser, game, seats, after in (
        (anna, combo, [me, novice], running),
        (eve, combo, [me, novice], over),
        (anna, combo, [me, easy], over),
        (anna, combo, [novice, me], over),
        (anna, combo, [me, novice, novice], over),
        (anna, cards, [me, novice], over),
    ):
        assert browser.refused("POST", "/api/tables", 400, game=game, seats=seats, after=after) == "refused"
    assert anna.refused("POST", "/api/tables", 404, game=combo, seats=[me, novice], after="nosuchtable") != ""
