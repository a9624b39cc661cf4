"""The drawing of a position: everything is there, at every width."""

from __future__ import annotations

from castle_combo.rules.table import bought, castle_removed, load, seat, site
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
    own = seat("princess vicar:2 ~duchess", gold=4)
    rows = {"castle": site("baron queen-mother general"), "village": site("farmer fisherman innkeeper", ["witch"])}
    position = load(own, seat(gold=15, keys=2), messenger="castle", **rows)
    assert str(draw(position, labels=labels(position))) == DRAWN


class TestDrawing(Drawings):
    """Whatever holds for every drawing."""

    game = castle_combo.GAME
    draw = staticmethod(draw)
    kinds = "take take_face_down place discard"


def test_a_purse_to_be_filled_has_its_label() -> None:
    position = bought("steward", seat("potter vicar sculptor", "@ . ."))
    assert position.step == "fill_purse"
    drawing = str(draw(position, brief=True, labels=labels(position)))
    assert all(f"{i} {name}" in drawing for i, name in enumerate(("Potter", "Vicar", "Sculptor", "Steward"), 1))


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
