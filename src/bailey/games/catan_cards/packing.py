"""Packed amounts: one number holds an amount of each of the six resources, five bits for each.

The highest of the five bits stays free, so that all six amounts are compared or subtracted in one go.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import rule

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

RESOURCES = ("lumber", "wool", "brick", "ore", "grain", "gold")
LUMBER, WOOL, BRICK, ORE, GRAIN, GOLD = range(len(RESOURCES))
#: Any resource; numbers above it mean any of some resources, see `some_of`.
ANY = len(RESOURCES)
#: No card, no resource, no selector.
NONE = -1
WIDTH, MOST = 5, 15
_ONE_EACH = sum(1 << WIDTH * r for r in range(len(RESOURCES)))
_FREE_BITS = (MOST + 1) * _ONE_EACH


def packed(amounts: Mapping[str, int]) -> int:
    """Pack amounts that are written by the names of the resources."""
    return sum(n << WIDTH * RESOURCES.index(name) for name, n in amounts.items())


def some_of(names: Iterable[str]) -> int:
    """Return the number that means any of some resources."""
    return ANY + sum(1 << RESOURCES.index(name) for name in names)


def unpacked(amounts: int) -> dict[str, int]:
    """Write packed amounts by the names of the resources."""
    found = {name: amount(amounts, r) for r, name in enumerate(RESOURCES)}
    return {name: n for name, n in found.items() if n}


@rule
def of_one(resource: int, n: int) -> int:
    """Pack an amount of one resource."""
    return n << WIDTH * resource


@rule
def amount(packed: int, resource: int) -> int:
    """Return the amount of one resource."""
    return (packed >> WIDTH * resource) & MOST


@rule
def covers(packed: int, other: int) -> bool:
    """Tell whether there is at least as much of every resource as of the other."""
    return ((packed | _FREE_BITS) - other) & _FREE_BITS == _FREE_BITS


@rule
def total(packed: int) -> int:
    """Return the sum of all amounts."""
    n = 0
    while packed > 0:
        n += packed & MOST
        packed >>= WIDTH
    return n


@rule
def any_of(bits: int) -> int:
    """Return the number that means any of some resources, told by one bit each."""
    return ANY + bits


@rule
def is_one_of(resource: int, wanted: int) -> bool:
    """Tell whether a resource is the one that is wanted, or one of those."""
    return resource == wanted or wanted == ANY or (wanted > ANY and ((wanted - ANY) >> resource) & 1 == 1)


@rule
def only(amounts: int, wanted: int) -> int:
    """Return the amounts of the wanted resources alone."""
    return sum(of_one(resource, amount(amounts, resource)) for resource in range(ANY) if is_one_of(resource, wanted))
