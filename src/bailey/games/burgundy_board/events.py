"""The events of the Castles of Burgundy, the board game, for its log, animations and replays."""

from __future__ import annotations

from bailey.core import CARD, NUMBER, PLAYER, Events, Told, word_of
from bailey.games.burgundy_board.data import BUILDINGS, GOODS, KINDS, PHASES, SPECIES
from bailey.games.burgundy_board.duchies import DUCHIES
from bailey.games.burgundy_board.state import SOURCES

#: The words for numbers, of this game and of the companion.
WORDS = {
    "good": GOODS,
    "kind": KINDS,
    "phase": PHASES,
    "species": SPECIES,
    "duchy": DUCHIES,
    "building": BUILDINGS,
    "side": ("left", "right"),
    "source": SOURCES,
}
GOOD = word_of("good")
KIND = word_of("kind")
PHASE = word_of("phase")
DUCHY = word_of("duchy")
SIDE = word_of("side")
BUILDING = word_of("building")


class What(Events):
    """The kinds of events."""

    CHOSE_DUCHY = Told("chose_duchy", player=PLAYER, duchy=DUCHY, act=True)
    START_CASTLE = Told("start_castle", player=PLAYER, card=CARD, space=NUMBER)
    PHASE_BEGAN = Told("phase_began", phase=PHASE)
    CLEARED = Told("cleared", amount=NUMBER)
    FILLED = Told("filled", depot=NUMBER, slot=NUMBER, card=CARD)
    GOODS_LAID = Told("goods_laid", round=NUMBER, good=GOOD)
    ROUND_BEGAN = Told("round_began", phase=PHASE, round=NUMBER)
    ROLLED = Told("rolled", player=PLAYER, first=NUMBER, second=NUMBER)
    WHITE_DIE = Told("white_die", player=PLAYER, die=NUMBER)
    GOOD_ARRIVED = Told("good_arrived", good=GOOD, depot=NUMBER)
    TURN_BEGAN = Told("turn_began", player=PLAYER)
    PAID_WORKERS = Told("paid_workers", player=PLAYER, amount=NUMBER, act=True)
    PAID_SILVER = Told("paid_silver", player=PLAYER, amount=NUMBER, act=True)
    TOOK = Told("took", player=PLAYER, depot=NUMBER, slot=NUMBER, card=CARD, act=True)
    DISCARDED = Told("discarded", player=PLAYER, card=CARD, act=True)
    PLACED = Told("placed", player=PLAYER, card=CARD, space=NUMBER, act=True)
    REGION_FILLED = Told("region_filled", player=PLAYER, kind=KIND, size=NUMBER, points=NUMBER, phase=NUMBER, gain=True)
    COLOUR_FILLED = Told("colour_filled", player=PLAYER, kind=KIND, points=NUMBER, gain=True)
    SCORED_ANIMALS = Told("scored_animals", player=PLAYER, card=CARD, points=NUMBER, gain=True)
    GAINED_SILVER = Told("gained_silver", player=PLAYER, amount=NUMBER, gain=True)
    GAINED_WORKERS = Told("gained_workers", player=PLAYER, amount=NUMBER, gain=True)
    GAINED_POINTS = Told("gained_points", player=PLAYER, amount=NUMBER, gain=True)
    DREW_GOOD = Told("drew_good", player=PLAYER, good=GOOD)
    TOOK_GOODS = Told("took_goods", player=PLAYER, depot=NUMBER, good=GOOD, amount=NUMBER, gain=True)
    ADVANCED = Told("advanced", player=PLAYER, space=NUMBER)
    SOLD = Told("sold", player=PLAYER, good=GOOD, amount=NUMBER, points=NUMBER, gain=True)
    EXTRA_ACTION = Told("extra_action", player=PLAYER, die=NUMBER, gain=True)
    NOTHING_HAPPENED = Told("nothing_happened", player=PLAYER, card=CARD, vain=True)
    DECLINED = Told("declined", player=PLAYER, act=True)
    BOUGHT = Told("bought", player=PLAYER, act=True)
    HIRED = Told("hired", player=PLAYER, amount=NUMBER, act=True)
    MINES_PAID = Told("mines_paid", player=PLAYER, silver=NUMBER, workers=NUMBER)
    PHASE_ENDED = Told("phase_ended", phase=PHASE)
    AUTOMATA_GOODS = Told("automata_goods", player=PLAYER)
    AUTOMATA_CARD = Told("automata_card", side=SIDE, card=CARD)
    AUTOMATA_SKIPPED = Told("automata_skipped", card=CARD)
    AUTOMATA_ROLLED = Told("automata_rolled", player=PLAYER, die=NUMBER, white=NUMBER, side=SIDE)
    AUTOMATA_CHECKED = Told("automata_checked", depot=NUMBER, side=SIDE, kinds=NUMBER)
    AUTOMATA_FOUND = Told("automata_found", player=PLAYER, depot=NUMBER, card=CARD, side=SIDE, item=NUMBER)
    AUTOMATA_RESERVE = Told("automata_reserve", player=PLAYER, card=CARD, side=SIDE, item=NUMBER)
    AUTOMATA_WILD = Told("automata_wild", player=PLAYER, side=SIDE, item=NUMBER)
    AUTOMATA_MADE_WILD = Told("automata_made_wild", player=PLAYER, card=CARD)
    AUTOMATA_NO_TILE = Told("automata_no_tile", player=PLAYER)
    AUTOMATA_KEPT = Told("automata_kept", player=PLAYER, depot=NUMBER, card=CARD)
    AUTOMATA_FINISHED = Told("automata_finished", player=PLAYER, card=CARD, points=NUMBER)
    AUTOMATA_BOX = Told("automata_box", player=PLAYER, item=NUMBER)
    AUTOMATA_BOUGHT = Told("automata_bought", player=PLAYER, card=CARD)
    AUTOMATA_SLID = Told("automata_slid")
    AUTOMATA_SHUFFLED = Told("automata_shuffled")
    USED_EFFECT = Told("used_effect", player=PLAYER, building=BUILDING)
    ROUTE_DEALT = Told("route_dealt", player=PLAYER, card=CARD)
    ROUTE_PAID = Told("route_paid", player=PLAYER, card=CARD, good=GOOD, gain=True)
    PATH_JOINED = Told("path_joined", player=PLAYER, points=NUMBER, gain=True)
    POSTS_JOINED = Told("posts_joined", player=PLAYER, points=NUMBER, gain=True)
    AUTOMATA_IN_VAIN = Told("automata_in_vain", player=PLAYER)
    AUTOMATA_NONE_IN_RESERVE = Told("automata_none_in_reserve", player=PLAYER, side=SIDE, kinds=NUMBER)
