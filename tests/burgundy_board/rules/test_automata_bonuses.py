"""What castles, livestock, ships, mines and knowledge bring the Automata when it places them."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.automata_positions import ONE, Wild, turn
from burgundy_board.positions import player, with_goods

TOWER, INN = "watchtower-1", "boarding-house-1"
#: Left: dark green, gray with a box, light green, blue.
EIGHT = "automata-8"
#: Left: brown, dark green, brown with a box, light green, blue.
SEVEN = "automata-7"


# Castles


def test_a_castle_takes_and_places_another_tile_with_the_white_die() -> None:
    done = turn(2, white=4, depots={2: {0: "castle-5"}, 3: {0: "mine-3"}, 4: {0: "mine-4"}})
    assert done.placed() == ["castle-5", "mine-4"]
    assert done.left == {1: "castle-5", 3: "mine-4"}
    assert done.depot(3)[0] == "mine-3"


def test_after_a_castle_the_search_begins_at_the_top_of_the_card_again() -> None:
    done = turn(2, white=4, depots={2: {0: "castle-5"}, 4: {0: "mine-4", 1: TOWER}})
    assert done.placed() == ["castle-5", TOWER]


@pytest.mark.parametrize(("white", "active"), [(4, "left"), (5, "right")])
def test_after_a_castle_the_same_card_is_active(white: int, active: str) -> None:
    done = turn(
        2,
        white=white,
        left="automata-4",
        right=SEVEN,
        depots={2: {0: "castle-5"}, 3: {0: TOWER}},
    )
    assert (len(done.left), len(done.right)) == ((2, 0) if active == "left" else (0, 2))


def test_castles_chain() -> None:
    """The first fills the left card, so the second goes onto the right one, and so does what that one finds."""
    done = turn(
        2,
        left=EIGHT,
        right="automata-4",
        on_left={1: "mine-1", 2: "cow-2a", 3: "ship-1"},
        depots={2: {0: "castle-5"}, 5: {0: "mine-2"}, 1: {0: "castle-7"}},
    )
    assert done.placed() == ["castle-5", "castle-7", "mine-2"]
    assert (done.cards[0], done.left) == ("automata-4", {1: "castle-7", 3: "mine-2"})


def test_the_bonus_of_a_tile_after_a_castle_counts_too() -> None:
    done = turn(2, white=4, depots={2: {0: "castle-5"}, 4: {0: "bank-1"}})
    assert done.silver == 2


def test_after_a_castle_the_reserve_is_searched() -> None:
    done = turn(2, depots={2: {0: "castle-5"}}, reserve=["knowledge-1"])
    assert done.placed() == ["castle-5", "knowledge-1"]


def test_after_a_castle_a_wild_tile_is_placed() -> None:
    done = turn(2, depots={2: {0: "castle-5"}}, wilds=["mine-1"])
    assert done.left == {0: "mine-1", 1: "castle-5"}


def test_after_a_castle_a_wild_tile_is_made() -> None:
    done = turn(2, depots={2: {0: "castle-5"}}, black={3: "mine-11"})
    assert done.wilds == ["mine-11"]
    assert done.left == {1: "castle-5"}


def test_after_a_castle_it_gains_two_silver_for_want_of_tiles() -> None:
    assert turn(2, depots={2: {0: "castle-5"}}).silver == 2


NEARLY = {0: TOWER, 2: "knowledge-2", 3: "mine-2", 4: INN}


def test_a_castle_that_fills_the_card_goes_on_with_the_other_card() -> None:
    done = turn(2, white=3, on_left=NEARLY, depots={2: {0: "castle-5"}, 3: {0: "ship-1"}})
    assert done.told("automata_found")[1] == {
        "what": "automata_found", "player": 2, "depot": 3, "card": "ship-1", "side": "right", "item": 0,
    }  # fmt: skip
    # It is finished after that, and the right card slides.
    assert done.cards[0] == "automata-6"
    assert done.left == {0: "ship-1"}


def test_a_castle_that_fills_the_right_card_goes_on_with_the_left_one() -> None:
    done = turn(
        2, white=6, left=ONE, right="automata-4", on_right=NEARLY, depots={2: {0: "castle-5"}, 6: {0: "mine-1"}}
    )
    assert done.left == {0: "mine-1"}
    assert done.cards[0] == ONE


def test_on_the_other_card_too_the_reserve_and_wild_tiles_follow_the_depots() -> None:
    done = turn(2, on_left=NEARLY, depots={2: {0: "castle-5", 1: "mine-1"}}, reserve=["ship-1"])
    assert done.placed() == ["castle-5", "ship-1"]
    done = turn(2, on_left=NEARLY, depots={2: {0: "castle-5", 1: "mine-1"}}, wilds=["mine-3"])
    assert done.left == {0: "mine-3"}


def test_with_both_cards_full_a_castle_sells() -> None:
    """The first castle fills the left card; the one that follows fills the right one."""
    done = turn(
        2,
        white=3,
        on_left=NEARLY,
        right=EIGHT,
        on_right={1: "mine-3", 2: "cow-2a", 3: "ship-2"},
        depots={2: {0: "castle-5"}, 3: {0: "castle-6", 1: "mine-1"}},
        him={"goods": with_goods(t2=1, t5=2)},
    )
    assert done.order()[:4] == ["automata_found", "automata_found", "sold", "gained_silver"]
    assert done.goods == with_goods(t2=1)
    assert done.depot(3)[1] == "mine-1"
    assert (done.silver, done.points("sales")) == (1, 6)


def test_after_a_castle_by_the_city_hall_the_card_of_the_white_die_is_still_active() -> None:
    """Nothing of the reserve fits the left card, so the city hall places the castle on the right one."""
    done = turn(
        2,
        left="automata-2",
        right=EIGHT,
        depots={2: {0: "city-hall-1"}, 5: {0: "cow-2a"}},
        reserve=["castle-5"],
    )
    assert done.placed() == ["city-hall-1", "castle-5", "cow-2a"]
    assert done.left == {0: "city-hall-1", 2: "cow-2a"}
    assert done.right == {0: "castle-5"}


# Livestock


def livestock(tile: str, **said: Any) -> int:
    """Tell what a livestock tile scores on the second item of card 1."""
    data = {"left": ONE, "right": SEVEN, "on_left": {0: "mine-1"}, "depots": {1: {0: tile}}, **said}
    done = turn(1, **data)
    assert [(event["card"], event["points"]) for event in done.told("scored_animals")] == [
        (tile, done.points("livestock"))
    ]
    return done.points("livestock")


@pytest.mark.parametrize(("tile", "animals"), [("cow-2a", 2), ("pig-3a", 3), ("chicken-4a", 4), ("sheep-2b", 2)])
def test_a_livestock_tile_scores_its_animals(tile: str, animals: int) -> None:
    assert livestock(tile) == animals


def test_it_scores_its_species_in_the_duchy_again() -> None:
    assert livestock("cow-2a", finished=["cow-4a", "cow-3a", "pig-4a"]) == 2 + 4 + 3


def test_it_scores_its_species_on_both_cards() -> None:
    assert livestock("cow-2a", on_right={3: "cow-4a"}) == 6
    nine = {"left": "automata-9", "right": ONE, "on_left": {1: TOWER}, "on_right": {1: "cow-3b"}}
    assert livestock("cow-2a", **nine) == 5


def test_it_does_not_score_animals_in_the_reserve() -> None:
    assert livestock("cow-2a", reserve=["cow-4a"]) == 2


def test_it_does_not_score_wild_tiles() -> None:
    assert livestock("cow-2a", wilds=["cow-4a"]) == 2
    assert livestock("cow-2a", on_right={3: Wild("cow-4a")}) == 2


def test_it_does_not_score_other_species() -> None:
    assert livestock("cow-2a", finished=["pig-4a"], on_right={3: "sheep-4a"}) == 2


def test_the_animals_of_people_do_not_count() -> None:
    assert livestock("cow-2a", persons={0: player(0, {27: "cow-4a"})}) == 2


def test_the_geese_score_with_the_species_that_has_most_animals() -> None:
    duchy = ["cow-4a", "pig-3a", "pig-2a", "sheep-4a"]
    assert livestock("geese", finished=duchy, additional_hexes=True) == 2 + 5
    assert livestock("geese", additional_hexes=True) == 2


@pytest.mark.parametrize("species", ["cow", "sheep", "pig", "chicken"])
def test_any_species_may_have_most_animals(species: str) -> None:
    others = [f"{name}-2a" for name in ("cow", "sheep", "pig", "chicken") if name != species]
    assert livestock("geese", finished=[*others, f"{species}-3a"], additional_hexes=True) == 2 + 3
    assert livestock("geese", finished=[f"{species}-3a", *others], additional_hexes=True) == 2 + 3


def test_the_geese_count_later_with_whatever_is_placed() -> None:
    assert livestock("cow-2a", finished=["geese", "pig-4a"], additional_hexes=True) == 2 + 2
    assert livestock("cow-2a", on_right={3: "geese"}, additional_hexes=True) == 2 + 2


# Ships


def test_a_ship_takes_all_goods_of_the_depot_that_has_most() -> None:
    done = turn(
        1,
        left=EIGHT,
        depots={1: {0: "ship-1"}},
        goods={1: with_goods(t1=2), 4: with_goods(t2=1, t3=1, t6=1), 6: with_goods(t4=1)},
    )
    assert done.goods == with_goods(t2=1, t3=1, t6=1)
    assert (done.lying(1), done.lying(4), done.lying(6)) == (with_goods(t1=2), [0] * 6, with_goods(t4=1))


@pytest.mark.parametrize(("white", "depot"), [(1, 2), (2, 2), (3, 5), (4, 5)])
def test_tied_it_takes_the_first_clockwise_from_the_white_die(white: int, depot: int) -> None:
    done = turn(
        1,
        left=EIGHT,
        white=white,
        depots={1: {0: "ship-1"}},
        goods={d: with_goods(**{f"t{d}": 2}) for d in (2, 5)} | {6: with_goods(t6=1)},
    )
    assert done.goods == with_goods(**{f"t{depot}": 2})


def test_the_search_for_goods_goes_on_after_depot_six() -> None:
    done = turn(
        1, right=EIGHT, white=6, depots={1: {0: "ship-1"}}, goods={d: with_goods(**{f"t{d}": 1}) for d in (3, 5)}
    )
    assert done.goods == with_goods(t3=1)


def test_it_holds_goods_of_all_six_types() -> None:
    done = turn(
        1, left=EIGHT, depots={1: {0: "ship-1"}}, goods={3: with_goods(t4=1, t5=2, t6=1)},
        him={"goods": with_goods(t1=1, t2=1, t3=1, t4=1)},
    )  # fmt: skip
    assert done.goods == [1, 1, 1, 2, 2, 1]
    assert done.lying(3) == [0] * 6


def test_then_it_advances_on_the_track_and_stands_on_top() -> None:
    done = turn(
        1, left=EIGHT, depots={1: {0: "ship-1"}}, goods={3: with_goods(t4=1)}, persons={0: {"track": 1}},
        him={"track": 0},
    )  # fmt: skip
    assert done.him["track"] == 1
    assert done.order()[-2:] == ["took_goods", "advanced"]
    assert done.dump["order"][:3] == [2, 0, 1]


def test_it_advances_even_if_no_depot_has_goods() -> None:
    done = turn(1, left=EIGHT, depots={1: {0: "ship-1"}})
    assert done.him["track"] == 1
    assert done.told("advanced") == [{"what": "advanced", "player": 2, "space": 1}]
    assert done.goods == [0] * 6


def test_a_ship_makes_it_start_player_of_the_next_round() -> None:
    done = turn(1, people=1, left=EIGHT, depots={1: {0: "ship-1"}})
    white = [event for event in done.pos.events if event["what"] == "white_die"]
    assert [event["player"] for event in white] == [1]
    began = [event["player"] for event in done.pos.events if event["what"] == "turn_began"]
    assert began == [1, 1, 0]


# Mines and knowledge


@pytest.mark.parametrize(("tile", "item"), [("mine-1", 3), *((f"knowledge-{n}", 2) for n in (1, 7, 13, 14, 24, 26))])
def test_mines_and_knowledge_bring_nothing_when_placed(tile: str, item: int) -> None:
    done = turn(1, depots={1: {0: tile}}, goods={1: with_goods(t1=1)})
    assert done.order() == ["automata_found"]
    assert done.left == {item: tile}
    assert (done.silver, done.him["workers"], sum(done.him["points"])) == (0, 0, 0)
