"""Analyses on a server: once for each game, in the background, and gone on with after a crash."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from server.process import Server
from server.test_workers import played

from bailey.analysis import analyse
from bailey.core.errors import BadInput
from bailey.core.records.log_text import write_log
from bailey.server.analyses.steps import PLAIN_ITERATIONS
from bailey.server.messages.analyses import AnalysisResult
from bailey.server.settings import Settings, from_environment
from bailey.server.store.analyses import MOST_TRIES, Analyses, Wanted
from bailey.server.store.database import Database

if TYPE_CHECKING:
    from pathlib import Path

    from server.browser import Browser
    from server.conftest import Visit

pytestmark = pytest.mark.usefixtures("numba")
FEW = {"BAILEY_ANALYSIS_ITERATIONS": "16", "BAILEY_LEASE_SECONDS": "3"}
#: The process that computes gives way to everything else on the machine.
PATIENCE = 420.0


def finished(browser: Browser, path: str) -> Any:
    """Ask until an analysis is done; it never goes back."""
    end, done = time.monotonic() + PATIENCE, 0
    while time.monotonic() < end:
        told = browser.get(path)
        assert done <= told["done"]
        done = told["done"]
        if told["state"] != "waiting":
            return told
        time.sleep(0.2)
    raise AssertionError(told)


def begun(browser: Browser, path: str) -> int:
    """Ask until some rows are worked out, and return how many."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        done: int = browser.get(path)["done"]
        if done:
            return done
        time.sleep(0.05)
    raise AssertionError(path)


def test_a_finished_table_is_analysed_once(tmp_path: Path, own_database: str, visit: Visit) -> None:
    with Server(tmp_path, own_database, plain=False, BAILEY_ANALYSES_PER_HOUR="2", **FEW) as server:
        anna, ben = visit(server), visit(server)
        table = anna.new_table("me", "novice")["table"]
        path = f"/api/tables/{table}/analysis"
        with anna.at(table) as seat:
            assert anna.refused("POST", path, 409) == "not-over"
            seat.play_to_end(random.Random(2))
        assert anna.get(path)["state"] == "unasked"
        assert anna.get(path)["state"] == "unasked", "telling how far it is does not ask for it"
        first = anna.post(path)
        assert first["state"] == "waiting"
        assert ben.post(path)["id"] == first["id"]
        told = finished(ben, path)
        assert told["state"] == "done"
        assert told["done"] == told["total"] == len(told["result"]["rows"])
        assert [row["n"] for row in told["result"]["rows"]]
        assert anna.get(f"/api/analyses/{first['id']}") == told == anna.post(path)


def test_an_analysis_goes_on_after_a_crash(tmp_path: Path, own_database: str, visit: Visit) -> None:
    log = played("castle-combo")
    with Server(tmp_path, own_database, plain=False, **FEW) as server:
        anna = visit(server)
        path = f"/api/analyses/{anna.post('/api/analyses', record=write_log(log))['id']}"
        before = begun(anna, path)
        server.kill()
    with Server(tmp_path, own_database, plain=False, **FEW) as server:
        anna = visit(server)
        assert anna.get(path)["done"] >= before
        told = finished(anna, path)
    expected = json.loads(json.dumps(analyse(log, 16).to_json()))
    assert told["result"] == expected


def test_what_cannot_be_analysed_is_refused_at_once(any_server: Server, visit: Visit) -> None:
    anna, whole = visit(any_server), write_log(played("castle-combo"))
    half = "\n".join(whole.split("\n")[:12]) + "\n"
    assert anna.refused("POST", "/api/analyses", 400, record="nonsense") == "no-record"
    assert anna.refused("POST", "/api/analyses", 409, record=half) == "not-over"
    assert anna.refused("GET", f"/api/analyses/{'0' * 32}", 404) == "no-analysis"
    assert anna.refused("GET", "/api/analyses/else", 400) == "malformed"


def test_why_it_cannot_be_is_told_in_the_language_of_who_asks(any_server: Server, visit: Visit) -> None:
    anna = visit(any_server)
    companion = anna.new_table("me", game="burgundy-companion")["table"]
    assert anna.refused("POST", f"/api/tables/{companion}/analysis", 400) == "analysis-retold"
    told = anna.http.post(f"/api/tables/{companion}/analysis?language=de").json()["say"]
    assert told.endswith("lassen sich deshalb nicht analysieren.")
    assert "analysable" not in anna.get(f"/api/tables/{companion}")
    assert anna.post("/api/replay", record=write_log(played("castle-combo")))["analysable"] is True


def test_an_analysis_is_told_in_the_words_of_the_game(tmp_path: Path, visit: Visit) -> None:
    with Server(tmp_path, **FEW) as server:
        anna, ben = visit(server), visit(server)
        table = short_game(anna)
        anna.post(f"/api/tables/{table}/analysis")
        told = finished(anna, f"/api/tables/{table}/analysis")
        path = f"/api/analyses/{told['id']}/words"
        for language in ("en", "fr", "de"):
            words = anna.get(f"{path}?language={language}")
            replay = anna.get(f"/api/tables/{table}/replay?language={language}")
            assert (words["title"], words["names"], words["table"]) == (replay["title"], replay["names"], table)
            shown = {row["n"]: row for row in replay["rows"]}
            for row, said in zip(told["result"]["rows"], words["rows"], strict=True):
                assert said["options"][row["decision"]["made"]] == shown[row["n"]]["say"]
                assert said.get("told", "") == shown[row["n"]].get("told", "")
                assert len(said["options"]) == len(row["decision"]["options"])
                assert max(n for n in shown if n < row["n"]) == said["before"]
        assert [(seat["kind"], seat.get("mine", False)) for seat in words["seats"]] == [
            ("person", True),
            ("bot", False),
        ]
        assert words["seats"][1]["strength"] == "novice"
        assert not any(seat.get("mine") for seat in ben.get(path)["seats"])
        assert anna.refused("GET", f"/api/analyses/{'0' * 32}/words", 404) == "no-analysis"


def short_game(browser: Browser) -> str:
    """Play a game that begins shortly before its end; tells the table."""
    log = played("castle-combo")
    mine = [before.n for before, row in pairwise(log.effective) if row.seat == 0]
    table = str(browser.new_table("me", "novice", begin={"n": mine[-2], "record": write_log(log)})["table"])
    with browser.at(table) as seat:
        seat.play_to_end(random.Random(1))
    return table


def test_with_open_cards_it_says_what_they_would_have_said(tmp_path: Path, visit: Visit) -> None:
    with Server(tmp_path, **FEW) as server:
        anna = visit(server)
        path = f"/api/tables/{short_game(anna)}/analysis"
        closed, opened = anna.post(path), anna.post(f"{path}?open_cards=true")
        assert closed["id"] != opened["id"]
        closed, opened = finished(anna, path), finished(anna, f"{path}?open_cards=true")
        assert all("open_cards" not in row for row in closed["result"]["rows"])
        assert all(row["open_cards"]["options"] for row in opened["result"]["rows"])
        assert [row["decision"] for row in opened["result"]["rows"]] == [
            row["decision"] for row in closed["result"]["rows"]
        ]
        words = anna.get(f"/api/analyses/{opened['id']}/words")
        assert all(row["open_cards"] for row in words["rows"])


def test_the_result_has_the_fields_that_clients_are_told_of() -> None:
    found = analyse(played("castle-combo"), 16, open_cards=True).to_json()
    told = msgspec.json.decode(msgspec.json.encode(found), type=AnalysisResult)
    assert msgspec.to_builtins(told).keys() == found.keys()
    for ours, theirs in ((told.rows[0], found["rows"][0]), (told.players[0], found["players"][0])):
        assert {field.name for field in msgspec.structs.fields(ours)} == theirs.keys()
    assert {field.name for field in msgspec.structs.fields(told.deal)} == found["deal"].keys()
    decision, option = told.rows[0].decision, told.rows[0].decision.options[0]
    assert {field.name for field in msgspec.structs.fields(decision)} == found["rows"][0]["decision"].keys()
    assert {field.name for field in msgspec.structs.fields(option)} == found["rows"][0]["decision"]["options"][0].keys()


def test_skill_and_luck_are_kept_for_the_player_and_deleted_with_the_rest(
    tmp_path: Path, own_database: str, visit: Visit
) -> None:
    with Server(tmp_path, own_database, plain=False, **FEW) as server:
        anna = visit(server)
        assert anna.get("/api/me/skill") == {"games": []}
        table = anna.new_table("me", "novice")["table"]
        with anna.at(table) as seat:
            seat.play_to_end(random.Random(2))
        (game,) = anna.get("/api/me/games")["games"]
        assert game["analysable"] is True
        path = f"/api/tables/{table}/analysis"
        analysis = anna.post(path)["id"]
        me = finished(anna, path)["result"]["players"][0]
        (skill,) = anna.get("/api/me/skill")["games"]
        (told,) = skill["games"]
        assert (skill["game"], told["table"], told["say"]) == (
            "castle-combo",
            table,
            f"{game['seats'][1]['name']}, carefree",
        )
        assert told["loss"] == pytest.approx(-me["own"] / me["decisions"], abs=1e-6)
        assert (told["luck"], told["decisions"]) == (me["luck"], me["decisions"])
        assert told["sound"] == me["qualities"]["sound"]
        assert anna.get("/api/me/export")["skill"] == [skill]
        anna.http.request("DELETE", "/api/me/history", json={"sure": True}).raise_for_status()
        assert anna.get("/api/me/skill") == {"games": []}
        assert anna.refused("GET", f"/api/analyses/{analysis}", 404) == "no-analysis"


def test_an_address_asks_for_so_many_in_an_hour(tmp_path: Path, visit: Visit) -> None:
    with Server(tmp_path, BAILEY_ANALYSES_PER_HOUR="4", **FEW) as server:
        anna = visit(server)
        records = [write_log(played("castle-combo", seed)) for seed in range(3)]
        for record in (records[0], records[1], records[0]):
            anna.post("/api/analyses", record=record)
        assert anna.refused("POST", "/api/analyses", 429, record=records[2]) == "too-many-analyses"


def test_one_server_works_on_an_analysis_at_a_time(own_database: str) -> None:
    async def run() -> None:
        database = Database(Settings(home=None, database_url=own_database).database)  # type: ignore[arg-type]
        await database.open()
        try:
            await _take_turns(Analyses(database, "one"), Analyses(database, "other"))
        finally:
            await database.close()

    asyncio.run(run())


async def _take_turns(one: Analyses, other: Analyses) -> None:
    wanted = Wanted("a" * 32, "the record", 16, open_cards=False, table=None)
    await one.ask(wanted)
    await one.ask(wanted)
    mine = await one.claim(60)
    assert mine is not None
    assert await other.claim(60) is None
    await one.begun(mine.id, 3)
    await one.keep(mine.id, 2, "{}")
    await one.release()
    theirs = await other.claim(0)
    assert theirs is not None
    assert (theirs.record, theirs.found) == ("the record", {2: "{}"})
    for _ in range(MOST_TRIES - 1):
        assert await one.claim(0) is not None
    assert await one.claim(0) is None
    told = await one.progress(mine.id)
    assert told is not None
    assert (told.state, told.done, told.total) == ("failed", 1, 3)
    await one.ask(wanted)
    assert await other.claim(60) is not None
    await other.finish(mine.id, b"result", [])
    told = await one.progress(mine.id)
    assert told is not None
    assert (told.state, told.done, told.total, told.result) == ("done", 3, 3, b"result")


def test_plain_rules_get_few_iterations() -> None:
    assert Settings(home=None).analysis_iterations > PLAIN_ITERATIONS  # type: ignore[arg-type]


@pytest.mark.parametrize("nice", ["20", "-1", "low", "1.5"])
def test_by_how_much_analyses_give_way_is_a_number_that_processes_take(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, nice: str
) -> None:
    monkeypatch.setenv("BAILEY_ANALYSIS_NICE", nice)
    with pytest.raises(BadInput, match=re.escape(f"BAILEY_ANALYSIS_NICE: write a number from 0 to 19, not {nice}")):
        from_environment(tmp_path, "127.0.0.1", 0)
    monkeypatch.setenv("BAILEY_ANALYSIS_NICE", "0")
    assert from_environment(tmp_path, "127.0.0.1", 0).analysis_nice == 0
