"""Section 10: when an action card can be played at all, and what it costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    discarded,
    do,
    hand,
    is_open,
    lines,
    open_kinds,
    open_resources,
    player,
    stock,
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


def beginning(first: Json, second: Json, **fields: Any) -> Position:
    """Lay out the beginning of a turn, before the roll."""
    return table.position(first, second, **fields)


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
def test_10_each7_opens_with_seven_each(card: str) -> None:
    pos = acting(worth(0, 7, card), worth(1, 7))
    assert pos.score() == [7, 7]
    assert is_open(pos, "play", slot=card)


def test_10_points_of_a_token_count_for_the_gate() -> None:
    pos = acting(worth(0, 6, "caravan", knight="karl"), worth(1, 7))
    assert (lines(pos, 0)["knight_token"], pos.score()) == (1, [7, 7])
    assert is_open(pos, "play", slot="caravan")


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


@pytest.mark.parametrize("card", WAITING)
def test_10_without_a_gate_nothing_waits(card: str) -> None:
    pos = acting(worth(0, 2, card), worth(1, 2), options=OPEN)
    assert is_open(pos, "play", slot=card)


def test_10_the_alchemist_waits_for_the_gate_too() -> None:
    pos = beginning(worth(0, 6, "alchemist-a"), worth(1, 7))
    assert not is_open(pos, "play", slot="alchemist-a")
    assert why(pos, "play", slot="alchemist-a") == "gate"


def test_10_the_alchemist_can_be_played_once_the_gate_is_open() -> None:
    pos = beginning(worth(0, 7, "alchemist-a"), worth(1, 7))
    assert open_kinds(pos) == {"roll", "play"}


def test_10_the_merchant_does_not_wait_if_the_option_says_so() -> None:
    pos = acting(worth(0, 2, "merchant-a caravan"), worth(1, 2), options={"merchant_waits": 0})
    assert is_open(pos, "play", slot="merchant-a")
    assert why(pos, "play", slot="caravan") == "gate"


def test_10_the_scout_never_waits() -> None:
    builder = player(0, hand="scout-a", road_left=True, stores=1)
    pos = acting(builder, player(1))
    assert pos.score() == [2, 2]
    assert is_open(pos, "use_scout", slot="scout-a", end="left")


def test_10_the_scout_cannot_be_played_by_itself() -> None:
    pos = acting(worth(0, 7, "scout-a"), worth(1, 7))
    assert not is_open(pos, "play", slot="scout-a")


@pytest.mark.parametrize("card", ["bishop-a", "herb-woman-a", "alchemist-a"])
def test_10_cards_for_another_moment_cannot_be_played_in_the_action_phase(card: str) -> None:
    pos = acting(worth(0, 7, card), worth(1, 7))
    assert not is_open(pos, "play", slot=card)
    assert why(pos, "play", slot=card) == "not-now"


@pytest.mark.parametrize("card", [*WAITING, "bishop-a", "herb-woman-a", "scout-a"])
def test_10_only_the_alchemist_is_played_before_the_roll(card: str) -> None:
    pos = beginning(worth(0, 7, f"alchemist-a {card}"), worth(1, 7))
    assert is_open(pos, "play", slot="alchemist-a")
    assert not is_open(pos, "play", slot=card)


@pytest.mark.parametrize("card", WAITING)
def test_10_action_cards_are_free_of_charge(card: str) -> None:
    pos = acting(worth(0, 2, card), worth(1, 2, "goetz karl"), options=OPEN)
    before = stock(pos, 0)
    do(pos, "play", slot=card)
    assert stock(pos, 0) == before


@pytest.mark.parametrize("card", WAITING)
def test_10_a_played_card_goes_to_the_discard_pile(card: str) -> None:
    pos = acting(worth(0, 2, f"{card} goetz"), worth(1, 2, "otto karl"), options=OPEN)
    assert discarded(pos) == []
    do(pos, "play", slot=card)
    assert (hand(pos, 0), discarded(pos)) == (["goetz"], [card])


# A card can be played only if it can do what it says.


@pytest.mark.parametrize("card", ["arsonist-a", "black-knight-a"])
def test_10_nothing_of_the_rival_can_be_lost(card: str) -> None:
    """A Unit that is no Knight is neither a Building nor a Knight; one's own cards do not matter."""
    theirs = player(1, built={"ore-fleet": (5, "above")}, cities=(5, 6), stores=1)
    pos = acting(worth(0, 2, card), theirs, options=OPEN)
    assert not is_open(pos, "play", slot=card)
    assert why(pos, "play", slot=card) == "rival-has-none"


def test_10_the_black_knight_needs_a_knight_and_a_building_is_none() -> None:
    theirs = player(1, built={"garrison-b": (5, "above")})
    pos = acting(worth(0, 2, "black-knight-a arsonist-a"), theirs, options=OPEN)
    assert not is_open(pos, "play", slot="black-knight-a")
    assert is_open(pos, "play", slot="arsonist-a")


def test_10_the_arsonist_needs_a_building_and_a_knight_is_none() -> None:
    theirs = player(1, built={"siegfried": (5, "above")})
    pos = acting(worth(0, 2, "black-knight-a arsonist-a"), theirs, options=OPEN)
    assert not is_open(pos, "play", slot="arsonist-a")
    assert is_open(pos, "play", slot="black-knight-a")


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


def test_10_the_caravan_gets_only_what_has_room() -> None:
    full = dict.fromkeys(("pasture-3", "hills-5", "fields-1", "forest-4", "mountains-2"), 3)
    pos = acting(player(0, hand="caravan", stores={**full, "gold-6": 1}), player(1), options=OPEN)
    do(pos, "play", slot="caravan")
    assert open_resources(pos, "trade", "get") == {"gold"}
    assert open_resources(pos, "trade", "give") == {"lumber", "wool", "brick", "ore", "grain"}


@pytest.mark.parametrize("hand_of_rival", ["garrison-a church-a", "smithy"])
def test_10_the_spy_can_be_played_whatever_is_in_the_hidden_hand(hand_of_rival: str) -> None:
    pos = acting(player(0, hand="spy-a"), player(1, hand=hand_of_rival), options=OPEN)
    assert is_open(pos, "play", slot="spy-a")
