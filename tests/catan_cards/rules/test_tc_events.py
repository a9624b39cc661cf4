"""Section 13, Trade & Change: the event cards.

A 1 was rolled: after the event the first player's fields 1 and the second player's gold river 1 produce.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import (
    do,
    is_open,
    open_cells,
    open_kinds,
    open_resources,
    player,
    stock,
    store,
    stores_of,
)
from catan_cards.rules.table_tc import LOWER, UPPER, acts, city, event, gets, keeping, kept

from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from bailey.core import Position

ALL = set(RESOURCES)
OWN = {*UPPER, *LOWER}
#: Regions of the second player.
THEIRS = {"forest-5", "fields-2", "pasture-4", "hills-6", "gold-1", "mountains-3"}


@pytest.mark.parametrize("card", ["trade-winds", "slump", "merchants-fair"])
def test_13_an_event_card_of_the_set_goes_back_under_its_stack(card: str) -> None:
    pos = event(card, player(0))
    assert acts(pos)
    assert (pos.state.events_stack.size, pos.state.shown.size) == (13, 0)


# Trade Winds


def test_13_trade_winds_the_player_with_more_fleets_gains_one_of_choice() -> None:
    pos = event("trade-winds", player(0, built={"ore-fleet": (5, "above")}))
    assert (pos.turn, open_cells(pos, "gain")) == (0, OWN)
    do(pos, "gain", cell="hills-5")
    assert (acts(pos), stock(pos, 0)) == (True, {"brick": 1, "grain": 1})


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
def test_13_trade_winds_whoever_rolled(winner: int, turn: int) -> None:
    players = [player(p, built={("ore-fleet", "wool-fleet")[p]: (5, "above")} if p == winner else {}) for p in (0, 1)]
    pos = event("trade-winds", *players, turn=turn)
    assert (pos.turn, open_cells(pos, "gain")) == (winner, OWN if winner == 0 else THEIRS)


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("ore-fleet", "wool-fleet", None),
        ("ore-fleet gold-fleet", "wool-fleet", 0),
        ("treasure-fleet large-trade-fleet-a", "wool-fleet", 0),
        ("treasure-fleet", "large-trade-fleet-a gold-fleet", 1),
        ("lothar garrison-a", "wool-fleet", 1),
        ("lothar", "", None),
        ("", "", None),
    ],
)
def test_13_trade_winds_fleets_of_any_kind_are_counted_and_a_tie_is_nobodys(
    mine: str, theirs: str, winner: int | None
) -> None:
    """Nobody has a City, so nobody has the Commerce token."""
    sites = [(5, "above"), (6, "above"), (6, "below")]
    players = [player(p, built=dict(zip(names.split(), sites, strict=False))) for p, names in enumerate((mine, theirs))]
    pos = event("trade-winds", *players)
    if winner is None:
        assert (acts(pos), stock(pos, 0), stock(pos, 1)) == (True, {"grain": 1}, {"gold": 1})
    else:
        assert (pos.turn, open_kinds(pos)) == (winner, {"gain"})


def test_13_trade_winds_fleets_in_hand_do_not_count() -> None:
    pos = event("trade-winds", player(0, "gold-fleet ore-fleet"))
    assert acts(pos)


@pytest.mark.parametrize("holder", [0, 1])
def test_13_trade_winds_the_holder_of_the_commerce_token_gains_one_gold(holder: int) -> None:
    players = [city(p, "marketplace" if p == holder else "") for p in (0, 1)]
    pos = event("trade-winds", *players)
    produced: tuple[dict[str, int], ...] = ({"grain": 1}, {"gold": 1})
    gold = produced[holder].get("gold", 0) + 1
    assert (acts(pos), stock(pos, holder)) == (True, produced[holder] | {"gold": gold})
    assert stock(pos, 1 - holder) == produced[1 - holder]


def test_13_trade_winds_one_player_may_have_both() -> None:
    pos = event("trade-winds", city(0, "ore-fleet"), player(1))
    assert open_cells(pos, "gain") == OWN
    do(pos, "gain", cell="hills-5")
    assert (acts(pos), stock(pos, 0)) == (True, {"brick": 1, "gold": 1, "grain": 1})


def test_13_trade_winds_each_player_may_have_one() -> None:
    pos = event("trade-winds", player(0, built={"ore-fleet": (5, "above")}), city(1, "marketplace"))
    do(pos, "gain", cell="hills-5")
    assert (stock(pos, 0), stock(pos, 1)) == ({"brick": 1, "grain": 1}, {"gold": 2})


def test_13_trade_winds_without_room_nothing_is_gained() -> None:
    pos = event("trade-winds", city(0, "marketplace ore-fleet", stores=3))
    assert (acts(pos), sum(stock(pos, 0).values())) == (True, 18)


# Market Slump

RICH = "merchant-guild marketplace"
NEARLY = "merchant-guild garrison-a"


def test_13_market_slump_with_six_commerce_points_one_of_choice_is_given_back() -> None:
    pos = event("slump", city(0, RICH, stores=1))
    assert (pos.turn, open_cells(pos, "pay")) == (0, OWN)
    do(pos, "pay", cell="hills-5")
    assert (acts(pos), store(pos, "hills-5"), sum(stock(pos, 0).values())) == (True, 0, 6)


@pytest.mark.parametrize(("cards", "suffers"), [(NEARLY, False), (RICH, True), (f"{RICH} bank-a", True)])
def test_13_market_slump_six_or_more_commerce_points(cards: str, *, suffers: bool) -> None:
    pos = event("slump", city(0, cards, stores=1))
    assert ("pay" in open_kinds(pos)) is suffers
    assert acts(pos) is not suffers


@pytest.mark.parametrize("roller", [0, 1])
def test_13_market_slump_each_player_and_the_roller_chooses_first(roller: int) -> None:
    players = [city(p, RICH if p == 0 else "counting-house bank-a trading-post-a", stores=1) for p in (0, 1)]
    pos = event("slump", *players, turn=roller)
    regions = ("hills-5", "hills-6")
    assert (pos.turn, open_cells(pos, "pay")) == (roller, (OWN, THEIRS)[roller])
    do(pos, "pay", cell=regions[roller])
    assert (pos.turn, open_cells(pos, "pay")) == (1 - roller, (OWN, THEIRS)[1 - roller])
    do(pos, "pay", cell=regions[1 - roller])
    assert acts(pos, roller)
    assert [store(pos, region) for region in regions] == [0, 0]


def test_13_market_slump_only_the_player_with_six_points_suffers() -> None:
    pos = event("slump", city(0, RICH, stores=stores_of(0, ore=1)), city(1, stores=2))
    assert (acts(pos), stock(pos, 0), stock(pos, 1)["ore"]) == (True, {"grain": 1}, 2)


def test_13_market_slump_without_resources_nothing_is_given() -> None:
    pos = event("slump", city(0, RICH))
    assert (acts(pos), stock(pos, 0)) == (True, {"grain": 1})


def test_13_market_slump_goes_to_the_bank_and_not_to_the_rival() -> None:
    pos = event("slump", city(0, RICH, stores=stores_of(0, ore=2)), player(1))
    assert (acts(pos), stock(pos, 0), stock(pos, 1)) == (True, {"ore": 1, "grain": 1}, {"gold": 1})


def test_13_market_slump_what_a_warehouse_keeps_may_be_given() -> None:
    me = keeping(city(0, f"warehouse-a {RICH}"), "warehouse-a", wool=2)
    pos = event("slump", me)
    assert (acts(pos), kept(pos, 0, "warehouse-a")) == (True, {"wool": 1})


def test_13_market_slump_of_two_kinds_that_a_warehouse_keeps_one_chooses() -> None:
    me = keeping(city(0, f"warehouse-a {RICH}"), "warehouse-a", wool=1, gold=1)
    pos = event("slump", me)
    assert (pos.turn, open_resources(pos, "pay_kept")) == (0, {"wool", "gold"})
    do(pos, "pay_kept", resource="gold")
    assert (acts(pos), kept(pos, 0, "warehouse-a")) == (True, {"wool": 1})


# Merchants' Fair


def fair(mine: dict[str, int], theirs: dict[str, int] | None = None, **fields: Any) -> Position:
    return event(
        "merchants-fair",
        player(0, stores=stores_of(0, **mine)),
        player(1, stores=stores_of(1, **(theirs or {}))),
        **fields,
    )


def test_13_merchants_fair_up_to_two_are_swapped() -> None:
    pos = fair({"wool": 3})
    assert (pos.turn, open_kinds(pos), open_resources(pos, "trade", "give")) == (0, {"trade", "stop"}, {"wool"})
    assert gets(pos, "wool") == ALL - {"wool"}
    do(pos, "trade", give="wool", get="ore")
    assert (pos.turn, open_kinds(pos)) == (0, {"trade", "stop"})
    do(pos, "trade", give="wool", get="gold")
    assert (acts(pos), stock(pos, 0)) == (True, {"wool": 1, "ore": 1, "gold": 1, "grain": 1})


def test_13_merchants_fair_nobody_has_to_swap() -> None:
    pos = do(fair({"wool": 3}), "stop")
    assert (acts(pos), stock(pos, 0)) == (True, {"wool": 3, "grain": 1})


def test_13_merchants_fair_one_may_stop_after_one() -> None:
    pos = fair({"wool": 3})
    do(pos, "trade", give="wool", get="ore")
    do(pos, "stop")
    assert (acts(pos), stock(pos, 0)) == (True, {"wool": 2, "ore": 1, "grain": 1})


def test_13_merchants_fair_what_was_gained_may_be_swapped_on() -> None:
    pos = fair({"wool": 1})
    do(pos, "trade", give="wool", get="ore")
    do(pos, "trade", give="ore", get="gold")
    assert (acts(pos), stock(pos, 0)) == (True, {"gold": 1, "grain": 1})


@pytest.mark.parametrize("roller", [0, 1])
def test_13_merchants_fair_the_roller_then_the_rival(roller: int) -> None:
    pos = fair({"wool": 2}, {"ore": 2}, turn=roller)
    give = ("wool", "ore")
    for p in (roller, 1 - roller):
        assert (pos.turn, open_resources(pos, "trade", "give")) == (p, {give[p]})
        do(pos, "trade", give=give[p], get="brick")
        do(pos, "stop")
    assert acts(pos, roller)
    assert [stock(pos, p)["brick"] for p in (0, 1)] == [1, 1]


def test_13_merchants_fair_a_player_without_resources_is_not_asked() -> None:
    pos = fair({}, {"ore": 1})
    assert (pos.turn, open_kinds(pos)) == (1, {"trade", "stop"})
    assert acts(event("merchants-fair", player(0)))


def test_13_merchants_fair_only_what_has_room_is_gained() -> None:
    pos = fair({"wool": 3, "ore": 3})
    assert gets(pos, "wool") == ALL - {"wool", "ore"}
    full = event("merchants-fair", player(0, stores=3), player(1))
    assert acts(full)


def test_13_merchants_fair_the_swap_is_with_the_bank() -> None:
    pos = fair({"wool": 1}, {"ore": 1})
    do(pos, "trade", give="wool", get="ore")
    do(pos, "stop")
    assert stock(pos, 1) == {"ore": 1}
    assert not is_open(pos, "end_actions")
