"""Step 2: one card of the messenger's row is taken and paid for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from castle_combo.rules.table import (
    CARDS,
    CASTLE,
    KEEP_KEY,
    VILLAGE,
    bought,
    entry,
    finish,
    gold,
    home,
    keys,
    messenger,
    offered,
    position,
    questions,
    ready,
    row,
    seat,
    site,
    tableau,
    take,
)

from bailey.games import castle_combo

if TYPE_CHECKING:
    from bailey.core.play.position import Position

PRICES = {
    0: """steward vicar squire executioner spice-merchant innkeeper carpenter woodcutter beggar farmhand
        traveler baker""",
    2: """chatelaine miraculously-cured inventor philosopher bombardier militiaman barbarian master-at-arms
        potter winemaker fisherman beekeeper""",
    3: "princess jester queen-mother baron nun apothecary stonemason armorer clockmaker sculptor",
    4: """scribe gravedigger cardinal devout professor goldsmith architect judge royal-guard
        pawnbroker spy locksmith witch monk stable-boy revolutionary""",
    5: """duchess mother-superior templar chaplain astronomer captain officer knight guildmaster glassblower
        doctor blacksmith farmer shepherd usurper""",
    6: "his-majesty prince chancellor pilgrim alchemist lookout mercenary",
    7: "her-majesty-the-queen his-holiness patron general banker brigand",
}
COSTS = [(card, cost) for cost, cards in PRICES.items() for card in cards.split()]
# Card, its own price, what it takes off castle cards and off village cards.
DISCOUNTS = [
    ("princess", 3, 1, 0),
    ("baron", 3, 1, 1),
    ("pilgrim", 6, 0, 1),
    ("astronomer", 5, 1, 0),
    ("alchemist", 6, 1, 1),
    ("apothecary", 3, 1, 0),
    ("architect", 4, 0, 1),
    ("captain", 5, 0, 1),
    ("chatelaine", 2, 1, 0),
    ("philosopher", 2, 1, 0),
    ("squire", 0, 1, 1),
    ("stonemason", 3, 0, 1),
    ("armorer", 3, 1, 1),
    ("farmhand", 0, 0, 1),
    ("fisherman", 2, 1, 0),
]


def may_take(pos: Position, card: str) -> bool:
    """Whether the card in the messenger's row may be taken face up now."""
    return {"do": "take", "slot": row(pos, messenger(pos)).index(card)} in pos.choices


def test_the_price_list_knows_every_card() -> None:
    """No card is forgotten in the tests of this file."""
    assert sorted(card for card, _ in COSTS) == sorted(CASTLE + VILLAGE)


@pytest.mark.parametrize("place", ["castle", "village"])
def test_the_three_cards_of_the_messengers_row_are_offered_up_and_down(place: str) -> None:
    """Each open card of that row may be taken in two ways."""
    pos = castle_combo.load(position(seat(gold=7), messenger=place))
    assert [choice.to_json() for choice in pos.choices] == [
        {"do": do, "slot": slot} for do in ("take", "take_face_down") for slot in range(3)
    ]


@pytest.mark.parametrize("place", ["castle", "village"])
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_the_card_of_the_chosen_slot_comes_into_the_tableau(place: str, slot: int) -> None:
    """Slots count from the deck's side, in the order of the row."""
    names = {"castle": "duchess mother-superior judge", "village": "farmer locksmith potter"}
    pos = castle_combo.load(
        position(seat(gold=7), messenger=place, castle=site(names["castle"]), village=site(names["village"]))
    )
    pos.push({"do": "take", "slot": slot})
    wanted = names[place].split()[slot]
    assert [(one["card"], one.get("face_down", False)) for one in tableau(pos)] == [(wanted, False)]
    assert wanted not in row(pos, place)


def test_taking_a_card_is_mandatory() -> None:
    """There is no way to pass, not even for a player who can pay nothing."""
    pos = castle_combo.load(position(seat(gold=0), messenger="castle", castle=site("duchess prince judge")))
    assert questions(pos) == {"take_face_down"}
    assert len(pos.choices) == 3


def test_exactly_one_card_is_taken_in_a_turn() -> None:
    """After one card the next player plays, however much gold is left."""
    pos = castle_combo.load(position(seat(gold=50), seat(), village=site("farmer")))
    take(pos, "farmer")
    assert len(tableau(pos)) == 1
    assert pos.turn == 1


@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_a_card_may_be_taken_by_who_has_exactly_its_price(card: str, cost: int) -> None:
    """The printed price is enough, and one gold less is not."""
    assert may_take(ready(card, seat(gold=cost)), card)
    if cost:
        assert not may_take(ready(card, seat(gold=cost - 1)), card)


@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_the_price_is_paid_when_the_card_is_taken(card: str, cost: int) -> None:
    """The gold is gone before the card is placed and does anything."""
    pos = ready(card, seat("-", gold=9))
    pos.push({"do": "take", "slot": 0})
    assert questions(pos) == {"place"}
    assert gold(pos) == 9 - cost


def test_a_card_that_is_too_dear_may_not_be_taken_while_a_cheap_one_may() -> None:
    """Of a row each card is judged by its own price."""
    pos = castle_combo.load(position(seat(gold=4), village=site("farmer locksmith brigand")))
    assert offered(pos, "take") == [{"slot": 1}]
    assert len(offered(pos, "take_face_down")) == 3


def test_gold_stored_on_purses_pays_nothing() -> None:
    """Stored gold stays on its card and is not available."""
    pos = ready("locksmith", seat("beekeeper:9", gold=3))
    assert not may_take(pos, "locksmith")


def test_the_gold_of_other_players_pays_nothing() -> None:
    """Only the own gold counts."""
    assert not may_take(ready("locksmith", seat(gold=3), seat(gold=30)), "locksmith")


@pytest.mark.parametrize(("card", "_cost", "castle", "village"), DISCOUNTS)
def test_a_discount_card_makes_later_cards_of_its_locations_cheaper(
    card: str, _cost: int, castle: int, village: int
) -> None:
    """Each discount card takes one gold off castle cards, village cards or both."""
    assert gold(bought("mother-superior", seat(f"{card} @", gold=9))) == 9 - (5 - castle)
    assert gold(bought("farmer", seat(f"{card} @", gold=9))) == 9 - (5 - village)


@pytest.mark.parametrize(("card", "cost", "_castle", "_village"), DISCOUNTS)
def test_a_cards_own_discount_does_not_apply_to_its_purchase(card: str, cost: int, _castle: int, _village: int) -> None:
    """A discount card is paid in full, and one gold less does not buy it."""
    assert gold(bought(card, seat("- @", gold=9))) == 9 - cost
    if cost:
        assert not may_take(ready(card, seat(gold=cost - 1)), card)


def test_a_discount_bought_in_play_counts_from_the_next_purchase() -> None:
    """Baron today at 3, a card of 5 on the next turn for 4."""
    pos = castle_combo.load(
        position(seat(gold=7), seat(), messenger="castle", castle=site("baron mother-superior duchess"))
    )
    take(pos, "baron")
    assert gold(pos, 0) == 4
    take(pos, "duchess", face_down=True)
    take(pos, "mother-superior", at=(1, 0))
    assert gold(pos, 0) == 0


def test_all_discounts_add_up() -> None:
    """Baron, Alchemist and Squire take three off either location, Captain a fourth off the village."""
    own = seat("baron alchemist squire", "captain @ .", gold=9)
    assert gold(bought("mother-superior", own)) == 9 - 2
    assert gold(bought("farmer", own)) == 9 - 1


def test_discounts_of_one_location_do_not_help_at_the_other() -> None:
    """Three castle discounts leave a village card at its price, three village discounts a castle card."""
    assert gold(bought("farmer", seat("princess astronomer apothecary", "@ . .", gold=9))) == 4
    assert gold(bought("mother-superior", seat("pilgrim architect captain", "@ . .", gold=9))) == 4


def test_a_price_never_falls_below_zero_and_nothing_is_paid_back() -> None:
    """A card of 2 with three off, and a card of 0 with one off, both cost nothing."""
    assert gold(bought("chatelaine", seat("baron alchemist princess", "@ . .", gold=0))) == 0
    assert gold(bought("carpenter", seat("farmhand @", gold=3))) == 3


def test_a_discount_makes_a_card_affordable() -> None:
    """With 4 gold and one off, a card of 5 may be taken; with 3 gold it may not."""
    assert may_take(ready("farmer", seat("squire", gold=4)), "farmer")
    assert not may_take(ready("farmer", seat("squire", gold=3)), "farmer")


@pytest.mark.parametrize(("card", "_cost", "_castle", "_village"), DISCOUNTS)
def test_discounts_of_face_down_cards_do_not_count(card: str, _cost: int, _castle: int, _village: int) -> None:
    """A discount card taken face down makes nothing cheaper."""
    assert gold(bought("mother-superior", seat(f"~{card} @", gold=9))) == 4
    assert gold(bought("farmer", seat(f"~{card} @", gold=9))) == 4


def test_discounts_of_other_players_do_not_count() -> None:
    """Only the own tableau makes cards cheaper."""
    assert gold(bought("farmer", seat("- @", gold=9), seat("baron alchemist squire"))) == 4


def test_the_discount_card_stays_and_counts_again() -> None:
    """A discount is used at every purchase, not once."""
    pos = castle_combo.load(position(seat("squire", gold=9), seat(), castle=site("judge"), village=site("farmer")))
    take(pos, "farmer", at=(1, 0))
    assert gold(pos) == 5
    finish(pos, 1)
    assert entry(pos, 0, "squire")["card"] == "squire"
    assert pos.turn == 0
    if KEEP_KEY in pos.choices:
        pos.push(KEEP_KEY)
    price = dict(COSTS)[row(pos, messenger(pos))[0]]
    pos.push({"do": "take", "slot": 0})
    assert gold(pos) == 5 - max(0, price - 1)


def test_the_paid_gold_goes_to_nobody() -> None:
    """It goes back to the supply."""
    pos = bought("farmer", seat("@", gold=9), seat(gold=2), seat(gold=3))
    assert [gold(pos, p) for p in range(3)] == [4, 2, 3]
    assert keys(pos, 1) == 0


@pytest.mark.parametrize("card", CASTLE + VILLAGE)
def test_every_card_can_come_into_a_row_and_be_taken(card: str) -> None:
    """Each of the 78 names is known and belongs to its location."""
    pos = bought(card, seat("@", gold=9))
    finish(pos, 0)
    assert [one["card"] for one in tableau(pos)] == [card]
    assert card in CARDS[home(card)]
