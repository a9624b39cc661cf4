"""Section 13, what holds for the hand with every theme set; Knights & Merchants is the example."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    ALL_STACKS,
    acting,
    built,
    discarded,
    do,
    drawing,
    event,
    hand,
    is_open,
    look_into,
    open_kinds,
    open_values,
    player,
    position,
    rolled,
    stack_cards,
    stock,
    stores_of,
    why,
)

from bailey.core import BadInput
from bailey.games import catan_cards
from bailey.games.catan_cards.data import SETS

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_expanded import KM, SIZES, new, sizes

# Draw, search, put under


def test_13_all_six_stacks_are_drawn_from() -> None:
    pos = drawing(player(0), player(1), theme=KM)
    for stack in (4, 5, 0):
        assert open_values(pos, "draw", "stack") == set(ALL_STACKS)
        do(pos, "draw", stack=stack)
    before = SIZES["km"]
    assert sizes(pos) == [before[0] - 1, *before[1:4], before[4] - 1, before[5] - 1]


def test_13_the_top_card_is_drawn_from_a_stack_of_the_set_too() -> None:
    pos = look_into(drawing(player(0, "goetz karl"), player(1), theme=KM), 0, 5)
    top, *rest = stack_cards(pos, 5)
    do(pos, "draw", stack=5)
    assert (hand(pos, 0)[-1], stack_cards(pos, 5)) == (top, rest)


@pytest.mark.parametrize("stack", ALL_STACKS)
def test_13_all_six_stacks_are_searched_for_a_price(stack: int) -> None:
    pos = drawing(player(0, "goetz karl", stores=stores_of(0, wool=2)), player(1), theme=KM)
    assert open_values(pos, "search", "stack") == set(ALL_STACKS)
    do(pos, "search", stack=stack)
    card = stack_cards(pos, stack)[2]
    do(pos, "take", slot=card)
    assert (hand(pos, 0), stock(pos, 0)) == (["goetz", "karl", card], {})


def test_13_cards_are_put_under_any_of_the_six_stacks() -> None:
    pos = drawing(player(0, "goetz karl otto falk"), player(1), theme=KM)
    assert open_values(pos, "put_under", "stack") == set(ALL_STACKS)
    do(pos, "put_under", slot="karl", stack=5)
    assert stack_cards(pos, 5)[-1] == "karl"
    assert open_values(pos, "put_under", "stack") == set(ALL_STACKS), "of the exchange"


def test_13_a_card_of_the_set_may_go_under_a_stack_of_the_base_game() -> None:
    pos = drawing(player(0, "goetz karl otto bodo"), player(1), theme=KM)
    do(pos, "put_under", slot="bodo", stack=0)
    assert stack_cards(pos, 0)[-1] == "bodo"


def test_13_an_exchange_takes_the_new_card_from_any_of_the_six_stacks() -> None:
    pos = drawing(player(0, "goetz karl otto"), player(1), theme=KM)
    do(pos, "put_under", slot="karl", stack=1)
    assert open_values(pos, "draw", "stack") == set(ALL_STACKS)


def test_13_with_the_option_the_new_card_comes_from_the_same_one_of_six() -> None:
    mine = player(0, "goetz karl otto", stores=stores_of(0, wool=1, ore=1))
    pos = drawing(mine, player(1), theme=KM, options={"exchange_from": 1})
    do(pos, "put_under", slot="karl", stack=5)
    assert (open_values(pos, "draw", "stack"), open_values(pos, "search", "stack")) == ({5}, {5})


def test_13_with_all_six_stacks_empty_nothing_is_drawn() -> None:
    gone = table.all_but("goetz", theme=KM)
    pos = drawing(player(0, "goetz"), player(1), theme=KM, stacks=("",) * 6, discard=gone)
    assert (hand(pos, 0), pos.turn) == (["goetz"], 1)


def test_13_a_stack_of_the_set_that_is_empty_gives_no_card() -> None:
    gone = table.all_but("goetz", "falk", "bodo", theme=KM)
    pos = drawing(player(0, "goetz"), player(1), theme=KM, stacks=("falk", "", "", "", "bodo", ""), discard=gone)
    assert open_values(pos, "draw", "stack") == {0, 4}
    assert why(pos, "draw", stack=5) == "no-cards"


def test_13_master_builder_searches_the_stacks_of_the_set_too() -> None:
    pos = event("master-builder", player(0, "goetz"), player(1, "karl"), theme=KM)
    assert open_values(pos, "search", "stack") == set(ALL_STACKS)
    do(pos, "search", stack=5)
    card = stack_cards(pos, 5)[0]
    do(pos, "take", slot=card)
    assert open_values(pos, "put_under", "stack") == set(ALL_STACKS)
    do(pos, "put_under", slot=card, stack=4)
    assert (pos.turn, open_values(pos, "search", "stack")) == (1, set(ALL_STACKS) - {5})


def test_13_conflict_puts_cards_under_the_stacks_of_the_set_too() -> None:
    knight = player(0, built={"goetz": (5, "above")})
    pos = event("conflict", knight, player(1, "karl otto falk"), theme=KM)
    assert open_values(pos, "put_under", "stack") == set(ALL_STACKS)
    do(pos, "put_under", slot="karl", stack=5)
    assert open_values(pos, "put_under", "stack") == {5}


# Values and cards that there are not


@pytest.mark.parametrize("value", [-1, 9, 99])
def test_13_an_unknown_set_is_refused(value: int) -> None:
    with pytest.raises(BadInput, match="theme"):
        new(value)
    with pytest.raises(BadInput, match="theme"):
        position(theme=value)


@pytest.mark.parametrize(("option", "value"), [("goal", 9), ("goal", -1), ("action_gate", 5), ("action_gate", -1)])
def test_13_unknown_goals_and_gates_are_refused(option: str, value: int) -> None:
    with pytest.raises(BadInput, match=option):
        new(**{option: value})


OF_OTHERS = {0: "bodo", KM: "university-a", SETS.index("sp"): "bodo", SETS.index("pi"): "squire-a"}


@pytest.mark.parametrize("theme", OF_OTHERS)
def test_13_a_card_of_another_set_is_refused_in_a_hand(theme: int) -> None:
    with pytest.raises(BadInput, match=OF_OTHERS[theme]):
        position(player(0, OF_OTHERS[theme]), theme=theme)


@pytest.mark.parametrize("theme", [0, SETS.index("sp")])
def test_13_a_card_of_another_set_is_refused_wherever_it_is_written(theme: int) -> None:
    with pytest.raises(BadInput, match="bodo"):
        position(player(0, built={"bodo": (5, "above")}), theme=theme)
    with pytest.raises(BadInput, match="bodo"):
        position(theme=theme, discard=["bodo"])
    with pytest.raises(BadInput, match="bodo"):
        position(theme=theme, stacks=("bodo", "", "", "", ""), discard=table.all_but(theme=theme))
    with pytest.raises(BadInput, match="raid-a"):
        position(theme=theme, events_stack=["raid-a"])


def test_13_a_card_of_the_set_and_of_the_base_game_may_be_written() -> None:
    cards = {"bodo": (5, "above"), "goetz": (6, "above")}
    pos = position(player(0, "squire-a spy-a", built=cards), theme=KM, discard=["palace"])
    assert (hand(pos, 0), built(pos, 0), discarded(pos)) == (["squire-a", "spy-a"], ["bodo", "goetz"], ["palace"])
    assert sum(sizes(pos)) == 62 + 27 - 5


def test_13_a_written_position_of_a_set_is_read_again_as_it_was() -> None:
    pos = position(player(0, "bodo"), theme=KM)
    assert catan_cards.load(pos.dump()).dump() == pos.dump()


# A hand above its limit in the rival's turn
FULL = "otto karl falk"


def test_13_the_rivals_hand_is_cut_as_soon_as_a_card_is_over() -> None:
    mine = player(0, "ransom-a", built={"walter": (5, "above"), "siegfried": (6, "above")})
    pos = acting(mine, player(1, FULL, built={"hagen": (5, "above")}), theme=KM, options={"action_gate": 3})
    do(pos, "play", slot="ransom-a")
    do(pos, "no_counter")
    assert (pos.turn, open_kinds(pos), len(hand(pos, 1))) == (1, {"put_under"}, 4)
    do(pos, "put_under", slot="hagen", stack=5)
    assert (pos.turn, is_open(pos, "end_actions"), hand(pos, 1)) == (0, True, FULL.split())


def raided(theirs: Json, mine: Json | None = None) -> Position:
    """Let a Raid take a Building of the second player, or of a roller who is told."""
    if mine is not None:
        return event("raid-a", mine, theirs, theme=KM)
    return event("raid-a", player(0, built={"goetz": (5, "above")}), theirs, theme=KM)


def test_13_the_rivals_hand_is_cut_as_soon_as_the_event_is_over() -> None:
    """Before the production, and before the player on turn acts."""
    pos = raided(player(1, FULL, built={"smithy": (5, "above")}))
    assert (pos.turn, open_kinds(pos), stock(pos, 0)) == (1, {"put_under"}, {})
    do(pos, "put_under", slot="falk", stack=0)
    assert (pos.turn, is_open(pos, "end_actions"), hand(pos, 1)) == (0, True, ["otto", "karl", "smithy"])
    assert stock(pos, 0) == {"grain": 1}


def test_13_the_player_on_turn_waits_for_the_own_draw_phase() -> None:
    mine = player(0, FULL, built={"smithy": (5, "above")})
    pos = raided(player(1, built={"goetz": (5, "above")}), mine)
    assert (pos.turn, is_open(pos, "end_actions"), len(hand(pos, 0))) == (0, True, 4)
    do(pos, "end_actions")
    assert (pos.turn, open_kinds(pos)) == (0, {"put_under"})


def test_13_a_hand_within_its_limit_is_not_cut() -> None:
    """With the Abbey there is room for four."""
    pos = raided(player(1, FULL, built={"smithy": (5, "above"), "abbey-a": (5, "below")}))
    do(pos, "pick", card="smithy")
    assert (pos.turn, is_open(pos, "end_actions"), len(hand(pos, 1))) == (0, True, 4)


def test_13_a_building_that_made_room_in_the_hand_leaves_it_above_the_limit() -> None:
    """With the Abbey the hand may hold four; without it there are five, and two go."""
    pos = raided(player(1, f"{FULL} walter", built={"abbey-a": (5, "above")}))
    for _ in range(2):
        assert (pos.turn, open_kinds(pos)) == (1, {"put_under"})
        do(pos, "put_under", slot=0, stack=0)
    assert (pos.turn, len(hand(pos, 1))) == (0, 3)


def test_13_a_hand_that_grew_by_a_palace_is_cut_before_the_roller_acts() -> None:
    theirs = player(1, FULL, built={"palace": (5, "above")}, settlements=(6,), cities=(5,))
    pos = rolled("plenty", 6, player(0, stores=3), theirs, theme=KM, discard=["pippin"])
    do(pos, "take_discarded", slot="pippin")
    assert (pos.turn, open_kinds(pos)) == (1, {"put_under"})
    assert open_values(pos, "put_under", "stack") == set(ALL_STACKS)
    do(pos, "put_under", slot="pippin", stack=4)
    assert (pos.turn, is_open(pos, "end_actions")) == (0, True)
