"""The drawing of a position for the terminal: everything is there, at every width, and every choice finds its label."""

from __future__ import annotations

import random
from typing import Any

import pytest
from burgundy_board.positions import player, position, with_goods
from drawings import Drawings

from bailey.games import burgundy_board
from bailey.games.burgundy_board.choices import BUY, TAKE, TAKE_GOODS
from bailey.games.burgundy_board.drawing import draw
from bailey.games.burgundy_board.texts import Texts

GAME = burgundy_board.GAME
LYING = {10: "cow-3a", 11: "church-1", 17: "ship-1", 24: "mine-1", 30: "knowledge-10"}
DUCHY = """\
  duchy 1
                 1 liv6   2 cas5   3 cas4   4 kno3
             5 liv2   6 liv1   7 cas6   8 kno5   9 bui4
       10 liv5  11■3cow  12■churc 13 kno1  14 bui2  15 bui3
   16 shi6  17 shi1  18■shi   19■cas   20 shi5  21 shi4  22 shi1
       23 bui2  24 bui5  25■min   26 bui3  27 bui1  28 liv2
            29 bui6  30 min1  31■K10   32 bui5  33 bui6
                34 min3  35 kno4  36 kno1  37 bui3"""
NARROW_DUCHY = """\
  duchy 1
 1        liv6 cas5 cas4 kno3
 5      liv2 liv1 cas6 kno5 bui4
10   liv5 ■3co ■chu kno1 bui2 bui3
16 shi6 shi1 ■shi ■cas shi5 shi4 shi1
23   bui2 bui5 ■min bui3 bui1 liv2
29      bui6 min1 ■K10 bui5 bui6
34        min3 kno4 kno1 bui3"""


def against_it(**more: Any) -> Any:
    """Write a turn of a game with the Automata, at the medium level."""
    people = [player(0, dice=[1, 2], silver=2), player(1, has_played=True)]
    data = {"game": GAME.name, "seats": 2, "automata": 2, "turn": 0, "round": 1, "white": 1, "order": [0, 2, 1, -1]}
    return burgundy_board.load({**data, "players": [*people, {"silver": 3, "goods": [0, 2, 0, 0, 0, 1]}], **more})


@pytest.mark.parametrize(("width", "expected"), [(100, DUCHY), (66, DUCHY), (65, NARROW_DUCHY), (40, NARROW_DUCHY)])
def test_a_duchy(width: int, expected: str) -> None:
    assert expected in str(draw(position(player(0, LYING)), width=width))


def test_what_a_player_has() -> None:
    more = {"workers": 3, "goods": with_goods(t1=2, t6=1), "sold": with_goods(t4=2), "storage": ["ship-2", "cow-2a"]}
    pos = position({"dice": [4, 2], **more}, first_bonus=[0, 1, -1, -1, -1, -1], second_bonus=[-1, 0, -1, -1, -1, -1])
    drawn = str(draw(pos, width=100)).splitlines()
    here = next(i for i, line in enumerate(drawn) if line.startswith("▸"))
    assert drawn[here].startswith("▸ Player 1: 2 silver, 3 workers, ")
    assert drawn[here].endswith("1 of 37 spaces")
    assert drawn[here + 1] == "  dice: 4 2  goods: 2x1 1x6  sold: 2x4  bonus tiles: cas 5, min 2"
    assert drawn[here + 2] == "  storage: ship, 2 cows, 1 empty"
    assert any(line.endswith("  bonus tiles: min 5") for line in drawn[here + 3 :])


def test_the_round() -> None:
    others = {1: {"track": 3}}
    pos = position({}, others=others, phase="C", white=5, order=[1, 0, -1, -1], coming_goods=[6, 2, 0, 5, 1])
    drawn = str(draw(pos)).splitlines()
    assert drawn[0] == "Phase C, round 1 of 5  white die 5"
    assert drawn[1] == "order: Player 2 (3) > Player 1 (0)"
    assert drawn[2] == "goods to come: 3 1 6 2"


def test_depots_around_the_black_one() -> None:
    pos = position({"dice": [4, 2]}, depots={4: {0: "ship-1"}}, goods={4: with_goods(t2=1, t6=3)}, black={0: "mine-11"})
    labels = {TAKE(0, 4, 0): "7", TAKE(1, 4, 0): "8", BUY(0, 0): "9", TAKE_GOODS(4): "10"}
    drawn = str(draw(pos, width=100, labels=labels)).splitlines()
    at = next(i for i, line in enumerate(drawn) if line.startswith("depot 6"))
    assert [line.split() for line in drawn[at : at + 4]] == [
        ["depot", "6", "depot", "1", "depot", "2"],
        ["black", "depot"],
        ["9:", "mine"],
        ["depot", "5", "depot", "4", "10:", "1x2", "3x6", "depot", "3"],
    ]
    assert drawn[at + 4].strip() == "7/8: ship"
    assert drawn[at + 4].index("7/8") == drawn[at + 3].index("depot 4") + 2


def test_without_room_the_depots_come_one_after_the_other() -> None:
    drawn = str(draw(position(), width=40))
    found = [drawn.index(f"depot {n}") for n in range(1, 7)]
    assert sorted(found) == found
    assert drawn.index("black depot") > found[-1]


def test_the_automata() -> None:
    left = {"card": ["automata-5"], "items": [{"card": "knowledge-9"}, {"card": "cow-2a", "wild": True}]}
    right = {"card": ["automata-2"], "items": [None, {"card": "church-2"}]}
    sides = [left, right]
    more = {"reserve": ["ship-2", "cow-4a"], "wilds": ["mine-11"], "finished": ["castle-9", "mine-3", "mine-4"]}
    drawn = str(draw(against_it(sides=sides, first_bonus=[-1, 2, -1, -1, -1, -1], **more), width=100))
    assert "Automata: 3 silver, " in drawn
    assert "goods: 2x2 1x6  bonus tiles: min 6" in drawn
    rows = [
        ["left", "card", "(18)", "right", "card", "(18)"],
        ["kno", "$", "■K9", "bui"],
        ["bui", "■wild", "bui", "■churc"],
        ["liv", "liv"],
        ["kno", "kno"],
    ]
    lines = [line.split() for line in drawn.splitlines()]
    at = lines.index(rows[0])
    assert lines[at : at + 5] == rows
    assert "reserve: ■shi ■4cow 1 wild" in drawn
    assert "its duchy: 1 cas, 2 min" in drawn


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_nothing_is_cut_off_in_any_language(language: str) -> None:
    chance = random.Random(4)
    texts = Texts(GAME, language)
    pos = burgundy_board.new(2, 8, {"additional_hexes": 1, "white_castles": 1, "automata": 2})
    while not pos.over:
        if chance.random() < 0.1:
            assert all("…" not in str(draw(pos, width=width, texts=texts)) for width in (40, 80))
        pos.push(chance.choice([*pos.choices]))


@pytest.mark.parametrize("seats", [None, [0]])
def test_others_get_a_line(seats: list[int] | None) -> None:
    drawn = str(draw(position({}, seats=3), seats))
    assert drawn.count("duchy 1") == (3 if seats is None else 1)
    assert drawn.count("of 37 spaces") == 3


class TestDrawing(Drawings):
    """Whatever holds for every drawing."""

    game = GAME
    draw = staticmethod(draw)
    kinds = "take take_tile buy hire take_goods"
