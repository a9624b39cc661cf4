"""Trial games: random games of which the conformance suite checks the positions."""
# Any: a constant of the core is replaced for a trial.

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from importlib import import_module
from itertools import combinations, product
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from bailey.core.errors import fault_in
from bailey.core.play.game import clashes
from bailey.core.play.pointing import paths
from bailey.core.play.position import Position
from bailey.core.state.chance import BOT_STREAM, Luck, below, bits, seed_with
from bailey.core.state.piles import known_by
from bailey.core.state.record import Record, follow
from bailey.core.state.slots import CARD_BITS, KNOWN_AT, OPEN, SHUFFLE_AT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bailey.core.play.game import Game
    from bailey.core.state.slots import Cells, Pile
    from bailey.core.state.todo import GameState

    Policy = Callable[[Position, Luck], int]
    #: So many trial games, the first ones, or those of these numbers.
    Games = int | Sequence[int]


#: An option, or the number of players, and its value.
Value = tuple[str, int]
PLAYERS = "players"
#: The stream of random numbers for checks; players use `BOT_STREAM`, so that checks do not change which game is played.
CHECK_STREAM = 4


class Nonconforming(AssertionError):
    """A game fails a check; the message says which rule is broken, and in which position."""


class Known(NamedTuple):
    """What is known in a position: the viewers who know each card (one bit each), and how often was shuffled."""

    cards: dict[str, int]
    shuffles: int

    def by(self, card: str, seat: int) -> bool:
        """Return whether a seat knows where a card is."""
        return (self.cards.get(card, 0) >> seat) & 1 == 1


class Sample(NamedTuple):
    """A position of a trial game, with what a check needs beside it."""

    pos: Position
    luck: Luck  # for the check's own random numbers
    where: str
    before: Known | None = None  # what was known before the last choice; None at the beginning

    def fail(self, what: str) -> NoReturn:
        """Raise `Nonconforming` for this position."""
        raise Nonconforming(f"{self.where}: {what}")

    def expect(self, holds: object, what: str) -> None:
        """Raise `Nonconforming` for this position unless something holds."""
        if not holds:
            self.fail(what)

    def some_choices(self, most: int) -> list[int]:
        """Return the open choices, or so many of them at random."""
        return some(self.pos.choices.numbers, most, self.luck)


def some(numbers: Sequence[int], most: int, luck: Luck) -> list[int]:
    """Return all numbers, or so many of them at random."""
    rest = list(numbers)
    return rest if len(rest) <= most else [rest.pop(below(luck, len(rest))) for _ in range(most)]


# Playing


def setting(game: Game, number: int) -> tuple[int, dict[str, int]]:
    """Return the players and options of game `number`; the games go through all of `settings` again and again."""
    all_of_them = settings(game)
    return all_of_them[number % len(all_of_them)]


def numbers(games: Games) -> Sequence[int]:
    """Return the numbers of trial games: the first so many, or those that are named."""
    return range(games) if isinstance(games, int) else games


def enough(game: Game, without: str) -> list[int]:
    """List numbers of `settings` in which every pair of values occurs, but not those of one option with many."""
    met = [_met(game, *one, without) for one in settings(game)]
    missing, found = set[tuple[Value, Value]]().union(*met), list[int]()
    while missing:
        found.append(max(range(len(met)), key=lambda number: len(met[number] & missing)))
        missing -= met[found[-1]]
    return found


def _met(game: Game, players: int, options: dict[str, int], without: str) -> set[tuple[Value, Value]]:
    """Return the pairs of values that occur in a setting, without those of one option."""
    counted = [option for option in game.options if option.counts(players) and option.name != without]
    return set(combinations([(PLAYERS, players), *((option.name, options[option.name]) for option in counted)], 2))


@cache
def settings(game: Game) -> list[tuple[int, dict[str, int]]]:
    """List settings in which every pair of values occurs: of two options, or of an option and the players."""
    found: list[tuple[int, dict[str, int]]] = []
    missing = {players: set(_possible(game, players)) for players in game.players}
    defaults = {option.name: option.default for option in game.options}
    while any(missing.values()) or len(found) < len(game.players):
        most = max(game.players, key=lambda players: len(missing[players]))
        players = game.players[len(found)] if len(found) < len(game.players) else most
        chosen = _choose_values(game, players, missing[players])
        for pairs in missing.values():
            pairs.difference_update(combinations(chosen, 2))
        found.append((players, {**defaults, **dict(chosen[1:])}))
    return found


def _possible(game: Game, players: int) -> Iterator[tuple[Value, Value]]:
    """Yield all pairs of values that are possible with so many players."""
    counted = [option for option in game.options if option.counts(players)]
    for option in counted:
        yield from (((PLAYERS, players), (option.name, value)) for value in option.values)
    for one, other in combinations(counted, 2):
        for a, b in product(one.values, other.values):
            if not clashes(one, a, other, b):
                yield (one.name, a), (other.name, b)


def _choose_values(game: Game, players: int, missing: set[tuple[Value, Value]]) -> list[Value]:
    """Choose a value for every option, so that at least one missing pair occurs, and many others if possible."""
    known = {option.name: option for option in game.options if option.counts(players)}
    wanted = dict(min(missing, default=()))
    chosen: list[Value] = [(PLAYERS, players)]
    for name, option in known.items():
        values = (wanted[name],) if name in wanted else option.values
        others = [(known[other], value) for other, value in [*chosen, *wanted.items()] if other in known]
        open_values = [v for v in values if not any(clashes(option, v, *other) for other in others)]
        news = {v: sum((other, (name, v)) in missing for other in chosen) for v in open_values}
        chosen.append((name, max(news, key=news.__getitem__)))
    return chosen


def start(game: Game, seed: int, number: int) -> Position:
    """Set up trial game `number` of a seed."""
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
    """Name a position so that it can be found again."""
    return f"{game.title}, {players} players, {seed=}, game {number}, {decision=}"


def seeded(seed: int, number: int, stream: int = CHECK_STREAM) -> Luck:
    """Return the generator of a stream for game `number` of a seed."""
    luck = Luck()
    seed_with(luck, seed, number, stream)
    return luck


def samples(game: Game, games: Games, seed: int) -> Iterator[Sample]:
    """Yield every position of some trial games."""
    for number in numbers(games):
        yield from samples_of(game, seed, number)


def samples_of(game: Game, seed: int, number: int, policy: Policy = by_chance) -> Iterator[Sample]:
    """Yield every position of one trial game, which must end within its bound, on half of the todo stack."""
    pos, playing, luck = start(game, seed, number), seeded(seed, number, BOT_STREAM), seeded(seed, number)
    before: Known | None = None
    for decision in range(game.longest + 1):
        sample = Sample(pos, luck, where_is(game, pos.state.seats, seed, number, decision), before)
        yield sample
        if pos.over:
            return
        before = known_in(pos)
        play(sample, policy(pos, playing))
    where = f"{game.title}, {seed=}, game {number}"
    remedy = "let the rules end it, or say longest=… in game.py if it may take longer"
    raise Nonconforming(f"{where}: is not over after {game.longest} decisions; {remedy}")


def play(sample: Sample, choice: int) -> None:
    """Play an open choice with a todo stack of half the size."""
    try:
        with smaller_stack(sample.pos.state):
            sample.pos.push(choice)
        expect_whole_numbers(sample, choice)
    except Nonconforming:
        raise
    except OverflowError as full:
        sample.fail(f"needs more than half of the todo stack: {full}; declare `todo: list[PendingStep] = stack(64)`")
    except Exception as fault:  # noqa: BLE001 - a rule may raise anything
        sample.fail(
            f"{sample.pos.game.choices.read(choice)} is open, but fails: {fault_in(fault, sample.pos.game.folder)}"
        )


def expect_whole_numbers(sample: Sample, choice: int) -> None:
    """Check that a choice leaves nothing but whole numbers in the state."""
    state = sample.pos.state
    if all(isinstance(value, int) for value in state.flat()):
        return
    for name, path in paths(type(state)):
        found = follow(state, path)
        if isinstance(found, float | str | list) and not isinstance(found, int):
            for value in found if isinstance(found, list) else [found]:
                if not isinstance(value, int | Record):
                    made = sample.pos.game.choices.read(choice)
                    sample.fail(f"{made} leaves {value!r} in {name}; a state holds whole numbers, // divides so")
    sample.fail(f"{sample.pos.game.choices.read(choice)} leaves something in the state that is no whole number")


# Knowledge


def slots(pos: Position) -> Iterator[int]:
    """Yield the slots of all cards."""
    for place in pos.game.places:
        pile = follow(pos.state, place.path)
        yield from (pile.slots[i] for i in pile.taken())


def knows(slot: int, seat: int | None) -> bool:
    """Return whether a seat, or a spectator (None), knows the card of a slot."""
    return slot & OPEN == OPEN if seat is None else known_by(slot, seat)


def known_cards(pos: Position, seat: int | None) -> set[str]:
    """Return the names of the cards that a seat knows, wherever they are."""
    return {pos.game.cards[slot & CARD_BITS] for slot in slots(pos) if knows(slot, seat)}


def known_in(pos: Position) -> Known:
    """Return what everybody knows in a position."""
    names = pos.game.cards
    return Known({names[s & CARD_BITS]: (s & OPEN) >> KNOWN_AT for s in slots(pos)}, pos.state.shuffles)


def elsewhere(pos: Position, seat: int | None, luck: Luck) -> Position:
    """Return a position that differs only in what a seat cannot know: hidden cards and chance to come."""
    twin = pos.state.copy()
    for alike in unknown_by_shuffle(pos.game, twin, seat).values():
        for n, (pile, i) in enumerate(alike):
            other, k = alike[n + below(luck, len(alike) - n)]
            difference = (pile.slots[i] ^ other.slots[k]) & CARD_BITS
            pile.slots[i] ^= difference
            other.slots[k] ^= difference
    seed_with(twin, bits(luck), bits(luck), BOT_STREAM)
    return Position(pos.game, twin)


def unknown_by_shuffle(game: Game, state: GameState, seat: int | None) -> dict[int, list[tuple[Pile | Cells, int]]]:
    """Return the slots that a seat does not know, by the shuffle that hid them."""
    found: dict[int, list[tuple[Pile | Cells, int]]] = {}
    for place in game.places:
        pile = follow(state, place.path)
        for i in pile.taken():
            if not knows(pile.slots[i], seat):
                found.setdefault(pile.slots[i] >> SHUFFLE_AT, []).append((pile, i))
    return found


# Bounds


@contextmanager
def smaller_stack(state: GameState) -> Iterator[None]:
    """Halve the size of the plain todo stack for a while."""
    todo: Any = import_module("bailey.core.state.todo")
    todo.RESERVED = len(state.todo) // 2
    try:
        yield
    finally:
        todo.RESERVED = 0


def score_alone(pos: Position, p: int) -> int:
    """Return the score of a player in a state that holds nothing but the players' own records."""
    s = pos.game.state()
    s.seats, s.printed = pos.state.seats, pos.state.printed
    for field in pos.game.state.fields:
        if field.by_seat:
            getattr(s, field.name)[p] = getattr(pos.state, field.name)[p]
    return int(pos.game.score(s, p))
