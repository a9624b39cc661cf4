"""A todo that no game can come to is refused when it is read, however deep it hides what is wrong."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bailey.core import BadInput
from bailey.games import castle_combo

STEPS = [step.name.lower() for step in castle_combo.GAME.steps]


@pytest.mark.parametrize(
    "frame",
    [
        {"step": "effect", "a": 7},
        {"step": "effect", "a": -1},
        {"step": "effect"},
        {"step": "choose_neighbor", "a": 9},
        {"step": "fill_purse"},
        {"step": "place_card"},
        {"step": "discard_card"},
        {"step": "take_card"},
        {"step": "store_leftover"},
        {"step": "refill", "a": 1},
    ],
)
def test_a_wrong_step_below_the_one_that_asks_is_refused(frame: dict[str, Any]) -> None:
    dump = castle_combo.new(2, 7).dump()
    dump["todo"].insert(-1, {"player": dump["turn"], **frame})
    with pytest.raises(BadInput, match=r"todo|taken"):
        castle_combo.load(dump)


def test_every_position_of_a_game_may_be_read_again() -> None:
    for seed in range(12):
        pos = castle_combo.new(2 + seed % 4, seed)
        dice = random.Random(seed)
        while not pos.over:
            assert castle_combo.load(pos.dump()) == pos
            pos.push(dice.choice(pos.choices.numbers))


@pytest.mark.slow
def test_whatever_todo_is_read_can_be_played_on() -> None:
    """Todos are mutated at random; what is not refused is played to the end without a fault in the rules."""
    read = 0
    for seed in range(400):
        dice = random.Random(seed)
        pos = castle_combo.new(2 + seed % 4, seed)
        for _ in range(dice.randrange(40)):
            pos.push(dice.choice(pos.choices.numbers))
        dump = pos.dump()
        for _ in range(dice.randrange(1, 3)):
            mutate(dump, dice)
        try:
            again = castle_combo.load(dump)
        except BadInput:
            continue
        read += 1
        while not again.over:
            again.push(dice.choice(again.choices.numbers))
    assert read > 10


def mutate(dump: dict[str, Any], dice: random.Random) -> None:
    todo = dump["todo"]
    kind = dice.randrange(4)
    if kind == 0 and todo:
        todo.pop(dice.randrange(len(todo)))
    elif kind == 1:
        todo.insert(dice.randrange(len(todo) + 1), {"step": dice.choice(STEPS), "player": dump["turn"] or 0})
    elif kind == 2 and todo:
        dice.choice(todo)[dice.choice("ab")] = dice.randrange(-2, 4)
    elif kind == 3 and dump["players"][0]["tableau"]:
        dump["players"][0]["tableau"].pop()
