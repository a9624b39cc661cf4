"""The tree of an information-set search: what a node remembers. The search itself is in `kernels`.

One tree from the point of view of the seat that thinks; a node is a choice made from its parent's node, whatever the
imagined cards were. It knows no game.
"""

from __future__ import annotations

from bailey.core.record import Record, word

#: The lanes that the kernels work on.
BLANK, LIVE, KNOWN, TRIAL = 0, 1, 2, 3
#: Where the games of a batch begin.
FIRST = 4
#: What a seat's bot is: so many search iterations a decision, or one of these.
RANDOM, GREEDY = 0, -1
#: In a batch, a seat that no bot sits at; and in place of a choice: leave the lane alone, begin it anew.
ASKED = -2
LEAVE, BEGIN = -1, -2
#: A payoff of one, in whole numbers, so that plain and compiled search agree to the last bit.
PAYOFF = 1 << 16
#: How much of a payoff is the win, in per cent; the rest is the margin.
WIN_SHARE = 20

#: A lead of so many points counts as much as a lead can.
SPREAD = 60
#: How much a choice that was seldom tried is worth trying.
CURIOSITY = 0.5

#: One move in so many of a play-out is not by habit.
HABIT = 8

#: Where a game says what draws a bot to a choice: that counts as so many visits, and a point as so much of a payoff;
TRUST, POINT = 50, PAYOFF // 40
#: a choice that was seldom tried is worth less to try, and one move in so many of a play-out goes astray.
DOUBT, STRAY = 0.2, 50


class Habit(Record):
    """How well a deed did for one player in the play-outs of one search, wherever in the game."""

    total: int = word()
    count: int = 0
    worth: int = 0


class Move(Record):
    """A move of a play-out."""

    deed: int = 0
    player: int = 0


class Node(Record):
    """A choice that was tried: by whom, how often it was open, how often taken, and the sum of its payoffs."""

    total: int = word()
    choice: int = 0
    player: int = 0
    visits: int = 0
    open: int = 0
    first: int = 0
    sibling: int = 0
