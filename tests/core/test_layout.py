"""Numbers that are read by what was once written of them, whatever the game has become since."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from bailey.core.play.position import Position
from bailey.core.state.digest import pack
from bailey.core.state.layout import layout_id, position_of, write_layout
from bailey.core.state.shrinking import shrink, shrink_plainly, widen, widen_plainly
from bailey.games import _template, burgundy_cards, castle_combo

if TYPE_CHECKING:
    from bailey.core import Game

GAMES = [_template.GAME, castle_combo.GAME, burgundy_cards.GAME]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_numbers_of_a_game_read_as_its_positions(game: Game) -> None:
    layout, chance = write_layout(game), random.Random(3)
    for seats in game.players:
        pos = Position.new(game, seats, seed=seats)
        for _ in range(40):
            numbers = shrink(pack(pos.state))
            assert widen(game.state, numbers) == widen_plainly(game.state, numbers) == pack(pos.state)
            assert shrink_plainly(pack(pos.state)) == numbers
            found = position_of(layout, numbers)
            assert [*found.items()] == [*pos.dump().items()]
            assert Position.load(game, found) == pos
            if not pos.over:
                pos.push(chance.choice(pos.choices.numbers))


def test_every_bit_of_the_generator_is_kept_and_layouts_of_different_games_have_different_names() -> None:
    pos = _template.new(seed=1)
    for word in (0, 1, (1 << 31) - 1, 1 << 31, (1 << 32) - 1):
        pos.state.luck_a = pos.state.luck_count = word
        found = position_of(write_layout(_template.GAME), shrink(pack(pos.state)))
        assert found["generator"].split()[0] == found["generator"].split()[3] == f"{word:08x}"
    assert len({layout_id(write_layout(game)) for game in GAMES}) == len(GAMES)
