"""Tables in a wanted situation: begun from a record, or played to the end without the page."""

from __future__ import annotations

import contextlib
import random
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from sensible import sensible
from server.browser import Browser, play
from web.visits import PATIENCE

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start
from web import people

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from bailey.core.play.position import Position

#: So many games are searched for a situation.
MOST_GAMES = 200


def record_of(name: str, seats: int, wanted: Callable[[Position], bool]) -> dict[str, Any]:
    """Play at random until the first seat is on turn in a wanted position; tells what `begin` of a new table takes."""
    for seed in range(MOST_GAMES):
        log, chance = GameLog(games.find(name), Start(("you",) * seats, seed)).begun(), random.Random(seed)
        while not log.position.over:
            if log.position.turn == 0 and wanted(log.position):
                return {"n": log.rows[-1].n, "record": write_log(log)}
            log.choose(chance.choice(log.position.choices.numbers))
    raise AssertionError("no game comes to such a position")


@cache
def before_the_end(name: str, seats: int, back: int = 1, **options: int) -> dict[str, Any]:
    """Play a game at random to its end; tells of the first seat's last choices what `begin` of a new table takes."""
    start, chance = Start(("you",) * seats, 3, options=options), random.Random(3)
    log = GameLog(games.find(name), start).begun()
    while not log.position.over:
        log.choose(sensible(log.position, chance))
    mine = [before.n for before, row in pairwise(log.effective) if row.seat == 0]
    return {"n": mine[-back], "record": write_log(log)}


def address_of(page: Page) -> str:
    """The address of the server that a page shows, or would show."""
    here = page.request.get("/api/me").url if page.url == "about:blank" else page.url
    return "/".join(here.split("/", 3)[:3])


def set_up(page: Page, name: str = "castle-combo", *, seats: int = 2, **more: Any) -> dict[str, Any]:
    """Set a table up against novices, without opening it; tells what the server tells of it."""
    bots = [{"who": "bot", "strength": "novice"}] * (seats - 1)
    order = {"game": name, "seats": [{"who": "me"}, *bots], **more}
    # As long as the server may take to read a long record on a busy machine.
    answer = page.request.post(f"{address_of(page)}/api/tables", data=order, timeout=1000 * int(PATIENCE))
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def sit_down(page: Page, name: str = "castle-combo", *, query: str = "", **more: Any) -> str:
    """Set a table up against novices and open it; tells its code."""
    code = str(set_up(page, name, **more)["code"])
    page.goto(f"{address_of(page)}/t/{code}{query}")
    page.locator(".board").wait_for()
    people.until(page, people.LETTERS)
    return code


def my_turn(page: Page, name: str = "castle-combo", **more: Any) -> str:
    """Set a table up against novices, open it, and wait for the own turn; tells its code."""
    code = sit_down(page, name, **more)
    page.locator(people.MINE).wait_for()
    return code


def person(page: Page) -> Browser:
    """A client with the cookies of a page."""
    address = address_of(page)
    return Browser(address, {one["name"]: one["value"] for one in page.context.cookies(address)})


def played(page: Page, begin: dict[str, Any] | None = None, *, whole: bool = False) -> str:
    """Play a game of Castle Combo to its end before any page shows it; tells the code of its table.

    It is short: it begins at the first seat's last choice, and is no whole game that counts.
    """
    made = set_up(page, begin=None if whole else begin or before_the_end("castle-combo", 2))
    with person(page) as browser, browser.at(browser.give(made)["table"]) as seat:
        play(seat)
    return str(made["code"])


def see_the_end(page: Page, begin: dict[str, Any] | None = None, *, whole: bool = False) -> str:
    """Open the table of a game that is over; tells its code."""
    code = played(page, begin, whole=whole)
    page.goto(f"{address_of(page)}/t/{code}")
    page.get_by_role("dialog").wait_for()
    return code


def finish(*pages: Page) -> None:
    """Let the people at a table play it to the end, over sockets of their own; the pages show it as it goes on."""
    with contextlib.ExitStack() as all_of_it:
        seats = []
        for page in pages:
            page.locator(".table:is([data-whose=mine], [data-whose=others]) .board").wait_for()  # the nonce is given
            code = page.url.partition("?")[0].rpartition("/t/")[2]
            browser = all_of_it.enter_context(person(page))
            seats.append(all_of_it.enter_context(browser.at(browser.get(f"/api/tables/{code}")["table"])))
        play(*seats)
    for page in pages:
        page.locator(".table[data-whose=over]").wait_for()
