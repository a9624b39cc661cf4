"""What lies on the table of the slow engine, with everything recounted whenever it is asked for.

Written from the rule text alone: what a card does is looked up by its name, as a person would, and not in the game's
effect data. Only the printed numbers (costs, points, strength, numbers of Regions) come from the data file.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import bailey.games

Json = dict[str, Any]
Cell = tuple[int, str]

PRINTED: Json = json.loads((Path(bailey.games.__path__[0]) / "catan_cards" / "cards.json").read_text("utf-8"))
RESOURCES = ("lumber", "wool", "brick", "ore", "grain", "gold")
SIDES = ("above", "below")
FULL = 3
DOUBLERS = {
    "lumber": "sawmill", "wool": "woolen-mill", "brick": "brick-factory", "ore": "foundry", "grain": "grain-mill",
}  # fmt: skip
REGIONS: dict[str, Json] = {one["id"]: one for one in PRINTED["regions"]}
#: Without a theme set there are five stacks, and 12 points win.
STACKS, USUAL_GOAL = 5, 12
EXPANSIONS: dict[str, Json] = {one["id"]: one for one in PRINTED["cards"]}


def title(card: str) -> str:
    """What is printed on a card: copies a, b, c have one name."""
    return card if card in EXPANSIONS else card[:-2]


def kind(card: str) -> str:
    return str(EXPANSIONS[title(card)]["kind"])


def printed(card: str, number: str) -> int:
    return int(EXPANSIONS[title(card)].get(number, 0))


def cost_of(card: str) -> Counter[str]:
    return Counter(EXPANSIONS[title(card)]["cost"])


def is_unit(card: str) -> bool:
    return kind(card) in {"unit_knight", "unit_fleet"}


def is_red(card: str) -> bool:
    return str(EXPANSIONS[title(card)]["colour"]) == "red"


class Region:
    """A Region, with the resources that it shows."""

    def __init__(self, card: str, store: int = 0) -> None:
        self.card, self.store = card, store
        self.resource = str(REGIONS[card]["resource"])
        self.number = int(REGIONS[card]["number"])


class Built:
    """A green or red card, above or below a Settlement or City."""

    def __init__(self, card: str, place: int, side: str) -> None:
        self.card, self.place, self.side = card, place, side


class Principality:
    """A player's cards: the row, the Regions at its corners, the cards on its building sites, and the hand."""

    def __init__(self, dump: Json) -> None:
        names = {1: "settlement", 2: "city"}
        self.row: dict[int, str] = {i: names[n] for i, n in enumerate(dump["centres"]) if n}
        self.open_roads: set[int] = {end for end, name in enumerate(("road_left", "road_right")) if dump.get(name)}
        self.hand: list[str] = [one["card"] if isinstance(one, dict) else one for one in dump["hand"]]
        self.built = [Built(one["card"], one["place"], one["side"]) for one in dump["built"]]
        self.regions: dict[Cell, Region] = {
            (i // 2, SIDES[i % 2]): Region(one["card"], one.get("store", 0))
            for i, one in enumerate(dump["regions"])
            if one
        }

    # --- Regions

    def beside_site(self, place: int, side: str) -> list[Region]:
        """The two Regions to the left and right of a building site."""
        return [self.regions[cell] for cell in ((place, side), (place + 1, side)) if cell in self.regions]

    def around(self, place: int) -> list[Region]:
        """The four Regions at the corners of a Settlement or City."""
        return [region for side in SIDES for region in self.beside_site(place, side)]

    def cells_with(self, resource: str) -> list[Cell]:
        """Where this resource could be paid from."""
        return [
            cell for cell in self.in_order() if self.regions[cell].resource == resource and self.regions[cell].store
        ]

    def cells_with_room(self, resource: str | None = None) -> list[Cell]:
        """Where a resource, or any resource, could go."""
        found = [cell for cell in self.in_order() if self.regions[cell].store < FULL]
        return [cell for cell in found if resource in {None, self.regions[cell].resource}]

    def in_order(self) -> list[Cell]:
        return sorted(self.regions)

    def has(self, resource: str) -> int:
        return sum(self.regions[cell].store for cell in self.cells_with(resource))

    def has_in_all(self) -> int:
        return sum(region.store for region in self.regions.values())

    def room_for(self, resource: str) -> int:
        return sum(FULL - self.regions[cell].store for cell in self.cells_with_room(resource))

    def can_pay(self, cost: Counter[str]) -> bool:
        return all(self.has(resource) >= n for resource, n in cost.items())

    # --- cards

    def count(self, name: str) -> int:
        """How many cards of this name are built."""
        return sum(title(one.card) == name for one in self.built)

    def knights(self) -> list[str]:
        return [one.card for one in self.built if kind(one.card) == "unit_knight"]

    def fleets(self) -> list[str]:
        return [one.card for one in self.built if kind(one.card) == "unit_fleet"]

    def strength(self) -> int:
        own = sum(printed(one.card, "strength") for one in self.built)
        return own + (len(self.knights()) if self.count("smithy") else 0)

    def tournament(self) -> int:
        return sum(printed(one.card, "tournament") for one in self.built)

    def commerce(self, *, harbor_counts: bool) -> int:
        """The commerce points: a Harbor adds one for each Fleet."""
        own = sum(printed(one.card, "commerce") for one in self.built)
        harbors = self.count("harbor")
        return own + harbors * len(self.fleets()) - (0 if harbor_counts else harbors)

    def hand_limit(self) -> int:
        return 3 + self.count("abbey") + self.count("library")

    def has_too_many(self) -> bool:
        return len(self.hand) > self.hand_limit()

    def search_cost(self) -> int:
        return 1 if self.count("town-hall") else 2

    def rate(self, resource: str) -> int:
        """How many of a resource the bank takes for one."""
        if resource == "gold" and self.count("mint"):
            return 1
        return 2 if self.count(f"{resource}-fleet") else 3

    def free_at(self, place: int, side: str) -> int:
        """How many building sites are free there: a Settlement has one on each side, a City two."""
        taken = sum((one.place, one.side) == (place, side) for one in self.built)
        return {"settlement": 1, "city": 2}[self.row[place]] - taken

    def beside_own(self, name: str, region: Region) -> int:
        """How many built cards of this name stand beside a Region."""
        own = [one for one in self.built if title(one.card) == name]
        return sum(region in self.beside_site(one.place, one.side) for one in own)

    def made(self, region: Region) -> int:
        """How many resources a Region produces, before its room is looked at."""
        doubler = DOUBLERS.get(region.resource)
        return 2 if doubler and self.beside_own(doubler, region) else 1

    def in_city_with(self, name: str, place: int) -> bool:
        return any(title(one.card) == name and one.place == place for one in self.built)

    def safe_from_plague(self, region: Region) -> bool:
        """Bath Houses shield the Regions around their Cities, an Aqueduct all of its owner's."""
        baths = [one.place for one in self.built if title(one.card) == "bath-house"]
        return bool(self.count("aqueduct")) or any(region in self.around(place) for place in baths)


class Stack:
    """A face-down stack, the top card last: a name where somebody has seen the card, None elsewhere."""

    def __init__(self, cards: list[str]) -> None:
        self.order: list[str | None] = [None] * len(cards)
        self.unseen = set(cards)

    def __len__(self) -> int:
        return len(self.order)

    def learn(self, slot: int, card: str) -> None:
        """Chance has decided which card lies there; it must be one that nobody had seen, or the one seen there."""
        assert self.order[slot] is not None or card in self.unseen, (card, self.order, self.unseen)
        assert self.order[slot] in {None, card}, (slot, card, self.order)
        self.order[slot] = card
        self.unseen.discard(card)

    def look_through(self, cards: list[str]) -> None:
        """Somebody looks at all cards in their order; the last unseen one needs nobody to tell it."""
        if len(cards) == len(self.order):
            for slot, card in enumerate(cards):
                self.learn(slot, card)
        elif None in self.order:
            assert len(self.unseen) == 1, (cards, self.order)
            self.learn(self.order.index(None), next(iter(self.unseen)))

    def take(self, slot: int) -> str:
        card = self.order.pop(slot)
        assert card is not None
        return card

    def draw(self, card: str) -> str:
        """Draw the top card, which chance told."""
        self.learn(len(self.order) - 1, card)
        return self.take(len(self.order) - 1)

    def put_under(self, card: str) -> None:
        self.order.insert(0, card)

    def shuffle(self) -> None:
        self.unseen |= {card for card in self.order if card}
        self.order = [None] * len(self.order)


def names(pile: list[Any]) -> list[str]:
    return [one["card"] if isinstance(one, dict) else one for one in pile]


class Table:
    """Both principalities and all that lies between them."""

    def __init__(self, dump: Json) -> None:
        self.options = {name: int(dump[name]) for name in OPTIONS}
        self.options["goal"] = self.options["goal"] or USUAL_GOAL
        self.players = [Principality(one) for one in dump["players"]]
        self.stacks = [Stack(names(one["cards"])) for one in dump["stacks"][:STACKS]]
        self.looked_through = self.stacks[0]  # the last time
        self.events = Stack(names(dump["events_stack"]))
        self.region_stack = Stack(names(dump["region_stack"]))
        self.start_regions: list[str] = names(dump["start_regions"])
        self.supply = {"road": int(dump["roads"]), "settlement": int(dump["settlements"]), "city": int(dump["cities"])}
        self.discard: list[str] = []
        self.shown: list[str] = []
        self.offers: list[tuple[Any, ...]] = []  # the exchanges that were offered in this turn
        self.offers_begun = 0
        self.turns = 0
        self.on_turn = 0
        self.winners: list[int] | None = None

    def knight_token(self) -> int | None:
        """Who has strictly more strength."""
        return self._leader([one.strength() for one in self.players])

    def commerce_token(self) -> int | None:
        """Who has strictly more commerce points, if that player has a City."""
        harbor = bool(self.options["harbor_own_point"])
        leader = self._leader([one.commerce(harbor_counts=harbor) for one in self.players])
        return leader if leader is not None and "city" in self.players[leader].row.values() else None

    @staticmethod
    def _leader(points: list[int]) -> int | None:
        return None if points[0] == points[1] else int(points[1] > points[0])

    def lines(self, p: int) -> dict[str, int]:
        """The victory points, line by line."""
        own = self.players[p]
        places = Counter(own.row.values())
        return {
            "settlements": places["settlement"],
            "cities": 2 * places["city"],
            "cards": sum(printed(one.card, "victory_points") for one in own.built),
            "knight_token": int(self.knight_token() == p),
            "commerce_token": int(self.commerce_token() == p),
        }

    def points(self, p: int) -> int:
        return sum(self.lines(p).values())

    def gate_is_open(self) -> bool:
        """Whether attack and neutral cards may be played."""
        points = [self.points(p) for p in (0, 1)]
        return (min(points) >= 7, min(points) >= 3, sum(points) >= 7, True, min(points) >= 7)[
            self.options["action_gate"]
        ]


OPTIONS = (
    "goal", "action_gate", "exchange_from", "exchange_mandatory", "region_draw", "harbor_own_point",
    "brigands_take_protected", "merchant_waits", "win_check", "start_layout", "rival_trade", "turn_cap",
)  # fmt: skip
