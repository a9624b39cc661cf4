"""Games that are played at random, for what a measurement sends to a server."""

from __future__ import annotations

import random

from bailey import games
from bailey.core.records.log import GameLog
from bailey.core.records.start import Start


def random_game(name: str, seed: int) -> GameLog:
    """Play a game of two at random to its end."""
    log, chance = GameLog(games.find(name), Start(("you", "you"), seed)).begun(), random.Random(seed)
    while not log.position.over:
        log.choose(chance.choice(log.position.choices.numbers))
    return log
