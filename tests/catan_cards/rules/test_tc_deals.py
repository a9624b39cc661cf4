"""Section 13, Trade & Change: deals, fleets and events."""

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
    open_values,
    player,
    rolled,
    stock,
    stores_of,
    why,
)

from bailey.core import BadInput

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_tc import OPEN, TC, acting


def event(name: str, first: Json, second: Json | None = None, **fields: Any) -> Position:
    return table.event(name, first, second or player(1), theme=TC, options=OPEN, **fields)


# Deals


def test_13_a_pawned_card_brings_two_resources_and_is_bought_back_for_three() -> None:
    pos = acting(player(0, "goetz abbey-a", built={"pawnbroker": (5, "above")}))
    do(pos, "use", card="pawnbroker")
    do(pos, "pawn", slot="goetz")
    assert (hand(pos, 0), names(pos.state.players[0].pawned)) == (["abbey-a"], ["goetz"])
    while "gain" in open_kinds(pos):
        pos.push(pos.choices[0])
    assert sum(stock(pos, 0).values()) == 2
    assert why(pos, "use", card="pawnbroker") == "nothing-to-take"


def test_13_a_pawned_card_returns_for_any_three_resources() -> None:
    base = player(0, "abbey-a", built={"pawnbroker": (5, "above")}, stores=stores_of(0, ore=3))
    pos = acting({**base, "pawned": [{"card": "goetz"}]})
    do(pos, "use", card="pawnbroker")
    assert (hand(pos, 0), stock(pos, 0)) == (["abbey-a", "goetz"], {})
    assert is_open(pos, "use", card="pawnbroker")


def test_13_without_a_card_in_hand_nothing_is_pawned() -> None:
    pos = acting(player(0, built={"pawnbroker": (5, "above")}))
    assert why(pos, "use", card="pawnbroker") == "nothing-to-take"


def test_13_a_pawned_card_is_discarded_with_the_pawnbroker() -> None:
    base = player(0, built={"pawnbroker": (5, "above")})
    pos = acting({**base, "pawned": [{"card": "goetz"}]})
    do(pos, "pull_down", card="pawnbroker")
    assert discarded(pos) == ["goetz", "pawnbroker"]


def test_13_a_pawned_card_without_a_pawnbroker_is_refused() -> None:
    with pytest.raises(BadInput, match="pawn"):
        acting({**player(0), "pawned": [{"card": "goetz"}]})


@pytest.mark.parametrize(("gold", "most"), [(1, 1), (3, 2)])
def test_13_a_spice_caravan_takes_one_or_two_gold(gold: int, most: int) -> None:
    pos = acting(player(0, "spice-caravan-a", stores=stores_of(0, gold=gold)))
    do(pos, "play", slot="spice-caravan-a")
    if most > 1:
        assert open_values(pos, "pay_gold", "n") == {1, 2}
        do(pos, "pay_gold", n=most)
    while "gain" in open_kinds(pos):
        assert "gold-6" not in open_cells(pos, "gain")
        pos.push(pos.choices[0])
    assert stock(pos, 0).get("gold", 0) == gold - most
    assert sum(n for name, n in stock(pos, 0).items() if name != "gold") == 2 * most


def test_13_a_wainwright_lets_caravans_handle_one_more() -> None:
    me = player(0, "caravan spice-caravan-a", built={"wainwright": (5, "above")}, stores=stores_of(0, gold=3))
    pos = acting(me)
    do(pos, "play", slot="spice-caravan-a")
    assert open_values(pos, "pay_gold", "n") == {1, 2, 3}
    pos = acting(me)
    do(pos, "play", slot="caravan")
    for get in ("ore", "wool", "brick"):
        do(pos, "trade", give="gold", get=get)
    assert stock(pos, 0) == {"ore": 1, "wool": 1, "brick": 1}


def test_13_a_spice_caravan_needs_gold() -> None:
    assert why(acting(player(0, "spice-caravan-a")), "play", slot="spice-caravan-a") == "needs"


def test_13_a_smuggler_takes_one_and_gives_one_back() -> None:
    pos = acting(player(0, "smuggler", stores=stores_of(0, ore=1)), player(1, stores=stores_of(1, wool=1, gold=1)))
    do(pos, "play", slot="smuggler")
    assert open_kinds(pos) == {"no_counter"}
    do(pos, "no_counter")
    do(pos, "take_resource", resource="gold")
    do(pos, "give_resource", resource="ore")
    assert (stock(pos, 0), stock(pos, 1)) == ({"gold": 1}, {"wool": 1, "ore": 1})


@pytest.mark.parametrize("card", ["smuggler", "merchant-a", "brigands"])
def test_13_a_safe_conduct_cancels(card: str) -> None:
    pos = acting(player(0, card, stores=stores_of(0, ore=1)), player(1, "safe-conduct-a", stores=stores_of(1, wool=1)))
    do(pos, "play", slot=card)
    do(pos, "counter", slot="safe-conduct-a")
    assert (stock(pos, 0), stock(pos, 1)) == ({"ore": 1}, {"wool": 1})
    assert discarded(pos) == [card, "safe-conduct-a"]


# Fleets


def test_13_fleets_cost_one_less_with_a_shipyard() -> None:
    pos = acting(player(0, "ore-fleet", built={"shipyard": (5, "above")}, stores=stores_of(0, wool=1)))
    do(pos, "build", slot="ore-fleet", place=6, side="above")
    assert (built(pos, 0), stock(pos, 0)) == (["shipyard", "ore-fleet"], {})


def test_13_a_large_harbor_counts_fleets_of_any_kind() -> None:
    cards = {"large-harbor": (5, "above"), "treasure-fleet": (6, "above"), "ore-fleet": (6, "below")}
    pos = acting(player(0, cities=(5,), settlements=(6,), built=cards))
    assert pos.state.players[0].commerce == 1 + 1 + 1 + 2


def test_13_a_hanseatic_alliance_needs_three_fleets() -> None:
    cost = stores_of(0, wool=3, lumber=3, grain=2)
    two = {"ore-fleet": (5, "above"), "wool-fleet": (5, "below")}
    me = player(0, "hanseatic-alliance", cities=(5, 6), settlements=(), built=two, stores=cost)
    assert why(acting(me), "build", slot="hanseatic-alliance", place=6, side="above") == "needs"
    three = {**two, "treasure-fleet": (6, "above")}
    pos = acting(player(0, "hanseatic-alliance", cities=(5, 6), settlements=(), built=three, stores=cost))
    do(pos, "build", slot="hanseatic-alliance", place=6, side="above")
    assert pos.score()[0] == 2 * 2 + 2 + 1


@pytest.mark.parametrize(("turn", "gold"), [(0, 2), (1, 0)])
def test_13_a_treasure_fleet_brings_gold_when_its_owner_rolls_commerce(turn: int, gold: int) -> None:
    pos = rolled("commerce", 3, player(0, built={"treasure-fleet": (5, "above")}), player(1), theme=TC, turn=turn)
    assert stock(pos, 0).get("gold", 0) == gold


def test_13_with_a_grand_bazaar_the_token_takes_two() -> None:
    me = player(0, cities=(5,), settlements=(6,), built={"grand-bazaar": (5, "above")})
    pos = rolled("commerce", 1, me, player(1, stores=stores_of(1, wool=2)), theme=TC)
    assert stock(pos, 0) == {"wool": 2, "grain": 1}


# Events


def test_13_trade_winds_favour_the_fleets_and_the_token() -> None:
    me = player(0, cities=(5,), settlements=(6,), built={"ore-fleet": (5, "above")})
    pos = event("trade-winds", me, player(1, stores=3), die=6)
    assert pos.turn == 0
    do(pos, "gain", cell="fields-1")
    assert stock(pos, 0) == {"grain": 1, "gold": 2}


def test_13_trade_winds_blow_for_nobody_in_a_tie() -> None:
    pos = event("trade-winds", player(0), player(1), die=6)
    assert stock(pos, 0) == {"gold": 1}


def test_13_in_a_market_slump_who_has_six_commerce_points_gives_one_back() -> None:
    cards = {"merchant-guild": (5, "above"), "marketplace": (5, "above")}
    rich = player(0, cities=(5,), settlements=(6,), built=cards, stores=stores_of(0, wool=1, ore=1))
    pos = event("slump", rich, player(1, stores=stores_of(1, wool=1)), die=6)
    do(pos, "pay", cell="mountains-2")
    assert stock(pos, 0) == {"wool": 1, "gold": 1}
    assert stock(pos, 1)["wool"] == 1


def test_13_at_the_merchants_fair_both_may_swap_two() -> None:
    pos = event("merchants-fair", player(0, stores=stores_of(0, wool=2)), player(1, stores=stores_of(1, ore=1)))
    do(pos, "trade", give="wool", get="ore")
    do(pos, "stop")
    assert pos.turn == 1
    do(pos, "stop")
    assert stock(pos, 0)["ore"] == 1
    assert stock(pos, 1)["ore"] == 1
