"""What players have played: kept on the server, summed up by game and rivals, exported, and deleted."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

from server.browser import Browser, play, seated
from server.conftest import on_each_database
from sqlalchemy import insert, select, text

from bailey import games
from bailey.bots.strengths import strengths_of
from bailey.core.records.log_text import read_log
from bailey.server.http.played import rivals_say
from bailey.server.names import character
from bailey.server.store.forgetting import NO_NAME, Forgetting
from bailey.server.store.history import Cursor, HistoryQueries, WantedResults
from bailey.server.store.persons import join_persons, person_of, players_of
from bailey.server.store.schema import CHAT, LOG, RESULTS, SEATS, TABLES

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.conftest import Visit
    from server.process import Server
    from sqlalchemy import Connection

    from bailey.server.store.database import Database


@on_each_database
def test_a_game_that_is_over_is_kept_for_its_player(anna: Browser) -> None:
    assert anna.get("/api/me/games") == {"games": []}
    assert anna.get("/api/me/history") == {"kinds": []}
    first = anna.play_alone("novice", seed=1)
    second = anna.play_alone("novice", seed=2)
    games = anna.get("/api/me/games")["games"]
    assert [game["table"] for game in games] == [second, first]
    for game in games:
        shown = anna.get(f"/api/tables/{game['table']}/replay")["result"]
        mine = next(one for one in shown["ranking"] if one["seat"] == 0)
        assert game["score"] == mine["score"]
        assert game["won"] == (mine["place"] == 1)
        ranking = sorted(shown["ranking"], key=lambda one: one["seat"])
        assert [seat["score"] for seat in game["seats"]] == [one["score"] for one in ranking]
        assert [(seat["kind"], seat.get("mine", False)) for seat in game["seats"]] == [("person", True), ("bot", False)]
        assert game["rivals"] == "bot novice"
        assert game["say"] == f"{game['seats'][1]['name']}, carefree"
        assert "uncounted" not in game
    (kind,) = anna.get("/api/me/history")["kinds"]
    assert kind["say"] == "Carefree bots (Novice)"
    assert set(kind["bots"]) == {game["seats"][1]["name"] for game in games}
    scores = [game["score"] for game in games]
    assert (kind["games"], kind["wins"]) == (2, sum(game["won"] for game in games))
    assert (kind["best"], kind["average"]) == (max(scores), sum(scores) / 2)
    leads = [game["seats"][0]["score"] - game["seats"][1]["score"] for game in games]
    assert kind["margin"] == sum(leads) / 2
    assert [span["average"] for span in kind["course"]] == [float(game["score"]) for game in reversed(games)]
    assert anna.get(f"/api/me/games/{first}/earlier") == {"games": 0}
    assert anna.get(f"/api/me/games/{second}/earlier") == {"games": 1, "best": scores[1]}


def test_a_strength_has_its_character_in_each_language() -> None:
    game = games.find("castle-combo")
    for language in ("en", "de", "fr"):
        for strength, (spec, _) in strengths_of(game).items():
            said, one = rivals_say(game, f"bot {strength}", language).lower(), character(spec, game, language)
            assert said.startswith(one) if language != "fr" else f" {one}s " in said


async def test_the_bots_met_most_often_come_first(opened: Database) -> None:
    def lay(c: Connection) -> None:
        for table, bot in (("t1", "Hugo"), ("t2", "Vera"), ("t3", "Vera"), ("t4", "Adele")):
            c.execute(insert(TABLES), a_table(table))
            c.execute(insert(SEATS), {**a_seat(table, 0, "anna"), "strength": None})
            c.execute(insert(SEATS), {**a_seat(table, 1, None), "name": bot, "strength": "easy"})
            c.execute(insert(RESULTS), {**a_result(table, 1, won=True), "counted": table != "t4"})

    await opened.write(lay)
    assert (await HistoryQueries(opened).summary("anna")).met == {("castle-combo", "bot easy"): ["Vera", "Hugo"]}


async def test_only_games_against_bots_that_count_say_how_likely_one_wins(opened: Database) -> None:
    other = {"t2": {"counted": False}, "t3": {"rivals": "people"}, "t4": {"rivals": "printed Aaron"}}

    def lay(c: Connection) -> None:
        for n, table in enumerate(("t1", *other, "t5", "t6")):
            c.execute(insert(TABLES), a_table(table))
            rivals = "bots" if table == "t5" else "bot easy"
            c.execute(insert(RESULTS), {**a_result(table, n, won=True, rivals=rivals), **other.get(table, {})})

    await opened.write(lay)
    history = HistoryQueries(opened)
    found = [await history.page("anna", WantedResults(most, game="castle-combo", bots=True)) for most in (5, 2)]
    assert [[row.table_id for row in page.results] for page in found] == [["t6", "t5", "t1"], ["t6", "t5"]]


def test_people_and_printed_opponents_are_rivals_of_their_own(ben: Browser, anna: Browser) -> None:
    with seated(anna, ben) as seats:
        play(*seats)
    anna.play_alone(game="burgundy-cards")
    anna.play_alone(game="burgundy-board", options={"automata": 3})
    anna.play_alone(game="burgundy-board")
    anna.play_alone("novice", "easy")
    kinds = [(kind["game"], kind["rivals"], kind["say"]) for kind in anna.get("/api/me/history")["kinds"]]
    assert kinds == [
        ("castle-combo", "bots", "Bots of several strengths"),
        ("burgundy-board", "printed Automata 2", "Automata (medium)"),
        ("burgundy-board", "printed Automata 3", "Automata (hard)"),
        ("burgundy-cards", "printed Aaron", "Aaron"),
        ("castle-combo", "people", "Against people"),
    ]
    german = anna.get("/api/me/games?language=de")["games"]
    carefree, dreamy = next(game["seats"][1:] for game in german if game["rivals"] == "bots")
    bots = f"{carefree['name']}, sorglos; {dreamy['name']}, verträumt"
    automata = {"Automata (mittel)", "Automata (schwer)"}
    assert {game["say"] for game in german} == {"Gegen Menschen", "Aaron", bots, *automata}
    aaron = next(game for game in german if game["game"] == "burgundy-cards")
    assert [(seat["name"], seat["kind"]) for seat in aaron["seats"][1:]] == [("Aaron", "printed")]
    assert len(ben.get("/api/me/games")["games"]) == 1


def test_practice_and_several_people_at_one_device_are_listed_and_do_not_count(anna: Browser) -> None:
    with seated(anna, bots=("novice",)) as (seat,):
        while not seat.now.get("take_back"):
            seat.choose() if seat.mine() else seat.hear()
        seat.ask("take_back", n=seat.now["n"])
        seat.play_to_end(random.Random(1))
    anna.play_alone("me")
    assert [game["uncounted"] for game in anna.get("/api/me/games")["games"]] == [True, True]
    assert anna.get("/api/me/history") == {"kinds": []}


def test_a_seat_that_a_bot_played_to_the_end_is_not_won(anna: Browser, ben: Browser) -> None:
    with seated(anna, ben) as (hers, his):
        hers.ask("resign")
        his.play_to_end(random.Random(1))
    (game,) = anna.get("/api/me/games")["games"]
    assert (game["won"], game["left"]) == (False, True)
    assert ben.get("/api/me/games")["games"][0]["won"] is True


def test_pages_follow_each_other_and_can_be_filtered(anna: Browser) -> None:
    tables = [anna.play_alone("novice", seed=seed) for seed in range(3)]
    first = anna.get("/api/me/games?most=2")
    rest = anna.get(f"/api/me/games?most=2&before={first['next']}")
    assert [game["table"] for game in [*first["games"], *rest["games"]]] == tables[::-1]
    assert "next" not in rest
    assert len(anna.get("/api/me/games?game=castle-combo&rivals=bot%20novice")["games"]) == 3
    assert anna.get("/api/me/games?rivals=people") == {"games": []}
    for wrong in ("most=0", "most=101", "before=x", "before=1.1.1-abc", f"rivals={'x' * 61}"):
        assert anna.refused("GET", f"/api/me/games?{wrong}", 400) == "malformed"


@on_each_database
def test_a_device_that_goes_on_shows_the_games_of_both(server: Server, visit: Visit) -> None:
    phone, desk, stranger = visit(server), visit(server), visit(server)
    played = [phone.play_alone("novice"), desk.play_alone("novice")]
    for other, together in ((stranger, {}), (desk, {"together": True})):
        table = phone.new_table("me", "novice")["table"]
        path = phone.post(f"/api/tables/{table}/seats/0/link")["path"]
        other.post("/api/move", token=path.rpartition("/")[2], **together)
    with desk.at(table) as seat:
        seat.play_to_end(random.Random(1))
    listed = [[game["table"] for game in one.get("/api/me/games")["games"]] for one in (phone, desk)]
    assert listed[0] == listed[1] == [table, played[1], played[0]]
    assert stranger.get("/api/me/games") == {"games": []}
    assert phone.get("/api/me/holdings")["devices"] == 2
    desk.delete_history()
    assert phone.get("/api/me/games") == {"games": []}


def test_the_export_has_all_of_it(anna: Browser) -> None:
    anna.call("Anna")
    table = anna.play_alone("novice")
    waiting = anna.new_table("me", "open")
    with anna.at(waiting["table"]) as seat:
        seat.ask("say", text="Is anybody there?")
    answer = anna.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="bailey-export.json"'
    told = answer.json()
    assert (told["name"], told["player"]) == ("Anna", anna.me["player"])
    assert [game["table"] for game in told["games"]] == [table]
    assert told["unfinished"] == [waiting["code"]]
    assert [line["text"] for line in told["chat"]] == ["Is anybody there?"]
    record = anna.http.get(told["records"][table])
    assert record.text.startswith("bailey record 2\ngame castle-combo ")


@on_each_database
def test_deletion_removes_games_alone_and_the_name_at_games_with_others(ben: Browser, anna: Browser) -> None:
    anna.call("Anna")
    alone = anna.play_alone("novice")
    with seated(anna, ben) as (hers, his):
        for do in ("resign", "return"):  # which the record tells with her name
            hers.ask(do)
        play(hers, his)
        hers.ask("say", text="Well played")
    shared, waiting = hers.id, anna.new_table("me", "open")["table"]
    analyses = [anna.post(f"/api/tables/{table}/analysis")["id"] for table in (alone, shared)]
    before = anna.record(shared)
    assert anna.get("/api/me/holdings") == {"games": 2, "alone": 1, "unfinished": 1, "lines": 1, "devices": 1}
    for unsure in (False, "true"):
        assert anna.refused("DELETE", "/api/me/history", 400, sure=unsure) == "malformed"
    assert len(anna.get("/api/me/games")["games"]) == 2
    assert anna.delete_history()["games"] == 2
    assert anna.get("/api/me/games") == {"games": []}
    assert anna.get("/api/me/history") == {"kinds": []}
    assert "named" not in anna.get("/api/me")
    assert anna.refused("GET", f"/api/tables/{alone}", 404) == "no-such-table"
    assert [anna.refused("GET", f"/api/analyses/{one}", 404) for one in analyses] == ["no-analysis"] * 2
    found = ben.get(f"/api/tables/{shared}")
    assert [seat["name"] for seat in found["seats"]] == [NO_NAME, ben.get("/api/me")["name"]]
    assert anna.me["player"] not in json.dumps(found)
    assert "chat" not in found
    after = ben.record(shared)
    assert "Anna" in before
    assert "Anna" not in after
    assert after.splitlines()[-1] == before.splitlines()[-1]
    fairness = ben.get(f"/api/tables/{shared}/fairness")
    assert fairness["key"] == read_log(before, games.find).next_key(), "the same rows follow from the same chance"
    assert (fairness["fair"], any("name was removed" in line for line in fairness["say"])) == (False, True)
    (game,) = ben.get("/api/me/games")["games"]
    assert [seat["name"] for seat in game["seats"]] == [NO_NAME, ben.get("/api/me")["name"]]
    assert [card["table"] for card in anna.get("/api/me")["tables"]] == [waiting]


# The database alone


def a_table(table: str, ended: float | None = 1.0) -> dict[str, Any]:
    """Return the row of a table."""
    plain = {"game": "castle-combo", "version": 1, "options": "{}", "host": "anna", "listed": False, "pace": "live"}
    more = {"hints": True, "secret": "", "first": 1, "created": 0.0, "begun": 0.0, "rev": 0, "notice": ""}
    return {"id": table, "code": table, "ended": ended, **plain, **more}


def a_seat(table: str, seat: int, player: str | None) -> dict[str, Any]:
    """Return the row of a seat."""
    return {"table_id": table, "seat": seat, "player": player, "name": player or "Easy", "seen": 0.0}


def a_result(table: str, n: int, *, won: bool, person: str = "anna", rivals: str = "bot easy") -> dict[str, Any]:
    """Return the row of a result."""
    about = {"game": "castle-combo", "rivals": rivals, "left_early": False, "counted": True, "scores": "[1, 2]"}
    return {"table_id": table, "seat": 0, "person": person, "score": n, "won": won, "ended": float(n), **about}


def fill(c: Connection, games: int, won: Callable[[int], bool], person: str = "anna") -> None:
    """Write so many results of one player against an easy bot."""
    names = [f"{person}{n:05}" for n in range(games)]
    c.execute(insert(TABLES), [a_table(name) for name in names])
    c.execute(insert(SEATS), [a_seat(name, seat, who) for name in names for seat, who in enumerate((person, None))])
    c.execute(insert(RESULTS), [a_result(name, n, won=won(n), person=person) for n, name in enumerate(names)])


async def test_streaks_and_a_course_of_few_spans(opened: Database) -> None:
    for won, streak, longest in (
        ("", None, None),
        ("w", 1, 1),
        ("l", -1, 0),
        ("wwlww", 2, 2),
        ("wwwll", -2, 3),
        ("lwlwww", 3, 3),
        ("lll", -3, 0),
    ):
        if won:
            await opened.write(lambda c, won=won: fill(c, len(won), lambda n: won[n] == "w", won))
        found = (await HistoryQueries(opened).summary(won)).streaks.get(("castle-combo", "bot easy"))
        assert (found and found.streak, found and found.longest) == (streak, longest), won
    await opened.write(lambda c: fill(c, 100, lambda n: n % 4 == 0))
    summary = await HistoryQueries(opened).summary("anna")
    spans = summary.course["castle-combo", "bot easy"]
    assert (len(spans), sum(span.games for span in spans)) == (24, 100)
    assert sum(span.wins for span in spans) == summary.kinds[0].wins == 25
    form = summary.form["castle-combo"]
    assert (len(form), form[-1].ended, form[-1].games, form[-1].wins) == (20, 99.0, 10, 2)
    assert all(point.wins in (2, 3) for point in form if point.games == 10)
    assert [span.until for span in spans] == sorted(span.until for span in spans)


async def test_a_game_is_compared_with_those_like_it_before_it(opened: Database) -> None:
    def game(table: str, n: int, score: int, **other: Any) -> dict[str, Any]:
        return {**a_result(table, n, won=True), "score": score, **other}

    played = [
        game("t1", 1, 40),
        game("t2", 2, 83),
        game("t3", 3, 90, rivals="bot hard"),
        game("t4", 4, 91, game="burgundy-cards"),
        game("t5", 5, 92, scores="[92, 1, 2]"),
        game("t6", 6, 93, counted=False),
        game("t7", 7, 94, person="ben"),
        game("t8", 8, 50),
        game("t9", 9, 99),
    ]
    await opened.write(lambda c: c.execute(insert(RESULTS), played))
    history = HistoryQueries(opened)
    before = [tuple(await history.earlier("anna", table)) for table in ("t1", "t2", "t8", "t9", "t6", "t7", "none")]
    assert before == [(0, None), (1, 40), (2, 83), (3, 83), (0, None), (0, None), (0, None)]


async def test_a_page_of_ten_thousand_games_is_read_from_an_index(opened: Database) -> None:
    await opened.write(lambda c: fill(c, 10_000, lambda n: n % 2 == 0))
    if not opened.sqlite:
        await opened.write_once(lambda c: c.execute(text("ANALYZE results")))
    history, seen, before = HistoryQueries(opened), 0, None
    while True:
        page = await history.page("anna", WantedResults(1000, before))
        seen += len(page.results)
        if len(page.results) < 1000:
            break
        before = Cursor(page.results[-1].ended, page.results[-1].table_id)
    assert seen == 10_000
    explain = "EXPLAIN QUERY PLAN" if opened.sqlite else "EXPLAIN"
    query = """SELECT * FROM results WHERE person = 'anna' AND (ended, table_id) < (5000, 't')
        ORDER BY ended DESC, table_id DESC LIMIT 20"""
    plan = await opened.read(lambda c: str(c.execute(text(f"{explain} {query}")).all()))
    assert "results_person" in plan
    assert (await history.summary("anna")).kinds[0].games == 10_000


async def test_persons_are_joined_with_all_their_devices(opened: Database) -> None:
    def join(c: Connection) -> None:
        for table, person in (("t1", "phone"), ("t2", "desk"), ("t3", "other")):
            c.execute(insert(TABLES), a_table(table))
            c.execute(insert(RESULTS), a_result(table, 1, won=True, person=person))
        join_persons(c, "desk", "phone")
        join_persons(c, "phone", "other")
        join_persons(c, "desk", "other")
        assert {person_of(c, one) for one in ("phone", "desk", "other")} == {"other"}
        assert players_of(c, "desk") == ["desk", "other", "phone"]
        assert players_of(c, "nobody") == ["nobody"]

    await opened.write(join)
    assert len((await HistoryQueries(opened).page("desk", WantedResults(10))).results) == 3


async def test_deletion_goes_through_many_tables_and_leaves_those_of_others(opened: Database) -> None:
    def lay(c: Connection) -> None:
        fill(c, 250, lambda _: True)
        for table, other in (("shared", "ben"), ("open", None), ("theirs", "ben")):
            c.execute(insert(TABLES), a_table(table, ended=None if table == "open" else 1.0))
            c.execute(insert(SEATS), a_seat(table, 0, "ben" if table == "theirs" else "anna"))
            c.execute(insert(SEATS), a_seat(table, 1, other))
            line = {"table_id": table, "n": 1, "body": "setup", "digest": "", "command": "anna:1", "at": 0.0}
            c.execute(insert(LOG), line)
        said = {"i": 1, "name": "x", "text": "x", "at": 0.0}
        c.execute(
            insert(CHAT),
            [{"table_id": "open", "player": who, **said, "i": i} for i, who in enumerate(("anna", "ben"))],
        )

    await opened.write(lay)
    batches = [batch async for batch in Forgetting(opened).forget("anna")]
    assert sum(len(batch.deleted) for batch in batches) == 250
    assert [table for batch in batches for table in batch.renamed] == ["shared", "open"]
    left = await opened.read(
        lambda c: [
            set(c.execute(select(TABLES.c.id)).scalars()),
            set(c.execute(select(SEATS.c.player).where(SEATS.c.player.is_not(None))).scalars()),
            {row.table_id: row.command for row in c.execute(select(LOG))},
            list(c.execute(select(CHAT.c.player)).scalars()),
            list(c.execute(select(RESULTS.c.person)).scalars()),
        ]
    )
    assert left == [
        {"shared", "open", "theirs"},
        {"gone0shared", "ben", "anna"},  # anna plays on at the table that is not over
        {"shared": "", "open": "anna:1", "theirs": "anna:1"},
        ["ben"],
        [],
    ]
