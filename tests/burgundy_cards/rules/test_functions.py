"""What a placed card brings from the supply: silver, workers, points, goods and animals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules.table import (
    ANIMALS,
    DECLINE,
    GOODS,
    Json,
    of_kind,
    offered,
    placing,
    player,
    questions,
    refusal,
    seat,
    told,
)

if TYPE_CHECKING:
    from bailey.core.play.position import Position

LIGHT_AND_DARK = [{"top": "light", "cards": 9}, {"top": "dark", "cards": 9}]
COW_AND_PIG = [{"top": "cow", "cards": 10}, {"top": "pig", "cards": 10}]
EMPTY = {"top": "none", "cards": 0}


def holding_all_but(goods: int = 18, animals: int = 20) -> Json:
    """A player who holds nearly everything: so many goods are left, light ones last, and so many animals, cows last."""
    sold, herd = [0, 0, 0], [0, 0, 0, 0]
    for counts, order, each, held in ((sold, (2, 1, 0), 6, 18 - goods), (herd, (3, 2, 0, 1), 5, 20 - animals)):
        for which in order:
            counts[which] = min(each, held - sum(counts))
    return seat(sold=sold, animals=herd)


def open_piles(card: str, own: Json | None = None, *others: Json, **rest: Any) -> Position:
    """Seat 0 has placed a card; light and dark goods, a cow and a pig lie open."""
    given = {"goods_piles": LIGHT_AND_DARK, "animal_piles": COW_AND_PIG} | rest
    return placing(card, own, *others, **given)


@pytest.mark.parametrize("card", of_kind("mine"))
@pytest.mark.parametrize("silver", [0, 1])
def test_a_mine_brings_two_silver(card: str, silver: int) -> None:
    """Into the storage; the turn is over."""
    pos = placing(card, seat(silver=silver))
    assert player(pos)["silver"] == silver + 2
    assert told(pos, "gained_silver") == [{"what": "gained_silver", "player": 0, "amount": 2}]


@pytest.mark.parametrize("card", of_kind("knowledge"))
@pytest.mark.parametrize("workers", [0, 1, 2, 5])
def test_knowledge_brings_two_workers_however_many_there_are(card: str, workers: int) -> None:
    """Restocking goes up to two, this does not."""
    pos = placing(card, seat(workers=workers))
    assert player(pos)["workers"] == workers + 2
    assert told(pos, "gained_workers") == [{"what": "gained_workers", "player": 0, "amount": 2}]


@pytest.mark.parametrize("card", of_kind("watchtower"))
def test_a_watchtower_brings_one_victory_point(card: str) -> None:
    """A card of the supply."""
    pos = placing(card, seat(points=2))
    assert player(pos)["points"] == 3
    assert told(pos, "gained_points") == [{"what": "gained_points", "player": 0, "amount": 1}]


@pytest.mark.parametrize("card", of_kind("bank"))
def test_a_bank_brings_three_silver(card: str) -> None:
    """Enough for a purchase in the same turn."""
    pos = placing(card)
    assert (player(pos)["silver"], pos.step) == (3, "finish")


def test_silver_and_workers_are_not_limited() -> None:
    """Where the supply runs out, something else stands for them."""
    assert player(placing("mine-1a", seat(silver=20), seat(silver=20)))["silver"] == 22
    assert player(placing("knowledge-1a", seat(workers=20), seat(workers=20)))["workers"] == 22


# --- ships ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", of_kind("ship"))
@pytest.mark.parametrize(("pile", "good"), [(0, 0), (1, 2)])
def test_a_ship_brings_one_good_from_one_of_the_two_piles(card: str, pile: int, good: int) -> None:
    """The open top card of either; the pile is one lower."""
    pos = open_piles(card)
    assert [choice.to_json() for choice in pos.choices] == [{"do": "take_good", "pile": i} for i in range(2)]
    pos.push({"do": "take_good", "pile": pile})
    assert player(pos)["goods"] == [int(good == 0), 0, int(good == 2)]
    assert [one["cards"] for one in pos.dump()["goods_piles"]] == [9 - (pile == 0), 9 - (pile == 1)]
    assert told(pos, "took_good") == [{"what": "took_good", "player": 0, "good": GOODS[good], "pile": pile}]


def test_after_a_good_is_taken_the_next_card_of_the_pile_lies_open() -> None:
    """What it is was hidden: over many games any good that is left; the other pile stays as it is."""
    tops = set()
    for seed in range(30):
        pos = open_piles("ship-1a", seed=seed)
        pos.push({"do": "take_good", "pile": 0})
        top = pos.dump()["goods_piles"][0]["top"]
        assert pos.dump()["goods_piles"][1] == {"top": "dark", "cards": 9}
        assert told(pos, "showed_good") == [{"what": "showed_good", "pile": 0, "good": top}]
        tops.add(top)
    assert tops == set(GOODS)


def test_the_next_card_is_one_that_nobody_has() -> None:
    """All light and medium goods are taken or open: only dark ones can follow."""
    had = [seat(goods=[4, 3, 0]), seat(sold=[1, 3, 0])]
    piles = [{"top": "light", "cards": 3}, {"top": "dark", "cards": 4}]
    for seed in range(10):
        pos = open_piles("ship-1a", *had, goods_piles=piles, seed=seed)
        pos.push({"do": "take_good", "pile": 0})
        assert pos.dump()["goods_piles"][0]["top"] == "dark"


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize(("height", "halves"), [(4, {2}), (5, {2, 3}), (2, {1})])
def test_if_one_pile_runs_out_the_other_is_halved(last: int, height: int, halves: set[int]) -> None:
    """So there are again two, each with an open card."""
    piles = [{"top": "light", "cards": 1} if i == last else {"top": "medium", "cards": height} for i in range(2)]
    pos = open_piles("ship-1a", seat(), seat(sold=[5, 6 - height, 6]), goods_piles=piles)
    pos.push({"do": "take_good", "pile": last})
    after = pos.dump()["goods_piles"]
    assert sum(one["cards"] for one in after) == height
    assert {one["cards"] for one in after} == halves
    assert all(one["top"] in GOODS for one in after)
    assert len(told(pos, "split_goods")) == 1


def test_the_last_good_of_all_cannot_be_halved() -> None:
    """One pile of one card is left, and it is taken without a question."""
    one_left = [EMPTY, {"top": "light", "cards": 1}]
    pos = open_piles("ship-1a", seat(), holding_all_but(goods=1), goods_piles=one_left)
    assert (player(pos)["goods"], pos.turn) == ([1, 0, 0], 1)
    assert [one["cards"] for one in pos.dump()["goods_piles"]] == [0, 0]


def test_if_all_the_goods_run_out_a_ship_brings_nothing() -> None:
    """Bad luck, and it is told."""
    pos = open_piles("ship-1a", seat(), holding_all_but(goods=0), goods_piles=[EMPTY, EMPTY])
    assert (player(pos)["goods"], pos.turn) == ([0, 0, 0], 1)
    assert told(pos, "nothing_happened") == [{"what": "nothing_happened", "player": 0, "card": "ship-1a"}]


def test_a_good_must_be_taken() -> None:
    """A ship's function cannot be declined."""
    assert DECLINE not in open_piles("ship-1a").choices


def test_from_two_piles_that_show_the_same_a_good_is_taken_without_a_question() -> None:
    """It makes no difference from which: what comes to light is unknown in both."""
    same = [{"top": "light", "cards": 9}, {"top": "light", "cards": 9}]
    pos = open_piles("ship-1a", goods_piles=same)
    assert (player(pos)["goods"], pos.turn) == ([1, 0, 0], 1)
    assert [one["cards"] for one in pos.dump()["goods_piles"]] == [8, 9]
    assert told(pos, "equal_tops") == [{"what": "equal_tops"}]
    assert told(open_piles("ship-1a"), "equal_tops") == []


def test_a_purchase_may_come_before_the_good_that_both_piles_show() -> None:
    """The other pile is blocked, with the reason."""
    same = [{"top": "light", "cards": 9}, {"top": "light", "cards": 9}]
    pos = open_piles("ship-1a", seat(silver=3), goods_piles=same)
    assert [choice.to_json() for choice in pos.choices] == [{"do": "take_good", "pile": 0}, {"do": "buy"}]
    assert refusal(pos, {"do": "take_good", "pile": 1}) == ("no-difference", {})


# --- pastures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", of_kind("pasture"))
@pytest.mark.parametrize(("pile", "animal"), [(0, 1), (1, 3)])
def test_a_pasture_brings_one_animal_from_one_of_the_two_piles(card: str, pile: int, animal: int) -> None:
    """The open top card of either; the pile is one lower."""
    pos = open_piles(card)
    assert [choice.to_json() for choice in pos.choices] == [{"do": "take_animal", "pile": i} for i in range(2)]
    pos.push({"do": "take_animal", "pile": pile})
    assert player(pos)["animals"] == [int(i == animal) for i in range(4)]
    assert [one["cards"] for one in pos.dump()["animal_piles"]] == [10 - (pile == 0), 10 - (pile == 1)]
    assert told(pos, "took_animal") == [{"what": "took_animal", "player": 0, "animal": ANIMALS[animal], "pile": pile}]


@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize(("height", "halves"), [(4, {2}), (5, {2, 3}), (2, {1})])
def test_if_one_pile_of_animals_runs_out_the_other_is_halved(last: int, height: int, halves: set[int]) -> None:
    """As with the goods."""
    piles = [{"top": "cow", "cards": 1} if i == last else {"top": "pig", "cards": height} for i in range(2)]
    pos = open_piles("pasture-1a", seat(), seat(animals=[5, 4, 5, 5 - height]), animal_piles=piles)
    pos.push({"do": "take_animal", "pile": last})
    after = pos.dump()["animal_piles"]
    assert {one["cards"] for one in after} == halves
    assert sum(one["cards"] for one in after) == height
    assert all(one["top"] in ANIMALS for one in after)
    assert len(told(pos, "split_animals")) == 1


def test_if_all_the_animals_run_out_a_pasture_brings_nothing() -> None:
    """Bad luck, and it is told."""
    pos = open_piles("pasture-1a", seat(), holding_all_but(animals=0), animal_piles=[EMPTY, EMPTY])
    assert (player(pos)["animals"], pos.turn) == ([0, 0, 0, 0], 1)
    assert told(pos, "nothing_happened") == [{"what": "nothing_happened", "player": 0, "card": "pasture-1a"}]


def test_from_two_piles_that_show_the_same_an_animal_is_taken_without_a_question() -> None:
    """As with the goods; a pasture does not mind what the piles of goods show."""
    pos = open_piles("pasture-1a", animal_piles=[{"top": "cow", "cards": 10}, {"top": "cow", "cards": 10}])
    assert (player(pos)["animals"], pos.turn) == ([0, 1, 0, 0], 1)
    assert told(pos, "equal_tops") == [{"what": "equal_tops"}]
    pos = open_piles("pasture-1a", goods_piles=[{"top": "light", "cards": 9}, {"top": "light", "cards": 9}])
    assert len(offered(pos, "take_animal")) == 2


def test_the_next_animal_is_one_that_nobody_has() -> None:
    """All but the sheep are taken or open."""
    had = [seat(animals=[5, 4, 0, 3]), seat(animals=[0, 0, 0, 1])]
    piles = [{"top": "cow", "cards": 3}, {"top": "pig", "cards": 4}]
    for seed in range(10):
        pos = open_piles("pasture-1a", *had, animal_piles=piles, seed=seed)
        pos.push({"do": "take_animal", "pile": 0})
        assert pos.dump()["animal_piles"][0]["top"] == "sheep"


# --- boarding houses --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", of_kind("boarding-house"))
@pytest.mark.parametrize("do", ["take_good", "take_animal"])
@pytest.mark.parametrize("pile", [0, 1])
def test_a_boarding_house_brings_one_good_or_one_animal_from_the_four_open_piles(card: str, do: str, pile: int) -> None:
    """One of them, and no more."""
    pos = open_piles(card)
    assert questions(pos) == {"take_good", "take_animal"}
    assert len(pos.choices) == 4
    pos.push({"do": do, "pile": pile})
    got = player(pos)["goods" if do == "take_good" else "animals"]
    wanted = {"take_good": ([1, 0, 0], [0, 0, 1]), "take_animal": ([0, 1, 0, 0], [0, 0, 0, 1])}
    assert got == wanted[do][pile]
    assert sum(player(pos)["goods"]) + sum(player(pos)["animals"]) == 1
    assert pos.turn == 1


def test_a_boarding_house_asks_once_for_two_piles_that_show_the_same() -> None:
    """Goods or animals, and which animal; but not which pile of goods."""
    pos = open_piles("boarding-house-4", goods_piles=[{"top": "light", "cards": 9}, {"top": "light", "cards": 9}])
    assert offered(pos, "take_good") == [{"pile": 0}]
    assert offered(pos, "take_animal") == [{"pile": 0}, {"pile": 1}]
    assert refusal(pos, {"do": "take_good", "pile": 1}) == ("no-difference", {})
    pos.push({"do": "take_good", "pile": 0})
    assert (player(pos)["goods"], told(pos, "equal_tops")) == ([1, 0, 0], [])


def test_a_boarding_house_offers_the_piles_that_are_left() -> None:
    """Goods when the animals have run out."""
    pos = open_piles("boarding-house-4", seat(), holding_all_but(animals=0), animal_piles=[EMPTY, EMPTY])
    assert [choice.to_json() for choice in pos.choices] == [{"do": "take_good", "pile": i} for i in range(2)]
    pos = open_piles("boarding-house-4", seat(), holding_all_but(goods=0), goods_piles=[EMPTY, EMPTY])
    assert offered(pos, "take_good") == []
    assert len(offered(pos, "take_animal")) == 2


def test_if_everything_has_run_out_a_boarding_house_brings_nothing() -> None:
    """Bad luck, and it is told."""
    nothing = {"goods_piles": [EMPTY, EMPTY], "animal_piles": [EMPTY, EMPTY]}
    pos = open_piles("boarding-house-4", seat(), holding_all_but(goods=0, animals=0), **nothing)
    assert (player(pos)["goods"], player(pos)["animals"], pos.turn) == ([0] * 3, [0] * 4, 1)
    assert [event["card"] for event in told(pos, "nothing_happened")] == ["boarding-house-4"]


@pytest.mark.parametrize("card", ["mine-1a", "knowledge-1a", "ship-1a", "pasture-1a", "watchtower-1", "bank-4"])
def test_only_the_owner_gains_by_a_placed_card(card: str) -> None:
    """The others keep what they have."""
    before = {"silver": 2, "workers": 2, "points": 1, "goods": [1, 0, 0], "animals": [1, 0, 0, 0]}
    pos = placing(card, seat(), seat(**before))
    while pos.turn == 0:
        pos.push(next(iter(pos.choices)))
    assert {name: player(pos, 1)[name] for name in before} == before


def test_the_function_is_used_at_the_placing_and_never_again() -> None:
    """Two mines in the estate bring nothing when a ship is placed."""
    pos = open_piles("ship-1a", seat(estate=("mine-1a mine-2a", "bank-4")))
    pos.push({"do": "take_good", "pile": 0})
    assert player(pos)["silver"] == 0
