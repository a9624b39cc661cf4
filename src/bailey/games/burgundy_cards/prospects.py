"""What is said of what a choice would lead to: the triple that a card is part of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.burgundy_cards.cards import TRIPLE
from bailey.games.burgundy_cards.choices import PLACE

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import ChoiceKind, Facts
    from bailey.games.burgundy_cards.state import State


def placed(s: State, p: int, project: int, type: int, height: int) -> Facts:
    """Say how many cards a pile lacks to be a triple once a card lies on it, and whether its type has none yet."""
    left = TRIPLE - height - 1
    return {"left": left, "first": "yes" if s.first_triples[type] < 0 else "no"} if left else {}


PROSPECTS: dict[ChoiceKind, Callable[..., Facts]] = {PLACE: placed}
