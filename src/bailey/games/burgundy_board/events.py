"""The events of the Castles of Burgundy, the board game, for its log, animations and replays."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import CARD, NUMBER, PLAYER, Told, word_of


class What(IntEnum):
    """The kinds of events."""

    CHOSE_DUCHY = 0
    START_CASTLE = 1
    PHASE_BEGAN = 2
    CLEARED = 3
    FILLED = 4
    GOODS_LAID = 5
    ROUND_BEGAN = 6
    ROLLED = 7
    WHITE_DIE = 8
    GOOD_ARRIVED = 9
    TURN_BEGAN = 10
    PAID_WORKERS = 11
    PAID_SILVER = 12
    TOOK = 13
    DISCARDED = 14
    PLACED = 15
    REGION_FILLED = 16
    COLOUR_FILLED = 17
    SCORED_ANIMALS = 18
    GAINED_SILVER = 19
    GAINED_WORKERS = 20
    GAINED_POINTS = 21
    DREW_GOOD = 22
    TOOK_GOODS = 23
    ADVANCED = 24
    SOLD = 25
    EXTRA_ACTION = 26
    NOTHING_HAPPENED = 27
    DECLINED = 28
    BOUGHT = 29
    HIRED = 30
    MINES_PAID = 31
    PHASE_ENDED = 32
    AUTOMATA_GOODS = 33
    AUTOMATA_CARD = 34
    AUTOMATA_SKIPPED = 35
    AUTOMATA_ROLLED = 36
    AUTOMATA_CHECKED = 37
    AUTOMATA_FOUND = 38
    AUTOMATA_RESERVE = 39
    AUTOMATA_WILD = 40
    AUTOMATA_MADE_WILD = 41
    AUTOMATA_NO_TILE = 42
    AUTOMATA_KEPT = 43
    AUTOMATA_FINISHED = 44
    AUTOMATA_BOX = 45
    AUTOMATA_BOUGHT = 46
    AUTOMATA_SLID = 47
    AUTOMATA_SHUFFLED = 48
    USED_EFFECT = 49
    ROUTE_DEALT = 50
    ROUTE_PAID = 51
    PATH_JOINED = 52
    POSTS_JOINED = 53
    AUTOMATA_IN_VAIN = 54
    AUTOMATA_NONE_IN_RESERVE = 55


GOOD = word_of("good")
KIND = word_of("kind")
PHASE = word_of("phase")
SPECIES = word_of("species")
DUCHY = word_of("duchy")
SIDE = word_of("side")
SOURCE = word_of("source")
BUILDING = word_of("building")

_KINDS = {
    What.CHOSE_DUCHY: Told("chose_duchy", player=PLAYER, duchy=DUCHY),
    What.START_CASTLE: Told("start_castle", player=PLAYER, card=CARD, space=NUMBER),
    What.PHASE_BEGAN: Told("phase_began", phase=PHASE),
    What.CLEARED: Told("cleared", amount=NUMBER),
    What.FILLED: Told("filled", depot=NUMBER, slot=NUMBER, card=CARD),
    What.GOODS_LAID: Told("goods_laid", round=NUMBER, good=GOOD),
    What.ROUND_BEGAN: Told("round_began", phase=PHASE, round=NUMBER),
    What.ROLLED: Told("rolled", player=PLAYER, first=NUMBER, second=NUMBER),
    What.WHITE_DIE: Told("white_die", player=PLAYER, die=NUMBER),
    What.GOOD_ARRIVED: Told("good_arrived", good=GOOD, depot=NUMBER),
    What.TURN_BEGAN: Told("turn_began", player=PLAYER),
    What.PAID_WORKERS: Told("paid_workers", player=PLAYER, amount=NUMBER),
    What.PAID_SILVER: Told("paid_silver", player=PLAYER, amount=NUMBER),
    What.TOOK: Told("took", player=PLAYER, depot=NUMBER, slot=NUMBER, card=CARD),
    What.DISCARDED: Told("discarded", player=PLAYER, card=CARD),
    What.PLACED: Told("placed", player=PLAYER, card=CARD, space=NUMBER),
    What.REGION_FILLED: Told(
        "region_filled", player=PLAYER, kind=KIND, size=NUMBER, points=NUMBER, phase=NUMBER, gain=True
    ),
    What.COLOUR_FILLED: Told("colour_filled", player=PLAYER, kind=KIND, points=NUMBER, gain=True),
    What.SCORED_ANIMALS: Told("scored_animals", player=PLAYER, card=CARD, points=NUMBER, gain=True),
    What.GAINED_SILVER: Told("gained_silver", player=PLAYER, amount=NUMBER, gain=True),
    What.GAINED_WORKERS: Told("gained_workers", player=PLAYER, amount=NUMBER, gain=True),
    What.GAINED_POINTS: Told("gained_points", player=PLAYER, amount=NUMBER, gain=True),
    What.DREW_GOOD: Told("drew_good", player=PLAYER, good=GOOD),
    What.TOOK_GOODS: Told("took_goods", player=PLAYER, depot=NUMBER, good=GOOD, amount=NUMBER, gain=True),
    What.ADVANCED: Told("advanced", player=PLAYER, space=NUMBER),
    What.SOLD: Told("sold", player=PLAYER, good=GOOD, amount=NUMBER, points=NUMBER, gain=True),
    What.EXTRA_ACTION: Told("extra_action", player=PLAYER, die=NUMBER, gain=True),
    What.NOTHING_HAPPENED: Told("nothing_happened", player=PLAYER, card=CARD, vain=True),
    What.DECLINED: Told("declined", player=PLAYER),
    What.BOUGHT: Told("bought", player=PLAYER),
    What.HIRED: Told("hired", player=PLAYER, amount=NUMBER),
    What.MINES_PAID: Told("mines_paid", player=PLAYER, silver=NUMBER, workers=NUMBER),
    What.PHASE_ENDED: Told("phase_ended", phase=PHASE),
    What.AUTOMATA_GOODS: Told("automata_goods", player=PLAYER),
    What.AUTOMATA_CARD: Told("automata_card", side=SIDE, card=CARD),
    What.AUTOMATA_SKIPPED: Told("automata_skipped", card=CARD),
    What.AUTOMATA_ROLLED: Told("automata_rolled", player=PLAYER, die=NUMBER, white=NUMBER, side=SIDE),
    What.AUTOMATA_CHECKED: Told("automata_checked", depot=NUMBER, side=SIDE, kinds=NUMBER),
    What.AUTOMATA_FOUND: Told("automata_found", player=PLAYER, depot=NUMBER, card=CARD, side=SIDE, item=NUMBER),
    What.AUTOMATA_RESERVE: Told("automata_reserve", player=PLAYER, card=CARD, side=SIDE, item=NUMBER),
    What.AUTOMATA_WILD: Told("automata_wild", player=PLAYER, side=SIDE, item=NUMBER),
    What.AUTOMATA_MADE_WILD: Told("automata_made_wild", player=PLAYER, card=CARD),
    What.AUTOMATA_NO_TILE: Told("automata_no_tile", player=PLAYER),
    What.AUTOMATA_KEPT: Told("automata_kept", player=PLAYER, depot=NUMBER, card=CARD),
    What.AUTOMATA_FINISHED: Told("automata_finished", player=PLAYER, card=CARD, points=NUMBER),
    What.AUTOMATA_BOX: Told("automata_box", player=PLAYER, item=NUMBER),
    What.AUTOMATA_BOUGHT: Told("automata_bought", player=PLAYER, card=CARD),
    What.AUTOMATA_SLID: Told("automata_slid"),
    What.AUTOMATA_SHUFFLED: Told("automata_shuffled"),
    What.USED_EFFECT: Told("used_effect", player=PLAYER, building=BUILDING),
    What.ROUTE_DEALT: Told("route_dealt", player=PLAYER, card=CARD),
    What.ROUTE_PAID: Told("route_paid", player=PLAYER, card=CARD, good=GOOD, gain=True),
    What.PATH_JOINED: Told("path_joined", player=PLAYER, points=NUMBER, gain=True),
    What.POSTS_JOINED: Told("posts_joined", player=PLAYER, points=NUMBER, gain=True),
    What.AUTOMATA_IN_VAIN: Told("automata_in_vain", player=PLAYER),
    What.AUTOMATA_NONE_IN_RESERVE: Told("automata_none_in_reserve", player=PLAYER, side=SIDE, kinds=NUMBER),
}
TOLD = tuple(_KINDS[what] for what in What)
