"""Workers: each returned one changes the number of the played die by one, and from 6 to 1 or vice versa."""

from __future__ import annotations

import pytest
from burgundy_cards.rules.table import (
    DICE,
    NEW,
    ROWS,
    TAKE_SILVER,
    acting,
    offered,
    place,
    placement,
    player,
    refusal,
    seat,
    table,
    take,
    take_choice,
    told,
    use,
)

EVERY_ROW = {1: "castle-4a", 2: "mine-5a", 3: "ship-6a", 4: "pasture-1a", 5: "bank-4", 6: "market-2"}


def steps(number: int, wanted: int) -> int:
    """Count the workers from one number to another, the shorter way round."""
    return min((number - wanted) % 6, (wanted - number) % 6)


@pytest.mark.parametrize("number", DICE)
@pytest.mark.parametrize("line", ROWS)
def test_each_worker_changes_the_die_by_one_up_or_down(number: int, line: int) -> None:
    """Exactly as many are returned as it takes, and they are told."""
    pos = acting(number, seat(workers=4), display=EVERY_ROW)
    take(pos, EVERY_ROW[line])
    assert player(pos)["workers"] == 4 - steps(number, line)
    paid = [event["amount"] for event in told(pos, "paid_workers")]
    assert paid == ([steps(number, line)] if number != line else [])


@pytest.mark.parametrize("number", DICE)
@pytest.mark.parametrize("workers", [0, 1, 2, 3, 4, 9])
def test_a_die_reaches_as_far_as_there_are_workers(number: int, workers: int) -> None:
    """Three workers reach every number."""
    pos = acting(number, seat(workers=workers), display=EVERY_ROW)
    reached = {one["row"] for one in offered(pos, "take")}
    assert reached == {line for line in ROWS if steps(number, line) <= workers}


def test_changing_from_1_to_6_or_from_6_to_1_costs_one_worker() -> None:
    """The numbers go round."""
    for number, line in ((1, 6), (6, 1)):
        pos = acting(number, seat(workers=1), display=EVERY_ROW)
        take(pos, EVERY_ROW[line])
        assert player(pos)["workers"] == 0


def test_megan_changes_a_2_to_a_6_with_two_workers() -> None:
    """The example of the rules."""
    pos = acting(2, seat(workers=2, projects="castle-6a"))
    place(pos, "castle-6a")
    assert player(pos)["workers"] == 0
    pos = acting(2, seat(workers=1, projects="castle-6a"))
    assert refusal(pos, placement(pos, 0, NEW)) == ("too-few-workers", {"cost": 2, "workers": 1})


@pytest.mark.parametrize("number", DICE)
@pytest.mark.parametrize("wanted", DICE)
def test_workers_help_to_place_a_project(number: int, wanted: int) -> None:
    """The die must match the project's after the change."""
    pos = acting(number, seat(workers=3, projects=f"mine-{wanted}a"))
    place(pos, f"mine-{wanted}a")
    assert player(pos)["workers"] == 3 - steps(number, wanted)


def test_workers_may_be_kept() -> None:
    """Nobody has to change a die."""
    pos = acting(3, seat(workers=3), display=EVERY_ROW)
    take(pos, "ship-6a")
    assert player(pos)["workers"] == 3


def test_actions_without_a_number_cost_no_worker() -> None:
    """One silver, with any die."""
    pos = acting(3, seat(workers=3))
    pos.push(TAKE_SILVER)
    assert (player(pos)["workers"], player(pos)["silver"]) == (3, 1)


def test_workers_change_the_die_of_a_bought_card_too() -> None:
    """It is used like any card of the hand: its 4 becomes a 6."""
    pos = table(seat(silver=3, workers=2), display=EVERY_ROW, deck="ship-4a ship-4b ship-4c")
    pos.push({"do": "buy"})
    use(pos, "ship-4a")
    assert refusal(pos, take_choice(pos, EVERY_ROW[1])) == ("too-few-workers", {"cost": 3, "workers": 2})
    take(pos, EVERY_ROW[6])
    assert player(pos)["workers"] == 0


def test_workers_of_others_do_not_help() -> None:
    """Everybody returns the own ones."""
    pos = acting(3, seat(), seat(workers=6), display=EVERY_ROW)
    assert {one["row"] for one in offered(pos, "take")} == {3}


def test_workers_gained_by_a_function_help_within_the_same_turn() -> None:
    """Knowledge is placed, and a die bought after it is changed with its two workers."""
    pos = acting(3, seat(silver=3, projects="knowledge-3a"), display=EVERY_ROW, deck="ship-4a ship-4b ship-4c")
    place(pos, "knowledge-3a")
    pos.push({"do": "buy"})
    use(pos, "ship-4b")
    take(pos, EVERY_ROW[2])
    assert player(pos)["workers"] == 0
