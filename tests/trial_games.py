"""Games by chance, with the players and options of the trial games of `bailey.core.check`."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from bailey.core.check.trials import start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core import Game, Position


def at_random(game: Game, number: int) -> Iterator[Position]:
    """Play trial game `number`, and give it at its beginning and after each choice; it is the same object each time."""
    pos, chance = start(game, 1, number), random.Random(number)
    yield pos
    while not pos.over:
        pos.play(chance.choice(pos.choices.numbers))
        yield pos
