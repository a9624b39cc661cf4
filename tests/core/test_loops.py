"""Generator expressions of rules are loops in compiled play, which find the same."""

from __future__ import annotations

import itertools
from types import CodeType
from typing import TYPE_CHECKING, Any

import pytest

from bailey.core.compiled.linking import register_rule
from bailey.core.compiled.loops import with_loops

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

LEAST = 2


def is_much(n: int) -> bool:
    return n > LEAST


def has_any(given: Sequence[int], more: int) -> bool:
    """Tell whether any is much."""
    return any(is_much(n + more) for n in given)


def has_all(given: Sequence[int], more: int) -> bool:
    return more > 0 and all(is_much(n) or n == more for n in given if n != 1)


def summed(given: Sequence[int], more: int) -> int:
    return 1 + sum(n * more for n in given if n > 1 if n < 4)


def found(given: Sequence[int], more: int) -> int:
    """Find the first of those that are followed by a greater one, or none."""
    last = len(given) - 1
    return next((i for i in range(last) if any(given[k] > given[i] + more for k in range(i, last + 1))), more - 9)


def counted(given: Sequence[int], more: int) -> int:
    """Count the pairs."""
    if more == 1:
        return 0
    return sum(sum(n == m for m in given) for n in given)


def no_loop(given: Sequence[int], more: int) -> int:
    return len(given) + more


def total(n: int) -> int:
    return 2 * n


def summed_beside_a_total(given: Sequence[int], more: int) -> int:
    """A sum may be of what a function of that name returns, and of what the rule itself calls so."""
    return sum(total(n) for n in given) + more


def summed_with_a_total(given: Sequence[int], more: int) -> int:
    total = more
    return sum(n + total for n in given)


RULES = (summed_beside_a_total, summed_with_a_total, has_any, has_all, summed, found, counted)


def greatest(given: Sequence[int]) -> int:
    return max(n for n in given)


def pairs(given: Sequence[int]) -> bool:
    return any(n == m for n in given for m in given)


def first(given: Sequence[int]) -> int:
    return next(n for n in given)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.__name__)
def test_the_loops_find_what_the_rule_finds(rule: Callable[..., Any]) -> None:
    helpers: list[Any] = []
    made = with_loops(rule, helpers.append)
    assert made is not rule
    for function in (made, *helpers):
        assert not any(isinstance(part, CodeType) for part in function.__code__.co_consts)
        assert function.__code__.co_filename == __file__
    for given in itertools.product(range(5), repeat=3):
        for more in range(3):
            assert made(given, more) == rule(given, more), (given, more)


def test_a_rule_without_generator_expressions_is_compiled_as_it_stands() -> None:
    assert with_loops(no_loop, pytest.fail) is no_loop


def test_a_fault_in_a_loop_is_found_at_its_line() -> None:
    made = with_loops(has_any, lambda _: None)
    with pytest.raises(TypeError) as fault:
        made(("a",), 1)
    lines = [entry.lineno + 1 for entry in fault.traceback if entry.path.name == "test_loops.py"]
    assert lines[-1] in range(has_any.__code__.co_firstlineno + 2, has_any.__code__.co_firstlineno + 6)


@pytest.mark.parametrize("rule", [greatest, pairs, first], ids=lambda rule: rule.__name__)
def test_what_cannot_be_a_loop_is_refused_by_the_name_of_the_rule(rule: Callable[..., Any]) -> None:
    with pytest.raises(TypeError, match=f"{rule.__name__}: a generator expression has one `for`, in any, all, sum"):
        with_loops(rule, pytest.fail)


def test_compiled_they_find_it_too(numba: None) -> None:
    from numba import njit

    register_rule(is_much, {})
    for rule in RULES:
        register_rule(rule, {})

    def of(given: Any, more: int) -> tuple[bool, bool, int, int, int]:
        return (
            has_any(given, more),
            has_all(given, more),
            summed(given, more),
            found(given, more),
            counted(given, more),
        )

    compiled = njit(of)
    for given in ((0, 1, 2), (3, 3, 3), (2, 4, 1), (1, 1, 1)):
        for more in range(3):
            assert compiled(given, more) == of(given, more)
