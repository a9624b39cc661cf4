"""What draws a bot to a choice of the Castles of Burgundy card game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from bailey.games import burgundy_cards
from bailey.games.burgundy_cards.cards import IDS, MINE, card
from bailey.games.burgundy_cards.fitted import FITTED, Priors
from bailey.games.burgundy_cards.worth import come_worth, place_worth

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.core import Choice, Position

EARLY = 0


def alone(choose: Callable[[Position], Choice], seeds: range) -> list[int]:
    """Play to the end of round E against Aaron, and tell the scores."""
    scores = []
    for seed in seeds:
        pos = burgundy_cards.new(1, seed=seed, options={"end_only_check": 1})
        while not pos.over:
            pos.push(choose(pos))
        scores.append(pos.score()[0])
    return scores


def most_drawn(pos: Position) -> Choice:
    return max(pos.choices, key=lambda choice: burgundy_cards.GAME.prior_of(pos.state, choice.number))


@pytest.mark.slow
def test_who_follows_the_prior_scores_far_more_than_who_plays_at_random() -> None:
    dice = random.Random(1)
    drawn = alone(most_drawn, range(20))
    lots = alone(lambda pos: dice.choice(list(pos.choices)), range(20))
    assert sum(drawn) / 20 > 25
    assert min(drawn) > max(lots)


def mine() -> int:
    return next(c for c in range(len(IDS)) if card(c).type == MINE)


def beginner() -> tuple[Any, Any]:
    state = burgundy_cards.new(2, seed=3).state
    return state, state.players[0]


def test_the_card_that_completes_a_triple_draws_more_than_the_one_that_begins_it() -> None:
    state, me = beginner()
    begin, second, third = (place_worth(state, me, mine(), MINE, height, EARLY) for height in range(3))
    assert third > second > begin


def test_a_first_triple_draws_more_than_a_later_one() -> None:
    state, me = beginner()
    first = place_worth(state, me, mine(), MINE, 2, EARLY)
    state.first_triples[MINE] = 1
    assert place_worth(state, me, mine(), MINE, 2, EARLY) == first - FITTED["other"]["first_triple"]


def test_a_card_whose_die_is_in_hand_draws_more() -> None:
    _, me = beginner()
    me.workers = 0
    die = card(mine()).die
    far = (die + 2) % 6 + 1
    assert come_worth(me, mine(), die, EARLY) > come_worth(me, mine(), far, EARLY)


#: Hands of two cards in positions where something else is the best each time.
HANDS: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "three to convert": ("E", {"hand": ["mine-2a", "mine-6a"], "silver": 1, "workers": 2}, []),
    "two are too few": ("E", {"hand": ["mine-2a", "mine-6a"], "workers": 2}, ["", "ship-4a"]),
    "four to convert": ("E", {"hand": ["mine-2a", "mine-6a"], "workers": 4}, []),
    "a card for no worker": ("A", {"hand": ["mine-2a", "castle-6b"]}, ["", "castle-6a"]),
    "a card for a worker": ("A", {"hand": ["mine-2a", "mine-6a"], "workers": 3}, ["", "", "castle-6a"]),
    "a near card and a good one": ("A", {"hand": ["mine-2a", "mine-6a"], "workers": 3}, ["", "ship-4a", "castle-6a"]),
}


def some_hands() -> Iterator[Position]:
    """Deal games, and lay out the positions of `HANDS`."""
    for seed in range(8):
        yield burgundy_cards.new(2, seed=seed)
    for in_round, me, rows in HANDS.values():
        display = [{"cards": row.split()} for row in [*rows, *[""] * 6][:6]]
        yield burgundy_cards.load({"seats": 2, "round": in_round, "display": display, "players": [me, {}]})


def test_a_die_is_worth_the_best_that_it_can_do() -> None:
    for pos in some_hands():
        die = next(choice for choice in pos.choices if choice.name == "play_card")
        drawn = burgundy_cards.GAME.prior_of(pos.state, die.number)
        pos.push(die)
        assert drawn == max(
            burgundy_cards.GAME.prior_of(pos.state, choice.number) for choice in pos.choices if choice.name != "buy"
        )


def test_everything_that_was_fitted_is_known_and_used() -> None:
    assert set(FITTED["other"]) == {field.name for field in Priors.fields}
