"""Positions that people write: what is left out is completed, and every fault is named with its remedy."""

from __future__ import annotations

from typing import Any

import pytest
from catan_cards.rules.table import player

from bailey.core import BadInput
from bailey.games import catan_cards
from bailey.games.catan_cards.cards import STACKS

#: Thirteen cards.
HAND = [name for name in catan_cards.GAME.cards if name.endswith(("-a", "-b"))][:13]


def written(ann: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    return {"turn": 0, "turns": 20, "players": [ann or player(0), player(1)], **fields}


def moved(me: dict[str, Any], source: int, target: int) -> dict[str, Any]:
    """Move a Region to another cell."""
    regions = list(me["regions"])
    regions[target], regions[source] = regions[source], None
    return {**me, "regions": regions}


def laid(regions: str, first: int) -> dict[str, Any]:
    """A player with two Settlements from a place on, and these six Regions around them."""
    me = player(0, settlements=(first, first + 1))
    cells: list[Any] = [None] * 26
    for i, name in enumerate(regions.split()):
        cells[2 * first + i] = {"card": name, "store": 0}
    return {**me, "regions": cells}


NEAR_THE_END = "fields-1 mountains-2 pasture-3 forest-4 hills-5 gold-6"
OF_THE_OTHER = "fields-2 mountains-3 pasture-4 forest-5 hills-6 gold-1"
NEW_ONES = "fields-3 fields-4 mountains-4 mountains-5 pasture-5 pasture-6"


def test_a_principality_that_is_left_out_is_the_start_set() -> None:
    pos = catan_cards.load({"turn": 1, "players": [{}, {}]})
    assert [sum(me.centres) for me in pos.state.players] == [2, 2]
    assert [len(me.regions.taken()) for me in pos.state.players] == [6, 6]
    assert pos.turn == 1
    assert pos.score() == [2, 2]


def test_cards_that_are_not_mentioned_lie_in_the_stacks() -> None:
    pos = catan_cards.load(written(players=[player(0, hand="abbey-a spy-a"), player(1)]))
    assert sum(stack.cards.size for stack in pos.state.stacks) == 60
    assert pos.state.deck.size == 0


def test_a_written_position_that_is_saved_and_read_again_is_the_same() -> None:
    pos = catan_cards.load(written())
    assert catan_cards.load(pos.dump()).dump() == pos.dump()


BOTH_CHURCHES = {"church-a": (5, "above"), "church-b": (5, "above")}
EXTRA = {"fields-3": (8, "above"), "fields-4": (8, "below")}
#: What Ann has, or other fields, and what is said of it.
FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"discard": [{"card": "plague-a"}]}, "position.discard"),
    ({"events_stack": [{"card": "abbey-a"}]}, "position.events_stack"),
    ({"region_stack": [{"card": "abbey-a"}]}, "position.region_stack"),
    ({"shown": ["plague-a"]}, "only in the middle of a turn"),
    ({"ann": {**player(0), "hand": [{"card": "gold-3"}]}}, r"position.players\[0\].hand"),
    ({"ann": player(0, built={"spy-a": (5, "above")})}, "is not a green or red card"),
    ({"ann": player(0, built={"abbey-a": (8, "above")})}, "no building site there"),
    ({"ann": player(0, built={"abbey-a": (5, "above"), "smithy": (5, "above")})}, "no building site there"),
    ({"ann": player(0, built={"church-a": (5, "above")})}, "only beside a City"),
    ({"ann": player(0, settlements=(4, 6))}, "side by side in one row"),
    ({"ann": player(0, settlements=())}, "side by side in one row"),
    ({"ann": moved(player(0), 10, 3)}, "every corner of the row has a Region"),
    ({"ann": player(0, cities=(5,), settlements=(6,))}, "position.cities"),
    ({"ann": player(0, road_left=True)}, "position.roads"),
    ({"ann": {**player(0), "centres": [3]}}, "position.players"),
    (
        {"ann": {**player(0), "blocked": 1 << STACKS}},
        "blocked: must be a whole number from 0 to 63",
    ),
    ({"turns": -1}, "position.turns"),
    ({"turns": 2_000_000}, "position.turns"),
    ({"goal": 2}, "position.goal"),
    ({"action_gate": 77}, "position.action_gate"),
    ({"winner": 1}, "position.winner"),
    ({"settlements": 6}, "position.settlements"),
    ({"region_stack": [], "discard": ["gold-3"]}, "position.discard"),
    ({"start_regions": ["gold-3"]}, "is not a start Region"),
    ({"ann": player(0, hand=" ".join(HAND))}, "at most 12"),
    ({"ann": laid(NEAR_THE_END, 1), "roads": 6}, "write the row nearer to places 5 and 6"),
    ({"players": [laid(OF_THE_OTHER, 5), {}]}, "lies elsewhere"),
    ({"ann": laid(NEW_ONES, 5)}, "Regions are left for 5 Settlements"),
    ({"goal": 9, "options": {"goal": 9}}, "goal"),
    ({"theme": 9}, "position.theme"),
    ({"lasting": [{"card": "spy-a"}]}, "lies open for a while"),
    ({"theme": 3, "discard": ["church-a"]}, "of the stacks with this set"),
    ({"theme": 3, "developments": ["mint"]}, "is not a new development"),
    ({"theme": 3, "ann": player(0, "", BOTH_CHURCHES, (6,), (5,)), "cities": 6}, "one of each new development"),
    ({"roads": 6, "ann": player(0, settlements=(5, 6, 7), extra=EXTRA)}, "lower `settlements`"),
]


@pytest.mark.parametrize(("fields", "fault"), FAULTS)
def test_a_fault_is_named(fields: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        catan_cards.load(written(**fields))
