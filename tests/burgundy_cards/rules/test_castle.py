"""Castles: a free action, as if a card with any die number had been discarded."""

from __future__ import annotations

import pytest
from burgundy_cards.rules.table import (
    DECLINE,
    GOODS,
    RESTOCK,
    ROWS,
    TAKE_SILVER,
    discard,
    of_kind,
    offered,
    piles,
    place,
    placing,
    player,
    questions,
    refusal,
    seat,
    sell,
    take,
    told,
)

EVERY_ROW = {1: "castle-4b", 2: "mine-5b", 3: "ship-6c", 4: "pasture-1c", 5: "bank-4", 6: "market-2"}


@pytest.mark.parametrize("card", of_kind("castle"))
def test_a_castle_gives_a_free_action(card: str) -> None:
    """Immediately after it is placed; no card is played for it."""
    pos = placing(card, seat(), discard=["ship-1a"])
    assert (pos.step, pos.turn, piles(pos)) == ("act", 0, [card])
    before = discard(pos)
    pos.push(TAKE_SILVER)
    assert (player(pos)["silver"], pos.turn, discard(pos)) == (1, 1, before)


@pytest.mark.parametrize("line", ROWS)
def test_a_castle_takes_a_card_from_any_row(line: int) -> None:
    """Its die is the number of the row; workers are not needed and not returned."""
    pos = placing("castle-1a", seat(workers=2), display=EVERY_ROW)
    take(pos, EVERY_ROW[line])
    assert (player(pos)["projects"], player(pos)["workers"]) == ([EVERY_ROW[line]], 2)


def test_a_castle_places_any_project_with_its_bonus() -> None:
    """Whatever its number."""
    pos = placing("castle-1a", seat(projects="mine-3a knowledge-6a"))
    assert {one["project"] for one in offered(pos, "place")} == {0, 1}
    place(pos, "knowledge-6a")
    assert (piles(pos), player(pos)["workers"]) == (["castle-1a", "knowledge-6a"], 2)


@pytest.mark.parametrize("good", GOODS)
def test_a_castle_sells_any_type_of_good(good: str) -> None:
    """And brings the start player card."""
    pos = placing("castle-1a", seat(goods=[2, 2, 2]), start_player=1)
    sell(pos, good)
    assert (player(pos)["silver"], pos.dump()["start_player"]) == (2, 0)


def test_a_castle_restocks_workers() -> None:
    """As action 4 does."""
    pos = placing("castle-1a", seat(workers=1))
    pos.push(RESTOCK)
    assert player(pos)["workers"] == 2


def test_a_castle_converts_workers_and_silver() -> None:
    """As action 6 does."""
    pos = placing("castle-1a", seat(workers=2, silver=1))
    pos.push({"do": "convert", "silver": 1})
    assert player(pos)["points"] == 1


def test_what_a_die_cannot_do_a_castle_cannot_do_either() -> None:
    """No goods to sell, enough workers, too few cards to convert."""
    pos = placing("castle-1a", seat(workers=2), display=EVERY_ROW)
    assert questions(pos) == {"take", "take_silver"}
    assert refusal(pos, RESTOCK)[0] == "enough-workers"
    assert refusal(pos, {"do": "sell", "good": 0})[0] == "no-goods"
    assert refusal(pos, {"do": "convert", "silver": 0})[0] == "too-few-to-convert"
    assert DECLINE not in pos.choices


def test_castles_chain_without_limit() -> None:
    """Three castles in one turn: each places the next, the last brings a silver and the triple its bonus."""
    pos = placing("castle-1a", seat(projects="castle-4a castle-6b"), round="E")
    place(pos, "castle-4a")
    place(pos, "castle-6b")
    assert piles(pos) == ["castle-1a castle-4a castle-6b"]
    assert pos.step == "round_bonus"
    pos.push({"do": "use_function"})
    assert pos.step == "act"
    pos.push(TAKE_SILVER)
    pos.push({"do": "take_bonus", "bonus": 0})
    assert (player(pos)["silver"], pos.turn) == (2, 1)


def test_a_castle_may_place_a_city_hall_that_places_a_castle() -> None:
    """Chains of any kind are allowed, each function once and in order."""
    pos = placing("castle-1a", seat(projects="city-hall-4 castle-2a"), display={3: "ship-6c"})
    place(pos, "city-hall-4")
    assert told(pos, "placed")[-1]["card"] == "castle-2a"
    take(pos, "ship-6c")
    assert (piles(pos), player(pos)["projects"]) == (["castle-1a castle-2a", "city-hall-4"], ["ship-6c"])
    assert pos.turn == 1


def test_after_the_chain_the_turn_is_over() -> None:
    """The regular action was the placing of the castle."""
    pos = placing("castle-1a", seat(silver=0), display=EVERY_ROW)
    take(pos, "ship-6c")
    assert (pos.turn, told(pos, "played")) == (1, [])
