"""`@rule`: a rule is plain Python, and stays plain Python.

The decorator only lists the function, so that compiled play can be built from the very same source when it is first
asked for. Rule files never import Numba; without Numba every game works, only slower.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

Function = TypeVar("Function", bound="Callable[..., object]")
Silent = TypeVar("Silent", bound="Callable[..., None]")

#: Every rule of the core and of the games, in the order in which the files list them.
RULES: list[Callable[..., object]] = []

#: Functions that only the plain twin hears (telling, blocking): compiled play replaces them by nothing.
PLAIN_ONLY: list[Callable[..., None]] = []


def rule(function: Function) -> Function:
    """List a function as a rule: it may be called by other rules, plain and compiled."""
    RULES.append(function)
    return function


#: Rules that compiled play copies into their callers whatever their size: they have one caller, or are very hot.
INLINED: set[Callable[..., object]] = set()


def inlined(function: Function) -> Function:
    """List a rule that compiled play copies into its callers."""
    INLINED.add(function)
    return rule(function)


def plain_only(function: Silent) -> Silent:
    """List a function that compiled play leaves out: it must return nothing and change no state."""
    PLAIN_ONLY.append(function)
    return function
