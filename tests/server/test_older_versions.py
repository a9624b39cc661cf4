"""What released versions left behind, opened by this one: taken over whole, or left as it was.

`older` has a folder for each version and kind of database, written by that version itself (`older/write.py`).
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import signal
import subprocess
import sys
import tarfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from server.browser import Browser, Seat, play
from server.conftest import new_postgres
from server.process import Server
from sqlalchemy import inspect, literal_column, select, table, text

from bailey.core import BadInput
from bailey.server.settings import Settings
from bailey.server.store import database as opening
from bailey.server.store.database import HEAD, MIGRATIONS, Database

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from sqlalchemy import Connection

WRITTEN = sorted((Path(__file__).parent / "older").glob("*.tar.gz"))
#: Tables are deleted some time after the last choice: here they may be as old as the versions are.
PATIENT = {"BAILEY_ABANDONED_TABLE_DAYS": "100000", "BAILEY_OPEN_TABLE_HOURS": "1000000"}
#: Games whose rules have changed since: a row lays down the position, from which they go on by those of today.
NEWER = {"catan-cards"}
#: As the writing version was started: its master secret lies in the folder, and an analysis is known by its size.
AS_WRITTEN = {"BAILEY_SECRET": "", "BAILEY_ANALYSIS_ITERATIONS": "16"}
#: The fault of a record that is asked for on its day.
NOT_OVER = "day-not-over"
#: So many choices show that a game goes on; one is played to its end.
MORE_CHOICES, TO_THE_END = 6, "castle-combo"
#: A migration that has done much when it stops; `{stop}` is how.
HALF_WAY = '''"""A migration that stops half-way."""

import os

from alembic import op
import sqlalchemy as sa

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    op.create_table("half", sa.Column("id", sa.Integer, primary_key=True))
    op.add_column("players", sa.Column("half", sa.Text(), nullable=True))
    with op.batch_alter_table("chat") as chat:
        chat.drop_column("text")
    op.execute("DELETE FROM log")
    {stop}
'''
NEVER = "9998"
#: A process that opens a database whose next migration ends the process.
OPEN = """
import asyncio, pathlib, sys
from bailey.server.store import database
database.MIGRATIONS, database.HEAD = pathlib.Path(sys.argv[2]), sys.argv[3]
asyncio.run(database.Database(sys.argv[1]).open())
"""


class Older(NamedTuple):
    """A data folder, the address of its PostgreSQL if it has one, and what people saw."""

    home: Path
    database: str
    expected: dict[str, Any]

    @property
    def address(self) -> str:
        """The database as SQLAlchemy names it."""
        return Settings(home=self.home, database_url=self.database).database


@pytest.fixture(params=[pytest.param(file, id=file.name.removesuffix(".tar.gz")) for file in WRITTEN])
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Older]:
    with tarfile.open(request.param) as packed:
        packed.extractall(tmp_path / "home", filter="data")
    home = tmp_path / "home"
    expected = json.loads((home / "expected.json").read_text(encoding="utf-8"))
    if not (home / "postgresql.sql").exists():
        yield Older(home, "", expected)
        return
    with new_postgres() as url:
        asyncio.run(restore(url, (home / "postgresql.sql").read_text(encoding="utf-8")))
        yield Older(home, url, expected)


async def restore(url: str, dump: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.execute(dump)
    await connection.close()


def content(older: Older) -> dict[str, Any]:
    """Everything that a database holds: its tables, their columns and rows."""

    def read(c: Connection) -> dict[str, Any]:
        found = inspect(c)
        return {
            name: (
                [column["name"] for column in found.get_columns(name)],
                sorted(map(str, c.execute(select(literal_column("*")).select_from(table(name))))),
            )
            for name in found.get_table_names()
        }

    return dict(in_the_database(older, lambda database: database.write(read)))


def in_the_database(older: Older, do: Callable[[Database], Awaitable[Any]]) -> Any:
    """Do something in a database that may be of another version, and close it."""

    async def run() -> Any:
        database = Database(older.address)
        try:
            return await do(database)
        finally:
            await database.close()

    return asyncio.run(run())


def refusal(older: Older) -> str:
    """Open a database that must be refused; tells with which sentence."""
    with pytest.raises(BadInput) as refused:
        in_the_database(older, lambda database: database.open())
    return str(refused.value)


def raise_version(older: Older) -> None:
    raised = text("UPDATE alembic_version SET version_num = :v")
    in_the_database(older, lambda database: database.write(lambda c: c.execute(raised, {"v": NEVER}).rowcount))


@pytest.mark.slow
def test_records_stay_and_games_go_on(older: Older) -> None:
    with ExitStack() as open_ones:
        server = open_ones.enter_context(Server(older.home, older.database, **PATIENT, **AS_WRITTEN))
        cookies = older.expected["cookies"]
        anna, bert = (open_ones.enter_context(Browser(server.url, cookies[name])) for name in ("anna", "bert"))
        look_back(anna, older.expected)
        for game, left in older.expected["unfinished"].items():
            with anna.at(left["table"]) as hers, bert.at(left["table"]) as his:
                assert hers.present()["n"] == left["n"] + (game in NEWER)
                assert [line["text"] for line in hers.table["chat"]] == ["until tomorrow"]
                his.present()
                go_on(game, hers, his)
        assert anna.get(f"/api/tables/{older.expected['waiting']}")["state"] == "open"


def look_back(anna: Browser, expected: dict[str, Any]) -> None:
    """Find everything that was finished as it was."""
    for one, record in expected["records"].items():
        told = anna.http.get(f"/api/tables/{one}/record").text
        if NOT_OVER in record:  # it was the deal of the day on which all of this was written
            assert told.startswith("bailey record")
        else:
            assert told == record
    assert anna.get("/api/me/games")["games"] == expected["games"]
    assert anna.get("/api/me/skill") == expected["skill"]
    analysis = anna.get(f"/api/tables/{expected['analysis']['table']}/analysis")
    assert analysis["state"] == expected["analysis"]["state"] == "done"
    assert analysis["done"] == expected["analysis"]["done"]


def go_on(game: str, hers: Seat, his: Seat) -> None:
    """Choose on, one game to its end."""
    if game == TO_THE_END:
        play(hers, his)
        return
    chance = random.Random(1)
    for _ in range(MORE_CHOICES):
        while not (hers.mine() or his.mine()):
            min(hers, his, key=lambda seat: seat.now["n"]).hear()
        mover = hers if hers.mine() else his
        before = mover.now["n"]
        mover.choose(chance.choice(mover.now["choices"])["number"])
        assert mover.now["n"] > before


@pytest.mark.slow
def test_what_a_newer_version_wrote_is_refused_and_left_alone(older: Older) -> None:
    raise_version(older)
    before = content(older)
    assert refusal(older) == f"database: was made by a newer Bailey (migration {NEVER}); start that one"
    assert content(older) == before


def half_way(folder: Path, stop: str) -> Path:
    """Make a folder of migrations of which the last one stops half-way."""
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    said = HALF_WAY.format(revision=NEVER, before=HEAD, stop=stop)
    (folder / "versions" / f"{NEVER}_half.py").write_text(said, encoding="utf-8")
    return folder


@pytest.mark.slow
def test_a_migration_that_fails_says_so_and_changes_nothing(
    older: Older, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = content(older)
    monkeypatch.setattr(opening, "MIGRATIONS", half_way(tmp_path / "made", 'op.execute("SELECT * FROM nowhere")'))
    monkeypatch.setattr(opening, "HEAD", NEVER)
    assert "nowhere" in refusal(older)
    assert content(older) == before


@pytest.mark.slow
def test_a_migration_that_is_killed_changes_nothing(older: Older, tmp_path: Path) -> None:
    before = content(older)
    made = half_way(tmp_path / "made", "os.kill(os.getpid(), 9)")
    ran = subprocess.run([sys.executable, "-c", OPEN, older.address, str(made), NEVER], check=False, timeout=120)
    assert ran.returncode == -signal.SIGKILL
    assert content(older) == before
