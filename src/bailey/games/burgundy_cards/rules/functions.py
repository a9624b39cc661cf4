"""What a triple and a placed card give: the round bonus, and the fourteen functions."""

from __future__ import annotations

from bailey.core import Menu, allow, card_at, offer, plain_only, rule, tell, todo_with
from bailey.games.burgundy_cards.cards import FROM_ANIMALS, FROM_GOODS, MOST_BONUSES, Bonus, Do, bonus, card, round_card
from bailey.games.burgundy_cards.choices import DECLINE, TAKE, TAKE_BONUS, USE_FUNCTION, Why
from bailey.games.burgundy_cards.events import What
from bailey.games.burgundy_cards.rules.actions import (
    ALL_NUMBERS,
    ANY_DIE,
    gain_points,
    gain_silver,
    gain_workers,
    offer_sales,
)
from bailey.games.burgundy_cards.rules.estate import NO_CARD, offer_all_projects, place_project
from bailey.games.burgundy_cards.rules.projects import row_of
from bailey.games.burgundy_cards.rules.supplies import any_left
from bailey.games.burgundy_cards.state import ESTATE, PROJECTS, ROWS, State
from bailey.games.burgundy_cards.steps import Step

# A triple


@rule
def offer_bonus(s: State, menu: Menu, p: int, waiting: int) -> None:
    """Choose one bonus of the round card; a function that waits may come first."""
    for i in range(round_card(s.round).bonuses):
        offer(menu, TAKE_BONUS(i))
    allow(menu, USE_FUNCTION(), waiting != NO_CARD)


@rule
def take_bonus(s: State, p: int, bonus: int, waiting: int) -> None:
    """Gain the bonus first, and use the function that waited afterwards."""
    if waiting != NO_CARD:
        todo_with(s, p, Step.FUNCTION, waiting)
    tell(s, What.CHOSE_BONUS, p, s.round, bonus)
    gain_bonus(s, p, s.round * MOST_BONUSES + bonus)


@rule
def use_function_first(s: State, p: int, waiting: int) -> None:
    """Use the function that waited, and choose the bonus afterwards."""
    todo_with(s, p, Step.ROUND_BONUS, NO_CARD)
    use_function(s, p, waiting)


@rule
def gain_bonus(s: State, p: int, which: int) -> None:
    """Gain what the round card says; goods and animals are taken one after the other."""
    chosen = bonus(which)
    gain_points(s, p, chosen.points)
    gain_silver(s, p, chosen.silver)
    gain_workers(s, p, chosen.workers)
    for _ in range(chosen.goods):
        todo_with(s, p, Step.TAKE_SUPPLY, FROM_GOODS)
    for _ in range(chosen.animals):
        todo_with(s, p, Step.TAKE_SUPPLY, FROM_ANIMALS)
    tell_empty_piles(s, p, chosen)


@plain_only
def tell_empty_piles(s: State, p: int, chosen: Bonus) -> None:
    """Say that a bonus of goods or animals brings nothing when none are left."""
    supplies = FROM_GOODS * (chosen.goods > 0) + FROM_ANIMALS * (chosen.animals > 0)
    if supplies > 0 and not any_left(s, supplies):
        tell(s, What.NONE_LEFT, p)


# The function of a placed card


@rule
def use_function(s: State, p: int, c: int) -> None:
    """Whoever places a project uses its function at once."""
    do = card(c).do
    if do == Do.GAIN:
        gain_points(s, p, card(c).points)
        gain_silver(s, p, card(c).silver)
        gain_workers(s, p, card(c).workers)
    elif do == Do.DRAW:
        todo_with(s, p, Step.TAKE_SUPPLY, card(c).of)
        tell_empty_hands(s, p, c)
    elif do == Do.TAKE:
        if display_has(s, card(c).types):
            todo_with(s, p, Step.TAKE_CARD, c)
        else:
            tell(s, What.NOTHING_HAPPENED, p, c)
    elif do == Do.SELL:
        todo_with(s, p, Step.SELL_GOODS, c)
    elif do == Do.PLACE:
        todo_with(s, p, Step.PLACE_PROJECT, c)
    elif do == Do.ACT:
        todo_with(s, p, Step.ACT, ANY_DIE)


@plain_only
def tell_empty_hands(s: State, p: int, c: int) -> None:
    """Say that a ship, a pasture or a boarding house brings nothing when none are left."""
    if not any_left(s, card(c).of):
        tell(s, What.NOTHING_HAPPENED, p, c)


# Carpenter's workshop, church, market


@rule
def fits(types: int, c: int) -> bool:
    """Tell whether a card is of one of some types."""
    return (types >> card(c).type) & 1 == 1


@rule
def display_has(s: State, types: int) -> bool:
    """Tell whether any card of some types lies in the display."""
    for row in range(1, ROWS + 1):
        for slot in range(row_of(s, row).size):
            if fits(types, card_at(row_of(s, row), slot)):
                return True
    return False


@rule
def offer_fitting(s: State, menu: Menu, p: int, by: int) -> None:
    """Take any card of the types named from any row; it may be declined only where a project would have to go."""
    allow(menu, DECLINE(), s.optional_functions or s.players[p].projects.size == PROJECTS)
    for row in range(1, ROWS + 1):
        for slot in range(row_of(s, row).size):
            allow(menu, TAKE(row, slot), fits(card(by).types, card_at(row_of(s, row), slot)), Why.DOES_NOT_FIT)
    decline_if_nothing_fits(menu)


@rule
def decline_if_nothing_fits(menu: Menu) -> None:
    """A function that cannot be carried out is over: its only choice is played without a question."""
    if menu[0] == 0:
        offer(menu, DECLINE())


@rule
def decline_card(s: State, p: int, by: int) -> None:
    """No card becomes a project, perhaps because a purchase took the last one that fitted."""
    if display_has(s, card(by).types):
        tell(s, What.DECLINED, p)
    else:
        tell(s, What.NOTHING_HAPPENED, p, by)


# Warehouse


@rule
def offer_warehouse(s: State, menu: Menu, p: int) -> None:
    """Sell any one type of good; only without goods is nothing sold."""
    offer_sales(s, menu, p, ALL_NUMBERS)
    decline_if_nothing_fits(menu)


@rule
def nothing_to_sell(s: State, p: int, by: int) -> None:
    """Without goods the warehouse does nothing."""
    tell(s, What.NOTHING_HAPPENED, p, by)


# City hall


@rule
def offer_city_hall(s: State, menu: Menu, p: int) -> None:
    """Place another project, whatever its die; one that can be placed is."""
    allow(menu, DECLINE(), s.optional_functions)
    offer_all_projects(s, menu, p)
    decline_if_nothing_fits(menu)


@rule
def use_city_hall(s: State, p: int, project: int, type: int, height: int) -> None:
    """The project is placed with its own function."""
    place_project(s, p, project, type, height)


@rule
def decline_to_place(s: State, p: int, by: int) -> None:
    """Nothing is placed, perhaps because there is no project or the estate is full."""
    me = s.players[p]
    if me.projects.size > 0 and me.estate.size < ESTATE:
        tell(s, What.DECLINED, p)
    else:
        tell(s, What.NOTHING_HAPPENED, p, by)
