"""The rules of the Castles of Burgundy card game, theme by theme, and the steps that call them."""

from __future__ import annotations

from typing import Any

from bailey.core import ask
from bailey.games.burgundy_cards.rules.aaron import aarons_cards
from bailey.games.burgundy_cards.rules.actions import act, convert, offer_actions, offer_more
from bailey.games.burgundy_cards.rules.functions import (
    offer_bonus,
    offer_city_hall,
    offer_fitting,
    offer_warehouse,
    take_bonus,
    take_fitting,
    use_city_hall,
    use_function,
    use_warehouse,
)
from bailey.games.burgundy_cards.rules.projects import discard_project, new_project, offer_discards
from bailey.games.burgundy_cards.rules.purchase import choose_bought, offer_bought
from bailey.games.burgundy_cards.rules.rounds import (
    begin_round,
    end_turn,
    finish,
    offer_finish,
    offer_hand,
    play_card,
)
from bailey.games.burgundy_cards.rules.supplies import offer_supply, take_supply
from bailey.games.burgundy_cards.steps import Step

STEPS: dict[Step, Any] = {
    Step.PLAY_CARD: ask(offer_hand, play_card),
    Step.ACT: ask(offer_actions, act),
    Step.CONVERT_MORE: ask(offer_more, convert),
    Step.DISCARD_PROJECT: ask(offer_discards, discard_project),
    Step.NEW_PROJECT: new_project,
    Step.ROUND_BONUS: ask(offer_bonus, take_bonus),
    Step.FUNCTION: use_function,
    Step.TAKE_CARD: ask(offer_fitting, take_fitting),
    Step.TAKE_SUPPLY: ask(offer_supply, take_supply),
    Step.SELL_GOODS: ask(offer_warehouse, use_warehouse),
    Step.PLACE_PROJECT: ask(offer_city_hall, use_city_hall),
    Step.CHOOSE_BOUGHT: ask(offer_bought, choose_bought),
    Step.FINISH: ask(offer_finish, finish),
    Step.END_TURN: end_turn,
    Step.BEGIN_ROUND: begin_round,
    Step.AARON: aarons_cards,
}
