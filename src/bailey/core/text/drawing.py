"""Drawings for the terminal: lines of styled spans, which convert to plain text and to Rich."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypedDict

from bailey.core.state.todo import StateOf

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rich.text import Text
    from typing_extensions import TypeVar

    from bailey.core.play.position import Position
    from bailey.core.text.catalogue import GameTexts
else:
    from typing import TypeVar

#: The smallest width of a drawing.
LEAST = 40
#: The styles of labels of choices, of what is said quietly, and of headings.
LABEL, FAINT, STRONG = "bold green", "dim", "bold"

#: Replacements for the characters of a drawing on a terminal with ASCII only.
ASCII = str.maketrans(
    {
        "─": "-",
        "│": "|",
        "┌": "+",
        "┐": "+",
        "└": "+",
        "┘": "+",
        "├": "+",
        "┤": "+",
        "┬": "+",
        "┴": "+",
        "┼": "+",
    }
    | {"…": "~", "·": "-", "▸": ">", "▒": "#", "—": "-", "→": ">"}
    | {"■": "#", "◆": "*", "□": "."}
    | {"\u2212": "-", "\u2013": "-", "\u2019": "'", "\u00a0": " ", "\u201c": '"', "\u201d": '"'}
)


class StyledSpan(NamedTuple):
    """Text with one style, in the notation of Rich."""

    text: str
    style: str = ""


class StyledLine(list[StyledSpan]):
    """One line of a drawing."""

    @property
    def width(self) -> int:
        """The width in terminal cells."""
        return sum(len(piece.text) for piece in self)

    def __str__(self) -> str:
        """Return the line as plain text."""
        return "".join(piece.text for piece in self)


class Drawing:
    """Lines, cut to `width`."""

    def __init__(self, lines: Iterable[StyledLine], width: int) -> None:
        self.lines = [cut(line, width) for line in lines]

    def __str__(self) -> str:
        """Return the drawing as plain text."""
        return "\n".join(str(line).rstrip() for line in self.lines)

    def __rich__(self) -> Text:
        """Return the drawing for Rich."""
        from rich.text import Text

        out = Text(no_wrap=True, overflow="crop")
        for i, line in enumerate(self.lines):
            own = Text()
            for piece in line:
                own.append(piece.text, piece.style or None)
            own.rstrip()
            out.append("\n" if i else "").append_text(own)
        return out


def line(*pieces: str | StyledSpan | tuple[str, str]) -> StyledLine:
    """Return a line of spans, of texts, or of pairs of text and style."""
    return StyledLine(piece if isinstance(piece, StyledSpan) else StyledSpan(*_pair(piece)) for piece in pieces)


def _pair(piece: str | tuple[str, str]) -> tuple[str, str]:
    return (piece, "") if isinstance(piece, str) else piece


def fit(text: str, width: int) -> str:
    """Return a text cut or padded to a width."""
    return text.ljust(width) if len(text) <= width else text[: max(0, width - 1)] + "…"[:width]


def cut(line: StyledLine, width: int) -> StyledLine:
    """Return a line cut to a width."""
    if len(str(line).rstrip()) <= width:
        return line
    out, left = StyledLine(), width
    for piece in line:
        if left > 0:
            out.append(StyledSpan(piece.text if len(piece.text) < left else fit(piece.text, left), piece.style))
        left -= len(piece.text)
    return out


def beside(blocks: list[list[StyledLine]], gap: int) -> list[StyledLine]:
    """Return blocks of lines side by side, aligned at the top."""
    widths = [max((one.width for one in block), default=0) for block in blocks]
    out = []
    for i in range(max(map(len, blocks), default=0)):
        row = StyledLine()
        for block, width in zip(blocks, widths, strict=True):
            own = block[i] if i < len(block) else StyledLine()
            row += [StyledSpan(" " * gap)] if row else []
            row += [*own, StyledSpan(" " * (width - own.width))]
        out.append(row)
    return out


def flow(blocks: list[list[StyledLine]], width: int, gap: int = 2) -> list[StyledLine]:
    """Return blocks side by side, in as many rows as the width requires."""
    out: list[StyledLine] = []
    band: list[list[StyledLine]] = []
    used = 0
    for block in blocks:
        wide = max((one.width for one in block), default=0)
        if band and used + gap + wide > width:
            out += beside(band, gap)
            band, used = [], 0
        used += wide + (gap if band else 0)
        band.append(block)
    return out + (beside(band, gap) if band else [])


if TYPE_CHECKING:
    #: The texts of a game.
    TextsOf = TypeVar("TextsOf", bound=GameTexts, default=GameTexts)
else:
    TextsOf = TypeVar("TextsOf")


class DrawingOptions(TypedDict, Generic[TextsOf], total=False):
    """How a position is drawn; all are optional."""

    width: int
    viewer: int | None
    names: Sequence[str]
    labels: Mapping[int, str]
    texts: TextsOf


@dataclass
class DrawingContext(Generic[StateOf, TextsOf]):
    """What every part of a drawing needs; `texts` are those of the game."""

    position: Position[StateOf]
    texts: TextsOf
    width: int = 80
    viewer: int | None = None
    names: Sequence[str] = ()
    labels: Mapping[int, str] = field(default_factory=dict)  # by choice number, written where the choice is
    #: What stands behind a label.
    after_label: ClassVar[str] = " "

    def __post_init__(self) -> None:
        """Fill in the defaults."""
        self.state = self.position.state
        self.width = max(self.width, LEAST)
        self.say = self.texts.say
        self.names = self.names or self.position.called(
            [self.say("seat-name", n=p + 1) for p in range(self.state.seats)]
        )

    def label(self, *choices: int) -> StyledSpan:
        """Return the labels of choices that lie at one place, of those that are open."""
        labels = [self.labels[choice] for choice in choices if choice in self.labels]
        return StyledSpan("/".join(labels) + self.after_label if labels else "", LABEL)
