"""Games played by chance, position by position, for the conformance suite to look at."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from importlib import import_module
from itertools import combinations, product
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from bailey.core.chance import BOT_STREAM, Luck, below, bits, seed_with
from bailey.core.piles import known_by
from bailey.core.position import Position
from bailey.core.record import follow
from bailey.core.slots import CARD_BITS, OPEN, SHUFFLE_AT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bailey.core.game import Game

    Policy = Callable[[Position, Luck], int]


#: A value of an option, or of the number of players.
Value = tuple[str, int]
PLAYERS = "players"


class Nonconforming(AssertionError):
    """A game does not do what every game must; the message says what, and where it was found."""


class Moment(NamedTuple):
    """A position of a game that is played by chance, the luck to look at it with, and where it is."""

    pos: Position
    luck: Luck
    where: str

    def fail(self, what: str) -> NoReturn:
        """Say what does not hold here."""
        raise Nonconforming(f"{self.where}: {what}")

    def expect(self, holds: object, what: str) -> None:
        """Say what does not hold here, unless it does."""
        if not holds:
            self.fail(what)


# Playing


def setting(game: Game, number: int) -> tuple[int, dict[str, int]]:
    """Tell with how many players and which options game `number` is played: by and by with all of `settings`."""
    all_of_them = settings(game)
    return all_of_them[number % len(all_of_them)]


@cache
def settings(game: Game) -> list[tuple[int, dict[str, int]]]:
    """List settings of which some have any two values together: of two options, or of an option and the players."""
    found: list[tuple[int, dict[str, int]]] = []
    missing = {pair for players in game.players for pair in _possible(game, players)}
    while missing or len(found) < len(game.players):
        most = max(game.players, key=lambda players: len(missing & set(_possible(game, players))))
        players = game.players[len(found)] if len(found) < len(game.players) else most
        chosen = _choose_values(game, players, missing)
        missing -= set(combinations(chosen, 2))
        defaults = {option.name: option.default for option in game.options}
        found.append((players, {**defaults, **dict(chosen[1:])}))
    return found


def _possible(game: Game, players: int) -> Iterator[tuple[Value, Value]]:
    """Go through all pairs of values that can stand together at so many players."""
    values = [[(option.name, value) for value in option.values] for option in game.options if option.counts(players)]
    for one, other in combinations([[(PLAYERS, players)], *values], 2):
        yield from product(one, other)


def _choose_values(game: Game, players: int, missing: set[tuple[Value, Value]]) -> list[Value]:
    """Choose a value of every option so that a pair that is missing is there, and many others with it."""
    wanted = dict(min(missing & set(_possible(game, players)), default=()))
    chosen: list[Value] = [(PLAYERS, players)]
    for option in game.options:
        if option.counts(players):
            open_values = (wanted[option.name],) if option.name in wanted else option.values
            news = {v: sum((other, (option.name, v)) in missing for other in chosen) for v in open_values}
            chosen.append((option.name, max(news, key=news.__getitem__)))
    return chosen


def start(game: Game, seed: int, number: int) -> Position:
    """Set up game `number` of a seed."""
    players, options = setting(game, number)
    return Position(game, game.deal(players, seed, number, options))


def by_chance(pos: Position, luck: Luck) -> int:
    """Choose any open choice."""
    return pos.choices.numbers[below(luck, len(pos.choices))]


def the_first(pos: Position, _: Luck) -> int:
    """Choose the first open choice."""
    return pos.choices.numbers[0]


def the_last(pos: Position, _: Luck) -> int:
    """Choose the last open choice."""
    return pos.choices.numbers[-1]


def where_is(game: Game, players: int, seed: int, number: int, decision: int) -> str:
    """Name a moment, so that it can be found again."""
    return f"{game.title}, {players} players, {seed=}, game {number}, {decision=}"


def moments(game: Game, games: int, seed: int) -> Iterator[Moment]:
    """Go through every position of some games."""
    for number in range(games):
        yield from moments_of(game, seed, number)


def moments_of(game: Game, seed: int, number: int, policy: Policy = by_chance) -> Iterator[Moment]:
    """Go through every position of one game; a game that is longer than it may be ends here."""
    pos, luck = start(game, seed, number), Luck()
    seed_with(luck, seed, number, BOT_STREAM)
    for decision in range(game.longest + 1):
        yield Moment(pos, luck, where_is(game, pos.state.seats, seed, number, decision))
        if pos.over:
            return
        pos.push(policy(pos, luck))
    raise Nonconforming(f"{game.title}, {seed=}, game {number}: is not over after {game.longest} decisions")


# Knowing


def slots(pos: Position) -> Iterator[int]:
    """Go through all cards and what is known of them."""
    for place in pos.game.places:
        pile = follow(pos.state, place.path)
        yield from pile.slots[: pile.size]


def knows(slot: int, seat: int | None) -> bool:
    """Tell whether a seat, or a spectator, knows the card of a slot."""
    return slot & OPEN == OPEN if seat is None else known_by(slot, seat)


def known_cards(pos: Position, seat: int | None) -> set[str]:
    """Name the cards that a seat knows, wherever they lie."""
    return {pos.game.cards[slot & CARD_BITS] for slot in slots(pos) if knows(slot, seat)}


def elsewhere(pos: Position, seat: int | None, luck: Luck) -> Position:
    """Make a position that differs only in what a seat cannot know: cards of a shuffle, and what comes."""
    twin = pos.state.copy()
    for alike in unknown_by_shuffle(pos.game, twin, seat).values():
        for n, (pile, i) in enumerate(alike):
            other, k = alike[n + below(luck, len(alike) - n)]
            difference = (pile.slots[i] ^ other.slots[k]) & CARD_BITS
            pile.slots[i] ^= difference
            other.slots[k] ^= difference
    seed_with(twin, bits(luck), bits(luck), BOT_STREAM)
    return Position(pos.game, twin)


def unknown_by_shuffle(game: Game, state: Any, seat: int | None) -> dict[int, list[tuple[Any, int]]]:
    """Find the slots that a seat does not know, by the shuffle that hid them."""
    found: dict[int, list[tuple[Any, int]]] = {}
    for place in game.places:
        pile = follow(state, place.path)
        for i, slot in enumerate(pile.slots[: pile.size]):
            if not knows(slot, seat):
                found.setdefault(slot >> SHUFFLE_AT, []).append((pile, i))
    return found


# Bounds


@contextmanager
def smaller_stack() -> Iterator[None]:
    """Let the plain todo stack be full at half of its size."""
    todo: Any = import_module("bailey.core.todo")
    whole = todo.CAPACITY
    todo.CAPACITY = whole // 2
    try:
        yield
    finally:
        todo.CAPACITY = whole


# Writing


def spoil_todo(game: Game, written: dict[str, Any], luck: Luck) -> None:
    """Change one thing of what is left to do in a written position: a step more, one less, or another number."""
    todo, steps = written["todo"], [step.name.lower() for step in game.steps]
    written.pop("turn", None)
    what = below(luck, 3) if todo else 0
    if what == 0:
        step = {"step": steps[below(luck, len(steps))], "player": 0, "a": some_number(game, luck), "b": 0}
        todo.insert(below(luck, len(todo) + 1), step)
    elif what == 1:
        todo.pop(below(luck, len(todo)))
    else:
        todo[below(luck, len(todo))][("player", "a", "b")[below(luck, 3)]] = some_number(game, luck)


def some_number(game: Game, luck: Luck) -> int:
    """Take a small number, or one that could be a card."""
    return below(luck, 5) - 1 if below(luck, 2) else below(luck, len(game.cards) + 2)


def score_alone(pos: Position, p: int) -> int:
    """Score a player of whose game nothing is left but their own record."""
    s = pos.game.state()
    s.seats = pos.state.seats
    for field in pos.game.state.fields:
        if field.by_seat:
            getattr(s, field.name)[p] = getattr(pos.state, field.name)[p]
    return int(pos.game.score(s, p))
