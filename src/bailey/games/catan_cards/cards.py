"""The cards, read from the data: Regions, and the expansion and event cards.

What a card does is data. Clauses that hold as long as a card is in play become numbers of its `Card`; what happens when
it is played or turned up becomes rows of `operation`, run one after the other (see `clauses`). No rule asks for the
name of a card.

Amounts of resources are *packed*: one number, five bits for each resource. `packing.py` reads them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Cards, Data, Record, number, single, table, truth
from bailey.games.catan_cards.clauses import FROM_HAND, KINDS, NOWHERE
from bailey.games.catan_cards.clauses.conditions import CONDITIONS, add_conditions, needs_of
from bailey.games.catan_cards.clauses.in_play import BITS, held_in_play
from bailey.games.catan_cards.clauses.moments import CLAUSES, PLAYED, add_clause, is_moment
from bailey.games.catan_cards.clauses.operations import OPERATIONS, OUTCOMES, add_operations
from bailey.games.catan_cards.clauses.selectors import SELECTORS, fits_selector, selector
from bailey.games.catan_cards.clauses.threats import answered_by, counters_of, threats
from bailey.games.catan_cards.data import BASE_ALONE, CENTRES, PRINTED, ROWS, SETS, THEMES, clauses_of, set_of
from bailey.games.catan_cards.packing import ANY, NONE, RESOURCES, WIDTH, packed

if TYPE_CHECKING:
    from collections.abc import Iterator

LANDS: tuple[str, ...] = tuple(PRINTED["lands"])
FACES: tuple[str, ...] = tuple(dict.fromkeys(PRINTED["event_faces"]))
STORE: int = PRINTED["region_store_max"]
SUPPLY: dict[str, int] = PRINTED["supply"]
TIMINGS = ("action_phase", "before_roll", "while_building_settlement", "reaction", "reaction_or_action_phase")
IN_ACTION_PHASE, BEFORE_ROLL, BUILDING_SETTLEMENT, REACTION, IN_BOTH = range(len(TIMINGS))
NEVER, ALWAYS, BY_OPTION = range(3)
#: What is said of a cell in which no Region lies.
NO_REGION = ANY
GATES = ("each7", "each3", "combined7", "none")


class Rulebook(Record):
    """The numbers of the rules."""

    hand_limit: int = PRINTED["hand_limit"]
    start_hand: int = PRINTED["start_hand"]
    search_cost: int = PRINTED["search_cost"]
    bank_rate: int = PRINTED["bank_rate"]
    #: The same for every resource, packed.
    bank_rates: int = sum(PRINTED["bank_rate"] << WIDTH * r for r in range(len(RESOURCES)))


rulebook = single(Rulebook())


class Region(Record):
    """A Region: its land, its resource and its number."""

    land: int = number(0, names=LANDS)
    resource: int = 0
    die: int = 0


class Card(Record):
    """An expansion or event card."""

    kind: int = number(0, names=KINDS)
    set: int = 0  # the theme set that it is of; 0 for the base game
    copy_of: int = 0  # the first card of the same name
    played: int = truth()  # from the hand; other cards are built, or turned up
    red: int = truth()
    development: int = 0  # the sets in which it lies open as a new development, one bit each
    cost: int = 0
    magic: int = 0  # what it costs to play it
    points: int = 0
    strength: int = 0
    tournament: int = 0
    commerce: int = 0
    timing: int = number(0, names=TIMINGS)
    gated: int = 0  # whether it waits for the gate
    fits: int = 0  # the selectors that it fits, one bit each
    # As long as it is in play
    hand_limit: int = 0
    exchanges: int = 0  # in the own draw phase; 0: does not change it
    search_cost: int = 0  # 0: does not change it
    uncounted: int = truth()
    uncounted_all: int = truth()  # all Regions of its owner
    brigand_limit: int = 0
    more_beside: int = truth()  # the Regions beside it produce 1 more
    doubles: int = NONE  # the resource of the Regions beside it that it doubles
    rate_of: int = NONE  # the resource whose rate at the bank it sets
    rate: int = 0
    rate_beside: int = 0  # of the resources of the Regions beside it; 0: does not change it
    rate_named: int = 0  # of the resources that were named as it was built
    trade_fleet: int = truth()
    extends: int = 0  # cards that handle more, one bit each
    extends_by: int = 0
    pawns: int = truth()
    keeps: int = 0  # so many resources for which there is no room
    keeps_only: int = NONE  # of this resource; NONE: of the Regions beside it
    adds_strength: int = 0  # for each own card that fits `per`
    adds_tournament: int = 0
    adds_commerce: int = 0
    own_by_option: int = truth()  # whether its own commerce counts is an option
    per: int = NONE
    cheaper: int = NONE  # the cards that it makes cheaper
    cheaper_by: int = 0
    stops_plague_beside: int = truth()  # in the four Regions around its City
    stops_plague: int = truth()
    land: int = NONE  # the resource of the land on which it stands, beside a Citadel
    most_magic: int = 0
    # If it lies in the rival's principality
    lies_on: int = NOWHERE
    leaves: int = 0  # the moments at which it leaves, one bit each
    leaves_for: int = 0  # what its victim can pay
    # The cards against which it helps, one bit each
    shields_itself: int = 0
    shields: int = 0
    shielded: int = NONE  # which cards at its place it protects; all, if none is named
    shields_all: int = 0  # and everywhere
    shielded_all: int = NONE
    counters: int = 0
    cancels: int = 0
    # As an action
    asked: int = 0  # the sets with a card that could cancel it, one bit each
    lasts: int = truth()  # it lies open until it is spent
    # What it takes to play it or to build it
    first_condition: int = 0
    conditions: int = 0
    # What it does when it is played, and at certain moments when it is built
    first: int = 0
    count: int = 0
    first_clause: int = 0
    clauses: int = 0


# Cards


def read_region(row: Data) -> Region:
    """Read one row of the Regions."""
    made = Region()
    made.land, made.resource, made.die = LANDS.index(row["land"]), RESOURCES.index(row["resource"]), row["number"]
    return made


def read_card(row: Data) -> Card:
    """Read one row of the cards."""
    made = Card()
    made.kind, made.set = KINDS.index(row["kind"]), set_of(row)
    made.copy_of = IDS_OF_KIND[row["id"]]
    made.red = int(row["colour"] == "red")
    made.played = int(made.kind in FROM_HAND)
    made.cost, made.magic = packed(row.get("cost", {})), row.get("cost_magic", 0)
    made.land = RESOURCES.index(PRINTED["lands"][row["land"]]) if "land" in row else NONE
    made.trade_fleet = int("trade_fleet" in row.get("tags", ()))
    made.points, made.strength = row.get("victory_points", 0), row.get("strength", 0)
    made.tournament, made.commerce = row.get("tournament", 0), row.get("commerce", 0)
    made.timing = TIMINGS.index(row.get("timing", TIMINGS[0]))
    waits = row.get("class") in {"attack", "neutral"}
    made.gated = (BY_OPTION if "gate_option" in row else ALWAYS) if waits else NEVER
    made.first_condition, made.conditions = add_conditions(needs_of(row), row["id"])
    made.counters = threats(other["id"] for other in ROWS if row["id"] in counters_of(other))
    made.development = sum(1 << s for s in range(len(SETS)) if row["id"] in developments_of(s))
    made.asked = sum(1 << s for s in {set_of(other) for other in ROWS if row["id"] in cancelled_by(other)})
    read_clauses(made, row)
    return made


def developments_of(s: int) -> list[str]:
    """Return the cards that lie open as new developments with a set."""
    if s == BASE_ALONE:
        return []
    theme = THEMES[s - 1]
    moved: list[str] = theme.get("moved", [])
    return [row["id"] for row in theme["cards"] if row.get("development")] + moved


def cancelled_by(row: Data) -> Iterator[str]:
    """Yield the cards that a card can cancel."""
    for clause in clauses_of(row):
        if clause.get("as_reaction") or any(operation["op"] == "cancel_card" for operation in clause["do"]):
            yield from answered_by(clause)


def read_clauses(made: Card, row: Data) -> None:
    """Read the effect of a card: what holds in play, what happens when it is played, and when it acts."""
    made.first_clause = len(CLAUSES)
    for clause in clauses_of(row):
        if clause["when"] in PLAYED:
            made.first, made.count = add_operations(row["id"], clause["do"])
            made.lasts = int("until" in clause["do"][0] and clause["do"][0]["op"] in LASTING)
        elif is_moment(clause):
            made.pawns |= int(clause["do"][0]["op"] == "pawn")
            add_clause(row["id"], clause, IDS_OF_KIND)
    made.clauses = len(CLAUSES) - made.first_clause
    for name, value in held_in_play(row):
        setattr(made, name, getattr(made, name) | value if name in BITS else value)


#: Played for the rest of a turn, these lie open until then.
LASTING = {"cost_reduction", "trade_rate", "suspend_rates", "points_per"}


def _copies(row: Data) -> list[str]:
    """Return the name of every card of a row; copies get a letter."""
    copies = row.get("copies", 1)
    return [row["id"]] if copies == 1 else [f"{row['id']}-{letter}" for letter in "abcdefg"[:copies]]


ALL_ROWS = [(name, row) for row in ROWS for name in _copies(row)]
IDS_OF_KIND: dict[str, int] = {}
for _number, (_, _row) in enumerate(ALL_ROWS):
    IDS_OF_KIND.setdefault(_row["id"], _number)

CARDS = Cards()
card = CARDS.add("card", [name for name, _ in ALL_ROWS], [row for _, row in ALL_ROWS], read_card)
region = CARDS.add("region", [row["id"] for row in PRINTED["regions"]], PRINTED["regions"], read_region)
operation, clause, condition = table(OPERATIONS), table(CLAUSES), table(CONDITIONS)
outcome = table(OUTCOMES)
IDS = CARDS.names
KIND_OF = {name: row["id"] for name, row in ALL_ROWS}
#: The cards as a drawing needs them, one row each: Regions too.
FACES_DRAWN: list[Data] = [{**row, "id": name} for name, row in ALL_ROWS] + PRINTED["regions"]
EXPANSIONS = [i for i, (_, row) in enumerate(ALL_ROWS) if row["kind"] != "event"]
EVENTS = [i for i, (_, row) in enumerate(ALL_ROWS) if row["kind"] == "event"]
BASE_EXPANSIONS = [i for i in EXPANSIONS if card(i).set == BASE_ALONE]
THEME_EXPANSIONS = [i for i in EXPANSIONS if card(i).set != BASE_ALONE and card(i).development == 0]
DEVELOPMENTS = [i for i in EXPANSIONS if card(i).set != BASE_ALONE and card(i).development != 0]
#: The cards of the base game that are new developments with some set.
MOVED = tuple(i for i in EXPANSIONS if card(i).set == BASE_ALONE and card(i).development != 0)
#: The most new developments that lie open with one set.
MOST_DEVELOPMENTS = max((sum((card(i).development >> s) & 1 for i in EXPANSIONS) for s in range(len(SETS))), default=0)
_REGIONS = CARDS.numbers("region")
NEW_REGIONS = [c for c, row in zip(_REGIONS, PRINTED["regions"], strict=True) if row["where"] == "stack"]
START_REGIONS = [c for c, row in zip(_REGIONS, PRINTED["regions"], strict=True) if row["where"] != "stack"]


class DefaultLayout(Record):
    """The start Regions of a player in the default layout, above and below from left to right."""

    region: int = 0


def _layout(name: str) -> DefaultLayout:
    made = DefaultLayout()
    made.region = IDS.index(name)
    return made


#: Twelve rows: for each player three above, then three below.
layout = table([_layout(name) for row in PRINTED["layouts"] for name in (*row["above"], *row["below"])])
ROAD, SETTLEMENT, CITY, METROPOLIS, CITADEL = range(5)


class Centre(Record):
    """A Road, a Settlement, a City or what covers one: its cost, its points, and its sites above and below."""

    cost: int = 0
    points: int = 0
    sites: int = 0
    unit_sites: int = 0  # more sites, for Units only
    carried: int = NONE  # a card that must stand beside it
    wizards: int = 0  # points more with a Wizard of its own


def _centre(row: Data) -> Centre:
    made = Centre()
    made.cost, made.points, made.sites = packed(row["cost"]), row["victory_points"], row.get("sites", 0)
    made.unit_sites, made.carried = row.get("unit_sites", 0), selector(row.get("carried"))
    made.wizards = sum(operation["add"] for clause in clauses_of(row) for operation in clause["do"])
    return made


centre = table([_centre(row) for row in CENTRES])
for _number, (_, _row) in enumerate(ALL_ROWS):
    card(_number).fits = sum(1 << i for i, wanted in enumerate(SELECTORS) if fits_selector(_row, wanted))


def source_of(which: int) -> str:
    """Return the name of the card that an operation belongs to."""
    return next(IDS[c] for c in (*EXPANSIONS, *EVENTS) if card(c).first <= which < card(c).first + card(c).count)


# The sets


class Set(Record):
    """The base game alone, or with a theme set: the points that win, the gate, and how many stacks of base cards."""

    goal: int = 0
    gate: int = 0
    basic_stacks: int = 0
    stacks: int = 0
    metropolises: int = 0
    citadels: int = 0


def _set(data: Data) -> Set:
    made = Set()
    made.goal, made.gate = data["goal"], GATES.index(data["gate"])
    made.basic_stacks = len(data["basic_stacks"])
    made.stacks = made.basic_stacks + len(data["theme_stacks"])
    copies = {row["id"]: row["copies"] for row in data.get("theme_centres", ())}
    made.metropolises, made.citadels = copies.get("metropolis", 0), copies.get("citadel", 0)
    return made


STACKS = 6
sets = table([_set(data) for data in (PRINTED, *THEMES)])
#: The sizes of the stacks, for every set; there are fewer without a theme.
SIZES: list[list[int]] = [data["basic_stacks"] + data["theme_stacks"] for data in (PRINTED, *THEMES)]
STACK_SIZES = tuple(size for sizes in SIZES for size in (*sizes, *[0] * (STACKS - len(sizes))))
#: The most expansion cards and event cards that are in play together.
MOST_EXPANSIONS = max(map(sum, SIZES)) + MOST_DEVELOPMENTS
MOST_THEME_EXPANSIONS = max(sum(theme["theme_stacks"]) for theme in THEMES)
MOST_FOREIGN = sum(card(c).lies_on != NOWHERE for c in EXPANSIONS)
MOST_CITADELS = max(sets(s).citadels for s in range(len(SETS)))
MOST_MAGIC = max(card(c).most_magic for c in EXPANSIONS)
MOST_EVENTS = max(sum(card(c).set in {BASE_ALONE, s} for c in EVENTS) for s in range(len(SETS)))
