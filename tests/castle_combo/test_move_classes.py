"""What a choice comes to: a bot learns of cards, and not of the slots in which they lie."""

from __future__ import annotations

from bailey.core import card_at
from bailey.games import castle_combo
from bailey.games.castle_combo.choices import KEEP_KEY, PLACE, TAKE, TAKE_FACE_DOWN
from bailey.games.castle_combo.game import GAME


def test_to_take_a_card_is_the_same_move_class_in_every_slot() -> None:
    state = castle_combo.new(players=2, seed=7).state
    row = state.locations[state.messenger].row
    before = {card_at(row, slot): GAME.class_of(state, TAKE(slot)) for slot in range(3)}
    row.slots[0], row.slots[2] = row.slots[2], row.slots[0]
    assert {card_at(row, slot): GAME.class_of(state, TAKE(slot)) for slot in range(3)} == before
    assert len(set(before.values())) == 3


def test_face_down_all_cards_are_alike_and_other_choices_are_themselves() -> None:
    state = castle_combo.new(players=2, seed=7).state
    assert len({GAME.class_of(state, TAKE_FACE_DOWN(slot)) for slot in range(3)}) == 1
    others = [KEEP_KEY(), PLACE(-2, 1)]
    assert [GAME.class_of(state, choice) for choice in others] == others
