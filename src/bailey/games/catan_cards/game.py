"""The `Game` of the Catan Card Game, with all that it declares."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bailey.core import Game, Option, SearchSettings
from bailey.games.catan_cards.board import BOARD
from bailey.games.catan_cards.cards import FACES, IDS, card
from bailey.games.catan_cards.choices import CHOICES, Why
from bailey.games.catan_cards.data import BASE_ALONE, SETS
from bailey.games.catan_cards.drawing import draw
from bailey.games.catan_cards.events import TOKENS, What
from bailey.games.catan_cards.facts import FACTS
from bailey.games.catan_cards.packing import RESOURCES
from bailey.games.catan_cards.priors import PRIORS
from bailey.games.catan_cards.production import expects
from bailey.games.catan_cards.prospects import PROSPECTS
from bailey.games.catan_cards.rules import STEPS
from bailey.games.catan_cards.rules.turn import begin_turn, setup
from bailey.games.catan_cards.score_pad import PAD
from bailey.games.catan_cards.scoring import breakdown, score, won
from bailey.games.catan_cards.state import BY_SET, GATE_BY_SET, PLAYERS, State
from bailey.games.catan_cards.worth import evaluate, turn
from bailey.games.catan_cards.written import complete, faults

if TYPE_CHECKING:
    from collections.abc import Mapping

NO, YES = 0, 1
#: The most turns of each player, and a bound of the decisions in a turn, on average over a game. Random games have 13
#: in a turn; players who make and accept the largest offer three times a turn have 43.
MOST_CAP, MOST_IN_A_TURN = 200, 50
FIRST_REGION = IDS.index("fields-1")


def in_play(_seats: int, options: Mapping[str, int]) -> list[int]:
    """The cards of the base game and of the theme set, and all Regions (13)."""
    chosen = {BASE_ALONE, options["theme"]}
    return [c for c in range(len(IDS)) if c >= FIRST_REGION or card(c).set in chosen]


GAME = Game(
    name="catan-cards",
    version=3,
    title="The Catan Card Game",
    players=range(PLAYERS, PLAYERS + 1),
    state=State,
    choices=CHOICES,
    steps=STEPS,
    setup=setup,
    begin_turn=begin_turn,
    score=score,
    won=won,
    evaluate=evaluate,
    prior=PRIORS,
    search=SearchSettings(spread=600, win_share=20, prior_spread=12, horizon=100, period=turn, periods=6),
    breakdown=breakdown,
    cards=IDS,
    told=What.kinds(),
    reasons=Why,
    facts=FACTS,
    prospects=PROSPECTS,
    expects=expects,
    complete=complete,
    faults=faults,
    in_play=in_play,
    draw=draw,
    pad=PAD,
    board=BOARD,
    options=(
        Option("theme", BASE_ALONE, tuple(range(len(SETS))), everything=len(SETS) - 1),
        Option("goal", BY_SET, (BY_SET, 7, 10, 12, 13, 15)),
        Option("action_gate", GATE_BY_SET, (0, 1, 2, 3, GATE_BY_SET)),
        Option("exchange_from", 0, (0, 1)),
        Option("exchange_mandatory", NO, (NO, YES)),
        Option("region_draw", 0, (0, 1)),
        Option("harbor_own_point", YES, (NO, YES)),
        Option("brigands_take_protected", YES, (NO, YES)),
        Option("merchant_waits", YES, (NO, YES)),
        Option("win_check", 0, (0, 1)),
        Option("start_layout", 0, (0, 1)),
        Option("rival_trade", 1, (0, 1, 2)),
        Option("turn_cap", MOST_CAP, (50, 100, MOST_CAP)),
        Option("citadel_sites", 2, (2, 4)),
        Option("new_development_limit", 0, (0, 1)),
        Option("citadel_spacing", NO, (NO, YES)),
    ),
    folder=Path(__file__).parent,
    longest=PLAYERS * MOST_CAP * MOST_IN_A_TURN,
    words={"resource": RESOURCES, "face": FACES, "side": ("above", "below"), "end": ("left", "right"), "token": TOKENS},
)
