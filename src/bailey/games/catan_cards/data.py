"""The data of the game as it is written: the base game in `cards.json`, each theme set in a file of `themes`."""

from __future__ import annotations

from pathlib import Path

from bailey.core import FIXED, Data, read_data
from bailey.games.catan_cards.packing import RESOURCES

FOLDER = Path(__file__).parent


#: From where to where the numbers of the data files may be.
RANGES: dict[str, range | None] = {
    **dict.fromkeys((*RESOURCES, "cost_magic", "search_cost", "pay"), range(10)),
    **dict.fromkeys(("strength", "tournament", "commerce", "victory_points"), range(100)),
    "goal": range(1, 16),
    **dict.fromkeys(("region_store_max", "bank_rate", "number", "win", "win_countered"), range(1, 7)),
    **dict.fromkeys(("hand_limit", "start_hand"), range(10)),
    # The clauses of cards.
    **dict.fromkeys(("n", "upto", "take", "put_under", "add", "give", "get", "set", "per_turn", "uses"), range(10)),
    **dict.fromkeys(("minimum", "maximum", "trades", "keep", "gain", "redeem", "capacity", "stacks"), range(10)),
    **dict.fromkeys(("each", "add_limit", "choose_upto", "printed_cost_at_least"), range(1, 10)),
    **dict.fromkeys(("land_owned_at_least", "hand_at_least", "wizards_at_least", "magic_at_least"), range(10)),
    **dict.fromkeys(("at_least", "opponent_has_cards", "opponent_has_resource_i_can_store"), range(10)),
    "shift": range(-1, 2),
    # How many of what there is.
    **dict.fromkeys(("supply.road", "supply.settlement", "supply.city", "copies", "inquisition"), FIXED),
    **dict.fromkeys(("sites", "unit_sites", "basic_stacks", "theme_stacks"), FIXED),
}
PRINTED: Data = read_data(FOLDER / "cards.json", RANGES)
#: The theme sets that can be played, in the order of the option; the base game alone is number 0.
THEMES: list[Data] = [read_data(FOLDER / "themes" / f"{name}.json", RANGES) for name in PRINTED["themes"]]
BASE_ALONE = 0
SETS: tuple[str, ...] = ("base", *PRINTED["themes"])
#: Every expansion and event card, once for all its copies; first those of the base game.
ROWS: list[Data] = [*PRINTED["cards"], *(row for theme in THEMES for row in theme["cards"])]
#: What stands in the row: a Road, a Settlement, a City, and what covers a City.
CENTRES: list[Data] = [
    *PRINTED["centres"],
    *(row for theme in THEMES for row in theme.get("theme_centres", ())),
]
CENTRE_IDS = [row["id"] for row in CENTRES]


def set_of(row: Data) -> int:
    """Return the number of the set that a card is of; 0 is the base game."""
    return SETS.index(row.get("set", SETS[0]))


def clauses_of(row: Data) -> list[Data]:
    """Return the clauses of a card."""
    found: list[Data] = row.get("effect", [])
    return found
