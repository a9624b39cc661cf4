"""Events: what happened in a game, for the log, animations and replays.

An event declares its arguments by name and type:

    Told("swapped", player=PLAYER, gave=CARD, got=SLOT, paid=NUMBER, good=word_of("good"))

`tell` appends to a list in plain play and compiles to nothing; events are no part of the state. A card that may be
hidden is passed as its whole slot, which contains who knows it: viewers who do not are told null.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Protocol, Self

from bailey.core.errors import BrokenRules
from bailey.core.state.piles import seen_by
from bailey.core.state.rules import plain_only
from bailey.core.state.slots import CARD_BITS, EVERYBODY

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bailey.core.state.declared import Declared

NAME = re.compile(r"[a-z][a-z0-9_]*")
#: The key of an event's name in its JSON.
WHAT = "what"
#: What is shown of a number: itself, a word, or None for a card that the viewer does not know.
Shown = int | str | None
#: The JSON of an event.
Event = dict[str, Shown]
#: What is told of a choice beside its arguments, by name; a game's texts know how to say each.
Facts = dict[str, object]


class Argument:
    """The type of an event's argument; this base class is a number."""

    def read(self, value: int, game: Declared, viewer: int | None) -> Shown:  # noqa: ARG002
        """Return a value as JSON for one viewer; without a viewer, with nothing hidden."""
        return value

    def fits(self, value: int, game: Declared, players: int) -> bool:  # noqa: ARG002
        """Return whether a value is valid in a game with so many players who score."""
        return True

    def typescript(self, words: Mapping[str, str]) -> str:  # noqa: ARG002
        """Return the TypeScript type; `words` has those of the game's words."""
        return "number"


class PlayerArgument(Argument):
    """The number of one who scores: a seat or a printed opponent."""

    def fits(self, value: int, game: Declared, players: int) -> bool:  # noqa: ARG002
        """Return whether there is such a player."""
        return 0 <= value < players


class TruthArgument(Argument):
    """A number that is 0 or 1, written as false or true."""

    def read(self, value: int, game: Declared, viewer: int | None) -> bool:  # noqa: ARG002
        """Write false or true."""
        return value != 0

    def fits(self, value: int, game: Declared, players: int) -> bool:  # noqa: ARG002
        """Return whether the value is 0 or 1."""
        return value in {0, 1}

    def typescript(self, words: Mapping[str, str]) -> str:  # noqa: ARG002
        """Write the TypeScript type."""
        return "boolean"


@dataclass(frozen=True)
class WordArgument(Argument):
    """A number that is written as one of the game's words of this name."""

    of: str

    def read(self, value: int, game: Declared, viewer: int | None) -> str:  # noqa: ARG002
        """Write the word."""
        return game.words[self.of][value]

    def fits(self, value: int, game: Declared, players: int) -> bool:  # noqa: ARG002
        """Return whether there is such a word."""
        return 0 <= value < len(game.words[self.of])

    def typescript(self, words: Mapping[str, str]) -> str:
        """Write the TypeScript type."""
        return words[self.of]


class CardArgument(Argument):
    """The number of a card that everybody knows."""

    def read(self, value: int, game: Declared, viewer: int | None) -> str | None:  # noqa: ARG002
        """Write the name of the card."""
        return game.cards[value]

    def fits(self, value: int, game: Declared, players: int) -> bool:  # noqa: ARG002
        """Return whether there is such a card."""
        return 0 <= value < len(game.cards)

    def typescript(self, words: Mapping[str, str]) -> str:  # noqa: ARG002
        """Write the TypeScript type."""
        return "CardName"


class SlotArgument(CardArgument):
    """The slot of a card that may be hidden: its card is null to those who do not know it."""

    def read(self, value: int, game: Declared, viewer: int | None) -> str | None:
        """Write the name of the card, if the viewer knows it."""
        hidden = viewer is not None and not seen_by(value, viewer)
        return None if hidden else game.cards[value & CARD_BITS]

    def fits(self, value: int, game: Declared, players: int) -> bool:
        """Return whether there is such a card."""
        return super().fits(value & CARD_BITS, game, players)

    def typescript(self, words: Mapping[str, str]) -> str:
        """Write the TypeScript type."""
        return f"{super().typescript(words)} | null"


NUMBER, PLAYER, TRUTH, CARD, SLOT = Argument(), PlayerArgument(), TruthArgument(), CardArgument(), SlotArgument()


def word_of(words: str) -> Argument:
    """Declare an argument that is written as one of the words of this name in `Game.words`."""
    return WordArgument(words)


class Told:
    """One kind of event: its name, and its arguments by name.

    `gain` marks an event that gains something, `vain` one that brings nothing. The first marked event of a choice
    counts: if it is in vain, players are warned before they choose. `act` marks an event that repeats what its choice
    says, as `took`: who asks what a choice would bring is not told it again.
    """

    def __init__(
        self, name: str, /, *, gain: bool = False, vain: bool = False, act: bool = False, **arguments: Argument
    ) -> None:
        _check(name, (gain, vain, act), arguments)
        self.name, self.gain, self.vain, self.act, self.arguments = name, gain, vain, act, arguments
        #: The indices of the slots in an event.
        self.slots = [i for i, argument in enumerate(arguments.values(), 1) if isinstance(argument, SlotArgument)]

    def __repr__(self) -> str:
        """Return the name and the arguments."""
        return f"<Told {self.name}: {', '.join(self.arguments) or 'no arguments'}>"


class Events(IntEnum):
    """The kinds of events of a game by name, each declared once, numbered as they come: `DREW = Told("drew", ...)`."""

    told: Told

    def __new__(cls, told: Told) -> Self:
        """Number a kind of event."""
        made = int.__new__(cls, len(cls.before()) + len(cls.__members__))
        made._value_, made.told = int(made), told
        return made

    @staticmethod
    def before() -> tuple[Told, ...]:
        """Return the kinds that are numbered before these: none, or those of the game that this one continues."""
        return ()

    @classmethod
    def kinds(cls) -> tuple[Told, ...]:
        """Return all kinds by their numbers: what `Game(told=...)` takes."""
        return (*cls.before(), *(one.told for one in cls))


def _check(event: str, flags: tuple[object, ...], arguments: Mapping[str, object]) -> None:
    """Refuse invalid flags, argument names and types."""
    if not all(isinstance(flag, bool) for flag in flags):
        message = f"event {event!r}: `gain`, `vain` and `act` say what the event does; give an argument another name"
        raise TypeError(message)
    for name, argument in arguments.items():
        if name == WHAT or not NAME.fullmatch(name):
            message = f"event {event!r}: an argument cannot be called {name!r}; use small letters, and not {WHAT!r}"
            raise TypeError(message)
        if not isinstance(argument, Argument):
            message = f"event {event!r}: {name} is declared as {argument!r}; declare a type, as in {name}=NUMBER"
            raise TypeError(message)


def is_vain(events: list[tuple[int, ...]], told: tuple[Told, ...]) -> bool:
    """Return whether the first marked event is in vain."""
    for event in events:
        if told[event[0]].gain or told[event[0]].vain:
            return told[event[0]].vain
    return False


class Telling(Protocol):
    """A state that collects events, or None where nobody listens."""

    @property
    def events(self) -> list[tuple[int, ...]] | None:
        """What happened."""


@plain_only
def tell(s: Telling, what: int, *arguments: int) -> None:
    """Append an event, if events are collected; the arguments are in the order of their declaration."""
    if s.events is not None:
        s.events.append((int(what), *(int(argument) for argument in arguments)))


def hides_nothing(events: list[tuple[int, ...]], told: tuple[Told, ...]) -> bool:
    """Return whether every card in these events is known to everybody, so that all viewers see the same."""
    for event in events:
        for i in told[event[0]].slots:
            if not seen_by(event[i], EVERYBODY):
                return False
    return True


def read_event(event: tuple[int, ...], told: tuple[Told, ...], game: Declared, viewer: int | None) -> Event:
    """Return an event as JSON for one viewer; without a viewer, with nothing hidden."""
    kind = told[event[0]]
    out: Event = {WHAT: kind.name}
    if len(event) - 1 != len(kind.arguments):
        raise BrokenRules(misfit(event, told, game, 0))
    for (name, argument), value in zip(kind.arguments.items(), event[1:], strict=True):
        out[name] = argument.read(value, game, viewer)
    return out


def number_told(told: Mapping[str, object], name: str) -> int:
    """Return a number of an event, of facts, or of a line of a score."""
    value = told[name]
    if not isinstance(value, int):
        message = f"{name}: is told as {value!r}, and the text needs a number"
        raise TypeError(message)
    return value


def word_told(told: Mapping[str, object], name: str) -> str:
    """Return a word of an event, of facts, or of a line of a score: the name of a card, or one of the game's words."""
    value = told[name]
    if not isinstance(value, str):
        message = f"{name}: is told as {value!r}, and the text needs a word"
        raise TypeError(message)
    return value


def cards_told(event: tuple[int, ...], told: tuple[Told, ...], game: Declared, viewer: int) -> Iterator[str]:
    """Yield the names of the cards that a viewer sees in an event."""
    for argument, value in zip(told[event[0]].arguments.values(), event[1:], strict=True):
        card = argument.read(value, game, viewer) if isinstance(argument, CardArgument) else None
        if card is not None:
            yield card


def misfit(event: tuple[int, ...], told: tuple[Told, ...], game: Declared, players: int) -> str | None:
    """Return what is wrong with an event, its kind or an argument; None if it is valid.

    `players` is the number of players who score.
    """
    if not 0 <= event[0] < len(told):
        return f"event {event[0]} is not declared"
    kind = told[event[0]]
    if len(event) - 1 != len(kind.arguments):
        return f"{kind} is told with {len(event) - 1} arguments; tell each of its own, in their order"
    for (name, argument), value in zip(kind.arguments.items(), event[1:], strict=True):
        if not argument.fits(value, game, players):
            return f"{kind} is told with {name}={value}; tell its arguments in their order"
    return None
