"""A second Automata, as slow and plain as a person with cards on a table.

It is written from the text alone and shares nothing with the game but the printed data: plain lists and dictionaries,
tiles and kinds by their names. `turn` plays one turn on a table; whoever calls it says what the dice show and which
cards are drawn.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from burgundy_board.slow_automata_table import Table

FOLDER = Path(__file__).parents[2] / "src/bailey/games/burgundy_board"
PRINTED: dict[str, dict[str, Any]] = {
    row["id"]: row for row in json.loads((FOLDER / "tiles.json").read_text(encoding="utf-8"))["tiles"]
}
CARDS: dict[str, dict[str, Any]] = {
    row["id"]: row for row in json.loads((FOLDER / "automata.json").read_text(encoding="utf-8"))["cards"]
}
#: Also the order of the stacks in the reserve.
KINDS = ("castle", "mine", "knowledge", "ship", "livestock", "building")
COMPLETE = {"mine": 3, "castle": 4, "livestock": 6, "ship": 6, "knowledge": 6, "building": 12}
#: What the modifiers lay face down into its duchy: it counts for colours, and the mine pays.
FACE_DOWN = {
    "automata_a": {"building": 2, "livestock": 1, "ship": 1, "knowledge": 1},
    "automata_b": {"building": 1, "mine": 1, "castle": 1},
}
TAKES = {"workshop": ("building",), "church": ("castle", "mine", "knowledge"), "market": ("ship", "livestock")}
SOURCES = ("regions", "cards", "colours", "livestock", "sales", "buildings", "routes", "posts")
LEFT, RIGHT = 0, 1


def kind_of(tile: str) -> str:
    """Tell the kind of a tile."""
    return str(PRINTED[tile]["kind"])


@dataclass
class Side:
    """A card before the Automata, and what lies on its items: a tile, and whether it is wild."""

    card: str
    lying: dict[int, tuple[str, bool]] = field(default_factory=dict)

    def items(self) -> list[dict[str, Any]]:
        """List the items from the top."""
        return list(CARDS[self.card]["items"])

    def open(self) -> list[tuple[int, str]]:
        """List the items that are not complete, from the top, with their kinds."""
        return [(i, row["kind"]) for i, row in enumerate(self.items()) if i not in self.lying]

    def face_up(self) -> list[str]:
        """List the tiles that are not wild."""
        return [tile for tile, wild in self.lying.values() if not wild]


class SlowAutomata:
    """Everything the Automata owns."""

    def __init__(self, table: Table, me: int, options: dict[str, int]) -> None:
        self.table, self.me, self.options = table, me, options
        self.silver, self.goods, self.sold = 1, [1] * 6, [0] * 6
        self.points = dict.fromkeys(SOURCES, 0)
        self.reserve: list[str] = []
        self.wilds: list[str] = []
        self.duchy: list[str] = []
        self.face_down = Counter[str]()
        for name, tiles in FACE_DOWN.items():
            if options[name]:
                self.face_down.update(tiles)
        self.deck, self.discarded = set(CARDS), set[str]()
        self.sides: list[Side] = []
        self.white = self.active = 0
        self.coming: list[str] = []

    # Its cards

    def draw(self) -> Side:
        """Draw the card that comes, which must be in the deck; an empty deck is made of the discarded cards."""
        if not self.deck:
            self.deck, self.discarded = self.discarded, set()
        assert self.coming, "it finished a card, and the game did not"
        card = self.coming.pop(0)
        assert card in self.deck, f"{card} is not in the deck"
        self.deck.remove(card)
        return Side(card)

    def set_up(self, castle: str) -> None:
        """Deal the cards: the left one is the first with a castle; officially the others go back into the deck."""
        left, passed = self.draw(), set[str]()
        right = None if self.options["automata_rules"] else self.draw()
        while not any(kind == "castle" for _, kind in left.open()):
            passed.add(left.card)
            left, right = (right, self.draw()) if right else (self.draw(), None)
        (self.deck if self.options["automata_rules"] else self.discarded).update(passed)
        self.sides = [left, right or self.draw()]
        item = next(i for i, kind in left.open() if kind == "castle")
        left.lying[item] = (castle, False)

    # Its turn

    def turn(self, die: int, white: int) -> None:
        """Play a turn with these dice."""
        self.white, self.active = white, LEFT if white <= 4 else RIGHT
        self.take_and_place(die, self.active)
        self.finish_cards()
        self.purchase()

    def take_and_place(self, start: int, side: int) -> None:
        """Search the depots, then the reserve, then for a wild tile."""
        items = self.sides[side].open()
        for depot in clockwise(start):
            for item, kind in items:
                for slot, tile in enumerate(self.table.depots[depot]):
                    if tile is not None and kind_of(tile) == kind:
                        self.table.depots[depot][slot] = None
                        self.place(tile, side, item)
                        return
        for item, kind in items:
            if self.held(kind):
                self.place(self.from_reserve(kind), side, item)
                return
        if self.wilds:
            self.lay(self.wilds.pop(), side, items[0][0], wild=True)
            return
        for slot, tile in enumerate(self.table.black):
            if tile is not None:
                self.table.black[slot] = None
                self.wilds.append(tile)
                return
        self.silver += 2

    def held(self, kind: str) -> int:
        """Tell how many tiles of a kind the reserve has, without wild ones."""
        return sum(kind_of(tile) == kind for tile in self.reserve)

    def from_reserve(self, kind: str) -> str:
        """Take the newest tile of a kind out of the reserve."""
        at = max(i for i, tile in enumerate(self.reserve) if kind_of(tile) == kind)
        return self.reserve.pop(at)

    def place(self, tile: str, side: int, item: int) -> None:
        """Place a tile face up: first its bonus, then the box."""
        self.sides[side].lying[item] = (tile, False)
        self.bonus(tile)
        self.box(side, item)

    def lay(self, tile: str, side: int, item: int, *, wild: bool) -> None:
        """Lay a wild tile on an item: no bonus, but the box sells."""
        self.sides[side].lying[item] = (tile, wild)
        self.box(side, item)

    def box(self, side: int, item: int) -> None:
        """Sell if the item has a box."""
        if self.sides[side].items()[item].get("box"):
            self.sell()

    # Bonuses

    def bonus(self, tile: str) -> None:
        """Do what a placed tile brings."""
        kind = kind_of(tile)
        if kind == "castle":
            self.castle()
        elif kind == "livestock":
            self.livestock(tile)
        elif kind == "ship":
            self.ship()
        elif kind == "building":
            self.building(str(PRINTED[tile]["building"]))

    def castle(self) -> None:
        """Take and place again, with the white die."""
        for side in (self.active, 1 - self.active):
            if self.sides[side].open():
                self.take_and_place(self.white, side)
                return
        self.sell()

    def livestock(self, tile: str) -> None:
        """Score a species in the duchy and on both cards; the geese join the species that has most."""
        animals = Counter[str]()
        for one in [*self.duchy, *self.sides[LEFT].face_up(), *self.sides[RIGHT].face_up()]:
            if kind_of(one) == "livestock":
                animals[PRINTED[one]["species"]] += int(PRINTED[one]["animals"])
        geese = animals.pop("geese", 0)
        species = str(PRINTED[tile]["species"])
        most = max(animals.values(), default=0) if species == "geese" else animals[species]
        self.points["livestock"] += geese + most

    def ship(self) -> None:
        """Take the goods of the depot with most, and advance."""
        best = max(clockwise(self.white), key=lambda depot: sum(self.table.goods[depot]))  # the first of equal ones
        self.goods = [a + b for a, b in zip(self.goods, self.table.goods[best], strict=True)]
        self.table.goods[best] = [0] * 6
        self.table.advance(self.me)

    def building(self, name: str) -> None:
        """Do what a building brings."""
        if name == "bank":
            self.silver += 2
        elif name in {"boarding_house", "watchtower"}:
            self.points["buildings"] += 2 if name == "boarding_house" else 4
        elif name == "warehouse":
            self.sell()
        elif name == "city_hall":
            self.city_hall()
        elif name in TAKES:
            self.take_into_reserve(TAKES[name])
        elif name == "crane":
            self.castle()
        else:
            assert name == "white_castle"
            self.white_castle()

    def city_hall(self) -> None:
        """Place what the reserve has most of, of the kinds that fit."""
        for side in (self.active, 1 - self.active):
            items = self.sides[side].open()
            if self.options["automata_rules"]:
                items.sort(key=lambda row: KINDS.index(row[1]))  # ties by the place in the reserve; else by the card
            fitting = [row for row in items if self.held(row[1])]
            if fitting:
                item, kind = max(fitting, key=lambda row: self.held(row[1]))
                self.place(self.from_reserve(kind), side, item)
                return

    def take_into_reserve(self, kinds: tuple[str, ...]) -> None:
        """Take a tile of the first kind that lies anywhere, or, as an option, of any from the nearest depot."""
        wanted = [(depot, kind) for kind in kinds for depot in clockwise(self.white)]
        if self.options["automata_depot_first"]:
            wanted = [(depot, kind) for depot in clockwise(self.white) for kind in kinds]
        for depot, kind in wanted:
            for slot, tile in enumerate(self.table.depots[depot]):
                if tile is not None and kind_of(tile) == kind:
                    self.table.depots[depot][slot] = None
                    self.reserve.append(tile)
                    return

    def white_castle(self) -> None:
        """Take the tile of which the reserve has least; the first text asks depot by depot, the official one first."""
        lying = [
            (depot, slot, tile)
            for depot in clockwise(self.white)
            for slot, tile in enumerate(self.table.depots[depot])
            if tile is not None
        ]
        if not lying:
            self.silver += 1
            return
        if self.options["automata_rules"]:
            kinds = {kind_of(tile) for _, _, tile in lying}
            kind = min(sorted(kinds, key=KINDS.index), key=self.held)
            depot, slot, tile = next(row for row in lying if kind_of(row[2]) == kind)
        else:
            nearest = [row for row in lying if row[0] == lying[0][0]]
            depot, slot, tile = min(nearest, key=lambda row: self.held(kind_of(row[2])))
        self.table.depots[depot][slot] = None
        self.reserve.append(tile)

    def sell(self) -> None:
        """Sell the type of which it has most, the lowest of equal ones."""
        most = max(self.goods)
        if most == 0:
            return
        good = self.goods.index(most)
        self.goods[good] = 0
        self.sold[good] += most
        self.silver += 1
        self.points["sales"] += most * self.table.players + (1 if self.options["trade_routes"] else 0)

    # After placing

    def finish_cards(self) -> None:
        """Score full cards, the left one first, and deal new ones."""
        full = [side for side in self.sides if not side.open()]
        for done in full:
            self.points["cards"] += CARDS[done.card]["points"][self.options["automata"] - 1]
            self.duchy += [done.lying[i][0] for i in sorted(done.lying)]
            at = self.sides.index(done)
            self.discarded.add(done.card)
            self.sides.pop(at)
            self.sides.append(self.draw())
            self.claim_colours()

    def placed(self, kind: str) -> int:
        """Count the tiles of a kind for the bonus tiles."""
        counted = list(self.duchy)
        if self.options["automata_bonus_on_cards"]:
            counted += [tile for side in self.sides for tile in side.face_up()]
        return self.face_down[kind] + sum(kind_of(tile) == kind for tile in counted)

    def claim_colours(self) -> None:
        """Take the bonus tiles of complete colours."""
        for kind in KINDS:
            holders = self.table.bonus[kind]
            if self.placed(kind) >= COMPLETE[kind] and self.me not in holders and len(holders) < 2:
                self.points["colours"] += (self.table.players + 3, self.table.players)[len(holders)]
                holders.append(self.me)

    def purchase(self) -> None:
        """Buy the black tile of which the reserve has fewest."""
        lying = [(slot, tile) for slot, tile in enumerate(self.table.black) if tile is not None]
        if self.silver < 2 or not lying:
            return
        if self.options["automata_rules"]:
            lying.sort(key=lambda row: KINDS.index(kind_of(row[1])))
        slot, tile = min(lying, key=lambda row: self.held(kind_of(row[1])))
        self.silver -= 2
        self.table.black[slot] = None
        self.reserve.append(tile)

    # Phases and the end

    def all_face_up(self) -> list[str]:
        """List the tiles that lie face up in the duchy and on the cards."""
        return [*self.duchy, *(tile for side in self.sides for tile in side.face_up())]

    def end_phase(self) -> None:
        """Let the mines pay."""
        self.silver += self.face_down["mine"] + sum(kind_of(tile) == "mine" for tile in self.all_face_up())

    def left_over(self) -> int:
        """Score what scores at the end."""
        knowledge = sum(kind_of(tile) == "knowledge" for tile in self.all_face_up())
        unfinished = sum(len(side.lying) for side in self.sides)
        return 4 * knowledge + sum(self.goods) + self.silver + len(self.reserve) + len(self.wilds) + 2 * unfinished

    def total(self) -> int:
        """Score everything."""
        return sum(self.points.values()) + self.left_over()


def clockwise(start: int) -> Iterator[int]:
    """Go through the depots, 1 after 6."""
    return ((start - 1 + step) % 6 + 1 for step in range(6))
