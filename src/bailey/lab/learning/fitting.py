"""Fits a network to positions, on one core: Adam over small batches, with the gradients written out.

The network is that of `value_kernels`, in fractions. Its losses are the cross-entropy of the share of the win, the
squared error of the final scores, and that of how far the game has gone. The same positions and the same seed give the
same network.
"""

# mypy: disable-error-code="untyped-decorator"

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numba
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from bailey.lab.learning.positions import Positions

    Reals = NDArray[np.float32 | np.float64]
    Whole = NDArray[np.int64]

compiled = numba.njit(nogil=True, error_model="numpy")

#: Adam's decay of the mean and of the mean square of a gradient.
MEAN, SQUARE, TINY = 0.9, 0.999, 1e-8
#: A clipped unit still learns from a gradient that leads back, so far beyond its ends.
BEYOND = 0.1
#: In single precision: a number of double precision would make all of a sum so.
ZERO, ONE = np.float32(0), np.float32(1)


@dataclass(frozen=True)
class Shape:
    """How large a network is, and how it is fitted."""

    units: int = 8  # of the first layer, for each player
    inner: int = 8  # of the second layer
    course: int = 6  # points of a game's course at which features say something of their own
    epochs: int = 12
    batch: int = 512
    rate: float = 0.006
    decay: float = 0.01
    score_weight: float = 0.5  # of the loss of the scores
    search_share: float = 0.5  # of the search's value in what is aimed at; the rest is the outcome


class Layers(NamedTuple):
    """The weights: as `network.Network` has them."""

    weights: Reals
    hidden: Reals
    last: Reals


class Aims(NamedTuple):
    """What is aimed at, position by position."""

    shares: Reals
    scores: Reals
    course: Reals


class Inputs(NamedTuple):
    """The features of all positions."""

    starts: Whole
    features: NDArray[np.int32]
    amounts: Reals


class Scratch(NamedTuple):
    """What one position makes of the layers, and the gradients there."""

    sums: Reals
    units: Reals
    others: Reals
    inner: Reals
    outputs: Reals  # for each player: the logarithm of the chance, and the score
    slopes: Reals  # of the sums
    output_slopes: Reals


def scratch_for(players: int, layers: Layers) -> Scratch:
    """Return scratch space."""
    width, units, inner = layers.weights.shape[1], len(layers.hidden) // 2, layers.hidden.shape[1]
    widths = (width, units, units, inner, 2, width, 2)
    return Scratch(*(np.zeros((players, one), np.float32) for one in widths))


@compiled
def clipped(value: float) -> float:
    """Return a number between 0 and 1."""
    return min(max(value, ZERO), ONE)  # type: ignore[return-value] # of single precision


@compiled
def learns(value: float, slope: float) -> bool:
    """Return whether a clipped unit with this value passes its gradient on."""
    if value <= 0:
        return slope < 0 and value > -BEYOND
    return value < 1 or (slope > 0 and value < 1 + BEYOND)


@compiled
def sum_features(inputs: Inputs, row: int, layers: Layers, own: Reals) -> None:
    """Sum the weights of the features of a row."""
    own[:] = layers.weights[-1]
    for j in range(inputs.starts[row], inputs.starts[row + 1]):
        weights, amount = layers.weights[inputs.features[j]], inputs.amounts[j]
        for k in range(len(own)):
            own[k] += amount * weights[k]


@compiled
def first_layer(s: Scratch) -> None:
    """Clip the units of every player, and average those of the others."""
    players, units = s.units.shape
    for i in range(units):
        total = ZERO
        for p in range(players):
            s.units[p, i] = clipped(s.sums[p, i])
            total += s.units[p, i]
        for p in range(players):
            s.others[p, i] = (total - s.units[p, i]) / max(1, players - 1)


@compiled
def forward(inputs: Inputs, n: int, layers: Layers, s: Scratch) -> tuple[int, float]:
    """Write the outputs of a position; return the point of the course before it, and how far beyond that it is."""
    players, units = s.units.shape
    points = (s.sums.shape[1] - units - 1) // 2
    far = ZERO
    for p in range(players):
        sum_features(inputs, n * players + p, layers, s.sums[p])
        far += s.sums[p, units] / players
    far = min(max(far, ZERO), np.float32(points - 1))
    at = min(int(far), points - 2)
    part = far - at
    first_layer(s)
    for p in range(players):
        for o in range(2):
            first = units + 1 + o * points + at
            s.outputs[p, o] = s.sums[p, first] * (1 - part) + s.sums[p, first + 1] * part
        second_layer(layers, s, p)
    return at, part


@compiled
def second_layer(layers: Layers, s: Scratch, p: int) -> None:
    """Add what the second layer says of a player to the outputs."""
    units = s.units.shape[1]
    for k in range(s.inner.shape[1]):
        value = layers.hidden[2 * units, k]
        for i in range(units):
            value += s.units[p, i] * layers.hidden[i, k] + s.others[p, i] * layers.hidden[units + i, k]
        s.inner[p, k] = value
        for o in range(2):
            s.outputs[p, o] += clipped(value) * layers.last[k, o]


@compiled
def write_chances(s: Scratch, chances: Reals) -> None:
    """Write every player's chance to win."""
    best, total = s.outputs[:, 0].max(), ZERO
    for p in range(len(chances)):
        chances[p] = np.exp(s.outputs[p, 0] - best)
        total += chances[p]
    for p in range(len(chances)):
        chances[p] /= total


@compiled
def backward(layers: Layers, slopes: Layers, s: Scratch, at: int, part: float) -> None:
    """Pass the gradients of the outputs back to the layers behind the sums, and to the sums."""
    players, units = s.units.shape
    points = (s.sums.shape[1] - units - 1) // 2
    for p in range(players):
        for o in range(2):
            first = units + 1 + o * points + at
            s.slopes[p, first] += s.output_slopes[p, o] * (1 - part)
            s.slopes[p, first + 1] += s.output_slopes[p, o] * part
        for k in range(s.inner.shape[1]):
            backward_inner(layers, slopes, s, p, k)
    for p in range(players):
        for i in range(units):
            if not learns(s.sums[p, i], s.slopes[p, i]):
                s.slopes[p, i] = 0


@compiled
def backward_inner(layers: Layers, slopes: Layers, s: Scratch, p: int, k: int) -> None:
    """Pass the gradient of one unit of the second layer back."""
    players, units = s.units.shape
    slope, value = ZERO, clipped(s.inner[p, k])
    for o in range(2):
        slope += s.output_slopes[p, o] * layers.last[k, o]
        slopes.last[k, o] += s.output_slopes[p, o] * value
    if not learns(s.inner[p, k], slope):
        return
    slopes.hidden[2 * units, k] += slope
    for i in range(units):
        slopes.hidden[i, k] += slope * s.units[p, i]
        slopes.hidden[units + i, k] += slope * s.others[p, i]
        s.slopes[p, i] += slope * layers.hidden[i, k]
        for q in range(players):
            if q != p:
                s.slopes[q, i] += slope * layers.hidden[units + i, k] / (players - 1)


class Moments(NamedTuple):
    """Adam's means: of the gradients, and of their squares; and in which step each row was changed last."""

    mean: Layers
    square: Layers
    step: Whole


@compiled
def adapt(values: Reals, slopes: Reals, mean: Reals, square: Reals, rate: float, skipped: int) -> None:
    """Change a row of weights by its gradient, and clear that; its means faded while it was skipped."""
    fade_mean, fade_square = np.float32(MEAN**skipped), np.float32(SQUARE**skipped)
    for k in range(len(values)):
        mean[k] = mean[k] * fade_mean * MEAN + (1 - MEAN) * slopes[k]
        square[k] = square[k] * fade_square * SQUARE + (1 - SQUARE) * slopes[k] * slopes[k]
        values[k] -= rate * mean[k] / (np.sqrt(square[k]) + TINY)
        slopes[k] = 0


@compiled
def adapt_all(
    layers: Layers, slopes: Layers, moments: Moments, touched: Whole, step: int, rate: float, decay: float
) -> None:
    """Change all weights by their gradients; of the first layer those rows that were `touched`."""
    corrected = rate * np.sqrt(1 - SQUARE**step) / (1 - MEAN**step)
    mean, square = moments.mean, moments.square
    for i in range(1, touched[0] + 1):
        row = touched[i]
        skipped = step - moments.step[row] - 1
        moments.step[row] = step
        if row < len(layers.weights) - 1:
            layers.weights[row] *= np.float32(1 - rate * decay)
        adapt(layers.weights[row], slopes.weights[row], mean.weights[row], square.weights[row], corrected, skipped)
    for row in range(len(layers.hidden)):
        adapt(layers.hidden[row], slopes.hidden[row], mean.hidden[row], square.hidden[row], corrected, 0)
    for row in range(len(layers.last)):
        adapt(layers.last[row], slopes.last[row], mean.last[row], square.last[row], corrected, 0)


@compiled
def collect(inputs: Inputs, row: int, slopes: Layers, own: Reals, is_touched: Whole, touched: Whole) -> None:
    """Add the gradients of the sums of a row to those of its features, and list which rows are touched."""
    end = inputs.starts[row + 1]
    for j in range(inputs.starts[row], end + 1):
        feature, amount = len(slopes.weights) - 1, ONE
        if j < end:
            feature, amount = int(inputs.features[j]), inputs.amounts[j]
        if is_touched[feature] == 0:
            is_touched[feature] = 1
            touched[0] += 1
            touched[touched[0]] = feature
        for k in range(len(own)):
            slopes.weights[feature, k] += amount * own[k]


@compiled
def run_epoch(
    inputs: Inputs,
    aims: Aims,
    order: Whole,
    layers: Layers,
    slopes: Layers,
    moments: Moments,
    s: Scratch,
    is_touched: Whole,
    touched: Whole,
    step: int,
    batch: int,
    rate: float,
    decay: float,
    score_weight: float,
) -> tuple[int, float]:
    """Go through positions once in an order; return the number of the last step, and the mean loss of the chances."""
    players, units = s.units.shape
    chances, loss = np.zeros(players, np.float32), 0.0
    for i in range(len(order)):
        n = order[i]
        at, part = forward(inputs, n, layers, s)
        write_chances(s, chances)
        s.slopes[:] = 0
        size = np.float32(min(batch, len(order) - i // batch * batch))
        off = ZERO
        for p in range(players):
            off += s.sums[p, units] / players
        for p in range(players):
            loss -= aims.shares[n, p] * np.log(max(chances[p], np.float32(1e-6)))
            s.output_slopes[p, 0] = (chances[p] - aims.shares[n, p]) / size
            s.output_slopes[p, 1] = score_weight * (s.outputs[p, 1] - aims.scores[n, p]) / size
            s.slopes[p, units] = (off - aims.course[n]) / players / size
        backward(layers, slopes, s, at, part)
        for p in range(players):
            collect(inputs, n * players + p, slopes, s.slopes[p], is_touched, touched)
        if (i + 1) % batch == 0 or i + 1 == len(order):
            step += 1
            adapt_all(layers, slopes, moments, touched, step, rate, decay)
            for k in range(1, touched[0] + 1):
                is_touched[touched[k]] = 0
            touched[0] = 0
    return step, loss / max(1, len(order))


@compiled
def forecast_all(inputs: Inputs, layers: Layers, s: Scratch, chances: Reals, scores: Reals) -> None:
    """Write everyone's chance and final score in all positions."""
    for n in range(len(chances)):
        forward(inputs, n, layers, s)
        write_chances(s, chances[n])
        scores[n] = s.outputs[:, 1]


@dataclass
class Fit:
    """A network that is being fitted; its inputs and scores are scaled."""

    shape: Shape
    players: int
    layers: Layers
    scales: Reals  # what the amounts of each feature are divided by
    score_mean: float
    score_spread: float

    def forecast(self, positions: Positions) -> tuple[Reals, Reals]:
        """Return everyone's chance to win and final score in positions."""
        chances, scores = (np.zeros((len(positions), self.players), np.float32) for _ in range(2))
        forecast_all(self.inputs(positions), self.layers, scratch_for(self.players, self.layers), chances, scores)
        return chances, scores * self.score_spread + self.score_mean

    def inputs(self, positions: Positions) -> Inputs:
        """Return the features of positions, with scaled amounts."""
        amounts = (positions.amounts / self.scales[positions.features]).astype(np.float32)
        return Inputs(positions.starts, positions.features, amounts)

    def unscaled(self) -> Layers:
        """Return the layers for amounts as they are, and with scores in points."""
        weights, hidden, last = (np.array(layer, np.float64) for layer in self.layers)
        first = self.shape.units + 1 + self.shape.course
        weights[:-1] /= self.scales[:, None]
        weights[:, first:] *= self.score_spread
        last[:, 1] *= self.score_spread
        return Layers(weights, hidden, last)


def begin_fit(positions: Positions, features: int, shape: Shape, seed: int) -> Fit:
    """Return a network that knows nothing yet."""
    rng, units = np.random.default_rng(seed), shape.units
    weights = np.zeros((features + 1, units + 1 + 2 * shape.course), np.float32)
    weights[:, :units] = rng.normal(0, 0.05, (features + 1, units))
    weights[-1, :units] = 0.4
    hidden = rng.normal(0, 0.4, (2 * units + 1, shape.inner)).astype(np.float32)
    hidden[-1] = 0.3
    last = rng.normal(0, 0.3, (shape.inner, 2)).astype(np.float32)
    squares, counts = np.zeros(features), np.zeros(features)
    np.add.at(squares, positions.features, positions.amounts.astype(np.float64) ** 2)
    np.add.at(counts, positions.features, 1)
    scales = np.maximum(1, np.sqrt(squares / np.maximum(1, counts))).astype(np.float32)
    spread = max(1.0, float(positions.scores.std()))
    return Fit(shape, positions.players, Layers(weights, hidden, last), scales, float(positions.scores.mean()), spread)


def fit(positions: Positions, aimed: Reals, features: int, shape: Shape, seed: int) -> Iterator[tuple[Fit, float]]:
    """Fit a network to positions and the shares of the win to aim at; yield it after each epoch, with its loss."""
    out = begin_fit(positions, features, shape, seed)
    inputs = out.inputs(positions)
    scores = ((positions.scores - out.score_mean) / out.score_spread).astype(np.float32)
    aims = Aims(aimed.astype(np.float32), scores, (positions.course * (shape.course - 1)).astype(np.float32))
    slopes, mean, square = (Layers(*map(np.zeros_like, out.layers)) for _ in range(3))
    moments = Moments(mean, square, np.zeros(features + 1, np.int64))
    touched = np.zeros(features + 1, np.int64), np.zeros(features + 2, np.int64)
    scratch, rng, step = scratch_for(positions.players, out.layers), np.random.default_rng(seed), 0
    for epoch in range(shape.epochs):
        rate = shape.rate * (1 - epoch / shape.epochs + 0.05)
        how = (shape.batch, rate, shape.decay, shape.score_weight)
        order = rng.permutation(len(positions))
        step, loss = run_epoch(inputs, aims, order, out.layers, slopes, moments, scratch, *touched, step, *how)
        yield out, loss
