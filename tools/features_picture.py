"""Draws what the features of a game are made of: a bar for each place of cards, and one for the numbers of each owner.

`python -m tools.features_picture castle-combo` writes `docs/pictures/features-castle-combo.svg`.
"""

from __future__ import annotations

import argparse
import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from bailey.bots.observed.features import features
from bailey.games import find, names

if TYPE_CHECKING:
    from bailey.core.play.game import Game

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
WIDE, NAMES, ROOM, LINE = 420, 210, 24, 22
#: Of the columns of a card, its place: without the number of the slot or its cell.
SLOT = re.compile(r"(\[\d+\]|\(\d+,\d+\))$")
OWNER = re.compile(r"^players\[(\d+)\]\.?")
STYLE = (
    "svg{background:#fffaf0;font:13px sans-serif}text{fill:#3a3128}"
    "rect{fill:#274b75}.numbers{fill:#b5823a}.bold{font-weight:bold}"
)


def group_of(name: str) -> tuple[str, bool]:
    """Return what a column belongs to, in words, and whether it tells of a card."""
    base, _, card = name.partition(": ")
    owner = OWNER.match(base)
    whose = "the table" if owner is None else "the viewer" if owner[1] == "0" else f"seat {owner[1]} after it"
    if not card or card.startswith("first "):
        return f"{whose}: numbers", False
    place = SLOT.sub("", OWNER.sub("", base))
    return f"{whose}: {place}", True


def picture(game: Game, players: int) -> str:
    """Return the picture as SVG."""
    groups = Counter(group_of(column.name) for column in features(game, players).columns)
    ordered = sorted(groups.items(), key=lambda one: (not one[0][1], one[0][0]))
    most = max(groups.values())
    title = f"{game.title}: {sum(groups.values()):,} features, {players} players"
    lines = "".join(
        _line(name, round(WIDE * count / most), count, LINE * (i + 1), "cards" if of_cards else "numbers")
        for i, ((name, of_cards), count) in enumerate(ordered)
    )
    size = f"{NAMES + WIDE + 3 * ROOM} {LINE * (len(ordered) + 1) + 2 * ROOM}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img"><title>{escape(title)}</title>'
        f'<style>{STYLE}</style><g transform="translate(0 {ROOM})">'
        f'<text x="{ROOM}" y="0" class="bold">{escape(title)}</text>{lines}</g></svg>\n'
    )


def _line(name: str, long: int, count: int, y: int, kind: str) -> str:
    """Return the bar of one group, with its name and how many columns it has."""
    wide = max(1, long)
    return (
        f'<text x="{NAMES - 8}" y="{y + 5}" text-anchor="end">{escape(name)}</text>'
        f'<rect x="{NAMES}" y="{y - 7}" width="{wide}" height="14" class="{kind}"/>'
        f'<text x="{NAMES + wide + 6}" y="{y + 5}">{count:,}</text>'
    )


def main() -> None:
    """Write the picture of one game."""
    parser = argparse.ArgumentParser(description="Draw what the features of a game are made of.")
    parser.add_argument("game", choices=names())
    game = find(parser.parse_args().game)
    path = FOLDER / f"features-{game.name}.svg"
    path.write_text(picture(game, game.usual), encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main()
