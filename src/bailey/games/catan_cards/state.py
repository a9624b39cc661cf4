"""The state of the Catan Card Game.

A principality is one row. Places for a Settlement or City are counted from the left, 0 to 11; a player begins with
places 5 and 6, so that the row can grow to both sides. A *column* of Regions lies between two places: column `k` is to
the left of place `k`, column `k + 1` to its right. A *cell* is a column with a side: `2 * column + side`. A *site* is a
place with a side: `2 * place + side`, for the building sites above or below a Settlement or City.
"""

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
    inner,
    many,
    number,
    numbers,
    pile,
    remember_shuffled,
    stack,
    truth,
)
from bailey.games.catan_cards.cards import (
    CITY,
    EVENTS,
    EXPANSIONS,
    IDS,
    NEW_REGIONS,
    NO_REGION,
    START_REGIONS,
    STORE,
    SUPPLY,
)

if TYPE_CHECKING:
    from bailey.core import Frame, Trace

PLAYERS = 2
SIDES = 2
ABOVE, BELOW = range(SIDES)
LEFT, RIGHT = range(2)
PLACES = 12
COLUMNS = PLACES + 1
CELLS, SITES = SIDES * COLUMNS, SIDES * PLACES
FIRST_PLACE, LAST_PLACE = 5, 6
STACKS = 5
#: What stands at a place without a Settlement or City.
EMPTY = 0
#: More cards than can come together: the limit of 7, and one more for a moment; and as many as may be written.
MOST_HAND, MOST_WRITTEN = 20, 12
#: No game has so many turns; a written position may begin late.
MOST_TURNS = 1_000_000
MOST_BUILT = 32
MOST_OFFERS = 3
#: No player: nobody has won yet, or holds a token.
NO_PLAYER = -1
NO_STACK = -1


class Store(Record):
    """The resources that a Region shows; they go where it goes."""

    store: int = number(least=0, most=STORE)


class Site(Record):
    """Where an expansion card is built: beside which place, and on which side."""

    place: int = number(least=0, most=PLACES - 1)
    side: int = number(0, names=("above", "below"))


class Stack(Record):
    """A stack of expansion cards."""

    cards: Pile = pile(len(EXPANSIONS), see=NOBODY)


class Player(Record):
    """A player's hand and principality."""

    centres: list[int] = numbers(PLACES, least=EMPTY, most=CITY)
    road_left: int = truth()
    road_right: int = truth()
    hand: Pile = pile(MOST_HAND, see=OWNER)
    built: Pile[Site] = pile(MOST_BUILT, beside=Site)
    regions: Cells[Store] = cells(CELLS, beside=Store)
    # What is inner only sums the principality up: see `rules/sums.py`.
    first: int = inner(number())  # the leftmost place of the row
    last: int = inner(number())
    stock: int = inner(number())  # packed: the resources in all Regions
    capacity: int = inner(number())  # packed: what they could hold
    resource: list[int] = inner(numbers(CELLS, NO_REGION))  # of the Region in each cell; NO_REGION where none lies
    die: list[int] = inner(numbers(CELLS))
    doubled: int = inner(number())  # Regions that produce two, one bit a cell; so are the next two
    uncounted: int = inner(number())
    plague: int = inner(number())  # that a Plague can reach
    rates: int = inner(number())  # packed: how many of each resource the bank takes for one
    free_sites: int = inner(number())  # for green cards, one bit a site
    free_city_sites: int = inner(number())  # for red ones
    cities: int = inner(number())
    points: int = inner(number())  # without the tokens
    strength: int = inner(number())
    tournament: int = inner(number())
    commerce: int = inner(number())
    hand_limit: int = inner(number())
    search_cost: int = inner(number())


class Offer(Record):
    """An offer that was made in this turn, packed."""

    by: int = 0
    give: int = 0
    want: int = 0


class State(GameState):
    """The whole table."""

    goal: int = number(12, least=7, most=15)
    action_gate: int = number(least=0, most=3)
    exchange_from: int = number(least=0, most=1)
    exchange_mandatory: int = truth()
    region_draw: int = number(least=0, most=1)
    harbor_own_point: int = truth(default=True)
    brigands_take_protected: int = truth(default=True)
    merchant_waits: int = truth(default=True)
    win_check: int = number(least=0, most=1)
    start_layout: int = number(least=0, most=1)
    rival_trade: int = number(1, least=0, most=2)
    turn_cap: int = number(200, least=50, most=200)

    on_turn: int = number(least=0, most=PLAYERS - 1)  # whose turn it is; only in that turn a player wins
    turns: int = number(least=0, most=MOST_TURNS)  # begun so far, by both players together
    winner: int = number(NO_PLAYER, least=NO_PLAYER, most=PLAYERS - 1)
    die: int = number(least=0, most=6)  # the production number of this turn; 0 before it is rolled
    searched: int = number(NO_STACK, least=NO_STACK, most=STACKS - 1)  # the stack that was searched just now
    roads: int = number(SUPPLY["road"], least=0, most=SUPPLY["road"])
    settlements: int = number(SUPPLY["settlement"], least=0, most=SUPPLY["settlement"])
    cities: int = number(SUPPLY["city"], least=0, most=SUPPLY["city"])
    knight_token: int = number(NO_PLAYER, least=NO_PLAYER, most=PLAYERS - 1)  # who holds it
    commerce_token: int = number(NO_PLAYER, least=NO_PLAYER, most=PLAYERS - 1)
    offers_made: int = number(least=0, most=MOST_OFFERS)  # in this turn, to the rival or by the rival
    offers: list[Offer] = many(Offer, MOST_OFFERS)
    stacks: list[Stack] = many(Stack, STACKS)
    events_stack: Pile = pile(len(EVENTS), see=NOBODY, home=EVENTS)
    region_stack: Pile = pile(len(NEW_REGIONS), see=NOBODY, home=NEW_REGIONS)
    deck: Pile = pile(len(EXPANSIONS), see=NOBODY, home=EXPANSIONS)  # empty once the stacks are made
    start_regions: Pile = pile(len(START_REGIONS), home=START_REGIONS)  # empty once both have laid theirs out
    shown: Pile = pile(1)  # the event card that is being resolved
    drawn: Pile = pile(1)  # a Region on its way to a principality
    discard: Pile = pile(len(EXPANSIONS))
    traces: list[Trace] = remember_shuffled(len(IDS))
    players: list[Player] = each_player(Player, PLAYERS)
    todo: list[Frame] = stack(48)
