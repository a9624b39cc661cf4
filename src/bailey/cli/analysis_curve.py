"""Draws the chances over a game as an SVG, with the mistakes and the strokes of luck on it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from bailey.cli.analysis_words import STROKE, percent

if TYPE_CHECKING:
    from bailey.analysis.findings import Stage
    from bailey.cli.analysis_words import AnalysisSentences

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 960, 320, 44, 120, 12, 24
#: Names at the end of their lines are at least so far apart.
APART = 15
#: The sizes of the marks of bad choices.
SIZES = {"inaccuracy": 3.5, "mistake": 5, "blunder": 7}


def curve(words: AnalysisSentences) -> str:
    """Return the curve."""
    found = words.found
    players = range(len(found.players))
    parts = [*_axes(len(found.rows) + 1, words), *(_path(words, p) for p in players), *_names(words)]
    for i, row in enumerate(found.rows, 1):
        parts += [*_mark(words, i, row), *_stroke(words, i, row)]
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img">{"".join(parts)}</svg>'


def _x(words: AnalysisSentences, at: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * at / (len(words.found.rows) + 1)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)


def _axes(rows: int, words: AnalysisSentences) -> list[str]:
    lines = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = _y(share)
        lines.append(f'<line class="axis" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{escape(percent(share))}</text>')
    for i in range(0, rows, max(1, rows // 10)):
        n = words.found.rows[i - 1].n if i else 1
        lines.append(f'<text x="{_x(words, i):.1f}" y="{HEIGHT - 6}" text-anchor="middle">{n}</text>')
    return lines


def _path(words: AnalysisSentences, p: int) -> str:
    """Return a player's line: before and after each choice, after chance, and so on."""
    found = words.found
    points = [(0.0, found.beginning.chance[p]), (0.6, found.dealt.chance[p])]
    for i, row in enumerate(found.rows, 1):
        points += [(i, row.before.chance[p]), (i + 0.3, row.chosen.chance[p]), (i + 0.6, row.after.chance[p])]
    points.append((len(found.rows) + 1, found.players[p].end))
    drawn = " ".join(f"{_x(words, at):.1f},{_y(chance):.1f}" for at, chance in points)
    return f'<polyline class="p{p}" points="{drawn}"/>'


def _names(words: AnalysisSentences) -> list[str]:
    """Return the names at the end of the lines, one below the other where they would lie on each other."""
    order = sorted(words.found.players, key=lambda player: (-player.end, player.player))
    drawn: list[str] = []
    last = TOP - APART + 4.0
    for player in order:
        last = min(max(_y(player.end) + 4, last + APART), HEIGHT - APART * (len(order) - len(drawn) - 1) - 4.0)
        name = escape(words.names[player.player][:16])
        drawn.append(f'<text class="of{player.player}" x="{WIDTH - RIGHT + 6}" y="{last:.1f}">{name}</text>')
    return drawn


def _mark(words: AnalysisSentences, i: int, row: Stage) -> list[str]:
    """Return the mark of a bad choice, a circle that leads to its row."""
    size = SIZES.get(row.decision.quality)
    if size is None:
        return []
    x, y = _x(words, i + 0.3), _y(row.chosen.chance[row.seat])
    said = escape(words.costly(row))
    circle = f'<circle class="mark" cx="{x:.1f}" cy="{y:.1f}" r="{size}"><title>{said}</title></circle>'
    return [f'<a href="#row{row.n}">{circle}</a>']


def _stroke(words: AnalysisSentences, i: int, row: Stage) -> list[str]:
    """Return the mark of a stroke of luck: a triangle up or down, at the line of the player who decided."""
    by = row.luck[row.seat]
    if abs(by) < STROKE:
        return []
    x, y, way = _x(words, i + 0.6), _y(row.after.chance[row.seat]), -1 if by > 0 else 1
    points = f"{x - 5:.1f},{y:.1f} {x + 5:.1f},{y:.1f} {x:.1f},{y + way * 9:.1f}"
    return [f'<polygon class="stroke" points="{points}"><title>{escape(words.stroke(row))}</title></polygon>']
