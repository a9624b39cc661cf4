"""Which choices of the card game are final: above all those that show a card of somebody's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules.table import FINISH, TAKE_SILVER, discard, play, position, seat, table

from bailey.core.errors import BadInput
from bailey.core.records.log import GameLog
from bailey.games import burgundy_cards
from bailey.server.views.view_builder import ViewBuilder

if TYPE_CHECKING:
    from bailey.core.play.position import Position

#: The only cards of two hands; nobody has cards to draw.
MINE, THEIRS = "castle-2a", "mine-5a"


def last_turns(silver: int = 0) -> dict[str, Any]:
    """Write a position in which two of three players play their last cards."""
    return position(seat(hand=MINE, silver=silver), seat(hand=THEIRS), seat(hand="ship-1a ship-2a"))


def marks(pos: Position) -> dict[str, bool]:
    """Tell of every open choice whether it is final, as the server finds out when it is made."""
    return {str(choice): pos.outlook(choice).final for choice in pos.choices}


def test_who_makes_another_play_their_last_card_cannot_take_that_back() -> None:
    log = GameLog.from_position(burgundy_cards.GAME, ["you"] * 3, last_turns())
    assert log.position.step == "act", "the one card is played by itself"
    assert marks(log.position)["take_silver"]
    assert discard(log.position)[-1] == MINE
    row = log.choose(TAKE_SILVER)
    assert (discard(log.position)[-1], log.position.turn) == (THEIRS, 1), "the next one's too"
    assert row.final
    assert log.undo_points() == []
    with pytest.raises(BadInput, match="something was revealed"):
        log.undo()


def test_where_a_purchase_stays_open_the_turn_goes_on_and_nothing_is_shown_yet() -> None:
    log = GameLog.from_position(burgundy_cards.GAME, ["you"] * 3, last_turns(silver=3))
    shown = log.choose({"do": "play_card", "slot": 0})
    assert not marks(log.position)["take_silver"]
    assert not log.choose(TAKE_SILVER).final
    assert log.undo_points() == [shown.n]
    assert marks(log.position)["finish"]
    assert log.choose(FINISH).final


def test_a_card_of_the_own_hand_is_shown_to_the_others_for_good() -> None:
    pos = table(seat(hand="castle-2a mine-5a"), seat(hand="ship-1a ship-2a"))
    assert marks(pos) == {"play_card slot=0": True, "play_card slot=1": True}
    play(pos, "castle-2a")
    assert pos.final
    assert (pos.revealed_to(0), pos.revealed_to(1)) == (False, True)


def test_what_can_be_done_with_either_card_is_still_told_ahead() -> None:
    """Who chooses learns nothing by their own card."""
    pos = table(seat(hand="castle-2a mine-5a"), seat(hand="ship-1a ship-2a"))
    ahead = ViewBuilder(pos, ["Ann", "Ben"], 0, "en").ahead()
    assert [pos.game.choices.read(one.by).to_json()["slot"] for one in ahead] == [0, 1]


def test_alone_there_is_nobody_to_whom_a_card_could_be_shown() -> None:
    pos = table(seat(hand="castle-2a mine-5a"), seats=1)
    assert marks(pos) == {"play_card slot=0": False, "play_card slot=1": False}
    play(pos, "castle-2a")
    assert not pos.final
