"""The page checks by itself that the game which is over is the one that was promised to it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from web.test_two_browsers import seat_two

from web import people, tables

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, Request, Route
    from web.visits import Server, Visit

pytestmark = pytest.mark.slow

ALARM = "The record does not match"


def promises(page: Page) -> dict[str, Any]:
    """What this browser keeps of its only table."""
    found: dict[str, Any] = json.loads(
        page.evaluate("localStorage[Object.keys(localStorage).find((key) => key.startsWith('bailey-promise-'))]")
    )
    return found


def played(visit: Visit) -> Page:
    """A whole game at the page, to which something of its chance was promised."""
    page = visit()
    tables.sit_down(page)
    tables.finish(page)
    page.get_by_role("dialog").wait_for()
    return page


def alter_record(page: Page, old: str, new: str) -> None:
    """Let the server hand out another record than that of the game."""

    def altered(route: Route) -> None:
        text = route.fetch().text()
        assert re.search(old, text)
        route.fulfill(body=re.sub(old, new, text), content_type="text/plain")

    page.route("**/api/tables/*/record", altered)


def test_a_table_is_asked_for_before_the_nonce_is_drawn(visit: Visit) -> None:
    page = visit()
    asked: list[tuple[str, Any]] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            asked.append((request.url.rpartition("/")[2].partition("?")[0], request.post_data_json))

    page.goto("/")
    page.on("request", note)
    people.play_now(page)
    (first, table), (second, given), *more = asked
    assert (first, second, more) == ("tables", "nonce", [])
    assert "nonce" not in table
    kept = promises(page)
    assert given == {"nonce": kept["nonce"], "commitment": kept["commitment"]}


def test_what_was_promised_is_compared_with_the_record_and_the_servers_fold(visit: Visit, tmp_path: Path) -> None:
    page = played(visit)
    check_kept(page)
    check_elsewhere(page, visit())
    table = page.url
    check_cut(page, tmp_path / "cut.bailey")
    page.goto(table)
    check_alarms(page)


def check_kept(page: Page) -> None:
    """What this browser was promised was kept, and it says how anybody can check that."""
    page.locator(".fair", has_text="Checked in this browser").wait_for()
    page.get_by_role("button", name="Was it fair?").click()
    page.locator(".fair code").wait_for()
    kept, told = promises(page), page.locator(".fair").inner_text()
    assert told.count("✓") == 4
    assert "✗" not in told
    assert f"--commitment {kept['commitment']} --nonce {kept['seats'][0] + 1}={kept['nonce']}" in told
    assert page.locator(".fair.bad").count() == 0


def check_elsewhere(page: Page, other: Page) -> None:
    """Another browser says that it cannot tell."""
    other.goto(page.url)
    other.get_by_role("dialog").wait_for()
    other.get_by_role("button", name="Was it fair?").click()
    other.locator(".fair", has_text="stored no commitment").wait_for()
    assert other.get_by_role("alert").filter(has_text=ALARM).count() == 0


def check_cut(page: Page, cut: Path) -> None:
    """A record that was cut off is not called fair."""
    record = page.request.get(f"{page.url.replace('/t/', '/api/tables/')}/record").text()
    cut.write_text("".join(record.splitlines(keepends=True)[:-5]), encoding="utf-8")
    page.goto("/replay")
    page.get_by_label("Open the record of a game").set_input_files(cut)
    page.get_by_role("button", name="Was it fair?").click()
    page.locator(".fair.bad", has_text="not a finished game").wait_for()


def check_alarms(page: Page) -> None:
    """A record that is not what was promised is told loudly."""
    kept = promises(page)
    for old, new, told in (
        (kept["nonce"], "-", "does not have this browser"),
        (r"(?m)^2 (.*) · .{12}$", r"2 \1 · 0123456789ab", "After row 2"),
        ("commitment=.{64}", f"commitment={'0' * 64}", "is not the one in the record"),
        (r"(?s)\n3 .*", "\n", "another position"),
        ("bailey record", "record", "cannot be read"),
    ):
        page.unroute_all()
        alter_record(page, old, new)
        page.reload()
        alarm = page.get_by_role("alert").filter(has_text=ALARM)
        alarm.wait_for()
        assert told in alarm.inner_text()
    page.unroute_all()
    page.evaluate(
        "([key, kept]) => (localStorage[key] = kept)",
        [
            f"bailey-promise-{kept['table']}",
            json.dumps({**kept, "commitment": "0" * 64}),
        ],
    )
    page.reload()
    page.get_by_role("alert").filter(has_text="is not the one that this browser was shown").wait_for()


def test_a_table_that_waits_is_given_the_nonce_when_its_page_is_opened(visit: Visit, server: Server) -> None:
    page = visit()
    order = {"game": "castle-combo", "seats": [{"who": "me"}, {"who": "bot", "strength": "novice"}]}
    made = page.request.post(f"{server.url}/api/tables", data=order).json()
    page.goto(f"/t/{made['code']}")
    page.locator(".board").wait_for()
    assert promises(page)["commitment"] == made["commitment"]
    assert page.request.get(f"{server.url}/api/tables/{made['code']}").json()["seats"][0]["nonce"]


def test_a_rematch_of_two_has_a_promise_of_its_own(visit: Visit) -> None:
    host, guest, _ = seat_two(visit, begin=tables.before_the_end("castle-combo", 2))
    tables.finish(host, guest)
    for page in (host, guest):
        page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    for page in (host, guest):
        page.locator(".table:is([data-whose=mine], [data-whose=others]) .board").wait_for()
        info = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
        assert all(seat["nonce"] for seat in info["seats"])
        kept = page.evaluate(f"JSON.parse(localStorage['bailey-promise-{info['table']}'])")
        assert kept["commitment"] == info["commitment"]
