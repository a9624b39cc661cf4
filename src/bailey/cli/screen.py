"""Where the command line writes, and where it reads: a terminal, a file, or a test."""

from __future__ import annotations

import sys
import textwrap
import time
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Self, TextIO

from bailey.core.drawing import ASCII, Drawing

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

#: What else becomes something plain where the terminal knows only ASCII; accents are left out.
LETTERS = {ord(sign): plain for sign, plain in zip("„«»ßœŒæ", ('"', '"', '"', "ss", "oe", "Oe", "ae"), strict=True)}
#: Asks one question and gives one line; raises EOFError when there are no more.
Read = Callable[[str], str]


def knows_only_ascii(encoding: str | None) -> bool:
    """Tell whether a stream cannot write the signs of a drawing."""
    try:
        "│─▸…→▒".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return True
    return False


def only_ascii(text: str) -> str:
    """Write a text without signs and accents."""
    flat = unicodedata.normalize("NFKD", text.translate(ASCII | LETTERS))
    return "".join(filter(lambda sign: not unicodedata.combining(sign), flat)).encode("ascii", "replace").decode()


class Screen:
    """A console to write to, and lines to read from."""

    def __init__(self, console: Console | None = None, read: Read | None = None) -> None:
        from rich.console import Console

        self.console = console or Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
        self.ascii = knows_only_ascii(self.console.encoding)
        self._read = read

    @property
    def width(self) -> int:
        """How many cells a line has."""
        return self.console.width

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Write a paragraph, broken at words."""
        lines = wrap(self._signs(text), self.width - indent)
        self._write("\n".join(" " * indent + line for line in lines), style)

    def line(self, text: str) -> None:
        """Write a line that is copied and typed again: never broken."""
        self._write(self._signs(text))

    def item(self, mark: str, text: str, indent: int = 4) -> None:
        """Write a line with a mark in front, broken at words beside it."""
        first, *rest = wrap(self._signs(text), self.width - indent - 1)
        self.console.print(self._text((mark.rjust(indent), "bold green"), (f" {first}", "")), soft_wrap=True)
        for line in rest:
            self._write(" " * (indent + 1) + line)

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Write what belongs together side by side, or where it is narrow one below the other."""
        most = max((len(left) for left, _ in rows), default=0)
        if most + 26 > self.width:
            for left, right in rows:
                self.say(left, "bold")
                self.say(right, indent=2)
            return
        for left, right in rows:
            first, *rest = wrap(self._signs(right), self.width - most - 2)
            self.console.print(self._text((left.ljust(most), "bold"), (f"  {first}", "")), soft_wrap=True)
            for line in rest:
                self._write(" " * (most + 2) + line)

    def _text(self, *pieces: tuple[str, str]) -> Text:
        from rich.text import Text

        return Text.assemble(*((self._signs(text), style) for text, style in pieces))

    def _write(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style or None, markup=False, highlight=False, soft_wrap=True)

    def draw(self, drawing: object) -> None:
        """Write a drawing."""
        text = drawing.__rich__() if isinstance(drawing, Drawing) and not self.ascii else self._signs(str(drawing))
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def rule(self, title: str) -> None:
        """Write a line across, with a title."""
        title = f" {title} "
        side = max(2, (self.width - len(title)) // 2)
        line = ("─" * side + title + "─" * side)[: self.width]
        self.say(line, "bold")

    def ask(self, prompt: str) -> str:
        """Ask for a line."""
        if self._read is None:
            self._read = read_terminal
        return self._read(self._signs(prompt)).strip()

    @contextmanager
    def waiting(self, why: str) -> Iterator[None]:
        """Show that something takes its time, where a person watches."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(self._signs(why), spinner="line"):
            yield

    def clear(self) -> None:
        """Wipe the screen, so that the next player sees nothing of the last."""
        self.console.clear()

    def _signs(self, text: str) -> str:
        return only_ascii(text) if self.ascii else text


def wrap(text: str, width: int) -> list[str]:
    """Break a text at words; an empty one is one empty line."""
    lines = textwrap.wrap(text, max(width, 16), break_on_hyphens=False)
    return [line.replace("\u00a0", " ") for line in lines] or [""]


def read_terminal(prompt: str) -> str:
    """Read a line from the terminal, with a history where the platform has one."""
    with suppress(ImportError):
        import readline  # noqa: F401 - makes input() remember lines
    return input(prompt)


class Progress:
    """A bar for what takes longer than a second, on stderr, where a person watches."""

    PATIENCE = 1.0

    def __init__(self, what: str, stream: TextIO | None = None) -> None:
        self.what, self.stream = what, stream or sys.stderr
        self.since = time.monotonic()
        self._bar: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def __call__(self, done: int, total: int) -> None:
        """Note how far it is."""
        if self._bar is None:
            if time.monotonic() - self.since < self.PATIENCE or not self.stream.isatty():
                return
            self._start(total)
        self._bar.update(self._task, completed=done, total=total)

    def _start(self, total: int) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        columns = (TextColumn(self.what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Bar(*columns, console=Console(file=self.stream), transient=True)
        self._task = self._bar.add_task(self.what, total=total)
        self._bar.start()
