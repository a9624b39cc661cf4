"""Digital games that are retold to the companion, in each depth: its Automata has the same after every turn."""

from __future__ import annotations

import random

import pytest
from burgundy_board.transcript import follower
from burgundy_companion.digital import Retold

from bailey.core.check.trials import settings
from bailey.games import burgundy_board, burgundy_companion
from bailey.games.burgundy_companion.state import AUTOMATA, IT, YOU

GAMES = 20
#: People against the Automata, and options, so that every two values of options meet in some of all games.
WITH_IT = [
    (people, options)
    for people, options in settings(burgundy_board.GAME)
    if burgundy_board.GAME.printed_for(people, options)
]


@pytest.mark.parametrize("depth", [YOU, IT])
@pytest.mark.parametrize("number", range(GAMES))
def test_a_digital_game_retold_ends_with_the_same_points(number: int, depth: int) -> None:
    people, options = WITH_IT[number % len(WITH_IT)]
    digital = burgundy_board.new(people, 100 + number, options)
    dice, retold = random.Random(number), Retold(digital, depth)
    while not digital.over:
        retold.play(follower(digital, dice))
    assert retold.pos.step == "tell_points"
    assert retold.turns == 25
    assert retold.pos.score()[AUTOMATA] == digital.score()[people]
    assert retold.pos.breakdown(AUTOMATA) == digital.breakdown(people)


def test_the_companion_has_the_options_of_the_automata() -> None:
    mine = {option.name: option for option in burgundy_companion.GAME.options}
    theirs = {option.name: option for option in burgundy_board.GAME.options}
    automata = {name for name in theirs if name.startswith("automata")}
    assert automata - mine.keys() == {"automata_c"}, "people see for themselves who plays first"
    for name in mine.keys() & theirs.keys() - {"automata"}:
        assert (mine[name].default, mine[name].values) == (theirs[name].default, theirs[name].values)
    assert mine["automata"].words == theirs["automata"].words[1:]
