"""Inns: one joins the black depot in each phase; on any colour, one in a region, which counts as one larger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.positions import KINDS, can, go, happened, me, offered, player, position, seen, stored, tiles, why
from cases import cases

from bailey.core import BadInput
from bailey.games import burgundy_board
from bailey.games.burgundy_board.data import INN_SLOT
from bailey.games.burgundy_board.duchies import DUCHIES, kinds_of, regions_of

if TYPE_CHECKING:
    from bailey.core.play.position import Position

Json = dict[str, Any]


def with_inns(lying: dict[int, str] | None = None, die: int = 1, storage: str = "inn-1", **more: Any) -> Position:
    """Write a position of a game with inns, of a player with two dice of a number and a tile."""
    mine = player(0, lying) | {"dice": [die, die], "storage": storage.split(), **more.pop("mine", {})}
    return position(mine, inns=True, **more)


def test_one_joins_the_black_depot_in_each_phase() -> None:
    pos = burgundy_board.GAME.deal(2, 0, options={"inns": 1})
    assert (pos.open_inns.size, pos.supplies[-1].tiles.size) == (0, 5)
    begun = burgundy_board.load({"game": "burgundy-board", "seats": 2, "inns": True, "phase": "A", "turn": 0})
    while begun.step == "start_castle":
        begun.push(begun.choices[0])
    assert begun.state.open_inns.size == 1


def test_it_is_never_cleared() -> None:
    """In the last turn of a phase one lies there; after it, two."""
    pos = with_inns(mine={"dice": [1, 0]}, others={1: {"has_played": True}}, black={}, open_inns=["inn-2"], round=5)
    go(pos, "take_workers die=0")
    while pos.step == "finish":
        go(pos, "finish")
    assert happened(pos, "phase_ended")
    assert pos.state.open_inns.size == 2
    assert (0, INN_SLOT) in [(event["depot"], event["slot"]) for event in happened(pos, "filled")]


def test_it_costs_two_silver() -> None:
    pos = with_inns(mine={"silver": 2, "storage": []}, open_inns=["inn-1", "inn-2"])
    go(pos, f"buy depot=0 slot={INN_SLOT}")
    assert (me(pos).silver, pos.state.open_inns.size, stored(pos)[0].startswith("inn-")) == (0, 1, True)
    poor = with_inns(mine={"silver": 1}, open_inns=["inn-2"])
    assert why(poor, "buy", depot=0, slot=INN_SLOT) == "no-silver"
    assert not can(with_inns(), "buy", depot=0, slot=INN_SLOT), "nothing lies there"


@pytest.mark.parametrize(
    ("space", "die", "lying"),
    [(24, 4, {}), (11, 3, {}), (17, 2, {}), (12, 1, {}), (10, 4, {11: "bank-1"}), (6, 6, {11: "bank-1"})],
)
def test_it_goes_on_any_colour(space: int, die: int, lying: dict[int, str]) -> None:
    """Next to the first castle or another tile; it does nothing."""
    pos = go(with_inns(lying, die), f"place {space}")
    assert happened(pos, "placed")[0]["space"] == space
    assert not [event["what"] for event in pos.events if event["what"].startswith(("gained", "scored"))]


IN_17 = {17: "inn-1"}


@cases("lying die storage space reason", {
    "it needs the number of the space": ({}, 5, "inn-1", 24, "too-few-workers"),
    "it lies next to a tile": ({}, 6, "inn-1", 0, "not-beside"),
    "one in a region": (IN_17, 1, "inn-2", 16, "inn-stands-there"),
    "knowledge 1 does not allow a second": ({**IN_17, 12: "knowledge-1"}, 1, "inn-2", 16, "inn-stands-there"),
})  # fmt: skip
def test_where_it_may_not_lie(lying: dict[int, str], die: int, storage: str, space: int, reason: str) -> None:
    """The three spaces of the ships on the left are one region."""
    assert why(with_inns(lying, die, storage), "place", die=0, tile=0, space=space) == reason


def test_a_city_hall_places_it_on_any_number_but_not_beside_a_second() -> None:
    pos = go(with_inns(die=3, storage="city-hall-1 inn-1"), "place 11")
    assert {args["space"] for args in offered(pos, "place_tile")} >= {6, 10, 12, 17, 19, 24}
    lying = {6: "inn-2", 10: "inn-3", 12: "inn-4", 17: "inn-5"}
    pos = go(with_inns(lying, 3, "city-hall-1 inn-1"), "place 11")
    assert pos.step == "place_tile"
    assert not {7, 16, 5} & {args["space"] for args in offered(pos, "place_tile")}


def test_an_inn_on_a_mine_space_is_no_mine() -> None:
    lying, others = {24: "inn-1", 29: "mine-1"}, {1: {"has_played": True}}
    pos = with_inns(lying, mine={"dice": [1, 0], "storage": []}, others=others, round=5)
    assert [event["silver"] for event in happened(go(pos, "take_workers die=0, finish"), "mines_paid")] == [1]


FILLED = "told colour_filled"


@cases("lying die storage space wanted", {
    "in a pasture it is no animal": ({10: "inn-1", 11: "bank-1"}, 5, "cow-3a", 9, {"points livestock": 3}),
    "a region of one scores as two": ({}, 3, "inn-1", 11, {"points regions": 3 + 10, "told region_filled": [
        {"player": 0, "kind": "building", "size": 2, "points": 3, "phase": 10}]}),
    "the last tile may come after it": ({15: "ship-1", **IN_17}, 1, "ship-2", 16, {"points regions": 10 + 10}),
    "it fills its colour": ({24: "mine-1", 29: "mine-2", 28: "bank-1"}, 3, "inn-1", 33, {FILLED: [{"player": 0,
        "kind": "mine", "points": 5}]}),
})  # fmt: skip
def test_what_counts(lying: dict[int, str], die: int, storage: str, space: int, wanted: Json) -> None:
    assert seen(go(with_inns(lying, die, storage), f"place {space}"), wanted) == wanted


BUILDINGS = ("warehouse", "watchtower", "workshop", "church", "market", "boarding-house", "bank", "city-hall")


def test_nine_spaces_score_forty_five() -> None:
    duchy, number = next(
        (name, n) for name in DUCHIES for n in range(37) if list(regions_of(kinds_of(name))).count(n) == 8
    )
    *first, last = [i for i, region in enumerate(regions_of(kinds_of(duchy))) if region == number]
    assert KINDS[kinds_of(duchy)[last]] == "building"
    lying = {k: f"{name}-1" for k, name in zip(first, BUILDINGS, strict=False)}
    pos = with_inns(mine={"duchy": duchy, "spaces": tiles(lying, 37), "workers": 3})
    assert seen(go(pos, f"place {last}"), {"points regions": 0}) == {"points regions": 45 + 10}


def test_it_does_not_go_with_the_automata() -> None:
    with pytest.raises(BadInput, match="'inns': does not go with option 'automata'"):
        burgundy_board.GAME.deal(2, 0, options={"inns": 1, "automata": 1})
    with pytest.raises(BadInput, match="'inns': counts where 2, 3, 4 play, not 1"):
        burgundy_board.GAME.check_options(1, {"inns": 1})


@cases("lying more fault", {
    "two in a region": ({16: "inn-2", 17: "inn-3"}, {}, "its region has an inn already"),
    "only inns lie among them": ({}, {"open_inns": ["mine-1"]}, "is not an inn"),
})  # fmt: skip
def test_what_is_refused(lying: dict[int, str], more: Json, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        with_inns(lying, **more)
