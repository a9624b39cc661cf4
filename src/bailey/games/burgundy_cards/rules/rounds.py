"""Setup, the five rounds, and the six turns of each."""

from __future__ import annotations

from bailey.core import Menu, around, draw, move, move_all, offer, rule, shuffle, tell, todo, todo_with, top_slot
from bailey.games.burgundy_cards.cards import card, round_card, setup_for
from bailey.games.burgundy_cards.choices import FINISH, PLAY_CARD
from bailey.games.burgundy_cards.events import What
from bailey.games.burgundy_cards.rules.aaron import against_aaron, compare, deal_aaron
from bailey.games.burgundy_cards.rules.deck import card_left
from bailey.games.burgundy_cards.rules.supplies import OF_ANIMALS, OF_GOODS, comes_to_light, lay_out_supplies
from bailey.games.burgundy_cards.scoring import LAST_ROUND
from bailey.games.burgundy_cards.state import DICE, HAND, ROWS, TWICE, State
from bailey.games.burgundy_cards.steps import Step

# Setup


@rule
def setup(s: State) -> None:
    """Everyone gets a silver, a good, an animal and workers; Aaron's cards leave the deck; then round A begins."""
    for p in range(s.seats):
        me = s.players[p]
        me.silver = 1
        me.workers = 1 if s.one_worker_each else setup_for(s.seats).workers[p]
        me.goods[comes_to_light(s, OF_GOODS)] += 1
        me.animals[comes_to_light(s, OF_ANIMALS)] += 1
    lay_out_supplies(s)
    shuffle(s, s.deck)
    if against_aaron(s):
        deal_aaron(s)
    todo(s, 0, Step.BEGIN_ROUND)


# A round


@rule
def begin_round(s: State) -> None:
    """New cards for the display, six dice for everyone, and Aaron's next pile; the start player begins."""
    tell(s, What.ROUND_BEGAN, s.round)
    fill_display(s)
    deal_dice(s)
    next_turn(s, s.start_player)
    if against_aaron(s):
        todo(s, 0, Step.AARON)


@rule
def display_size(s: State) -> int:
    """The display gets 7, 10 or 13 cards, by the number of players or, as an option, by the round."""
    return round_card(s.round).growing_market if s.growing_market else setup_for(s.seats).display


@rule
def fill_display(s: State) -> None:
    """The first six cards go to the rows in order, of 13 the next six too; all others go by their die."""
    size = display_size(s)
    in_order = 2 * ROWS if size == TWICE else ROWS
    for i in range(size):
        if card_left(s):
            c = draw(s, s.deck, s.taken)
            row = i % ROWS if i < in_order else card(c).die - 1
            move(s, s.taken, 0, s.display[row].cards)
            tell(s, What.DEALT_ROW, row + 1, c)


@rule
def deal_dice(s: State) -> None:
    """Everyone gets six cards face down, and looks at two; with too few left, they go round as far as they last."""
    for _ in range(DICE):
        for ahead in range(s.seats):
            if card_left(s):
                draw(s, s.deck, s.players[around(s, s.start_player + ahead)].dice)
    for ahead in range(s.seats):
        draw_hand(s, around(s, s.start_player + ahead))


@rule
def draw_hand(s: State, p: int) -> None:
    """Draw from one's own pile until two cards are in hand."""
    me = s.players[p]
    while me.hand.size < HAND and me.dice.size > 0:
        draw(s, me.dice, me.hand)
        tell(s, What.DREW, p, top_slot(me.hand))


@rule
def end_round(s: State) -> None:
    """The display is cleared; after the fifth round the game ends, and against Aaron as soon as he is ahead."""
    tell(s, What.ROUND_ENDED, s.round)
    for row in range(ROWS):
        move_all(s, s.display[row].cards, s.discard)
    lost = compare(s) if against_aaron(s) else False
    if lost or s.round == LAST_ROUND:
        return
    s.round += 1
    if not against_aaron(s):
        turn_start_card(s)
    todo(s, s.start_player, Step.BEGIN_ROUND)


@rule
def turn_start_card(s: State) -> None:
    """Whoever has the start player card face down turns it up and begins; face up, it goes to the next player."""
    if s.start_card_face_down:
        s.start_card_face_down = 0
    else:
        s.start_player = around(s, s.start_player + 1)
    tell(s, What.START_PLAYER, s.start_player)


# A turn


@rule
def begin_turn(s: State, p: int) -> None:
    """A turn: one die, and what follows from it; a purchase perhaps; a new card."""
    s.has_bought = 0
    todo(s, p, Step.PLAY_CARD, Step.FINISH, Step.END_TURN)


@rule
def offer_hand(s: State, menu: Menu, p: int) -> None:
    """Either of the two cards in hand may be played; in the last turn there is only one."""
    for slot in range(s.players[p].hand.size):
        offer(menu, PLAY_CARD(slot))


@rule
def play_card(s: State, p: int, slot: int) -> None:
    """The card is discarded, and its die gives one action."""
    c = move(s, s.players[p].hand, slot, s.discard)
    tell(s, What.PLAYED, p, c)
    todo_with(s, p, Step.ACT, card(c).die)


@rule
def offer_finish(s: State, menu: Menu) -> None:
    """A turn is over when nothing more is bought."""
    offer(menu, FINISH())


@rule
def end_turn(s: State, p: int) -> None:
    """Draw; then the next player has a turn, clockwise."""
    draw_hand(s, p)
    next_turn(s, p + 1)


@rule
def next_turn(s: State, first: int) -> None:
    """The first player from there on who has a card has a turn; when nobody has one, the round is over."""
    for ahead in range(s.seats):
        p = around(s, first + ahead)
        if s.players[p].hand.size > 0:
            begin_turn(s, p)
            return
    end_round(s)
