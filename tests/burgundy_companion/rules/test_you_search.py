"""Where people search: the companion asks what they found, and does the rest."""

from __future__ import annotations

import pytest
from burgundy_companion.table import LEFT, covered, events, goods, him, is_open, names, open_faces, position, tell

from bailey.games import burgundy_companion

FULL_BUT_SHIP = ("automata-3", {1: "bank-1", 2: "cow-2a", 3: "church-1"})


def test_a_new_table_asks_for_the_white_die_and_then_for_the_automatas() -> None:
    pos = burgundy_companion.new(3)
    assert pos.step == "tell_white"
    tell(pos, "die 2")
    assert (pos.step, pos.state.white) == ("play", 2)
    assert {choice.args["die"] for choice in pos.choices if choice.name == "die"} == {1, 2, 3, 4, 5, 6}


def test_the_automata_begins_with_a_silver_a_good_of_each_type_and_a_castle_on_its_left_card() -> None:
    pos = burgundy_companion.new(3)
    assert (him(pos).silver, list(him(pos).goods)) == (1, [1] * 6)
    assert [card.split("-")[0] for card in covered(pos, 0).values()] == ["castle"]
    assert covered(pos, 1) == {}


@pytest.mark.parametrize(("white", "side"), [(4, "left"), (5, "right")])
def test_the_white_die_says_which_card_is_searched_for(white: int, side: str) -> None:
    pos = position(white=white)
    assert events(tell(pos, "die 3"), "automata_rolled")[0]["side"] == side
    kinds = {"left": {"mine", "livestock", "knowledge"}, "right": {"livestock", "building", "knowledge"}}
    told = {card.split("-")[0] for card in open_faces(pos)}
    assert ("mine" in told) == (side == "left")
    assert ("bank" in told) == ("building" in kinds[side])
    assert ("ship" in told, "castle" in told) == (False, False)


def test_a_tile_that_was_found_goes_onto_the_topmost_item_of_its_kind() -> None:
    pos = position(white=5)
    tell(pos, "die 3", "tile bank")
    assert list(covered(pos, 1)) == [1]


def test_a_bank_brings_two_silver_and_the_purchase_is_asked_about() -> None:
    pos = position(white=5)
    tell(pos, "die 3", "tile bank")
    assert (pos.step, him(pos).silver) == ("tell_bought", 2)
    tell(pos, "tile ship")
    assert (him(pos).silver, names(pos, "reserve")) == (0, ["ship-21"])
    assert pos.step == "play"


def test_with_an_empty_black_depot_nothing_is_bought() -> None:
    pos = position(him={"silver": 2})
    tell(pos, "die 3", "tile mine", "none")
    assert (him(pos).silver, pos.step) == (2, "play")


def test_livestock_scores_by_what_was_told() -> None:
    pos = position(left=("automata-1", {}), finished=["cow-4a"])
    tell(pos, "die 3", "tile cow-3")
    assert him(pos).points[3] == 7


def test_where_no_depot_has_a_tile_its_reserve_is_next() -> None:
    pos = position(reserve=["mine-1"])
    told = tell(pos, "die 3", "none")
    assert events(told, "none_found")
    assert covered(pos, 0) == {0: "mine-1"}


def test_without_a_tile_in_its_reserve_a_wild_tile_is_next() -> None:
    pos = position(wilds=["ship-1"])
    tell(pos, "die 3", "none")
    assert covered(pos, 0) == {0: "*ship-1"}


def test_without_one_the_first_black_tile_becomes_wild() -> None:
    pos = position()
    tell(pos, "die 3", "none")
    assert pos.step == "tell_wild"
    tell(pos, "tile cow-3")
    assert names(pos, "wilds") == ["cow-3c"]
    assert covered(pos, 0) == {}


def test_without_a_black_tile_it_gains_silver() -> None:
    pos = position()
    tell(pos, "die 3", "none", "none")
    assert (him(pos).silver, pos.step) == (2, "tell_bought")


def test_the_goods_of_a_ship_are_told_one_by_one_then_its_marker_advances() -> None:
    pos = position(left=FULL_BUT_SHIP)
    tell(pos, "die 3", "tile ship")
    assert pos.step == "tell_goods"
    told = tell(pos, "good 1", "good 1", "good 4", "done")
    assert list(him(pos).goods) == goods(t2=2, t5=1)
    assert [event["amount"] for event in events(told, "took_goods")] == [1, 1, 1]
    assert events(told, "marker_advanced")


def test_more_goods_than_there_are_cannot_be_told() -> None:
    pos = position(left=FULL_BUT_SHIP, him={"goods": goods(t1=6)})
    tell(pos, "die 3", "tile ship", "good 0")
    assert not is_open(pos, "good 0")
    assert is_open(pos, "good 1")


@pytest.mark.parametrize(
    ("building", "kinds"),
    [("workshop", {"building"}), ("church", {"castle", "mine", "knowledge"}), ("market", {"ship", "livestock"})],
)
def test_a_building_that_takes_asks_for_a_tile_of_its_kinds(building: str, kinds: set[str]) -> None:
    pos = position(white=5)
    tell(pos, "die 3", f"tile {building}")
    assert pos.step == "tell_kept"
    told = {card.split("-")[0] for card in open_faces(pos)}
    livestock = {"cow", "sheep", "pig", "chicken"}
    assert {name if name not in livestock else "livestock" for name in told if name in {*livestock, "ship"}} == (
        kinds & {"livestock", "ship"}
    )
    assert told & {"castle", "mine", "knowledge"} == kinds & {"castle", "mine", "knowledge"}
    assert ("bank" in told) == ("building" in kinds)


def test_what_it_takes_goes_into_its_reserve_and_may_be_nothing() -> None:
    pos = position(white=5)
    tell(pos, "die 3", "tile church", "tile castle")
    assert names(pos, "reserve") == ["castle-1"]
    pos = position(white=5)
    tell(pos, "die 3", "tile church", "none")
    assert (names(pos, "reserve"), pos.step) == ([], "play")


def test_a_white_castle_takes_any_tile_or_brings_silver() -> None:
    pos = position(white=5, white_castles=True)
    tell(pos, "die 3", "tile white-castle", "tile ship")
    assert names(pos, "reserve") == ["ship-1"]
    pos = position(white=5, white_castles=True)
    tell(pos, "die 3", "tile white-castle", "none")
    assert (names(pos, "reserve"), him(pos).silver) == ([], 1)


def test_a_castle_searches_again_with_the_white_die() -> None:
    pos = position(left=("automata-8", {}), white=2)
    tell(pos, "die 3", "tile castle")
    frame = pos.state.todo[pos.state.pending - 1]
    assert (pos.step, frame.a, frame.b) == ("tell_found", 2, 0)


def test_a_full_card_is_finished_and_the_other_slides() -> None:
    pos = position(left=("automata-1", {1: "cow-2a", 2: "knowledge-1"}), automata=3)
    told = tell(pos, "die 3", "tile mine")
    assert events(told, "automata_finished")[0]["points"] == 16
    assert names(pos, "finished") == ["mine-1", "cow-2a", "knowledge-1"]
    assert pos.view(0)["sides"][0]["card"] == ["automata-9"]


def test_a_face_of_which_all_tiles_lie_somewhere_cannot_be_told() -> None:
    pos = position(discard=["cow-4a", "cow-4b"], white=5)
    tell(pos, "die 3")
    assert not any(card.startswith("cow-4") for card in open_faces(pos))
    assert any(card.startswith("cow-3") for card in open_faces(pos))


def test_a_tile_has_another_back_where_those_with_its_own_are_used_up() -> None:
    pos = position(discard=["cow-4a"], white=5)
    tell(pos, "die 3", "tile cow-4")
    assert list(covered(pos, 1).values()) == ["cow-4b"]


def test_a_covered_box_sells_goods() -> None:
    right = ("automata-9", {0: "cow-2a", 1: "church-1"})
    pos = position(left=LEFT, right=right, white=5, him={"goods": goods(t3=2)})
    tell(pos, "die 3", "tile knowledge")
    assert (him(pos).points[4], list(him(pos).goods)) == (4, goods())
