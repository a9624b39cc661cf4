"""How a game begins, and who plays its seats."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.core.play.position import Position, checked_seed

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.core.records.fair import Fair

#: Who plays a seat: `you`, `you:Zoë`, `greedy`, `search:2000`.
PLAYED_BY = re.compile(r"[^\W\d_][\w.:-]{0,39}")


@dataclass(frozen=True)
class Start:
    """How a game begins: from a seed, from a written position, or from fair chance (which needs no seed)."""

    seats: tuple[str, ...]
    seed: int = 0
    options: dict[str, int] = field(default_factory=dict)
    position: dict[str, object] | None = None
    fair: Fair | None = None
    #: Of a fair game: digests in which names stood that were removed since, 0: the opening, n: all up to row n.
    removed: dict[int, str] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """What tells this game from others: its table, or its seed."""
        return self.fair.table if self.fair is not None else str(self.seed)

    def opening(self, game: str) -> bytes:
        """Digest what is known before the first row of a fair game."""
        assert self.fair is not None
        if 0 in self.removed:
            return bytes.fromhex(self.removed[0])
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return self.fair.opening(game, ",".join(self.seats), options)

    def deal(self, game: Game) -> Position:
        """Set up the game."""
        for by in self.seats:
            check_played_by(by)
        if self.fair is not None and len(self.fair.nonces) != len(self.seats):
            message = f"fair: {len(self.fair.nonces)} nonces for {len(self.seats)} seats; there is one a seat"
            raise BadInput(message)
        if self.position is None:
            luck = self.fair.luck(1, self.opening(game.name), None) if self.fair else None
            return Position.new(game, len(self.seats), checked_seed(self.seed), self.options, luck)
        position = Position.load(game, self.position)
        if position.state.seats != len(self.seats):
            message = f"seats: the position has {position.state.seats} seats; name so many, not {len(self.seats)}"
            raise BadInput(message)
        return position


def check_played_by(by: str) -> None:
    """Refuse a text that cannot name who plays a seat."""
    if not PLAYED_BY.fullmatch(by):
        message = f"seat {by!r:.60}: write a name of letters, digits and `_.:-`, at most 40 of them"
        raise BadInput(message)


def is_person(by: str) -> bool:
    """Return whether this names a person (and not a bot)."""
    return by.startswith("you") and by[3:4] in ("", ":")
