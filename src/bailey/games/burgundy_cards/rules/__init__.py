"""The rules of the Castles of Burgundy card game, theme by theme, and the steps that call them."""

from __future__ import annotations

from bailey.core import Steps, ask, nothing
from bailey.games.burgundy_cards.choices import (
    CONVERT,
    DECLINE,
    DISCARD_PROJECT,
    FINISH,
    KEEP_BOUGHT,
    KEEP_PROJECTS,
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
from bailey.games.burgundy_cards.rules.aaron import aarons_cards
from bailey.games.burgundy_cards.rules.actions import (
    convert,
    offer_actions,
    offer_more,
    place,
    restock_workers,
    sell,
    sell_for_workers,
    take,
    take_silver,
)
from bailey.games.burgundy_cards.rules.functions import (
    decline_card,
    decline_to_place,
    nothing_to_sell,
    offer_bonus,
    offer_city_hall,
    offer_fitting,
    offer_warehouse,
    take_bonus,
    use_city_hall,
    use_function,
    use_function_first,
)
from bailey.games.burgundy_cards.rules.projects import discard_project, new_project, offer_discards, take_card
from bailey.games.burgundy_cards.rules.purchase import keep_bought, offer_bought, use_bought
from bailey.games.burgundy_cards.rules.rounds import begin_round, end_turn, offer_finish, offer_hand, play_card
from bailey.games.burgundy_cards.rules.supplies import offer_supply, take_animal, take_good
from bailey.games.burgundy_cards.steps import Step

STEPS: Steps = {
    Step.PLAY_CARD: ask(offer_hand, {PLAY_CARD: play_card}),
    Step.ACT: ask(
        offer_actions,
        {
            TAKE: take,
            PLACE: place,
            SELL: sell_for_workers,
            RESTOCK: restock_workers,
            TAKE_SILVER: take_silver,
            CONVERT: convert,
        },
    ),
    Step.CONVERT_MORE: ask(offer_more, {CONVERT: convert, STOP: nothing}),
    Step.DISCARD_PROJECT: ask(offer_discards, {DISCARD_PROJECT: discard_project, KEEP_PROJECTS: nothing}),
    Step.NEW_PROJECT: new_project,
    Step.ROUND_BONUS: ask(offer_bonus, {TAKE_BONUS: take_bonus, USE_FUNCTION: use_function_first}),
    Step.FUNCTION: use_function,
    Step.TAKE_CARD: ask(offer_fitting, {TAKE: take_card, DECLINE: decline_card}),
    Step.TAKE_SUPPLY: ask(offer_supply, {TAKE_GOOD: take_good, TAKE_ANIMAL: take_animal, DECLINE: nothing}),
    Step.SELL_GOODS: ask(offer_warehouse, {SELL: sell, DECLINE: nothing_to_sell}, carries=["by"]),
    Step.PLACE_PROJECT: ask(offer_city_hall, {PLACE: use_city_hall, DECLINE: decline_to_place}, carries=["by"]),
    Step.CHOOSE_BOUGHT: ask(offer_bought, {KEEP_BOUGHT: keep_bought, USE_BOUGHT: use_bought}),
    Step.FINISH: ask(offer_finish, {FINISH: nothing}),
    Step.END_TURN: end_turn,
    Step.BEGIN_ROUND: begin_round,
    Step.AARON: aarons_cards,
}
