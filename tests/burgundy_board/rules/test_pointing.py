"""Where choices of the board game point."""

from __future__ import annotations

from bailey.core.play.position import Position
from bailey.games import burgundy_board

CHOSEN = 1


def test_a_duchy_is_chosen_where_ones_own_will_lie() -> None:
    pos = Position.new(burgundy_board.GAME, 3, 1, {"duchies": CHOSEN})
    for _ in range(3):
        assert pos.turn is not None
        assert {choice.name for choice in pos.choices} == {"choose_duchy"}
        assert {str(spot) for choice in pos.choices for spot in pos.spots(choice)} == {f"players.{pos.turn}.duchy"}
        pos.push(pos.choices[0])
