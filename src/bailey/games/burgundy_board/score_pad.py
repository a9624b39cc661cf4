"""The score pad for physical games: what everybody has at the end.

The points of the track are asked for as one number; how many of them came from what may be told or left out, and the
rest counts as full regions, or as finished cards of the Automata. What knowledge counts is asked for by its tile: 0 for
a tile that one does not have. The number of tiles in a duchy breaks ties, so the position is filled with tiles that
count nothing else; 0 is for whoever need not count them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bailey.core.play.score_pad import InvalidAnswer, PadQuestion, ScorePad
from bailey.games.burgundy_board.data import BUILDINGS, COPIES_OF_GOOD, GOODS, KINDS, PHASES, ROUNDS
from bailey.games.burgundy_board.duchies import DUCHIES, SPACES, kinds_of, regions_of
from bailey.games.burgundy_board.state import CARDS_FINISHED, COLOURS, REGIONS_FILLED, ROUTE_POINTS, SOURCES
from bailey.games.burgundy_board.tiles import LEVELS, MOST_PLAYERS, TILES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bailey.core import Data
    from bailey.core.play.score_pad import Answers

ALL_GOODS = len(GOODS) * COPIES_OF_GOOD
BASE: list[Data] = [row for row in TILES if "set" not in row]
#: The knowledge tiles that count at the end, and the most that each can count.
END = {row["number"]: row for row in BASE if row.get("effect", "").startswith("end_")}
DUCHY = DUCHIES[0]
SPACE_KINDS = [KINDS[kind] for kind in kinds_of(DUCHY)]
TOWNS = regions_of(kinds_of(DUCHY))
SEVERAL_ALIKE = "knowledge-1"
ANIMALS = tuple(dict.fromkeys(row["species"] for row in BASE if row["kind"] == "livestock"))
#: What points of the track may have come from, beside full regions and finished cards.
PARTS = SOURCES[COLOURS:ROUTE_POINTS]
#: Cards of the Automata with five items each: four may be covered before a card is finished.
SIDES, COVERED = ("automata-4", "automata-7"), 4


def most_for(row: Data) -> int:
    """Return the most of what a knowledge tile counts."""
    by_effect = {
        "end_sold_goods": len(GOODS),
        "end_species": 4,
        "end_sold_tiles": ALL_GOODS,
        "end_bonus_tiles": len(KINDS),
    }
    return by_effect.get(row["effect"]) or sum(tile.get("building") == row["of"][0] for tile in BASE)


def questions(seats: int, p: int) -> list[PadQuestion]:
    """Ask for the points of the track and what is left over, and of people for what their knowledge counts."""
    track = [PadQuestion("points"), *(PadQuestion(f"of-{part}") for part in PARTS)]
    goods, silver = PadQuestion("goods", most=ALL_GOODS), PadQuestion("silver")
    if is_automata(seats, p):
        more = [
            PadQuestion("automata-knowledge", most=sum(row["kind"] == "knowledge" for row in BASE)),
            PadQuestion("automata-reserve", most=len(BASE)),
            PadQuestion("automata-unfinished", most=COVERED * len(SIDES)),
        ]
        return [*track, goods, silver, *more]
    known = [PadQuestion(f"knowledge-{n}", most=most_for(row)) for n, row in END.items()]
    ties = [PadQuestion("tiles", most=SPACES), PadQuestion("order", most=seats)]
    return [*track, goods, silver, PadQuestion("workers"), *known, *(ties if seats > 1 else ())]


def is_automata(seats: int, p: int) -> bool:
    """Return whether a player is the Automata: alone one plays against it."""
    return seats == 1 and p == 1


# Impossible answers


def faults(seats: int, answers: list[Answers]) -> Iterator[InvalidAnswer]:
    """Find answers that no game comes to."""
    if any(sum(parts_of(said)) > said.get("points", 0) for said in answers):
        yield InvalidAnswer("pad-parts-fault")
    if share_goods(answers) is None:
        yield InvalidAnswer("pad-goods-fault", {"most": ALL_GOODS})
    for n in END:
        if sum(said.get(f"knowledge-{n}", 0) > 0 for said in answers) > 1:
            yield InvalidAnswer("pad-knowledge-fault", {"n": n})
    places = [said["order"] for said in answers if said.get("order")]
    if len(set(places)) < len(places):
        yield InvalidAnswer("pad-order-fault")
    if fill(seats, answers) is None:
        yield InvalidAnswer("pad-full-fault")


def parts_of(said: Answers) -> list[int]:
    """Return the points of the track whose source was told."""
    return [said.get(f"of-{part}", 0) for part in PARTS]


class Filler:
    """Hands out tiles, each once."""

    def __init__(self, answers: list[Answers]) -> None:
        self.free = list(BASE)
        wanted = {f"knowledge-{n}" for n in END if any(said.get(f"knowledge-{n}") for said in answers)}
        self.kept = [row for row in self.free if row["id"] in wanted]
        self.free = [row for row in self.free if row["id"] not in wanted]

    def take(self, **wanted: object) -> str | None:
        """Return a tile with these properties; None if there is none left."""
        for row in self.free:
            if all(row.get(name) == value for name, value in wanted.items()):
                self.free.remove(row)
                return str(row["id"])
        return None


class Duchy(NamedTuple):
    """The spaces of a duchy as they are filled."""

    spaces: list[str | None]

    def spot(self, kind: str, *, town_without: str = "") -> int | None:
        """Return the first free space of a kind, of a town without a building."""
        free = (k for k in range(SPACES) if self.spaces[k] is None and SPACE_KINDS[k] == kind)
        return next((k for k in free if not self.stands(k, town_without)), None)

    def lay(self, kind: str, tile: str | None, *, town_without: str = "") -> bool:
        """Lay a tile on the first free space that fits; tell whether that worked."""
        k = self.spot(kind, town_without=town_without)
        if tile is None or k is None:
            return False
        self.spaces[k] = tile
        return True

    def stands(self, k: int, building: str) -> bool:
        """Return whether a building stands in the town of a space."""
        town = [tile for i, tile in enumerate(self.spaces) if tile and TOWNS[i] == TOWNS[k]]
        return bool(building) and any(tile.rpartition("-")[0] == building.replace("_", "-") for tile in town)


def fill(seats: int, answers: list[Answers]) -> list[list[str | None]] | None:
    """Return the spaces of every duchy that has been told of; None if no tiles can lie so."""
    filler = Filler(answers)
    duchies = [Duchy([None] * SPACES) for _ in answers]
    for p, said in enumerate(answers):
        if not is_automata(seats, p) and not lay_counted(duchies[p], said, filler):
            return None
    for p, said in enumerate(answers):
        if not is_automata(seats, p) and not lay_others(duchies[p], said, filler):
            return None
    return [duchy.spaces for duchy in duchies]


def lay_counted(duchy: Duchy, said: Answers, filler: Filler) -> bool:
    """Lay the knowledge tiles that count, and what they count."""
    duchy.lay("castle", filler.take(kind="castle"))
    for n, row in END.items():
        count = said.get(f"knowledge-{n}", 0)
        if count and not duchy.lay("knowledge", f"knowledge-{n}"):
            return False
        if count and row["effect"] == "end_buildings" and not lay_buildings(duchy, row["of"][0], count, filler):
            return False
        if count and row["effect"] == "end_species":
            laid = sum(duchy.lay("livestock", filler.take(species=name)) for name in ANIMALS[:count])
            if laid < count:
                return False
    return True


def lay_buildings(duchy: Duchy, building: str, count: int, filler: Filler) -> bool:
    """Lay so many buildings of a type, each in a town of its own; more only with knowledge 1."""
    for _ in range(count):
        tile = filler.take(building=building)
        if duchy.lay("building", tile, town_without=building):
            continue
        if SEVERAL_ALIKE not in duchy.spaces and not duchy.lay("knowledge", filler.take(id=SEVERAL_ALIKE)):
            return False
        if not duchy.lay("building", tile):
            return False
    return True


def lay_others(duchy: Duchy, said: Answers, filler: Filler) -> bool:
    """Lay tiles that count nothing until as many lie there as were told."""
    known = [n for n in END if said.get(f"knowledge-{n}")]
    counted = {END[n]["of"][0] for n in known if END[n]["effect"] == "end_buildings"}
    species: set[str | None] = {"cow"} if any(END[n]["effect"] == "end_species" for n in known) else {None}
    while lying(duchy) < said.get("tiles", 0):
        if not lay_any(duchy, filler, counted, species):
            return False
    return said.get("tiles", 0) in {0, lying(duchy)}


def lying(duchy: Duchy) -> int:
    """Count the tiles in a duchy."""
    return SPACES - duchy.spaces.count(None)


def lay_any(duchy: Duchy, filler: Filler, counted: set[str], species: set[str | None]) -> bool:
    """Lay one more tile that counts nothing."""
    for kind in ("castle", "mine", "ship"):
        if duchy.spot(kind) is not None:
            return duchy.lay(kind, filler.take(kind=kind))
    if duchy.spot("livestock") is not None:
        wanted = {"kind": "livestock"} if None in species else {"species": "cow"}
        return duchy.lay("livestock", filler.take(**wanted))
    for building in BUILDINGS:
        open_town = duchy.spot("building", town_without=building) is not None
        if (
            open_town
            and building not in counted
            and duchy.lay("building", filler.take(building=building), town_without=building)
        ):
            return True
    quiet = next((row for row in filler.free if row["kind"] == "knowledge" and row["number"] not in END), None)
    return quiet is not None and duchy.lay("knowledge", filler.take(id=quiet["id"]))


class PadGoods(NamedTuple):
    """The goods of a player, type by type: those left, and those sold."""

    held: list[int]
    sold: list[int]


def share_goods(answers: list[Answers]) -> list[PadGoods] | None:
    """Return goods for every player that fit the answers: as many types sold as were told, and as many goods."""
    left = [COPIES_OF_GOOD] * len(GOODS)
    shared = [PadGoods([0] * len(GOODS), [0] * len(GOODS)) for _ in answers]
    types, sales = (
        next(n for n, row in END.items() if row["effect"] == f"end_sold_{what}") for what in ("goods", "tiles")
    )
    for said, goods in zip(answers, shared, strict=True):
        several = said.get(f"knowledge-{types}", 0)
        wanted = [*range(several), *([None] * (said.get(f"knowledge-{sales}", 0) - several))]
        for good in wanted:
            if not hand_out(left, goods.sold, [good] if good is not None else range(several or len(GOODS))):
                return None
    for said, goods in zip(answers, shared, strict=True):
        for _ in range(said.get("goods", 0)):
            if not hand_out(left, goods.held, range(len(GOODS))):
                return None
    return shared


def hand_out(left: list[int], to: list[int], types: Iterable[int]) -> bool:
    """Hand out a good of the type, of some, of which most are left; tell whether there was one."""
    good = max(types, key=lambda good: left[good])
    left[good] -= 1
    to[good] += 1
    return left[good] >= 0


# The position


def position(seats: int, answers: list[Answers]) -> dict[str, object]:
    """Return the position at the end of the game, with any tiles and goods that fit the answers."""
    duchies = fill(seats, answers) or []
    goods = share_goods(answers) or []
    players = [player(said, duchies[p], goods[p], automata=is_automata(seats, p)) for p, said in enumerate(answers)]
    placed = sorted(range(len(answers)), key=lambda p: answers[p].get("order") or len(answers) + 1)
    table = {"phase": PHASES[-1], "round": ROUNDS, "white": 1, "order": [*placed, -1, -1, -1, -1][:MOST_PLAYERS]}
    bonus = bonus_tiles(answers)
    more = automata(answers[1], duchies[0]) if seats == 1 else {}
    return {"seats": seats, **table, **bonus, **more, "players": players, "todo": []}


def player(said: Answers, spaces: list[str | None], goods: PadGoods, *, automata: bool) -> dict[str, object]:
    """Return what a player has."""
    points = [*[0] * COLOURS, *parts_of(said)]
    points[CARDS_FINISHED if automata else REGIONS_FILLED] = said["points"] - sum(points)
    out = {
        "points": points,
        "silver": said["silver"],
        "goods": goods.held,
        "sold": goods.sold,
    }
    return out if automata else {**out, "duchy": DUCHY, "workers": said["workers"], "spaces": spaces}


def bonus_tiles(answers: list[Answers]) -> dict[str, object]:
    """Return who holds bonus tiles: only for the knowledge tile that counts them."""
    first = [-1] * len(KINDS)
    for n, row in END.items():
        for p, said in enumerate(answers):
            if row["effect"] == "end_bonus_tiles":
                first[: said.get(f"knowledge-{n}", 0)] = [p] * said.get(f"knowledge-{n}", 0)
    return {"first_bonus": first}


def automata(said: Answers, used: list[str | None]) -> dict[str, object]:
    """Return what the Automata has on its cards, in its duchy and in its reserve."""
    free = [row for row in BASE if row["id"] not in used]
    known = [row["id"] for row in free if row["kind"] == "knowledge"][: said["automata-knowledge"]]
    rest = [row["id"] for row in free if row["id"] not in known and row["kind"] != "knowledge"]
    rest += [row["id"] for row in free if row["id"] not in known and row["kind"] == "knowledge"]
    covered = [{"card": rest.pop(0), "wild": True} for _ in range(said["automata-unfinished"])]
    sides = [{"card": [name], "items": covered[COVERED * i : COVERED * (i + 1)]} for i, name in enumerate(SIDES)]
    reserve = [rest.pop(0) for _ in range(min(len(rest), said["automata-reserve"]))]
    return {"finished": known, "reserve": reserve, "sides": sides, "automata": len(LEVELS)}


PAD = ScorePad(players=range(1, MOST_PLAYERS + 1), questions=questions, position=position, faults=faults)
