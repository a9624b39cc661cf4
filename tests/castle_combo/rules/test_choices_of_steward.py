"""Steward asks which two purses to fill."""

from __future__ import annotations

from castle_combo.rules.table import (
    bought,
    finish,
    gold,
    offered,
    questions,
    seat,
    stored,
)


def test_steward_fills_two_purses_of_the_players_choice() -> None:
    """Asked twice among the purses with room, itself included; a filled one is not offered again."""
    pos = bought("steward", seat("potter duchess beekeeper", "@ . .", gold=5))
    assert questions(pos) == {"fill_purse"}
    assert offered(pos, "fill_purse") == [{"card": 0}, {"card": 2}, {"card": 3}]
    pos.push({"do": "fill_purse", "card": 2})
    assert stored(pos, "beekeeper") == 9
    assert offered(pos, "fill_purse") == [{"card": 0}, {"card": 3}]
    pos.push({"do": "fill_purse", "card": 0})
    assert [stored(pos, one) for one in ("potter", "beekeeper", "steward")] == [4, 9, 0]
    assert pos.turn == 1


def test_steward_fills_from_the_supply() -> None:
    """The player's own gold stays."""
    pos = bought("steward", seat("potter vicar beekeeper", "@ . .", gold=5))
    pos.push({"do": "fill_purse", "card": 0})
    pos.push({"do": "fill_purse", "card": 1})
    assert (gold(pos), stored(pos, "potter"), stored(pos, "vicar")) == (5, 4, 5)


def test_steward_may_fill_itself() -> None:
    """Its own purse holds three."""
    pos = bought("steward", seat("potter vicar @"))
    pos.push({"do": "fill_purse", "card": 2})
    pos.push({"do": "fill_purse", "card": 0})
    assert [stored(pos, one) for one in ("potter", "vicar", "steward")] == [4, 0, 3]


def test_steward_fills_a_purse_up_from_what_it_holds() -> None:
    """Full is full, however much was there."""
    pos = bought("steward", seat("potter:1 gravedigger:7 @"))
    pos.push({"do": "fill_purse", "card": 0})
    pos.push({"do": "fill_purse", "card": 1})
    assert [stored(pos, one) for one in ("potter", "gravedigger", "steward")] == [4, 8, 0]


def test_steward_with_one_purse_fills_it_without_a_question() -> None:
    """Its own purse is the only one with room."""
    pos = bought("steward", seat("@"))
    assert (stored(pos, "steward"), pos.turn) == (3, 1)
    pos = bought("steward", seat("potter:4 ~beekeeper @"))
    assert ([stored(pos, one) for one in ("potter", "beekeeper", "steward")], pos.turn) == ([4, 0, 3], 1)


def test_steward_with_two_purses_with_room_fills_both_without_a_question() -> None:
    """Both are going to be filled in any case; full and face-down purses do not count."""
    pos = bought("steward", seat("vicar @"))
    assert (stored(pos, "vicar"), stored(pos, "steward"), pos.turn) == (5, 3, 1)
    pos = bought("steward", seat("potter:4 ~beekeeper vicar:2", "@ . ."))
    assert [stored(pos, one) for one in ("potter", "beekeeper", "vicar", "steward")] == [4, 0, 5, 3]
    assert pos.turn == 1


def test_steward_fills_two_purses_with_room_in_either_order() -> None:
    """Whichever is named first, if it is asked at all, in the end both are full."""
    pos = bought("steward", seat("potter:4 ~beekeeper vicar:2", "@ . ."))
    finish(pos, 0)
    assert [stored(pos, one) for one in ("potter", "beekeeper", "vicar", "steward")] == [4, 0, 5, 3]


def test_a_full_purse_is_not_offered_to_steward() -> None:
    """Only purses with room can be chosen."""
    pos = bought("steward", seat("potter:4 vicar beekeeper", "@ . ."))
    assert offered(pos, "fill_purse") == [{"card": 1}, {"card": 2}, {"card": 3}]


def test_a_full_purse_is_said_to_be_full_and_a_face_down_card_is_no_purse() -> None:
    """Of the cards that are not offered only the full purse has a reason; face down there is nothing to fill."""
    pos = bought("steward", seat("potter:4 ~gravedigger vicar", "beekeeper @ ."))
    assert offered(pos, "fill_purse") == [{"card": 2}, {"card": 3}, {"card": 4}]
    blocked = {str(pos.game.choices.read(number)): why for number, why in pos.blocked.items()}
    assert blocked == {"fill_purse card=0": "purse_full"}


def test_steward_leaves_other_players_purses_alone() -> None:
    """Only own purses are filled."""
    pos = bought("steward", seat("@"), seat("potter beekeeper"))
    assert (stored(pos, "potter", 1), stored(pos, "beekeeper", 1)) == (0, 0)
