"""Analyses on a server: once for each game, in the background, and gone on with after a crash."""

from __future__ import annotations

import gzip
import json
import os
import random
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import pairwise
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock, call, patch

import msgspec
import pytest
from server.browser import play, seated
from server.process import Server, wait_until
from server.test_sharing import played
from soak import TIMES, say

from bailey import games
from bailey.analysis import analyse
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from bailey.server.analyses.analyst import batched
from bailey.server.analyses.steps import PLAIN_ITERATIONS, Begin, Begun, Finish, Finished, FoundRows, WorkOut
from bailey.server.analyses.worker_process import Examiner
from bailey.server.messages.analyses import AnalysisDecision, AnalysisResult
from bailey.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx
    from server.browser import Browser
    from server.conftest import Visit

    from bailey.server.table_server import TableServer

pytestmark = pytest.mark.usefixtures("numba")
#: As few as may be: what is found does not matter.
ITERATIONS = 16
FEW = {"BAILEY_ANALYSIS_ITERATIONS": str(ITERATIONS), "BAILEY_LEASE_SECONDS": "3", "BAILEY_ANALYSIS_NICE": "0"}
PATIENCE = 420.0


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose analyses are done soon."""
    with Server(tmp_path_factory.mktemp("few"), **FEW) as server:
        yield server


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


def test_a_finished_table_is_analysed_once_and_an_address_asks_for_few(
    tmp_path: Path, own_either_database: str, visit: Visit
) -> None:
    with Server(tmp_path, own_either_database, BAILEY_ANALYSES_PER_HOUR="4", **FEW) as server:
        anna, ben = visit(server), visit(server)
        table = short_game(anna, refused="not-over")
        path = f"/api/tables/{table}/analysis"
        for _ in range(2):  # telling how far it is does not ask for it
            assert anna.get(path)["state"] == "unasked"
        first = anna.post(path)
        assert first["state"] == "waiting"
        assert ben.post(path)["id"] == first["id"]
        told = finished(ben, path)
        assert told["state"] == "done"
        assert told["done"] == told["total"] == len(told["result"]["rows"])
        assert [row["n"] for row in told["result"]["rows"]]
        assert anna.get(f"/api/analyses/{first['id']}") == told == anna.post(path)
        records = [write_log(played("castle-combo", seed)) for seed in range(2)]
        anna.post("/api/analyses", record=records[0])
        assert anna.refused("POST", "/api/analyses", 429, record=records[1]) == "too-many-analyses"


def test_any_choice_is_judged_as_the_analysis_judges(few: Server, visit: Visit) -> None:
    anna, ben = visit(few), visit(few)
    table = short_game(anna)
    path = f"/api/tables/{table}"
    where = asked(anna, table)
    rows = finished(anna, where)["result"]["rows"]
    row = rows[0]
    before = anna.get(f"{where}/words")["rows"][0]["before"]
    told = anna.get(f"{path}/choices?n={before}")
    assert (told["step"]["name"], len(told["choices"])) == (row["step"], row["open"])
    made = row["decision"]["options"][row["decision"]["made"]]["choice"]
    number = next(one["number"] for one in told["choices"] if one["do"] == made)
    judged = tried(anna, f"{path}/try", n=before, number=number)
    # With the same random numbers the same is found; why it is better is not asked.
    found = msgspec.convert(row["decision"], AnalysisDecision)
    assert msgspec.convert(judged, AnalysisDecision) == msgspec.structs.replace(found, reason=None)
    for one in told["choices"]:
        judged = tried(ben, f"{path}/try", n=before, number=one["number"])
        assert judged["options"][judged["made"]]["choice"] == one["do"]
    assert anna.refused("POST", f"{path}/try", 400, n=before, number=100_000) == "refused"
    assert anna.refused("POST", f"{path}/try", 400, n=10_000, number=number) == "refused"
    assert anna.refused("GET", f"{path}/choices?n=10000", 400) == "refused"


def test_a_choice_of_a_game_that_goes_on_is_not_judged(few: Server, visit: Visit) -> None:
    anna = visit(few)
    with seated(anna, bots=("me",)) as (seat,):
        path, n = f"/api/tables/{seat.id}", seat.now["n"]
        assert anna.refused("POST", f"{path}/try", 409, n=n, number=seat.now["choices"][0]["number"]) == "not-over"
        assert anna.refused("GET", f"{path}/choices?n={n}", 409) == "not-over"
        assert anna.refused("GET", f"{path}/record", 409) == "not-over"


def asked(browser: Browser, table: str) -> str:
    """Ask for the analysis of a table; tells where it is."""
    return f"/api/analyses/{browser.post(f'/api/tables/{table}/analysis')['id']}"


def tried(browser: Browser, path: str, **what: int) -> Any:
    """Try a choice, as soon as what judges it is compiled."""
    return wait_until(lambda: browser.post(path, **what)["decision"], PATIENCE)


def test_an_analysis_goes_on_after_a_crash(tmp_path: Path, own_either_database: str, visit: Visit) -> None:
    log = the_end()
    with Server(tmp_path, own_either_database, **FEW) as server:
        anna = visit(server)
        path = f"/api/analyses/{anna.post('/api/analyses', record=write_log(log))['id']}"
        before = wait_until(lambda: anna.get(path)["done"], PATIENCE)
        server.kill()
    with Server(tmp_path, own_either_database, **FEW) as server:
        anna = visit(server)
        assert anna.get(path)["done"] >= before
        told = finished(anna, path)
    expected = json.loads(json.dumps(analyse(log, ITERATIONS, plain=True).to_json()))
    assert told["result"] == expected


def test_of_a_game_that_is_too_long_the_last_choices_are_analysed(tmp_path: Path, visit: Visit) -> None:
    with Server(tmp_path, BAILEY_ANALYSED_CHOICES="8", **FEW) as server:
        anna = visit(server)
        table = anna.play_alone("novice")
        path = f"/api/tables/{table}/analysis"
        answer = anna.http.post(path)
        fault = answer.json()
        assert (answer.status_code, fault["key"], fault["args"]["most"]) == (400, "analysis-too-long", 8)
        choices = fault["args"]["choices"]
        assert f"This game has {choices} choices; at most 8 of them" in fault["say"]
        assert anna.refused("POST", f"{path}?last=9", 400) == "analysis-too-long"
        assert anna.refused("POST", f"{path}?open_cards=true&last=5", 400) == "analysis-too-long"
        assert anna.refused("POST", f"{path}?last=0", 400) == "malformed"
        assert anna.post(f"{path}?last=8")["total"] == 8
        told = finished(anna, f"{path}?last=8")
        assert [told["result"]["part_of"], len(told["result"]["rows"])] == [choices, 8]
        assert anna.get(path)["state"] == "unasked"
        assert anna.get("/api/me/skill") == {"games": []}, "a part says nothing of a game"
        words = anna.get(f"/api/analyses/{told['id']}/words")
        assert [row["n"] for row in words["rows"]] == [row["n"] for row in told["result"]["rows"]]


def test_an_analysis_of_more_choices_than_there_are_is_that_of_all(few: Server, visit: Visit) -> None:
    anna, record = visit(few), write_log(the_end())
    whole = anna.post("/api/analyses", record=record)
    assert anna.post(f"/api/analyses?last={whole['total']}", record=record)["id"] == whole["id"]
    assert anna.post(f"/api/analyses?last={whole['total'] - 1}", record=record)["id"] != whole["id"]


def test_an_analysis_is_stopped_and_who_asks_again_goes_on(tmp_path: Path, visit: Visit) -> None:
    with Server(tmp_path, BAILEY_ANALYSES_PER_HOUR="2", **FEW) as server:
        anna, record = visit(server), write_log(the_end(choices=20))
        path = f"/api/analyses/{anna.post('/api/analyses', record=record)['id']}"
        assert wait_until(lambda: anna.get(path)["done"], PATIENCE)
        stopped = anna.http.delete(path).raise_for_status().json()
        assert stopped["state"] == "stopped"
        assert wait_until(lambda: "working" not in anna.get(path), PATIENCE)
        now = anna.get(path)
        assert now["state"] == "stopped", "who looks asks for nothing"
        assert now["done"] <= stopped["done"] + (os.cpu_count() or 1), "the rows that are under way are kept"
        assert anna.post("/api/analyses", record=record)["state"] == "waiting", "it costs no further one"
        assert wait_until(lambda: anna.get(path)["done"] > now["done"], PATIENCE)
        assert anna.refused("DELETE", f"/api/analyses/{'0' * 32}", 404) == "no-analysis"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
async def test_who_looks_waits_for_it_and_that_is_noted_once_a_minute(
    application: tuple[TableServer, httpx.AsyncClient],
) -> None:
    server, client = application
    analyses, record = server.services.analyses, write_log(played("castle-combo"))
    began = analyses.database.now()
    with patch.object(analyses.database, "now", lambda: began):
        analysis = (await client.post("/api/analyses", json={"record": record})).raise_for_status().json()["id"]
    with patch.object(analyses, "want", AsyncMock()) as want:
        for seconds in (0, 59):
            with patch.object(analyses.database, "now", lambda later=seconds: began + later):
                await client.get(f"/api/analyses/{analysis}")
        assert want.await_count == 0
        with patch.object(analyses.database, "now", lambda: began + 61):
            await client.get(f"/api/analyses/{analysis}")
        assert want.await_args_list == [call(analysis)]


def test_what_cannot_be_analysed_is_refused_at_once(anna: Browser) -> None:
    whole = write_log(played("castle-combo"))
    half = "\n".join(whole.split("\n")[:12]) + "\n"
    assert anna.refused("POST", "/api/analyses", 400, record="nonsense") == "no-record"
    assert anna.refused("POST", "/api/analyses", 409, record=half) == "not-over"
    assert anna.refused("GET", f"/api/analyses/{'0' * 32}", 404) == "no-analysis"
    assert anna.refused("GET", "/api/analyses/else", 400) == "malformed"


def test_why_it_cannot_be_is_told_in_the_language_of_who_asks(anna: Browser) -> None:
    companion = anna.new_table("me", game="burgundy-companion")["table"]
    assert anna.refused("POST", f"/api/tables/{companion}/analysis", 400) == "analysis-retold"
    told = anna.http.post(f"/api/tables/{companion}/analysis?language=de").json()["say"]
    assert told.endswith("lassen sich deshalb nicht analysieren.")
    assert "analysable" not in anna.get(f"/api/tables/{companion}")
    assert anna.post("/api/replay", record=write_log(played("castle-combo")))["analysable"] is True


def test_an_analysis_is_told_in_the_words_of_the_game_and_says_what_open_cards_would_have_said(
    few: Server, visit: Visit
) -> None:
    anna, ben = visit(few), visit(few)
    table = short_game(anna)
    asked = [f"/api/tables/{table}/analysis{more}" for more in ("", "?open_cards=true")]
    assert len({anna.post(one)["id"] for one in asked}) == 2
    told, opened = (finished(anna, one) for one in asked)
    rows = told["result"]["rows"]
    assert all("open_cards" not in row for row in rows)
    assert all(row["open_cards"]["options"] for row in opened["result"]["rows"])
    assert [row["decision"] for row in opened["result"]["rows"]] == [row["decision"] for row in rows]
    assert all(row["open_cards"] for row in anna.get(f"/api/analyses/{opened['id']}/words")["rows"])
    path = f"/api/analyses/{told['id']}/words"
    for language in ("en", "fr", "de"):
        words = anna.get(f"{path}?language={language}")
        replay = anna.get(f"/api/tables/{table}/replay?language={language}")
        assert (words["title"], words["names"], words["table"]) == (replay["title"], replay["names"], table)
        shown = {row["n"]: row for row in replay["rows"]}
        for row, said in zip(rows, words["rows"], strict=True):
            assert said["options"][row["decision"]["made"]] == shown[row["n"]]["say"]
            assert said.get("told", "") == shown[row["n"]].get("told", "")
            assert len(said["options"]) == len(row["decision"]["options"])
            assert max(n for n in shown if n < row["n"]) == said["before"]
    kinds = [(seat["kind"], seat.get("mine", False)) for seat in words["seats"]]
    assert kinds == [("person", True), ("bot", False)]
    assert words["seats"][1]["strength"] == "novice"
    assert not any(seat.get("mine") for seat in ben.get(path)["seats"])
    assert anna.refused("GET", f"/api/analyses/{'0' * 32}/words", 404) == "no-analysis"


def the_end(choices: int = 6) -> GameLog:
    """A game that begins so many choices before its end."""
    whole, chance = played("castle-combo"), random.Random(1)
    log = GameLog.from_position(whole.game, ["you", "random"], list(whole.walk())[-1 - choices][1].dump())
    while not log.position.over:
        log.choose(chance.choice(log.position.choices.numbers))
    return log


def short_game(browser: Browser, refused: str = "") -> str:
    """Play a game that begins shortly before its end; tells the table. `refused`: why it is not analysed before."""
    log = played("castle-combo")
    mine = [before.n for before, row in pairwise(log.effective) if row.seat == 0]
    table = str(browser.new_table("me", "novice", begin={"n": mine[-2], "record": write_log(log)})["table"])
    with browser.at(table) as seat:
        if refused:
            assert browser.refused("POST", f"/api/tables/{table}/analysis", 409) == refused
        seat.play_to_end(random.Random(1))
    return table


def test_the_result_has_the_fields_that_clients_are_told_of() -> None:
    found = analyse(played("castle-combo"), ITERATIONS, open_cards=True).to_json()
    told = msgspec.json.decode(msgspec.json.encode(found), type=AnalysisResult)
    assert msgspec.to_builtins(told).keys() == found.keys()
    row, decision = found["rows"][0], told.rows[0].decision
    for ours, theirs in (
        (told.rows[0], row),
        (decision, row["decision"]),
        (decision.options[0], row["decision"]["options"][0]),
        (told.players[0], found["players"][0]),
        (told.deal, found["deal"]),
    ):
        assert {field.name for field in msgspec.structs.fields(ours)} == theirs.keys()


def test_skill_and_luck_are_kept_for_the_player_and_deleted_with_the_rest(
    tmp_path: Path, own_either_database: str, visit: Visit
) -> None:
    with Server(tmp_path, own_either_database, plain=False, **FEW) as server:
        anna = visit(server)
        assert anna.get("/api/me/skill") == {"games": []}
        table = anna.play_alone("novice", seed=2)
        (game,) = anna.get("/api/me/games")["games"]
        assert game["analysable"] is True
        path = f"/api/tables/{table}/analysis"
        # Whoever has the record and is quicker asks for the same analysis.
        analysis = visit(server).post("/api/analyses", record=anna.record(table))["id"]
        assert anna.post(path)["id"] == analysis
        me = finished(anna, path)["result"]["players"][0]
        (skill,) = anna.get("/api/me/skill")["games"]
        (told,) = skill["games"]
        assert (skill["game"], told["table"]) == ("castle-combo", table)
        assert told["say"] == f"{game['seats'][1]['name']}, carefree"
        assert told["loss"] == pytest.approx(-me["own"] / me["decisions"], abs=1e-6)
        assert (told["luck"], told["decisions"]) == (me["luck"], me["decisions"])
        assert told["sound"] == me["qualities"]["sound"]
        assert anna.get("/api/me/export")["skill"] == [skill]
        anna.delete_history()
        assert anna.get("/api/me/skill") == {"games": []}
        assert anna.refused("GET", f"/api/analyses/{analysis}", 404) == "no-analysis"


@pytest.mark.slow
def test_no_name_stays_where_an_analysis_is_asked_for_just_before_its_player_deletes_it(
    tmp_path: Path, visit: Visit
) -> None:
    with Server(tmp_path, **FEW) as server, ThreadPoolExecutor(1) as beside:
        for delay in (0.0, 0.01, 0.03) * TIMES:
            anna, ben = visit(server), visit(server)
            anna.call("Methuselah")
            with seated(anna, ben) as seats:
                play(*seats)
            asked = beside.submit(ben.http.post, f"/api/tables/{seats[0].id}/analysis")
            time.sleep(delay)
            anna.delete_history()
            answer = asked.result()
            assert answer.status_code in {200, 404}, answer.text
            with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as stored:
                records = [record for (record,) in stored.execute("SELECT record FROM analyses")]
            assert [record for record in records if "Methuselah" in record] == []
    say(f"\n{3 * TIMES} names deleted 0 to 30 ms after an analysis was asked for: none is left")


def test_plain_rules_get_few_iterations() -> None:
    assert Settings(home=None).analysis_iterations > PLAIN_ITERATIONS  # type: ignore[arg-type]


@pytest.mark.slow
def test_what_gave_something_away_is_shown_before_the_analysis_is_done() -> None:
    game, chance = games.find("castle-combo"), random.Random(5)
    log = GameLog(game, Start(("you",) * 2, 5)).begun()
    while not log.position.over:
        log.choose(chance.choice(log.position.choices.numbers))
    examiner, last = Examiner(), 30
    begun = examiner.answer(Begin(write_log(log), 400, open_cards=False, last=last, plain=False, found={}))
    assert isinstance(begun, Begun)
    marks = []
    for rows in batched(begun.pending, 2):
        found = examiner.answer(WorkOut(rows))
        assert isinstance(found, FoundRows)
        assert [one.row for one in found.rows] == rows
        marks += [msgspec.structs.asdict(one.mark) for one in found.rows if one.mark is not None]
    finished = examiner.answer(Finish())
    assert isinstance(finished, Finished)
    result = json.loads(gzip.decompress(finished.body))
    first = result["part_of"] - last + 1
    wanted = [
        {"n": row["n"], "number": first + i, "seat": row["seat"], "quality": row["decision"]["quality"]}
        for i, row in enumerate(result["rows"])
        if row["decision"]["quality"] != "sound"
    ]
    assert wanted, "a game at random has choices that give something away"
    assert marks == wanted
