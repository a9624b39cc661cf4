"""What every crew can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Self

Result = TypeVar("Result")
#: A piece whose process died is played again, so many times.
MOST_TRIES = 3


class Piece(NamedTuple):
    """Games `first` to `first + games - 1`."""

    first: int
    games: int


class Lost(BadInput):
    """The crew is gone in the middle; what it finished before counts."""


class Crew(Protocol):
    """Plays pieces. Jobs are functions that can be sent to another process.

    A process that has played one `variant` of a game's data plays no other; the printed game is "".
    """

    cores: int

    def __enter__(self) -> Self:
        """Begin."""

    def __exit__(self, *_: object) -> None:
        """End all processes; pieces that are not finished are dropped."""

    def ask(self, job: Callable[[], Result], variant: str = "") -> Result:
        """Do a job once, where pieces are played."""

    def play(
        self, job: Callable[[int, int], Result], pieces: Iterable[Piece], variant: str = ""
    ) -> Iterator[tuple[Piece, Result]]:
        """Yield what the job makes of each piece, as they are finished, in any order."""


def cut(games: Iterable[range], most: int) -> list[Piece]:
    """Cut spans of games into pieces of at most so many."""
    return [
        Piece(first, min(most, span.stop - first)) for span in games for first in range(span.start, span.stop, most)
    ]
