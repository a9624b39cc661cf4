"""Section 13, Knights & Merchants: its built cards, its events, and the set as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_cards.rules import table
from catan_cards.rules.table import (
    built,
    do,
    hand,
    is_open,
    open_values,
    player,
    stores_of,
    why,
)

if TYPE_CHECKING:
    from catan_cards.rules.table import Json

    from bailey.core import Position
from catan_cards.rules.table_km import KM, acting


def event(name: str, first: Json, second: Json | None = None, **fields: Any) -> Position:
    return table.event(name, first, second or player(1), theme=KM, die=6, **fields)


# Used cards


def test_13_a_landlord_is_used_again_in_the_next_own_turn_and_when_it_is_built_again() -> None:
    pos = acting(player(0, built={"landlord": (5, "above")}, stores=stores_of(0, grain=3)))
    do(pos, "use", card="landlord")
    state = pos.state.players[0]
    state.built.beside[0].used -= 2
    assert is_open(table.enter(pos, table.Step.CHECK), "use", card="landlord")


# Events


def test_13_in_a_raid_the_holder_names_three_buildings_and_the_owner_takes_one_back() -> None:
    cards = {"abbey-a": (5, "above"), "smithy": (5, "below"), "sawmill": (6, "above"), "foundry": (6, "below")}
    pos = event("raid-a", player(0, built={"goetz": (5, "above")}), player(1, built=cards))
    for name in ("smithy", "sawmill", "foundry"):
        assert pos.turn == 0
        do(pos, "pick", card=name)
    assert pos.turn == 1
    assert open_values(pos, "pick", "card") == {1, 2, 3}
    do(pos, "pick", card="sawmill")
    assert (built(pos, 1), hand(pos, 1)) == (["abbey-a", "smithy", "foundry"], ["sawmill"])
    assert not any(site.named for site in pos.state.players[1].built.beside)


# The set as a whole


def test_13_the_game_goes_to_thirteen_points_and_the_gate_is_three_each() -> None:
    pos = table.acting(player(0, "spy-a", cities=(5,), settlements=(6,)), player(1), theme=KM)
    assert why(pos, "play", slot="spy-a") == "gate"
    pos = table.acting(
        player(0, "spy-a", cities=(5,), settlements=(6,)), player(1, cities=(5,), settlements=(6,)), theme=KM
    )
    assert is_open(pos, "play", slot="spy-a")
    new = table.catan_cards.new(seed=1, options={"theme": KM})
    assert [stack.cards.size for stack in new.state.stacks] == [16, 16, 15, 15, 14, 13]
    assert new.state.events_stack.size == 13
    assert open_values(new, "search", "stack") == set(range(6))
