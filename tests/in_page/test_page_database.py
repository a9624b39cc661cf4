"""The database of a page is kept in pieces, those that have changed, all of them or none."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from in_page.pages import Kept
from sqlalchemy import create_engine, text

from bailey.building.migrations import written_migrations
from bailey.core.errors import BadInput
from bailey.server.store.schema import METADATA
from bailey.site import migrations
from bailey.site.database import PIECE, PageDatabase, pieces_of, put_together

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from sqlalchemy import Connection


def write_setting(name: str, value: str) -> Callable[[Connection], None]:
    def work(c: Connection) -> None:
        c.execute(text("INSERT INTO settings (name, value) VALUES (:name, :value)"), {"name": name, "value": value})

    return work


@contextlib.asynccontextmanager
async def database_of(file: Path, kept: Kept) -> AsyncIterator[PageDatabase]:
    """A database that is closed at the end, and not opened yet."""
    database = PageDatabase(file, kept.keep)
    try:
        yield database
    finally:
        await database.close()


def read_settings(c: Connection) -> dict[str, str]:
    return dict(c.execute(text("SELECT name, value FROM settings")).all())


def test_only_what_has_changed_is_kept_and_it_is_the_whole_database(tmp_path: Path) -> None:
    async def run() -> None:
        kept = Kept()
        async with database_of(tmp_path / "one.sqlite3", kept) as database:
            await database.open()
            before = dict(kept.pieces)
            await database.write(write_setting("a", "1"))
            changed = [i for i, piece in kept.pieces.items() if before.get(i) != piece]
            assert 0 < len(changed) < len(kept.pieces) / 2
            assert kept.file == pieces_of(tmp_path / "one.sqlite3")
            put_together(tmp_path / "two" / "two.sqlite3", kept.file)
            async with database_of(tmp_path / "two" / "two.sqlite3", kept) as again:
                await again.open()
                assert await again.read(read_settings) == {"a": "1"}

    asyncio.run(run())


def test_writes_that_come_while_others_are_kept_are_kept_together(tmp_path: Path) -> None:
    async def run() -> None:
        kept = Kept()
        async with database_of(tmp_path / "one.sqlite3", kept) as database:
            await database.open()
            times = kept.times
            await asyncio.gather(*(database.write(write_setting(str(i), "")) for i in range(20)))
            assert kept.times - times <= 2
            assert len(await database.read(read_settings)) == 20

    asyncio.run(run())


def test_a_write_that_fails_changes_nothing_and_one_that_is_not_kept_is_kept_with_the_next(tmp_path: Path) -> None:
    async def run() -> None:
        kept = Kept()
        async with database_of(tmp_path / "one.sqlite3", kept) as database:
            await database.open()
            with pytest.raises(ZeroDivisionError):
                await database.write(lambda c: (write_setting("x", "")(c), 1 // 0))
            assert await database.read(read_settings) == {}
            kept.full = True
            with pytest.raises(OSError, match="quota"):
                await database.write(write_setting("a", "1"))
            kept.full = False
            await database.write(write_setting("b", "2"))
            assert kept.file == pieces_of(tmp_path / "one.sqlite3")
            assert await database.read(read_settings) == {"a": "1", "b": "2"}

    asyncio.run(run())


def test_a_file_shrinks_and_grows_in_pieces(tmp_path: Path) -> None:
    file = tmp_path / "file"
    assert pieces_of(file) == []
    content = bytes(range(256)) * (PIECE // 128)
    put_together(file, [content[:PIECE], content[PIECE:]])
    assert pieces_of(file) == [content[:PIECE], content[PIECE:]]


def make_older(file: Path, last: str) -> None:
    """Make a database as the Bailey made it whose last migration was this one, with somebody in it."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
        connection.execute(text("INSERT INTO alembic_version (version_num) VALUES (:last)"), {"last": last})
        for number, statements in sorted(written_migrations().items()):
            if number <= last:
                for statement in statements:
                    connection.exec_driver_sql(statement)
        connection.execute(text("INSERT INTO settings (name, value) VALUES ('who', 'somebody')"))
    engine.dispose()


@pytest.mark.parametrize("last", ["0001", "0008", "0014"])
def test_what_an_older_site_has_kept_is_migrated_and_kept_as_a_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: str
) -> None:
    async def run() -> None:
        kept = Kept()
        make_older(tmp_path / "older.sqlite3", last)
        before = kept.pieces = dict(enumerate(pieces_of(tmp_path / "older.sqlite3")))
        put_together(tmp_path / "page" / "one.sqlite3", kept.file)
        monkeypatch.setattr(migrations, "read", written_migrations)
        async with database_of(tmp_path / "page" / "one.sqlite3", kept) as database:
            await database.open()
            assert await database.read(lambda c: compare_metadata(MigrationContext.configure(c), METADATA)) == []
            assert await database.read(read_settings) == {"who": "somebody"}
            assert kept.times == 1
            assert before != kept.pieces == dict(enumerate(pieces_of(tmp_path / "page" / "one.sqlite3")))

    asyncio.run(run())


def test_what_a_newer_site_has_kept_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    async def run() -> None:
        kept = Kept()
        make_older(tmp_path / "newer.sqlite3", "9999")
        before = pieces_of(tmp_path / "newer.sqlite3")
        async with database_of(tmp_path / "newer.sqlite3", kept) as database:
            with pytest.raises(BadInput, match="made by a newer Bailey"):
                await database.open()
            assert kept.times == 0
            assert pieces_of(tmp_path / "newer.sqlite3") == before

    asyncio.run(run())
