"""A table with cells, for the tests of what lies in them."""

from __future__ import annotations

from typing import Any

from bailey.core import (
    NOBODY,
    OWNER,
    Cells,
    GameState,
    Pile,
    Record,
    cells,
    each_player,
    number,
    numbers,
    pile,
    shuffle,
)
from bailey.core.state.chance import GAME_STREAM, seed_with
from bailey.core.state.slots import OPEN

CARDS = 8
PLACES = 4


class Stored(Record):
    """What lies on a card."""

    goods: int = number(least=0)
    marks: list[int] = numbers(2)


class Site(Record):
    """What a place is."""

    ground: int = number(1, names=("water", "land"))


class Player(Record):
    """A player's cards."""

    hand: Pile = pile(3, see=OWNER)
    duchy: Cells[Stored, Site] = cells(PLACES, site=Site, beside=Stored)


class Table(GameState):
    """The whole table."""

    turns: int = 12
    stack: Pile = pile(CARDS, see=NOBODY, home=range(CARDS))
    row: Pile[Stored] = pile(CARDS, beside=Stored)
    dark: Cells = cells(2, see=NOBODY)
    open_row: Cells = cells(2)
    players: list[Player] = each_player(Player, 2)


def table(seed: int = 0) -> Table:
    """Make a table with three open cards in the row, with numbers beside them, and the rest shuffled in the stack."""
    s = Table()
    seed_with(s, seed, 0, GAME_STREAM)
    for p, player in enumerate(s.players):
        player.hand.see = 1 << p
    s.row.slots[:3] = [OPEN | card for card in range(3)]
    s.row.size = 3
    for i in range(3):
        s.row.beside[i].goods = 10 + i
        s.row.beside[i].marks[1] = 20 + i
    s.stack.slots[: CARDS - 3] = [OPEN | card for card in range(3, CARDS)]
    s.stack.size = CARDS - 3
    shuffle(s, s.stack)
    return s


def beside(row: Any) -> list[tuple[int, int]]:
    return [(one.goods, one.marks[1]) for one in row]
