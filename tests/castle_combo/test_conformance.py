"""Castle Combo passes the conformance suite, with two to five players."""

from __future__ import annotations

from conformance import conformance
from soak import TIMES

from bailey.games import castle_combo

PLAYER_COUNTS = len(castle_combo.GAME.players)

TestConformance = conformance(
    castle_combo.GAME,
    plain=((PLAYER_COUNTS, 1), (2 * TIMES * PLAYER_COUNTS, 1000)),
    compiled=(2 * PLAYER_COUNTS, 24 * PLAYER_COUNTS),
    bots=(
        [("greedy", 2, 8), ("search:40", 2, 16), ("learned:40", 2, 16), ("casual6:40", 2, 16)],
        [(spec, PLAYER_COUNTS, 4) for spec in ("search:40", "learned:40", "casual6:40")],
    ),
)
