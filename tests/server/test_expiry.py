"""Tables that nobody uses any more are deleted; finished games are kept."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from server.browser import Browser
from server.conftest import open_database, row_of
from server.process import Server, wait_until
from sqlalchemy import insert, select, text

from bailey.server.allowance import Allowance
from bailey.server.store.old_tables import BATCH, OldTables
from bailey.server.store.schema import CHAT, DUE, LATEST, LINKS, LOG, SEATS, TABLES

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

    from bailey.server.store.database import Database

DAY = 86_400.0
#: Everything that is younger than the last second is kept.
SHORT = {"BAILEY_OPEN_TABLE_HOURS": "0.0015", "BAILEY_BOTS_TABLE_HOURS": "0.0003", "BAILEY_EXPIRY_SECONDS": "0.5"}


def table(name: str, now: float, age: float, *, began: bool = False, **more: Any) -> dict[str, Any]:
    """A row of the tables, so many days old."""
    created = now - age * DAY
    usual = {"game": "castle-combo", "version": 1, "options": "{}", "host": "host", "pace": "live", "first": 1}
    times = {"created": created, "begun": created if began else None, "expires": 0.0}
    return row_of(TABLES, id=name, code=name[:12], **{**usual, **times, **more})


def put(c: Connection, row: dict[str, Any], *, people: int = 1, decided: float | None = None, seen: float = 0) -> None:
    """Store a table with two seats, a row of its log, and something of everything else."""
    name = row["id"]
    c.execute(insert(TABLES).values(row))
    for seat in range(2):
        player = "somebody" if seat < people else None
        of = {"table_id": name, "seat": seat, "player": player, "strength": None if player else "novice"}
        c.execute(insert(SEATS).values(row_of(SEATS, seen=seen, **of)))
    line = {"i": 1, "player": "a", "seat": None, "name": "", "text": "", "at": 0.0}
    c.execute(insert(CHAT).values(table_id=name, **line))
    c.execute(insert(DUE).values(table_id=name, kind="bot", n=1, at=0.0, lease=0.0, holder=""))
    c.execute(insert(LINKS).values(token=name, table_id=name, seat=0, player="a", until=0.0))
    if decided is not None:
        c.execute(insert(LATEST).values(table_id=name, n=2, position=""))
        for n, at in ((1, row["created"]), (2, decided)):
            c.execute(insert(LOG).values(table_id=name, n=n, body="", digest="", command="", at=at))


def left(c: Connection) -> dict[str, Any]:
    return {row.id: row.expires for row in c.execute(select(TABLES.c.id, TABLES.c.expires))}


async def test_tables_expire_by_age_and_state(opened: Database) -> None:
    now, expiring = opened.now(), OldTables(opened, Allowance())

    def fill(c: Connection) -> None:
        put(c, table("open, old", now, 1.1))
        put(c, table("open, young", now, 0.9))
        put(c, table("open, seen", now, 1.1), seen=now - DAY / 2)
        put(c, table("bots, old", now, 0.1, began=True), people=0, decided=now - 3700)
        put(c, table("bots, seen", now, 9, began=True), people=0, decided=now - 60)
        put(c, table("played, old", now, 300, began=True), decided=now - 91 * DAY)
        put(c, table("played", now, 300, began=True), decided=now - 80 * DAY)
        put(c, table("over", now, 999, began=True, ended=now - 998 * DAY), decided=now - 998 * DAY)
        put(c, table("bots, over", now, 999, began=True, ended=now - 998 * DAY), people=0)
        put(c, table("not now", now, 300, began=True, expires=now + 900), decided=now - 91 * DAY)

    await opened.write(fill)
    looked = await expiring.check()
    assert looked.deleted == {"open, old": "open", "bots, old": "bots", "played, old": "abandoned"}
    assert looked.tables == 9
    kept = await opened.read(left)
    assert kept.keys() == {"open, young", "open, seen", "bots, seen", "played", "over", "bots, over", "not now"}
    assert kept["over"] is kept["bots, over"] is None
    assert kept["open, young"] == pytest.approx(now + 0.1 * DAY)
    assert kept["open, seen"] == pytest.approx(now + DAY / 2)
    assert kept["played"] == pytest.approx(now + 10 * DAY)
    assert (await expiring.check()).tables == 0
    for rows in (SEATS, LOG, LATEST, CHAT, DUE, LINKS):
        of = await opened.read(lambda c, rows=rows: set(c.execute(select(rows.c.table_id)).scalars()))
        assert of <= kept.keys()
        assert "played" in of


async def test_many_tables_are_deleted_in_small_batches(opened: Database) -> None:
    now, expiring = opened.now(), OldTables(opened, Allowance())
    names = [f"table {i}" for i in range(2 * BATCH + 5)]
    await opened.write(lambda c: [put(c, table(name, now, 2)) for name in names])
    sizes = [len((await expiring.check()).deleted) for _ in range(4)]
    assert sizes == [BATCH, BATCH, 5, 0]


async def test_of_all_servers_one_looks_at_a_time(opened: Database) -> None:
    expiring = OldTables(opened, Allowance(expiry_seconds=60))
    assert sorted(await asyncio.gather(*(expiring.take_turn() for _ in range(5)))) == [False] * 4 + [True]
    opened.ahead += 61
    assert await expiring.take_turn()
    assert not await expiring.take_turn()


async def test_the_query_for_old_tables_uses_an_index(tmp_path: Path) -> None:
    asked = "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE expires <= 1 ORDER BY expires LIMIT 20"
    async with open_database(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as database:
        plan = await database.read(lambda c: [str(row) for row in c.execute(text(asked))])
    assert any("tables_expires" in line for line in plan)
    assert not any("TEMP B-TREE" in line for line in plan)


@pytest.mark.slow
def test_old_tables_go_and_finished_games_stay(own_either_database: str, tmp_path: Path) -> None:
    with Server(tmp_path, own_either_database, **SHORT) as server, Browser(server.url) as anna:
        over = anna.play_alone("novice")
        playing = anna.new_table("me", "novice")["table"]
        bots = anna.new_table("novice", "novice")["table"]
        waiting = anna.new_table("me", "open")["table"]
        with anna.at(waiting) as seat:
            assert seat.closed() == 1012
        for gone in (waiting, bots):
            _until_gone(anna, gone)
        assert anna.get(f"/api/tables/{over}")["state"] == "over"
        assert anna.record(over)
        assert anna.get(f"/api/tables/{playing}")["state"] == "playing"
        assert {card["table"] for card in anna.get("/api/me")["tables"]} == {over, playing}
        time.sleep(1.1)
        figures = server.figures()
        assert 'bailey_tables_expired_total{state="open"} 1.0' in figures
        assert 'bailey_tables_expired_total{state="bots"} 1.0' in figures
        assert 'bailey_tables_expired_total{state="abandoned"} 0.0' in figures
        assert "bailey_failures_total 0.0" in figures


def _until_gone(anna: Browser, name: str) -> None:
    wait_until(lambda: anna.http.get(f"/api/tables/{name}").status_code == httpx.codes.NOT_FOUND)


@pytest.mark.slow
def test_who_watches_a_deleted_table_at_another_server_is_let_go_of(own_either_database: str, tmp_path: Path) -> None:
    with (
        Server(tmp_path, own_either_database, **SHORT),
        Server(tmp_path, own_either_database, BAILEY_EXPIRY_SECONDS="100000") as second,
        Browser(second.url) as anna,
    ):
        waiting = anna.new_table("me", "open")["table"]
        with anna.at(waiting) as seat:
            # The second server made it, so it is kept for a day; now it is looked at.
            asyncio.run(look_at_all(own_either_database))
            assert seat.closed() == 1012
        _until_gone(anna, waiting)


async def look_at_all(address: str) -> None:
    """Let whoever looks for old tables look at all of them, as old ones."""
    async with open_database(address) as database:
        await database.write(lambda c: c.execute(text("UPDATE tables SET expires = 0, created = 1")).rowcount)
