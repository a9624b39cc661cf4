"""Sections 9 and 10: the Alchemist's die and the rates of the bank, as far as no scene tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from catan_cards.rules import table as t

from bailey.games.catan_cards.packing import RESOURCES

if TYPE_CHECKING:
    from bailey.core import Position


def named(number: int, seed: int) -> Position:
    """Play an Alchemist and name the number rolled."""
    pos = t.position(t.player(0, hand="alchemist-a goetz"), seed=seed, options={"action_gate": 3})
    t.do(pos, "play", slot="alchemist-a")
    assert t.open_values(pos, "name_number", "number") == {1, 2, 3, 4, 5, 6}
    t.do(pos, "name_number", number=number)
    return t.do(pos, "roll") if "roll" in t.open_kinds(pos) else pos


@pytest.mark.parametrize("number", range(1, 7))
def test_10_alchemist_names_the_production_number(number: int) -> None:
    assert [named(number, seed).state.die for seed in range(12)] == [number] * 12


def test_10_alchemist_only_the_event_die_is_rolled_and_the_named_number_produces() -> None:
    """Forest 4 and pasture 4 get 1; where an event asks first, production is still to come."""
    faces, produced = set(), []
    for seed in range(60):
        pos = named(4, seed)
        kinds = {one["what"]: one for one in pos.events}
        assert "rolled_number" not in kinds
        faces.add(kinds["rolled_face"]["face"])
        if "end_actions" in t.open_kinds(pos):
            produced.append((t.store(pos, "forest-4"), t.store(pos, "pasture-4")))
    assert faces == {"tournament", "commerce", "brigands", "plenty", "event"}
    assert len(produced) > 3
    assert set(produced) == {(1, 1)}


PAIRS = [(give, get) for give in RESOURCES for get in RESOURCES if give != get]


def with_stores(stores: dict[str, int], cards: str = "") -> Position:
    """Lay out a first player in the action phase; the card stands beside a City."""
    built = dict.fromkeys(cards.split(), (5, "above"))
    return t.acting(t.player(0, built=built, settlements=(), cities=(5, 6), stores=t.stores_of(0, **stores)))


@pytest.mark.parametrize(("give", "get"), PAIRS)
def test_9_the_bank_takes_3_of_one_for_1_of_another_with_room_and_2_with_a_fleet(give: str, get: str) -> None:
    pos = t.do(with_stores({give: 3}), "trade", give=give, get=get)
    assert (t.stock(pos, 0), t.stock(pos, 1)) == ({get: 1}, {})
    assert t.is_open(pos, "end_actions")
    full = with_stores({give: 3, get: 3})
    assert (t.is_open(full, "trade", give=give, get=get), t.why(full, "trade", give=give, get=get)) == (
        False,
        "no-room",
    )
    pos = t.do(with_stores({give: 3}, f"{give}-fleet"), "trade", give=give, get=get)
    assert t.stock(pos, 0) == {give: 1, get: 1}


@pytest.mark.parametrize("name", RESOURCES)
def test_9_a_resource_is_not_traded_for_itself(name: str) -> None:
    pos = with_stores(dict.fromkeys(RESOURCES, 2) | {name: 3})
    assert not t.is_open(pos, "trade", give=name, get=name)
    assert t.open_values(pos, "trade", "give") == {RESOURCES.index(name)}
    assert t.open_values(pos, "trade", "get") == set(range(6)) - {RESOURCES.index(name)}
