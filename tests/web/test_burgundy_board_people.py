"""The board game of Burgundy: three people with browsers of their own, and the Automata."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from web.looks import DESKTOP, SMALL, TABLET
from web.test_burgundy_board import GAME, ROUNDS, eagerly
from web.test_two_browsers import join

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

ON_TURN = "() => document.querySelector('.table:is([data-whose=mine], [data-whose=over])')"
AUTOMATA = {"automata": 3}
#: All at a table of three choose so often in a game.
MOST_STEPS = 1000


def seat_three(visit: Visit, begin: dict[str, Any] | None) -> list[Page]:
    """Three people with browsers of their own at one table, against the hard Automata."""
    pages = [visit(**DESKTOP), visit(**SMALL), visit(**TABLET)]
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    order = {"game": GAME, "seats": seats, "options": AUTOMATA, "begin": begin}
    code = pages[0].request.post("/api/tables", data=order).json()["code"]
    pages[0].goto(f"/t/{code}")
    for guest, name in zip(pages[1:], ("Bea", "Cem"), strict=True):
        join(guest, f"/t/{code}", name)
    for page in pages:
        page.locator(".board").wait_for()
    return pages


def on_turn(pages: list[Page]) -> Page:
    """The page of whoever may choose, once everybody sees the same row; at the end any page."""
    for page in pages:
        people.until(page, "() => document.querySelector('.table[aria-busy=false]')")
    last = max(map(people.row, pages))
    for page in pages:
        people.until(page, "n => Number(document.querySelector('.table').dataset.n) >= n", last)
    return next((page for page in pages if page.evaluate(ON_TURN)), pages[0])


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["end", "whole"])
def test_three_people_and_the_automata(visit: Visit, *, whole: bool) -> None:
    """Each plays on a device of their own: desktop, phone, tablet; in the end all see the same result."""
    pages = seat_three(visit, None if whole else tables.before_the_end(GAME, 3, back=2, **AUTOMATA))
    for i in range(MOST_STEPS):
        page = on_turn(pages)
        if page.locator(".table").get_attribute("data-whose") == "over":
            break
        if page.evaluate(ON_TURN):
            people.choose_and_see(page, eagerly, i)
        page.wait_for_timeout(20)
    for page in pages:
        people.check_result(page, 4)
    results = [page.locator(".ranking strong").all_text_contents() for page in pages]
    assert results[0] == results[1] == results[2]
    log = people.log_of(pages[0])
    assert not whole or log.count("The Automata rolls") == ROUNDS * ROUNDS
