"""Section 13, Politics & Intrigue: the event cards.

Whoever is on turn rolled a 1: after the event the first player's fields 1 and the second player's gold 1 produce.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    all_but,
    built,
    do,
    hand,
    is_open,
    knows,
    open_cells,
    open_kinds,
    open_values,
    player,
    stack_cards,
    stock,
    stores_of,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

PI = 3
ALL = set(range(6))


def happens(card: str, first: Json | None = None, second: Json | None = None, **fields: Any) -> Position:
    """Turn up an event card of the set."""
    return table.event(card, first or player(0), second or player(1), theme=PI, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether the event is over and the action phase has begun."""
    return pos.turn == p and is_open(pos, "end_actions")


@pytest.mark.parametrize("card", ["good-neighbors", "election", "unrest"])
def test_13_an_event_card_of_the_set_goes_back_under_its_stack(card: str) -> None:
    pos = happens(card)
    for _ in range(2):
        if "skip" in open_kinds(pos):
            do(pos, "skip")
    assert acts(pos)
    assert (pos.state.events_stack.size, pos.state.shown.size) == (13, 0)


# Good Neighbors

#: Chance orders a stack, but each has only cards that may be taken (0, 1, 3, 4), or only cards that may not (2, 5).
STACKS = ("otto mint", "abbey-a court", "caravan alchemist-a", "ore-fleet gold-fleet", "inn-a", "corruption-a spy-a")
FIT = {0, 1, 3, 4}
HANDS = ("karl goetz", "falk bishop-a")


def neighbors(stacks: tuple[str, ...] = STACKS, hands: tuple[str, str] = HANDS, **fields: Any) -> Position:
    told = " ".join((*stacks, *hands)).split()
    players = [player(seat, hands[seat]) for seat in (0, 1)]
    return happens("good-neighbors", *players, stacks=stacks, discard=all_but(*told, theme=PI), **fields)


def test_13_good_neighbors_the_roller_may_take_a_unit_or_a_building() -> None:
    pos = neighbors()
    assert (pos.turn, open_kinds(pos), open_values(pos, "draw", "stack")) == (0, {"draw", "skip"}, FIT)


@pytest.mark.parametrize("card", ["otto", "gold-fleet", "inn-a", "abbey-a", "mint", "court"])
def test_13_good_neighbors_units_and_buildings_of_both_colours_may_be_taken(card: str) -> None:
    pos = neighbors((card, "caravan", "", "", "", ""))
    assert open_values(pos, "draw", "stack") == {0}
    do(pos, "draw", stack=0)
    assert hand(pos, 0) == ["karl", "goetz", card]


def test_13_good_neighbors_the_tops_are_turned_up_for_both_before_a_choice() -> None:
    pos = neighbors()
    for stack in ALL:
        top, *others = stack_cards(pos, stack)
        assert [knows(pos, p, top) for p in (0, 1)] == [True, True]
        assert not any(knows(pos, p, card) for p in (0, 1) for card in others)


def test_13_good_neighbors_then_the_rival_takes_one_that_lies_open_still() -> None:
    """The card below the one that was taken does not lie open."""
    pos = neighbors()
    tops = [stack_cards(pos, i)[0] for i in ALL]
    below = stack_cards(pos, 0)[1]
    do(pos, "draw", stack=0)
    assert (pos.turn, hand(pos, 0), open_kinds(pos)) == (0, ["karl", "goetz", tops[0]], {"put_under"})
    assert (open_values(pos, "put_under", "stack"), open_values(pos, "put_under", "slot")) == ({0}, {0, 1, 2})
    do(pos, "put_under", slot="goetz", stack=0)
    assert (hand(pos, 0), stack_cards(pos, 0)) == (["karl", tops[0]], [below, "goetz"])
    assert (pos.turn, open_kinds(pos), open_values(pos, "draw", "stack")) == (1, {"draw", "skip"}, FIT - {0})
    do(pos, "draw", stack=3)
    assert open_values(pos, "put_under", "stack") == {3}
    do(pos, "put_under", slot="falk", stack=3)
    assert (hand(pos, 1), stack_cards(pos, 3)[1:]) == (["bishop-a", tops[3]], ["falk"])
    assert acts(pos)


def test_13_good_neighbors_the_second_player_begins_as_roller() -> None:
    pos = neighbors(turn=1)
    assert (pos.turn, open_kinds(pos)) == (1, {"draw", "skip"})
    do(pos, "draw", stack=4)
    do(pos, "put_under", slot="falk", stack=4)
    assert (pos.turn, open_values(pos, "draw", "stack")) == (0, FIT - {4})
    do(pos, "skip")
    assert acts(pos, 1)


def test_13_good_neighbors_nobody_has_to_take_one() -> None:
    pos = neighbors()
    do(pos, "skip")
    assert (pos.turn, open_values(pos, "draw", "stack")) == (1, FIT)
    do(pos, "skip")
    assert (acts(pos), hand(pos, 0), hand(pos, 1)) == (True, ["karl", "goetz"], ["falk", "bishop-a"])
    assert [set(stack_cards(pos, i)) for i in ALL] == [set(names.split()) for names in STACKS]


def test_13_good_neighbors_the_others_are_turned_down_again_and_both_know_them() -> None:
    pos = neighbors()
    tops = [stack_cards(pos, i)[0] for i in ALL]
    do(pos, "draw", stack=0)
    do(pos, "put_under", slot="goetz", stack=0)
    do(pos, "skip")
    assert (acts(pos), pos.state.tops_open) == (True, 0)
    assert [stack_cards(pos, i)[0] for i in ALL][1:] == tops[1:]
    assert all(knows(pos, p, card) for p in (0, 1) for card in tops[1:])
    assert not any(knows(pos, p, card) for p in (0, 1) for i in (0, 1, 2, 3, 5) for card in stack_cards(pos, i)[1:-1])


def test_13_good_neighbors_both_know_the_card_that_was_taken() -> None:
    pos = do(neighbors(), "draw", stack=4)
    assert hand(pos, 0)[-1] == "inn-a"
    assert [knows(pos, p, "inn-a") for p in (0, 1)] == [True, True]


def test_13_good_neighbors_the_card_that_was_put_under_is_hidden_from_the_rival() -> None:
    pos = do(neighbors(), "draw", stack=0)
    do(pos, "put_under", slot="goetz", stack=0)
    assert (knows(pos, 0, "goetz"), knows(pos, 1, "goetz")) == (True, False)


def test_13_good_neighbors_the_card_just_taken_may_go_under() -> None:
    pos = do(neighbors(), "draw", stack=4)
    do(pos, "put_under", slot="inn-a", stack=4)
    assert (hand(pos, 0), stack_cards(pos, 4)) == (["karl", "goetz"], ["inn-a"])
    assert (pos.turn, open_values(pos, "draw", "stack")) == (1, FIT - {4}), "it does not lie open any more"


def test_13_good_neighbors_is_free_of_charge() -> None:
    stacks = ("otto", "", "", "", "", "")
    pos = happens(
        "good-neighbors", player(0, "karl", stores=1), stacks=stacks, discard=all_but("otto", "karl", theme=PI)
    )
    do(pos, "draw", stack=0)
    assert sum(stock(pos, 0).values()) == 6


def test_13_good_neighbors_a_hand_is_as_large_as_before() -> None:
    pos = neighbors(hands=("karl goetz falk", "bishop-a"))
    do(pos, "draw", stack=1)
    do(pos, "put_under", slot="goetz", stack=1)
    do(pos, "skip")
    assert (len(hand(pos, 0)), acts(pos)) == (3, True)


def test_13_good_neighbors_with_nothing_to_take_nobody_is_asked() -> None:
    pos = neighbors(("caravan", "spy-a", "", "", "diplomat-a", "governor-a"))
    assert acts(pos)
    assert all(knows(pos, p, card) for p in (0, 1) for card in ("caravan", "spy-a", "diplomat-a", "governor-a"))


@pytest.mark.parametrize("stack", [1, 3])
def test_13_good_neighbors_the_rival_is_not_asked_when_the_only_card_is_taken(stack: int) -> None:
    stacks = ["caravan", "", "", "", "diplomat-a", "governor-a"]
    stacks[stack] = "abbey-a otto"
    pos = do(neighbors(tuple(stacks)), "draw", stack=stack)
    do(pos, "put_under", slot="karl", stack=stack)
    assert (acts(pos), stack_cards(pos, stack)[1:]) == (True, ["karl"])


def test_13_good_neighbors_a_card_put_under_an_empty_stack_does_not_lie_open() -> None:
    pos = neighbors(("caravan", "abbey-a", "", "", "diplomat-a", "governor-a"))
    do(pos, "draw", stack=1)
    do(pos, "put_under", slot="karl", stack=1)
    assert (acts(pos), stack_cards(pos, 1), hand(pos, 0)) == (True, ["karl"], ["goetz", "abbey-a"])


# Election

HALL = {"town-hall-a": (5, "above")}
UPPER = ("pasture-3", "gold-6", "hills-5")
LOWER = ("forest-4", "mountains-2", "fields-1")


def elected(first: Json, second: Json | None = None, **fields: Any) -> Position:
    return happens("election", first, second, **fields)


def hall_of(seat: int, **fields: Any) -> Json:
    return player(seat, built={f"town-hall-{'ab'[seat]}": (5, "above")}, settlements=(6,), cities=(5,), **fields)


def metropolis_of(seat: int, **fields: Any) -> Json:
    return player(seat, settlements=(6,), metropolises=(5,), **fields)


def test_13_election_one_resource_of_choice_with_a_town_hall() -> None:
    pos = elected(hall_of(0))
    assert (pos.turn, open_cells(pos, "gain")) == (0, {*UPPER, *LOWER})
    do(pos, "gain", cell="hills-5")
    assert (acts(pos), stock(pos, 0), stock(pos, 1)) == (True, {"brick": 1, "grain": 1}, {"gold": 1})


def test_13_election_one_resource_of_choice_with_a_metropolis() -> None:
    pos = elected(metropolis_of(0))
    assert (pos.turn, open_cells(pos, "gain")) == (0, {*UPPER, *LOWER})
    do(pos, "gain", cell="hills-5")
    assert (acts(pos), stock(pos, 0)) == (True, {"brick": 1, "grain": 1})


def test_13_election_two_resources_with_both() -> None:
    pos = elected(player(0, built=HALL, settlements=(6,), metropolises=(5,)))
    do(pos, "gain", cell="hills-5")
    assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
    do(pos, "gain", cell="gold-6")
    assert (acts(pos), stock(pos, 0)) == (True, {"brick": 1, "gold": 1, "grain": 1})


@pytest.mark.parametrize("of", [hall_of, metropolis_of])
@pytest.mark.parametrize("roller", [0, 1])
def test_13_election_each_player_gains_and_the_roller_chooses_first(roller: int, of: Any) -> None:
    pos = elected(of(0), of(1), turn=roller)
    cells = ("hills-5", "hills-6")
    assert (pos.turn, open_kinds(pos)) == (roller, {"gain"})
    do(pos, "gain", cell=cells[roller])
    assert (pos.turn, open_kinds(pos)) == (1 - roller, {"gain"})
    do(pos, "gain", cell=cells[1 - roller])
    assert acts(pos, roller)
    assert (stock(pos, 0), stock(pos, 1)) == ({"brick": 1, "grain": 1}, {"brick": 1, "gold": 1})


def test_13_election_one_with_a_town_hall_and_the_other_with_a_metropolis() -> None:
    pos = elected(metropolis_of(0), hall_of(1))
    for _ in range(2):
        assert open_kinds(pos) == {"gain"}
        do(pos, "gain", cell="hills-5" if pos.turn == 0 else "hills-6")
    assert acts(pos)
    assert (stock(pos, 0)["brick"], stock(pos, 1)["brick"]) == (1, 1)


@pytest.mark.parametrize("card", ["", "church-a", "abbey-a"])
def test_13_election_without_town_hall_and_metropolis_nothing_happens(card: str) -> None:
    pos = elected(player(0, built={card: (5, "above")} if card else {}, settlements=(6,), cities=(5,)))
    assert (acts(pos), stock(pos, 0), stock(pos, 1)) == (True, {"grain": 1}, {"gold": 1})


def test_13_election_without_room_nothing_is_asked() -> None:
    pos = elected(hall_of(0, stores=3))
    assert (acts(pos), sum(stock(pos, 0).values())) == (True, 18)


# Unrest


def unrest(first: Json, second: Json, **fields: Any) -> Position:
    return happens("unrest", first, second, **fields)


def with_church(seat: int, card: str, held: str) -> Json:
    return player(seat, held, built={card: (5, "above")}, settlements=(6,), cities=(5,))


def test_13_unrest_each_player_without_a_church_puts_a_card_under_any_stack() -> None:
    pos = unrest(player(0, "karl goetz"), player(1, "falk otto hagen"))
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (0, {"put_under"}, 2 * 6)
    do(pos, "put_under", slot="goetz", stack=4)
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (1, {"put_under"}, 3 * 6)
    do(pos, "put_under", slot="falk", stack=4)
    assert (acts(pos), hand(pos, 0), hand(pos, 1)) == (True, ["karl"], ["otto", "hagen"])
    assert stack_cards(pos, 4)[-2:] == ["goetz", "falk"]


def test_13_unrest_the_second_player_chooses_first_as_roller() -> None:
    pos = unrest(player(0, "karl goetz"), player(1, "falk otto hagen"), turn=1)
    assert pos.turn == 1
    do(pos, "put_under", slot="falk", stack=0)
    assert pos.turn == 0
    do(pos, "put_under", slot="karl", stack=0)
    assert acts(pos, 1)


@pytest.mark.parametrize("church", ["church-a", "cathedral"])
def test_13_unrest_nothing_happens_to_a_player_with_a_church(church: str) -> None:
    pos = unrest(with_church(0, church, "karl goetz"), player(1, "falk otto"))
    assert (pos.turn, open_kinds(pos)) == (1, {"put_under"})
    do(pos, "put_under", slot="falk", stack=0)
    assert (acts(pos), hand(pos, 0)) == (True, ["karl", "goetz"])


@pytest.mark.parametrize("card", ["town-hall-a", "archdiocese", "abbey-a"])
def test_13_unrest_other_buildings_do_not_help(card: str) -> None:
    pos = unrest(with_church(0, card, "karl goetz"), player(1))
    assert (pos.turn, open_kinds(pos), built(pos, 0)) == (0, {"put_under"}, [card])


def test_13_unrest_both_with_a_church() -> None:
    pos = unrest(with_church(0, "church-a", "karl"), with_church(1, "church-b", "falk"))
    assert (acts(pos), hand(pos, 0), hand(pos, 1)) == (True, ["karl"], ["falk"])


def test_13_unrest_a_single_card_goes_under_a_stack_of_choice() -> None:
    pos = unrest(player(0, "karl"), player(1))
    assert (pos.turn, open_values(pos, "put_under", "stack")) == (0, ALL)
    do(pos, "put_under", slot="karl", stack=5)
    assert (acts(pos), hand(pos, 0), stack_cards(pos, 5)[-1]) == (True, [], "karl")


def test_13_unrest_an_empty_hand_loses_nothing() -> None:
    assert acts(unrest(player(0), player(1)))


def test_13_unrest_nobody_draws_a_new_card_at_once() -> None:
    pos = unrest(player(0, "karl goetz", stores=stores_of(0, wool=1)), player(1, "falk"))
    do(pos, "put_under", slot="karl", stack=0)
    do(pos, "put_under", slot="falk", stack=0)
    assert (acts(pos), hand(pos, 0), hand(pos, 1)) == (True, ["goetz"], [])
