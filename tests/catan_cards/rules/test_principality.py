"""Section 7: what every green and red card costs, where it may stand, and how it goes."""

from __future__ import annotations

import pytest
from catan_cards.rules import table as t

from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.data import PRINTED

EXPANSIONS = {row["id"]: row for row in PRINTED["cards"] if row["colour"] in {"green", "red"}}
SITES = [(place, side) for place in range(12) for side in t.SIDES]


def town(stores: dict[str, int] | int, hand: str = "", built: dict[str, tuple[int, str]] | None = None) -> t.Json:
    """Tell of a first player with a City and a Settlement who has exactly this."""
    shown = stores if isinstance(stores, int) else t.stores_of(0, **stores)
    return t.player(0, hand, built, cities=(5,), settlements=(6,), stores=shown)


@pytest.mark.parametrize("card", EXPANSIONS)
def test_7_every_card_is_built_for_its_printed_cost_and_pulled_down_without_a_refund(card: str) -> None:
    """It leaves the hand for its site; one resource less is too little."""
    cost, name = EXPANSIONS[card]["cost"], card if card in IDS else f"{card}-a"
    pos = t.acting(town(cost, name))
    t.do(pos, "build", slot=name, place=5, side="below")
    assert (t.stock(pos, 0), t.hand(pos, 0), t.built(pos, 0)) == ({}, [], [name])
    here = pos.state.players[0].built.beside[0]
    assert (here.place, here.side) == (5, 1)
    t.do(pos, "pull_down", card=name)
    assert (t.built(pos, 0), t.discarded(pos), t.hand(pos, 0), t.stock(pos, 0)) == ([], [name], [], {})
    assert t.is_open(pos, "end_actions")
    for resource, n in cost.items():
        short = t.acting(town({**cost, resource: n - 1}, name))
        assert t.why(short, "build", slot=name, place=5, side="below") == "too-dear"
        assert "build" not in t.open_kinds(short)


@pytest.mark.parametrize("card", EXPANSIONS)
def test_7_green_cards_go_to_any_free_site_red_ones_only_to_a_citys(card: str) -> None:
    name = card if card in IDS else f"{card}-a"
    pos = t.acting(town(3, name))
    places = {(place, side) for place, side in SITES if t.is_open(pos, "build", slot=name, place=place, side=side)}
    of_city = {(5, "above"), (5, "below")}
    if EXPANSIONS[card]["colour"] == "green":
        assert places == of_city | {(6, "above"), (6, "below")}
    else:
        assert places == of_city
        assert t.why(pos, "build", slot=name, place=6, side="above") == "city-only"
