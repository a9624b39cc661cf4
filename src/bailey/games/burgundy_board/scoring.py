"""Victory points: those scored in the game, and what goods, silver, workers and knowledge bring at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import NEVER, rule
from bailey.games.burgundy_board.data import BUILDINGS, CRANE, GOODS, KINDS, SPECIES, rulebook
from bailey.games.burgundy_board.duchies import SPACES
from bailey.games.burgundy_board.rules.automata_cards import knowledge_tiles, left_over, tiles_on_cards
from bailey.games.burgundy_board.rules.goods import tiles_sold
from bailey.games.burgundy_board.rules.workers import has
from bailey.games.burgundy_board.state import AFTER, SOURCES
from bailey.games.burgundy_board.tiles import MOST_KNOWLEDGE, Effect, effect_tiles, knowledge

if TYPE_CHECKING:
    from bailey.games.burgundy_board.state import AutomataTable, Player, State, SupplyHolder

#: So many workers make a point.
WORKERS_A_POINT = 2
#: No tie-break of a player is larger.
WINS_TIES = 1000


@rule
def score(s: State, p: int) -> int:
    """Score a player as if the game ended now."""
    total = 0
    for source in range(len(SOURCES)):
        total += s.players[p].points[source]
    if p >= s.seats:
        return total + left_over(s)
    return total + supplies(s.players[p]) + knowledge_points(s, p)


@rule
def supplies(me: Player) -> int:
    """Count a point for each good and each silver, and one for every two workers."""
    return goods_of(me) + me.silver + me.workers // WORKERS_A_POINT


@rule
def goods_of(me: SupplyHolder) -> int:
    """Count the goods that are not sold."""
    total = 0
    for good in range(len(GOODS)):
        total += me.goods[good]
    return total


@rule
def knowledge_points(s: State, p: int) -> int:
    """Score the knowledge tiles in the duchy that count at the end."""
    me = s.players[p]
    total = 0
    for n in range(1, MOST_KNOWLEDGE + 1):
        if (me.knows >> n) & 1:
            total += points_of(s, p, n)
    if me.built[CRANE] > 0 and has(me, Effect.END_BUILDINGS):
        total += effect_tiles(Effect.END_BUILDINGS).amount
    return total


@rule
def points_of(s: State, p: int, n: int) -> int:
    """Score one knowledge tile."""
    me = s.players[p]
    effect, amount = knowledge(n).effect, knowledge(n).amount
    if effect == Effect.END_SOLD_GOODS:
        return types_sold(me) * s.knowledge_15
    if effect == Effect.END_BUILDINGS:
        return buildings_of(me, knowledge(n).of) * amount
    if effect == Effect.END_SPECIES:
        return species_of(me) * amount
    if effect == Effect.END_SOLD_TILES:
        return tiles_sold(me) * amount
    if effect == Effect.END_BONUS_TILES:
        return bonus_tiles(s, p) * s.knowledge_26
    return 0


@rule
def types_sold(me: Player) -> int:
    """Count the types of goods of which a player has sold any."""
    total = 0
    for good in range(len(GOODS)):
        if me.sold[good] > 0:
            total += 1
    return total


@rule
def buildings_of(me: Player, of: int) -> int:
    """Count the buildings of some types, one bit each."""
    total = 0
    for which in range(len(BUILDINGS)):
        if (of >> which) & 1:
            total += me.built[which]
    return total


@rule
def species_of(me: Player) -> int:
    """Count the species in a duchy; geese are one more."""
    total = 0
    for species in range(len(SPECIES)):
        total += (me.species >> species) & 1
    return total


@rule
def bonus_tiles(s: State, p: int) -> int:
    """Count the bonus tiles that a player has taken for full colours."""
    total = 0
    for kind in range(len(KINDS)):
        if s.first_bonus[kind] == p or s.second_bonus[kind] == p:
            total += 1
    return total


@rule
def tiebreak(s: State, p: int) -> int:
    """The Automata wins ties; among people more empty spaces win, or as an option fewer, then who is later in turn."""
    if p >= s.seats:
        return WINS_TIES
    empty = SPACES
    for kind in range(len(KINDS)):
        empty -= s.players[p].placed[kind]
    place = 0
    while s.order[place] != p:
        place += 1
    if s.fewest_empty:
        empty = SPACES - empty
    return empty * len(s.order) + place


@rule
def automata_points(s: State, line: int, phase: int) -> int:
    """Return what was noted of the Automata after a phase."""
    noted = s.automata_after[phase * len(AFTER) + line]
    return noted if noted >= 0 else NEVER


def breakdown(s: State, p: int) -> list[dict[str, object]]:
    """Score a player line by line."""
    me = s.players[p]
    lines = scored(me)
    if p >= s.seats:
        return [*lines, *automata_left_over(s)]
    lines += [
        *goods_and_silver(me),
        {"line": "workers", "count": me.workers, "points": me.workers // WORKERS_A_POINT},
    ]
    known_points = [(n, points_of(s, p, n)) for n in range(1, MOST_KNOWLEDGE + 1) if me.knows >> n & 1]
    lines += [{"line": "knowledge", "card": f"knowledge-{n}", "points": points} for n, points in known_points if points]
    crane = knowledge_points(s, p) - sum(points for _, points in known_points)
    return [*lines, {"line": "crane", "points": crane}] if crane else lines


def scored(me: SupplyHolder) -> list[dict[str, object]]:
    """Return what was scored in the game, by sources."""
    return [{"line": source, "points": me.points[i]} for i, source in enumerate(SOURCES) if me.points[i]]


def goods_and_silver(me: SupplyHolder) -> list[dict[str, object]]:
    """Return the lines for goods and silver that are left."""
    goods = goods_of(me)
    return [
        {"line": "goods", "count": goods, "points": goods},
        {"line": "silver", "count": me.silver, "points": me.silver},
    ]


def automata_left_over(s: AutomataTable) -> list[dict[str, object]]:
    """Return the lines for what is left over of the Automata."""
    known, covered, kept = knowledge_tiles(s), tiles_on_cards(s), s.reserve.size + s.wilds.size
    return [
        *goods_and_silver(s.players[s.seats]),
        {"line": "automata_knowledge", "count": known, "points": known * rulebook().knowledge_points},
        {"line": "automata_reserve", "count": kept, "points": kept},
        {"line": "automata_unfinished", "count": covered, "points": covered * rulebook().unfinished_points},
    ]
