"""Output and input of the command line: a terminal, a file, or a test."""
# Any: Rich is imported only where a bar is shown.

from __future__ import annotations

import sys
import textwrap
import time
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Self, TextIO

from bailey.core.text.drawing import ASCII, Drawing

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

#: Replacements for terminals that write only ASCII; accents are removed.
LETTERS = {ord(sign): plain for sign, plain in zip("„«»ßœŒæ", ('"', '"', '"', "ss", "oe", "Oe", "ae"), strict=True)}
#: Prints a prompt and returns one line of input; raises EOFError at the end of the input.
Read = Callable[[str], str]


def is_ascii_only(encoding: str | None) -> bool:
    """Return whether an encoding cannot represent the symbols of a drawing."""
    try:
        "│─▸…→▒".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return True
    return False


def to_ascii(text: str) -> str:
    """Return a text without symbols and accents."""
    flat = unicodedata.normalize("NFKD", text.translate(ASCII | LETTERS))
    return "".join(filter(lambda sign: not unicodedata.combining(sign), flat)).encode("ascii", "replace").decode()


class Screen:
    """A console to write to, and an input to read lines from."""

    def __init__(self, console: Console | None = None, read: Read | None = None) -> None:
        from rich.console import Console

        self.console = console or Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
        self.ascii = is_ascii_only(self.console.encoding)
        self._read = read

    @property
    def width(self) -> int:
        """The width of a line in characters."""
        return self.console.width

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Print a paragraph, wrapped at words."""
        lines = wrap(self._encodable(text), self.width - indent)
        self._write("\n".join(" " * indent + line for line in lines), style)

    def line(self, text: str) -> None:
        """Print a line without wrapping, so that it can be copied."""
        self._write(self._encodable(text))

    def item(self, mark: str, text: str, indent: int = 4) -> None:
        """Print a paragraph with a mark in front, indented beside it."""
        first, *rest = wrap(self._encodable(text), self.width - indent - 1)
        self.console.print(self._text((mark.rjust(indent), "bold green"), (f" {first}", "")), soft_wrap=True)
        for line in rest:
            self._write(" " * (indent + 1) + line)

    def pairs(self, rows: Sequence[tuple[str, str]]) -> None:
        """Print two columns, or one below the other where the terminal is narrow."""
        most = max((len(left) for left, _ in rows), default=0)
        if most + 26 > self.width:
            for left, right in rows:
                self.say(left, "bold")
                self.say(right, indent=2)
            return
        for left, right in rows:
            first, *rest = wrap(self._encodable(right), self.width - most - 2)
            self.console.print(self._text((left.ljust(most), "bold"), (f"  {first}", "")), soft_wrap=True)
            for line in rest:
                self._write(" " * (most + 2) + line)

    def _text(self, *pieces: tuple[str, str]) -> Text:
        from rich.text import Text

        return Text.assemble(*((self._encodable(text), style) for text, style in pieces))

    def _write(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style or None, markup=False, highlight=False, soft_wrap=True)

    def draw(self, drawing: object) -> None:
        """Print a drawing."""
        text = drawing.__rich__() if isinstance(drawing, Drawing) and not self.ascii else self._encodable(str(drawing))
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def rule(self, title: str) -> None:
        """Print a horizontal line with a title."""
        title = f" {title} "
        side = max(2, (self.width - len(title)) // 2)
        line = ("─" * side + title + "─" * side)[: self.width]
        self.say(line, "bold")

    def ask(self, prompt: str) -> str:
        """Print a prompt and return a line of input."""
        if self._read is None:
            self._read = read_terminal
        return self._read(self._encodable(prompt)).strip()

    @contextmanager
    def waiting(self, why: str) -> Iterator[None]:
        """Show a spinner on a terminal while something takes time."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(self._encodable(why), spinner="line"):
            yield

    def clear(self) -> None:
        """Clear the screen, so that the next player does not see the previous player's cards."""
        self.console.clear()

    def _encodable(self, text: str) -> str:
        return to_ascii(text) if self.ascii else text


def wrap(text: str, width: int) -> list[str]:
    """Return the lines of a text wrapped at words; an empty text is one empty line."""
    lines = textwrap.wrap(text, max(width, 16), break_on_hyphens=False)
    return [line.replace("\u00a0", " ") for line in lines] or [""]


def read_terminal(prompt: str) -> str:
    """Read a line from the terminal, with a history where the platform supports it."""
    with suppress(ImportError):
        import readline  # noqa: F401 - gives input() a history
    return input(prompt)


class ProgressBar:
    """A progress bar on stderr, shown on a terminal after a second."""

    DELAY_SECONDS = 1.0

    def __init__(self, what: str, stream: TextIO | None = None) -> None:
        self.what, self.stream = what, stream or sys.stderr
        self.since = time.monotonic()
        self._bar: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def __call__(self, done: int, total: int | None) -> None:
        """Show how much is done; the total may be unknown."""
        if self._bar is None:
            if time.monotonic() - self.since < self.DELAY_SECONDS or not self.stream.isatty():
                return
            self._start(total)
        speed = self._bar.tasks[0].speed
        self._bar.update(self._task, completed=done, total=total, rate=f"{speed:,.0f}/s" if speed else "")

    def _start(self, total: int | None) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        rate = TextColumn("{task.fields[rate]}")
        columns = (TextColumn(self.what), BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
        self._bar = Bar(*columns, console=Console(file=self.stream), transient=True)
        self._task = self._bar.add_task(self.what, total=total, rate="")
        self._bar.start()


class StepBar:
    """Progress of several steps, one after the other: a bar for each on a terminal, elsewhere a line for each."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.stream = stream or sys.stderr
        self._bar: ProgressBar | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.__exit__()

    def __call__(self, what: str, done: int, total: int | None) -> None:
        """Show how much of a step is done; the total may be unknown."""
        if self._bar is None or self._bar.what != what:
            self.__exit__()
            self._bar = ProgressBar(what, self.stream)
        self._bar(done, total)
        if done == total and not self.stream.isatty():
            print(f"{what}: {total:,}", file=self.stream, flush=True)
