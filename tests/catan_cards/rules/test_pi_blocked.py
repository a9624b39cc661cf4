"""Section 13, Politics & Intrigue: a blocked stack in an exchange within one stack."""

from __future__ import annotations

from catan_cards.rules.table import (
    acting,
    discarded,
    do,
    drawing,
    hand,
    is_open,
    open_values,
    player,
    stack_cards,
    why,
)

PI = 3


def test_13_interdict_a_card_may_go_under_a_blocked_stack_and_brings_no_new_one() -> None:
    me = {**player(0, "goetz karl otto"), "blocked": 0b10}
    pos = drawing(me, player(1), theme=PI, options={"exchange_from": 1})
    do(pos, "put_under", slot="karl", stack=1)
    assert (hand(pos, 0), stack_cards(pos, 1)[-1], discarded(pos)) == (["goetz", "otto"], "karl", [])
    assert pos.state.on_turn == 1


def test_13_interdict_another_stack_is_drawn_from_as_ever() -> None:
    me = {**player(0, "goetz karl otto"), "blocked": 0b10}
    pos = drawing(me, player(1), theme=PI)
    do(pos, "put_under", slot="karl", stack=1)
    assert why(pos, "draw", stack=1) == "blocked"
    assert is_open(pos, "draw", stack=0)


def test_13_interdict_an_archivist_does_not_look_through_a_blocked_stack() -> None:
    me = {**player(0, "archivist"), "blocked": 0b10}
    pos = do(acting(me, player(1), theme=PI, options={"action_gate": 3}), "play", slot="archivist")
    assert why(pos, "search", stack=1) == "blocked"
    assert open_values(pos, "search", "stack") == {0, 2, 3, 4, 5}
