"""A tiny game of two tables of cards, of options that choose cards and opponents, and of opponents that act by rule.

Whose turn it is follows the track. A seat draws a card, or goes to the end of the track and rests. A printed opponent
rolls a die: with 1 it goes to the end of the track, with 2 it takes the highest open card of those that were thrown
away, and with more it draws. The game is over when every place of the track has had `rounds` turns. Whoever has rested
wins, however many points others have.
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
    SLOT,
    Cards,
    Choices,
    Events,
    Game,
    GameState,
    Option,
    Pile,
    Printed,
    Record,
    SearchSettings,
    Told,
    allow,
    ask,
    card_at,
    draw,
    each_player,
    move,
    number,
    numbers,
    offer,
    pile,
    roll,
    rule,
    scorers,
    shuffle,
    tell,
    todo,
    top_slot,
    truth,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.core import Menu, Steps

MOST_SEATS, MOST = 3, 5
ROUNDS = 3


class Stone(Record):
    """A stone and its weight."""

    weight: int = number(0, least=1, most=9)


class Tool(Record):
    """A tool, and what it adds to the stones of its owner."""

    lifts: int = number(0, least=1)


def read_stone(weight: int) -> Stone:
    made = Stone()
    made.weight = weight
    return made


def read_tool(lifts: int) -> Tool:
    made = Tool()
    made.lifts = lifts
    return made


CARDS = Cards()
stone = CARDS.add("stone", [f"stone-{n}" for n in range(12)], [1 + n % 6 for n in range(12)], read_stone)
tool = CARDS.add("tool", ["lever", "hoist", "crane"], [1, 2, 4], read_tool)
STONES, TOOLS = CARDS.numbers("stone"), CARDS.numbers("tool")
is_tool = CARDS.among("tool")
ALL = len(CARDS.names)


class Player(Record):
    """What somebody holds, seats and printed opponents alike."""

    rests: int = 0
    hand: Pile = pile(ALL, see=OWNER)


class State(GameState):
    """The whole table."""

    tools: int = truth()
    masons: int = number(0, least=0, most=2)
    turns: int = 0
    track: list[int] = numbers(MOST)
    thrown: Pile = pile(ALL)
    deck: Pile = pile(ALL, see=NOBODY, home=range(ALL))
    players: list[Player] = each_player(Player, MOST)


class Step(IntEnum):
    """The steps of a turn; a mask of 64 bits would read the numbers of the last two as ACT."""

    ACT = 0
    BY_RULE = 64
    END_TURN = 1000 * 64


class What(Events):
    """What is told."""

    DREW = Told("drew", player=PLAYER, card=SLOT)
    ROLLED = Told("rolled", player=PLAYER, die=NUMBER)
    TRADED = Told("traded", player=PLAYER, gave=SLOT, got=SLOT)
    RESTED = Told("rested", player=PLAYER)


CHOICES = Choices()
DRAW = CHOICES.add("draw")
TRADE = CHOICES.add("trade", slot=ALL)
REST = CHOICES.add("rest")


class Why(IntEnum):
    """Nothing is blocked."""


@rule
def setup(s: State) -> None:
    """Shuffle, throw two cards away, and put the printed opponents between the seats."""
    shuffle(s, s.deck)
    draw(s, s.deck, s.thrown)
    draw(s, s.deck, s.thrown)
    at = 0
    for p in range(s.seats):
        s.track[at] = p
        at += 1
        if p < s.printed:
            s.track[at] = s.seats + p
            at += 1
    next_turn(s)


@rule
def next_turn(s: State) -> None:
    """Let the first of the track act: a seat is asked, a printed opponent acts by rule."""
    if s.turns < ROUNDS * scorers(s):
        begin_turn(s, s.track[0])


@rule
def begin_turn(s: State, p: int) -> None:
    """Begin the turn of a player."""
    todo(s, p, Step.BY_RULE if p >= s.seats else Step.ACT, Step.END_TURN)


@rule
def offer_acts(s: State, menu: Menu, p: int) -> None:
    """Draw, trade a card for the one that was thrown away last, or rest."""
    allow(menu, DRAW(), s.deck.size > 0)
    for slot in range(s.players[p].hand.size):
        allow(menu, TRADE(slot), s.thrown.size > 0)
    offer(menu, REST())


@rule
def take(s: State, p: int) -> None:
    """Draw a card."""
    if s.deck.size > 0:
        draw(s, s.deck, s.players[p].hand)
        slot = top_slot(s.players[p].hand)
        tell(s, What.DREW, p, slot)


@rule
def trade(s: State, p: int, slot: int) -> None:
    """Throw a card away and take the one that was thrown away before."""
    hand = s.players[p].hand
    gave = 0 + hand.slots[slot]
    move(s, s.thrown, s.thrown.size - 1, hand)
    move(s, hand, slot, s.thrown)
    tell(s, What.TRADED, p, gave, hand.slots[hand.size - 1])


@rule
def rest(s: State, p: int) -> None:
    """Rest."""
    s.players[p].rests += 1
    tell(s, What.RESTED, p)


@rule
def by_rule(s: State, p: int) -> None:
    """Roll a die for a printed opponent and do what it says."""
    die = roll(s, 6)
    tell(s, What.ROLLED, p, die)
    if die == 1:
        rest(s, p)
    elif die == 2 and s.players[p].hand.size > 0:
        trade(s, p, 0)
    else:
        take(s, p)


@rule
def end_turn(s: State, p: int) -> None:
    """Move the first of the track to its end."""
    last = scorers(s) - 1
    for i in range(last):
        s.track[i] = s.track[i + 1]
    s.track[last] = p
    s.turns += 1
    next_turn(s)


@rule
def score(s: State, p: int) -> int:
    """Add the weights of the stones and what the tools lift."""
    hand, total = s.players[p].hand, 0
    for i in range(hand.size):
        c = card_at(hand, i)
        total += tool(c).lifts if is_tool(c) else stone(c).weight
    return total


@rule
def rested(s: State, p: int) -> bool:
    """Whoever has rested wins."""
    return s.players[p].rests > 0


def breakdown(s: State, p: int) -> list[dict[str, object]]:
    return [{"line": "hand", "points": score(s, p)}]


def in_play(seats: int, options: Mapping[str, int]) -> list[int]:
    """Two seats play with fewer stones, and tools are an option."""
    return [*STONES[: 6 + 2 * seats], *(TOOLS if options["tools"] else ())]


STEPS: Steps = {
    Step.ACT: ask(offer_acts, {DRAW: take, TRADE: trade, REST: rest}),
    Step.BY_RULE: by_rule,
    Step.END_TURN: end_turn,
}

GAME = Game(
    name="quarry",
    version=1,
    title="Quarry",
    players=range(1, MOST_SEATS + 1),
    state=State,
    choices=CHOICES,
    steps=STEPS,
    setup=setup,
    begin_turn=begin_turn,
    score=score,
    breakdown=breakdown,
    won=rested,
    cards=CARDS.names,
    in_play=in_play,
    printed=(Printed("Mason", when={"masons": (1, 2)}), Printed("Foreman", players=(2, 3), when={"masons": (2,)})),
    told=What.kinds(),
    reasons=Why,
    folder=Path(__file__).parent,
    options=(Option("tools", 0, (0, 1)), Option("masons", 0, (0, 1, 2))),
    open_scores=False,
    longest=ROUNDS * MOST_SEATS,
    search=SearchSettings(horizon=2),
)
