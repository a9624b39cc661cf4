"""Section 10: when an action card can be played at all, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    is_open,
    player,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

#: Attack and neutral cards of the action phase.
WAITING = ("arsonist-a", "black-knight-a", "brigands", "caravan", "merchant-a", "spy-a")
EACH7, EACH3, COMBINED7, NONE = range(4)
OPEN = {"action_gate": NONE}


def acting(first: Json, second: Json, **fields: Any) -> Position:
    """Lay out the action phase, with what the principalities leave of the supply."""
    return table.acting(first, second, **fields)


def worth(seat: int, points: int, hand: str = "", knight: str = "") -> Json:
    """Lay out a player with so many points, a Building, a Knight and a resource of each Region."""
    letter = "ab"[seat]
    built = {f"garrison-{letter}": (6, "above"), knight or ("hagen", "siegfried")[seat]: (6, "below")}
    red = ("church", "aqueduct", "bath-house")[: max(0, points - 4)]
    built |= {f"{name}-{letter}": (5, side) for name, side in zip(red, ("above", "below", "above"), strict=False)}
    cities = {2: (), 3: (5,)}.get(points, (5, 6))
    return player(seat, hand=hand, built=built, cities=cities, stores=1)


@pytest.mark.parametrize("card", WAITING)
@pytest.mark.parametrize(("mine", "theirs"), [(2, 2), (6, 7), (7, 6), (4, 3)])
def test_10_each7_is_the_default_and_waits_until_both_have_seven(card: str, mine: int, theirs: int) -> None:
    pos = acting(worth(0, mine, card), worth(1, theirs))
    assert pos.score() == [mine, theirs]
    assert not is_open(pos, "play", slot=card)
    assert why(pos, "play", slot=card) == "gate"


@pytest.mark.parametrize("card", WAITING)
@pytest.mark.parametrize(("mine", "theirs", "opens"), [(2, 3, False), (3, 2, False), (7, 2, False), (3, 3, True)])
def test_10_each3_waits_until_both_have_three(card: str, mine: int, theirs: int, opens: bool) -> None:  # noqa: FBT001
    pos = acting(worth(0, mine, card), worth(1, theirs), options={"action_gate": EACH3})
    assert is_open(pos, "play", slot=card) is opens
    assert why(pos, "play", slot=card) == (None if opens else "gate")


@pytest.mark.parametrize("card", WAITING)
@pytest.mark.parametrize(("mine", "theirs", "opens"), [(3, 3, False), (2, 4, False), (3, 4, True), (5, 2, True)])
def test_10_combined7_adds_both_scores(card: str, mine: int, theirs: int, opens: bool) -> None:  # noqa: FBT001
    pos = acting(worth(0, mine, card), worth(1, theirs), options={"action_gate": COMBINED7})
    assert is_open(pos, "play", slot=card) is opens
    assert why(pos, "play", slot=card) == (None if opens else "gate")


# A card can be played only if it can do what it says.


@pytest.mark.parametrize("card", ["brigands", "merchant-a"])
def test_10_a_card_that_takes_needs_a_resource_of_the_rival(card: str) -> None:
    pos = acting(player(0, hand=card, stores=1), player(1), options=OPEN)
    assert not is_open(pos, "play", slot=card)
    assert why(pos, "play", slot=card) is not None


@pytest.mark.parametrize("card", ["brigands", "merchant-a"])
@pytest.mark.parametrize(("shown", "opens"), [(2, True), (3, False)])
def test_10_a_card_that_takes_needs_room_for_what_the_rival_has(card: str, shown: int, opens: bool) -> None:  # noqa: FBT001
    mine = player(0, hand=card, stores=stores_of(0, gold=shown))
    pos = acting(mine, player(1, stores=stores_of(1, gold=3)), options=OPEN)
    assert is_open(pos, "play", slot=card) is opens
    assert (why(pos, "play", slot=card) is None) is opens


@pytest.mark.parametrize("shown", [0, 3])
def test_10_the_caravan_needs_a_resource_and_room_for_another(shown: int) -> None:
    pos = acting(player(0, hand="caravan", stores=shown), player(1), options=OPEN)
    assert not is_open(pos, "play", slot="caravan")
    assert why(pos, "play", slot="caravan") is not None
