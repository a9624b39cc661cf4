"""The project area: cards that come there, and the one that must make room."""

from __future__ import annotations

from typing import Any

from bailey.core import move, offer, rule, tell, todo
from bailey.games.burgundy_cards.choices import DISCARD_PROJECT, KEEP_PROJECTS, TAKE
from bailey.games.burgundy_cards.events import What
from bailey.games.burgundy_cards.state import PROJECTS, ROW_CARDS
from bailey.games.burgundy_cards.steps import Step


@rule
def take_card(s: Any, p: int, choice: int) -> None:
    """Take a card from the display; it becomes a project."""
    row, slot = (choice - TAKE) // ROW_CARDS, (choice - TAKE) % ROW_CARDS
    c = move(s, s.display[row].cards, slot, s.taken)
    tell(s, What.TOOK, p, row + 1, c)
    new_project(s, p)


@rule
def new_project(s: Any, p: int) -> None:
    """Put the taken card below the project card; of three that lie there, one must be discarded first."""
    me = s.players[p]
    if me.projects.size < PROJECTS:
        move(s, s.taken, s.taken.size - 1, me.projects)
    else:
        todo(s, p, Step.DISCARD_PROJECT, Step.NEW_PROJECT)


@rule
def offer_discards(s: Any, menu: Any, p: int) -> None:
    """Any of the three may go; none need, if a purchase has made room meanwhile."""
    if s.players[p].projects.size < PROJECTS:
        offer(menu, KEEP_PROJECTS)
        return
    for slot in range(PROJECTS):
        offer(menu, DISCARD_PROJECT + slot)


@rule
def discard_project(s: Any, choice: int, p: int) -> None:
    """Discard one of the three projects."""
    if choice != KEEP_PROJECTS:
        c = move(s, s.players[p].projects, choice - DISCARD_PROJECT, s.discard)
        tell(s, What.DISCARDED, p, c)
