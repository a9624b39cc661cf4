"""The records and constants of information-set tree search; `tree_kernels` searches.

There is one tree, from the point of view of the seat that decides. A node is a choice made at its parent, whichever
hidden cards were dealt in an iteration.
"""

from __future__ import annotations

from bailey.core.state.kinds.word import word
from bailey.core.state.record import Record

#: The lanes of the kernels: the game before setup, the live game, the game as a bot knows it, and a trial of it.
BLANK, LIVE, KNOWN, TRIAL = 0, 1, 2, 3
#: The first lane of a batch's games.
FIRST = 4
#: A bot's budget is its search iterations per decision, or one of these.
RANDOM, GREEDY = 0, -1
#: The iterations of a search that values its leaves by the learned evaluation are marked by this bit.
LEARNED = 1 << 24
#: Above them stands how many move classes in ten a search overlooks, as people do.
CASUAL = 1 << 25
#: What is written of a choice that no search found.
NO_VALUE = -1
#: In a batch: the budget of a seat without a bot; and in place of a choice, skip the lane, begin a new game, or go on
#: from what was laid down.
ASKED = -2
LEAVE, BEGIN, GO_ON = -1, -2, -3
#: In an analysis: the viewer to whom all cards are open, the lane in which play-outs look ahead, and how many
#: completions of a turn they compare.
EVERYTHING, AHEAD, COMPLETIONS = -1, 4, 8
#: A payoff of 1 as a whole number: plain and compiled search agree to the last bit.
PAYOFF = 1 << 16
#: The exploration constant of the upper confidence bound.
EXPLORATION = 0.5

#: In a game without a prior: one move in so many of a play-out is random; the others have the best average.
AVERAGE_RANDOM_IN = 8

#: In a game with a prior: the visits that the prior counts as,
PRIOR_VISITS = 50
#: the exploration constant, and one move in so many of a play-out is random.
PRIOR_EXPLORATION, PRIOR_RANDOM_IN = 0.2, 50


class MoveAverage(Record):
    """The average payoff of a move class for one player in the play-outs of one search."""

    total: int = word()
    count: int = 0
    worth: int = 0


class Move(Record):
    """A move of a play-out."""

    move_class: int = 0
    player: int = 0


class Node(Record):
    """A choice in the tree: who made it, how often it was open and visited, and the sum of its payoffs."""

    total: int = word()
    choice: int = 0
    player: int = 0
    visits: int = 0
    open: int = 0
    first: int = 0
    sibling: int = 0
