"""The engine of a game: functions generated from its steps, which call the rule of a step or of a choice.

A step that asks has a handler for each kind of choice that it offers. The engine decodes the choice: a handler receives
its arguments and the numbers of the pending step by their names. Plain and compiled play use the same generated source.
"""
# Any: generated code.

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from bailey.core.errors import BrokenRules, NoHandler
from bailey.core.play.choices import decoded, wipe
from bailey.core.state.rules import INLINED, inlined, plain_only, rule
from bailey.core.state.todo import NUMBERS, drop

if TYPE_CHECKING:
    from bailey.core.play.choices import ChoiceKind
    from bailey.core.state.todo import GameState

#: A rule, whatever it is given: its first argument is the state of its game. And one that returns a number.
Function = Callable[..., object]
Counting = Callable[..., int]
#: The rule that carries out each kind of choice.
Handlers = Mapping["ChoiceKind", Function]
#: A rule for each kind of choice that returns a number.
ByKind = Mapping["ChoiceKind", Counting]
#: How good each kind of choice looks before a search: a rule, or always the same number.
Priors = Mapping["ChoiceKind", Counting | int]

#: No choice.
NOTHING = -1
#: The most steps, and the most choices without an alternative, that follow one another without a question.
MOST_STEPS = 10_000


class Ask(NamedTuple):
    """A step that asks a player: what it offers, and the handler of each kind of choice."""

    offer: Function
    handlers: Handlers
    carries: tuple[str, ...]
    """The names of the numbers that its pending step carries."""
    always: bool
    """Whether the player is asked even when only one choice is open."""


class Interrupt(NamedTuple):
    """A kind of choice that may be open at every decision: what offers it, and its handler."""

    kind: ChoiceKind
    offer: Function
    handler: Function


#: The steps of a game: a rule for a step that asks nobody, an `Ask` for one that asks.
Steps = Mapping[IntEnum, Function | Ask]


class Engine(NamedTuple):
    """The generated functions that run a game: up to a decision, or one step at a time."""

    settle: Callable[[GameState, list[int]], None]
    advance: Callable[[GameState, list[int], int], None]
    run: Callable[[GameState], bool]
    open_choices: Callable[[GameState, list[int]], int]
    answer: Callable[[GameState, int], None]


def ask(offer: Function, handlers: Handlers, *, carries: Iterable[str] = (), always: bool = False) -> Ask:
    """Declare a step that asks a player.

    `offer(s, menu, p, ...)` opens choices; its further parameters name the numbers of the step, unless `carries` does.
    A single open choice is played without asking; with `always` the player is asked nevertheless, so that a pause does
    not show whether there was a choice.
    """
    named = tuple(carries) or tuple(name for name in _parameters(offer) if name not in {"s", "menu", "p"})
    return Ask(offer, handlers, named, always)


@rule
def nothing(s: GameState) -> None:
    """Do nothing: the step is done."""


@plain_only
def check_asked(s: GameState, p: int) -> None:
    """Refuse to ask a printed opponent."""
    if p >= s.seats:
        message = f"a step asks player {p}, a printed opponent: only the {s.seats} seats decide; the rules are broken"
        raise RuntimeError(message)


def make_engine(steps: Steps, interrupts: Iterable[Interrupt]) -> Engine:  # noqa: C901, PLR0915 - nested functions that share the generated ones
    """Return `settle` and `advance` for a game's steps."""
    interrupts = tuple(interrupts)
    _refuse_missing_steps(steps)
    questions = {step: what for step, what in steps.items() if isinstance(what, Ask)}
    asks = _one_of("asks", [int(step) for step in questions])
    asks_always = _one_of("asks_always", [int(step) for step, what in questions.items() if what.always])
    run_step = _run_step(steps)
    offer_step = _offer_step(questions)
    answer_step = _answer_step(questions)
    offer_interrupts = _offer_interrupts(interrupts)
    is_interrupt = _is_interrupt(interrupts)
    interrupt = _interrupt(interrupts)
    check_offered = _check_offered(questions, interrupts)
    check_end = _check_end(steps)

    @inlined
    def run(s: GameState) -> bool:
        """Run the next step if it asks nobody; tell whether it did."""
        top = s.todo[s.pending - 1]
        step, p = top.step, top.player
        a, b, c, d = top.a, top.b, top.c, top.d
        if asks(step):
            return False
        drop(s)
        run_step(step, s, p, a, b, c, d)
        return True

    @inlined
    def open_choices(s: GameState, menu: list[int]) -> int:
        """Open the choices of the next step; return the only one, or NOTHING if the player must be asked."""
        top = s.todo[s.pending - 1]
        step, p = top.step, top.player
        a, b, c, d = top.a, top.b, top.c, top.d
        check_asked(s, p)
        menu[0] = 0
        wipe(menu)
        offer_step(step, s, menu, p, a, b, c, d)
        offer_interrupts(s, menu, p)
        check_offered(menu, step)
        if menu[0] == 0:
            raise RuntimeError("a step asks, but nothing can be chosen: the rules are broken")
        return menu[1] if menu[0] == 1 and not asks_always(step) else NOTHING

    @inlined
    def question(s: GameState, menu: list[int]) -> int:
        """Run steps until one asks; return its only open choice, or NOTHING if the player must be asked."""
        count = 0
        while s.pending > 0:
            if not run(s):
                return open_choices(s, menu)
            count += 1
            check_end(s, count)
        return NOTHING

    @inlined
    def answer(s: GameState, choice: int) -> None:
        """Carry out a choice, and drop its step unless the choice is an interrupt."""
        top = s.todo[s.pending - 1]
        step, p = top.step, top.player
        a, b, c, d = top.a, top.b, top.c, top.d
        if is_interrupt(choice):
            interrupt(choice, s, p)
        else:
            drop(s)
            answer_step(step, s, choice, p, a, b, c, d)

    @rule
    def advance(s: GameState, menu: list[int], choice: int) -> None:
        """Play a choice and continue to the next decision; a single open choice is played without asking."""
        count = 0
        while True:
            if choice != NOTHING:
                answer(s, choice)
            choice = question(s, menu)
            if choice == NOTHING:
                return
            count += 1
            check_end(s, count)

    @rule
    def settle(s: GameState, menu: list[int]) -> None:
        """Continue to the next decision."""
        advance(s, menu, NOTHING)

    return Engine(settle, advance, run, open_choices, answer)


def by_kind(name: str, handlers: Priors, otherwise: str) -> Counting:
    """Return the generated rule `name(s, choice)`: the handler of the choice's kind, or `otherwise` without one.

    Handlers receive `s`, the seat that decides as `p`, and the arguments of the choice by their names. A number stands
    for a handler that returns it.
    """
    branches = _branches(handlers, {"s": "s", "p": "p"}, name, call="return ", otherwise=f"return {otherwise}")
    head = [f"def {name}(s, choice):", "    p = s.todo[s.pending - 1].player"]
    return _written(name, [*head, *_indented(branches.lines)], branches.functions)


class Branches(NamedTuple):
    """Lines of generated code, and the functions that they call, by name."""

    lines: list[str]
    functions: dict[str, Function]


def _branches(
    handlers: Handlers | Priors,
    known: dict[str, str],
    where: str,
    said: str = "",
    *,
    call: str = "",
    otherwise: str | None = None,
) -> Branches:
    """Return one branch for each kind, by the range of its numbers; without `otherwise` the last kind is the `else`."""
    lines: list[str] = []
    functions: dict[str, Function] = {}
    kinds = sorted(handlers, key=lambda kind: kind.first)
    for i, kind in enumerate(kinds):
        handler, name = handlers[kind], f"f_{where}_{kind.name}"
        does = f"{call}{handler}"
        if not isinstance(handler, int):
            functions[name] = handler
            does = f"{call}{name}({_named(handler, {**known, **decoded(kind)}, f'{said or where}, {kind.name}')})"
        if i == len(kinds) - 1 and otherwise is None:
            test = "else:" if i else "if True:"
        else:
            test = f"{'el' if i else ''}if {kind.first} <= choice < {kind.first + kind.count}:"
        lines += [test, f"    {does}"]
    return Branches([*lines, *([otherwise] if otherwise else [])], functions)


def _refuse_missing_steps(steps: Steps) -> None:
    """Refuse a step of the game's enumeration that does nothing: it was forgotten."""
    for kind in {type(step) for step in steps}:
        missing = [step.name for step in kind if step not in steps]
        if missing:
            message = f"steps: {', '.join(missing)} is not listed; name the rule that it runs, or ask(...)"
            raise TypeError(message)


def _check_offered(questions: Mapping[IntEnum, Ask], interrupts: tuple[Interrupt, ...]) -> Function:
    """Return the check, in plain play, that a step has a handler for every choice that it offers."""
    always = {at.kind for at in interrupts}
    handled = {int(step): (step.name, {*what.handlers, *always}) for step, what in questions.items()}
    numbers = {
        step: frozenset(number for kind in kinds for number in range(kind.first, kind.first + kind.count))
        for step, (_, kinds) in handled.items()
    }

    @plain_only
    def check_offered(menu: list[int], step: int) -> None:
        """Raise for an open choice without a handler: it would go to the handler of another kind."""
        name, kinds = handled[step]
        if menu[0] == 0:
            message = f"step {name}: asks, but nothing can be chosen; offer what can always be chosen, or ask nobody"
            raise BrokenRules(message)
        if not numbers[step].issuperset(menu[1 : menu[0] + 1]):
            strange = next(number for number in menu[1 : menu[0] + 1] if number not in numbers[step])
            known = ", ".join(sorted(kind.name for kind in kinds))
            message = f"step {name}: offers choice {strange}, which has no handler; it has handlers for {known}"
            raise NoHandler(message)

    return check_offered


def _check_end(steps: Steps) -> Function:
    """Return the check, in plain play, that steps do not follow one another without end."""
    names = {int(step): step.name for step in steps}

    @plain_only
    def check_end(s: Any, count: int) -> None:
        """Raise for so many steps, or choices without an alternative, that followed one another without a question."""
        if count > MOST_STEPS and s.pending > 0:
            name = names[s.todo[s.pending - 1].step]
            message = f"step {name}: comes again and again, {MOST_STEPS} times without a question; let it lead to one"
            raise BrokenRules(message)

    return check_end


def _run_step(steps: Steps) -> Function:
    runs = {int(step): what for step, what in steps.items() if not isinstance(what, Ask)}
    calls = {n: f"f{n}({_positional(what, ('s', 'p'))})" for n, what in runs.items()}
    return _dispatcher("run_step", ("s", "p", *NUMBERS), calls, {f"f{n}": what for n, what in runs.items()})


def _offer_step(questions: Mapping[IntEnum, Ask]) -> Function:
    calls = {}
    for step, what in questions.items():
        known = {"s": "s", "menu": "menu", "p": "p", **_carried(step, what)}
        calls[int(step)] = f"f{int(step)}({_named(what.offer, known, f'step {step.name}, its offer')})"
    functions = {f"f{int(step)}": what.offer for step, what in questions.items()}
    return _dispatcher("offer_step", ("s", "menu", "p", *NUMBERS), calls, functions)


def _answer_step(questions: Mapping[IntEnum, Ask]) -> Function:
    calls: dict[int, str] = {}
    functions: dict[str, Function] = {}
    for step, what in questions.items():
        if not what.handlers:
            message = f"step {step.name}: asks, but has no handlers; name one for each kind of choice that it offers"
            raise TypeError(message)
        branches = _branches(
            what.handlers, {"s": "s", "p": "p", **_carried(step, what)}, f"step_{step.name}", f"step {step.name}"
        )
        calls[int(step)] = "\n".join(branches.lines)
        functions.update(branches.functions)
    return _dispatcher("answer_step", ("s", "choice", "p", *NUMBERS), calls, functions)


def _carried(step: IntEnum, what: Ask) -> dict[str, str]:
    """Return the names of the numbers that a pending step carries."""
    if len(what.carries) > len(NUMBERS):
        message = f"step {step.name}: carries {len(what.carries)} numbers; a pending step has room for {len(NUMBERS)}"
        raise TypeError(message)
    return dict(zip(what.carries, NUMBERS, strict=False))


def _offer_interrupts(interrupts: tuple[Interrupt, ...]) -> Function:
    lines = ["def offer_interrupts(s, menu, p):"]
    lines += [f"    f{i}({_named(at.offer, _SMP, f'interrupt {at.kind.name}')})" for i, at in enumerate(interrupts)]
    return _written("offer_interrupts", [*lines, "    return"], {f"f{i}": at.offer for i, at in enumerate(interrupts)})


def _is_interrupt(interrupts: tuple[Interrupt, ...]) -> Function:
    ranges = [f"{at.kind.first} <= choice < {at.kind.first + at.kind.count}" for at in interrupts]
    return _written("is_interrupt", ["def is_interrupt(choice):", f"    return {' or '.join(ranges) or 'False'}"], {})


def _interrupt(interrupts: tuple[Interrupt, ...]) -> Function:
    handlers = {at.kind: at.handler for at in interrupts}
    branches = _branches(handlers, {"s": "s", "p": "p"}, "interrupt")
    lines = ["def interrupt(choice, s, p):", *_indented(branches.lines), "    return"]
    return _written("interrupt", lines, branches.functions)


_SMP = {"s": "s", "menu": "menu", "p": "p"}


def _dispatcher(name: str, given: tuple[str, ...], calls: dict[int, str], functions: dict[str, Function]) -> Function:
    """Return a generated function that calls the function of a step number."""
    lines = [f"def {name}(which, {', '.join(given)}):"]
    for i, (number, call) in enumerate(sorted(calls.items())):
        lines += [f"    {'el' if i else ''}if which == {number}:", *_indented(_indented(call.split("\n")))]
    return _written(name, [*lines, "    return"], functions)


def _one_of(name: str, numbers: list[int]) -> Function:
    """Return a generated function that tells whether a number is one of these."""
    tests = " or ".join(f"which == {number}" for number in sorted(numbers))
    return _written(name, [f"def {name}(which):", f"    return {tests or 'False'}"], {})


def _parameters(function: Function) -> list[str]:
    return list(inspect.signature(function).parameters)


def _positional(function: Function, first: tuple[str, ...]) -> str:
    """Return the arguments for a step that asks nobody: state, player, then the numbers of the step in order."""
    names = _parameters(function)
    numbers = [name for name in names if name not in first]
    if len(numbers) > len(NUMBERS):
        message = f"{function.__name__}: wants {len(numbers)} numbers; a pending step has room for {len(NUMBERS)}"
        raise TypeError(message)
    given = dict(zip(numbers, NUMBERS, strict=False))
    return ", ".join(given.get(name, name) for name in names)


def _named(function: Function, known: Mapping[str, str], where: str) -> str:
    """Return the arguments for the names of a function's parameters, or refuse an unknown name."""
    for name in _parameters(function):
        if name not in known:
            message = f"{where}: {function.__name__} wants {name!r}, but is given {', '.join(known)}"
            raise TypeError(message)
    return ", ".join(known[name] for name in _parameters(function))


def _indented(lines: list[str]) -> list[str]:
    return [f"    {line}" for line in lines]


def _written(name: str, lines: list[str], functions: Mapping[str, Function]) -> Callable[..., Any]:
    """Return a rule made of generated lines; the functions that it calls are inlined in compiled play."""
    INLINED.update(functions.values())
    made: dict[str, Callable[..., Any]] = {}  # what it returns depends on the lines
    exec("\n".join(lines), {**functions}, made)  # noqa: S102 - our own lines, made from the game's list of steps
    return inlined(made[name])
