"""The Castles of Burgundy: The Card Game as the core sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bailey.core import Chronicle, Game, Interrupt, Option, card_at
from bailey.games.burgundy_cards.cards import ANIMALS, GOODS, IDS, ROUNDS, TYPES, card
from bailey.games.burgundy_cards.choices import BUY, CHOICES, CONVERT, CONVERTED, ONTO, PLACE, SELL, TAKE, Why
from bailey.games.burgundy_cards.drawing import draw
from bailey.games.burgundy_cards.events import TOLD
from bailey.games.burgundy_cards.rules import STEPS
from bailey.games.burgundy_cards.rules.aaron import points_after
from bailey.games.burgundy_cards.rules.actions import workers_for, workers_to_sell
from bailey.games.burgundy_cards.rules.purchase import buy, offer_purchase
from bailey.games.burgundy_cards.rules.rounds import begin_turn, setup
from bailey.games.burgundy_cards.score_pad import PAD
from bailey.games.burgundy_cards.scoring import breakdown, evaluate, score, tiebreak
from bailey.games.burgundy_cards.state import MOST_PLAYERS, ROW_CARDS, State
from bailey.games.burgundy_cards.urges import urge
from bailey.games.burgundy_cards.written import complete, refuse

NO, YES = 0, 1
ALONE = 1


def explain(s: Any, choice: int, why: int) -> dict[str, Any]:
    """Say why a choice is blocked: a key and arguments for the catalogue."""
    frame = s.todo[s.pending - 1]
    me = s.players[frame.player]
    args: dict[str, Any] = {}
    key = Why(why).name.lower().replace("_", "-")
    if why == Why.TOO_FEW_WORKERS:
        args = {"cost": workers_of(s, me, choice, frame.a), "workers": me.workers}
    elif why == Why.NO_GOODS:
        args = {"good": GOODS[choice - SELL]}
    elif why == Why.TOO_FEW_TO_CONVERT:
        args = {"silver": me.silver, "workers": me.workers}
        if me.silver + me.workers >= CONVERTED:  # enough for a point, but returned in another way
            key, args = "too-few-of-these", {**args, "returned": choice - CONVERT}
    elif why == Why.DOES_NOT_FIT:
        row, slot = divmod(choice - TAKE, ROW_CARDS)
        args = {"card": IDS[card_at(s.display[row].cards, slot)], "by": IDS[frame.a]}
    elif why == Why.NO_SILVER:
        args = {"silver": me.silver}
    return {"key": key, "args": args}


def workers_of(s: Any, me: Any, choice: int, die: int) -> int:
    """Tell how many workers a choice of an action costs."""
    if TAKE <= choice < PLACE:
        return workers_for(die, (choice - TAKE) // ROW_CARDS + 1)
    if PLACE <= choice < SELL:
        return workers_for(die, card(card_at(me.projects, (choice - PLACE) // ONTO)).die)
    return workers_to_sell(die, choice - SELL) if SELL <= choice < SELL + len(GOODS) else 0


GAME = Game(
    name="burgundy-cards",
    version=2,
    title="The Castles of Burgundy: The Card Game",
    players=range(1, MOST_PLAYERS + 1),
    printed={ALONE: ("Aaron",)},
    chronicle=Chronicle(("own", "aaron", "aaron_triples"), ROUNDS, points_after),
    state=State,
    choices=CHOICES,
    steps=STEPS,
    setup=setup,
    begin_turn=begin_turn,
    score=score,
    tiebreak=tiebreak,
    evaluate=evaluate,
    urge=urge,
    breakdown=breakdown,
    cards=IDS,
    told=TOLD,
    reasons=Why,
    explain=explain,
    refuse=refuse,
    complete=complete,
    draw=draw,
    pad=PAD,
    interrupts=(Interrupt(BUY, offer_purchase, buy),),
    options=(
        Option("growing_market", NO, (NO, YES)),
        Option("strict_win", NO, (NO, YES), players=(ALONE,)),
        Option("end_only_check", NO, (NO, YES), players=(ALONE,)),
        Option("one_worker_each", NO, (NO, YES)),
        Option("exact_three", NO, (NO, YES)),
        Option("single_animal_set", NO, (NO, YES)),
        Option("optional_functions", NO, (NO, YES)),
    ),
    folder=Path(__file__).parent,
    longest=MOST_PLAYERS * 30 * 16,
    words={"good": GOODS, "animal": ANIMALS, "type": TYPES, "round": ROUNDS},
)
