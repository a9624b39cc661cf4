"""Writes the page that documents every number of a game's observation.

`python -m tools.observation_page castle-combo` prints `docs/observations/castle-combo.md`.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bailey.core.state.checks import MOST
from bailey.core.state.observe import layout
from bailey.games import find, names

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.core.state.observe import Entry

INTRODUCTION = """\
# The observation of {title}

<!-- Made from the declaration of the state: python -m tools.observation_page {name} -->

An observation is one row of 32-bit integers with everything that one viewer may know;
[learning.md](../learning.md) says where it is used. It is made from the declaration of the state and contains the
same information as the view of that seat. Names are those of the position JSON. A slot of a pile is the number of
its card in the table at the end, plus one: 0 where no card lies, -1 for a card that the viewer cannot know. The order
of the seats is the same for every viewer: `viewer` is the seat that looks, `turn` the seat that must decide.

Length of a row with {players} players, in version {version} of the game: {widths}.
A row with fewer players is a prefix of the row with more.

The kind and the range of a number are what [features](../learning.md#three-forms-of-an-observation) are made from;
a usual amount is what counts as one there.

| index | name | kind | range | meaning |
|---:|---|---|---|---|
"""

CARDS = """
## Cards

A slot holds the number of its card plus one, as it stands in the first column.

| in a slot | card |
|---:|---|
"""


def page(game: Game) -> str:
    """Return the page of a game."""
    widths = ", ".join(f"{len(layout(game, seats))} with {seats}" for seats in game.players)
    head = INTRODUCTION.format(
        title=game.title,
        name=game.name,
        version=game.version,
        players=game.counts,
        widths=widths,
    )
    lines = [
        f"| {entry.at} | `{entry.name}` | {entry.kind} | {range_of(entry)} | {entry.meaning} |\n"
        for entry in layout(game)
    ]
    cards = [f"| {number + 1} | {card} |\n" for number, card in enumerate(game.cards)]
    return "".join([head, *lines, CARDS, *cards])


def range_of(entry: Entry) -> str:
    """Return from where to where a number goes, and what is usual."""
    bounds = "any" if entry.most >= MOST else f"{entry.least} to {entry.most}"
    return f"{bounds}, usual {entry.usual}" if entry.usual else bounds


def main() -> None:
    """Print the page of one game."""
    parser = argparse.ArgumentParser(description="Document the observation of a game.")
    parser.add_argument("game", choices=names())
    print(page(find(parser.parse_args().game)), end="")


if __name__ == "__main__":
    main()
