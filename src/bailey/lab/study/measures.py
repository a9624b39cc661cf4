"""What a study measures: numbers of a whole game, and of each card, each as columns with one value for each game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import polars as pl

from bailey.lab.study.estimates import Estimate, difference_of_ratios, ratio

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.lab.study.estimates import Values
    from bailey.lab.study.tables import StudyTables


@dataclass(frozen=True)
class Measure:
    """A share or a mean: the sum of `above` over the sum of `below`, each with one value for each game."""

    what: str  # what is measured: a word of its own, as `score` or `taken`
    of: str  # of which card, seat or event; empty for the whole game
    above: Values
    below: Values

    @property
    def key(self) -> tuple[str, str]:
        """What it measures, and of what."""
        return self.what, self.of

    @property
    def estimate(self) -> Estimate:
        """Its value and error."""
        return ratio(self.above, self.below)

    @property
    def spread(self) -> float:
        """Its standard deviation from game to game."""
        known = self.below != 0
        return float((self.above[known] / self.below[known]).std()) if known.any() else 0.0


def of_games(tables: StudyTables) -> Iterator[Measure]:
    """Yield the measures of whole games."""
    games, ones = tables.games, np.ones(len(tables.games))
    for column in ("decisions", "turns", "branching", "lead_changes", "decided"):
        yield Measure(column, "", _values(games[column]), ones)
    yield Measure("ties", "", _values(games["winners"] > 1), ones)
    margin = tables.players.group_by("game", maintain_order=True).agg(
        pl.col("score").sort(descending=True).slice(0, 2).first()
        - pl.col("score").sort(descending=True).slice(0, 2).last()
    )
    yield Measure("margin", "", _values(margin["score"]), ones)


def of_seats(tables: StudyTables) -> Iterator[Measure]:
    """Yield score and share of the wins by seat, by bot, and for who begins."""
    players = tables.players
    for column, group in (("player", "seat"), ("name", "bot")):
        for value, rows in players.group_by(column, maintain_order=True):
            label = _label(value[0], group)
            games = rows.group_by("game", maintain_order=True).agg(pl.col("score", "share").sum(), pl.len())
            games = tables.games.select("game").join(games, on="game", how="left", maintain_order="left").fill_null(0)
            yield Measure(f"score of {group}", label, _values(games["score"]), _values(games["len"]))
            yield Measure(f"wins of {group}", label, _values(games["share"]), _values(games["len"]))
    first = players.filter("first")
    if len(tables.seats) > 1 and len(tables.played.plan.seats) > 1:
        yield Measure("wins of who begins", "", _values(first["share"]), np.ones(len(first)))


def _label(value: object, group: str) -> str:
    return str(int(str(value)) + 1) if group == "seat" else str(value)


def of_counts(tables: StudyTables) -> Iterator[Measure]:
    """Yield how often each event happens and each kind of choice is made in a game."""
    index = {game: i for i, game in enumerate(tables.games["game"])}
    ones = np.ones(len(index))
    for table in ("events", "choices"):
        for value, rows in tables.counted(table).group_by("kind", maintain_order=True):
            counts = np.zeros(len(index))
            counts[[index[game] for game in rows["game"]]] = rows["count"]
            yield Measure(table, str(value[0]), counts, ones)


def of_cards(tables: StudyTables) -> Iterator[Measure]:
    """Yield what happens to each card."""
    index = {game: i for i, game in enumerate(tables.games["game"])}
    for value, rows in tables.cards.group_by("card", maintain_order=True):
        yield from _of_card(str(value[0]), rows, index)


def _of_card(card: str, rows: pl.DataFrame, index: dict[int, int]) -> Iterator[Measure]:
    at = np.array([index[game] for game in rows["game"]])
    ones = np.ones(len(index))
    seen, taken = _spread(at, np.ones(len(at)), ones), _spread(at, _values(rows["taken"]), ones)
    yield Measure("seen", card, seen, ones)
    yield Measure("taken", card, taken, seen)
    yield Measure("lain", card, _spread(at, _values(rows["lain"]), ones), seen)
    if taken.any():
        yield Measure("taken at", card, _spread(at, _values(rows["taken_at"].fill_null(0)), ones), taken)
        yield Measure("wins", card, _spread(at, _values(rows["won"].fill_null(0)), ones), taken)
    owned = _spread(at, _values(rows["owner"].is_not_null()), ones)
    if (rows["points"] != 0).any() and owned.any():
        yield Measure("points", card, _spread(at, _values(rows["points"]), ones), owned)


def _spread(at: np.ndarray, values: Values, like: Values) -> Values:
    """Return a value for each game: 0 in those without the card."""
    out = np.zeros(len(like))
    out[at] = values
    return out


def _values(column: pl.Series) -> Values:
    return np.asarray(column.cast(pl.Float64).to_numpy())


def worth_of_cards(tables: StudyTables) -> dict[str, tuple[Estimate, Estimate, Estimate]]:
    """Return for each card the share of wins of those who took it, of those who did not, and the difference."""
    players = len(tables.seats)
    known = tables.games.select("game").with_row_index("at")
    wins = np.ones(len(known))
    found = {}
    for value, rows in tables.cards.filter("taken").group_by("card", maintain_order=True):
        at = rows.select("game").join(known, on="game", how="left", maintain_order="left")["at"].to_numpy()
        with_, has = _spread(at, _values(rows["won"]), wins), _spread(at, np.ones(len(at)), wins)
        without, lacks = wins - with_, players - has
        found[str(value[0])] = (
            ratio(with_, has),
            ratio(without, lacks),
            difference_of_ratios(with_, has, without, lacks),
        )
    return found


def skill(tables: StudyTables) -> Estimate | None:
    """Return which part of the variance of results is due to which bot sits there; None between equal bots.

    A result is a share of the win. What the bots do not explain is luck.
    """
    bots = tables.players.filter(pl.col("bot") >= 0)
    if bots["name"].n_unique() < 2:
        return None
    results = _values(bots["share"])
    total = float(results.var())
    if total == 0:
        return None
    means = bots.group_by("name").agg(pl.col("share").mean().alias("mean"), pl.len())
    explained = float(((means["mean"] - results.mean()) ** 2 * means["len"]).sum()) / len(results)
    return Estimate(explained / total, _error_of_skill(bots, total, len(results)))


def _error_of_skill(bots: pl.DataFrame, total: float, rows: int) -> float:
    """Return the error of the explained part, from tenths of the games (a jackknife)."""
    parts = []
    for tenth in range(10):
        kept = bots.filter(pl.col("game") % 10 != tenth)
        means = kept.group_by("name").agg(pl.col("share").mean().alias("mean"), pl.len())
        middle = float(kept["share"].mean())  # type: ignore[arg-type] # there are rows
        between = float(((means["mean"] - middle) ** 2 * means["len"]).sum()) / len(kept)
        parts.append(between / float(_values(kept["share"]).var() or total))
    return float(np.std(parts)) * 3 if rows >= 20 else float("inf")
