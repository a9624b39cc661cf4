"""What the log, the animation and the replay of the Castles of Burgundy card game are told."""

from __future__ import annotations

from enum import IntEnum

from bailey.core import Told


class What(IntEnum):
    """Everything that can happen."""

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


#: What brings something, and what says that nothing is brought.
GAINS = {
    What.FIRST_TRIPLE,
    What.ALL_SEVEN,
    What.GAINED_POINTS,
    What.GAINED_SILVER,
    What.GAINED_WORKERS,
    What.TOOK_GOOD,
    What.TOOK_ANIMAL,
}
VAIN = {What.NOTHING_HAPPENED, What.NONE_LEFT}

TOLD = tuple(
    Told(what.name.lower(), arguments, gain=what in GAINS, vain=what in VAIN)
    for what, arguments in {
        What.ROUND_BEGAN: ("round",),
        What.DEALT_ROW: ("row", "card"),
        What.DREW: ("player", "slot"),
        What.PLAYED: ("player", "card"),
        What.PAID_WORKERS: ("player", "amount"),
        What.TOOK: ("player", "row", "card"),
        What.DISCARDED: ("player", "card"),
        What.PLACED: ("player", "card", "stack", "height"),
        What.COMPLETED: ("player", "type"),
        What.FIRST_TRIPLE: ("player", "type"),
        What.ALL_SEVEN: ("player", "amount"),
        What.CHOSE_BONUS: ("player", "round", "bonus"),
        What.GAINED_POINTS: ("player", "amount"),
        What.GAINED_SILVER: ("player", "amount"),
        What.GAINED_WORKERS: ("player", "amount"),
        What.TOOK_GOOD: ("player", "good", "pile"),
        What.TOOK_ANIMAL: ("player", "animal", "pile"),
        What.SHOWED_GOOD: ("pile", "good"),
        What.SHOWED_ANIMAL: ("pile", "animal"),
        What.SPLIT_GOODS: ("pile",),
        What.SPLIT_ANIMALS: ("pile",),
        What.SOLD: ("player", "good", "amount"),
        What.TOOK_START_CARD: ("player",),
        What.CONVERTED: ("player", "workers", "silver"),
        What.DECLINED: ("player",),
        What.NOTHING_HAPPENED: ("player", "card"),
        What.BOUGHT: ("player",),
        What.SHOWED_BOUGHT: ("player", "card"),
        What.KEPT: ("player", "card"),
        What.USED: ("player", "card"),
        What.RESHUFFLED: (),
        What.ROUND_ENDED: ("round",),
        What.START_PLAYER: ("player",),
        What.CLOISTER_POINT: ("player", "card"),
        What.COMPARED: ("round", "own", "aaron"),
        What.AARON_AHEAD: ("round",),
        What.NONE_LEFT: ("player",),
        What.EQUAL_TOPS: (),
    }.items()
)
