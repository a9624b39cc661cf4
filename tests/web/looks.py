"""How a page may look: its size and its theme, and what a test says of both."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

#: A desktop, a laptop, a tablet that is held upright, and two phones.
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "small": SMALL}
Looks = list[tuple[str, str]]
#: Sizes and themes; the other pairs of them are for the long tier.
FIRST = [("small", "light"), ("desktop", "dark")]
OTHERS = [("tablet", "contrast"), ("small", "dark"), ("desktop", "light")]
LOOKS = [pytest.param(FIRST, id="two looks"), pytest.param(OTHERS, id="other looks", marks=pytest.mark.long)]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def settings(theme: str = "light", pace: str = "fast", motion: str = "full", **more: Any) -> str:
    """What a person likes: a theme, a pace, whether things fly; choices are sent, and sounds offered, unasked."""
    usual = {"language": "en", "theme": theme, "pace": pace, "motion": motion, "final": "send", "offered": True}
    return json.dumps({**usual, **more})


def still(**more: Any) -> str:
    """What a person likes who waits for nothing, and for whom nothing moves."""
    return settings(pace="instant", motion="none", **more)


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
        page.set_viewport_size(SIZES[size]["viewport"])
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        check(page)
    if not looks:
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
        assert [f"{one['id']}: {node['html'][:140]}" for one in found for node in one["nodes"]] == []
        assert fits(page)


def fits(page: Page) -> bool:
    """Whether nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0)
