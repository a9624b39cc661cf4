"""The colours that the Automata completes, and the bonus tiles that it takes for them."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.automata_positions import FOUR, ONE, Turn, Wild, turn

TOWER, INN = "watchtower-1", "boarding-house-1"
#: How many tiles complete a colour.
COMPLETE = {"mine": 3, "castle": 4, "livestock": 6, "ship": 6, "knowledge": 6, "building": 12}
KINDS = ("castle", "mine", "knowledge", "ship", "livestock", "building")
NOBODY = -1
BUILDINGS = [
    f"{name}-{n}" for n in (1, 2) for name in ("bank", "church", "market", "warehouse", "workshop", "city-hall")
]
TILES = {
    "mine": [f"mine-{n}" for n in range(1, 9)],
    "castle": [f"castle-{n}" for n in range(5, 13)],
    "livestock": [f"{name}-{n}" for name in ("cow", "pig", "sheep", "chicken") for n in ("2a", "3a")],
    "ship": [f"ship-{n}" for n in range(1, 9)],
    "knowledge": [f"knowledge-{n}" for n in range(1, 9)],
    "building": BUILDINGS,
}
#: Card 1 asks for a mine at last; wild tiles of the tested kind lie on the other items.
LAST = {1: {0: "mine-9"}}


def finish(kind: str, before: int, **said: Any) -> Turn:
    """Finish card 1 with two wild tiles of a kind on it, and some in the duchy before."""
    tiles = [tile for tile in TILES[kind] if tile != "mine-9"]
    return turn(
        1,
        left=ONE,
        right=FOUR,
        on_left={1: Wild(tiles[0]), 2: Wild(tiles[1])},
        depots=LAST,
        finished=tiles[2 : 2 + before],
        **said,
    )


def holders(done: Turn, kind: str) -> tuple[int, int]:
    k = KINDS.index(kind)
    return done.dump["first_bonus"][k], done.dump["second_bonus"][k]


@pytest.mark.parametrize(("kind", "size"), COMPLETE.items())
def test_so_many_tiles_in_the_duchy_complete_a_colour(kind: str, size: int) -> None:
    on_card = 3 if kind == "mine" else 2
    done = finish(kind, size - on_card)
    assert done.points("colours") == 6
    assert done.told("colour_filled") == [{"what": "colour_filled", "player": 2, "kind": kind, "points": 6}]
    assert holders(done, kind) == (2, NOBODY)


@pytest.mark.parametrize(("kind", "size"), [(kind, size) for kind, size in COMPLETE.items() if kind != "mine"])
def test_one_tile_less_does_not_complete_it(kind: str, size: int) -> None:
    done = finish(kind, size - 3)
    assert done.points("colours") == 0
    assert holders(done, kind) == (NOBODY, NOBODY)


def test_two_mines_do_not_complete_gray() -> None:
    assert finish("ship", 0, persons={}).points("colours") == 0
    done = turn(1, left=ONE, on_left={1: "cow-2a", 2: "knowledge-9"}, depots=LAST, finished=["mine-1"])
    assert done.points("colours") == 0


@pytest.mark.parametrize(("people", "larger", "smaller"), [(1, 5, 2), (2, 6, 3), (3, 7, 4)])
def test_the_larger_bonus_tile_goes_first_then_the_smaller(people: int, larger: int, smaller: int) -> None:
    done = finish("castle", 2, people=people)
    assert done.points("colours") == larger
    done = finish("castle", 2, people=people, first_bonus=[0, -1, -1, -1, -1, -1])
    assert done.points("colours") == smaller
    assert holders(done, "castle") == (0, people)


def test_without_a_bonus_tile_left_it_takes_none() -> None:
    done = finish("castle", 2, first_bonus=[0, -1, -1, -1, -1, -1], second_bonus=[1, -1, -1, -1, -1, -1])
    assert done.points("colours") == 0
    assert holders(done, "castle") == (0, 1)


def test_it_takes_one_bonus_tile_of_a_colour_only() -> None:
    done = finish("castle", 5, first_bonus=[2, -1, -1, -1, -1, -1])
    assert done.points("colours") == 0
    assert holders(done, "castle") == (2, NOBODY)


def test_several_colours_may_be_completed_by_one_card() -> None:
    done = finish("castle", 2, him={"points": [0] * 8})
    more = turn(
        1,
        left=ONE,
        on_left={1: "cow-2a", 2: "knowledge-9"},
        depots=LAST,
        finished=["mine-1", "mine-2", *TILES["livestock"][1:6], *TILES["knowledge"][:5]],
    )
    assert done.points("colours") == 6
    assert more.points("colours") == 18
    assert {event["kind"] for event in more.told("colour_filled")} == {"mine", "livestock", "knowledge"}


def test_it_takes_the_bonus_tile_after_the_points_of_the_card() -> None:
    order = finish("castle", 2).order()
    assert order.index("automata_finished") < order.index("colour_filled")


# What does not count


def test_tiles_on_unfinished_cards_do_not_count() -> None:
    done = turn(1, left=ONE, right="automata-8", on_left={1: "cow-2a", 2: "knowledge-9"}, depots=LAST,
                on_right={1: "mine-1"}, finished=["mine-2"])  # fmt: skip
    assert done.points("colours") == 0


def test_tiles_in_the_reserve_and_wild_ones_do_not_count() -> None:
    done = turn(1, left=ONE, right=FOUR, on_left={1: "cow-2a", 2: "knowledge-9"}, depots=LAST, reserve=["mine-1"],
                wilds=["mine-3"], finished=["mine-2"])  # fmt: skip
    assert done.points("colours") == 0


def test_placing_a_tile_completes_no_colour_while_its_card_is_not_finished() -> None:
    """Even where the duchy would have been enough before."""
    done = turn(1, left=ONE, depots=LAST, finished=["mine-1", "mine-2", "mine-3"])
    assert done.points("colours") == 0
    assert done.told("colour_filled") == []


# By the option, cards count too


def test_by_the_option_tiles_on_the_other_card_count() -> None:
    said = {
        "left": ONE,
        "right": "automata-8",
        "on_left": {1: "cow-2a", 2: "knowledge-9"},
        "depots": LAST,
        "on_right": {1: "mine-1"},
        "finished": ["mine-2"],
    }
    assert turn(1, **said, automata_bonus_on_cards=True).points("colours") == 6


def test_by_the_option_wild_tiles_and_the_reserve_still_do_not_count() -> None:
    said = {
        "left": ONE,
        "right": "automata-8",
        "on_left": {1: "cow-2a", 2: "knowledge-9"},
        "depots": LAST,
        "on_right": {2: Wild("mine-1")},
        "reserve": ["mine-4"],
        "wilds": ["mine-5"],
        "finished": ["mine-2"],
    }
    assert turn(1, **said, automata_bonus_on_cards=True).points("colours") == 0


def test_with_both_cards_finished_the_left_one_claims_without_the_right_one() -> None:
    """Both colours are complete in the end, each is claimed when its card reaches the duchy."""
    done = turn(
        1,
        left="automata-8",
        on_left={1: "mine-8", 2: "cow-2a", 3: "ship-9"},
        right=ONE,
        on_right={1: "cow-2b", 2: "knowledge-9"},
        depots={1: {0: "castle-5", 1: "mine-9"}},
        finished=["mine-1", *TILES["castle"][1:4], *TILES["knowledge"][:5]],
    )
    told = [event for event in done.events if event["what"] in {"automata_finished", "colour_filled"}]
    assert [event.get("card", event.get("kind")) for event in told] == [
        "automata-8", "castle", ONE, "mine", "knowledge",
    ]  # fmt: skip
    assert done.points("colours") == 18


# Modifiers


@pytest.mark.parametrize(
    ("modifier", "kind", "given"),
    [
        ("automata_a", "building", 2),
        ("automata_a", "livestock", 1),
        ("automata_a", "ship", 1),
        ("automata_a", "knowledge", 1),
        ("automata_b", "building", 1),
        ("automata_b", "castle", 1),
    ],
)
def test_what_a_modifier_lays_into_the_duchy_counts_for_colours(modifier: str, kind: str, given: int) -> None:
    needed = COMPLETE[kind] - 2 - given
    assert finish(kind, needed, **{modifier: True}).points("colours") == 6
    assert finish(kind, needed - 1, **{modifier: True}).points("colours") == 0
    assert finish(kind, needed).points("colours") == 0


def test_the_mine_of_modifier_b_counts_for_gray() -> None:
    said = {"left": ONE, "on_left": {1: "cow-2a", 2: "knowledge-9"}, "depots": LAST, "finished": ["mine-1"]}
    assert turn(1, **said, automata_b=True).points("colours") == 6
    assert turn(1, **said, automata_a=True).points("colours") == 0


def test_both_modifiers_give_three_buildings() -> None:
    assert finish("building", 12 - 2 - 3, automata_a=True, automata_b=True).points("colours") == 6
    assert finish("building", 12 - 2 - 4, automata_a=True, automata_b=True).points("colours") == 0
    assert TOWER not in BUILDINGS
    assert INN not in BUILDINGS
