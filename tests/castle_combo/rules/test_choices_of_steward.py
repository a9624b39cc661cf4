"""Steward asks which two purses to fill."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from castle_combo.rules.table import bought, gold, offered, on_purses, questions, seat, stored

if TYPE_CHECKING:
    from bailey.core.play.position import Position


def filling(*grid: str, cards: tuple[int, ...] = ()) -> Position:
    """Buy the Steward, and name the purses to be filled."""
    pos = bought("steward", seat(*grid, gold=5))
    for card in cards:
        pos.push({"do": "fill_purse", "card": card})
    return pos


def test_steward_fills_two_purses_of_the_players_choice() -> None:
    """Asked twice among the purses with room, itself included; a filled one is not offered again."""
    pos = filling("potter duchess beekeeper", "@ . .")
    assert questions(pos) == {"fill_purse"}
    assert offered(pos, "fill_purse") == [{"card": 0}, {"card": 2}, {"card": 3}]
    pos.push({"do": "fill_purse", "card": 2})
    assert stored(pos, "beekeeper") == 9
    assert offered(pos, "fill_purse") == [{"card": 0}, {"card": 3}]
    pos.push({"do": "fill_purse", "card": 0})
    assert on_purses(pos, "potter", "beekeeper", "steward") == [4, 9, 0]
    assert (gold(pos), pos.turn) == (5, 1), "from the supply"


@pytest.mark.parametrize(("grid", "cards", "purses", "stored_there"), [
    pytest.param("potter vicar @", (2, 0), "potter vicar steward", [4, 0, 3], id="itself"),
    pytest.param("potter:1 gravedigger:7 @", (0, 1), "potter gravedigger steward", [4, 8, 0], id="up from what lies"),
    pytest.param("@", (), "steward", [3], id="one purse without a question"),
    pytest.param("potter:4 ~beekeeper @", (), "potter beekeeper steward", [4, 0, 3], id="one with room"),
    pytest.param("vicar @", (), "vicar steward", [5, 3], id="two purses without a question"),
    pytest.param("potter:4 vicar:2 @", (), "potter vicar steward", [4, 5, 3], id="two with room"),
])  # fmt: skip
def test_steward_fills(grid: str, cards: tuple[int, ...], purses: str, stored_there: list[int]) -> None:
    pos = filling(grid, cards=cards)
    assert (on_purses(pos, *purses.split()), pos.turn) == (stored_there, 1)


def test_only_a_full_purse_has_a_reason_and_a_face_down_card_is_none() -> None:
    pos = filling("potter:4 ~gravedigger vicar", "beekeeper @ .")
    assert offered(pos, "fill_purse") == [{"card": 2}, {"card": 3}, {"card": 4}]
    blocked = {str(pos.game.choices.read(number)): why for number, why in pos.blocked.items()}
    assert blocked == {"fill_purse card=0": "purse_full"}


def test_steward_leaves_other_players_purses_alone() -> None:
    pos = bought("steward", seat("@"), seat("potter beekeeper"))
    assert (stored(pos, "potter", 1), stored(pos, "beekeeper", 1)) == (0, 0)
