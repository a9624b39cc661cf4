"""Section 13, Science & Progress: what is in play, and the event cards of the set.

Whoever is on turn rolled a 6: after the event the first player's gold 6 and the second player's hills 6 produce.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    all_but,
    built,
    developments,
    discarded,
    do,
    hand,
    is_open,
    knows,
    names,
    open_cells,
    open_kinds,
    open_values,
    player,
    stack_cards,
    stock,
)

from bailey.games.catan_cards.rules.hand import stacks_in_play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catan_cards.rules.table import Json

    from bailey.core import Position

SP = 2
ALL = set(range(6))
#: A City and a Settlement.
TOWN: Json = {"cities": (5,), "settlements": (6,)}
#: Two Cities.
CITIES: Json = {"cities": (5, 6), "settlements": ()}
NOBODY = -1
EVENTS = {"invention", "town-fire", "congress"}


def event(name: str, first: Json | None = None, second: Json | None = None, **fields: Any) -> Position:
    return table.event(name, first or player(0), second or player(1), theme=SP, die=6, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether the event is over and the action phase of a player has begun."""
    return pos.turn == p and is_open(pos, "end_actions")


def spread(cards: Iterable[str]) -> dict[str, tuple[int, str]]:
    """Put up to eight cards on the sites of two Cities."""
    sites = [(place, side) for place in (5, 6) for side in ("above", "below", "above", "below")]
    return dict(zip(cards, sites, strict=False))


def own_picks(pos: Position) -> set[str]:
    """Name the own cards of the open choices `pick`."""
    return {built(pos, pos.turn)[i] for i in open_values(pos, "pick", "card")}


# What is in play


def test_13_science_and_progress_stacks_and_event_cards() -> None:
    pos = table.position(theme=SP)
    assert [len(stack_cards(pos, i)) for i in range(stacks_in_play(pos.state))] == [16, 16, 15, 15, 13, 12]
    assert pos.state.events_stack.size == 13
    assert set(names(pos.state.events_stack)) >= EVENTS
    assert developments(pos) == ["university-a", "university-b"]


@pytest.mark.parametrize("card", sorted(EVENTS))
def test_13_an_event_card_of_the_set_goes_back_under_its_stack(card: str) -> None:
    pos = event(card)
    assert acts(pos)
    assert names(pos.state.events_stack)[0] == card


# Invention


@pytest.mark.parametrize(
    ("cards", "n"),
    [
        ("", 0),
        ("church-a smithy academy", 0),
        ("abbey-a", 1),
        ("library-a", 1),
        ("university-a", 1),
        ("abbey-a library-a", 2),
        ("university-a abbey-a", 2),
        ("university-a library-a abbey-a", 2),
        ("university-a library-a library-b abbey-a abbey-b", 2),
    ],
)
def test_13_invention_one_resource_of_choice_for_each_and_at_most_2(cards: str, n: int) -> None:
    pos = event("invention", player(0, built=spread(cards.split()), **CITIES))
    for _ in range(n):
        assert (pos.turn, open_kinds(pos)) == (0, {"gain"})
        do(pos, "gain", cell="hills-5")
    assert acts(pos)
    assert stock(pos, 0) == {"gold": 1, **({"brick": n} if n else {})}


@pytest.mark.parametrize("turn", [0, 1])
def test_13_invention_each_player_the_roller_first(turn: int) -> None:
    mine = player(0, built={"abbey-a": (5, "above")})
    theirs = player(1, built={"abbey-b": (5, "above"), "library-a": (5, "above")}, **TOWN)
    pos = event("invention", mine, theirs, turn=turn)
    gains = {0: ["fields-1"], 1: ["gold-1", "fields-2"]}
    for p in (turn, 1 - turn):
        for cell in gains[p]:
            assert pos.turn == p
            do(pos, "gain", cell=cell)
    assert acts(pos, turn)
    assert (stock(pos, 0), stock(pos, 1)) == ({"grain": 1, "gold": 1}, {"gold": 1, "grain": 1, "brick": 1})


def test_13_invention_without_room_nothing_is_asked() -> None:
    pos = event("invention", player(0, built={"abbey-a": (5, "above")}, stores=3))
    assert (acts(pos), sum(stock(pos, 0).values())) == (True, 18)


# Town Fire

FIVE = ("smithy", "sawmill", "foundry", "grain-mill", "abbey-a")


def test_13_town_fire_nothing_with_four_buildings() -> None:
    """Units are no Buildings, and both players' Buildings are not added up."""
    mine = spread((*FIVE[:4], "siegfried", "ore-fleet"))
    theirs = spread(("garrison-a", "garrison-b", "woolen-mill", "church-a", "hagen"))
    pos = event("town-fire", player(0, built=mine, **CITIES), player(1, built=theirs, **CITIES))
    assert (acts(pos), hand(pos, 0), hand(pos, 1)) == (True, [], [])
    assert (len(built(pos, 0)), len(built(pos, 1))) == (6, 5)


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("more", ["", "brick-factory", "siegfried"])
def test_13_town_fire_with_five_or_more_the_owner_takes_one_back(more: str, turn: int) -> None:
    cards = [*FIVE, *more.split()]
    pos = event("town-fire", player(0, built=spread(cards), **CITIES), turn=turn)
    assert (pos.turn, open_kinds(pos), own_picks(pos)) == (0, {"pick"}, set(cards) - {"siegfried"})
    do(pos, "pick", card="grain-mill")
    assert (hand(pos, 0), acts(pos, turn)) == (["grain-mill"], True)
    assert built(pos, 0) == [card for card in cards if card != "grain-mill"]


def test_13_town_fire_red_and_green_buildings_with_and_without_points() -> None:
    cards = ("church-a", "colossus", "great-wall", "cannon-a", "marketplace")
    pos = event("town-fire", player(0, built=spread(cards), **CITIES))
    assert own_picks(pos) == set(cards)


@pytest.mark.parametrize("turn", [0, 1])
def test_13_town_fire_each_player_the_roller_first(turn: int) -> None:
    theirs = ("garrison-a", "garrison-b", "woolen-mill", "church-a", "abbey-b")
    mine = player(0, built=spread(FIVE), **CITIES)
    pos = event("town-fire", mine, player(1, built=spread(theirs), **CITIES), turn=turn)
    picked = {0: "smithy", 1: "church-a"}
    for p in (turn, 1 - turn):
        assert pos.turn == p
        do(pos, "pick", card=picked[p])
    assert (hand(pos, 0), hand(pos, 1), acts(pos, turn)) == (["smithy"], ["church-a"], True)


def test_13_town_fire_not_what_a_fire_brigade_protects() -> None:
    """What is protected counts as a Building; what stands elsewhere is not protected."""
    cards = ("fire-brigade-a", "abbey-a", "church-a", "smithy", "sawmill", "foundry")
    pos = event("town-fire", player(0, built=spread(cards), **CITIES))
    assert own_picks(pos) == {"sawmill", "foundry"}
    do(pos, "pick", card="foundry")
    assert hand(pos, 0) == ["foundry"]


def test_13_town_fire_a_single_one_that_is_not_protected_goes_without_a_question() -> None:
    cards = ("fire-brigade-a", "abbey-a", "church-a", "smithy", "sawmill", "hagen")
    pos = event("town-fire", player(0, built=spread(cards), **CITIES))
    assert (hand(pos, 0), acts(pos)) == (["sawmill"], True)


def test_13_town_fire_when_all_are_protected_nothing_is_taken_back() -> None:
    cards = ("fire-brigade-a", "abbey-a", "church-a", "smithy", "fire-brigade-b", "sawmill")
    pos = event("town-fire", player(0, built=spread(cards), **CITIES))
    assert (hand(pos, 0), len(built(pos, 0)), acts(pos)) == ([], 6, True)


def test_13_town_fire_the_rivals_fire_brigade_does_not_protect() -> None:
    theirs = player(1, built={"fire-brigade-a": (5, "above")}, **TOWN)
    pos = event("town-fire", player(0, built=spread(FIVE), **CITIES), theirs)
    assert own_picks(pos) == set(FIVE)


def test_13_town_fire_a_university_goes_back_beside_the_stacks() -> None:
    cards = ("university-a", *FIVE[:4])
    pos = event("town-fire", player(0, "goetz otto karl", built=spread(cards), **CITIES))
    do(pos, "pick", card="university-a")
    assert (hand(pos, 0), acts(pos)) == (["goetz", "otto", "karl"], True)
    assert (sorted(developments(pos)), discarded(pos)) == (["university-a", "university-b"], [])


@pytest.mark.parametrize("turn", [0, 1])
def test_13_town_fire_a_hand_above_its_limit_is_cut_down_at_once(turn: int) -> None:
    """In one's own turn too."""
    mine = player(0, "goetz otto karl", built=spread((*FIVE[:4], "church-a")), **CITIES)
    pos = event("town-fire", mine, turn=turn)
    do(pos, "pick", card="church-a")
    assert (pos.turn, open_kinds(pos), open_values(pos, "put_under", "stack")) == (0, {"put_under"}, ALL)
    do(pos, "put_under", slot="goetz", stack=2)
    assert (hand(pos, 0), stack_cards(pos, 2)[-1], acts(pos, turn)) == (["otto", "karl", "church-a"], "goetz", True)


def test_13_town_fire_who_loses_an_abbey_has_a_lower_limit_at_once() -> None:
    pos = event("town-fire", player(0, "goetz otto karl falk", built=spread(FIVE), **CITIES))
    do(pos, "pick", card="abbey-a")
    do(pos, "put_under", slot="abbey-a", stack=0)
    assert (len(hand(pos, 0)), open_kinds(pos)) == (4, {"put_under"})
    do(pos, "put_under", slot="falk", stack=0)
    assert (hand(pos, 0), acts(pos)) == (["goetz", "otto", "karl"], True)


def test_13_town_fire_both_hands_are_cut_down_after_both_have_picked() -> None:
    theirs = ("garrison-a", "garrison-b", "woolen-mill", "church-a", "harbor")
    mine = player(0, "goetz otto karl", built=spread(("smithy", "sawmill", "foundry", "mint", "colossus")), **CITIES)
    pos = event("town-fire", mine, player(1, "falk hagen pippin", built=spread(theirs), **CITIES))
    do(pos, "pick", card="mint")
    assert (pos.turn, open_kinds(pos)) == (1, {"pick"})
    do(pos, "pick", card="harbor")
    for p, card in ((0, "mint"), (1, "harbor")):
        assert (pos.turn, open_kinds(pos)) == (p, {"put_under"})
        do(pos, "put_under", slot=card, stack=0)
    assert (len(hand(pos, 0)), len(hand(pos, 1)), acts(pos)) == (3, 3, True)


def test_13_town_fire_can_cost_a_token() -> None:
    cards = ("merchant-guild", *FIVE[:4])
    theirs = player(1, built={"counting-house": (5, "above")}, **TOWN)
    pos = event("town-fire", player(0, built=spread(cards), **CITIES), theirs)
    assert pos.state.commerce_token == 0
    do(pos, "pick", card="merchant-guild")
    assert pos.state.commerce_token == 1


# Scholars' Congress


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("abbey-a", "", 0),
        ("library-a", "", 0),
        ("university-a", "", 0),
        ("", "university-b", 1),
        ("abbey-a library-a university-a", "abbey-b library-b", 0),
        ("abbey-a", "library-b university-b", 1),
        ("", "", NOBODY),
        ("abbey-a", "university-b", NOBODY),
        ("abbey-a library-a", "library-b university-b", NOBODY),
        ("academy", "church-a", NOBODY),
        ("academy observatory printing-house", "abbey-a", 1),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_13_congress_who_has_strictly_more_takes_the_top_card_of_any_stack(
    turn: int, mine: str, theirs: str, winner: int
) -> None:
    players = (player(0, built=spread(mine.split()), **CITIES), player(1, built=spread(theirs.split()), **CITIES))
    pos = event("congress", *players, turn=turn)
    if winner != NOBODY:
        assert (pos.turn, open_kinds(pos), open_values(pos, "draw", "stack")) == (winner, {"draw"}, ALL)
        do(pos, "draw", stack=4)
        card = hand(pos, winner)[0]
        assert [knows(pos, p, card) for p in (winner, 1 - winner)] == [True, False]
    assert [len(hand(pos, p)) for p in (0, 1)] == [int(p == winner) for p in (0, 1)]
    assert acts(pos, turn)


def test_13_congress_an_empty_stack_has_no_top_card() -> None:
    rest = all_but("goetz", "otto", "abbey-a", theme=SP)
    mine = player(0, built={"abbey-a": (5, "above")})
    pos = event("congress", mine, stacks=("", "goetz", "", "", "", "otto"), discard=rest)
    assert open_values(pos, "draw", "stack") == {1, 5}
    do(pos, "draw", stack=5)
    assert (hand(pos, 0), acts(pos)) == (["otto"], True)


def test_13_congress_a_hand_that_grows_above_its_limit_in_the_rivals_turn_is_cut_down() -> None:
    mine = player(0, "goetz otto karl falk", built={"abbey-a": (5, "above")})
    pos = event("congress", mine, turn=1)
    do(pos, "draw", stack=0)
    assert (pos.turn, open_kinds(pos)) == (0, {"put_under"})
    do(pos, "put_under", slot="falk", stack=0)
    assert (len(hand(pos, 0)), acts(pos, 1)) == (4, True)


def test_13_congress_in_the_own_turn_too_many_cards_wait_for_the_draw_phase() -> None:
    pos = event("congress", player(0, "goetz otto karl falk", built={"abbey-a": (5, "above")}))
    do(pos, "draw", stack=0)
    assert (len(hand(pos, 0)), acts(pos)) == (5, True)


# Progress and Year End with the set


def test_13_progress_the_roller_and_the_rival_with_universities_and_an_academy() -> None:
    mine = player(0, built=spread(("university-a", "academy")), **CITIES)
    theirs = player(1, built=spread(("university-b", "library-a")), **CITIES)
    pos = event("progress-b", mine, theirs)
    gained = [0, 0]
    while not acts(pos):
        assert open_kinds(pos) == {"gain"}
        gained[pos.turn] += 1
        do(pos, "gain", cell=next(iter(sorted(open_cells(pos, "gain")))))
    assert gained == [2, 2]


def test_13_year_end_shuffles_the_cards_of_the_set_too() -> None:
    pos = event("year-end")
    assert (pos.state.events_stack.size, acts(pos)) == (13, True)
    assert set(names(pos.state.events_stack)) >= {*EVENTS, "year-end"}
