"""What a game may declare is checked when it is made: no bound of the core is met in silence."""

from __future__ import annotations

import dataclasses
import re
from enum import IntEnum
from typing import Any

import pytest

from bailey.core import (
    NOBODY,
    Choices,
    GameState,
    Option,
    Pile,
    Position,
    Printed,
    Record,
    each_player,
    pile,
    rule,
    todo,
)
from bailey.core.check import whole_games
from bailey.core.play import bounds
from bailey.core.play.bounds import MOST_CARDS, MOST_SEATS
from bailey.core.state.kinds.field import width
from bailey.games import _template as postern
from bailey.games._template import rules
from bailey.games._template.choices import REST
from bailey.games._template.rules import Step

GAME = dataclasses.replace(postern.GAME, in_play=None, printed=())


class Yard(Record):
    """A record for each who scores."""

    coins: int = 0


class TooSmall(GameState):
    hours: int = 6
    players: list[Yard] = each_player(Yard, 3)


class Overfull(GameState):
    hours: int = 6
    deck: Pile = pile(3, see=NOBODY, home=range(4))


class Unknown(GameState):
    hours: int = 6
    deck: Pile = pile(3, home=[99])


@rule
def first_class(s: Any, p: int) -> int:
    """Return the first class. A rule of Postern would be marked as a move class, and Postern be compiled again."""
    return 0


NO_CHOICES = Choices()


@pytest.mark.parametrize(
    ("declared", "told"),
    [
        ({"players": range(2, MOST_SEATS + 2)}, f"from 1 to at most {MOST_SEATS}"),
        ({"players": range(2, 2)}, "declare a range"),
        ({"retold": True}, "a table that tells is the only seat"),
        ({"printed": (Printed("Aaron", players=(7,)),)}, "printed opponent 'Aaron' at (7,) players"),
        ({"printed": (Printed("Aaron"), Printed("Bert"))}, "players: 5 records for 6 who score"),
        ({"printed": tuple(Printed(name) for name in "abcde")}, "9 who score"),
        ({"printed": (Printed("Aaron", when={"snow": (1,)}),)}, "printed opponent 'Aaron' when snow is (1,)"),
        ({"printed": (Printed("Aaron", when={"hours": (4,)}),)}, "printed opponent 'Aaron' when hours is (4,)"),
        ({"in_play": lambda _seats, _options: range(20)}, "in play, but at home nowhere: 19; give each a home"),
        (
            {"in_play": lambda _seats, options: [99] if options["hours"] == 9 else []},
            "'watchman': 0} in play, but at home nowhere: 99",
        ),
        ({"state": TooSmall}, "players: 3 records for 4 who score"),
        ({"cards": tuple(f"card {i}" for i in range(MOST_CARDS + 1))}, f"{MOST_CARDS + 1} cards"),
        ({"cards": ("gate",) * 16}, "two cards of one name"),
        ({"state": Overfull}, "deck: 4 cards at home in a pile of 3"),
        ({"state": Unknown}, "deck: a card at home that the game does not have"),
        ({"choices": NO_CHOICES, "interrupts": ()}, "0 choices"),
        ({"longest": 0}, "longest=0"),
        ({"move_class": {REST: first_class}, "move_classes": 0}, "0 move classes"),
        ({"steps": {**GAME.steps, -1: rules.end_turn}}, "step -1"),
        ({"options": (Option("snow", 0, (0, 1)),)}, "option 'snow'"),
        ({"options": (Option("hours", 5, (3, 6)),)}, "the default 5"),
        ({"options": (Option("hours", 3, (3, 6), first_game=5),)}, "first_game=5; one of (3, 6)"),
        ({"options": (Option("hours", 3, (3, 6), (9,)),)}, "counts for"),
        ({"options": (Option("hours", 3, (3, 1 << 31)),)}, "32 bits"),
    ],
)
def test_a_game_that_the_core_cannot_hold_is_refused(declared: dict[str, Any], told: str) -> None:
    with pytest.raises(TypeError, match=rf"^postern: .*{re.escape(told)}"):
        dataclasses.replace(GAME, **declared)


def test_a_state_may_be_as_wide_as_the_core_can_hold_and_no_wider(monkeypatch: pytest.MonkeyPatch) -> None:
    most = width(GAME.state)
    monkeypatch.setattr(bounds, "MOST_NUMBERS", most)
    assert dataclasses.replace(GAME, name="postern-of-most-numbers").state is GAME.state
    monkeypatch.setattr(bounds, "MOST_NUMBERS", most - 1)
    with pytest.raises(TypeError, match=f"a state of {most} numbers; at most {most - 1}"):
        dataclasses.replace(GAME, name="postern-of-too-many-numbers")


class Late(IntEnum):
    """Steps with numbers beyond those of a machine word; they stand where a mask of 64 bits would read ACT and LOOK."""

    END = 64 + Step.ACT
    END_AGAIN = 1000 * 64 + Step.LOOK


@rule
def put_off(s: Any, p: int) -> None:
    """End the turn two steps later."""
    todo(s, p, Late.END)


@rule
def put_off_again(s: Any, p: int) -> None:
    """End the turn a step later."""
    todo(s, p, Late.END_AGAIN)


def with_many_steps() -> Any:
    steps = {**GAME.steps, Step.END_TURN: put_off, Late.END: put_off_again, Late.END_AGAIN: rules.end_turn}
    return dataclasses.replace(GAME, name="postern-with-many-steps", steps=steps)


def test_a_game_may_have_any_number_of_steps() -> None:
    """The same holds compiled: the game of `quarry` has such steps, and `test_in_play` compares its two modes."""
    game = with_many_steps()
    ours, theirs = Position.new(game, 3, seed=5), Position.new(GAME, 3, seed=5)
    while not theirs.over:
        assert ours.choices.numbers == theirs.choices.numbers
        ours.push(ours.choices[0])
        theirs.push(theirs.choices[0])
    assert ours.over
    for number in range(6):
        whole_games.same_seed_same_game(game, 1, number)
