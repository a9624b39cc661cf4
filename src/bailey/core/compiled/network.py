"""What a learned evaluation is to the kernels: rows of whole numbers, and what their columns mean.

A *feature* is something that a state has or has not, or has so often. Every feature has a row of weights. `plan` says,
group by group, where the features of a state lie in its flat numbers; `value_kernels` reads it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from typing import TypeAlias

    #: As in `given`.
    Row: TypeAlias = list[int]
    Grid: TypeAlias = list[Row]

#: The columns of a plan: the kind of the group; where it lies, for the first seat, and how far from seat to seat (0: it
#: is the table's); its first feature, and how many it has; how many slots; then what only some kinds have.
KIND, AT, STRIDE, BASE, COUNT, LENGTH, BESIDE, STEP, FIRST_FLAG, SECOND_FLAG, LOOKUP, LOOKUPS, SHIFT, MASK = range(14)
#: The kinds of groups: cards that lie in a place; a number; the sum of a number that lies beside cards; a player's
#: score; what `evaluate` says of a player; the step that asks a player.
CARDS, NUMBER, SUM, SCORE, EVALUATION, ASKED_STEP = range(6)
#: There is no such number beside a card; a number has no amount that counts.
NONE = -1
#: Weights are multiples of 1 / UNIT, and so is what the network returns.
BITS = 10
UNIT = 1 << BITS
#: The table of the exponential function: e^-x in steps of UNIT / 2^EXP_SHIFT; beyond its end it is 0.
EXP_SHIFT, EXP_STEPS, EXP_ONE = 4, 1024, 1 << 20
#: An amount of a number that counts is at most so large.
MOST_AMOUNT = 1 << 10
#: The columns of `about`: a leaf is valued where another seat decides than before for the so-manieth time; and the
#: share of the chance in its payoff, in per cent: the rest is the expected lead.
LEAF_AT, CHANCE_SHARE = range(2)


class Network(NamedTuple):
    """A learned evaluation, as arrays in compiled play and as lists in plain play."""

    about: Row  # see LEAF_AT
    plan: Grid  # a row for each group of features
    lookup: Row  # which feature of its group a card is; the thresholds of numbers
    weights: Grid  # a row for each feature, the last one for all states: see `value_kernels`
    hidden: Grid  # a row for each input of the second layer, the last one for all states
    last: Grid  # a row for each unit of the second layer: the chance, and the score
    exponential: Row
    found: Row  # scratch: the features of a state,
    amounts: Row  # how often it has them,
    sums: Grid  # the sum of their weights, player by player,
    inner: Row  # the second layer,
    outputs: Grid  # and what is said of each player: the chance of winning, as a logarithm, and the final score
