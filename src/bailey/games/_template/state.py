"""What lies on the table of Postern."""

from __future__ import annotations

from bailey.core import NOBODY, OWNER, GameState, Pile, Record, each_player, number, pile
from bailey.games._template.cards import IDS

MOST_PLAYERS = 4
MOST_COINS = 1000
HAND = 3
MOST_HAND = 5


class Player(Record):
    """A player's coins, hand, and yard; a hand is seen by its owner alone."""

    coins: int = number(2, least=0, most=MOST_COINS)
    hand: Pile = pile(MOST_HAND, see=OWNER)
    yard: Pile = pile(len(IDS))


class State(GameState):
    """The whole table."""

    hours: int = 6
    deck: Pile = pile(len(IDS), see=NOBODY, home=range(len(IDS)))
    discard: Pile = pile(len(IDS))
    gate: Pile = pile(1)
    players: list[Player] = each_player(Player, MOST_PLAYERS)
