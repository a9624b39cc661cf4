"""Measures the games of OpenSpiel in one random loop: `python -m tools.openspiel_speed` prints a table in Markdown.

Those of Bailey and some of OpenSpiel's own, which are written in C++, are played with the same stopwatch. A node is a
decision or an outcome of chance. The first native game is played last once more: what it says of the machine.
"""

from __future__ import annotations

import argparse
import random
import time
from typing import TYPE_CHECKING, NamedTuple

import pyspiel

from bailey.games import find
from bailey.lab.openspiel_game import short_name

if TYPE_CHECKING:
    from collections.abc import Sequence

NATIVE = ("spades", "hearts", "gin_rummy", "backgammon", "leduc_poker")
OURS = ("castle-combo", "burgundy-cards", "burgundy-board", "catan-cards")
HEAD = ("| game | decisions/s | nodes/s | nodes of {} for one |", "|---|---:|---:|---:|")
#: Play before the stopwatch starts, as a part of the seconds.
WARM_UP = 0.2


class Rate(NamedTuple):
    """Decisions and nodes a second."""

    decisions: float
    nodes: float


def measure(name: str, seconds: float) -> Rate:
    """Play a game of OpenSpiel at random for so long."""
    game, chance = pyspiel.load_game(name), random.Random(1)
    _play(game, chance, WARM_UP * seconds)
    return _play(game, chance, seconds)


def _play(game: pyspiel.Game, chance: random.Random, seconds: float) -> Rate:
    decisions = outcomes = 0
    began = time.perf_counter()
    while (taken := time.perf_counter() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                found = state.chance_outcomes()
                state.apply_action(found[int(chance.random() * len(found))][0])
                outcomes += 1
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(chance.random() * len(actions))])
                decisions += 1
    return Rate(decisions / taken, (decisions + outcomes) / taken)


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.openspiel_speed", description=__doc__)
    parser.add_argument("--native", nargs="+", default=NATIVE, metavar="GAME", help="games of OpenSpiel's own")
    parser.add_argument("--games", nargs="+", default=OURS, metavar="GAME", help="games of Bailey")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game")
    parser.add_argument("--no-plain", action="store_true", help="leave out the games without compiled rules")
    said = parser.parse_args(arguments)
    if not said.seconds > 0:
        parser.error("--seconds must be more than 0")
    ours = [short_name(find(name)) for name in said.games]
    plain = [] if said.no_plain else [f"{name}(plain=True)" for name in ours]
    first = measure(said.native[0], said.seconds)
    print(HEAD[0].format(said.native[0]), HEAD[1], sep="\n")
    for name in (said.native[0], *said.native[1:], *ours, *plain, said.native[0]):
        found = measure(name, said.seconds)
        print(f"| {name} | {found.decisions:,.0f} | {found.nodes:,.0f} | {first.nodes / found.nodes:.2f} |", flush=True)


if __name__ == "__main__":
    main()
