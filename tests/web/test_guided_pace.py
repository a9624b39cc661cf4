"""The guided game at an ordinary pace: tips wait, stay until they are read, and nothing flies over them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from web.looks import SIZES, settings
from web.test_burgundy_board import EAGER as ON_THE_BOARD
from web.test_burgundy_board import TITLE as BOARD
from web.test_burgundy_cards import EAGER as WITH_CARDS
from web.test_burgundy_cards import TITLE as CARDS
from web.test_catan_cards import EAGER as IN_CATAN
from web.test_guided import learn

from web import people

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

#: The games with what is chosen in them, the most urgent first.
GUIDED = {
    people.GAME: people.OPEN,
    CARDS: WITH_CARDS,
    BOARD: ON_THE_BOARD,
    "The Catan Card Game": (*IN_CATAN, ".choices .button"),
}
#: So many choices are made; after each of them whatever tips there are have been left unread for a choice.
CHOICES = 5
#: What moves, and banners, can be hit like anything else: whatever of it lies over a tip is found there.
TOUCHABLE = ".gains > *, .banner, [data-fly] { pointer-events: auto !important }"
#: Note each tip with what was going on when it appeared, and at every frame what lies over it.
WATCH = """() => {
  window.tips = []; window.over = []; window.flew = 0;
  const spots = [0.1, 0.5, 0.9];
  const isCalm = () => document.querySelector('.banner, [aria-keyshortcuts=s]') === null;
  let calm = isCalm();
  new MutationObserver((all) => {
    if (all.some(({addedNodes}) => [...addedNodes].some((one) => one.matches?.('.lesson')))) calm = isCalm();
  }).observe(document.querySelector('.table'), {childList: true, subtree: true});
  const look = () => {
    const tip = document.querySelector('.lesson'), table = document.querySelector('.table');
    window.flew += table.getAnimations({subtree: true}).filter(one => one.id === 'flight').length;
    if (tip) {
      const said = tip.querySelector('p').textContent;
      if (said !== window.tips.at(-1)?.said) {
        const target = document.querySelector('.pointed-at')?.getBoundingClientRect();
        window.tips.push({said, calm, seen: !!target && target.width > 0 && target.bottom > 0
          && target.top < innerHeight});
      }
      const {left, top, width, height} = tip.getBoundingClientRect();
      for (const x of spots) for (const y of spots) {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        if (hit && !tip.contains(hit)) window.over.push(hit.outerHTML.slice(0, 120));
      }
    }
    requestAnimationFrame(look);
  };
  look();
}"""
#: Whether nothing flies, and no banner or figure is shown, which a click would pass through but for `TOUCHABLE`.
LANDED = """() => !document.querySelector('.gains > *, .banner')
  && !document.querySelector('.table').getAnimations({subtree: true})
    .some(one => one.id === 'flight' && one.playState === 'running')"""
#: Where something lies that may be chosen and that no tip covers.
FREE = """selectors => {
  for (const selector of selectors) for (const one of document.querySelectorAll(selector)) {
    const box = one.getBoundingClientRect();
    for (const [x, y] of [[9, 14], [box.width / 2, box.height / 2], [box.width - 9, box.height - 9]])
      if (one.contains(document.elementFromPoint(box.x + x, box.y + y))) return [box.x + x, box.y + y];
  }
  return null;
}"""


def choose_beside_the_tip(page: Page, selectors: tuple[str, ...]) -> None:
    """Click on something that may be chosen, where no tip lies, once everything has landed."""
    people.until(page, LANDED)
    at = page.evaluate(FREE, list(selectors))
    assert at is not None, "a tip leaves something to choose"
    page.mouse.click(*at)


def read_one(page: Page, tip: str) -> None:
    """Read the tip that is shown: it is still the one that was left unread."""
    shown = page.locator(".lesson")
    assert shown.locator("p").inner_text() == tip, "it stays until it is read"
    shown.get_by_role("button", name="Got it").click()


@pytest.mark.parametrize(
    "title", [title if title == CARDS else pytest.param(title, marks=pytest.mark.long) for title in GUIDED]
)
def test_tips_wait_and_stay_and_nothing_flies_over_them(visit: Visit, title: str) -> None:
    page = visit(settings=settings(pace="normal"), **SIZES["desktop"])
    learn(page, title)
    page.add_style_tag(content=TOUCHABLE)
    page.evaluate(WATCH)
    page.locator(".lesson").wait_for()
    for i in range(CHOICES):
        if people.wait_for_me(page) == "over":
            break
        tip = page.locator(".lesson p").inner_text() if page.locator(".lesson").count() else ""
        people.choose_and_see(page, lambda here, _: choose_beside_the_tip(here, GUIDED[title]), i)
        if tip:
            read_one(page, tip)
    tips = page.evaluate("window.tips")
    assert len(tips) >= 3
    assert all(tip["calm"] for tip in tips), "a tip waits until whatever is shown has been shown"
    assert all(tip["seen"] for tip in tips), "it waits for whom it speaks of"
    assert page.evaluate("window.flew") > 0, "meanwhile there was something to see"
    assert page.evaluate("window.over") == []
