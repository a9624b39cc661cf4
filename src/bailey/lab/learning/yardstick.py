"""How good forecasts are: Brier score and log loss of the chance to win, overall and by thirds of the game.

A game's positions share one outcome, so intervals are over whole games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from bailey.lab.learning.positions import Positions

    Reals = NDArray[np.float64]

THIRDS = 3
#: A calibration has a curve of its own for each of so many parts of the game.
PARTS = 9
#: Half a 95 % interval, in standard errors.
Z_95 = 1.959964
LEAST_CHANCE = 1e-3
STEPS, TINY = 30, 1e-9


class Forecast(NamedTuple):
    """How good a forecast is; `half` is half of the 95 % interval of the Brier score."""

    brier: float
    half: float
    thirds: tuple[float, ...]  # the Brier score of each third of the game
    log_loss: float


def measured(said: Reals, positions: Positions) -> Forecast:
    """Return how good the forecasts of the seats that are asked are."""
    happened = positions.won
    errors = (said - happened) ** 2
    third = part_of(positions, THIRDS)
    sure = np.clip(said, LEAST_CHANCE, 1 - LEAST_CHANCE)
    loss = -(happened * np.log(sure) + (1 - happened) * np.log(1 - sure))
    brier, half = by_games(errors, positions)
    thirds = tuple(float(errors[third == k].mean()) if (third == k).any() else float("nan") for k in range(THIRDS))
    return Forecast(brier, half, thirds, float(loss.mean()))


def by_games(values: Reals, positions: Positions) -> tuple[float, float]:
    """Return the mean of values over all positions, and half its 95 % interval over whole games."""
    counts = np.bincount(positions.game)
    kept = counts > 0
    means = np.bincount(positions.game, weights=values)[kept] / counts[kept]
    return float(values.mean()), float(Z_95 * means.std() / np.sqrt(max(1, len(means))))


def part_of(positions: Positions, parts: int) -> NDArray[np.int64]:
    """Return in which part of its game each position lies."""
    return np.minimum(parts - 1, (positions.course * parts).astype(np.int64))


class Calibration(NamedTuple):
    """A logistic curve for each part of the game: from a value to a chance."""

    means: Reals
    spreads: Reals
    curves: Reals  # for each part the two coefficients

    def chances(self, values: Reals, positions: Positions) -> Reals:
        """Return the chances of values."""
        part = part_of(positions, PARTS)
        scaled = (values - self.means[part]) / self.spreads[part]
        return np.asarray(1 / (1 + np.exp(-(self.curves[part, 0] + self.curves[part, 1] * scaled))))


def calibrated(values: Reals, positions: Positions) -> Calibration:
    """Return the curves that fit values to what happened, by Newton's method."""
    out = Calibration(np.zeros(PARTS), np.ones(PARTS), np.zeros((PARTS, 2)))
    part, happened = part_of(positions, PARTS), positions.won
    for k in np.unique(part):
        own = part == k
        out.means[k], out.spreads[k] = values[own].mean(), values[own].std() + TINY
        rows = np.stack([np.ones(own.sum()), (values[own] - out.means[k]) / out.spreads[k]], axis=1)
        for _ in range(STEPS):
            said = 1 / (1 + np.exp(-rows @ out.curves[k]))
            bent = (rows * (said * (1 - said))[:, None]).T @ rows + TINY * np.eye(2)
            out.curves[k] -= np.linalg.solve(bent, rows.T @ (said - happened[own]))
    return out


def happened_by_said(said: Reals, positions: Positions, bins: int = 10) -> list[tuple[float, float, int]]:
    """Return for each span of forecasts what was said, what happened, and how often, in the mean."""
    span, happened = np.minimum(bins - 1, (said * bins).astype(np.int64)), positions.won
    spans = [span == k for k in range(bins)]
    return [(float(said[own].mean()), float(happened[own].mean()), int(own.sum())) for own in spans if own.any()]
