"""A bot's menu is a bare list that keeps no reasons; what is open does not depend on who listens."""

from __future__ import annotations

import random

from bailey.games import castle_combo


def test_what_is_open_is_the_same_whether_reasons_are_kept_or_not() -> None:
    game = castle_combo.GAME
    for seed in range(4):
        dice = random.Random(seed)
        heard, bare = game.deal(2 + seed, seed), game.deal(2 + seed, seed)
        menu, numbers = game.menu(), [0] * (game.choices.count + 1)
        game.engine.settle(heard, menu)
        game.engine.settle(bare, numbers)
        while heard.pending:
            assert menu.open() == numbers[1 : numbers[0] + 1]
            choice = dice.choice(menu.open())
            game.engine.advance(heard, menu, choice)
            game.engine.advance(bare, numbers, choice)
            assert heard.flat() == bare.flat()
