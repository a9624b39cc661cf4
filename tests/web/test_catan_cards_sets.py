"""The Catan Card Game between two browsers: the base game and theme sets, whole games in the long tier."""

from __future__ import annotations

import contextlib
import random
from typing import TYPE_CHECKING, Any

import pytest
from web.looks import DESKTOP, PHONE
from web.test_catan_cards import AT_TIMES, by_mouse, click_one, sit_together, together
from web.test_catan_cards_themes import NO_GATE, click, fits_phone
from web.test_endings import almost_won, build_a_city

from bailey.games.catan_cards.data import SETS
from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from server.browser import Seat
    from web.visits import Visit

pytestmark = pytest.mark.slow

#: So many decisions are made by mouse: of a whole game, and to see that both browsers show the same.
WHOLE, SOME = 60, 15
#: The base game, and all sets.
EACH = [pytest.param(theme, WHOLE, marks=pytest.mark.long) for theme in range(len(SETS))]


BUILDS = ("build_city", "build_settlement", "use_scout", "build")


def favourite(choices: list[dict[str, Any]], chance: random.Random) -> int:
    """Prefer what builds; else trade at times, else end the actions, else anything."""
    at_times = ("trade",) if chance.random() < AT_TIMES else ()
    for names in (BUILDS, ("build_road",), at_times, ("end_actions",)):
        if found := [one for one in choices if one["do"]["do"] in names]:
            return int(chance.choice(found)["number"])
    return int(chance.choice(choices)["number"])


def finish(chance: random.Random, *pages: Page) -> None:
    """Let both play on to the end over sockets of their own; the pages show it as it goes on."""
    with contextlib.ExitStack() as all_of_it:
        seats: list[Seat] = []
        for page in pages:
            code = page.url.partition("?")[0].rpartition("/t/")[2]
            browser = all_of_it.enter_context(tables.person(page))
            seats.append(all_of_it.enter_context(browser.at(browser.get(f"/api/tables/{code}")["table"])))
            seats[-1].present()
        while unfinished := [seat for seat in seats if not seat.now["over"]]:
            mover = next((seat for seat in unfinished if seat.mine()), None)
            if mover is not None:
                mover.choose(favourite(mover.now["choices"], chance))
            else:
                min(unfinished, key=lambda seat: seat.now["n"]).hear()


def choose(chance: random.Random, *pages: Page) -> None:
    """Whoever is on turn clicks once; wait until all pages show what came of it."""
    page = next(page for page in pages if page.locator(".table[data-whose=mine]").count())
    people.choose_and_see(page, lambda here, _: by_mouse(here, chance), 0)
    together(*pages)


def is_over(page: Page) -> bool:
    """Whether the game has ended."""
    return page.locator(".table[data-whose=over]").count() > 0


def choose_or_swap(chance: random.Random, *pages: Page) -> None:
    """Whoever is on turn clicks once; where resources are swapped, on what is given and then on what is got."""
    page = next(page for page in pages if page.locator(".table[data-whose=mine]").count())
    if page.locator(".sheet:has(.fold) .bank").count() == 0:  # the window for trade can be closed, this one not
        choose(chance, *pages)
        return
    give, get = page.locator(".bank .side").all()
    click_one(give.locator(".tile.open"), chance)
    click(page, get.locator(".tile.open").first)
    together(*pages)


@pytest.mark.parametrize(("theme", "decisions"), [(SETS.index("tc"), SOME), *EACH])
def test_a_game_between_two_browsers(visit: Visit, theme: int, decisions: int) -> None:
    """Decisions by mouse, the rest of a whole game over sockets; one of the two holds a phone."""
    host, guest, chance = visit(**DESKTOP), visit(**PHONE), random.Random(5 + theme)
    errors: list[str] = []
    for page in (host, guest):
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    sit_together(host, guest, options={"theme": theme, "goal": 7, "action_gate": NO_GATE})
    for _ in range(4 * decisions):  # some decisions take two clicks
        if is_over(host) or people.row(host) > decisions:
            break
        choose_or_swap(chance, host, guest)
    assert is_over(host) or people.row(host) > decisions
    assert fits_phone(guest)
    if decisions == WHOLE:
        finish(chance, host, guest)
        check_result(host, guest)
    assert errors == []


def test_both_see_the_same_result(visit: Visit) -> None:
    host, guest = visit(**DESKTOP), visit(**PHONE)
    sit_together(host, guest, begin=almost_won())
    for i in range(10):
        if people.wait_for_me(host) == "over":
            break
        people.choose_and_see(host, build_a_city, i)
    check_result(host, guest)


def check_result(*pages: Page) -> None:
    """Both see the same result; the one who won is told so, the other is told who won."""
    for page in pages:
        page.locator("dialog .ranking").wait_for()
    rankings = [page.locator("dialog .ranking li").all_inner_texts() for page in pages]
    assert rankings[0] == rankings[1]
    scores = [int(score) for score in pages[0].locator("dialog .ranking strong").all_inner_texts()]
    assert scores[0] >= 7
    winner = pages[0].locator("dialog .ranking li.first .name").inner_text()
    titles = {page.locator("dialog h2").first.inner_text() for page in pages}
    assert titles == {"You win!", f"{winner} wins"}
