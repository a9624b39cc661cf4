"""A drawing: lines of styled pieces, which read as plain text and as a Rich renderable alike."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rich.text import Text

    from bailey.core.position import Position

#: No drawing is narrower than this.
LEAST = 40

#: What the signs of a drawing become where the terminal knows only ASCII.
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


class Piece(NamedTuple):
    """A piece of a line, and its style in the words of Rich."""

    text: str
    style: str = ""


class Line(list[Piece]):
    """One line of a drawing."""

    @property
    def width(self) -> int:
        """How many cells the line takes."""
        return sum(len(piece.text) for piece in self)

    def __str__(self) -> str:
        """Read the line as plain text."""
        return "".join(piece.text for piece in self)


class Drawing:
    """Some lines, none of them wider than `width`."""

    def __init__(self, lines: Iterable[Line], width: int) -> None:
        self.lines = [cut(line, width) for line in lines]

    def __str__(self) -> str:
        """Read the drawing as plain text."""
        return "\n".join(str(line).rstrip() for line in self.lines)

    def __rich__(self) -> Text:
        """Draw for a terminal."""
        from rich.text import Text

        out = Text(no_wrap=True, overflow="crop")
        for i, line in enumerate(self.lines):
            own = Text()
            for piece in line:
                own.append(piece.text, piece.style or None)
            own.rstrip()
            out.append("\n" if i else "").append_text(own)
        return out


def line(*pieces: str | Piece | tuple[str, str]) -> Line:
    """Make a line."""
    return Line(piece if isinstance(piece, Piece) else Piece(*_pair(piece)) for piece in pieces)


def _pair(piece: str | tuple[str, str]) -> tuple[str, str]:
    return (piece, "") if isinstance(piece, str) else piece


def fit(text: str, width: int) -> str:
    """Cut or pad a text to so many cells."""
    return text.ljust(width) if len(text) <= width else text[: max(0, width - 1)] + "…"[:width]


def cut(line: Line, width: int) -> Line:
    """Cut a line that is too long."""
    if len(str(line).rstrip()) <= width:
        return line
    out, left = Line(), width
    for piece in line:
        if left > 0:
            out.append(Piece(piece.text if len(piece.text) < left else fit(piece.text, left), piece.style))
        left -= len(piece.text)
    return out


def beside(blocks: list[list[Line]], gap: int) -> list[Line]:
    """Put blocks of lines side by side, top aligned."""
    widths = [max((one.width for one in block), default=0) for block in blocks]
    out = []
    for i in range(max(map(len, blocks), default=0)):
        row = Line()
        for block, width in zip(blocks, widths, strict=True):
            own = block[i] if i < len(block) else Line()
            row += [Piece(" " * gap)] if row else []
            row += [*own, Piece(" " * (width - own.width))]
        out.append(row)
    return out


def flow(blocks: list[list[Line]], width: int, gap: int = 2) -> list[Line]:
    """Put blocks side by side as long as they fit, then go on below."""
    out: list[Line] = []
    band: list[list[Line]] = []
    used = 0
    for block in blocks:
        wide = max((one.width for one in block), default=0)
        if band and used + gap + wide > width:
            out += beside(band, gap)
            band, used = [], 0
        used += wide + (gap if band else 0)
        band.append(block)
    return out + (beside(band, gap) if band else [])


class Look(TypedDict, total=False):
    """How a position is drawn; everything can be left out."""

    width: int
    viewer: int | None
    names: Sequence[str]
    labels: Mapping[int, str]
    texts: Any


@dataclass
class Brush:
    """What every part of a drawing needs; `texts` are the game's own."""

    position: Position
    texts: Any
    width: int = 80
    viewer: int | None = None
    names: Sequence[str] = ()
    labels: Mapping[int, str] = field(default_factory=dict)  # written where the choices of these numbers lie

    def __post_init__(self) -> None:
        """Fill in what was left out."""
        self.state = self.position.state
        self.width = max(self.width, LEAST)
        self.say = self.texts.say
        self.names = self.names or self.position.game.called(
            [self.say("seat-name", n=p + 1) for p in range(self.state.seats)]
        )
