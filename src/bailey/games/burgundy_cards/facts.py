"""What is said of a choice beside the card that it names: dice, workers, goods and gains, as numbers and words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Facts, card_at
from bailey.games.burgundy_cards.cards import ANIMALS, GOODS, IDS, ROUNDS, TYPES, card
from bailey.games.burgundy_cards.choices import (
    BUY,
    CONVERT,
    CONVERTED,
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
    USE_BOUGHT,
    USE_FUNCTION,
)
from bailey.games.burgundy_cards.rules.actions import ENOUGH_WORKERS, workers_for, workers_to_sell
from bailey.games.burgundy_cards.steps import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import ChoiceKind, PendingStep, Pile
    from bailey.games.burgundy_cards.state import State


def asked(s: State) -> PendingStep:
    """Return what the player on turn is asked."""
    return s.todo[s.pending - 1]


def die_of(pile: Callable[[State, int], Pile]) -> Callable[[State, int, int], Facts]:
    """Make the facts of a choice of a card from a pile: its die."""
    return lambda s, p, slot: {"die": int(card(card_at(pile(s, p), slot)).die)}


def cost(s: State, p: int, needed: Callable[[int], int]) -> Facts:
    """Say with which die an action is taken, how many workers it costs, and how many there are."""
    die = int(asked(s).a) if asked(s).step == Step.ACT else 0
    return {"die": die, "workers": int(needed(die)), "have": s.players[p].workers}


def taking(s: State, p: int, row: int, slot: int) -> Facts:
    """Say what a card of the display costs, and which card takes it without a die."""
    taken_by = {"by_card": IDS[asked(s).a]} if asked(s).step == Step.TAKE_CARD else {}
    return {**cost(s, p, lambda die: workers_for(die, row)), **taken_by}


def placing(s: State, p: int, project: int, type: int, height: int) -> Facts:
    """Say what placing a project costs, and onto which pile."""
    die_needed = card(card_at(s.players[p].projects, project)).die
    return {**cost(s, p, lambda die: workers_for(die, die_needed)), "onto": TYPES[type], "height": height}


def selling(s: State, p: int, good: int) -> Facts:
    """Say what selling costs, and how many goods there are."""
    return {**cost(s, p, lambda die: workers_to_sell(die, good)), "good": GOODS[good], "n": s.players[p].goods[good]}


def converting(s: State, p: int, silver: int) -> Facts:
    """Say what is returned for a point, what there is, and whether there is enough in all."""
    me = s.players[p]
    enough = "yes" if me.silver + me.workers >= CONVERTED else "no"
    return {"returned": silver, "silver": me.silver, "workers": me.workers, "enough": enough}


FACTS: dict[ChoiceKind, Callable[..., Facts]] = {
    PLAY_CARD: die_of(lambda s, p: s.players[p].hand),
    TAKE: taking,
    PLACE: placing,
    SELL: selling,
    RESTOCK: lambda s, p: {"n": max(ENOUGH_WORKERS - s.players[p].workers, 0)},
    CONVERT: converting,
    DISCARD_PROJECT: die_of(lambda s, p: s.players[p].projects),
    TAKE_BONUS: lambda s, _, bonus: {"round": ROUNDS[s.round], "bonus": bonus},
    USE_FUNCTION: lambda s, _: {"card": IDS[asked(s).a]},
    TAKE_GOOD: lambda s, _, pile: {"good": GOODS[s.goods_piles[pile].top], "n": 1, "pile": pile + 1},
    TAKE_ANIMAL: lambda s, _, pile: {"animal": ANIMALS[s.animal_piles[pile].top], "pile": pile + 1},
    KEEP_BOUGHT: die_of(lambda s, _: s.bought),
    USE_BOUGHT: die_of(lambda s, _: s.bought),
    BUY: lambda s, p: {"silver": s.players[p].silver},
}
