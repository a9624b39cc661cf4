"""Cards that ask which card of the other row to discard, and pay its printed price."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from castle_combo.rules.table import (
    OTHER,
    Seat,
    deck,
    discard,
    gold,
    home,
    keys,
    messenger,
    position,
    row,
    seat,
    site,
    spot,
    take,
)

from bailey.games import castle_combo

if TYPE_CHECKING:
    from bailey.core.play.position import Position

DISCARDERS = [
    # card, its price, the row it looks at, the printed prices there
    ("gravedigger", 4, "farmer potter vicar", [5, 2, 0]),
    ("guildmaster", 5, "farmer potter vicar", [5, 2, 0]),
    ("executioner", 0, "duchess chatelaine steward", [5, 2, 0]),
]


def about_to_discard(card: str, looked_at: str, own: Seat) -> Position:
    """Seat 0 has taken the card; the row it looks at is given, the other row holds the card."""
    place = home(card)
    rows = {place: site(card), OTHER[place]: site(looked_at)}
    pos = castle_combo.load(position(own, messenger=place, castle=rows["castle"], village=rows["village"]))
    take(pos, card, at=spot(own.grid))
    return pos


def discarding(pos: Position, slot: int) -> dict[str, object]:
    """Write the choice of a slot in the row to which the discard card looks: the row without the messenger."""
    return {"do": "discard", "location": 1 - pos.state.messenger, "slot": slot}


@pytest.mark.parametrize(("card", "_price", "looked_at", "_prices"), DISCARDERS)
def test_a_discard_card_asks_for_one_card_of_the_other_row(
    card: str, _price: int, looked_at: str, _prices: list[int]
) -> None:
    """All three cards may be chosen, and one must be."""
    pos = about_to_discard(card, looked_at, seat("@", gold=9))
    assert pos.turn == 0
    assert [choice.to_json() for choice in pos.choices] == [discarding(pos, slot) for slot in range(3)]


@pytest.mark.parametrize(("card", "price", "looked_at", "prices"), DISCARDERS)
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_the_player_gains_the_printed_price_of_the_discarded_card(
    card: str, price: int, looked_at: str, prices: list[int], slot: int
) -> None:
    """As gold, by Guildmaster as keys; a card of price 0 gives nothing."""
    pos = about_to_discard(card, looked_at, seat("@", gold=9))
    pos.push(discarding(pos, slot))
    expected = (9 - price, prices[slot]) if card == "guildmaster" else (9 - price + prices[slot], 0)
    assert (gold(pos), keys(pos)) == expected
    assert pos.turn == 1


@pytest.mark.parametrize(
    ("card", "price", "own"),
    [("gravedigger", 4, "architect @"), ("guildmaster", 5, "captain @"), ("executioner", 0, "baron @")],
)
def test_discounts_do_not_lower_the_price_of_a_discarded_card(card: str, price: int, own: str) -> None:
    """The printed price counts, though the player would pay less."""
    looked_at = "duchess prince judge" if card == "executioner" else "farmer brigand witch"
    pos = about_to_discard(card, looked_at, seat(own, gold=9))
    pos.push(discarding(pos, 0))
    assert gold(pos) + keys(pos) == 9 - price + 5


@pytest.mark.parametrize(("card", "_price", "looked_at", "_prices"), DISCARDERS)
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_the_discarded_card_goes_to_the_discard_pile_of_its_location(
    card: str, _price: int, looked_at: str, _prices: list[int], slot: int
) -> None:
    """It lies there alone, and not in the tableau."""
    place = OTHER[home(card)]
    pos = about_to_discard(card, looked_at, seat("@", gold=9))
    pos.push(discarding(pos, slot))
    assert discard(pos, place) == [looked_at.split()[slot]]
    assert discard(pos, home(card)) == []
    assert [one["card"] for one in pos.dump()["players"][0]["tableau"]] == [card]


@pytest.mark.parametrize(("card", "_price", "looked_at", "_prices"), DISCARDERS)
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_both_rows_are_completed_after_a_discard(
    card: str, _price: int, looked_at: str, _prices: list[int], slot: int
) -> None:
    """The two cards left close up and one from their deck comes behind them."""
    place = OTHER[home(card)]
    pos = about_to_discard(card, looked_at, seat("@", gold=9))
    before = deck(pos, place)
    pos.push(discarding(pos, slot))
    names = looked_at.split()
    now = row(pos, place)
    assert now[:2] == names[:slot] + names[slot + 1 :]
    assert len(now) == 3
    assert now[2] in before
    assert len(deck(pos, place)) == 35
    assert len(row(pos, home(card))) == 3


@pytest.mark.parametrize(("card", "_price", "looked_at", "_prices"), DISCARDERS)
def test_the_row_is_not_completed_before_the_discard(
    card: str, _price: int, looked_at: str, _prices: list[int]
) -> None:
    """While the player chooses, the own row still has a gap: rows are completed in the last step."""
    pos = about_to_discard(card, looked_at, seat("@", gold=9))
    assert len(row(pos, home(card))) == 2
    assert row(pos, OTHER[home(card)]) == looked_at.split()


def test_executioner_discards_from_the_castle_and_sends_the_messenger_there() -> None:
    """It is a village card with an icon of the castle; the village row is only completed."""
    pos = about_to_discard("executioner", "duchess prince judge", seat("@", gold=0))
    pos.push(discarding(pos, 1))
    assert gold(pos) == 6
    assert discard(pos, "castle") == ["prince"]
    assert messenger(pos) == "castle"


def test_guildmaster_discards_from_the_village_for_keys() -> None:
    """A village card of 7 gives seven keys and no gold."""
    pos = about_to_discard("guildmaster", "brigand potter witch", seat("@", gold=5))
    pos.push(discarding(pos, 0))
    assert (gold(pos), keys(pos)) == (0, 7)
    assert messenger(pos) == "village"


def test_a_discarded_card_comes_back_when_nothing_else_is_left() -> None:
    """Without deck and discards the thrown card is the new deck, and completes the row at once."""
    crowd = [seat("c c c", "c c c", "c . .") for _ in range(4)]
    pos = castle_combo.load(
        position(
            *crowd,
            seat("c c c", "c c c", "c c ."),
            village=site("executioner"),
            castle=site("duchess prince judge"),
        )
    )
    take(pos, "executioner", at=(1, 2))
    pos.push(discarding(pos, 0))
    assert gold(pos, 0) == 5
    assert row(pos, "castle") == ["prince", "judge", "duchess"]
    assert discard(pos, "castle") == []
