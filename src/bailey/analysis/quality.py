"""The names of choices by what they gave away, and from what difference on a difference counts."""

from __future__ import annotations

from enum import StrEnum


class Quality(StrEnum):
    """How good a choice was."""

    SOUND = "sound"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


#: The chance of winning given away, below which a choice still has the name.
BELOW = {Quality.SOUND: 0.02, Quality.INACCURACY: 0.05, Quality.MISTAKE: 0.10}
#: A difference of less than so many standard errors is noise, and counts as none.
NOISE = 2.0
#: Another search of n iterations moves a mean by so many standard deviations of a single deal, divided by the sixth
#: root of n. It was fitted to repeated analyses of 50 positions: the given errors cover 95 % (docs/analysis.md).
SEARCHES = 0.3


def quality(loss: float) -> Quality:
    """Return the name of a choice that gave away so much of the chance to win."""
    return next((name for name, bound in BELOW.items() if loss < bound), Quality.BLUNDER)


def beyond_noise(difference: float, error: float) -> float:
    """Return a difference, or 0 if it may be noise."""
    return difference if difference > NOISE * error else 0.0


def error(deviation: float, deals: int, iterations: int) -> float:
    """Return the standard error of a mean over deals, from their standard deviation; it covers another search too."""
    searches: float = SEARCHES / iterations ** (1 / 6)
    width: float = (1 / deals + searches * searches) ** 0.5
    return deviation * width
