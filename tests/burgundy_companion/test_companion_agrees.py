"""Digital games that are retold to the companion, in each depth: its Automata has the same after every turn."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, product

import pytest
from burgundy_board.transcript import follower
from burgundy_companion.digital import SHARED, Retold

from bailey.core.check.trials import settings
from bailey.games import burgundy_board, burgundy_companion
from bailey.games.burgundy_companion.state import AUTOMATA, IT, YOU

#: In the companion's settings every two values of its options meet; most are easy, so the others are played twice.
ITS_OWN = [options for _, options in settings(burgundy_companion.GAME)]
TOLD = [*ITS_OWN, *(options for options in ITS_OWN if options["automata"] > 1)]
#: Against the Automata, the options that the companion does not have differ from game to game.
WITH_IT = [
    options for people, options in settings(burgundy_board.GAME) if burgundy_board.GAME.printed_for(people, options)
]
STRIDE = len(WITH_IT) // len(TOLD)


def digital(number: int) -> tuple[int, dict[str, int]]:
    """Return people and options of a digital game."""
    shared = {name: TOLD[number][name] for name in SHARED}
    return TOLD[number]["people"], {**WITH_IT[STRIDE * number], **shared}


#: Each level once in each depth, and the others; all of them in both depths in the long tier.
FIRST = [(0, YOU), (0, IT), *((len(ITS_OWN) + number, (YOU, IT)[number % 2]) for number in range(4))]
GAMES = [
    pytest.param(number, depth, marks=pytest.mark.slow if (number, depth) in FIRST else pytest.mark.long)
    for number, depth in product(range(len(TOLD)), (YOU, IT))
]


@pytest.mark.parametrize(("number", "depth"), GAMES)
def test_a_digital_game_retold_ends_with_the_same_points(number: int, depth: int) -> None:
    people, options = digital(number)
    pos = burgundy_board.new(people, 100 + number, options)
    dice, retold = random.Random(number), Retold(pos, depth)
    while not pos.over:
        retold.play(follower(pos, dice))
    assert retold.pos.step == "tell_points"
    assert retold.turns == 25
    assert retold.pos.score()[AUTOMATA] == pos.score()[people]
    assert retold.pos.breakdown(AUTOMATA) == pos.breakdown(people)


def test_the_retold_games_play_every_level_about_equally_and_every_two_values() -> None:
    """Six easy games, six medium, eight hard, all official rules and modifiers among them in several."""
    assert Counter(options["automata"] for options in TOLD) == {1: 6, 2: 6, 3: 8}
    ours = [option for option in burgundy_companion.GAME.options if option.name != "depth"]
    for one, other in combinations(ours, 2):
        met = {(options[one.name], options[other.name]) for options in TOLD}
        assert met == set(product(one.values, other.values)), (one.name, other.name)


def test_the_companion_has_the_options_of_the_automata() -> None:
    mine = {option.name: option for option in burgundy_companion.GAME.options}
    theirs = {option.name: option for option in burgundy_board.GAME.options}
    automata = {name for name in theirs if name.startswith("automata")}
    assert automata - mine.keys() == {"automata_c"}, "people see for themselves who plays first"
    for name in mine.keys() & theirs.keys() - {"automata"}:
        assert (mine[name].default, mine[name].values) == (theirs[name].default, theirs[name].values)
    assert mine["automata"].words == theirs["automata"].words[1:]
