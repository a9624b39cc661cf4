"""Plays pieces of a study: some consecutive games, in a process that plays one variant of one game.

A piece depends on its plan and its number only, so it is the same in every process and on every machine.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from bailey import games
from bailey.bots import budget
from bailey.core.compiled.modes import is_plain
from bailey.core.compiled.search import RANDOM
from bailey.core.errors import BadInput
from bailey.lab.changed_game import find_changed
from bailey.lab.study.columns import Columns, columns
from bailey.lab.study.course import Course, CourseReplay, at_random
from bailey.lab.workers import Worker

if TYPE_CHECKING:
    from bailey.core.play.game import Game


@dataclass(frozen=True)
class Plan:
    """What is played: it says everything on which the games depend."""

    game: str
    seats: tuple[str, ...]
    seed: int = 0
    options: tuple[tuple[str, int], ...] = ()
    change: str = ""  # the values of the game's data that differ, as JSON
    plain: bool = False
    decisions: bool = False  # whether every decision is noted


@dataclass(frozen=True)
class Names:
    """What a game calls its cards, places, events and choices, by their numbers."""

    version: int
    printed: tuple[str, ...]
    cards: tuple[str, ...]
    titles: tuple[str, ...]
    places: tuple[str, ...]
    events: tuple[str, ...]
    choices: tuple[str, ...]
    open: tuple[str, ...] = ()  # every choice, by its number, if decisions are noted


def names_in(plan: Plan) -> Names:
    """Return the names of the game; refuse a plan that cannot be played."""
    return _table(plan).names


def play_piece(plan: Plan, first: int, count: int) -> Columns:
    """Play games `first` to `first + count - 1`."""
    table = _table(plan)
    return columns([table.play(number) for number in range(first, first + count)], len(plan.seats))


@cache
def _table(plan: Plan) -> _Table:
    return _Table(plan)


class _Table:
    """A game with bots in its seats, which take turns in sitting first."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find_changed(plan.game, plan.change, json.loads(plan.change or "{}"))
        self.options = dict(plan.options)
        self.game.check_options(len(plan.seats), self.options)
        self.budgets = [budget(spec) for spec in plan.seats]
        self.random = all(one.number == RANDOM for one in self.budgets)
        if any(one.seconds for one in self.budgets):
            message = "seats: a study needs bots that are limited in iterations, which are the same on every machine"
            raise BadInput(message)
        self.names = names_of(self.game, len(plan.seats), self.options)
        if plan.decisions:
            self.names = replace(self.names, open=tuple(str(choice) for choice in self.game.choices))
        if not self.random:
            plain = is_plain(True if plan.plain else None)
            self.worker = Worker(self.game, len(self.budgets), self.budgets, self.options, plain=plain)

    def play(self, number: int) -> Course:
        """Play one game; in game `g` every bot sits `g` seats further back."""
        plan, seats = self.plan, len(self.budgets)
        replay = CourseReplay(self.game, seats, self.options, plan.seed, number, decisions=plan.decisions)
        if self.random:
            return replay.play(at_random(plan.seed, number))
        chosen = iter(self.worker.record(plan.seed, number, turned=1))
        return replay.play(lambda _: next(chosen))


def names_of(game: Game, seats: int, options: dict[str, int]) -> Names:
    """Return the names that a game's numbers are read by."""
    texts = games.texts(game)
    titles = [texts.card(card) for card in game.cards]
    often = Counter(titles)
    return Names(
        version=game.version,
        printed=game.printed_for(seats, options),
        cards=game.cards,
        titles=tuple(
            f"{title} ({card})" if often[title] > 1 else title for title, card in zip(titles, game.cards, strict=True)
        ),
        places=tuple(".".join(map(str, place.path)) for place in game.places),
        events=tuple(told.name for told in game.told),
        choices=tuple(kind.name for kind in game.choices.kinds),
    )
