"""The master secret: what the database alone does not hold, who may read the files, and which servers are refused."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import stat
from typing import TYPE_CHECKING

import httpx
import pytest
from server.browser import Browser
from server.conftest import open_database
from server.process import Server, change

from bailey.core.errors import BadInput
from bailey.core.records.fair import commit
from bailey.core.records.log_text import read_log
from bailey.games import find as find_game
from bailey.server import private_files
from bailey.server.access.cookies import CookieHolder, CookieSigner
from bailey.server.access.master_secret import Master, find
from bailey.server.push.encryption import Signer
from bailey.server.push.notifications import new_key
from bailey.server.settings import Settings, from_environment
from bailey.server.store.schema import METADATA
from bailey.server.store.store import Store

if TYPE_CHECKING:
    from pathlib import Path

ONE, ANOTHER = "one-master-secret-of-the-servers!", "another-master-secret-of-servers!"
posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no such modes")


def mode(place: Path) -> int:
    return stat.S_IMODE(place.stat().st_mode)


def settings_of(home: Path, database: str = "", secret: str = "") -> Settings:
    return Settings(home=home, database_url=database, secret=secret)


async def found(home: Path, database: str, secret: str = "") -> Master:
    """Find the master secret as a server does that starts."""
    settings = settings_of(home, database, secret)
    async with open_database(settings.database) as opened:
        return await find(settings.home, settings.secret, Store(opened))


@pytest.mark.slow
@posix
def test_nobody_else_can_read_what_a_server_keeps_and_what_was_open_to_others_is_taken_from_them(
    tmp_path: Path,
) -> None:
    before, home = os.umask(0), tmp_path / "new" / "home"
    try:
        with Server(tmp_path, BAILEY_HOME=str(home), BAILEY_SECRET="") as server, Browser(server.url) as anna:
            anna.new_table("me", "me")
            kept = [file for file in home.iterdir() if file.is_file()]
            assert {file.name for file in kept} >= {"tables.sqlite3", "tables.sqlite3-wal", "tables.sqlite3-shm"}
            assert {mode(file) for file in kept} == {0o600}
            assert (mode(home), mode(home.parent)) == (0o700, 0o700)
            server.kill()
            for file in kept:
                file.chmod(0o644)
            home.chmod(0o755)
            server.start()
            assert {mode(file) for file in kept if file.exists()} == {0o600}
            assert mode(home) == 0o700
    finally:
        os.umask(before)


@posix
def test_a_folder_that_somebody_named_is_left_as_it_is(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    private_files.shared_folder(shared)
    assert mode(shared) == 0o777
    assert "open to other users" in caplog.text
    caplog.clear()
    shared.chmod(0o1777)
    private_files.own_folder(shared)  # like /tmp: nobody's own
    assert mode(shared) == 0o1777
    assert "open to other users" in caplog.text


def test_the_database_alone_holds_no_secret_of_a_running_game(own_either_database: str, tmp_path: Path) -> None:
    with Server(tmp_path, own_either_database, BAILEY_SECRET=ONE) as server, Browser(server.url) as anna:
        table = anna.new_table("me", "me")
        open_table = anna.new_table("me", "open")
        anna.get("/api/push")
        cookie = anna.http.cookies["bailey"]
        held = everything_in(own_either_database)
        for one in (table, open_table):
            secret = Master(ONE).of_table(one["table"])
            assert one["commitment"] == commit(secret)
            assert secret not in held
        assert Master(ONE).cookie_key not in held
        assert ONE not in held
        assert cookie.partition(".")[2] not in held
        with anna.at(table["table"]) as seat:
            seat.play_to_end(random.Random(1))
        assert Master(ONE).of_table(table["table"]) in everything_in(own_either_database), "a finished record needs it"
        fair = read_log(anna.record(table["table"]), find_game).start.fair
        assert fair is not None
        assert (fair.secret, fair.commitment) == (Master(ONE).of_table(table["table"]), table["commitment"])


def everything_in(database: str) -> str:
    """Write all that a database holds as text."""

    async def read() -> str:
        async with open_database(database) as opened:
            return repr(await opened.read(lambda c: [c.execute(t.select()).all() for t in METADATA.sorted_tables]))

    return asyncio.run(read())


@pytest.mark.slow
def test_a_table_goes_on_with_the_secret_that_an_older_server_stored(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Browser(server.url) as anna:
        table = anna.new_table("me", "open")["table"]
        server.stop()
        secret = secrets.token_hex(32)
        change(tmp_path, "UPDATE tables SET secret = ?", secret)
        server.start()
        assert anna.get(f"/api/tables/{table}")["commitment"] == commit(secret)
        with Browser(server.url) as ben:
            ben.sit(table)
            server.stop()
            server.start()
            with anna.at(table) as seat:
                assert seat.present()["n"] == 1


def test_cookies_and_the_push_key_of_an_older_server_are_taken_over(own_either_database: str, tmp_path: Path) -> None:
    old, push = secrets.token_hex(32), new_key()

    async def as_before() -> None:
        async with open_database(own_either_database) as opened:
            await Store(opened).keep("cookie-secret", old)
            await Store(opened).keep("push-key", push)

    asyncio.run(as_before())
    player = CookieSigner(old).new()
    cookie = CookieSigner(old).cookie(player, secure=False).partition(";")[0]
    with Server(tmp_path, own_either_database) as server:
        for _ in range(2):
            told = httpx.get(f"{server.url}/api/me", headers={"cookie": cookie}, timeout=20)
            assert told.json()["player"] == player
            new = told.headers["set-cookie"].partition(";")[0]
            assert new != cookie
            again = httpx.get(f"{server.url}/api/me", headers={"cookie": new}, timeout=20)
            assert again.json()["player"] == player
            assert "set-cookie" not in again.headers
            held = everything_in(own_either_database)
            assert old not in held
            assert push not in held
            key = httpx.get(f"{server.url}/api/push", timeout=20).json()["key"]
            server.stop()
            server.start()
            assert httpx.get(f"{server.url}/api/push", timeout=20).json()["key"] == key
    assert key == Signer(push, "").public


def test_a_cookie_of_an_older_server_is_read_only_with_its_key() -> None:
    identity, older = CookieSigner("ab" * 32, "cd" * 32), CookieSigner("cd" * 32)
    player = older.new()
    header = older.cookie(player, secure=False).partition(";")[0]
    assert identity.read(header, secure=False) == CookieHolder(player, old=True)
    assert identity.read(header, secure=True) == CookieHolder(player, old=True)
    assert CookieSigner("ab" * 32).read(header, secure=False) is None


async def test_the_first_start_makes_a_secret_and_the_next_reads_it(own_either_database: str, tmp_path: Path) -> None:
    first = await found(tmp_path, own_either_database)
    assert (await found(tmp_path, own_either_database)).fingerprint == first.fingerprint
    text = (tmp_path / "master-secret").read_text().strip()
    assert (await found(tmp_path / "elsewhere", own_either_database, text)).fingerprint == first.fingerprint


async def test_a_server_with_another_secret_or_none_is_refused(own_either_database: str, tmp_path: Path) -> None:
    await found(tmp_path, own_either_database, ONE)
    with pytest.raises(BadInput, match=r"BAILEY_SECRET: is not the master secret .* other servers by BAILEY_SECRET"):
        await found(tmp_path, own_either_database, ANOTHER)
    with pytest.raises(BadInput, match=r"this server has none: give it that of the other servers by BAILEY_SECRET"):
        await found(tmp_path / "other", own_either_database)
    assert not (tmp_path / "other" / "master-secret").exists()
    with pytest.raises(AssertionError, match="BAILEY_SECRET"):
        Server(tmp_path, own_either_database, BAILEY_SECRET=ANOTHER).start()


async def test_of_servers_that_start_at_once_without_a_secret_one_is_served(own_database: str, tmp_path: Path) -> None:
    homes = [tmp_path / str(i) for i in range(4)]
    told = await asyncio.gather(*(found(home, own_database) for home in homes), return_exceptions=True)
    assert sum(isinstance(one, Master) for one in told) == 1, told
    assert all(isinstance(one, Master) or "this server has none" in str(one) for one in told)
    assert sum((home / "master-secret").exists() for home in homes) == 1


@pytest.mark.parametrize("secret", ["short", "a" * 64, "é" * 40, "x" * 2000, "  zzz  "])
def test_a_secret_that_could_be_guessed_is_refused_without_being_shown(
    secret: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BAILEY_SECRET", secret)
    with pytest.raises(BadInput, match=r"BAILEY_SECRET: .*openssl rand -hex 32") as refused:
        from_environment(tmp_path, "127.0.0.1", 8420)
    assert secret.strip() not in str(refused.value)
    assert ONE not in repr(settings_of(tmp_path, secret=ONE))


def test_a_file_with_a_bad_secret_is_refused_by_name(own_either_database: str, tmp_path: Path) -> None:
    (tmp_path / "master-secret").write_text("short")
    with pytest.raises(BadInput, match=r"master-secret: has 5 characters"):
        asyncio.run(found(tmp_path, own_either_database))


def test_a_sealed_setting_opens_only_under_its_name_and_master() -> None:
    one = Master(ONE)
    sealed = one.seal("push-key", "value")
    assert one.unseal("push-key", sealed) == "value"
    for master, name in ((Master(ANOTHER), "push-key"), (one, "cookie-secret")):
        with pytest.raises(BadInput, match="damaged"):
            master.unseal(name, sealed)
    with pytest.raises(BadInput, match="damaged"):
        one.unseal("push-key", "sealed:nonsense")
