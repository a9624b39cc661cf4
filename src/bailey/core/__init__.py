"""The core: what every game stands on. It knows no game."""

from bailey.core.chance import below, roll
from bailey.core.choices import Choices, block, listening, offer, offer_if
from bailey.core.errors import BadInput, BrokenRules, IllegalChoice
from bailey.core.game import NEVER, Chronicle, Game, Interrupt, Option, ask
from bailey.core.piles import (
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
)
from bailey.core.position import Position
from bailey.core.record import (
    ALL,
    NOBODY,
    OWNER,
    Record,
    beside,
    each_player,
    inner,
    many,
    number,
    numbers,
    pile,
    truth,
    word,
)
from bailey.core.rules import plain_only, rule
from bailey.core.slots import Pile
from bailey.core.tables import table
from bailey.core.telling import Told, tell
from bailey.core.todo import GameState, todo, todo_with

__all__ = [
    "ALL",
    "NEVER",
    "NOBODY",
    "OWNER",
    "BadInput",
    "BrokenRules",
    "Choices",
    "Chronicle",
    "Game",
    "GameState",
    "IllegalChoice",
    "Interrupt",
    "Option",
    "Pile",
    "Position",
    "Record",
    "Told",
    "ask",
    "below",
    "beside",
    "block",
    "card_at",
    "draw",
    "each_player",
    "inner",
    "known_by",
    "listening",
    "many",
    "move",
    "move_all",
    "move_under",
    "number",
    "numbers",
    "offer",
    "offer_if",
    "peek",
    "pile",
    "plain_only",
    "put_under",
    "restock",
    "roll",
    "rule",
    "shuffle",
    "table",
    "tell",
    "todo",
    "todo_with",
    "truth",
    "word",
]
