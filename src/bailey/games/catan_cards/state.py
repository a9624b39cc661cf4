"""The state of the Catan Card Game.

A principality is one row. Places for a Settlement or City are counted from the left, 0 to 11; a player begins with
places 5 and 6, so that the row can grow to both sides. A *column* of Regions lies between two places: column `k` is to
the left of place `k`, column `k + 1` to its right. A *cell* is a column with a side: `2 * column + side`. A *site* is a
place with a side: `2 * place + side`, for the building sites above or below a Settlement or City.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import (
    CATEGORY,
    NOBODY,
    OWNER,
    SEAT,
    Cells,
    GameState,
    Pile,
    Record,
    amounts,
    bits,
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
    BASE_EXPANSIONS,
    CITADEL,
    DEVELOPMENTS,
    EVENTS,
    FACES,
    IDS,
    MOST_DEVELOPMENTS,
    MOST_EVENTS,
    MOST_EXPANSIONS,
    MOST_FOREIGN,
    MOST_MAGIC,
    MOST_THEME_EXPANSIONS,
    NEW_REGIONS,
    NO_REGION,
    STACKS,
    START_REGIONS,
    STORE,
    SUPPLY,
    THEME_EXPANSIONS,
)
from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.packing import MOST, RESOURCES, WIDTH

if TYPE_CHECKING:
    from bailey.core import PendingStep, Trace

PLAYERS = 2
SIDES = 2
ABOVE, BELOW = range(SIDES)
LEFT, RIGHT = range(2)
SIDE_NAMES, END_NAMES = ("above", "below"), ("left", "right")
PLACES = 12
COLUMNS = PLACES + 1
CELLS, SITES = SIDES * COLUMNS, SIDES * PLACES
FIRST_PLACE, LAST_PLACE = 5, 6
#: What stands at a place without a Settlement or City.
EMPTY = 0
#: More cards than can come together: the limit of 7, and one more for a moment; and as many as may be written.
MOST_HAND, MOST_WRITTEN = 20, 12
#: No game has so many turns; a written position may begin late.
MOST_TURNS = 1_000_000
MOST_BUILT = 32
MOST_OFFERS = 3
#: More played cards than can lie open at a time.
MOST_LASTING = 8
#: Of the options `goal` and `action_gate`: what the set says.
BY_SET, GATE_BY_SET = 0, 4
#: No face of the event die is named.
NO_FACE = -1
#: No player: nobody has won yet, or holds a token.
NO_PLAYER = -1
NO_STACK = -1


class RegionStore(Record):
    """The resources that a Region shows; they go where it goes."""

    store: int = number(least=0, most=STORE)
    foreign: int = truth()  # a card of the rival's lies on it


class Magic(Record):
    """The magic that a Wizard has; it stays with the Wizard."""

    magic: int = number(least=0, most=MOST_MAGIC)


class Site(Record):
    """Where an expansion card is built: beside which place, and on which side; and what is said of it for a while."""

    place: int = number(least=0, most=PLACES - 1)
    side: int = number(0, names=SIDE_NAMES)
    used: int = number(least=0, most=MOST_TURNS, usual=150)  # the last turn in which it was used
    silenced: int = number(least=0, most=MOST_TURNS, usual=150)  # the turn with which its points count again
    named: int = truth()
    foreign: int = truth()  # a card of the rival's lies on it
    resources: int = bits(names=RESOURCES)  # that were named as it was built
    kept: int = amounts(len(RESOURCES), WIDTH, MOST)  # what it keeps


class Lasting(Record):
    """A card that was played and lies open until its effect is spent: who has played it, and when it ends."""

    by: int = number(least=0, most=PLAYERS - 1, kind=SEAT)
    until: int = number(least=0, most=MOST_TURNS, usual=150)  # the turn that it does not reach


class Stack(Record):
    """A stack of expansion cards."""

    cards: Pile = pile(MOST_EXPANSIONS, see=NOBODY)


class Player(Record):
    """A player's hand and principality."""

    centres: list[int] = numbers(PLACES, least=EMPTY, most=CITADEL, kind=CATEGORY)
    road_left: int = truth()
    road_right: int = truth()
    blocked: int = bits(STACKS)  # the stacks that may not be used
    hand: Pile = pile(MOST_HAND, see=OWNER)
    pawned: Pile = pile(1, see=OWNER)
    built: Pile[Site] = pile(MOST_BUILT, beside=Site)
    regions: Cells[RegionStore] = cells(CELLS, beside=RegionStore)
    wizards: Cells[Magic] = cells(CELLS, beside=Magic)  # each on the Region of its cell
    foreign: Pile = pile(MOST_FOREIGN)  # the rival's cards that lie on one's own; these say so
    idle: int = bits(CELLS)  # the Regions that produce nothing in this turn
    # What is inner only sums the principality up: see `rules/sums.py`.
    first: int = inner(number())  # the leftmost place of the row
    last: int = inner(number())
    stock: int = inner(number())  # packed: the resources in all Regions
    capacity: int = inner(number())  # packed: what they could hold
    kept: int = inner(number())  # packed: what built cards keep; `stock` and `capacity` count it too
    keepers: int = inner(number())  # how many resources built cards could keep
    fleets: int = inner(number())  # the resources whose Trade Fleet there is, one bit each
    resource: list[int] = inner(numbers(CELLS, NO_REGION))  # of the Region in each cell; NO_REGION where none lies
    die: list[int] = inner(numbers(CELLS))
    doubled: int = inner(number())  # Regions that produce two, one bit a cell; so are the next three
    more: int = inner(number())  # that produce one more
    uncounted: int = inner(number())
    plague: int = inner(number())  # that a Plague can reach
    rates: int = inner(number())  # packed: how many of each resource the bank takes for one
    free_sites: int = inner(number())  # for green cards, one bit a site
    free_city_sites: int = inner(number())  # for red ones
    free_unit_sites: int = inner(number())  # for Units
    free_book_sites: int = inner(number())  # for spell books
    at_citadels: int = inner(number())  # the Regions beside Citadels, one bit each
    wizard_count: int = inner(number())
    magic: int = inner(number())  # of all Wizards together
    cities: int = inner(number())
    points: int = inner(number())  # without the tokens
    strength: int = inner(number())
    tournament: int = inner(number())
    brigand_limit: int = inner(number())
    moments: int = inner(number())  # the moments at which a built card acts, one bit each
    commerce: int = inner(number())
    hand_limit: int = inner(number())
    exchanges: int = inner(number())
    search_cost: int = inner(number())


class Offer(Record):
    """An offer that was made in this turn."""

    by: int = number(least=0, most=PLAYERS - 1, kind=SEAT)
    give: int = amounts(len(RESOURCES), WIDTH, MOST)
    want: int = amounts(len(RESOURCES), WIDTH, MOST)


class State(GameState):
    """The whole table."""

    theme: int = number(least=0, most=len(SETS) - 1, kind=CATEGORY)
    goal: int = number(BY_SET, least=BY_SET, most=15)
    action_gate: int = number(GATE_BY_SET, least=0, most=GATE_BY_SET)
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
    citadel_sites: int = number(2, least=2, most=4)
    new_development_limit: int = number(least=0, most=1)
    citadel_spacing: int = truth()

    on_turn: int = number(least=0, most=PLAYERS - 1, kind=SEAT)  # whose turn it is; only in that turn a player wins
    turns: int = number(least=0, most=MOST_TURNS, usual=150)  # begun so far, by both players together
    winner: int = number(NO_PLAYER, least=NO_PLAYER, most=PLAYERS - 1, kind=SEAT)
    die: int = number(least=0, most=6)  # the production number of this turn; 0 before it is rolled
    face: int = number(
        NO_FACE, least=NO_FACE, most=len(FACES) - 1, kind=CATEGORY
    )  # that was named for the event die of this turn
    tops_open: int = bits(STACKS)  # the stacks whose top card lies open
    searched: int = number(
        NO_STACK, least=NO_STACK, most=STACKS - 1, kind=CATEGORY
    )  # the stack that was searched just now
    roads: int = number(SUPPLY["road"], least=0, most=SUPPLY["road"])
    settlements: int = number(SUPPLY["settlement"], least=0, most=SUPPLY["settlement"])
    cities: int = number(SUPPLY["city"], least=0, most=SUPPLY["city"])
    knight_token: int = number(NO_PLAYER, least=NO_PLAYER, most=PLAYERS - 1, kind=SEAT)  # who holds it
    commerce_token: int = number(NO_PLAYER, least=NO_PLAYER, most=PLAYERS - 1, kind=SEAT)
    offers_made: int = number(least=0, most=MOST_OFFERS)  # in this turn, to the rival or by the rival
    offers: list[Offer] = many(Offer, MOST_OFFERS)
    stacks: list[Stack] = many(Stack, STACKS)
    events_stack: Pile = pile(MOST_EVENTS, see=NOBODY, home=EVENTS)
    region_stack: Pile = pile(len(NEW_REGIONS), see=NOBODY, home=NEW_REGIONS)
    deck: Pile = pile(len(BASE_EXPANSIONS), see=NOBODY, home=BASE_EXPANSIONS)  # empty once the stacks are made
    theme_deck: Pile = pile(MOST_THEME_EXPANSIONS, see=NOBODY, home=THEME_EXPANSIONS)  # likewise
    start_regions: Pile = pile(len(START_REGIONS), home=START_REGIONS)  # empty once both have laid theirs out
    shown: Pile = pile(1)  # the event card that is being resolved
    drawn: Pile = pile(1)  # a Region on its way to a principality
    developments: Pile = pile(MOST_DEVELOPMENTS, home=DEVELOPMENTS)
    lasting: Pile[Lasting] = pile(MOST_LASTING, beside=Lasting)
    discard: Pile = pile(MOST_EXPANSIONS)
    removed: Pile = pile(1)  # the event card that was taken out of the game
    traces: list[Trace] = remember_shuffled(len(IDS))
    players: list[Player] = each_player(Player, PLAYERS)
    todo: list[PendingStep] = stack(48)
