"""What is said of a choice beside the card that it names: sites, prices, amounts, and what a blocked one lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at
from bailey.games.catan_cards import choices as do
from bailey.games.catan_cards.card_words import CARD_OF
from bailey.games.catan_cards.cards import (
    CITADEL,
    CITY,
    FACES,
    IDS,
    METROPOLIS,
    ROAD,
    SETTLEMENT,
    centre,
    clause,
    operation,
    source_of,
)
from bailey.games.catan_cards.cards import card as card_of
from bailey.games.catan_cards.choices import asked, whose_built, whose_regions, whose_wizards
from bailey.games.catan_cards.clauses import ON_REGION, When
from bailey.games.catan_cards.data import CENTRES, clauses_of
from bailey.games.catan_cards.packing import RESOURCES, amount, total, unpacked
from bailey.games.catan_cards.rules.action_cards import COMBINED_7, GATE_POINTS, gate_of
from bailey.games.catan_cards.rules.conditions import MET, unmet
from bailey.games.catan_cards.rules.foreign import price_of_leaving
from bailey.games.catan_cards.rules.moments import use_of
from bailey.games.catan_cards.rules.prices import saving
from bailey.games.catan_cards.rules.rival_trade import MOST_ON_A_SIDE
from bailey.games.catan_cards.rules.room import room
from bailey.games.catan_cards.scoring import score
from bailey.games.catan_cards.state import END_NAMES, MOST_OFFERS, SIDE_NAMES, SIDES
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import ChoiceKind, Facts, Pile
    from bailey.games.catan_cards.state import Player, State

#: The steps in which a search is free of charge.
FREE_SEARCH = (Step.START_SEARCH, Step.MASTER_SEARCH, Step.SEARCH_FREE, Step.TAKE_FROM, Step.SEARCH_BY_MAGIC)


# Amounts are written by the names of the resources


def one_more(_: State, __: int, resource: int) -> Facts:
    """Say of which resource there is one more or less."""
    return {"resource": RESOURCES[resource], "one": {RESOURCES[resource]: 1}}


def part_of_offer(s: State, p: int, resource: int) -> Facts:
    """Say which resource comes to a side of an offer, and how much a side has room for."""
    return {**one_more(s, p, resource), "most": MOST_ON_A_SIDE}


def both_sides(s: State, _: int) -> Facts:
    """Say what an offer gives and wants."""
    return {"give": unpacked(asked(s).a), "want": unpacked(asked(s).b)}


def trading(s: State, p: int, give: int, get: int) -> Facts:
    """Say what the bank takes and gives, and how much there is to give."""
    me = s.players[p]
    rate = int(operation(asked(s).a).rate if asked(s).step == Step.SWAP else amount(me.rates, give))
    said = {"give": {RESOURCES[give]: rate}, "get": {RESOURCES[get]: 1}}
    return {**said, "rate": rate, "have": int(amount(me.stock, give)), "resource": RESOURCES[get]}


def paying_gold(s: State, _: int, n: int) -> Facts:
    """Say how much of which resource is paid for others."""
    return {"paid": {RESOURCES[operation(asked(s).a).paid]: n}}


# Prices


def price(s: State, p: int, packed: int, saved: int = 0) -> Facts:
    """Say what something costs, how much of it is saved and missing, and what the bank would take for that."""
    me, cost = s.players[p], unpacked(packed)
    missing = {name: n - int(amount(me.stock, RESOURCES.index(name))) for name, n in cost.items()}
    missing = {name: n for name, n in missing.items() if n > 0}
    trade = trade_for(me, packed, missing) if missing and not saved else {}
    counts = {"lacking": sum(missing.values()), "traded": sum(trade.values())}
    return {"cost": cost, "saved": saved, "missing": missing, "trade": trade, **counts}


def trade_for(me: Player, cost: int, missing: dict[str, int]) -> dict[str, int]:
    """Return the fewest spare resources for which the bank gives what is missing; nothing if it cannot be done."""
    if any(amount(room(me), RESOURCES.index(name)) < n for name, n in missing.items()):
        return {}
    wanted, paid = sum(missing.values()), dict[str, int]()
    for resource in by_rate(me):
        rate = amount(me.rates, resource)
        trades = min(wanted, max(0, amount(me.stock, resource) - amount(cost, resource)) // rate)
        if trades > 0:
            paid[RESOURCES[resource]] = int(trades * rate)
            wanted -= trades
    return {} if wanted else paid


def by_rate(me: Player) -> list[int]:
    """List the resources, those first of which the bank takes least; of equal ones, what there is most of."""
    return sorted(range(len(RESOURCES)), key=lambda r: (amount(me.rates, r), -amount(me.stock, r)))


# Roads, Settlements, and what covers them


def at_end(what: int) -> Callable[..., Facts]:
    """Say at which end of the row something is built, and its price."""
    return lambda s, p, end, **_: {**centre_facts(s, p, what), "end": END_NAMES[end]}


def at_place(what: int) -> Callable[..., Facts]:
    """Say at which place something is built, and its price; some Cities are free."""
    return lambda s, p, place: {**centre_facts(s, p, what), "place": place}


def centre_facts(s: State, p: int, what: int) -> Facts:
    """Say what is built in the row, and its price; what covers a Settlement or City is a card, and may need others."""
    row = CENTRES[what]
    said = {"centre": row["id"], **price(s, p, 0 if asked(s).step == Step.FREE_CITY else centre(what).cost)}
    if what >= METROPOLIS:
        said["card"] = row["id"]
    if "carried" in row:
        said["need"] = {"city_has_any": row["carried"]["id_in"]}
    return said


# Cards


def site(me: Player, place: int, side: int) -> Facts:
    """Say where a card stands: beside a place, and beside which Regions."""
    beside = [SIDES * column + side for column in (place, place + 1)]
    regions = tuple(IDS[card_at(me.regions, cell)] for cell in beside if cell in me.regions.taken())
    return {"place": place, "side": SIDE_NAMES[side], "regions": regions}


def lacking(s: State, p: int, c: int) -> Facts:
    """Say which condition of a card is not met, the first; one that follows from what it does is not written."""
    which = int(unmet(s, p, c))
    written = [(key, value) for need in CARD_OF[IDS[c]].get("needs", ()) for key, value in need.items()]
    first = which - int(card_of(c).first_condition)
    return {"need": dict([written[first]])} if which != MET and first < len(written) else {}


def building(pile: Callable[[State, int], Pile]) -> Callable[..., Facts]:
    """Say where a card of a pile is built, its price, and what it lacks."""

    def about(s: State, p: int, slot: int, place: int, side: int) -> Facts:
        c = card_at(pile(s, p), slot)
        bought = price(s, p, card_of(c).cost, int(saving(s, p, c)))
        return {**bought, **lacking(s, p, c), **site(s.players[p], place, side)}

    return about


def playing(s: State, p: int, slot: int) -> Facts:
    """Say what magic a card in hand costs, what it lacks, and for how many points it may wait, of how many."""
    c, gate = card_at(s.players[p].hand, slot), int(gate_of(s))
    scores = {"own": int(score(s, p)), "rival": int(score(s, 1 - p))}
    waits = {"points": GATE_POINTS[gate], "together": int(gate == COMBINED_7)}
    return {"magic": CARD_OF[IDS[c]].get("cost_magic", 0), **waits, **scores, **lacking(s, p, c)}


def built(s: State, whose: int, card: int) -> Facts:
    """Say where a built card stands."""
    me = s.players[whose]
    return site(me, int(me.built.beside[card].place), int(me.built.beside[card].side))


def using(s: State, p: int, card: int) -> Facts:
    """Say where a built card stands, what its use costs, and how many of one resource it swaps for another."""
    me = s.players[p]
    c = card_at(me.built, card)
    clauses = clauses_of(CARD_OF[IDS[c]])
    k = int(use_of(c, When.OWN_ACTION))
    return {
        **built(s, p, card),
        "cost": next((found["cost"] for found in clauses if "cost" in found), {}),
        "magic": next((found["cost_magic"] for found in clauses if "cost_magic" in found), 0),
        "have": int(me.magic),
        "rate": int(operation(clause(k).first).rate) if k >= 0 else 1,
    }


# Stacks


def of_stack(s: State, p: int, stack: int, **_: int) -> Facts:
    """Say which stack is meant, counted from 1, its open card, and what a search of it costs."""
    me, cards, step = s.players[p], s.stacks[stack].cards, asked(s).step
    about: Facts = {"stack": stack + 1, "cards": cards.size, "have": int(total(me.stock))}
    if step == Step.TAKE_TOP:
        about["top_card"] = IDS[card_at(cards, cards.size - 1)]
    return {**about, "cost": 0 if step in FREE_SEARCH else int(me.search_cost)}


# Regions, and the Wizards on them


def region(me: Player, cell: int) -> Facts:
    """Say which Region a cell has, its resource, and how much it shows."""
    name, shown = IDS[card_at(me.regions, cell)], int(me.regions.beside[cell].store)
    return {"region": name, "one": {RESOURCES[me.resource[cell]]: 1}, "store": shown}


def wizard(me: Player, cell: int) -> Facts:
    """Say what magic a Wizard has, and on which Region it stands."""
    return {**region(me, cell), "magic": int(me.wizards.beside[cell].magic)}


def putting_wizard(s: State, p: int, slot: int, cell: int) -> Facts:
    """Say on which Region a Wizard of the hand is put, its price, and what it lacks."""
    me, c = s.players[p], card_at(s.players[p].hand, slot)
    return {**price(s, p, card_of(c).cost, int(saving(s, p, c))), **lacking(s, p, c), **region(me, cell)}


def buying_off(s: State, p: int, cell: int) -> Facts:
    """Say which card of the rival's leaves which Region, and what that costs."""
    me = s.players[p]
    foreign = [card_at(me.foreign, i) for i in range(me.foreign.size)]
    leaving = next(c for c in foreign if card_of(c).lies_on == ON_REGION)
    return {**price(s, p, int(price_of_leaving(me))), **region(me, cell), "card": IDS[leaving]}


def choosing(s: State, _: int, way: int) -> Facts:
    """Say what one of the two ways of a card does, as its data says it."""
    operations = [one for clause in clauses_of(CARD_OF[source_of(asked(s).a)]) for one in clause["do"]]
    return {"does": next(one["options"][way] for one in operations if one["op"] == "opponent_chooses")}


def own_region(s: State, p: int, cell: int) -> Facts:
    """Say which of one's own Regions is meant, and how much it shows."""
    return region(s.players[p], cell)


FACTS: dict[ChoiceKind, Callable[..., Facts]] = {
    # Stacks
    do.SEARCH: of_stack,
    do.DRAW: of_stack,
    do.PUT_UNDER: of_stack,
    do.BLOCK: of_stack,
    # Building
    do.BUILD_ROAD: at_end(ROAD),
    do.BUILD_SETTLEMENT: at_end(SETTLEMENT),
    do.USE_SCOUT: at_end(SETTLEMENT),
    do.BUILD_CITY: at_place(CITY),
    do.BUILD_METROPOLIS: at_place(METROPOLIS),
    do.BUILD_CITADEL: at_place(CITADEL),
    do.BUILD: building(lambda s, p: s.players[p].hand),
    do.BUILD_NEW: building(lambda s, _: s.developments),
    do.PULL_DOWN: built,
    # Playing and using cards
    do.PLAY: playing,
    do.COUNTER: playing,
    do.USE: using,
    do.PICK: lambda s, p, card: built(s, whose_built(s, p), card),
    do.CHOOSE: choosing,
    do.NAME_FACE: lambda _, __, face: {"face": FACES[face]},
    # Resources
    do.TRADE: trading,
    do.PAY_GOLD: paying_gold,
    do.PROPOSE: lambda _, __: {"most": MOST_OFFERS},
    do.ADD_GIVE: part_of_offer,
    do.ADD_WANT: part_of_offer,
    do.SEND: both_sides,
    do.ACCEPT: both_sides,
    **dict.fromkeys((do.TAKE_RESOURCE, do.GIVE_RESOURCE, do.SAVE, do.PAY_KEPT, do.NAME_RESOURCE), one_more),
    # Regions and Wizards
    do.PAY: own_region,
    do.GAIN: own_region,
    do.PICK_REGION: lambda s, p, cell: region(s.players[whose_regions(s, p)], cell),
    do.PLACE_REGION: lambda _, __, side: {"side": SIDE_NAMES[side]},
    do.PUT_WIZARD: putting_wizard,
    do.ADD_MAGIC: lambda s, p, cell: wizard(s.players[p], cell),
    do.PICK_WIZARD: lambda s, p, cell: wizard(s.players[whose_wizards(s, p)], cell),
    do.BUY_OFF: buying_off,
}
