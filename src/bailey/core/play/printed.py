"""Printed opponents: players that score, hold things and take turns by rule, but never decide.

Player numbers are those of the seats, then those of the printed opponents. They do not fix the order of play, which the
rules decide: any step that asks nobody may be that of a printed opponent.
"""

from __future__ import annotations

from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping


class Printed(NamedTuple):
    """A printed opponent: its name, the numbers of seats at which it plays (none: any), and the options it needs.

    `when` gives the values of options with which it plays: `Printed("Aaron", when={"opponents": (1, 2)})`. `level`
    names the option that sets its strength, if there is one, and `usual` is its strength where that option is 0.
    """

    name: str
    players: tuple[int, ...] = ()
    when: Mapping[str, Collection[int]] = MappingProxyType({})
    level: str = ""
    usual: int = 0

    def plays(self, seats: int, options: Mapping[str, int]) -> bool:
        """Return whether it plays with so many seats and these options."""
        seated = not self.players or seats in self.players
        return seated and all(options[name] in values for name, values in self.when.items())


def names_for(printed: Iterable[Printed], seats: int, options: Mapping[str, int]) -> tuple[str, ...]:
    """Return the names of the printed opponents that play with so many seats and these options."""
    return tuple(one.name for one in printed if one.plays(seats, options))


def most_at(printed: Collection[Printed], seats: int, values: Mapping[str, Collection[int]]) -> int:
    """Return how many printed opponents can play at once with so many seats; `values` are those of each option."""
    return max(len(names_for(printed, seats, options)) for options in _settings(printed, values))


def _settings(printed: Iterable[Printed], values: Mapping[str, Collection[int]]) -> Iterator[dict[str, int]]:
    """Yield every combination of the options that printed opponents depend on."""
    needed = sorted({name for one in printed for name in one.when})
    return (dict(zip(needed, chosen, strict=True)) for chosen in product(*(values[name] for name in needed)))
