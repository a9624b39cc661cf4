"""Every sign, counter, medal and die of a table says in words what it is: pointed at, in focus, and pressed long."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from web.looks import DESKTOP, PHONE, still

from web import tables

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

SETTINGS = still(log=False)
GAMES = {"castle-combo": 2, "burgundy-cards": 1, "burgundy-board": 2, "catan-cards": 2}
TABLES = {**GAMES, "burgundy-companion": 1}
#: Whose signs are pointed at and pressed in the first tier: a pointer and a finger are the kit's. Each game's signs are
#: explained in focus, which takes no time.
SHORT = "castle-combo"
ONE_OF_ALL = [name if name == SHORT else pytest.param(name, marks=pytest.mark.long) for name in TABLES]

#: The things that mean something without a word: drawings, counters, numbers alone. Each is given with the sign that
#: explains it, found as `web/src/kit/signs.ts` does; cards are shown large instead, and a button may have a word.
FIND = """() => {
  const NAMED = '[data-tip], [role=img][aria-label], [title], button[aria-label], a[aria-label], :has(> .unseen)';
  const PRESSED = ':is(button, a):is([data-tip], [aria-label], :has(> .unseen))';
  const NO_SIGN = '.card, .peek, .tip, .qr, .cover, .mini, ul, ol, main, section, form, label, h1, h2, header';
  const LARGE = '.card, .peek, .empty';
  const read = node => node.nodeType === 3 ? node.data
    : node.nodeType !== 1 || node.matches('.unseen, svg') ? '' : [...node.childNodes].map(read).join(' ');
  const labelled = button => button !== null && /\\p{L}{2}/u.test(read(button));
  const main = document.querySelector('.table main');
  const seen = element => {
    const box = element.getBoundingClientRect();
    const drawn = element.checkVisibility({visibilityProperty: true, opacityProperty: true});
    return drawn && box.width > 2 && box.height > 2;
  };
  const wordsOf = sign => {
    const own = sign.dataset.tip ?? sign.getAttribute('aria-label') ?? sign.getAttribute('title');
    const unseen = [...sign.children].filter(child => child.matches('.unseen')).map(child => child.textContent);
    return (own || unseen.join(' ')).replace(/\\s+/g, ' ').trim();
  };
  const drawings = [...main.querySelectorAll('svg')].filter(svg => !svg.parentElement.closest('svg'));
  const counters = [...main.querySelectorAll('[data-counter], .token, .die, .count')];
  const numbers = [...main.querySelectorAll('*')].filter(one =>
    one.children.length === 0 && !one.closest('svg') && /^\\D?\\d+([:\\/]\\d+)?$/.test(one.textContent.trim()));
  const mute = [], signs = [], known = new Set();
  for (const one of new Set([...drawings, ...counters, ...numbers])) {
    if (!seen(one) || one.closest(LARGE) || labelled(one.closest('button, a'))) continue;
    const [part, pressed] = [one.closest('[data-tip]'), one.closest(PRESSED)];
    let sign = part && pressed?.contains(part) ? part : pressed ?? one.closest(NAMED);
    if (sign && !main.contains(sign)) sign = null;
    const words = sign && !sign.matches(NO_SIGN) && !sign.closest('.card') ? wordsOf(sign) : '';
    if (!words) {
      mute.push(`${one.outerHTML.slice(0, 160)} in ${one.parentElement.outerHTML.slice(0, 160)}`);
      continue;
    }
    // Of what looks alike one is tried.
    const kind = sign.tagName + (sign.className.baseVal ?? sign.className);
    if (known.has(kind)) continue;
    known.add(kind);
    sign.dataset.sign = signs.length;
    signs.push(words);
  }
  return {mute, signs};
}"""


def late(position: Position) -> bool:
    """Whether a game has gone on for a while, so that most of its things lie on the table."""
    return sum(position.score()) >= 12


#: Focus one sign after the other; returns those of which no tip tells the words.
FOCUS_ALL = """async signs => {
  const frame = () => new Promise(requestAnimationFrame);
  const tells = words => [...document.querySelectorAll('.tip')]
    .some(tip => tip.checkVisibility() && tip.textContent.replace(/\\s+/g, ' ').includes(words));
  const mute = [];
  for (const [i, words] of signs.entries()) {
    const one = document.querySelector(`[data-sign='${i}']`), until = performance.now() + 20_000;
    one.tabIndex = 0;
    one.focus();
    // Of a choice that is made there the bar tells.
    if (one.matches('[data-told]') && document.querySelector('.bar .foretold')) continue;
    while (!tells(words) && performance.now() < until) await frame();
    if (!tells(words)) mute.push(words);
  }
  return mute;
}"""


LONG_PRESS = """async i => {
  const sign = document.querySelector(`[data-sign='${i}']`);
  sign.scrollIntoView({block: 'center'});
  await new Promise(then => requestAnimationFrame(() => setTimeout(then, 60)));
  const box = sign.getBoundingClientRect();
  const at = {clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: 'touch', bubbles: true};
  sign.dispatchEvent(new PointerEvent('pointerdown', at));
}"""


def signs_of(page: Page, name: str) -> list[str]:
    """Sit down in the middle of a game; tells the words of its signs, of which none is without."""
    seats = TABLES[name]
    tables.my_turn(page, name, seats=seats, begin=tables.record_of(name, seats, late))
    # What is folded away has signs too.
    for fold in page.locator(".companion .fold").all():
        fold.click()
    found = page.evaluate(FIND)
    assert found["mute"] == []
    assert len(found["signs"]) >= 5
    signs: list[str] = found["signs"]
    return signs


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("pointed", [False, pytest.param(True, marks=pytest.mark.long)], ids=["focus", "pointed at"])
def test_signs_are_explained_in_focus_and_where_one_points(visit: Visit, name: str, *, pointed: bool) -> None:
    """What cannot be pressed is reached by Shift and the arrow keys; here it is focused as they do it."""
    page = visit(settings=SETTINGS, **DESKTOP)
    signs = signs_of(page, name)
    page.keyboard.press("Shift+ArrowRight")  # the browser shows focus from here on
    assert page.evaluate(FOCUS_ALL, signs) == []
    for i, words in enumerate(signs if pointed or name == SHORT else ()):
        sign = page.locator(f"[data-sign='{i}']")
        sign.scroll_into_view_if_needed()
        page.mouse.move(2, 2)
        sign.hover(force=True)
        told = page.locator(f".table:has(.bar .foretold) [data-sign='{i}'][data-told]")
        page.locator(".tip", has_text=words).or_(told).first.wait_for()


@pytest.mark.parametrize("name", ONE_OF_ALL)
def test_signs_are_explained_when_pressed_long(visit: Visit, name: str) -> None:
    """What is a card as well, as a die of the hand, is shown large."""
    page = visit(settings=SETTINGS, **PHONE)
    for i, words in enumerate(signs_of(page, name)):
        page.evaluate(LONG_PRESS, i)
        page.locator(".tip", has_text=words).or_(page.locator("dialog[open]")).first.wait_for()
        page.evaluate("document.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))")
        page.keyboard.press("Escape")


#: The buttons in the head of a table that have no word, with what each is called.
IN_THE_HEAD = """() => [...document.querySelectorAll('.table > header :is(a, button)')]
  .filter(one => one.checkVisibility()).map(one => one.getAttribute('aria-label'))"""


def in_the_head(page: Page) -> list[Locator]:
    """Sit down, and find the buttons in the head."""
    tables.my_turn(page)
    names = page.evaluate(IN_THE_HEAD)
    assert len(names) >= 4
    return [page.locator(f".table > header [aria-label='{name}']:visible") for name in names]


def test_the_head_of_a_table_explains_itself_where_one_points_and_in_focus(visit: Visit) -> None:
    page = visit(settings=SETTINGS, **DESKTOP)
    for button in in_the_head(page):
        tip = page.locator(".tip").get_by_text(button.get_attribute("aria-label") or "", exact=True)
        button.hover()
        tip.wait_for()
        page.mouse.move(700, 500)
        tip.wait_for(state="detached")
        page.keyboard.press("Shift")  # the browser shows focus from here on
        button.focus()
        tip.wait_for()


def test_the_head_of_a_table_explains_itself_under_a_finger(visit: Visit) -> None:
    """A finger that lies on a button presses nothing."""
    page = visit(settings=SETTINGS, **PHONE)
    hand = page.context.new_cdp_session(page)
    for button in in_the_head(page):
        box = button.bounding_box()
        assert box is not None
        at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        page.locator(".tip").get_by_text(button.get_attribute("aria-label") or "", exact=True).wait_for()
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert page.get_by_role("dialog").count() == 0


#: So long a finger lies on something before it is explained, and a little longer, in milliseconds.
LONGER_THAN_A_PRESS = 800


def test_a_name_that_is_written_whole_is_not_said_again(visit: Visit) -> None:
    page = visit(settings=SETTINGS, **PHONE)
    tables.my_turn(page)
    name = page.locator(".own .name[title]")
    name.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.wait_for_timeout(LONGER_THAN_A_PRESS)
    assert page.locator(".tip:visible").count() == 0
    name.evaluate("name => Object.assign(name.style, {width: '2rem', overflow: 'hidden', display: 'block'})")
    name.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.locator(".tip").get_by_text(name.get_attribute("title") or "", exact=True).wait_for()
