"""What cards do: operations, conditions, and the moments at which built cards act, each a row of a table.

A clause of a card says when, under which conditions, and which operations are run then. Rules see only the tables; how
they are read from the data, each file of this package says for one of them.
"""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Record, truth
from bailey.games.catan_cards.packing import ANY, NONE

KINDS = ("unit_knight", "unit_fleet", "building", "action", "event", "wizard", "spell_book", "spell", "foreign")
KNIGHT, FLEET, BUILDING, ACTION, EVENT, WIZARD, SPELL_BOOK, SPELL, FOREIGN = range(len(KINDS))
CATEGORIES = ("unit", "unit", "building", "action", "event", "wizard", "spell", "spell", "foreign")
#: The kinds of cards that are played from the hand; the others are built, but for events.
FROM_HAND = (ACTION, SPELL, FOREIGN)
#: Where a card lies that is played into the rival's principality.
NOWHERE, ON_BUILDING, ON_REGION = range(3)


class Do(IntEnum):
    """What an operation does: of resources, of built cards, of hands, and others."""

    # Resources
    STEAL = 0
    SWAP_WITH_BANK = 1
    GAIN = 2
    GAIN_PER = 3
    PAY = 4
    BUY = 5
    LOSE = 6
    NAME_RESOURCES = 7
    PAWN = 8
    # Built cards and Regions
    DUEL = 9
    RETURN_TO_HAND = 10
    SUPPRESS = 11
    NAME_CARDS = 12
    OPPONENT_CHOOSES = 13
    SWAP_REGIONS = 14
    # Hands
    LOOK_HAND = 15
    TAKE_FROM_HAND = 16
    HAND_CHECK = 17
    TAKE_FROM_DISCARD = 18
    # Stacks
    PUT_UNDER_STACK = 19
    SEARCH_STACK = 20
    DRAW = 21
    BLOCK_STACK = 22
    REVEAL_TOPS = 23
    TAKE_REVEALED = 24
    # Others
    SET_DIE = 25
    REGION_SUB = 26
    REGION_ADD = 27
    RESHUFFLE_EVENTS = 28
    PEEK_EVENTS = 29
    NO_PRODUCTION = 30
    ROLL_TABLE = 31
    CONTEST = 32
    # Magic, and what only spells do
    DRAIN_WIZARD = 33
    ADD_MAGIC = 34
    FREE_BUILD = 35
    SWAP_SITES = 36
    REMOVE_EVENT = 37
    REPLACE_REGION = 38
    TAKE_BUILT = 39
    PLACE_FOREIGN = 40
    # Not run: other rules look for them
    CHOOSE_REGIONS = 41
    COST_REDUCTION = 42
    PEEK_AND_CHOOSE = 43
    DUEL_MODIFIER = 44
    TRADE_RATE = 45
    SUSPEND_RATES = 46
    POINTS_PER = 47
    CANCEL_CARD = 48
    SEARCH_COST = 49
    PREVENT_BRIGAND_LOSS = 50


class Who(IntEnum):
    """Whom an operation concerns: who takes, picks, looks or searches."""

    SELF = 0
    OPPONENT = 1
    EACH = 2
    KNIGHT_HOLDER = 3
    KNIGHT_HOLDERS_RIVAL = 4
    COMMERCE_HOLDER = 5
    WHO_HAS_MOST = 6  # of the selected cards, strictly


class When(IntEnum):
    """The moments at which built cards act."""

    PLENTY = 0
    INSTEAD_OF_PLENTY = 1
    TOURNAMENT_WON = 2
    OWN_ACTION = 3
    EVENT_CARD = 4
    BEFORE_ROLL = 5
    FREE_DRAW = 6
    NUMBER_ROLLED = 7
    ATTACKED = 8
    ATTACK_FAILED = 9
    COMMERCE = 10
    BUILT = 11
    RIVAL_PLAYS = 12
    SEARCHING = 13
    BRIGANDS = 14
    EVENT_FACE = 15


class Need(IntEnum):
    """The conditions of cards."""

    # Beside the rival, or of the table
    RIVAL_HAS = 0
    SOMETHING_TO_TAKE = 1
    RIVAL_CAN_YIELD = 2
    KNIGHT_TOKEN = 3
    COMMERCE_TOKEN = 4
    MORE_STRENGTH = 5
    MORE_COMMERCE = 6
    DISCARDED = 7
    RIVALS_HAND = 8
    CARDS_TO_DRAW = 9
    # Alone
    SOMETHING_TO_SWAP = 10
    DUPLICATE_LAND = 11
    RESOURCE = 12
    COMMERCE = 13
    ROOM = 14
    REGION_TO_FILL = 15
    BUILT = 16
    NOT_BUILT = 17
    CENTRE = 18
    OTHERS_IN_HAND = 19
    # Of Wizards & Dragons
    MAGIC = 20
    WIZARDS = 21
    NO_WIZARD = 22
    RIVAL_HAS_WIZARD = 23
    RIVAL_HAS_FREE = 24
    CITY_LEFT = 25
    SITES_TO_SWAP = 26
    EVENT_TO_REMOVE = 27
    REGION_TO_TAKE = 28
    REGION_WITHOUT_WIZARD = 29


class Operation(Record):
    """One thing that a card does."""

    do: int = 0
    who: int = 0
    n: int = 0
    most: int = 0  # 0: no maximum
    stacks: int = 1
    resource: int = ANY
    distinct: int = truth()
    selector: int = NONE
    threat: int = 0  # the card that does it, as a bit of `shields` and `counters`
    condition: int = NONE  # for whom it counts
    own: int = truth()  # about cards of whoever picks, not of the rival
    named: int = truth()  # only cards that have been named
    by_giver: int = truth()
    upto: int = truth()
    optional: int = truth()
    city: int = truth()  # also about building a City
    event_die: int = truth()  # about the event die, not the production die
    of_fleets: int = truth()  # only resources whose Trade Fleet one has
    paid: int = ANY  # what is paid for the rest
    lasts: int = 0  # for so many turns, this one included
    rate: int = 1  # so many are given for one
    commerce_each: int = 0  # one for so many commerce points
    win: int = 0  # a duel is won by so much or less
    win_countered: int = 0
    # The step that does it, if it is one; whether that is told which operation it is, and asks the rival
    step: int = NONE
    told: int = truth()
    asks_rival: int = truth()
    # What follows a duel that is won or lost; the two ways of which the rival chooses; or the first outcome of a roll
    first_way: int = 0
    first_count: int = 0
    second_way: int = 0
    second_count: int = 0


class Clause(Record):
    """What a built card does at a moment."""

    when: int = 0
    per_turn: int = 0  # 0: any number of times
    own_turn: int = truth()
    magic: int = 0  # what its use costs
    condition: int = NONE
    about: int = NONE  # the event card, as the number of its first copy
    first: int = 0
    count: int = 0


class Condition(Record):
    """What must hold for a card to be played or built."""

    need: int = 0
    selector: int = NONE
    threat: int = 0  # the card itself, as a bit of what protects against it
    resource: int = ANY
    n: int = 0


class Outcome(Record):
    """What one number of a die does: some operations, or none."""

    first: int = 0
    count: int = 0
