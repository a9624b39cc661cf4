"""The `Game`: all of it together, as Bailey sees it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bailey.core import Game, card_at

from . import rules
from .board import BOARD
from .cards import IDS, card
from .choices import CHOICES, LAY, TAKE, Why
from .events import What
from .scoring import breakdown, score, tiebreak
from .state import MOST_PLAYERS, MOST_ROUNDS, State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bailey.core import ChoiceKind, Facts


def taking(s: State, p: int, slot: int) -> Facts:
    """Say what a card of the row costs, and how many coins there are."""
    return {"price": card(card_at(s.row, slot)).price, "coins": s.players[p].coins}


def laying(s: State, p: int, slot: int) -> Facts:
    """Say what a card of the hand costs, and how many coins there are."""
    return {"price": card(card_at(s.players[p].hand, slot)).price, "coins": s.players[p].coins}


FACTS: Mapping[ChoiceKind, Callable[..., Facts]] = {TAKE: taking, LAY: laying}


GAME = Game(
    name="lost-trails",
    version=1,
    title="Lost Trails",
    players=range(2, MOST_PLAYERS + 1),
    state=State,
    choices=CHOICES,
    steps=rules.STEPS,
    setup=rules.setup,
    begin_turn=rules.begin_turn,
    score=score,
    tiebreak=tiebreak,
    breakdown=breakdown,
    cards=IDS,
    told=What.kinds(),
    reasons=Why,
    facts=FACTS,
    board=BOARD,
    folder=Path(__file__).parent,
    longest=MOST_PLAYERS * MOST_ROUNDS,
)
