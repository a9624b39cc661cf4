"""Inns: one joins the black depot in each phase; on any colour, one in a region, which counts as one larger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.positions import can, happened, me, offered, player, points, position, stored, tiles, why

from bailey.core import BadInput
from bailey.games import burgundy_board
from bailey.games.burgundy_board.data import INN_SLOT
from bailey.games.burgundy_board.duchies import DUCHIES, kinds_of, regions_of

if TYPE_CHECKING:
    from bailey.core.play.position import Position


def with_inns(me: dict[str, Any] | None = None, **more: Any) -> Position:
    """Write a position of a game with inns."""
    return position(me, inns=True, **more)


def placed(space: int, die: int, lying: dict[int, str] | None = None, **more: Any) -> Position:
    """Place an inn."""
    pos = with_inns({**player(0, lying), "dice": [die, die], "storage": ["inn-1"]}, **more)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": space})
    return pos


def test_one_joins_the_black_depot_in_each_phase() -> None:
    pos = burgundy_board.GAME.deal(2, 0, options={"inns": 1})
    assert (pos.open_inns.size, pos.supplies[-1].tiles.size) == (0, 5)
    begun = burgundy_board.load({"game": "burgundy-board", "seats": 2, "inns": True, "phase": "A", "turn": 0})
    while begun.step == "start_castle":
        begun.push(begun.choices[0])
    assert begun.state.open_inns.size == 1


def test_it_is_never_cleared() -> None:
    """In the last turn of a phase one lies there; after it, two."""
    lying = {"open_inns": ["inn-1"], "round": 5}
    pos = with_inns({"dice": [1, 0]}, others={1: {"has_played": True}}, black={}, **lying)
    pos.push({"do": "take_workers", "die": 0})
    while pos.step == "finish":
        pos.push({"do": "finish"})
    assert happened(pos, "phase_ended")
    assert pos.state.open_inns.size == 2
    assert {"what": "filled", "depot": 0, "slot": INN_SLOT} in [
        {name: event[name] for name in ("what", "depot", "slot")} for event in happened(pos, "filled")
    ]


def test_it_costs_two_silver() -> None:
    pos = with_inns({"silver": 2}, open_inns=["inn-1", "inn-2"])
    pos.push({"do": "buy", "depot": 0, "slot": INN_SLOT})
    assert (me(pos).silver, pos.state.open_inns.size) == (0, 1)
    assert stored(pos)[0].startswith("inn-")


def test_one_silver_does_not_buy_it() -> None:
    assert why(with_inns({"silver": 1}, open_inns=["inn-1"]), "buy", depot=0, slot=INN_SLOT) == "no-silver"


def test_without_inns_there_is_nothing_to_buy() -> None:
    assert not can(with_inns(), "buy", depot=0, slot=INN_SLOT)


#: Spaces that are not next to the first castle, and a space of a building beside them that is.
BESIDE = {10: 11, 6: 11}


@pytest.mark.parametrize(("space", "die"), [(24, 4), (11, 3), (17, 2), (12, 1), (10, 4), (6, 6)])
def test_it_goes_on_any_colour(space: int, die: int) -> None:
    assert (
        happened(placed(space, die, {BESIDE[space]: "bank-1"} if space in BESIDE else {}), "placed")[0]["space"]
        == space
    )


def test_it_needs_the_number_of_the_space() -> None:
    pos = with_inns({"dice": [5, 5], "storage": ["inn-1"]})
    assert why(pos, "place", die=0, tile=0, space=24) == "too-few-workers"


def test_it_lies_next_to_a_tile() -> None:
    pos = with_inns({"dice": [6, 6], "storage": ["inn-1"]})
    assert why(pos, "place", die=0, tile=0, space=0) == "not-beside"


def test_one_in_a_region() -> None:
    """The three spaces of the ships on the left are one region."""
    pos = with_inns({**player(0, {17: "inn-1"}), "dice": [1, 1], "storage": ["inn-2"]})
    assert why(pos, "place", die=0, tile=0, space=16) == "inn-stands-there"


def test_knowledge_1_does_not_allow_a_second() -> None:
    pos = with_inns({**player(0, {17: "inn-1", 12: "knowledge-1"}), "dice": [1, 1], "storage": ["inn-2"]})
    assert why(pos, "place", die=0, tile=0, space=16) == "inn-stands-there"


def test_a_city_hall_places_it_on_any_number() -> None:
    pos = with_inns({**player(0), "dice": [3, 3], "storage": ["city-hall-1", "inn-1"]})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 11})
    assert {args["space"] for args in offered(pos, "place_tile")} >= {6, 10, 12, 17, 19, 24}


def test_a_city_hall_alone_with_a_second_inn_does_nothing() -> None:
    """Every region next to a tile has an inn or no free space."""
    lying = {6: "inn-2", 10: "inn-3", 12: "inn-4", 17: "inn-5"}
    pos = with_inns({**player(0, lying), "dice": [3, 3], "storage": ["city-hall-1", "inn-1"]})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 11})
    assert pos.step == "place_tile"
    assert not {7, 16, 5} & {args["space"] for args in offered(pos, "place_tile")}


def test_it_does_nothing() -> None:
    pos = placed(24, 4)
    assert [event["what"] for event in pos.events if event["what"].startswith(("gained", "scored"))] == []


def test_an_inn_on_a_mine_space_is_no_mine() -> None:
    lying = {24: "inn-1", 29: "mine-1"}
    pos = with_inns({**player(0, lying), "dice": [1, 0]}, others={1: {"has_played": True}}, round=5)
    pos.push({"do": "take_workers", "die": 0})
    pos.push({"do": "finish"})
    assert [event["silver"] for event in happened(pos, "mines_paid")] == [1]


def test_an_inn_in_a_pasture_is_no_animal() -> None:
    pos = with_inns({**player(0, {10: "inn-1", 11: "bank-1"}), "dice": [5, 5], "storage": ["cow-3a"]})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 9})
    assert points(pos, "livestock") == 3


def test_its_region_scores_as_one_larger() -> None:
    """A region of one with an inn scores 3, as two spaces do."""
    assert points(placed(11, 3), "regions") == 3 + 10
    assert happened(placed(11, 3), "region_filled")[0]["size"] == 2


def test_the_last_tile_may_come_after_the_inn() -> None:
    pos = with_inns({**player(0, {15: "ship-1", 17: "inn-1"}), "dice": [1, 1], "storage": ["ship-2"]})
    pos.push({"do": "place", "die": 0, "tile": 0, "space": 16})
    assert points(pos, "regions") == 10 + 10


def test_nine_spaces_score_forty_five() -> None:
    duchy, region = next(
        (name, [i for i, r in enumerate(regions_of(kinds_of(name))) if r == region])
        for name in DUCHIES
        for region in range(max(regions_of(kinds_of(name))) + 1)
        if regions_of(kinds_of(name)).count(region) == 8
    )
    kind = ("castle", "mine", "knowledge", "ship", "livestock", "building")[kinds_of(duchy)[region[0]]]
    assert kind == "building"
    *first, last = region
    lying = {k: f"{name}-1" for k, name in zip(first, BUILDINGS, strict=False)}
    written = {"duchy": duchy, "spaces": tiles(lying, 37), "dice": [1, 1], "storage": ["inn-1"], "workers": 3}
    pos = with_inns(written)
    pos.push({"do": "place", "die": 0, "tile": 0, "space": last})
    assert points(pos, "regions") == 45 + 10


BUILDINGS = ("warehouse", "watchtower", "workshop", "church", "market", "boarding-house", "bank", "city-hall")


def test_it_fills_its_colour() -> None:
    """The third mine space is filled by an inn: all mine spaces have a tile."""
    pos = placed(33, 3, {24: "mine-1", 29: "mine-2", 28: "bank-1"})
    assert [(event["kind"], event["points"]) for event in happened(pos, "colour_filled")] == [("mine", 5)]


def test_it_does_not_go_with_the_automata() -> None:
    with pytest.raises(BadInput, match="'inns': does not go with option 'automata'"):
        burgundy_board.GAME.deal(2, 0, options={"inns": 1, "automata": 1})
    with pytest.raises(BadInput, match="'inns': counts where 2, 3, 4 play, not 1"):
        burgundy_board.GAME.check_options(1, {"inns": 1})


def test_two_inns_in_a_region_are_refused() -> None:
    with pytest.raises(BadInput, match="its region has an inn already"):
        with_inns(player(0, {16: "inn-1", 17: "inn-2"}))


def test_only_inns_lie_among_the_inns() -> None:
    with pytest.raises(BadInput, match="is not an inn"):
        with_inns(open_inns=["mine-1"])
