"""Draws the ratings of bots: a line for each, the strongest on top, with its interval."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bailey.lab.rating import Rated

#: The width of the scale, the room left of it for names and around it, and the height of a line.
WIDE, NAMES, ROOM, LINE = 480, 130, 24, 26
#: The scale has a mark at so many points.
MARKS = 200
STYLE = (
    "svg{background:#fffaf0;font:13px sans-serif}line{stroke:#c9bda6}.interval{stroke:#274b75;stroke-width:3}"
    "circle{fill:#274b75}text{fill:#3a3128}"
)


def picture(title: str, rated: Sequence[Rated]) -> str:
    """Return the ratings as SVG."""
    ordered = sorted(rated, key=lambda one: -one.rating)
    least = min(one.rating - one.half for one in rated)
    most = max(one.rating + one.half for one in rated)
    marks = range(int(least // MARKS) * MARKS, int(-(-most // MARKS)) * MARKS + 1, MARKS)
    across = WIDE / max(1, marks[-1] - marks[0])

    def x(rating: float) -> float:
        return round(NAMES + (rating - marks[0]) * across, 1)

    high = LINE * (len(ordered) + 1)
    scale = "".join(
        f'<line x1="{x(mark)}" x2="{x(mark)}" y1="{LINE / 2}" y2="{high}"/>'
        f'<text x="{x(mark)}" y="{high + 16}" text-anchor="middle">{mark}</text>'
        for mark in marks
    )
    lines = "".join(_line(one, LINE * (i + 1), x) for i, one in enumerate(ordered))
    size = f"{NAMES + WIDE + 2 * ROOM} {high + LINE + 2 * ROOM}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img"><title>{escape(title)}</title>'
        f'<style>{STYLE}</style><g transform="translate({ROOM} {ROOM})">'
        f'<text x="{NAMES}" y="0" font-weight="bold">{escape(title)}</text>{scale}{lines}</g></svg>\n'
    )


def _line(one: Rated, y: float, x: Callable[[float], float]) -> str:
    """Return the line of one bot."""
    low, high = x(one.rating - one.half), x(one.rating + one.half)
    return (
        f'<text x="{NAMES - 10}" y="{y + 4}" text-anchor="end">{escape(one.bot)}</text>'
        f'<line x1="{low}" x2="{high}" y1="{y}" y2="{y}" class="interval"/>'
        f'<circle cx="{x(one.rating)}" cy="{y}" r="5"><title>{one.rating:.0f} ± {one.half:.0f}</title></circle>'
    )
