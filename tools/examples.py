"""Writes the positions from which the pictures of the rules are drawn: `python -m tools.examples [GAME ...]`.

Bots play a game; what the first player sees at one turn, past its middle, goes to `web/src/games/GAME/example.json`.
A companion, which no bot plays, is told things by chance.
Run it again when a game's version rises: a test compares them.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from typing import TYPE_CHECKING, Any

from bailey import games
from bailey.core.records.log import GameLog
from tools.miniatures import DRAWN, SEED, play_game

if TYPE_CHECKING:
    from bailey.core.play.game import Game

#: Past this share of the game the first turn of the first player is taken.
SHARE = 0.55
NAMES = ["Anna", "Odile"]


def pictured_games() -> list[str]:
    """Return the names of the games whose rules have pictures."""
    return sorted(name for name in games.names() if (DRAWN / name / "pictures.ts").is_file())


def told_game(game: Game) -> GameLog:
    """Tell a companion of a game at a table, by chance."""
    log, chance = GameLog.new(game, ["you"], SEED), random.Random(SEED)
    while not log.position.over:
        log.choose(chance.choice(log.position.choices.numbers))
    return log


def example_of(log: GameLog) -> dict[str, Any]:
    """Return what the first player sees at a turn past the middle of a game."""
    played = log.positions()
    late = (position for _, position in played[int(len(played) * SHARE) :] if position.turn == 0)
    position = next(late)
    return {"names": position.called(NAMES[: len(log.seats)]), "scores": position.score(), "view": position.view(0)}


def main() -> int:
    """Write the positions of the games that are named, or of all whose rules have pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    for name in parser.parse_args().games or pictured_games():
        game = games.find(name)
        example = example_of(told_game(game) if game.retold else play_game(game))
        path = DRAWN / name / "example.json"
        path.write_text(json.dumps(example, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
        print(f"{name}: {path.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
