"""Leaving a table: three ways, and what the others see of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from web.test_two_browsers import join
from web.visits import Server, visits

from web import people, tables

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

#: So long a bot is kept waiting, in seconds: longer than any test takes.
AWAY = "600"
LEAVE = "All games"


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a bot takes over only after a long while."""
    made = Server(tmp_path_factory.mktemp("patient"), BAILEY_AWAY_SECONDS=AWAY)
    made.start()
    yield made
    made.end()


@pytest.fixture
def come(patient: Server, browser: Browser) -> Iterator[Visit]:
    with visits(patient, browser) as visit:
        yield visit


def seat_two(come: Visit, url: str) -> tuple[Page, Page]:
    """The one on turn, and the other."""
    host, guest = come(), come()
    order = {"game": "castle-combo", "seats": [{"who": "me"}, {"who": "open"}]}
    made = host.request.post(f"{url}/api/tables", data=order).json()
    host.goto(f"{url}/t/{made['code']}")
    join(guest, host.url, "Bea")
    for page in (host, guest):
        page.locator(".board").wait_for()
    mine = "() => document.querySelector('.table')?.dataset.whose === 'mine'"
    return (host, guest) if host.evaluate(mine) else (guest, host)


#: Note whether the button for a bot is barred when it appears: it is not for long.
AT_FIRST = """() => {
  new MutationObserver((_, watch) => {
    const button = document.querySelector('footer .absent button');
    if (!button) return;
    window.barred = button.disabled;
    watch.disconnect();
  }).observe(document.querySelector('.table'), {childList: true, subtree: true});
}"""


def test_who_comes_back_later_is_seen_to_have_left_and_a_bot_is_let_in(come: Visit, patient: Server) -> None:
    gone, here = seat_two(come, patient.url)
    table = gone.url
    here.evaluate(AT_FIRST)
    gone.get_by_role("link", name=LEAVE).click()
    gone.get_by_role("button", name="Come back later").click()
    gone.get_by_role("link", name=re.compile("Castle Combo")).first.wait_for()
    bar = here.locator("footer .absent")
    bar.get_by_text("is on turn and has left").wait_for()
    counted = bar.get_by_text(re.compile(r"A bot takes over in \d+:\d\d"))
    before = counted.inner_text()
    people.until(here, "text => document.querySelector('.absent span').innerText !== text", before)
    now = bar.get_by_role("button", name="Let a bot play now")
    assert here.evaluate("window.barred"), "who only loads the page again is not replaced"
    now.click()  # waits until it is enabled
    bar.wait_for(state="detached")
    here.locator(".seat .away", has_text="bot plays").wait_for()
    gone.goto(table)
    gone.get_by_role("button", name="Take the seat back").click()
    here.locator(".seat .away", has_text="bot plays").wait_for(state="detached")


def test_who_lets_a_bot_play_on_leaves_at_once(come: Visit, patient: Server) -> None:
    gone, here = seat_two(come, patient.url)
    gone.get_by_role("link", name=LEAVE).click()
    gone.get_by_role("button", name="Let a bot play on").click()
    gone.wait_for_url(f"{patient.url}/")
    here.locator(".seat .away", has_text="bot plays").wait_for()


def test_the_question_is_asked_by_keyboard_and_closed_by_it(come: Visit) -> None:
    page = come()
    tables.sit_down(page)
    page.get_by_role("link", name=LEAVE).focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_text("Leave the table?").wait_for()
    page.get_by_text("The game waits for you").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    assert "/t/" in page.url


def test_who_only_looks_on_leaves_unasked(come: Visit, patient: Server) -> None:
    host, looker = come(), come()
    tables.sit_down(host)
    looker.goto(host.url)
    looker.locator(".board").wait_for()
    looker.get_by_role("link", name=LEAVE).click()
    looker.wait_for_url(f"{patient.url}/")
