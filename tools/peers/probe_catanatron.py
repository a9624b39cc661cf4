"""catanatron: Catan with players that choose at random, one `play_tick` after another."""

import functools
import importlib
import random
from collections.abc import Callable

MOST_TURNS = 1000

Amount = dict[str, float]
Work = Callable[[random.Random], Amount]


def tasks() -> list[tuple[str, str, Callable[[], Work]]]:
    return [(f"Catan {seats}p", "random play, play_tick", functools.partial(ticks, seats)) for seats in (2, 4)]


def ticks(seats: int) -> Work:
    peer = importlib.import_module("catanatron")
    colours = list(peer.Color)[:seats]

    def work(rng: random.Random) -> Amount:
        game = peer.Game([peer.RandomPlayer(colour) for colour in colours], seed=rng.randrange(2**31))
        decisions = forced = 0
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            decisions += 1
            forced += len(game.state.playable_actions) == 1
            game.play_tick()
        return {"games": 1, "decisions": decisions, "forced": forced}

    return work
