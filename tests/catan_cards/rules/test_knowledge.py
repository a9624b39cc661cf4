"""Who knows which card: what the rules of sections 3 and 10 to 12 show to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    acting,
    do,
    drawing,
    event,
    hand,
    knows,
    look_into,
    open_kinds,
    player,
    stack_cards,
    stores_of,
)

from bailey.core import Position
from bailey.games import catan_cards

if TYPE_CHECKING:
    from collections.abc import Iterable


EVENTS = ("civil-war", "conflict", "master-builder", "plague-a", "plague-b", "productive-year-a", "productive-year-b",
          "progress-a", "progress-b", "year-end")  # fmt: skip


def known(pos: Position, p: int, cards: Iterable[str]) -> set[bool]:
    """Tell whether a player knows all of some cards, none, or some."""
    return {knows(pos, p, card) for card in cards}


def searching(p: int = 0, **fields: Any) -> Position:
    """Begin a paid search of stack 2 in the draw phase."""
    seats = [player(seat, hand=("goetz karl", "otto")[seat]) for seat in (0, 1)]
    seats[p] = player(p, hand=("goetz karl", "otto falk")[p], stores=stores_of(p, wool=1, ore=1))
    return do(drawing(*seats, turn=p, **fields), "search", stack=2)


# A search


@pytest.mark.parametrize("p", [0, 1])
def test_11_a_search_lets_the_searcher_know_the_whole_stack(p: int) -> None:
    pos = searching(p)
    assert (known(pos, p, stack_cards(pos, 2)), known(pos, 1 - p, stack_cards(pos, 2))) == ({True}, {False})
    assert [known(pos, p, stack_cards(pos, i)) for i in (0, 1, 3, 4)] == [{False}] * 4


def test_11_the_searcher_alone_knows_the_card_that_was_taken() -> None:
    pos = searching()
    card = stack_cards(pos, 2)[5]
    do(pos, "take", slot=card)
    assert (knows(pos, 0, card), knows(pos, 1, card)) == (True, False)
    assert f"'{card}'" not in str(pos.view(1)["players"][0]["hand"])


def test_11_whoever_knew_a_searched_card_knows_who_has_it_now() -> None:
    """Everybody sees from which place of a stack a card is taken."""
    pos = look_into(searching(), 1, 2)
    card = stack_cards(pos, 2)[5]
    do(pos, "take", slot=card)
    assert (hand(pos, 0)[-1], knows(pos, 0, card), knows(pos, 1, card)) == (card, True, True)


def test_3_both_know_the_stack_that_they_searched_at_the_beginning() -> None:
    pos = Position.new(catan_cards.GAME, players=2, seed=5)
    for p, stack in ((0, 1), (1, 3)):
        do(pos, "search", stack=stack)
        for _ in range(3):
            assert pos.turn == p
            assert (known(pos, p, stack_cards(pos, stack)), known(pos, 1 - p, stack_cards(pos, stack))) == (
                {True},
                {False},
            )
            do(pos, "take", slot=2)
    assert [known(pos, 0, stack_cards(pos, i)) for i in range(5)] == [{False}, {True}, {False}, {False}, {False}]
    assert [known(pos, 1, stack_cards(pos, i)) for i in range(5)] == [{False}, {False}, {False}, {True}, {False}]


# Drawing and putting under


def test_11_a_card_put_under_a_stack_is_known_to_who_put_it_there() -> None:
    pos = drawing(player(0, hand="goetz karl otto falk"), player(1))
    do(pos, "put_under", slot="karl", stack=3)
    assert stack_cards(pos, 3)[-1] == "karl"
    assert (knows(pos, 0, "karl"), knows(pos, 1, "karl")) == (True, False)
    assert "'karl'" not in str(pos.view(1))


# Event cards and shuffles


@pytest.mark.parametrize("card", ["civil-war", "conflict", "plague-a", "productive-year-a", "progress-a"])
def test_12_a_turned_up_event_card_is_known_to_both_under_its_stack(card: str) -> None:
    """Known under the stack because it was turned up, not because it was known before."""
    pos = event(card, player(0), player(1), events_stack=[{"card": card, "known_to": [0]}])
    assert open_kinds(pos) >= {"end_actions"}
    assert (knows(pos, 0, card), knows(pos, 1, card)) == (True, True)
    assert [known(pos, p, set(EVENTS) - {card}) for p in (0, 1)] == [{False}, {False}]
    assert pos.dump()["events_stack"][0]["card"] == card


def scouting() -> Position:
    players = (player(0, hand="scout-a", stores=1, road_left=True), player(1))
    return do(acting(*players), "use_scout", slot="scout-a", end="left")


def test_10_after_the_scout_the_order_of_the_region_stack_is_unknown() -> None:
    pos = scouting()
    do(pos, "take_region", slot="hills-1")
    do(pos, "place_region", side="above")
    do(pos, "take_region", slot="gold-3")
    if "place_region" in open_kinds(pos):
        do(pos, "place_region", side="below")
    rest = ("fields-3", "fields-4", "mountains-4", "mountains-5", "pasture-5", "pasture-6", "forest-6", "forest-1")
    assert [known(pos, p, rest) for p in (0, 1)] == [{False}, {False}]
    assert pos.state.region_stack.loose == 1
