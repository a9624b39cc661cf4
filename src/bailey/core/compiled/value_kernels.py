"""The learned evaluation of a position: features that its declarations name, and a small network in whole numbers.

This file is loaded as `kernels.py` is. `network` is what `network.Network` describes. Plain and compiled play return
the same numbers: nothing here is a fraction.

Each player has a sum of the weights of all features: some are of the player's own record, some of the table, seen from
the one who is asked or from the others. The first columns of a sum are a hidden layer; then come how far the game has
gone, and for some points of its course what the features say directly of the chance to win and of the final score.
"""

# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.compiled.network import (
    AT,
    BASE,
    BESIDE,
    BITS,
    CARDS,
    COUNT,
    EVALUATION,
    EXP_SHIFT,
    EXP_STEPS,
    FIRST_FLAG,
    KIND,
    LENGTH,
    LOOKUP,
    LOOKUPS,
    MASK,
    MOST_AMOUNT,
    NONE,
    NUMBER,
    SCORE,
    SECOND_FLAG,
    SHIFT,
    STEP,
    STRIDE,
    SUM,
    UNIT,
)
from bailey.core.compiled.search import PAYOFF
from bailey.core.state.piles import known_by
from bailey.core.state.slots import CARD_BITS, NO_CARD

if TYPE_CHECKING:
    from bailey.core.compiled.given import Row, evaluate, inner, score, scorers
    from bailey.core.compiled.network import Network
    from bailey.core.state.todo import GameState

#: How many numbers a pile has before its slots.
HEAD = 3


@inner
def find_cards(
    numbers: Row, group: Row, lookup: Row, at: int, base: int, viewer: int, network: Network, count: int
) -> int:
    """Write the features of the cards that lie in a place and that a viewer knows."""
    found, amounts = network.found, network.amounts
    first, step, cards = at + HEAD, 0 + group[STEP], 0 + group[LOOKUPS]
    for i in range(min(0 + numbers[at], 0 + group[LENGTH])):
        slot = 0 + numbers[first + i]
        if slot == NO_CARD or not known_by(slot, viewer):
            continue
        beside = 0
        if group[FIRST_FLAG] != NONE:
            beside = 0 + numbers[at + group[FIRST_FLAG] + i * step]
        if group[SECOND_FLAG] != NONE:
            beside += 2 * numbers[at + group[SECOND_FLAG] + i * step]
        feature = 0 + lookup[group[LOOKUP] + beside * cards + (slot & CARD_BITS)]
        if feature >= 0:
            found[count] = base + feature
            amounts[count] = 1
            count += 1
    return count


@inner
def summed(numbers: Row, group: Row, at: int) -> int:
    """Return the sum of a number that lies beside the cards of a place."""
    total = 0
    for i in range(min(0 + numbers[at], 0 + group[LENGTH])):
        total += numbers[at + group[BESIDE] + i * group[STEP]]
    return total


@inner
def find_number(value: int, group: Row, lookup: Row, base: int, network: Network, count: int) -> int:
    """Write the feature of a number: how many thresholds it has reached; and its amount, where that counts."""
    found, amounts = network.found, network.amounts
    first, thresholds = 0 + group[LOOKUP], 0 + group[LOOKUPS]
    reached = 0
    for i in range(thresholds):
        reached += value >= lookup[first + i]
    found[count] = base + reached
    amounts[count] = 1
    count += 1
    if group[COUNT] > thresholds + 1:
        found[count] = base + thresholds + 1
        amounts[count] = max(-MOST_AMOUNT, min(MOST_AMOUNT, value - lookup[first + thresholds]))
        count += 1
    return count


@inner
def find_features(s: GameState, numbers: Row, network: Network, viewer: int, p: int, asked: int) -> int:
    """Write the features of a player into `found` and `amounts`, and return how many there are.

    The viewer does not see what is hidden from it. Features of the table are others for the player who is `asked`.
    """
    plan, lookup = network.plan, network.lookup
    count = 0
    for r in range(len(plan)):
        group = plan[r]
        kind, at, base = 0 + group[KIND], group[AT] + p * group[STRIDE], 0 + group[BASE]
        if group[STRIDE] == 0 and p != asked and kind <= SUM:
            base += group[COUNT]
        if kind == CARDS:
            count = find_cards(numbers, group, lookup, at, base, viewer, network, count)
        elif kind == NUMBER:
            value = 0 + numbers[at]
            if group[MASK] != NONE:
                value = (value >> group[SHIFT]) & group[MASK]
            count = find_number(value, group, lookup, base, network, count)
        elif kind == SUM:
            count = find_number(summed(numbers, group, at), group, lookup, base, network, count)
        elif kind == SCORE:
            count = find_number(0 + score(s, p), group, lookup, base, network, count)
        elif kind == EVALUATION:
            count = find_number(0 + evaluate(s, p), group, lookup, base, network, count)
        elif p == asked:
            count = find_number(0 + s.todo[s.pending - 1].step, group, lookup, base, network, count)
    return count


@inner
def sum_weights(network: Network, count: int, p: int) -> None:
    """Sum the weights of the features in `found`."""
    weights, found, amounts, sums = network.weights, network.found, network.amounts, network.sums
    own, width = sums[p], len(sums[p])
    always = weights[len(weights) - 1]
    for k in range(width):
        own[k] = always[k]
    for i in range(count):
        row, amount = weights[found[i]], 0 + amounts[i]
        for k in range(width):
            own[k] += amount * row[k]


@inner
def clipped(value: int) -> int:
    """Return a number between 0 and UNIT."""
    return max(0, min(UNIT, value))


@inner
def how_far(network: Network, players: int, points: int, clock: int) -> int:
    """Return how far the game has gone: from 0 to the last of the points of its course, in multiples of 1 / UNIT."""
    sums, total = network.sums, 0
    for p in range(players):
        total += sums[p][clock]
    return max(0, min((points - 1) * UNIT, total // players))


@inner
def between(row: Row, first: int, points: int, far: int) -> int:
    """Return what a row says at a point of the course of the game, between the two that are nearest."""
    at, part = far >> BITS, far & (UNIT - 1)
    if at >= points - 1:
        return 0 + row[first + points - 1]
    return (row[first + at] * (UNIT - part) + row[first + at + 1] * part) >> BITS


@inner
def second_layer(network: Network, players: int, p: int) -> None:
    """Write what the hidden layers of a player and of the others say of the player, into `outputs`."""
    hidden, last, sums, inner_, outputs = network.hidden, network.last, network.sums, network.inner, network.outputs
    width = (len(hidden) - 1) // 2
    for k in range(len(inner_)):
        inner_[k] = hidden[2 * width][k] << BITS
    for i in range(width):
        own, others = clipped(0 + sums[p][i]), 0
        for q in range(players):
            if q != p:
                others += clipped(0 + sums[q][i])
        others = others // max(1, players - 1)
        for k in range(len(inner_)):
            inner_[k] += own * hidden[i][k] + others * hidden[width + i][k]
    for o in range(2):
        total = 0
        for k in range(len(inner_)):
            total += clipped(inner_[k] >> BITS) * last[k][o]
        outputs[p][o] = total >> BITS


@inner
def find_outputs(s: GameState, numbers: Row, network: Network, viewer: int, players: int) -> None:
    """Write what the network says of each player: the logarithm of the chance to win, and the final score."""
    hidden, sums, outputs = network.hidden, network.sums, network.outputs
    asked = 0 + s.todo[s.pending - 1].player if s.pending > 0 else NONE
    for p in range(players):
        sum_weights(network, find_features(s, numbers, network, viewer, p, asked), p)
    clock = (len(hidden) - 1) // 2
    points = (len(sums[0]) - clock - 1) // 2
    far = how_far(network, players, points, clock)
    for p in range(players):
        second_layer(network, players, p)
        outputs[p][0] += between(sums[p], clock + 1, points, far)
        outputs[p][1] += between(sums[p], clock + 1 + points, points, far)


@inner
def power(network: Network, below: int) -> int:
    """Return e to the power of minus `below`, which is a multiple of 1 / UNIT."""
    step = below >> EXP_SHIFT
    return 0 + network.exponential[step] if step < EXP_STEPS else 0


@inner
def write_chances(s: GameState, numbers: Row, network: Network, viewer: int, chances: Row) -> None:
    """Write everyone's chance to win, in multiples of 1 / PAYOFF."""
    players, outputs = scorers(s), network.outputs
    find_outputs(s, numbers, network, viewer, players)
    best, total = 0 + outputs[0][0], 0
    for p in range(1, players):
        best = max(best, 0 + outputs[p][0])
    for p in range(players):
        total += power(network, best - outputs[p][0])
    for p in range(players):
        chances[p] = power(network, best - outputs[p][0]) * PAYOFF // total


@inner
def expected_lead(network: Network, players: int, p: int) -> int:
    """Return by how many multiples of 1 / UNIT of a point a player is expected to end ahead of the best other."""
    outputs, best = network.outputs, -(1 << 40)
    for q in range(players):
        if q != p:
            best = max(best, 0 + outputs[q][1])
    return outputs[p][1] - best
