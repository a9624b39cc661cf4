"""What holds for the drawing of every game: nothing is too wide, and nothing needs more than its letters."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

import pytest

from bailey.core.play.position import Position
from bailey.core.text.drawing import ASCII

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import Game


def somewhere(game: Game, seed: int, players: int, decisions: int) -> Position:
    """Play some random choices."""
    chance, position = random.Random(seed), Position.new(game, players, seed)
    for _ in range(decisions):
        if not position.over:
            position.push(chance.choice(position.choices.numbers))
    return position


@cache
def several(game: Game, count: int, decisions: int) -> tuple[Position, ...]:
    """Come to as many positions, with every number of players, one further in the game than the last."""
    players = game.players
    return tuple(somewhere(game, n, players[n % len(players)], n * decisions) for n in range(count))


def labels(position: Position) -> dict[int, str]:
    """Number the choices, as a menu does."""
    return {number: str(i) for i, number in enumerate(position.choices.numbers, 1)}


class Drawings:
    """The tests of a game's drawing that need not know the game."""

    game: Game
    draw: Callable[..., object]
    #: The choices of something that is drawn, and how many games are played to find their labels.
    kinds = ""
    games = 3

    @pytest.mark.parametrize(
        "width",
        [20, 79, *(pytest.param(width, marks=pytest.mark.slow) for width in (40, 41, 60, 78, 80, 100, 132, 200))],
    )
    def test_no_line_is_wider_than_the_terminal(self, width: int) -> None:
        for position in several(self.game, 8, 25):
            for brief in (False, True):
                for seats in (None, [0]):
                    how = {"brief": brief, "width": width, "labels": labels(position)}
                    drawing = str(self.draw(position, seats, **how))
                    assert all(len(line) <= max(width, 40) for line in drawing.splitlines()), drawing

    def test_long_names_do_no_harm(self) -> None:
        position = somewhere(self.game, 1, 3, 30)
        for seats in (None, [0]):
            drawing = str(self.draw(position, seats, width=40, names=["x" * 39, "You", "Player 3"]))
            assert all(len(line) <= 40 for line in drawing.splitlines())

    @pytest.mark.slow
    def test_every_choice_that_lies_on_the_table_has_its_label(self) -> None:
        """A label can be found in the drawing, full or brief, for every choice of something that is drawn."""
        seen, kinds = set(), {*self.kinds.split()}
        for seed in range(self.games):
            position, chance = somewhere(self.game, seed, 2, seed), random.Random(seed)
            while not position.over:
                own = {c.number: chr(0x400 + c.number % 0x9000) for c in position.choices if c.name in kinds}
                seen |= {c.name for c in position.choices}
                for brief in (False, True):
                    drawing = str(self.draw(position, brief=brief, width=200, labels=own))
                    assert all(label in drawing for label in own.values()), (position.step, brief)
                position.push(chance.choice(position.choices.numbers))
        assert seen >= kinds

    def test_a_position_prints_itself(self) -> None:
        position = somewhere(self.game, 2, 2, 20)
        assert str(position) == str(self.draw(position))

    def test_plain_ascii_is_enough(self) -> None:
        for position in several(self.game, 20, 8):
            str(position).translate(ASCII).encode("ascii")
