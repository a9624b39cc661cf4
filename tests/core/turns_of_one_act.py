"""Tiny games for two in which a turn is one act: all that is the same in them."""

from __future__ import annotations

import dataclasses
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from bailey.core import Choices, Game, GameState, ask, rule, todo
from bailey.games import _template as postern

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


class Step(IntEnum):
    """The steps of a turn."""

    ACT = 0
    END_TURN = 1


@rule
def begin_turn(s: Any, p: int) -> None:
    """A turn is one act."""
    todo(s, p, Step.ACT, Step.END_TURN)


@rule
def end_turn(s: Any, p: int) -> None:
    """It is the other's turn, until the last is over."""
    s.turns -= 1
    if s.turns > 0:
        begin_turn(s, 1 - p)


#: What Postern has and a tiny game does not. Its cards are the first of Postern's.
NOTHING_MORE: dict[str, Any] = {"tiebreak": None, "in_play": None, "evaluate": None}
NOTHING_MORE |= dict.fromkeys(("told", "interrupts", "options", "printed"), ())


def game_of(
    state: type[GameState],
    choices: Choices,
    acts: tuple[Callable[..., None], dict[Any, Any]],
    *,
    name: str,
    setup: Callable[..., None],
    score: Callable[..., int],
    cards: int,
    turns: int,
) -> Game:
    """Make a game of so many turns from what is offered in each, and its handlers."""

    def breakdown(s: Any, p: int) -> list[dict[str, Any]]:
        return [{"line": "points", "points": score(s, p)}]

    def faults(s: Any) -> Iterator[str]:
        """Refuse a game that goes on after its last turn."""
        if not 0 <= s.turns <= turns:
            yield "turns: does not fit what is left to do"

    return dataclasses.replace(
        postern.GAME,
        name=name,
        players=range(2, 3),
        state=state,
        choices=choices,
        steps={Step.ACT: ask(*acts), Step.END_TURN: end_turn},
        setup=setup,
        begin_turn=begin_turn,
        score=score,
        breakdown=breakdown,
        cards=postern.GAME.cards[:cards],
        faults=faults,
        longest=turns,
        **NOTHING_MORE,
    )
