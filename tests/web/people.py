"""How people play: by mouse, by touch, by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

GAME = "Castle Combo"
#: More choices than a game of two can ask of one of them.
MOST_CHOICES = 120
#: Whether text has its own letters: on a busy machine they come late, and with others it has another size.
LETTERS = "() => document.fonts.status === 'loaded'"
MINE = ".table[data-whose=mine][aria-busy=false]"
READY = "() => document.querySelector('.table:is([data-whose=mine], [data-whose=over])[aria-busy=false]')"

#: All by which one sees that a choice did something: the row, and what is asked now.
#: What the choice below the pointer would bring stands in place of the question for a while.
SHOWN = """() => {
  const [table, foot] = ['.table', 'footer'].map(one => document.querySelector(one));
  const told = foot.querySelector('.foretold')?.innerText;
  const said = told ? foot.innerText.replace(told, foot.querySelector('.bar').dataset.asked) : foot.innerText;
  return table.dataset.n + said;
}"""


def until(page: Page, holds: str, arg: Any = None) -> None:
    """Wait until something holds; a page that the browser takes for hidden is drawn seldom, so not by its drawing."""
    page.wait_for_function(holds, arg=arg, polling=50)


def log_of(page: Page) -> str:
    """What the log tells, with what is folded up in it."""
    return page.locator(".log").last.text_content() or ""


def from_the_shelf(page: Page) -> None:
    """Begin at the shelf, where nothing is open yet."""
    if page.url == "about:blank":
        page.goto("/")


def play_now(page: Page, button: str = "Play now", title: str = GAME) -> None:
    """Sit down at a table with one click on the shelf."""
    from_the_shelf(page)
    game(page, title).get_by_role("button", name=button).click()
    page.locator(".board").wait_for()
    until(page, LETTERS)


def game(page: Page, title: str = GAME) -> Locator:
    """The game on the shelf."""
    return page.locator("article", has=page.get_by_role("heading", name=title, exact=True))


def more_ways(page: Page, title: str = GAME) -> Locator:
    """The game on the shelf, with all ways to play it shown."""
    from_the_shelf(page)
    found = game(page, title)
    found.get_by_role("button", name="More ways").click()
    return found


def wait_for_me(page: Page) -> str:
    """Wait until it is this person's turn, or the game is over."""
    until(page, READY)
    return page.locator(".table").get_attribute("data-whose") or ""


def row(page: Page) -> int:
    """The number of the last row that the table shows."""
    return int(page.locator(".table").get_attribute("data-n") or 0)


def gone_on(page: Page, row: int) -> None:
    """Wait until the table shows a later row."""
    until(page, "n => Number(document.querySelector('.table').dataset.n) > n", row)


def play_some(page: Page, choose: Callable[[Page, int], None], most: int) -> int:
    """Choose so often, or until the game is over; tells how often."""
    for i in range(most):
        if wait_for_me(page) == "over":
            return i
        choose_and_see(page, choose, i)
    wait_for_me(page)
    return most


def play_to_the_end(page: Page, choose: Callable[[Page, int], None], most: int = MOST_CHOICES) -> int:
    """Choose until the game is over; tells how often."""
    made = play_some(page, choose, most)
    assert made < most, "the game does not end"
    return made


def check_clicks(page: Page, made: int) -> None:
    """A choice takes two clicks at most: one says what, and, where there is more than one place or way, one says which.

    Choices are counted in the record of a table whose game is over, clicks by the page.
    """
    code = page.url.partition("?")[0].rpartition("/t/")[2]
    table = page.request.get(f"/api/tables/{code}").json()["table"]
    rows = page.request.get(f"/api/tables/{table}/replay").json()["rows"]
    choices = sum(row["kind"] == "choice" and row["seat"] == 0 for row in rows)
    clicks = int(page.locator(".table").get_attribute("data-clicks") or 0)
    assert clicks == made
    assert choices <= clicks <= 2 * choices


def choose_and_see(page: Page, choose: Callable[[Page, int], None], i: int) -> None:
    """Choose, and wait until something has come of it."""
    before = page.evaluate(SHOWN)
    choose(page, i)
    until(page, f"before => ({SHOWN})() !== before", before)


#: What may be chosen, what asks first: a picked card's buttons, cells, cards, buttons.
OPEN = (
    ".choices .button.primary",
    "button.place",
    ".card.open",
    "button.tab",
    ".choices .button",
)


def what_is_open(page: Page) -> Locator:
    """Whatever may be chosen now, the most urgent kind of it."""
    for selector in OPEN:
        found = page.locator(selector)
        if found.count():
            return found
    raise AssertionError("nothing may be chosen")


def press(found: Locator, *, touch: bool, **where: Any) -> None:
    """Click on something, or tap on it."""
    if touch:
        found.tap(**where)
    else:
        found.click(**where)


def by_mouse(page: Page, i: int) -> None:
    """Click on one of what may be chosen."""
    found = what_is_open(page)
    found.nth(i % found.count()).click()


def by_touch(page: Page, i: int) -> None:
    """Tap on one of what may be chosen."""
    found = what_is_open(page)
    found.nth(i % found.count()).tap()


def eagerly(page: Page, i: int, selectors: tuple[str, ...], every: int, *, touch: bool = False, **where: Any) -> None:
    """Choose what stands first among selectors; now and then a button, so that whatever buttons offer occurs too."""
    buttons = page.locator(".choices .button")
    if i % every == every - 1 and buttons.count():
        press(buttons.nth(i % buttons.count()), touch=touch)
        return
    for selector in selectors:
        found = page.locator(selector)
        if many := found.count():
            press(found.nth(i % many), touch=touch, **where)
            return
    raise AssertionError("nothing may be chosen")


def check_result(page: Page, players: int = 2, lines: int = 3) -> None:
    """The dialog of the end tells the places, and a score of at least so many lines that adds up."""
    page.get_by_role("dialog").wait_for()
    assert page.locator(".ranking li").count() == players
    told = page.locator("dialog tbody td").all_text_contents()
    assert len(told) >= lines
    assert sum(map(int, told)) == int(page.locator("dialog tfoot td").inner_text())


#: So often Tab is pressed at most: in a late game the log has more than a hundred stops, one for each rule it names.
TABS = 300


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")


#: Whether something lies before what has the focus.
BEFORE = """wanted => {
  const where = document.activeElement.compareDocumentPosition(document.querySelector(wanted));
  return document.activeElement !== document.body && (where & Node.DOCUMENT_POSITION_PRECEDING) > 0;
}"""


def with_keys(*selectors: str) -> Callable[[Page, int], None]:
    """Choose by keyboard alone, the most urgent kind first: Tab, there or back, and Enter; numbers answer questions."""

    def choose(page: Page, i: int) -> None:
        asked = page.locator(".choices .button.primary").count()
        if asked:
            page.keyboard.press(str(i % asked + 1))
            return
        wanted = next((one for one in selectors if page.locator(one).count()), ".choices .button")
        key = "Shift+Tab" if page.evaluate(BEFORE, wanted) else "Tab"
        for _ in range(TABS):
            page.keyboard.press(key)
            if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                page.keyboard.press("Enter")
                return
        raise AssertionError(f"the keyboard does not reach {wanted}")

    return choose


by_keyboard = with_keys("button.place, .card.open, button.tab")
