"""The state of the Castles of Burgundy, the board game.

The Automata, where it plays, is the player after the seats; what only it has stands at the end of the state. Dice that
have been used show 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bailey.core import (
    CATEGORY,
    NOBODY,
    SEAT,
    Cells,
    GameState,
    Pile,
    Record,
    cells,
    each_player,
    inner,
    many,
    number,
    numbers,
    pile,
    truth,
)
from bailey.games.burgundy_board.data import (
    BACKS,
    BLACK_SLOTS,
    BUILDINGS,
    COPIES_OF_GOOD,
    DEPOT_SLOTS,
    DEPOTS,
    GOODS,
    INN_BACK,
    KINDS,
    PATH_COUNT,
    PHASES,
    ROUNDS,
)
from bailey.games.burgundy_board.duchies import DUCHIES, REGIONS, SPACES
from bailey.games.burgundy_board.tiles import (
    ALL_TILES,
    AUTOMATA_CARDS,
    LEVELS,
    MOST_ITEMS,
    MOST_PLAYERS,
    MOST_ROUTE_TILES,
    ROUTES,
    with_back,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

#: A bound that no amount of silver, workers or points reaches.
MOST = 10**6
STORAGE = 3
DICE = 2
#: How far the turn order track goes.
TRACK = 6
#: No good, or no duchy: the last word of each.
NO_GOOD, NO_DUCHY = len(GOODS), len(DUCHIES)
NO_PLAYER = -1
#: Where points come from: the Automata finishes cards as people fill regions.
SOURCES = ("regions", "cards", "colours", "livestock", "sales", "buildings", "routes", "posts")
REGIONS_FILLED, CARDS_FINISHED, COLOURS, ANIMALS, SALES, BUILT, ROUTE_POINTS, POSTS = range(8)
#: What the chronicle keeps of the Automata after each phase: its points, by their sources, and what is left over.
AFTER = ("automata", *SOURCES[CARDS_FINISHED:ROUTE_POINTS], "left_over")
LEFT, RIGHT = range(2)
HOMES = [with_back(back) for back in range(len(BACKS))]
#: More tiles than can lie with the Automata at a time.
MOST_HELD = ALL_TILES


class Depot(Record):
    """A numbered depot: its tiles, and how many goods of each type lie there."""

    goods: list[int] = numbers(len(GOODS), least=0, most=COPIES_OF_GOOD)
    tiles: Cells = cells(DEPOT_SLOTS)


class Supply(Record):
    """The face-down tiles of one back."""

    tiles: Pile = pile(max(map(len, HOMES)), see=NOBODY, homes=HOMES)


class Cover(Record):
    """A tile on an item of a card of the Automata: whether it lies face down, as a wild tile."""

    wild: int = truth()


class AutomataSide(Record):
    """The left or right card of the Automata, and the tiles on its items."""

    card: Pile = pile(1)
    items: Cells[Cover] = cells(MOST_ITEMS, beside=Cover)


class SupplyHolder(Protocol):
    """What a player has that the Automata has too."""

    silver: int
    points: list[int]
    goods: list[int]
    sold: list[int]
    placed: list[int]


class AutomataTable(GameState):
    """A table at which the Automata plays, as its rules see it: the state of this game, and that of the companion."""

    if TYPE_CHECKING:
        automata: int
        automata_rules: int
        automata_depot_first: int
        automata_bonus_on_cards: int
        automata_a: int
        automata_b: int
        trade_routes: int
        white: int
        first_bonus: list[int]
        second_bonus: list[int]
        unseen_goods: list[int]
        depots: list[Depot]
        black: Cells
        taken: Pile
        discard: Pile
        sides: list[AutomataSide]
        reserve: Pile
        wilds: Pile
        finished: Pile
        automata_discard: Pile
        automata_deck: Pile

        @property
        def players(self) -> Sequence[SupplyHolder]:
            """The players, the Automata after the seats."""


class Player(Record):
    """What a player has; the Automata has silver, points, goods, a place on the track, and colours."""

    duchy: int = number(NO_DUCHY, names=(*DUCHIES, "none"))
    silver: int = number(least=0, most=MOST, usual=6)
    workers: int = number(least=0, most=MOST, usual=6)
    points: list[int] = numbers(len(SOURCES), least=0, most=MOST, usual=60)
    track: int = number(least=0, most=TRACK)  # the space of the turn order track
    has_played: int = truth()  # in this round
    dice: list[int] = numbers(DICE, least=0, most=6)
    goods: list[int] = numbers(len(GOODS), least=0, most=COPIES_OF_GOOD)
    sold: list[int] = numbers(len(GOODS), least=0, most=COPIES_OF_GOOD)
    storage: Pile = pile(STORAGE)
    route: Pile = pile(MOST_ROUTE_TILES)
    spaces: Cells = cells(SPACES)
    # What is inner only sums the duchy up: see `rules/duchy.py`. For the Automata, `placed` counts its finished tiles.
    reach: list[int] = inner(numbers(SPACES))  # 1 next to a placed tile
    filled: list[int] = inner(numbers(REGIONS))  # how many tiles lie in each region
    towns: list[int] = inner(numbers(REGIONS))  # the buildings in each town, one bit each
    placed: list[int] = inner(numbers(len(KINDS)))
    built: list[int] = inner(numbers(len(BUILDINGS)))
    species: int = inner(number())  # one bit each
    knows: int = inner(number())  # the knowledge tiles in the duchy, one bit each
    # Of each kind: the empty spaces next to a tile, one bit each; their dice; and how many tiles the region of one of
    # them lacks, at least.
    open: list[int] = inner(numbers(len(KINDS)))
    open_dice: list[int] = inner(numbers(len(KINDS)))
    lacking: list[int] = inner(numbers(len(KINDS)))
    fits: int = inner(number())  # the buildings that a town next to a tile lacks, one bit each
    inned: int = inner(number())  # the regions with an inn, one bit each
    on_path: list[int] = inner(numbers(PATH_COUNT))  # how many tiles lie on each path between border posts


class State(AutomataTable):
    """The whole table."""

    automata: int = number(least=0, most=len(LEVELS))
    automata_rules: int = number(least=0, most=1)
    automata_depot_first: int = truth()
    automata_bonus_on_cards: int = truth()
    automata_a: int = truth()
    automata_b: int = truth()
    automata_c: int = truth()
    duchies: int = number(least=0, most=2)
    duchy: int = number(least=0, most=len(DUCHIES) - 1)
    duchy_set: int = number(least=0, most=2)
    knowledge_6: int = number(least=0, most=2)
    knowledge_15: int = number(2, least=2, most=3)
    knowledge_26: int = number(3, least=2, most=3)
    fewest_empty: int = truth()
    purchase_between: int = truth()
    additional_hexes: int = truth()
    white_castles: int = truth()
    inns: int = truth()
    trade_routes: int = truth()
    border_posts: int = truth()

    phase: int = number(0, names=PHASES)
    round: int = number(least=0, most=ROUNDS)  # 0 before the first of a phase
    white: int = number(least=0, most=6)
    order: list[int] = numbers(MOST_PLAYERS, NO_PLAYER, least=NO_PLAYER, most=MOST_PLAYERS - 1, kind=SEAT)
    has_bought: int = truth()  # in this turn
    has_hired: int = truth()
    coming_goods: list[int] = numbers(ROUNDS, NO_GOOD, least=0, most=NO_GOOD, kind=CATEGORY)
    unseen_goods: list[int] = inner(numbers(len(GOODS), COPIES_OF_GOOD))  # that nobody has seen, of each type
    first_bonus: list[int] = numbers(len(KINDS), NO_PLAYER, least=NO_PLAYER, most=MOST_PLAYERS - 1, kind=SEAT)
    second_bonus: list[int] = numbers(len(KINDS), NO_PLAYER, least=NO_PLAYER, most=MOST_PLAYERS - 1, kind=SEAT)
    first_joined: int = number(
        NO_PLAYER, least=NO_PLAYER, most=MOST_PLAYERS - 1, kind=SEAT
    )  # who joined all border posts
    second_joined: int = number(NO_PLAYER, least=NO_PLAYER, most=MOST_PLAYERS - 1, kind=SEAT)
    depots: list[Depot] = many(Depot, DEPOTS)
    black: Cells = cells(BLACK_SLOTS)
    open_inns: Pile = pile(len(HOMES[INN_BACK]))  # beside the tiles of the black depot
    taken: Pile = pile(STORAGE)  # on its way to a storage that is full
    players: list[Player] = each_player(Player, MOST_PLAYERS)
    discard: Pile = pile(ALL_TILES)
    sides: list[AutomataSide] = many(AutomataSide, 2)
    reserve: Pile = pile(MOST_HELD)
    wilds: Pile = pile(MOST_HELD)
    finished: Pile = pile(MOST_HELD)  # the Automata's duchy
    automata_discard: Pile = pile(len(AUTOMATA_CARDS))
    automata_after: list[int] = numbers(len(PHASES) * len(AFTER), NO_PLAYER, least=NO_PLAYER, most=MOST, usual=200)
    automata_deck: Pile = pile(len(AUTOMATA_CARDS), see=NOBODY, home=AUTOMATA_CARDS)
    supplies: list[Supply] = many(Supply, len(BACKS))
    unused_routes: Pile = pile(len(ROUTES), see=NOBODY, home=ROUTES)
