"""Whole games over real sockets, on each kind of database."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from server.browser import Browser, play

from bailey import games
from bailey.bots.personas import NAMES
from bailey.core.records.log_text import read_log

if TYPE_CHECKING:
    from server.conftest import Visit
    from server.process import Server


def test_two_people_play_a_whole_game(server: Server, visit: Visit) -> None:
    anna, ben = visit(server), visit(server)
    table = anna.new_table("me", "open")
    assert table["state"] == "open"
    assert ben.sit(table["code"])["state"] == "playing"
    with anna.at(table["table"]) as first, ben.at(table["table"]) as second, anna.at(table["table"]) as other:
        play(first, second)
        assert first.now["view"] == {**second.now["view"], "viewer": 0}
        assert first.now["result"] == second.now["result"]
        assert first.now["scores"] == [
            r["score"] for r in sorted(first.now["result"]["ranking"], key=lambda r: r["seat"])
        ]
        while not other.now.get("over"):
            other.hear()
        assert other.now["digest"] == first.now["digest"]


@pytest.mark.slow
def test_who_is_here_and_who_has_gone_is_told(server: Server, visit: Visit) -> None:
    anna, ben = visit(server), visit(server)
    table = anna.new_table("me", "open")["table"]
    ben.sit(table)
    with anna.at(table) as first:
        first.until("table")
        with ben.at(table):
            while not first.table["seats"][1].get("connected"):
                first.hear()
            time.sleep(4)  # by then it has been noted that both are here
        while first.table["seats"][1].get("connected"):
            first.hear()
        assert first.table["seats"][0]["connected"]


def test_the_record_of_a_game_can_be_folded_and_was_fair(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "novice", "novice")
    with anna.at(table["table"]) as seat:
        assert anna.refused("GET", f"/api/tables/{table['table']}/record", 409) == "not-over"
        assert anna.refused("GET", f"/api/tables/{table['table']}/fairness", 409) == "not-over"
        assert anna.refused("GET", f"/api/tables/{table['table']}/replay", 409) == "not-over"
        end = seat.play_to_end(random.Random(2))
    record = anna.http.get(f"/api/tables/{table['table']}/record").text
    log = read_log(record, games.find)
    assert log.position.score() == end["scores"]
    assert log.start.fair is not None
    assert log.start.fair.commitment == table["commitment"]
    fairness = anna.get(f"/api/tables/{table['table']}/fairness")
    assert fairness["fair"]
    assert fairness["commitment"] == table["commitment"]
    assert anna.post("/api/verify", record=record) == fairness


def test_a_record_that_was_changed_is_refused_by_line(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "novice")
    with anna.at(table["table"]) as seat:
        seat.play_to_end(random.Random(3))
    record = anna.http.get(f"/api/tables/{table['table']}/record").text
    digest = record.split("·")[5].split()[0]
    bent = record.replace(digest, "0" * 12)
    answer = anna.http.post("/api/verify", json={"record": bent})
    assert answer.status_code == httpx.codes.BAD_REQUEST
    assert "row 5" in answer.json()["say"]
    secret = record.partition("secret=")[2][:64]
    other = record.replace(secret, secret[::-1])
    assert "not fair" in anna.http.post("/api/verify", json={"record": other}).json()["say"]


def test_a_replay_shows_every_row_and_ends_as_the_game_did(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "novice")
    with anna.at(table["table"]) as seat:
        end = seat.play_to_end(random.Random(4))
    replay = anna.get(f"/api/tables/{table['table']}/replay?language=en")
    assert replay["rows"][-1]["scores"] == end["scores"]
    assert replay["rows"][0]["kind"] == "setup"
    assert all(row["say"] for row in replay["rows"])
    assert replay["result"]["ranking"] == end["result"]["ranking"]
    record = anna.http.get(f"/api/tables/{table['table']}/record").text
    uploaded = anna.post("/api/replay?language=en", record=record)
    assert [row["view"] for row in uploaded["rows"]] == [row["view"] for row in replay["rows"]]
    assert uploaded["names"] == replay["names"]
    assert uploaded["names"][1] in NAMES["carefree"]
    assert uploaded["characters"] == replay["characters"] == ["", "carefree"]


def test_who_opens_a_file_that_is_no_record_is_told_so_in_their_language(server: Server, visit: Visit) -> None:
    answer = visit(server).http.post("/api/replay?language=de", json={"record": "a letter"}).json()
    assert answer["key"] == "no-record"
    assert answer["say"].startswith("Das ist keine Aufzeichnung")


def test_a_game_is_played_on_from_a_row_of_another(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "novice")
    with anna.at(table["table"]) as seat:
        seat.play_to_end(random.Random(5))
    replay = anna.get(f"/api/tables/{table['table']}/replay")
    row = replay["rows"][len(replay["rows"]) // 2]
    again = anna.new_table("me", "novice", begin={"table": table["table"], "n": row["n"]})
    assert again["practice"]
    with anna.at(again["table"]) as seat:
        seat.play_to_end(random.Random(6))
    assert not anna.get(f"/api/tables/{again['table']}/fairness")["fair"]
    here = {"table": table["table"], "n": row["n"]}
    for seats, begin in ((3, here), (2, {**here, "n": 9999})):
        asked = {"game": "castle-combo", "seats": [{"who": "me"}] * seats, "begin": begin}
        assert anna.refused("POST", "/api/tables", 400, **asked) == "refused"
    end = {**here, "n": replay["rows"][-1]["n"]}
    asked = {"game": "castle-combo", "seats": [{"who": "me"}] * 2, "begin": end}
    assert anna.refused("POST", "/api/tables", 409, **asked) == "over"


def test_pass_and_play_shows_whoever_is_on_turn(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.give(
        anna.post("/api/tables", game="castle-combo", seats=[{"who": "me", "name": "Zoë"}, {"who": "me", "name": "Li"}])
    )
    assert [seat["name"] for seat in table["seats"]] == ["Zoë", "Li"]
    with anna.at(table["table"], language="en") as seat:
        seen = set()
        seat.present()
        while not seat.now["over"]:
            assert seat.now["seat"] == seat.now["turn"]
            seen.add(seat.now["seat"])
            seat.choose()
        assert seen == {0, 1}


def test_sentences_come_in_the_language_that_was_asked_for(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("me", "novice")
    with anna.at(table["table"], language="en") as seat, anna.at(table["table"]) as program:
        while not seat.mine():
            seat.hear()
        assert seat.now["step"]["say"]
        assert all(choice["say"] for choice in seat.now["choices"])
        while not program.mine():
            program.hear()
        assert [c["number"] for c in program.now["choices"]] == [c["number"] for c in seat.now["choices"]]
        assert not any("say" in choice for choice in program.now["choices"])
        counted = seat.ask("count")
        assert all(line["say"] for lines in counted["counts"] for line in lines)


def test_who_never_gave_a_name_is_called_guest_in_the_language_of_the_browser(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.http.headers["Accept-Language"] = "fr-CH, de;q=0.8"
    table = anna.new_table("me", "easy")
    assert table["seats"][0]["name"].split()[0] == "Invité"
    assert table["seats"][1]["name"] in NAMES["hasty"]
    assert table["seats"][1]["character"] == "avide"
    assert anna.get("/api/me")["name"] == table["seats"][0]["name"]


def test_a_game_is_called_as_it_is_where_the_language_is_spoken(server: Server, visit: Visit) -> None:
    anna = visit(server)
    anna.http.headers["Accept-Language"] = "de"
    called = "Die Burgen von Burgund: Das Kartenspiel"
    table = anna.http.post("/api/tables", json={"game": "burgundy-cards", "seats": [{"who": "me"}]}).json()
    assert table["title"] == called
    assert [card["title"] for card in anna.get("/api/me")["tables"]] == [called]
    assert called in {game["title"] for game in anna.http.get("/api/games?language=de").json()}
    assert anna.http.get("/api/games/burgundy-cards/book?language=de").json()["title"] == called


def test_a_spectator_looks_on_and_can_do_nothing(server: Server, visit: Visit) -> None:
    anna, eve = visit(server), visit(server)
    table = anna.new_table("me", "novice")
    with anna.at(table["table"]) as seat, eve.at(table["code"]) as looking:
        assert looking.present()["seat"] is None
        assert "choices" not in looking.now
        while not seat.mine():
            seat.hear()
        for do, fields in {
            "choose": {"n": seat.now["n"], "number": seat.now["choices"][0]["number"]},
            "undo": {"n": seat.now["n"]},
            "take_back": {"n": seat.now["n"]},
            "resign": {},
            "let_bot": {},
            "return": {},
            "hint": {"n": seat.now["n"]},
        }.items():
            assert looking.ask(do, **fields)["fault"]["key"] == "no-seat"
        seat.choose()
        assert looking.until("frame")["update"]["n"] == seat.now["n"]


def test_bots_play_each_other_and_somebody_watches(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = anna.new_table("novice", "easy", "novice")
    with anna.at(table["table"]) as looking:
        assert looking.present()["n"] == 1, "they waited for somebody to look on"
        end = looking.play_to_end(random.Random(0))
    assert end["seat"] is None
    assert len(end["result"]["ranking"]) == 3


def test_rematch_begins_when_all_people_want_it(server: Server, visit: Visit) -> None:
    anna, ben = visit(server), visit(server)
    table = anna.new_table("me", "open", "novice")
    ben.sit(table["table"])
    with anna.at(table["table"]) as first, ben.at(table["table"]) as second:
        assert first.ask("rematch")["fault"]["key"] == "not-over"
        play(first, second)
        assert first.ask("rematch")["type"] == "done"
        assert second.ask("rematch")["type"] == "done"
        while "rematch" not in second.table:
            second.hear()
        again: dict[str, Any] = ben.get(f"/api/tables/{second.table['rematch']}")
    assert again["state"] == "open"
    assert anna.give(again)["state"] == "open"
    assert ben.give(again)["state"] == "playing"
    assert again["commitment"] != table["commitment"]
    assert {seat["name"] for seat in again["seats"]} == {seat["name"] for seat in second.table["seats"]}


def test_chat_is_told_to_all_but_those_who_muted_it(server: Server, visit: Visit) -> None:
    anna, ben, eve = visit(server), visit(server), visit(server)
    table = anna.new_table("me", "open")
    with anna.at(table["table"]) as first, ben.at(table["table"]) as second, eve.at(table["table"]) as third:
        assert third.ask("mute", player=anna.me["player"])["type"] == "done"
        assert first.ask("say", text="  good \x07 luck  ")["type"] == "done"
        assert second.until("chat")["line"]["text"] == "good luck"
        assert second.ask("say", text="you too")["type"] == "done"
        assert third.until("chat")["line"]["text"] == "you too"
        assert not any(m["type"] == "chat" and m["line"]["player"] == anna.me["player"] for m in third.heard)
        assert first.ask("say", text="\x00")["fault"]["key"] == "malformed"
    assert [line["text"] for line in eve.get(f"/api/tables/{table['table']}")["chat"]] == ["good luck", "you too"]
    with eve.at(table["table"]) as again:
        while "muted" not in again.table:
            again.hear()
        assert again.table["muted"] == [anna.me["player"]]
        assert [line["text"] for line in again.table["chat"]] == ["you too"]


def test_reconnecting_shows_the_present_and_what_happened_since(server: Server, visit: Visit) -> None:
    anna, ben = visit(server), visit(server)
    table = anna.new_table("me", "open")
    ben.sit(table["table"])
    chance = random.Random(8)
    with anna.at(table["table"]) as first, ben.at(table["table"]) as second:
        for seat in (first, second):
            seat.present()
        for _ in range(10):
            mover = first if first.now["turn"] == 0 else second
            while not mover.mine():
                mover.hear()
            mover.choose(chance.choice(mover.now["choices"])["number"])
            for seat in (first, second):
                while seat.now["n"] < mover.now["n"]:
                    seat.hear()
        told = {row["n"]: row for m in second.heard if m["type"] == "frame" for row in m["update"].get("news", [])}
        middle = first.now["n"] - 4
        with ben.at(table["table"], since=middle) as again:
            now = again.present()
            assert {k: v for k, v in now.items() if k != "news"} == {k: v for k, v in second.now.items() if k != "news"}
            assert now["news"] == [told[n] for n in range(middle + 1, now["n"] + 1)]
        with ben.at(table["table"]) as again:
            assert again.present()["whole"]
            assert [row["n"] for row in again.now["news"]] == list(range(1, again.now["n"] + 1))


def test_the_shelf_and_the_books(server: Server, visit: Visit) -> None:
    anna = visit(server)
    shelf = {game["name"]: game for game in anna.get("/api/games")}
    assert shelf["castle-combo"]["players"] == [2, 3, 4, 5]
    assert [bot["spec"] for bot in shelf["castle-combo"]["bots"]] == ["random", "greedy", "search:500", "search:4000"]
    book = anna.get("/api/games/castle-combo/book")
    assert len(book["cards"]) == 78
    assert all(card["name"] and card["sheet"] and card["data"]["id"] == card["card"] for card in book["cards"])
    assert book["rules"]
    assert book["legend"]
    text = anna.http.get("/api/games/castle-combo/locale/en").text
    assert "card-baron =" in text
    assert "fault-stale =" in text


def test_a_physical_game_is_scored(server: Server, visit: Visit) -> None:
    anna = visit(server)
    sheet = anna.get("/api/games/castle-combo/pad/2")
    assert [(ask["name"], ask.get("wide", 0)) for ask in sheet["pages"][1]["asks"]][-3:] == [
        ("cell-8", 3),
        ("gold", 0),
        ("keys", 0),
    ]
    players = [{"keys": 3, "cell-0": {"card": "baron"}}, {}]
    scored = anna.post("/api/games/castle-combo/score", seats=2, players=players)
    assert scored["scores"] == [sum(line["points"] for line in lines) for lines in scored["counts"]]
    assert scored["scores"][1] == 0
    alone = anna.post("/api/games/castle-combo/score", seats=1, players=players[:1])
    assert alone["scores"] == scored["scores"][:1]


def test_a_pad_depends_on_an_option(server: Server, visit: Visit) -> None:
    """The theme set of the Catan Card Game: a sheet says of which it is, and the score is counted with it."""
    anna = visit(server)
    base, wizards = (anna.get(f"/api/games/catan-cards/pad/2{more}") for more in ("", "?value=5"))
    assert (base.get("value", 0), wizards["value"]) == (0, 5)
    assert wizards["option"]["title"] == "Theme set"
    assert [value["value"] for value in wizards["option"]["values"]] == [0, 1, 2, 3, 4, 5]
    asked = [{ask["name"]: ask["group"] for ask in sheet["pages"][0]["asks"]} for sheet in (base, wizards)]
    assert asked[1]["citadels"] == "The row"
    assert "citadels" not in asked[0]
    players = [{"citadels": 2, "served": 1}, {"settlements": 2}]
    assert anna.post("/api/games/catan-cards/score", seats=2, players=players, value=5)["scores"] == [3, 2]
    for value, said in ((0, "players[0].citadels: is not asked for"), (6, "value: must be one of 0, 1, 2, 3, 4, 5")):
        filled = {"seats": 2, "players": players, "value": value}
        refused = anna.http.post("/api/games/catan-cards/score", json=filled)
        assert refused.status_code == httpx.codes.BAD_REQUEST
        assert said in refused.json()["say"]
    unknown = anna.http.get("/api/games/castle-combo/pad/2?value=1")
    assert "value: leave it out for this game" in unknown.json()["say"]


@pytest.mark.parametrize(
    ("seats", "players", "said"),
    [
        (6, [{}], "seats: must be from 1 to 5"),
        (2, [{}], "players: 2 score here, not 1"),
        (1, [{"silver": 1}], "players[0].silver: is not asked for"),
        (1, [{"cell-3": 4}], "players[0].cell-3: must be a card"),
        (1, [{"keys": {"card": "baron"}}], "players[0].keys: must be a number"),
        (1, [{"keys": 1000}], "Player 1, keys (0-999): That is no number from 0 to 999."),
        (1, [{"cell-0": {"card": "bicycle"}}], "Player 1, top left: No card is called bicycle."),
        (1, [{"cell-0": {"card": "baron", "stored": 1}}], "Player 1, top left: Baron holds no gold."),
        (1, [{"cell-0": {"stored": 1}}], "Player 1, top left: Only a face-up card can hold anything."),
        (1, [{"cell-0": {"card": "queen-mother", "face_down": True, "stored": 1}}], "Only a face-up card"),
        (
            2,
            [{"cell-0": {"card": "baron"}}, {"cell-1": {"card": "baron"}}],
            "Player 2, top centre: Baron was already entered",
        ),
        (1, [{"cell-0": {"card": "baron"}, "cell-8": {"face_down": True}}], "every card must lie beside another"),
    ],
)
def test_a_pad_filled_in_wrong_is_refused(
    server: Server, visit: Visit, seats: int, players: list[dict[str, object]], said: str
) -> None:
    anna = visit(server)
    refused = anna.http.post("/api/games/castle-combo/score", json={"seats": seats, "players": players})
    assert refused.status_code == httpx.codes.BAD_REQUEST
    assert said in refused.json()["say"]


def test_figures_and_health(server: Server, visit: Visit) -> None:
    anna = visit(server)
    assert anna.get("/health")["ok"]
    assert "bailey_rows_total" in server.figures()
    assert anna.http.get("/metrics", headers={"x-forwarded-for": "1.2.3.4"}).status_code == httpx.codes.NOT_FOUND


def test_browsers_are_no_secret_to_each_other_but_their_cookies_are(server: Server, visit: Visit) -> None:
    anna = visit(server)
    cookie = anna.http.cookies["bailey"]
    table = anna.new_table("me", "novice")
    with Browser(server.url) as eve:
        for forged in (
            anna.me["player"],
            f"{anna.me['player']}.{'0' * 40}",
            f"{eve.me['player']}.{cookie.partition('.')[2]}",
            "é.1",
        ):
            answer = httpx.get(
                f"{server.url}/api/tables/{table['table']}", headers={"cookie": f"bailey={forged}".encode()}
            )
            assert not any(seat.get("mine") for seat in answer.json()["seats"])
            assert "bailey=" in answer.headers["set-cookie"]
            assert "HttpOnly" in answer.headers["set-cookie"]
