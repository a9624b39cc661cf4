"""The bounds of what a game may declare, all checked when a `Game` is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bailey.core.record import SINGLE, field_width
from bailey.core.slots import CARD_BITS, EVERYBODY, KNOWN_AT, SHUFFLE_AT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.game import Game

#: A slot keeps its card in so many bits, and a bit for each seat that knows it.
MOST_CARDS, MOST_SEATS = CARD_BITS + 1, SHUFFLE_AT - KNOWN_AT
#: A choice is a 32-bit number, and a menu has room for every choice of a game.
MOST_CHOICES = 1 << 24
#: Every number of a state is a signed 32-bit integer.
LEAST, MOST = -(1 << 31), (1 << 31) - 1
#: Numbers of a state: a search copies one for every deal, so more than this is a mistake.
MOST_NUMBERS = 1 << 20


class Fault(NamedTuple):
    """What a game declares that the core cannot hold, and the remedy."""

    what: str
    remedy: str


def check(game: Game) -> None:
    """Refuse a game that declares more than the core can hold, or what contradicts itself."""
    for fault in _faults(game):
        message = f"{game.name}: {fault.what}; {fault.remedy}"
        raise TypeError(message)


def _faults(game: Game) -> Iterator[Fault]:
    yield from _of_players(game)
    yield from _of_seats(game)
    yield from _of_cards(game)
    yield from _of_choices(game)
    yield from _of_options(game)
    yield from _of_numbers(game)


def _of_players(game: Game) -> Iterator[Fault]:
    if not game.players or not 1 <= game.players[0] <= game.players[-1] <= MOST_SEATS:
        yield Fault(f"players {game.players}", f"declare a range from 1 to at most {MOST_SEATS}")


def _of_seats(game: Game) -> Iterator[Fault]:
    for seats in game.printed:
        if seats not in game.players:
            yield Fault(f"printed opponents at {seats} players", "declare them for a number that can play")
    scoring = max(map(game.scoring, game.players))
    for field in game.state.fields:
        if field.by_seat and field.length < scoring:
            yield Fault(f"{field.name}: {field.length} records for {scoring} who score", f"make room for {scoring}")


def _of_cards(game: Game) -> Iterator[Fault]:
    if len(game.cards) > MOST_CARDS:
        yield Fault(f"{len(game.cards)} cards", f"a slot can tell {MOST_CARDS} apart")
    if len(set(game.cards)) < len(game.cards):
        yield Fault("two cards of one name", "give each its own, or list it once and let several lie in the piles")
    for place in game.places:
        where = ".".join(map(str, place.path))
        if len(place.home) > place.field.length:
            yield Fault(f"{where}: {len(place.home)} cards at home in a pile of {place.field.length}", "make it larger")
        if any(not 0 <= card < len(game.cards) for card in place.home):
            yield Fault(f"{where}: a card at home that the game does not have", f"cards go to {len(game.cards) - 1}")
        if not 0 <= place.see <= EVERYBODY:
            yield Fault(f"{where}: see={place.see}", "say ALL, NOBODY or OWNER")


def _of_choices(game: Game) -> Iterator[Fault]:
    if not 0 < game.choices.count <= MOST_CHOICES:
        yield Fault(f"{game.choices.count} choices", f"declare from 1 to {MOST_CHOICES}")
    if game.deeds < 1:
        yield Fault(f"{game.deeds} deeds", "say how many numbers `deed` can return")
    if game.longest < 1:
        yield Fault(f"longest={game.longest}", "say how many decisions a game has at most")
    for step in game.steps:
        if not 0 <= int(step) <= MOST:
            yield Fault(f"step {int(step)}", "number the steps from 0")


def _of_options(game: Game) -> Iterator[Fault]:
    numbers = {field.name for field in game.state.fields if field.kind in SINGLE}
    for option in game.options:
        if option.name not in numbers:
            yield Fault(f"option {option.name!r}", "declare a number of this name in the state")
        if option.default not in option.values:
            yield Fault(f"option {option.name!r}: the default {option.default}", f"one of {option.values}")
        if not set(option.players) <= set(game.players):
            yield Fault(f"option {option.name!r}: counts for {option.players}", "name numbers that can play")
        if not all(LEAST <= value <= MOST for value in option.values):
            yield Fault(f"option {option.name!r}: values {option.values}", "32 bits hold each")


def _of_numbers(game: Game) -> Iterator[Fault]:
    total = sum(field_width(field) for field in game.state.fields)
    if total > MOST_NUMBERS:
        yield Fault(f"a state of {total} numbers", f"at most {MOST_NUMBERS}")
