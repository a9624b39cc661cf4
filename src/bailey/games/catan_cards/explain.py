"""Why a choice is blocked: a key of the catalogue, and arguments as data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Explained, card_at
from bailey.games.catan_cards.card_words import CARD_OF
from bailey.games.catan_cards.cards import (
    BEFORE_ROLL,
    BUILDING_SETTLEMENT,
    CITADEL,
    CITY,
    IDS,
    METROPOLIS,
    ROAD,
    SETTLEMENT,
    card,
    centre,
    clause,
    condition,
    operation,
)
from bailey.games.catan_cards.choices import Why
from bailey.games.catan_cards.clauses import Do, Need, When
from bailey.games.catan_cards.data import clauses_of
from bailey.games.catan_cards.packing import ANY, RESOURCES, amount, total, unpacked
from bailey.games.catan_cards.rules.action_cards import COMBINED_7, EACH_3, EACH_7, gate_of
from bailey.games.catan_cards.rules.conditions import unmet
from bailey.games.catan_cards.rules.foreign import price_of_leaving
from bailey.games.catan_cards.rules.moments import use_of
from bailey.games.catan_cards.rules.prices import saving
from bailey.games.catan_cards.rules.rival_trade import MOST_ON_A_SIDE
from bailey.games.catan_cards.rules.room import room
from bailey.games.catan_cards.scoring import score
from bailey.games.catan_cards.state import LEFT, MOST_OFFERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import Choice
    from bailey.games.catan_cards.state import Player, State

CENTRES = {
    "build_road": ROAD,
    "build_settlement": SETTLEMENT,
    "use_scout": SETTLEMENT,
    "build_city": CITY,
    "build_metropolis": METROPOLIS,
    "build_citadel": CITADEL,
}
#: The points that a gate asks for.
GATE_POINTS = {EACH_7: 7, EACH_3: 3, COMBINED_7: 7}
CENTRE_NAMES = {ROAD: "road", SETTLEMENT: "settlement", CITY: "city", METROPOLIS: "metropolis", CITADEL: "citadel"}


def explain(s: State, choice: Choice, why: Why) -> Explained:
    """Return why a choice is blocked: a key and arguments for the catalogue."""
    p = s.todo[s.pending - 1].player
    if why in EXPLAINED:
        return EXPLAINED[why](s, p, choice)
    return because(why.name.lower().replace("_", "-"))


def because(key: str, **args: object) -> Explained:
    """Return a reason."""
    return {"key": key, "args": args}


# What is too dear


def too_dear(s: State, p: int, choice: Choice) -> Explained:
    """Say what is missing, and what the bank would take for it."""
    me, cost = s.players[p], cost_of(s, p, choice)
    missing = {name: n - amount(me.stock, RESOURCES.index(name)) for name, n in unpacked(cost).items()}
    missing = {name: n for name, n in missing.items() if n > 0}
    saved = saved_by(s, p, choice)
    if saved:
        return because("too-dear-less", missing=missing, saved=saved)
    paid = trade_for(me, cost, missing)
    if not paid:
        return because("too-dear", missing=missing)
    return because("too-dear-but", missing=missing, trade=paid, one=sum(missing.values()) == 1)


def cost_of(s: State, p: int, choice: Choice) -> int:
    """Return what a choice costs, packed."""
    if choice.name in CENTRES:
        return int(centre(CENTRES[choice.name]).cost)
    if choice.name == "buy_off":
        return int(price_of_leaving(s.players[p]))
    return int(card(card_of(s, p, choice)).cost)


def card_of(s: State, p: int, choice: Choice) -> int:
    """Return the number of the card that a choice is about: of the hand, a built one, or a new development."""
    if choice.name == "use":
        return card_at(s.players[p].built, choice.args["card"])
    return card_at(s.developments if choice.name == "build_new" else s.players[p].hand, choice.args["slot"])


def saved_by(s: State, p: int, choice: Choice) -> int:
    """Return how many resources of a cost are saved."""
    return 0 if choice.name in {*CENTRES, "buy_off"} else int(saving(s, p, card_of(s, p, choice)))


def trade_for(me: Player, cost: int, missing: dict[str, int]) -> dict[str, int]:
    """Return the fewest spare resources for which the bank gives what is missing; nothing if it cannot be done."""
    for name, n in missing.items():
        if amount(room(me), RESOURCES.index(name)) < n:
            return {}
    wanted, paid = sum(missing.values()), dict[str, int]()
    for resource in by_rate(me):
        rate = amount(me.rates, resource)
        trades = min(wanted, max(0, amount(me.stock, resource) - amount(cost, resource)) // rate)
        if trades > 0:
            paid[RESOURCES[resource]] = trades * rate
            wanted -= trades
    return {} if wanted else paid


def by_rate(me: Player) -> list[int]:
    """List the resources, those first of which the bank takes least; of equal ones, what there is most of."""
    return sorted(range(len(RESOURCES)), key=lambda r: (amount(me.rates, r), -amount(me.stock, r)))


def none_left(_: State, __: int, choice: Choice) -> Explained:
    """Say what has run out."""
    return because("none-left", what=CENTRE_NAMES[CENTRES[choice.name]])


def city_only(s: State, p: int, choice: Choice) -> Explained:
    """Name the card that needs a City."""
    return because("city-only", card=named(s, p, choice))


# Action cards


def named(s: State, p: int, choice: Choice) -> str:
    """Name the card that a choice is about; a Metropolis and a Citadel are cards too."""
    if choice.name in {"build_metropolis", "build_citadel"}:
        return CENTRE_NAMES[CENTRES[choice.name]]
    return IDS[card_of(s, p, choice)]


def gate(s: State, p: int, choice: Choice) -> Explained:
    """Say until when a card waits."""
    points = GATE_POINTS[int(gate_of(s))]
    together = int(gate_of(s) == COMBINED_7)
    scores = {"own": int(score(s, p)), "rival": int(score(s, 1 - p))}
    return because("gate", card=named(s, p, choice), points=points, together=together, **scores)


def not_now(s: State, p: int, choice: Choice) -> Explained:
    """Say when a card can be played."""
    name = named(s, p, choice)
    if choice.name == "use_scout":
        return no_settlement(s, p, choice)
    if choice.name == "counter":
        return because("counters-not", card=name)
    timing = card(IDS.index(name)).timing
    if timing == BEFORE_ROLL:
        return because("before-roll", card=name)
    return because("while-building" if timing == BUILDING_SETTLEMENT else "only-as-answer", card=name)


def no_settlement(s: State, p: int, choice: Choice) -> Explained:
    """Say why no Settlement can be built."""
    me = s.players[p]
    if not (me.road_left if choice.args["end"] == LEFT else me.road_right):
        return because("no-road")
    return none_left(s, p, choice) if s.settlements == 0 else too_dear(s, p, choice)


def rival_has_none(s: State, p: int, choice: Choice) -> Explained:
    """Name the card for which the rival has nothing."""
    return because("rival-has-none", card=named(s, p, choice))


def nothing_to_take(s: State, p: int, choice: Choice) -> Explained:
    """Say what cannot be taken, swapped or offered."""
    if choice.name == "propose":
        return because("nothing-to-offer")
    if choice.name == "use":
        use = operation(clause(use_of(card_of(s, p, choice), When.OWN_ACTION)).first)
        return because("nothing-to-pawn") if use.do == Do.PAWN else because("nothing-to-use", rate=int(use.rate))
    swaps = condition(first_unmet(s, p, choice)).need == Need.SOMETHING_TO_SWAP
    return because("nothing-to-swap" if swaps else "nothing-to-take")


# Theme sets


def first_unmet(s: State, p: int, choice: Choice) -> int:
    """Return the first condition of a card that is not met."""
    return int(unmet(s, p, card_of(s, p, choice)))


def needs(s: State, p: int, choice: Choice) -> Explained:
    """Say which of the conditions of a card is not met: the first of them."""
    if choice.name == "build_metropolis":
        return because("needs", card=named(s, p, choice), need=0)
    need = first_unmet(s, p, choice) - int(card(card_of(s, p, choice)).first_condition)
    return because("needs", card=named(s, p, choice), need=need)


def used_already(s: State, p: int, choice: Choice) -> Explained:
    """Name the card that was used in this turn."""
    return because("used-already", card=named(s, p, choice))


def too_few_for_use(s: State, p: int, choice: Choice) -> Explained:
    """Name the card whose use cannot be paid, and what it costs."""
    name = named(s, p, choice)
    cost = next(found["cost"] for found in clauses_of(CARD_OF[name]) if "cost" in found)
    return because("too-few-for-use", card=name, cost=cost)


def one_each(s: State, p: int, choice: Choice) -> Explained:
    """Name the new development that is built already."""
    return because("one-each", card=named(s, p, choice))


def too_little_magic(s: State, p: int, choice: Choice) -> Explained:
    """Name the spell book, the magic that its use costs, and how much there is."""
    name = named(s, p, choice)
    cost = next(found["cost_magic"] for found in clauses_of(CARD_OF[name]) if "cost_magic" in found)
    return because("too-little-magic", card=name, cost=cost, have=int(s.players[p].magic))


def no_citadel(s: State, p: int, choice: Choice) -> Explained:
    """Name the card that needs a Citadel."""
    return because("no-citadel", card=named(s, p, choice))


def full_of_magic(s: State, p: int, choice: Choice) -> Explained:
    """Name the Wizard who has no room for more magic."""
    return because("full-of-magic", card=IDS[card_at(s.players[p].wizards, choice.args["cell"])])


def shows_nothing(s: State, p: int, choice: Choice) -> Explained:
    """Name the Region that shows nothing to turn into magic."""
    return because("shows-nothing", region=IDS[card_at(s.players[p].regions, choice.args["cell"])])


# Trade


def too_few(s: State, p: int, choice: Choice) -> Explained:
    """Say how many the bank takes, and how many there are."""
    me, give = s.players[p], choice.args["give"]
    have = amount(me.stock, give)
    return because("too-few", resource=RESOURCES[give], rate=amount(me.rates, give), have=have)


def no_room(s: State, p: int, choice: Choice) -> Explained:
    """Say of what there is no room; or, in an offer, that the rival has no more of it."""
    if choice.name == "play":
        what = condition(first_unmet(s, p, choice))
        if what.need == Need.REGION_TO_FILL or what.resource >= ANY:
            return because("no-room-at-all")
        return because("no-room", resource=RESOURCES[what.resource])
    resource = choice.args["get" if choice.name == "trade" else "resource"]
    if choice.name == "add_want":
        wanted = amount(s.todo[s.pending - 1].b, resource)
        if amount(s.players[1 - p].stock, resource) <= wanted:
            return because("rival-lacks", resource=RESOURCES[resource])
    return because("no-room", resource=RESOURCES[resource])


def rival_has_no_room(s: State, p: int, choice: Choice) -> Explained:
    """Say that the rival has no room for more of a resource, or that there is no more to give."""
    resource = choice.args["resource"]
    given = amount(s.todo[s.pending - 1].a, resource)
    lacks = amount(s.players[p].stock, resource) <= given
    return because("no-more-to-give" if lacks else "rival-has-no-room", resource=RESOURCES[resource])


def no_more_offers(s: State, _: int, __: Choice) -> Explained:
    """Say how many offers a turn has, unless there is nothing to offer."""
    if s.offers_made < MOST_OFFERS:
        return because("nothing-to-offer")
    return because("no-more-offers", most=MOST_OFFERS)


def side_is_full(_: State, __: int, ___: Choice) -> Explained:
    """Say how many resources a side of an offer may have."""
    return because("side-is-full", most=MOST_ON_A_SIDE)


def too_few_to_search(s: State, p: int, _: Choice) -> Explained:
    """Say what a search costs."""
    me = s.players[p]
    return because("too-few-to-search", cost=int(me.search_cost), have=total(me.stock))


EXPLAINED: dict[Why, Callable[[State, int, Choice], Explained]] = {
    Why.TOO_DEAR: too_dear,
    Why.NONE_LEFT: none_left,
    Why.CITY_ONLY: city_only,
    Why.GATE: gate,
    Why.NOT_NOW: not_now,
    Why.RIVAL_HAS_NONE: rival_has_none,
    Why.NOTHING_TO_TAKE: nothing_to_take,
    Why.NO_ROOM: no_room,
    Why.TOO_FEW: too_few,
    Why.NO_MORE_OFFERS: no_more_offers,
    Why.RIVAL_HAS_NO_ROOM: rival_has_no_room,
    Why.TOO_FEW_TO_SEARCH: too_few_to_search,
    Why.SIDE_IS_FULL: side_is_full,
    Why.NEEDS: needs,
    Why.USED_ALREADY: used_already,
    Why.ONE_EACH: one_each,
    Why.TOO_FEW_FOR_USE: too_few_for_use,
    Why.TOO_LITTLE_MAGIC: too_little_magic,
    Why.NO_CITADEL: no_citadel,
    Why.FULL_OF_MAGIC: full_of_magic,
    Why.SHOWS_NOTHING: shows_nothing,
}
