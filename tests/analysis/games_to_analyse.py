"""Finished games for the tests of the analysis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey import bots
from bailey.core.records.log import GameLog

if TYPE_CHECKING:
    from bailey.core import Game


def played(game: Game, *specs: str, seed: int = 7, options: dict[str, int] | None = None) -> GameLog:
    """Return a whole game between bots."""
    log = GameLog.new(game, [*specs], seed, options)
    players = [bots.make(spec, game) for spec in specs]
    while log.position.turn is not None:
        log.choose(players[log.position.turn].choose(log.position, len(log.rows)))
    return log
