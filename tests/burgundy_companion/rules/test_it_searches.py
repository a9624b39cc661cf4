"""Where the companion searches: it is told what lies in the depots and what people take, and finds the tile itself."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_companion.table import events, goods, is_open, open_faces, position, seen, tell
from cases import cases

from bailey.games import burgundy_companion
from bailey.games.burgundy_companion.state import IT

Json = dict[str, Any]


def filled(pos: Any) -> tuple[list[str], list[str], list[set[str]]]:
    """Tell any tiles for a new phase; return those of the depots and the black ones, and what was asked for."""
    asked = []
    while pos.step == "tell_lying":
        asked.append({card.split("-")[0] for card in open_faces(pos)})
        pos.push(pos.choices[0])
    lying = [card for depot in pos.view(0)["depots"] for card in depot["tiles"] if card is not None]
    return lying, [card for card in pos.view(0)["black"] if card is not None], asked


@pytest.mark.parametrize(("people", "tiles", "black"), [(1, 12, 4), (2, 18, 6), (3, 24, 8)])
def test_as_many_slots_are_filled_as_there_are_players_with_the_automata(people: int, tiles: int, black: int) -> None:
    """It asks only for tiles that their slot does not say: castles, mines, ships and knowledge all look alike."""
    pos = burgundy_companion.new(5, {"depth": IT, "people": people})
    lying, dark, asked = filled(pos)
    assert (len(lying), len(dark), pos.step) == (tiles, black, "tell_white")
    alone = [card for card in lying if card.split("-")[0] in {"castle", "mine", "ship", "knowledge"}]
    assert len(asked) == len(lying) - len(alone) + len(dark)
    assert all({"castle", "bank", "cow"} <= faces for faces in asked[-black:])


def test_a_slot_stays_empty_where_no_tile_is_left_for_it() -> None:
    everything = [f"castle-{n}" for n in range(1, 17)]
    pos = position(depth=IT, round=0, white=0, discard=everything[:-1], left=("automata-8", {0: "castle-16"}))
    assert not any(card.startswith("castle") for card in filled(pos)[0])


def test_the_good_of_the_round_lies_in_the_depot_of_the_white_die() -> None:
    pos = position(lying={1: ["mine-1"]}, round=1, white=0)
    told = tell(pos, "die 3", "good 2")
    assert (pos.state.depots[2].goods[2], pos.step, events(told, "good_arrived")[0]["depot"]) == (1, "play", 3)
    pos = position(load={1: goods(t1=3)}, him={"goods": goods(t1=4)}, round=1, white=0)
    tell(pos, "die 3")
    assert (is_open(pos, "good 0"), is_open(pos, "good 1")) == (False, True), "all of the first type are known"


MANY = {2: ["bank-1"], 5: ["mine-1"], 6: ["cow-2a"]}
BLACK = {0: ["ship-21", "cow-3c"]}
TWO_SILVER = {"silver": 2}


@cases("said told wanted", {
    "the tile of the nearest depot clockwise": ({"lying": MANY}, ["die 6"], {"left": {1: "cow-2a"}, "step": "play"}),
    "not what people took": ({"lying": MANY}, ["taken 6 0", "die 6"], {"left": {0: "mine-1"}, "discard": ["cow-2a"]}),
    "people take black tiles too": ({"lying": BLACK, "him": TWO_SILVER}, ["taken 0 0", "die 1"], {"wilds": ["cow-3c"]}),
    "a black tile as wild, and it buys one": ({"lying": BLACK, "him": TWO_SILVER}, ["die 1"], {"wilds": ["ship-21"],
        "reserve": ["cow-3c"], "silver": 0}),
    "its ship takes the goods that people left": ({"left": ("automata-6", {}), "lying": {4: ["ship-1"]}, "load": {
        2: goods(t1=1, t2=1), 3: goods(t5=1)}}, ["goods_taken 2 0", "goods_taken 2 1", "die 4"], {"goods": goods(),
        "sold": goods(t5=1)}),
    "its church takes a tile": ({"left": ("automata-2", {}), "lying": {4: ["church-1"], 5: ["castle-1"]}}, ["die 4"], {
        "reserve": ["castle-1"]}),
    "its white castle as well": ({"left": ("automata-2", {}), "lying": {4: ["white-castle-1"], 5: ["castle-1"]},
        "white_castles": True}, ["die 4"], {"reserve": ["castle-1"]}),
    "when a phase begins the depots are asked for": ({"lying": {5: ["mine-1"]}, "round": 5}, ["die 1", "round_over"], {
        "step": "tell_lying", "phase": 1}),
    "mines pay at the end of a phase": ({"left": ("automata-1", {0: "mine-1"}), "finished": ["mine-2"], "round": 5}, [
        "die 1", "tile cow-2", "round_over"], {"silver": 2, "phase": 1, "round": 1}),
    "people play on until the round is over": ({}, ["die 1", "tile mine", "bonus_taken ship", "round_over"], {
        "step": "tell_white", "round": 3}),
})  # fmt: skip
def test_what_it_does(said: Json, told: list[str], wanted: Json) -> None:
    pos = position(**said)
    tell(pos, *told)
    assert seen(pos, wanted) == wanted


def test_what_it_does_is_told() -> None:
    pos = position(lying=MANY)
    told = tell(pos, "taken 6 0", "die 6")
    assert (events(told, "tile_taken")[0]["card"], events(told, "automata_found")[0]["depot"]) == ("cow-2a", 5)
    pos = position(lying={4: ["ship-1"]}, load={2: goods(t1=1, t2=1)})
    told = tell(pos, "goods_taken 2 0", "goods_taken 2 1")
    assert [event["amount"] for event in events(told, "goods_taken")] == [1, 1]
    assert pos.state.players[0].goods[:2] == [1, 1]
    pos = position(lying={5: ["mine-1"]}, load={5: goods(t1=2)}, round=5)
    told = tell(pos, "die 1", "round_over")
    assert (events(told, "phase_ended")[0]["phase"], events(told, "phase_began")[0]["phase"]) == ("A", "B")
    assert pos.state.depots[4].goods[0] == 2


def test_after_its_die_only_the_end_of_the_round_is_open() -> None:
    pos = position()
    tell(pos, "die 1", "tile mine")
    assert (is_open(pos, "die 1"), is_open(pos, "round_over")) == (False, True)


@pytest.mark.parametrize(("people", "free"), [(1, False), (2, True)])
def test_people_take_a_bonus_tile_each(people: int, *, free: bool) -> None:
    pos = position(people=people)
    tell(pos, "bonus_taken mine")
    assert (pos.state.first_bonus[1], is_open(pos, "bonus_taken mine")) == (0, free)
    if free:
        tell(pos, "bonus_taken mine")
        assert (pos.state.second_bonus[1], is_open(pos, "bonus_taken mine")) == (0, False)


def test_people_take_the_smaller_one_after_the_automata_and_it_takes_it_after_people() -> None:
    pos = position(first_bonus=[-1, 1, -1, -1, -1, -1])
    tell(pos, "bonus_taken mine")
    assert (pos.state.first_bonus[1], pos.state.second_bonus[1]) == (1, 0)
    assert pos.explain({"do": "bonus_taken", "kind": 1})["key"] == "bonus-gone"
    left = ("automata-1", {1: "cow-2a", 2: "knowledge-1"})
    for taken, points in ((-1, 5), (0, 2)):
        pos = position(left, finished=["mine-1", "mine-2"], first_bonus=[-1, taken, -1, -1, -1, -1])
        tell(pos, "die 1", "tile mine")
        assert seen(pos, {"points": 0})["points"][2] == points


def test_at_the_end_people_tell_their_points_and_the_automata_wins_ties() -> None:
    him = {"silver": 7, "points": [0, 100, 0, 0, 0, 0, 0, 0]}
    pos = position(("automata-1", {}), phase="E", round=5, people=3, him=him)
    assert pos.breakdown(0) == [], "a table that tells fewer points has no line"
    tell(pos, "die 1", "none", "none", "none", "round_over")
    assert (pos.step, pos.score()[1]) == ("tell_points", 109)
    tell(pos, *(f"digit {digit}" for digit in "109098109"))
    assert pos.step == "finish"
    tell(pos, "finish")
    assert (pos.over, pos.score(), pos.winners) == (True, [109, 109, 98, 109], [1])
    assert pos.breakdown(0) == [{"line": "told", "points": 109}]
    assert {line["line"] for line in pos.breakdown(1)} >= {"cards", "silver", "goods"}
