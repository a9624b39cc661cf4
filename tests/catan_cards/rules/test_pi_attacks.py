"""Section 13, Politics & Intrigue: the attacks of the set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    all_but,
    discarded,
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
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_pi import PI, WIDE, acting, acts, attacker, first_choice

ALL = set(range(6))


# Religious Interdict


def interdicted(stack: int, mine: str = "religious-interdict-a", theirs: str = "", **fields: Any) -> Position:
    """Play an Interdict on a stack that nobody cancels."""
    pos = acting(attacker(mine), player(1, theirs, stores=3), **fields)
    do(pos, "play", slot="religious-interdict-a")
    do(pos, "no_counter")
    return do(pos, "block", stack=stack)


def to_the_rivals_draw_phase(pos: Position, stack: int = 0) -> Position:
    """End the own turn, drawing from one stack, and roll and act for the rival until the draw phase."""
    do(pos, "end_actions")
    while pos.state.on_turn == 0:
        do(pos, "draw", stack=stack)
    through_actions(pos)
    return pos


def through_actions(pos: Position) -> None:
    """Roll, answer what is asked, and end the actions of the player on turn."""
    p = pos.state.on_turn
    do(pos, "roll")
    while not acts(pos, p):
        do(pos, **first_choice(pos))
    do(pos, "end_actions")


def test_13_religious_interdict_names_a_stack() -> None:
    pos = acting(attacker("religious-interdict-a"))
    do(pos, "play", slot="religious-interdict-a")
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})
    do(pos, "no_counter")
    assert (pos.turn, open_kinds(pos), open_values(pos, "block", "stack")) == (0, {"block"}, ALL)
    do(pos, "block", stack=2)
    assert (acts(pos), hand(pos, 0)) == (True, [])


@pytest.mark.parametrize("stack", [0, 3, 5])
def test_13_religious_interdict_the_rival_neither_draws_nor_searches(stack: int) -> None:
    pos = to_the_rivals_draw_phase(interdicted(stack))
    assert pos.turn == 1
    assert (open_values(pos, "draw", "stack"), open_values(pos, "search", "stack")) == (ALL - {stack}, ALL - {stack})
    assert (why(pos, "draw", stack=stack), why(pos, "search", stack=stack)) == ("blocked", "blocked")


def test_13_religious_interdict_cards_may_be_put_under_the_stack() -> None:
    pos = to_the_rivals_draw_phase(interdicted(2, theirs="goetz karl otto"))
    while "keep" not in open_kinds(pos):
        do(pos, **first_choice(pos))
    assert open_values(pos, "put_under", "stack") == ALL
    gone = hand(pos, 1)[0]
    do(pos, "put_under", slot=0, stack=2)
    assert stack_cards(pos, 2)[-1] == gone
    assert open_values(pos, "draw", "stack") == ALL - {2}


def test_13_religious_interdict_does_not_bind_who_played_it() -> None:
    pos = interdicted(2)
    do(pos, "end_actions")
    assert open_values(pos, "draw", "stack") == ALL


def test_13_religious_interdict_lasts_until_the_end_of_the_rivals_next_turn() -> None:
    pos = to_the_rivals_draw_phase(interdicted(2))
    while pos.state.on_turn == 1:
        assert open_values(pos, "draw", "stack") == ALL - {2}
        do(pos, "draw", stack=0)
    through_actions(pos)
    while pos.state.on_turn == 0:
        do(pos, **first_choice(pos))
    through_actions(pos)
    while "draw" not in open_kinds(pos):
        do(pos, "put_under", slot=0, stack=0)
    assert (pos.turn, open_values(pos, "draw", "stack")) == (1, ALL)


def test_13_religious_interdict_two_of_them_close_two_stacks() -> None:
    pos = interdicted(2, "religious-interdict-a religious-interdict-b")
    do(pos, "play", slot="religious-interdict-b")
    do(pos, "no_counter")
    do(pos, "block", stack=4)
    to_the_rivals_draw_phase(pos)
    assert open_values(pos, "draw", "stack") == ALL - {2, 4}
    assert [why(pos, "draw", stack=stack) for stack in (2, 4)] == ["blocked", "blocked"]


def test_13_religious_interdict_holds_in_a_master_builder_of_the_rivals_turn() -> None:
    """Searching is searching, also outside the draw phase."""
    top = [{"card": "master-builder", "known_to": [0, 1]}]
    for seed in range(80):
        pos = interdicted(2, seed=seed, events_stack=top)
        do(pos, "end_actions")
        while pos.state.on_turn == 0:
            do(pos, "draw", stack=0)
        do(pos, "roll")
        if [one["face"] for one in pos.events if one["what"] == "rolled_face"] == ["event"]:
            break
    assert (pos.turn, open_values(pos, "search", "stack")) == (1, ALL - {2})
    assert why(pos, "search", stack=2) == "blocked"
    do(pos, "skip")
    assert (pos.turn, open_values(pos, "search", "stack")) == (0, ALL)


def test_13_religious_interdict_holds_for_an_archivist_of_the_rival() -> None:
    pos = interdicted(2, theirs="archivist")
    do(pos, "end_actions")
    while pos.state.on_turn == 0:
        do(pos, "draw", stack=0)
    do(pos, "roll")
    while not acts(pos, 1):
        do(pos, **first_choice(pos))
    do(pos, "play", slot="archivist")
    assert (open_values(pos, "search", "stack"), why(pos, "search", stack=2)) == (ALL - {2}, "blocked")


def test_13_religious_interdict_holds_in_an_exchange_of_the_rival() -> None:
    pos = to_the_rivals_draw_phase(interdicted(2, theirs="goetz karl otto"))
    while "keep" not in open_kinds(pos):
        do(pos, **first_choice(pos))
    do(pos, "put_under", slot=0, stack=0)
    assert (open_values(pos, "draw", "stack"), why(pos, "draw", stack=2)) == (ALL - {2}, "blocked")


def test_13_religious_interdict_of_the_second_player() -> None:
    mine = player(1, "religious-interdict-a", built={"church-b": (5, "above")}, settlements=(6,), cities=(5,))
    pos = do(acting(player(0), mine, turn=1), "play", slot="religious-interdict-a")
    do(pos, "no_counter")
    do(pos, "block", stack=1)
    do(pos, "end_actions")
    while pos.state.on_turn == 1:
        assert open_values(pos, "draw", "stack") == ALL
        do(pos, "draw", stack=0)
    through_actions(pos)
    assert (pos.turn, open_values(pos, "draw", "stack")) == (0, ALL - {1})


def test_13_religious_interdict_with_nothing_else_to_draw_nothing_is_drawn() -> None:
    stacks = ("", "", "falk walter", "", "", "")
    told = ("religious-interdict-a", "falk", "walter", "hagen", "goetz", "karl", "otto")
    mine = attacker("religious-interdict-a goetz karl otto")
    pos = acting(mine, player(1), stacks=stacks, discard=all_but(*told, theme=PI))
    do(pos, "play", slot="religious-interdict-a")
    do(pos, "no_counter")
    do(pos, "block", stack=2)
    do(pos, "end_actions")
    do(pos, "keep")
    assert pos.state.on_turn == 1
    before = pos.state.turns
    do(pos, "roll")
    while pos.state.turns == before:
        do(pos, **first_choice(pos))
    assert (hand(pos, 1), stack_cards(pos, 2)) == ([], ["falk", "walter"])


@pytest.mark.parametrize("church", ["church-a", "cathedral"])
def test_13_religious_interdict_needs_a_church(church: str) -> None:
    """A Cathedral counts as one."""
    with_church = player(0, "religious-interdict-a", built={church: (5, "above")}, settlements=(6,), cities=(5,))
    assert is_open(acting(with_church), "play", slot="religious-interdict-a")
    pos = acting(player(0, "religious-interdict-a", built={"abbey-a": (5, "above")}))
    assert not is_open(pos, "play", slot="religious-interdict-a")
    assert why(pos, "play", slot="religious-interdict-a") == "needs"


@pytest.mark.parametrize("card", ["religious-interdict-a", "corruption-a"])
def test_13_the_attacks_of_the_set_wait_for_the_gate(card: str) -> None:
    mine, theirs = attacker(card), player(1, "karl")
    pos = acting(mine, theirs, options={})
    assert not is_open(pos, "play", slot=card)
    assert why(pos, "play", slot=card) == "gate"
    theirs = player(1, "karl", settlements=(6,), cities=(5,))
    assert is_open(acting(mine, theirs, options={}), "play", slot=card)


# Corruption


def corrupted(theirs: Json, mine: Json | None = None) -> Position:
    """Play a Corruption that nobody cancels."""
    pos = acting(mine or attacker("corruption-a"), theirs)
    do(pos, "play", slot="corruption-a")
    assert (pos.turn, open_kinds(pos)) == (1, {"no_counter"})
    return do(pos, "no_counter")


def test_13_corruption_puts_a_card_of_the_rivals_hand_under_any_stack() -> None:
    pos = corrupted(player(1, "karl otto falk"))
    assert (pos.turn, open_kinds(pos), len(pos.choices)) == (0, {"put_under"}, 3 * 6)
    do(pos, "put_under", slot="otto", stack=4)
    assert (hand(pos, 1), stack_cards(pos, 4)[-1]) == (["karl", "falk"], "otto")
    assert (acts(pos), hand(pos, 0), discarded(pos)) == (True, [], ["corruption-a"])


def test_13_corruption_looks_at_the_rivals_hand() -> None:
    pos = corrupted(player(1, "karl otto falk"))
    assert [knows(pos, 0, card) for card in ("karl", "otto", "falk")] == [True] * 3


def test_13_corruption_one_gold_is_paid() -> None:
    pos = corrupted(player(1, "karl otto falk"), attacker("corruption-a", gold=2))
    do(pos, "put_under", slot="otto", stack=4)
    assert stock(pos, 0) == {"gold": 1, "lumber": 1}


def test_13_corruption_the_player_chooses_which_gold_is_paid() -> None:
    mine = player(
        0, "corruption-a", built={"town-hall-a": (5, "above")}, cities=(5,), stores={"gold-6": 1, "gold-3": 1}, **WIDE
    )
    pos = acting(mine, player(1, "karl otto"))
    do(pos, "play", slot="corruption-a")
    while "put_under" not in open_kinds(pos):
        if pos.turn == 1:
            do(pos, "no_counter")
        else:
            assert open_cells(pos, "pay") == {"gold-6", "gold-3"}
            do(pos, "pay", cell="gold-3")
    assert table.store(pos, "gold-6") == 1
    assert table.store(pos, "gold-3") == 0


def test_13_corruption_needs_a_town_hall() -> None:
    mine = player(0, "corruption-a", built={"church-a": (5, "above")}, settlements=(6,), cities=(5,), stores=3)
    pos = acting(mine, player(1, "karl"))
    assert not is_open(pos, "play", slot="corruption-a")
    assert why(pos, "play", slot="corruption-a") == "needs"


def test_13_corruption_needs_a_gold() -> None:
    pos = acting(attacker("corruption-a", gold=0), player(1, "karl"))
    assert not is_open(pos, "play", slot="corruption-a")
    assert why(pos, "play", slot="corruption-a") is not None


def test_10_corruption_cannot_be_played_while_the_rival_holds_no_card() -> None:
    """A card can be played only if it can do what it says, and everybody sees how many cards a hand has."""
    pos = acting(attacker("corruption-a"), player(1))
    assert why(pos, "play", slot="corruption-a") == "needs"
    assert is_open(acting(attacker("corruption-a"), player(1, "karl")), "play", slot="corruption-a")


def test_13_corruption_the_rival_draws_no_new_card_before_the_own_draw_phase() -> None:
    pos = corrupted(player(1, "karl otto falk"), attacker("corruption-a goetz pippin walter"))
    do(pos, "put_under", slot="otto", stack=4)
    do(pos, "end_actions")
    do(pos, "keep")
    assert (pos.state.on_turn, hand(pos, 1)) == (1, ["karl", "falk"])
