"""The course of a game: what happened to each card, who led, and how long it took.

A game is replayed from its choices in plain play. A card is *seen* when it lies where no player owns it and everybody
can see it, or when a player gets it; it is *taken* when it first comes to lie with a player. Only places that players
take cards from count as seen: a discard pile shows cards that nobody can have.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from bailey.core.play.engine import NOTHING
from bailey.core.play.game import winners
from bailey.core.state.chance import BOT_STREAM, Luck, below, seed_with
from bailey.core.state.record import follow
from bailey.core.state.slots import CARD_BITS, NO_CARD, OPEN
from bailey.core.state.todo import GameState, scorers

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.game import Game
    from bailey.core.state.slotted import Slotted

    #: What chooses from a menu: the number of open choices, then these choices.
    Choose = Callable[[list[int]], int]

NOBODY = -1
OWNERS = "players"


@dataclass
class Fate:
    """What happened to one card in one game; turns are counted from 0."""

    shown: int = NOBODY  # the place where it lay open, of those that no player owns
    seen: int = NOBODY  # the turn in which it was first seen there
    lain: int = 0  # for how many turns it lay there
    since: int = NOBODY  # the turn since which it lies there
    taker: int = NOBODY
    taken: int = NOBODY  # the turn in which it was taken
    origin: int = NOBODY  # the place that it was taken from
    owner: int = NOBODY  # who has it at the end
    points: int = 0  # what it scores at the end


@dataclass
class Course:
    """One game."""

    number: int
    first: int = 0  # who decides first
    decisions: int = 0
    turns: int = 0
    open: int = 0  # the open choices of all decisions
    lead_changes: int = 0
    decided: int = 0  # the turn from which on the winner was always ahead
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    fates: dict[int, Fate] = field(default_factory=dict)
    events: list[int] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)
    taken: list[Taken] = field(default_factory=list)  # only if it is asked for


class Taken(NamedTuple):
    """One decision."""

    turn: int
    player: int
    open: int  # how many choices were open
    choice: int


def at_random(seed: int, number: int) -> Choose:
    """Return what chooses as random bots do in compiled play."""
    luck = Luck()
    seed_with(luck, seed, number, BOT_STREAM)
    return lambda menu: menu[1 + below(luck, menu[0])]


@cache
def kinds_of(game: Game) -> list[int]:
    """Return the kind of each choice, both by their numbers."""
    return [i for i, kind in enumerate(game.choices.kinds) for _ in range(kind.count)]


class CourseReplay:
    """Plays the choices of one game, and notes its course."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, int], seed: int, number: int, *, decisions: bool = False
    ) -> None:
        self.game, self.decisions = game, decisions
        self.kinds = kinds_of(game)
        self.state = game.deal(seats, seed, number, options)
        self.course = Course(number, events=[0] * len(game.told), choices=[0] * len(game.choices.kinds))
        self.menu: list[int] = [0] * (game.choices.count + 1)
        self.period = game.search.period
        self.players = scorers(self.state)
        self._watched = _Watched(game, self.state, self.players, self.course.fates)
        self._period = self._leader = NOBODY
        self.advance(NOTHING)
        self.course.first = self.state.todo[self.state.pending - 1].player

    def advance(self, choice: int) -> None:
        """Play a choice and note what it did."""
        s, course = self.state, self.course
        self.game.engine.advance(s, self.menu, choice)
        for event in s.events:
            course.events[event[0]] += 1
        s.events.clear()
        s.revealed.clear()
        self._watched.look(course.turns)
        if s.pending:
            self._note_turn()

    def _note_turn(self) -> None:
        """Count a turn when another player decides, or when the game says so; alone, each decision is a turn."""
        s = self.state
        mover = s.todo[s.pending - 1].player
        period = int(self.period(s)) if self.period else mover if s.seats > 1 else self.course.decisions
        if period == self._period:
            return
        self.course.turns += self._period != NOBODY
        self._period = period
        self._note_lead()

    def _note_lead(self) -> None:
        points = [int(self.game.score(self.state, p)) for p in range(self.players)]
        ahead = [p for p, own in enumerate(points) if own == max(points)]
        if len(ahead) == 1 and ahead[0] != self._leader:
            self.course.lead_changes += self._leader != NOBODY
            self.course.decided = self.course.turns
            self._leader = ahead[0]

    def play(self, choose: Choose) -> Course:
        """Play to the end, and return the course.

        The bots have played the game in compiled play already, which keeps no events: this loop notes what happened.
        """
        while self.state.pending:
            self._choose(choose(self.menu))
        return self._end()

    def _choose(self, choice: int) -> None:
        course = self.course
        course.decisions += 1
        course.open += self.menu[0]
        course.choices[self.kinds[choice]] += 1
        if self.decisions:
            mover = self.state.todo[self.state.pending - 1].player
            course.taken.append(Taken(course.turns, mover, self.menu[0], choice))
        self.advance(choice)

    def _end(self) -> Course:
        s, course = self.state, self.course
        course.turns += 1
        course.scores = [int(self.game.score(s, p)) for p in range(self.players)]
        course.winners = winners(self.game, s)
        if self._leader not in course.winners:
            course.decided = course.turns
        self._watched.end(course.turns)
        self._note_points()
        return course

    def _note_points(self) -> None:
        """Note what each card scores, where the score has a line for it."""
        numbers = {name: card for card, name in enumerate(self.game.cards)}
        for p in range(self.players):
            for line in self.game.breakdown(self.state, p):
                card = numbers.get(str(line.get("card")))
                if card is not None:
                    self.course.fates.setdefault(card, Fate()).points += int(str(line["points"]))


class _Watched:
    """The places of a state: it is told after each choice, and notes the cards that lie elsewhere than before."""

    def __init__(self, game: Game, s: GameState, players: int, fates: dict[int, Fate]) -> None:
        kept = [place for place in game.places if _owner(place.path) < players]
        self.owners = [_owner(place.path) for place in kept]
        self.places = [follow(s, place.path) for place in kept]
        self.before: list[list[int]] = [[] for _ in kept]
        self.fates = fates
        self.at: dict[int, int] = {}

    def look(self, turn: int) -> None:
        """Note what has changed."""
        for i, place in enumerate(self.places):
            slots = _slots(place)
            if slots != self.before[i]:
                known = set(self.before[i])
                self.before[i] = slots
                for slot in slots:
                    if slot not in known:
                        self._note(slot, i, turn)

    def _note(self, slot: int, i: int, turn: int) -> None:
        card, owner = slot & CARD_BITS, self.owners[i]
        was = self.at.get(card, NOBODY)
        self.at[card] = i
        fate = self.fates.get(card)
        if fate is None:
            if owner == NOBODY and slot & OPEN != OPEN:
                return
            fate = self.fates[card] = Fate()
        if was == fate.shown != i:
            _leave(fate, turn)
        if owner == NOBODY:
            if slot & OPEN == OPEN and fate.seen == NOBODY:
                fate.seen, fate.shown = turn, i
            if i == fate.shown and fate.since == NOBODY:
                fate.since = turn
        elif fate.taker == NOBODY:
            fate.taker, fate.taken, fate.origin = owner, turn, was

    def end(self, turn: int) -> None:
        """Note who has which cards at the end."""
        for i, place in enumerate(self.places):
            for slot in _slots(place) if self.owners[i] != NOBODY else ():
                self.fates.setdefault(slot & CARD_BITS, Fate()).owner = self.owners[i]
        for fate in self.fates.values():
            _leave(fate, turn)


def _leave(fate: Fate, turn: int) -> None:
    """Count the turns for which a card has lain where it was first seen."""
    if fate.since != NOBODY:
        fate.lain, fate.since = fate.lain + turn - fate.since, NOBODY


def _owner(path: tuple[str | int, ...]) -> int:
    return int(path[1]) if path[0] == OWNERS else NOBODY


def _slots(place: Slotted) -> list[int]:
    """Return the slots of a pile, or the cards of cells."""
    return [slot for slot in place.slots[: place.size] if slot != NO_CARD]
