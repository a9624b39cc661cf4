"""The `Game` of the Castles of Burgundy, the board game, with all that it declares."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bailey.core import Chronicle, Game, Interrupt, Option, Printed, SearchSettings
from bailey.games.burgundy_board.board import BOARD
from bailey.games.burgundy_board.choices import BUY, CHOICES, HIRE, TRADE_SILVER, Why
from bailey.games.burgundy_board.data import PHASES, SETS
from bailey.games.burgundy_board.drawing import draw
from bailey.games.burgundy_board.duchies import DUCHIES
from bailey.games.burgundy_board.events import WORDS, What
from bailey.games.burgundy_board.facts import FACTS
from bailey.games.burgundy_board.priors import PRIORS
from bailey.games.burgundy_board.prospects import PROSPECTS
from bailey.games.burgundy_board.rules import STEPS
from bailey.games.burgundy_board.rules.purchase import (
    buy,
    hire,
    offer_hiring,
    offer_purchase,
    offer_silver_trade,
    trade_silver,
)
from bailey.games.burgundy_board.rules.rounds import setup
from bailey.games.burgundy_board.rules.turn import begin_turn
from bailey.games.burgundy_board.score_pad import PAD
from bailey.games.burgundy_board.scoring import automata_points, breakdown, score, tiebreak
from bailey.games.burgundy_board.state import AFTER, State
from bailey.games.burgundy_board.tiles import AUTOMATA_CARDS, IDS, LEVELS, MOST_PLAYERS, ROUTES, SET_OF
from bailey.games.burgundy_board.written import complete, faults

if TYPE_CHECKING:
    from collections.abc import Mapping

NO, YES = 0, 1
ALONE = 1
WITH_PEOPLE = (2, 3)
LEVEL_NUMBERS = tuple(range(1, len(LEVELS) + 1))
MEDIUM = LEVELS.index("medium") + 1


def in_play(seats: int, options: Mapping[str, int]) -> list[int]:
    """Return the tiles of the sets that are played, and the cards of the Automata where it plays."""
    sets = {i for i, name in enumerate(SETS) if i == 0 or options[name]}
    tiles = [c for c, of in enumerate(SET_OF) if of in sets]
    automata = seats == ALONE or (seats in WITH_PEOPLE and options["automata"] > 0)
    routes = ROUTES if options["trade_routes"] else ()
    return [*tiles, *(AUTOMATA_CARDS if automata else ()), *routes]


AUTOMATA_SEATS = (ALONE, *WITH_PEOPLE)
SEVERAL = tuple(range(2, MOST_PLAYERS + 1))


def _automata(name: str) -> Option:
    return Option(name, NO, (NO, YES), players=AUTOMATA_SEATS)


GAME = Game(
    name="burgundy-board",
    version=1,
    title="The Castles of Burgundy",
    players=range(1, MOST_PLAYERS + 1),
    printed=(
        Printed("Automata", players=(ALONE,), level="automata", usual=MEDIUM),
        Printed("Automata", players=WITH_PEOPLE, when={"automata": LEVEL_NUMBERS}, level="automata"),
    ),
    chronicle=Chronicle(AFTER, PHASES, automata_points),
    state=State,
    choices=CHOICES,
    steps=STEPS,
    setup=setup,
    begin_turn=begin_turn,
    score=score,
    tiebreak=tiebreak,
    prior=PRIORS,
    search=SearchSettings(spread=100, win_share=20, prior_spread=200),
    breakdown=breakdown,
    cards=IDS,
    told=What.kinds(),
    reasons=Why,
    facts=FACTS,
    prospects=PROSPECTS,
    faults=faults,
    complete=complete,
    in_play=in_play,
    draw=draw,
    board=BOARD,
    pad=PAD,
    interrupts=(
        Interrupt(BUY, offer_purchase, buy),
        Interrupt(HIRE, offer_hiring, hire),
        Interrupt(TRADE_SILVER, offer_silver_trade, trade_silver),
    ),
    options=(
        Option("automata", 0, (0, *LEVEL_NUMBERS), players=AUTOMATA_SEATS, words=("none", *LEVELS), first_game=1),
        Option("automata_rules", 0, (0, 1), players=AUTOMATA_SEATS, words=("seed", "official")),
        _automata("automata_depot_first"),
        _automata("automata_bonus_on_cards"),
        _automata("automata_a"),
        _automata("automata_b"),
        _automata("automata_c"),
        Option("duchies", 0, (0, 1, 2), words=("same", "chosen", "dealt")),
        Option("duchy", 0, tuple(range(len(DUCHIES))), words=DUCHIES),
        Option("duchy_set", 0, (0, 1, 2), words=("classic", "revised", "all")),
        Option("knowledge_6", 0, (0, 1, 2), words=("2023", "2011", "2019")),
        Option("knowledge_15", 2, (2, 3)),
        Option("knowledge_26", 3, (2, 3)),
        Option("fewest_empty", NO, (NO, YES)),
        Option("purchase_between", NO, (NO, YES)),
        Option("additional_hexes", NO, (NO, YES), everything=YES),
        Option("white_castles", NO, (NO, YES), everything=YES),
        Option("inns", NO, (NO, YES), players=SEVERAL, without=("automata",), everything=YES),
        Option("trade_routes", NO, (NO, YES), everything=YES),
        Option("border_posts", NO, (NO, YES), players=SEVERAL, without=("automata",), everything=YES),
    ),
    folder=Path(__file__).parent,
    longest=2000,
    words=WORDS,
)
