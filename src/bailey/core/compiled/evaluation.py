"""A learned evaluation as it is handed to the kernels, in plain lists; `NO_EVALUATION` is none."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bailey.core.compiled.network import EXP_ONE, EXP_SHIFT, EXP_STEPS, UNIT

if TYPE_CHECKING:
    from collections.abc import Callable

#: e^-x: plain and compiled play read the same whole numbers.
EXPONENTIAL = [round(math.exp(-(step << EXP_SHIFT) / UNIT) * EXP_ONE) for step in range(EXP_STEPS)]


def no_plan(shift: int) -> tuple[list[list[int]], list[int]]:
    """Return a plan that says nothing."""
    return [[0]], [0]


@dataclass
class Evaluation:
    """What `network.Network` holds, but the scratch space."""

    about: list[int] = field(default_factory=lambda: [0, 0])
    #: Returns the plan and its look-up table, where everything lies so many numbers further on.
    plan: Callable[[int], tuple[list[list[int]], list[int]]] = no_plan
    weights: list[list[int]] = field(default_factory=lambda: [[0]])
    hidden: list[list[int]] = field(default_factory=lambda: [[0]])
    last: list[list[int]] = field(default_factory=lambda: [[0, 0]])
    exponential: list[int] = field(default_factory=lambda: EXPONENTIAL)
    most_features: int = 1  # of a player in any position


NO_EVALUATION = Evaluation()
