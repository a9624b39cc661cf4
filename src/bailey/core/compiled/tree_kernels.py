"""Information-set tree search.

This file is loaded as `kernels.py` is, with the functions of that file as further globals. One tree covers all deals of
the hidden cards: each iteration deals them again and descends by the choices that are open in that deal. `thinking` and
`tree` are the scratch space and the tree of a bot (see `Lanes`).
"""

# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

from bailey.core.compiled.network import CHANCE_SHARE, LEAF_AT
from bailey.core.compiled.search import (
    AVERAGE_RANDOM_IN,
    CASUAL,
    EXPLORATION,
    GREEDY,
    KNOWN,
    LEARNED,
    LIVE,
    PAYOFF,
    PRIOR_EXPLORATION,
    PRIOR_RANDOM_IN,
    PRIOR_VISITS,
    TRIAL,
)
from bailey.core.play.engine import NOTHING
from bailey.core.state.chance import MASK32, below, bits

if TYPE_CHECKING:
    from bailey.core.compiled.given import (
        Row,
        States,
        Thinking,
        Tree,
        advance,
        entry,
        flat_numbers,
        forget_state,
        has_horizon,
        has_prior,
        horizon,
        inner,
        move_class,
        move_classes,
        period,
        periods,
        prior,
        prior_spread,
        win_share,
    )
    from bailey.core.compiled.kernels import decider, greedy, pick, try_out
    from bailey.core.compiled.payoff_kernels import write_learned_payoffs, write_payoffs, write_payoffs_at_horizon
    from bailey.core.compiled.search import Move, MoveAverage, Node
    from bailey.core.state.chance import Luck
    from bailey.core.state.todo import GameState


@inner
def find_children(nodes: list[Node], node: int, child_of: Row) -> None:
    """Write the child of each choice tried at a node into the look-up table."""
    child = nodes[node].first
    while child > 0:
        child_of[nodes[child].choice] = child
        child = nodes[child].sibling


@inner
def forget_children(nodes: list[Node], node: int, child_of: Row) -> None:
    """Clear the look-up table."""
    child = nodes[node].first
    while child > 0:
        child_of[nodes[child].choice] = 0
        child = nodes[child].sibling


@inner
def pick_untried(menu: Row, child_of: Row, luck: Luck) -> int:
    """Return a random open choice that was never tried at this node, or -1."""
    chosen, count = -1, 0
    for i in range(1, menu[0] + 1):
        if child_of[menu[i]] == 0:
            count += 1
            if below(luck, count) == 0:
                chosen = 0 + menu[i]
    return chosen


@inner
def highest_bound(nodes: list[Node], menu: Row, child_of: Row) -> int:
    """Return the child with the highest upper confidence bound, which counts how often each choice was open."""
    best, chosen = -1.0, 0
    for i in range(1, menu[0] + 1):
        child = 0 + child_of[menu[i]]
        node = nodes[child]
        node.open += 1
        bound = node.total / (node.visits * PAYOFF) + EXPLORATION * sqrt(log(node.open) / node.visits)
        if bound > best:
            best, chosen = bound, child
    return chosen


@inner
def average_payoff(nodes: list[Node], menu: Row, child_of: Row) -> int:
    """Return the average payoff of the open choices that were tried, or half a payoff if none was."""
    visits, total = 0, 0
    for i in range(1, menu[0] + 1):
        child = 0 + child_of[menu[i]]
        if child > 0:
            visits += nodes[child].visits
            total += nodes[child].total
    return total // visits if visits > 0 else PAYOFF // 2


@inner
def highest_prior(s: GameState, menu: Row) -> int:
    """Return the highest prior of the open choices."""
    strongest = -(1 << 30)
    for i in range(1, menu[0] + 1):
        strongest = max(strongest, prior(s, 0 + menu[i]))
    return strongest


@inner
def highest_bound_with_prior(s: GameState, nodes: list[Node], node: int, menu: Row, child_of: Row) -> int:
    """Return the open choice with the highest bound, tried or not; its prior counts as `PRIOR_VISITS` visits."""
    usual = average_payoff(nodes, menu, child_of) - highest_prior(s, menu) * (PAYOFF // prior_spread) // 100
    wide = log(nodes[node].visits + 1)
    best, chosen = -1e9, 0
    for i in range(1, menu[0] + 1):
        child = 0 + child_of[menu[i]]
        visits = PRIOR_VISITS
        total = PRIOR_VISITS * (usual + prior(s, 0 + menu[i]) * (PAYOFF // prior_spread) // 100)
        if child > 0:
            visits += nodes[child].visits
            total += nodes[child].total
        bound = total / (visits * PAYOFF) + PRIOR_EXPLORATION * sqrt(wide / visits)
        if bound > best:
            best, chosen = bound, 0 + menu[i]
    return chosen


@inner
def add_node(nodes: list[Node], used: Row, node: int, choice: int, p: int) -> int:
    """Add a node for a new choice, and return it."""
    child = used[0]
    used[0] += 1
    nodes[child].choice = choice
    nodes[child].player = p
    nodes[child].open = 1
    nodes[child].visits = 0
    nodes[child].total = 0
    nodes[child].first = 0
    nodes[child].sibling = nodes[node].first
    nodes[node].first = child
    return child


@inner
def descend(s: GameState, menu: Row, nodes: list[Node], used: Row, child_of: Row, path: Row, luck: Luck) -> int:
    """Descend by the open choices of this deal until a node is added; return the length of the path."""
    node, depth = 0, 0
    while s.pending > 0 and depth < len(path):
        find_children(nodes, node, child_of)
        if has_prior:
            choice = highest_bound_with_prior(s, nodes, node, menu, child_of)
            child = 0 + child_of[choice]
        else:
            choice = pick_untried(menu, child_of, luck)
            child = highest_bound(nodes, menu, child_of) if choice < 0 else 0
        forget_children(nodes, node, child_of)
        if child == 0:
            if used[0] >= len(nodes):
                return depth
            path[depth] = add_node(nodes, used, node, choice, decider(s))
            advance(s, menu, choice)
            return depth + 1
        path[depth] = child
        depth += 1
        node = child
        advance(s, menu, 0 + nodes[child].choice)
    return depth


@inner
def by_average(s: GameState, menu: Row, averages: list[MoveAverage], p: int, luck: Luck) -> int:
    """Return the open choice whose move class has the best average for this player; sometimes a random one."""
    if below(luck, AVERAGE_RANDOM_IN) == 0:
        return pick(menu, luck)
    return best_average(s, menu, averages, p)


@inner
def best_average(s: GameState, menu: Row, averages: list[MoveAverage], p: int) -> int:
    """Return the open choice whose move class has the best average for this player."""
    best, most = 0, -1
    for i in range(1, menu[0] + 1):
        worth = 0 + averages[p * move_classes + move_class(s, 0 + menu[i])].worth
        if worth > most:
            best, most = 0 + menu[i], worth
    return best


@inner
def by_prior(s: GameState, menu: Row, luck: Luck) -> int:
    """Return the open choice with the highest prior; sometimes a random one."""
    if below(luck, PRIOR_RANDOM_IN) == 0:
        return pick(menu, luck)
    best, most = 0, -(1 << 30)
    for i in range(1, menu[0] + 1):
        drawn = prior(s, 0 + menu[i])
        if drawn > most:
            best, most = 0 + menu[i], drawn
    return best


@inner
def stops(s: GameState, decisions: int, began: int) -> bool:
    """Return whether a play-out that began in period `began` has reached the horizon."""
    return decisions >= horizon or (0 + period(s)) - began >= periods


@inner
def play_out(
    s: GameState, menu: Row, averages: list[MoveAverage], moves: list[Move], luck: Luck, began: int, leaf_at: int
) -> int:
    """Play by prior, or by averages in a game without one, and return how many moves were recorded.

    A play-out goes to the end of the game or to the game's horizon; or until for the `leaf_at`-th time another seat
    decides than before, if that is not 0.
    """
    count, decisions, changes, before = 0, 0, 0, 0
    if leaf_at > 0 and s.pending > 0:
        before = decider(s)
    while s.pending > 0:
        if leaf_at > 0:
            if decider(s) != before:
                before = decider(s)
                changes += 1
                if changes == leaf_at:
                    return count
        elif has_horizon:
            if stops(s, decisions, began):
                return count
            decisions += 1
        if has_prior:
            advance(s, menu, by_prior(s, menu, luck))
            continue
        p = decider(s)
        choice = by_average(s, menu, averages, p, luck)
        if count < len(moves):
            moves[count].move_class = move_class(s, choice)
            moves[count].player = p
            count += 1
        advance(s, menu, choice)
    return count


@inner
def update_averages(averages: list[MoveAverage], moves: list[Move], count: int, payoffs: Row) -> None:
    """Add the payoffs of a play-out to the averages of its move classes."""
    for i in range(count):
        average = averages[moves[i].player * move_classes + moves[i].move_class]
        average.count += 1
        average.total += payoffs[moves[i].player]
        average.worth = average.total // average.count


@inner
def search(
    states: States,
    thinking: Thinking,
    tree: Tree,
    unknown: int,
    luck: Luck,
    iterations: int,
    learned: bool,  # noqa: FBT001 - kernels take plain arguments
) -> None:
    """Run iterations: deal the hidden cards, descend, play out, and update the tree and the averages.

    A learned search values positions a few turns ahead instead of playing on; without an evaluation it plays on.
    """
    numbers, _, found, trial = thinking
    nodes, used, child_of, path, averages, moves, payoffs, network = tree
    began, viewer, leaf_at, share = 0 + period(states[LIVE]), decider(states[LIVE]), 0, win_share
    if learned and network.about[LEAF_AT] > 0:
        leaf_at, share = 0 + network.about[LEAF_AT], 0 + network.about[CHANCE_SHARE]
    for _ in range(iterations):
        try_out(states, numbers, found, unknown, luck)
        s = states[TRIAL]
        advance(s, trial, NOTHING)
        depth = descend(s, trial, nodes, used, child_of, path, luck)
        count = play_out(s, trial, averages, moves, luck, began, leaf_at)
        if leaf_at > 0 and s.pending > 0:
            write_learned_payoffs(s, flat_numbers(numbers, TRIAL), network, viewer, payoffs)
        elif has_horizon and s.pending > 0:
            write_payoffs_at_horizon(s, payoffs)
        else:
            write_payoffs(s, payoffs, share)
        update_averages(averages, moves, count, payoffs)
        nodes[0].visits += 1
        for i in range(depth):
            node = nodes[path[i]]
            node.visits += 1
            node.total += payoffs[node.player]


@inner
def reset_tree(tree: Tree) -> None:
    """Clear the tree, and set every average to the highest payoff, so that each move class is tried."""
    nodes, used, _, _, averages, _, _, _ = tree
    for i in range(len(averages)):
        averages[i].total = PAYOFF
        averages[i].count = 1
        averages[i].worth = PAYOFF
    used[0] = 1
    nodes[0].first = 0
    nodes[0].visits = 0


@inner
def begin_tree(tree: Tree, luck: Luck, budget: int) -> None:
    """Clear the tree for a decision; for a casual bot draw which move classes it overlooks."""
    reset_tree(tree)
    if budget >= CASUAL:
        tree[1][1] = bits(luck)


@inner
def notice(move: int, key: int) -> int:
    """Return how much a move class strikes a casual bot in this decision, whose key was drawn: from 0 to 65,535."""
    mixed = ((move + 1) * 40503 + key) & MASK32
    mixed = (mixed ^ (mixed >> 15)) * 0x2C1B3C6D & MASK32
    return mixed >> 16


@inner
def most_visited_seen(s: GameState, menu: Row, nodes: list[Node], child_of: Row, key: int, tenths: int) -> int:
    """Return the most visited open choice among those that are not overlooked, or the most striking of all.

    A choice that the search never tried is seen as well as another one.
    """
    best, most, struck, striking, strongest = -1, -1, -1, -1, -1
    find_children(nodes, 0, child_of)
    for i in range(1, menu[0] + 1):
        choice = 0 + menu[i]
        child = 0 + child_of[choice]
        visits = 0 + nodes[child].visits if child > 0 else 0
        strikes = notice(move_class(s, choice), key)
        if strikes * 10 >= tenths << 16 and (visits > most or (visits == most and strikes > struck)):
            best, most, struck = choice, visits, strikes
        if strikes > strongest:
            striking, strongest = choice, strikes
    forget_children(nodes, 0, child_of)
    return best if best >= 0 else striking


@inner
def most_visited(nodes: list[Node]) -> int:
    """Return the most visited choice at the root."""
    child = nodes[0].first
    best = child
    while child > 0:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = nodes[child].sibling
    return 0 + nodes[best].choice


@inner
def think(states: States, thinking: Thinking, tree: Tree, menu: Row, luck: Luck, budget: int) -> int:
    """Return the choice of a greedy bot, or of a search that continues in the present tree."""
    numbers, heads, found, trial = thinking
    if budget == GREEDY:
        return greedy(states, numbers, heads, found, menu, trial, luck)
    unknown = forget_state(states, numbers, LIVE, KNOWN, heads, decider(states[LIVE]), found)
    search(states, thinking, tree, unknown, luck, budget & (LEARNED - 1), (budget & LEARNED) > 0)
    if budget >= CASUAL:
        return most_visited_seen(states[KNOWN], menu, tree[0], tree[2], tree[1][1], budget // CASUAL)
    return most_visited(tree[0])


@entry
def extend(
    states: States,
    thinking: Thinking,
    tree: Tree,
    menu: Row,
    lucks: list[Luck],
    budget: int,
    fresh: bool,  # noqa: FBT001 - entry points take plain arguments
) -> int:
    """Search the live game for more iterations, and return the best choice so far."""
    if budget == GREEDY or budget >= CASUAL:
        advance(states[LIVE], menu, NOTHING)
    if fresh:
        begin_tree(tree, lucks[0], budget)
    return think(states, thinking, tree, menu, lucks[0], budget)
