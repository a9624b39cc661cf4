"""Section 13, what holds for every theme set; Knights & Merchants is the example."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    ALL_STACKS,
    acting,
    do,
    hand,
    is_open,
    look_into,
    names,
    open_kinds,
    open_values,
    player,
    stack_cards,
    why,
)

from bailey.core import peek
from bailey.games import catan_cards
from bailey.games.catan_cards.data import SETS

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

from catan_cards.rules.table_expanded import KM, SIZES, new, sizes

EVENTS = (
    "civil-war conflict master-builder plague-a plague-b productive-year-a productive-year-b progress-a progress-b "
    "year-end raid-a raid-b knights-fair"
)
CARDS = (
    "bodo roland walter-singer landlord castle-a castle-b pirate-fleet-a pirate-fleet-b tournament-place watchtower "
    "toll-station-a toll-station-b palace trade-academy knights-hall cloth-hall-a cloth-hall-b border-dispute-a "
    "border-dispute-b damsel-imelda ransom-a ransom-b squire-a squire-b letter-of-credit market-day oath-of-fealty"
)
#: Seven red cards worth eight points: with two Cities 12.
EIGHT: dict[str, tuple[int, str]] = {
    "colossus": (5, "above"),
    "aqueduct-a": (5, "above"),
    "aqueduct-b": (5, "below"),
    "library-a": (5, "below"),
    "library-b": (6, "above"),
    "church-a": (6, "above"),
    "church-b": (6, "below"),
}
NINE = {**EIGHT, "palace": (6, "below")}


def rich(seat: int, cards: dict[str, tuple[int, str]], hand: str = "") -> Json:
    """Tell of a player with two Cities and some cards."""
    return player(seat, hand, built=cards, settlements=(), cities=(5, 6))


# The cards in play


@pytest.mark.parametrize("seed", range(3))
def test_13_the_cards_of_the_base_game_make_four_stacks_and_those_of_the_set_two_more(seed: int) -> None:
    pos = look_into(new(seed=seed), 0, *ALL_STACKS)
    base = [card for i in range(4) for card in stack_cards(pos, i)]
    of_set = [card for i in (4, 5) for card in stack_cards(pos, i)]
    assert sorted(of_set) == sorted(CARDS.split())
    assert (len(base), len(set(base)), set(base) & set(of_set)) == (62, 62, set())


@pytest.mark.parametrize("name", SIZES)
def test_13_the_sizes_of_the_six_stacks(name: str) -> None:
    assert sizes(new(SETS.index(name))) == SIZES[name]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_13_the_sizes_are_public_and_the_cards_are_not(viewer: int | None) -> None:
    assert [stack["cards"] for stack in new().view(viewer)["stacks"]] == SIZES["km"]


def test_13_without_a_set_there_are_five_stacks_and_no_card_of_a_set() -> None:
    pos = look_into(catan_cards.new(seed=0), 0, *table.STACKS)
    assert sizes(pos) == [13, 13, 12, 12, 12, 0]
    assert not {card for i in table.STACKS for card in stack_cards(pos, i)} & set(CARDS.split())


def test_13_the_stacks_of_the_base_game_are_shuffled_and_so_are_those_of_the_set() -> None:
    found = [look_into(new(seed=seed), 0, *ALL_STACKS) for seed in range(20)]
    for i in ALL_STACKS:
        assert len({frozenset(stack_cards(pos, i)) for pos in found}) > 10


@pytest.mark.parametrize("name", SIZES)
def test_13_the_event_stack_has_thirteen_cards(name: str) -> None:
    assert new(SETS.index(name)).state.events_stack.size == 13


def test_13_the_event_cards_of_the_set_are_among_the_thirteen() -> None:
    pos = new()
    here = pos.state.events_stack
    for i in range(here.size):
        peek(pos.state, here, i, 0)
    assert sorted(names(here)) == sorted(EVENTS.split())


def test_13_a_new_game_holds_no_card_of_another_set() -> None:
    """Thirty cards of the set, 72 of the base game, and nothing else in front of the players."""
    pos = new()
    assert sum(sizes(pos)) + pos.state.events_stack.size == 72 + 30
    assert (pos.state.developments.size, pos.state.discard.size, pos.state.lasting.size) == (0, 0, 0)


# The starting search


def test_13_the_first_player_searches_any_of_the_six_stacks() -> None:
    pos = new()
    assert (pos.turn, open_kinds(pos), open_values(pos, "search", "stack")) == (0, {"search"}, set(ALL_STACKS))


@pytest.mark.parametrize("stack", ALL_STACKS)
def test_13_three_cards_are_taken_from_the_stack_and_the_second_player_takes_another(stack: int) -> None:
    pos = do(new(), "search", stack=stack)
    cards = stack_cards(pos, stack)
    assert (len(cards), len(open_values(pos, "take", "slot"))) == (SIZES["km"][stack], SIZES["km"][stack])
    for card in cards[:3]:
        do(pos, "take", slot=card)
    assert (hand(pos, 0), pos.turn) == (cards[:3], 1)
    assert open_values(pos, "search", "stack") == set(ALL_STACKS) - {stack}
    assert why(pos, "search", stack=stack) == "rival-searched"


def test_13_the_last_two_stacks_hold_the_cards_of_the_set_in_the_setup_too() -> None:
    pos = do(new(), "search", stack=5)
    assert set(stack_cards(pos, 5)) <= set(CARDS.split())


# 13 points


@pytest.mark.parametrize(
    ("theme", "cards", "goal", "wins"),
    [
        (0, EIGHT, 0, True),
        (KM, EIGHT, 0, False),
        (KM, NINE, 0, True),
        (KM, EIGHT, 12, True),
        (KM, EIGHT, 10, True),
        (KM, EIGHT, 13, False),
        (KM, NINE, 13, True),
        (KM, NINE, 15, False),
        (0, EIGHT, 13, False),
    ],
)
def test_13_the_game_goes_to_thirteen_points_unless_the_goal_says_otherwise(
    theme: int,
    cards: dict[str, tuple[int, str]],
    goal: int,
    wins: bool,  # noqa: FBT001
) -> None:
    pos = acting(rich(0, cards), player(1), theme=theme, options={"goal": goal})
    assert pos.score()[0] == (12 if cards is EIGHT else 13)
    assert (pos.state.winner == 0) is wins
    assert is_open(pos, "end_actions") is not wins


# The gate
CITIES = {2: (), 3: (5,), 4: (5, 6)}


def worth(seat: int, points: int, hand: str = "") -> Json:
    """Tell of a player with 2 to 4 points, and a resource of each Region."""
    cities = CITIES[points]
    return player(seat, hand, settlements={5, 6} - set(cities), cities=cities, stores=1)


@pytest.mark.parametrize("card", ["spy-a", "squire-a", "letter-of-credit"])
@pytest.mark.parametrize(
    ("mine", "theirs", "opens"), [(2, 2, False), (4, 2, False), (2, 3, False), (3, 3, True), (4, 3, True)]
)
def test_13_the_gate_is_three_points_of_each_player(card: str, mine: int, theirs: int, opens: bool) -> None:  # noqa: FBT001
    pos = acting(worth(0, mine, card), worth(1, theirs), theme=KM)
    assert pos.score() == [mine, theirs]
    assert is_open(pos, "play", slot=card) is opens
    assert why(pos, "play", slot=card) == (None if opens else "gate")


@pytest.mark.parametrize(
    ("gate", "mine", "theirs", "opens"),
    [
        (0, 4, 4, False),
        (1, 3, 3, True),
        (1, 3, 2, False),
        (2, 4, 2, False),
        (2, 4, 3, True),
        (3, 2, 2, True),
        (4, 3, 2, False),
        (4, 3, 3, True),
    ],
)
def test_13_the_option_says_otherwise(gate: int, mine: int, theirs: int, opens: bool) -> None:  # noqa: FBT001
    pos = acting(worth(0, mine, "squire-a"), worth(1, theirs), theme=KM, options={"action_gate": gate})
    assert is_open(pos, "play", slot="squire-a") is opens
    assert why(pos, "play", slot="squire-a") == (None if opens else "gate")
