"""A second scorer of people, as slow and plain as a person with a pencil beside the table.

It is written from the rule text and shares nothing with the game but the printed data. It is told what people do: which
tile they place on which space, which goods they sell, which effect they use. It reckons all points itself.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "src/bailey/games/burgundy_board"
PRINTED: dict[str, Any] = json.loads((FOLDER / "tiles.json").read_text(encoding="utf-8"))
TILES: dict[str, dict[str, Any]] = {row["id"]: row for row in PRINTED["tiles"]}
BOARDS: dict[str, Any] = json.loads((FOLDER / "duchies.json").read_text(encoding="utf-8"))
ROUTES: dict[str, list[tuple[int, str]]] = {row["id"]: row["spaces"] for row in PRINTED["routes"]}
REGION_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36, 45]
PHASE_POINTS = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}
BONUS = {2: (5, 2), 3: (6, 3), 4: (7, 4)}
FOUR_EACH = {
    16: "warehouse", 17: "watchtower", 18: "workshop", 19: "church", 20: "market", 21: "boarding_house", 22: "bank",
    23: "city_hall", 29: "white_castle",
}  # fmt: skip
PATH_COUNT_TO_JOIN = 2


class Duchy:
    """The spaces of a duchy: their colours, and which of them are one region."""

    def __init__(self, name: str) -> None:
        rows = next(row["rows"] for row in BOARDS["duchies"] if row["id"] == name)
        self.colours: list[str] = [BOARDS["letters"][letter] for row in rows for letter in row]
        #: Half a hex to the right is one more, so that the row below starts half a hex further left or right.
        self.places = [(y, 2 * x - len(row)) for y, row in enumerate(rows) for x in range(len(row))]

    def beside(self, a: int, b: int) -> bool:
        """Tell whether two spaces touch."""
        (ay, ax), (by, bx) = self.places[a], self.places[b]
        return (abs(ay - by), abs(ax - bx)) in {(0, 2), (1, 1)}

    def region(self, space: int) -> set[int]:
        """Collect the spaces of one colour that hang together with a space."""
        found, ahead = {space}, [space]
        while ahead:
            here = ahead.pop()
            more = {k for k, colour in enumerate(self.colours) if colour == self.colours[here] and self.beside(here, k)}
            ahead += more - found
            found |= more
        return found

    def all_of(self, colour: str) -> set[int]:
        """Collect the spaces of a colour."""
        return {k for k, other in enumerate(self.colours) if other == colour}


@dataclass
class Person:
    """What one person has on the table."""

    duchy: Duchy
    lying: dict[int, str] = field(default_factory=dict)
    sold: Counter[str] = field(default_factory=Counter)
    route: list[str] = field(default_factory=list)
    on_route: int = 0
    bonus_tiles: int = 0
    joined: set[int] = field(default_factory=set)
    points: Counter[str] = field(default_factory=Counter)

    def numbers(self) -> set[int]:
        """List the numbers of the knowledge tiles in the duchy."""
        return {TILES[tile]["number"] for tile in self.lying.values() if TILES[tile]["kind"] == "knowledge"}

    def buildings(self) -> Counter[str]:
        """Count the buildings."""
        return Counter(TILES[tile]["building"] for tile in self.lying.values() if TILES[tile]["kind"] == "building")

    def species(self) -> set[str]:
        """List the species in the duchy."""
        return {TILES[tile]["species"] for tile in self.lying.values() if TILES[tile]["kind"] == "livestock"}

    def full(self, spaces: set[int]) -> bool:
        """Tell whether there is a tile on all of some spaces."""
        return spaces <= self.lying.keys()


class SlowScorer:
    """The points of the people at a table, from what they do."""

    def __init__(self, duchies: list[str], scorers: int, options: dict[str, int]) -> None:
        self.people = [Person(Duchy(name)) for name in duchies]
        self.scorers, self.options = scorers, options
        self.phase = "A"
        #: How many have filled a colour, and how many have joined all border posts.
        self.filled = Counter[str]()
        self.joined = 0

    def tell(self, event: dict[str, Any]) -> None:
        """Note what happened, if it is one of the things that people do."""
        what, p = event["what"], event.get("player")
        if what == "phase_began":
            self.phase = event["phase"]
        elif p is not None and p < len(self.people):
            self.tell_of(self.people[p], event)
        elif what == "colour_filled":
            # The Automata takes bonus tiles too.
            self.filled[event["kind"]] += 1

    def tell_of(self, me: Person, event: dict[str, Any]) -> None:
        """Note what a person did."""
        what = event["what"]
        if what == "chose_duchy":
            me.duchy = Duchy(event["duchy"])
        elif what == "start_castle":
            me.lying[event["space"]] = event["card"]
        elif what == "route_dealt":
            me.route.append(event["card"])
        elif what == "placed":
            self.place(me, event["card"], event["space"])
        elif what == "sold":
            self.sell(me, event["good"], event["amount"])
        elif what == "used_effect" and event["building"] == "watchtower":
            me.points["buildings"] += 4

    def place(self, me: Person, tile: str, space: int) -> None:
        """A tile is laid into a duchy."""
        me.lying[space] = tile
        if TILES[tile]["kind"] == "livestock":
            me.points["livestock"] += animals(me, tile, space)
        if TILES[tile].get("building") == "watchtower":
            me.points["buildings"] += 4
        region = me.duchy.region(space)
        if me.full(region):
            inns = sum(TILES[me.lying[k]]["kind"] == "inn" for k in region)
            me.points["regions"] += REGION_POINTS[len(region) + inns] + PHASE_POINTS[self.phase]
        colour = me.duchy.colours[space]
        if me.full(me.duchy.all_of(colour)):
            self.fill_colour(me, colour)
        if self.options["border_posts"]:
            self.join(me)

    def fill_colour(self, me: Person, colour: str) -> None:
        """The first to fill a colour takes the larger bonus tile, the second the smaller."""
        if self.filled[colour] < len(BONUS[self.scorers]):
            me.points["colours"] += BONUS[self.scorers][self.filled[colour]]
            me.bonus_tiles += 1
            self.filled[colour] += 1

    def join(self, me: Person) -> None:
        """A full path between two posts scores, and so does joining all three."""
        for n, path in enumerate(PRINTED["border_posts"]["paths"]):
            if n in me.joined or not me.full(set(path)):
                continue
            me.joined.add(n)
            me.points["posts"] += PHASE_POINTS[self.phase]
            if len(me.joined) == PATH_COUNT_TO_JOIN and self.joined < len(BONUS[self.scorers]):
                me.points["posts"] += BONUS[self.scorers][self.joined]
                self.joined += 1

    def sell(self, me: Person, good: str, amount: int) -> None:
        """All goods of a type are sold: a point each for everybody at the table."""
        me.points["sales"] += amount * self.scorers
        me.sold[good] += amount
        spaces = [space for tile in me.route for space in ROUTES[tile]]
        for number, reward in spaces[me.on_route : me.on_route + amount]:
            if good == f"good-{number}" and reward == "watchtower":
                me.points["routes"] += 4
        me.on_route += amount

    def knowledge(self, p: int) -> int:
        """Score the knowledge tiles that count at the end."""
        me = self.people[p]
        numbers, buildings = me.numbers(), me.buildings()
        total = 4 * sum(buildings[building] for n, building in FOUR_EACH.items() if n in numbers)
        if buildings["crane"] and numbers & FOUR_EACH.keys():
            total += 4
        if 15 in numbers:
            total += len(+me.sold) * self.options["knowledge_15"]
        if 24 in numbers:
            total += 4 * len(me.species())
        if 25 in numbers:
            total += me.sold.total()
        if 26 in numbers:
            total += me.bonus_tiles * self.options["knowledge_26"]
        return total

    def total(self, p: int, goods: int, silver: int, workers: int) -> int:
        """Score a person as if the game ended now, with what is in hand."""
        return self.people[p].points.total() + goods + silver + workers // 2 + self.knowledge(p)


def animals(me: Person, tile: str, space: int) -> int:
    """Score a livestock tile with its like in the same pasture; geese go with one other species, and with any later."""
    pasture = [me.lying[k] for k in me.duchy.region(space) if k != space and k in me.lying]
    herd = [TILES[other] for other in pasture if TILES[other]["kind"] == "livestock"]
    each = 1 if 7 in me.numbers() else 0

    def worth(species: str) -> int:
        return sum(row["animals"] + each for row in herd if row["species"] == species)

    own = TILES[tile]["animals"] + each
    if TILES[tile]["species"] == "geese":
        return own + max((worth(row["species"]) for row in herd), default=0)
    return own + worth(TILES[tile]["species"]) + worth("geese")
