"""The priors of choices in a search, kind by kind (decision record 0011)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import ByKind, card_at, rule
from bailey.games.burgundy_cards.cards import (
    MOST_BONUSES,
    card,
)
from bailey.games.burgundy_cards.choices import (
    BUY,
    CONVERT,
    DECLINE,
    DISCARD_PROJECT,
    KEEP_BOUGHT,
    PLACE,
    PLAY_CARD,
    RESTOCK,
    SELL,
    TAKE,
    TAKE_ANIMAL,
    TAKE_BONUS,
    TAKE_GOOD,
    TAKE_SILVER,
    USE_BOUGHT,
    USE_FUNCTION,
)
from bailey.games.burgundy_cards.fitted import (
    other_prior,
)
from bailey.games.burgundy_cards.rules.actions import ANY_DIE, workers_to_sell
from bailey.games.burgundy_cards.rules.projects import row_of
from bailey.games.burgundy_cards.steps import Step
from bailey.games.burgundy_cards.worth import (
    animal_worth,
    bonus_worth,
    come_worth,
    convert_worth,
    die_worth,
    lateness,
    place_worth,
    price_of_worker,
    restock_worth,
    sell_worth,
    silver_worth,
    spare_die,
    take_worth,
    turns_left,
    workers_price,
)

if TYPE_CHECKING:
    from bailey.games.burgundy_cards.state import Player, State

# By kind of choice


@rule
def die_in_play(s: State) -> int:
    """Return the die of the chosen action; a castle or a function gives any."""
    top = s.todo[s.pending - 1]
    return top.a if top.step == Step.ACT else ANY_DIE


@rule
def late_for(s: State, me: Player) -> int:
    """Return how late it is for a player."""
    return lateness(turns_left(s, me))


@rule
def play_card_prior(s: State, p: int, slot: int) -> int:
    """A die is played for the best that it can do."""
    me = s.players[p]
    return die_worth(s, me, spare_die(me, slot), spare_die(me, 1 - slot), turns_left(s, me) - 1)


@rule
def take_prior(s: State, p: int, row: int, slot: int) -> int:
    """A card of the display is worth what it comes to, less the workers."""
    me = s.players[p]
    late = late_for(s, me)
    worth = come_worth(me, card_at(row_of(s, row), slot), spare_die(me, 0), late)
    return worth - workers_price(die_in_play(s), row, late)


@rule
def place_prior(s: State, p: int, project: int, type: int, height: int) -> int:
    """A project is worth what it does in its place, less the workers."""
    me = s.players[p]
    late = late_for(s, me)
    c = card_at(me.projects, project)
    return place_worth(s, me, c, type, height, late) - workers_price(die_in_play(s), card(c).die, late)


@rule
def sell_prior(s: State, p: int, good: int) -> int:
    """Goods are worth their number, less the workers."""
    me = s.players[p]
    late = late_for(s, me)
    return sell_worth(me, good, late) - workers_to_sell(die_in_play(s), good) * price_of_worker(late)


@rule
def restock_prior(s: State, p: int) -> int:
    """Workers are taken while there is time."""
    return restock_worth(s.players[p], late_for(s, s.players[p]))


@rule
def take_silver_prior(s: State, p: int) -> int:
    """Silver is taken when nothing else is worth more."""
    return silver_worth(s.players[p], late_for(s, s.players[p]))


@rule
def convert_prior(s: State, p: int) -> int:
    """Workers and silver are converted at last."""
    return convert_worth(s.players[p], turns_left(s, s.players[p]))


@rule
def buy_prior(s: State, p: int) -> int:
    """A purchase is weighed against the turn's own action, or against ending the turn."""
    late = late_for(s, s.players[p])
    if s.todo[s.pending - 1].step == Step.FINISH:
        return other_prior(0).buy_at_last + other_prior(0).late_buy_at_last * late
    return other_prior(0).buy + other_prior(0).late_buy * late


@rule
def keep_bought_prior(s: State, p: int, slot: int) -> int:
    """A bought card comes to the projects."""
    me = s.players[p]
    worth = come_worth(me, card_at(s.bought, slot), spare_die(me, 0), late_for(s, me))
    return worth + other_prior(0).keep_bought


@rule
def use_bought_prior(s: State, p: int, slot: int) -> int:
    """The die of a bought card is used."""
    me = s.players[p]
    die = card(card_at(s.bought, slot)).die
    return die_worth(s, me, die, spare_die(me, 0), turns_left(s, me)) + other_prior(0).use_bought


@rule
def discard_project_prior(s: State, p: int, slot: int) -> int:
    """The project that is worth least goes."""
    me = s.players[p]
    worth = take_worth(me, card_at(me.projects, slot), spare_die(me, 0), late_for(s, me))
    return other_prior(0).discard - worth


@rule
def take_bonus_prior(s: State, p: int, bonus: int) -> int:
    """The bonus that is worth most is taken."""
    return bonus_worth(s.round * MOST_BONUSES + bonus, late_for(s, s.players[p]))


@rule
def use_function_prior() -> int:
    """The function may come before the bonus."""
    return other_prior(0).use_function


@rule
def take_good_prior(s: State, p: int, pile: int) -> int:
    """Goods go to goods of their kind."""
    return other_prior(0).good + other_prior(0).same_good * s.players[p].goods[s.goods_piles[pile].top]


@rule
def take_animal_prior(s: State, p: int, pile: int) -> int:
    """Animals go on with sets."""
    return animal_worth(s.players[p], s.animal_piles[pile].top)


@rule
def decline_prior() -> int:
    """Declining is seldom best."""
    return other_prior(0).decline


PRIORS: ByKind = {
    PLAY_CARD: play_card_prior,
    TAKE: take_prior,
    PLACE: place_prior,
    SELL: sell_prior,
    RESTOCK: restock_prior,
    TAKE_SILVER: take_silver_prior,
    CONVERT: convert_prior,
    DISCARD_PROJECT: discard_project_prior,
    TAKE_BONUS: take_bonus_prior,
    USE_FUNCTION: use_function_prior,
    TAKE_GOOD: take_good_prior,
    TAKE_ANIMAL: take_animal_prior,
    DECLINE: decline_prior,
    KEEP_BOUGHT: keep_bought_prior,
    USE_BOUGHT: use_bought_prior,
    BUY: buy_prior,
}
