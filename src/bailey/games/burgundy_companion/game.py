"""The `Game` of the companion, with all that it declares."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bailey.core import Game, Option, Printed
from bailey.games.burgundy_board.data import KINDS, SETS
from bailey.games.burgundy_board.events import WORDS
from bailey.games.burgundy_board.tiles import AUTOMATA_CARDS, IDS, LEVELS, SET_OF
from bailey.games.burgundy_companion.board import BOARD
from bailey.games.burgundy_companion.choices import BONUS_TAKEN, CHOICES, Why
from bailey.games.burgundy_companion.drawing import draw
from bailey.games.burgundy_companion.events import What
from bailey.games.burgundy_companion.faces import NO_FACE, seen
from bailey.games.burgundy_companion.rules import STEPS
from bailey.games.burgundy_companion.rules.rounds import begin_turn, setup
from bailey.games.burgundy_companion.scoring import breakdown, score, tiebreak
from bailey.games.burgundy_companion.state import IT, MOST_PEOPLE, YOU, State
from bailey.games.burgundy_companion.written import complete, faults

if TYPE_CHECKING:
    from collections.abc import Mapping


NO, YES = 0, 1
PEOPLE = tuple(range(1, MOST_PEOPLE + 1))


def in_play(_seats: int, options: Mapping[str, int]) -> list[int]:
    """Return the tiles of the sets that are played, and the cards of the Automata; there are no inns."""
    sets = {name for name in SETS if options.get(name)} | {SETS[0]}
    tiles = [c for c, of in enumerate(SET_OF) if SETS[of] in sets and seen(c).face != NO_FACE]
    return [*tiles, *AUTOMATA_CARDS]


def _switch(name: str) -> Option:
    return Option(name, NO, (NO, YES))


GAME = Game(
    name="burgundy-companion",
    version=1,
    title="The Castles of Burgundy: companion",
    players=range(1, 2),
    retold=True,
    printed=(
        Printed("Automata"),
        Printed("Person 2", when={"people": PEOPLE[1:]}),
        Printed("Person 3", when={"people": PEOPLE[2:]}),
    ),
    state=State,
    choices=CHOICES,
    steps=STEPS,
    setup=setup,
    begin_turn=begin_turn,
    score=score,
    tiebreak=tiebreak,
    breakdown=breakdown,
    cards=IDS,
    told=What.kinds(),
    reasons=Why,
    facts={BONUS_TAKEN: lambda _, __, kind: {"kind": KINDS[kind]}},
    faults=faults,
    complete=complete,
    in_play=in_play,
    draw=draw,
    board=BOARD,
    options=(
        Option("automata", 2, (1, 2, 3), words=LEVELS),
        Option("depth", YOU, (YOU, IT), words=("you", "it")),
        Option("people", 1, PEOPLE),
        Option("automata_rules", 0, (0, 1), words=("seed", "official")),
        *map(_switch, ("automata_depot_first", "automata_bonus_on_cards", "automata_a", "automata_b")),
        *map(_switch, ("additional_hexes", "white_castles", "trade_routes")),
    ),
    folder=Path(__file__).parent,
    longest=1500,
    words=WORDS,
)
