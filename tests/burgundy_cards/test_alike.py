"""Open piles that show the same are not asked about: both answers lead to the same game. Equal dice are."""

from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING, Any

import pytest
from alike import asking, questions, skipped

from bailey.core import card_at
from bailey.games import burgundy_cards
from bailey.games.burgundy_cards.cards import FROM_GOODS, card
from bailey.games.burgundy_cards.choices import DECLINE, TAKE_ANIMAL, TAKE_GOOD
from bailey.games.burgundy_cards.steps import Step

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.choices import Choice
    from bailey.core.play.position import Position

GAME = burgundy_cards.GAME


def all_piles(s: Any, menu: Any, supplies: int) -> None:
    """Offer every open pile that has a card."""
    for pile, here in enumerate([*s.goods_piles, *s.animal_piles]):
        if supplies & (FROM_GOODS << pile // 2) and here.cards:
            add(menu, TAKE_GOOD(pile) if pile < 2 else TAKE_ANIMAL(pile - 2))
    if menu[0] == 0:
        add(menu, DECLINE())


def add(menu: Any, choice: int) -> None:
    menu[0] += 1
    menu[menu[0]] = choice


#: All of them play whole games by chance.
pytestmark = pytest.mark.slow
ASKING = asking(GAME, {Step.TAKE_SUPPLY: all_piles})


def found(seats: int, seeds: range) -> Iterator[tuple[Position, Choice]]:
    """Find the choices that the game leaves out, in random games with and without options."""
    for options in ({}, {option.name: 1 for option in GAME.options if option.counts(seats)}):
        for pos in questions(ASKING, seats, seeds, options):
            for choice in skipped(GAME, pos):
                yield pos, choice


def after(pos: Position, choice: Any) -> Position:
    """Play a choice on a copy."""
    twin = pos.copy()
    twin.play(choice)
    return twin


# --- open piles -------------------------------------------------------------------------------------------------------


def without_piles(pos: Position) -> dict[str, Any]:
    """Write a position without the order and the heights of open piles: what lies on top, and how many cards in all."""
    dump = pos.dump()
    dump.pop("digest", None)
    for piles in ("goods_piles", "animal_piles"):
        tops = sorted(one["top"] for one in dump[piles])
        dump[piles] = {"tops": tops, "cards": sum(one["cards"] for one in dump[piles])}
    return dump


def kind_of(pos: Position, number: int) -> str:
    """Write a choice; one that takes from an open pile by what lies on top."""
    choice = pos.game.choices.read(number)
    if choice.name in ("take_good", "take_animal"):
        piles = pos.dump()["goods_piles" if choice.name == "take_good" else "animal_piles"]
        return f"{choice.name} {piles[choice.args['pile']]['top']}"
    return str(choice)


def stay_the_same(one: Position, other: Position, chance: random.Random) -> None:
    """Play two positions to the end by the same choices: nothing but the piles may differ at any time."""
    assert without_piles(one) == without_piles(other)
    while not one.over:
        number = chance.choice(one.choices.numbers)
        wanted = kind_of(one, number)
        one.play(number)
        other.play(next(n for n in other.choices.numbers if kind_of(other, n) == wanted))
        assert without_piles(one) == without_piles(other)
    assert other.over
    assert one.score() == other.score()


@pytest.mark.parametrize("seats", GAME.players)
def test_from_which_of_two_equal_piles_is_taken_makes_no_difference(seats: int) -> None:
    """With the same luck, the same things come to light and the same choices lead to the same scores."""
    chance = random.Random(seats)
    some = [*islice(found(seats, range(60)), 4)]
    assert len(some) == 4
    for pos, choice in some:
        assert choice.args["pile"] == 1
        stay_the_same(after(pos, choice.number - 1), after(pos, choice), chance)


def test_no_question_between_equal_piles_is_left() -> None:
    """Only a purchase, or the other supply of a boarding house, may still be chosen instead."""
    for seats in GAME.players:
        for pos in questions(GAME, seats, range(3)):
            if pos.step == "take_supply":
                taken = [kind_of(pos, n) for n in pos.choices.numbers]
                assert len(set(taken)) == len(taken)


# --- dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.players)
def test_equal_dice_are_asked_about(seats: int) -> None:
    """A die that is played without a question would tell everybody that the one in hand shows the same number."""
    equal = 0
    for pos in questions(GAME, seats, range(3)):
        if pos.step == "play_card":
            hand = pos.state.players[pos.turn or 0].hand
            dice = [int(card(card_at(hand, slot)).die) for slot in range(hand.size)]
            assert [choice.args["slot"] for choice in pos.choices if choice.name == "play_card"] == [*range(len(dice))]
            equal += len(dice) == 2 and dice[0] == dice[1]
    assert equal > 2
