"""The `Game` of Castle Combo, with all that it declares."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bailey.core import Game, around, card_at, misplaced, rule
from bailey.games.castle_combo import rules
from bailey.games.castle_combo.board import BOARD
from bailey.games.castle_combo.cards import CARDS, IDS, LOCATIONS, card
from bailey.games.castle_combo.choices import CHOICES, TAKE, TAKE_FACE_DOWN, Why
from bailey.games.castle_combo.drawing import draw
from bailey.games.castle_combo.events import What
from bailey.games.castle_combo.facts import FACTS
from bailey.games.castle_combo.score_pad import PAD, connected
from bailey.games.castle_combo.scoring import breakdown, score, tiebreak
from bailey.games.castle_combo.state import GRID_CARDS, REACH, ROW_CARDS, Location, Player, State

if TYPE_CHECKING:
    from collections.abc import Iterator

#: The move classes that several choices share are numbered after the choices.
TAKE_THIS_CARD = CHOICES.count


@rule
def take_this_card(s: State, slot: int) -> int:
    """Return the move class of taking a card face up: one for each card, from any slot."""
    return TAKE_THIS_CARD + card_at(s.locations[s.messenger].row, slot)


@rule
def take_any_face_down() -> int:
    """Return the move class of taking a card face down: one for all cards."""
    return TAKE_FACE_DOWN(0)


def faults(s: State) -> Iterator[str]:
    """Yield the faults of a position written by a person, each with the remedy."""
    for p in range(s.seats):
        yield from _wrong_player(s.players[p], f"position.players[{p}]")
    for here, name in enumerate(LOCATIONS):
        yield from _wrong_location(s.locations[here], name)
    if s.locations[0].removed and s.locations[1].removed:
        yield "position: castle and village cannot both be removed; one of them always stays"
    if s.locations[s.messenger].removed:
        yield "position.messenger: its location is removed; the messenger stands at the other one"
    if s.pending == 0 and s.taken.size > 0:
        yield "position.taken: holds a card only in the middle of a turn; put it somewhere else"
    if s.pending:
        yield from _wrong_removed(s)


def _wrong_location(there: Location, name: str) -> Iterator[str]:
    """A location has its own cards; it leaves when they cannot complete its row, and that takes five players."""
    piles = {"deck": there.deck, "row": there.row, "discard": there.discard, "gone": there.gone}
    for pile_name, pile in piles.items():
        where = f"position.{name}.{pile_name}"
        yield from misplaced(IDS, where, pile, f"a {name} card", lambda c: CARDS[c]["deck"] == name)
    if there.gone.size > 0 and not there.removed:
        yield f"position.{name}.gone: cards leave the game only with their location; set `removed`"
    left = there.deck.size + there.row.size + there.discard.size + there.gone.size
    if there.removed and left >= ROW_CARDS:
        what = f"{left} of its cards lie in no tableau; it leaves the game when fewer than {ROW_CARDS} do"
        yield f"position.{name}.removed: {what}, which takes five players"


def _wrong_removed(s: State) -> Iterator[str]:
    """All cards of a removed location are gone."""
    for here, name in enumerate(LOCATIONS):
        there = s.locations[here]
        if there.removed and there.deck.size + there.row.size + there.discard.size > 0:
            yield f"position.{name}: is removed, so all its cards are gone; list them under `gone`"


def _wrong_player(me: Player, where: str) -> Iterator[str]:
    """Find more gold than a card holds, and cards that are no grid."""
    for i in range(me.tableau.size):
        spot, at = me.tableau.beside[i], f"{where}.tableau[{i}]"
        purse = 0 if spot.face_down else card(card_at(me.tableau, i)).purse
        if not 0 <= spot.stored <= purse:
            yield f"{at}.stored: {IDS[card_at(me.tableau, i)]} holds from 0 to {purse} gold here"
    yield from _arrange(me, where)


def _arrange(me: Player, where: str) -> Iterator[str]:
    """Shift the coordinates so that the first card lies at 0,0, and check the grid."""
    spots = [me.tableau.beside[i] for i in range(me.tableau.size)]
    cells = [(spot.column, spot.row) for spot in spots]
    if len(set(cells)) < len(cells):
        twice = next(cell for cell in cells if cells.count(cell) > 1)
        yield f"{where}.tableau: two cards lie at column {twice[0]}, row {twice[1]}; each needs its own cell"
    for axis, name in enumerate(("columns", "rows")):
        line = [cell[axis] for cell in cells]
        if line and max(line) - min(line) > REACH:
            yield f"{where}.tableau: the cards span more than three {name}; keep them within 3x3"
    if not connected(cells):
        yield f"{where}.tableau: every card must lie beside another; close the gap"
    for spot, (column, row) in zip(spots, cells, strict=True):
        spot.column, spot.row = column - cells[0][0], row - cells[0][1]


def complete(s: State, turn: int) -> None:
    """Complete a written position: deal the rows, and begin the turn of `turn` unless the game is over."""
    for here in range(2):
        if s.locations[here].removed:
            rules.remove_location(s, here)
        else:
            rules.refill(s, here)
    before = around(s, turn + s.seats - 1)
    rules.end_turn(s, before)


GAME = Game(
    name="castle-combo",
    version=3,
    title="Castle Combo",
    players=range(2, 6),
    state=State,
    choices=CHOICES,
    steps=rules.STEPS,
    setup=rules.setup,
    begin_turn=rules.begin_turn,
    score=score,
    tiebreak=tiebreak,
    breakdown=breakdown,
    own_scores=True,
    cards=IDS,
    told=What.kinds(),
    reasons=Why,
    facts=FACTS,
    faults=faults,
    complete=complete,
    board=BOARD,
    draw=draw,
    pad=PAD,
    move_class={TAKE: take_this_card, TAKE_FACE_DOWN: take_any_face_down},
    move_classes=TAKE_THIS_CARD + len(IDS),
    folder=Path(__file__).parent,
    longest=5 * GRID_CARDS * 12,
    words={"location": LOCATIONS},
)
