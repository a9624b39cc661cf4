"""What the companion knows of the table.

The Automata's things have the names that they have in the board game, whose rules act on them. The table is the only
seat. Player 0 is the person who holds it, player 1 the Automata; more people come after it.
"""

from __future__ import annotations

from bailey.core import NOBODY, Cells, Pile, Record, cells, each_player, inner, many, number, numbers, pile, truth
from bailey.games.burgundy_board.data import BLACK_SLOTS, COPIES_OF_GOOD, DEPOTS, GOODS, KINDS, PHASES, ROUNDS
from bailey.games.burgundy_board.state import MOST, MOST_HELD, NO_PLAYER, SOURCES, AutomataSide, AutomataTable, Depot
from bailey.games.burgundy_board.tiles import ALL_TILES, AUTOMATA_CARDS, LEVELS, MOST_PLAYERS

TABLE, AUTOMATA = range(2)
#: Who searches the depots: the people at the table, or the companion, which is told what lies there.
YOU, IT = range(2)
MOST_PEOPLE = MOST_PLAYERS - 1
#: How many digits the points of a person have.
DIGITS = 3


class Player(Record):
    """What the Automata has; of people their points at the end, and as player 0's goods those that all of them took."""

    silver: int = number(least=0, most=MOST, usual=6)
    points: list[int] = numbers(len(SOURCES), least=0, most=MOST, usual=60)
    goods: list[int] = numbers(len(GOODS), least=0, most=COPIES_OF_GOOD)
    sold: list[int] = numbers(len(GOODS), least=0, most=COPIES_OF_GOOD)
    told: int = number(least=0, most=10**DIGITS - 1)
    placed: list[int] = inner(numbers(len(KINDS)))


class State(AutomataTable):
    """The Automata, and what is known of the depots."""

    automata: int = number(least=1, most=len(LEVELS))
    depth: int = number(least=YOU, most=IT)
    people: int = number(1, least=1, most=MOST_PEOPLE)
    automata_rules: int = number(least=0, most=1)
    automata_depot_first: int = truth()
    automata_bonus_on_cards: int = truth()
    automata_a: int = truth()
    automata_b: int = truth()
    additional_hexes: int = truth()
    white_castles: int = truth()
    trade_routes: int = truth()

    phase: int = number(0, names=PHASES)
    round: int = number(least=0, most=ROUNDS)  # 0 before the first of a phase
    white: int = number(least=0, most=6)
    first_bonus: list[int] = numbers(len(KINDS), NO_PLAYER, least=NO_PLAYER, most=AUTOMATA)
    second_bonus: list[int] = numbers(len(KINDS), NO_PLAYER, least=NO_PLAYER, most=AUTOMATA)
    unseen_goods: list[int] = inner(numbers(len(GOODS), COPIES_OF_GOOD))  # that were not told, of each type
    depots: list[Depot] = many(Depot, DEPOTS)
    black: Cells = cells(BLACK_SLOTS)
    taken: Pile = pile(1)  # a tile between the table and its place
    players: list[Player] = each_player(Player, MOST_PLAYERS)
    discard: Pile = pile(ALL_TILES)
    sides: list[AutomataSide] = many(AutomataSide, 2)
    reserve: Pile = pile(MOST_HELD)
    wilds: Pile = pile(MOST_HELD)
    finished: Pile = pile(MOST_HELD)  # the Automata's duchy
    automata_discard: Pile = pile(len(AUTOMATA_CARDS))
    automata_deck: Pile = pile(len(AUTOMATA_CARDS), see=NOBODY, home=AUTOMATA_CARDS)
    unused: Pile = pile(ALL_TILES, see=NOBODY, home=range(ALL_TILES))  # the tiles that nobody has told of
