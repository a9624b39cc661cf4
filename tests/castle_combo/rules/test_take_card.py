"""Step 2: one card of the messenger's row is taken and paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from cases import cases
from castle_combo.rules import table as t
from every import for_every

if TYPE_CHECKING:
    from bailey.core.play.position import Position

# Card, what it takes off castle cards and off village cards.
DISCOUNTS = [
    ("princess", 1, 0), ("baron", 1, 1), ("pilgrim", 0, 1), ("astronomer", 1, 0), ("alchemist", 1, 1),
    ("apothecary", 1, 0), ("architect", 0, 1), ("captain", 0, 1), ("chatelaine", 1, 0), ("philosopher", 1, 0),
    ("squire", 1, 1), ("stonemason", 0, 1), ("armorer", 1, 1), ("farmhand", 0, 1), ("fisherman", 1, 0),
]  # fmt: skip


def may_take(pos: Position, card: str) -> bool:
    """Whether the card in the messenger's row may be taken face up now."""
    return {"do": "take", "slot": t.row(pos, t.messenger(pos)).index(card)} in pos.choices


def test_the_price_list_knows_every_card() -> None:
    assert sorted(t.PRICE) == sorted(t.CASTLE + t.VILLAGE)


@pytest.mark.parametrize("place", t.LOCATIONS)
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_each_card_of_the_messengers_row_is_offered_up_and_down_and_the_chosen_one_is_taken(
    place: str, slot: int
) -> None:
    """Slots count in the order of the row."""
    rows = {"castle": "duchess mother-superior judge", "village": "farmer locksmith potter"}
    pos = t.load(t.seat(gold=7), **t.at(place, t.site(rows[place]), t.site(rows[t.OTHER[place]])))
    assert [choice.to_json() for choice in pos.choices] == [
        {"do": do, "slot": slot} for do in ("take", "take_face_down") for slot in range(3)
    ]
    pos.push({"do": "take", "slot": slot})
    wanted = rows[place].split()[slot]
    assert [(one["card"], one.get("face_down", False)) for one in t.tableau(pos)] == [(wanted, False)]
    assert wanted not in t.row(pos, place)


@for_every("card, price", t.PRICE.items())
def test_a_card_may_be_taken_by_who_has_its_price_which_is_paid_when_it_is_taken(card: str, price: int) -> None:
    """One gold less is not enough; the gold is gone before the card is placed and does anything."""
    assert not price or not may_take(t.ready(card, t.seat(gold=price - 1)), card)
    pos = t.ready(card, t.seat("-", gold=price))
    pos.push({"do": "take", "slot": 0})
    assert (t.questions(pos), t.gold(pos)) == ({"place"}, 0)


def test_a_card_that_is_too_dear_may_not_be_taken_while_a_cheap_one_may() -> None:
    pos = t.load(t.seat(gold=4), village=t.site("farmer locksmith brigand"))
    assert t.offered(pos, "take") == [{"slot": 1}]
    assert len(t.offered(pos, "take_face_down")) == 3


@cases("card own other may", {
    "gold stored on purses pays nothing": ("locksmith", t.seat("beekeeper:9", gold=3), t.seat(), False),
    "nor does the gold of others": ("locksmith", t.seat(gold=3), t.seat(gold=30), False),
    "a discount makes a card affordable": ("farmer", t.seat("squire", gold=4), t.seat(), True),
    "but not with one gold less": ("farmer", t.seat("squire", gold=3), t.seat(), False),
})  # fmt: skip
def test_what_pays(card: str, own: t.Seat, other: t.Seat, may: object) -> None:
    assert may_take(t.ready(card, own, other), card) is may


@pytest.mark.parametrize(("card", "castle", "village"), DISCOUNTS)
def test_a_discount_card_makes_later_cards_of_its_locations_cheaper(card: str, castle: int, village: int) -> None:
    """Face up, and not itself: it is paid in full."""
    for bought_card, off in (("mother-superior", castle), ("farmer", village)):
        assert t.gold(t.bought(bought_card, t.seat(f"{card} @", gold=9))) == 9 - (5 - off)
        assert t.gold(t.bought(bought_card, t.seat(f"~{card} @", gold=9))) == 4
    assert t.gold(t.bought(card, t.seat("- @", gold=9))) == 9 - t.PRICE[card]


def test_a_discount_bought_in_play_counts_from_the_next_purchase() -> None:
    """Baron today at 3, a card of 5 on the next turn for 4."""
    pos = t.load(t.seat(gold=7), t.seat(), messenger="castle", castle=t.site("baron mother-superior duchess"))
    t.take(pos, "baron")
    assert t.gold(pos, 0) == 4
    t.take(pos, "duchess", face_down=True)
    t.take(pos, "mother-superior", at=(1, 0))
    assert t.gold(pos, 0) == 0


THREE = ("baron alchemist squire", "captain @ .")


@cases("card grid had left others", {
    "all discounts add up": ("mother-superior", THREE, 9, 9 - 2, t.seat()),
    "at the village a fourth": ("farmer", THREE, 9, 9 - 1, t.seat()),
    "of the castle they do not help at the village": ("farmer", ("princess astronomer apothecary", "@ . ."), 9, 4,
        t.seat()),
    "of the village not at the castle": ("mother-superior", ("pilgrim architect captain", "@ . ."), 9, 4, t.seat()),
    "a price never falls below zero": ("chatelaine", ("baron alchemist princess", "@ . ."), 0, 0, t.seat()),
    "nothing is paid back": ("carpenter", ("farmhand @",), 3, 3, t.seat()),
    "those of others do not count": ("farmer", ("- @",), 9, 4, t.seat("baron alchemist squire")),
})  # fmt: skip
def test_discounts(card: str, grid: tuple[str, ...], had: int, left: int, others: t.Seat) -> None:
    assert t.gold(t.bought(card, t.seat(*grid, gold=had), others)) == left


def test_the_discount_card_stays_and_counts_again() -> None:
    pos = t.load(t.seat("squire", gold=9), t.seat(), castle=t.site("judge"), village=t.site("farmer"))
    t.take(pos, "farmer", at=(1, 0))
    assert t.gold(pos) == 5
    t.finish(pos, 1)
    if t.KEEP_KEY in pos.choices:
        pos.push(t.KEEP_KEY)
    price = t.PRICE[t.row(pos, t.messenger(pos))[0]]
    pos.push({"do": "take", "slot": 0})
    assert t.gold(pos) == 5 - max(0, price - 1)


def test_the_paid_gold_goes_to_nobody() -> None:
    assert t.held(t.bought("farmer", t.seat("@", gold=9), t.seat(gold=2), t.seat(gold=3))) == [(4, 2), (2, 0), (3, 0)]
