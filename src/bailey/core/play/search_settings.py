"""The search settings of a game: the scale of its points, and the horizon of play-outs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bailey.core.play.engine import Counting


@dataclass(frozen=True)
class SearchSettings:
    """The search settings of a game; the defaults suit 40 to 100 points and some dozens of decisions."""

    #: The lead, in points, that has the highest payoff.
    spread: int = 60
    #: The share of the win in a payoff, in per cent; the rest is the lead.
    win_share: int = 20
    #: In a game with a prior: the points of prior that equal a whole payoff. A point of prior counts as much as a point
    #: of lead where this is `200 * spread / (100 - win_share)`; with far less the search finds little beyond its prior.
    prior_spread: int = 40
    #: The most decisions of a play-out, whose last position is valued by `evaluate`; 0: it continues to the end.
    horizon: int = 0
    #: A rule that returns the number of the present round or turn, `period(s)`. A play-out stops when it is `periods`
    #: higher than at the root of the search.
    period: Counting | None = None
    periods: int = 1

    def __post_init__(self) -> None:
        """Refuse values outside their ranges."""
        for name in ("spread", "prior_spread", "periods"):
            if getattr(self, name) < 1:
                message = f"SearchSettings.{name}: must be 1 or more, not {getattr(self, name)}"
                raise ValueError(message)
        if not 0 <= self.win_share <= 100:
            message = f"SearchSettings.win_share: must be from 0 to 100 per cent, not {self.win_share}"
            raise ValueError(message)
        if self.horizon < 0:
            message = f"SearchSettings.horizon: must be 0 (to the end) or a number of decisions, not {self.horizon}"
            raise ValueError(message)


DEFAULT_SEARCH = SearchSettings()
