"""Action 1: take a card from the display."""

from __future__ import annotations

import pytest
from burgundy_cards.rules.table import ROWS, acting, discard, offered, player, refusal, row, seat, shown, take, told

ONE_EACH = {1: "castle-4a", 2: "mine-5a", 3: "ship-6a", 4: "pasture-1a", 5: "bank-4", 6: "market-2"}


@pytest.mark.parametrize("number", ROWS)
def test_the_die_tells_the_row_to_take_from(number: int) -> None:
    """Without workers only the row of the die is open, whatever the dice of the cards in it."""
    pos = acting(number, display=ONE_EACH)
    assert offered(pos, "take") == [{"row": number, "slot": 0}]


@pytest.mark.parametrize("number", ROWS)
def test_a_taken_card_leaves_the_display_and_becomes_a_project(number: int) -> None:
    """The other rows stay as they are."""
    pos = acting(number, display=ONE_EACH)
    take(pos, ONE_EACH[number])
    assert player(pos)["projects"] == [ONE_EACH[number]]
    assert row(pos, number) == []
    assert shown(pos) == [card for line, card in ONE_EACH.items() if line != number]


@pytest.mark.parametrize("number", [1, 6])
@pytest.mark.parametrize("slot", range(5))
def test_any_card_of_the_row_may_be_taken(number: int, slot: int) -> None:
    """Slots count within the row; it holds up to five cards."""
    cards = ["castle-4a", "mine-5a", "ship-6a", "bank-4", "cloister-1a"]
    pos = acting(number, display={number: " ".join(cards)})
    assert offered(pos, "take") == [{"row": number, "slot": i} for i in range(5)]
    pos.push({"do": "take", "row": number, "slot": slot})
    assert player(pos)["projects"] == [cards[slot]]
    assert row(pos, number) == [card for card in cards if card != cards[slot]]


def test_an_empty_row_offers_nothing() -> None:
    """The other five actions remain."""
    pos = acting(4, display={3: "castle-4a"})
    assert offered(pos, "take") == []


def test_a_row_of_another_number_is_refused_without_workers() -> None:
    """The reason tells how many workers are wanted and how many are there."""
    pos = acting(1, seat(workers=1), display={3: "castle-4a castle-5a", 4: "castle-6a", 5: "mine-1a"})
    for number, slot, cost in ((3, 0, 2), (3, 1, 2), (4, 0, 3), (5, 0, 2)):
        choice = {"do": "take", "row": number, "slot": slot}
        assert refusal(pos, choice) == ("too-few-workers", {"cost": cost, "workers": 1})
    assert len([why for why in pos.blocked.values() if why == "too_few_workers"]) == 4


def test_taking_a_card_gives_no_bonus() -> None:
    """Functions are used when a card is placed, not when it is taken."""
    pos = acting(3, display={3: "mine-6a"})
    take(pos, "mine-6a")
    assert (player(pos)["silver"], pos.turn) == (0, 1)


def test_a_taken_card_is_told() -> None:
    """With its row and its taker."""
    pos = acting(3, display={3: "mine-6a"})
    take(pos, "mine-6a")
    assert told(pos, "took") == [{"what": "took", "player": 0, "row": 3, "card": "mine-6a"}]


def test_the_display_is_not_refilled_within_a_round() -> None:
    """A taken card leaves a gap for everybody."""
    pos = acting(3, display=ONE_EACH)
    take(pos, "ship-6a")
    assert len(shown(pos)) == 5


def test_a_third_project_needs_no_discard() -> None:
    """Up to three cards lie under the project card."""
    pos = acting(3, seat(projects="castle-1a castle-2a"), display={3: "mine-6a"})
    take(pos, "mine-6a")
    assert player(pos)["projects"] == ["castle-1a", "castle-2a", "mine-6a"]
    assert pos.turn == 1


def test_a_full_project_area_does_not_block_taking() -> None:
    """One of the three must be discarded first."""
    pos = acting(3, seat(projects="castle-1a castle-2a castle-3a"), display={3: "mine-6a"})
    take(pos, "mine-6a")
    assert pos.step == "discard_project"
    assert offered(pos, "discard_project") == [{"slot": slot} for slot in range(3)]


@pytest.mark.parametrize("slot", [0, 1, 2])
def test_one_of_the_three_projects_is_discarded_before_the_new_card_comes(slot: int) -> None:
    """It goes onto the discard pile, on top of the played card; three projects are left."""
    old = ["castle-1a", "castle-2a", "castle-3a"]
    pos = acting(3, seat(projects=" ".join(old)), display={3: "mine-6a"})
    take(pos, "mine-6a")
    pos.push({"do": "discard_project", "slot": slot})
    assert sorted(player(pos)["projects"]) == sorted({*old, "mine-6a"} - {old[slot]})
    assert discard(pos)[-1] == old[slot]
    assert told(pos, "discarded") == [{"what": "discarded", "player": 0, "card": old[slot]}]
    assert pos.turn == 1


def test_the_new_card_itself_cannot_be_discarded() -> None:
    """Only the three that lay there are on offer; the new one has left its row already."""
    pos = acting(3, seat(projects="castle-1a castle-2a castle-3a"), display={3: "mine-6a"})
    take(pos, "mine-6a")
    assert player(pos)["projects"] == ["castle-1a", "castle-2a", "castle-3a"]
    assert row(pos, 3) == []
    assert len(pos.choices) == 3
