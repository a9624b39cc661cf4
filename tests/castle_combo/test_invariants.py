"""Whatever is chosen, from whatever deal: what can never be, never is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bailey.core.check.trials import slots
from bailey.core.state.slots import CARD_BITS
from bailey.games import castle_combo
from bailey.games.castle_combo.cards import IDS

if TYPE_CHECKING:
    from bailey.games.castle_combo.state import State

CHOOSERS = st.lists(st.integers(0, 1 << 16), min_size=1, max_size=12)


@pytest.mark.slow
@given(players=st.integers(2, 5), seed=st.integers(0, 1 << 40), chooser=CHOOSERS)
def test_nothing_is_lost_nobody_owes_and_no_grid_outgrows_three_by_three(
    players: int, seed: int, chooser: list[int]
) -> None:
    pos, decisions = castle_combo.new(players, seed), 0
    while not pos.over:
        expect_invariants(pos.state, sorted(slot & CARD_BITS for slot in slots(pos)))
        pos.push(pos.choices.numbers[chooser[decisions % len(chooser)] % len(pos.choices)])
        decisions += 1
    expect_invariants(pos.state, sorted(slot & CARD_BITS for slot in slots(pos)))


def expect_invariants(state: State, cards: list[int]) -> None:
    assert cards == list(range(len(IDS))) == list(range(78))
    for me in state.players[: state.seats]:
        assert me.gold >= 0
        assert me.keys >= 0
        spots = me.tableau.beside[: me.tableau.size]
        for places in ([spot.column for spot in spots], [spot.row for spot in spots]):
            assert not places or max(places) - min(places) < 3
        assert len({(spot.column, spot.row) for spot in spots}) == len(spots)
