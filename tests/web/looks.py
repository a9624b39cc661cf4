"""How a page may look: its size and its theme, and what a test says of both."""

from __future__ import annotations

import json
from itertools import cycle, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

#: A desktop, a laptop, a tablet that is held upright, and two phones.
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "small": SMALL}
#: Sizes and themes.
ALL = [("small", "light"), ("desktop", "dark"), ("tablet", "contrast"), ("small", "dark"), ("desktop", "light")]


class Turns:
    """Looks of which each page that is checked has the next one, from some look on."""

    def __init__(self, first: int) -> None:
        self.rest = islice(cycle(ALL), first % len(ALL), None)

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return islice(self.rest, 1)


Looks = list[tuple[str, str]] | Turns
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def settings(theme: str = "light", pace: str = "fast", motion: str = "full", **more: Any) -> str:
    """What a person likes: a theme, a pace, whether things fly; choices are sent, and sounds offered, unasked."""
    usual = {"language": "en", "theme": theme, "pace": pace, "motion": motion, "final": "send", "offered": True}
    return json.dumps({**usual, **more})


def still(**more: Any) -> str:
    """What a person likes who waits for nothing, and for whom nothing moves."""
    return settings(pace="instant", motion="none", **more)


#: Whether a window has a size, and the board in it, if there is one, is laid out for what room there is.
LAID_OUT = """([width, height]) => {
  const board = document.querySelector('[data-room]'), space = board?.parentElement;
  const room = space?.querySelector(':scope > .room');
  return innerWidth === width && innerHeight === height
    && (!board || board.dataset.room === `${space.clientWidth}x${room.clientHeight}`);
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Give a window another size, and wait until its board is laid out anew: it measures the room first."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(LAID_OUT, arg=[width, height], polling=50)


#: Whether all of something lies within the window.
INSIDE = """one => {
  const box = one.getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""


def check(page: Page, looks: Looks | None = None) -> None:
    """Ask axe, and measure: as the page looks now, or in each of some looks."""
    if page.evaluate("!window.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    for size, theme in looks or ():
        resize(page, **SIZES[size]["viewport"])
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        check(page)
    if looks is None:
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        assert [f"{one['id']}: {node['html'][:140]}" for one in found for node in one["nodes"]] == []
        assert fits(page)


def fits(page: Page) -> bool:
    """Whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0)
