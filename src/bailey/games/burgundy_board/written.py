"""Positions written by people: their completion, and their faults."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, is_empty, misplaced, scorers, todo
from bailey.games.burgundy_board.data import (
    BACKS,
    BUILDING,
    COPIES_OF_GOOD,
    DEPOTS,
    GOODS,
    INN,
    INN_BACK,
    KINDS,
    ROUNDS,
)
from bailey.games.burgundy_board.duchies import SPACES, space_of
from bailey.games.burgundy_board.rules.automata_cards import colour_at_first, deal_castle, deal_first_cards, kind_at
from bailey.games.burgundy_board.rules.duchy import enter, fits_kind, has_inn, region_at
from bailey.games.burgundy_board.rules.goods import MOST_TYPES, comes_to_light, types_held
from bailey.games.burgundy_board.rules.posts import PATHS_TO_JOIN, full_paths
from bailey.games.burgundy_board.rules.rounds import roll_dice
from bailey.games.burgundy_board.rules.turn import begin_turn
from bailey.games.burgundy_board.rules.workers import has
from bailey.games.burgundy_board.state import HOMES, NO_DUCHY, NO_GOOD, NO_PLAYER, AutomataTable, Player, State
from bailey.games.burgundy_board.steps import Step
from bailey.games.burgundy_board.tiles import ALL_TILES, AUTOMATA_CARDS, IDS, MOST_ITEMS, ROUTES, Effect, tile

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bailey.core import Cells, Pile

# Completion


def complete(s: State, turn: int) -> None:
    """Complete a written position, and begin the phase, the round, or the turn of a player.

    The phase begins if nothing lies in the depots, the round if the white die shows nothing.
    """
    complete_table(s)
    if s.white == 0:
        todo(s, 0, Step.BEGIN_PHASE if phase_begins(s) else Step.BEGIN_ROUND)
    else:
        for p in range(s.seats):
            if not any(s.players[p].dice) and not s.players[p].has_played:
                roll_dice(s, p)
        begin_turn(s, turn)
    for p in reversed(range(s.seats)):
        if not s.players[p].spaces.taken():
            todo(s, p, Step.START_CASTLE)


def complete_table(s: State) -> None:
    """Fill in what was left out: the order of play, the cards of the Automata, duchies, and the goods to come."""
    if s.order[0] == NO_PLAYER:
        s.order[: scorers(s)] = sorted(range(scorers(s)), key=lambda p: -s.players[p].track)
    if s.printed and s.sides[0].card.size == 0:
        deal_first_cards(s)
        deal_castle(s)
    for p in range(s.seats):
        if s.players[p].duchy == NO_DUCHY:
            s.players[p].duchy = s.duchy
    for which in range(s.round, 0 if phase_begins(s) else ROUNDS):
        if s.coming_goods[which] == NO_GOOD:
            s.coming_goods[which] = comes_to_light(s)


def phase_begins(s: State) -> bool:
    """Tell whether nothing lies in the depots, and the white die shows nothing."""
    lying = [*s.black.taken(), *(k for depot in s.depots for k in depot.tiles.taken())]
    return bool(s.white == 0 and not lying)


# Faults


def faults(s: State) -> Iterator[str]:
    """Yield the faults of a position, and sum up what is inner."""
    yield from _wrong_places(s)
    for p in range(s.seats):
        yield from _wrong_duchy(s.players[p], f"position.players[{p}]")
    yield from _wrong_automata(s)
    yield from _wrong_goods(s)
    yield from _wrong_order(s)
    yield from _wrong_bonus_tiles(s)
    yield from _wrong_joined(s)
    if s.pending == 0 and s.taken.size:
        yield "position.taken: holds tiles only in the middle of a turn; put them somewhere else"
    if s.pending == 0 and s.white == 0 and s.round == ROUNDS:
        yield f"position.round: after round {ROUNDS} the phase is over; write the next phase with round 0"


def _wrong_places(s: State) -> Iterator[str]:
    """Find cards in a place for others."""
    own: list[tuple[str, Pile | Cells]] = [
        (f"position.players[{p}].storage", s.players[p].storage) for p in range(scorers(s))
    ]
    own += [(f"position.players[{p}].spaces", s.players[p].spaces) for p in range(scorers(s))]
    yield from wrong_places_of_automata(s, own)
    for back, name in enumerate(BACKS):
        where, homes = f"position.supplies[{back}]", {*HOMES[back]}
        yield from misplaced(IDS, where, s.supplies[back].tiles, f"a {name} tile", homes.__contains__)
    yield from misplaced(IDS, "position.open_inns", s.open_inns, "an inn", {*HOMES[INN_BACK]}.__contains__)
    routes = [(f"position.players[{p}].route", s.players[p].route) for p in range(scorers(s))]
    for where, here in [*routes, ("position.unused_routes", s.unused_routes)]:
        yield from misplaced(IDS, where, here, "a tile of a trade route", ROUTES.__contains__)


def wrong_places_of_automata(s: AutomataTable, more: Iterable[tuple[str, Pile | Cells]]) -> Iterator[str]:
    """Find what is no tile where tiles lie, in `more` places too, and no card of the Automata where these lie."""
    places: list[tuple[str, Pile | Cells]] = [(f"position.depots[{d}].tiles", s.depots[d].tiles) for d in range(DEPOTS)]
    places += [(f"position.sides[{side}].items", s.sides[side].items) for side in range(2)]
    names = ("black", "taken", "discard", "reserve", "wilds", "finished")
    places += [(f"position.{name}", getattr(s, name)) for name in names]
    for where, here in [*places, *more]:
        yield from misplaced(IDS, where, here, "a tile", range(ALL_TILES).__contains__)
    cards = [(f"position.sides[{side}].card", s.sides[side].card) for side in range(2)]
    for where, here in [*cards, *((f"position.{n}", getattr(s, n)) for n in ("automata_deck", "automata_discard"))]:
        yield from misplaced(IDS, where, here, "a card of the Automata", AUTOMATA_CARDS.__contains__)


def _wrong_duchy(me: Player, where: str) -> Iterator[str]:
    """Find tiles that do not fit, and sum the duchy up."""
    for name in ("reach", "filled", "towns", "placed", "built", "open", "open_dice", "lacking", "on_path"):
        setattr(me, name, [0] * len(getattr(me, name)))
    me.species = me.knows = me.fits = me.inned = 0
    lying = me.spaces.taken()
    if lying and me.duchy == NO_DUCHY:
        yield f"{where}.duchy: say which duchy the tiles of `spaces` lie in"
        return
    alike = []
    for k in lying:
        c = card_at(me.spaces, k)
        if not fits_kind(c, space_of(me.duchy * SPACES + k).kind):
            yield f"{where}.spaces[{k}]: {IDS[c]} does not fit there; the space is for another kind"
            return
        if tile(c).kind == BUILDING and me.towns[region_at(me, k)] >> tile(c).building & 1:
            alike.append(k)
        if tile(c).kind == INN and has_inn(me, region_at(me, k)):
            yield f"{where}.spaces[{k}]: its region has an inn already; put it into another"
        enter(me, c, k)
    if alike and not has(me, Effect.SEVERAL_ALIKE):
        yield f"{where}.spaces[{alike[0]}]: its town has this building already; only knowledge 1 allows several"
    if types_held(me) > MOST_TYPES:
        yield f"{where}.goods: holds {types_held(me)} types; there is room for {MOST_TYPES}"


def _wrong_automata(s: State) -> Iterator[str]:
    """Find what the Automata cannot have, and count its colours."""
    if not s.printed:
        for name in ("reserve", "wilds", "finished"):
            if getattr(s, name).size:
                yield f"position.{name}: belongs to the Automata, which does not play; leave it out"
        return
    where, him = f"position.players[{s.seats}]", s.players[s.seats]
    if him.storage.size or him.spaces.taken() or him.workers or any(him.dice):
        yield f"{where}: the Automata has no duchy board, storage, workers or dice; leave them out"
    yield from wrong_cards_of_automata(s)


def wrong_cards_of_automata(s: AutomataTable) -> Iterator[str]:
    """Count the Automata's colours, and find what cannot lie on its cards."""
    him = s.players[s.seats]
    him.placed = [colour_at_first(s, kind) for kind in range(len(KINDS))]
    for i in range(s.finished.size):
        him.placed[tile(card_at(s.finished, i)).kind] += 1
    if s.sides[0].card.size != s.sides[1].card.size:
        yield "position.sides: write both cards of the Automata, or none"
        return
    for side in range(2):
        yield from _wrong_items(s, side)


def _wrong_items(s: AutomataTable, side: int) -> Iterator[str]:
    """Find tiles on items of a card that they do not fit."""
    here = s.sides[side]
    for item in range(MOST_ITEMS):
        if is_empty(here.items, item):
            continue
        kind = kind_at(here, item) if here.card.size else -1
        if kind < 0:
            yield f"position.sides[{side}].items[{item}]: the card has no such item; leave it empty"
        elif tile(card_at(here.items, item)).kind != kind and not here.items.beside[item].wild:
            yield f"position.sides[{side}].items[{item}]: the item is for {KINDS[kind]}; only wild tiles may differ"
    if here.card.size and s.pending == 0 and all(not _open(s, side, item) for item in range(MOST_ITEMS)):
        yield f"position.sides[{side}]: a card that is full is finished at once; deal the next one"


def _open(s: AutomataTable, side: int, item: int) -> bool:
    return kind_at(s.sides[side], item) >= 0 and is_empty(s.sides[side].items, item)


def _wrong_goods(s: State) -> Iterator[str]:
    """Find more goods of a type than there are, and count those that nobody has seen."""
    for good, name in enumerate(GOODS):
        seen = s.coming_goods.count(good) + sum(depot.goods[good] for depot in s.depots)
        seen += sum(s.players[p].goods[good] + s.players[p].sold[good] for p in range(scorers(s)))
        if seen > COPIES_OF_GOOD:
            yield f"position: shows {seen} goods of {name}; there are {COPIES_OF_GOOD}"
        s.unseen_goods[good] = COPIES_OF_GOOD - seen


def _wrong_order(s: State) -> Iterator[str]:
    """Find an order of play that does not fit the track."""
    order = s.order[: scorers(s)]
    if all(p == NO_PLAYER for p in s.order):
        return
    if sorted(order) != [*range(scorers(s))] or any(p != NO_PLAYER for p in s.order[scorers(s) :]):
        yield f"position.order: name each of the players 0 to {scorers(s) - 1} once, or leave it out"
        return
    tracks = [s.players[p].track for p in order]
    if tracks != sorted(tracks, reverse=True):
        yield "position.order: whoever is further on the track comes first"


def _wrong_bonus_tiles(s: State) -> Iterator[str]:
    """Find bonus tiles that nobody can have."""
    for kind, name in enumerate(KINDS):
        first, second = s.first_bonus[kind], s.second_bonus[kind]
        if not NO_PLAYER <= first < scorers(s) or not NO_PLAYER <= second < scorers(s):
            yield f"position.first_bonus: of {name} it is held by a player, or by {NO_PLAYER}, nobody"
        elif second != NO_PLAYER and first in {NO_PLAYER, second}:
            yield f"position.second_bonus: of {name} it goes to another player than the larger one, and after it"


def _wrong_joined(s: State) -> Iterator[str]:
    """Find bonuses for joined border posts that nobody can have."""
    for name in ("first_joined", "second_joined"):
        who = getattr(s, name)
        if who != NO_PLAYER and (who >= s.seats or full_paths(s.players[who]) < PATHS_TO_JOIN):
            yield f"position.{name}: is a player with {PATHS_TO_JOIN} full paths, or {NO_PLAYER}, nobody"
            return
    if s.second_joined != NO_PLAYER and s.first_joined in {NO_PLAYER, s.second_joined}:
        yield "position.second_joined: goes to another player than the larger bonus, and after it"
