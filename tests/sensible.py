"""Games that are played at random and come to their end soon."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random

    from bailey.core.play.position import Position

#: Who chooses at random trades and searches for thousands of choices. Of these games something is rather done, or not.
RATHER = {"catan-cards": {"build", "build_road", "build_settlement", "build_city"}}
RATHER_NOT = {"catan-cards": {"propose", "pull_down", "search", "put_under", "trade"}}


def sensible(position: Position, chance: random.Random) -> int:
    """Draw a choice of those that come sooner to an end, where there are some."""
    numbers, name = position.choices.numbers, position.game.name
    kinds = {number: position.game.choices.read(number).name for number in numbers} if name in RATHER else {}
    rather = [number for number, kind in kinds.items() if kind in RATHER[name]]
    not_rather = [number for number, kind in kinds.items() if kind not in RATHER_NOT[name]]
    return chance.choice(rather or not_rather or numbers)
