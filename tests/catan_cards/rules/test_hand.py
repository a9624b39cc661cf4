"""Section 11: the draw phase, and what is known of cards, as far as no scene tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table as t

from bailey.core import Position
from bailey.games import catan_cards

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


ALL = {0, 1, 2, 3, 4}


def drawing(first: t.Json, second: t.Json, **fields: Any) -> Position:
    """Lay out the draw phase, with what the principalities leave of the supply."""
    return t.drawing(first, second, **fields)


def in_hand(pos: Position) -> bool:
    """Tell whether the first player is still in the draw phase."""
    return bool(pos.state.on_turn == 0)


def filled(pos: Position) -> int:
    """Draw free cards as long as the draw phase asks for it, and count them."""
    drawn = 0
    while in_hand(pos):
        t.do(pos, "draw", stack=min(t.open_values(pos, "draw", "stack")))
        drawn += 1
    return drawn


# The limit


@pytest.mark.parametrize(
    ("built", "limit"),
    [
        ({}, 3),
        ({"abbey-a": (5, "above")}, 4),
        ({"library-a": (5, "above")}, 4),
        ({"abbey-a": (5, "above"), "abbey-b": (6, "above")}, 5),
        ({"library-a": (5, "above"), "library-b": (5, "below")}, 5),
        ({"abbey-a": (5, "above"), "abbey-b": (6, "above"), "library-a": (5, "below"), "library-b": (6, "below")}, 7),
        ({"garrison-a": (5, "above"), "church-a": (6, "above"), "town-hall-a": (6, "below")}, 3),
    ],
)
def test_11_the_limit_is_3_and_1_more_for_each_own_abbey_and_library(
    built: Mapping[str, tuple[int, str]], limit: int
) -> None:
    pos = drawing(t.player(0, built=built, cities=(5, 6)), t.player(1))
    assert filled(pos) == limit
    assert len(t.hand(pos, 0)) == limit


def test_11_the_rivals_abbey_does_not_count() -> None:
    pos = drawing(t.player(0), t.player(1, built={"abbey-a": (5, "above"), "abbey-b": (6, "above")}))
    assert filled(pos) == 3


# Below the limit


@pytest.mark.parametrize("seed", range(5))
def test_11_a_free_card_is_the_top_one(seed: int) -> None:
    pos = t.look_into(drawing(t.player(0, hand="goetz"), t.player(1), seed=seed), 1, 2)
    top, *rest = t.stack_cards(pos, 2)
    t.do(pos, "draw", stack=2)
    assert (t.hand(pos, 0), t.stack_cards(pos, 2)) == (["goetz", top], rest)


@pytest.mark.parametrize(("have", "opens"), [({}, False), ({"gold": 1}, True)])
@pytest.mark.parametrize("halls", ["a", "ab"])
def test_11_a_search_costs_1_with_a_town_hall(have: dict[str, int], opens: bool, halls: str) -> None:  # noqa: FBT001
    built = {f"town-hall-{letter}": (5, "above") for letter in halls}
    pos = drawing(t.player(0, hand="goetz karl", built=built, cities=(5,), stores=t.stores_of(0, **have)), t.player(1))
    assert t.open_values(pos, "search", "stack") == (ALL if opens else set())
    if opens:
        t.do(pos, "search", stack=0)
        assert (t.stock(pos, 0), t.open_kinds(pos)) == ({}, {"take"})


@pytest.mark.parametrize("place", [0, 4, 11])
def test_11_a_search_takes_any_one_card_and_keeps_the_order(place: int) -> None:
    pos = drawing(t.player(0, hand="goetz", stores=t.stores_of(0, wool=2)), t.player(1))
    t.do(pos, "search", stack=2)
    order = t.stack_cards(pos, 2)
    assert len(pos.choices) == len(order) == len(t.open_values(pos, "take", "slot"))
    t.do(pos, "take", slot=order[place])
    assert t.hand(pos, 0) == ["goetz", order[place]]
    assert t.stack_cards(pos, 2) == order[:place] + order[place + 1 :]


# The exchange


def test_11_a_mandatory_exchange_does_not_bind_who_filled_up() -> None:
    pos = drawing(t.player(0, hand="goetz karl"), t.player(1), options={"exchange_mandatory": 1})
    assert filled(pos) == 1


EVENTS = ("civil-war", "conflict", "master-builder", "plague-a", "plague-b", "productive-year-a", "productive-year-b",
          "progress-a", "progress-b", "year-end")  # fmt: skip


def known(pos: Position, p: int, cards: Iterable[str]) -> set[bool]:
    """Tell whether a player knows all of some cards, none, or some."""
    return {t.knows(pos, p, card) for card in cards}


def searching(p: int = 0, **fields: Any) -> Position:
    """Begin a paid search of stack 2 in the draw phase."""
    seats = [t.player(seat, hand=("goetz karl", "otto")[seat]) for seat in (0, 1)]
    seats[p] = t.player(p, hand=("goetz karl", "otto falk")[p], stores=t.stores_of(p, wool=1, ore=1))
    return t.do(t.drawing(*seats, turn=p, **fields), "search", stack=2)


# A search


@pytest.mark.parametrize("p", [0, 1])
def test_11_a_search_lets_the_searcher_know_the_whole_stack(p: int) -> None:
    pos = searching(p)
    assert (known(pos, p, t.stack_cards(pos, 2)), known(pos, 1 - p, t.stack_cards(pos, 2))) == ({True}, {False})
    assert [known(pos, p, t.stack_cards(pos, i)) for i in (0, 1, 3, 4)] == [{False}] * 4


def test_11_the_searcher_alone_knows_the_card_that_was_taken() -> None:
    pos = searching()
    card = t.stack_cards(pos, 2)[5]
    t.do(pos, "take", slot=card)
    assert (t.knows(pos, 0, card), t.knows(pos, 1, card)) == (True, False)
    assert f"'{card}'" not in str(pos.view(1)["players"][0]["hand"])


def test_11_whoever_knew_a_searched_card_knows_who_has_it_now() -> None:
    """Everybody sees from which place of a stack a card is taken."""
    pos = t.look_into(searching(), 1, 2)
    card = t.stack_cards(pos, 2)[5]
    t.do(pos, "take", slot=card)
    assert (t.hand(pos, 0)[-1], t.knows(pos, 0, card), t.knows(pos, 1, card)) == (card, True, True)


def test_3_both_know_the_stack_that_they_searched_at_the_beginning() -> None:
    pos = Position.new(catan_cards.GAME, players=2, seed=5)
    for p, stack in ((0, 1), (1, 3)):
        t.do(pos, "search", stack=stack)
        for _ in range(3):
            assert pos.turn == p
            assert (known(pos, p, t.stack_cards(pos, stack)), known(pos, 1 - p, t.stack_cards(pos, stack))) == (
                {True},
                {False},
            )
            t.do(pos, "take", slot=2)
    assert [known(pos, 0, t.stack_cards(pos, i)) for i in range(5)] == [{False}, {True}, {False}, {False}, {False}]
    assert [known(pos, 1, t.stack_cards(pos, i)) for i in range(5)] == [{False}, {False}, {False}, {True}, {False}]


# Drawing and putting under


def test_11_a_card_put_under_a_stack_is_known_to_who_put_it_there() -> None:
    pos = t.drawing(t.player(0, hand="goetz karl otto falk"), t.player(1))
    t.do(pos, "put_under", slot="karl", stack=3)
    assert t.stack_cards(pos, 3)[-1] == "karl"
    assert (t.knows(pos, 0, "karl"), t.knows(pos, 1, "karl")) == (True, False)
    assert "'karl'" not in str(pos.view(1))


# Event cards and shuffles


@pytest.mark.parametrize("card", ["civil-war", "conflict", "plague-a", "productive-year-a", "progress-a"])
def test_12_a_turned_up_event_card_is_known_to_both_under_its_stack(card: str) -> None:
    """Known under the stack because it was turned up, not because it was known before."""
    pos = t.event(card, t.player(0), t.player(1), events_stack=[{"card": card, "known_to": [0]}])
    assert t.open_kinds(pos) >= {"end_actions"}
    assert (t.knows(pos, 0, card), t.knows(pos, 1, card)) == (True, True)
    assert [known(pos, p, set(EVENTS) - {card}) for p in (0, 1)] == [{False}, {False}]
    assert pos.dump()["events_stack"][0]["card"] == card


def scouting() -> Position:
    players = (t.player(0, hand="scout-a", stores=1, road_left=True), t.player(1))
    return t.do(t.acting(*players), "use_scout", slot="scout-a", end="left")


def test_10_after_the_scout_the_order_of_the_region_stack_is_unknown() -> None:
    pos = scouting()
    t.do(pos, "take_region", slot="hills-1")
    t.do(pos, "place_region", side="above")
    t.do(pos, "take_region", slot="gold-3")
    if "place_region" in t.open_kinds(pos):
        t.do(pos, "place_region", side="below")
    rest = ("fields-3", "fields-4", "mountains-4", "mountains-5", "pasture-5", "pasture-6", "forest-6", "forest-1")
    assert [known(pos, p, rest) for p in (0, 1)] == [{False}, {False}]
    assert pos.state.region_stack.loose == 1
