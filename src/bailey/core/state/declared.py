"""What the state room reads of a game: the part of `Game` that views, positions and observations are made from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bailey.core.state.todo import StateOf

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from enum import IntEnum

    from bailey.core.state.kinds.field import CardPlace
    from bailey.core.state.record import Record
    from bailey.core.state.todo import GameState


class Setting(Protocol):
    """An option of a game."""

    @property
    def name(self) -> str:
        """The number of the state that it sets."""

    @property
    def values(self) -> tuple[int, ...]:
        """What it may be."""


class Running(Protocol):
    """What runs a game."""

    @property
    def settle(self) -> Callable[..., None]:
        """Continue to the next decision: `settle(s, menu)`."""


class Written(Protocol):
    """What is needed to write a position."""

    name: str
    version: int
    cards: tuple[str, ...]

    @property
    def state(self) -> type[Record]:
        """The state of the game."""

    @property
    def steps(self) -> Mapping[IntEnum, object]:
        """The steps, by the game's own enumeration."""

    def __hash__(self) -> int:
        """Hash by identity: what is worked out once for a game is cached."""


class Declared(Protocol[StateOf]):
    """The declarations of a game."""

    name: str
    version: int
    cards: tuple[str, ...]
    words: dict[str, tuple[str, ...]]
    players: range
    places: tuple[CardPlace, ...]

    @property
    def state(self) -> type[StateOf]:
        """The state of the game."""

    @property
    def options(self) -> Sequence[Setting]:
        """The settings."""

    @property
    def engine(self) -> Running:
        """What runs it."""

    @property
    def steps(self) -> Mapping[IntEnum, object]:
        """The steps, by the game's own enumeration."""

    @property
    def faults(self) -> Callable[..., Iterable[str]] | None:
        """Yield what the rules forbid in a position that a person wrote."""

    @property
    def complete(self) -> Callable[..., object] | None:
        """Make a position that a person wrote ready to be played."""

    @property
    def begin_turn(self) -> Callable[..., object]:
        """Push the steps of a turn."""

    @property
    def usual(self) -> int:
        """How many play when nobody says."""

    @property
    def in_play(self) -> Callable[..., Collection[int]] | None:
        """Tell which cards are in play."""

    def printed_for(self, seats: int, options: Mapping[str, int] | None = None) -> tuple[str, ...]:
        """Name the printed opponents that play."""

    def most_scoring(self, seats: int) -> int:
        """Count those who can score with so many seats, whatever the options."""

    def options_of(self, s: GameState) -> dict[str, int]:
        """Give the options of a state."""

    def homes(self, seats: int, options: Mapping[str, int]) -> tuple[tuple[int, ...], ...]:
        """Give the cards that lie in each pile of `places` at first."""

    def blank(self, seats: int, options: Mapping[str, object] | None = None) -> StateOf:
        """Return the state before setup."""

    def menu(self) -> list[int]:
        """Return an empty menu."""

    def __hash__(self) -> int:
        """Hash by identity: what is worked out once for a game is cached."""
