"""The contract: what a game says of itself, and the engine that the core makes of it.

A game lists its steps once. Dispatch on a step happens here and nowhere else; the engine below is the same source in
plain and in compiled play.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from bailey.core import bounds
from bailey.core.chance import GAME_STREAM, key, seed_with
from bailey.core.choices import Choices, Menu, wipe
from bailey.core.errors import BadInput, shown
from bailey.core.record import follow, places
from bailey.core.rules import INLINED, inlined, rule
from bailey.core.slots import OPEN
from bailey.core.todo import GameState, drop

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from enum import IntEnum
    from pathlib import Path

    from bailey.core.score_pad import ScorePad
    from bailey.core.telling import Told

Function = Callable[..., Any]

#: No choice.
NOTHING = -1
#: What a chronicle says of a time that a game did not come to.
NEVER = -(1 << 31)


class Ask(NamedTuple):
    """A step that asks a player: what it offers, and what the answer does."""

    offer: Function
    answer: Function


class Interrupt(NamedTuple):
    """A choice that is open at every decision: its number, when it is offered, and what it does."""

    choice: int
    offer: Function
    answer: Function


class Option(NamedTuple):
    """A setting of a game: its name (a number of the state), its default, and the values that it may have."""

    name: str
    default: int
    values: tuple[int, ...]
    players: tuple[int, ...] = ()
    """For so many players alone it means something; none: for all."""

    @property
    def switch(self) -> bool:
        """Whether it is on or off."""
        return {*self.values} == {0, 1}

    @property
    def values_in_words(self) -> str:
        """Its values, as a message names them."""
        return "0 (no) or 1 (yes)" if self.switch else f"one of {', '.join(map(str, self.values))}"

    def counts(self, seats: int) -> bool:
        """Whether it means something for so many players."""
        return not self.players or seats in self.players


class Chronicle(NamedTuple):
    """Numbers that a game remembers of its course, for whoever studies many games: lines with a number for each time.

    `read(s, line, time)` gives one of them, and `NEVER` for a time that this game did not come to.
    """

    lines: tuple[str, ...]
    times: tuple[str, ...]
    read: Function


class Engine(NamedTuple):
    """What the core makes of a game's steps."""

    settle: Function
    advance: Function


@dataclass(eq=False)
class Game:
    """Everything that the core, a bot, a server or a client needs to know of a game."""

    name: str
    version: int
    title: str
    players: range
    state: type[GameState]
    choices: Choices
    steps: Mapping[Any, Function | Ask]  # by the game's own enumeration of steps
    setup: Function
    begin_turn: Function
    score: Function
    cards: tuple[str, ...]
    told: tuple[Told, ...]
    reasons: type[IntEnum]
    explain: Callable[[Any, int, int], dict[str, Any]]
    breakdown: Callable[[Any, int], list[dict[str, Any]]]
    folder: Path
    longest: int  # no game has more decisions than this
    tiebreak: Function | None = None
    evaluate: Function | None = None  # how far a bot thinks somebody has come; the score if a game has none
    deed: Function | None = None  # what a choice comes to, wherever it lies: to take this card, not this slot
    deeds: int = 0  # how many there are
    urge: Function | None = None  # what draws a bot to a choice before it has thought, in hundredths of a point
    complete: Function | None = None  # makes a position that a person wrote ready to be played
    refuse: Callable[[Any], str | None] | None = None  # what the rules forbid in a position that a person wrote
    open_scores: bool = True  # whether everybody may know every running score
    own_scores: bool = False  # whether a player's score depends on nothing but that player's own record
    draw: Callable[..., Any] | None = None  # draws a position in the terminal
    pad: ScorePad | None = None  # what is asked of a game that was played with real cards
    interrupts: tuple[Interrupt, ...] = ()
    options: tuple[Option, ...] = ()
    words: dict[str, tuple[str, ...]] = field(default_factory=dict)  # how numbers in events are written
    #: By the number of seats, the printed opponents that sit behind them: they score and never decide.
    printed: dict[int, tuple[str, ...]] = field(default_factory=dict)
    chronicle: Chronicle | None = None
    scorers: Function = field(init=False)
    engine: Engine = field(init=False)

    def __post_init__(self) -> None:
        """Make the engine."""
        self.tiebreak = self.tiebreak or no_tiebreak
        self.evaluate = self.evaluate or self.score
        self.urge = self.urge or no_urge
        if self.deed is None:
            self.deed, self.deeds = the_choice_itself, self.choices.count
        self.places = tuple(places(self.state))
        bounds.check(self)
        last = range(self.choices.count - len(self.interrupts), self.choices.count)
        if [interrupt.choice for interrupt in self.interrupts] != [*last]:
            message = f"{self.name}: declare the choices of interrupts last, in the order of the interrupts"
            raise TypeError(message)
        self.engine = make_engine(self.steps, self.interrupts)
        self.scorers = make_scorers(self)
        self.remember = make_remember(self.chronicle)

    def scoring(self, seats: int) -> int:
        """Count those who score: who decides, and the printed opponents."""
        return seats + len(self.printed.get(seats, ()))

    def called(self, names: Sequence[str]) -> list[str]:
        """Name the printed opponents behind those who decide."""
        return [*names, *self.printed.get(len(names), ())]

    @property
    def remembered(self) -> int:
        """How many numbers the chronicle has."""
        return len(self.chronicle.lines) * len(self.chronicle.times) if self.chronicle else 0

    @property
    def usual(self) -> int:
        """How many play when nobody says: as few as can play among themselves."""
        return next((seats for seats in self.players if seats not in self.printed), self.players[0])

    def blank(self, seats: int, options: dict[str, int] | None = None) -> Any:
        """Return the state before setup: every card open in its home pile."""
        if seats not in self.players:
            message = f"seats: {self.title} is for {self.players[0]} to {self.players[-1]} players, not {seats!r}"
            raise BadInput(message)
        s = self.state()
        s.seats = seats
        for place in self.places:
            here = follow(s, place.path)
            here.see = place.see
            here.size = len(place.home)
            here.slots[: here.size] = [OPEN | card for card in place.home]
        for option, value in self.chosen(options or {}).items():
            setattr(s, option, value)
        return s

    def chosen(self, options: dict[str, int]) -> dict[str, int]:
        """Return every option's value, refusing what no option has."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                message = f"option {name!r}: {self.title} has {', '.join(known) or 'no options'}"
                raise BadInput(message)
            if isinstance(value, bool) or value not in known[name].values:
                message = f"option {name!r}: must be {known[name].values_in_words}, not {shown(value)}"
                raise BadInput(message)
        return {name: options.get(name, option.default) for name, option in known.items()}

    def check_options(self, seats: int, options: dict[str, int]) -> None:
        """Refuse an option that means nothing for so many players: whoever sets it would wait for it in vain."""
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
    ) -> Any:
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


@rule
def no_tiebreak(s: Any, p: int) -> int:
    """Without a tie-break, equal scores share the victory."""
    return 0


def make_scorers(game: Game) -> Function:
    """Make the rule that counts who scores in a state."""
    behind = tuple(len(game.printed.get(seats, ())) for seats in range(game.players[-1] + 1))

    @rule
    def everybody(s: Any) -> int:
        """All seats score, and nobody else does."""
        return 0 + s.seats

    @rule
    def seats_and_printed(s: Any) -> int:
        """Printed opponents score too."""
        return 0 + s.seats + behind[s.seats]

    return seats_and_printed if game.printed else everybody


def make_remember(chronicle: Chronicle | None) -> Function:
    """Make the rule that gives the n-th number of a chronicle, line by line."""
    if chronicle is None:
        return no_chronicle
    times, read = len(chronicle.times), chronicle.read

    @rule
    def remember(s: Any, n: int) -> int:
        """Give one number of the chronicle."""
        return 0 + read(s, n // times, n % times)

    return remember


@rule
def no_chronicle(s: Any, n: int) -> int:
    """Nothing is remembered."""
    return NEVER


@rule
def no_urge(s: Any, choice: int) -> int:
    """Where a game says nothing, no choice draws more than another."""
    return 0


@rule
def the_choice_itself(s: Any, choice: int) -> int:
    """Where a game says no more of its choices, equal choices are equal deeds."""
    return choice


def ask(offer: Function, answer: Function) -> Ask:
    """Declare a step that asks."""
    return Ask(offer, answer)


def make_engine(  # noqa: C901 - small functions that share what is worked out above them
    steps: Mapping[Any, Function | Ask], interrupts: Iterable[Interrupt]
) -> Engine:
    """Make `settle` and `advance` from a game's list of steps."""
    asks = _one_of("asks", [int(step) for step, what in steps.items() if isinstance(what, Ask)])
    interrupts = tuple(interrupts)
    runs = {int(step): what for step, what in steps.items() if not isinstance(what, Ask)}
    offers = {int(step): what.offer for step, what in steps.items() if isinstance(what, Ask)}
    answers = {int(step): what.answer for step, what in steps.items() if isinstance(what, Ask)}
    run_step = _dispatcher("run_step", ("s", "p", "a", "b"), runs)
    offer_step = _dispatcher("offer_step", ("s", "menu", "p", "a", "b"), offers)
    answer_step = _dispatcher("answer_step", ("s", "choice", "p", "a", "b"), answers)
    offer_interrupts = _all_of("offer_interrupts", ("s", "menu", "p"), [i.offer for i in interrupts])
    interrupt = _dispatcher("interrupt", ("s", "p"), {i.choice: i.answer for i in interrupts})
    first = min((i.choice for i in interrupts), default=1 << 30)

    # "0 +" widens a 32-bit field, so that every rule is compiled for one type of number only.

    @inlined
    def question(s: Any, menu: Any) -> int:
        """Run the steps that ask nobody until one asks; tell the choice if only one is open."""
        while s.pending > 0:
            frame = s.todo[s.pending - 1]
            step, p, a, b = 0 + frame.step, 0 + frame.player, 0 + frame.a, 0 + frame.b
            if not asks(step):
                drop(s)
                run_step(step, s, p, a, b)
                continue
            menu[0] = 0
            wipe(menu)
            offer_step(step, s, menu, p, a, b)
            offer_interrupts(s, menu, p)
            if menu[0] == 0:
                raise RuntimeError("a step asks, but nothing can be chosen: the rules are broken")
            return 0 + menu[1] if menu[0] == 1 else NOTHING
        return NOTHING

    @inlined
    def answer(s: Any, choice: int) -> None:
        """Do what a choice does: its frame is done, unless the choice is an interrupt."""
        frame = s.todo[s.pending - 1]
        step, p, a, b = 0 + frame.step, 0 + frame.player, 0 + frame.a, 0 + frame.b
        if choice >= first:
            interrupt(choice, s, p)
        else:
            drop(s)
            answer_step(step, s, choice, p, a, b)

    @rule
    def advance(s: Any, menu: Any, choice: int) -> None:
        """Play a choice and go on to the next decision; a single open choice is played at once."""
        while True:
            if choice != NOTHING:
                answer(s, choice)
            choice = question(s, menu)
            if choice == NOTHING:
                return

    @rule
    def settle(s: Any, menu: Any) -> None:
        """Go on to the next decision."""
        advance(s, menu, NOTHING)

    return Engine(settle, advance)


def _dispatcher(name: str, given: tuple[str, ...], functions: dict[int, Function]) -> Function:
    """Write one function that calls, by number, the function that is meant.

    It is the only caller of a step, so compiled play copies the steps into it.
    """
    INLINED.update(functions.values())
    lines = [f"def {name}(which, {', '.join(given)}):"]
    for i, (number, function) in enumerate(sorted(functions.items())):
        lines.append(f"    {'el' if i else ''}if which == {number}:")
        lines.append(f"        f{number}({_wanted(function, given)})")
    return _written(name, [*lines, "    return"], {f"f{n}": f for n, f in functions.items()})


def _one_of(name: str, numbers: list[int]) -> Function:
    """Write one function that tells whether a number is one of these, however many and however large they are."""
    tests = " or ".join(f"which == {number}" for number in sorted(numbers))
    return _written(name, [f"def {name}(which):", f"    return {tests or 'False'}"], {})


def _all_of(name: str, given: tuple[str, ...], functions: list[Function]) -> Function:
    """Write one function that calls all of them."""
    lines = [f"def {name}({', '.join(given)}):"]
    lines += [f"    f{i}({_wanted(function, given)})" for i, function in enumerate(functions)]
    return _written(name, [*lines, "    return"], {f"f{i}": f for i, f in enumerate(functions)})


def _wanted(function: Function, given: tuple[str, ...]) -> str:
    """A step names only the arguments that it needs, in the order in which they are given."""
    count = len(inspect.signature(function).parameters)
    return ", ".join(given[:count])


def _written(name: str, lines: list[str], space: dict[str, Any]) -> Function:
    exec("\n".join(lines), space)  # noqa: S102 - our own lines, made from the game's list of steps
    made: Function = inlined(space[name])
    return made


def winners(game: Game, s: Any) -> list[int]:
    """Name the players with the best score, ties broken by the game's tie-break, and shared after that."""
    assert game.tiebreak is not None
    standing = [(game.score(s, p), game.tiebreak(s, p)) for p in range(game.scoring(s.seats))]
    return [p for p in range(len(standing)) if standing[p] == max(standing)]
