"""Says what accuracy an analysis gives to random clicks and to a bot: `python -m tools.analysis_accuracy`.

Of each game it analyses some between two bots, and some in which the first seat plays at random. Prints for each the
first seat's accuracy, what it would be if choices were judged by the chance to win alone and every one counted, and how
many of its choices have a mark.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from bailey import bots
from bailey.analysis import analyse
from bailey.analysis.quality import Quality, quality
from bailey.core.records.log import GameLog
from bailey.games import find

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.analysis import Analysis
    from bailey.core import Game

GAMES = ("castle-combo", "burgundy-board", "burgundy-cards", "catan-cards")
BOT, CLICKS = "search:500", "random"


@dataclass(frozen=True)
class Judged:
    """How the choices of the first seat of one game were judged."""

    game: str
    plays: str
    seed: int
    scores: list[float]
    accuracy: float | None
    by_chance_alone: float
    decisions: int
    mattered: int
    marked: int


def judged(game: Game, plays: str, seed: int, iterations: int, *, plain: bool = False) -> Judged:
    """Play a game of somebody against the bot, and return how the first seat's choices are judged."""
    log = _played(game, (plays, BOT), seed)
    found = analyse(log, iterations, plain=plain)
    player = found.players[0]
    return Judged(
        game.name,
        plays,
        seed,
        [float(score) for score in log.position.score()],
        player.accuracy,
        _by_chance_alone(found),
        player.decisions,
        player.mattered,
        player.decisions - player.qualities[Quality.SOUND],
    )


def _by_chance_alone(found: Analysis) -> float:
    """Return which share of the first seat's choices are sound by the chance to win, whether they mattered or not."""
    sound = [quality(row.decision.loss) == Quality.SOUND for row in found.rows if row.seat == 0 and row.open > 1]
    return round(sum(sound) / len(sound), 6)


def _played(game: Game, seats: tuple[str, str], seed: int) -> GameLog:
    log = GameLog.new(game, [*seats], seed)
    players = [bots.make(spec, game) for spec in seats]
    while log.position.turn is not None:
        log.choose(players[log.position.turn].choose(log.position, len(log.rows)))
    return log


def all_judged(names: list[str], games: int, iterations: int, *, plain: bool = False) -> Iterator[Judged]:
    """Yield the judgements of so many games of each kind."""
    for name in names:
        for plays in (CLICKS, BOT):
            for seed in range(1, games + 1):
                yield judged(find(name), plays, seed, iterations, plain=plain)


def main() -> None:
    """Measure, and print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__.split(":")[0])
    parser.add_argument("names", nargs="*", default=[*GAMES])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--plain", action="store_true")
    given = parser.parse_args()
    for one in all_judged(given.names, given.games, given.iterations, plain=given.plain):
        print(json.dumps(asdict(one)), flush=True)


if __name__ == "__main__":
    main()
