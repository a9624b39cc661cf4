"""`Game`: everything that a game declares, and who wins."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations
from typing import TYPE_CHECKING, Generic, NamedTuple, TypedDict

from bailey.core.errors import BadInput, shown
from bailey.core.play import board_checks, bounds
from bailey.core.play.choices import Choices, Menu
from bailey.core.play.engine import ByKind, Counting, Engine, Function, Interrupt, Priors, Steps, by_kind, make_engine
from bailey.core.play.printed import Printed, most_at, names_for
from bailey.core.play.search_settings import DEFAULT_SEARCH, SearchSettings
from bailey.core.state.chance import GAME_STREAM, key, seed_with
from bailey.core.state.kinds.field import places
from bailey.core.state.record import follow
from bailey.core.state.rules import rule
from bailey.core.state.slots import OPEN
from bailey.core.state.todo import StateOf, scorers

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from enum import IntEnum
    from pathlib import Path

    from bailey.core.play.board import Board
    from bailey.core.play.choices import ChoiceKind
    from bailey.core.play.score_pad import ScorePad
    from bailey.core.play.telling import Facts, Told
    from bailey.core.state.todo import GameState

#: The value of a chronicle at a time that the game did not reach.
NEVER = -(1 << 31)


class Explained(TypedDict):
    """Why a choice is blocked: a key of the catalogue, and its arguments."""

    key: str
    args: Facts


class Option(NamedTuple):
    """A setting of a game: its name (a number of the state), its default, and the values that it may have."""

    name: str
    default: int
    values: tuple[int, ...]
    players: tuple[int, ...] = ()
    """The numbers of players for which it has a meaning; all, if empty."""
    words: tuple[str, ...] = ()
    """The names of its values, in their order; they may be written for the numbers."""
    without: tuple[str, ...] = ()
    """The options that have to keep their defaults when this one is changed."""
    first_game: int | None = None
    """Its value in a guided first game, if that is not the default."""
    everything: int | None = None
    """Its value where all expansions are played, if that is not the default."""

    @property
    def switch(self) -> bool:
        """Whether its values are 0 and 1."""
        return {*self.values} == {0, 1} and not self.words

    @property
    def values_in_words(self) -> str:
        """Its values, as error messages name them."""
        if self.words:
            return (
                f"one of {', '.join(f'{value} ({word})' for value, word in zip(self.values, self.words, strict=True))}"
            )
        return "0 (no) or 1 (yes)" if self.switch else f"one of {', '.join(map(str, self.values))}"

    def counts(self, seats: int) -> bool:
        """Return whether it has a meaning for so many players."""
        return not self.players or seats in self.players


def is_absent(path: tuple[str | int, ...], scoring: int) -> bool:
    """Return whether a place is that of a player who does not play, where so many score."""
    return path[0] == "players" and isinstance(path[1], int) and path[1] >= scoring


def clashes(one: Option, value: int, other: Option, other_value: int) -> bool:
    """Return whether two options cannot have these values together."""
    apart = one.name in other.without or other.name in one.without
    return apart and value != one.default and other_value != other.default


class Chronicle(NamedTuple):
    """Statistics of the course of a game: lines, each with a number for every time.

    `read(s, line, time)` returns one of them, or `NEVER` for a time that this game did not reach.
    """

    lines: tuple[str, ...]
    times: tuple[str, ...]
    read: Counting


@dataclass(eq=False)
class Game(Generic[StateOf]):
    """Everything that the core, bots, server and clients need to know about a game."""

    name: str  #: the name in commands and files
    version: int  #: rises when a legal choice, a result or a meaning changes
    title: str  #: the name that people read
    players: range  #: how many seats there can be
    state: type[StateOf]  #: what lies on the table
    choices: Choices  #: everything that can be asked
    steps: Steps  #: what each pending step does
    setup: Function  #: the rule that deals a new game
    begin_turn: Function  #: the rule that puts the steps of a turn on the stack
    score: Counting  #: the rule that counts a player's points
    cards: tuple[str, ...]  #: the names of all cards, by number
    told: tuple[Told, ...]  #: the kinds of events
    reasons: type[IntEnum]  #: why a choice can be blocked
    breakdown: Callable[..., list[dict[str, object]]]  #: the score of a player, line by line
    folder: Path  #: where its catalogues and data files lie
    longest: int  #: the most decisions that a game can have
    #: What is said of a choice beside its arguments and the card that it names, by kind: `facts(s, p, **arguments)`.
    facts: Mapping[ChoiceKind, Callable[..., Facts]] = field(default_factory=dict)
    #: What is said, before it is made, of what a choice would lead to, by kind: `prospect(s, p, **arguments)`; an empty
    #: answer says nothing.
    prospects: Mapping[ChoiceKind, Callable[..., Facts]] = field(default_factory=dict)
    #: What everybody is told of what a player may expect of chance, beside the view: `expects(s, p)`.
    expects: Callable[..., Facts] | None = None
    tiebreak: Counting | None = None  #: the rule that counts what decides between equal scores
    #: Returns whether a player has won, `won(s, p)`; a game may have no winner. Without it the best score wins, and the
    #: best tie-break among equal scores.
    won: Counting | None = None
    evaluate: Counting | None = None  #: how bots value a player's position; the score if a game has none
    #: The move class of a choice, by kind: the same for choices with the same effect (taking this card, from any slot).
    #: A kind without a function has a class for each choice.
    move_class: ByKind = field(default_factory=dict)
    move_classes: int = 0  #: how many numbers the functions of `move_class` can return
    #: The prior of a choice in a search, in hundredths of a point, by kind, or the number itself; 0 for the others.
    prior: Priors = field(default_factory=dict)
    search: SearchSettings = DEFAULT_SEARCH  #: the scale of its points, and the horizon of play-outs
    complete: Function | None = None  #: completes a position written by a person
    #: Yields what is wrong with a position written by a person, with the remedy; the first is told, and ends it.
    faults: Callable[..., Iterable[str]] | None = None
    open_scores: bool = True  #: whether running scores are public
    own_scores: bool = False  #: whether a player's score depends on nothing but that player's own record
    board: Board | None = None  #: its board on a screen; without it the one that its state makes
    draw: Callable[..., object] | None = None  #: draws a position for the terminal
    pad: ScorePad | None = None  #: the score pad for games played with physical cards
    interrupts: tuple[Interrupt, ...] = ()  #: choices that may be open at every decision
    options: tuple[Option, ...] = ()  #: its settings
    words: dict[str, tuple[str, ...]] = field(default_factory=dict)  #: the words for numbers in events
    #: Returns the cards in play for a number of seats and the options; the others are in no pile.
    in_play: Callable[[int, Mapping[str, int]], Collection[int]] | None = None
    printed: tuple[Printed, ...] = ()  #: opponents that score, but never decide
    chronicle: Chronicle | None = None  #: statistics of the course of a game
    #: Whether its only seat tells what happened at a real table. Then no choice is final but the last, and chance is
    #: keyed once, at the start: a choice that is undone and made again has the same outcome.
    retold: bool = False
    scorers: Counting = field(init=False)
    class_of: Counting = field(init=False)
    prior_of: Counting = field(init=False)
    engine: Engine = field(init=False)

    def __post_init__(self) -> None:
        """Fill in the defaults, check the declaration, and make the engine."""
        self.tiebreak = self.tiebreak or no_tiebreak
        self.evaluate = self.evaluate or self.score
        if not self.move_class:
            self.move_classes = self.choices.count
        self.class_of = by_kind("class_of", self.move_class, "choice")
        self.prior_of = by_kind("prior_of", self.prior, "0")
        self.places = tuple(places(self.state))
        bounds.check(self)
        if self.board is not None:
            board_checks.check(self.board, self.state)
            board_checks.check_kinds(self.board, [kind.name for kind in self.choices.kinds])
        self.engine = make_engine(self.steps, self.interrupts)
        self.scorers = scorers
        self.remember = make_remember(self.chronicle)

    def __copy__(self) -> Game:
        """Return another game, to be changed."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def __reduce__(self) -> tuple[Callable[[str], object], tuple[str]]:
        """Pickle a game, and copy what it is part of, by the module that has it as its GAME."""
        for name, module in list(sys.modules.items()):
            if vars(module).get("GAME") is self:
                return game_of, (name,)
        message = f"{self.name}: no module has this game as its GAME, so it cannot be pickled"
        raise TypeError(message)

    def printed_for(self, seats: int, options: Mapping[str, int] | None = None) -> tuple[str, ...]:
        """Return the names of the printed opponents that play; missing options have their defaults."""
        return names_for(self.printed, seats, {**self.chosen({}), **(options or {})})

    def scoring(self, seats: int, options: Mapping[str, int] | None = None) -> int:
        """Return how many score: the seats and the printed opponents."""
        return seats + len(self.printed_for(seats, options))

    def most_scoring(self, seats: int) -> int:
        """Return how many can score with so many seats, over all options."""
        return seats + most_at(self.printed, seats, {option.name: option.values for option in self.options})

    def called(self, names: Sequence[str], options: Mapping[str, int]) -> list[str]:
        """Return the names of all who score: the given names of the seats, then the printed opponents."""
        return [*names, *self.printed_for(len(names), options)]

    def options_of(self, s: GameState) -> dict[str, int]:
        """Return the options of a state."""
        return {option.name: getattr(s, option.name) for option in self.options}

    def cards_in_play(self, seats: int, options: Mapping[str, int]) -> tuple[str, ...]:
        """Return the names of the cards in play for a number of seats and the options."""
        if self.in_play is not None:
            return tuple(self.cards[c] for c in self.in_play(seats, options))
        absent = {
            card for place in self.places if is_absent(place.path, self.scoring(seats, options)) for card in place.home
        }
        return tuple(name for card, name in enumerate(self.cards) if card not in absent)

    def homes(self, seats: int, options: Mapping[str, int]) -> tuple[tuple[int, ...], ...]:
        """Return the starting cards of each pile in `places`: those of its home that are in play.

        The pile of a seat that nobody has is empty.
        """
        scoring = self.scoring(seats, options)
        homes = tuple(() if is_absent(place.path, scoring) else place.home for place in self.places)
        if self.in_play is None:
            return homes
        cards = set(self.in_play(seats, options))
        return tuple(tuple(card for card in home if card in cards) for home in homes)

    @property
    def remembered(self) -> int:
        """The number of numbers in the chronicle."""
        return len(self.chronicle.lines) * len(self.chronicle.times) if self.chronicle else 0

    @property
    def counts(self) -> str:
        """The numbers of seats, as error messages name them."""
        least, most = self.players[0], self.players[-1]
        return f"{least} to {most}" if most > least else f"{most}"

    @property
    def usual(self) -> int:
        """The default number of seats: the smallest that needs no printed opponent."""
        return next((seats for seats in self.players if not self.printed_for(seats)), self.players[0])

    def blank(self, seats: int, options: Mapping[str, object] | None = None) -> StateOf:
        """Return the state before setup: every card that is in play open in its home pile."""
        if seats not in self.players:
            message = f"seats: {self.title} is for {self.counts} players, not {seats!r}"
            raise BadInput(message)
        chosen = self.chosen(options or {})
        s = self.state()
        s.seats, s.printed = seats, len(self.printed_for(seats, chosen))
        for place, home in zip(self.places, self.homes(seats, chosen), strict=True):
            here = follow(s, place.path)
            here.see = place.see
            here.fill([OPEN | card for card in home])
        for option, value in chosen.items():
            setattr(s, option, value)
        return s

    def chosen(self, options: Mapping[str, object]) -> dict[str, int]:
        """Return the value of every option; refuse unknown options and values."""
        known = {option.name: option for option in self.options}
        chosen = {name: option.default for name, option in known.items()}
        for name, value in options.items():
            if name not in known:
                message = f"option {name!r}: {self.title} has {', '.join(known) or 'no options'}"
                raise BadInput(message)
            if not isinstance(value, int) or isinstance(value, bool) or value not in known[name].values:
                message = f"option {name!r}: must be {known[name].values_in_words}, not {shown(value)}"
                raise BadInput(message)
            chosen[name] = value
        for one, other in combinations(self.options, 2):
            if clashes(one, chosen[one.name], other, chosen[other.name]):
                message = f"option {other.name!r}: does not go with option {one.name!r} (`bailey games` says why)"
                raise BadInput(f"{message}; leave one of them out")
        return chosen

    def check_options(self, seats: int, options: dict[str, int]) -> None:
        """Refuse a changed option that has no meaning for so many players."""
        for option in self.options:
            if not option.counts(seats) and options.get(option.name, option.default) != option.default:
                counts = ", ".join(map(str, option.players))
                message = f"option {option.name!r}: counts where {counts} play, not {seats}; leave it out"
                raise BadInput(message)

    def deal(
        self,
        seats: int,
        seed: int,
        number: int = 0,
        options: dict[str, int] | None = None,
        luck: tuple[int, int, int, int] | None = None,
    ) -> StateOf:
        """Return the state after setup, with the generator keyed for game `number` of a seed, or with `luck`."""
        s = self.blank(seats, options)
        if luck is None:
            seed_with(s, seed, number, GAME_STREAM)
        else:
            key(s, *luck)
        self.setup(s)
        return s

    def menu(self) -> Menu:
        """Return an empty menu that is large enough."""
        return Menu(self.choices.count)


def game_of(module: str) -> Game:
    """Return the game of a module."""
    game: Game = import_module(module).GAME
    return game


@rule
def no_tiebreak(s: GameState, p: int) -> int:
    """Return 0: players with equal scores share the victory."""
    return 0


def make_remember(chronicle: Chronicle | None) -> Counting:
    """Return the rule that returns the n-th number of a chronicle, line by line."""
    if chronicle is None:
        return no_chronicle
    times, read = len(chronicle.times), chronicle.read

    @rule
    def remember(s: GameState, n: int) -> int:
        """Return one number of the chronicle."""
        return read(s, n // times, n % times)

    return remember


@rule
def no_chronicle(s: GameState, n: int) -> int:
    """Return NEVER: the game has no chronicle."""
    return NEVER


@rule
def nobody_won(s: GameState, p: int) -> bool:
    """Return False: the game has no rule `won`."""
    return False


def winners(game: Game, s: GameState) -> list[int]:
    """Return who wins: by the game's own rule, or with the best score, then the best tie-break, shared after that."""
    assert game.tiebreak is not None
    if game.won is not None:
        return [p for p in range(scorers(s)) if game.won(s, p)]
    standing = [(game.score(s, p), game.tiebreak(s, p)) for p in range(scorers(s))]
    return [p for p in range(len(standing)) if standing[p] == max(standing)]
