"""Many games of one variant of a game, in a worker of its own: what the page for designers asks for.

A process plays one variant of a game, so each trial has a Python of its own, which ends with it. Machine code plays
with other numbers on the cards, but not with other shapes of states: it is used if its first games are those of plain
play.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Annotated

import msgspec

from bailey import bots, games
from bailey.core.compiled import modes
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.search import BLANK
from bailey.core.errors import BadInput
from bailey.core.state.data import CHANGES, play_with

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.game import Game

#: Games of one's own lie here.
OWN = Path("/home/games")
#: In plain Python games are played for so many seconds only, and so many are compared with machine code.
PLAIN_SECONDS, COMPARED = 10.0, 5
#: So many games are played at once, plain or not; between two pieces it is told how many are done.
PIECES = {True: 1, False: 1000}
SEED = 1


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """What a page wants to be played; the files are those of a game of one's own, by their paths."""

    game: str
    bot: str
    games: Annotated[int, msgspec.Meta(ge=1)]
    change: dict[str, object] = {}
    files: dict[str, str] = {}


def trial(order: str, tell: Callable[[int, int], None]) -> str:
    """Play what a page orders; return what was found, or what is wrong with the game, as JSON."""
    try:
        asked = msgspec.json.decode(order, type=Order)
        game = _variant(asked.game, asked.change, asked.files)
        return json.dumps(played(game, asked.bot, asked.games, tell))
    except Exception as fault:  # noqa: BLE001 - rules that somebody writes fail in every way
        return json.dumps({"fault": games.blamed(fault) or _said(fault)})


def _said(fault: Exception) -> str:
    return str(fault) if isinstance(fault, BadInput) else f"{type(fault).__name__}: {fault}"


def _variant(name: str, change: dict[str, object], files: dict[str, str]) -> Game:
    """Return a game with other numbers, or one of one's own."""
    for path, text in files.items():
        file = OWN / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    if files:
        games.add(OWN)
    play_with(change)
    game = games.find(name)
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


def played(game: Game, bot: str, count: int, tell: Callable[[int, int], None]) -> dict[str, object]:
    """Play so many games, fewer if they are plain and take too long; return what is counted."""
    plain = not (_has_machine_code(game) and _is_as_plain(game))
    many = ManyGames(game, bot, plain=plain)
    points: list[Counter[int]] = [Counter() for _ in range(many.scoring)]
    wins, decisions, means, done, since = [0.0] * many.scoring, 0.0, list[float](), 0, time.perf_counter()
    while done < count and not (plain and time.perf_counter() - since > PLAIN_SECONDS):
        made = min(PIECES[plain], count - done)
        scores, won, asked = many.play(done, made)
        done += made
        for seat in range(many.scoring):
            points[seat].update(int(row[seat]) for row in scores)
            wins[seat] += sum(row[seat] for row in won)
        means += [sum(row) / many.scoring for row in scores]
        decisions += sum(row[0] for row in asked)
        tell(done, count)
    seconds = time.perf_counter() - since
    all_wins = sum(wins) or 1.0
    return {
        "games": done,
        "players": many.players,
        "plain": plain,
        "seconds": round(seconds, 3),
        "decisions": round(decisions / done, 2),
        "mean": round(fmean(means), 6),
        "error": round(stdev(means) / done**0.5, 6) if done > 1 else 0.0,
        "points": [sorted(seat.items()) for seat in points],
        "wins": [round(share / all_wins, 4) for share in wins],
    }


def _has_machine_code(game: Game) -> bool:
    return modes.ready(game) is not None


def _is_as_plain(game: Game) -> bool:
    """Tell whether machine code plays this variant as plain Python does."""
    machine, plain = (ManyGames(game, "random", plain=how).play(0, COMPARED) for how in (False, True))
    return machine == plain
