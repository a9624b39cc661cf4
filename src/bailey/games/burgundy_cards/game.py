"""The `Game` of The Castles of Burgundy: The Card Game, with all that it declares."""

from __future__ import annotations

from pathlib import Path

from bailey.core import Chronicle, Game, Interrupt, Option, Printed
from bailey.games.burgundy_cards.board import BOARD
from bailey.games.burgundy_cards.cards import ANIMALS, GOODS, IDS, ROUNDS, TYPES
from bailey.games.burgundy_cards.choices import BUY, CHOICES, Why
from bailey.games.burgundy_cards.drawing import draw
from bailey.games.burgundy_cards.events import What
from bailey.games.burgundy_cards.facts import FACTS
from bailey.games.burgundy_cards.priors import PRIORS
from bailey.games.burgundy_cards.prospects import PROSPECTS
from bailey.games.burgundy_cards.rules import STEPS
from bailey.games.burgundy_cards.rules.aaron import points_after
from bailey.games.burgundy_cards.rules.purchase import buy, offer_purchase
from bailey.games.burgundy_cards.rules.rounds import begin_turn, setup
from bailey.games.burgundy_cards.score_pad import PAD
from bailey.games.burgundy_cards.scoring import breakdown, evaluate, score, tiebreak
from bailey.games.burgundy_cards.state import MOST_PLAYERS, State
from bailey.games.burgundy_cards.written import complete, faults

NO, YES = 0, 1
ALONE = 1


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
    told=What.kinds(),
    reasons=Why,
    facts=FACTS,
    prospects=PROSPECTS,
    faults=faults,
    complete=complete,
    board=BOARD,
    draw=draw,
    pad=PAD,
    interrupts=(Interrupt(BUY, offer_purchase, buy),),
    options=(
        Option("growing_market", NO, (NO, YES)),
        Option("strict_win", NO, (NO, YES), players=(ALONE,)),
        Option("end_only_check", NO, (NO, YES), players=(ALONE,), first_game=YES),
        Option("one_worker_each", NO, (NO, YES)),
        Option("exact_three", NO, (NO, YES)),
        Option("single_animal_set", NO, (NO, YES)),
        Option("optional_functions", NO, (NO, YES)),
    ),
    folder=Path(__file__).parent,
    longest=MOST_PLAYERS * 30 * 16,
    words={"good": GOODS, "animal": ANIMALS, "type": TYPES, "round": ROUNDS},
)
