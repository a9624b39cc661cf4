"""Cookies: how they are set under https, from which pages requests are taken, and how copies are revoked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest
from server.browser import Browser
from server.process import Server, two_servers

from bailey.server.access.cookies import CookieHolder, CookieSigner
from bailey.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from server.conftest import Visit

HOST = "bailey.example.org"


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy that speaks TLS."""
    with Server(tmp_path_factory.mktemp("home"), BAILEY_URL=f"https://{HOST},http://plain.example.org") as running:
        yield running


def ask(server: Server, method: str, path: str, host: str = HOST, **headers: str) -> httpx.Response:
    return httpx.request(method, f"{server.url}{path}", headers={"host": host, **headers}, json={}, timeout=20)


@pytest.mark.slow
def test_under_https_a_cookie_is_bound_to_its_host(behind: Server) -> None:
    told = ask(behind, "GET", "/api/me")
    header = told.headers["set-cookie"]
    assert header.startswith("__Host-bailey=")
    assert "; Secure" in header
    assert "; Path=/" in header
    assert "domain" not in header.lower()
    cookie = header.partition(";")[0]
    again = ask(behind, "GET", "/api/me", cookie=cookie)
    assert again.json()["player"] == told.json()["player"]
    assert "set-cookie" not in again.headers
    planted = cookie.replace("__Host-", "")
    assert ask(behind, "GET", "/api/me", cookie=planted).json()["player"] != told.json()["player"]


@pytest.mark.slow
def test_under_http_a_cookie_has_no_prefix(behind: Server) -> None:
    for host in ("plain.example.org", f"127.0.0.1:{behind.port}"):
        told = ask(behind, "GET", "/api/me", host=host)
        assert told.headers["set-cookie"].startswith("bailey=")
        assert "strict-transport-security" not in told.headers


@pytest.mark.slow
@pytest.mark.parametrize(("method", "path"), [("GET", "/api/me"), ("GET", "/"), ("POST", "/api/nothing")])
def test_under_https_browsers_are_told_to_stay_there(behind: Server, method: str, path: str) -> None:
    assert ask(behind, method, path).headers["strict-transport-security"] == "max-age=31536000"
    foreign = ask(behind, "POST", path, origin="https://evil.example")
    assert foreign.status_code == httpx.codes.FORBIDDEN
    assert foreign.headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        (HOST, f"https://{HOST}", 200),
        (HOST, f"http://{HOST}", 403),
        (HOST, f"https://{HOST}:444", 403),
        (HOST, f"ftp://{HOST}", 403),
        (HOST, "null", 403),
        ("plain.example.org", "http://plain.example.org", 200),
        ("plain.example.org", "https://plain.example.org", 403),
        ("localhost:1", "http://localhost:1", 200),
        ("localhost:1", "https://localhost:1", 403),
    ],
)
def test_a_page_is_of_this_server_only_with_its_scheme(behind: Server, host: str, origin: str, status: int) -> None:
    assert ask(behind, "PATCH", "/api/me", host=host, origin=origin).status_code == status


def test_the_scheme_is_that_of_the_address(tmp_path: Path) -> None:
    settings = Settings(tmp_path, urls=("https://a.example", "http://b.example:81"))
    schemes = {"a.example": "https", "A.example": "https", "a.example:444": "https"}
    schemes |= {"b.example:81": "http", "[::1]:5": "http"}
    assert {host: settings.schemes(host) for host in schemes} == {host: {one} for host, one in schemes.items()}
    assert Settings(tmp_path).schemes("a.example") == {"http"}


def test_a_cookie_says_its_generation_and_is_read_only_with_its_signature() -> None:
    identity = CookieSigner("ab" * 32)
    for generation in (0, 1, 12):
        header = identity.cookie("a1", secure=False, generation=generation).partition(";")[0]
        assert identity.read(header, secure=False) == CookieHolder("a1", generation)
        assert identity.read(header.replace("a1", "a2"), secure=False) is None
    header = identity.cookie("a1", secure=True)
    assert "; Secure" in header
    assert identity.read(header.partition(";")[0], secure=True) == CookieHolder("a1")
    assert CookieSigner("cd" * 32).read(header.partition(";")[0], secure=True) is None
    forged = identity.cookie("a1", secure=False).partition(";")[0].replace("a1.", "a1.7.")
    for bad in ("", "bailey=", "bailey=.", "bailey=a1", "bailey=a1.x", "bailey=é.é", ";=;", "a" * 5000):
        assert identity.read(bad, secure=False) is None
    for bad in (forged, "bailey=a1.٣.x", "bailey=a1.-1.x", f"bailey=a1.{'9' * 5000}.x", "bailey=a1.é.x"):
        assert identity.read(bad, secure=False) is None


def test_a_renewed_cookie_leaves_its_copies_behind(server: Server, visit: Visit, anna: Browser) -> None:
    thief = visit(server)
    thief.http.cookies = httpx.Cookies(anna.http.cookies)
    table = anna.new_table("me", "me")["table"]
    with anna.at(table) as own, thief.at(table) as copy:
        assert own.present()["seat"] == copy.present()["seat"]
        told = anna.http.post("/api/me/renew")
        assert told.json()["player"] == anna.me["player"]
        assert (own.closed(), copy.closed()) == (1012, 1012)
    assert anna.get("/api/me")["player"] == anna.me["player"]
    assert anna.get(f"/api/tables/{table}")["seats"][0]["mine"]
    with anna.at(table) as own:
        assert own.present()["choices"]
    seen = httpx.get(f"{server.url}/api/me", cookies=dict(thief.http.cookies), timeout=20)
    assert seen.json()["player"] != anna.me["player"]
    assert "set-cookie" in seen.headers
    with thief.at(table) as copy:
        assert copy.present().get("seat") is None
    for _ in range(2):
        anna.http.post("/api/me/renew").raise_for_status()
        assert anna.get("/api/me")["player"] == anna.me["player"]


def test_a_renewal_holds_at_every_server_and_after_a_restart(own_either_database: str, tmp_path: Path) -> None:
    with (
        two_servers(tmp_path, own_either_database) as (first, second),
        Browser(first.url) as anna,
        Browser(second.url) as thief,
    ):
        thief.http.cookies = httpx.Cookies(anna.http.cookies)
        assert thief.get("/api/me")["player"] == anna.me["player"]
        with thief.at(anna.new_table("me", "me")["table"]) as copy:
            copy.present()
            anna.http.post("/api/me/renew").raise_for_status()
            assert copy.closed() == 1012
        old = dict(thief.http.cookies)
        first.stop()
        first.start()
        for server in (first, second):
            seen = httpx.get(f"{server.url}/api/me", cookies=old, timeout=20).json()
            assert seen["player"] != anna.me["player"]
        assert anna.get("/api/me")["player"] == anna.me["player"]
