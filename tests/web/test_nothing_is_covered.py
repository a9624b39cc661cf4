"""What lies over a table never covers what it speaks of, on a phone, a tablet, a desktop and a wide screen."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import drawing, player, stores_of
from web.looks import resize, settings, still
from web.test_catan_cards import against_a_bot, enough_for_an_abbey, long_row
from web.test_catan_cards_themes import asked_for_an_answer
from web.test_guided import learn

from web import people, tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from web.visits import Visit

    from bailey.core.play.position import Position

pytestmark = pytest.mark.slow

PHONE, TABLET, DESKTOP, WIDE = (360, 740), (820, 1180), (1440, 900), (2560, 1440)
SIZES = (PHONE, TABLET, DESKTOP, WIDE)
#: So long a board takes to be laid out anew, and a thing to come up, in milliseconds.
SETTLED = 450
#: The games, and how many own choices before the end a late turn of theirs is.
GAMES = {"castle-combo": 6, "burgundy-cards": 20, "burgundy-board": 20, "catan-cards": 20}
MOST_CHOICES = 12
SINCE = ".tools [popovertarget]"
SPOKEN, CHOICES = ".spoken", ", main :is(.open, button.place)"
OWN_STOCK = ".own .stock .token"
FOLDS = "the sheet folds up with one tap; one's own resources stay in sight, and the page scrolls as far as its end"

#: What is seen of the things that something speaks of, and which of them lie under it. What the head and the foot of
#: the table, or a part that scrolls, cut off is not seen.
MEASURE = """([over, about]) => {
  const clip = (box, by) => ({
    left: Math.max(box.left, by.left), right: Math.min(box.right, by.right),
    top: Math.max(box.top, by.top), bottom: Math.min(box.bottom, by.bottom),
  });
  const isSome = box => box.right - box.left > 2 && box.bottom - box.top > 2;
  const edge = part => document.querySelector(`.table > ${part}`).getBoundingClientRect();
  const room = {left: 0, right: innerWidth, top: edge('header').bottom, bottom: edge('footer').top};
  const seenOf = one => {
    let box = clip(one.getBoundingClientRect(), room);
    for (let up = one.parentElement; up && !up.matches('main'); up = up.parentElement)
      if (getComputedStyle(up).overflow !== 'visible') box = clip(box, up.getBoundingClientRect());
    return box;
  };
  const shown = one => one.checkVisibility({visibilityProperty: true});
  const things = [...document.querySelectorAll(over)].filter(shown).map(one => one.getBoundingClientRect());
  const spoken = [...document.querySelectorAll(about)].filter(shown).map(one => [one, seenOf(one)])
    .filter(([, box]) => isSome(box));
  const covered = spoken.filter(([, box]) => things.some(thing => isSome(clip(box, thing))));
  const name = one => `${one.tagName}.${one.getAttribute('class') ?? ''} ${one.textContent.trim().slice(0, 30)}`;
  const inside = things.every(({left, top, right, bottom}) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1);
  return {things: things.length, spoken: spoken.length, inside, covered: covered.map(([one]) => name(one))};
}"""


@dataclass(frozen=True)
class Case:
    """One thing that lies over a table."""

    #: Sits down in a late position; at the start nothing lies over the table.
    sit: Callable[[Page], object]
    #: Brings the thing up.
    bring: Callable[[Page], object]
    #: The selectors of the thing, and of what it speaks of.
    thing: str
    about: str
    #: Where it cannot but cover some of that: what must be seen beside it there, and why.
    excepted: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)
    #: Takes the thing away again.
    drop: Callable[[Page], object] = lambda page: page.keyboard.press("Escape")
    likes: str = field(default_factory=still)
    #: Whether it is shown once in a game, so that each window has a table of its own.
    again: bool = False


def late(game: str, seats: int = 2, back: int = 0, **options: int) -> Callable[[Page], object]:
    """Sit down late in a game."""
    return lambda page: tables.my_turn(
        page, game, seats=seats, begin=tables.before_the_end(game, seats, back or GAMES[game], **options)
    )


def stay(page: Page) -> None:
    """Do nothing."""


def clicked(selector: str) -> Callable[[Page], object]:
    """Click on the first of some things."""
    return lambda page: page.locator(selector).first.click()


def hovered(selector: str, mark: str = "spoken") -> Callable[[Page], object]:
    """Point at the first of some things; it is marked."""

    def point(page: Page) -> None:
        page.mouse.move(1, 1)
        page.evaluate("document.querySelectorAll('.spoken').forEach(one => one.classList.remove('spoken'))")
        found = page.locator(selector).first
        found.evaluate("(one, mark) => one.classList.add(mark)", mark)
        found.scroll_into_view_if_needed()
        # A tip goes with a scroll, which is told in the next frame.
        page.evaluate("new Promise(then => requestAnimationFrame(() => requestAnimationFrame(then)))")
        found.hover(force=True)

    return point


def unhovered(page: Page) -> None:
    """Point at nothing."""
    page.mouse.move(1, 1)


def once(selector: str, bring: Callable[[Page], object]) -> Callable[[Page], object]:
    """Bring something up unless it is there."""
    return lambda page: page.locator(selector).count() or bring(page)


def search(page: Page) -> None:
    """Search a stack."""
    page.locator(".stack .pile").nth(1).click()
    page.locator(".choices .button", has_text="earch").first.click()


def sit_to_search(page: Page) -> None:
    """Late in a turn, with a long row."""
    against_a_bot(
        page, drawing(player(0, "abbey-a smithy", stores=stores_of(0, lumber=1, wool=1)), player(1, stores=2))
    )


def offer(page: Page) -> None:
    """Begin to make an offer to the rival."""
    page.locator(".button.trade").click()
    page.locator(".sheet").get_by_role("button", name="Make an offer").click()
    page.locator(".sheet:not(:has([aria-label=Close]))").wait_for()


def hint(page: Page) -> None:
    """Ask for the best choices."""
    page.locator(".tools [aria-keyshortcuts=h]").click()
    page.locator(".hint").or_(page.locator(".hints")).first.wait_for()
    if not page.locator(".hints").count():
        page.locator(".hint button").click()


def close_hints(page: Page) -> None:
    """Close the list of the best choices."""
    page.locator(".hints").get_by_role("button", name="Close").click()


def notes_gone(page: Page) -> None:
    """Close the notes, which go by themselves too."""
    page.evaluate("document.querySelectorAll('.notes li button.icon').forEach(one => one.click())")


def choose_until(selector: str) -> Callable[[Page], object]:
    """Choose until something is shown."""

    def choose(page: Page) -> None:
        for i in range(MOST_CHOICES):
            if page.locator(selector).count():
                return
            if people.wait_for_me(page) == "over":
                break
            people.choose_and_see(page, people.by_mouse, i)
        page.locator(selector).first.wait_for()

    return choose


def late_and_some(game: str) -> Callable[[Page], object]:
    """Sit down late in a game, and choose until the others have done something since."""

    def sit(page: Page) -> None:
        late(game)(page)
        choose_until(SINCE)(page)
        people.wait_for_me(page)

    return sit


def has_bought(position: Position) -> bool:
    """Whether cards were bought, of which one is chosen."""
    return bool(position.view(0)["bought"])


def too_dear(page: Page) -> None:
    """Click on a card of the hand that lacks a resource."""
    page.locator(".hand.own [data-fly=card-smithy]").click()


RIVAL = "the rival is one tap away; one's own resources stay in sight"
CASES = {
    "trade": Case(
        lambda page: against_a_bot(page, long_row()),
        once(".sheet", clicked(".button.trade")),
        ".sheet",
        ".others .zoomed",
        {PHONE: (OWN_STOCK, RIVAL)},
        drop=stay,
    ),
    "offer": Case(
        lambda page: against_a_bot(page, long_row()),
        once(".sheet", offer),
        ".sheet",
        ".others .zoomed",
        {PHONE: (OWN_STOCK, RIVAL)},
        drop=stay,
    ),
    "attack": Case(
        lambda page: against_a_bot(page, asked_for_an_answer()),
        stay,
        ".sheet",
        ".own .zoomed, .hand.own",
        {PHONE: (OWN_STOCK, FOLDS)},
        drop=stay,
    ),
    "search": Case(
        sit_to_search,
        once(".sheet", search),
        ".sheet",
        ".own .zoomed, .hand.own",
        {PHONE: (OWN_STOCK, FOLDS)},
        drop=stay,
    ),
    **{f"hints {game}": Case(late(game), hint, ".hints", ".table .hinted", drop=close_hints) for game in GAMES},
    **{
        f"tip {game}": Case(late(game), hovered(".own [data-counter]"), ".tip", SPOKEN + CHOICES, drop=unhovered)
        for game in GAMES
    },
    "large card": Case(
        late("castle-combo"),
        hovered("[data-part=table] .card"),
        ".peek",
        "[data-part=table] .spoken, .own .card",
        {PHONE: ("[data-part=table] .spoken", "a finger shows a card large in a dialog")},
        drop=unhovered,
    ),
    "since": Case(
        late_and_some("burgundy-board"),
        clicked(SINCE),
        ":popover-open",
        ".others .player",
        {PHONE: (".own .seat", "the others may be scrolled away")},
    ),
    "note": Case(
        lambda page: against_a_bot(page, enough_for_an_abbey()),
        too_dear,
        ".notes li",
        ".hand.own, .own .stock",
        drop=notes_gone,
    ),
    "lesson": Case(lambda page: learn(page, people.GAME), stay, ".lesson", ".pointed-at", drop=stay),
    "floating row": Case(
        lambda page: tables.my_turn(page, "burgundy-cards", begin=tables.record_of("burgundy-cards", 2, has_bought)),
        stay,
        ".floating",
        ".own",
        drop=stay,
    ),
    "scores": Case(
        late("castle-combo", back=1),
        choose_until(".scoring"),
        ".scoring",
        ".others .card",
        {PHONE: (".own .card", "the others lie above each other's cards on a phone; one's own count there")},
        drop=stay,
        likes=settings(pace="slow", motion="none"),
        again=True,
    ),
}


def measure(page: Page, case: Case, size: tuple[int, int]) -> dict[str, Any]:
    """Bring it up in a window, and measure."""
    width, height = size
    resize(page, width, height)
    if case.again:
        case.sit(page)
    people.until(page, "() => document.querySelector('.board').dataset.room")
    page.wait_for_timeout(SETTLED)
    case.bring(page)
    page.locator(case.thing).first.wait_for()
    page.wait_for_timeout(SETTLED)
    about, _ = case.excepted.get(size, (case.about, ""))
    told: dict[str, Any] = page.evaluate(MEASURE, [case.thing, about])
    case.drop(page)
    return told


#: One of each kind; the others are in the long tier.
OF_EACH_KIND = {"trade", "search", "hints castle-combo", "tip burgundy-board", "large card", "floating row", "scores"}


@pytest.mark.parametrize(
    "name", [name if name in OF_EACH_KIND else pytest.param(name, marks=pytest.mark.long) for name in CASES]
)
def test_what_lies_over_a_table_covers_nothing_that_it_speaks_of(visit: Visit, name: str) -> None:
    case = CASES[name]
    page = visit(settings=case.likes, viewport={"width": 1440, "height": 900})
    if not case.again:
        case.sit(page)
    for size in SIZES:
        told = measure(page, case, size)
        assert told["covered"] == [], size
        assert told["spoken"] > 0, (size, "what it speaks of is in sight")
        assert told["inside"], (size, "it lies in the window")
