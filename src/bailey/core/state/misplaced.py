"""Cards of a written position that do not belong where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.piles import card_at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bailey.core.state.slots import Cells, Pile


def misplaced(
    names: Sequence[str], where: str, here: Pile | Cells, what: str, belongs: Callable[[int], bool]
) -> Iterator[str]:
    """Yield the fault of each card that does not belong where it lies: that it `is not WHAT`."""
    for i in here.taken():
        if not belongs(card_at(here, i)):
            yield f"{where}[{i}]: {names[card_at(here, i)]} is not {what}; put it somewhere else"
