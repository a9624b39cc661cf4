"""The state of Castle Combo."""

from __future__ import annotations

from bailey.core import NOBODY, GameState, Pile, Record, each_player, many, number, pile, truth
from bailey.games.castle_combo.cards import CASTLE_CARDS, LOCATIONS, NUMBERS, VILLAGE, VILLAGE_CARDS

MOST_PLAYERS = 5
#: A bound that no amount of gold or keys reaches.
MOST = 10**6
GRID_CARDS = 9
#: A tableau has so many columns and rows, so a card is placed at most so far from the first one.
GRID, REACH = 3, 2
#: The neighbour who plays next, and the one who played before.
LEFT, RIGHT = 0, 1
ROW_CARDS = 3
DECK_CARDS = max(len(CASTLE_CARDS), len(VILLAGE_CARDS))


class TableauSpot(Record):
    """Where a card of a tableau lies, which way up, and the gold stored on it."""

    column: int = number(usual=GRID)  # only how cards lie to each other counts
    row: int = number(usual=GRID)
    face_down: int = truth()
    stored: int = number(least=0, most=MOST, usual=5)


class Player(Record):
    """A player's supply and tableau; the cards stand in the order in which they were taken."""

    gold: int = number(NUMBERS["start"]["gold"], least=0, most=MOST, usual=20)
    keys: int = number(NUMBERS["start"]["keys"], least=0, most=MOST, usual=8)
    tableau: Pile[TableauSpot] = pile(GRID_CARDS, beside=TableauSpot)


class Location(Record):
    """The castle or the village: deck, row, discard pile, and what left the game with it."""

    deck: Pile = pile(DECK_CARDS, see=NOBODY, homes=(CASTLE_CARDS, VILLAGE_CARDS))
    row: Pile = pile(ROW_CARDS)
    discard: Pile = pile(DECK_CARDS)
    gone: Pile = pile(DECK_CARDS)
    removed: int = truth()


class State(GameState):
    """The whole table."""

    messenger: int = number(VILLAGE, names=LOCATIONS)
    taken: Pile = pile(1)
    locations: list[Location] = many(Location, 2, names=LOCATIONS)
    players: list[Player] = each_player(Player, MOST_PLAYERS)
