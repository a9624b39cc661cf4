"""Incremental JSON equals the forms' JSON, whatever was encoded before."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

import pytest

from bailey.core.play.position import Position
from bailey.core.state.digest import pack
from bailey.games import _template, burgundy_cards, castle_combo
from bailey.server.views.incremental_json import IncrementalJson

if TYPE_CHECKING:
    from bailey.core import Game

GAMES = [_template.GAME, castle_combo.GAME, burgundy_cards.GAME]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_view_of_a_game_is_written_alike(game: Game) -> None:
    chance = random.Random(5)
    for seats in (game.players[0], game.players[-1]):
        pos, page = Position.new(game, seats, seed=seats), IncrementalJson(game, game.scoring(seats))
        while not pos.over:
            packed = pack(pos.state)
            for seat in (None, *range(seats)):
                assert [*json.loads(page.view(pos.state, packed, seat)).items()] == [*pos.view(seat).items()]
            pos.push(chance.choice(pos.choices.numbers))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_one_page_serves_views_in_any_order(game: Game) -> None:
    seats = game.players[-1]
    first, page = Position.new(game, seats, seed=1), IncrementalJson(game, game.scoring(seats))
    other = Position.new(game, seats, seed=2)
    for pos in (first, other, first):
        for seat in (0, seats - 1, None):
            assert json.loads(page.view(pos.state, pack(pos.state), seat)) == pos.view(seat)


def test_what_a_viewer_knows_is_written_for_no_other_viewer() -> None:
    pos = _template.load({"players": [{"hand": ["silk", "wool", "salt"]}, {"hand": ["wine", "bread", "honey"]}]})
    page = IncrementalJson(_template.GAME, 2)
    for seat, theirs in ((0, "wine"), (1, "silk"), (0, "bread"), (None, "silk")):
        written = page.view(pos.state, pack(pos.state), seat)
        assert theirs.encode() not in written, "a card in somebody else's hand is told"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_running_scores_are_those_of_the_position_at_every_choice(game: Game) -> None:
    chance = random.Random(2)
    seats = game.players[-1]
    pos, page = Position.new(game, seats, seed=5), IncrementalJson(game, game.scoring(seats))
    while not pos.over:
        pos.push(chance.choice(pos.choices.numbers))
        assert page.scores(pos, pos.keep().packed) == pos.score()
