"""What every part of a drawing of the Catan Card Game needs: words, styles, and what is written again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.piles import seen_by
from bailey.core.state.slots import EVERYBODY
from bailey.core.text import drawing
from bailey.core.text.drawing import FAINT, LABEL, STRONG, StyledLine, StyledSpan, cut, line
from bailey.games.catan_cards.cards import IDS, LANDS, card, region
from bailey.games.catan_cards.clauses import ACTION, WIZARD
from bailey.games.catan_cards.packing import unpacked
from bailey.games.catan_cards.state import State
from bailey.games.catan_cards.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

LAND_STYLES = ("yellow", "bright_black", "bright_green", "green", "red", "bright_yellow")
ACTION_STYLE, RED_STYLE, GREEN_STYLE, MAGIC_STYLE = "yellow", "red", "green", "magenta"
INDENT = 10


class GameContext(drawing.DrawingContext[State, Texts]):
    """What every part of a drawing needs, and the texts that this game repeats."""

    def card(self, c: int, *, cost: bool = False) -> list[StyledSpan]:
        """A card, word by word: its name, its printed numbers, and what it costs."""
        it = card(c)
        other = MAGIC_STYLE if it.kind >= WIZARD else RED_STYLE if it.red else GREEN_STYLE
        style = ACTION_STYLE if it.kind == ACTION else other
        printed = {"strength": it.strength, "tournament": it.tournament, "commerce": it.commerce, "points": it.points}
        figures = " ".join(f"{n}{self.say(f'drawing-sign-{name}')}" for name, n in printed.items() if n)
        price = words(f"({self.amounts(it.cost)})", FAINT) if cost and it.cost else []
        return [*words(self.texts.card(IDS[c]), style), *([StyledSpan(figures, STRONG)] if figures else []), *price]

    def amounts(self, packed: int) -> str:
        """Some packed amounts of resources."""
        said: str = self.texts.cards.amounts(unpacked(packed)) if packed else self.say("drawing-nothing")
        return said

    def region(self, c: int) -> tuple[str, str, str]:
        """A Region's land, its number, and its style."""
        land = region(c).land
        return self.say(f"drawing-land-{LANDS[land]}"), str(region(c).die), LAND_STYLES[land]

    def sees(self, slot: int) -> bool:
        """Tell whether the viewer knows the card of a slot."""
        return seen_by(slot, EVERYBODY if self.viewer is None else self.viewer)

    def listed(self, title: str, parts: Iterable[Sequence[StyledSpan]]) -> list[StyledLine]:
        """Write parts after a title, each word by word, and go on below where the line ends."""
        out = [line((f"  {title} ".ljust(INDENT), FAINT))]
        for part in parts:
            wide = INDENT + sum(len(word.text) + 1 for word in part) - 1
            for i, word in enumerate(part):
                needed = wide - INDENT if i == 0 else len(word.text)
                if out[-1].width > INDENT and out[-1].width + needed > self.width:
                    out.append(line(" " * INDENT))
                out[-1] += [word, StyledSpan("  " if i == len(part) - 1 else " ")]
        return out if out[0].width > INDENT or len(out) > 1 else [line(*out[0], (self.say("drawing-nothing"), FAINT))]


def words(text: str, style: str = "") -> list[StyledSpan]:
    """Return the words of a text."""
    return [StyledSpan(word, style) for word in text.split(" ") if word]


def bracketed(label: str) -> list[StyledSpan]:
    """Return a label in brackets, or nothing."""
    return [StyledSpan(f"[{label.rstrip()}]", LABEL)] if label else []


def centred(cell: StyledLine, wide: int, left: str = " ", right: str = " ") -> StyledLine:
    """Return a cell in the middle of its width, with these signs beside it."""
    cell = cut(cell, wide)
    before = (wide - cell.width) // 2
    return line((left * before, FAINT), *cell, (right * (wide - cell.width - before), FAINT))


def wrapped(parts: Sequence[StyledSpan], wide: int, gap: int = 1) -> list[StyledLine]:
    """Return words in as many lines as their width requires, with a gap between them."""
    out = [StyledLine()]
    for word in parts:
        if out[-1] and out[-1].width + gap + len(word.text) > wide:
            out.append(StyledLine())
        out[-1] += [StyledSpan(" " * gap), word] if out[-1] else [word]
    return out
