"""Material and setup: what lies on the table before the first turn (2 and 3)."""

from __future__ import annotations

from typing import Any

import pytest
from catan_cards.rules import table as t

from bailey.core import Position, card_at
from bailey.games import catan_cards
from bailey.games.catan_cards.cards import BASE_EXPANSIONS, EVENTS, IDS, NEW_REGIONS
from bailey.games.catan_cards.cards import card as row_of
from bailey.games.catan_cards.data import BASE_ALONE, PRINTED

SIZES = [13, 13, 12, 12, 12]
#: The printed layouts, read off by hand: column 5 to 7 of the upper row, then of the lower.
LAYOUTS = [
    {
        "above": ["pasture-3", "gold-6", "hills-5"],
        "below": ["fields-1", "forest-4", "mountains-2"],
    },
    {
        "above": ["forest-5", "fields-2", "pasture-4"],
        "below": ["hills-6", "gold-1", "mountains-3"],
    },
]


def new(seed: int = 0, **options: int) -> Position:
    return Position.new(catan_cards.GAME, 2, seed, options)


def sizes(pos: Position) -> list[int]:
    return [stack.cards.size for stack in pos.state.stacks]


def names(pile: Any) -> list[str]:
    return [IDS[card_at(pile, i)] for i in range(pile.size)]


def laid(pos: Position, p: int) -> dict[int, str]:
    """Name the Region in each cell."""
    here = pos.state.players[p].regions
    return {int(k): IDS[card_at(here, k)] for k in here.taken()}


def take(pos: Position, *cards: str) -> Position:
    for card in cards:
        t.do(pos, "take", slot=card)
    return pos


def begun(seed: int = 0, **options: int) -> Position:
    """Set up a game; both players search and take the top three cards of stacks 0 and 1."""
    pos = new(seed, **options)
    for stack in (0, 1):
        take(t.do(pos, "search", stack=stack), *t.stack_cards(pos, stack)[:3])
    return pos


# 2. Material


@pytest.mark.parametrize(("colour", "number"), [("yellow", 20), ("green", 26), ("red", 16), ("blue", 10)])
def test_2_so_many_cards_of_each_colour_are_in_the_game(colour: str, number: int) -> None:
    found = [row.get("copies", 1) for row in PRINTED["cards"] if row["colour"] == colour]
    assert sum(found) == number


def test_2_sixty_two_expansion_cards_are_in_the_five_stacks() -> None:
    pos = new()
    found = [name for i in t.STACKS for name in t.stack_cards(pos, i)]
    assert len(found) == 62
    assert sorted(found) == sorted(IDS[i] for i in BASE_EXPANSIONS)


def test_2_there_are_10_event_cards_and_11_more_regions() -> None:
    s = new().state
    assert sorted(names(s.events_stack)) == sorted(IDS[i] for i in EVENTS if row_of(i).set == BASE_ALONE)
    assert sorted(names(s.region_stack)) == sorted(IDS[i] for i in NEW_REGIONS)
    assert (s.events_stack.size, s.region_stack.size) == (10, 11)


def test_2_there_are_7_roads_5_settlements_and_7_cities_beside_the_start_sets() -> None:
    s = new().state
    assert (s.roads, s.settlements, s.cities) == (7, 5, 7)


# 3. Setup


@pytest.mark.parametrize("seat", [0, 1])
def test_3_each_player_has_two_settlements_with_a_road_between_them(seat: int) -> None:
    me = new().state.players[seat]
    assert list(me.centres) == [0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]
    assert (me.road_left, me.road_right) == (0, 0)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("side", ["above", "below"])
def test_3_three_regions_lie_above_and_three_below_as_printed(seat: int, side: str) -> None:
    cells = laid(new(), seat)
    assert len(cells) == 6
    assert [cells.get(2 * column + ("above", "below").index(side)) for column in (5, 6, 7)] == LAYOUTS[seat][side]


@pytest.mark.parametrize("seat", [0, 1])
def test_3_each_region_shows_1(seat: int) -> None:
    assert t.stock(new(), seat) == dict.fromkeys(("lumber", "wool", "brick", "ore", "grain", "gold"), 1)


def lay_out(pos: Position, orders: list[list[str]]) -> Position:
    """Lay the Regions of both players out in these orders; the last one may lie down without a question."""
    while t.open_kinds(pos) == {"lay"}:
        assert pos.turn is not None
        before = laid(pos, pos.turn).values()
        t.do(pos, "lay", slot=next(name for name in orders[pos.turn] if name not in before))
    return pos


@pytest.mark.parametrize("seat", [0, 1])
def test_3_with_a_chosen_layout_each_player_lays_their_own_regions_as_they_like(seat: int) -> None:
    """Whatever Region is laid first lies where the first one of another order lies, and so on."""
    own = [[*LAYOUTS[p]["above"], *LAYOUTS[p]["below"]] for p in (0, 1)]
    one = laid(lay_out(new(start_layout=1), own), seat)
    place_of = {name: cell for cell, name in one.items()}
    turned = [[*names[2:], *names[:2]] for names in own]
    other = laid(lay_out(new(start_layout=1), turned), seat)
    assert set(one) == set(other) == {10, 11, 12, 13, 14, 15}
    assert other == {place_of[was]: now for was, now in zip(own[seat], turned[seat], strict=True)}


@pytest.mark.parametrize("seat", [0, 1])
def test_3_each_region_of_a_chosen_layout_shows_1(seat: int) -> None:
    own = [[*LAYOUTS[p]["below"], *LAYOUTS[p]["above"]] for p in (0, 1)]
    pos = lay_out(new(start_layout=1), own)
    assert [t.store(pos, name) for name in own[seat]] == [1] * 6
    assert sorted(laid(pos, seat).values()) == sorted(own[seat])


def test_3_the_printed_layout_asks_nothing() -> None:
    pos = new()
    assert t.open_kinds(pos) == {"search"}


def first_event(seed: int) -> str:
    """Go on from the setup to the first event card that is turned up."""
    pos = begun(seed)
    while True:
        found = [one["card"] for one in pos.events if one["what"] == "turned_up"]
        if found:
            return str(found[0])
        idle = [kind for kind in ("roll", "end_actions", "keep") if kind in t.open_kinds(pos)]
        pos.push({"do": idle[0]} if idle else pos.choices[0])


def test_3_the_event_cards_are_shuffled() -> None:
    """Which of the ten is turned up first is chance."""
    assert len({first_event(seed).removesuffix("-a").removesuffix("-b") for seed in range(60)}) == 7


def test_3_the_region_stack_is_shuffled() -> None:
    """Which of the eleven is drawn first is chance."""
    stores = t.stores_of(0, wool=1, lumber=1, brick=1, grain=1)
    drawn = set()
    for seed in range(80):
        pos = t.acting(t.player(0, stores=stores, road_left=True), roads=6, seed=seed)
        t.do(pos, "build_settlement", end="left")
        t.do(pos, "place_region", side="above")
        drawn.add(laid(pos, 0)[8])
    assert drawn == {IDS[i] for i in NEW_REGIONS}


def test_3_the_expansion_cards_are_shuffled() -> None:
    """Any card may be in any stack, and on top of it."""
    found = [t.stack_cards(t.do(new(seed), "search", stack=2), 2) for seed in range(40)]
    assert len({cards[0] for cards in found}) > 20
    assert len({frozenset(cards) for cards in found}) == 40


def test_3_the_five_stacks_have_13_13_12_12_and_12_cards() -> None:
    assert sizes(new()) == [*SIZES, 0], "the sixth is of the theme sets"


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_3_the_sizes_are_public_and_the_cards_are_not(viewer: int | None) -> None:
    """A pile of which nobody sees a card is shown as its size."""
    pos = new()
    seen = pos.view(viewer)
    assert [stack["cards"] for stack in seen["stacks"]] == [*SIZES, []]
    assert (seen["events_stack"], seen["region_stack"]) == (10, 11)


def test_3_the_first_player_searches_one_stack_whichever_they_like() -> None:
    pos = new()
    assert pos.turn == 0
    assert t.open_values(pos, "search", "stack") == set(t.STACKS)


@pytest.mark.parametrize("stack", t.STACKS)
def test_3_a_search_shows_the_whole_stack_to_the_searcher_only(stack: int) -> None:
    pos = t.do(new(), "search", stack=stack)
    assert all(t.knows(pos, 0, card) for card in t.stack_cards(pos, stack))
    assert not any(t.knows(pos, 1, card) for card in t.stack_cards(pos, stack))
    others = [card for i in t.STACKS if i != stack for card in t.stack_cards(pos, i)]
    assert not any(t.knows(pos, 0, card) for card in others)


@pytest.mark.parametrize("stack", t.STACKS)
def test_3_any_three_cards_are_taken_one_by_one(stack: int) -> None:
    pos = t.do(new(), "search", stack=stack)
    for taken in range(3):
        assert pos.turn == 0
        assert t.open_kinds(pos) == {"take"}
        assert t.open_values(pos, "take", "slot") == set(range(SIZES[stack] - taken))
        card = t.stack_cards(pos, stack)[3 * taken]
        t.do(pos, "take", slot=card)
        assert t.hand(pos, 0)[-1] == card
    assert pos.turn == 1
    assert (len(t.hand(pos, 0)), t.hand(pos, 1)) == (3, [])


@pytest.mark.parametrize("first", t.STACKS)
def test_3_the_second_player_does_the_same_with_another_stack(first: int) -> None:
    pos = t.do(new(), "search", stack=first)
    take(pos, *t.stack_cards(pos, first)[4:7])
    assert t.open_values(pos, "search", "stack") == set(t.STACKS) - {first}
    assert t.why(pos, "search", stack=first) == "rival-searched"
    second = (first + 2) % 5
    t.do(pos, "search", stack=second)
    cards = t.stack_cards(pos, second)[1:4]
    take(pos, *cards)
    assert t.hand(pos, 1) == cards


def test_3_nothing_is_shuffled_afterwards_both_may_remember() -> None:
    pos = t.do(new(), "search", stack=0)
    first = t.stack_cards(pos, 0)
    take(pos, first[2], first[0], first[7])
    t.do(pos, "search", stack=1)
    second = t.stack_cards(pos, 1)
    take(pos, *second[3:6])
    assert t.stack_cards(pos, 0) == [first[1], *first[3:7], *first[8:]]
    assert t.stack_cards(pos, 1) == [*second[:3], *second[6:]]
    assert all(t.knows(pos, 0, card) and not t.knows(pos, 1, card) for card in t.stack_cards(pos, 0))
    assert all(t.knows(pos, 1, card) and not t.knows(pos, 0, card) for card in t.stack_cards(pos, 1))
    assert not any(t.knows(pos, p, card) for p in (0, 1) for i in (2, 3, 4) for card in t.stack_cards(pos, i))


def test_3_nothing_is_taken_from_the_other_stacks() -> None:
    pos = begun()
    assert sizes(pos) == [10, 10, 12, 12, 12, 0]
    assert sum(len(t.hand(pos, p)) for p in (0, 1)) == 6


def test_3_then_the_first_player_begins_their_first_turn() -> None:
    pos = begun()
    assert (pos.turn, pos.state.on_turn, pos.state.turns) == (0, 0, 1)
    assert t.is_open(pos, "roll")


def test_3_the_players_begin_with_2_points_each() -> None:
    assert new().score() == [2, 2]
    assert begun().score() == [2, 2]
