"""The state of Postern."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    pile,
    remember_shuffled,
    truth,
)
from bailey.games._template.cards import IDS

if TYPE_CHECKING:
    from bailey.core import Trace

MOST_PLAYERS = 4
#: The seats, and the night watchman.
MOST_SCORERS = MOST_PLAYERS + 1
MOST_COINS = 1000
HAND = 3
MOST_HAND = 5
NICHES = 2
MOST_GAIN = 9


class Goods(Record):
    """What goods have gained in a niche; it goes where they go."""

    gain: int = number(least=0, most=MOST_GAIN)


class Niche(Record):
    """The coins that lie in a niche, whatever else lies there."""

    coins: int = number(least=0, most=MOST_COINS)


class Player(Record):
    """The coins, hand and yard of a seat or of the night watchman; a hand is seen by its owner alone."""

    coins: int = number(2, least=0, most=MOST_COINS)
    hand: Pile = pile(MOST_HAND, see=OWNER)
    yard: Pile[Goods] = pile(len(IDS), beside=Goods)


class State(GameState):
    """The whole table."""

    hours: int = 6
    smugglers: int = truth()
    watchman: int = truth()
    beat: int = number(1, least=1, most=MOST_PLAYERS)  # the watchman's turn comes after so many seats
    deck: Pile = pile(len(IDS), see=NOBODY, home=range(len(IDS)))
    discard: Pile = pile(len(IDS))
    gate: Pile[Goods] = pile(1, beside=Goods)
    niches: Cells[Goods, Niche] = cells(NICHES, site=Niche, beside=Goods)
    traces: list[Trace] = remember_shuffled(len(IDS))  # a spy knows a card that is shuffled
    players: list[Player] = each_player(Player, MOST_SCORERS)
