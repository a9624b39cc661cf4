"""The loop of `tools.handicap`: whole games between a bot and the same bot that is denied something.

This file is loaded as the core's kernels are, with their functions as further globals. What a seat is denied is taken
out of a copy of the game before it thinks.
"""

# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.compiled.search import BLANK, FIRST, LIVE
from bailey.core.play.engine import NOTHING
from bailey.core.state.chance import BOT_STREAM, GAME_STREAM, seed_with
from bailey.core.state.slots import CARD_BITS, KNOWN_AT, OPEN, SHUFFLE_AT

if TYPE_CHECKING:
    from bailey.core.compiled.given import advance, copy_state, entry, inner, setup
    from bailey.core.compiled.kernels import decider, write_result
    from bailey.core.compiled.tree_kernels import reset_tree, think

#: Where the flat numbers of a pile have its size, who sees into it, whether it is loose, and its first slot.
SIZE, SEE, LOOSE, SLOTS = range(4)
#: The lane of the game that is played.
GAME = FIRST


@inner
def alone_knows(slot: int, seat: int) -> bool:
    """Tell whether this seat knows a card, and nobody else."""
    return slot & OPEN == 1 << (KNOWN_AT + seat)


@inner
def has_seen_all(numbers: Any, at: int, seat: int) -> bool:
    """Tell whether a seat knows every card of a pile: it has looked at them."""
    for i in range(at + SLOTS, at + SLOTS + numbers[at + SIZE]):  # noqa: SIM110 - compiled play has no all()
        if (numbers[i] >> (KNOWN_AT + seat)) & 1 == 0:
            return False
    return True


@inner
def watch(numbers: Any, heads: Any, places: int, seat: int, noted: Any) -> None:
    """Note the cards that only this seat knows from a stack, and strike those that it has seen elsewhere since."""
    for h in range(places):
        at = 0 + heads[h]
        in_stack = numbers[at + SEE] == 0
        sees = (numbers[at + SEE] >> seat) & 1 == 1 or has_seen_all(numbers, at, seat)
        for i in range(at + SLOTS, at + SLOTS + numbers[at + SIZE]):
            if in_stack:
                if alone_knows(0 + numbers[i], seat):
                    noted[numbers[i] & CARD_BITS] = 1
            elif sees:
                noted[numbers[i] & CARD_BITS] = 0


@inner
def forget_notes(numbers: Any, heads: Any, places: int, seat: int, noted: Any) -> None:
    """Forget what only this seat has seen in stacks, wherever it lies now."""
    for h in range(places):
        at = 0 + heads[h]
        if (numbers[at + SEE] >> seat) & 1 == 0:
            for i in range(at + SLOTS, at + SLOTS + numbers[at + SIZE]):
                alone = numbers[at + SEE] == 0 and alone_knows(0 + numbers[i], seat)
                if (alone or noted[numbers[i] & CARD_BITS] == 1) and numbers[i] & OPEN != OPEN:
                    numbers[i] &= ~(1 << (KNOWN_AT + seat))
            loosen(numbers, at)


@inner
def loosen(numbers: Any, at: int) -> None:
    """A pile is loose while nobody knows any card of it and one shuffle hid them all, as in the core's `note_order`."""
    numbers[at + LOOSE] = 1 if numbers[at + SIZE] > 0 else 0
    for i in range(at + SLOTS, at + SLOTS + numbers[at + SIZE]):
        if numbers[i] & OPEN or numbers[i] >> SHUFFLE_AT != numbers[at + SLOTS] >> SHUFFLE_AT:
            numbers[at + LOOSE] = 0


@inner
def is_looking(s: Any, looking: Any) -> bool:
    """Tell whether a stack is being looked through, by a step that asks now or later."""
    for i in range(s.pending):
        for step in looking:
            if s.todo[i].step == step:
                return True
    return False


@entry
def play_game(
    states: Any,
    thinking: Any,
    tree: Any,
    menu: Any,
    lucks: Any,
    budget: int,
    seat: int,
    places: int,
    looking: Any,
    noted: Any,
    denied_at: int,
    denied: int,
    seed: int,
    scores: Any,
    tiebreaks: Any,
    wins: Any,
) -> None:
    """Play the game of a seed in which a seat is denied its notes, or else has `denied` at a place of its numbers."""
    numbers, heads, luck = thinking[0], thinking[1], lucks[0]
    copy_state(states, BLANK, GAME)
    s = states[GAME]
    seed_with(s, seed, 0, GAME_STREAM)
    seed_with(luck, seed, 0, BOT_STREAM)
    setup(s)
    advance(s, menu, NOTHING)
    while s.pending > 0:
        copy_state(states, GAME, LIVE)
        if decider(s) == seat:
            if denied_at >= 0:
                numbers[LIVE][denied_at] = denied
            elif not is_looking(s, looking):
                forget_notes(numbers[LIVE], heads, places, seat, noted)
        advance(states[LIVE], menu, NOTHING)
        reset_tree(tree)
        advance(s, menu, think(states, thinking, tree, menu, luck, budget))
        watch(numbers[GAME], heads, places, seat, noted)
    write_result(s, 0, scores, tiebreaks, wins)
