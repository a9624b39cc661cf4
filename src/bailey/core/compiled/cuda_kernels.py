"""The kernels of a CUDA device: one thread for each game.

This file is loaded by `cuda_mode`, with the functions of `kernels.py` and `batch_kernels.py` as further globals, `cuda`
from Numba, and the types `STATE` and `LUCK` of records and the length `MENU` of a menu. More threads are started than
there are games: those beyond do nothing.
"""

# mypy: disable-error-code="attr-defined"
# ruff: noqa: TC004 - what kernels call is given to them as globals when they are loaded

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.compiled.search import FIRST
from bailey.core.play.engine import NOTHING
from bailey.core.state.chance import BOT_STREAM, GAME_STREAM, seed_with
from bailey.core.state.observe import observe

if TYPE_CHECKING:
    from bailey.core.compiled.cuda_mode import LUCK, MENU, NUMBER, STATE, answer, cuda, open_choices, run
    from bailey.core.compiled.given import Grid, Plan, Row, States
    from bailey.core.compiled.kernels import (
        entry,
        inner,
        offered,
        pick,
        play_lane,
        setup,
        write_mask,
        write_result,
    )
    from bailey.core.state.chance import Luck
    from bailey.core.state.todo import GameState

#: The threads of a warp run one instruction at a time; this names all of them.
WARP, WHOLE_WARP = 32, 0xFFFF_FFFF
#: The warps that a block can have at most, and room for what they tell each other, twice.
MOST_WARPS = 32
TOLD = 2 * MOST_WARPS
#: Higher than the number of any step.
NO_STEP = 1 << 30


@inner
def next_step(s: GameState) -> int:
    """Return the number of the step that comes next, or NO_STEP when the game is over."""
    return 0 + s.todo[s.pending - 1].step if s.pending > 0 else NO_STEP


@inner
def least(number: int, told: Row, side: int) -> int:
    """Return the least number of all threads of a block.

    Each warp tells its own in `told`. That has two sides, used in turn: while some warps still read one, others may
    write to the other, and none is two ahead.
    """
    found = NUMBER(number)
    for distance in (16, 8, 4, 2, 1):
        found = min(found, cuda.shfl_xor_sync(WHOLE_WARP, found, distance))
    if cuda.threadIdx.x % WARP == 0:
        told[side + cuda.threadIdx.x // WARP] = found
    cuda.syncthreads()
    for warp in range((cuda.blockDim.x + WARP - 1) // WARP):
        found = min(found, told[side + warp])
    return 0 + found


@inner
def take_step(s: GameState, menu: Row, luck: Luck) -> int:
    """Run the next step, with a random choice where it asks; return how many decisions that was."""
    if run(s):
        return 0
    choice, decisions = open_choices(s, menu), 0
    if choice == NOTHING:
        choice, decisions = pick(menu, luck), 1
    answer(s, choice)
    return decisions


@entry
def play_random(
    blank: States, seed: int, first: int, scores: Grid, tiebreaks: Grid, wins: Grid, decisions: Grid
) -> None:
    """Play game `first + i` of a seed between random bots.

    The threads of a warp run one instruction at a time, and those wait that have another to run; and the warps of a
    block read the same instructions from one small cache. So a block takes one step at a time, lowest number first, in
    all games where it comes next: the others wait, and nearly all meet in each step of a turn (decision 0040).

    The state is the thread's own: a device keeps the same number of all threads side by side in memory.
    """
    i = cuda.grid(1)
    states, lucks = cuda.local.array(1, STATE), cuda.local.array(1, LUCK)
    menu, told = cuda.local.array(MENU, NUMBER), cuda.shared.array(TOLD, NUMBER)
    states[0] = blank[0]
    s, luck, count, side = states[0], lucks[0], 0, 0
    if i < len(decisions):
        seed_with(s, seed, first + i, GAME_STREAM)
        seed_with(luck, seed, first + i, BOT_STREAM)
        setup(s)
    while True:
        mine = next_step(s)
        now = least(mine, told, side)
        side = MOST_WARPS - side
        if now == NO_STEP:
            break
        if mine == now:
            count += take_step(s, menu, luck)
    if i < len(decisions):
        decisions[i][0] = count
        write_result(s, i, scores, tiebreaks, wins)


@entry
def find_refused(menus: Grid, choices: Row, refused: Row) -> None:
    """Write the first lane whose choice is not open."""
    i = cuda.grid(1)
    if i < len(choices) and choices[i] >= 0 and not offered(menus[i], choices[i]):
        cuda.atomic.min(refused, 0, i)


@entry
def play_each(
    states: States,
    menus: Grid,
    lucks: list[Luck],
    budgets: Row,
    turned: Row,
    seeds: Row,
    games: Row,
    choices: Row,
    turn: Row,
) -> None:
    """Play the given choice, or begin a game, in each lane, up to its next decision from outside."""
    i = cuda.grid(1)
    if i < len(choices):
        play_lane(states, None, menus, lucks, budgets, turned, seeds, games, choices, turn, i)


@entry
def pick_each(menus: Grid, lucks: list[Luck], turn: Row, choices: Row) -> None:
    """Pick an open choice at random in each lane where one is needed; -1 elsewhere."""
    i = cuda.grid(1)
    if i < len(choices):
        choices[i] = pick(menus[i], lucks[i]) if turn[i] >= 0 else NOTHING


@entry
def mask_each(menus: Grid, out: Grid) -> None:
    """Write 1 for every open choice and 0 for the others, lane by lane."""
    i = cuda.grid(1)
    if i < len(menus):
        for k in range(len(out[i])):
            out[i][k] = 0
        write_mask(menus[i], out[i])


@entry
def observe_each(numbers: Grid, plan: Plan, viewers: Row, out: Grid) -> None:
    """Write the observation of each lane for its viewer."""
    i = cuda.grid(1)
    if i < len(viewers):
        observe(numbers[FIRST + i], plan, viewers[i], out[i])


@entry
def rate_each(states: States, scores: Grid, tiebreaks: Grid, wins: Grid) -> None:
    """Write scores, tie-breaks and winners of each lane, as if its game ended now."""
    i = cuda.grid(1)
    if i < len(scores):
        write_result(states[FIRST + i], i, scores, tiebreaks, wins)
