"""Action 3: sell goods."""

from __future__ import annotations

import pytest
from burgundy_cards.rules import table as t

GOOD_OF = {1: "light", 2: "light", 3: "medium", 4: "medium", 5: "dark", 6: "dark"}


@pytest.mark.parametrize(("number", "good"), GOOD_OF.items())
def test_the_die_tells_which_type_of_good_is_sold_all_of_it_and_no_others(number: int, good: str) -> None:
    """Two numbers for each type; what is sold lies beside the estate, and goods of others are not sold."""
    which, had = t.GOODS.index(good), [3, 4, 2]
    pos = t.acting(number, t.seat(goods=had, sold=[1, 1, 1]), t.seat(goods=[1, 1, 1]))
    assert t.offered(pos, "sell") == [{"good": which}]
    t.sell(pos, good)
    assert t.player(pos)["goods"] == [0 if i == which else had[i] for i in range(3)]
    assert t.player(pos)["sold"] == [1 + had[i] if i == which else 1 for i in range(3)]
    assert (t.player(pos, 1)["goods"], t.player(pos, 1)["silver"]) == ([1, 1, 1], 0)


@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_one_silver_is_taken_for_each_good_sold(count: int) -> None:
    """And each is a victory point at the end of the game."""
    pos = t.acting(1, t.seat(goods=[count, 0, 0]))
    before = pos.score()[0]
    wanted = {"silver": count, "told sold": [{"player": 0, "good": "light", "amount": count}]}
    assert t.seen(t.go(pos, "sell light"), wanted) == wanted
    assert t.line(pos, "goods") == {"count": count, "points": count}
    assert pos.score()[0] == before + count


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("face_down", [True, False])
def test_the_seller_receives_the_start_player_card_face_down(holder: int, *, face_down: bool) -> None:
    """Whoever has it, however it lies, also if it is the seller's own."""
    own, others = t.seat(goods=[1, 0, 0]), (t.seat(), t.seat())
    pos = t.acting(1, own, *others, start_player=holder, start_card_face_down=face_down)
    wanted = {"start_player": 0, "start_card_face_down": True, "told took_start_card": [{"player": 0}]}
    assert t.seen(t.go(pos, "sell light"), wanted) == wanted


def test_the_turn_order_of_the_current_round_does_not_change() -> None:
    """Seat 2 sells, and the turn goes on clockwise to seat 0."""
    pos = t.table(t.seat(), t.seat(), t.seat(hand="mine-1a", goods=[1, 0, 0]), turn=2, start_player=0)
    wanted = {"start_player": 2, "turn": 0}
    assert t.seen(t.go(pos, "sell light"), wanted) == wanted


@pytest.mark.parametrize("good", t.GOODS)
def test_a_sale_of_no_goods_is_refused(good: str) -> None:
    """It would only take the start player card."""
    goods = [0 if name == good else 1 for name in t.GOODS]
    pos = t.acting(t.DICE[2 * t.GOODS.index(good)], t.seat(goods=goods, workers=3))
    assert t.refusal(pos, {"do": "sell", "good": t.GOODS.index(good)}) == ("no-goods", {"good": good})


def test_without_the_right_die_a_sale_is_refused() -> None:
    pos = t.acting(4, t.seat(goods=[1, 0, 0], workers=1))
    assert t.refusal(pos, {"do": "sell", "good": 0}) == ("too-few-workers", {"workers": 2, "have": 1})


@pytest.mark.parametrize(
    ("number", "costs"),
    [(1, (0, 2, 1)), (2, (0, 1, 2)), (3, (1, 0, 2)), (4, (2, 0, 1)), (5, (2, 1, 0)), (6, (1, 2, 0))],
)
def test_workers_bring_the_die_to_the_nearer_number_of_the_good(number: int, costs: tuple[int, int, int]) -> None:
    """From 6 to 1 it is one step, from 4 to 2 two."""
    for good, cost in enumerate(costs):
        pos = t.go(t.acting(number, t.seat(goods=[1, 1, 1], workers=3)), f"sell good={good}")
        assert t.player(pos)["workers"] == 3 - cost


def test_goods_taken_this_turn_may_be_sold_this_turn() -> None:
    """They are in the storage when the sale is made: a ship brings a good, a bought die sells it."""
    light = [{"top": "light", "cards": 9}] * 2
    pos = t.placing("ship-1a", t.seat(silver=3), goods_piles=light, deck="mine-2a mine-3a mine-4a")
    wanted = {"sold": [1, 0, 0], "silver": 1}
    assert t.seen(t.go(pos, "take_good pile=0, buy, use mine-2a, sell light"), wanted) == wanted
