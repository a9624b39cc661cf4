"""The limits of what a game may declare, all checked when a `Game` is made."""

from __future__ import annotations

from inspect import signature
from typing import TYPE_CHECKING, NamedTuple, Protocol

from bailey.core.play.telling import WordArgument
from bailey.core.state.declared import Declared, Setting
from bailey.core.state.kinds.field import width
from bailey.core.state.kinds.many import Many
from bailey.core.state.slots import CARD_BITS, EVERYBODY, KNOWN_AT, SHUFFLE_AT
from bailey.core.state.todo import GameState

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from bailey.core.play.choices import ChoiceKind, Choices
    from bailey.core.play.printed import Printed
    from bailey.core.play.telling import Facts, Told

#: A slot has 10 bits for its card, and one bit for each seat that knows it.
MOST_CARDS, MOST_SEATS = CARD_BITS + 1, SHUFFLE_AT - KNOWN_AT
#: A menu has room for every choice of a game.
MOST_CHOICES = 1 << 24
#: Every number of a state is a signed 32-bit integer.
LEAST, MOST = -(1 << 31), (1 << 31) - 1
#: The most numbers in a state, which a search copies in every iteration.
MOST_NUMBERS = 1 << 20


class Flaw(NamedTuple):
    """What is wrong with a declaration, and the remedy."""

    what: str
    remedy: str


class Settable(Setting, Protocol):
    """An option, as it is declared."""

    @property
    def default(self) -> int:
        """Its value when nobody says."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players for which it counts."""

    @property
    def first_game(self) -> int | None:
        """Its value in a guided first game."""

    @property
    def everything(self) -> int | None:
        """Its value where all expansions are played."""


class Bounded(Declared[GameState], Protocol):
    """All of a declaration that has bounds."""

    move_classes: int
    longest: int
    retold: bool
    choices: Choices
    facts: Mapping[ChoiceKind, Callable[..., Facts]]
    prospects: Mapping[ChoiceKind, Callable[..., Facts]]
    told: tuple[Told, ...]
    printed: tuple[Printed, ...]

    @property
    def options(self) -> Sequence[Settable]:
        """The settings."""


def check(game: Bounded) -> None:
    """Refuse a game that declares more than the core can hold, or contradicts itself."""
    for fault in _faults(game):
        message = f"{game.name}: {fault.what}; {fault.remedy}"
        raise TypeError(message)


def _faults(game: Bounded) -> Iterator[Flaw]:
    yield from _of_players(game)
    yield from _of_seats(game)
    yield from _of_cards(game)
    yield from _of_choices(game)
    yield from _of_facts(game)
    yield from _of_events(game)
    yield from _of_options(game)
    yield from _of_cards_in_play(game)
    yield from _of_numbers(game)


def _of_players(game: Bounded) -> Iterator[Flaw]:
    given: object = game.players
    if not isinstance(given, range):
        yield Flaw(f"players {given}", "declare a range, as in range(2, 5) for 2 to 4 players")
    elif not game.players or not 1 <= game.players[0] <= game.players[-1] <= MOST_SEATS:
        yield Flaw(f"players {game.players}", f"declare a range from 1 to at most {MOST_SEATS}")
    elif game.retold and len(game.players) + game.players[0] > 2:
        yield Flaw(f"retold, with players {game.players}", "a table that tells is the only seat: declare range(1, 2)")


def _of_seats(game: Bounded) -> Iterator[Flaw]:
    options = {option.name: option.values for option in game.options}
    for one in game.printed:
        if not set(one.players) <= set(game.players):
            yield Flaw(
                f"printed opponent {one.name!r} at {one.players} players", "declare it for numbers that can play"
            )
        for name, values in one.when.items():
            if not values or not set(values) <= set(options.get(name, ())):
                yield Flaw(f"printed opponent {one.name!r} when {name} is {values}", "name values of an option")
                return
    scoring = max(map(game.most_scoring, game.players))
    if scoring > MOST_SEATS:
        yield Flaw(f"{scoring} who score", f"make it at most {MOST_SEATS}, printed opponents included")
    for field in game.state.fields:
        if isinstance(field, Many) and field.by_seat and field.length < scoring:
            yield Flaw(f"{field.name}: {field.length} records for {scoring} who score", f"make room for {scoring}")


def _of_cards(game: Bounded) -> Iterator[Flaw]:
    if len(game.cards) > MOST_CARDS:
        yield Flaw(f"{len(game.cards)} cards", f"a slot can tell {MOST_CARDS} apart")
    if len(set(game.cards)) < len(game.cards):
        yield Flaw("two cards of one name", "give each its own, or list it once and let several lie in the piles")
    for place in game.places:
        where = ".".join(map(str, place.path))
        if game.in_play is None and len(place.home) > place.length:
            yield Flaw(f"{where}: {len(place.home)} cards at home in a pile of {place.length}", "make it larger")
        if any(not 0 <= card < len(game.cards) for card in place.home):
            yield Flaw(f"{where}: a card at home that the game does not have", f"cards go to {len(game.cards) - 1}")
        if not 0 <= place.see <= EVERYBODY:
            yield Flaw(f"{where}: see={place.see}", "say ALL, NOBODY or OWNER")


def _of_cards_in_play(game: Bounded) -> Iterator[Flaw]:
    if game.in_play is None:
        return
    at_home = {card for place in game.places for card in place.home}
    for seats, options in _settings(game):
        for place, home in zip(game.places, game.homes(seats, options), strict=True):
            if len(home) > place.length:
                where = ".".join(map(str, place.path))
                yield Flaw(f"{where}: {len(home)} cards at home in a pile of {place.length}", "make it larger")
                return
        nowhere = set(game.in_play(seats, options)) - at_home
        if nowhere:
            cards = ", ".join(game.cards[card] if card in range(len(game.cards)) else str(card) for card in nowhere)
            yield Flaw(f"with {seats} seats and {options} in play, but at home nowhere: {cards}", "give each a home")
            return


def _settings(game: Bounded) -> Iterator[tuple[int, dict[str, int]]]:
    """Yield each value of each option, with the other options at their defaults, for each number of seats."""
    defaults = {option.name: option.default for option in game.options}
    for seats in game.players:
        yield seats, defaults
        for option in game.options:
            for value in option.values:
                yield seats, {**defaults, option.name: value}


def _of_choices(game: Bounded) -> Iterator[Flaw]:
    if not 0 < game.choices.count <= MOST_CHOICES:
        yield Flaw(f"{game.choices.count} choices", f"declare from 1 to {MOST_CHOICES}")
    if game.move_classes < 1:
        yield Flaw(f"{game.move_classes} move classes", "say how many numbers `move_class` can return")
    if game.longest < 1:
        yield Flaw(f"longest={game.longest}", "say how many decisions a game has at most")
    for step in game.steps:
        if not 0 <= int(step) <= MOST:
            yield Flaw(f"step {int(step)}", "number the steps from 0")


def _of_facts(game: Bounded) -> Iterator[Flaw]:
    for what, by_kind in (("facts", game.facts), ("prospect", game.prospects)):
        for kind, about in by_kind.items():
            arguments = [name for name, _ in kind.ranges]
            try:
                signature(about).bind(None, 0, **dict.fromkeys(arguments, 0))
            except TypeError as fault:
                takes = "".join(f", {name}" for name in arguments)
                yield Flaw(f"{what} of {kind.name}: {fault}", f"let it take s, p{takes}")


def _of_events(game: Bounded) -> Iterator[Flaw]:
    names = [told.name for told in game.told]
    for told in game.told:
        if names.count(told.name) > 1:
            yield Flaw(f"two events called {told.name!r}", "give each its own name")
        for name, argument in told.arguments.items():
            if isinstance(argument, WordArgument) and argument.of not in game.words:
                yield Flaw(f"event {told.name!r}: {name} is a word of {argument.of!r}", "declare these in `words`")


def _of_options(game: Bounded) -> Iterator[Flaw]:
    numbers = {field.name for field in game.state.fields if field.single}
    for option in game.options:
        if option.name not in numbers:
            yield Flaw(f"option {option.name!r}", "declare a number of this name in the state")
        if option.default not in option.values:
            yield Flaw(f"option {option.name!r}: the default {option.default}", f"one of {option.values}")
        for preset in ("first_game", "everything"):
            if (value := getattr(option, preset)) not in {None, *option.values}:
                yield Flaw(f"option {option.name!r}: {preset}={value}", f"one of {option.values}")
        if not set(option.players) <= set(game.players):
            yield Flaw(f"option {option.name!r}: counts for {option.players}", "name numbers that can play")
        if not all(LEAST <= value <= MOST for value in option.values):
            yield Flaw(f"option {option.name!r}: values {option.values}", "32 bits hold each")


def _of_numbers(game: Bounded) -> Iterator[Flaw]:
    total = width(game.state)
    if total > MOST_NUMBERS:
        yield Flaw(f"a state of {total} numbers", f"at most {MOST_NUMBERS}")
