"""What is said of what a choice would lead to: what it changes of what the numbers of the production die bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at
from bailey.games.catan_cards import choices as do
from bailey.games.catan_cards.cards import region as region_of
from bailey.games.catan_cards.choices import asked
from bailey.games.catan_cards.packing import RESOURCES
from bailey.games.catan_cards.production import Source, changed, expects, sources
from bailey.games.catan_cards.rules import foreign, principality, spells
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import ChoiceKind, Facts, Pile
    from bailey.games.catan_cards.state import Player, State


def tried(rule: Callable[..., object]) -> Callable[..., Facts]:
    """Say what a choice changes, by a rule that turns up nothing hidden: it is tried on a twin."""

    def about(s: State, p: int, **arguments: int) -> Facts:
        twin = s.copy()
        rule(twin, p, *arguments.values())
        return production(changed(sources(s, p), sources(twin, p)))

    return about


def production(changes: list[Facts]) -> Facts:
    """Say what changes; nothing if nothing does."""
    return {"production": changes} if changes else {}


# Regions


def placing(s: State, p: int, side: int) -> Facts:
    """Say what the Region that was turned up brings where it comes to lie."""
    twin = s.copy()
    principality.place_region(twin, p, side, int(asked(s).a))
    return production(changed(sources(s, p), sources(twin, p)))


def taking(s: State, p: int, slot: int) -> Facts:
    """Say what a Region of the stack brings; one that comes in place of another, what that changes."""
    if asked(s).step == Step.CHANGE_REGION:
        twin = s.copy()
        spells.change_region(twin, p, slot, int(asked(s).a))
        return production(changed(sources(s, p), sources(twin, p)))
    return production(changed({}, dict([_of_card(card_at(s.region_stack, slot))])))


def _of_card(c: int) -> tuple[Source, int]:
    here = region_of(c)
    return (int(here.die), 0, RESOURCES[here.resource]), 1


def laying(s: State, _: int, slot: int) -> Facts:
    """Say what a start Region brings."""
    return production(changed({}, dict([_of_card(card_at(s.start_regions, slot))])))


def settling(s: State, _: int, **__: int) -> Facts:
    """Say which Regions two come from; which are left follows from those that lie open, in whatever order."""
    dice: dict[str, list[int]] = {}
    left: Pile = s.region_stack
    for i in range(left.size):
        here = region_of(card_at(left, i))
        dice.setdefault(RESOURCES[here.resource], []).append(int(here.die))
    return {"stack_regions": {name: sorted(dice[name]) for name in RESOURCES if name in dice}}


def raising(_: State, __: int, place: int) -> Facts:
    """Say that a City changes nothing: whoever knows other games of Catan expects it to."""
    return {"place": place}


def picking(s: State, p: int, cell: int) -> Facts:
    """Say what the rival loses where a card is laid on one of the rival's Regions."""
    if asked(s).step != Step.PUT_ON_REGION:
        return {}
    twin = s.copy()
    covered: Player = twin.players[1 - p]
    covered.regions.beside[cell].foreign = 1
    return production(changed(sources(s, 1 - p), sources(twin, 1 - p)))


# Numbers


def naming(s: State, p: int, number: int) -> Facts:
    """Say what a number brings both, as things are."""
    return {"get": _brought(s, p, number), "give": _brought(s, 1 - p, number)}


def _brought(s: State, p: int, number: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for row in expects(s, p)["brings"]:  # type: ignore[attr-defined]
        if row["die"] == number and row["gains"] and (not row["own"] or s.on_turn == p):
            found[row["resource"]] = found.get(row["resource"], 0) + row["gains"]
    return found


PROSPECTS: dict[ChoiceKind, Callable[..., Facts]] = {
    do.LAY: laying,
    do.NAME_NUMBER: naming,
    do.BUILD_SETTLEMENT: settling,
    do.USE_SCOUT: settling,
    do.BUILD_CITY: raising,
    do.BUILD: tried(principality.build),
    do.BUILD_NEW: tried(principality.build_new),
    do.PULL_DOWN: tried(principality.pull_down),
    do.TAKE_REGION: taking,
    do.PLACE_REGION: placing,
    do.PICK_REGION: picking,
    do.BUY_OFF: tried(foreign.buy_off),
}
