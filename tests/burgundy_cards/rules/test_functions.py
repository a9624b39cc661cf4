"""What a placed card brings from the supply: silver, workers, points, goods and animals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_cards.rules import table as t
from cases import cases

if TYPE_CHECKING:
    from bailey.core.play.position import Position

LIGHT_AND_DARK = [{"top": "light", "cards": 9}, {"top": "dark", "cards": 9}]
COW_AND_PIG = [{"top": "cow", "cards": 10}, {"top": "pig", "cards": 10}]
TWO_LIGHT = [{"top": "light", "cards": 9}, {"top": "light", "cards": 9}]
NONE_LEFT = [{"top": "none", "cards": 0}] * 2
NONE_OF_BOTH = {"goods_piles": NONE_LEFT, "animal_piles": NONE_LEFT}
PURCHASE: t.Json = {"do": "buy"}


def holding_all_but(goods: int = 18, animals: int = 20) -> t.Json:
    """A player who holds nearly everything: so many goods are left, light ones last, and so many animals, cows last."""
    sold, herd = [0, 0, 0], [0, 0, 0, 0]
    for counts, order, each, held in ((sold, (2, 1, 0), 6, 18 - goods), (herd, (3, 2, 0, 1), 5, 20 - animals)):
        for which in order:
            counts[which] = min(each, held - sum(counts))
    return t.seat(sold=sold, animals=herd)


def open_piles(card: str, own: t.Json | None = None, *others: t.Json, **rest: Any) -> Position:
    """Seat 0 has placed a card; light and dark goods, a cow and a pig lie open."""
    return t.placing(card, own, *others, **({"goods_piles": LIGHT_AND_DARK, "animal_piles": COW_AND_PIG} | rest))


def heights(pos: Position, name: str) -> list[int]:
    return [one["cards"] for one in pos.dump()[name]]


@pytest.mark.parametrize(
    ("kind", "gained", "amount"),
    [("mine", "silver", 2), ("knowledge", "workers", 2), ("watchtower", "points", 1), ("bank", "silver", 3)],
)
@pytest.mark.parametrize("had", [0, 1, 2, 20])
def test_silver_workers_and_points_come_however_many_there_are(kind: str, gained: str, amount: int, had: int) -> None:
    """Into the storage of the owner, without a limit: restocking goes up to two workers, this does not."""
    for card in t.of_kind(kind):
        pos = t.placing(card, t.seat(**{gained: had}), t.seat(silver=20, workers=20))
        wanted: t.Json = {gained: had + amount, "1.silver": 20, "1.workers": 20, "1.points": 0}
        wanted[f"told gained_{gained}"] = [{"player": 0, "amount": amount}]
        wanted |= {"step": "finish"} if gained == "silver" and had + amount >= 3 else {"turn": 1}
        assert t.seen(pos, wanted) == wanted


# --- goods and animals from two open piles ----------------------------------------------------------------------------

OPEN = [("ship", "good", 0, [1, 0, 0]), ("ship", "good", 1, [0, 0, 1])]
OPEN += [("pasture", "animal", 0, [0, 1, 0, 0]), ("pasture", "animal", 1, [0, 0, 0, 1])]
TOPS = {"good": t.GOODS, "animal": t.ANIMALS}


@pytest.mark.parametrize(("kind", "supply", "pile", "got"), OPEN)
def test_a_ship_brings_a_good_and_a_pasture_an_animal_from_one_of_two_piles(
    kind: str, supply: str, pile: int, got: list[int]
) -> None:
    """The open top card of either, and it must be taken; the pile is one lower."""
    where, before, name = {"good": ("goods_piles", 9, "goods"), "animal": ("animal_piles", 10, "animals")}[supply]
    for card in t.of_kind(kind):
        pos = open_piles(card)
        assert [choice.to_json() for choice in pos.choices] == [{"do": f"take_{supply}", "pile": i} for i in (0, 1)]
        t.go(pos, f"take_{supply} pile={pile}")
        wanted = {name: got, f"told took_{supply}": [{"player": 0, supply: TOPS[supply][got.index(1)], "pile": pile}]}
        assert t.seen(pos, wanted) == wanted
        assert heights(pos, where) == [before - (pile == i) for i in (0, 1)]


def test_after_a_good_is_taken_the_next_card_of_the_pile_lies_open() -> None:
    """What it is was hidden: over many games any good that is left; the other pile stays as it is."""
    tops = set()
    for seed in range(30):
        pos = t.go(open_piles("ship-1a", seed=seed), "take_good pile=0")
        first, second = pos.dump()["goods_piles"]
        assert second == {"top": "dark", "cards": 9}
        assert t.told(pos, "showed_good") == [{"what": "showed_good", "pile": 0, "good": first["top"]}]
        tops.add(first["top"])
    assert tops == set(t.GOODS)


@cases("card had piles take top", {
    "goods": ("ship-1a", [t.seat(goods=[4, 3, 0]), t.seat(sold=[1, 3, 0])], {"goods_piles": [{"top": "light",
        "cards": 3}, {"top": "dark", "cards": 4}]}, "take_good pile=0", "dark"),
    "animals": ("pasture-1a", [t.seat(animals=[5, 4, 0, 3]), t.seat(animals=[0, 0, 0, 1])], {"animal_piles": [
        {"top": "cow", "cards": 3}, {"top": "pig", "cards": 4}]}, "take_animal pile=0", "sheep"),
})  # fmt: skip
def test_the_next_card_is_one_that_nobody_has(card: str, had: list[t.Json], piles: t.Json, take: str, top: str) -> None:
    """All others are taken or open."""
    for seed in range(10):
        pos = t.go(open_piles(card, *had, **piles, seed=seed), take)
        assert pos.dump()[next(iter(piles))][0]["top"] == top


@pytest.mark.parametrize("supply", ["good", "animal"])
@pytest.mark.parametrize("last", [0, 1])
@pytest.mark.parametrize(("height", "halves"), [(4, {2}), (5, {2, 3}), (2, {1})])
def test_if_one_pile_runs_out_the_other_is_halved(supply: str, last: int, height: int, halves: set[int]) -> None:
    """So there are again two, each with an open card."""
    goods = supply == "good"
    name, (ends, lies) = ("goods_piles", ("light", "medium")) if goods else ("animal_piles", ("cow", "pig"))
    other = t.seat(sold=[5, 6 - height, 6]) if goods else t.seat(animals=[5, 4, 5, 5 - height])
    piles = [{"top": ends, "cards": 1} if i == last else {"top": lies, "cards": height} for i in (0, 1)]
    pos = open_piles("ship-1a" if goods else "pasture-1a", t.seat(), other, **{name: piles})
    t.go(pos, f"take_{supply} pile={last}")
    assert (sum(heights(pos, name)), {*heights(pos, name)}) == (height, halves)
    assert all(one["top"] in TOPS[supply] for one in pos.dump()[name])
    assert len(t.told(pos, "split_goods" if goods else "split_animals")) == 1


@cases("card left piles wanted", {
    "the last good cannot be halved": ("ship-1a", {"goods": 1}, {"goods_piles": [{"top": "none", "cards": 0},
        {"top": "light", "cards": 1}]}, {"goods": [1, 0, 0], "told nothing_happened": []}),
    "no goods for a ship": ("ship-1a", {"goods": 0}, {"goods_piles": NONE_LEFT}, {"goods": [0, 0, 0],
        "told nothing_happened": [{"player": 0, "card": "ship-1a"}]}),
    "no animals for a pasture": ("pasture-1a", {"animals": 0}, {"animal_piles": NONE_LEFT}, {"animals": [0, 0, 0, 0],
        "told nothing_happened": [{"player": 0, "card": "pasture-1a"}]}),
    "nothing for a boarding house": ("boarding-house-4", {"goods": 0, "animals": 0}, NONE_OF_BOTH, {"goods": [0] * 3,
        "animals": [0] * 4, "told nothing_happened": [{"player": 0, "card": "boarding-house-4"}]}),
})  # fmt: skip
def test_when_they_run_out(card: str, left: dict[str, int], piles: t.Json, wanted: t.Json) -> None:
    """Bad luck, and it is told; nothing is asked."""
    pos = open_piles(card, t.seat(), holding_all_but(**left), **piles)
    assert t.seen(pos, wanted | {"turn": 1}) == wanted | {"turn": 1}
    assert all(heights(pos, name) == [0, 0] for name in piles)


@cases("card piles wanted", {
    "goods": ("ship-1a", {"goods_piles": TWO_LIGHT}, {"goods": [1, 0, 0], "turn": 1, "told equal_tops": [{}]}),
    "animals": ("pasture-1a", {"animal_piles": [{"top": "cow", "cards": 10}] * 2}, {"animals": [0, 1, 0, 0], "turn": 1,
        "told equal_tops": [{}]}),
    "different goods are asked about": ("ship-1a", {}, {"step": "take_supply", "told equal_tops": []}),
    "a pasture does not mind goods": ("pasture-1a", {"goods_piles": TWO_LIGHT}, {"step": "take_supply"}),
})  # fmt: skip
def test_from_two_piles_that_show_the_same_it_is_taken_without_a_question(
    card: str, piles: t.Json, wanted: t.Json
) -> None:
    """It makes no difference from which: what comes to light is unknown in both."""
    assert t.seen(open_piles(card, **piles), wanted) == wanted


def test_a_purchase_may_come_before_the_good_that_both_piles_show() -> None:
    """The other pile is blocked, with the reason."""
    pos = open_piles("ship-1a", t.seat(silver=3), goods_piles=TWO_LIGHT)
    assert [choice.to_json() for choice in pos.choices] == [{"do": "take_good", "pile": 0}, PURCHASE]
    assert t.refusal(pos, {"do": "take_good", "pile": 1}) == ("no-difference", {})


# --- boarding houses --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "supply", "pile", "got"), OPEN)
def test_a_boarding_house_brings_one_good_or_one_animal_from_the_four_open_piles(
    kind: str, supply: str, pile: int, got: list[int]
) -> None:
    for card in t.of_kind("boarding-house"):
        pos = open_piles(card)
        assert t.questions(pos) == {"take_good", "take_animal"}
        assert len(pos.choices) == 4
        name, other = ("goods", "animals") if kind == "ship" else ("animals", "goods")
        mine = t.player(t.go(pos, f"take_{supply} pile={pile}"))
        assert (mine[name], sum(mine[other]), pos.turn) == (got, 0, 1)


def test_a_boarding_house_asks_once_for_two_piles_that_show_the_same() -> None:
    """Goods or animals, and which animal; but not which pile of goods."""
    pos = open_piles("boarding-house-4", goods_piles=TWO_LIGHT)
    assert (t.offered(pos, "take_good"), t.offered(pos, "take_animal")) == ([{"pile": 0}], [{"pile": 0}, {"pile": 1}])
    assert t.refusal(pos, {"do": "take_good", "pile": 1}) == ("no-difference", {})
    wanted = {"goods": [1, 0, 0], "told equal_tops": []}
    assert t.seen(t.go(pos, "take_good pile=0"), wanted) == wanted


@pytest.mark.parametrize(("gone", "left"), [("goods", "take_animal"), ("animals", "take_good")])
def test_a_boarding_house_offers_the_piles_that_are_left(gone: str, left: str) -> None:
    piles = {"goods": "goods_piles", "animals": "animal_piles"}[gone]
    pos = open_piles("boarding-house-4", t.seat(), holding_all_but(**{gone: 0}), **{piles: NONE_LEFT})
    assert [choice.to_json() for choice in pos.choices] == [{"do": left, "pile": i} for i in range(2)]


@pytest.mark.parametrize("card", ["ship-1a", "pasture-1a", "mine-1a", "watchtower-1"])
def test_only_the_owner_gains_once_by_a_placed_card(card: str) -> None:
    """The others keep what they have, and cards that lie there bring nothing again; it cannot be declined."""
    before = {"silver": 2, "workers": 2, "points": 1, "goods": [1, 0, 0], "animals": [1, 0, 0, 0]}
    pos = t.placing(card, t.seat(estate=("knowledge-1a knowledge-2a", "bank-4 bank-5")), t.seat(**before),
                    onto=("new", 0) if card != "watchtower-1" else ("building", 2))  # fmt: skip
    assert t.DECLINE not in pos.choices
    while pos.turn == 0 and pos.step == "take_supply":
        pos.push(next(iter(pos.choices)))
    assert {name: t.player(pos, 1)[name] for name in before} == before
    assert (t.player(pos)["workers"], t.player(pos)["silver"]) == (0, 2 if card == "mine-1a" else 0)
