"""The purchase at the end of a turn, the mines at the end of a phase, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.automata_positions import FOUR, ONE, SIX, Turn, Wild, turn
from burgundy_board.positions import player, with_goods

TOWER, INN = "watchtower-1", "boarding-house-1"
FIRST_TEXT, OFFICIAL = 0, 1
#: A tile that fits card 4 and brings nothing.
FITS = {1: {0: "mine-1"}}


# The purchase


def bought(*, silver: int = 2, black: dict[int, str] | None = None, **said: Any) -> Turn:
    return turn(1, **{"depots": FITS, "him": {"silver": silver}, "black": black or {0: "castle-15"}, **said})


@pytest.mark.parametrize(("silver", "left"), [(2, 0), (3, 1), (5, 3)])
def test_with_two_silver_it_buys_one_black_tile_for_its_reserve(silver: int, left: int) -> None:
    done = bought(silver=silver, black={0: "castle-15", 3: "mine-11", 7: "ship-21"}, reserve=["pig-2a"])
    assert done.told("automata_bought") == [{"what": "automata_bought", "player": 2, "card": "castle-15"}]
    assert (done.silver, done.reserve) == (left, ["pig-2a", "castle-15"])
    assert done.dump["black"] == [None, None, None, "mine-11", None, None, None, "ship-21"]
    assert done.wilds == []


@pytest.mark.parametrize("silver", [0, 1])
def test_with_less_silver_it_buys_nothing(silver: int) -> None:
    done = bought(silver=silver)
    assert (done.silver, done.reserve) == (silver, [])


def test_without_a_black_tile_it_keeps_its_silver() -> None:
    done = turn(1, depots=FITS, him={"silver": 4})
    assert (done.silver, done.reserve) == (4, [])


def test_a_bought_tile_brings_no_bonus() -> None:
    done = bought(black={0: "bank-6"})
    assert (done.silver, done.left) == (0, {3: "mine-1"})


def test_it_buys_after_placing() -> None:
    """The silver of the bank pays."""
    done = turn(1, depots={1: {0: "bank-1"}}, black={0: "castle-15"})
    assert (done.silver, done.reserve) == (0, ["castle-15"])
    assert done.order() == ["automata_found", "gained_silver", "paid_silver", "automata_bought"]


def test_it_buys_after_finishing_a_card() -> None:
    done = bought(on_left={0: TOWER, 1: "castle-9", 2: "knowledge-9", 4: INN})
    order = done.order()
    assert order.index("automata_finished") < order.index("automata_bought")


def test_two_silver_for_want_of_tiles_come_when_the_black_depot_is_empty_too() -> None:
    done = turn(1, him={"silver": 1})
    assert (done.silver, done.reserve) == (3, [])


def test_it_makes_a_wild_tile_and_buys_in_one_turn() -> None:
    done = turn(1, him={"silver": 2}, black={0: "castle-15", 1: "mine-11"})
    assert (done.wilds, done.reserve, done.silver) == (["castle-15"], ["mine-11"], 0)


@pytest.mark.parametrize("rules", [FIRST_TEXT, OFFICIAL])
def test_it_buys_what_its_reserve_does_not_have(rules: int) -> None:
    done = bought(black={0: "mine-11", 1: "ship-21", 2: "mine-12"}, reserve=["mine-2"], automata_rules=rules)
    assert done.told("automata_bought")[0]["card"] == "ship-21"


@pytest.mark.parametrize("rules", [FIRST_TEXT, OFFICIAL])
@pytest.mark.parametrize("fewest", ["mine-11", "ship-21", "bank-6"])
def test_if_it_has_every_colour_it_buys_what_it_has_fewest_of(rules: int, fewest: str) -> None:
    two = {"mine-11": ["mine-2", "mine-3"], "ship-21": ["ship-1", "ship-2"], "bank-6": ["bank-1", "church-1"]}
    reserve = [tile for black, pair in two.items() for tile in (pair[:1] if black == fewest else pair)]
    done = bought(black=dict(enumerate(two)), reserve=reserve, automata_rules=rules)
    assert done.told("automata_bought")[0]["card"] == fewest


def test_tied_it_buys_the_first_in_reading_order() -> None:
    done = bought(black={1: "bank-6", 3: "mine-11", 5: "castle-15"})
    assert done.told("automata_bought")[0]["card"] == "bank-6"


def test_officially_tied_it_buys_for_the_first_stack_of_the_reserve() -> None:
    done = bought(black={1: "bank-6", 3: "mine-12", 4: "mine-11", 5: "ship-21"}, automata_rules=OFFICIAL)
    assert done.told("automata_bought")[0]["card"] == "mine-12"


def test_wild_tiles_cards_and_the_duchy_do_not_count_for_the_purchase() -> None:
    done = bought(
        black={0: "ship-21", 1: "bank-6"}, wilds=["ship-1"], on_right={0: "ship-2"}, finished=["ship-3"]
    )  # fmt: skip
    assert done.told("automata_bought")[0]["card"] == "ship-21"


# Mines at the end of a phase


def silver_after_phase(phase: str = "A", **said: Any) -> int:
    """Tell its silver after the last round of a phase, in which it had none and made a wild tile."""
    return turn(1, people=1, phase=phase, round=5, black={0: "castle-15"}, **said).silver


def test_mines_in_the_duchy_and_on_both_cards_pay_a_silver_each() -> None:
    assert silver_after_phase() == 0
    assert silver_after_phase(finished=["mine-1", "mine-2", "ship-1"]) == 2
    assert silver_after_phase(on_left={3: "mine-1"}) == 1
    said: dict[str, Any] = {
        "left": ONE,
        "right": FOUR,
        "on_left": {0: "mine-1"},
        "on_right": {3: "mine-2"},
        "finished": ["mine-3"],
    }
    assert silver_after_phase(**said) == 3


@pytest.mark.parametrize("phase", "ABCDE")
def test_mines_pay_at_the_end_of_every_phase(phase: str) -> None:
    assert silver_after_phase(phase, finished=["mine-1"]) == 1


def test_mines_do_not_pay_within_a_phase() -> None:
    assert turn(1, people=1, round=4, black={0: "castle-15"}, finished=["mine-1"]).silver == 0


def test_mines_in_the_reserve_and_under_wild_tiles_do_not_pay() -> None:
    said: dict[str, Any] = {"left": "automata-6", "right": ONE, "reserve": ["mine-1"]}
    assert silver_after_phase(**said) == 0
    # The wild tile of the reserve goes onto the first item, with a mine under it.
    assert silver_after_phase(on_left={0: Wild("mine-1")}, wilds=["mine-2"]) == 0


# The score


def lines(**said: Any) -> dict[str, int]:
    """Tell how its score changes by what is said, line by line."""

    def told(**more: Any) -> dict[str, int]:
        pos = turn(1, people=1, black={0: "castle-15"}, **more).pos
        return {row["line"]: row["points"] for row in pos.breakdown(1)} | {"total": pos.score()[1]}

    before, after = told(), told(**said)
    return {name: points - before.get(name, 0) for name, points in after.items() if points != before.get(name, 0)}


def total(**said: Any) -> int:
    """Tell how its score changes by what is said."""
    return lines(**said).get("total", 0)


def test_a_silver_and_an_unsold_good_score_one_each() -> None:
    assert total(him={"silver": 1}) == 1
    assert total(him={"goods": with_goods(t1=2, t6=1)}) == 3


def test_a_tile_in_the_reserve_scores_one_wild_or_not() -> None:
    # Of two wild tiles one is placed, and none is made: one in the reserve, and two points for that on the card.
    assert total(reserve=["ship-1", "pig-2a"]) == 2
    assert total(wilds=["ship-1", "pig-2a"]) == 2


@pytest.mark.parametrize("on_left", [{3: "mine-1"}, {1: "castle-9"}, {3: Wild("ship-1")}])
def test_a_tile_on_an_unfinished_card_scores_two_wild_or_not(on_left: dict[int, str]) -> None:
    assert total(on_left=on_left) == 2


def test_tiles_on_both_cards_score() -> None:
    assert total(on_left={3: "mine-1", 1: "castle-9"}, on_right={0: "ship-1", 3: "ship-2", 2: TOWER}) == 10


def test_knowledge_in_the_duchy_scores_four() -> None:
    assert total(finished=["knowledge-1", "knowledge-7"]) == 8


def test_knowledge_on_an_unfinished_card_scores_four_and_two() -> None:
    assert total(on_left={2: "knowledge-1"}) == 6
    assert total(on_right={1: "knowledge-1"}) == 6


def test_knowledge_in_the_reserve_or_under_a_wild_tile_does_not_score_four() -> None:
    said = {"left": "automata-3", "right": "automata-8"}
    assert total(**said, reserve=["knowledge-1"]) == total(**said) + 1
    assert total(on_left={3: Wild("knowledge-1")}) == 2


def test_other_tiles_in_the_duchy_score_nothing() -> None:
    assert total(finished=["ship-1", "pig-2a", "castle-9", TOWER, "mine-1"]) == 0


def test_its_points_of_the_game_count() -> None:
    assert total(him={"points": [0, 21, 6, 9, 12, 4]}) == 52


def test_workers_and_bonuses_of_people_are_none_of_its_lines() -> None:
    after = lines(him={"points": [0, 21, 6, 9, 12, 4], "silver": 1, "goods": with_goods(t1=1)},
                  reserve=["ship-1"], finished=["knowledge-1"], on_right={0: "ship-2"})  # fmt: skip
    assert after.pop("total") == sum(after.values()) == 52 + 1 + 1 + 1 + 4 + 2


def test_the_chronicle_keeps_its_points_after_each_phase() -> None:
    done = turn(1, people=1, round=5, phase="B", black={0: "castle-15"}, finished=["knowledge-1", "mine-1"],
                him={"points": [0, 21, 6, 9, 12, 4]})  # fmt: skip
    # The wild tile, the silver of the mine and the knowledge are left over.
    assert done.dump["automata_after"][7:14] == [52 + 6, 21, 6, 9, 12, 4, 6]


# The winner


def ending(people: int, more: int, seat: int = 0) -> Turn:
    """End the game with a person so many points ahead of the Automata."""
    base = finished_game(people, {})
    scores = base.pos.score()
    points = scores[people] - scores[seat] + more
    return finished_game(people, {seat: {"points": [points, *[0] * 7]}})


def finished_game(people: int, persons: dict[int, Any]) -> Turn:
    last = {p: {"track": 1, **persons.get(p, {})} for p in range(people)}
    done = turn(1, people=people, phase="E", round=5, persons={**last, **{p: {**last[p], "has_played": True} for p in
                range(1, people)}}, him={"points": [0, 50, *[0] * 6]})  # fmt: skip
    assert done.pos.over
    return done


@pytest.mark.parametrize("people", [1, 2, 3])
def test_the_automata_wins_a_tie(people: int) -> None:
    done = ending(people, 0)
    scores = done.pos.score()
    assert scores[0] == scores[people] == max(scores)
    assert done.pos.winners == [people]


@pytest.mark.parametrize("people", [1, 2, 3])
def test_one_point_more_wins_against_it(people: int) -> None:
    done = ending(people, 1)
    assert done.pos.winners == [0]
    assert ending(people, -1).pos.winners == [people]


def test_the_automata_wins_a_tie_with_any_seat() -> None:
    assert ending(3, 0, seat=2).pos.winners == [3]
    assert ending(3, 1, seat=2).pos.winners == [2]


# Knowledge


ALL_KNOWLEDGE = [f"knowledge-{n}" for n in range(1, 27)]


def knowing(**said: Any) -> Turn:
    """Let it play with every knowledge tile in its duchy."""
    return turn(1, **{"finished": ALL_KNOWLEDGE, **said})


def test_its_sales_are_those_of_a_player_without_knowledge() -> None:
    done = knowing(white=5, wilds=["mine-1"], him={"goods": with_goods(t3=2)})
    assert (done.silver, done.him["workers"], done.points("sales")) == (1, 0, 6)


def test_its_animals_are_those_of_a_player_without_knowledge() -> None:
    done = knowing(left=ONE, on_left={0: "mine-1"}, depots={1: {0: "cow-3a"}}, on_right={})
    assert done.points("livestock") == 3


def test_its_ships_take_the_goods_of_one_depot() -> None:
    done = knowing(left="automata-8", depots={1: {0: "ship-1"}}, goods={1: with_goods(t1=1), 2: with_goods(t2=2)})
    assert done.goods == with_goods(t2=2)
    assert done.lying(1) == with_goods(t1=1)


def test_its_mines_bring_no_workers_and_its_knowledge_no_other_points() -> None:
    done = turn(1, people=1, round=5, phase="E", black={0: "castle-15"}, finished=[*ALL_KNOWLEDGE, "mine-1"],
                him={"goods": with_goods(t1=1)})  # fmt: skip
    assert done.him["workers"] == 0
    # The good, the silver of the mine and the wild tile; its knowledge scores 4 each, whatever it says.
    assert done.pos.score()[1] == 4 * 26 + 1 + 1 + 1


def test_its_marker_is_not_kept_on_top_by_knowledge() -> None:
    done = turn(1, additional_hexes=True, finished=["knowledge-27"], him={"track": 1}, depots={},
                persons={0: {"track": 1}, 1: {"track": 0, "dice": [2, 5], "storage": ["ship-1"]}})  # fmt: skip
    place = next(choice for choice in done.pos.choices if choice.name == "place")
    done.pos.push(place)
    assert done.pos.dump()["order"][:3] == [1, 0, 2]


def test_knowledge_keeps_the_marker_of_a_person_above_that_of_the_automata() -> None:
    done = turn(1, left="automata-8", additional_hexes=True, depots={1: {0: "ship-1"}},
                persons={0: {**player(0, {12: "knowledge-27"}), "dice": [1, 0], "track": 1}})  # fmt: skip
    assert done.dump["order"][:3] == [0, 2, 1]


PERSON = [15, 16, 17, 24, 25, 26]


@pytest.mark.parametrize("number", PERSON)
def test_knowledge_of_people_does_not_count_what_the_automata_has(number: int) -> None:
    def score(**said: Any) -> int:
        person = player(0, {12: f"knowledge-{number}"}) | {"dice": [1, 0], "sold": with_goods(t2=1)}
        return int(turn(1, people=1, black={0: "castle-15"}, persons={0: person}, **said).pos.score()[0])

    much = {
        "reserve": ["warehouse-1", "watchtower-2", "cow-2a"],
        "finished": ["warehouse-2", "watchtower-3", "pig-2a", "sheep-2a"],
        "him": {"sold": with_goods(t1=3, t4=2)},
        "left": SIX,
        "right": FOUR,
    }
    assert score(**much) == score()
