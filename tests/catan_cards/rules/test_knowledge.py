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

    from catan_cards.rules.table import Json

OPEN = {"action_gate": 3}
EVENTS = ("civil-war", "conflict", "master-builder", "plague-a", "plague-b", "productive-year-a", "productive-year-b",
          "progress-a", "progress-b", "year-end")  # fmt: skip


def known(pos: Position, p: int, cards: Iterable[str]) -> set[bool]:
    """Tell whether a player knows all of some cards, none, or some."""
    return {knows(pos, p, card) for card in cards}


def happens(card: str, first: Json | None = None, second: Json | None = None, **fields: Any) -> Position:
    on_top = [{"card": card, "known_to": [0, 1]}]
    return event(card, first or player(0), second or player(1), events_stack=on_top, **fields)


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


def test_11_the_searcher_goes_on_knowing_the_rest_of_the_stack_in_its_order() -> None:
    pos = searching()
    order = stack_cards(pos, 2)
    do(pos, "take", slot=order[5])
    assert stack_cards(pos, 2) == order[:5] + order[6:]
    assert known(pos, 0, stack_cards(pos, 2)) == {True}
    assert known(pos, 1, stack_cards(pos, 2)) == {False}


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


def test_11_a_drawn_card_is_known_to_who_drew_it() -> None:
    pos = drawing(player(0, hand="goetz"), player(1, hand="otto"))
    do(pos, "draw", stack=1)
    card = hand(pos, 0)[-1]
    assert (knows(pos, 0, card), knows(pos, 1, card)) == (True, False)
    assert known(pos, 0, stack_cards(pos, 1)) == {False}


def test_11_whoever_knew_the_top_card_knows_who_drew_it() -> None:
    pos = look_into(drawing(player(0, hand="goetz"), player(1, hand="otto")), 1, 1)
    card = stack_cards(pos, 1)[0]
    do(pos, "draw", stack=1)
    assert (hand(pos, 0), knows(pos, 0, card), knows(pos, 1, card)) == (["goetz", card], True, True)


def test_11_a_card_put_under_a_stack_is_known_to_who_put_it_there() -> None:
    pos = drawing(player(0, hand="goetz karl otto falk"), player(1))
    do(pos, "put_under", slot="karl", stack=3)
    assert stack_cards(pos, 3)[-1] == "karl"
    assert (knows(pos, 0, "karl"), knows(pos, 1, "karl")) == (True, False)
    assert "'karl'" not in str(pos.view(1))


def test_11_whoever_knew_a_card_in_a_hand_knows_under_which_stack_it_went() -> None:
    """Here because the Spy had shown the hand."""
    mine = player(0, hand="spy-a goetz karl otto")
    pos = acting(mine, player(1, hand="falk church-a church-b"), options=OPEN)
    do(pos, "play", slot="spy-a")
    do(pos, "end_actions")
    do(pos, "put_under", slot="goetz", stack=3)
    do(pos, "put_under", slot="falk", stack=3)
    assert stack_cards(pos, 3)[-2:] == ["goetz", "falk"]
    assert (knows(pos, 1, "goetz"), knows(pos, 1, "falk"), knows(pos, 0, "falk")) == (False, True, True)


def test_11_a_hand_is_known_to_its_owner_only() -> None:
    pos = acting(player(0, hand="goetz karl"), player(1, hand="otto church-a"))
    assert (known(pos, 0, ["goetz", "karl"]), known(pos, 1, ["goetz", "karl"])) == ({True}, {False})
    assert (known(pos, 1, ["otto", "church-a"]), known(pos, 0, ["otto", "church-a"])) == ({True}, {False})


# Cards that show a hand or come from the table


def test_10_the_spy_shows_the_hand_and_only_to_who_played_it() -> None:
    pos = acting(player(0, hand="spy-a karl"), player(1, hand="otto church-a goetz"), options=OPEN)
    assert known(pos, 0, ["otto", "church-a", "goetz"]) == {False}
    do(pos, "play", slot="spy-a")
    assert known(pos, 0, ["otto", "church-a", "goetz"]) == {True}
    assert not knows(pos, 1, "karl")
    do(pos, "take_from_hand", slot="otto")
    assert (knows(pos, 0, "otto"), knows(pos, 1, "otto"), hand(pos, 0)) == (True, True, ["karl", "otto"])


def test_10_a_spy_that_finds_nothing_shows_the_hand_all_the_same() -> None:
    pos = acting(player(0, hand="spy-a"), player(1, hand="church-a library-a"), options=OPEN)
    do(pos, "play", slot="spy-a")
    assert known(pos, 0, ["church-a", "library-a"]) == {True}


def test_12_conflict_shows_the_hand_to_the_holder() -> None:
    holder = player(0, built={"goetz": (5, "above")}, hand="conrad")
    pos = happens("conflict", holder, player(1, hand="karl otto falk"))
    assert known(pos, 0, ["karl", "otto", "falk"]) == {True}
    assert not knows(pos, 1, "conrad")
    do(pos, "put_under", slot="falk", stack=2)
    do(pos, "put_under", slot="karl", stack=2)
    assert stack_cards(pos, 2)[-2:] == ["falk", "karl"]
    assert [known(pos, p, ["falk", "karl", "otto"]) for p in (0, 1)] == [{True}, {True}]


def test_12_conflict_without_a_holder_shows_no_hand() -> None:
    pos = happens("conflict", player(0, hand="conrad"), player(1, hand="karl otto"))
    assert (known(pos, 0, ["karl", "otto"]), knows(pos, 1, "conrad")) == ({False}, False)


def test_12_a_card_that_returned_from_a_principality_is_known_to_both() -> None:
    mine, theirs = player(0, built={"karl": (5, "above")}), player(1, built={"ore-fleet": (5, "above")})
    pos = happens("civil-war", mine, theirs)
    assert (hand(pos, 0), hand(pos, 1)) == (["karl"], ["ore-fleet"])
    assert [known(pos, p, ["karl", "ore-fleet"]) for p in (0, 1)] == [{True}, {True}]


def test_12_master_builder_shows_the_stack_even_to_who_takes_no_card() -> None:
    pos = happens("master-builder", player(0, hand="goetz"), player(1, hand="karl"))
    do(pos, "search", stack=3)
    do(pos, "skip")
    assert (known(pos, 0, stack_cards(pos, 3)), known(pos, 1, stack_cards(pos, 3))) == ({True}, {False})


def test_12_master_builder_who_puts_a_card_under_knows_it_there() -> None:
    pos = happens("master-builder", player(0, hand="goetz karl"), player(1, hand="otto"))
    do(pos, "search", stack=3)
    do(pos, "take", slot=0)
    do(pos, "put_under", slot="karl", stack=1)
    assert (stack_cards(pos, 1)[-1], knows(pos, 0, "karl"), knows(pos, 1, "karl")) == ("karl", True, False)


# Event cards and shuffles


@pytest.mark.parametrize("card", ["civil-war", "conflict", "plague-a", "productive-year-a", "progress-a"])
def test_12_a_turned_up_event_card_is_known_to_both_under_its_stack(card: str) -> None:
    """Known under the stack because it was turned up, not because it was known before."""
    pos = event(card, player(0), player(1), events_stack=[{"card": card, "known_to": [0]}])
    assert open_kinds(pos) >= {"end_actions"}
    assert (knows(pos, 0, card), knows(pos, 1, card)) == (True, True)
    assert [known(pos, p, set(EVENTS) - {card}) for p in (0, 1)] == [{False}, {False}]
    assert pos.dump()["events_stack"][0]["card"] == card


def test_12_after_the_year_end_the_order_of_the_event_cards_is_unknown() -> None:
    below = [{"card": "plague-a", "known_to": [0, 1]}, {"card": "conflict", "known_to": [1]}]
    pos = event("year-end", player(0), player(1), events_stack=[*below, {"card": "year-end", "known_to": [0, 1]}])
    assert [known(pos, p, EVENTS) for p in (0, 1)] == [{False}, {False}]


def scouting() -> Position:
    players = (player(0, hand="scout-a", stores=1, road_left=True), player(1))
    return do(acting(*players), "use_scout", slot="scout-a", end="left")


def test_10_the_scout_shows_the_region_stack_to_who_plays_it() -> None:
    pos = scouting()
    assert (known(pos, 0, ["hills-1", "gold-3", "fields-3"]), known(pos, 1, ["hills-1", "gold-3"])) == ({True}, {False})


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
