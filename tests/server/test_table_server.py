"""What a server is made of: settings, the database, thinkers, the local network."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from server.browser import Browser
from server.process import Server
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from bailey.bots import make
from bailey.core.errors import BadInput
from bailey.games import castle_combo
from bailey.server import settings
from bailey.server.access import lan
from bailey.server.access.cookies import CookieHolder, CookieSigner
from bailey.server.access.limits import RateLimit
from bailey.server.bots.thinking import BotThreads
from bailey.server.http.pages import inside
from bailey.server.settings import Settings
from bailey.server.store.database import Database
from bailey.server.store.group_commit import ScheduledAction, TableChange
from bailey.server.store.schema import LOG, METADATA
from bailey.server.store.store import Store
from bailey.server.store.writer import Writer
from bailey.server.table_server import TableServer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from bailey.core.play.position import Position


def with_database(address: str, do: Callable[[Database], Awaitable[None]]) -> None:
    """Open a database, do something, and close it."""

    async def run() -> None:
        database = Database(Settings(home=None, database_url=address).database)  # type: ignore[arg-type]
        try:
            await database.open()
            await do(database)
        finally:
            await database.close()

    asyncio.run(run())


def test_the_migrations_lead_to_the_tables_as_they_are_declared(database: str) -> None:
    async def compare(opened: Database) -> None:
        def differences(connection: Any) -> Any:
            return compare_metadata(MigrationContext.configure(connection), METADATA)

        assert await opened.read(differences) == []

    with_database(database, compare)


def test_a_database_of_somebody_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite3"
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE seats (mine INTEGER)")
    with pytest.raises(BadInput, match="did not make"):
        with_database(f"sqlite:///{file}", lambda _: asyncio.sleep(0))
    file.write_bytes(b"nonsense" * 1000)
    with pytest.raises(BadInput, match="not a database"):
        with_database(f"sqlite:///{file}", lambda _: asyncio.sleep(0))


def test_a_database_of_a_newer_bailey_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with_database(f"sqlite:///{file}", lambda _: asyncio.sleep(0))
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadInput, match="newer Bailey"):
        with_database(f"sqlite:///{file}", lambda _: asyncio.sleep(0))


def entry(table: str, n: int, body: str = "p1 take", **more: Any) -> TableChange:
    return TableChange(table, [(n, body, "0" * 12)], f"somebody:{body}", 1.0, b"numbers", "layout", **more)


def test_of_two_rows_n_one_is_stored_and_the_other_is_told(database: str) -> None:
    async def race(opened: Database) -> None:
        heard: list[str] = []
        writers = [Writer(opened, heard.extend, lambda *_: None) for _ in range(2)]
        running = [asyncio.ensure_future(writer.run()) for writer in writers]
        bodies = [[f"row {i} of {w}" for i in range(20)] for w in range(2)]
        won = await asyncio.gather(
            *(writers[w].add(entry(f"race-{i}", 1, bodies[w][i])) for i in range(20) for w in range(2))
        )
        assert [won[2 * i] + won[2 * i + 1] for i in range(20)] == [1] * 20
        assert sorted(heard) == sorted(f"race-{i}" for i in range(20))
        rows = await opened.read(lambda c: c.execute(LOG.select()).all())
        stored = {row.table_id: row.body for row in rows if row.table_id.startswith("race-")}
        assert stored == {f"race-{i}": bodies[0 if won[2 * i] else 1][i] for i in range(20)}
        for writer in writers:
            writer.close()
        await asyncio.gather(*running)

    with_database(database, race)


def test_what_is_due_is_claimed_once_until_the_lease_ends(own_database: str) -> None:
    async def claim(opened: Database) -> None:
        writer, store = Writer(opened, lambda _: None, lambda *_: None), Store(opened)
        running = asyncio.ensure_future(writer.run())
        now = opened.now()
        await writer.add(entry("due-1", 1, scheduled=[ScheduledAction("bot", 1, now - 1)]))
        await writer.add(entry("due-2", 1, scheduled=[ScheduledAction("bot", 1, now + 1000)]))
        await writer.add(entry("due-3", 1, scheduled=[ScheduledAction("bot", 1, now - 1, now + 1000, "another")]))
        claims = await asyncio.gather(*(store.claim(f"server-{i}", 1000) for i in range(4)))
        assert [row.table_id for rows in claims for row in rows] == ["due-1"]
        assert await store.claim("heir", 1000) == []
        [holder] = [f"server-{i}" for i, rows in enumerate(claims) if rows]
        await store.extend_leases(holder, -1, ["due-1"])
        assert [row.table_id for row in await store.claim("heir", 1000)] == ["due-1"]
        await store.release("heir")
        assert [row.table_id for row in await store.claim("next", 1000)] == ["due-1"]
        await writer.add(entry("due-1", 2, unscheduled=["bot"]))
        await store.release("next")
        assert await store.claim("last", 1000) == []
        writer.close()
        await running

    with_database(own_database, claim)


def test_what_fails_undoes_nothing_of_what_is_written_with_it(database: str) -> None:
    async def write(opened: Database) -> None:
        store = Store(opened)

        def fail(_: Any) -> None:
            raise ValueError("broken")

        results = await asyncio.gather(
            store.setting("one", "1"), opened.write(fail), store.setting("two", "2"), return_exceptions=True
        )
        assert results[0] == "1"
        assert isinstance(results[1], ValueError)
        assert await store.setting("one", "other") == "1"
        assert await store.setting("two", "other") == "2"

    with_database(database, write)


def test_who_writes_the_same_at_once_is_in_nobodys_way(database: str) -> None:
    async def write(opened: Database) -> None:
        async with contextlib.AsyncExitStack() as others:
            stores = [Store(opened)]
            for _ in range(3):
                other = Database(opened.url.render_as_string(hide_password=False))
                others.push_async_callback(other.close)
                stores.append(Store(other))
            due = {"table_id": "same", "kind": "away", "at": 1.0, "lease": 0.0, "holder": ""}
            for i in range(8):
                made = await asyncio.gather(*(store.setting(f"same-{i}", str(j)) for j, store in enumerate(stores)))
                assert len(set(made)) == 1
                await asyncio.gather(*(store.name_player(f"same-{i}", "Anna", "en") for store in stores))
                await asyncio.gather(*(store.mute("same", f"ben-{i}", on=True) for store in stores))
                await asyncio.gather(*(store.schedule({**due, "kind": f"k{i}", "n": 1}) for store in stores))
            assert len(await stores[0].muted_by("same")) == 8

    with_database(database, write)


@pytest.mark.slow
def test_a_bot_finds_the_same_however_its_thinking_is_sliced(numba: None) -> None:
    async def think(position: Position) -> list[int]:
        thinkers = BotThreads(threads=2)
        thinkers.warmed = lambda _: True  # type: ignore[method-assign]
        try:
            thoughts = [thinkers.think(position, "search:700", seed, with_opinions=True) for seed in range(6)]
            return [thought.number for thought in await asyncio.gather(*thoughts)]
        finally:
            await asyncio.to_thread(thinkers.close)

    position = castle_combo.new(3, seed=5)
    alone = [make("search:700", castle_combo.GAME).choose(position, seed).number for seed in range(6)]
    assert asyncio.run(think(position)) == alone


def test_until_the_rules_are_compiled_bots_think_less_and_people_play() -> None:
    async def think() -> int:
        thinkers = BotThreads(threads=1)
        thinkers.warmed = lambda _: False  # type: ignore[method-assign]
        try:
            return (await thinkers.think(castle_combo.new(2, seed=5), "search:4000", 1)).number
        finally:
            await asyncio.to_thread(thinkers.close)

    assert asyncio.run(think()) in castle_combo.new(2, seed=5).choices.numbers


def test_a_fault_in_thinking_is_told_and_the_thread_lives_on() -> None:
    async def think() -> int:
        thinkers = BotThreads(threads=1)
        thinkers.warmed = lambda _: False  # type: ignore[method-assign]
        over = castle_combo.new(2, seed=5)
        while not over.over:
            over.push(over.choices[0])
        try:
            with pytest.raises(BadInput, match="over"):
                await thinkers.think(over, "random", 1)
            return (await thinkers.think(castle_combo.new(2, seed=5), "random", 1)).number
        finally:
            await asyncio.to_thread(thinkers.close)

    assert asyncio.run(think()) >= 0


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("DATABASE_URL", "mysql://x/y", "DATABASE_URL"),
        ("DATABASE_URL", "nonsense", "DATABASE_URL"),
        ("REDIS_URL", "http://x", "REDIS_URL"),
        ("BAILEY_URL", "bailey.example", "BAILEY_URL"),
        ("BAILEY_COMMANDS_PER_SECOND", "many", "BAILEY_COMMANDS_PER_SECOND"),
        ("BAILEY_LEASE_SECONDS", "-1", "BAILEY_LEASE_SECONDS"),
        ("BAILEY_LOG", "loud", "BAILEY_LOG"),
    ],
)
def test_a_wrong_setting_is_refused_by_name(
    name: str, value: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadInput, match=told):
        settings.from_environment(tmp_path, "127.0.0.1", 8420)


def test_a_cookie_is_read_only_with_its_signature() -> None:
    identity, other = CookieSigner("ab" * 32), CookieSigner("cd" * 32)
    player = identity.new()
    header = identity.cookie(player, secure=True)
    assert "; Secure" in header
    assert identity.read(header.partition(";")[0], secure=True) == CookieHolder(player)
    assert other.read(header.partition(";")[0], secure=True) is None
    for bad in ("", "bailey=", "bailey=.", f"bailey={player}", f"bailey={player}.x", "bailey=é.é", ";=;", "a" * 5000):
        assert identity.read(bad, secure=False) is None


def test_limits_fill_again() -> None:
    limit = RateLimit(rate=0.0001, burst=3)
    assert [limit.allows("anna") for _ in range(5)] == [True, True, True, False, False]
    assert limit.allows("ben")


def test_pages_are_read_from_their_folder_alone(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "index.html").write_text("in")
    (tmp_path / "out.html").write_text("out")
    folder = tmp_path / "in"
    assert inside(folder, "/index.html") == folder / "index.html"
    for path in ("/../out.html", "/./../out.html", "//etc/passwd", "/\0", "/missing", "/"):
        assert inside(folder, path) is None


@pytest.mark.slow
def test_the_network_is_opened_only_at_the_machine_itself(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server.url) as anna:
        assert anna.me["local"]
        assert not anna.get("/api/lan")["open"]
        through = anna.http.put("/api/lan", json={"open": True}, headers={"x-forwarded-for": "1.2.3.4"})
        assert through.json()["key"] == "not-here"
        if not lan.addresses():
            assert anna.refused("PUT", "/api/lan", 409, open=True) == "no-network"
            return
        opened = anna.http.put("/api/lan", json={"open": True}).json()
        assert opened["open"]
        url = opened["urls"][0]
        table = anna.new_table("me", "open")
        with httpx.Client(base_url=url) as phone:
            me = phone.get("/api/me").json()
            assert not me.get("local")
            assert phone.put("/api/lan", json={"open": False}).json()["key"] == "not-here"
            forged = phone.put("/api/lan", json={"open": False}, headers={"host": f"localhost:{server.port}"})
            assert forged.json()["key"] == "not-here"
            assert phone.post(f"/api/tables/{table['code']}/sit", json={"nonce": "-"}).json()["state"] == "playing"
        assert not anna.http.put("/api/lan", json={"open": False}).json()["open"]
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"{url}/api/me", timeout=5)


@pytest.mark.slow
@pytest.mark.skipif(not lan.addresses(), reason="this machine is in no local network")
def test_a_server_that_comes_back_lets_phones_in_again(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server.url) as anna:
        for opened in (True, False):
            anna.http.put("/api/lan", json={"open": opened}).raise_for_status()
            server.kill()
            server.start()
            assert bool(anna.get("/api/lan")["open"]) is opened


@pytest.mark.parametrize("fault", [DBAPIError("", None, ValueError()), NoConnection(), ConnectionRefusedError()])
def test_no_table_is_called_damaged_because_the_database_does_not_answer(tmp_path: Path, fault: Exception) -> None:
    server = TableServer(Settings(home=tmp_path))
    with pytest.raises(type(fault)), server.services.reading("table"):
        raise fault


def test_a_taken_port_is_refused(any_server: Server, tmp_path: Path) -> None:
    second = Server(tmp_path)
    second.port = any_server.port
    with pytest.raises(AssertionError, match="--port"):
        second.start()


@pytest.mark.slow
def test_a_database_that_does_not_answer_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="start it, or correct DATABASE_URL"):
        Server(tmp_path, "postgresql://nobody@127.0.0.1:1/none").start()
