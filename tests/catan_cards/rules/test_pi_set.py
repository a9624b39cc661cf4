"""Section 13, Politics & Intrigue: the cards in play, and what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import (
    built,
    developments,
    do,
    hand,
    is_open,
    open_values,
    player,
    stack_cards,
    stock,
    stores_of,
    why,
)

from bailey.core import BadInput, card_at
from bailey.games import catan_cards
from bailey.games.catan_cards.cards import IDS

if TYPE_CHECKING:
    from bailey.core import Position
from catan_cards.rules.table_pi import DEVELOPMENTS, PI, acting, one_less

#: The 23 expansion cards of the set in its two stacks, and its three event cards.
CARDS = {
    *("inn-a", "inn-b", "order-castle", "legation", "pilgrims-hostel"),
    *("court", "archdiocese", "triumphal-arch", "cathedral", "house-of-republic", "pi-fire-brigade", "chancellery"),
    *("religious-interdict-a", "religious-interdict-b", "diplomat-a", "diplomat-b", "corruption-a", "corruption-b"),
    *("secret-brotherhood-a", "secret-brotherhood-b", "archivist", "governor-a", "governor-b"),
}
EVENTS = {"good-neighbors", "election", "unrest"}
#: Every green and red card of the set: what it costs, whether it is red, its points, strength and commerce.
PRINTED = {
    "inn-a": ({"brick": 1}, False, 0, 0, 0),
    "inn-b": ({"brick": 1}, False, 0, 0, 0),
    "order-castle": ({"brick": 1, "ore": 1, "lumber": 1}, False, 0, 1, 0),
    "legation": ({"lumber": 1, "wool": 1}, False, 0, 0, 1),
    "pilgrims-hostel": ({"grain": 1, "lumber": 1}, False, 0, 0, 0),
    "court": ({"brick": 2, "wool": 2, "ore": 1}, True, 1, 0, 0),
    "archdiocese": ({"ore": 2, "grain": 2, "brick": 2}, True, 1, 0, 0),
    "triumphal-arch": ({"brick": 3, "ore": 2}, True, 1, 1, 0),
    "cathedral": ({"ore": 3, "brick": 3, "grain": 2}, True, 2, 0, 0),
    "house-of-republic": ({"brick": 2, "lumber": 2, "wool": 1}, True, 1, 0, 0),
    "pi-fire-brigade": ({"brick": 1, "ore": 1, "wool": 2}, True, 1, 0, 0),
    "chancellery": ({"lumber": 2, "grain": 2, "wool": 1}, True, 1, 0, 0),
}
#: What a card needs to be built, if it needs something.
NEEDS = {
    "court": "town-hall-a",
    "archdiocese": "church-a",
    "triumphal-arch": "siegfried",
    "cathedral": "church-a",
    "house-of-republic": "town-hall-a",
    "chancellery": "town-hall-a",
}


def new(seed: int = 0) -> Position:
    return catan_cards.new(seed=seed, options={"theme": PI})


# The cards in play


def test_13_pi_the_stacks_have_15_15_14_14_and_12_11_cards() -> None:
    assert [stack.cards.size for stack in new().state.stacks] == [15, 15, 14, 14, 12, 11]


@pytest.mark.parametrize("seed", range(3))
def test_13_pi_the_last_two_stacks_are_those_of_the_set(seed: int) -> None:
    pos = new(seed)
    assert {name for i in (4, 5) for name in stack_cards(pos, i)} == CARDS
    assert not CARDS & {name for i in range(4) for name in stack_cards(pos, i)}


def test_13_pi_the_churches_and_town_halls_are_in_no_stack_but_lie_open() -> None:
    pos = new()
    assert sorted(developments(pos)) == DEVELOPMENTS
    assert not set(DEVELOPMENTS) & {name for i in range(6) for name in stack_cards(pos, i)}
    for viewer in (0, 1, None):
        assert pos.view(viewer)["developments"] == developments(pos)


def test_13_pi_the_inquisitions_stay_out_of_the_game() -> None:
    assert not [name for name in IDS if "inquisition" in name]
    pos = new()
    assert sum(len(stack_cards(pos, i)) for i in range(6)) == 62 - 4 + 30 - 3 - 2 - 2


def test_13_pi_the_events_of_the_set_go_into_the_event_stack() -> None:
    here = new().state.events_stack
    found = {IDS[card_at(here, i)] for i in range(here.size)}
    assert (here.size, found & EVENTS, found - EVENTS) == (13, EVENTS, found - EVENTS)
    assert len(found - EVENTS) == 10


def test_13_pi_in_the_setup_all_six_stacks_are_searched() -> None:
    pos = new()
    assert open_values(pos, "search", "stack") == set(range(6))
    do(pos, "search", stack=5)
    for _ in range(3):
        do(pos, "take", slot=0)
    assert set(hand(pos, 0)) <= CARDS
    assert open_values(pos, "search", "stack") == set(range(5))


def test_13_pi_a_written_position_lays_the_new_developments_open() -> None:
    pos = catan_cards.load({"game": catan_cards.GAME.name, "theme": PI, "players": [player(0), player(1)]})
    assert sorted(developments(pos)) == DEVELOPMENTS


@pytest.mark.parametrize("name", ["palace", "university-a", "bodo"])
def test_13_pi_a_card_of_another_set_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        acting(player(0, name))


# What the cards cost


@pytest.mark.parametrize("card", PRINTED)
def test_13_pi_every_card_is_built_for_its_cost(card: str) -> None:
    cost, red, points, strength, commerce = PRINTED[card]
    needed = {NEEDS[card]: (6, "above")} if card in NEEDS else {}
    bare = acting(player(0, card, cities=(5, 6), built=needed))
    pos = acting(player(0, card, cities=(5, 6), built=needed, stores=stores_of(0, **cost)))
    do(pos, "build", slot=card, place=5, side="below")
    assert (stock(pos, 0), hand(pos, 0), built(pos, 0)) == ({}, [], [*needed, card])
    before, after = bare.state.players[0], pos.state.players[0]
    assert (after.strength - before.strength, after.commerce - before.commerce) == (strength, commerce)
    assert after.points - before.points == points
    for stores in one_less(cost):
        short = acting(player(0, card, cities=(5, 6), built=needed, stores=stores_of(0, **stores)))
        assert why(short, "build", slot=card, place=5, side="below") == "too-dear"
        assert not is_open(short, "build", slot=card, place=5, side="below")
    assert is_open(acting(player(0, card, built={}, stores=3)), "build", slot=card, place=5, side="above") is not red
