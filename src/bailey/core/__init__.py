"""The core: what every game stands on. It knows no game."""

from bailey.core.errors import BadInput, BrokenRules, IllegalChoice
from bailey.core.play import board
from bailey.core.play.choices import (
    Choice,
    ChoiceKind,
    Choices,
    Menu,
    allow,
    allow_slots,
    block,
    listening,
    offer,
    offer_run,
)
from bailey.core.play.engine import Handlers, Interrupt, Steps, ask, nothing
from bailey.core.play.game import NEVER, Chronicle, Game, Option
from bailey.core.play.pointing import Spot, at, on
from bailey.core.play.position import Position
from bailey.core.play.printed import Printed
from bailey.core.play.search_settings import SearchSettings
from bailey.core.play.telling import CARD, NUMBER, PLAYER, SLOT, TRUTH, Told, tell, word_of
from bailey.core.state.bit_sets import lowest_bit
from bailey.core.state.cells import draw_to, is_empty, look_at, place, shift, swap, take, turn_up
from bailey.core.state.chance import roll
from bailey.core.state.data import read_data
from bailey.core.state.kinds import cells, each_player, many, number, numbers, pile, truth, word
from bailey.core.state.piles import (
    card_at,
    draw,
    known_by,
    move,
    move_all,
    move_under,
    peek,
    put_under,
    restock,
    shuffle,
    take_named,
    top_slot,
)
from bailey.core.state.ranges import FIXED
from bailey.core.state.record import Record, inner
from bailey.core.state.rules import plain_only, rule
from bailey.core.state.slots import ALL, NOBODY, OWNER, Cells, Pile
from bailey.core.state.tables import Cards, single, table
from bailey.core.state.todo import Frame, GameState, around, scorers, stack, todo, todo_with
from bailey.core.state.traces import Trace, remember_shuffled

__all__ = [
    "ALL",
    "CARD",
    "FIXED",
    "NEVER",
    "NOBODY",
    "NUMBER",
    "OWNER",
    "PLAYER",
    "SLOT",
    "TRUTH",
    "BadInput",
    "BrokenRules",
    "Cards",
    "Cells",
    "Choice",
    "ChoiceKind",
    "Choices",
    "Chronicle",
    "Frame",
    "Game",
    "GameState",
    "Handlers",
    "IllegalChoice",
    "Interrupt",
    "Menu",
    "Option",
    "Pile",
    "Position",
    "Printed",
    "Record",
    "SearchSettings",
    "Spot",
    "Steps",
    "Told",
    "Trace",
    "allow",
    "allow_slots",
    "around",
    "ask",
    "at",
    "block",
    "board",
    "card_at",
    "cells",
    "draw",
    "draw_to",
    "each_player",
    "inner",
    "is_empty",
    "known_by",
    "listening",
    "look_at",
    "lowest_bit",
    "many",
    "move",
    "move_all",
    "move_under",
    "nothing",
    "number",
    "numbers",
    "offer",
    "offer_run",
    "on",
    "peek",
    "pile",
    "place",
    "plain_only",
    "put_under",
    "read_data",
    "remember_shuffled",
    "restock",
    "roll",
    "rule",
    "scorers",
    "shift",
    "shuffle",
    "single",
    "stack",
    "swap",
    "table",
    "take",
    "take_named",
    "tell",
    "todo",
    "todo_with",
    "top_slot",
    "truth",
    "turn_up",
    "word",
    "word_of",
]
