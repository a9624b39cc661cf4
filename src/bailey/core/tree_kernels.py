"""The entry points that search: information-set tree search by iterations, and whole games between bots.

Loaded as `kernels.py` is, once per game and mode, with what that file defines as globals. One tree stands for all that
the thinking seat may imagine: every iteration deals the unknown anew and walks the tree with the choices that are open
in that deal. `thinking` and `tree` are what a bot thinks with and where it remembers (see `Lanes`).
"""

# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any

from bailey.core.chance import BOT_STREAM, GAME_STREAM, below, seed_with
from bailey.core.game import NOTHING
from bailey.core.search import (
    BLANK,
    CURIOSITY,
    DOUBT,
    GREEDY,
    HABIT,
    KNOWN,
    LIVE,
    PAYOFF,
    POINT,
    RANDOM,
    SPREAD,
    STRAY,
    TRIAL,
    TRUST,
    WIN_SHARE,
)

if TYPE_CHECKING:
    from bailey.core.given import (
        advance,
        copy_state,
        deed,
        deeds,
        entry,
        evaluate,
        forget_state,
        inner,
        own_eye,
        score,
        scorers,
        setup,
        tiebreak,
        urge,
        urged,
    )
    from bailey.core.kernels import decider, greedy, pick, try_out, write_down


@inner
def find_children(nodes: Any, node: int, child_of: Any) -> None:
    """Look up, for every choice that was tried from a node, the node that it led to."""
    child = nodes[node].first
    while child > 0:
        child_of[nodes[child].choice] = child
        child = nodes[child].sibling


@inner
def forget_children(nodes: Any, node: int, child_of: Any) -> None:
    """Leave the look-up table empty."""
    child = nodes[node].first
    while child > 0:
        child_of[nodes[child].choice] = 0
        child = nodes[child].sibling


@inner
def untried(menu: Any, child_of: Any, luck: Any) -> int:
    """Pick one of the open choices that were never tried from here, or none."""
    chosen, count = -1, 0
    for i in range(1, menu[0] + 1):
        if child_of[menu[i]] == 0:
            count += 1
            if below(luck, count) == 0:
                chosen = 0 + menu[i]
    return chosen


@inner
def most_urgent(nodes: Any, menu: Any, child_of: Any) -> int:
    """Follow the choice with the best upper bound; how often it was open counts, not how often its node was seen."""
    best, chosen = -1.0, 0
    for i in range(1, menu[0] + 1):
        child = 0 + child_of[menu[i]]
        node = nodes[child]
        node.open += 1
        bound = node.total / (node.visits * PAYOFF) + CURIOSITY * sqrt(log(node.open) / node.visits)
        if bound > best:
            best, chosen = bound, child
    return chosen


@inner
def usual_payoff(nodes: Any, menu: Any, child_of: Any) -> int:
    """Tell what the open choices that were tried have come to, together; the middle if none was."""
    visits, total = 0, 0
    for i in range(1, menu[0] + 1):
        child = 0 + child_of[menu[i]]
        if child > 0:
            visits += nodes[child].visits
            total += nodes[child].total
    return total // visits if visits > 0 else PAYOFF // 2


@inner
def strongest_urge(s: Any, menu: Any) -> int:
    """Tell how much the open choice draws that draws most."""
    strongest = -(1 << 30)
    for i in range(1, menu[0] + 1):
        strongest = max(strongest, urge(s, 0 + menu[i]))
    return strongest


@inner
def most_promising(s: Any, nodes: Any, node: int, menu: Any, child_of: Any) -> int:
    """Follow the choice with the best upper bound, tried or not: what draws to it counts as so many visits."""
    usual = usual_payoff(nodes, menu, child_of) - strongest_urge(s, menu) * POINT // 100
    wide = log(nodes[node].visits + 1)
    best, chosen = -1e9, 0
    for i in range(1, menu[0] + 1):
        child = 0 + child_of[menu[i]]
        visits = TRUST
        total = TRUST * (usual + urge(s, 0 + menu[i]) * POINT // 100)
        if child > 0:
            visits += nodes[child].visits
            total += nodes[child].total
        bound = total / (visits * PAYOFF) + DOUBT * sqrt(wide / visits)
        if bound > best:
            best, chosen = bound, 0 + menu[i]
    return chosen


@inner
def grow(nodes: Any, used: Any, node: int, choice: int, p: int) -> int:
    """Add a node for a choice that was never tried."""
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
def descend(s: Any, menu: Any, nodes: Any, used: Any, child_of: Any, path: Any, luck: Any) -> int:
    """Walk down the tree with the open choices of this deal, until a new node is added; tell how long the path is."""
    node, depth = 0, 0
    while s.pending > 0 and depth < len(path):
        find_children(nodes, node, child_of)
        if urged:
            choice = most_promising(s, nodes, node, menu, child_of)
            child = 0 + child_of[choice]
        else:
            choice = untried(menu, child_of, luck)
            child = most_urgent(nodes, menu, child_of) if choice < 0 else 0
        forget_children(nodes, node, child_of)
        if child == 0:
            if used[0] >= len(nodes):
                return depth
            path[depth] = grow(nodes, used, node, choice, decider(s))
            advance(s, menu, choice)
            return depth + 1
        path[depth] = child
        depth += 1
        node = child
        advance(s, menu, 0 + nodes[child].choice)
    return depth


@inner
def by_habit(s: Any, menu: Any, habits: Any, p: int, luck: Any) -> int:
    """Pick the open choice that has done best for this player in this search so far, or now and then any."""
    if below(luck, HABIT) == 0:
        return pick(menu, luck)
    best, most = 0, -1
    for i in range(1, menu[0] + 1):
        worth = 0 + habits[p * deeds + deed(s, 0 + menu[i])].worth
        if worth > most:
            best, most = 0 + menu[i], worth
    return best


@inner
def by_urge(s: Any, menu: Any, luck: Any) -> int:
    """Pick the open choice that draws most, or now and then any."""
    if below(luck, STRAY) == 0:
        return pick(menu, luck)
    best, most = 0, -(1 << 30)
    for i in range(1, menu[0] + 1):
        drawn = urge(s, 0 + menu[i])
        if drawn > most:
            best, most = 0 + menu[i], drawn
    return best


@inner
def play_out(s: Any, menu: Any, habits: Any, moves: Any, luck: Any) -> int:
    """Play by urge to the end, or by habit where a game has none, and tell how many moves there are to learn from."""
    count = 0
    while s.pending > 0:
        if urged:
            advance(s, menu, by_urge(s, menu, luck))
            continue
        p = decider(s)
        choice = by_habit(s, menu, habits, p, luck)
        if count < len(moves):
            moves[count].deed = deed(s, choice)
            moves[count].player = p
            count += 1
        advance(s, menu, choice)
    return count


@inner
def learn(habits: Any, moves: Any, count: int, payoffs: Any) -> None:
    """Remember how well every deed of a play-out did for who did it."""
    for i in range(count):
        habit = habits[moves[i].player * deeds + moves[i].deed]
        habit.count += 1
        habit.total += payoffs[moves[i].player]
        habit.worth = habit.total // habit.count


@inner
def reward(s: Any, payoffs: Any) -> None:
    """Say what the end is worth to everyone: a share of the win, and how far a bot thinks them ahead of the others."""
    for p in range(scorers(s)):
        ahead, equal, lead = 0, 1, -(1 << 30)
        mine, left = score(s, p), tiebreak(s, p)
        worth = evaluate(s, p) if own_eye else mine
        for q in range(scorers(s)):
            if q != p:
                theirs = score(s, q)
                lead = max(lead, evaluate(s, q) if own_eye else theirs)
                if theirs > mine or (theirs == mine and tiebreak(s, q) > left):
                    ahead += 1
                elif theirs == mine and tiebreak(s, q) == left:
                    equal += 1
        won = PAYOFF // equal if ahead == 0 else 0
        share = PAYOFF // 2 + max(-PAYOFF // 2, min(PAYOFF // 2, (worth - lead) * PAYOFF // (2 * SPREAD)))
        payoffs[p] = (won * WIN_SHARE + share * (100 - WIN_SHARE)) // 100


@inner
def search(states: Any, thinking: Any, tree: Any, unknown: int, luck: Any, iterations: int) -> None:
    """Search on: every iteration deals the unknown anew, walks the tree, plays out, and learns."""
    numbers, _, found, trial = thinking
    nodes, used, child_of, path, habits, moves, payoffs = tree
    for _ in range(iterations):
        try_out(states, numbers, found, unknown, luck)
        s = states[TRIAL]
        advance(s, trial, NOTHING)
        depth = descend(s, trial, nodes, used, child_of, path, luck)
        count = play_out(s, trial, habits, moves, luck)
        reward(s, payoffs)
        learn(habits, moves, count, payoffs)
        nodes[0].visits += 1
        for i in range(depth):
            node = nodes[path[i]]
            node.visits += 1
            node.total += payoffs[node.player]


@inner
def plant(tree: Any) -> None:
    """Begin a new tree, with no habits: what was never tried is thought well of."""
    nodes, used, _, _, habits, _, _ = tree
    for i in range(len(habits)):
        habits[i].total = PAYOFF
        habits[i].count = 1
        habits[i].worth = PAYOFF
    used[0] = 1
    nodes[0].first = 0
    nodes[0].visits = 0


@inner
def most_visited(nodes: Any) -> int:
    """Choose what the search came back to most often."""
    child = nodes[0].first
    best = child
    while child > 0:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = nodes[child].sibling
    return 0 + nodes[best].choice


@inner
def think(states: Any, thinking: Any, tree: Any, menu: Any, luck: Any, budget: int) -> int:
    """Let a greedy bot choose, or search on in the tree that there is."""
    numbers, heads, found, trial = thinking
    if budget == GREEDY:
        return greedy(states, numbers, heads, found, menu, trial, luck)
    unknown = forget_state(states, numbers, LIVE, KNOWN, heads, decider(states[LIVE]), found)
    search(states, thinking, tree, unknown, luck, budget)
    return most_visited(tree[0])


@entry
def extend(
    states: Any,
    thinking: Any,
    tree: Any,
    menu: Any,
    lucks: Any,
    budget: int,
    fresh: bool,  # noqa: FBT001 - entry points take plain arguments
) -> int:
    """Think about the live game, so many iterations more, and tell the choice so far."""
    if budget == GREEDY:
        advance(states[LIVE], menu, NOTHING)
    if fresh:
        plant(tree)
    return think(states, thinking, tree, menu, lucks[0], budget)


@entry
def simulate(
    states: Any,
    thinking: Any,
    tree: Any,
    menu: Any,
    lucks: Any,
    budgets: Any,
    turned: int,
    seed: int,
    first: int,
    count: int,
    scores: Any,
    tiebreaks: Any,
) -> int:
    """Play games `first` to `first + count - 1` of a seed between bots; tell how many decisions they had.

    In game g the bots sit `g * turned` seats further back.
    """
    decisions = 0
    luck = lucks[0]
    for g in range(count):
        copy_state(states, BLANK, LIVE)
        s = states[LIVE]
        seed_with(s, seed, first + g, GAME_STREAM)
        seed_with(luck, seed, first + g, BOT_STREAM)
        setup(s)
        advance(s, menu, NOTHING)
        while s.pending > 0:
            choice = pick(menu, luck)
            budget = budgets[(decider(s) + (first + g) * turned) % s.seats]
            if budget != RANDOM:
                plant(tree)
                choice = think(states, thinking, tree, menu, luck, budget)
            advance(s, menu, choice)
            decisions += 1
        write_down(s, g, scores, tiebreaks)
    return decisions
