"""The picture of what cards are worth: their prices, what they are worth beyond them, and what is drawn and named."""

from __future__ import annotations

import pytest

pytest.importorskip("polars", reason="install it with scripts/extras study")
import altair as alt
import polars as pl
import vl_convert

from bailey import games
from bailey.games import card_data
from tools.balance_picture import NAMED, beyond, kind, panel, price


def rows(prices: list[int | None], worths: list[float]) -> pl.DataFrame:
    """Return cards of two kinds as a study tells of them."""
    return pl.DataFrame(
        {
            "card": [f"card {i}" for i in range(len(prices))],
            "price": pl.Series(prices, dtype=pl.Int64),
            "kind": ["castle", "village"] * (len(prices) // 2),
            "taken": [0.5] * len(prices),
            "worth": worths,
            "low": [worth - 0.1 for worth in worths],
            "high": [worth + 0.1 for worth in worths],
        }
    )


def test_a_price_is_in_coins_or_in_resources_together() -> None:
    combo, catan = (card_data(games.find(name)) for name in ("castle-combo", "catan-cards"))
    assert (price(combo["duchess"]), kind(combo["duchess"])) == (5, "castle")
    mixed = next(
        card["cost"] for card in catan.values() if isinstance(card.get("cost"), dict) and len(card["cost"]) > 1
    )
    assert price({"cost": mixed}) == sum(mixed.values()) > max(mixed.values())
    assert price(card_data(games.find("burgundy-cards"))["castle-1a"]) is None


def test_a_card_is_worth_more_or_less_than_those_that_cost_as_much() -> None:
    found = beyond(rows([1, 1, 4, 4], [0.1, 0.4, -0.5, -0.3]))
    assert found["card"].to_list()[:2] == ["card 1", "card 3"]
    assert found["beyond"].round(6).to_list() == [0.15, 0.1, -0.1, -0.15]
    some = beyond(rows([1, None, 4, None], [0.1, 0.4, -0.5, -0.3]))
    assert sorted(some["card"]) == ["card 0", "card 2"], "where cards have prices, those without one are left out"
    free = beyond(rows([None] * 4, [0.1, 0.3, -0.5, -0.3]))
    assert free["beyond"].to_list() == [0.3, 0.1, -0.3, -0.5]


@pytest.mark.parametrize("prices", [[2] * 20, [None] * 20], ids=["with prices", "without"])
def test_the_best_and_the_worst_have_names_in_the_picture(prices: list[int | None]) -> None:
    chart = panel(beyond(rows(prices, [i / 100 for i in range(20)])), "A game, 2 players")
    svg = vl_convert.vegalite_to_svg(alt.concat(chart).to_dict())
    assert "A game, 2 players" in svg
    named = [i for i in range(20) if f">card {i}<" in svg]
    assert named == [*range(NAMED), *range(20 - NAMED, 20)]
