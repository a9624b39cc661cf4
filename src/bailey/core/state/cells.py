"""Cells: fixed places, each empty or holding one card. A card takes its numbers along; those of a place stay there.

A card comes from a pile (`place`) or a stack (`draw_to`), moves between places (`shift`, `swap`), and leaves for a pile
(`take`). A place that holds a card takes no other. As in piles, a slot says who knows its card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.accompany import carry_beside, clear_beside, exchange_beside
from bailey.core.state.chance import note_revealed
from bailey.core.state.piles import decide, draw_out, note_shown, put_on, seen_in, take_seen
from bailey.core.state.rules import rule
from bailey.core.state.slots import CARD_BITS, EVERYBODY, KNOWLEDGE_BITS, KNOWN_AT, NO_CARD, OPEN
from bailey.core.state.traces import untrace

if TYPE_CHECKING:
    from bailey.core.state.slotted import Slotted
    from bailey.core.state.todo import GameState


@rule
def is_empty(cells: Slotted, k: int) -> bool:
    """Return whether place `k` holds no card."""
    # As in `check_place`, without the call: bots ask this more often than anything else.
    if k < 0 or k >= len(cells.slots):
        raise IndexError("there is no such place")
    return cells.slots[k] == NO_CARD


@rule
def check_place(cells: Slotted, k: int) -> None:
    """Refuse a place that there is not."""
    if k < 0 or k >= len(cells.slots):
        raise IndexError("there is no such place")


@rule
def check_free(cells: Slotted, k: int) -> None:
    """Refuse a place that is taken."""
    check_place(cells, k)
    if cells.slots[k] != NO_CARD:
        raise ValueError("a card lies there already: take it away first")


@rule
def check_taken(cells: Slotted, k: int) -> None:
    """Refuse a place that is empty."""
    check_place(cells, k)
    if cells.slots[k] == NO_CARD:
        raise IndexError("no card lies there")


@rule
def lay_in(s: GameState, cells: Slotted, k: int, slot: int) -> None:
    """Lay a slot into a place; whoever sees into the cells now knows its card."""
    seen = seen_in(cells, slot)
    note_shown(s, slot, seen)
    untrace(s, seen)
    cells.slots[k] = seen


@rule
def decide_in(s: GameState, cells: Slotted, k: int) -> None:
    """Let chance decide a card that nobody knows, before something depends on it."""
    if cells.slots[k] & OPEN == 0:
        note_revealed(s, EVERYBODY)
        decide(s, cells, k)


@rule
def place(s: GameState, source: Slotted, i: int, cells: Slotted, k: int) -> int:
    """Move the card in slot `i` of a pile to place `k`, and return the card."""
    check_free(cells, k)
    carry_beside(source, i, cells, k)
    slot = take_seen(source, i)
    lay_in(s, cells, k, slot)
    return slot & CARD_BITS


@rule
def draw_to(s: GameState, stack: Slotted, cells: Slotted, k: int) -> int:
    """Draw the top card of a stack into place `k`, and return the card."""
    check_free(cells, k)
    slot = draw_out(s, stack)
    cells.slots[k] = seen_in(cells, slot)
    untrace(s, cells.slots[k])
    return cells.slots[k] & CARD_BITS


@rule
def take(s: GameState, cells: Slotted, k: int, target: Slotted) -> int:
    """Move the card in place `k` on top of a pile, and return the card."""
    check_taken(cells, k)
    decide_in(s, cells, k)
    slot = cells.slots[k]
    carry_beside(cells, k, target, target.size)
    put_on(s, target, slot)
    cells.slots[k] = NO_CARD
    clear_beside(cells, k)
    return slot & CARD_BITS


@rule
def shift(s: GameState, cells: Slotted, k: int, other: Slotted, j: int) -> int:
    """Move the card in place `k` to the free place `j`, of the same cells or of others, and return the card."""
    check_taken(cells, k)
    check_free(other, j)
    decide_in(s, cells, k)
    slot = cells.slots[k]
    carry_beside(cells, k, other, j)
    cells.slots[k] = NO_CARD
    clear_beside(cells, k)
    lay_in(s, other, j, slot)
    return slot & CARD_BITS


@rule
def swap(s: GameState, cells: Slotted, k: int, other: Slotted, j: int) -> None:
    """Swap the cards in two places, with the numbers beside them."""
    check_taken(cells, k)
    check_taken(other, j)
    decide_in(s, cells, k)
    decide_in(s, other, j)
    slot = cells.slots[k]
    lay_in(s, cells, k, other.slots[j])
    lay_in(s, other, j, slot)
    exchange_beside(cells, k, other, j)


@rule
def look_at(s: GameState, cells: Slotted, k: int, viewers: int) -> int:
    """Let some viewers, one bit each, look at the card in place `k`, and return the slot."""
    check_taken(cells, k)
    note_revealed(s, EVERYBODY)
    decide(s, cells, k)
    cells.slots[k] |= viewers << KNOWN_AT
    if cells.slots[k] & OPEN == OPEN:
        cells.slots[k] &= KNOWLEDGE_BITS
    untrace(s, cells.slots[k])
    return cells.slots[k]


@rule
def turn_up(s: GameState, cells: Slotted, k: int) -> int:
    """Show everybody the card in place `k`, and return the card."""
    return look_at(s, cells, k, EVERYBODY) & CARD_BITS
