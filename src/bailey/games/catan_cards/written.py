"""Positions written by people: their completion, and their faults."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bailey.core import card_at, misplaced
from bailey.games.catan_cards.cards import (
    CITADEL,
    CITY,
    IDS,
    METROPOLIS,
    NO_REGION,
    START_REGIONS,
    STORE,
    SUPPLY,
    card,
    centre,
    layout,
    region,
    sets,
)
from bailey.games.catan_cards.clauses import BUILDING, EVENT, FLEET, NOWHERE, ON_BUILDING, ON_REGION, SPELL_BOOK
from bailey.games.catan_cards.packing import NONE, of_one, total
from bailey.games.catan_cards.rules.magic import ONE_OF_EACH, is_beside_citadel
from bailey.games.catan_cards.rules.principality import OWN_REGIONS, begin_row, is_development, lay_out_printed
from bailey.games.catan_cards.rules.room import sum_up_kept
from bailey.games.catan_cards.rules.sums import cells_of, give_tokens, is_city, sites_of, sum_up
from bailey.games.catan_cards.rules.turn import begin_turn, deal_stacks, points_to_win, take_out_developments
from bailey.games.catan_cards.scoring import score
from bailey.games.catan_cards.state import BY_SET, EMPTY, MOST_WRITTEN, NO_PLAYER, PLACES, PLAYERS, SIDES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.games.catan_cards.state import Player, State

#: Fewer points nobody plays to: both begin with 2.
LEAST_GOAL = 7
#: The Settlements and Roads of the start sets, which are not in the supply.
START_SETTLEMENTS, START_ROADS = 2 * PLAYERS, PLAYERS


def complete(s: State, turn: int) -> None:
    """Complete a written position: lay out a principality that was left out, make the stacks, and begin the turn."""
    for p in range(PLAYERS):
        if is_left_out(s.players[p]):
            begin_row(s, p)
            lay_out_printed(s, p)
    take_out_developments(s)
    deal_stacks(s)
    begin_turn(s, turn)


def is_left_out(me: Player) -> bool:
    """Tell whether nothing is written of a principality."""
    return not any(me.centres) and not me.regions.taken() and me.built.size == 0


def _lacks_start_regions(s: State) -> Iterator[str]:
    """Find start Regions that lie elsewhere, of a principality that was left out."""
    lying = {card_at(s.start_regions, i) for i in range(s.start_regions.size)}
    for p in range(PLAYERS):
        own = [layout(OWN_REGIONS * p + n).region for n in range(OWN_REGIONS)]
        gone = [IDS[c] for c in own if c not in lying]
        if is_left_out(s.players[p]) and gone:
            yield f"position.players[{p}]: its start Region {gone[0]} lies elsewhere; write this player, or free it"


def faults(s: State) -> Iterator[str]:
    """Yield the faults of a position, and sum both principalities up."""
    yield from _wrong_cards(s)
    yield from _lacks_start_regions(s)
    for p in range(PLAYERS):
        yield from _wrong_principality(s, p)
    yield from wrong_citadels(s)
    give_tokens(s)
    goal = points_to_win(s)
    if goal < LEAST_GOAL:
        remedy = f"write {BY_SET} for what the set says, or at least {LEAST_GOAL}"
        yield f"position.goal: {goal} points are too few; {remedy}"
    if s.winner != NO_PLAYER and score(s, s.winner) < goal:
        yield f"position.winner: player {s.winner} has {score(s, s.winner)} points, and {goal} win; write -1"
    yield from _wrong_supply(s)


def _wrong_cards(s: State) -> Iterator[str]:
    """Find cards in a place for other cards."""
    expansions = [(f"position.stacks[{i}].cards", stack.cards) for i, stack in enumerate(s.stacks)]
    expansions += [(f"position.players[{p}].hand", s.players[p].hand) for p in range(PLAYERS)]
    expansions += [("position.discard", s.discard), ("position.deck", s.deck), ("position.theme_deck", s.theme_deck)]
    yield from misplaced(IDS, "position.lasting", s.lasting, "a card that lies open for a while", is_lasting)
    for where, here in expansions:
        yield from misplaced(IDS, where, here, "an expansion card", is_expansion)
        if where not in {"position.deck", "position.theme_deck"}:
            yield from misplaced(IDS, where, here, "of the stacks with this set", lambda c: not is_development(s, c))
    yield from misplaced(
        IDS, "position.developments", s.developments, "a new development", lambda c: is_development(s, c)
    )
    yield from misplaced(IDS, "position.events_stack", s.events_stack, "an event card", is_event)
    yield from misplaced(IDS, "position.removed", s.removed, "an event card", is_event)
    yield from misplaced(IDS, "position.shown", s.shown, "an event card", is_event)
    for name in ("region_stack", "drawn"):
        yield from misplaced(IDS, f"position.{name}", getattr(s, name), "a Region", is_region)
    yield from misplaced(IDS, "position.start_regions", s.start_regions, "a start Region", START_REGIONS.__contains__)
    for p in range(PLAYERS):
        yield from misplaced(IDS, f"position.players[{p}].regions", s.players[p].regions, "a Region", is_region)
        yield from misplaced(
            IDS, f"position.players[{p}].built", s.players[p].built, "a green or red card, or a spell book", is_built
        )
        yield from misplaced(IDS, f"position.players[{p}].wizards", s.players[p].wizards, "a Wizard", is_wizard)
        yield from misplaced(
            IDS,
            f"position.players[{p}].foreign",
            s.players[p].foreign,
            "put into a rival's principality",
            lies_elsewhere,
        )
    if s.pending == 0 and s.shown.size + s.drawn.size > 0:
        yield "position: `shown` and `drawn` hold cards only in the middle of a turn; put them somewhere else"


def is_event(c: int) -> bool:
    """Tell whether a card is an event card."""
    return not is_region(c) and card(c).kind == EVENT


def is_expansion(c: int) -> bool:
    """Tell whether a card is an expansion card."""
    return not is_region(c) and card(c).kind != EVENT


def is_lasting(c: int) -> bool:
    """Tell whether a card lies open until its effect is spent."""
    return is_expansion(c) and card(c).lasts == 1


def is_built(c: int) -> bool:
    """Tell whether a card can be built on a site."""
    return is_expansion(c) and card(c).played == 0 and not is_wizard(c)


def _wrong_principality(s: State, p: int) -> Iterator[str]:
    """Find faults of a row, its Regions and its cards; if there are none, sum it up."""
    me, where = s.players[p], f"position.players[{p}]"
    if is_left_out(me):
        return
    places = [k for k, what in enumerate(me.centres) if what != EMPTY]
    if not places or places != [*range(places[0], places[-1] + 1)]:
        yield f"{where}.centres: Settlements (1) and Cities (2) stand side by side in one row; close the gaps"
        return
    me.first, me.last = places[0], places[-1]
    cells = [*cells_of(me)]
    if s.pending == 0 and me.regions.taken() != cells:
        corners = f"cells {cells[0]} to {cells[-1]}"
        yield f"{where}.regions: every corner of the row has a Region, and only these ({corners}); lay one there"
    if me.first < s.settlements or me.last + s.settlements >= PLACES:
        end = f"{s.settlements} more Settlements could grow it off the table"
        yield f"{where}.centres: {end}; write the row nearer to places 5 and 6, or lower `settlements`"
    if me.hand.size > MOST_WRITTEN:
        yield f"{where}.hand: has {me.hand.size} cards; at most {MOST_WRITTEN} can be held, put the others elsewhere"
    yield from _wrong_stores(me, where)
    yield from _wrong_developments(s, me, where)
    yield from _wrong_metropolises(s, me, where)
    yield from _wrong_sites(s, me, f"{where}.built")
    yield from wrong_foreign(me, where)
    sum_up_regions(me)
    sum_up_kept(me)
    sum_up(s, p)
    yield from wrong_wizards(me, where)


def _wrong_sites(s: State, me: Player, where: str) -> Iterator[str]:
    """Find cards that are not on a site."""
    taken: Counter[int] = Counter()
    others: Counter[int] = Counter()
    for i in range(me.built.size):
        c, site = card_at(me.built, i), SIDES * me.built.beside[i].place + me.built.beside[i].side
        here = me.centres[me.built.beside[i].place]
        taken[site] += 1
        others[site] += card(c).kind > FLEET
        sites = sites_of(s, here)
        if here == EMPTY or taken[site] > sites + centre(here).unit_sites or others[site] > sites:
            yield f"{where}[{i}]: {IDS[c]} has no building site there; give it another place or side"
        elif card(c).red and not is_city(here):
            yield f"{where}[{i}]: {IDS[c]} stands only beside a City (2); give it another place"
        elif card(c).kind == SPELL_BOOK and here != CITADEL:
            yield f"{where}[{i}]: {IDS[c]} stands only at a Citadel (4); give it another place"


def _wrong_stores(me: Player, where: str) -> Iterator[str]:
    """Find cards that keep more than they can, and a pawned card without a card under which it lies."""
    pawns = 0
    for i in range(me.built.size):
        here = card(card_at(me.built, i))
        pawns += here.pawns
        if total(me.built.beside[i].kept) > here.keeps:
            yield f"{where}.built[{i}].kept: {IDS[card_at(me.built, i)]} keeps at most {here.keeps}; write fewer"
    if me.pawned.size > pawns:
        yield f"{where}.pawned: no built card takes a pawn; put the card into the hand"


def _wrong_developments(s: State, me: Player, where: str) -> Iterator[str]:
    """Find a second new development of one kind."""
    built = [card_at(me.built, i) for i in range(me.built.size)]
    kinds = [card(c).copy_of for c in built if is_development(s, c)]
    for kind in {kind for kind in kinds if kinds.count(kind) > 1}:
        yield f"{where}.built: has {IDS[kind]} and a card like it; a player has one of each new development"


def _wrong_metropolises(s: State, me: Player, where: str) -> Iterator[str]:
    """Find more Metropolises than one, or any without their set."""
    most = min(1, sets(s.theme).metropolises)
    if me.centres.count(METROPOLIS) > most:
        yield f"{where}.centres: at most {most} Metropolis (3) can stand here; write a City (2)"


def sum_up_regions(me: Player) -> None:
    """Sum up what the Regions are and show."""
    me.stock = me.capacity = me.kept = 0
    me.resource, me.die = [NO_REGION] * len(me.resource), [0] * len(me.die)
    for cell in me.regions.taken():
        here = region(card_at(me.regions, cell))
        me.resource[cell], me.die[cell] = here.resource, here.die
        me.stock += of_one(here.resource, me.regions.beside[cell].store)
        me.capacity += of_one(here.resource, STORE)


def _wrong_supply(s: State) -> Iterator[str]:
    """Find more Settlements, Cities or Roads than there are, and too few Regions; a City covers its Settlement."""
    rows = [me for me in s.players if not is_left_out(me)]
    places = sum(1 for me in rows for what in me.centres if what != EMPTY)
    cities = sum(me.centres.count(CITY) + me.centres.count(METROPOLIS) for me in rows)
    roads = sum(me.last - me.first + me.road_left + me.road_right for me in rows)
    missing = PLAYERS - len(rows)
    counted = {
        "settlements": (s.settlements, places + 2 * missing, SUPPLY["settlement"] + START_SETTLEMENTS),
        "cities": (s.cities, cities, SUPPLY["city"]),
        "roads": (s.roads, roads + missing, SUPPLY["road"] + START_ROADS),
    }
    for name, (left, used, there) in counted.items():
        if left + used > there:
            yield f"position.{name}: {used} are built and {left} left, but there are only {there}; lower it"
    needed = SIDES * s.settlements
    if needed > s.region_stack.size + s.drawn.size and s.pending == 0:
        short = f"{s.region_stack.size} Regions are left for {s.settlements} Settlements"
        yield f"position.region_stack: {short}; lower `settlements`, or put Regions back"


# Citadels, Wizards, and the rival's cards

FIRST_REGION = IDS.index("fields-1")


def is_region(c: int) -> bool:
    """Tell whether a card is a Region."""
    return c >= FIRST_REGION


def is_wizard(c: int) -> bool:
    """Tell whether a card is a Wizard."""
    return not is_region(c) and card(c).land != NONE


def lies_elsewhere(c: int) -> bool:
    """Tell whether a card is put into the rival's principality."""
    return not is_region(c) and card(c).lies_on != NOWHERE


def wrong_citadels(s: State) -> Iterator[str]:
    """Find more Citadels than there are, or than a player may have, and two side by side if an option forbids it."""
    there = int(sets(s.theme).citadels)
    built = [me.centres.count(CITADEL) for me in s.players]
    if sum(built) > there:
        yield f"position.players: there are {there} Citadels (4) with this set; write Settlements (1)"
    for p in range(PLAYERS):
        me, where = s.players[p], f"position.players[{p}].centres"
        if s.new_development_limit == ONE_OF_EACH and built[p] > 1:
            yield f"{where}: at most 1 Citadel (4) can stand here with this option; write a Settlement (1)"
        places = [k for k, what in enumerate(me.centres) if what == CITADEL]
        if s.citadel_spacing and any(is_beside_citadel(me, k) for k in places):
            yield f"{where}: no two Citadels (4) stand side by side with this option; write a Settlement (1)"


def wrong_wizards(me: Player, where: str) -> Iterator[str]:
    """Find Wizards that do not stand on a Region of their land beside a Citadel."""
    for cell in me.wizards.taken():
        c, at = card_at(me.wizards, cell), f"{where}.wizards[{cell}]"
        if cell not in me.regions.taken() or region(card_at(me.regions, cell)).resource != card(c).land:
            yield f"{at}: {IDS[c]} stands on no Region of its land there; give it another cell"
        elif not (me.at_citadels >> cell) & 1:
            yield f"{at}: the Region under {IDS[c]} is not beside a Citadel (4); give it another cell"


def wrong_foreign(me: Player, where: str) -> Iterator[str]:
    """Find Buildings or Regions on which a card should lie, but none does, or the other way round."""
    lying = [int(card(card_at(me.foreign, i)).lies_on) for i in range(me.foreign.size)]
    under = [i for i in range(me.built.size) if me.built.beside[i].foreign]
    regions = sum(me.regions.beside[cell].foreign for cell in me.regions.taken())
    for i in under:
        kind = card(card_at(me.built, i)).kind
        if not FLEET < kind <= BUILDING:
            yield f"{where}.built[{i}].foreign: {IDS[card_at(me.built, i)]} is no Building; write false"
    for name, count, needed in (
        ("built", len(under), lying.count(ON_BUILDING)),
        ("regions", regions, lying.count(ON_REGION)),
    ):
        if count != needed:
            remedy = "write `foreign` for as many as `foreign` of the player holds cards for them"
            yield f"{where}.{name}: a card of the rival's lies on {count}, but {needed} are there; {remedy}"
