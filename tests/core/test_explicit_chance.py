"""Chance answered from outside: the same rules, with every outcome to be had, and each as likely as it is."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from bailey.core import Game, card_at
from bailey.core.play.explicit_chance import PlayedOn, begin, play_choice
from bailey.core.state.chance import GAME_STREAM, Luck, below, seed_with
from bailey.core.state.record import follow
from bailey.core.state.slots import NO_CARD
from bailey.games import _template, castle_combo

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = [castle_combo.GAME, _template.GAME]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def luck_of(s: Any) -> Luck:
    """Copy the generator of a state."""
    luck = Luck()
    luck.luck_a, luck.luck_b, luck.luck_c, luck.luck_count = s.luck_a, s.luck_b, s.luck_c, s.luck_count
    return luck


def decided(game: Game, played: PlayedOn, choice: int | None, luck: Any) -> PlayedOn:
    """Answer for chance until it is asked no more."""
    answers: list[int] = []
    while True:
        if choice is None:
            now = begin(game, game.setup, played.state, answers)
        else:
            now = play_choice(game, played.state, played.menu, choice, answers)
        if not now.outcomes:
            return now
        answers.append(below(luck, now.outcomes))


def table(s: Any) -> list[int]:
    """All numbers of a state but those of its generator."""
    return s.flat()[4:]


def test_answers_of_the_generator_make_the_game_of_the_generator() -> None:
    # Nobody is asked about a single outcome, for which the generator would turn; no deck gets so small here.
    rng, game = random.Random(1), castle_combo.GAME
    blank = game.blank(2)
    luck = Luck()
    seed_with(luck, 9, 0, GAME_STREAM)
    played = decided(game, PlayedOn(blank, game.menu(), 0), None, luck)
    live, menu = game.deal(2, 9), game.menu()
    game.engine.settle(live, menu)
    for _ in range(25):
        assert table(played.state) == table(live)
        assert played.menu.open() == menu.open()
        luck, choice = luck_of(live), rng.choice(menu.open())
        played = decided(game, played, choice, luck)
        game.engine.advance(live, menu, choice)


@each_game
def test_asking_changes_nothing(game: Game) -> None:
    blank = game.blank(2)
    before = blank.flat()
    asked = begin(game, game.setup, blank)
    assert asked.outcomes > 1
    assert asked.state is blank
    assert blank.flat() == before
    assert begin(game, game.setup, blank, [0]).state is blank


@each_game
def test_whatever_chance_answers_the_game_goes_on_to_its_end(game: Game) -> None:
    for seed in range(20):
        rng, luck = random.Random(seed), Luck()
        seed_with(luck, seed, 0, GAME_STREAM)
        played = decided(game, PlayedOn(game.blank(2), game.menu(), 0), None, luck)
        cards = Counter(cards_of(game, played.state))
        while played.state.pending:
            played = decided(game, played, rng.choice(played.menu.open()), luck)
            assert Counter(cards_of(game, played.state)) == cards
        assert played.menu.open() == []
        assert played.state.luck_a == 0
        assert played.state.events


def cards_of(game: Game, s: Any) -> list[int]:
    piles = [follow(s, place.path) for place in game.places]
    return [card_at(pile, i) for pile in piles for i in range(pile.size) if pile.slots[i] != NO_CARD]


def weights(game: Game, depth: int, answers: tuple[int, ...] = ()) -> Iterator[Fraction]:
    """Walk all outcomes of the first questions of setup, and weigh each."""
    if len(answers) == depth:
        yield Fraction(1)
        return
    outcomes = begin(game, game.setup, game.blank(2), answers).outcomes
    for outcome in range(outcomes):
        yield from (weight / outcomes for weight in weights(game, depth, (*answers, outcome)))


def test_every_outcome_of_chance_can_be_had_as_likely_as_any_and_tells_its_events() -> None:
    # who begins, and one of 39 cards
    assert list(weights(castle_combo.GAME, 2)) == [Fraction(1, 2 * 39)] * (2 * 39)
    pos = castle_combo.new(seed=2)
    choice = next(c for c in pos.choices if c.name == "renew_row")
    played = decided(castle_combo.GAME, PlayedOn(pos.state, pos._menu, 0), choice.number, luck_of(pos.state))
    pos.push(choice)
    assert played.state.events == pos.state.events
