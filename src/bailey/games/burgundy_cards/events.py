"""The events of the Castles of Burgundy card game, for its log, animations and replays."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import CARD, NUMBER, PLAYER, SLOT, Told, word_of


class What(IntEnum):
    """The kinds of events."""

    ROUND_BEGAN = 0
    DEALT_ROW = 1
    DREW = 2
    PLAYED = 3
    PAID_WORKERS = 4
    TOOK = 5
    DISCARDED = 6
    PLACED = 7
    COMPLETED = 8
    FIRST_TRIPLE = 9
    ALL_SEVEN = 10
    CHOSE_BONUS = 11
    GAINED_POINTS = 12
    GAINED_SILVER = 13
    GAINED_WORKERS = 14
    TOOK_GOOD = 15
    TOOK_ANIMAL = 16
    SHOWED_GOOD = 17
    SHOWED_ANIMAL = 18
    SPLIT_GOODS = 19
    SPLIT_ANIMALS = 20
    SOLD = 21
    TOOK_START_CARD = 22
    CONVERTED = 23
    DECLINED = 24
    NOTHING_HAPPENED = 25
    BOUGHT = 26
    SHOWED_BOUGHT = 27
    KEPT = 28
    USED = 29
    RESHUFFLED = 30
    ROUND_ENDED = 31
    START_PLAYER = 32
    CLOISTER_POINT = 33
    COMPARED = 34
    AARON_AHEAD = 35
    NONE_LEFT = 36
    EQUAL_TOPS = 37


GOOD = word_of("good")
ANIMAL = word_of("animal")
TYPE = word_of("type")
ROUND = word_of("round")

_KINDS = {
    What.ROUND_BEGAN: Told("round_began", round=ROUND),
    What.DEALT_ROW: Told("dealt_row", row=NUMBER, card=CARD),
    What.DREW: Told("drew", player=PLAYER, card=SLOT),
    What.PLAYED: Told("played", player=PLAYER, card=CARD),
    What.PAID_WORKERS: Told("paid_workers", player=PLAYER, amount=NUMBER),
    What.TOOK: Told("took", player=PLAYER, row=NUMBER, card=CARD),
    What.DISCARDED: Told("discarded", player=PLAYER, card=CARD),
    What.PLACED: Told("placed", player=PLAYER, card=CARD, stack=NUMBER, height=NUMBER),
    What.COMPLETED: Told("completed", player=PLAYER, type=TYPE),
    What.FIRST_TRIPLE: Told("first_triple", player=PLAYER, type=TYPE, gain=True),
    What.ALL_SEVEN: Told("all_seven", player=PLAYER, amount=NUMBER, gain=True),
    What.CHOSE_BONUS: Told("chose_bonus", player=PLAYER, round=ROUND, bonus=NUMBER),
    What.GAINED_POINTS: Told("gained_points", player=PLAYER, amount=NUMBER, gain=True),
    What.GAINED_SILVER: Told("gained_silver", player=PLAYER, amount=NUMBER, gain=True),
    What.GAINED_WORKERS: Told("gained_workers", player=PLAYER, amount=NUMBER, gain=True),
    What.TOOK_GOOD: Told("took_good", player=PLAYER, good=GOOD, pile=NUMBER, gain=True),
    What.TOOK_ANIMAL: Told("took_animal", player=PLAYER, animal=ANIMAL, pile=NUMBER, gain=True),
    What.SHOWED_GOOD: Told("showed_good", pile=NUMBER, good=GOOD),
    What.SHOWED_ANIMAL: Told("showed_animal", pile=NUMBER, animal=ANIMAL),
    What.SPLIT_GOODS: Told("split_goods", pile=NUMBER),
    What.SPLIT_ANIMALS: Told("split_animals", pile=NUMBER),
    What.SOLD: Told("sold", player=PLAYER, good=GOOD, amount=NUMBER),
    What.TOOK_START_CARD: Told("took_start_card", player=PLAYER),
    What.CONVERTED: Told("converted", player=PLAYER, workers=NUMBER, silver=NUMBER),
    What.DECLINED: Told("declined", player=PLAYER),
    What.NOTHING_HAPPENED: Told("nothing_happened", player=PLAYER, card=CARD, vain=True),
    What.BOUGHT: Told("bought", player=PLAYER),
    What.SHOWED_BOUGHT: Told("showed_bought", player=PLAYER, card=CARD),
    What.KEPT: Told("kept", player=PLAYER, card=CARD),
    What.USED: Told("used", player=PLAYER, card=CARD),
    What.RESHUFFLED: Told("reshuffled"),
    What.ROUND_ENDED: Told("round_ended", round=ROUND),
    What.START_PLAYER: Told("start_player", player=PLAYER),
    What.CLOISTER_POINT: Told("cloister_point", player=PLAYER, card=CARD),
    What.COMPARED: Told("compared", round=ROUND, own=NUMBER, aaron=NUMBER),
    What.AARON_AHEAD: Told("aaron_ahead", round=ROUND),
    What.NONE_LEFT: Told("none_left", player=PLAYER, vain=True),
    What.EQUAL_TOPS: Told("equal_tops"),
}
TOLD = tuple(_KINDS[what] for what in What)
