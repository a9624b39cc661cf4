"""What lies on the table, and who sees it."""

from __future__ import annotations

from bailey.core import NOBODY, OWNER, GameState, Pile, Record, each_player, number, pile

from .cards import IDS

MOST_PLAYERS = 4

MOST_ROUNDS = 6

ROW = 3


HAND = 2


class Player(Record):
    """What one player has; a hand is seen by its owner alone."""

    coins: int = number(2, least=0, most=100)
    hand: Pile = pile(HAND, see=OWNER)
    taken: Pile = pile(len(IDS))


class State(GameState):
    """The whole table."""

    rounds: int = number(MOST_ROUNDS, least=0, most=MOST_ROUNDS)
    deck: Pile = pile(len(IDS), see=NOBODY, home=range(len(IDS)))
    row: Pile = pile(ROW)
    players: list[Player] = each_player(Player, MOST_PLAYERS)
