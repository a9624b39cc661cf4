"""Cards that ask which card of the other row to discard, and pay its printed price."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from castle_combo.rules import table as t

if TYPE_CHECKING:
    from bailey.core.play.position import Position

DISCARDERS = [
    # card, the row it looks at, the printed prices there
    ("gravedigger", "farmer potter vicar", [5, 2, 0]),
    ("guildmaster", "farmer potter vicar", [5, 2, 0]),
    ("executioner", "duchess chatelaine steward", [5, 2, 0]),
]
each = pytest.mark.parametrize(("card", "looked_at", "prices"), DISCARDERS)


def about_to_discard(card: str, looked_at: str, own: t.Seat) -> Position:
    """Seat 0 has taken the card; the row it looks at is given, the other row holds the card."""
    pos = t.load(own, **t.at(t.home(card), t.site(card), t.site(looked_at)))
    t.take(pos, card, at=t.spot(own.grid))
    return pos


def discarding(pos: Position, slot: int) -> dict[str, object]:
    """Write the choice of a slot in the row to which the discard card looks: the row without the messenger."""
    return {"do": "discard", "location": 1 - pos.state.messenger, "slot": slot}


@each
def test_a_discard_card_asks_for_one_card_of_the_other_row(card: str, looked_at: str, prices: list[int]) -> None:
    """All three may be chosen, and one must be; both rows are completed later, so the own row still has a gap."""
    pos = about_to_discard(card, looked_at, t.seat("@", gold=9))
    assert pos.turn == 0
    assert [choice.to_json() for choice in pos.choices] == [discarding(pos, slot) for slot in range(len(prices))]
    assert (len(t.row(pos, t.home(card))), t.row(pos, t.OTHER[t.home(card)])) == (2, looked_at.split())


@each
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_its_printed_price_is_gained_and_both_rows_are_completed(
    card: str, looked_at: str, prices: list[int], slot: int
) -> None:
    """Gold, by Guildmaster keys; the card goes onto the discard pile of its location, and a new one comes behind."""
    place, names = t.OTHER[t.home(card)], looked_at.split()
    pos = about_to_discard(card, looked_at, t.seat("@", gold=9))
    before = t.deck(pos, place)
    pos.push(discarding(pos, slot))
    left, worth = 9 - t.PRICE[card], prices[slot]
    assert t.held(pos)[0] == ((left, worth) if card == "guildmaster" else (left + worth, 0))
    assert pos.turn == 1
    assert (t.discard(pos, place), t.discard(pos, t.home(card))) == ([names[slot]], [])
    assert [one["card"] for one in t.tableau(pos)] == [card]
    assert t.row(pos, place)[:2] == names[:slot] + names[slot + 1 :]
    assert t.row(pos, place)[2] in before
    assert (len(t.row(pos, place)), len(t.deck(pos, place)), len(t.row(pos, t.home(card)))) == (3, 35, 3)


@pytest.mark.parametrize(("card", "own", "looked_at"), [
    ("gravedigger", "architect @", "farmer brigand witch"),
    ("guildmaster", "captain @", "farmer brigand witch"),
    ("executioner", "baron @", "duchess prince judge"),
])  # fmt: skip
def test_discounts_do_not_lower_the_price_of_a_discarded_card(card: str, own: str, looked_at: str) -> None:
    pos = about_to_discard(card, looked_at, t.seat(own, gold=9))
    pos.push(discarding(pos, 0))
    assert sum(t.held(pos)[0]) == 9 - t.PRICE[card] + 5


@pytest.mark.parametrize(("card", "looked_at", "slot", "gained", "place"), [
    ("executioner", "duchess prince judge", 1, (6, 0), "castle"),
    ("guildmaster", "brigand potter witch", 0, (0, 7), "village"),
])  # fmt: skip
def test_the_messenger_goes_where_the_card_was_discarded(
    card: str, looked_at: str, slot: int, gained: tuple[int, int], place: str
) -> None:
    pos = about_to_discard(card, looked_at, t.seat("@", gold=t.PRICE[card]))
    pos.push(discarding(pos, slot))
    assert (t.held(pos)[0], t.messenger(pos)) == (gained, place)
    assert {event["player"] for event in pos.events if event["what"] == "discarded"} == {0}


def test_a_discarded_card_comes_back_when_nothing_else_is_left() -> None:
    """Without deck and discards the thrown card is the new deck, and completes the row at once."""
    crowd = [t.seat("c c c", "c c c", "c . .") for _ in range(4)]
    rows = {"village": t.site("executioner"), "castle": t.site("duchess prince judge")}
    pos = t.load(*crowd, t.seat("c c c", "c c c", "c c ."), **rows)
    t.take(pos, "executioner", at=(1, 2))
    pos.push(discarding(pos, 0))
    assert t.gold(pos, 0) == 5
    assert (t.row(pos, "castle"), t.discard(pos, "castle")) == (["prince", "judge", "duchess"], [])
