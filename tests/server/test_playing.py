"""Whole games over real sockets, on each kind of database."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
import pytest
from server.browser import Browser, play, seated
from server.conftest import on_each_database

from bailey import games
from bailey.bots.personas import NAMES
from bailey.bots.strengths import strengths_of
from bailey.core.records.log_text import read_log

if TYPE_CHECKING:
    from collections.abc import Iterator

    from server.process import Server


@on_each_database
def test_two_people_play_a_whole_game_and_a_rematch_that_takes_nonces_when_its_commitment_is_known(
    anna: Browser, ben: Browser
) -> None:
    table = anna.new_table("me", "open", "novice")
    assert table["state"] == "open"
    assert ben.sit(table["code"])["state"] == "playing"
    with anna.at(table["table"]) as first, ben.at(table["table"]) as second, anna.at(table["table"]) as other:
        assert first.ask("rematch")["fault"]["key"] == "not-over"
        play(first, second)
        assert first.now["view"] == {**second.now["view"], "viewer": 0}
        assert first.now["result"] == second.now["result"]
        ranking = sorted(first.now["result"]["ranking"], key=lambda one: one["seat"])
        assert first.now["scores"] == [one["score"] for one in ranking]
        while not other.now.get("over"):
            other.hear()
        assert other.now["digest"] == first.now["digest"]
        first.socket.send('{"do": "rematch", "id": "r1", "nonce": "%s"}' % ("0" * 32))
        assert first.until("refused")["fault"]["args"]["field"] == "nonce"
        for seat in (first, second):
            assert seat.ask("rematch")["type"] == "done"
        while "rematch" not in second.table:
            second.hear()
        again: dict[str, Any] = ben.get(f"/api/tables/{second.table['rematch']}")
    assert again["state"] == "open"
    assert not any(seat.get("nonce") for seat in again["seats"])
    early = {"nonce": "2" * 32, "commitment": table["commitment"]}
    assert ben.refused("POST", f"/api/tables/{again['table']}/nonce", 409, **early) == "other-commitment"
    assert [who.give(again)["state"] for who in (ben, anna)] == ["open", "playing"]
    assert again["commitment"] != table["commitment"]
    assert {seat["name"] for seat in again["seats"]} == {seat["name"] for seat in second.table["seats"]}


@pytest.mark.slow
def test_who_is_here_and_who_has_gone_is_told(anna: Browser, ben: Browser) -> None:
    with seated(anna, ben) as (first, second):
        while not first.table["seats"][1].get("connected"):
            first.hear()
        time.sleep(1)  # by then it has been noted that both are here
        second.open.close()
        while first.table["seats"][1].get("connected"):
            first.hear()
        assert first.table["seats"][0]["connected"]


class Finished(NamedTuple):
    """A game that is over, its record, and what its player saw last."""

    anna: Browser
    table: dict[str, Any]
    path: str
    record: str
    end: dict[str, Any]


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[Finished]:
    with Browser(server.url) as anna:
        table = anna.new_table("me", "novice")
        path = f"/api/tables/{table['table']}"
        with anna.at(table["table"]) as seat:
            for what in ("record", "fairness", "replay"):
                assert anna.refused("GET", f"{path}/{what}", 409) == "not-over"
            end = seat.play_to_end(random.Random(2))
        yield Finished(anna, table, path, anna.record(table["table"]), end)


def test_the_record_of_a_game_can_be_folded_and_was_fair(finished: Finished) -> None:
    log = read_log(finished.record, games.find)
    assert log.position.score() == finished.end["scores"]
    assert log.start.fair is not None
    assert log.start.fair.commitment == finished.table["commitment"]
    fairness = finished.anna.get(f"{finished.path}/fairness")
    assert fairness["fair"]
    assert fairness["commitment"] == finished.table["commitment"]
    assert finished.anna.post("/api/verify", record=finished.record) == fairness


def test_a_record_that_was_changed_is_refused_by_line_and_what_is_none_in_their_language(finished: Finished) -> None:
    record = finished.record
    digest, secret = record.split("·")[5].split()[0], record.partition("secret=")[2][:64]
    for bent, said in (
        (record.replace(digest, "0" * 12), "row 5"),
        (record.replace(secret, secret[::-1]), "not fair"),
    ):
        answer = finished.anna.http.post("/api/verify", json={"record": bent})
        assert answer.status_code == httpx.codes.BAD_REQUEST
        assert said in answer.json()["say"]
    answer = finished.anna.http.post("/api/replay?language=de", json={"record": "a letter"}).json()
    assert answer["key"] == "no-record"
    assert answer["say"].startswith("Das ist keine Aufzeichnung")


def test_a_replay_shows_every_row_and_ends_as_the_game_did(finished: Finished) -> None:
    replay = finished.anna.get(f"{finished.path}/replay?language=en")
    assert replay["rows"][-1]["scores"] == finished.end["scores"]
    assert replay["rows"][0]["kind"] == "setup"
    assert all(row["say"] for row in replay["rows"])
    assert replay["result"]["ranking"] == finished.end["result"]["ranking"]
    uploaded = finished.anna.post("/api/replay?language=en", record=finished.record)
    assert [row["view"] for row in uploaded["rows"]] == [row["view"] for row in replay["rows"]]
    assert uploaded["names"] == replay["names"]
    assert uploaded["names"][1] in NAMES["carefree"]
    assert uploaded["characters"] == replay["characters"] == ["", "carefree"]


def test_a_game_is_played_on_from_a_row_of_another(finished: Finished) -> None:
    anna, rows = finished.anna, finished.anna.get(f"{finished.path}/replay")["rows"]
    here = {"table": finished.table["table"], "n": rows[len(rows) // 2]["n"]}
    with seated(anna, bots=("novice",), begin=here) as (seat,):
        assert anna.get(f"/api/tables/{seat.id}")["practice"]
        seat.play_to_end(random.Random(6))
    assert not anna.get(f"/api/tables/{seat.id}/fairness")["fair"]
    for seats, n, status, key in (
        (3, here["n"], 400, "refused"),
        (2, 9999, 400, "refused"),
        (2, rows[-1]["n"], 409, "over"),
    ):
        asked = {"game": "castle-combo", "seats": [{"who": "me"}] * seats, "begin": {**here, "n": n}}
        assert anna.refused("POST", "/api/tables", status, **asked) == key


def test_guests_bots_and_games_are_called_as_it_is_usual_in_the_language_of_the_browser(anna: Browser) -> None:
    anna.http.headers["Accept-Language"] = "fr-CH, de;q=0.8"
    table = anna.new_table("me", "easy")
    assert table["seats"][0]["name"].split()[0] == "Invité"
    assert table["seats"][1]["name"] in NAMES["dreamy"]
    assert table["seats"][1]["character"] == "rêveur"
    assert anna.get("/api/me")["name"] == table["seats"][0]["name"]
    anna.http.headers["Accept-Language"] = "de"
    called = "Die Burgen von Burgund: Das Kartenspiel"
    table = anna.post("/api/tables", game="burgundy-cards", seats=[{"who": "me"}])
    assert table["title"] == called
    # Which of them stands first depends on who begins.
    assert sorted(card["title"] for card in anna.get("/api/me")["tables"]) == ["Castle Combo", called]
    assert called in {game["title"] for game in anna.get("/api/games?language=de")}
    assert anna.get("/api/games/burgundy-cards/book?language=de")["title"] == called


def test_pass_and_play_shows_whoever_is_on_turn(anna: Browser) -> None:
    seats = [{"who": "me", "name": name} for name in ("Zoë", "Li")]
    table = anna.give(anna.post("/api/tables", game="castle-combo", seats=seats))
    assert [seat["name"] for seat in table["seats"]] == ["Zoë", "Li"]
    with anna.at(table["table"], language="en") as seat:
        seen = set()
        seat.present()
        while not seat.now["over"]:
            assert seat.now["seat"] == seat.now["turn"]
            seen.add(seat.now["seat"])
            seat.choose()
        assert seen == {0, 1}


def test_sentences_come_in_the_language_that_was_asked_for(anna: Browser) -> None:
    with seated(anna, bots=("novice",), language="en") as (seat,), anna.at(seat.id) as program:
        seat.wait_for_turn()
        assert seat.now["step"]["say"]
        assert all(choice["say"] for choice in seat.now["choices"])
        program.wait_for_turn()
        assert [c["number"] for c in program.now["choices"]] == [c["number"] for c in seat.now["choices"]]
        assert not any("say" in choice for choice in program.now["choices"])
        counted = seat.ask("count")
        assert all(line["say"] for lines in counted["counts"] for line in lines)


def test_a_spectator_looks_on_and_can_do_nothing(anna: Browser, eve: Browser) -> None:
    table = anna.new_table("me", "novice")
    with anna.at(table["table"]) as seat, eve.at(table["code"]) as looking:
        assert looking.present()["seat"] is None
        assert "choices" not in looking.now
        seat.wait_for_turn()
        n, number = seat.now["n"], seat.now["choices"][0]["number"]
        assert looking.ask("choose", n=n, number=number)["fault"]["key"] == "no-seat"
        for do in ("undo", "take_back", "hint", "resign", "let_bot", "return"):
            needed = {} if do in ("resign", "let_bot", "return") else {"n": n}
            assert looking.ask(do, **needed)["fault"]["key"] == "no-seat"
        seat.choose()
        assert looking.until("frame")["update"]["n"] == seat.now["n"]


def test_bots_play_each_other_and_somebody_watches(anna: Browser) -> None:
    with anna.at(anna.new_table("novice", "easy", "novice")["table"]) as looking:
        assert looking.present()["n"] == 1, "they waited for somebody to look on"
        end = looking.play_to_end(random.Random(0))
    assert end["seat"] is None
    assert len(end["result"]["ranking"]) == 3


@on_each_database
def test_chat_is_told_to_all_but_those_who_muted_it(anna: Browser, ben: Browser, eve: Browser) -> None:
    table = anna.new_table("me", "open")["table"]
    with anna.at(table) as first, ben.at(table) as second, eve.at(table) as third:
        assert third.ask("mute", player=anna.me["player"])["type"] == "done"
        assert first.ask("say", text="  good \x07 luck  ")["type"] == "done"
        assert second.until("chat")["line"]["text"] == "good luck"
        assert second.ask("say", text="you too")["type"] == "done"
        assert third.until("chat")["line"]["text"] == "you too"
        assert not any(m["type"] == "chat" and m["line"]["player"] == anna.me["player"] for m in third.heard)
        assert first.ask("say", text="\x00")["fault"]["key"] == "malformed"
    assert [line["text"] for line in eve.get(f"/api/tables/{table}")["chat"]] == ["good luck", "you too"]
    with eve.at(table) as again:
        while "muted" not in again.table:
            again.hear()
        assert again.table["muted"] == [anna.me["player"]]
        assert [line["text"] for line in again.table["chat"]] == ["you too"]


@on_each_database
def test_reconnecting_shows_the_present_and_what_happened_since(anna: Browser, ben: Browser) -> None:
    chance = random.Random(8)
    with seated(anna, ben) as (first, second):
        for _ in range(10):
            mover = first if first.now["turn"] == 0 else second
            while not mover.mine():
                mover.hear()
            mover.choose(chance.choice(mover.now["choices"])["number"])
            for seat in (first, second):
                seat.catch_up(mover.now["n"])
        told = {row["n"]: row for m in second.heard if m["type"] == "frame" for row in m["update"].get("news", [])}
        middle = first.now["n"] - 4
        with ben.at(first.id, since=middle) as again:
            now = again.present()
            assert {**now, "news": 0} == {**second.now, "news": 0}
            assert now["news"] == [told[n] for n in range(middle + 1, now["n"] + 1)]
        with ben.at(first.id) as again:
            assert again.present()["whole"]
            assert [row["n"] for row in again.now["news"]] == list(range(1, again.now["n"] + 1))


def test_the_shelf_and_the_books(anna: Browser) -> None:
    shelf = {game["name"]: game for game in anna.get("/api/games")}
    assert shelf["castle-combo"]["players"] == [2, 3, 4, 5]
    strengths = strengths_of(games.find("castle-combo"))
    assert [(bot["strength"], bot["spec"]) for bot in shelf["castle-combo"]["bots"]] == [
        (strength, one.bot) for strength, one in strengths.items()
    ]
    book = anna.get("/api/games/castle-combo/book")
    assert len(book["cards"]) == 78
    assert all(card["name"] and card["sheet"] and card["data"]["id"] == card["card"] for card in book["cards"])
    assert book["rules"]
    assert book["legend"]
    text = anna.http.get("/api/games/castle-combo/locale/en").text
    assert "card-baron =" in text
    assert "fault-stale =" in text


def test_a_physical_game_is_scored(anna: Browser) -> None:
    sheet = anna.get("/api/games/castle-combo/pad/2")
    asks = [(ask["name"], ask.get("wide", 0)) for ask in sheet["pages"][1]["asks"]]
    assert asks[-3:] == [("cell-8", 3), ("gold", 0), ("keys", 0)]
    players = [{"keys": 3, "cell-0": {"card": "baron"}}, {}]
    scored = anna.post("/api/games/castle-combo/score", seats=2, players=players)
    assert scored["scores"] == [sum(line["points"] for line in lines) for lines in scored["counts"]]
    assert scored["scores"][1] == 0
    alone = anna.post("/api/games/castle-combo/score", seats=1, players=players[:1])
    assert alone["scores"] == scored["scores"][:1]


def test_a_pad_depends_on_an_option(anna: Browser) -> None:
    """The theme set of the Catan Card Game: a sheet says of which it is, and the score is counted with it."""
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
    anna: Browser, seats: int, players: list[dict[str, object]], said: str
) -> None:
    refused = anna.http.post("/api/games/castle-combo/score", json={"seats": seats, "players": players})
    assert refused.status_code == httpx.codes.BAD_REQUEST
    assert said in refused.json()["say"]


def test_figures_and_health(server: Server, anna: Browser) -> None:
    assert anna.get("/health")["ok"]
    assert "bailey_rows_total" in server.figures()
    assert anna.http.get("/metrics", headers={"x-forwarded-for": "1.2.3.4"}).status_code == httpx.codes.NOT_FOUND


def test_browsers_are_no_secret_to_each_other_but_their_cookies_are(server: Server, anna: Browser) -> None:
    cookie = anna.http.cookies["bailey"]
    table = anna.new_table("me", "novice")
    with Browser(server.url) as eve:
        for forged in (
            anna.me["player"],
            f"{anna.me['player']}.{'0' * 40}",
            f"{eve.me['player']}.{cookie.partition('.')[2]}",
            "é.1",
            "a" * 60_000,
        ):
            sent = {"cookie": f"bailey={forged}".encode()}
            answer = httpx.get(f"{server.url}/api/tables/{table['table']}", headers=sent, timeout=20)
            assert not any(seat.get("mine") for seat in answer.json()["seats"])
            assert "bailey=" in answer.headers["set-cookie"]
            assert "HttpOnly" in answer.headers["set-cookie"]
            assert len(answer.headers["set-cookie"]) < 400, "it is a new one"
