"""The same position, seed and iterations give the same choices as ever."""

from __future__ import annotations

import pytest

from bailey import bots, games
from bailey.core import Position

#: What `search:25` chose at four positions of a random game, for the three smallest numbers of players.
CHOSEN = {
    "castle-combo": [1, 4, 22, 4, 2, 4, 3, 1, 2, 6, 22, 4],
    "burgundy-cards": [1, 2, 115, 98, 1, 17, 1, 35, 0, 7, 1, 17],
}


@pytest.mark.parametrize("name", CHOSEN)
def test_search_chooses_as_ever(name: str) -> None:
    game = games.find(name)
    search, random = bots.make("search:25", game, plain=True), bots.make("random", game)
    chosen = []
    for seats in list(game.players)[:3]:
        position = Position.new(game, seats, seats)
        for k in range(4):
            chosen.append(search.choose(position, k).number)
            for j in range(5):
                position.push(random.choose(position, k * 7 + j))
    assert chosen == CHOSEN[name]
