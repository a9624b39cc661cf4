"""What a person may choose, as slow and plain as a person who looks it up in the rules.

It is written from the rule text and reads a position as it is saved. It shares only the printed data with the game.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from burgundy_board.slow_scorer import BOARDS, TILES, Duchy

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Data = dict[str, Any]
KINDS = ("castle", "mine", "knowledge", "ship", "livestock", "building")
DICE = [int(die) for row in BOARDS["dice"] for die in str(row)]
#: Knowledge that lets a kind be placed one step off.
STEP_OFF = {9: {"building"}, 10: {"ship", "livestock"}, 11: {"castle", "mine", "knowledge"}}
#: The number that stands for any number.
ANY = 0
BUILDINGS_OF_THE_CRANE = 8
SETS = {0: {"both", "classic"}, 1: {"both", "revised"}, 2: {"both", "classic", "revised", "more"}}


class SlowMenu:
    """The choices of whoever is asked."""

    def __init__(self, saved: Data) -> None:
        self.table = saved
        self.p: int = saved["turn"]
        self.me: Data = saved["players"][self.p]
        self.asked: Data = saved["todo"][-1]
        self.step: str = self.asked["step"]
        lying = {k: tile for k, tile in enumerate(self.me["spaces"]) if tile}
        self.lying: dict[int, str] = lying
        self.duchy = Duchy(self.me["duchy"]) if self.me["duchy"] != "none" else None
        self.knows = {TILES[tile]["number"] for tile in lying.values() if TILES[tile]["kind"] == "knowledge"}

    def choices(self) -> list[Data]:
        """List all that is open."""
        return [*getattr(self, f"step_{self.step}")(), *self.at_any_moment()]

    # What dice do

    def workers(self, die: int, wanted: int, free: int = 0) -> int:
        """Count the workers that turn a die up or down to a number; six and one are neighbours."""
        if die == ANY:
            return 0
        away = min((die - wanted) % 6, (wanted - die) % 6)
        by = 2 if 8 in self.knows else 1
        return next(n for n in range(4) if n * by + free >= away)

    def can_turn(self, die: int, wanted: int, free: int = 0) -> bool:
        """Tell whether there are workers enough to turn a die to a number."""
        return self.workers(die, wanted, free) <= int(self.me["workers"])

    def step_act(self) -> Iterator[Data]:
        """Either die may be used first; two that show the same are one."""
        dice = self.me["dice"]
        for n, value in enumerate(dice):
            if value and value not in dice[:n]:
                yield from self.actions(n, value)

    def step_extra_action(self) -> Iterator[Data]:
        """A castle has any number, a white castle that of the white die."""
        return self.actions(2, self.asked.get("numbers", [ANY])[0])

    def actions(self, die: int, value: int) -> Iterator[Data]:
        """The four actions."""
        yield {"do": "take_workers", "die": die}
        for depot, slot, _ in self.in_depots():
            if self.can_turn(value, depot, 1 if 12 in self.knows else 0):
                yield {"do": "take", "die": die, "depot": depot, "slot": slot}
        for good, count in enumerate(self.me["goods"]):
            if count and self.can_turn(value, good + 1):
                yield {"do": "sell", "die": die, "good": good}
        for tile, space in self.places(value):
            yield {"do": "place", "die": die, "tile": tile, "space": space}

    def places(self, value: int) -> Iterator[tuple[int, int]]:
        """A stored tile goes on an empty space of its colour and number, next to a tile."""
        for n, tile in enumerate(self.me["storage"]):
            free = any(TILES[tile]["kind"] in kinds for k, kinds in STEP_OFF.items() if k in self.knows)
            for space in range(len(DICE)):
                if self.fits(tile, space) and self.can_turn(value, DICE[space], int(free)):
                    yield n, space

    def fits(self, tile: str, space: int) -> bool:
        """Tell whether a tile may lie on a space, whatever its number."""
        assert self.duchy is not None
        row, colour = TILES[tile], self.duchy.colours[space]
        near = any(self.duchy.beside(space, other) for other in self.lying)
        if space in self.lying or not near or row["kind"] not in {colour, "inn"}:
            return False
        region = [TILES[self.lying[k]] for k in self.duchy.region(space) if k in self.lying]
        if row["kind"] == "inn":
            return all(other["kind"] != "inn" for other in region)
        twice = row["kind"] == "building" and any(other.get("building") == row["building"] for other in region)
        return not twice or 1 in self.knows

    # What effects ask

    def step_choose_duchy(self) -> Iterator[Data]:
        """Any duchy of the set that is played."""
        for n, row in enumerate(BOARDS["duchies"]):
            if row["set"] in SETS[self.table["duchy_set"]]:
                yield {"do": "choose_duchy", "duchy": n}

    def step_start_castle(self) -> Iterator[Data]:
        """The first castle lies on any space for castles."""
        assert self.duchy is not None
        return ({"do": "start_castle", "space": space} for space in self.duchy.all_of("castle"))

    def step_discard(self) -> Iterator[Data]:
        """Any stored tile may go."""
        return ({"do": "discard", "tile": n} for n in range(len(self.me["storage"])))

    def step_choose_depot(self) -> Iterator[Data]:
        """A depot with goods, or with knowledge 5 one next to such a depot."""
        for depot in range(1, 7):
            near = 5 in self.knows and any(map(self.goods_in, neighbours(depot)))
            if self.goods_in(depot) or near:
                yield {"do": "take_goods", "depot": depot}

    def step_second_depot(self) -> Iterator[Data]:
        """A neighbour of the first depot that has goods."""
        first = self.asked["numbers"][0]
        return ({"do": "take_goods", "depot": depot} for depot in neighbours(first) if self.goods_in(depot))

    def step_take_goods(self) -> Iterator[Data]:
        """Any type that lies in the depot."""
        goods = self.table["depots"][self.asked["numbers"][0] - 1]["goods"]
        return ({"do": "take_good", "good": n} for n, count in enumerate(goods) if count)

    def step_take_tile(self) -> Iterator[Data]:
        """A tile of the kinds that the effect names, or none."""
        wanted = {kind for n, kind in enumerate(KINDS) if self.asked["numbers"][0] >> n & 1}
        yield {"do": "decline"}
        for depot, slot, tile in self.in_depots():
            if TILES[tile]["kind"] in wanted:
                yield {"do": "take_tile", "depot": depot, "slot": slot}

    def step_sell_goods(self) -> Iterator[Data]:
        """Any type, or none."""
        yield {"do": "decline"}
        yield from ({"do": "sell_goods", "good": n} for n, count in enumerate(self.me["goods"]) if count)

    def step_place_tile(self) -> Iterator[Data]:
        """Any stored tile, whatever the number, or none."""
        yield {"do": "decline"}
        yield from ({"do": "place_tile", "tile": n, "space": space} for n, space in self.places(ANY))

    def step_choose_effect(self) -> Iterator[Data]:
        """The effect of any of the eight buildings."""
        return ({"do": "use_effect", "building": n} for n in range(BUILDINGS_OF_THE_CRANE))

    def step_finish(self) -> Iterator[Data]:
        """The end of the turn."""
        yield {"do": "finish"}

    # At any moment of a turn

    def at_any_moment(self) -> Iterator[Data]:
        """One purchase a turn, what knowledge 6 adds, and what knowledge 28 trades."""
        if self.step in {"choose_duchy", "start_castle"}:
            return
        silver, workers, six = self.me["silver"], self.me["workers"], 6 in self.knows
        text = ("2023", "2011", "2019")[self.table["knowledge_6"]]
        between = self.step in {"act", "finish"} or not self.table["purchase_between"]
        if silver >= 2 and not self.table["has_bought"] and between:
            everywhere = six and text != "2023"
            yield from self.as_choices("buy", chain(self.in_black(), self.in_depots() if everywhere else ()))
        if six and workers >= 2 and text == "2023" and not self.table["has_hired"]:
            buildings = (found for found in self.in_depots() if TILES[found[2]]["kind"] == "building")
            yield from self.as_choices("hire", buildings)
        if six and workers >= 2 and text == "2019" and not self.table["has_bought"] and between:
            yield from self.as_choices("hire", chain(self.in_black(), self.in_depots()))
        if 28 in self.knows and silver:
            yield {"do": "trade_silver"}

    def as_choices(self, do: str, found: Iterable[tuple[int, int, str]]) -> Iterator[Data]:
        """Write choices about tiles that lie in depots."""
        return ({"do": do, "depot": depot, "slot": slot} for depot, slot, _ in found)

    # Where tiles and goods lie

    def in_depots(self) -> Iterator[tuple[int, int, str]]:
        """Yield the tiles of the numbered depots."""
        for depot, here in enumerate(self.table["depots"], start=1):
            yield from ((depot, slot, tile) for slot, tile in enumerate(here["tiles"]) if tile)

    def in_black(self) -> Iterator[tuple[int, int, str]]:
        """Yield the tiles of the black depot, and an inn beside them."""
        yield from ((0, slot, tile) for slot, tile in enumerate(self.table["black"]) if tile)
        if self.table["open_inns"]:
            yield 0, len(self.table["black"]), self.table["open_inns"][-1]

    def goods_in(self, depot: int) -> int:
        """Count the goods of a depot."""
        return sum(self.table["depots"][depot - 1]["goods"])


def neighbours(depot: int) -> tuple[int, int]:
    """Return the depots before and after one, in the ring of six."""
    return (depot - 2) % 6 + 1, depot % 6 + 1
