"""Writes the page that documents the observation of a game, number by number.

`python -m bailey.lab.observation_page castle-combo` prints `docs/observations/castle-combo.md`.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from bailey.core.observe import layout
from bailey.games import find, names

if TYPE_CHECKING:
    from bailey.core.game import Game

INTRODUCTION = """\
# The observation of {title}

<!-- Made from the declaration of the state: python -m bailey.lab.observation_page {name} -->

One row of 32-bit whole numbers says what one viewer may know; [learning.md](../learning.md) says where it is
used. It is made from the declaration of the state, so it holds what the view of that seat holds, and no more.
Names are those of the position JSON. A slot of a pile is the number of its card in the table at the end, plus
one: 0 where no card lies, -1 for a card that the viewer cannot know. Seats keep their own order, whoever
looks: `viewer` says which seat looks, `turn` which one must decide.

With {players} players, in version {version} of the game, a row is so long: {widths}.
With fewer players it is the beginning of the row with more.

| index | name | meaning |
|---:|---|---|
"""

CARDS = """
## Cards

A slot holds the number of its card plus one, as it stands in the first column.

| in a slot | card |
|---:|---|
"""


def page(game: Game) -> str:
    """Write the page of a game."""
    widths = ", ".join(f"{len(layout(game, seats))} with {seats}" for seats in game.players)
    head = INTRODUCTION.format(
        title=game.title,
        name=game.name,
        version=game.version,
        players=f"{game.players[0]} to {game.players[-1]}",
        widths=widths,
    )
    lines = [f"| {entry.at} | `{entry.name}` | {entry.meaning} |\n" for entry in layout(game)]
    cards = [f"| {number + 1} | {card} |\n" for number, card in enumerate(game.cards)]
    return "".join([head, *lines, CARDS, *cards])


def main() -> None:
    """Print the page of the game that is named."""
    parser = argparse.ArgumentParser(description="Document the observation of a game.")
    parser.add_argument("game", choices=names())
    print(page(find(parser.parse_args().game)), end="")


if __name__ == "__main__":
    main()
