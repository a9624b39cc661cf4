"""Section 13, Knights & Merchants: the action cards that are no attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    hand,
    is_open,
    names,
    open_cells,
    open_kinds,
    open_resources,
    player,
    position,
    stock,
    store,
    stores_of,
    why,
)

from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

KM = SETS.index("km")
OPEN = {"action_gate": 3}
NEUTRAL = ("squire-a", "letter-of-credit", "market-day")
SITE: Json = {"place": 5, "side": "above"}


def acting(first: Json, second: Json | None = None, **fields: Any) -> Position:
    """Lay out the action phase with the set, and without a gate."""
    fields.setdefault("options", OPEN)
    return table.acting(first, second or player(1), theme=KM, **fields)


def acts(pos: Position, p: int = 0) -> bool:
    """Tell whether a player may act."""
    return pos.turn == p and is_open(pos, "end_actions")


def lasting(pos: Position) -> list[str]:
    """Name the cards that were played and lie open until they are spent."""
    return names(pos.state.lasting)


def trader(held: str, points: int, **stores: int) -> Json:
    """Tell of a player who may play any card of the set, with so many commerce points."""
    cards = {
        0: "",
        1: "mint",
        2: "marketplace",
        3: "counting-house",
        4: "merchant-guild",
        5: "merchant-guild mint",
        6: "merchant-guild marketplace",
        7: "merchant-guild counting-house",
        8: "merchant-guild counting-house mint",
    }[points]
    standing = {name: (5, ("above", "below")[i % 2]) for i, name in enumerate(cards.split())}
    return player(0, held, built=standing, settlements=(6,), cities=(5,), stores=stores_of(0, **stores))


# When they can be played


@pytest.mark.parametrize("card", NEUTRAL)
def test_13_the_rival_is_not_asked_about_cards_that_nothing_cancels(card: str) -> None:
    mine = trader(card, 4, gold=1)
    pos = do(acting(mine, player(1, "oath-of-fealty bishop-a herb-woman-a")), "play", slot=card)
    assert pos.turn == 0
    assert "counter" not in open_kinds(pos)


@pytest.mark.parametrize("card", NEUTRAL)
def test_13_neutral_cards_are_played_in_the_own_action_phase_only(card: str) -> None:
    pos = position(trader(f"alchemist-a {card}", 4, gold=1), player(1), theme=KM, options=OPEN)
    assert not is_open(pos, "play", slot=card)
    assert is_open(pos, "play", slot="alchemist-a")


# Squire

COSTS = {
    "siegfried": {"ore": 1},
    "conrad": {"grain": 1, "ore": 1},
    "walter-singer": {"grain": 1, "wool": 1},
    "walter": {"grain": 1, "ore": 1, "wool": 1},
    "bodo": {"grain": 2, "ore": 1, "wool": 1},
    "karl": {"grain": 2, "ore": 2, "wool": 3},
}


def squired(held: str, *squires: str, seed: int = 0, **stores: int) -> Position:
    """Play Squires, with a hand and resources."""
    pos = acting(player(0, f"{' '.join(squires)} {held}", stores=stores_of(0, **stores)), seed=seed)
    for card in squires:
        do(pos, "play", slot=card)
    return pos


@pytest.mark.parametrize("card", COSTS)
@pytest.mark.parametrize("squires", [("squire-a",), ("squire-a", "squire-b")])
def test_13_squire_makes_the_next_knight_cheaper_by_two_each_but_never_cheaper_than_one(
    card: str, squires: tuple[str, ...]
) -> None:
    pos = squired(card, *squires, grain=3, ore=3, wool=3)
    do(pos, "build", slot=card, **SITE)
    while "save" in open_kinds(pos):
        do(pos, "save", resource=sorted(open_resources(pos, "save"))[0])
    price = max(1, sum(COSTS[card].values()) - 2 * len(squires))
    assert 9 - sum(stock(pos, 0).values()) == price
    assert (built(pos, 0), hand(pos, 0), lasting(pos), acts(pos)) == ([card], [], [], True)
    assert sorted(discarded(pos)) == sorted(squires)


def test_13_squire_lies_open_until_it_is_spent() -> None:
    pos = squired("conrad", "squire-a", ore=1)
    assert (lasting(pos), discarded(pos), hand(pos, 0)) == (["squire-a"], [], ["conrad"])
    do(pos, "build", slot="conrad", **SITE)
    assert (lasting(pos), discarded(pos), stock(pos, 0)) == ([], ["squire-a"], {})


def test_13_squire_the_builder_says_what_is_saved() -> None:
    pos = squired("bodo", "squire-a", grain=2, ore=1, wool=1)
    do(pos, "build", slot="bodo", **SITE)
    assert (pos.turn, built(pos, 0), open_kinds(pos)) == (0, ["bodo"], {"save"})
    assert open_resources(pos, "save") == {"grain", "ore", "wool"}
    do(pos, "save", resource="wool")
    assert open_resources(pos, "save") == {"grain", "ore"}
    do(pos, "save", resource="grain")
    assert (stock(pos, 0), acts(pos)) == ({"grain": 1, "wool": 1}, True)


def test_13_squire_the_same_resource_may_be_saved_twice() -> None:
    pos = squired("bodo", "squire-a", grain=2, ore=1, wool=1)
    do(pos, "build", slot="bodo", **SITE)
    do(pos, "save", resource="grain")
    do(pos, "save", resource="grain")
    assert stock(pos, 0) == {"grain": 2}


@pytest.mark.parametrize(
    ("have", "left"),
    [
        ({"grain": 2}, {}),
        ({"ore": 1, "wool": 1}, {}),
        ({"ore": 1, "grain": 1, "gold": 3}, {"gold": 3}),
        ({"grain": 1, "wool": 1}, {}),
    ],
)
def test_13_squire_what_is_missing_is_saved_without_a_question(have: dict[str, int], left: dict[str, int]) -> None:
    pos = squired("bodo", "squire-a", **have)
    do(pos, "build", slot="bodo", **SITE)
    assert (built(pos, 0), stock(pos, 0), acts(pos)) == (["bodo"], left, True)


def test_13_squire_only_what_can_still_be_paid_is_offered() -> None:
    """Without wool it is saved; the other one is chosen."""
    pos = squired("bodo", "squire-a", grain=3, ore=3)
    do(pos, "build", slot="bodo", **SITE)
    assert open_resources(pos, "save") >= {"grain", "ore"}
    do(pos, "save", resource="ore")
    assert (stock(pos, 0), acts(pos)) == ({"grain": 1, "ore": 3}, True)


@pytest.mark.parametrize("have", [{}, {"gold": 3}, {"grain": 1}, {"ore": 1}, {"wool": 1, "gold": 2}])
def test_13_squire_does_not_pay_for_more_than_two(have: dict[str, int]) -> None:
    pos = squired("bodo", "squire-a", **have)
    assert why(pos, "build", slot="bodo", **SITE) == "too-dear"


@pytest.mark.parametrize("have", [{}, {"gold": 3}])
def test_13_squire_does_not_make_a_knight_free(have: dict[str, int]) -> None:
    for card in ("siegfried", "conrad", "walter-singer"):
        assert why(squired(card, "squire-a", "squire-b", **have), "build", slot=card, **SITE) == "too-dear"


def test_13_squire_is_spent_by_a_knight_whose_cost_is_1() -> None:
    pos = squired("siegfried conrad", "squire-a", ore=2)
    do(pos, "build", slot="siegfried", **SITE)
    assert (lasting(pos), discarded(pos), stock(pos, 0)) == ([], ["squire-a"], {"ore": 1})
    assert why(pos, "build", slot="conrad", place=6, side="above") == "too-dear"


def test_13_squire_of_the_last_two_resources_one_is_chosen() -> None:
    pos = squired("conrad", "squire-a", grain=1, ore=1)
    do(pos, "build", slot="conrad", **SITE)
    assert open_resources(pos, "save") == {"grain", "ore"}
    do(pos, "save", resource="grain")
    assert (stock(pos, 0), acts(pos)) == ({"grain": 1}, True)


def test_13_squire_helps_the_next_knight_only() -> None:
    pos = squired("conrad walter", "squire-a", grain=1, ore=1, wool=1)
    do(pos, "build", slot="conrad", **SITE)
    do(pos, "save", resource="grain")
    assert stock(pos, 0) == {"grain": 1, "wool": 1}
    assert why(pos, "build", slot="walter", place=6, side="above") == "too-dear"


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("castle-a", {"brick": 2, "ore": 1}),
        ("pirate-fleet-a", {"wool": 1, "lumber": 1}),
        ("smithy", {"ore": 2, "lumber": 1}),
        ("gold-fleet", {"wool": 1, "lumber": 1}),
    ],
)
def test_13_squire_helps_knights_only_and_is_not_spent_by_other_cards(card: str, cost: dict[str, int]) -> None:
    first = next(iter(cost))
    short = squired(card, "squire-a", **{**cost, first: cost[first] - 1})
    assert why(short, "build", slot=card, **SITE) == "too-dear"
    pos = squired(card, "squire-a", **cost)
    do(pos, "build", slot=card, **SITE)
    assert (built(pos, 0), stock(pos, 0), lasting(pos)) == ([card], {}, ["squire-a"])


def test_13_squire_does_not_help_with_a_city_or_a_road() -> None:
    pos = squired("goetz", "squire-a", ore=2, grain=2, brick=1, lumber=1)
    assert why(pos, "build_city", place=5) == "too-dear"
    assert why(pos, "build_road", end="left") == "too-dear"


def test_13_squire_a_second_one_after_the_first_was_spent_helps_the_next() -> None:
    pos = squired("siegfried walter-singer", "squire-a", ore=1, wool=1)
    do(pos, "build", slot="siegfried", **SITE)
    assert why(pos, "build", slot="walter-singer", place=6, side="above") == "too-dear"
    pos = acting(player(0, "squire-a siegfried squire-b walter-singer", stores=stores_of(0, ore=1, wool=1)))
    do(pos, "play", slot="squire-a")
    do(pos, "build", slot="siegfried", **SITE)
    do(pos, "play", slot="squire-b")
    do(pos, "build", slot="walter-singer", place=6, side="above")
    assert (stock(pos, 0), lasting(pos), sorted(discarded(pos))) == ({}, [], ["squire-a", "squire-b"])


@pytest.mark.parametrize("squires", [("squire-a",), ("squire-a", "squire-b")])
def test_13_squire_ends_with_the_turn(squires: tuple[str, ...]) -> None:
    pos = squired("conrad", *squires, ore=1)
    assert len(lasting(pos)) == len(squires)
    turns = pos.state.turns
    do(pos, "end_actions")
    while pos.state.turns == turns:
        pos.push(pos.choices[0])
    assert (lasting(pos), sorted(discarded(pos))) == ([], sorted(squires))


def test_13_squire_does_not_help_the_rival() -> None:
    pos = acting(player(0, "squire-a"), player(1, "conrad goetz karl", stores=stores_of(1, ore=1)))
    do(pos, "play", slot="squire-a")
    do(pos, "end_actions")
    while pos.state.on_turn == 0:
        pos.push(pos.choices[0])
    pos = table.enter(pos, table.Step.CHECK)
    assert why(pos, "build", slot="conrad", **SITE) == "too-dear"


def test_13_squire_may_be_played_before_the_resources_are_there() -> None:
    """The bank trades between the card and the Knight."""
    pos = squired("conrad", "squire-a", wool=3)
    assert why(pos, "build", slot="conrad", **SITE) == "too-dear"
    do(pos, "trade", give="wool", get="ore")
    do(pos, "build", slot="conrad", **SITE)
    assert (built(pos, 0), stock(pos, 0)) == (["conrad"], {})


def test_13_squire_helps_with_a_knight_that_has_returned() -> None:
    """The Black Knight fails; the Knight that returned is built with the Squire."""
    theirs = player(1, built={"hagen": (5, "above")})
    for seed in range(60):
        mine = player(0, "squire-a black-knight-a", built={"bodo": (5, "above")}, stores=stores_of(0, grain=2))
        pos = do(acting(mine, theirs, seed=seed), "play", slot="squire-a")
        do(do(pos, "play", slot="black-knight-a"), "no_counter")
        if hand(pos, 0) == ["bodo"]:
            break
    do(pos, "build", slot="bodo", **SITE)
    assert (built(pos, 0), stock(pos, 0), lasting(pos)) == (["bodo"], {}, [])


# Letter of Credit


def credited(**stores: int) -> Position:
    return do(acting(player(0, "letter-of-credit", stores=stores_of(0, **stores))), "play", slot="letter-of-credit")


def test_13_letter_of_credit_pays_1_gold_and_gains_2_different_resources_other_than_gold() -> None:
    pos = credited(gold=2)
    assert (pos.turn, stock(pos, 0)) == (0, {"gold": 1})
    assert open_cells(pos, "gain") == {"pasture-3", "hills-5", "fields-1", "forest-4", "mountains-2"}
    do(pos, "gain", cell="mountains-2")
    assert open_cells(pos, "gain") == {"pasture-3", "hills-5", "fields-1", "forest-4"}
    do(pos, "gain", cell="pasture-3")
    assert (stock(pos, 0), discarded(pos), acts(pos)) == ({"gold": 1, "ore": 1, "wool": 1}, ["letter-of-credit"], True)


def test_13_letter_of_credit_the_second_resource_is_another_one_wherever_it_lies() -> None:
    mine = player(
        0,
        "letter-of-credit",
        settlements=(4, 5, 6),
        extra={"hills-1": (4, "above"), "forest-6": (4, "below")},
        stores={"gold-6": 1},
    )
    pos = do(acting(mine), "play", slot="letter-of-credit")
    do(pos, "gain", cell="hills-5")
    assert open_cells(pos, "gain") == {"pasture-3", "fields-1", "forest-4", "forest-6", "mountains-2"}


def test_13_letter_of_credit_the_gold_region_that_pays_is_chosen() -> None:
    mine = player(
        0,
        "letter-of-credit",
        settlements=(4, 5, 6),
        extra={"gold-3": (4, "above"), "forest-6": (4, "below")},
        stores={"gold-6": 1, "gold-3": 2},
    )
    pos = do(acting(mine), "play", slot="letter-of-credit")
    assert open_cells(pos, "pay") == {"gold-6", "gold-3"}
    do(pos, "pay", cell="gold-3")
    assert ([store(pos, name) for name in ("gold-6", "gold-3")], open_kinds(pos)) == ([1, 1], {"gain"})


@pytest.mark.parametrize("have", [{}, {"ore": 3, "wool": 3}])
def test_13_letter_of_credit_needs_gold(have: dict[str, int]) -> None:
    pos = acting(player(0, "letter-of-credit", stores=stores_of(0, **have)))
    assert (is_open(pos, "play", slot="letter-of-credit"), why(pos, "play", slot="letter-of-credit")) == (
        False,
        "needs",
    )


def test_13_letter_of_credit_needs_room_for_one_resource() -> None:
    full = dict.fromkeys(RESOURCES, 3)
    pos = acting(player(0, "letter-of-credit", stores=stores_of(0, **full)))
    assert not is_open(pos, "play", slot="letter-of-credit")
    assert why(pos, "play", slot="letter-of-credit") is not None


def test_13_letter_of_credit_the_room_that_the_gold_leaves_does_not_count() -> None:
    full = {name: 3 for name in RESOURCES if name != "gold"}
    pos = acting(player(0, "letter-of-credit", stores=stores_of(0, gold=1, **full)))
    assert not is_open(pos, "play", slot="letter-of-credit")


def test_13_letter_of_credit_with_room_for_one_resource_it_brings_one() -> None:
    """Two of that resource would fit, but they would not be different."""
    full = dict.fromkeys(("lumber", "wool", "brick", "ore"), 3)
    pos = credited(gold=1, grain=1, **full)
    assert (stock(pos, 0), acts(pos)) == ({**full, "grain": 2}, True)


def test_13_letter_of_credit_with_room_for_three_kinds_two_of_them() -> None:
    pos = credited(gold=3, lumber=3, wool=3)
    assert open_cells(pos, "gain") == {"hills-5", "fields-1", "mountains-2"}
    do(pos, "gain", cell="hills-5")
    assert open_cells(pos, "gain") == {"fields-1", "mountains-2"}


# Market Day


@pytest.mark.parametrize(("points", "gains"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 3)])
def test_13_market_day_brings_1_resource_for_each_2_commerce_points_at_most_3(points: int, gains: int) -> None:
    pos = acting(trader("market-day", points))
    assert pos.state.players[0].commerce == points
    do(pos, "play", slot="market-day")
    for i in range(gains):
        assert (pos.turn, open_kinds(pos) & {"gain"}) == (0, {"gain"}), i
        do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0), discarded(pos), acts(pos)) == ({"brick": gains}, ["market-day"], True)


@pytest.mark.parametrize("points", [0, 1])
def test_13_market_day_needs_2_commerce_points(points: int) -> None:
    pos = acting(trader("market-day", points))
    assert (is_open(pos, "play", slot="market-day"), why(pos, "play", slot="market-day")) == (False, "needs")


def test_13_market_day_the_points_of_the_rival_do_not_count() -> None:
    theirs = player(1, built={"marketplace": (5, "above")}, settlements=(6,), cities=(5,))
    assert why(acting(player(0, "market-day"), theirs), "play", slot="market-day") == "needs"


@pytest.mark.parametrize("cards", ["toll-station-a toll-station-b", "cloth-hall-a", "garrison-a garrison-b"])
def test_13_market_day_all_commerce_points_count(cards: str) -> None:
    standing = {name: (5, ("above", "below")[i]) for i, name in enumerate(cards.split())}
    mine = player(0, "market-day", built=standing, settlements=(6,), cities=(5,))
    pos = do(acting(mine), "play", slot="market-day")
    do(pos, "gain", cell="gold-6")
    assert (stock(pos, 0), acts(pos)) == ({"gold": 1}, True)


def test_13_market_day_each_resource_is_chosen_and_may_be_gold() -> None:
    pos = do(acting(trader("market-day", 6)), "play", slot="market-day")
    for cell in ("gold-6", "hills-5", "gold-6"):
        do(pos, "gain", cell=cell)
    assert stock(pos, 0) == {"gold": 2, "brick": 1}


def test_13_market_day_what_has_no_room_is_lost() -> None:
    full = {name: 3 for name in RESOURCES if name != "ore"}
    pos = do(acting(trader("market-day", 6, ore=2, **full)), "play", slot="market-day")
    assert (stock(pos, 0), acts(pos)) == (dict.fromkeys(RESOURCES, 3), True)


def test_13_market_day_without_any_room_it_is_not_played() -> None:
    """A card can be played only if it can do what it says (10)."""
    pos = acting(trader("market-day", 6, **dict.fromkeys(RESOURCES, 3)))
    assert not is_open(pos, "play", slot="market-day")
    assert why(pos, "play", slot="market-day") is not None
