"""The score pad of a physical game: the questions that everybody who scores is asked.

A game declares the questions of its pad and writes a position from the answers. Where they depend on an option of the
game, it declares a pad for each of its values. `core.text.pad_form` is a pad that is being filled in.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

#: The largest answer where the game does not say one.
MANY = 999


class PadQuestion(NamedTuple):
    """One question: a number from 0 to `most`, or the card that lies in one place."""

    name: str
    most: int = MANY
    wide: int = 0
    """How many places for cards lie side by side; 0 if the answer is a number."""
    key: str = ""
    """The key of its text is `pad-KEY`, or `pad-NAME` without one."""
    about: Mapping[str, int | str] = {}
    """The arguments of the text; `card` is the name of a card."""
    group: str = ""
    """The key of the heading over it and its neighbours is `pad-group-GROUP`; it has none without one."""


class PlacedCard(NamedTuple):
    """The answer for a place: a card face up and the goods stored on it, a card face down, or nothing."""

    card: str | None = None
    stored: int = 0
    face_down: bool = False


#: The answers of one player, by the names of the questions: of a pad that asks for numbers only, and of any.
Answers = dict[str, int]
AnyAnswers = dict[str, int | PlacedCard]


class InvalidAnswer(NamedTuple):
    """Why an answer is refused, as a key and arguments; `again` names an earlier question to return to."""

    key: str
    about: Mapping[str, str | int] = {}
    again: str = ""


@dataclass(frozen=True)
class ScorePad:
    """What a game declares about its score pad."""

    players: range
    #: Returns the questions for one player who scores: `questions(seats, player)`.
    questions: Callable[[int, int], Sequence[PadQuestion]]
    #: Returns the position at the end of the game: `position(seats, answers)`.
    position: Callable[..., dict[str, object]]
    #: Yields what is wrong with the answers so far; the first is told, and ends it: `faults(seats, answers)`.
    faults: Callable[..., Iterable[InvalidAnswer]]
    #: How many goods a card can store, by its name.
    holds: Mapping[str, int] = field(default_factory=dict)
    #: The option of the game on which the questions depend; empty if on none.
    option: str = ""
    #: The pads for all values of that option; this one is for its default.
    by_value: Mapping[int, ScorePad] = field(default_factory=dict)

    def with_value(self, value: int | None) -> ScorePad | None:
        """Return the pad for a value of the option, by default this one; None if there is none for it."""
        return self if value is None else self.by_value.get(value)
