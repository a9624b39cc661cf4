"""Workers: each returned one changes the number of the played die by one, and from 6 to 1 or vice versa."""

from __future__ import annotations

import pytest
from burgundy_cards.rules import table as t

EVERY_ROW = {1: "castle-4a", 2: "mine-5a", 3: "ship-6a", 4: "pasture-1a", 5: "bank-4", 6: "market-2"}
#: The workers from one number to another, the shorter way round.
STEPS = {(a, b): min((a - b) % 6, (b - a) % 6) for a in t.DICE for b in t.DICE}


@pytest.mark.parametrize(("number", "wanted"), STEPS)
def test_each_worker_changes_the_die_by_one_up_or_down(number: int, wanted: int) -> None:
    """Exactly as many are returned as it takes, and they are told; to take a card and to place a project."""
    steps = STEPS[number, wanted]
    for own, move in (({}, f"take {EVERY_ROW[wanted]}"), ({"projects": f"mine-{wanted}b"}, f"place mine-{wanted}b")):
        pos = t.go(t.acting(number, t.seat(workers=4, **own), display=EVERY_ROW), move)
        told = [{"player": 0, "amount": steps}] if steps else []
        assert t.seen(pos, {"workers": 0, "told paid_workers": 0}) == {"workers": 4 - steps, "told paid_workers": told}


@pytest.mark.parametrize("number", t.DICE)
@pytest.mark.parametrize("workers", [0, 1, 2, 3, 4, 9])
def test_a_die_reaches_as_far_as_there_are_own_workers(number: int, workers: int) -> None:
    """Three workers reach every number; those of others do not help."""
    pos = t.acting(number, t.seat(workers=workers), t.seat(workers=6), display=EVERY_ROW)
    assert {one["row"] for one in t.offered(pos, "take")} == {line for line in t.ROWS if STEPS[number, line] <= workers}


def test_megan_changes_a_2_to_a_6_with_two_workers() -> None:
    """The example of the rules."""
    assert t.player(t.go(t.acting(2, t.seat(workers=2, projects="castle-6a")), "place castle-6a"))["workers"] == 0
    pos = t.acting(2, t.seat(workers=1, projects="castle-6a"))
    assert t.refusal(pos, t.placement(pos, 0, t.NEW)) == ("too-few-workers", {"workers": 2, "have": 1})


def test_actions_without_a_number_cost_no_worker() -> None:
    """One silver, with any die."""
    wanted = {"workers": 3, "silver": 1}
    assert t.seen(t.go(t.acting(3, t.seat(workers=3)), "take_silver"), wanted) == wanted


def test_workers_change_the_die_of_a_bought_card_too() -> None:
    """It is used like any card of the hand: its 4 becomes a 6."""
    pos = t.table(t.seat(silver=3, workers=2), display=EVERY_ROW, deck="ship-4a ship-4b ship-4c")
    t.go(pos, "buy, use ship-4a")
    assert t.refusal(pos, t.take_choice(pos, EVERY_ROW[1])) == ("too-few-workers", {"workers": 3, "have": 2})
    assert t.player(t.go(pos, f"take {EVERY_ROW[6]}"))["workers"] == 0


def test_workers_gained_by_a_function_help_within_the_same_turn() -> None:
    """Knowledge is placed, and a die bought after it is changed with its two workers."""
    pos = t.acting(3, t.seat(silver=3, projects="knowledge-3a"), display=EVERY_ROW, deck="ship-4a ship-4b ship-4c")
    assert t.player(t.go(pos, f"place knowledge-3a, buy, use ship-4b, take {EVERY_ROW[2]}"))["workers"] == 0
