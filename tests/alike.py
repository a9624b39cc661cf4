"""What is not asked because both answers lead to the same: shown by a game that still asks.

`asking` makes a game like another one, but with offers that leave nothing out. `skipped` lists what the real game
leaves out at a position of it.
"""

from __future__ import annotations

import random
from dataclasses import replace
from inspect import signature
from typing import TYPE_CHECKING, Any

from bailey.core import ask
from bailey.core.play.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from bailey.core import Game
    from bailey.core.play.choices import Choice


def asking(game: Game, offers: Mapping[Any, Callable[..., None]]) -> Game:
    """Make a game that offers at some steps what is said here."""
    steps = dict(game.steps)
    for step, offer in offers.items():
        asked = steps[step]
        steps[step] = ask(offer, asked.handlers, carries=asked.carries)
    return replace(game, steps=steps)


def skipped(game: Game, pos: Position) -> list[Choice]:
    """List what is open in a position of the asking game, and is not offered in the real one."""
    frame = pos.state.todo[pos.state.pending - 1]
    asked = next(what for step, what in game.steps.items() if step == frame.step)
    menu = [0] * (game.choices.count + 1)
    carried = dict(zip(asked.carries, (frame.a, frame.b, frame.c, frame.d), strict=False))
    given = {"s": pos.state, "menu": menu, "p": frame.player, **carried}
    asked.offer(*(given[name] for name in signature(asked.offer).parameters))
    offered = {*menu[1 : menu[0] + 1], *(interrupt.kind() for interrupt in game.interrupts)}
    return [choice for choice in pos.choices if choice.number not in offered]


def questions(game: Game, seats: int, seeds: range, options: dict[str, int] | None = None) -> Iterator[Position]:
    """Go through the decisions of random games, each as a position that may be played on."""
    for seed in seeds:
        pos, chance = Position.new(game, seats, seed, options), random.Random(seed)
        while not pos.over:
            yield pos.copy()
            pos.play(chance.choice(pos.choices.numbers))
