"""A casual bot: it searches, and overlooks some of what is open, as people do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bailey import bots, games
from bailey.bots import personas
from bailey.core import Position
from bailey.core.compiled.modes import TREE_KERNELS, kernels
from bailey.core.compiled.search import OVERLOOKED
from bailey.games import castle_combo

if TYPE_CHECKING:
    from bailey.core import Game

GAMES = [games.find(name) for name in ("castle-combo", "burgundy-cards", "burgundy-board", "catan-cards")]


def test_a_share_of_the_move_classes_is_overlooked_others_in_the_next_decision() -> None:
    overlooked = kernels(castle_combo.GAME, plain=True, file=TREE_KERNELS).is_overlooked
    shares = [sum(overlooked(move, key) for move in range(400)) / 400 for key in (0, 1, 77, 1 << 31, (1 << 32) - 1)]
    assert all(abs(share - OVERLOOKED / 100) < 0.08 for share in shares)
    once = [overlooked(move, 5) for move in range(40)]
    assert once == [overlooked(move, 5) for move in range(40)]
    assert once != [overlooked(move, 6) for move in range(40)]


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
def test_it_takes_the_best_of_what_it_sees() -> None:
    """Of many decisions most are those of the search, and none is one that it never tried."""
    position = Position.new(castle_combo.GAME, 2, seed=3)
    casual, search = (bots.make(f"{kind}:300", castle_combo.GAME) for kind in ("casual", "search"))
    chosen = [casual.choose(position, seed) for seed in range(60)]
    tried = [castle_combo.GAME.choices.find(one["choice"]) for one in casual.opinion()]
    assert all(one in tried for one in chosen)
    best = [search.choose(position, seed) for seed in range(60)]
    differ = sum(one != other for one, other in zip(chosen, best, strict=True))
    assert 0 < differ < 40


@pytest.mark.usefixtures("numba")
@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=() if game is GAMES[0] else pytest.mark.long) for game in GAMES]
)
def test_plain_and_compiled_bots_overlook_the_same(game: Game) -> None:
    position = Position.new(game, 2, seed=9)
    plain, compiled = bots.make("casual:6", game, plain=True), bots.make("casual:6", game)
    for seed in range(12):
        choice = plain.choose(position, seed)
        assert choice == compiled.choose(position, seed)
        position.push(choice)


def test_it_is_named_and_has_a_character() -> None:
    assert str(bots.make("casual:20", castle_combo.GAME, plain=True)) == "casual:20"
    assert bots.budget("casual:0.5s").seconds == 0.5
    assert personas.character_of("casual:20") == personas.character_of("random") == "carefree"
