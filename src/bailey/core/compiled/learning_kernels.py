"""The features of positions of games that were played, and what a learned evaluation says of them.

This file is loaded as `kernels.py` is, with the functions of that file and of `value_kernels.py` as further globals.
"""

# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.compiled.search import KNOWN, LIVE, TRIAL
from bailey.core.state.chance import BOT_STREAM, seed_with

if TYPE_CHECKING:
    from bailey.core.compiled.given import (
        Grid,
        Numbers,
        Row,
        States,
        Thinking,
        advance,
        entry,
        flat_numbers,
        forget_state,
        scorers,
    )
    from bailey.core.compiled.kernels import begin, decider, try_out
    from bailey.core.compiled.network import Network
    from bailey.core.compiled.value_kernels import find_features, write_chances
    from bailey.core.state.chance import Luck


@entry
def find_positions(
    states: States,
    thinking: Thinking,
    network: Network,
    menu: Row,
    lucks: list[Luck],
    seed: int,
    game: int,
    choices: Row,
    count: int,
    every: int,
    all_views: bool,  # noqa: FBT001 - entry points take plain arguments
    features: Grid,
    amounts: Grid,
    sizes: Row,
    asked: Row,
    decisions: Row,
) -> int:
    """Play a game again, and write the features of the positions in which another seat is asked than before.

    Of these positions one in `every` is written; a position has a row of `features` for each player, and its decision.
    It is seen by the seat that is asked, or by any seat for `all_views`; what that seat does not know is dealt anew, as
    in a search.
    """
    numbers, heads, found, _ = thinking
    seed_with(lucks[0], seed, game, BOT_STREAM)
    begin(states, LIVE, menu, seed, game)
    s, row, before, turned = states[LIVE], 0, -1, game
    for n in range(count):
        p = decider(s)
        if p != before:
            before = p
            turned += 1
            if turned % every == 0:
                view = (p + n) % s.seats if all_views else p
                unknown = forget_state(states, numbers, LIVE, KNOWN, heads, view, found)
                try_out(states, numbers, found, unknown, lucks[0])
                for q in range(scorers(s)):
                    size = find_features(states[TRIAL], flat_numbers(numbers, TRIAL), network, view, q, p)
                    sizes[row], asked[row], decisions[row] = size, p, n
                    for i in range(size):
                        features[row][i] = network.found[i]
                        amounts[row][i] = network.amounts[i]
                    row += 1
        advance(s, menu, choices[n])
    return row


@entry
def forecast(states: States, numbers: Numbers, network: Network, viewer: int, chances: Row, scores: Row) -> None:
    """Write everyone's chance to win in the live game, in multiples of 1 / PAYOFF, and final score, of 1 / UNIT.

    Final scores count from where the network puts them: only their differences mean something.
    """
    s = states[LIVE]
    write_chances(s, flat_numbers(numbers, LIVE), network, viewer, chances)
    for p in range(scorers(s)):
        scores[p] = network.outputs[p][1]
