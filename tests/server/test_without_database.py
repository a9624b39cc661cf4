"""A server whose database has gone: what needs none is served, and all goes on when it is back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest
from server.browser import Browser
from server.conftest import new_postgres, order
from server.process import Server

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

SHUT = 'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false'
END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
OPEN = 'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true'


def test_the_page_of_a_table_is_the_page_all_the_same(tmp_path: Path) -> None:
    with new_postgres() as url, Server(tmp_path, url) as server, Browser(server.url) as anna:
        name = url.rpartition("/")[2]
        code = anna.new_table("me", "me")["code"]
        order(SHUT.format(name=name), END.format(name=name))
        page = anna.http.get(f"/t/{code}")
        assert (page.status_code, page.headers["content-type"]) == (httpx.codes.OK, "text/html; charset=utf-8")
        told = anna.http.get(f"/api/tables/{code}?language=de")
        assert (told.status_code, told.json()["key"]) == (httpx.codes.INTERNAL_SERVER_ERROR, "failed")
        assert told.json()["say"].startswith("Hier ist etwas schiefgegangen.")
        order(OPEN.format(name=name))
        assert anna.get(f"/api/tables/{code}")["code"] == code
        assert "link" in anna.http.get(f"/t/{code}").headers
