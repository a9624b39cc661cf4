"""Whether a record is that of a finished contest: choices were made, and there was somebody to win against."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bailey.core.records.rows import Kind

if TYPE_CHECKING:
    from bailey.core.records.log import GameLog


class Lack(StrEnum):
    """What a record lacks to be that of a finished contest."""

    RIVALS_WHO_DECIDE = "rivals who decide"
    END = "end"
    CHOICES = "choices"
    RIVALS = "rivals"


def lack_of(log: GameLog) -> Lack | None:
    """Return what a record lacks; None: nothing."""
    if log.game.retold:
        return Lack.RIVALS_WHO_DECIDE
    if not log.position.over:
        return Lack.END
    if not any(row.kind is Kind.CHOICE for row in log.effective):
        return Lack.CHOICES
    return Lack.RIVALS if len(log.position.score()) < 2 else None
