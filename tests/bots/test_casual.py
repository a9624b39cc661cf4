"""A casual bot: it searches, and overlooks some of what is open, as people do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bailey import bots, games
from bailey.core import BadInput, Position
from bailey.core.compiled.modes import TREE_KERNELS, kernels
from bailey.games import castle_combo

if TYPE_CHECKING:
    from bailey.core import Game

MANY = 6
GAMES = [games.find(name) for name in ("castle-combo", "burgundy-cards", "burgundy-board", "catan-cards")]


def test_each_move_class_strikes_anew_in_each_decision() -> None:
    notice = kernels(castle_combo.GAME, plain=True, file=TREE_KERNELS).notice
    for key in (0, 1, 77, 1 << 31, (1 << 32) - 1):
        struck = sorted(notice(move, key) for move in range(400))
        assert all(abs(one / 65536 - (i + 0.5) / 400) < 0.1 for i, one in enumerate(struck)), "spread evenly"
    assert [notice(move, 5) for move in range(40)] != [notice(move, 6) for move in range(40)]


@pytest.mark.usefixtures("numba")
def test_who_overlooks_more_takes_the_favourite_of_the_search_less_often() -> None:
    position = Position.new(castle_combo.GAME, 2, seed=3)
    while len(position.choices) < MANY:
        position.push(position.choices[0])
    shares = []
    for spec in ("casual1:300", "casual5:300", "casual9:300"):
        bot = bots.make(spec, castle_combo.GAME)
        chosen = [(bot.choose(position, seed), bot.opinion()[0]["choice"]) for seed in range(100)]
        shares.append(sum(choice == castle_combo.GAME.choices.find(best) for choice, best in chosen))
    assert shares[0] > 75 > shares[1] > 30 > shares[2] > 0


def test_what_a_search_never_tries_is_seen_as_well() -> None:
    """A search that follows a prior tries few choices; who overlooks these sees others."""
    position = Position.new(games.find("burgundy-cards"), 2, seed=3)
    while len(position.choices) < MANY:
        position.push(position.choices[0])
    bot, untried = bots.make("casual9:3", position.game, plain=True), 0
    for seed in range(10):
        choice = bot.choose(position, seed)
        assert choice in position.choices
        untried += choice not in [position.game.choices.find(one["choice"]) for one in bot.opinion()]
    assert untried > 0


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
def test_it_takes_the_best_of_what_it_sees() -> None:
    """Of many decisions most are those of the search."""
    position = Position.new(castle_combo.GAME, 2, seed=3)
    casual, search = (bots.make(f"{kind}:300", castle_combo.GAME) for kind in ("casual", "search"))
    chosen = [casual.choose(position, seed) for seed in range(60)]
    best = [search.choose(position, seed) for seed in range(60)]
    differ = sum(one != other for one, other in zip(chosen, best, strict=True))
    assert 0 < differ < 40


@pytest.mark.usefixtures("numba")
@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=() if game is GAMES[0] else pytest.mark.long) for game in GAMES]
)
def test_plain_and_compiled_bots_overlook_the_same(game: Game) -> None:
    position = Position.new(game, 2, seed=9)
    plain, compiled = bots.make("casual6:6", game, plain=True), bots.make("casual6:6", game)
    for seed in range(12):
        choice = plain.choose(position, seed)
        assert choice == compiled.choose(position, seed)
        position.push(choice)


@pytest.mark.parametrize(
    ("spec", "named", "overlooked"),
    [("casual:20", "casual:20", 3), ("casual3:20", "casual:20", 3), ("casual7:0.5s", "casual7:0.5s", 7)],
)
def test_it_is_named_by_how_much_it_overlooks(spec: str, named: str, overlooked: int) -> None:
    bot = bots.make(spec, castle_combo.GAME, plain=True)
    assert (str(bot), bot.budget.overlooked) == (named, overlooked)


@pytest.mark.parametrize("spec", ["casual0:20", "casual10:20", "search3:20", "greedy3", "casual7:0"])
def test_what_is_no_casual_bot_is_refused(spec: str) -> None:
    with pytest.raises(BadInput, match=r"bot '.*': (write random|iterations must be)"):
        bots.budget(spec)
