"""The setup, a turn from its roll to its end, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, card_at, draw, move_under, roll, rule, shuffle, take_named, tell, todo, todo_with
from bailey.games.catan_cards.cards import FACES, MOVED, STACK_SIZES, STACKS, card, rulebook, sets
from bailey.games.catan_cards.choices import SEARCH, Why
from bailey.games.catan_cards.clauses import When
from bailey.games.catan_cards.events import COMMERCE_TOKEN, What
from bailey.games.catan_cards.packing import ANY, ORE, WOOL, total
from bailey.games.catan_cards.rules.event_cards import produce_in, tell_no_effect
from bailey.games.catan_cards.rules.foreign import leave_at
from bailey.games.catan_cards.rules.hand import stacks_in_play
from bailey.games.catan_cards.rules.moments import acts_at, book_at, pay_for_number
from bailey.games.catan_cards.rules.operations import run_operations
from bailey.games.catan_cards.rules.prices import end_lasting
from bailey.games.catan_cards.rules.principality import begin_row, is_development, lay_out_printed
from bailey.games.catan_cards.rules.resources import gain, remove, steal
from bailey.games.catan_cards.rules.rival_trade import forget_offers
from bailey.games.catan_cards.rules.sums import ahead, cells_of
from bailey.games.catan_cards.scoring import score
from bailey.games.catan_cards.state import BY_SET, NO_FACE, NO_PLAYER, NO_STACK, PLAYERS, State
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.core import Pile
    from bailey.games.catan_cards.state import Player

SIDES_OF_DIE = 6
TOURNAMENT, COMMERCE, BRIGANDS, PLENTY, EVENT_CARD = range(len(FACES))
#: In the first two turns of each player Brigands take nothing.
QUIET_TURNS = 2 * PLAYERS
#: Values of options.
CHOSEN_LAYOUT, ANY_TIME = 1, 1


# Setup


@rule
def setup(s: State) -> None:
    """Shuffle the cards, lay out both principalities, and let both players search for their hands (3)."""
    shuffle(s, s.events_stack)
    shuffle(s, s.region_stack)
    take_out_developments(s)
    shuffle(s, s.deck)
    shuffle(s, s.theme_deck)
    deal_stacks(s)
    todo(s, 0, Step.BEGIN_TURN)
    for p in range(PLAYERS - 1, -1, -1):
        todo(s, p, Step.START_SEARCH)
    for p in range(PLAYERS - 1, -1, -1):
        begin_row(s, p)
        if s.start_layout == CHOSEN_LAYOUT:
            todo(s, p, Step.LAY_OUT)
        else:
            lay_out_printed(s, p)


@rule
def take_out_developments(s: State) -> None:
    """Lay open the cards of the base game that are new developments with a set (13)."""
    for i in range(len(MOVED)):
        if is_development(s, MOVED[i]):
            take_named(s, s.deck, MOVED[i], s.developments)


@rule
def deal_stacks(s: State) -> None:
    """Make stacks of the base game's cards, and two of a theme set's, of public sizes (3, 13)."""
    basic = sets(s.theme).basic_stacks
    for stack in range(basic):
        fill_stack(s, stack, s.deck)
    for stack in range(basic, sets(s.theme).stacks):
        fill_stack(s, stack, s.theme_deck)


@rule
def fill_stack(s: State, stack: int, deck: Pile) -> None:
    """Fill a stack up to its size (3, 13)."""
    cards = s.stacks[stack].cards
    while cards.size < STACK_SIZES[STACKS * s.theme + stack] and deck.size > 0:
        draw(s, deck, cards)


@rule
def offer_start_search(s: State, menu: Menu, p: int) -> None:
    """Search any stack; the second player another than the first (3)."""
    for stack in range(stacks_in_play(s)):
        allow(menu, SEARCH(stack), stack != s.searched, Why.RIVAL_SEARCHED)


@rule
def start_search(s: State, p: int, stack: int) -> None:
    """Look through a stack and take three cards, one by one (3)."""
    s.searched = stack
    for _ in range(rulebook().start_hand):
        todo_with(s, p, Step.TAKE_CARD, stack)
    todo_with(s, p, Step.LOOK_THROUGH, stack)


# The beginning of a turn


@rule
def begin_turn(s: State, p: int) -> None:
    """Begin a turn, unless the game is won already (1, 4)."""
    s.on_turn = p
    s.turns += 1
    s.die = 0
    s.face = NO_FACE
    s.searched = NO_STACK
    forget_offers(s)
    end_lasting(s)
    tell(s, What.TURN_BEGAN, p, (s.turns + 1) // PLAYERS)
    if not is_won(s):
        todo(s, p, Step.BEFORE_ROLL)


@rule
def roll_dice(s: State, p: int) -> None:
    """Roll both dice, but not one whose result was named; the event comes before production (4, 10, 13)."""
    if s.die == 0:
        s.die = roll(s, SIDES_OF_DIE)
        tell(s, What.ROLLED_NUMBER, p, s.die)
    face = s.face
    if face == NO_FACE:
        face = min(roll(s, SIDES_OF_DIE), len(FACES)) - 1
        tell(s, What.ROLLED_FACE, p, face)
    todo(s, p, Step.PRODUCE)
    todo_with(s, p, Step.FACE, face)


# The event die


@rule
def resolve_face(s: State, p: int, face: int) -> None:
    """Resolve the event die for both, first for the roller; a hand of the rival that grows is cut down (5, 13)."""
    todo(s, 1 - p, Step.HAND_CHECK)
    if face == TOURNAMENT:
        hold_tournament(s)
    elif face == COMMERCE:
        take_by_commerce(s)
    elif face == BRIGANDS:
        send_brigands(s, p)
    elif face == PLENTY:
        todo_with(s, 1 - p, Step.AT_MOMENT, When.PLENTY)
        todo_with(s, p, Step.AT_MOMENT, When.PLENTY)
        todo(s, 1 - p, Step.PLENTY)
        todo(s, p, Step.PLENTY)
    else:
        leave_at(s, p, When.EVENT_FACE)
        turn_up_event(s, p)


@rule
def hold_tournament(s: State) -> None:
    """Whoever has strictly more tournament points gains a resource of choice (5)."""
    first, second = s.players[0].tournament, s.players[1].tournament
    winner = ahead(first, second)
    if winner == NO_PLAYER:
        tell(s, What.NOBODY_WON, first)
    else:
        tell(s, What.TOURNAMENT_WON, winner, max(first, second), min(first, second))
        leave_at(s, winner, When.TOURNAMENT_WON)
        todo_with(s, winner, Step.AT_MOMENT, When.TOURNAMENT_WON)
        gain(s, winner, ANY, 1)


@rule
def gain_in_plenty(s: State, p: int) -> None:
    """Gain a resource of choice, unless a card of one's own offers something else (5, 13)."""
    if acts_at(s, p, When.INSTEAD_OF_PLENTY) and s.discard.size > 0:
        todo(s, p, Step.INSTEAD)
    else:
        gain(s, p, ANY, 1)


@rule
def take_by_commerce(s: State) -> None:
    """The holder of the Commerce token takes a resource of choice from the rival (5)."""
    holder = s.commerce_token
    todo_with(s, 1 - s.on_turn, Step.AT_MOMENT, When.COMMERCE)
    todo_with(s, s.on_turn, Step.AT_MOMENT, When.COMMERCE)
    if holder == NO_PLAYER:
        tell(s, What.NO_HOLDER, COMMERCE_TOKEN)
    else:
        steal(s, holder, 1, 0)


@rule
def send_brigands(s: State, p: int) -> None:
    """Brigands come to both, but not in the first two turns of each player (5)."""
    if s.turns <= QUIET_TURNS:
        tell(s, What.BRIGANDS_QUIET)
    else:
        mine = meet_brigands(s, p)
        if meet_brigands(s, 1 - p):
            todo(s, 1 - p, Step.WARD)
        if mine:
            todo(s, p, Step.WARD)


@rule
def meet_brigands(s: State, p: int) -> bool:
    """Lose to Brigands with more than 7 unprotected resources, or tell that one may keep them off (5, 13)."""
    me = s.players[p]
    counted = total(me.stock) - total(me.kept)
    for cell in cells_of(me):
        if (me.uncounted >> cell) & 1 == 1:
            counted -= me.regions.beside[cell].store
    tell(s, What.BRIGANDS_COUNTED, p, counted, me.brigand_limit)
    if counted <= me.brigand_limit:
        return False
    if book_at(s, p, When.BRIGANDS) >= 0 and would_lose(s, me):
        return True
    lose_to_brigands(s, p)
    return False


@rule
def is_robbed(s: State, me: Player, cell: int) -> bool:
    """Tell whether Brigands take what the Region of a cell shows: ore and wool (5)."""
    is_safe = s.brigands_take_protected == 0 and (me.uncounted >> cell) & 1 == 1
    return me.resource[cell] in (ORE, WOOL) and me.regions.beside[cell].store > 0 and not is_safe


@rule
def would_lose(s: State, me: Player) -> bool:
    """Tell whether Brigands would take anything (13, Ward of Thorns)."""
    return any(is_robbed(s, me, cell) for cell in cells_of(me))


@rule
def lose_to_brigands(s: State, p: int) -> None:
    """All ore and wool are lost (5)."""
    me = s.players[p]
    if not would_lose(s, me):
        tell(s, What.NOTHING_TO_ROB, p)
    for cell in cells_of(me):
        if is_robbed(s, me, cell):
            lose_all(s, p, cell)


@rule
def lose_all(s: State, p: int, cell: int) -> None:
    """Lose all that a Region shows (5)."""
    me = s.players[p]
    n = me.regions.beside[cell].store
    remove(s, p, cell, n)
    tell(s, What.LOST, p, me.resource[cell], card_at(me.regions, cell), n, 0)


@rule
def turn_up_event(s: State, p: int) -> None:
    """Turn up an event card, and resolve it for both players (5, 12)."""
    c = draw(s, s.events_stack, s.shown)
    tell(s, What.TURNED_UP, p, c)
    tell_no_effect(s, p, c)
    todo(s, p, Step.END_EVENT)
    todo_with(s, p, Step.AT_EVENT, card(c).copy_of)
    run_operations(s, p, card(c).first, card(c).count)


@rule
def end_event(s: State, p: int) -> None:
    """Put the event card face down under its stack, unless it was shuffled in (5, 12)."""
    s.tops_open = 0
    if s.shown.size > 0:
        c = move_under(s, s.shown, 0, s.events_stack)
        tell(s, What.PUT_BACK, c)


# Production


@rule
def produce(s: State, p: int) -> None:
    """After the event, unless it has decided the game, the Regions of both with the rolled number produce (1, 6)."""
    if not is_won(s):
        produce_for(s, p)
        produce_for(s, 1 - p)
        todo(s, p, Step.ACT)
        pay_for_number(s, p)


@rule
def produce_for(s: State, p: int) -> None:
    """Every Region with the rolled number gains 1, or 2 beside a building that doubles it (6)."""
    me = s.players[p]
    for cell in cells_of(me):
        if me.die[cell] == s.die and can_produce(me, cell):
            produce_in(s, p, cell, produced_by(me, cell))
    me.idle = 0


@rule
def produced_by(me: Player, cell: int) -> int:
    """Return what a Region produces: 1, more beside a building that says so (6, 13)."""
    return 1 + ((me.doubled >> cell) & 1) + ((me.more >> cell) & 1)


@rule
def can_produce(me: Player, cell: int) -> bool:
    """Tell whether nothing keeps a Region from producing: a card on it, or an event (13, Ismai, Eclipse)."""
    return me.regions.beside[cell].foreign == 0 and (me.idle >> cell) & 1 == 0


# The end of a turn, and of the game


@rule
def points_to_win(s: State) -> int:
    """Return how many points win: what the set says, or the option (1, 13)."""
    return sets(s.theme).goal if s.goal == BY_SET else s.goal


@rule
def is_won(s: State) -> bool:
    """Note and tell who has won: whoever has the points in an own turn, or by option at any time (1)."""
    if score(s, s.on_turn) >= points_to_win(s):
        s.winner = s.on_turn
    elif s.win_check == ANY_TIME and score(s, 1 - s.on_turn) >= points_to_win(s):
        s.winner = 1 - s.on_turn
    if s.winner == NO_PLAYER:
        return False
    tell(s, What.WON, s.winner)
    return True


@rule
def check(s: State, p: int) -> None:
    """After every action: end the game, or go on with the action phase (1, 4)."""
    if not is_won(s):
        todo(s, p, Step.ACT)


@rule
def end_turn(s: State, p: int) -> None:
    """The other player's turn begins, unless both have had their last one (1, 4)."""
    if s.turns >= PLAYERS * s.turn_cap:
        tell(s, What.CAP_REACHED)
    else:
        s.players[p].blocked = 0
        begin_turn(s, 1 - p)
