"""What is printed, read from three files.

`tiles.json` has the tiles and the board, `duchies.json` the duchies, `automata.json` the cards of the Automata.
"""

from __future__ import annotations

from pathlib import Path

from bailey.core import FIXED, Data, Record, read_data, single

_HERE = Path(__file__).parent


#: From where to where the numbers of the data files may be.
RANGES: dict[str, range | None] = {
    **dict.fromkeys(("phase_points", "region_points", "bonus_tiles", "sale_points", "route_points"), range(200)),
    **dict.fromkeys(("silver", "workers", "workers_action", "sale_silver", "price", "amount"), range(100)),
    **dict.fromkeys(("gains.watchtower", "gains.boarding_house", "gains.bank"), range(100)),
    **dict.fromkeys(("start.goods", "route_tiles"), range(1, 10)),
    **dict.fromkeys(("copies_of_good", "animals"), range(1, 20)),
    "routes.spaces": range(1, 7),
    # Where things lie, and for how many players.
    **dict.fromkeys(("x", "y", "players", "three_players.depot", "number", "paths"), FIXED),
    # The Automata.
    **dict.fromkeys(("no_tile_silver", "no_white_castle_silver", "left_over.unfinished"), range(100)),
    **dict.fromkeys(("castle", "mine", "knowledge", "ship", "livestock", "building", "points"), range(100)),
}
PRINTED: Data = read_data(_HERE / "tiles.json", RANGES)
DUCHIES_PRINTED: Data = read_data(_HERE / "duchies.json", RANGES)
AUTOMATA_PRINTED: Data = read_data(_HERE / "automata.json", RANGES)

#: The colours of tiles and spaces, by what lies there.
KINDS: tuple[str, ...] = tuple(PRINTED["kinds"])
CASTLE, MINE, KNOWLEDGE, SHIP, LIVESTOCK, BUILDING = range(6)
#: The kind of inns, which fit spaces of every colour.
INN = len(KINDS)
BUILDINGS: tuple[str, ...] = tuple(PRINTED["buildings"])
WAREHOUSE, WATCHTOWER, WORKSHOP, CHURCH, MARKET, BOARDING_HOUSE, BANK, CITY_HALL, CRANE, WHITE_CASTLE = range(10)
SPECIES: tuple[str, ...] = tuple(PRINTED["species"])
GEESE = SPECIES.index("geese")
GOODS: tuple[str, ...] = tuple(PRINTED["goods"])
COPIES_OF_GOOD: int = PRINTED["copies_of_good"]
PHASES: tuple[str, ...] = tuple(PRINTED["phases"])
LAST_PHASE = len(PHASES) - 1
ROUNDS = 5
DEPOTS = 6
#: The depot in the middle, as a depot's number.
BLACK = 0
DEPOT_SLOTS = max(len(slots) for slots in PRINTED["depots"])
BLACK_SLOTS = len(PRINTED["black_depot"])
#: The slot of the black depot where inns lie, beyond those of the other tiles.
INN_SLOT = BLACK_SLOTS
#: What a tile's back shows: a kind, that it belongs to the black depot, or that it is an inn.
BACKS: tuple[str, ...] = (*KINDS, "black", "inn")
BLACK_BACK, INN_BACK = len(KINDS), len(KINDS) + 1
#: The sets of tiles beyond the base game, which are options of the same names.
BASE_SET = 0
SETS: tuple[str, ...] = ("base", "additional_hexes", "white_castles", "inns")
if len(GOODS) * COPIES_OF_GOOD < len(PRINTED["start"]["workers"]) * PRINTED["start"]["goods"] + len(PHASES) * ROUNDS:
    message = "there are too few goods for those at the start and for one in each round of every phase"
    raise ValueError(message)
START_WORKERS: tuple[int, ...] = tuple(PRINTED["start"]["workers"])
#: What spaces of trade routes pay: what a building brings, or any tile of a numbered depot.
REWARDS: tuple[str, ...] = (*BUILDINGS, "any_tile")
ANY_TILE = REWARDS.index("any_tile")
#: The spaces of the three paths between border posts.
PATHS: list[list[int]] = PRINTED["border_posts"]["paths"]
PATH_COUNT, PATH_SPACES = len(PATHS), len(PATHS[0])
MODIFIERS: tuple[str, ...] = tuple(AUTOMATA_PRINTED["modifiers"])


class Rulebook(Record):
    """The numbers of the rules."""

    #: The price of a tile of the black depot.
    price: int = PRINTED["price"]
    start_silver: int = PRINTED["start"]["silver"]
    start_goods: int = PRINTED["start"]["goods"]
    workers_action: int = PRINTED["workers_action"]
    sale_silver: int = PRINTED["sale_silver"]
    automata_silver: int = AUTOMATA_PRINTED["silver"]
    #: What the Automata gains where it finds nothing.
    no_tile_silver: int = AUTOMATA_PRINTED["no_tile_silver"]
    no_white_castle_silver: int = AUTOMATA_PRINTED["no_white_castle_silver"]
    #: What the Automata scores at the end for a knowledge tile, and for a tile on a card that is not finished.
    knowledge_points: int = AUTOMATA_PRINTED["left_over"]["knowledge"]
    unfinished_points: int = AUTOMATA_PRINTED["left_over"]["unfinished"]
    #: What the Automata scores more for a sale where trade routes are played.
    automata_route_points: int = AUTOMATA_PRINTED["route_points"]


rulebook = single(Rulebook())
