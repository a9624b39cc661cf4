"""Between two equal dice nobody is asked at the terminal: the first is played."""

from __future__ import annotations

import pytest
from burgundy_cards.rules.table import seat, table

from bailey import games as shelf
from bailey.cli.menu import TerminalMenu


def meant(hand: str, typed: str) -> list[str]:
    """What somebody with two dice in hand may mean by a line."""
    pos = table(seat(hand=hand))
    found = TerminalMenu(pos, shelf.texts(pos.game), ["Ann", "Ben"]).find(typed)
    return [str(offer.path[-1]) for offer in found]


@pytest.mark.parametrize("typed", ["3", "play 3", "die 3", "play"])
def test_equal_dice_are_one(typed: str) -> None:
    assert meant("castle-3a mine-3a", typed) == ["play_card slot=0"]


def test_equal_dice_are_played_by_their_label_and_others_are_asked_about() -> None:
    assert [meant("castle-3a mine-3a", label) for label in "12"] == [["play_card slot=0"], ["play_card slot=1"]]
    assert meant("castle-3a mine-4a", "play") == ["play_card slot=0", "play_card slot=1"]
    assert meant("castle-3a mine-4a", "play 4") == ["play_card slot=1"]
