"""What a server is made of: settings, the database, thinkers, pages, the local network."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from server.browser import Browser
from server.conftest import open_database, open_server
from server.process import Server, change
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from bailey.analysis.explaining import Explainer
from bailey.bots import make
from bailey.core.compiled import numba_mode
from bailey.core.errors import BadInput
from bailey.games import castle_combo
from bailey.server import settings
from bailey.server.access import lan
from bailey.server.allowance import Allowance
from bailey.server.bots.thinking import BotThreads
from bailey.server.http.pages import inside, preloads
from bailey.server.settings import Settings
from bailey.server.store.database import Database
from bailey.server.store.group_commit import ScheduledAction, TableChange
from bailey.server.store.schema import LOG
from bailey.server.store.store import Store
from bailey.server.store.writer import Writer
from bailey.server.table_server import LAN_UNTIL, TableServer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path


async def open_once(file: Path) -> None:
    """Open a database, and close it."""
    async with open_database(f"sqlite:///{file}"):
        pass


async def test_a_database_of_somebody_else_or_of_a_newer_bailey_is_refused(tmp_path: Path) -> None:
    other, newer = tmp_path / "other.sqlite3", tmp_path / "tables.sqlite3"
    await open_once(newer)
    for file, statement, told in (
        (other, "CREATE TABLE seats (mine INTEGER)", "did not make"),
        (newer, "UPDATE alembic_version SET version_num = '9999'", "newer Bailey"),
    ):
        change(tmp_path, statement, name=file.name)
        with pytest.raises(BadInput, match=told):
            await open_once(file)
    other.write_bytes(b"nonsense" * 1000)
    with pytest.raises(BadInput, match="not a database"):
        await open_once(other)


def entry(table: str, n: int, body: str = "p1 take", **more: Any) -> TableChange:
    return TableChange(table, [(n, body, "0" * 12)], f"somebody:{body}", 1.0, b"numbers", "layout", **more)


async def test_of_two_rows_n_one_is_stored_and_the_other_is_told(opened: Database) -> None:
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


async def test_what_is_due_is_claimed_once_until_the_lease_ends(opened: Database) -> None:
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


async def test_what_fails_undoes_nothing_of_what_is_written_with_it(opened: Database) -> None:
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


async def test_who_writes_the_same_at_once_is_in_nobodys_way(opened: Database) -> None:
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
            await asyncio.gather(*(store.write_player(f"same-{i}", "Anna", "en", i) for store in stores))
            await asyncio.gather(*(store.mute("same", f"ben-{i}", on=True) for store in stores))
            await asyncio.gather(*(store.schedule({**due, "kind": f"k{i}", "n": 1}) for store in stores))
        assert len(await stores[0].muted_by("same")) == 8


@contextlib.asynccontextmanager
async def thinking(threads: int = 1, *, warmed: bool = False) -> AsyncIterator[BotThreads]:
    """Threads that think; `warmed`: by compiled rules."""
    thinkers = BotThreads(threads=threads)
    thinkers.warmed = lambda _: warmed  # type: ignore[method-assign]
    try:
        yield thinkers
    finally:
        await asyncio.to_thread(thinkers.close)


@pytest.mark.slow
async def test_a_bot_finds_the_same_however_its_thinking_is_sliced(numba: None) -> None:
    position = castle_combo.new(3, seed=5)
    alone = [make("search:700", castle_combo.GAME).choose(position, seed).number for seed in range(6)]
    async with thinking(2, warmed=True) as thinkers:
        thoughts = [thinkers.think(position, "search:700", seed, with_opinions=True) for seed in range(6)]
        assert [thought.number for thought in await asyncio.gather(*thoughts)] == alone


@pytest.mark.slow
async def test_whoever_wants_opinions_is_told_why_once_that_can_be_worked_out(numba: None) -> None:
    position = castle_combo.new(2, seed=5)
    async with thinking(warmed=True) as thinkers:
        thinkers.explains = lambda _: False  # type: ignore[method-assign]
        assert (await thinkers.think(position, "search:700", 1, with_opinions=True)).explained is None
        thinkers.explains = lambda _: True  # type: ignore[method-assign]
        assert (await thinkers.think(position, "search:700", 1)).explained is None
        thought = await thinkers.think(position, "search:700", 1, with_opinions=True)
    alone = Explainer(castle_combo.GAME)
    numbers = [castle_combo.GAME.choices.find(one["choice"]).number for one in thought.opinions]
    for _ in alone.explain(position, thought.number, [n for n in numbers if n != thought.number][:2], 1):
        pass
    assert thought.explained is not None
    assert (thought.explained.against, thought.explained.reason) == (alone.against, alone.reason)
    assert thought.explained.scores == alone.scores


@pytest.mark.slow
async def test_a_hint_is_given_without_a_reason_where_that_fails(
    numba: None, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: object) -> Iterator[None]:
        yield
        raise BadInput("no reason")

    monkeypatch.setattr(Explainer, "explain", fails)
    async with thinking(warmed=True) as thinkers:
        thinkers.explains = lambda _: True  # type: ignore[method-assign]
        thought = await thinkers.think(castle_combo.new(2, seed=5), "search:700", 1, with_opinions=True)
    assert thought.opinions
    assert thought.explained is None
    assert "a hint is given without a reason" in caplog.text


async def test_until_the_rules_are_compiled_bots_think_less_and_a_fault_is_told_and_the_thread_lives_on() -> None:
    position, over = castle_combo.new(2, seed=5), castle_combo.new(2, seed=5)
    while not over.over:
        over.push(over.choices[0])
    async with thinking() as thinkers:
        with pytest.raises(BadInput, match="over"):
            await thinkers.think(over, "random", 1)
        for spec in ("search:4000", "random"):
            assert (await thinkers.think(position, spec, 1)).number in position.choices.numbers


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://x/y"),
        ("DATABASE_URL", "nonsense"),
        ("REDIS_URL", "http://x"),
        ("BAILEY_URL", "bailey.example"),
        ("BAILEY_COMMANDS_PER_SECOND", "many"),
        ("BAILEY_LEASE_SECONDS", "-1"),
        ("BAILEY_LOG", "loud"),
        ("BAILEY_TABLES_PER_HOUR", "none"),
        ("BAILEY_MUTES", "0"),
        ("BAILEY_SOCKETS_PER_ADDRESS", "2.5"),
        *(("BAILEY_ANALYSIS_NICE", nice) for nice in ("20", "-1", "low", "1.5")),
    ],
)
def test_a_wrong_setting_is_refused_by_name(
    name: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = name in ("BAILEY_TABLES_PER_HOUR", "BAILEY_MUTES", "BAILEY_SOCKETS_PER_ADDRESS")
    told = {"BAILEY_ANALYSIS_NICE": re.escape(f"{name}: write a number from 0 to 19, not {value}")}.get(name, name)
    monkeypatch.setenv(name, value)
    with pytest.raises(BadInput, match=f"{name}.*number above 0" if limit else told):
        settings.from_environment(tmp_path, "127.0.0.1", 8420)


def test_settings_are_those_of_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("TABLES_PER_HOUR", "7"), ("HINTS_PER_ADDRESS", "3"), ("ANALYSIS_NICE", "0")):
        monkeypatch.setenv(f"BAILEY_{name}", value)
    found = settings.from_environment(tmp_path, "127.0.0.1", 8420)
    assert (found.allowance.tables_per_hour, found.allowance.hints_per_address, found.analysis_nice) == (7.0, 3, 0)
    assert found.allowance.presents_per_second == Allowance().presents_per_second


def test_pages_are_read_from_their_folder_alone(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "index.html").write_text("in")
    (tmp_path / "out.html").write_text("out")
    folder = tmp_path / "in"
    assert inside(folder, "/index.html") == folder / "index.html"
    for path in ("/../out.html", "/./../out.html", "//etc/passwd", "/\0", "/missing", "/"):
        assert inside(folder, path) is None


@pytest.mark.slow
def test_the_network_is_opened_only_at_the_machine_itself_and_again_after_a_restart(tmp_path: Path) -> None:
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
        with httpx.Client(base_url=url, timeout=20) as phone:
            me = phone.get("/api/me").json()
            assert not me.get("local")
            assert phone.put("/api/lan", json={"open": False}).json()["key"] == "not-here"
            forged = phone.put("/api/lan", json={"open": False}, headers={"host": f"localhost:{server.port}"})
            assert forged.json()["key"] == "not-here"
            assert phone.post(f"/api/tables/{table['code']}/sit", json={"nonce": "-"}).json()["state"] == "playing"
        assert not anna.http.put("/api/lan", json={"open": False}).json()["open"]
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"{url}/api/me", timeout=5)
        for open_to_all in (True, False):
            anna.http.put("/api/lan", json={"open": open_to_all}).raise_for_status()
            server.kill()
            server.start()
            assert bool(anna.get("/api/lan")["open"]) is open_to_all


@pytest.mark.parametrize(("personal", "hours", "opened"), [(True, 1, 1), (False, 1, 0), (True, -1, 0)])
async def test_only_a_personal_server_opens_to_the_network_again_and_only_for_some_hours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, personal: bool, hours: int, opened: int
) -> None:
    asked: list[lan.LanListener] = []

    async def opening(network: lan.LanListener) -> None:
        asked.append(network)

    monkeypatch.setattr(lan.LanListener, "open", opening)
    async with open_server(tmp_path) as server:
        await server.services.store.keep(LAN_UNTIL, str(server.services.database.now() + 3600 * hours))
    async with open_server(tmp_path, host="127.0.0.1" if personal else "192.0.2.1") as server:
        assert asked == [server.lan] * opened
        assert server.open_sockets == 0


def test_bots_think_on_all_cores_but_one_and_on_one_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, threads in ((8, 7), (2, 1), (1, 1), (None, 1)):
        monkeypatch.setattr("os.cpu_count", lambda cores=cores: cores)
        assert BotThreads(plain=True).threads == threads
    assert BotThreads(threads=3, plain=True).threads == 3


@pytest.mark.parametrize("plain", [True, False])
def test_analyses_are_compiled_where_bots_are(tmp_path: Path, *, plain: bool) -> None:
    services = TableServer(Settings(home=tmp_path, plain=plain)).services
    assert services.analyst.plain is (plain or not numba_mode.available())


@pytest.mark.parametrize("fault", [DBAPIError("", None, ValueError()), NoConnection(), ConnectionRefusedError()])
def test_no_table_is_called_damaged_because_the_database_does_not_answer(tmp_path: Path, fault: Exception) -> None:
    server = TableServer(Settings(home=tmp_path))
    with pytest.raises(type(fault)), server.services.reading("table"):
        raise fault


def test_a_taken_port_is_refused(server: Server, tmp_path: Path) -> None:
    second = Server(tmp_path)
    second.port = server.port
    with pytest.raises(AssertionError, match="--port"):
        second.start()


@pytest.mark.slow
def test_a_database_that_does_not_answer_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="start it, or correct DATABASE_URL"):
        Server(tmp_path, "postgresql://nobody@127.0.0.1:1/none").start()


TABLE = "</api/tables/abc123>; rel=preload; as=fetch; crossorigin"
CHUNKS = {
    "index.html": {"file": "assets/index-1.js", "imports": ["_all.js"], "css": ["assets/index-1.css"]},
    "_all.js": {"file": "assets/all-1.js", "css": ["assets/all-1.css"]},
    "src/table/Table.svelte": {"file": "assets/table-1.js", "imports": ["_all.js"], "css": ["assets/table-1.css"]},
    "src/games/keep/index.ts": {
        "file": "assets/keep-1.js",
        "imports": ["_all.js", "_cards.js"],
        "css": ["assets/keep-1.css"],
        "dynamicImports": ["src/games/keep/Legend.svelte"],
    },
    "_cards.js": {"file": "assets/cards-1.js", "imports": ["_all.js", "_icons.js"]},
    "_icons.js": {"file": "assets/icons-1.js", "css": ["assets/icons-1.css"]},
    "src/games/keep/Legend.svelte": {"file": "assets/legend-1.js"},
}


def test_a_drawing_is_preloaded_whole_and_what_the_first_page_loads_is_not(tmp_path: Path) -> None:
    """A game without a drawing has the files of every table, and a client that is not built the table only."""
    (tmp_path / "chunks.json").write_text(json.dumps(CHUNKS))
    for game, scripts, styles in (
        ("keep", ("table", "keep", "cards", "icons"), ("table", "keep", "icons")),
        ("drawn-by-nobody", ("table",), ("table",)),
    ):
        files = [f"</assets/{name}-1.js>; rel=modulepreload" for name in scripts]
        files += [f"</assets/{name}-1.css>; rel=preload; as=style" for name in styles]
        expected = [f"{one}; crossorigin; fetchpriority=low" for one in files]
        assert preloads(tmp_path, "abc123", game) == [TABLE, *expected]
    assert preloads(None, "abc123", "keep") == [TABLE]
    for name, said in {"older": None, "damaged": "no JSON", "lists": "[]"}.items():
        folder = tmp_path / name
        folder.mkdir()
        if said is not None:
            (folder / "chunks.json").write_text(said)
        assert preloads(folder, "abc123", "keep") == [TABLE]
