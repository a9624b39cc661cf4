"""Who plays the random games: by chance, but so that all cards come into play."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from catan_cards.slow_engine_table import RESOURCES, SIDES, Principality, cost_of, is_red, kind

if TYPE_CHECKING:
    import random

    from catan_cards.slow_engine import SlowEngine
    from catan_cards.slow_engine_resources import Choice

LIKES = {"pull_down": 0.02, "end_actions": 0.5, "trade": 0.5, "propose": 0.4, "withdraw": 0.3, "keep": 5, "skip": 2}
LIKES |= {"build_city": 60, "build_settlement": 60, "use_scout": 200, "build_road": 8, "build": 8, "play": 8}
LIKES |= {"counter": 3, "search": 0.6, "send": 3, "accept": 2, "stop": 2, "any_region": 2}
#: Somebody patient waits with full Regions for the dear cards.
PATIENT = {**LIKES, "end_actions": 6, "trade": 0.3, "propose": 0.1, "build": 3, "build_road": 4, "search": 3}
#: Somebody who hardly cares what to do.
CARELESS = {"propose": 0.5, "pull_down": 0.5}
MOODS = (LIKES, PATIENT, CARELESS)
#: While the resources for a dear card are being saved.
SAVING = {"build_city": 0.1, "build_settlement": 0.1, "build_road": 0.05, "propose": 0.2}
DEAR = 6


def choose(chance: random.Random, slow: SlowEngine, mood: dict[str, float]) -> Choice:
    """A choice by chance, in a mood; most of them like to build and to play cards, and hardly ever pull a card down."""
    choices = sorted(slow.choices())
    kinds = Counter(choice[0] for choice in choices)
    weights = [mood.get(one[0], 1) / kinds[one[0]] * (worth(slow, one) if mood is PATIENT else 1) for one in choices]
    return chance.choices(choices, weights)[0]


def worth(slow: SlowEngine, choice: Choice) -> float:
    """How much more a choice is liked than others of its kind: dear cards are taken, kept, saved for and built."""
    assert slow.turn is not None
    own = slow.table.players[slow.turn]
    saved = saved_for(own)
    match choice:
        case ("build", slot, *_):
            return (0.01 if saved not in {None, own.hand[slot]} else 1) * price(own.hand[slot]) ** 3 / 8
        case ("take", slot):
            return (1 + price(slow.table.looked_through.order[slot] or "spy-a")) ** 3
        case ("put_under", slot, _) if slot < len(own.hand):
            return float((1 + price(own.hand[slot])) ** -3)
        case ("trade", give, get):
            return 100 if saved and helps(own, saved, RESOURCES[give], RESOURCES[get]) else 0.1 if saved else 1
    return SAVING.get(choice[0], 1) if saved else 1


def price(card: str) -> int:
    return 0 if kind(card) == "action" else cost_of(card).total()


def saved_for(own: Principality) -> str | None:
    """The dearest card in the hand for which there is a site."""
    cities = [place for place, what in own.row.items() if what == "city"]
    red_site = any(own.free_at(place, side) for place in cities for side in SIDES)
    dear = [card for card in own.hand if price(card) >= DEAR and (red_site or not is_red(card))]
    return max(dear, key=price, default=None)


def helps(own: Principality, card: str, give: str, get: str) -> bool:
    """Whether a trade gets what a card still needs, for what it does not need."""
    cost = cost_of(card)
    return own.has(get) < cost[get] and own.has(give) - own.rate(give) >= cost[give]
