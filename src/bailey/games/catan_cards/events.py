"""The events of the Catan Card Game, for its log, animations and replays.

A `SLOT` is a card that may be hidden: viewers who do not know it see null.
"""

from __future__ import annotations

from enum import IntEnum

from bailey.core import CARD, NUMBER, PLAYER, SLOT, Told, word_of


class What(IntEnum):
    """The kinds of events."""

    SEARCHED = 0
    TOOK = 1
    LAID_OUT = 2
    TURN_BEGAN = 3
    NAMED_NUMBER = 4
    ROLLED_NUMBER = 5
    ROLLED_FACE = 6
    TOURNAMENT_WON = 7
    NOBODY_WON = 8
    NO_HOLDER = 9
    BRIGANDS_QUIET = 10
    BRIGANDS_COUNTED = 11
    TURNED_UP = 12
    PUT_BACK = 13
    SHUFFLED_EVENTS = 14
    GAINED = 15
    PRODUCED = 16
    LOST = 17
    PAID = 18
    STOLE = 19
    NO_ROOM = 20
    BUILT_ROAD = 21
    BUILT_SETTLEMENT = 22
    BUILT_CITY = 23
    BUILT = 24
    PLACED_REGION = 25
    PULLED_DOWN = 26
    TRADED = 27
    PLAYED = 28
    COUNTERED = 29
    NOT_COUNTERED = 30
    DUEL_ROLLED = 31
    RETURNED = 32
    SAW_HAND = 33
    TOOK_FROM_HAND = 34
    PUT_UNDER = 35
    DREW = 36
    SEARCHED_REGIONS = 37
    SHUFFLED_REGIONS = 38
    OFFERED = 39
    ACCEPTED = 40
    DECLINED = 41
    KNIGHT_TOKEN = 42
    COMMERCE_TOKEN = 43
    KNIGHT_TOKEN_BACK = 44
    COMMERCE_TOKEN_BACK = 45
    WON = 46
    CAP_REACHED = 47
    USED = 48
    CANCELLED = 49
    FETCHED = 50
    EXCHANGED_REGIONS = 51
    SILENCED = 52
    NAMED_CARD = 53
    SAVED = 54
    SAW_EVENT = 55
    SAW_NEXT = 56
    LAID_BACK = 57
    BUILT_METROPOLIS = 58
    BLOCKED_STACK = 59
    REVEALED = 60
    KEPT = 61
    SPENT_KEPT = 62
    NAMED_RESOURCE = 63
    PAWNED = 64
    REDEEMED = 65
    BUILT_CITADEL = 66
    PUT_WIZARD = 67
    ADDED_MAGIC = 68
    SPENT_MAGIC = 69
    LOST_MAGIC = 70
    NAMED_FACE = 71
    ROLLED_DIE = 72
    CONTEST = 73
    SWAPPED_SITES = 74
    SEARCHED_EVENTS = 75
    REMOVED_EVENT = 76
    CHANGED_REGION = 77
    TOOK_BUILT = 78
    PUT_ON = 79
    LEFT = 80
    IDLE = 81
    LIES_OPEN = 82
    FULL = 83
    LAPSED = 84
    COUNTS_AGAIN = 85
    NO_EFFECT = 86
    NOTHING_TO_ROB = 87


#: Whose holder an event concerns: that of a token, or whoever has most of some cards.
TOKENS = ("knight", "commerce", "most")
KNIGHT_TOKEN, COMMERCE_TOKEN, MOST_CARDS = range(len(TOKENS))

_RESOURCE = word_of("resource")
_SIDE = word_of("side")
_END = word_of("end")
_KINDS = {
    What.SEARCHED: Told("searched", player=PLAYER, stack=NUMBER),
    What.TOOK: Told("took", player=PLAYER, card=SLOT, stack=NUMBER),
    What.LAID_OUT: Told("laid_out", player=PLAYER, card=CARD, column=NUMBER, side=_SIDE),
    What.TURN_BEGAN: Told("turn_began", player=PLAYER, turn=NUMBER),
    What.NAMED_NUMBER: Told("named_number", player=PLAYER, die=NUMBER),
    What.ROLLED_NUMBER: Told("rolled_number", player=PLAYER, die=NUMBER),
    What.ROLLED_FACE: Told("rolled_face", player=PLAYER, face=word_of("face")),
    What.TOURNAMENT_WON: Told("tournament_won", player=PLAYER, points=NUMBER, rivals=NUMBER),
    What.NOBODY_WON: Told("nobody_won", points=NUMBER),
    What.NO_HOLDER: Told("no_holder", token=word_of("token")),
    What.BRIGANDS_QUIET: Told("brigands_quiet"),
    What.BRIGANDS_COUNTED: Told("brigands_counted", player=PLAYER, counted=NUMBER, limit=NUMBER),
    What.TURNED_UP: Told("turned_up", player=PLAYER, card=CARD),
    What.PUT_BACK: Told("put_back", card=CARD),
    What.SHUFFLED_EVENTS: Told("shuffled_events"),
    What.GAINED: Told("gained", gain=True, player=PLAYER, resource=_RESOURCE, card=CARD, store=NUMBER),
    What.PRODUCED: Told("produced", player=PLAYER, resource=_RESOURCE, card=CARD, amount=NUMBER, store=NUMBER),
    What.LOST: Told("lost", player=PLAYER, resource=_RESOURCE, card=CARD, amount=NUMBER, store=NUMBER),
    What.PAID: Told("paid", player=PLAYER, resource=_RESOURCE, card=CARD, amount=NUMBER, store=NUMBER),
    What.STOLE: Told("stole", player=PLAYER, resource=_RESOURCE),
    What.NO_ROOM: Told("no_room", player=PLAYER),
    What.BUILT_ROAD: Told("built_road", gain=True, player=PLAYER, end=_END),
    What.BUILT_SETTLEMENT: Told("built_settlement", gain=True, player=PLAYER, place=NUMBER),
    What.BUILT_CITY: Told("built_city", gain=True, player=PLAYER, place=NUMBER),
    What.BUILT: Told("built", gain=True, player=PLAYER, card=CARD, place=NUMBER, side=_SIDE),
    What.PLACED_REGION: Told("placed_region", player=PLAYER, card=CARD, column=NUMBER, side=_SIDE),
    What.PULLED_DOWN: Told("pulled_down", player=PLAYER, card=CARD),
    What.TRADED: Told("traded", player=PLAYER, gave=_RESOURCE, amount=NUMBER, got=_RESOURCE),
    What.PLAYED: Told("played", player=PLAYER, card=CARD),
    What.COUNTERED: Told("countered", player=PLAYER, card=CARD),
    What.NOT_COUNTERED: Told("not_countered", player=PLAYER),
    What.DUEL_ROLLED: Told("duel_rolled", player=PLAYER, die=NUMBER, most=NUMBER),
    What.RETURNED: Told("returned", player=PLAYER, card=CARD, by=PLAYER),
    What.SAW_HAND: Told("saw_hand", player=PLAYER, rival=PLAYER),
    What.TOOK_FROM_HAND: Told("took_from_hand", player=PLAYER, card=SLOT),
    What.PUT_UNDER: Told("put_under", player=PLAYER, card=SLOT, stack=NUMBER),
    What.DREW: Told("drew", player=PLAYER, card=SLOT, stack=NUMBER),
    What.SEARCHED_REGIONS: Told("searched_regions", player=PLAYER),
    What.SHUFFLED_REGIONS: Told("shuffled_regions"),
    What.OFFERED: Told("offered", player=PLAYER, give=NUMBER, want=NUMBER),
    What.ACCEPTED: Told("accepted", player=PLAYER),
    What.DECLINED: Told("declined", player=PLAYER),
    What.KNIGHT_TOKEN: Told("knight_token", player=PLAYER),
    What.COMMERCE_TOKEN: Told("commerce_token", player=PLAYER),
    What.KNIGHT_TOKEN_BACK: Told("knight_token_back"),
    What.COMMERCE_TOKEN_BACK: Told("commerce_token_back"),
    What.WON: Told("won", player=PLAYER),
    What.CAP_REACHED: Told("cap_reached"),
    What.USED: Told("used", player=PLAYER, card=CARD),
    What.CANCELLED: Told("cancelled", player=PLAYER, card=CARD),
    What.FETCHED: Told("fetched", player=PLAYER, card=CARD),
    What.EXCHANGED_REGIONS: Told("exchanged_regions", player=PLAYER, card=CARD, rivals=CARD),
    What.SILENCED: Told("silenced", player=PLAYER, card=CARD),
    What.NAMED_CARD: Told("named_card", player=PLAYER, card=CARD),
    What.SAW_EVENT: Told("saw_event", player=PLAYER, card=SLOT),
    What.SAW_NEXT: Told("saw_next", player=PLAYER, card=SLOT, stack=NUMBER),
    What.LAID_BACK: Told("laid_back", player=PLAYER, card=SLOT, stack=NUMBER),
    What.BUILT_METROPOLIS: Told("built_metropolis", gain=True, player=PLAYER, place=NUMBER),
    What.BLOCKED_STACK: Told("blocked_stack", player=PLAYER, stack=NUMBER),
    What.REVEALED: Told("revealed", card=CARD, stack=NUMBER),
    What.KEPT: Told("kept", gain=True, player=PLAYER, resource=_RESOURCE, card=CARD, amount=NUMBER),
    What.SPENT_KEPT: Told("spent_kept", player=PLAYER, resource=_RESOURCE, card=CARD, amount=NUMBER),
    What.NAMED_RESOURCE: Told("named_resource", player=PLAYER, resource=_RESOURCE),
    What.PAWNED: Told("pawned", player=PLAYER, card=SLOT),
    What.REDEEMED: Told("redeemed", player=PLAYER, card=SLOT),
    What.BUILT_CITADEL: Told("built_citadel", gain=True, player=PLAYER, place=NUMBER),
    What.PUT_WIZARD: Told("put_wizard", gain=True, player=PLAYER, card=CARD, region=CARD),
    What.ADDED_MAGIC: Told("added_magic", gain=True, player=PLAYER, card=CARD, magic=NUMBER),
    What.SPENT_MAGIC: Told("spent_magic", player=PLAYER, card=CARD, amount=NUMBER, magic=NUMBER),
    What.LOST_MAGIC: Told("lost_magic", player=PLAYER, card=CARD, amount=NUMBER),
    What.NAMED_FACE: Told("named_face", player=PLAYER, face=word_of("face")),
    What.ROLLED_DIE: Told("rolled_die", player=PLAYER, die=NUMBER),
    What.CONTEST: Told("contest", player=PLAYER, die=NUMBER, sum=NUMBER),
    What.SWAPPED_SITES: Told("swapped_sites", player=PLAYER, card=CARD, other=CARD),
    What.SEARCHED_EVENTS: Told("searched_events", player=PLAYER),
    What.REMOVED_EVENT: Told("removed_event", player=PLAYER, card=CARD),
    What.CHANGED_REGION: Told("changed_region", player=PLAYER, card=CARD, old=CARD, store=NUMBER),
    What.TOOK_BUILT: Told("took_built", player=PLAYER, card=CARD),
    What.PUT_ON: Told("put_on", player=PLAYER, card=CARD, on=CARD),
    What.LEFT: Told("left", player=PLAYER, card=CARD),
    What.IDLE: Told("idle", player=PLAYER),
    What.LIES_OPEN: Told("lies_open", player=PLAYER, card=CARD, by=PLAYER),
    What.SAVED: Told("saved", player=PLAYER, resource=_RESOURCE),
    What.FULL: Told("full", player=PLAYER, resource=_RESOURCE, card=CARD),
    What.LAPSED: Told("lapsed", player=PLAYER, card=CARD),
    What.COUNTS_AGAIN: Told("counts_again", player=PLAYER, card=CARD),
    What.NO_EFFECT: Told("no_effect", player=PLAYER, card=CARD),
    What.NOTHING_TO_ROB: Told("nothing_to_rob", player=PLAYER),
}
TOLD = tuple(_KINDS[what] for what in What)
