"""The project area: cards that come there, and the one that must make room."""

from __future__ import annotations

from bailey.core import Menu, Pile, move, offer, rule, tell, todo
from bailey.games.burgundy_cards.choices import DISCARD_PROJECT, KEEP_PROJECTS
from bailey.games.burgundy_cards.events import What
from bailey.games.burgundy_cards.state import PROJECTS, State
from bailey.games.burgundy_cards.steps import Step


@rule
def row_of(s: State, row: int) -> Pile:
    """Find a row of the display by its number on the die."""
    return s.display[row - 1].cards


@rule
def take_card(s: State, p: int, row: int, slot: int) -> None:
    """Take a card from the display; it becomes a project."""
    c = move(s, row_of(s, row), slot, s.taken)
    tell(s, What.TOOK, p, row, c)
    new_project(s, p)


@rule
def new_project(s: State, p: int) -> None:
    """Put the taken card below the project card; of three that lie there, one must be discarded first."""
    me = s.players[p]
    if me.projects.size < PROJECTS:
        move(s, s.taken, s.taken.size - 1, me.projects)
    else:
        todo(s, p, Step.DISCARD_PROJECT, Step.NEW_PROJECT)


@rule
def offer_discards(s: State, menu: Menu, p: int) -> None:
    """Any of the three may go; none need, if a purchase has made room meanwhile."""
    if s.players[p].projects.size < PROJECTS:
        offer(menu, KEEP_PROJECTS())
        return
    for slot in range(PROJECTS):
        offer(menu, DISCARD_PROJECT(slot))


@rule
def discard_project(s: State, p: int, slot: int) -> None:
    """Discard one of the three projects."""
    c = move(s, s.players[p].projects, slot, s.discard)
    tell(s, What.DISCARDED, p, c)
