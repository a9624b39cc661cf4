"""Castle Combo as the core sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bailey.core import Game, card_at, rule
from bailey.games.castle_combo import rules
from bailey.games.castle_combo.cards import CARDS, IDS, LOCATIONS, Op, Scope, card
from bailey.games.castle_combo.choices import CHOICES, FILL_PURSE, PLACE, REACH, TAKE, TAKE_FACE_DOWN, Why
from bailey.games.castle_combo.drawing import draw
from bailey.games.castle_combo.events import TOLD
from bailey.games.castle_combo.score_pad import PAD, connected
from bailey.games.castle_combo.scoring import breakdown, purses_with_room, score, tiebreak
from bailey.games.castle_combo.state import GRID_CARDS, ROW_CARDS, State
from bailey.games.castle_combo.steps import Step

#: Deeds that are more than a choice have numbers behind the choices'.
TAKE_THIS_CARD = CHOICES.count


def explain(s: Any, choice: int, why: int) -> dict[str, Any]:
    """Say why a choice is blocked: a key and arguments for the catalogue."""
    p = s.todo[s.pending - 1].player
    args: dict[str, Any] = {}
    if why == Why.TOO_EXPENSIVE:
        c = card_at(s.locations[s.messenger].row, choice - TAKE)
        args = {"card": IDS[c], "cost": rules.price(s, p, c), "gold": s.players[p].gold}
    elif why == Why.LOCATION_REMOVED:
        args = {"location": LOCATIONS[1 - s.messenger]}
    elif why == Why.PURSE_FULL:
        args = {"card": IDS[card_at(s.players[p].tableau, choice - FILL_PURSE)]}
    return {"key": Why(why).name.lower().replace("_", "-"), "args": args}


@rule
def deed(s: Any, choice: int) -> int:
    """To take a card face up is to take that card, whichever slot it lies in; face down all cards are alike."""
    if TAKE <= choice < TAKE_FACE_DOWN:
        return TAKE_THIS_CARD + card_at(s.locations[s.messenger].row, choice - TAKE)
    if TAKE_FACE_DOWN <= choice < PLACE:
        return TAKE_FACE_DOWN
    return choice


def refuse(s: Any) -> str | None:
    """Name the first thing in a written position that the rules forbid, and the remedy."""
    for p in range(s.seats):
        fault = _refuse_player(s.players[p], f"position.players[{p}]")
        if fault:
            return fault
    for here, name in enumerate(LOCATIONS):
        fault = _refuse_location(s.locations[here], name)
        if fault:
            return fault
    if s.locations[0].removed and s.locations[1].removed:
        return "position: castle and village cannot both be removed; one of them always stays"
    if s.locations[s.messenger].removed:
        return "position.messenger: its location is removed; the messenger stands at the other one"
    return _refuse_todo(s)


def _refuse_location(there: Any, name: str) -> str | None:
    """A location has its own cards; it leaves when they cannot complete its row, and that takes five players."""
    for pile_name in ("deck", "row", "discard", "gone"):
        pile = getattr(there, pile_name)
        for i in range(pile.size):
            if CARDS[card_at(pile, i)]["deck"] != name:
                return f"position.{name}.{pile_name}[{i}]: {IDS[card_at(pile, i)]} is no {name} card"
    if there.gone.size > 0 and not there.removed:
        return f"position.{name}.gone: cards leave the game only with their location; set `removed`"
    left = there.deck.size + there.row.size + there.discard.size + there.gone.size
    if there.removed and left >= ROW_CARDS:
        what = f"{left} of its cards lie in no tableau; it leaves the game when fewer than {ROW_CARDS} do"
        return f"position.{name}.removed: {what}, which takes five players"
    return None


#: The steps of a turn that still wait at its beginning, the last of them first.
TURN = (Step.END_TURN, Step.REFILL, Step.MOVE_MESSENGER, Step.ABILITY, Step.TAKE_CARD, Step.SPEND_KEY)


def _refuse_todo(s: Any) -> str | None:
    """A todo is what is left of one turn, and on top of it a card to place or an ability under way."""
    frames = s.todo[: s.pending]
    if not frames:
        return None if s.taken.size == 0 else "position.taken: holds a card only while `todo` has a place_card step"
    for here, name in enumerate(LOCATIONS):
        there = s.locations[here]
        if there.removed and there.deck.size + there.row.size + there.discard.size > 0:
            return f"position.{name}: is removed, so all its cards are gone; list them under `gone`"
    if all(frame.step == Step.STORE_LEFTOVER for frame in frames):
        fits = len({f.player for f in frames}) == len(frames) and all((f.a, f.b) == (0, 0) for f in frames)
        full = all(s.players[p].tableau.size == GRID_CARDS for p in range(s.seats))
        return None if fits and full else "todo: leftover gold is stored at the end, once by each player; leave it out"
    left = sum(1 for frame, step in zip(frames, TURN, strict=False) if frame.step == step)
    me, over = s.players[frames[0].player], frames[left:]
    fits = (
        all(f.player == frames[0].player for f in frames)
        and all((f.a, f.b) == (0, 0) for f in frames[:left])
        and s.taken.size == (left == TURN.index(Step.TAKE_CARD))
        and (
            (left > TURN.index(Step.TAKE_CARD) and not over and me.tableau.size < GRID_CARDS and _rows_full(s))
            or (s.taken.size == 1 and _is_place(over) and me.tableau.size < GRID_CARDS)
            or (left == TURN.index(Step.ABILITY) and _is_ability(s, me, over))
        )
    )
    return None if fits else "todo: is not what can be left of a turn here; leave it out to start `turn`'s turn"


def _rows_full(s: Any) -> bool:
    return all(there.removed or there.row.size == ROW_CARDS for there in s.locations)


def _is_place(frames: list[Any]) -> bool:
    return [(f.step, f.a in {0, 1}, f.b) for f in frames] == [(Step.PLACE_CARD, True, 0)]


def _is_ability(s: Any, me: Any, frames: list[Any]) -> bool:
    """Effects may wait below, each of the card placed last; on top, one question or the purses to fill."""
    if me.tableau.size == 0 or me.spots[me.tableau.size - 1].face_down or not frames:
        return False
    placed = card(card_at(me.tableau, me.tableau.size - 1))
    *waiting, top = frames
    if top.step == Step.CHOOSE_EFFECT:
        return bool(placed.either) and (top.a, top.b) == (0, 0) and not waiting
    if top.step == Step.FILL_PURSE:
        return _is_filling(me, placed, frames)
    if top.step not in {Step.CHOOSE_NEIGHBOR, Step.DISCARD_CARD} or not 0 <= top.a < placed.effects or top.b:
        return False
    clause = placed.effect[top.a]
    if top.step == Step.CHOOSE_NEIGHBOR:
        asked = clause.scope == Scope.NEIGHBOR and s.seats > 2
    else:
        asked = clause.op in {Op.DISCARD_FOR_GOLD, Op.DISCARD_FOR_KEYS} and s.locations[clause.deck].row.size > 0
    return bool(asked) and _are_the_effects_after(placed, top.a, waiting)


def _is_filling(me: Any, placed: Any, frames: list[Any]) -> bool:
    purses = [f for f in frames if f.step == Step.FILL_PURSE]
    waiting = [f for f in frames if f.step != Step.FILL_PURSE]
    filling = [i for i in range(placed.effects) if placed.effect[i].op == Op.FILL_PURSES]
    return (
        bool(filling)
        and len(purses) <= min(placed.effect[filling[0]].size, purses_with_room(me))
        and all((f.a, f.b) == (0, 0) for f in purses)
        and _are_the_effects_after(placed, filling[0], waiting)
    )


def _are_the_effects_after(placed: Any, i: int, waiting: list[Any]) -> bool:
    """The effects that come later wait, each once, the last one lowest; an either/or card has but one."""
    later = [] if placed.either else [(Step.EFFECT, k, 0) for k in range(placed.effects - 1, i, -1)]
    return [(f.step, f.a, f.b) for f in waiting] == later


def _refuse_player(me: Any, where: str) -> str | None:
    for i in range(me.tableau.size):
        spot, at = me.spots[i], f"{where}.tableau[{i}]"
        purse = 0 if spot.face_down else card(card_at(me.tableau, i)).purse
        if not 0 <= spot.stored <= purse:
            return f"{at}.stored: {IDS[card_at(me.tableau, i)]} holds from 0 to {purse} gold here"
    return _arrange(me, where)


def _arrange(me: Any, where: str) -> str | None:
    """Shift the coordinates so that the first card lies at 0,0, and check the grid."""
    spots = [me.spots[i] for i in range(me.tableau.size)]
    cells = [(spot.column, spot.row) for spot in spots]
    if len(set(cells)) < len(cells):
        twice = next(cell for cell in cells if cells.count(cell) > 1)
        return f"{where}.tableau: two cards lie at column {twice[0]}, row {twice[1]}; each needs its own cell"
    for axis, name in enumerate(("columns", "rows")):
        line = [cell[axis] for cell in cells]
        if line and max(line) - min(line) > REACH:
            return f"{where}.tableau: the cards span more than three {name}; keep them within 3x3"
    if not connected(cells):
        return f"{where}.tableau: every card must lie beside another; close the gap"
    for spot, (column, row) in zip(spots, cells, strict=True):
        spot.column, spot.row = column - cells[0][0], row - cells[0][1]
    return None


def complete(s: Any, turn: int) -> None:
    """Make a written position ready: rows are dealt, and it is `turn`'s turn, or the game's end."""
    for here in range(2):
        if s.locations[here].removed:
            rules.remove_location(s, here)
        else:
            rules.refill(s, here)
    before = (turn + s.seats - 1) % s.seats
    rules.end_turn(s, before)


GAME = Game(
    name="castle-combo",
    version=2,
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
    told=TOLD,
    reasons=Why,
    explain=explain,
    refuse=refuse,
    complete=complete,
    draw=draw,
    pad=PAD,
    deed=deed,
    deeds=TAKE_THIS_CARD + len(IDS),
    folder=Path(__file__).parent,
    longest=5 * GRID_CARDS * 12,
    words={"location": LOCATIONS},
)
