"""With how many players and which options the conformance suite plays."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from bailey import games
from bailey.core import BadInput, Game, Option
from bailey.core.check.trials import enough, setting, settings
from bailey.core.play.game import clashes
from bailey.games import _template as postern

BOARD = games.find("burgundy-board")
#: To find out what is played with so many options as the board game's takes seconds.
GAMES = [
    *(pytest.param(game, marks=pytest.mark.slow if game is BOARD else ()) for game in map(games.find, games.names())),
    postern.GAME,
]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
def test_any_two_values_of_options_are_played_together_and_each_with_every_number_of_players(game: Game) -> None:
    played = [setting(game, number) for number in range(len(settings(game)))]
    for one, other in combinations(game.options, 2):
        players = [seats for seats in game.players if one.counts(seats) and other.counts(seats)]
        together = {(options[one.name], options[other.name]) for seats, options in played if seats in players}
        possible = {(a, b) for a, b in product(one.values, other.values) if not clashes(one, a, other, b)}
        assert together == possible, (one.name, other.name)
    assert {seats for seats, _ in played} == set(game.players)
    for option in game.options:
        here = {(seats, options[option.name]) for seats, options in played if option.counts(seats)}
        assert here == {(seats, v) for seats in game.players if option.counts(seats) for v in option.values}


def test_options_that_do_not_go_together_are_refused_and_ones_that_do_not_count_left_alone() -> None:
    with pytest.raises(BadInput, match="'inns': does not go with option 'automata'"):
        BOARD.deal(2, 0, options={"inns": 1, "automata": 3})
    BOARD.deal(2, 0, options={"inns": 1, "automata": 0})
    game = games.find("burgundy-cards")
    for seats, options in settings(game):
        game.check_options(seats, options)
    assert isinstance(game.options[0], Option)
    assert len(settings(game)) <= 2 * len(game.players) + len(game.options)


@pytest.mark.slow
def test_without_an_option_of_many_values_a_tenth_of_the_settings_is_enough() -> None:
    found = enough(BOARD, without="duchy")
    assert len(found) <= len(settings(BOARD)) // 10
    played, others = [setting(BOARD, n) for n in found], [option for option in BOARD.options if option.name != "duchy"]
    for one, other in combinations(others, 2):
        together = {(options[one.name], options[other.name]) for _, options in played}
        assert together >= {(a, b) for a, b in product(one.values, other.values) if not clashes(one, a, other, b)}
    for option in others:
        here = {(seats, options[option.name]) for seats, options in played if option.counts(seats)}
        assert here == {(seats, v) for seats in BOARD.players if option.counts(seats) for v in option.values}
