"""The picture of what features are made of."""

from __future__ import annotations

import re

from bailey.bots.observed.features import features
from bailey.games import castle_combo
from tools.features_picture import FOLDER, group_of, picture

GAME = castle_combo.GAME


def test_a_column_belongs_to_a_place_or_to_the_numbers_of_its_owner() -> None:
    assert group_of("castle.row[0]: cost") == ("the table: castle.row", True)
    assert group_of("castle.discard: shields=faith") == ("the table: castle.discard", True)
    assert group_of("players[0].tableau(0,1): known") == ("the viewer: tableau", True)
    assert group_of("players[1].tableau(0,1).stored") == ("seat 1 after it: numbers", False)
    assert group_of("players[0].tableau: first column") == ("the viewer: numbers", False)
    assert group_of("messenger=1") == ("the table: numbers", False)


def test_every_column_is_in_the_picture_which_lies_in_the_documents() -> None:
    drawn = picture(GAME, 2)
    counts = [int(count.replace(",", "")) for count in re.findall(r">([\d,]+)</text>", drawn)]
    assert sum(counts) == features(GAME, 2).width
    assert drawn == (FOLDER / "features-castle-combo.svg").read_text(encoding="utf-8")
