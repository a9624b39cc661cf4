"""Tables in a wanted situation: begun from a record, or played to the end without the page."""

from __future__ import annotations

import contextlib
import random
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from server.browser import Browser, play

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.log_text import write_log
from bailey.core.records.start import Start

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


def before_the_end(name: str, seats: int, seed: int = 3) -> dict[str, Any]:
    """Play a game at random to its end; tells of the first seat's last choice what `begin` of a new table takes."""
    log, chance = GameLog(games.find(name), Start(("you",) * seats, seed)).begun(), random.Random(seed)
    while not log.position.over:
        log.choose(chance.choice(log.position.choices.numbers))
    last = max(before.n for before, row in pairwise(log.effective) if row.seat == 0)
    return {"n": last, "record": write_log(log)}


def sit_down(page: Page, name: str = "castle-combo", *, seats: int = 2, **more: Any) -> str:
    """Set a table up against novices and open it; tells its code."""
    bots = [{"who": "bot", "strength": "novice"}] * (seats - 1)
    address = "/".join(page.url.split("/", 3)[:3])
    answer = page.request.post(f"{address}/api/tables", data={"game": name, "seats": [{"who": "me"}, *bots], **more})
    assert answer.ok, answer.text()
    code = str(answer.json()["code"])
    page.goto(f"{address}/t/{code}")
    page.locator(".board").wait_for()
    return code


def finish(*pages: Page) -> None:
    """Let the people at a table play it to the end, over sockets of their own; the pages show it as it goes on."""
    with contextlib.ExitStack() as all_of_it:
        seats = []
        for page in pages:
            page.locator(".table:is([data-whose=mine], [data-whose=others]) .board").wait_for()  # the nonce is given
            address, code = page.url.partition("?")[0].split("/t/")
            cookies = {one["name"]: one["value"] for one in page.context.cookies(address)}
            browser = all_of_it.enter_context(Browser(address, cookies))
            seats.append(all_of_it.enter_context(browser.at(browser.get(f"/api/tables/{code}")["table"])))
        play(*seats)
    for page in pages:
        page.locator(".table[data-whose=over]").wait_for()
