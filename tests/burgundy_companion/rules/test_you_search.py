"""Where people search: the companion asks what they found, and does the rest."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_companion.table import covered, events, goods, him, is_open, open_faces, position, seen, tell
from cases import cases

from bailey.games import burgundy_companion

Json = dict[str, Any]
FULL_BUT_SHIP = ("automata-3", {1: "bank-1", 2: "cow-2a", 3: "church-1"})
RIGHT = {"white": 5}
WHITE_CASTLES = {"white": 5, "white_castles": True}


def test_a_new_table_asks_for_the_white_die_and_then_for_the_automatas() -> None:
    pos = burgundy_companion.new(3)
    assert pos.step == "tell_white"
    tell(pos, "die 2")
    assert (pos.step, pos.state.white) == ("play", 2)
    assert {choice.args["die"] for choice in pos.choices if choice.name == "die"} == {1, 2, 3, 4, 5, 6}


def test_the_automata_begins_with_a_silver_a_good_of_each_type_and_a_castle_on_its_left_card() -> None:
    pos = burgundy_companion.new(3)
    assert seen(pos, {"silver": 0, "goods": 0, "right": 0}) == {"silver": 1, "goods": [1] * 6, "right": {}}
    assert [card.split("-")[0] for card in covered(pos, 0).values()] == ["castle"]


@pytest.mark.parametrize(("white", "side", "seeks"), [(4, "left", {"mine"}), (5, "right", {"bank"})])
def test_the_white_die_says_which_card_is_searched_for(white: int, side: str, seeks: set[str]) -> None:
    pos = position(white=white)
    assert events(tell(pos, "die 3"), "automata_rolled")[0]["side"] == side
    told = {card.split("-")[0] for card in open_faces(pos)}
    assert told & {"mine", "bank", "ship", "castle"} == seeks
    assert told >= {"cow", "knowledge"}


@cases("said told wanted", {
    "a tile goes onto the topmost item of its kind": (RIGHT, ["tile bank"], {"right": {1: "bank-1"}}),
    "a bank brings two silver and the purchase is asked about": (RIGHT, ["tile bank"], {"step": "tell_bought",
        "silver": 2}),
    "what was bought goes into its reserve": (RIGHT, ["tile bank", "tile ship"], {"silver": 0, "reserve": ["ship-21"],
        "step": "play"}),
    "with an empty black depot nothing is bought": ({"him": {"silver": 2}}, ["tile mine", "none"], {"silver": 2,
        "step": "play"}),
    "livestock scores by what was told": ({"finished": ["cow-4a"]}, ["tile cow-3"], {"points": [0, 0, 0, 7, 0, 0, 0,
        0]}),
    "where no depot has a tile its reserve is next": ({"reserve": ["mine-1"]}, ["none"], {"left": {0: "mine-1"}}),
    "then a wild tile": ({"wilds": ["ship-1"]}, ["none"], {"left": {0: "*ship-1"}}),
    "then the first black tile is asked for": ({}, ["none"], {"step": "tell_wild"}),
    "and becomes wild": ({}, ["none", "tile cow-3"], {"wilds": ["cow-3c"], "left": {}}),
    "without one it gains silver": ({}, ["none", "none"], {"silver": 2, "step": "tell_bought"}),
    "a ship asks for its goods": ({"left": FULL_BUT_SHIP}, ["tile ship"], {"step": "tell_goods"}),
    "what a church takes goes into its reserve": (RIGHT, ["tile church", "tile castle"], {"reserve": ["castle-1"]}),
    "and may be nothing": (RIGHT, ["tile church", "none"], {"reserve": [], "step": "play"}),
    "a white castle takes any tile": (WHITE_CASTLES, ["tile white-castle", "tile ship"], {"reserve": ["ship-1"]}),
    "or brings silver": (WHITE_CASTLES, ["tile white-castle", "none"], {"reserve": [], "silver": 1}),
    "a full card is finished and the other slides": ({"left": ("automata-1", {1: "cow-2a", 2: "knowledge-1"}),
        "automata": 3}, ["tile mine"], {"finished": ["mine-1", "cow-2a", "knowledge-1"], "left": {},
        "points": [0, 16, 0, 0, 0, 0, 0, 0]}),
    "a tile has another back where its own are used up": ({"discard": ["cow-4a"], **RIGHT}, ["tile cow-4"], {"right": {
        0: "cow-4b"}}),
    "a covered box sells goods": ({"right": ("automata-9", {0: "cow-2a", 1: "church-1"}), "him": {
        "goods": goods(t3=2)}, **RIGHT}, ["tile knowledge"], {"goods": goods(), "points": [0, 0, 0, 0, 4, 0, 0, 0]}),
})  # fmt: skip
def test_what_is_told_after_a_die(said: Json, told: list[str], wanted: Json) -> None:
    pos = position(**said)
    tell(pos, "die 3", *told)
    assert seen(pos, wanted) == wanted


def test_the_goods_of_a_ship_are_told_one_by_one_then_its_marker_advances() -> None:
    pos = position(left=FULL_BUT_SHIP)
    told = tell(pos, "die 3", "tile ship", "good 1", "good 1", "good 4", "done")
    assert list(him(pos).goods) == goods(t2=2, t5=1)
    assert [event["amount"] for event in events(told, "took_goods")] == [1, 1, 1]
    assert events(told, "marker_advanced")
    pos = position(left=FULL_BUT_SHIP, him={"goods": goods(t1=6)})
    tell(pos, "die 3", "tile ship", "good 0")
    assert (is_open(pos, "good 0"), is_open(pos, "good 1")) == (False, True), "there are only seven"


@pytest.mark.parametrize(
    ("building", "kinds"),
    [("workshop", {"bank"}), ("church", {"castle", "mine", "knowledge"}), ("market", {"ship", "cow"})],
)
def test_a_building_that_takes_asks_for_a_tile_of_its_kinds(building: str, kinds: set[str]) -> None:
    pos = position(white=5)
    tell(pos, "die 3", f"tile {building}")
    told = {card.split("-")[0] for card in open_faces(pos)}
    assert (pos.step, told & {"bank", "castle", "mine", "knowledge", "ship", "cow"}) == ("tell_kept", kinds)


def test_a_castle_searches_again_with_the_white_die() -> None:
    pos = position(left=("automata-8", {}), white=2)
    tell(pos, "die 3", "tile castle")
    frame = pos.state.todo[pos.state.pending - 1]
    assert (pos.step, frame.a, frame.b) == ("tell_found", 2, 0)


def test_the_card_that_slides_and_what_was_found_are_told() -> None:
    pos = position(left=("automata-1", {1: "cow-2a", 2: "knowledge-1"}), automata=3)
    assert events(tell(pos, "die 3", "tile mine"), "automata_finished")[0]["points"] == 16
    assert pos.view(0)["sides"][0]["card"] == ["automata-9"]
    assert events(tell(position(reserve=["mine-1"]), "die 3", "none"), "none_found")


def test_a_face_of_which_all_tiles_lie_somewhere_cannot_be_told() -> None:
    pos = position(discard=["cow-4a", "cow-4b"], white=5)
    tell(pos, "die 3")
    assert {card[:5] for card in open_faces(pos)} >= {"cow-3"}
    assert "cow-4" not in {card[:5] for card in open_faces(pos)}
