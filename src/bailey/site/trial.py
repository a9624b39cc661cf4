"""Many games of one variant of a game, in a worker of its own: what the page for designers asks for.

A process plays one variant of a game, so each trial has a Python of its own, which ends with it. It may begin from a
picture of its memory in which the games are imported: the one that is played is imported anew. Machine code plays
with other numbers on the cards, but not with other shapes of states: it is used if its first games are those of plain
play.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from typing import TYPE_CHECKING, Annotated

import msgspec

from bailey import bots, games
from bailey.core.compiled import modes
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.search import BLANK
from bailey.core.state.data import CHANGES, play_with
from bailey.site.own_game import OWN, add_game, said_of

if TYPE_CHECKING:
    from collections.abc import Callable

    #: Numbers and shares, as JSON.
    Found = dict[str, object]

    from bailey.core.play.game import Game

#: In plain Python games are played for so many seconds only, and so many are compared with machine code.
PLAIN_SECONDS, COMPARED = 10.0, 5
#: So often it is told what the games show so far, in seconds.
TOLD_EVERY = 0.5
SEED = 1


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """What a page wants to be played; the files are those of a game of one's own, by their paths."""

    game: str
    bot: str
    games: Annotated[int, msgspec.Meta(ge=1)]
    change: dict[str, object] = {}
    files: dict[str, str] = {}


def trial(order: str, tell: Callable[[str], None]) -> str:
    """Play what a page orders; return what was found, or what is wrong with the game, as JSON."""
    try:
        asked = msgspec.json.decode(order, type=Order)
        game = _variant(asked)
        return json.dumps(played(game, asked.bot, asked.games, tell))
    except Exception as fault:  # noqa: BLE001 - rules that somebody writes fail in every way
        return json.dumps({"fault": said_of(fault)})


def _variant(asked: Order) -> Game:
    """Return a game with other numbers, or one of one's own."""
    play_with(asked.change)
    games.forget(asked.game)  # it was imported with what is printed
    game = add_game(asked.files, OWN) if asked.files else games.find(asked.game)
    CHANGES.check()
    return game


class ManyGames:
    """Plays games between bots of one kind, in the loop of the kernels."""

    def __init__(self, game: Game, bot: str, *, plain: bool) -> None:
        self.budget = bots.budget(bot)
        self.players = next(n for n in game.players if n > 1 or n == game.players[-1])
        self.scoring = game.scoring(self.players, {})
        self.width = self.scoring + game.remembered
        self.random = bot == "random"
        self.kernels = modes.kernels(game, plain=plain, file=modes.KERNELS if self.random else modes.GAME_KERNELS)
        self.lanes = Lanes(game, plain=plain, nodes=self.budget.iterations + 1)
        self.lanes.put(BLANK, game.blank(self.players))
        self.budgets = self.lanes.row([self.budget.number] * self.players)

    def play(self, first: int, count: int) -> list[list[list[float]]]:
        """Play games; return the scores, the shares of wins and the number of decisions of each."""
        t = self.lanes
        written = [t.grid(count, width) for width in (self.width, self.scoring, self.scoring, 1)]
        if self.random:
            self.kernels.simulate_random(t.states, t.menu, t.lucks, SEED, first, count, *written)
        else:
            more = (0, t.grid(count, 0), t.grid(count, 0))
            own = (t.states, t.thinking, t.tree, t.menu, t.lucks, self.budgets)
            self.kernels.simulate(*own, 0, SEED, first, count, *written, *more)
        scores, _, wins, decisions = map(t.lists, written)
        return [[row[: self.scoring] for row in scores], wins, decisions]


class GamesSoFar:
    """What many games have shown so far."""

    def __init__(self, seats: int, *, plain: bool) -> None:
        self.seats, self.plain = seats, plain
        self.points: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.wins = [0.0] * seats
        self.games, self.decisions, self.seconds = 0, 0.0, 0.0
        self.sum, self.squares = 0.0, 0.0  # of the mean of the points of all seats

    def add(self, scores: list[list[float]], wins: list[list[float]], decisions: list[list[float]]) -> None:
        """Count games."""
        self.games += len(scores)
        for seat in range(self.seats):
            self.points[seat].update(int(row[seat]) for row in scores)
            self.wins[seat] += sum(row[seat] for row in wins)
        means = [sum(row) / self.seats for row in scores]
        self.sum += sum(means)
        self.squares += sum(mean * mean for mean in means)
        self.decisions += sum(row[0] for row in decisions)

    def found(self) -> Found:
        """Return means and shares; the error of a mean is the standard one, and a game counts once."""
        count, all_wins = self.games, sum(self.wins) or 1.0
        variance = max(0.0, self.squares - self.sum**2 / count) / max(1, count - 1)
        return {
            "games": count,
            "plain": self.plain,
            "seconds": round(self.seconds, 3),
            "decisions": round(self.decisions / count, 2),
            "mean": round(self.sum / count, 6),
            "error": round((variance / count) ** 0.5, 6),
            "points": [sorted(seat.items()) for seat in self.points],
            "wins": [round(share / all_wins, 4) for share in self.wins],
        }


def played(game: Game, bot: str, count: int, tell: Callable[[str], None]) -> Found:
    """Play so many games, fewer if they are plain and take too long; return what they show, and tell it meanwhile."""
    plain = not (_has_machine_code(game) and _is_as_plain(game))
    many = ManyGames(game, bot, plain=plain)
    counted, piece, since = GamesSoFar(many.scoring, plain=plain), 1, time.perf_counter()
    while counted.games < count and not (plain and counted.seconds > PLAIN_SECONDS):
        counted.add(*many.play(counted.games, min(piece, count - counted.games)))
        took = time.perf_counter() - since - counted.seconds
        counted.seconds += took
        tell(json.dumps(counted.found()))
        piece = piece * 2 if took < TOLD_EVERY / 2 else max(1, piece // 2) if took > TOLD_EVERY * 2 else piece
    return counted.found()


def _has_machine_code(game: Game) -> bool:
    return modes.ready(game) is not None


def _is_as_plain(game: Game) -> bool:
    """Tell whether machine code plays this variant as plain Python does."""
    machine, plain = (ManyGames(game, "random", plain=how).play(0, COMPARED) for how in (False, True))
    return machine == plain
