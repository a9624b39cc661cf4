"""What every part of a drawing needs: names in the colours of their kinds, labels, and short lists."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, TypeVar

from bailey.core import scorers
from bailey.core.text import drawing
from bailey.core.text.drawing import FAINT, StyledLine, StyledSpan, line
from bailey.games.burgundy_board.card_texts import ROWS, key_of
from bailey.games.burgundy_board.data import KINDS
from bailey.games.burgundy_board.table_words import TableWords
from bailey.games.burgundy_board.tiles import IDS, per_players, tile

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.games.burgundy_board.state import AutomataTable

TableOf = TypeVar("TableOf", bound="AutomataTable", covariant=True)
DEPOT = 25
#: How many letters a short name has, and how many where there is more room.
SHORT, LONGER = 3, 5
#: The colours of the kinds.
STYLES = ("green", "white", "yellow", "blue", "bright_green", "magenta", "cyan")


class GameContext(drawing.DrawingContext[TableOf, TableWords]):
    """What every part of a drawing needs, and the texts that this game repeats."""

    after_label = ": "

    def name(self, c: int) -> StyledSpan:
        """A tile's name, in the colour of its kind."""
        return StyledSpan(self.texts.card(IDS[c]), STYLES[tile(c).kind])

    def short_kind(self, kind: int) -> str:
        """The short name of a kind."""
        return str(self.say(f"kind-{(*KINDS, 'inn')[kind]}.short"))

    def kind(self, kind: int) -> StyledSpan:
        """The short name of a kind, in its colour."""
        return StyledSpan(self.short_kind(kind), STYLES[kind])

    def short(self, c: int, width: int) -> StyledSpan:
        """What a placed tile looks like."""
        row = ROWS[IDS[c]]
        if row["kind"] == "knowledge":
            text = str(self.say("draw-knowledge", n=row["number"]))
        elif row["kind"] == "livestock":
            species = f"species-{row['species']}.short"
            text = f"{row['animals']}{self.say(species)}"
        elif row["kind"] == "building":
            text = str(self.say(f"building-{key_of(row['building'])}.short"))
        else:
            text = self.short_kind(tile(c).kind)
        return StyledSpan(f"■{text[:width]}", f"{STYLES[tile(c).kind]} bold")

    def bonus_tiles(self, p: int) -> str:
        """The bonus tiles of a player, as kinds with their points."""
        s, points = self.state, per_players(scorers(self.state))
        first = [f"{self.short_kind(kind)} {points.first_bonus}" for kind, who in enumerate(s.first_bonus) if who == p]
        second = [f"{self.short_kind(kind)} {points.second_bonus}" for kind, q in enumerate(s.second_bonus) if q == p]
        return ", ".join([*first, *second])

    def title(self, key: str) -> str:
        """What stands before a list, with its colon."""
        return f"{self.say('draw-title', title=self.say(key))} "

    def wrapped(self, text: str, style: str = FAINT, start: str = "") -> list[StyledLine]:
        """A text in as many lines as it needs."""
        parts = textwrap.wrap(text, self.width, initial_indent=start, subsequent_indent=f"{start}  ")
        return [line((part, style)) for part in parts]

    def listed(self, key: str, pieces: Sequence[StyledSpan], gap: str = ", ") -> list[StyledLine]:
        """A title and what it lists, in as many lines as they need."""
        return self.titled(self.say(key), pieces, gap)

    def titled(self, title: str, pieces: Sequence[StyledSpan], gap: str = ", ") -> list[StyledLine]:
        """A title that is a text already, and what it lists."""
        rows = [line((f"  {self.say('draw-title', title=title)} ", FAINT))]
        for i, piece in enumerate(pieces):
            end = gap if i + 1 < len(pieces) else ""
            if len(rows[-1]) > 1 and rows[-1].width + len(piece.text + end.rstrip()) > self.width:
                rows.append(line("    "))
            rows[-1] += [piece, StyledSpan(end)]
        return rows if pieces else [line(*rows[0], "-")]


def goods_of(goods: Sequence[int]) -> str:
    """Goods, type by type."""
    return " ".join(f"{n}x{good + 1}" for good, n in enumerate(goods) if n)


def widened(rows: list[StyledLine], width: int) -> list[StyledLine]:
    """Make the lines of a block at least so wide, so that blocks stand in columns."""
    return [line(*row, " " * (width - row.width)) if row.width < width else row for row in rows]
