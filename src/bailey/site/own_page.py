"""Tables for a game that somebody writes in a page: they offer it, and keep nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.server import texts
from bailey.site.browser import BrowserPage
from bailey.site.own_game import OWN, add_game
from bailey.site.page import HOME

if TYPE_CHECKING:
    from pathlib import Path

#: Nobody else comes to these tables.
PLAYER, SECRET = "author", "0" * 64


def load(files: str, folder: Path = OWN) -> str:
    """Load the game whose files a page has, as JSON by their paths; return what is wrong with it, or nothing."""
    try:
        game = add_game(json.loads(files), folder)
        _ = texts.of_game(game, "en").title
    except BadInput as fault:
        return str(fault)
    return ""


def page(home: Path = HOME) -> BrowserPage:
    """Return the tables: rules that change with every line would not fit games that were kept."""

    async def keep(_changed: dict[int, bytes], _count: int) -> None:
        pass

    made = BrowserPage(PLAYER, SECRET, [], keep, home)
    made.server.services.analyst.plain = True  # nobody has compiled these rules
    return made
