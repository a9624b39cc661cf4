"""The limits that an operator can set: what one address may use, and how long tables are kept."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class Allowance:
    """The figures; each is set by the environment variable BAILEY_ and its name in capitals.

    An address may be a family or a school: the figures of an address leave room for a class of thirty.
    """

    code_guesses_per_minute: float = 20.0
    tables_per_hour: float = 120.0
    analyses_per_hour: float = 30.0
    analyses_per_address: int = 40
    analysed_choices: int = 2000
    profiles_per_minute: float = 20.0
    sockets_per_address: int = 200
    address_commands_per_second: float = 200.0
    presents_per_second: float = 10.0
    checks_per_second: float = 10.0
    hints_per_address: int = 8
    listed_per_address: int = 4
    mutes: int = 200
    open_table_hours: float = 24.0
    bots_table_hours: float = 1.0
    abandoned_table_days: float = 90.0
    expiry_seconds: float = 60.0

    def unbegun_seconds(self, *, people: bool) -> float:
        """Return for how long a table is kept that has not begun, or that has only bots."""
        return 3600 * (self.open_table_hours if people else self.bots_table_hours)

    @property
    def abandoned_seconds(self) -> float:
        """Return for how long a game is kept in which nobody decides any more."""
        return 86_400 * self.abandoned_table_days


def read_allowance(number: Callable[[str, float], float], whole: Callable[[str, int], int]) -> Allowance:
    """Read the figures from the environment."""
    read = {}
    for figure in fields(Allowance):
        name, usual = f"BAILEY_{figure.name.upper()}", figure.default
        read[figure.name] = whole(name, usual) if isinstance(usual, int) else number(name, usual)  # type: ignore[arg-type]
    return Allowance(**read)  # type: ignore[arg-type]
