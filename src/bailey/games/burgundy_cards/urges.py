"""What draws a bot to a choice before it has thought, in hundredths of a point.

What counts is written here, in a player's words; how much it counts stands in `urges.json`, fitted by playing very
many games (decision record 0011). *Late* is by how many turns fewer than `SOON` are left.
"""

from __future__ import annotations

from typing import Any

from bailey.core import card_at, rule
from bailey.games.burgundy_cards.cards import (
    ANIMALS,
    CLOISTER,
    GOODS,
    MOST_BONUSES,
    TRIPLE,
    bonus,
    card,
)
from bailey.games.burgundy_cards.choices import (
    BUY,
    CONVERTED,
    DECLINE,
    DISCARD_PROJECT,
    FINISH,
    KEEP_BOUGHT,
    KEEP_PROJECTS,
    NEW,
    ONTO,
    PLACE,
    PLAY_CARD,
    RESTOCK,
    SELL,
    STOP,
    TAKE,
    TAKE_ANIMAL,
    TAKE_BONUS,
    TAKE_GOOD,
    TAKE_SILVER,
    USE_BOUGHT,
    USE_FUNCTION,
)
from bailey.games.burgundy_cards.fitted import (
    OF_ANIMALS,
    OF_GOODS,
    POINTS,
    SILVER,
    WORKERS,
    bonus_urge,
    function_urge,
    other_urge,
    type_urge,
)
from bailey.games.burgundy_cards.rules.actions import ANY_DIE, ENOUGH_WORKERS, workers_for, workers_to_sell
from bailey.games.burgundy_cards.rules.estate import places_for
from bailey.games.burgundy_cards.scoring import LAST_ROUND
from bailey.games.burgundy_cards.state import DICE, PROJECTS, ROW_CARDS, ROWS
from bailey.games.burgundy_cards.steps import Step

#: From how many turns before the end a choice is worth another thing than at the beginning.
SOON = 9
NONE, NOTHING_YET = 0, -(1 << 20)


# How it stands


@rule
def turns_left(s: Any, me: Any) -> int:
    """Count the turns that a player still has."""
    return me.hand.size + me.dice.size + DICE * (LAST_ROUND - s.round)


@rule
def lateness(left: int) -> int:
    """Tell how late it is."""
    return max(0, SOON - left)


@rule
def begun(me: Any, of_type: int) -> int:
    """Count the cards of a type that wait for a triple, in the estate and among the projects, two at most."""
    bits = (me.unfinished >> (1 + 2 * of_type)) & 3
    count = 2 if bits & 2 else bits & 1
    for i in range(me.projects.size):
        if card(card_at(me.projects, i)).type == of_type:
            count += 1
    return count % TRIPLE


@rule
def spare_die(me: Any, slot: int) -> int:
    """Tell the die that stays in hand, or none."""
    return 0 + card(card_at(me.hand, slot)).die if 0 <= slot < me.hand.size else NONE


@rule
def is_new_type(me: Any, c: int) -> bool:
    """Tell whether a card brings its player closer to all seven types."""
    return me.all_seven == 0 and (me.colours >> card(c).type) & 1 == 0


# What an action is worth


@rule
def workers_price(die: int, wanted: int, late: int) -> int:
    """Workers that are paid are missed."""
    return workers_for(die, wanted) * price_of_worker(late)


@rule
def price_of_worker(late: int) -> int:
    """A worker is worth less when it is late."""
    return other_urge(0).worker + other_urge(0).late_worker * late


@rule
def take_worth(me: Any, c: int, spare: int, late: int) -> int:
    """A project is worth what it goes on with, what it does, and more if the die to place it is in hand."""
    count = begun(me, 0 + card(c).type)
    worth = type_urge(card(c).type).take[count] + other_urge(0).late_take[count] * late + function_urge(c).worth // 2
    if is_new_type(me, c):
        worth += other_urge(0).take_new_type
    if spare != NONE:
        apart = workers_for(spare, 0 + card(c).die)
        if apart == 0:
            worth += other_urge(0).spare_die_matches
        elif apart <= me.workers:
            worth += other_urge(0).spare_die_reaches
    return worth


@rule
def come_worth(me: Any, c: int, spare: int, late: int) -> int:
    """Where three projects lie, a new one costs one of them."""
    worth = take_worth(me, c, spare, late)
    return worth - other_urge(0).full if me.projects.size == PROJECTS else worth


@rule
def place_worth(s: Any, me: Any, c: int, onto: int, late: int) -> int:
    """A placed card is worth its function and the triple that it begins, goes on with or completes."""
    own = 0 + card(c).type
    pile, height = own, 0
    worth = 0 + function_urge(c).worth
    if onto != NEW:
        pile, height = (onto - 1) // 2, (onto - 1) % 2 + 1
        if pile == CLOISTER and own != CLOISTER:
            pile = own
            worth += other_urge(0).on_cloister
        elif own == CLOISTER and pile != CLOISTER:
            worth += other_urge(0).cloister_on[height - 1]
    worth += type_urge(pile).place[height] + other_urge(0).late_place[height] * late
    if is_new_type(me, c):
        worth += other_urge(0).place_new_type
    if height == TRIPLE - 1 and s.first_triples[pile] < 0:
        worth += other_urge(0).first_triple
    return worth


@rule
def sell_worth(me: Any, which: int, late: int) -> int:
    """The more goods of a type, the better."""
    return other_urge(0).sell + (other_urge(0).sell_each + other_urge(0).late_sell_each * late) * me.goods[which]


@rule
def restock_worth(me: Any, late: int) -> int:
    """Workers are worth having while there is time to pay them."""
    wanted = ENOUGH_WORKERS - me.workers
    return other_urge(0).restock + other_urge(0).restock_each * wanted + other_urge(0).late_restock * late


@rule
def silver_worth(me: Any, late: int) -> int:
    """The third silver may be another than the first: it buys three cards."""
    worth = other_urge(0).silver + other_urge(0).late_silver * late
    return worth + other_urge(0).third_silver if me.silver == CONVERTED - 1 else worth


@rule
def convert_worth(me: Any, left: int) -> int:
    """Workers and silver become points when no turn is left to use them."""
    threes = (me.silver + me.workers) // CONVERTED if left == 0 else 0
    return other_urge(0).convert + other_urge(0).convert_at_last * threes


# What a die is worth


@rule
def die_worth(s: Any, me: Any, die: int, spare: int, left: int) -> int:
    """A die is worth the best that it can do."""
    late = lateness(left)
    best = max(silver_worth(me, late), best_placing(s, me, die, late))
    best = max(best, best_taking(s, me, die, spare, late), best_selling(me, die, late))
    if me.workers < ENOUGH_WORKERS:
        best = max(best, restock_worth(me, late))
    if me.silver + me.workers >= CONVERTED:
        best = max(best, convert_worth(me, left))
    return best


@rule
def best_placing(s: Any, me: Any, die: int, late: int) -> int:
    """Look at every project that a die can place."""
    best = NOTHING_YET
    for i in range(me.projects.size):
        c = card_at(me.projects, i)
        if workers_for(die, 0 + card(c).die) <= me.workers:
            best = max(best, best_place(s, me, c, late) - workers_price(die, 0 + card(c).die, late))
    return best


@rule
def best_place(s: Any, me: Any, c: int, late: int) -> int:
    """Look at every place for a project."""
    best, places, onto = NOTHING_YET, places_for(me, c), 0
    while places:
        if places & 1:
            best = max(best, place_worth(s, me, c, onto, late))
        places >>= 1
        onto += 1
    return best


@rule
def best_taking(s: Any, me: Any, die: int, spare: int, late: int) -> int:
    """Look at every card of the display that a die can take."""
    best = NOTHING_YET
    for row in range(ROWS):
        if workers_for(die, row + 1) <= me.workers:
            for slot in range(s.display[row].cards.size):
                c = card_at(s.display[row].cards, slot)
                best = max(best, come_worth(me, c, spare, late) - workers_price(die, row + 1, late))
    return best


@rule
def best_selling(me: Any, die: int, late: int) -> int:
    """Look at all goods that a die can sell."""
    best = NOTHING_YET
    for which in range(len(GOODS)):
        workers = workers_to_sell(die, which)
        if me.goods[which] > 0 and workers <= me.workers:
            best = max(best, sell_worth(me, which, late) - workers * price_of_worker(late))
    return best


# What else is chosen


@rule
def bonus_worth(which: int, late: int) -> int:
    """A round bonus is worth all that it gives."""
    b = bonus(which)
    worth = b.points * (bonus_urge(POINTS).worth + bonus_urge(POINTS).late * late)
    worth += b.silver * (bonus_urge(SILVER).worth + bonus_urge(SILVER).late * late)
    worth += b.workers * (bonus_urge(WORKERS).worth + bonus_urge(WORKERS).late * late)
    worth += b.goods * (bonus_urge(OF_GOODS).worth + bonus_urge(OF_GOODS).late * late)
    return worth + b.animals * (bonus_urge(OF_ANIMALS).worth + bonus_urge(OF_ANIMALS).late * late)


@rule
def animal_worth(me: Any, animal: int) -> int:
    """An animal that the smallest number is held of goes on with a set."""
    least = 0 + me.animals[animal]
    for other in range(len(ANIMALS)):
        least = min(least, me.animals[other])
    fresh = me.animals[animal] == least
    return least * other_urge(0).next_set + (other_urge(0).fresh_animal if fresh else other_urge(0).animal)


@rule
def buy_worth(step: int, late: int) -> int:
    """A purchase is weighed against the turn's own action, or against ending the turn."""
    if step == Step.FINISH:
        return other_urge(0).buy_at_last + other_urge(0).late_buy_at_last * late
    return other_urge(0).buy + other_urge(0).late_buy * late


@rule
def action_urge(s: Any, me: Any, choice: int, die: int, left: int) -> int:
    """One of the six actions."""
    late = lateness(left)
    if choice < PLACE:
        row, slot = (choice - TAKE) // ROW_CARDS, (choice - TAKE) % ROW_CARDS
        c = card_at(s.display[row].cards, slot)
        return come_worth(me, c, spare_die(me, 0), late) - workers_price(die, row + 1, late)
    if choice < SELL:
        c = card_at(me.projects, (choice - PLACE) // ONTO)
        worth = place_worth(s, me, c, (choice - PLACE) % ONTO, late)
        return worth - workers_price(die, 0 + card(c).die, late)
    if choice < RESTOCK:
        workers = workers_to_sell(die, choice - SELL)
        return sell_worth(me, choice - SELL, late) - workers * price_of_worker(late)
    if choice == RESTOCK:
        return restock_worth(me, late)
    return silver_worth(me, late) if choice == TAKE_SILVER else convert_worth(me, left)


@rule
def bought_urge(s: Any, me: Any, choice: int, left: int) -> int:
    """A bought card comes to the projects, or its die is used."""
    if choice < USE_BOUGHT:
        c = card_at(s.bought, choice - KEEP_BOUGHT)
        return come_worth(me, c, spare_die(me, 0), lateness(left)) + other_urge(0).keep_bought
    die = 0 + card(card_at(s.bought, choice - USE_BOUGHT)).die
    return die_worth(s, me, die, spare_die(me, 0), left) + other_urge(0).use_bought


@rule
def other_choice_urge(s: Any, me: Any, choice: int, late: int) -> int:
    """What a triple, a function or a full project area asks."""
    if DISCARD_PROJECT <= choice < KEEP_PROJECTS:
        c = card_at(me.projects, choice - DISCARD_PROJECT)
        return other_urge(0).discard - take_worth(me, c, spare_die(me, 0), late)
    if TAKE_BONUS <= choice < USE_FUNCTION:
        return bonus_worth(s.round * MOST_BONUSES + choice - TAKE_BONUS, late)
    if choice == USE_FUNCTION:
        return 0 + other_urge(0).use_function
    if TAKE_GOOD <= choice < TAKE_ANIMAL:
        return other_urge(0).good + other_urge(0).same_good * me.goods[s.goods_piles[choice - TAKE_GOOD].top]
    if TAKE_ANIMAL <= choice < DECLINE:
        return animal_worth(me, 0 + s.animal_piles[choice - TAKE_ANIMAL].top)
    return other_urge(0).decline if choice == DECLINE else 0


@rule
def urge(s: Any, choice: int) -> int:
    """Tell what draws a bot to a choice."""
    frame = s.todo[s.pending - 1]
    me = s.players[frame.player]
    left = turns_left(s, me)
    if choice < TAKE:
        slot = choice - PLAY_CARD
        return die_worth(s, me, spare_die(me, slot), spare_die(me, 1 - slot), left - 1)
    if choice < STOP:
        return action_urge(s, me, choice, 0 + frame.a if frame.step == Step.ACT else ANY_DIE, left)
    if KEEP_BOUGHT <= choice < FINISH:
        return bought_urge(s, me, choice, left)
    if choice == BUY:
        return buy_worth(0 + frame.step, lateness(left))
    return other_choice_urge(s, me, choice, lateness(left))
