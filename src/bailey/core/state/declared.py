"""What the state room reads of a game: the part of `Game` that views, positions and observations are made from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bailey.core.state.kinds.field import CardPlace
    from bailey.core.state.todo import GameState


class Declared(Protocol):
    """The declarations of a game."""

    name: str
    version: int
    cards: tuple[str, ...]
    words: dict[str, tuple[str, ...]]
    told: Any
    facts: Mapping[Any, Callable[..., dict[str, Any]]]
    state: type[GameState]
    players: range
    places: tuple[CardPlace, ...]
    options: Any
    choices: Any
    move_classes: int
    longest: int
    retold: bool
    engine: Any

    @property
    def steps(self) -> Mapping[Any, Any]:
        """The steps, by the game's own enumeration."""

    @property
    def refuse(self) -> Callable[[Any], str | None] | None:
        """Name what the rules forbid in a position that a person wrote."""

    @property
    def complete(self) -> Callable[..., Any] | None:
        """Make a position that a person wrote ready to be played."""

    @property
    def begin_turn(self) -> Callable[..., Any]:
        """Push the steps of a turn."""

    @property
    def usual(self) -> int:
        """How many play when nobody says."""

    @property
    def printed(self) -> tuple[Any, ...]:
        """The printed opponents."""

    @property
    def in_play(self) -> Callable[..., Any] | None:
        """Tell which cards are in play."""

    def printed_for(self, seats: int, options: Mapping[str, int] | None = None) -> tuple[str, ...]:
        """Name the printed opponents that play."""

    def most_scoring(self, seats: int) -> int:
        """Count those who can score with so many seats, whatever the options."""

    def options_of(self, s: Any) -> dict[str, int]:
        """Give the options of a state."""

    def homes(self, seats: int, options: Mapping[str, int]) -> tuple[tuple[int, ...], ...]:
        """Give the cards that lie in each pile of `places` at first."""

    def blank(self, seats: int, options: dict[str, int] | None = None) -> Any:
        """Return the state before setup."""

    def menu(self) -> Any:
        """Return an empty menu."""

    def __hash__(self) -> int:
        """Hash by identity: what is worked out once for a game is cached."""
