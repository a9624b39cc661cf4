"""What a play-out was worth: everyone's payoff at the end of a game, at the horizon, or by a learned evaluation.

This file is loaded as `kernels.py` is, with the functions of `value_kernels.py` as further globals.
"""

# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.compiled.network import CHANCE_SHARE, UNIT
from bailey.core.compiled.search import PAYOFF

if TYPE_CHECKING:
    from bailey.core.compiled.given import (
        Row,
        evaluate,
        has_evaluate,
        has_won_rule,
        inner,
        score,
        scorers,
        spread,
        tiebreak,
        win_share,
        won,
    )
    from bailey.core.compiled.network import Network
    from bailey.core.compiled.value_kernels import expected_lead, write_chances
    from bailey.core.state.todo import GameState


@inner
def write_payoffs(s: GameState, payoffs: Row, share: int) -> None:
    """Write everyone's payoff at the end of a game: by `share` per cent the win, the rest the lead by `evaluate`."""
    for p in range(scorers(s)):
        ahead, equal, lead = 0, 1, -(1 << 30)
        mine, left = score(s, p), tiebreak(s, p)
        worth = evaluate(s, p) if has_evaluate else mine
        for q in range(scorers(s)):
            if q != p:
                theirs = score(s, q)
                lead = max(lead, evaluate(s, q) if has_evaluate else theirs)
                if theirs > mine or (theirs == mine and tiebreak(s, q) > left):
                    ahead += 1
                elif theirs == mine and tiebreak(s, q) == left:
                    equal += 1
        if has_won_rule:
            ahead, equal = (0, 1) if won(s, p) else (1, 1)
        payoffs[p] = payoff(ahead, equal, worth - lead, share)


@inner
def write_payoffs_at_horizon(s: GameState, payoffs: Row) -> None:
    """Write everyone's payoff at the horizon: as if the player who is ahead by `evaluate` had won."""
    for p in range(scorers(s)):
        ahead, equal, lead = 0, 1, -(1 << 30)
        worth = evaluate(s, p)
        for q in range(scorers(s)):
            if q != p:
                theirs = evaluate(s, q)
                lead = max(lead, theirs)
                if theirs > worth:
                    ahead += 1
                elif theirs == worth:
                    equal += 1
        payoffs[p] = payoff(ahead, equal, worth - lead, win_share)


@inner
def payoff(ahead: int, equal: int, lead: int, share: int) -> int:
    """Return the payoff, from 0 to PAYOFF, of a win shared with equals and of a lead."""
    won = PAYOFF // equal if ahead == 0 else 0
    return (won * share + of_lead(lead, spread) * (100 - share)) // 100


@inner
def of_lead(lead: int, most: int) -> int:
    """Return the payoff of a lead: from 0 to PAYOFF, as it goes from the other's `most` to one's own."""
    return PAYOFF // 2 + max(-PAYOFF // 2, min(PAYOFF // 2, lead * PAYOFF // (2 * most)))


@inner
def write_learned_payoffs(s: GameState, numbers: Row, network: Network, viewer: int, payoffs: Row) -> None:
    """Write everyone's payoff by the learned evaluation: the chance to win, and the expected lead."""
    share = 0 + network.about[CHANCE_SHARE]
    write_chances(s, numbers, network, viewer, payoffs)
    for p in range(scorers(s)):
        lead = expected_lead(network, scorers(s), p)
        payoffs[p] = (payoffs[p] * share + of_lead(lead, spread * UNIT) * (100 - share)) // 100
