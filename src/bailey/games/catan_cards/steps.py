"""The steps of a turn of the Catan Card Game, and of what cards do in it."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """The steps of the setup, of a turn, and of the effects within it."""

    LAY_OUT = 0
    START_SEARCH = 1
    BEGIN_TURN = 2
    BEFORE_ROLL = 3
    NAME_NUMBER = 4
    FACE = 5
    END_EVENT = 6
    PRODUCE = 7
    CHECK = 8
    ACT = 9
    LAST_OFFER = 10
    DRAW_PHASE = 11
    FILL_HAND = 12
    FILL_MORE = 13
    CUT_HAND = 14
    EXCHANGE = 15
    REPLACE = 16
    END_TURN = 17
    LOOK_THROUGH = 18
    TAKE_CARD = 19
    PAY = 20
    PAY_ANY = 21
    GAIN = 22
    RECEIVE = 23
    STEAL = 24
    GIVE_BACK = 25
    OPERATE = 26
    REACT = 27
    PICK = 28
    HAND_CHECK = 29
    SPY = 30
    PUT_UNDER = 31
    MASTER_SEARCH = 32
    PUT_BACK = 33
    SWAP = 34
    LOOK_THROUGH_REGIONS = 35
    TAKE_REGION = 36
    DRAW_REGION = 37
    PLACE_REGION = 38
    SHUFFLE_REGIONS = 39
    OFFER = 40
    ANSWER = 41
    PLENTY = 42
    AT_MOMENT = 43
    FETCH = 44
    GIVE_REGION = 45
    TAKE_RIVALS_REGION = 46
    SAVE = 47
    CHOOSE = 48
    NAME_CARDS = 49
    PICK_OWN = 50
    SILENCE = 51
    INSTEAD = 52
    GIVE_MORE = 53
    PEEK_NEXT = 54
    KEEP_ONE = 55
    CHOOSE_REGIONS = 56
    PUT_SOME = 57
    DRAW_TOPS = 58
    SEARCH_FREE = 59
    AT_EVENT = 60
    BLOCK = 61
    TAKE_TOP = 62
    PUT_SAME = 63
    TAKE_FROM = 64
    NAME_RESOURCE = 65
    PAY_GOLD = 66
    PAWN = 67
    REDEEM = 68
    AT_BUILT = 69
    PAY_MAGIC = 70
    CANCEL = 71
    NAME_FACE = 72
    WARD = 73
    FREE_CITY = 74
    SWAP_FIRST = 75
    SWAP_SECOND = 76
    LOOK_THROUGH_EVENTS = 77
    REMOVE_EVENT = 78
    DRAIN = 79
    LEAVE_REGION = 80
    CHANGE_REGION = 81
    TAKE_BUILT = 82
    PUT_ON_CARD = 83
    PUT_ON_REGION = 84
    FILL_TOPS = 85
    SEARCH_BY_MAGIC = 86
