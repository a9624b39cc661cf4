"""Action 1: take a card from the display."""

from __future__ import annotations

import pytest
from burgundy_cards.rules.table import ROWS, acting, discard, go, offered, player, refusal, row, seat, seen, shown

ONE_EACH = {1: "castle-4a", 2: "mine-5a", 3: "ship-6a", 4: "pasture-1a", 5: "bank-4", 6: "market-2"}


@pytest.mark.parametrize("number", ROWS)
def test_the_die_tells_the_row_and_the_taken_card_becomes_a_project_without_a_bonus(number: int) -> None:
    """Whatever the dice of the cards in it; the other rows stay as they are, and the gap too."""
    pos, card = acting(number, display=ONE_EACH), ONE_EACH[number]
    assert offered(pos, "take") == [{"row": number, "slot": 0}]
    wanted = {"projects": [card], "silver": 0, "workers": 0, "turn": 1}
    wanted["told took"] = [{"player": 0, "row": number, "card": card}]
    assert seen(go(pos, f"take {card}"), wanted) == wanted
    assert shown(pos) == [other for line, other in ONE_EACH.items() if line != number]


@pytest.mark.parametrize("number", [1, 6])
@pytest.mark.parametrize("slot", range(5))
def test_any_card_of_the_row_may_be_taken(number: int, slot: int) -> None:
    """Slots count within the row; it holds up to five cards."""
    cards = ["castle-4a", "mine-5a", "ship-6a", "bank-4", "cloister-1a"]
    pos = acting(number, display={number: " ".join(cards)})
    assert offered(pos, "take") == [{"row": number, "slot": i} for i in range(5)]
    go(pos, f"take row={number} slot={slot}")
    assert player(pos)["projects"] == [cards[slot]]
    assert row(pos, number) == [card for card in cards if card != cards[slot]]


def test_an_empty_row_offers_nothing() -> None:
    assert offered(acting(4, display={3: "castle-4a"}), "take") == []


def test_a_row_of_another_number_is_refused_without_workers() -> None:
    """The reason tells how many workers are wanted and how many are there."""
    pos = acting(1, seat(workers=1), display={3: "castle-4a castle-5a", 4: "castle-6a", 5: "mine-1a"})
    for number, slot, cost in ((3, 0, 2), (3, 1, 2), (4, 0, 3), (5, 0, 2)):
        choice = {"do": "take", "row": number, "slot": slot}
        assert refusal(pos, choice) == ("too-few-workers", {"workers": cost, "have": 1})
    assert len([why for why in pos.blocked.values() if why == "too_few_workers"]) == 4


def test_a_third_project_needs_no_discard() -> None:
    pos = go(acting(3, seat(projects="castle-1a castle-2a"), display={3: "mine-6a"}), "take mine-6a")
    assert (player(pos)["projects"], pos.turn) == (["castle-1a", "castle-2a", "mine-6a"], 1)


@pytest.mark.parametrize("slot", [0, 1, 2])
def test_one_of_three_projects_is_discarded_before_the_new_card_comes(slot: int) -> None:
    """It goes onto the discard pile, on top of the played card; the new one has left its row, but is not on offer."""
    old = ["castle-1a", "castle-2a", "castle-3a"]
    pos = go(acting(3, seat(projects=" ".join(old)), display={3: "mine-6a"}), "take mine-6a")
    assert (pos.step, player(pos)["projects"], row(pos, 3)) == ("discard_project", old, [])
    assert [choice.args for choice in pos.choices] == [{"slot": one} for one in range(3)]
    wanted = {"turn": 1, "told discarded": [{"player": 0, "card": old[slot]}]}
    assert seen(go(pos, f"discard_project slot={slot}"), wanted) == wanted
    assert sorted(player(pos)["projects"]) == sorted({*old, "mine-6a"} - {old[slot]})
    assert discard(pos)[-1] == old[slot]
