"""Plays a bot against the same bot that forgets what it has seen in face-down stacks.

`python -m tools.forgetful catan-cards --seat search:100 --pairs 100` prints the share of games that the one with notes
wins, and so what they are worth. Each deal is played twice, with seats swapped.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, Any

from bailey.bots import make
from bailey.core import NOBODY, Pile, Position
from bailey.core.state.piles import note_order
from bailey.core.state.record import follow
from bailey.core.state.slots import KNOWN_AT
from bailey.games import find, names

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_DECISIONS = 1 << 20
#: The steps in which a stack is looked through: nothing is forgotten while one looks.
LOOKING = ("take_card", "take_region", "look")


def is_looking(pos: Position) -> bool:
    """Tell whether a stack is being looked through, by a step that asks now or later."""
    steps = {int(step): step.name.lower() for step in pos.game.steps}
    return any(steps[frame.step] in LOOKING for frame in pos.state.todo[: pos.state.pending])


def forget(pos: Position, seat: int) -> Position:
    """Return the position as it looks to somebody who took no notes of the face-down stacks."""
    blank = pos.copy()
    for place in pos.game.places:
        here = follow(blank.state, place.path)
        if isinstance(here, Pile) and place.see == NOBODY:
            _forget_pile(here, seat)
    return blank


def _forget_pile(pile: Pile[Any], seat: int) -> None:
    """Forget every card that only this seat knows."""
    for i in range(pile.size):
        known_to = pile.slots[i] >> KNOWN_AT & 0xFF
        if known_to == 1 << seat:
            pile.slots[i] &= ~(1 << (KNOWN_AT + seat))
    note_order(pile)


def play_pair(name: str, spec: str, seed: int) -> float:
    """Play a deal twice with seats swapped; return the share of the two games that the bot with notes wins."""
    game, won = find(name), 0.0
    bot = make(spec, game)
    for forgetful in (0, 1):
        pos, decision = Position.new(game, 2, seed), 0
        while not pos.over:
            assert pos.turn is not None
            seen = forget(pos, pos.turn) if pos.turn == forgetful and not is_looking(pos) else pos
            after = pos.copy()
            after.push(bot.choose(seen, seed * MOST_DECISIONS + decision))
            pos, decision = after, decision + 1
        won += (1 - forgetful in pos.winners) / len(pos.winners)
    return won / 2


def summary(shares: Sequence[float]) -> str:
    """Write the mean share with its 99 % interval over pairs."""
    mean = sum(shares) / len(shares)
    spread = sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares))
    interval = f"{mean - 2.576 * spread:.3f} to {mean + 2.576 * spread:.3f}"
    return f"{len(shares)} pairs: with notes {mean:.3f} of the games, 99 % interval {interval}"


def main() -> None:
    """Read the command line, play, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=names())
    parser.add_argument("--seat", default="search:100")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1)
    given = parser.parse_args()
    one = partial(play_pair, given.game, given.seat)
    with ProcessPoolExecutor(given.cores) as pool:
        print(summary([*pool.map(one, range(given.seed, given.seed + given.pairs))]))


if __name__ == "__main__":
    main()
