"""Crates are put on 60 shelves: as many choice numbers as a large board game has, with as few rules as possible.

A turn puts the first crate of a hand onto any of the player's own shelves, and draws another. So 60 choices are open at
every decision, and 20 are blocked: the second crate has to wait.
"""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING

from bailey.core import (
    NOBODY,
    NUMBER,
    OWNER,
    PLAYER,
    Cards,
    Choices,
    Game,
    GameState,
    Pile,
    Record,
    Told,
    allow,
    ask,
    draw,
    each_player,
    move,
    number,
    numbers,
    offer,
    pile,
    rule,
    shuffle,
    tell,
    todo,
)

if TYPE_CHECKING:
    from bailey.core import Menu, Steps

SEATS, SHELVES, SLOTS, HAND, BLOCKED, TURNS = 2, 60, 50, 4, 20, 60
CRATES = 200


class Crate(Record):
    """A crate and its worth."""

    worth: int = number(0, least=0, most=9)


def read_crate(worth: int) -> Crate:
    """Make a crate."""
    made = Crate()
    made.worth = worth
    return made


CARDS = Cards()
crate = CARDS.add("crate", [f"crate-{n}" for n in range(CRATES)], [n % 10 for n in range(CRATES)], read_crate)


class Player(Record):
    """The shelves and the hand of a player."""

    points: int = 0
    filled: list[int] = numbers(SHELVES)
    hand: Pile = pile(SLOTS, see=OWNER)
    stored: Pile = pile(CRATES)


class State(GameState):
    """The whole table."""

    turns: int = 0
    deck: Pile = pile(CRATES, see=NOBODY, home=range(CRATES))
    players: list[Player] = each_player(Player, SEATS)


class Step(IntEnum):
    """The steps of a turn."""

    STORE = 0
    END_TURN = 1


class What(IntEnum):
    """What is told."""

    STORED = 0
    DREW = 1


TOLD = (
    Told("stored", gain=True, player=PLAYER, shelf=NUMBER),
    Told("drew", player=PLAYER),
)

CHOICES = Choices()
STORE = CHOICES.add("store", slot=SLOTS, shelf=SHELVES)


class Why(IntEnum):
    """Why a choice is blocked."""

    FIRST_CRATE_FIRST = 0


@rule
def setup(s: State) -> None:
    """Deal the hands."""
    shuffle(s, s.deck)
    for p in range(s.seats):
        for _ in range(HAND):
            draw(s, s.deck, s.players[p].hand)
    begin_turn(s, 0)


@rule
def begin_turn(s: State, p: int) -> None:
    """Begin the turn of a player."""
    todo(s, p, Step.STORE, Step.END_TURN)


@rule
def offer_shelves(s: State, menu: Menu, p: int) -> None:
    """The first crate goes onto any shelf; the second one waits."""
    for shelf in range(SHELVES):
        offer(menu, STORE(0, shelf))
    for shelf in range(BLOCKED):
        allow(menu, STORE(1, shelf), s.players[p].hand.size == 0, Why.FIRST_CRATE_FIRST)


@rule
def store(s: State, p: int, slot: int, shelf: int) -> None:
    """Put a crate onto a shelf, and draw another."""
    me = s.players[p]
    me.filled[shelf] += 1
    me.points += 1
    move(s, me.hand, slot, me.stored)
    tell(s, What.STORED, p, shelf)
    draw(s, s.deck, me.hand)
    tell(s, What.DREW, p)


@rule
def end_turn(s: State, p: int) -> None:
    """It is the other player's turn."""
    s.turns += 1
    if s.turns < TURNS * SEATS:
        begin_turn(s, (p + 1) % s.seats)


@rule
def score(s: State, p: int) -> int:
    """Count the crates on the shelves."""
    return s.players[p].points


def breakdown(s: State, p: int) -> list[dict[str, object]]:
    """Give the score in one line."""
    return [{"line": "crates", "points": score(s, p)}]


STEPS: Steps = {Step.STORE: ask(offer_shelves, {STORE: store}), Step.END_TURN: end_turn}

GAME = Game(
    name="shelves",
    version=1,
    title="Shelves",
    players=range(SEATS, SEATS + 1),
    state=State,
    choices=CHOICES,
    steps=STEPS,
    setup=setup,
    begin_turn=begin_turn,
    score=score,
    breakdown=breakdown,
    cards=CARDS.names,
    told=TOLD,
    reasons=Why,
    facts={STORE: lambda _s, _p, shelf, **_: {"shelf": shelf}},
    folder=Path(__file__).parent,
    longest=TURNS * SEATS,
)
