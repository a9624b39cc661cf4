"""Writes the positions from which the pictures of the rules are drawn: `python -m tools.examples [GAME ...]`.

Bots play a game; what the first player sees at one turn, past its middle, goes to `web/src/games/GAME/example.json`.
Run it again when a game's version rises: a test compares them.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from bailey import games
from tools.miniatures import DRAWN, drawn_games, play_game

if TYPE_CHECKING:
    from bailey.core.records.log import GameLog

#: Past this share of the game the first turn of the first player is taken.
SHARE = 0.55
NAMES = ["Anna", "Odile"]


def example_of(log: GameLog) -> dict[str, Any]:
    """Return what the first player sees at a turn past the middle of a game."""
    played = log.positions()
    late = (position for _, position in played[int(len(played) * SHARE) :] if position.turn == 0)
    position = next(late)
    return {"names": position.called(NAMES), "scores": position.score(), "view": position.view(0)}


def main() -> int:
    """Write the positions of the games that are named, or of all that are drawn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    for name in parser.parse_args().games or drawn_games():
        example = example_of(play_game(games.find(name)))
        path = DRAWN / name / "example.json"
        path.write_text(json.dumps(example, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
        print(f"{name}: {path.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
