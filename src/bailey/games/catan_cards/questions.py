"""What the texts of questions are told: the numbers that the pending step carries, in words, by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.catan_cards.cards import IDS, operation, source_of
from bailey.games.catan_cards.choices import asked
from bailey.games.catan_cards.clauses.selectors import SELECTORS
from bailey.games.catan_cards.packing import ANY, NONE
from bailey.games.catan_cards.state import SIDE_NAMES
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import Position
    from bailey.core.text.catalogue import Value
    from bailey.games.catan_cards.state import Player, State
    from bailey.games.catan_cards.table_words import TableWords

Args = dict[str, "Value"]
COLUMN_NAMES = ("left", "middle", "right")


def asked_args(texts: TableWords, position: Position[State]) -> Args:
    """Return the arguments of the question that the player on turn is asked."""
    s, top = position.state, asked(position.state)
    me, step, carried = s.players[top.player], Step(top.step), position.carried
    n = carried.get("n", abs(me.hand_limit - me.hand.size))
    said: Args = {"n": n}
    for name, value in carried.items():
        if name in CARRIED:
            said |= CARRIED[name](texts, me, value)
    if step == Step.OFFER:
        said["empty"] = "no" if carried["give"] or carried["want"] else "yes"
    if step == Step.TAKE_CARD:
        said["left"] = sum(one.step == step for one in s.todo[: s.pending])
    if step == Step.PLACE_REGION:
        said["region"] = texts.name_in(s.drawn, 0)
    if step == Step.LAY_OUT:
        said |= {"side": SIDE_NAMES[n // len(COLUMN_NAMES)], "column": COLUMN_NAMES[n % len(COLUMN_NAMES)]}
    if step in {Step.GAIN, Step.PAY_ANY}:
        said["due"] = texts.resource(carried.get("resource", ANY), n)
        said["kept"] = "yes" if me.stock == me.kept else "no"
    if step in {Step.REACT, Step.CHOOSE, Step.PUT_ON_CARD, Step.PUT_ON_REGION}:
        said["card"] = texts.card(source_of(top.a))
    if "which" in carried:
        said["what"] = selected(texts, carried["which"], n if step == Step.NAME_CARDS else 1)
    return said


def selected(texts: TableWords, which: int, n: int) -> str:
    """Return which cards an operation is about, and how many of them: those that were named, or all that fit."""
    what = operation(which)
    if what.named:
        return texts.cards.selected({"named": True})
    return texts.cards.selected(SELECTORS[what.selector], n=n) if what.selector != NONE else ""


#: The numbers of pending steps that are not said as they are.
CARRIED: dict[str, Callable[[TableWords, Player, int], Args]] = {
    "stack": lambda _, __, stack: {"stack": stack + 1},
    "due": lambda texts, _, due: {"due": texts.packed(due)},
    "give": lambda texts, _, give: {"give": texts.packed(give)},
    "want": lambda texts, _, want: {"want": texts.packed(want)},
    "cell": lambda texts, me, cell: {"region": texts.name_in(me.regions, cell)},
    "own": lambda texts, me, cell: {"region": texts.name_in(me.regions, cell)},
    "picked": lambda texts, me, i: {"card": texts.name_in(me.built, i)},
    "c": lambda texts, _, c: {"card": texts.card(IDS[c])},
    "which": lambda _, __, which: {"rate": int(operation(which).rate)},
}
