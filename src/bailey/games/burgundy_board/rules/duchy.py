"""Placing tiles in a duchy: where they fit, and what regions, colours and pastures score."""

from __future__ import annotations

from bailey.core import (
    Menu,
    allow,
    block,
    card_at,
    is_empty,
    listening,
    lowest_bit,
    place,
    plain_only,
    rule,
    scorers,
    tell,
)
from bailey.games.burgundy_board.choices import PLACE, PLACE_TILE, Why
from bailey.games.burgundy_board.data import (
    BUILDING,
    BUILDINGS,
    GEESE,
    INN,
    KINDS,
    KNOWLEDGE,
    LIVESTOCK,
    MINE,
    PATH_COUNT,
    SPECIES,
)
from bailey.games.burgundy_board.duchies import (
    KIND_SPACES,
    NO_SPACE,
    REGIONS,
    SIDES,
    SPACES,
    beside,
    kind_size,
    on_paths,
    region_of,
    space_of,
    spaces_of_kind,
)
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.rules.posts import score_paths
from bailey.games.burgundy_board.rules.track import to_the_top
from bailey.games.burgundy_board.rules.workers import (
    ANY_DIE,
    amount_of,
    free_steps_to_place,
    has,
    most_steps,
    steps_between,
    workers_for,
)
from bailey.games.burgundy_board.state import (
    ANIMALS,
    COLOURS,
    NO_PLAYER,
    REGIONS_FILLED,
    AutomataTable,
    Player,
    State,
)
from bailey.games.burgundy_board.tiles import Effect, per_players, phase_card, region_points, tile

ALL_BUILDINGS = (1 << len(BUILDINGS)) - 1
#: No region lacks so many tiles.
MOST_LACKING = SPACES
#: Instead of a die: the place is offered by a city hall.
BY_CITY_HALL = -1


@rule
def region_at(me: Player, space: int) -> int:
    """Return the region of a space."""
    return space_of(me.duchy * SPACES + space).region


@rule
def is_open(me: Player, kind: int, i: int) -> bool:
    """Tell whether the i-th space of a kind is empty and next to a placed tile."""
    return (me.open[kind] >> i) & 1 == 1


@rule
def space_at(me: Player, kind: int, i: int) -> int:
    """Return the i-th space of a kind, or `NO_SPACE`."""
    return spaces_of_kind(me.duchy * len(KINDS) + kind).space[i]


@rule
def fits_kind(c: int, kind: int) -> bool:
    """Tell whether a tile fits the spaces of a kind: inns fit all."""
    return tile(c).kind == kind or tile(c).kind == INN


@rule
def has_inn(me: Player, region: int) -> bool:
    """Tell whether a region has an inn."""
    return (me.inned >> region) & 1 == 1


@rule
def stands_there(me: Player, c: int, space: int) -> bool:
    """Tell whether a region has an inn already, or a town the building; knowledge 1 allows several of these."""
    here = tile(c)
    if here.kind == INN:
        return has_inn(me, region_at(me, space))
    if here.kind != BUILDING or has(me, Effect.SEVERAL_ALIKE):
        return False
    return (me.towns[region_at(me, space)] >> here.building) & 1 == 1


@rule
def offer_places(s: State, menu: Menu, p: int, die: int, value: int) -> None:
    """Offer every space for every stored tile: its colour, its number, and next to a tile (placing)."""
    me = s.players[p]
    for stored in range(me.storage.size):
        c = card_at(me.storage, stored)
        own = tile(c).kind
        if own != INN:
            offer_spaces(me, menu, die, value, stored, c, own)
        else:
            for kind in range(len(KINDS)):
                offer_spaces(me, menu, die, value, stored, c, kind)


@rule
def offer_spaces(me: Player, menu: Menu, die: int, value: int, stored: int, c: int, kind: int) -> None:
    """Offer every space of a kind for a stored tile."""
    most = most_steps(me, free_steps_to_place(me, tile(c).kind))
    left = me.open[kind]
    while left != 0:
        space = space_at(me, kind, lowest_bit(left))
        left &= left - 1
        enough = steps_between(value, space_of(me.duchy * SPACES + space).die) <= most
        offer_place(me, menu, place_choice(die, stored, space), space, c, enough)
    block_far_spaces(me, menu, die, stored, kind)


@plain_only
def block_far_spaces(me: Player, menu: Menu, die: int, stored: int, kind: int) -> None:
    """Say of empty spaces that no tile is next to them."""
    if listening(menu):
        for i in range(KIND_SPACES):
            space = space_at(me, kind, i)
            if space != NO_SPACE and is_empty(me.spaces, space) and not is_open(me, kind, i):
                block(menu, place_choice(die, stored, space), Why.NOT_BESIDE)


@rule
def place_choice(die: int, stored: int, space: int) -> int:
    """Return the choice that places a tile, with a die or by a city hall."""
    if die == BY_CITY_HALL:
        return PLACE_TILE(stored, space)
    return PLACE(die, stored, space)


@rule
def offer_place(me: Player, menu: Menu, choice: int, space: int, c: int, enough: int) -> None:
    """Offer one space, or say why not."""
    if stands_there(me, c, space):
        block(menu, choice, Why.INN_STANDS_THERE if tile(c).kind == INN else Why.STANDS_THERE)
    else:
        allow(menu, choice, enough, Why.TOO_FEW_WORKERS)


@rule
def can_place(s: State, p: int) -> bool:
    """Tell whether any stored tile fits somewhere, whatever its number."""
    me = s.players[p]
    for stored in range(me.storage.size):
        c = card_at(me.storage, stored)
        for kind in range(len(KINDS)):
            for i in range(KIND_SPACES):
                if fits_kind(c, kind) and is_open(me, kind, i) and not stands_there(me, c, space_at(me, kind, i)):
                    return True
    return False


@rule
def workers_to_place(me: Player, value: int, stored: int, space: int) -> int:
    """Count the workers that placing a stored tile costs."""
    if value == ANY_DIE:
        return 0
    free = free_steps_to_place(me, tile(card_at(me.storage, stored)).kind)
    return workers_for(me, value, space_of(me.duchy * SPACES + space).die, free)


@rule
def lay(s: State, p: int, stored: int, space: int) -> int:
    """Lay a stored tile into the duchy, score what it fills, and return it."""
    me = s.players[p]
    c = place(s, me.storage, stored, me.spaces, space)
    tell(s, What.PLACED, p, c, space)
    enter(me, c, space)
    if tile(c).effect == Effect.ON_TOP:
        to_the_top(s, p)
    score_region(s, p, region_at(me, space))
    colour = space_of(me.duchy * SPACES + space).kind
    if me.placed[colour] == kind_size(colour).spaces:
        claim_bonus(s, p, colour)
    if s.border_posts:
        score_paths(s, p, space)
    if tile(c).kind == LIVESTOCK:
        score_animals(s, p, c, space)
    return c


@rule
def enter(me: Player, c: int, space: int) -> None:
    """Count a tile that lies in a duchy now."""
    kind = tile(c).kind
    region = region_at(me, space)
    me.filled[region] += 1
    me.placed[space_of(me.duchy * SPACES + space).kind] += 1
    for path in range(PATH_COUNT):
        me.on_path[path] += (on_paths(space).paths >> path) & 1
    if kind == BUILDING:
        me.towns[region] |= 1 << tile(c).building
        me.built[tile(c).building] += 1
    elif kind == LIVESTOCK:
        me.species |= 1 << tile(c).species
    elif kind == KNOWLEDGE:
        me.knows |= 1 << tile(c).knowledge
    elif kind == INN:
        me.inned |= 1 << region
    open_around(me, space)


@rule
def open_around(me: Player, space: int) -> None:
    """Close the space of a placed tile, open the empty ones next to it, and sum up the kinds of all of them."""
    here = space_of(me.duchy * SPACES + space)
    me.open[here.kind] &= ~(1 << here.place)
    kinds = 1 << here.kind
    for i in range(SIDES):
        other = beside(space).space[i]
        if other != NO_SPACE:
            there = space_of(me.duchy * SPACES + other)
            me.reach[other] = 1
            me.open[there.kind] |= is_empty(me.spaces, other) << there.place
            kinds |= 1 << there.kind
    while kinds != 0:
        sum_up_kind(me, lowest_bit(kinds))
        kinds &= kinds - 1


@rule
def sum_up_kind(me: Player, kind: int) -> None:
    """Note the dice of the open spaces of a kind, and what their regions lack."""
    dice, fewest, fits, left = 0, MOST_LACKING, 0, me.open[kind]
    while left != 0:
        space = space_at(me, kind, lowest_bit(left))
        left &= left - 1
        region = region_at(me, space)
        fewest = min(fewest, region_of(me.duchy * REGIONS + region).size - me.filled[region])
        dice |= 1 << space_of(me.duchy * SPACES + space).die
        fits |= ~me.towns[region]
    me.open_dice[kind] = dice
    me.lacking[kind] = 0 if dice == 0 else fewest
    if kind == BUILDING:
        me.fits = fits & ALL_BUILDINGS


@rule
def score_region(s: State, p: int, region: int) -> None:
    """A full region scores by its size, of which an inn adds one, and the phase adds its points."""
    me = s.players[p]
    here = region_of(me.duchy * REGIONS + region)
    if me.filled[region] == here.size:
        size = here.size + has_inn(me, region)
        by_size = region_points(size).points
        by_phase = phase_card(s.phase).points
        me.points[REGIONS_FILLED] += by_size + by_phase
        tell(s, What.REGION_FILLED, p, here.kind, size, by_size, by_phase)


@rule
def inns_on_mines(me: Player) -> int:
    """Count the inns on the spaces of mines; they pay nothing."""
    inns = 0
    for region in range(REGIONS):
        if has_inn(me, region) and region_of(me.duchy * REGIONS + region).kind == MINE:
            inns += 1
    return inns


@rule
def claim_bonus(s: AutomataTable, p: int, kind: int) -> None:
    """The first who fills all spaces of a colour takes its larger bonus tile, the second the smaller."""
    points = 0
    if s.first_bonus[kind] == NO_PLAYER:
        s.first_bonus[kind] = p
        points = per_players(scorers(s)).first_bonus
    elif s.second_bonus[kind] == NO_PLAYER:
        s.second_bonus[kind] = p
        points = per_players(scorers(s)).second_bonus
    if points > 0:
        s.players[p].points[COLOURS] += points
        tell(s, What.COLOUR_FILLED, p, kind, points)


@rule
def score_animals(s: State, p: int, c: int, space: int) -> None:
    """Score the animals on a tile, and those of its species that are in the same pasture already.

    Geese score with the species that has most animals there, and count with every species that comes later.
    """
    me = s.players[p]
    best = 0
    if tile(c).species == GEESE:
        for species in range(len(SPECIES)):
            best = max(best, animals_in(me, region_at(me, space), species))
    else:
        best = animals_in(me, region_at(me, space), tile(c).species)
    me.points[ANIMALS] += best
    tell(s, What.SCORED_ANIMALS, p, c, best)


@rule
def animals_in(me: Player, region: int, species: int) -> int:
    """Count the animals of a species in a pasture, geese too, and what knowledge 7 adds for each tile."""
    more = amount_of(me, Effect.ANIMALS_MORE, 0)
    total = 0
    for i in range(KIND_SPACES):
        space = space_at(me, LIVESTOCK, i)
        if space != NO_SPACE and region_at(me, space) == region and not is_empty(me.spaces, space):
            here = tile(tile_at(me, space))
            if here.species == species or here.species == GEESE:
                total += here.animals + more
    return total


@rule
def tile_at(me: Player, space: int) -> int:
    """Return the tile on a space of a duchy."""
    return card_at(me.spaces, space)
