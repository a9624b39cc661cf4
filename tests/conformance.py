"""What every game's test of conformance asks: the suite, bots that do not cheat, and compiled the same game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bailey.bots import make
from bailey.core.check import suite, whole_games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core import Game, Position
    from bailey.core.play.choices import Choice

    #: How many games, or which ones.
    Games = int | list[int]
    #: A bot, how many games it plays, and at how many decisions one is looked at.
    Bot = tuple[str, int, int]


def named(value: Any) -> list[str]:
    """Name a value, if it has a name."""
    return [value] if isinstance(value, str) else [value.__name__] if callable(value) else []


def tiers(names: str, first: Sequence[Any], long: Sequence[Any]) -> pytest.MarkDecorator:
    """Run a test with some values in the first tier, and with others in the long one."""
    marked = {"first": (first, pytest.mark.slow), "long": (long, pytest.mark.long)}
    params = [
        pytest.param(*values, marks=mark, id=" ".join([tier, *named(values[0])]))
        for tier, (rows, mark) in marked.items()
        for values in rows
    ]
    return pytest.mark.parametrize(names, params)


def conformance(
    game: Game,
    *,
    plain: tuple[tuple[Games, int], tuple[Games, int]],
    compiled: tuple[Games, Games],
    bots: tuple[Sequence[Bot], Sequence[Bot]] = ((), ()),
) -> type:
    """Make the tests of a game, each with what the first tier plays and what the long one does.

    `plain` says from which seed on the suite plays which games.
    """

    class Conformance:
        """The game passes the conformance suite, plain and compiled."""

        @tiers("games, seed", plain[:1], plain[1:])
        def test_it_conforms(self, games: Games, seed: int) -> None:
            suite.check(game, games, seed, compiled=False)

        @tiers("spec, games, stride", *bots)
        @pytest.mark.usefixtures("numba")
        def test_bots_do_not_cheat_at_it(self, spec: str, games: int, stride: int) -> None:
            bot = make(spec, game)

            def choose(position: Position, _: int, seed: int) -> Choice:
                return bot.choose(position, seed)

            suite.bots_choose_by_what_they_know(game, [choose], games, 2, stride=stride)

        @tiers("games", [compiled[:1]], [compiled[1:]])
        @pytest.mark.usefixtures("numba")
        def test_compiled_it_is_the_same_game(self, games: Games) -> None:
            whole_games.plain_equals_compiled(game, games=games, seed=1)

    if not any(bots):
        del Conformance.test_bots_do_not_cheat_at_it
    return Conformance
