"""Which analysis comes next: addresses share what is worked out, and what nobody waits for is not worked on."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest
from server.conftest import open_database
from sqlalchemy import func, select

from bailey.server.store import analyses
from bailey.server.store.analyses import Analyses, Deleted, TooMany, WantedAnalysis
from bailey.server.store.analysis_order import ACCOUNT_SECONDS, SECONDS_A_ROW, WANTED_SECONDS
from bailey.server.store.schema import ANALYSES, ANALYSIS_ROWS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from contextlib import AbstractAsyncContextManager

    from bailey.server.store.database import Database

MOST = 40


class Queue:
    """The analyses of a database, in which letters stand for ids, and whose clock is turned by hand."""

    def __init__(self, database: Database) -> None:
        self.database, self.analyses, self.time = database, Analyses(database, "server"), 1000.0 * 86_400

    async def ask(self, name: str, rows: int, asker: str = "anna", most: int = MOST, **more: Any) -> None:
        """Ask for an analysis of so many rows."""
        settings = {"record": name, "iterations": 16, "open_cards": False, "table": None, **more}
        await self.analyses.ask(WantedAnalysis(id=name, total=rows, asker=asker, **settings), most)

    async def find(self, name: str, *rows: int, seconds: float = SECONDS_A_ROW, mark: str | None = None) -> None:
        """Note what was found about rows, and how long each took."""
        for row in rows:
            await self.analyses.keep(name, row, "{}", seconds, mark)

    async def next(self) -> str:
        """Take the next analysis, and leave it at once; empty: there is none."""
        task = await self.analyses.claim(60.0)
        await self.analyses.release()
        return "" if task is None else task.id

    async def done(self, name: str, seconds: float = 0.0) -> None:
        """Work out one that is next, and that takes so long."""
        assert await self.next() == name
        await self.find(name, 1, seconds=seconds)
        await self.analyses.finish(name, b"result", [])

    async def state(self, name: str) -> str | None:
        """Tell how an analysis is."""
        progress = await self.analyses.progress(name)
        return None if progress is None else progress.state

    async def rows(self) -> int:
        """Tell how many rows are kept of all analyses."""
        count = select(func.count()).select_from(ANALYSIS_ROWS)
        return int(await self.database.read(lambda c: c.execute(count).scalar_one()))


@contextlib.asynccontextmanager
async def open_queue(address: str) -> AsyncIterator[Queue]:
    async with open_database(address) as database:
        queue = Queue(database)
        with patch.object(database, "now", lambda: queue.time):
            yield queue


@pytest.fixture
def queue(own_database: str) -> AbstractAsyncContextManager[Queue]:
    """The analyses of a database of each kind."""
    return open_queue(own_database)


async def test_a_short_game_comes_before_the_long_ones_of_another_address_that_were_asked_for_earlier(
    queue: Queue,
) -> None:
    for i in range(15):
        await queue.ask(f"long {i}", 2000)
    await queue.find("long 0", *range(1, 500))
    await queue.ask("short", 36, "ben")
    await queue.done("short")
    assert await queue.next() == "long 0", "of equal ones that which is begun"


async def test_who_asks_for_many_short_ones_leaves_room_for_a_longer_one_of_somebody_else(queue: Queue) -> None:
    for i in range(15):
        await queue.ask(f"many {i:02}", 36)
    await queue.ask("longer", 100, "ben")
    await queue.done("many 00", 36 * SECONDS_A_ROW)
    await queue.done("many 01", 36 * SECONDS_A_ROW)
    await queue.done("longer", 100 * SECONDS_A_ROW)
    await queue.done("many 02")


async def test_a_game_whose_rows_take_long_gives_way_to_one_with_as_many_that_are_quick(queue: Queue) -> None:
    await queue.ask("catan", 40)
    await queue.ask("combo", 60, "ben")
    assert await queue.next() == "catan", "nobody knows yet how long its rows take"
    await queue.find("catan", 1, seconds=8.0)
    await queue.done("combo", 15.0)
    assert await queue.next() == "catan"


async def test_how_many_come_first_is_told_of_one_that_waits(queue: Queue) -> None:
    async def ahead(name: str) -> int:
        progress = await queue.analyses.progress(name)
        assert progress is not None
        return progress.ahead

    await queue.ask("long", 50)
    await queue.ask("longer", 70)
    await queue.ask("short", 5, "ben")
    await queue.ask("stopped", 1, "cleo")
    await queue.analyses.stop("stopped")
    waiting = ["short", "long", "longer"]
    assert [await ahead(name) for name in (*waiting, "stopped")] == [0, 1, 2, 0], "nobody waits for who stopped"
    await queue.analyses.claim(60.0)
    assert [await ahead(name) for name in waiting] == [0, 1, 2], "the first is worked on, the others still wait for it"
    await queue.analyses.finish("short", b"result", [])
    assert [await ahead(name) for name in waiting] == [0, 0, 1]


async def test_how_long_the_rest_takes_and_what_was_found_is_told_before_the_end(queue: Queue) -> None:
    await queue.ask("one", 5)
    waiting = await queue.analyses.progress("one")
    assert waiting is not None
    assert (waiting.seconds_left, waiting.marks) == (None, [])
    await queue.find("one", 2, seconds=2.0, mark="a blunder")
    await queue.find("one", 1, seconds=4.0)
    found = await queue.analyses.progress("one")
    assert found is not None
    assert (found.seconds_left, found.marks) == (9.0, ["a blunder"])
    await queue.analyses.finish("one", b"result", [])
    done = await queue.analyses.progress("one")
    assert done is not None
    assert (done.seconds_left, done.marks) == (None, [])


async def test_what_an_address_was_given_counts_for_an_hour(queue: Queue) -> None:
    await queue.ask("first", 1000)
    await queue.done("first", 1000 * SECONDS_A_ROW)
    await queue.ask("second", 36)
    await queue.ask("other", 900, "ben")
    assert await queue.next() == "other"
    queue.time += ACCOUNT_SECONDS - 1
    assert await queue.next() == "other"
    queue.time += 1
    await queue.analyses.want("second")
    await queue.analyses.want("other")
    assert await queue.next() == "second"


async def test_of_one_address_the_shortest_comes_first_and_open_cards_count_twice(queue: Queue) -> None:
    await queue.ask("long", 100)
    await queue.ask("open", 40, open_cards=True)
    await queue.ask("short", 70)
    await queue.done("short")
    await queue.done("open")
    await queue.done("long")


async def test_an_analysis_is_left_as_soon_as_another_comes_first_and_goes_on_where_it_was(queue: Queue) -> None:
    await queue.ask("long", 500)
    task = await queue.analyses.claim(60.0)
    assert task is not None
    await queue.find("long", 1, 2)
    assert await queue.analyses.goes_on("long")
    await queue.ask("short", 36, "ben")
    assert not await queue.analyses.goes_on("long")
    await queue.done("short")
    again = await queue.analyses.claim(60.0)
    assert again is not None
    assert (again.id, sorted(again.found)) == ("long", [1, 2])


async def test_an_analysis_that_is_left_again_and_again_is_not_taken_for_one_that_fails(queue: Queue) -> None:
    await queue.ask("long", 500)
    await queue.ask("short", 36, "ben")
    for _ in range(analyses.MOST_TRIES + 1):
        await queue.analyses.stop("short")
        assert (await queue.analyses.claim(60.0)) is not None
        await queue.analyses.want("short")
        assert not await queue.analyses.goes_on("long")
    assert await queue.state("long") == "waiting"


async def test_nobody_works_on_what_was_stopped_and_who_asks_again_finds_what_was_found(queue: Queue) -> None:
    await queue.ask("one", 36)
    task = await queue.analyses.claim(60.0)
    assert task is not None
    await queue.find("one", 1, 2)
    await queue.analyses.stop("one")
    assert await queue.state("one") == "stopped"
    assert not await queue.analyses.goes_on("one")
    assert await queue.next() == ""
    await queue.ask("one", 36)
    progress = await queue.analyses.progress("one")
    assert progress is not None
    assert (progress.state, progress.done, progress.total) == ("waiting", 2, 36)
    assert await queue.next() == "one"


async def test_what_is_done_cannot_be_stopped(queue: Queue) -> None:
    await queue.ask("one", 36)
    await queue.done("one")
    await queue.analyses.stop("one")
    assert await queue.state("one") == "done"


async def test_an_analysis_stops_an_hour_after_somebody_looked_and_a_day_later_it_is_deleted(queue: Queue) -> None:
    await queue.ask("left", 36)
    await queue.find("left", 1)
    queue.time += WANTED_SECONDS - 1
    assert await queue.next() == "left"
    await queue.analyses.want("left")
    queue.time += WANTED_SECONDS - 1
    assert await queue.next() == "left"
    queue.time += 1
    assert (await queue.next(), await queue.state("left")) == ("", "stopped")
    queue.time += analyses.KEPT_UNWANTED_SECONDS - WANTED_SECONDS - 1
    await queue.ask("other", 36)
    assert await queue.state("left") == "stopped"
    queue.time += 1
    await queue.ask("other", 36)
    assert (await queue.state("left"), await queue.rows()) == (None, 0)


async def test_so_many_of_an_address_wait_at_most_and_those_that_nobody_wants_give_way(queue: Queue) -> None:
    for name in "ab":
        await queue.ask(name, 36, most=2)
    await queue.find("a", 1)
    with pytest.raises(TooMany):
        await queue.ask("c", 36, most=2)
    assert await queue.state("c") is None
    await queue.ask("a", 36, most=2)  # it is one of the two
    await queue.ask("d", 36, "ben", most=2)
    await queue.analyses.stop("a")
    await queue.analyses.stop("d")
    await queue.ask("c", 36, most=2)
    assert [await queue.state(name) for name in "abcd"] == [None, "waiting", "waiting", "stopped"]
    assert await queue.rows() == 0


async def test_an_analysis_is_on_the_account_of_who_asked_last(queue: Queue) -> None:
    await queue.ask("hidden", 100)
    await queue.ask("long", 2000)
    await queue.ask("middle", 90, "ben")
    await queue.find("long", *range(1, 50))
    assert await queue.next() == "middle"
    await queue.analyses.want("hidden", "carla")
    await queue.ask("middle", 90, "ben")
    await queue.done("middle")
    assert await queue.next() == "hidden"


async def test_an_analysis_of_an_older_server_is_worked_on_as_if_it_were_asked_for_now(queue: Queue) -> None:
    await queue.ask("one", 36)
    change = ANALYSES.update().values(wanted=None, asker="", total=0)
    await queue.database.write(lambda c: c.execute(change).rowcount)
    assert await queue.next() == "one"
    await queue.analyses.begun("one", 36)
    assert await queue.analyses.goes_on("one")
    queue.time += WANTED_SECONDS
    assert await queue.state("one") == "stopped"


async def test_a_held_analysis_that_was_deleted_goes_on_nowhere(queue: Queue) -> None:
    with pytest.raises(Deleted):
        await queue.analyses.goes_on("none")
