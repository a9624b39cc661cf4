"""Section 13, Trade & Change: Shipyard, Treasure Fleet, Pawnbroker and Grand Bazaar."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    discarded,
    do,
    hand,
    is_open,
    open_cells,
    open_kinds,
    open_resources,
    open_values,
    player,
    stock,
    stores_of,
    why,
)
from catan_cards.rules.table_tc import TC, acting, acts, city, keeping, next_turn, pawned, rolled, wealth

from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position

ALL = set(RESOURCES)

# Shipyard

YARD = {"shipyard": (5, "above")}
SITE = {"place": 6, "side": "above"}
TREASURE = {"wool", "lumber", "ore"}


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("ore-fleet", {"wool": 1, "lumber": 1}),
        ("gold-fleet", {"wool": 1, "lumber": 1}),
        ("treasure-fleet", {"wool": 1, "lumber": 1, "ore": 1}),
        ("large-trade-fleet-a", {"wool": 2, "lumber": 2}),
    ],
)
def test_13_shipyard_a_fleet_of_any_kind_costs_one_less(card: str, cost: dict[str, int]) -> None:
    """The builder says which resource is saved."""
    for saved in cost:
        pos = acting(player(0, card, YARD, stores=3))
        do(pos, "build", slot=card, **SITE)
        assert open_resources(pos, "save") == set(cost)
        do(pos, "save", resource=saved)
        left = {name: 3 - cost.get(name, 0) + (name == saved) for name in RESOURCES}
        assert stock(pos, 0) == left


def test_13_shipyard_one_resource_is_enough_for_a_fleet_of_two() -> None:
    pos = acting(player(0, "ore-fleet", YARD, stores=stores_of(0, wool=1)))
    do(pos, "build", slot="ore-fleet", **SITE)
    assert (built(pos, 0), stock(pos, 0), acts(pos)) == (["shipyard", "ore-fleet"], {}, True)


def test_13_shipyard_never_makes_a_fleet_free() -> None:
    pos = acting(player(0, "ore-fleet", YARD))
    assert why(pos, "build", slot="ore-fleet", **SITE) == "too-dear"


def test_13_shipyard_serves_every_fleet_of_a_turn() -> None:
    pos = acting(player(0, "ore-fleet wool-fleet", YARD, stores=stores_of(0, wool=1, lumber=1)))
    do(pos, "build", slot="ore-fleet", place=6, side="above")
    if "save" in open_kinds(pos):
        do(pos, "save", resource="lumber")
    do(pos, "build", slot="wool-fleet", place=6, side="below")
    assert built(pos, 0) == ["shipyard", "ore-fleet", "wool-fleet"]
    assert stock(pos, 0) == {}


@pytest.mark.parametrize("card", ["lothar", "garrison-a", "lighthouse"])
def test_13_shipyard_other_cards_cost_the_same(card: str) -> None:
    """A Knight and Buildings; the price is paid in full without a question."""
    pos = acting(player(0, card, YARD, stores=3))
    do(pos, "build", slot=card, **SITE)
    plain = do(acting(player(0, card, stores=3)), "build", slot=card, **SITE)
    assert stock(pos, 0) == stock(plain, 0)


@pytest.mark.parametrize(("held", "theirs"), [("ore-fleet shipyard", {}), ("ore-fleet", YARD)])
def test_13_shipyard_the_rivals_or_one_in_hand_does_not_help(held: str, theirs: dict[str, tuple[int, str]]) -> None:
    pos = acting(player(0, held, stores=stores_of(0, wool=1)), player(1, built=theirs))
    assert why(pos, "build", slot="ore-fleet", **SITE) == "too-dear"


def test_13_shipyard_no_help_after_it_was_pulled_down() -> None:
    pos = acting(player(0, "ore-fleet", YARD, stores=stores_of(0, wool=1)))
    do(pos, "pull_down", card="shipyard")
    assert why(pos, "build", slot="ore-fleet", **SITE) == "too-dear"


# Treasure Fleet


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("owner", [0, 1])
def test_13_treasure_fleet_two_gold_when_its_owner_rolls_commerce(owner: int, turn: int) -> None:
    """In an own turn only; 3 is no number of a gold river."""
    players = [player(p, built={"treasure-fleet": (5, "above")} if p == owner else {}) for p in (0, 1)]
    pos = rolled("commerce", 3, *players, turn=turn)
    assert stock(pos, owner).get("gold", 0) == (2 if owner == turn else 0)
    assert stock(pos, 1 - owner).get("gold", 0) == 0
    assert acts(pos, turn)


@pytest.mark.parametrize("face", ["tournament", "brigands", "plenty"])
def test_13_treasure_fleet_only_with_commerce(face: str) -> None:
    pos = rolled(face, 3, player(0, built={"treasure-fleet": (5, "above")}))
    assert stock(pos, 0).get("gold", 0) == 0


@pytest.mark.parametrize(("shown", "left"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_13_treasure_fleet_what_has_no_room_is_lost(shown: int, left: int) -> None:
    me = player(0, built={"treasure-fleet": (5, "above")}, stores=stores_of(0, gold=shown))
    assert stock(rolled("commerce", 3, me), 0)["gold"] == left


def test_13_treasure_fleet_together_with_the_commerce_token() -> None:
    """The token still takes its resource."""
    me = city(0, "treasure-fleet marketplace")
    pos = rolled("commerce", 1, me, player(1, stores=stores_of(1, wool=1)))
    assert stock(pos, 0) == {"gold": 2, "wool": 1, "grain": 1}


def test_13_treasure_fleet_has_no_rate_at_the_bank() -> None:
    pos = acting(player(0, built={"treasure-fleet": (5, "above")}, stores=2))
    assert "trade" not in open_kinds(pos)


# Pawnbroker

BROKER = {"pawnbroker": (5, "above")}


def owing(held: str = "", stores: dict[str, int] | int = 0) -> Json:
    """Lay out a first player under whose Pawnbroker Goetz lies."""
    return {**player(0, held, BROKER, stores=stores), "pawned": [{"card": "goetz"}]}


def pawning(held: str = "goetz abbey-a caravan", **fields: int) -> Position:
    return do(acting(player(0, held, BROKER, stores=stores_of(0, **fields))), "use", card="pawnbroker")


def test_13_pawnbroker_any_hand_card_is_put_under_it() -> None:
    pos = pawning()
    assert (pos.turn, open_kinds(pos), open_values(pos, "pawn", "slot")) == (0, {"pawn"}, {0, 1, 2})
    do(pos, "pawn", slot="abbey-a")
    assert (hand(pos, 0), pawned(pos, 0)) == (["goetz", "caravan"], ["abbey-a"])
    assert discarded(pos) == []


@pytest.mark.parametrize("second", ["hills-5", "gold-6"])
def test_13_pawnbroker_brings_two_resources_of_choice(second: str) -> None:
    pos = do(pawning(), "pawn", slot="goetz")
    assert len(open_cells(pos, "gain")) == 6
    do(pos, "gain", cell="hills-5")
    assert len(open_cells(pos, "gain")) == 6
    do(pos, "gain", cell=second)
    assert acts(pos)
    assert stock(pos, 0) == ({"brick": 2} if second == "hills-5" else {"brick": 1, "gold": 1})


def test_13_pawnbroker_the_card_is_hidden_from_the_rival() -> None:
    pos = do(pawning(), "pawn", slot="goetz")
    slot = pos.state.players[0].pawned.slots[0]
    assert [bool((slot >> (10 + p)) & 1) for p in (0, 1)] == [True, False]


def test_13_pawnbroker_needs_a_card_in_hand() -> None:
    pos = acting(player(0, built=BROKER, stores=1))
    assert not is_open(pos, "use", card="pawnbroker")
    assert why(pos, "use", card="pawnbroker") == "nothing-to-take"


def test_13_pawnbroker_only_one_card_lies_under_it() -> None:
    """While one lies there, using it takes that card back; without 3 resources it is not used."""
    pos = acting(owing("abbey-a"))
    assert not is_open(pos, "use", card="pawnbroker")
    assert why(pos, "use", card="pawnbroker") == "nothing-to-take"


def test_13_pawnbroker_for_any_three_resources_the_card_comes_back() -> None:
    pos = acting(owing("abbey-a", 1))
    do(pos, "use", card="pawnbroker")
    assert len(open_cells(pos, "pay")) == 6
    for region in ("hills-5", "gold-6", "fields-1"):
        do(pos, "pay", cell=region)
    assert (hand(pos, 0), pawned(pos, 0), acts(pos)) == (["abbey-a", "goetz"], [], True)
    assert stock(pos, 0) == {"wool": 1, "lumber": 1, "ore": 1}


@pytest.mark.parametrize(("amounts", "opens"), [({"ore": 2}, False), ({"ore": 1, "wool": 1, "gold": 1}, True)])
def test_13_pawnbroker_three_of_any_kinds_are_enough(amounts: dict[str, int], *, opens: bool) -> None:
    pos = acting(owing("abbey-a", stores_of(0, **amounts)))
    assert is_open(pos, "use", card="pawnbroker") is opens


def test_13_pawnbroker_three_alike_are_enough() -> None:
    pos = do(acting(owing("", stores_of(0, ore=3))), "use", card="pawnbroker")
    assert (hand(pos, 0), stock(pos, 0)) == (["goetz"], {})


def test_13_pawnbroker_is_used_as_often_as_one_likes() -> None:
    pos = acting(owing("abbey-a", 3))
    do(pos, "use", card="pawnbroker")
    do(pos, "any_region")
    assert (hand(pos, 0), is_open(pos, "use", card="pawnbroker")) == (["abbey-a", "goetz"], True)
    do(pos, "use", card="pawnbroker")
    do(pos, "pawn", slot="abbey-a")
    for _ in range(2):
        if "gain" in open_kinds(pos):
            pos.push(pos.choices[0])
    assert (hand(pos, 0), pawned(pos, 0), acts(pos)) == (["goetz"], ["abbey-a"], True)
    assert is_open(pos, "use", card="pawnbroker") == (sum(stock(pos, 0).values()) >= 3)


def test_13_pawnbroker_what_a_warehouse_keeps_pays_too() -> None:
    me = player(0, built={**BROKER, "warehouse-a": (6, "above")}, stores=stores_of(0, ore=2))
    pos = acting({**keeping(me, "warehouse-a", brick=1), "pawned": [{"card": "goetz"}]})
    do(pos, "use", card="pawnbroker")
    assert (hand(pos, 0), wealth(pos, 0)) == (["goetz"], {})


def test_13_pawnbroker_a_hand_that_grows_too_large_waits_for_the_own_draw_phase() -> None:
    pos = do(acting(owing("abbey-a caravan otto", stores_of(0, ore=3))), "use", card="pawnbroker")
    assert (acts(pos), len(hand(pos, 0))) == (True, 4)
    do(pos, "end_actions")
    assert (pos.turn, open_kinds(pos)) == (0, {"put_under"})


def test_13_pawnbroker_a_card_taken_back_may_be_used_in_the_same_turn() -> None:
    pos = acting({**player(0, "", BROKER, stores=3), "pawned": [{"card": "caravan"}]})
    do(pos, "use", card="pawnbroker")
    do(pos, "any_region")
    assert is_open(pos, "play", slot="caravan")


def test_13_pawnbroker_may_be_used_twice_again_in_the_next_turn() -> None:
    pos = do(pawning("goetz otto"), "pawn", slot="goetz")
    for _ in range(2):
        pos.push(pos.choices[0])
    next_turn(next_turn(pos))
    assert pawned(pos, 0) == ["goetz"]
    assert why(pos, "use", card="pawnbroker") != "used-already"


def drawing(me: Json) -> Position:
    return table.drawing(me, player(1), theme=TC)


def test_13_pawnbroker_the_card_does_not_count_for_the_hand_limit() -> None:
    """Three in hand: no cut, but a card may be exchanged; two: one is drawn."""
    pos = drawing(owing("abbey-a caravan otto"))
    assert open_values(pos, "put_under", "slot") == {0, 1, 2}
    assert is_open(pos, "keep")
    pos = drawing(owing("abbey-a caravan"))
    assert "put_under" not in open_kinds(pos)
    do(pos, "draw", stack=0)
    assert len(hand(pos, 0)) == 3
    assert pawned(pos, 0) == ["goetz"]


def test_13_pawnbroker_a_spy_cannot_take_the_card() -> None:
    theirs = {**player(1, "church-a", BROKER), "pawned": [{"card": "goetz"}]}
    pos = do(acting(player(0, "spy-a"), theirs), "play", slot="spy-a")
    if "no_counter" in open_kinds(pos):
        do(pos, "no_counter")
    assert (acts(pos), hand(pos, 0), pawned(pos, 1)) == (True, [], ["goetz"])


def test_13_pawnbroker_the_card_goes_to_the_discard_pile_when_it_is_pulled_down() -> None:
    pos = do(acting(owing()), "pull_down", card="pawnbroker")
    assert (pawned(pos, 0), sorted(discarded(pos))) == ([], ["goetz", "pawnbroker"])


def test_13_pawnbroker_and_when_it_returns_to_the_hand() -> None:
    theirs = {**player(1, built={"pawnbroker": (5, "above")}), "pawned": [{"card": "goetz"}]}
    for seed in range(40):
        pos = acting(player(0, "arsonist-a"), theirs, seed=seed)
        do(pos, "play", slot="arsonist-a")
        do(pos, "no_counter")
        if hand(pos, 1):
            assert (hand(pos, 1), pawned(pos, 1)) == (["pawnbroker"], [])
            assert sorted(discarded(pos)) == ["arsonist-a", "goetz"]
            return
    pytest.fail("the attack never succeeded")


def test_13_pawnbroker_the_card_stays_over_the_turns() -> None:
    pos = next_turn(next_turn(acting(owing())))
    assert pawned(pos, 0) == ["goetz"]


def test_13_pawnbroker_the_last_card_of_the_hand_may_be_put_there() -> None:
    pos = acting(player(0, "goetz", BROKER))
    do(pos, "use", card="pawnbroker")
    if "pawn" in open_kinds(pos):
        do(pos, "pawn", slot="goetz")
    assert (hand(pos, 0), pawned(pos, 0)) == ([], ["goetz"])


# Grand Bazaar

BAZAAR = "grand-bazaar"


def test_13_grand_bazaar_with_the_token_two_are_taken_instead_of_one() -> None:
    pos = rolled("commerce", 6, city(0, BAZAAR), player(1, stores=stores_of(1, ore=2, wool=1)))
    assert (pos.turn, open_resources(pos, "take_resource")) == (0, {"ore", "wool"})
    do(pos, "take_resource", resource="ore")
    assert (pos.turn, open_resources(pos, "take_resource")) == (0, {"ore", "wool"})
    do(pos, "take_resource", resource="wool")
    assert (acts(pos), stock(pos, 0), stock(pos, 1)) == (True, {"ore": 1, "wool": 1, "gold": 1}, {"ore": 1, "brick": 1})


@pytest.mark.parametrize("turn", [0, 1])
def test_13_grand_bazaar_in_the_turn_of_either_player(turn: int) -> None:
    pos = rolled("commerce", 6, city(0, BAZAAR), player(1, stores=stores_of(1, ore=2)), turn=turn)
    assert (acts(pos, turn), stock(pos, 0), stock(pos, 1)) == (True, {"ore": 2, "gold": 1}, {"brick": 1})


def test_13_grand_bazaar_only_what_the_rival_has_is_taken() -> None:
    pos = rolled("commerce", 6, city(0, BAZAAR), player(1, stores=stores_of(1, ore=1)))
    assert (acts(pos), stock(pos, 0), stock(pos, 1)) == (True, {"ore": 1, "gold": 1}, {"brick": 1})


def test_13_grand_bazaar_only_what_has_room_is_taken() -> None:
    full = city(0, BAZAAR, stores=stores_of(0, ore=2, wool=3))
    pos = rolled("commerce", 6, full, player(1, stores=stores_of(1, ore=2, wool=2)))
    assert stock(pos, 0) == {"ore": 3, "wool": 3, "gold": 1}
    assert stock(pos, 1) == {"ore": 1, "wool": 2, "brick": 1}


def test_13_grand_bazaar_does_nothing_without_the_token() -> None:
    rival = city(1, "merchant-guild", stores=stores_of(1, ore=2))
    pos = rolled("commerce", 6, city(0, BAZAAR, stores=stores_of(0, ore=3)), rival)
    assert (pos.state.commerce_token, stock(pos, 1)["ore"]) == (1, 3)
    assert acts(pos)


def test_13_grand_bazaar_the_rivals_does_not_help() -> None:
    """The token is the first player's, the Bazaar the second's."""
    holder = city(0, "merchant-guild")
    pos = rolled("commerce", 6, holder, city(1, BAZAAR, stores=stores_of(1, ore=2)))
    assert (stock(pos, 0).get("ore", 0), stock(pos, 1).get("ore", 0)) == (1, 1)


@pytest.mark.parametrize("face", ["tournament", "plenty", "brigands"])
def test_13_grand_bazaar_only_with_commerce(face: str) -> None:
    pos = rolled(face, 6, city(0, BAZAAR), player(1, stores=stores_of(1, ore=2)))
    assert stock(pos, 1)["ore"] == 2


def test_13_grand_bazaar_may_not_take_only_one_while_more_can_be_taken() -> None:
    pos = rolled("commerce", 6, city(0, BAZAAR), player(1, stores=stores_of(1, ore=2, wool=1)))
    do(pos, "take_resource", resource="ore")
    assert open_kinds(pos) == {"take_resource"}
    assert not (ALL - {"ore", "wool"}) & open_resources(pos, "take_resource")
