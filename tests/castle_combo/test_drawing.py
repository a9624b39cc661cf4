"""The drawing of a position: everything is there, at every width."""

from __future__ import annotations

import pytest
from castle_combo.rules.table import castle_removed
from drawings import Drawings, labels, somewhere

from bailey.games import castle_combo
from bailey.games.castle_combo.drawing import draw

DRAWN = """\
▸ Castle  deck 34, discards 0  messenger
 1/3 Baron                 2g (3) N    −1g all                10 no P
 2/4 Queen Mother          2g (3) NN   store 2g               2/gold (max 5)
 -/5 General               6g (7) M    +1k/kind               6/3 equal

  Village  deck 34, discards 1
     Farmer                5g     PP → +1k/P                  7 bottom
     Fisherman             2g     PP   −1g castle             4 corner
     Innkeeper             0g     C    store 2g others +2g    2/gold (max 6)

▸ Player 1: 4 gold, 0 keys, 13 pts       Player 2: 15 gold, 2 keys, 2 pts
┌───────────┬───────────┬───────────┐    (no cards yet)
│Princess  N│Vicar     F│face down  │
│3/N row    │2/5g       │▒ castle ▒ │
└───────────┴───────────┴───────────┘"""  # noqa: RUF001 - the drawing has a minus sign


def test_a_drawing_word_for_word() -> None:
    position = castle_combo.load(
        {
            "messenger": "castle",
            "castle": {"row": ["baron", "queen-mother", "general"]},
            "village": {"row": ["farmer", "fisherman", "innkeeper"], "discard": ["witch"]},
            "players": [
                {
                    "gold": 4,
                    "keys": 0,
                    "tableau": [
                        {"card": "princess", "column": 0, "row": 0},
                        {"card": "vicar", "column": 1, "row": 0, "stored": 2},
                        {"card": "duchess", "column": 2, "row": 0, "face_down": True},
                    ],
                },
                {},
            ],
        }
    )
    assert str(draw(position, labels=labels(position))) == DRAWN


class TestDrawing(Drawings):
    """Whatever holds for every drawing."""

    game = castle_combo.GAME
    draw = staticmethod(draw)


@pytest.mark.slow
def test_every_choice_that_lies_on_the_table_has_its_label() -> None:
    """A label can be found in the drawing for every choice of a card or a cell."""
    kinds = {"take", "take_face_down", "place", "discard", "fill_purse"}
    seen = set()
    for seed in range(3):
        position = somewhere(castle_combo.GAME, seed, 2, seed)
        while not position.over:
            own = {c.number: chr(0x400 + c.number) for c in position.choices if c.name in kinds}
            seen |= {c.name for c in position.choices}
            for brief in (False, True):
                drawing = str(draw(position, brief=brief, width=200, labels=own))
                assert all(label in drawing for label in own.values())
            position.push(position.choices[-1])
    assert kinds - seen <= {"fill_purse", "discard"}


def test_a_purse_to_be_filled_has_its_label() -> None:
    cards = ["potter", "vicar", "sculptor"]
    tableau = [{"card": card, "column": i, "row": 0} for i, card in enumerate(cards)]
    position = castle_combo.load(
        {"messenger": "castle", "castle": {"row": ["steward"]}, "players": [{"keys": 0, "tableau": tableau}, {}]}
    )
    position.push({"do": "take", "slot": 0})
    position.push({"do": "place", "column": 0, "row": 1})
    assert position.step == "fill_purse"
    drawing = str(draw(position, brief=True, labels=labels(position)))
    assert [f"{i} {name}" in drawing for i, name in enumerate(("Potter", "Vicar", "Sculptor", "Steward"), 1)] == [
        True
    ] * 4


def test_a_location_that_left_is_said_so() -> None:
    position = castle_combo.load(castle_removed())
    assert "has left the game" in str(position)


def test_others_get_a_line_each() -> None:
    position = somewhere(castle_combo.GAME, 3, 4, 40)
    drawing = str(draw(position, [0]))
    assert drawing.count("┌") == 1
    assert f"┌{'─' * 18}┬" in drawing, "a grid alone is as wide as can be"
    assert drawing.splitlines()[-3:] == [
        "  Player 2: 17 gold, 3 keys, 4 cards, 19 pts",
        "▸ Player 3: 41 gold, 7 keys, 3 cards, 7 pts",
        "  Player 4: 35 gold, 6 keys, 3 cards, 6 pts",
    ]
