"""Played games as Polars frames, one row for each game, player and card."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import polars as pl

from bailey.core.errors import BadInput
from bailey.lab.study.course import NOBODY

if TYPE_CHECKING:
    from bailey.lab.study.pieces import PlayedPlan


@dataclass
class StudyTables:
    """The frames of some played games.

    `games`: number, first (who decides first), decisions, turns, branching (mean open choices of a decision),
    lead_changes, decided (the share of the game after which the winner stayed ahead), winners.
    `players`: game, player, bot, score, won, share (of the win), first.
    `cards`: game, card, title, seen, taken, taker, taken_at (share of the game), lain (turns), owner, points, won (the
    taker's share of the win).
    `decisions`: game, decision (from 0), turn, player, bot, open (how many choices), choice, kind; only if noted.
    """

    played: PlayedPlan

    @cached_property
    def seats(self) -> list[str]:
        """The bots, and the printed opponents after them, as they are named in `players`."""
        return [*self.played.plan.seats, *self.played.names.printed]

    def _frame(self, table: str) -> pl.DataFrame:
        start = f"{table}."
        found = {
            name.removeprefix(start): column for name, column in self.played.columns.items() if name.startswith(start)
        }
        return pl.DataFrame(found)

    @cached_property
    def games(self) -> pl.DataFrame:
        """A row for each game."""
        winners = self.players.group_by("game").agg(pl.col("won").sum().alias("winners"))
        return (
            self._frame("games")
            .rename({"number": "game"})
            .with_columns(
                (pl.col("open") / pl.col("decisions")).alias("branching"),
                (pl.col("decided") / pl.col("turns")).alias("decided"),
            )
            .drop("open")
            .join(winners, on="game", how="left", maintain_order="left")
        )

    @cached_property
    def players(self) -> pl.DataFrame:
        """A row for each who scores in a game."""
        first = self._frame("games").select(pl.col("number").alias("game"), pl.col("first").alias("begins"))
        return (
            self._frame("players")
            .with_columns(pl.col("won").cast(pl.Boolean))
            .with_columns((pl.col("won") / pl.col("won").sum().over("game").clip(1)).alias("share"))
            .join(first, on="game", how="left", maintain_order="left")
            .with_columns(
                (pl.col("player") == pl.col("begins")).alias("first"),
                pl.when(pl.col("bot") >= 0).then("bot").otherwise("player").alias("who"),
            )
            .with_columns(
                pl.col("who").replace_strict(dict(enumerate(self.seats)), return_dtype=pl.String).alias("name")
            )
            .drop("begins", "who")
        )

    @cached_property
    def offers(self) -> list[int]:
        """The places where cards lie that players can take: a discard pile is none."""
        taken = self._frame("cards").filter((pl.col("taker") != NOBODY) & (pl.col("shown") != NOBODY))
        return sorted(taken["shown"].unique().to_list())

    @cached_property
    def cards(self) -> pl.DataFrame:
        """A row for each card that could be taken in a game, or that somebody got."""
        names = self.played.names
        turns = self.games.select("game", "turns")
        shares = self.players.select("game", pl.col("player").alias("taker"), pl.col("share").alias("won"))
        titles = pl.DataFrame({"card": range(len(names.cards)), "id": names.cards, "title": names.titles})
        taken = pl.col("taker") != NOBODY
        return (
            self._frame("cards")
            .with_columns(taken.alias("taken_any"), pl.col("shown").is_in(self.offers).alias("offered"))
            .filter(pl.col("taken_any") | pl.col("offered"))
            .join(turns, on="game", how="left", maintain_order="left")
            .join(shares, on=["game", "taker"], how="left", maintain_order="left")
            .join(titles.with_columns(pl.col("card").cast(pl.Int32)), on="card", how="left", maintain_order="left")
            .select(
                "game",
                pl.col("id").alias("card"),
                "title",
                pl.col("taken_any").alias("taken"),
                pl.when(taken).then(pl.col("taker")).alias("taker"),
                pl.when(taken).then(pl.col("taken") / pl.col("turns")).alias("taken_at"),
                "lain",
                pl.when(pl.col("owner") != NOBODY).then(pl.col("owner")).alias("owner"),
                "points",
                "won",
            )
        )

    @cached_property
    def decisions(self) -> pl.DataFrame:
        """A row for each decision with at least two open choices."""
        names = self.played.names
        if not self.played.plan.decisions:
            message = "decisions: they were not noted; study with `decisions=True`"
            raise BadInput(message)
        return (
            self._frame("decisions")
            .rename({"number": "decision"})
            .with_columns(
                pl.col("bot").replace_strict(dict(enumerate(self.seats)), return_dtype=pl.String),
                pl.col("choice").replace_strict(dict(enumerate(names.open)), return_dtype=pl.String),
            )
            .with_columns(pl.col("choice").str.split(" ").list.first().alias("kind"))
        )

    def counted(self, table: str) -> pl.DataFrame:
        """Return how often each event happened, or each kind of choice was made, in a game (`events`, `choices`)."""
        names = getattr(self.played.names, table)
        frame = self._frame(table)
        return frame.select(
            "game", pl.col("kind").replace_strict(dict(enumerate(names)), return_dtype=pl.String), "count"
        )
