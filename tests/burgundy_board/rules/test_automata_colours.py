"""The colours that the Automata completes, and the bonus tiles that it takes for them."""

from __future__ import annotations

from typing import Any

import pytest
from burgundy_board.automata_positions import FOUR, ONE, Turn, Wild, seen, turn
from burgundy_board.positions import KINDS
from cases import cases

Json = dict[str, Any]
#: How many tiles complete a colour.
COMPLETE = {"mine": 3, "castle": 4, "livestock": 6, "ship": 6, "knowledge": 6, "building": 12}
BUILDINGS = ("bank", "church", "market", "warehouse", "workshop", "city-hall")
TILES = {
    **{kind: [f"{kind}-{n}" for n in range(1, 9)] for kind in ("mine", "ship", "knowledge")},
    "castle": [f"castle-{n}" for n in range(5, 13)],
    "livestock": [f"{name}-{n}" for name in ("cow", "pig", "sheep", "chicken") for n in ("2a", "3a")],
    "building": [f"{name}-{n}" for n in (1, 2) for name in BUILDINGS],
}
#: Card 1 asks for a mine at last; wild tiles of the tested kind lie on the other items.
LAST = {1: {0: "mine-9"}}
#: Card 1 without its mine, and with none of a kind that is tested.
OTHERS: Json = {"left": ONE, "on_left": {1: "cow-2a", 2: "knowledge-9"}, "depots": LAST}


def of(kind: str, p: int) -> list[int]:
    """Say who has a bonus tile of a kind."""
    return [p if name == kind else -1 for name in KINDS]


def finish(kind: str, before: int, **said: Any) -> Turn:
    """Finish card 1 with two wild tiles of a kind on it, and some in the duchy before."""
    lying = {1: Wild(TILES[kind][0]), 2: Wild(TILES[kind][1])}
    return turn(1, left=ONE, right=FOUR, on_left=lying, depots=LAST, finished=TILES[kind][2 : 2 + before], **said)


@pytest.mark.parametrize(("kind", "size"), COMPLETE.items())
def test_so_many_tiles_in_the_duchy_complete_a_colour_and_one_less_does_not(kind: str, size: int) -> None:
    """After the points of the card."""
    wanted: Json = {"points colours": 6, "first_bonus": of(kind, 2), "second_bonus": of(kind, -1)}
    wanted["told colour_filled"] = [{"player": 2, "kind": kind, "points": 6}]
    done = finish(kind, size - (3 if kind == "mine" else 2))
    assert seen(done, wanted) == wanted
    assert done.order().index("automata_finished") < done.order().index("colour_filled")
    less = finish(kind, size - 3) if kind != "mine" else turn(1, **OTHERS, finished=["mine-1"])
    wanted = {"points colours": 0, "first_bonus": of(kind, -1), "told colour_filled": []}
    assert seen(less, wanted) == wanted


@pytest.mark.parametrize(("people", "larger", "smaller"), [(1, 5, 2), (2, 6, 3), (3, 7, 4)])
def test_the_larger_bonus_tile_goes_first_then_the_smaller(people: int, larger: int, smaller: int) -> None:
    assert finish("castle", 2, people=people).points("colours") == larger
    wanted = {"points colours": smaller, "first_bonus": of("castle", 0), "second_bonus": of("castle", people)}
    assert seen(finish("castle", 2, people=people, first_bonus=of("castle", 0)), wanted) == wanted


@cases("before held", {
    "none is left": (2, {"first_bonus": of("castle", 0), "second_bonus": of("castle", 1)}),
    "it has the first": (5, {"first_bonus": of("castle", 2), "second_bonus": of("castle", -1)}),
    "it has the second": (5, {"first_bonus": of("castle", 0), "second_bonus": of("castle", 2)}),
})  # fmt: skip
def test_it_takes_no_bonus_tile(before: int, held: Json) -> None:
    assert seen(finish("castle", before, **held), {"points colours": 0, **held}) == {"points colours": 0, **held}


def test_several_colours_may_be_completed_by_one_card() -> None:
    before = ["mine-1", "mine-2", *TILES["livestock"][1:6], *TILES["knowledge"][:5]]
    done = turn(1, **OTHERS, finished=before)
    assert done.points("colours") == 18
    assert {event["kind"] for event in done.told("colour_filled")} == {"mine", "livestock", "knowledge"}


ON_THE_RIGHT: Json = {"right": "automata-8", "on_right": {1: "mine-1"}, "finished": ["mine-2"]}
NOT_THERE: Json = {"right": "automata-8", "on_right": {2: Wild("mine-1")}, "reserve": ["mine-4"], "wilds": ["mine-5"],
                   "finished": ["mine-2"]}  # fmt: skip


@cases("said scored", {
    "tiles on unfinished cards do not count": ({**OTHERS, **ON_THE_RIGHT}, 0),
    "by the option they do": ({**OTHERS, **ON_THE_RIGHT, "automata_bonus_on_cards": True}, 6),
    "tiles in the reserve and wild ones do not": ({**OTHERS, **NOT_THERE}, 0),
    "by the option neither": ({**OTHERS, **NOT_THERE, "automata_bonus_on_cards": True}, 0),
    "while its card is not finished a tile completes nothing": ({"left": ONE, "depots": LAST, "finished": ["mine-1",
        "mine-2", "mine-3"]}, 0),
    "the mine of modifier b counts": ({**OTHERS, "finished": ["mine-1"], "automata_b": True}, 6),
    "modifier a brings no mine": ({**OTHERS, "finished": ["mine-1"], "automata_a": True}, 0),
})  # fmt: skip
def test_what_counts(said: Json, scored: int) -> None:
    assert turn(1, **said).points("colours") == scored


def test_with_both_cards_finished_the_left_one_claims_without_the_right_one() -> None:
    """Both colours are complete in the end, each is claimed when its card reaches the duchy."""
    before = ["mine-1", *TILES["castle"][1:4], *TILES["knowledge"][:5]]
    done = turn(1, left="automata-8", on_left={1: "mine-8", 2: "cow-2a", 3: "ship-9"}, right=ONE, finished=before,
                on_right={1: "cow-2b", 2: "knowledge-9"}, depots={1: {0: "castle-5", 1: "mine-9"}})  # fmt: skip
    told = [event for event in done.events if event["what"] in {"automata_finished", "colour_filled"}]
    found = [event.get("card", event.get("kind")) for event in told]
    assert found == ["automata-8", "castle", ONE, "mine", "knowledge"]
    assert done.points("colours") == 18


A, B = {"automata_a": True}, {"automata_b": True}


@pytest.mark.parametrize(("modifiers", "kind", "given"), [
    (A, "building", 2),
    (A, "livestock", 1),
    (A, "ship", 1),
    (A, "knowledge", 1),
    (B, "building", 1),
    (B, "castle", 1),
    (A | B, "building", 3),
])  # fmt: skip
def test_what_a_modifier_lays_into_the_duchy_counts_for_colours(modifiers: Json, kind: str, given: int) -> None:
    needed = COMPLETE[kind] - 2 - given
    assert finish(kind, needed, **modifiers).points("colours") == 6
    assert finish(kind, needed - 1, **modifiers).points("colours") == 0
    assert finish(kind, needed).points("colours") == 0
