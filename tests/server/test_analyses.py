"""Analyses on a server: once for each game, in the background, and gone on with after a crash."""

from __future__ import annotations

import asyncio
import json
import random
import time
from itertools import pairwise
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock, Mock, call

import msgspec
import pytest
from server.process import Server, wait_until
from server.test_sharing import played
from sqlalchemy import delete

from bailey.analysis import analyse
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.server.analyses import analyst
from bailey.server.analyses.steps import PLAIN_ITERATIONS
from bailey.server.messages.analyses import AnalysisResult
from bailey.server.settings import Settings
from bailey.server.store.analyses import MOST_TRIES, Analyses, Deleted, Wanted
from bailey.server.store.schema import ANALYSES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from server.browser import Browser
    from server.conftest import Visit

    from bailey.server.store.database import Database

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


def the_end() -> GameLog:
    """A game that begins some choices before its end."""
    whole, chance = played("castle-combo"), random.Random(1)
    log = GameLog.from_position(whole.game, ["you", "random"], list(whole.walk())[-7][1].dump())
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
        analysis = anna.post(path)["id"]
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


async def test_one_server_works_on_an_analysis_at_a_time(opened: Database) -> None:
    one, other = Analyses(opened, "one"), Analyses(opened, "other")
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


async def test_nothing_is_kept_of_an_analysis_that_was_deleted(opened: Database) -> None:
    mine, wanted = Analyses(opened, "one"), Wanted("a" * 32, "the record", 16, open_cards=False, table=None)
    await mine.ask(wanted)
    assert await mine.claim(60) is not None
    await opened.write(lambda c: c.execute(delete(ANALYSES)).rowcount)
    for step in (mine.begun("a" * 32, 3), mine.hold("a" * 32, 60), mine.keep("a" * 32, 2, "{}")):
        with pytest.raises(Deleted):
            await step
    await mine.ask(wanted)
    told = await mine.progress("a" * 32)
    assert told is not None
    assert told.done == 0


async def test_the_analyst_leaves_what_was_deleted_and_takes_the_next() -> None:
    tasks, begun = iter(["deleted", "next"]), []
    analyses = AsyncMock(spec=Analyses, claim=AsyncMock(side_effect=lambda _: next(tasks)))
    one = analyst.Analyst(analyses, lambda: 0, lease=1, nice=0, plain=True)

    async def work_out(task: str) -> None:
        begun.append(task)
        raise Deleted if task == "deleted" else asyncio.CancelledError

    one._work_out = work_out  # type: ignore[assignment,method-assign]
    with pytest.raises(asyncio.CancelledError):
        await one.run()
    assert begun == ["deleted", "next"]


async def test_an_analysis_that_waits_while_bots_think_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "PAUSE", 0.001)
    bots, analyses = iter([1] * 9 + [0]), AsyncMock(spec=Analyses)
    one = analyst.Analyst(analyses, lambda: next(bots), lease=0.0075, nice=0, plain=True)
    await one._leave_to_bots(Mock(id="analysis"))
    assert analyses.hold.await_args_list == [call("analysis", 0.0075)] * 3


def test_plain_rules_get_few_iterations() -> None:
    assert Settings(home=None).analysis_iterations > PLAIN_ITERATIONS  # type: ignore[arg-type]
