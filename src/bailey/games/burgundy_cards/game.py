"""The `Game` of The Castles of Burgundy: The Card Game, with all that it declares."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bailey.core import Choice, Chronicle, Game, Interrupt, Option, Printed, card_at
from bailey.games.burgundy_cards.cards import ANIMALS, GOODS, IDS, ROUNDS, TYPES, card
from bailey.games.burgundy_cards.choices import BUY, CHOICES, CONVERTED, PLACE, TAKE, Why
from bailey.games.burgundy_cards.drawing import draw
from bailey.games.burgundy_cards.events import TOLD
from bailey.games.burgundy_cards.priors import PRIORS
from bailey.games.burgundy_cards.rules import STEPS
from bailey.games.burgundy_cards.rules.aaron import points_after
from bailey.games.burgundy_cards.rules.actions import workers_for, workers_to_sell
from bailey.games.burgundy_cards.rules.projects import row_of
from bailey.games.burgundy_cards.rules.purchase import buy, offer_purchase
from bailey.games.burgundy_cards.rules.rounds import begin_turn, setup
from bailey.games.burgundy_cards.score_pad import PAD
from bailey.games.burgundy_cards.scoring import breakdown, evaluate, score, tiebreak
from bailey.games.burgundy_cards.state import MOST_PLAYERS, Player, State
from bailey.games.burgundy_cards.written import complete, refuse

NO, YES = 0, 1
ALONE = 1


def explain(s: State, choice: Choice, why: Why) -> dict[str, Any]:
    """Return why a choice is blocked: a key and arguments for the catalogue."""
    frame = s.todo[s.pending - 1]
    me = s.players[frame.player]
    args: dict[str, Any] = {}
    key = why.name.lower().replace("_", "-")
    if why == Why.TOO_FEW_WORKERS:
        args = {"cost": workers_of(me, choice, frame.a), "workers": me.workers}
    elif why == Why.NO_GOODS:
        args = {"good": GOODS[choice.args["good"]]}
    elif why == Why.TOO_FEW_TO_CONVERT:
        args = {"silver": me.silver, "workers": me.workers}
        if me.silver + me.workers >= CONVERTED:  # enough for a point, but returned in another way
            key, args = "too-few-of-these", {**args, "returned": choice.args["silver"]}
    elif why == Why.DOES_NOT_FIT:
        args = {"card": IDS[card_at(row_of(s, choice.args["row"]), choice.args["slot"])], "by": IDS[frame.a]}
    elif why == Why.NO_SILVER:
        args = {"silver": me.silver}
    return {"key": key, "args": args}


def workers_of(me: Player, choice: Choice, die: int) -> int:
    """Return how many workers a choice of an action costs."""
    if choice.name == TAKE.name:
        return workers_for(die, choice.args["row"])
    if choice.name == PLACE.name:
        return workers_for(die, card(card_at(me.projects, choice.args["project"])).die)
    return workers_to_sell(die, choice.args["good"])


GAME = Game(
    name="burgundy-cards",
    version=3,
    title="The Castles of Burgundy: The Card Game",
    players=range(1, MOST_PLAYERS + 1),
    printed=(Printed("Aaron", players=(ALONE,)),),
    chronicle=Chronicle(("own", "aaron", "aaron_triples"), ROUNDS, points_after),
    state=State,
    choices=CHOICES,
    steps=STEPS,
    setup=setup,
    begin_turn=begin_turn,
    score=score,
    tiebreak=tiebreak,
    evaluate=evaluate,
    prior=PRIORS,
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
