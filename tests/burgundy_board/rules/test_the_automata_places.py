"""What the Automata's tiles bring, tile by tile (the first text)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.automata_turns import IT, after, covered, him, its, told, view
from burgundy_board.positions import with_goods

if TYPE_CHECKING:
    from bailey.core.play.position import Position


def building(name: str, white: int = 1, lying: dict[int, str] | None = None, **more: Any) -> Position:
    """Let it place a building on its left card."""
    depots = more.pop("depots", {})
    return after(1, white, left=("automata-2", lying or {}), depots={**depots, 1: {0: f"{name}-1"}}, **more)


def test_a_bank_brings_two_silver() -> None:
    assert him(building("bank")).silver == 2


def test_a_boarding_house_scores_two() -> None:
    pos = building("boarding-house")
    assert (its(pos, "buildings"), him(pos).workers) == (2, 0)


def test_a_watchtower_scores_four() -> None:
    assert its(building("watchtower"), "buildings") == 4


# Selling


def test_a_warehouse_sells_the_type_of_which_it_has_most() -> None:
    pos = building("warehouse", him={"goods": with_goods(t2=1, t4=3)})
    assert him(pos).goods == with_goods(t2=1)
    assert him(pos).sold == with_goods(t4=3)
    assert (his_sales(pos), him(pos).silver) == (9, 1)


def his_sales(pos: Position) -> int:
    """Return its points from sales; with two people and it, three for each good."""
    return its(pos, "sales")


def test_of_equal_types_the_lower_number() -> None:
    pos = building("warehouse", him={"goods": with_goods(t3=2, t5=2, t6=1)})
    assert him(pos).sold == with_goods(t3=2)


def test_without_goods_it_sells_nothing() -> None:
    pos = building("warehouse")
    assert (him(pos).silver, his_sales(pos)) == (0, 0)


# Workshop, church and market


def test_a_workshop_keeps_a_building_clockwise_from_the_white_die() -> None:
    pos = building("workshop", 3, depots={2: {0: "bank-2"}, 5: {1: "bank-5", 2: "church-1"}})
    assert view(pos, "reserve") == ["bank-5"]


@pytest.mark.parametrize(
    ("found", "kept"),
    [
        ({4: {0: "knowledge-9"}, 5: {0: "mine-1"}, 2: {0: "castle-6"}}, "castle-6"),
        ({4: {0: "knowledge-9"}, 5: {0: "mine-1"}}, "mine-1"),
        ({4: {0: "knowledge-9"}, 5: {0: "ship-1"}}, "knowledge-9"),
    ],
)
def test_a_church_keeps_a_castle_then_a_mine_then_knowledge(found: dict[int, dict[int, str]], kept: str) -> None:
    assert view(building("church", 3, depots=found), "reserve") == [kept]


def test_a_market_keeps_a_ship_then_livestock() -> None:
    found = {4: {0: "cow-2a"}, 2: {0: "ship-1"}}
    assert view(building("market", 3, depots=found), "reserve") == ["ship-1"]
    assert view(building("market", 3, depots={4: {0: "cow-2a"}}), "reserve") == ["cow-2a"]


def test_as_an_option_the_nearest_depot_comes_first() -> None:
    found = {4: {0: "cow-2a"}, 2: {0: "ship-1"}}
    assert view(building("market", 3, depots=found, automata_depot_first=True), "reserve") == ["cow-2a"]
    found = {4: {0: "cow-2a", 1: "ship-2"}, 2: {0: "ship-1"}}
    assert view(building("market", 3, depots=found, automata_depot_first=True), "reserve") == ["ship-2"]


@pytest.mark.parametrize("option", [False, True])
def test_without_a_tile_that_fits_they_do_nothing(*, option: bool) -> None:
    pos = building("market", 3, depots={4: {0: "mine-1"}}, automata_depot_first=option)
    assert view(pos, "reserve") == []


# City hall


def test_a_city_hall_places_what_its_reserve_has_most_of() -> None:
    pos = building("city-hall", reserve=["bank-2", "cow-2a", "pig-3a", "knowledge-9", "ship-1", "ship-2", "ship-3"])
    assert covered(pos, 0) == {0: "city-hall-1", 2: "pig-3a"}, "ships do not fit; the newest of two is placed"
    assert its(pos, "livestock") == 3, "with its bonus"


def test_of_equal_ones_the_topmost_item() -> None:
    pos = building("city-hall", reserve=["knowledge-9", "cow-2a"])
    assert covered(pos, 0) == {0: "city-hall-1", 2: "cow-2a"}


def test_officially_of_equal_ones_the_first_in_the_order_of_the_reserve() -> None:
    pos = building("city-hall", reserve=["knowledge-9", "cow-2a"], automata_rules=1)
    assert covered(pos, 0) == {0: "city-hall-1", 3: "knowledge-9"}


def test_if_none_fits_the_other_card_is_looked_at() -> None:
    pos = building("city-hall", reserve=["mine-1"], right=("automata-8", {}))
    assert covered(pos, 0) == {0: "city-hall-1"}
    assert covered(pos, 1) == {1: "mine-1"}


def test_if_the_card_is_full_the_other_is_looked_at() -> None:
    full = {1: "bank-2", 2: "cow-2b", 3: "knowledge-9"}
    pos = building("city-hall", lying=full, reserve=["mine-1"], right=("automata-8", {}))
    assert told(pos, "automata_finished")
    assert covered(pos, 0) == {1: "mine-1"}, "the right card has slid to the left"


@pytest.mark.parametrize("option", [0, 1])
def test_if_nothing_fits_nothing_happens_and_wild_tiles_do_not_count(option: int) -> None:
    pos = building("city-hall", reserve=["mine-1"], wilds=["cow-3b"], automata_rules=option)
    assert covered(pos, 0) == {0: "city-hall-1"}
    assert (view(pos, "reserve"), view(pos, "wilds")) == (["mine-1"], ["cow-3b"])


def test_what_it_places_has_its_bonus_and_may_go_on() -> None:
    pos = building("city-hall", reserve=["city-hall-2", "knowledge-9"])
    assert covered(pos, 0) == {0: "city-hall-1", 1: "city-hall-2", 3: "knowledge-9"}


# Castles


def test_a_castle_takes_another_tile_with_the_white_die() -> None:
    pos = after(1, 4, left=("automata-4", {}), depots={1: {0: "castle-6"}, 2: {0: "knowledge-9"}, 4: {0: "mine-1"}})
    assert covered(pos, 0) == {1: "castle-6", 3: "mine-1"}


def test_castles_go_on() -> None:
    left = ("automata-7", {})
    pos = after(1, 4, left=left, depots={1: {0: "castle-6"}, 4: {0: "bank-1"}, 5: {0: "ship-1"}})
    assert covered(pos, 0) == {1: "castle-6", 0: "bank-1"}
    assert him(pos).silver == 2


def test_with_its_card_full_the_castle_serves_the_other() -> None:
    full = {1: "mine-2", 2: "cow-2a", 3: "ship-2"}
    pos = after(
        1, 1, left=("automata-8", full), right=("automata-1", {}), depots={1: {0: "castle-6"}, 2: {0: "mine-1"}}
    )
    assert told(pos, "automata_finished")
    assert covered(pos, 0) == {0: "mine-1"}


def test_with_both_full_it_sells() -> None:
    left = ("automata-8", {1: "mine-2", 2: "cow-2a", 3: "ship-2"})
    right = ("automata-4", {0: "bank-1", 2: "knowledge-9", 3: "mine-3", 4: "bank-2"})
    pos = after(
        1, 1, left=left, right=right, him={"goods": with_goods(t2=1)}, depots={1: {0: "castle-6", 1: "castle-7"}}
    )
    assert len(told(pos, "automata_finished")) == 2
    assert his_sales(pos) == 3


def test_a_castle_that_a_city_hall_placed_on_the_other_card_serves_the_active_one() -> None:
    more = {"right": ("automata-8", {}), "reserve": ["castle-6"]}
    pos = building("city-hall", 4, depots={4: {0: "mine-1", 1: "knowledge-9"}}, **more)
    assert covered(pos, 1) == {0: "castle-6"}
    assert covered(pos, 0) == {0: "city-hall-1", 3: "knowledge-9"}


# Livestock


def test_livestock_scores_the_species_in_its_duchy_and_on_both_cards() -> None:
    pos = after(
        1,
        left=("automata-9", {}),
        right=("automata-2", {2: "cow-2a"}),
        finished=["cow-3a", "pig-4a", "mine-1"],
        reserve=["cow-4a"],
        depots={1: {0: "cow-2b"}},
    )
    assert its(pos, "livestock") == 2 + 2 + 3


def test_not_wild_tiles() -> None:
    pos = after(1, left=("automata-9", {1: "*cow-3b"}), right=("automata-2", {}), depots={1: {0: "cow-2b"}})
    assert its(pos, "livestock") == 2


def test_geese_join_its_most_numerous_species_and_then_any() -> None:
    more = {"additional_hexes": True, "finished": ["cow-3a", "pig-2a", "pig-2b"]}
    assert its(after(1, left=("automata-9", {}), depots={1: {0: "geese"}}, **more), "livestock") == 2 + 4
    pos = after(1, left=("automata-9", {}), right=("automata-2", {2: "geese"}), depots={1: {0: "cow-2a"}}, **more)
    assert its(pos, "livestock") == 2 + 3 + 2


# Ships


def test_a_ship_takes_the_goods_of_the_fullest_depot_and_advances() -> None:
    loads = {2: with_goods(t1=1), 4: with_goods(t1=1, t6=2), 5: with_goods(t2=1)}
    pos = after(1, left=("automata-3", {}), depots={1: {0: "ship-1"}}, goods=loads)
    assert him(pos).goods == with_goods(t1=1, t6=2)
    assert him(pos).track == 1


@pytest.mark.parametrize(("white", "taken"), [(1, 2), (2, 2), (3, 5), (4, 5)])
def test_of_equal_depots_the_first_clockwise_from_the_white_die(white: int, taken: int) -> None:
    loads = {2: with_goods(t2=1), 5: with_goods(t5=1)}
    pos = after(1, white, left=("automata-3", {}), depots={1: {0: "ship-1"}}, goods=loads)
    assert him(pos).goods[taken - 1] == 1


def test_without_goods_it_advances_all_the_same() -> None:
    assert him(after(1, left=("automata-3", {}), depots={1: {0: "ship-1"}})).track == 1


# Knowledge and mines bring nothing at once


@pytest.mark.parametrize("tile", ["knowledge-9", "mine-1"])
def test_knowledge_and_mines_bring_nothing_at_once(tile: str) -> None:
    pos = after(1, left=("automata-1", {}), depots={1: {0: tile}})
    assert (its(pos), him(pos).silver) == (0, 0)


@pytest.mark.parametrize("lying", [{0: "mine-1"}, {0: "*mine-1"}])
def test_mines_pay_at_the_end_of_a_phase_on_cards_and_in_its_duchy(lying: dict[int, str]) -> None:
    pos = after(
        1,
        left=("automata-1", lying),
        finished=["mine-2"],
        round=5,
        depots={1: {0: "knowledge-9"}},
        order=[0, 1, IT, -1],
    )
    while not told(pos, "phase_ended"):
        pos.push(next(c for c in pos.choices if c.name in {"take_workers", "finish"}))
    paid = [event["silver"] for event in told(pos, "mines_paid") if event["player"] == IT]
    assert paid == [1 if "*" in lying[0] else 2]


def test_modifier_b_brings_a_mine_that_pays() -> None:
    pos = after(
        1, left=("automata-1", {}), round=5, automata_b=True, depots={1: {0: "knowledge-9"}}, order=[0, 1, IT, -1]
    )
    while not told(pos, "phase_ended"):
        pos.push(next(c for c in pos.choices if c.name in {"take_workers", "finish"}))
    assert [event["silver"] for event in told(pos, "mines_paid") if event["player"] == IT] == [1]


# Boxes


def test_an_item_with_a_box_sells() -> None:
    pos = after(1, left=("automata-5", {}), him={"goods": with_goods(t2=2)}, depots={1: {0: "knowledge-9"}})
    assert (his_sales(pos), him(pos).silver) == (6, 1)
    assert told(pos, "automata_box")


def test_after_the_bonus_of_the_tile() -> None:
    loads = {3: with_goods(t4=3)}
    pos = after(1, left=("automata-6", {}), him={"goods": with_goods(t2=2)}, depots={1: {0: "ship-1"}}, goods=loads)
    assert him(pos).sold == with_goods(t4=3), "the goods of the ship came first"


def test_a_wild_tile_on_a_box_sells() -> None:
    pos = after(1, left=("automata-5", {}), him={"goods": with_goods(t2=2)}, wilds=["cow-3b"])
    assert covered(pos, 0) == {0: "*cow-3b"}
    assert his_sales(pos) == 6


def test_an_item_without_a_box_does_not() -> None:
    pos = after(1, left=("automata-1", {}), him={"goods": with_goods(t2=2)}, depots={1: {0: "knowledge-9"}})
    assert his_sales(pos) == 0


# Crane and white castle


def test_a_crane_acts_as_a_castle() -> None:
    found = {1: {0: "crane"}, 4: {0: "bank-2"}}
    pos = after(1, 4, left=("automata-2", {}), depots=found, additional_hexes=True)
    assert covered(pos, 0) == {0: "crane", 1: "bank-2"}


def test_a_white_castle_keeps_what_its_reserve_has_least_of_in_the_depot_of_the_white_die() -> None:
    found = {1: {0: "white-castle-1"}, 4: {0: "ship-1", 1: "mine-1", 2: "cow-2a"}}
    white = {"left": ("automata-2", {}), "depots": found, "white_castles": True}
    assert view(after(1, 4, **white, reserve=["ship-2"]), "reserve") == ["ship-2", "mine-1"]
    assert view(after(1, 4, **white), "reserve") == ["ship-1"], "of equal ones the first"


def test_from_an_empty_depot_it_goes_on_clockwise() -> None:
    found = {1: {0: "white-castle-1"}, 3: {0: "bank-2"}, 6: {1: "mine-1"}}
    pos = after(1, 4, left=("automata-2", {}), depots=found, white_castles=True)
    assert view(pos, "reserve") == ["mine-1"]


@pytest.mark.parametrize("option", [0, 1])
def test_with_all_depots_empty_a_white_castle_brings_a_silver(option: int) -> None:
    found = {1: {0: "white-castle-1"}}
    pos = after(1, 4, left=("automata-2", {}), depots=found, white_castles=True, automata_rules=option)
    assert him(pos).silver == 1


def test_officially_it_looks_for_one_colour_after_the_other() -> None:
    found = {1: {0: "white-castle-1"}, 4: {0: "ship-1"}, 6: {1: "mine-1"}}
    more = {"left": ("automata-2", {}), "depots": found, "white_castles": True, "automata_rules": 1}
    assert view(after(1, 4, **more), "reserve") == ["mine-1"], "no castle lies there, and mines come next"
    assert view(after(1, 4, **more, reserve=["mine-2"]), "reserve") == ["mine-2", "ship-1"]
