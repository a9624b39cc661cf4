"""What a choice brings is told where it counts; a round that ends has a banner; what others changed has an outline."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as Expired
from web.boxes import box_of
from web.looks import DESKTOP, INSIDE, PHONE, SIZES, settings, still
from web.shown import NOTE, lay_tile, leading_to
from web.test_analysis import late
from web.test_burgundy_board import eagerly
from web.test_catan_cards import about_to_roll, against_a_bot
from web.test_two_browsers import seat_two, step

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow
LONG = pytest.mark.long

#: Note all that flies over the table, and every banner.
WATCH = """() => {
  window.gains = []; window.signs = 0; window.banners = [];
  new MutationObserver((all) => {
    for (const node of all.flatMap((one) => [...one.addedNodes])) {
      if (node.matches?.('.gains .gain')) window.gains.push(node.textContent);
      if (node.matches?.('.gains svg')) window.signs += 1;
      if (node.matches?.('.banner')) window.banners.push(node.innerText);
    }
  }).observe(document.querySelector('.table'), {childList: true, subtree: true});
}"""
#: Every counter says what it counts, once that has arrived.
ARRIVED = """() => [...document.querySelectorAll('.token[data-counter]')].every(
  (counter) => Number(counter.textContent.trim()) === Number(counter.dataset.count))"""


#: Skip, and tell whether nothing is shown any more, long before it would be over by itself.
SKIPPED = """async () => {
  dispatchEvent(new KeyboardEvent('keydown', {key: 's'}));
  await new Promise((done) => setTimeout(done, 100));
  return document.querySelector('.table').ariaBusy === 'false' && !document.querySelector('[aria-keyshortcuts=s]');
}"""


#: Whether one is on turn, or what others do can be skipped.
MINE_OR_SKIP = "() => document.querySelector('[aria-keyshortcuts=s], .table[data-whose=mine][aria-busy=false]')"


def play_some(page: Page, choices: int) -> None:
    """Choose some times."""
    for i in range(choices):
        if people.wait_for_me(page) == "over":
            return
        people.choose_and_see(page, people.by_mouse, i)


#: What was paid is told, and what was gained, with signs that fly.
PAID_AND_GAINED = """() => window.signs > 0 && ['+', '\N{MINUS SIGN}'].every((sign) =>
  window.gains.some((told) => told.startsWith(sign)))"""


def play_until(page: Page, holds: str, most: int = 20) -> None:
    """Choose until something holds, and look what comes of each choice: the next one ends what is still to be shown."""
    for i in range(most):
        assert people.wait_for_me(page) != "over"
        people.choose_and_see(page, people.by_mouse, i)
        with contextlib.suppress(Expired):
            page.wait_for_function(holds, timeout=2000)
            return
    raise AssertionError(page.evaluate("() => [window.signs, window.gains]"))


@pytest.mark.parametrize(("size", "theme"), [pytest.param("desktop", "light", marks=LONG), ("phone", "dark")])
def test_gains_fly_to_their_counters(visit: Visit, size: str, theme: str) -> None:
    page = visit(settings=settings(theme, "instant"), **SIZES[size])
    tables.sit_down(page)
    page.evaluate(WATCH)
    play_until(page, PAID_AND_GAINED)
    people.until(page, ARRIVED)
    people.until(page, "() => document.querySelectorAll('.gains > *').length === 0")


FLOWN = "() => window.flown.length > 0 && window.flown.every(Boolean)"


def test_goods_silver_and_what_a_region_produces_fly_from_where_they_come(visit: Visit) -> None:
    """At the pace that is set until one sets another."""
    page = visit(settings='{"language": "en", "motion": "full", "final": "send", "offered": true}', **DESKTOP)
    begin, *_ = leading_to("burgundy-cards", 2, "took_good", do="take_good")
    tables.my_turn(page, "burgundy-cards", begin=begin)
    page.evaluate(NOTE)
    page.locator("[data-part=table] .thing.open").first.click()
    people.until(page, FLOWN)
    begin, before, choice = leading_to("burgundy-board", 2, "gained_silver")
    tables.my_turn(page, "burgundy-board", begin=begin)
    page.evaluate(NOTE)
    lay_tile(page, before, choice)
    people.until(page, FLOWN)
    against_a_bot(page, about_to_roll())
    page.evaluate(NOTE)
    page.locator(".choices .button", has_text="Roll the dice").click()
    people.until(page, FLOWN)


def test_without_motion_nothing_flies_and_the_same_is_told_but_not_when_the_table_is_opened_again(visit: Visit) -> None:
    page = visit(settings=still(), **DESKTOP)
    tables.sit_down(page)
    page.evaluate(WATCH)
    play_some(page, 6)
    people.until(page, "() => window.gains.some((told) => told.startsWith('+'))")
    assert page.evaluate("() => window.signs") == 0
    assert page.evaluate(ARRIVED), "without motion a counter says at once what it counts"
    people.wait_for_me(page)  # what a bot still does would be told after all
    page.reload()
    people.wait_for_me(page)
    assert page.locator(".gains > *").count() == 0


#: How far the last "+2" stands from the counter of workers, from top to top.
FROM_COUNTER = """() => {
  const [gain, counter] = ['.gains .gain:last-child', '.own [data-counter^=workers]']
    .map((what) => document.querySelector(what).getBoundingClientRect().top);
  return Math.round(gain - counter);
}"""
#: Let each gain stay: it is soon gone otherwise.
HOLD = """() => new MutationObserver(() => {
  for (const gain of document.querySelectorAll('.gains .gain')) gain.getAnimations().forEach(one => one.pause());
}).observe(document.querySelector('.table'), {childList: true, subtree: true})"""


def test_what_was_gained_stays_at_its_counter_when_the_page_scrolls(visit: Visit) -> None:
    page = visit(settings=still(), **PHONE)
    tables.my_turn(page, "burgundy-board", seats=1, begin=tables.record_of("burgundy-board", 1, first_round))
    page.evaluate(HOLD)
    page.locator(".choices .button").first.tap()
    page.locator(".gains .gain").first.wait_for()
    before, from_counter = page.evaluate("scrollY"), page.evaluate(FROM_COUNTER)
    page.evaluate("scrollBy({top: 120, behavior: 'instant'})")
    people.until(page, "before => scrollY >= before + 100", before)
    people.until(page, f"before => ({FROM_COUNTER})() === before", from_counter)  # in the next frame


OUTLINES = "many => document.querySelectorAll('.others [data-recent]').length === many"


def test_what_others_changed_has_an_outline_until_the_next_choice(visit: Visit) -> None:
    host, guest, _ = seat_two(visit)
    first, second = (host, guest) if host.locator(".table").get_attribute("data-whose") == "mine" else (guest, host)
    while first.locator(".table").get_attribute("data-whose") == "mine":
        step(host, guest)
    people.until(second, OUTLINES, 1)  # the card that the first has laid
    step(host, guest)
    people.until(second, OUTLINES, 0)
    while second.locator(".table").get_attribute("data-whose") == "mine":
        step(host, guest)
    people.until(first, OUTLINES, 1)


#: Of my choices, as many as two turns may have.
MOST_CHOICES = 8
#: Note whether something of the others has an outline while they go on: on a busy machine they are soon done.
OUTLINED = """() => {
  window.outlined = false;
  new MutationObserver(() => {
    window.outlined ||= document.querySelector('.table[data-whose=others] .others [data-recent]') !== null;
  }).observe(document.querySelector('.table'), {subtree: true, attributeFilter: ['data-recent', 'data-whose']});
}"""


def test_what_others_changed_has_an_outline_while_they_go_on(visit: Visit) -> None:
    page = visit(settings=settings(motion="none"), **DESKTOP)
    tables.sit_down(page, seats=4)
    page.evaluate(OUTLINED)
    # Whoever began before the page was looked at may have been the last before me: then the next round shows it.
    for _ in range(MOST_CHOICES):
        if not page.evaluate("() => window.outlined"):
            people.wait_for_me(page)
            people.choose_and_see(page, people.by_mouse, 0)
    people.until(page, "() => window.outlined")


def first_round(position: Position) -> bool:
    """Whether a die is in hand."""
    return position.step == "act"


def last_round(position: Position) -> bool:
    """Whether a phase ends soon, and not the game."""
    dumped = position.dump()
    return dumped["phase"] == "B" and dumped["round"] == len("ABCDE")


#: Look at each banner as soon as it is drawn: it does not stay for long.
BANNERS = f"""() => {{
  window.banners = [];
  const look = (banner) => ({{
    said: banner.innerText, inside: ({INSIDE})(banner), pointed: getComputedStyle(banner).pointerEvents,
    heard: document.querySelector('.table > [role=status]').textContent,
    beyond: document.documentElement.scrollWidth - innerWidth,
  }});
  new MutationObserver((all) => {{
    for (const node of all.flatMap((one) => [...one.addedNodes])) if (node.matches?.('.banner'))
      window.banners.push(new Promise((then) => requestAnimationFrame(() => then(look(node)))));
  }}).observe(document.querySelector('.table'), {{childList: true, subtree: true}});
}}"""


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), pytest.param("phone", "dark", marks=LONG)])
def test_the_end_of_a_phase_has_a_banner(visit: Visit, size: str, theme: str) -> None:
    page = visit(settings=settings(theme, "instant", "none"), **SIZES[size])
    tables.my_turn(page, "burgundy-board", seats=1, begin=tables.record_of("burgundy-board", 1, last_round))
    page.evaluate(BANNERS)
    for i in range(20):
        if page.evaluate("() => window.banners.length"):
            break
        people.wait_for_me(page)
        people.choose_and_see(page, eagerly, i)
    (banner,) = page.evaluate("() => Promise.all(window.banners)")
    assert banner["said"].startswith("Phase B is over")
    assert "\nyou\n" in banner["said"], "one's own name is not needed"
    assert "Automata" in banner["said"]
    assert banner["heard"].startswith("Phase B is over"), "screen readers hear it, with everybody's points"
    assert "; you: " in banner["heard"]
    assert "; Automata: " in banner["heard"]
    assert banner["inside"]
    assert banner["beyond"] <= 0
    assert banner["pointed"] == "none"


def test_one_key_skips_what_is_shown(visit: Visit) -> None:
    page = visit(settings=settings(pace="slow", motion="none"), **DESKTOP)
    tables.sit_down(page, "castle-combo", seats=4)
    people.until(page, MINE_OR_SKIP)
    while not page.get_by_role("button", name="Skip ahead").count():
        if page.locator(people.MINE).count():
            people.choose_and_see(page, people.by_mouse, 0)
        people.until(page, MINE_OR_SKIP)
    # Another bot may choose at this very moment, and is then shown anew.
    assert any(page.evaluate(SKIPPED) for _ in range(30)), "what was shown is over at once"


#: While the scores are counted: whether a card is shown large, how many figures appear, whether over the scores, and
#: whether the scores lie over the others' boards.
COUNTING = """() => {
  window.large = window.over = window.hides = false; window.figures = 0;
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  new MutationObserver((all) => {
    const panel = document.querySelector('.scoring')?.getBoundingClientRect();
    if (!panel) return;
    window.large ||= document.querySelector('.peek') !== null;
    window.hides ||= meet(panel, document.querySelector('.others').getBoundingClientRect());
    for (const node of all.flatMap((one) => [...one.addedNodes])) {
      if (!node.matches?.('.gains .gain')) continue;
      window.figures += 1;
      window.over ||= meet(panel, node.getBoundingClientRect());
    }
  }).observe(document.querySelector('.table'), {childList: true, subtree: true});
}"""


@pytest.mark.parametrize("device", [pytest.param(DESKTOP, marks=LONG), PHONE], ids=["desktop", "phone"])
def test_nothing_lies_over_the_scores_while_they_are_counted(visit: Visit, device: dict[str, Any]) -> None:
    page = visit(settings=settings(), **device)
    tables.sit_down(page, "castle-combo", begin=late(1))
    page.evaluate(COUNTING)
    for i in range(4):
        if people.wait_for_me(page) == "over":
            break
        people.choose_and_see(page, people.by_mouse, i)
    page.get_by_role("dialog").wait_for()
    assert page.evaluate("window.figures") > 0, "cards say what they score"
    assert page.evaluate("window.over") is False
    assert page.evaluate("window.hides") is (device == PHONE), "a phone shows the own board meanwhile"
    assert page.evaluate("window.large") is False


def test_what_comes_to_lie_below_a_resting_pointer_is_not_explained(visit: Visit) -> None:
    """Who has clicked and waits sees the table, not a tip over it."""
    page = visit(settings=still(), **DESKTOP)
    tables.my_turn(page, "burgundy-board", seats=1, begin=tables.record_of("burgundy-board", 1, last_round))
    box = box_of(page.locator(".own [data-counter]").first)
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    page.locator(".tip").wait_for()
    page.mouse.down()
    page.mouse.up()
    page.evaluate("""() => {
      const over = document.createElement('p');
      Object.assign(over.style, {position: 'fixed', inset: 0, zIndex: 99});
      document.body.append(over);
    }""")
    page.evaluate("() => new Promise((done) => setTimeout(() => { document.body.lastChild.remove(); done(); }, 200))")
    page.wait_for_timeout(800)
    assert page.locator(".tip").count() == 0
    page.mouse.move(2, 2)
    page.mouse.move(box["x"] + 5, box["y"] + 4)
    page.locator(".tip").wait_for()
