"""What the texts of questions are told, by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import PendingStep
    from bailey.core.play.position import Position
    from bailey.core.text.catalogue import Value
    from bailey.games.burgundy_board.state import Player, State
    from bailey.games.burgundy_board.table_words import TableWords

Args = dict[str, "Value"]


def me_in(position: Position[State]) -> Player:
    """Return the player on turn."""
    me: Player = position.state.players[position.turn or 0]
    return me


def pending_step(position: Position[State]) -> PendingStep:
    """Return what the player on turn is asked."""
    top: PendingStep = position.state.todo[position.state.pending - 1]
    return top


STEP_ARGS: dict[str, Callable[[TableWords, Position[State]], Args]] = {
    "act": lambda _, position: {"dice": sum(die > 0 for die in me_in(position).dice)},
    "extra_action": lambda _, position: {"die": pending_step(position).a},
    "discard": lambda texts, position: {"card": texts.name_in(position.state.taken, position.state.taken.size - 1)},
    "take_tile": lambda texts, position: {"kinds": texts.kinds_list(pending_step(position).a)},
}
