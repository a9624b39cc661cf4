"""The events of the Castles of Burgundy card game, for its log, animations and replays."""

from __future__ import annotations

from bailey.core import CARD, NUMBER, PLAYER, SLOT, Events, Told, word_of

GOOD = word_of("good")
ANIMAL = word_of("animal")
TYPE = word_of("type")
ROUND = word_of("round")


class What(Events):
    """The kinds of events."""

    ROUND_BEGAN = Told("round_began", round=ROUND)
    DEALT_ROW = Told("dealt_row", row=NUMBER, card=CARD)
    DREW = Told("drew", player=PLAYER, card=SLOT)
    PLAYED = Told("played", player=PLAYER, card=CARD, act=True)
    PAID_WORKERS = Told("paid_workers", player=PLAYER, amount=NUMBER, act=True)
    TOOK = Told("took", player=PLAYER, row=NUMBER, card=CARD, act=True)
    DISCARDED = Told("discarded", player=PLAYER, card=CARD, act=True)
    PLACED = Told("placed", player=PLAYER, card=CARD, stack=NUMBER, height=NUMBER, act=True)
    COMPLETED = Told("completed", player=PLAYER, type=TYPE)
    FIRST_TRIPLE = Told("first_triple", player=PLAYER, type=TYPE, gain=True)
    ALL_SEVEN = Told("all_seven", player=PLAYER, amount=NUMBER, gain=True)
    CHOSE_BONUS = Told("chose_bonus", player=PLAYER, round=ROUND, bonus=NUMBER, act=True)
    GAINED_POINTS = Told("gained_points", player=PLAYER, amount=NUMBER, gain=True)
    GAINED_SILVER = Told("gained_silver", player=PLAYER, amount=NUMBER, gain=True)
    GAINED_WORKERS = Told("gained_workers", player=PLAYER, amount=NUMBER, gain=True)
    TOOK_GOOD = Told("took_good", player=PLAYER, good=GOOD, pile=NUMBER, gain=True)
    TOOK_ANIMAL = Told("took_animal", player=PLAYER, animal=ANIMAL, pile=NUMBER, gain=True)
    SHOWED_GOOD = Told("showed_good", pile=NUMBER, good=GOOD)
    SHOWED_ANIMAL = Told("showed_animal", pile=NUMBER, animal=ANIMAL)
    SPLIT_GOODS = Told("split_goods", pile=NUMBER)
    SPLIT_ANIMALS = Told("split_animals", pile=NUMBER)
    SOLD = Told("sold", player=PLAYER, good=GOOD, amount=NUMBER)
    TOOK_START_CARD = Told("took_start_card", player=PLAYER)
    CONVERTED = Told("converted", player=PLAYER, workers=NUMBER, silver=NUMBER, act=True)
    DECLINED = Told("declined", player=PLAYER, act=True)
    NOTHING_HAPPENED = Told("nothing_happened", player=PLAYER, card=CARD, vain=True)
    BOUGHT = Told("bought", player=PLAYER, act=True)
    SHOWED_BOUGHT = Told("showed_bought", player=PLAYER, card=CARD)
    KEPT = Told("kept", player=PLAYER, card=CARD, act=True)
    USED = Told("used", player=PLAYER, card=CARD, act=True)
    RESHUFFLED = Told("reshuffled")
    ROUND_ENDED = Told("round_ended", round=ROUND)
    START_PLAYER = Told("start_player", player=PLAYER)
    CLOISTER_POINT = Told("cloister_point", player=PLAYER, card=CARD)
    COMPARED = Told("compared", round=ROUND, own=NUMBER, aaron=NUMBER)
    AARON_AHEAD = Told("aaron_ahead", round=ROUND)
    NONE_LEFT = Told("none_left", player=PLAYER, vain=True)
    EQUAL_TOPS = Told("equal_tops")
