"""Action 3: sell goods."""

from __future__ import annotations

import pytest
from burgundy_cards.rules.table import (
    BUY,
    DICE,
    GOODS,
    acting,
    line,
    offered,
    placing,
    player,
    refusal,
    seat,
    sell,
    table,
    told,
    use,
)

GOOD_OF = {1: "light", 2: "light", 3: "medium", 4: "medium", 5: "dark", 6: "dark"}


@pytest.mark.parametrize(("number", "good"), GOOD_OF.items())
def test_the_die_tells_which_type_of_good_may_be_sold(number: int, good: str) -> None:
    """Two numbers for each type; the others want workers."""
    pos = acting(number, seat(goods=[1, 1, 1]))
    assert offered(pos, "sell") == [{"good": GOODS.index(good)}]


@pytest.mark.parametrize(("number", "good"), GOOD_OF.items())
def test_all_goods_of_that_type_are_sold_and_no_others(number: int, good: str) -> None:
    """They leave the storage and lie beside the estate."""
    which = GOODS.index(good)
    pos = acting(number, seat(goods=[3, 4, 2], sold=[1, 1, 1]))
    sell(pos, good)
    had = [3, 4, 2]
    assert player(pos)["goods"] == [0 if i == which else had[i] for i in range(3)]
    assert player(pos)["sold"] == [1 + had[i] if i == which else 1 for i in range(3)]


@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_one_silver_is_taken_for_each_good_sold(count: int) -> None:
    """And each is a victory point at the end of the game."""
    pos = acting(1, seat(goods=[count, 0, 0]))
    before = pos.score()[0]
    sell(pos, "light")
    assert player(pos)["silver"] == count
    assert line(pos, "goods") == {"count": count, "points": count}
    assert pos.score()[0] == before + count


def test_a_sale_is_told() -> None:
    """The good and how many of them."""
    pos = acting(6, seat(goods=[0, 0, 2]))
    sell(pos, "dark")
    assert told(pos, "sold") == [{"what": "sold", "player": 0, "good": "dark", "amount": 2}]


@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize("face_down", [True, False])
def test_the_seller_receives_the_start_player_card_face_down(holder: int, *, face_down: bool) -> None:
    """Whoever has it, however it lies, also if it is the seller's own."""
    own, others = seat(goods=[1, 0, 0]), (seat(), seat())
    pos = acting(1, own, *others, start_player=holder, start_card_face_down=face_down)
    sell(pos, "light")
    assert (pos.dump()["start_player"], pos.dump()["start_card_face_down"]) == (0, True)
    assert told(pos, "took_start_card") == [{"what": "took_start_card", "player": 0}]


def test_the_turn_order_of_the_current_round_does_not_change() -> None:
    """Seat 2 sells, and the turn goes on clockwise to seat 0."""
    pos = table(seat(), seat(), seat(hand="mine-1a", goods=[1, 0, 0]), turn=2, start_player=0)
    sell(pos, "light")
    assert (pos.dump()["start_player"], pos.turn) == (2, 0)


@pytest.mark.parametrize("good", GOODS)
def test_a_sale_of_no_goods_is_refused(good: str) -> None:
    """It would only take the start player card."""
    goods = [0 if name == good else 1 for name in GOODS]
    pos = acting(DICE[2 * GOODS.index(good)], seat(goods=goods, workers=3))
    assert refusal(pos, {"do": "sell", "good": GOODS.index(good)}) == ("no-goods", {"good": good})


def test_without_the_right_die_a_sale_is_refused() -> None:
    """The reason tells how many workers are wanted and how many are there."""
    pos = acting(4, seat(goods=[1, 0, 0], workers=1))
    assert refusal(pos, {"do": "sell", "good": 0}) == ("too-few-workers", {"cost": 2, "workers": 1})


@pytest.mark.parametrize(
    ("number", "costs"),
    [(1, (0, 2, 1)), (2, (0, 1, 2)), (3, (1, 0, 2)), (4, (2, 0, 1)), (5, (2, 1, 0)), (6, (1, 2, 0))],
)
def test_workers_bring_the_die_to_the_nearer_number_of_the_good(number: int, costs: tuple[int, int, int]) -> None:
    """From 6 to 1 it is one step, from 4 to 2 two."""
    for good, cost in enumerate(costs):
        pos = acting(number, seat(goods=[1, 1, 1], workers=3))
        pos.push({"do": "sell", "good": good})
        assert player(pos)["workers"] == 3 - cost


def test_goods_taken_this_turn_may_be_sold_this_turn() -> None:
    """They are in the storage when the sale is made: a ship brings a good, a bought die sells it."""
    light = [{"top": "light", "cards": 9}] * 2
    pos = placing("ship-1a", seat(silver=3), goods_piles=light, deck="mine-2a mine-3a mine-4a")
    pos.push({"do": "take_good", "pile": 0})
    pos.push(BUY)
    use(pos, "mine-2a")
    sell(pos, "light")
    assert (player(pos)["sold"], player(pos)["silver"]) == ([1, 0, 0], 1)


@pytest.mark.parametrize("good", GOODS)
def test_goods_of_others_are_not_sold(good: str) -> None:
    """Everybody sells from the own storage."""
    number = {"light": 2, "medium": 3, "dark": 6}[good]
    pos = acting(number, seat(goods=[1, 1, 1]), seat(goods=[2, 2, 2]))
    sell(pos, good)
    assert (player(pos, 1)["goods"], player(pos, 1)["silver"]) == ([2, 2, 2], 0)
