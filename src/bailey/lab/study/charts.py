"""The charts of a study, by Altair: Polars draws with it too, and its charts are data that can go into any page."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import altair as alt
import polars as pl

from bailey.lab.study.words import is_share, measure

if TYPE_CHECKING:
    from bailey.lab.json_object import JsonObject
    from bailey.lab.study.tables import StudyTables

WIDTH, ROW = 620, 15
MOST_CARDS, MOST_DIFFERENCES, MOST_BINS = 40, 30, 50
CLEAR, NOISE = "#1f6f8b", "#a9a9a9"


def worth(found: JsonObject) -> alt.LayerChart | None:
    """Draw how much more those win who take a card, with intervals; the strongest and the weakest cards."""
    rows = [
        {**row, "low": row["worth_interval"]["low"], "high": row["worth_interval"]["high"], "clear": row["p"] < 0.05}
        for row in found["cards"]
        if row.get("worth") is not None
    ]
    if not rows:
        return None
    half = MOST_CARDS // 2
    shown = rows if len(rows) <= MOST_CARDS else [*rows[:half], *rows[-half:]]
    return _intervals(shown, "title", "worth", "share of wins of those who take it, less that of the others")


def changes(found: list[JsonObject]) -> alt.LayerChart | None:
    """Draw the largest differences in standard deviations, so that all have one scale."""
    rows = [row for row in found if row["size"]][:MOST_DIFFERENCES]
    if not rows:
        return None
    scaled = []
    for row in rows:
        by = row["size"] / abs(row["difference"])
        ends = {end: row[end] * by for end in ("low", "high")}
        scaled.append({**row, **ends, "scaled": row["difference"] * by, "name": _name(row)})
    return _intervals(scaled, "name", "scaled", "difference, in standard deviations from game to game")


def effects(found: list[JsonObject], what: str, title: str) -> alt.LayerChart | None:
    """Draw what several changes do to one measure, the largest effects first."""
    rows = [{**one, "name": row["change"]} for row in found for one in row["effects"] if one["what"] == what]
    rows.sort(key=lambda row: -abs(row["difference"]))
    return _intervals(rows[:MOST_CARDS], "name", "difference", f"difference: {title}") if rows else None


def _name(row: JsonObject) -> str:
    return f"{row['what']}: {row['of']}" if row["of"] else str(row["what"])


def _intervals(rows: list[JsonObject], name: str, value: str, axis: str) -> alt.LayerChart:
    base = alt.Chart(pl.DataFrame(rows, strict=False)).encode(
        y=alt.Y(f"{name}:N", sort=None, title=None),
        color=alt.condition("datum.clear", alt.value(CLEAR), alt.value(NOISE)),
    )
    line = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=axis), x2="high:Q")
    point = base.mark_point(filled=True, size=45).encode(
        x=f"{value}:Q",
        tooltip=[f"{name}:N", *(alt.Tooltip(f"{end}:Q", format=".3f") for end in (value, "low", "high"))],
    )
    zero = alt.Chart(pl.DataFrame({"x": [0.0]})).mark_rule(color="#888", strokeDash=[4, 4]).encode(x="x:Q")
    drawn: alt.LayerChart = (zero + line + point).properties(width=WIDTH, height=alt.Step(ROW))
    return drawn


def taken(found: JsonObject) -> alt.Chart | None:
    """Draw each card by how often it is taken where it is seen, and how often its takers win."""
    rows = [row for row in found["cards"] if row.get("wins_with") is not None]
    if not rows:
        return None
    frame = pl.DataFrame(
        [{key: row.get(key) for key in ("title", "taken", "wins_with", "points", "lain")} for row in rows]
    )
    drawn: alt.Chart = (
        alt.Chart(frame)
        .mark_circle(size=60, color=CLEAR, opacity=0.7)
        .encode(
            x=alt.X(
                "taken:Q",
                title="share of games in which it is taken, of those in which it is seen",
                scale=alt.Scale(zero=False),
                axis=alt.Axis(format="%"),
            ),
            y=alt.Y(
                "wins_with:Q", title="wins of those who take it", scale=alt.Scale(zero=False), axis=alt.Axis(format="%")
            ),
            tooltip=[
                "title:N",
                alt.Tooltip("taken:Q", format=".1%"),
                alt.Tooltip("wins_with:Q", format=".1%"),
                "points:Q",  # of a game whose cards score nothing this column is empty, and its type cannot be seen
                "lain:Q",
            ],
        )
        .properties(width=WIDTH, height=320)
    )
    return drawn


def scores(tables: StudyTables) -> alt.Chart:
    """Draw the scores of each bot."""
    counts = tables.players.group_by("name", "score").len().sort("name", "score")
    drawn: alt.Chart = (
        alt.Chart(counts)
        .mark_bar(opacity=0.6)
        .encode(
            x=alt.X("score:Q", title="score", bin=_bins(counts["score"])),
            y=alt.Y("sum(len):Q", title="games", stack=None),
            color=alt.Color("name:N", title=None),
        )
        .properties(width=WIDTH, height=220)
    )
    return drawn


def course(tables: StudyTables, column: str, title: str) -> alt.Chart | None:
    """Draw how a number of the games is distributed, unless it is the same in all."""
    if tables.games[column].n_unique() < 2:
        return None
    counts = tables.games.select(pl.col(column).cast(pl.Float64).round(3)).group_by(column).len().sort(column)
    bins = alt.Bin(maxbins=MOST_BINS) if tables.games[column].dtype.is_float() else _bins(counts[column])
    drawn: alt.Chart = (
        alt.Chart(counts)
        .mark_bar(color=CLEAR)
        .encode(
            x=alt.X(f"{column}:Q", title=title, bin=bins),
            y=alt.Y("sum(len):Q", title="games"),
        )
        .properties(width=WIDTH, height=180)
    )
    return drawn


def _bins(values: pl.Series) -> alt.Bin:
    """Return bins of whole numbers, of which the largest has a bin of its own too."""
    low, high = (float(end) for end in (values.min(), values.max()))  # type: ignore[arg-type] # there are numbers
    return alt.Bin(extent=[low, high + 1], step=math.ceil((high + 1 - low) / MOST_BINS))


def variants(what: str, rows: list[JsonObject], names: list[str]) -> alt.LayerChart | None:
    """Draw a measure with intervals in several variants, of games, seats or bots; none if it never differs."""
    rows = [row for row in rows if row["what"] == what]
    points = [{"variant": name, "of": row["of"], **row[name]} for row in rows for name in names if name in row]
    if all(point["low"] == point["high"] for point in points):
        return None
    group = what.rpartition(" of ")[2]
    colour = alt.Color("of:N", title=group) if len({row["of"] for row in rows}) > 1 else alt.value(CLEAR)
    base = alt.Chart(pl.DataFrame(points, strict=False)).encode(
        y=alt.Y("variant:N", sort=names, title=None), yOffset=alt.YOffset("of:N"), color=colour
    )
    axis = alt.Axis(format="%", tickCount=5) if is_share(what) else alt.Axis(tickCount=5)
    x = alt.X("value:Q", title=None, scale=alt.Scale(zero=False), axis=axis)
    line = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", scale=alt.Scale(zero=False)), x2="high:Q")
    tips = [alt.Tooltip(f"{end}:Q", format=".3f") for end in ("value", "low", "high")]
    point = base.mark_point(filled=True, size=45).encode(x=x, tooltip=["variant:N", "of:N", *tips])
    drawn: alt.LayerChart = (line + point).properties(title=measure(what), width=WIDTH, height=alt.Step(ROW))
    return drawn
