"""What a triple and a placed card give: the round bonus, and the fourteen functions."""

from __future__ import annotations

from typing import Any

from bailey.core import block, card_at, listening, offer, plain_only, rule, tell, todo_with
from bailey.games.burgundy_cards.cards import FROM_ANIMALS, FROM_GOODS, GOODS, MOST_BONUSES, Do, bonus, card, round_card
from bailey.games.burgundy_cards.choices import DECLINE, SELL, TAKE, TAKE_BONUS, USE_FUNCTION, Why
from bailey.games.burgundy_cards.events import What
from bailey.games.burgundy_cards.rules.actions import (
    ANY_DIE,
    gain_points,
    gain_silver,
    gain_workers,
    offer_sales,
    sell,
)
from bailey.games.burgundy_cards.rules.estate import offer_all_projects, place_project
from bailey.games.burgundy_cards.rules.projects import take_card
from bailey.games.burgundy_cards.rules.supplies import any_left
from bailey.games.burgundy_cards.state import ESTATE, PROJECTS, ROW_CARDS, ROWS
from bailey.games.burgundy_cards.steps import Step

# A triple


@rule
def offer_bonus(s: Any, menu: Any, p: int, waiting: int) -> None:
    """Choose one bonus of the round card; a function that waits may come first."""
    for i in range(round_card(s.round).bonuses):
        offer(menu, TAKE_BONUS + i)
    if waiting > 0:
        offer(menu, USE_FUNCTION)


@rule
def take_bonus(s: Any, choice: int, p: int, waiting: int) -> None:
    """Gain the bonus, and use the function that waited; or the other way round."""
    if choice == USE_FUNCTION:
        todo_with(s, p, Step.ROUND_BONUS, 0, 0)
        use_function(s, p, waiting - 1)
        return
    if waiting > 0:
        todo_with(s, p, Step.FUNCTION, waiting - 1, 0)
    which = choice - TAKE_BONUS
    tell(s, What.CHOSE_BONUS, p, s.round, which)
    gain_bonus(s, p, s.round * MOST_BONUSES + which)


@rule
def gain_bonus(s: Any, p: int, which: int) -> None:
    """Gain what the round card says; goods and animals are taken one after the other."""
    chosen = bonus(which)
    gain_points(s, p, chosen.points)
    gain_silver(s, p, chosen.silver)
    gain_workers(s, p, chosen.workers)
    for _ in range(chosen.goods):
        todo_with(s, p, Step.TAKE_SUPPLY, FROM_GOODS, 0)
    for _ in range(chosen.animals):
        todo_with(s, p, Step.TAKE_SUPPLY, FROM_ANIMALS, 0)
    tell_empty_piles(s, p, chosen)


@plain_only
def tell_empty_piles(s: Any, p: int, chosen: Any) -> None:
    """Say that a bonus of goods or animals brings nothing when none are left."""
    supplies = FROM_GOODS * (chosen.goods > 0) + FROM_ANIMALS * (chosen.animals > 0)
    if supplies > 0 and not any_left(s, supplies):
        tell(s, What.NONE_LEFT, p)


# The function of a placed card


@rule
def use_function(s: Any, p: int, c: int) -> None:
    """Whoever places a project uses its function at once."""
    do = 0 + card(c).do
    if do == Do.GAIN:
        gain_points(s, p, card(c).points)
        gain_silver(s, p, card(c).silver)
        gain_workers(s, p, card(c).workers)
    elif do == Do.DRAW:
        todo_with(s, p, Step.TAKE_SUPPLY, card(c).of, 0)
        tell_empty_hands(s, p, c)
    elif do == Do.TAKE:
        if display_has(s, card(c).types):
            todo_with(s, p, Step.TAKE_CARD, c, 0)
        else:
            tell(s, What.NOTHING_HAPPENED, p, c)
    elif do == Do.SELL:
        todo_with(s, p, Step.SELL_GOODS, c, 0)
    elif do == Do.PLACE:
        todo_with(s, p, Step.PLACE_PROJECT, c, 0)
    elif do == Do.ACT:
        todo_with(s, p, Step.ACT, ANY_DIE, 0)


@plain_only
def tell_empty_hands(s: Any, p: int, c: int) -> None:
    """Say that a ship, a pasture or a boarding house brings nothing when none are left."""
    if not any_left(s, card(c).of):
        tell(s, What.NOTHING_HAPPENED, p, c)


# Carpenter's workshop, church, market


@rule
def fits(types: int, c: int) -> bool:
    """Tell whether a card is of one of some types."""
    return (types >> card(c).type) & 1 == 1


@rule
def display_has(s: Any, types: int) -> bool:
    """Tell whether any card of some types lies in the display."""
    for row in range(ROWS):
        for slot in range(s.display[row].cards.size):
            if fits(types, card_at(s.display[row].cards, slot)):
                return True
    return False


@rule
def offer_fitting(s: Any, menu: Any, p: int, by: int) -> None:
    """Take any card of the types named from any row; it may be declined only where a project would have to go."""
    if s.optional_functions or s.players[p].projects.size == PROJECTS:
        offer(menu, DECLINE)
    types = 0 + card(by).types
    for row in range(ROWS):
        for slot in range(s.display[row].cards.size):
            if fits(types, card_at(s.display[row].cards, slot)):
                offer(menu, TAKE + row * ROW_CARDS + slot)
    decline_if_nothing_fits(menu)
    block_unfitting(s, menu, types)


@rule
def decline_if_nothing_fits(menu: Any) -> None:
    """A function that cannot be carried out is over: its only choice is played without a question."""
    if menu[0] == 0:
        offer(menu, DECLINE)


@plain_only
def block_unfitting(s: Any, menu: Any, types: int) -> None:
    """Say of every other card of the display that it is not of these types."""
    if not listening(menu):
        return
    for row in range(ROWS):
        for slot in range(s.display[row].cards.size):
            if not fits(types, card_at(s.display[row].cards, slot)):
                block(menu, TAKE + row * ROW_CARDS + slot, Why.DOES_NOT_FIT)


@rule
def take_fitting(s: Any, choice: int, p: int, by: int) -> None:
    """The card becomes a project; if a purchase took the last one that fitted, nothing does."""
    if choice != DECLINE:
        take_card(s, p, choice)
    elif display_has(s, 0 + card(by).types):
        tell(s, What.DECLINED, p)
    else:
        tell(s, What.NOTHING_HAPPENED, p, by)


# Warehouse


@rule
def offer_warehouse(s: Any, menu: Any, p: int) -> None:
    """Sell any one type of good; only without goods is nothing sold."""
    offer_sales(s, menu, p, ANY_DIE)
    decline_if_nothing_fits(menu)
    block_missing_goods(s, menu, p)


@plain_only
def block_missing_goods(s: Any, menu: Any, p: int) -> None:
    """Say of every other good that there is none in the storage."""
    if listening(menu):
        for which in range(len(GOODS)):
            if s.players[p].goods[which] == 0:
                block(menu, SELL + which, Why.NO_GOODS)


@rule
def use_warehouse(s: Any, choice: int, p: int, by: int) -> None:
    """Sell as by action 3."""
    if choice == DECLINE:
        tell(s, What.NOTHING_HAPPENED, p, by)
    else:
        sell(s, p, choice - SELL)


# City hall


@rule
def offer_city_hall(s: Any, menu: Any, p: int) -> None:
    """Place another project, whatever its die; one that can be placed is."""
    if s.optional_functions:
        offer(menu, DECLINE)
    offer_all_projects(s, menu, p)
    decline_if_nothing_fits(menu)


@rule
def use_city_hall(s: Any, choice: int, p: int, by: int) -> None:
    """The project is placed with its own function; without a project, or in a full estate, nothing is."""
    me = s.players[p]
    if choice != DECLINE:
        place_project(s, p, choice)
    elif me.projects.size > 0 and me.estate.size < ESTATE:
        tell(s, What.DECLINED, p)
    else:
        tell(s, What.NOTHING_HAPPENED, p, by)
