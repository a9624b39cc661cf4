"""Which cards the same player takes more often, or less, than chance would have it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import polars as pl

from bailey.lab.study.estimates import Estimate, holm

if TYPE_CHECKING:
    from bailey.lab.study.tables import StudyTables

#: Pairs that were both taken in fewer games are not judged, and no more pairs than this are reported.
LEAST_GAMES, MOST_PAIRS = 30, 30


@dataclass(frozen=True)
class Pair:
    """Two cards: in how many games both were taken, the share in which one player took both, and what chance gives."""

    first: str
    second: str
    games: int
    together: float
    expected: float
    p: float  # corrected for how many pairs there are


def pairs(tables: StudyTables) -> list[Pair]:
    """Return the pairs that differ most from chance, the surest first.

    Chance: each card goes to a bot as often as it does on the whole, whatever else that bot takes. All pairs together
    are as often in one hand as they are, since a player has room for so many cards.
    """
    cards, takers = _takers(tables)
    if len(cards) < 2:
        return []
    seats = range(int(takers.max()) + 1)
    both = (takers >= 0).astype(np.float64)
    games = both @ both.T
    same = sum((takers == p).astype(np.float64) @ (takers == p).astype(np.float64).T for p in seats)
    rows = [(takers == p).sum(axis=1) / np.maximum(1, both.sum(axis=1)) for p in seats]
    expected = sum(np.outer(row, row) for row in rows)
    upper = np.triu(games >= LEAST_GAMES, 1)
    if not upper.any():
        return []
    expected = np.clip(expected * (same[upper].sum() / (games * expected)[upper].sum()), 1e-6, 1 - 1e-6)
    return _surest(cards, games, np.asarray(same), expected, upper)


def _takers(tables: StudyTables) -> tuple[list[str], np.ndarray]:
    """Return the cards, and which bot took each in each game: -1 where nobody did."""
    taken = tables.cards.filter("taken").with_row_index("row")
    bots = tables.players.select("game", pl.col("player").alias("taker"), "bot")
    taken = taken.join(bots, on=["game", "taker"], how="left", maintain_order="left")
    cards = sorted(set(taken["card"]))
    games = {game: i for i, game in enumerate(tables.games["game"])}
    takers = np.full((len(cards), len(games)), -1)
    at = {card: i for i, card in enumerate(cards)}
    who = taken["bot"].to_numpy()
    printed = len(tables.played.plan.seats)
    for card, game, bot in zip(taken["card"], taken["game"], who, strict=True):
        takers[at[card], games[game]] = bot if bot >= 0 else printed
    return cards, takers


def _surest(
    cards: list[str], games: np.ndarray, same: np.ndarray, expected: np.ndarray, upper: np.ndarray
) -> list[Pair]:
    found = []
    for i, j in zip(*np.nonzero(upper), strict=True):
        n, chance = games[i, j], expected[i, j]
        error = math.sqrt(chance * (1 - chance) / n)
        found.append((i, j, Estimate(same[i, j] / n - chance, error).p))
    corrected = holm([p for *_, p in found])
    order = sorted(range(len(found)), key=lambda k: found[k][2])[:MOST_PAIRS]
    return [
        Pair(
            cards[found[k][0]],
            cards[found[k][1]],
            int(games[found[k][0], found[k][1]]),
            float(same[found[k][0], found[k][1]] / games[found[k][0], found[k][1]]),
            float(expected[found[k][0], found[k][1]]),
            corrected[k],
        )
        for k in order
        if corrected[k] < 1
    ]
