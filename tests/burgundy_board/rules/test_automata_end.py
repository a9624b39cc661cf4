"""The purchase at the end of a turn, the mines at the end of a phase, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.automata_positions import FOUR, ONE, SIX, Turn, Wild, seen, turn
from burgundy_board.positions import go, player, with_goods
from cases import cases

from bailey.core import NEVER
from bailey.games import burgundy_board

Json = dict[str, Any]
TOWER, INN = "watchtower-1", "boarding-house-1"
BOTH_TEXTS = pytest.mark.parametrize("rules", [0, 1], ids=["the first text", "officially"])
OFFICIAL = {"automata_rules": 1}
#: A tile that fits card 4 and brings nothing.
FITS = {1: {0: "mine-1"}}
CASTLE = {0: "castle-15"}


# The purchase


@cases("said wanted", {
    "two silver buy one black tile for its reserve": ({"him": {"silver": 2}, "black": {**CASTLE, 3: "mine-11",
        7: "ship-21"}, "reserve": ["pig-2a"]}, {"told automata_bought": [{"player": 2, "card": "castle-15"}],
        "silver": 0, "reserve": ["pig-2a", "castle-15"], "black": [None, None, None, "mine-11", None, None, None,
        "ship-21"], "wilds": []}),
    "the rest is kept": ({"him": {"silver": 3}, "black": CASTLE}, {"silver": 1, "reserve": ["castle-15"]}),
    "only one a turn": ({"him": {"silver": 9}, "black": {**CASTLE, 1: "mine-11"}}, {"silver": 7, "reserve": [
        "castle-15"]}),
    "no silver buys nothing": ({"black": CASTLE}, {"silver": 0, "reserve": []}),
    "nor does one": ({"him": {"silver": 1}, "black": CASTLE}, {"silver": 1, "reserve": []}),
    "without a black tile it keeps its silver": ({"him": {"silver": 4}}, {"silver": 4, "reserve": []}),
    "a bought tile brings no bonus": ({"him": {"silver": 2}, "black": {0: "bank-6"}}, {"silver": 0, "left": {
        3: "mine-1"}}),
    "it buys after placing": ({"depots": {1: {0: "bank-1"}}, "black": CASTLE}, {"silver": 0, "reserve": ["castle-15"],
        "order": ["automata_found", "gained_silver", "paid_silver", "automata_bought"]}),
    "two silver for want of tiles": ({"depots": {}, "him": {"silver": 1}}, {"silver": 3, "reserve": []}),
    "it makes a wild tile and buys in one turn": ({"depots": {}, "him": {"silver": 2}, "black": {**CASTLE,
        1: "mine-11"}},
        {"wilds": ["castle-15"], "reserve": ["mine-11"], "silver": 0}),
})  # fmt: skip
def test_the_purchase(said: Json, wanted: Json) -> None:
    assert seen(turn(1, **{"depots": FITS, **said}), wanted) == wanted


def test_it_buys_after_finishing_a_card() -> None:
    lying = {0: TOWER, 1: "castle-9", 2: "knowledge-9", 4: INN}
    order = turn(1, depots=FITS, on_left=lying, him={"silver": 2}, black=CASTLE).order()
    assert order.index("automata_finished") < order.index("automata_bought")


MANY = {1: "cow-3b", 3: "castle-15", 5: "ship-21", 6: "mine-11"}
TIED = {1: "bank-6", 3: "mine-12", 4: "mine-11", 5: "castle-15"}


@cases("black said bought", {
    "tied the first in reading order": (TIED, {}, "bank-6"),
    "officially for the first stack of the reserve": (TIED, OFFICIAL, "castle-15"),
    "and of it the first": ({**TIED, 5: "ship-21"}, OFFICIAL, "mine-12"),
    "what it has not": (MANY, {"reserve": ["cow-2a"]}, "castle-15"),
    "of two kinds that it has not the first": (MANY, {"reserve": ["cow-2a", "castle-5"]}, "ship-21"),
    "one each is the least": (MANY, {"reserve": ["cow-2a", "castle-5", "ship-2", "ship-3", "mine-9"]}, "cow-3b"),
    "one of two each": (MANY, {"reserve": ["cow-2a", "cow-2b", "castle-5", "castle-6", "ship-2", "mine-8", "mine-9"]},
        "ship-21"),
    "wild tiles, cards and the duchy do not count": ({0: "ship-21", 1: "bank-6"}, {"wilds": ["ship-1"], "on_right": {
        0: "ship-2"}, "finished": ["ship-3"]}, "ship-21"),
})  # fmt: skip
def test_it_buys_what_its_reserve_has_fewest_of(black: dict[int, str], said: Json, bought: str) -> None:
    done = turn(1, depots=FITS, him={"silver": 2}, black=black, **said)
    assert done.told("automata_bought") == [{"what": "automata_bought", "player": 2, "card": bought}]


@BOTH_TEXTS
@pytest.mark.parametrize("fewest", ["mine-11", "ship-21", "bank-6"])
def test_that_is_so_by_both_texts(rules: int, fewest: str) -> None:
    two = {"mine-11": ["mine-2", "mine-3"], "ship-21": ["ship-1", "ship-2"], "bank-6": ["bank-1", "church-1"]}
    for most in (2, 1):
        reserve = [tile for black, pair in two.items() for tile in pair[: most - (black == fewest)]]
        done = turn(
            1, depots=FITS, him={"silver": 2}, black=dict(enumerate(two)), reserve=reserve, automata_rules=rules
        )
        assert done.told("automata_bought")[0]["card"] == fewest


# Mines at the end of a phase


def after_phase(phase: str = "A", number: int = 5, **said: Any) -> Turn:
    """Play the last round of a phase, in which it had no silver and made a wild tile."""
    return turn(1, people=1, phase=phase, round=number, black=CASTLE, **said)


@cases("said silver", {
    "without mines": ({}, 0),
    "in the duchy": ({"finished": ["mine-1", "mine-2", "ship-1"]}, 2),
    "on the left card": ({"on_left": {3: "mine-1"}}, 1),
    "on both cards and in the duchy": ({"left": ONE, "right": FOUR, "on_left": {0: "mine-1"}, "on_right": {3: "mine-2"},
        "finished": ["mine-3"]}, 3),
    "not in the reserve": ({"left": "automata-6", "right": ONE, "reserve": ["mine-1"]}, 0),
    "not under wild tiles": ({"on_left": {0: Wild("mine-1")}, "wilds": ["mine-2"]}, 0),
    "not within a phase": ({"number": 4, "finished": ["mine-1"]}, 0),
    **{f"at the end of phase {phase}": ({"phase": phase, "finished": ["mine-1"]}, 1) for phase in "ABCDE"},
})  # fmt: skip
def test_mines_pay_a_silver_each(said: Json, silver: int) -> None:
    assert after_phase(**said).silver == silver


# The score


def lines(**said: Any) -> dict[str, int]:
    """Tell how its score changes by what is said, line by line."""

    def told(**more: Any) -> dict[str, int]:
        pos = turn(1, people=1, black=CASTLE, **more).pos
        return {row["line"]: row["points"] for row in pos.breakdown(1)} | {"total": pos.score()[1]}

    before, after = told(), told(**said)
    return {name: points - before.get(name, 0) for name, points in after.items() if points != before.get(name, 0)}


KNOWN = ["knowledge-1", "knowledge-7"]


@cases("said changed", {
    "a silver": ({"him": {"silver": 1}}, {"silver": 1}),
    "an unsold good": ({"him": {"goods": with_goods(t1=2, t6=1)}}, {"goods": 3}),
    "a tile in the reserve": ({"reserve": ["ship-1", "pig-2a"]}, {"automata_reserve": 2}),
    "of two wild tiles one is placed and none is made": ({"wilds": ["ship-1", "pig-2a"]}, {"automata_unfinished": 2}),
    "a tile on an unfinished card": ({"on_left": {3: "mine-1"}}, {"automata_unfinished": 2}),
    "a castle": ({"on_left": {1: "castle-9"}}, {"automata_unfinished": 2}),
    "a wild tile": ({"on_left": {3: Wild("ship-1")}}, {"automata_unfinished": 2}),
    "on both cards": ({"on_left": {3: "mine-1", 1: "castle-9"}, "on_right": {0: "ship-1", 3: "ship-2", 2: TOWER}},
        {"automata_unfinished": 10}),
    "knowledge in the duchy": ({"finished": KNOWN}, {"automata_knowledge": 8}),
    "on the left card": ({"on_left": {2: "knowledge-1"}}, {"automata_knowledge": 4, "automata_unfinished": 2}),
    "on the right card": ({"on_right": {1: "knowledge-1"}}, {"automata_knowledge": 4, "automata_unfinished": 2}),
    "under a wild tile it is none": ({"on_left": {3: Wild("knowledge-1")}}, {"automata_unfinished": 2}),
    "other tiles in the duchy": ({"finished": ["ship-1", "pig-2a", "castle-9", TOWER, "mine-1"]}, {}),
    "its points of the game": ({"him": {"points": [0, 21, 6, 9, 12, 4]}}, {"cards": 21, "colours": 6, "livestock": 9,
        "sales": 12, "buildings": 4}),
})  # fmt: skip
def test_what_it_scores_at_the_end(said: Json, changed: dict[str, int]) -> None:
    found = lines(**said)
    assert (found.pop("total", 0), found) == (sum(changed.values()), changed)


def test_knowledge_in_the_reserve_is_a_tile_of_the_reserve() -> None:
    said = {"left": "automata-3", "right": "automata-8"}
    assert lines(**said, reserve=["knowledge-1"]).get("total", 0) == lines(**said).get("total", 0) + 1


def test_it_has_every_line_and_no_other() -> None:
    names = ["cards", "colours", "livestock", "sales", "buildings", "goods", "silver"]
    names += ["automata_knowledge", "automata_reserve", "automata_unfinished"]
    assert [row["line"] for row in turn(1, him={"points": [0, 14, 6, 3, 9, 4]}).pos.breakdown(2)] == names


def test_the_chronicle_keeps_its_points_after_each_phase() -> None:
    """The wild tile, the silver of the mine and the knowledge are left over."""
    done = after_phase("B", finished=["knowledge-1", "mine-1"], him={"points": [0, 21, 6, 9, 12, 4]})
    assert done.dump["automata_after"] == [*[-1] * 7, 52 + 6, 21, 6, 9, 12, 4, 6, *[-1] * 21]
    read = burgundy_board.GAME.chronicle
    assert read is not None
    assert [read.read(done.pos.state, 0, phase) for phase in (1, 4)] == [58, NEVER]


# The winner


def ending(people: int, more: int, seat: int = 0) -> list[int]:
    """End the game with a person so many points ahead of the Automata; tell who wins."""

    def finished(persons: Json) -> Any:
        last = {p: {"track": 1, "has_played": p > 0, **persons.get(p, {})} for p in range(people)}
        return after_phase("E", persons=last, him={"points": [0, 50, *[0] * 6]}) if people == 1 else turn(
            1, people=people, phase="E", round=5, persons=last, him={"points": [0, 50, *[0] * 6]})  # fmt: skip

    scores = finished({}).pos.score()
    done = finished({seat: {"points": [scores[people] - scores[seat] + more, *[0] * 7]}})
    assert done.pos.over
    scores = done.pos.score()
    assert scores[seat] == scores[people] + more
    return list(done.pos.winners)


@pytest.mark.parametrize(("people", "seat"), [(1, 0), (2, 0), (3, 0), (3, 2)])
def test_the_automata_wins_a_tie_with_any_seat_and_one_point_more_wins_against_it(people: int, seat: int) -> None:
    assert [ending(people, more, seat) for more in (-1, 0, 1)] == [[people], [people], [seat]]


# Knowledge

ALL_KNOWLEDGE = [f"knowledge-{n}" for n in range(1, 27)]
#: A person with a ship, who is not kept behind.
SHIP = {0: {"track": 1}, 1: {"track": 0, "dice": [2, 5], "storage": ["ship-1"]}}


@cases("said wanted", {
    "its sales": ({"white": 5, "wilds": ["mine-1"], "him": {"goods": with_goods(t3=2)}}, {"silver": 1, "workers": 0,
        "points sales": 6}),
    "its animals": ({"left": ONE, "on_left": {0: "mine-1"}, "depots": {1: {0: "cow-3a"}}, "on_right": {}}, {
        "points livestock": 3}),
    "its ships take the goods of one depot": ({"left": "automata-8", "depots": {1: {0: "ship-1"}}, "goods": {
        1: with_goods(t1=1), 2: with_goods(t2=2)}}, {"goods": with_goods(t2=2), "lying 1": with_goods(t1=1)}),
})  # fmt: skip
def test_with_all_knowledge_in_its_duchy_it_plays_like_a_player_without(said: Json, wanted: Json) -> None:
    assert seen(turn(1, finished=ALL_KNOWLEDGE, **said), wanted) == wanted


def test_its_mines_bring_no_workers_and_its_knowledge_no_other_points() -> None:
    done = after_phase("E", finished=[*ALL_KNOWLEDGE, "mine-1"], him={"goods": with_goods(t1=1)})
    assert done.him["workers"] == 0
    # The good, the silver of the mine and the wild tile; its knowledge scores 4 each, whatever it says.
    assert done.pos.score()[1] == 4 * 26 + 1 + 1 + 1


def test_knowledge_keeps_the_marker_of_a_person_on_top_and_not_that_of_the_automata() -> None:
    done = turn(1, additional_hexes=True, finished=["knowledge-27"], him={"track": 1}, depots={}, persons=SHIP)
    assert go(done.pos, str(next(c for c in done.pos.choices if c.name == "place"))).dump()["order"][:3] == [1, 0, 2]
    mine = {**player(0, {12: "knowledge-27"}), "dice": [1, 0], "track": 1}
    done = turn(1, left="automata-8", additional_hexes=True, depots={1: {0: "ship-1"}}, persons={0: mine})
    assert done.dump["order"][:3] == [0, 2, 1]


@pytest.mark.parametrize("number", [15, 16, 17, 24, 25, 26])
def test_knowledge_of_people_does_not_count_what_the_automata_has(number: int) -> None:
    person = player(0, {12: f"knowledge-{number}"}) | {"dice": [1, 0], "sold": with_goods(t2=1)}
    much = {"reserve": ["warehouse-1", "watchtower-2", "cow-2a"], "him": {"sold": with_goods(t1=3, t4=2)}}
    much |= {"finished": ["warehouse-2", "watchtower-3", "pig-2a", "sheep-2a"], "left": SIX, "right": FOUR}
    with_it, without = (turn(1, people=1, black=CASTLE, persons={0: person}, **said).pos.score() for said in (much, {}))
    assert with_it[0] == without[0]
