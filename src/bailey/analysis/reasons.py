"""Why one choice is better than another: what more it brings in the same deals, by the end and by the next turn."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bailey.analysis.findings import DIGITS
from bailey.analysis.quality import beyond_noise
from bailey.analysis.samples import mean, spread
from bailey.core.play.board import Counters
from bailey.core.state.todo import scorers
from bailey.core.text.board import board_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.play.game import Game
    from bailey.core.state.todo import GameState
    from bailey.core.text.gains import Gain

    #: How much there is of each thing after a choice in one deal: whose it is, and the words that name it.
    Held = Counter[tuple[int, tuple[tuple[str, str], ...]]]

#: So many deals are compared, and a smaller difference is not kept.
DEALS = 32
LEAST = 0.5


def scored(game: Game, s: GameState) -> Held:
    """Return everybody's points by the lines of their scores; those of one name are added up."""
    held: Held = Counter()
    for p in range(scorers(s)):
        for line in game.breakdown(s, p):
            points = line["points"]
            assert isinstance(points, int)  # the conformance suite adds them up
            held[p, tuple((name, word) for name, word in line.items() if isinstance(word, str))] += points
    return held


def held_by(game: Game, s: GameState, seat: int) -> Held:
    """Return the points of a seat, if they are known before the end, and what its panel counts."""
    held: Held = Counter({(seat, ()): int(game.score(s, seat))} if game.open_scores else {})
    record = s.players[seat]  # type: ignore[attr-defined] # every game has its players there
    for panel in board_of(game).player:
        for name in panel.of if isinstance(panel, Counters) else ():
            held[seat, (("counter", name),)] = int(getattr(record, name))
    return held


def gains(better: Sequence[Held], made: Sequence[Held]) -> list[Gain]:
    """Return what there is more of after the better choice on average, deal by deal; the largest difference first."""
    found: list[Gain] = []
    for key in dict.fromkeys(key for held in (*better, *made) for key in held):
        more = [one[key] - other[key] for one, other in zip(better, made, strict=True)]
        by = mean(more)
        if beyond_noise(abs(by), spread(more) / len(more) ** 0.5) >= LEAST:
            found.append({"player": key[0], "of": dict(key[1]), "by": round(by, DIGITS)})
    return sorted(found, key=lambda one: -abs(one["by"]))
