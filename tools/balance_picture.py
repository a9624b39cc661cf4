"""Draws what the cards of a game are worth, against what they cost, for each number of players.

    python -m tools.balance_picture castle-combo --games 2000

plays games between greedy bots, writes `docs/pictures/balance-castle-combo.svg`, and prints the cards that are worth
much more or less than their price. Worth is the share of wins of those who take a card less that of the others; cards
of a game without prices stand by how often they are taken. Games that were played are kept in `.setup/balance`: the
same command goes on after Ctrl-C.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import altair as alt
import polars as pl
import vl_convert

from bailey import lab
from bailey.games import card_data, find, names

if TYPE_CHECKING:
    from bailey.core.play.game import Game

ROOT = Path(__file__).parents[1]
PICTURES, KEPT = ROOT / "docs" / "pictures", ROOT / ".setup" / "balance"
WIDE, HIGH, NAMED, BESIDE = 400, 300, 4, 0.7
KIND = alt.Color("kind:N", title=None)
#: A card that was taken in fewer games says too little.
LEAST_TAKEN = 0.05


def price(data: dict[str, Any]) -> int | None:
    """Return what a card costs, in coins or in resources of any kind; None where nothing is printed."""
    cost = data.get("cost")
    return sum(cost.values()) if isinstance(cost, dict) else cost


def kind(data: dict[str, Any]) -> str:
    """Return of which kind a card is, in one word of its data."""
    return str(next((data[name] for name in ("deck", "type", "kind") if isinstance(data.get(name), str)), ""))


def worths(game: Game, players: int, games: int) -> pl.DataFrame:
    """Play games between greedy bots, and return a row for each card that is taken often enough."""
    out = KEPT / f"{game.name}-{players}"
    found = lab.run_study(game.name, seats=["greedy"] * players, games=games, cores=os.cpu_count(), out=out)
    data: dict[str, Any] = card_data(game)
    rows = [
        {
            "card": one["title"],
            "price": price(data.get(one["card"], {})),
            "kind": kind(data.get(one["card"], {})),
            "taken": one["taken"],
            "worth": one["worth"],
            "low": one["worth_interval"]["low"],
            "high": one["worth_interval"]["high"],
        }
        for one in found.findings["cards"]
        if one.get("worth") is not None and (one["taken"] or 0) >= LEAST_TAKEN
    ]
    return beyond(pl.DataFrame(rows, strict=False))


def beyond(rows: pl.DataFrame) -> pl.DataFrame:
    """Add what a card is worth beyond the mean of those that cost as much; where cards have prices, only of those."""
    priced = rows["price"].null_count() < len(rows)
    rows = rows.drop_nulls("price") if priced else rows
    mean = pl.col("worth").mean().over("price") if priced else 0
    rows = rows.with_columns((pl.col("worth") - mean).alias("beyond")).sort("beyond", descending=True)
    at = pl.int_range(pl.len())
    return rows.with_columns(((at < NAMED) | (at >= pl.len() - NAMED)).alias("named"))


def panel(rows: pl.DataFrame, title: str) -> alt.LayerChart:
    """Return the chart of one number of players: cards of one price side by side, intervals where there is a name."""
    if rows["price"].null_count() < len(rows):
        beside = (pl.int_range(pl.len()).over("price") - pl.len().over("price") / 2) * (BESIDE / pl.len().over("price"))
        rows, x = rows.with_columns((pl.col("price") + beside).alias("at")), alt.X("at:Q", title="price")
    else:
        x = alt.X("taken:Q", title="taken, of games in which it is seen", axis=alt.Axis(format="%"))
    y = alt.Y("worth:Q", title="wins of its takers, less those of others", axis=alt.Axis(format="%"))
    points = alt.Chart(rows).mark_point(filled=True, size=32, opacity=1).encode(x=x, y=y, color=KIND)
    named = alt.Chart(rows.filter("named")).encode(x=x)
    lines = named.mark_rule(opacity=0.4).encode(y="low:Q", y2="high:Q", color=KIND)
    words = named.mark_text(align="left", dx=5, fontSize=9).encode(y="worth:Q", text="card:N")
    drawn: alt.LayerChart = (lines + points + words).properties(title=title, width=WIDE, height=HIGH)
    return drawn


def main() -> None:
    """Play, draw, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=names())
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--players", help="such as 2,3; every number of rivals if it is left out")
    given = parser.parse_args()
    game = find(given.game)
    numbers = [int(one) for one in given.players.split(",")] if given.players else [n for n in game.players if n > 1]
    found = {players: worths(game, players, given.games) for players in numbers}
    panels = [panel(rows, f"{game.title}, {players} players") for players, rows in found.items()]
    path = PICTURES / f"balance-{game.name}.svg"
    path.write_text(vl_convert.vegalite_to_svg(alt.concat(*panels, columns=2).to_dict()), encoding="utf-8")
    for players, rows in found.items():
        told = [f"{row['card']} {row['beyond']:+.3f}" for row in rows.filter("named").iter_rows(named=True)]
        print(f"{players} players, {given.games} games: {', '.join(told)}")
    print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
