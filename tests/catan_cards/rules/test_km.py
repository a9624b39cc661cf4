"""Section 13, Knights & Merchants: what no scene tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table as t
from catan_cards.rules import table_km as km

from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from bailey.core import Position


# Border Dispute


def token_and_two_hills() -> t.Json:
    """A player with the Knight token, and a second hills Region beyond the row."""
    extra = {"hills-1": (8, "above"), "fields-3": (8, "below")}
    shown = {"hills-1": 2, "hills-5": 1}
    cards = {"goetz": (5, "above"), "brick-factory": (7, "above")}
    return t.player(0, "border-dispute-a", built=cards, settlements=(5, 6, 7), extra=extra, stores=shown)


def test_13_cards_beside_an_exchanged_region_act_on_the_new_one() -> None:
    pos = km.acting(token_and_two_hills())
    assert pos.state.players[0].doubled != 0
    t.do(pos, "play", slot="border-dispute-a")
    t.do(pos, "pick_region", cell="hills-1")
    t.do(pos, "pick_region", cell="forest-5")
    t.do(pos, "end_actions")
    assert (pos.state.players[0].doubled >> 2 * 8) & 1 == 0


# Costs, sites and numbers
COSTS: dict[str, dict[str, int]] = {
    "bodo": {"grain": 2, "ore": 1, "wool": 1},
    "roland": {"grain": 2, "ore": 2, "wool": 1},
    "walter-singer": {"grain": 1, "wool": 1},
    "landlord": {"wool": 1, "grain": 1},
    "castle-a": {"brick": 2, "ore": 1},
    "pirate-fleet-a": {"wool": 1, "lumber": 1},
    "toll-station-a": {"brick": 1, "lumber": 1},
    "tournament-place": {"lumber": 1, "grain": 1},
    "watchtower": {"grain": 1, "lumber": 1},
    "palace": {"brick": 2, "ore": 2, "grain": 2},
    "trade-academy": {"grain": 2, "lumber": 2, "wool": 1},
    "knights-hall": {"ore": 2, "lumber": 2, "brick": 1},
    "cloth-hall-a": {"wool": 2, "lumber": 1},
}
#: Strength, tournament points, commerce points and victory points, of the cards that have any.
NUMBERS = {
    "bodo": (1, 4, 0, 0),
    "roland": (5, 1, 0, 0),
    "walter-singer": (1, 2, 0, 0),
    "castle-a": (1, 0, 0, 0),
    "toll-station-a": (0, 0, 1, 0),
    "palace": (0, 0, 0, 1),
    "trade-academy": (0, 0, 0, 1),
    "knights-hall": (0, 0, 0, 1),
    "cloth-hall-a": (0, 0, 2, 0),
}


@pytest.mark.parametrize(("card", "resource"), [(card, resource) for card in COSTS for resource in COSTS[card]])
def test_13_a_card_is_not_built_for_less(card: str, resource: str) -> None:
    less = {**COSTS[card], resource: COSTS[card][resource] - 1}
    others = {name: 3 for name in RESOURCES if name not in less}
    mine = t.player(0, card, settlements=(6,), cities=(5,), stores=t.stores_of(0, **less, **others))
    assert t.why(km.acting(mine), "build", slot=card, place=5, side="below") == "too-dear"


@pytest.mark.parametrize("card", COSTS)
def test_13_the_points_of_a_card(card: str) -> None:
    pos = km.acting(km.with_city(0, card))
    me = pos.state.players[0]
    points = t.lines(pos, 0).get("cards", 0)
    assert (me.strength, me.tournament, me.commerce, points) == NUMBERS.get(card, (0, 0, 0, 0))


# Landlord


def test_13_landlord_with_both_resources_the_owner_chooses() -> None:
    pos = km.acting(t.player(0, built={"landlord": (5, "above")}, stores=1))
    t.do(pos, "use", card="landlord")
    pairs = {(RESOURCES[one.args["give"]], RESOURCES[one.args["get"]]) for one in pos.choices}
    assert (t.open_kinds(pos), pairs) == ({"trade"}, {("grain", "wool"), ("wool", "grain")})
    t.do(pos, "trade", give="wool", get="grain")
    assert t.stock(pos, 0) == {"lumber": 1, "brick": 1, "ore": 1, "grain": 2, "gold": 1}


@pytest.mark.parametrize("have", [{}, {"ore": 3, "gold": 3, "lumber": 3, "brick": 3}, {"grain": 3, "wool": 3}])
def test_13_landlord_with_nothing_to_swap_or_no_room_is_not_used(have: dict[str, int]) -> None:
    pos = km.acting(t.player(0, built={"landlord": (5, "above")}, stores=t.stores_of(0, **have)))
    assert not t.is_open(pos, "use", card="landlord")
    assert t.why(pos, "use", card="landlord") is not None


# Trade Academy


@pytest.mark.parametrize("have", [{}, {"ore": 1, "wool": 1, "gold": 1}])
def test_13_trade_academy_takes_two_of_one_kind(have: dict[str, int]) -> None:
    pos = km.acting(km.with_city(0, "trade-academy", **have))
    assert not t.is_open(pos, "use", card="trade-academy")
    assert t.why(pos, "use", card="trade-academy") is not None


def event(name: str, first: t.Json, second: t.Json | None = None, **fields: Any) -> Position:
    return t.event(name, first, second or t.player(1), theme=km.KM, die=6, **fields)


# Used cards


def test_13_a_landlord_is_used_again_in_the_next_own_turn_and_when_it_is_built_again() -> None:
    pos = km.acting(t.player(0, built={"landlord": (5, "above")}, stores=t.stores_of(0, grain=3)))
    t.do(pos, "use", card="landlord")
    state = pos.state.players[0]
    state.built.beside[0].used -= 2
    assert t.is_open(t.enter(pos, t.Step.CHECK), "use", card="landlord")


# Events


def test_13_in_a_raid_the_holder_names_three_buildings_and_the_owner_takes_one_back() -> None:
    cards = {"abbey-a": (5, "above"), "smithy": (5, "below"), "sawmill": (6, "above"), "foundry": (6, "below")}
    pos = event("raid-a", t.player(0, built={"goetz": (5, "above")}), t.player(1, built=cards))
    for name in ("smithy", "sawmill", "foundry"):
        assert pos.turn == 0
        t.do(pos, "pick", card=name)
    assert pos.turn == 1
    assert t.open_values(pos, "pick", "card") == {1, 2, 3}
    t.do(pos, "pick", card="sawmill")
    assert (t.built(pos, 1), t.hand(pos, 1)) == (["abbey-a", "smithy", "foundry"], ["sawmill"])
    assert not any(site.named for site in pos.state.players[1].built.beside)


# The set as a whole


def test_13_the_game_goes_to_thirteen_points_and_the_gate_is_three_each() -> None:
    pos = t.acting(t.player(0, "spy-a", cities=(5,), settlements=(6,)), t.player(1), theme=km.KM)
    assert t.why(pos, "play", slot="spy-a") == "gate"
    pos = t.acting(
        t.player(0, "spy-a", cities=(5,), settlements=(6,)), t.player(1, cities=(5,), settlements=(6,)), theme=km.KM
    )
    assert t.is_open(pos, "play", slot="spy-a")
    new = t.catan_cards.new(seed=1, options={"theme": km.KM})
    assert [stack.cards.size for stack in new.state.stacks] == [16, 16, 15, 15, 14, 13]
    assert new.state.events_stack.size == 13
    assert t.open_values(new, "search", "stack") == set(range(6))


# Watchtower
AMOUNTS = {7: (3, 0), 8: (3, 1), 9: (3, 2), 10: (3, 3)}


def brigands(n: int, cards: dict[str, tuple[int, str]], **fields: Any) -> Position:
    """Roll brigands when the first player has n resources; ore and wool are two or more of them."""
    lumber, brick = AMOUNTS[n]
    mine = t.player(0, built=cards, stores=t.stores_of(0, ore=2, wool=2, lumber=lumber, brick=brick))
    return t.rolled("brigands", 1, mine, t.player(1), theme=km.KM, **fields)


@pytest.mark.parametrize(("n", "safe"), [(7, True), (8, True), (9, True), (10, False)])
def test_13_watchtower_brigands_take_nothing_up_to_nine(n: int, safe: bool) -> None:  # noqa: FBT001
    left = t.stock(brigands(n, {"watchtower": (5, "above")}), 0)
    assert ("wool" in left, "ore" in left) == (safe, safe)


@pytest.mark.parametrize(("n", "safe"), [(7, True), (8, False)])
def test_13_without_a_watchtower_brigands_take_above_seven(n: int, safe: bool) -> None:  # noqa: FBT001
    left = t.stock(brigands(n, {"castle-a": (5, "above")}), 0)
    assert ("wool" in left, "ore" in left) == (safe, safe)


# Plenty: Pirate Fleets, Toll Stations and the Palace


def plenty(first: t.Json, second: t.Json, **fields: Any) -> Position:
    """Roll plenty, and a 6: the first player's gold river and the second player's hills produce."""
    return t.rolled("plenty", 6, first, second, theme=km.KM, **fields)


@pytest.mark.parametrize(
    ("cards", "gold"),
    [
        ("pirate-fleet-a", 1),
        ("pirate-fleet-a pirate-fleet-b", 2),
        ("toll-station-a", 2),
        ("toll-station-a pirate-fleet-a", 3),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_13_on_plenty_pirate_fleets_and_toll_stations_bring_gold(cards: str, gold: int, turn: int) -> None:
    """In the rival's turn too. The second player's gold river is not rolled."""
    built = {name: (5, t.SIDES[i]) for i, name in enumerate(cards.split())}
    pos = plenty(t.player(0, stores=3), t.player(1, built=built), turn=turn)
    assert (pos.turn, t.stock(pos, 1)) == (1, {})
    t.do(pos, "gain", cell="forest-5")
    assert t.stock(pos, 1) == {"lumber": 1, "gold": gold, "brick": 1}
