"""Where the companion searches: it is told what lies in the depots and what people take, and finds the tile itself."""

from __future__ import annotations

import pytest
from burgundy_companion.table import covered, events, goods, him, is_open, names, open_faces, position, tell

from bailey.games import burgundy_companion
from bailey.games.burgundy_board.data import PHASES
from bailey.games.burgundy_companion.state import IT

LAST = len(PHASES) - 1


def begin(people: int = 1, **more: int) -> burgundy_companion.Position:
    return burgundy_companion.new(5, {"depth": IT, "people": people, **more})


def test_it_asks_only_for_tiles_that_their_slot_does_not_say() -> None:
    """At two players each depot has two tiles; those of castles, mines, ships and knowledge all look alike."""
    pos = begin()
    asked = []
    while pos.step == "tell_lying":
        asked.append({card.split("-")[0] for card in open_faces(pos)})
        pos.push(pos.choices[0])
    lying = [card for depot in pos.view(0)["depots"] for card in depot["tiles"] if card is not None]
    alone = [card for card in lying if card.split("-")[0] in {"castle", "mine", "ship", "knowledge"}]
    black = [card for card in pos.view(0)["black"] if card is not None]
    assert len(asked) == len(lying) - len(alone) + len(black)
    assert (len(lying), len(black)) == (12, 4)
    assert all({"castle", "bank", "cow"} <= faces for faces in asked[-4:])
    assert pos.step == "tell_white"


@pytest.mark.parametrize(("people", "tiles", "black"), [(2, 18, 6), (3, 24, 8)])
def test_as_many_slots_are_filled_as_there_are_players_with_the_automata(people: int, tiles: int, black: int) -> None:
    pos = begin(people)
    while pos.step == "tell_lying":
        pos.push(pos.choices[0])
    assert sum(card is not None for depot in pos.view(0)["depots"] for card in depot["tiles"]) == tiles
    assert sum(card is not None for card in pos.view(0)["black"]) == black


def test_a_slot_stays_empty_where_no_tile_is_left_for_it() -> None:
    everything = [f"castle-{n}" for n in range(1, 17)]
    pos = position(depth=IT, round=0, white=0, discard=everything[:-1], left=("automata-8", {0: "castle-16"}))
    while pos.step == "tell_lying":
        pos.push(pos.choices[0])
    lying = [card for depot in pos.view(0)["depots"] for card in depot["tiles"] if card is not None]
    assert not any(card.startswith("castle") for card in lying)


def test_the_good_of_the_round_lies_in_the_depot_of_the_white_die() -> None:
    pos = position(lying={1: ["mine-1"]}, round=1, white=0)
    told = tell(pos, "die 3", "good 2")
    assert pos.state.depots[2].goods[2] == 1
    assert events(told, "good_arrived")[0]["depot"] == 3
    assert pos.step == "play"


def test_a_good_of_which_all_are_known_cannot_come() -> None:
    pos = position(load={1: goods(t1=3)}, him={"goods": goods(t1=4)}, round=1, white=0)
    tell(pos, "die 3")
    assert not is_open(pos, "good 0")
    assert is_open(pos, "good 1")


def test_it_finds_the_tile_of_the_nearest_depot_clockwise() -> None:
    pos = position(lying={2: ["bank-1"], 5: ["mine-1"], 6: ["cow-2a"]})
    told = tell(pos, "die 6")
    assert covered(pos, 0) == {1: "cow-2a"}
    assert events(told, "automata_found")[0]["depot"] == 6
    assert pos.step == "play"


def test_what_people_took_it_does_not_find() -> None:
    pos = position(lying={5: ["mine-1"], 6: ["cow-2a"]})
    told = tell(pos, "taken 6 0", "die 6")
    assert events(told, "tile_taken")[0]["card"] == "cow-2a"
    assert names(pos, "discard") == ["cow-2a"]
    assert covered(pos, 0) == {0: "mine-1"}


def test_people_take_black_tiles_too() -> None:
    pos = position(lying={0: ["ship-21", "cow-3c"]}, him={"silver": 2})
    tell(pos, "taken 0 0", "die 1")
    assert names(pos, "wilds") == ["cow-3c"]


def test_it_takes_a_black_tile_as_wild_and_buys_one_by_itself() -> None:
    pos = position(lying={0: ["ship-21", "cow-3c"]}, him={"silver": 2})
    tell(pos, "die 1")
    assert (names(pos, "wilds"), names(pos, "reserve"), him(pos).silver) == (["ship-21"], ["cow-3c"], 0)


def test_its_ship_takes_the_goods_that_people_left() -> None:
    pos = position(("automata-6", {}), lying={4: ["ship-1"]}, load={2: goods(t1=1, t2=1), 3: goods(t5=1)})
    told = tell(pos, "goods_taken 2 0", "goods_taken 2 1", "die 4")
    assert [event["amount"] for event in events(told, "goods_taken")] == [1, 1]
    assert list(him(pos).goods) == goods()
    assert list(him(pos).sold) == goods(t5=1)
    assert pos.state.players[0].goods[:2] == [1, 1]


def test_its_buildings_take_tiles_by_themselves() -> None:
    pos = position(("automata-2", {}), lying={4: ["church-1"], 5: ["castle-1"]})
    tell(pos, "die 4")
    assert names(pos, "reserve") == ["castle-1"]
    pos = position(("automata-2", {}), lying={4: ["white-castle-1"], 5: ["castle-1"]}, white_castles=True)
    tell(pos, "die 4")
    assert names(pos, "reserve") == ["castle-1"]


def test_when_a_phase_begins_the_depots_are_cleared_and_filled_again() -> None:
    pos = position(lying={5: ["mine-1"]}, load={5: goods(t1=2)}, round=5)
    told = tell(pos, "die 1", "round_over")
    assert pos.step == "tell_lying"
    assert events(told, "phase_began")[0]["phase"] == "B"
    assert pos.state.depots[4].goods[0] == 2
    assert pos.state.phase == 1


def test_mines_pay_at_the_end_of_a_phase() -> None:
    pos = position(("automata-1", {0: "mine-1"}), finished=["mine-2"], round=5)
    tell(pos, "die 1", "tile cow-2", "round_over")
    assert (him(pos).silver, pos.state.phase, pos.state.round) == (2, 1, 1)


@pytest.mark.parametrize(("people", "free"), [(1, False), (2, True)])
def test_people_take_a_bonus_tile_each(people: int, *, free: bool) -> None:
    pos = position(people=people)
    tell(pos, "bonus_taken mine")
    assert pos.state.first_bonus[1] == 0
    assert is_open(pos, "bonus_taken mine") == free
    if free:
        tell(pos, "bonus_taken mine")
        assert pos.state.second_bonus[1] == 0
        assert not is_open(pos, "bonus_taken mine")


def test_people_take_the_smaller_one_after_the_automata() -> None:
    pos = position(first_bonus=[-1, 1, -1, -1, -1, -1])
    tell(pos, "bonus_taken mine")
    assert (pos.state.first_bonus[1], pos.state.second_bonus[1]) == (1, 0)
    assert pos.explain({"do": "bonus_taken", "kind": 1})["key"] == "bonus-gone"


def test_the_automata_takes_the_smaller_one_after_people() -> None:
    left = ("automata-1", {1: "cow-2a", 2: "knowledge-1"})
    for taken, points in ((-1, 5), (0, 2)):
        pos = position(left, finished=["mine-1", "mine-2"], first_bonus=[-1, taken, -1, -1, -1, -1])
        tell(pos, "die 1", "tile mine")
        assert him(pos).points[2] == points


def test_people_play_on_after_it_until_the_round_is_over() -> None:
    pos = position()
    tell(pos, "die 1", "tile mine")
    assert not is_open(pos, "die 1")
    assert is_open(pos, "round_over")
    tell(pos, "bonus_taken ship", "round_over")
    assert (pos.step, pos.state.round) == ("tell_white", 3)


def test_at_the_end_people_tell_their_points_and_the_automata_wins_ties() -> None:
    pos = position(
        ("automata-1", {}), phase="E", round=5, people=3, him={"silver": 7, "points": [0, 100, 0, 0, 0, 0, 0, 0]}
    )
    tell(pos, "die 1", "none", "none", "none", "round_over")
    assert pos.step == "tell_points"
    its = pos.score()[1]
    assert its == 109
    tell(pos, "digit 1", "digit 0", "digit 9", "digit 0", "digit 9", "digit 8", "digit 1", "digit 0", "digit 9")
    assert pos.step == "finish"
    tell(pos, "finish")
    assert (pos.over, pos.score(), pos.winners) == (True, [109, 109, 98, 109], [1])
    assert pos.breakdown(0) == [{"line": "told", "points": 109}]
    assert {line["line"] for line in pos.breakdown(1)} >= {"cards", "silver", "goods"}


def test_a_table_that_tells_fewer_points_has_no_line() -> None:
    assert position().breakdown(0) == []
