"""What each action is, for networks that score actions: its kind and its arguments, a row for each number."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bailey.core.play.game import Game

#: What stands in the place of an argument that an action does not have.
NO_ARGUMENT = -1
#: The number of the kind of an action is its first column, which the JSON of a choice calls `do`.
DO = 0


class ActionRows(NamedTuple):
    """The names of the columns and of the kinds, and a row for each action; arguments begin at 0."""

    columns: tuple[str, ...]
    kinds: tuple[str, ...]
    rows: NDArray[np.int32]


@cache
def action_rows(game: Game) -> ActionRows:
    """Return what each action of a game is."""
    kinds = game.choices.kinds
    arguments = [*dict.fromkeys(name for kind in kinds for name, _ in kind.ranges)]
    rows = np.full((game.choices.count, 1 + len(arguments)), NO_ARGUMENT, np.int32)
    for k, kind in enumerate(kinds):
        own = rows[kind.first : kind.first + kind.count]
        own[:, DO] = k
        # The last argument is counted first, as `choices.make_kind` numbers them.
        shape = [len(span) for _, span in kind.ranges]
        for (name, _), values in zip(kind.ranges, np.indices(shape), strict=True):
            own[:, 1 + arguments.index(name)] = values.ravel()
    return ActionRows(("do", *arguments), tuple(kind.name for kind in kinds), rows)
