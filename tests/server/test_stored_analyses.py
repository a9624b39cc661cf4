"""How analyses are kept and deleted, and how one server after another works on them."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
from typing import TYPE_CHECKING
from unittest.mock import AsyncMock, Mock, call

import pytest
from server.test_history import a_result, a_seat, a_table
from sqlalchemy import delete, insert, select

from bailey.server.analyses import analyst
from bailey.server.http.mistakes import common_mistakes, own_puzzles
from bailey.server.store.analyses import MOST_TRIES, Analyses, Deleted, WantedAnalysis
from bailey.server.store.forgetting import Forgetting
from bailey.server.store.history import HistoryQueries
from bailey.server.store.schema import ANALYSES, RESULTS, SEATS, SKILL, TABLES

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from bailey.server.store.database import Database


async def test_one_server_works_on_an_analysis_at_a_time(opened: Database) -> None:
    one, other = Analyses(opened, "one"), Analyses(opened, "other")
    wanted = WantedAnalysis("a" * 32, "the record", 16, open_cards=False, table=None)
    await one.ask(wanted, 40)
    await one.ask(wanted, 40)
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
    await one.ask(wanted, 40)
    assert await other.claim(60) is not None
    await other.finish(mine.id, b"result", [])
    told = await one.progress(mine.id)
    assert told is not None
    assert (told.state, told.done, told.total, told.result) == ("done", 3, 3, b"result")


async def test_nothing_is_kept_of_an_analysis_that_was_deleted(opened: Database) -> None:
    mine, wanted = Analyses(opened, "one"), WantedAnalysis("a" * 32, "the record", 16, open_cards=False, table=None)
    await mine.ask(wanted, 40)
    assert await mine.claim(60) is not None
    await opened.write(lambda c: c.execute(delete(ANALYSES)).rowcount)
    for step in (mine.begun("a" * 32, 3), mine.hold("a" * 32, 60), mine.keep("a" * 32, 2, "{}")):
        with pytest.raises(Deleted):
            await step
    await mine.ask(wanted, 40)
    told = await mine.progress("a" * 32)
    assert told is not None
    assert told.done == 0


async def test_an_analysis_of_a_table_is_refused_once_the_table_or_a_name_is_deleted(opened: Database) -> None:
    mine, wanted = (
        Analyses(opened, "one"),
        WantedAnalysis("a" * 32, "Anna", 16, open_cards=False, table="t", removed=None),
    )
    with pytest.raises(Deleted):
        await mine.ask(wanted, 40)
    await opened.write(lambda c: c.execute(insert(TABLES), {**a_table("t"), "removed": "{}"}).rowcount)
    with pytest.raises(Deleted):
        await mine.ask(wanted, 40)
    assert await mine.progress("a" * 32) is None
    await mine.ask(wanted._replace(removed="{}"), 40)
    assert await mine.progress("a" * 32) is not None


async def test_deletion_wins_over_an_analysis_that_is_asked_for_at_the_same_time(opened: Database) -> None:
    mine = Analyses(opened, "one")

    async def ask(table: str) -> None:
        for i in range(20):
            with contextlib.suppress(Deleted):
                await mine.ask(WantedAnalysis(f"{table} {i}", "Anna", 16, open_cards=False, table=table), 40)

    async def forget() -> None:
        async for _ in Forgetting(opened).forget("anna"):
            pass

    def lay(c: Connection) -> None:
        c.execute(insert(TABLES), [a_table(table) for table in tables])
        c.execute(insert(SEATS), [a_seat(table, 0, "anna") for table in tables])

    tables = [f"t{i}" for i in range(6)]
    await opened.write(lay)
    await asyncio.gather(*map(ask, tables), forget())
    assert await opened.read(lambda c: list(c.execute(select(ANALYSES.c.id)).scalars())) == []


async def test_an_analysis_of_a_file_becomes_that_of_its_table_and_says_what_it_found_of_the_seats(
    opened: Database,
) -> None:
    mine, of_file = Analyses(opened, "one"), WantedAnalysis("a" * 32, "the record", 16, open_cards=False, table=None)
    await opened.write(lambda c: c.execute(insert(TABLES), a_table("t")).rowcount)
    await mine.ask(of_file, 40)
    skill = {"seat": 0, "own": -1.0, "luck": 0.5, "decisions": 9, "sound": 8, "accuracy": 0.5}
    await mine.finish("a" * 32, b"found", [skill])
    for expected in ("waiting", "done"):
        await mine.ask(of_file._replace(table="t"), 40)
        told = await mine.progress("a" * 32)
        assert told is not None
        assert (told.table, told.state) == ("t", expected)
        await mine.finish("a" * 32, b"found", [skill])
    kept = select(SKILL.c.table_id, SKILL.c.accuracy)
    assert await opened.read(lambda c: [tuple(row) for row in c.execute(kept)]) == [("t", 0.5)]


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


def a_row(n: int, made: str, best: str, loss: float, quality: str, seat: int = 0, **points: float) -> dict[str, object]:
    """Return what is read of a row of an analysis."""
    options = [{"choice": {"do": best}}, {"choice": {"do": made, "slot": 1}}]
    decision = {"options": options, "made": 1, "loss": loss, "quality": quality, **points}
    return {"n": n, "seat": seat, "step": "spend_key", "decision": decision, "more": "that is not read"}


async def test_the_kinds_of_choices_that_gave_away_most_are_told_with_their_worst_moments(opened: Database) -> None:
    history = HistoryQueries(opened)
    assert common_mistakes(await history.judged("anna"), "en") == []
    assert own_puzzles(await history.judged("anna"), "en") == []
    found = {
        "t1": [a_row(3, "keep_key", "renew_row", 0.04, "inaccuracy"), a_row(5, "keep_key", "keep_key", 0.01, "sound")],
        "t2": [
            a_row(7, "keep_key", "renew_row", 0.12, "blunder"),
            a_row(8, "keep_key", "renew_row", 0.5, "blunder", seat=1),
            # In a game that was lost already: what its points are worth counts, against the choice with more of them.
            a_row(9, "move_messenger", "renew_row", 0.0, "mistake", worth=0.06, better=1),
        ],
        "t3": [a_row(1, "keep_key", "renew_row", 0.9, "blunder")],
    }
    mine = Analyses(opened, "one")

    def lay(c: Connection) -> None:
        for n, table in enumerate(found, 1):
            c.execute(insert(TABLES), a_table(table))
            c.execute(insert(RESULTS), {**a_result(table, n, won=True), "counted": table != "t3"})

    await opened.write(lay)
    for table, rows in found.items():
        await mine.ask(WantedAnalysis(table * 16, f"of {table}", 16, open_cards=False, table=table), 40)
        assert await mine.claim(60) is not None
        skill = [{"seat": 0, "own": -0.2, "luck": 0.0, "decisions": 10, "sound": 8, "accuracy": None}]
        await mine.finish(table * 16, gzip.compress(json.dumps({"rows": rows}).encode()), skill)
    # The analysis of a part of a game says nothing of it.
    part = WantedAnalysis("p" * 32, "of t2", 16, open_cards=False, table="t2", last=1)
    await mine.ask(part, 40)
    assert await mine.claim(60) is not None
    await mine.finish(part.id, gzip.compress(b'{"rows": []}'), [])
    (told,) = common_mistakes(await history.judged("anna"), "en")
    assert (told.game, told.analysed, told.decisions) == ("castle-combo", 2, 20)
    first, second = told.mistakes
    assert (first.question, first.made, first.better) == (
        "Your turn: take a card, or spend a key first",
        "keep all keys",
        "spend a key: deal a new row",
    )
    assert (first.times, first.loss, first.worst, first.table, first.n) == (2, 0.08, 0.12, "t2", 7)
    assert (second.made, second.better, second.times, second.n) == (
        "spend a key: send the messenger elsewhere",
        "",
        1,
        9,
    )
    assert second.loss == 0.06
    # Those below a mistake are no puzzles; the kind that gave away most comes first.
    (puzzles,) = own_puzzles(await history.judged("anna"), "en")
    assert puzzles.game == "castle-combo"
    assert [(one.table, one.n, one.loss) for one in puzzles.puzzles] == [("t2", 7, 0.12), ("t2", 9, 0.06)]
    assert puzzles.puzzles[0].question == first.question
