"""The picture of the end that the result keeps: the own side of the table, laid out for the picture."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from server.browser import play
from web.looks import DESKTOP, PHONE

from web import people, tables

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

GAMES = ("castle-combo", "burgundy-cards", "burgundy-board", "catan-cards")
#: What a picture shows: its size, its words, what its points come from, what is larger there than the box that cuts it,
#: and in how many lines the goods of the card game lie, each of which says two numbers of a die.
SHOWN = """() => {
  const boxes = [...document.querySelectorAll('foreignObject div')];
  const head = boxes.findLast(one => /^The side of/.test(one.textContent)).parentElement;
  const cut = boxes.filter(one => /auto|scroll|hidden/.test(getComputedStyle(one).overflow))
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1);
  return {
    size: document.documentElement.getAttribute('viewBox'),
    words: document.querySelector('foreignObject').textContent.replace(/\\s+/g, ' '),
    sources: [...head.lastElementChild.children].map(one => +one.lastElementChild.textContent),
    cut: cut.map(one => one.textContent),
    goods: new Set(boxes.filter(one => /^\\d·\\d$/.test(one.textContent))
      .map(one => Math.round(one.getBoundingClientRect().top))).size,
  };
}"""


def end(page: Page, game: str) -> None:
    """Open the table of a game that is over."""
    made = tables.set_up(page, game, begin=tables.before_the_end(game, 2))
    with tables.person(page) as browser, browser.at(browser.give(made)["table"]) as seat:
        play(seat)
    page.goto(f"{tables.address_of(page)}/t/{made['code']}")
    page.get_by_role("dialog").wait_for()
    page.locator(".table[data-whose=over][aria-busy=false]").wait_for()
    people.until(page, people.LETTERS)


def kept(page: Page, kind: str) -> bytes:
    """Keep the picture."""
    with page.expect_download() as download:
        page.get_by_role("button", name=kind, exact=True).click()
    return download.value.path().read_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_shows_the_whole_own_side_whatever_the_window(visit: Visit, game: str, tmp_path: Path) -> None:
    sizes = set()
    for look in (DESKTOP, PHONE):
        page = visit(**look)
        end(page, game)
        scores = page.locator(".ranking li").all_inner_texts()
        assert kept(page, "PNG").startswith(b"\x89PNG")
        path = tmp_path / "picture.svg"
        path.write_bytes(kept(page, "SVG"))
        page.goto(path.as_uri())
        shown = page.evaluate(SHOWN)
        assert not shown["cut"]
        assert shown["goods"] == (game == "burgundy-cards")
        for line in scores:
            place, name, *_, points = line.split("\n")
            assert f"{place}. {name.partition(',')[0].strip()} {points}" in shown["words"]
        whose = re.search(r"The side of (Guest \d+)", shown["words"])
        assert whose
        own = next(line.split("\n")[-1] for line in scores if whose[1] in line)
        assert sum(shown["sources"]) == int(own), "the sources of the points add up"
        assert "(you)" not in shown["words"]
        sizes.add(shown["size"])
    assert len(sizes) == 1, "it is as large in every window"
