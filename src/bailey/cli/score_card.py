"""Prints a score card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.cli.language import text
from bailey.cli.seats import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.cli.screen import Screen
    from bailey.core.play.position import Position
    from bailey.core.text.catalogue import GameTexts


def as_json(position: Position) -> dict[str, object]:
    """Return the score of a position as JSON; docs/cli.md says what each field means."""
    scores = position.score()
    return {
        "game": position.game.name,
        "over": position.over,
        "players": [
            {
                "seat": seat,
                "total": score,
                "tiebreak": tiebreak(position, seat),
                "lines": position.breakdown(seat),
            }
            for seat, score in enumerate(scores)
        ],
        "winners": position.winners,
    }


def tiebreak(position: Position, seat: int) -> int:
    """Return the tie-break number of a seat."""
    by = position.game.tiebreak
    return int(by(position.state, seat)) if by is not None else 0


def show(screen: Screen, position: Position, texts: GameTexts, seat: int, name: str) -> None:
    """Print the score of one player line by line."""
    screen.say(name, "bold")
    for line in position.breakdown(seat):
        what, how = texts.score_line(line)
        screen.item(str(line["points"]), text("score-line", what=what, how=how) if how else what)
    screen.item(str(position.score()[seat]), text("score-sum"))


def standings(screen: Screen, position: Position, names: Sequence[str], viewer: int | None = None) -> None:
    """Print everybody's points, tie-breaks where there is a tie, and the winner."""
    results = [(score, tiebreak(position, seat)) for seat, score in enumerate(position.score())]
    for seat in sorted(range(len(names)), key=lambda seat: results[seat], reverse=True):
        score, by = results[seat]
        decided = len({other for points, other in results if points == score}) > 1
        name = text("score-tie-break", player=names[seat], points=by) if decided else names[seat]
        screen.item(str(score), name)
    screen.say(verdict(position, names, viewer), "bold")


def verdict(position: Position, names: Sequence[str], viewer: int | None) -> str:
    """Return who wins or leads, and whether by the tie-break."""
    scores, winners = position.score(), position.winners
    who = "you" if viewer in winners else "other"
    if len(winners) > 1:
        together = listed([names[seat] for seat in winners])
        return text("verdict-share" if position.over else "verdict-level", who=who, players=together)
    tied = "yes" if sum(score == max(scores) for score in scores) > 1 else "no"
    return text("verdict-wins" if position.over else "verdict-ahead", who=who, player=names[winners[0]], tied=tied)
