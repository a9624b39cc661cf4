"""What cards, dice and bonuses are worth to a bot, in hundredths of a point.

What counts is written here, in a player's words; how much it counts stands in `priors.json`, fitted by playing very
many games (decision record 0011). *Late* is by how many turns fewer than `SOON` are left.
"""

from __future__ import annotations

from bailey.core import card_at, rule
from bailey.games.burgundy_cards.cards import (
    ANIMALS,
    CLOISTER,
    GOODS,
    TRIPLE,
    bonus,
    card,
)
from bailey.games.burgundy_cards.choices import (
    CONVERTED,
    NEW,
)
from bailey.games.burgundy_cards.fitted import (
    OF_ANIMALS,
    OF_GOODS,
    POINTS,
    SILVER,
    WORKERS,
    bonus_prior,
    function_prior,
    other_prior,
    type_prior,
)
from bailey.games.burgundy_cards.piles import height_held, type_held
from bailey.games.burgundy_cards.rules.actions import ENOUGH_WORKERS, workers_for, workers_to_sell
from bailey.games.burgundy_cards.rules.estate import may_begin_pile, piles_for
from bailey.games.burgundy_cards.rules.projects import row_of
from bailey.games.burgundy_cards.scoring import LAST_ROUND
from bailey.games.burgundy_cards.state import DICE, PROJECTS, ROWS, Player, State

#: The last turns of a game, in which choices have other weights than before.
SOON = 9
NONE, NOTHING_YET = 0, -(1 << 20)


# The position


@rule
def turns_left(s: State, me: Player) -> int:
    """Return the turns that a player still has."""
    return me.hand.size + me.dice.size + DICE * (LAST_ROUND - s.round)


@rule
def lateness(left: int) -> int:
    """Return how late it is: 0 at first, then 1 more in each of the last turns."""
    return max(0, SOON - left)


@rule
def begun(me: Player, of_type: int) -> int:
    """Return the cards of a type in an incomplete triple, estate and projects together, at most two."""
    bits = (me.unfinished >> (1 + 2 * of_type)) & 3
    count = 2 if bits & 2 else bits & 1
    for i in range(me.projects.size):
        if card(card_at(me.projects, i)).type == of_type:
            count += 1
    return count % TRIPLE


@rule
def spare_die(me: Player, slot: int) -> int:
    """Return the die that stays in hand, or none."""
    return card(card_at(me.hand, slot)).die if 0 <= slot < me.hand.size else NONE


@rule
def is_new_type(me: Player, c: int) -> bool:
    """Return whether a card brings its player closer to all seven types."""
    return me.all_seven == 0 and (me.colours >> card(c).type) & 1 == 0


# The value of actions


@rule
def workers_price(die: int, wanted: int, late: int) -> int:
    """Return the cost of paid workers."""
    return workers_for(die, wanted) * price_of_worker(late)


@rule
def price_of_worker(late: int) -> int:
    """Return the value of a worker, which falls late in the game."""
    return other_prior(0).worker + other_prior(0).late_worker * late


@rule
def take_worth(me: Player, c: int, spare: int, late: int) -> int:
    """Return the value of a project: its triple, its function, and more if the die to place it is in hand."""
    count = begun(me, card(c).type)
    worth = type_prior(card(c).type).take[count] + other_prior(0).late_take[count] * late + function_prior(c).worth // 2
    if is_new_type(me, c):
        worth += other_prior(0).take_new_type
    if spare != NONE:
        apart = workers_for(spare, card(c).die)
        if apart == 0:
            worth += other_prior(0).spare_die_matches
        elif apart <= me.workers:
            worth += other_prior(0).spare_die_reaches
    return worth


@rule
def come_worth(me: Player, c: int, spare: int, late: int) -> int:
    """Return the cost of a fourth project, which discards one of three."""
    worth = take_worth(me, c, spare, late)
    return worth - other_prior(0).full if me.projects.size == PROJECTS else worth


@rule
def place_worth(s: State, me: Player, c: int, pile: int, height: int, late: int) -> int:
    """Return the value of a placed card: its function, and the triple that it begins, continues or completes."""
    own = card(c).type
    worth = function_prior(c).worth
    if height == NEW:
        pile = own
    elif pile == CLOISTER and own != CLOISTER:
        pile = own
        worth += other_prior(0).on_cloister
    elif own == CLOISTER and pile != CLOISTER:
        worth += other_prior(0).cloister_on[height - 1]
    worth += type_prior(pile).place[height] + other_prior(0).late_place[height] * late
    if is_new_type(me, c):
        worth += other_prior(0).place_new_type
    if height == TRIPLE - 1 and s.first_triples[pile] < 0:
        worth += other_prior(0).first_triple
    return worth


@rule
def sell_worth(me: Player, which: int, late: int) -> int:
    """Return the value of goods sold, which grows with their number."""
    return other_prior(0).sell + (other_prior(0).sell_each + other_prior(0).late_sell_each * late) * me.goods[which]


@rule
def restock_worth(me: Player, late: int) -> int:
    """Return the value of taking workers, while there is time to pay them."""
    wanted = ENOUGH_WORKERS - me.workers
    return other_prior(0).restock + other_prior(0).restock_each * wanted + other_prior(0).late_restock * late


@rule
def silver_worth(me: Player, late: int) -> int:
    """Return the value of taking silver; the third is different, since it buys three cards."""
    worth = other_prior(0).silver + other_prior(0).late_silver * late
    return worth + other_prior(0).third_silver if me.silver == CONVERTED - 1 else worth


@rule
def convert_worth(me: Player, left: int) -> int:
    """Return the value of converting workers and silver into points, once no turn is left to use them."""
    threes = (me.silver + me.workers) // CONVERTED if left == 0 else 0
    return other_prior(0).convert + other_prior(0).convert_at_last * threes


# The value of dice


@rule
def die_worth(s: State, me: Player, die: int, spare: int, left: int) -> int:
    """Return the value of a die: that of its best action."""
    late = lateness(left)
    best = max(silver_worth(me, late), best_placing(s, me, die, late))
    best = max(best, best_taking(s, me, die, spare, late), best_selling(me, die, late))
    if me.workers < ENOUGH_WORKERS:
        best = max(best, restock_worth(me, late))
    if me.silver + me.workers >= CONVERTED:
        best = max(best, convert_worth(me, left))
    return best


@rule
def best_placing(s: State, me: Player, die: int, late: int) -> int:
    """Return the best value of placing a project with a die."""
    best = NOTHING_YET
    for i in range(me.projects.size):
        c = card_at(me.projects, i)
        if workers_for(die, card(c).die) <= me.workers:
            best = max(best, best_place(s, me, c, late) - workers_price(die, card(c).die, late))
    return best


@rule
def best_place(s: State, me: Player, c: int, late: int) -> int:
    """Return the best value of a project over its places."""
    best, piles = NOTHING_YET, piles_for(me, c)
    if may_begin_pile(me, c):
        best = place_worth(s, me, c, card(c).type, NEW, late)
    held = 0
    while piles >> held:
        if (piles >> held) & 1:
            best = max(best, place_worth(s, me, c, type_held(held), height_held(held), late))
        held += 1
    return best


@rule
def best_taking(s: State, me: Player, die: int, spare: int, late: int) -> int:
    """Return the best value of taking a card of the display with a die."""
    best = NOTHING_YET
    for row in range(1, ROWS + 1):
        if workers_for(die, row) <= me.workers:
            for slot in range(row_of(s, row).size):
                c = card_at(row_of(s, row), slot)
                best = max(best, come_worth(me, c, spare, late) - workers_price(die, row, late))
    return best


@rule
def best_selling(me: Player, die: int, late: int) -> int:
    """Return the best value of selling goods with a die."""
    best = NOTHING_YET
    for which in range(len(GOODS)):
        workers = workers_to_sell(die, which)
        if me.goods[which] > 0 and workers <= me.workers:
            best = max(best, sell_worth(me, which, late) - workers * price_of_worker(late))
    return best


# The value of other choices


@rule
def bonus_worth(which: int, late: int) -> int:
    """Return the value of a round bonus: the sum of its gains."""
    b = bonus(which)
    worth = b.points * (bonus_prior(POINTS).worth + bonus_prior(POINTS).late * late)
    worth += b.silver * (bonus_prior(SILVER).worth + bonus_prior(SILVER).late * late)
    worth += b.workers * (bonus_prior(WORKERS).worth + bonus_prior(WORKERS).late * late)
    worth += b.goods * (bonus_prior(OF_GOODS).worth + bonus_prior(OF_GOODS).late * late)
    return worth + b.animals * (bonus_prior(OF_ANIMALS).worth + bonus_prior(OF_ANIMALS).late * late)


@rule
def animal_worth(me: Player, animal: int) -> int:
    """Return the value of an animal; one of a kind that the player has least of continues a set."""
    least = me.animals[animal]
    for other in range(len(ANIMALS)):
        least = min(least, me.animals[other])
    fresh = me.animals[animal] == least
    return least * other_prior(0).next_set + (other_prior(0).fresh_animal if fresh else other_prior(0).animal)
