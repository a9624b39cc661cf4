"""The forms of an observation: as it is (`raw`), as fractions (`features`), as rows of cards (`cards`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.bots.observed.card_rows import card_rows
from bailey.bots.observed.features import features
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from typing import TypeAlias

    import numpy as np
    from numpy.typing import NDArray

    from bailey.core.play.game import Game

    #: An observation: an array, or in the form of cards a dict of arrays.
    Observed: TypeAlias = NDArray[np.generic] | dict[str, NDArray[np.generic]]

FORMS = ("raw", "features", "cards")


def checked_form(name: str) -> str:
    """Return the name of a form, or refuse it."""
    if name not in FORMS:
        message = f"observation: must be one of {', '.join(FORMS)}, not {name!r}"
        raise BadInput(message)
    return name


def in_form(
    name: str,
    game: Game,
    players: int,
    raw: NDArray[np.int32],
    viewers: NDArray[np.integer],
    out: NDArray[np.float32] | None = None,
) -> Observed:
    """Return observations in a form, each with its viewer; features are written into `out` if it is given."""
    if name == "raw":
        return raw
    if name == "features":
        return features(game, players).of(raw, viewers, out)
    return card_rows(game, players).of(raw, viewers)


def first_of(seen: Observed, i: int = 0) -> Observed:
    """Return one of some observations in a form."""
    return {name: array[i] for name, array in seen.items()} if isinstance(seen, dict) else seen[i]
