"""The tiles, read from `tiles.json`: one row each, with what it does as numbers.

What a knowledge tile changes is an *effect* with an amount: the rules ask for the effect, never for the tile.
"""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Cards, Data, Record, number, numbers, table
from bailey.games.burgundy_board.data import (
    AUTOMATA_PRINTED,
    BACKS,
    BASE_SET,
    BLACK_SLOTS,
    BUILDINGS,
    DEPOT_SLOTS,
    DEPOTS,
    INN,
    KINDS,
    MODIFIERS,
    PHASES,
    PRINTED,
    REWARDS,
    SETS,
    SPECIES,
    START_WORKERS,
)

NOTHING = -1


class Effect(IntEnum):
    """What a knowledge tile changes."""

    NONE = 0
    SEVERAL_ALIKE = 1
    MINE_WORKERS = 2
    SALE_SILVER = 3
    SALE_WORKERS = 4
    SECOND_DEPOT = 5
    HIRE = 6
    ANIMALS_MORE = 7
    SHIFT = 8
    FREE_PLACE = 9
    FREE_TAKE = 10
    WORKERS_SILVER = 11
    WORKERS = 12
    END_SOLD_GOODS = 13
    END_BUILDINGS = 14
    END_SPECIES = 15
    END_SOLD_TILES = 16
    END_BONUS_TILES = 17
    ON_TOP = 18
    SILVER_FOR_WORKERS = 19


class Tile(Record):
    """A tile: its kind, and what distinguishes it among its kind."""

    kind: int = number(0, names=(*KINDS, "inn"))
    building: int = number(NOTHING, least=NOTHING, most=len(BUILDINGS) - 1)
    species: int = number(NOTHING, least=NOTHING, most=len(SPECIES) - 1)
    animals: int = 0
    knowledge: int = 0  # the number of a knowledge tile, from 1
    effect: int = 0
    amount: int = 0
    of: int = 0  # the kinds that are placed more cheaply, or the buildings that are counted, one bit each


#: The spaces of a tile of a trade route.
ROUTE_SPACES = 3


class Route(Record):
    """A tile of a trade route: the types of goods that its spaces name, and what these pay."""

    goods: list[int] = numbers(ROUTE_SPACES)
    rewards: list[int] = numbers(ROUTE_SPACES)


class EffectTiles(Record):
    """The knowledge tiles that have an effect, one bit each, and its amount."""

    tiles: int = 0
    amount: int = 0


class Building(Record):
    """What a building gains, for people and for the Automata, and the kinds that it takes, one bit each."""

    gain: int = 0
    automata_gain: int = 0
    takes: int = 0
    first: int = NOTHING  # the kinds that the Automata looks for, in this order
    second: int = NOTHING
    third: int = NOTHING


class Slots(Record):
    """What lies on each slot of a depot at a number of players, `NOTHING` where it stays empty."""

    kinds: list[int] = numbers(DEPOT_SLOTS, NOTHING)
    instead: list[int] = numbers(DEPOT_SLOTS, NOTHING)  # in the phases with an exception
    black: list[int] = numbers(BLACK_SLOTS)  # 1 where the black depot has a tile


class PerPlayers(Record):
    """What depends on the number of players."""

    first_bonus: int = 0
    second_bonus: int = 0
    sale: int = 0
    route_tiles: int = 0


class Phase(Record):
    """What depends on the phase."""

    points: int = 0
    exception: int = 0  # whether depots have their exception


class Points(Record):
    """A number of points."""

    points: int = 0


class Amount(Record):
    """An amount."""

    amount: int = 0


class AutomataCard(Record):
    """A card of the Automata: its points, and the kinds of its items from the top."""

    size: int = 0
    points: list[int] = numbers(3)
    kinds: list[int] = numbers(5, NOTHING)
    boxes: int = 0  # the items with a box, one bit each


def _read_tile(row: Data) -> Tile:
    made = Tile()
    made.kind = (*KINDS, "inn").index(row["kind"])
    made.building = BUILDINGS.index(row["building"]) if "building" in row else NOTHING
    made.species = SPECIES.index(row["species"]) if "species" in row else NOTHING
    made.animals = row.get("animals", 0)
    made.knowledge = row.get("number", 0)
    made.effect = Effect[row.get("effect", "none").upper()]
    made.amount = row.get("amount", 0)
    names = BUILDINGS if made.effect == Effect.END_BUILDINGS else KINDS
    made.of = sum(1 << names.index(name) for name in row.get("of", ()))
    return made


def _read_automata_card(row: Data) -> AutomataCard:
    made = AutomataCard()
    items = row["items"]
    made.size = len(items)
    made.points = list(row["points"])
    made.kinds[: len(items)] = [KINDS.index(item["kind"]) for item in items]
    made.boxes = sum(1 << i for i, item in enumerate(items) if item.get("box"))
    return made


def _read_route(row: Data) -> Route:
    made = Route()
    made.goods = [number_ - 1 for number_, _ in row["spaces"]]
    made.rewards = [REWARDS.index(reward) for _, reward in row["spaces"]]
    return made


_CARDS = Cards()
TILES: list[Data] = PRINTED["tiles"]
tile = _CARDS.add("tiles", [row["id"] for row in TILES], TILES, _read_tile)
_AUTOMATA: list[Data] = AUTOMATA_PRINTED["cards"]
automata_card = _CARDS.add("automata", [row["id"] for row in _AUTOMATA], _AUTOMATA, _read_automata_card)
ROUTE_TILES: list[Data] = PRINTED["routes"]
route = _CARDS.add("routes", [row["id"] for row in ROUTE_TILES], ROUTE_TILES, _read_route)
#: The names of all tiles, then those of the Automata's cards, and of the tiles of trade routes.
IDS: tuple[str, ...] = _CARDS.names
ALL_TILES = len(TILES)
AUTOMATA_CARDS = _CARDS.numbers("automata")
ROUTES = _CARDS.numbers("routes")
MOST_ROUTE_TILES = max(PRINTED["route_tiles"].values())
MOST_ITEMS = max(len(row["items"]) for row in _AUTOMATA)
LEVELS: tuple[str, ...] = tuple(AUTOMATA_PRINTED["levels"])
#: The set of each tile, as a number of `SETS`.
SET_OF: tuple[int, ...] = tuple(SETS.index(row.get("set", SETS[BASE_SET])) for row in TILES)


def with_back(back: int) -> list[int]:
    """Return the tiles with a back."""
    return [i for i, row in enumerate(TILES) if row["back"] == BACKS[back]]


def _effect(effect: Effect) -> EffectTiles:
    rows = [_read_tile(row) for row in TILES if row["kind"] == "knowledge"]
    made = EffectTiles()
    made.tiles = sum(1 << row.knowledge for row in rows if row.effect == effect)
    made.amount = max((row.amount for row in rows if row.effect == effect), default=0)
    return made


def _free_place(kind: int) -> EffectTiles:
    rows = [_read_tile(row) for row in TILES if row["kind"] == "knowledge"]
    free = [row for row in rows if row.effect == Effect.FREE_PLACE and row.of >> kind & 1]
    made = EffectTiles()
    made.tiles = sum(1 << row.knowledge for row in free)
    made.amount = max((row.amount for row in free), default=0)
    return made


def _of_knowledge() -> list[Tile]:
    """Return the knowledge tiles by their numbers; there is none with the number 0."""
    rows = {made.knowledge: made for made in map(_read_tile, TILES) if made.knowledge}
    return [rows.get(n, Tile()) for n in range(max(rows) + 1)]


def _building(which: int) -> Building:
    name = BUILDINGS[which]
    made = Building()
    made.gain = PRINTED["gains"].get(name, 0)
    made.automata_gain = AUTOMATA_PRINTED["gains"].get(name, 0)
    takes = [KINDS.index(kind) for kind in PRINTED["takes"].get(name, ())]
    made.takes = sum(1 << kind for kind in takes)
    made.first, made.second, made.third = (*takes, NOTHING, NOTHING, NOTHING)[:3]
    return made


def _slots(players: int, depot: int) -> Slots:
    made = Slots()
    for i, slot in enumerate(PRINTED["depots"][depot]):
        if players >= slot["players"]:
            made.kinds[i] = made.instead[i] = KINDS.index(slot["kind"])
    special = PRINTED["three_players"]
    if players == len("ABC") and depot == special["depot"] - 1:
        made.instead = [KINDS.index(special["instead"]) if k == KINDS.index(special["kind"]) else k for k in made.kinds]
    made.black = [int(players >= slot["players"]) for slot in PRINTED["black_depot"]]
    return made


def _per_players(players: int) -> PerPlayers:
    made = PerPlayers()
    if str(players) in PRINTED["sale_points"]:
        made.first_bonus, made.second_bonus = PRINTED["bonus_tiles"][str(players)]
        made.sale = PRINTED["sale_points"][str(players)]
        made.route_tiles = PRINTED["route_tiles"][str(players)]
    return made


def _phase(i: int) -> Phase:
    made = Phase()
    made.points = PRINTED["phase_points"][i]
    made.exception = int(PHASES[i] in PRINTED["three_players"]["phases"])
    return made


def _points(points: int) -> Points:
    made = Points()
    made.points = points
    return made


def _amount(amount: int) -> Amount:
    made = Amount()
    made.amount = amount
    return made


MOST_PLAYERS = 4
effect_tiles = table([_effect(effect) for effect in Effect])
#: The knowledge tiles that place a kind more cheaply; none does so for inns.
free_place = table([_free_place(kind) for kind in (*range(len(KINDS)), INN)])
knowledge = table(_of_knowledge())
MOST_KNOWLEDGE = max(row.get("number", 0) for row in TILES)
building = table([_building(which) for which in range(len(BUILDINGS))])
slots_for = table([_slots(players, depot) for players in range(MOST_PLAYERS + 1) for depot in range(DEPOTS)])
per_players = table([_per_players(players) for players in range(MOST_PLAYERS + 1)])
phase_card = table([_phase(i) for i in range(len(PHASES))])
#: The points of a full region, by its size.
region_points = table([_points(0), *(_points(points) for points in PRINTED["region_points"])])
#: How many tiles of a kind complete it for the Automata.
colour_size = table([_amount(AUTOMATA_PRINTED["colour_bonus"][kind]) for kind in KINDS])
#: What modifiers A and B give the Automata of a kind, by `modifier * len(KINDS) + kind`.
modifier = table([_amount(AUTOMATA_PRINTED["modifiers"][name].get(kind, 0)) for name in MODIFIERS for kind in KINDS])
start_workers = table([_amount(amount) for amount in START_WORKERS])
