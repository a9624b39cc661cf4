"""The colour-blind palette is chosen in the settings, and stays chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from web.looks import DESKTOP, check

from web import people, tables

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from web.visits import Visit

pytestmark = pytest.mark.slow

#: The colour of a space for livestock.
COLOUR = "() => getComputedStyle(document.querySelector('.own polygon.bb-livestock')).fill"


def colour(page: Page) -> str:
    """Return what a space of the own duchy looks like."""
    page.locator(people.MINE).wait_for()
    found: str = page.evaluate(COLOUR)
    return found


def test_the_palette_is_chosen_in_the_settings(visit: Visit) -> None:
    page = visit("/", bypass_csp=True, **DESKTOP)
    code = tables.sit_down(page, "burgundy-board")
    usual = colour(page)
    page.goto(page.url.split("/t/")[0] + "/settings")
    page.get_by_label("Colour-blind palette").check()
    page.goto(page.url.replace("/settings", f"/t/{code}"))
    distinct = colour(page)
    assert distinct != usual
    check(page)
    page.reload()
    assert colour(page) == distinct
