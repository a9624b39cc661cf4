"""Many games side by side, each waiting for a choice from outside: what the learning interfaces stand on.

    batch = Batch(castle_combo.GAME, players=2, lanes=64, seed=7, bots=[None, "greedy"])
    batch.reset()
    while (batch.turn >= 0).any():
        batch.step(first_open(batch.menus))

A lane is a game. Seats named `None` are asked, the others are played by bots inside the same call. The `n`-th
game of lane `i` is game `n * lanes + i` of the seed, whatever happens in the other lanes, plain and compiled
alike.
"""

from __future__ import annotations

import operator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from bailey import core
from bailey.core.chance import Luck
from bailey.core.errors import BadInput
from bailey.core.modes import Lanes, is_plain, kernels
from bailey.core.observe import SPECTATOR, layout, plan
from bailey.core.position import Position, checked_seed
from bailey.core.search import ASKED, BEGIN, BLANK, FIRST, GREEDY, LEAVE, RANDOM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

    from bailey.core.game import Game

#: Who can sit at a seat of a batch; None is whoever is asked from outside.
INSIDE: dict[str | None, int] = {None: ASKED, "random": RANDOM, "greedy": GREEDY}
#: What the end of a game can be worth to a seat: its share of the win, or its margin to the best other.
REWARDS = ("win", "margin")
KERNELS = Path(core.__file__).with_name("batch_kernels.py")


class Batch:
    """Games of one kind, played side by side."""

    def __init__(
        self,
        game: Game,
        players: int,
        lanes: int,
        seed: int = 0,
        *,
        options: dict[str, int] | None = None,
        plain: bool | None = None,
        bots: Sequence[str | None] | None = None,
    ) -> None:
        if lanes < 1:
            message = f"lanes: there must be at least 1, not {lanes!r}"
            raise BadInput(message)
        self.game = game
        self.players = players
        self.count = lanes
        self.plain = is_plain(plain)
        self.kernels = kernels(game, plain=self.plain, file=KERNELS)
        self.width = len(layout(game, players))
        self._lanes = Lanes(game, plain=self.plain, lanes=FIRST + lanes)
        self._lanes.put(BLANK, game.blank(players, options))
        self._sit_down(_budgets(bots or [None] * players, players))
        self._lucks = self._lanes.rows(Luck, lanes)
        self._menus = self._new_menus()
        self._turn = self._lanes.row([-1] * lanes)
        self._plan = self._new_plan()
        self._begun = np.zeros(lanes, np.bool_)
        self.seeds = np.full(lanes, checked_seed(seed), np.int64)
        self.games = np.arange(lanes, dtype=np.int64)
        self.turned = np.zeros(lanes, np.int64)
        self._take_deals()

    def _sit_down(self, budgets: list[int]) -> None:
        """Seat the bots, and give those who think what they think with."""
        t = self._lanes
        self._budgets = t.row(budgets)
        self._thinking = t.thinking if GREEDY in budgets else None

    def _take_deals(self) -> None:
        """Hand the kernels which game of which seed every lane plays, and how far on the bots sit there."""
        self._deals = tuple(self._given(values, np.int64) for values in (self.turned, self.seeds, self.games))

    def _new_menus(self) -> Any:
        if self.plain:
            return [self._lanes.new_menu() for _ in range(self.count)]
        return self._lanes.grid(self.count, self.game.choices.count + 1)

    def _new_plan(self) -> Any:
        rows = plan(self.game, self.players, 0 if self.plain else self._lanes.words)
        return rows if self.plain else np.array(rows, np.int32)

    def _given(self, values: ArrayLike, kind: type[Any]) -> Any:
        """Hand an array to the kernels in the body of the mode; plain rules want Python's own numbers."""
        array = np.ascontiguousarray(values, kind)
        if array.shape != (self.count,):
            message = f"lanes: there are {self.count}; give one value for each, not a shape of {array.shape}"
            raise BadInput(message)
        return array.tolist() if self.plain else array

    def reset(
        self,
        which: ArrayLike | None = None,
        seeds: ArrayLike | None = None,
        turned: ArrayLike | None = None,
    ) -> None:
        """Begin new games: in all lanes, or where `which` is true.

        `seeds`: one number starts the lanes' count of games anew, with that seed; a row gives each lane its
        own seed. `turned`: by how many seats the bots sit further back, for all lanes or lane by lane.
        """
        mask = np.ones(self.count, np.bool_) if which is None else np.asarray(which, np.bool_)
        self.games[mask & self._begun] += self.count
        if seeds is not None:
            self.seeds[mask] = self._for_each_lane(seeds, "seeds")[mask]
            self.games[mask] = np.arange(self.count)[mask] if np.ndim(seeds) == 0 else 0
        if turned is not None:
            self.turned[mask] = self._for_each_lane(turned, "turned")[mask]
        self._begun |= mask
        self._take_deals()
        self._play(self._given(np.where(mask, BEGIN, LEAVE), np.int64))

    def _for_each_lane(self, values: ArrayLike, name: str) -> NDArray[np.int64]:
        array = np.asarray(values, np.int64)
        if (array < 0).any():
            message = f"{name}: must be whole numbers from 0 on"
            raise BadInput(message)
        return np.broadcast_to(array, (self.count,))

    def choose(self, lane: int, choice: object) -> None:
        """Play a choice in one lane."""
        try:
            number = operator.index(choice)  # type: ignore[arg-type] # that is what the except is for
        except TypeError:
            message = f"choice {choice!r:.60}: give its number, from 0 to {self.game.choices.count - 1}"
            raise BadInput(message) from None
        if not 0 <= number < self.game.choices.count:
            self.refuse(lane, number)
        choices = np.full(self.count, LEAVE, np.int64)
        choices[lane] = number
        self.step(choices)

    def step(self, choices: ArrayLike) -> None:
        """Play the choices; a lane with a negative one waits; if one is not open, play none, and say why."""
        if np.asarray(choices).dtype.kind not in "iu":
            message = "choices: must be whole numbers, one for each lane, -1 to leave a lane alone"
            raise BadInput(message)
        numbers = self._given(np.maximum(choices, LEAVE), np.int64)
        refused = self._play(numbers)
        if refused >= 0:
            self.refuse(refused, int(numbers[refused]))

    def _play(self, choices: Any) -> int:
        bots = (self._lucks, self._budgets)
        given = (self._lanes.states, self._thinking, self._menus, *bots, *self._deals, choices, self._turn)
        return int(self.kernels.play_lanes(*given))

    def refuse(self, lane: int, choice: int) -> None:
        """Raise the error that says why a choice may not be chosen in a lane."""
        try:
            self.position(lane).push(choice)
        except BadInput as reason:
            message = f"lane {lane}: {reason}" if self.count > 1 else str(reason)
            raise type(reason)(message) from None

    def position(self, lane: int) -> Position:
        """Read the game of a lane as a position, which is a copy."""
        state = self._lanes.get(FIRST + lane)
        state.events, state.revealed = [], []
        return Position(self.game, state)

    @property
    def turn(self) -> NDArray[np.int32]:
        """The seat that must decide in every lane, -1 where the game is over (or not begun)."""
        return np.array(self._turn, np.int32)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Where the game is over."""
        return self.turn < 0

    @property
    def menus(self) -> NDArray[np.int32]:
        """How many choices are open in every lane, then which; what stands behind those means nothing."""
        return np.array(self._menus, np.int32)

    def masks(self) -> NDArray[np.bool_]:
        """Mark the open choices, lane by lane."""
        out = self._lanes.grid(self.count, self.game.choices.count)
        self.kernels.write_masks(self._menus, out)
        return np.asarray(out, np.bool_)

    def _results(self, which: NDArray[np.bool_]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        players = self.game.scoring(self.players)
        scores, tiebreaks = (self._lanes.grid(self.count, players) for _ in range(2))
        self.kernels.write_results(self._lanes.states, self._given(which, np.bool_), scores, tiebreaks)
        return np.asarray(scores, np.int32), np.asarray(tiebreaks, np.int32)

    def scores(self) -> NDArray[np.int32]:
        """Score every seat of every lane, and printed opponents behind them, as if its game ended now."""
        return self._results(np.ones(self.count, np.bool_))[0]

    def payoffs(self) -> NDArray[np.float64]:
        """Share a payoff of 1 among the winners of every game that is over; the others have none yet."""
        over = self.over
        scores, tiebreaks = self._results(over)
        best = scores == scores.max(axis=1, keepdims=True)
        left = np.where(best, tiebreaks, np.iinfo(np.int32).min)
        won = best & (left == left.max(axis=1, keepdims=True))
        share: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True) * over[:, None]
        return share[:, : self.players]

    def margins(self) -> NDArray[np.float64]:
        """Tell how far every seat is ahead of the best of the others, as if the game ended now."""
        scores = self.scores().astype(np.float64)
        others = np.repeat(scores[:, None, :], self.players, axis=1)
        others[:, range(self.players), range(self.players)] = -np.inf
        ahead: NDArray[np.float64] = scores[:, : self.players] - others.max(axis=2)
        return ahead

    def rewards(self, kind: str) -> NDArray[np.float64]:
        """Reward the seats of every game that is over: by their share of the win, or by their margin."""
        return self.payoffs() if kind == "win" else self.margins() * self.over[:, None]

    def observe(self, viewers: ArrayLike) -> NDArray[np.int32]:
        """Observe every lane as a seat sees it (-1: a spectator); one seat for all lanes, or one for each."""
        seats = np.full(self.count, viewers, np.int64)
        if seats.min() < SPECTATOR or seats.max() >= self.players:
            message = f"viewer: must be from 0 to {self.players - 1}, or {SPECTATOR} for a spectator"
            raise BadInput(message)
        out = self._lanes.grid(self.count, self.width)
        self.kernels.write_observations(self._numbers(), self._plan, self._given(seats, np.int64), out)
        return np.asarray(out, np.int32)

    def _numbers(self) -> Any:
        """See every lane's state as a row of numbers."""
        if self.plain:
            return [state.flat() for state in self._lanes.states[FIRST:]]
        return self._lanes.numbers[FIRST:]


def checked_reward(kind: str) -> str:
    """Refuse what is no reward."""
    if kind not in REWARDS:
        message = f"reward: must be one of {', '.join(REWARDS)}, not {kind!r}"
        raise BadInput(message)
    return kind


def _budgets(bots: Sequence[str | None], players: int) -> list[int]:
    """Read which seats are asked and which bots sit at the others."""
    if len(bots) != players:
        message = f"bots: {len(bots)} named for {players} players; name one a seat, None for who is asked"
        raise BadInput(message)
    for name in bots:
        if name not in INSIDE:
            message = f"bots: {name!r:.60} cannot sit inside a batch; name {', '.join(map(repr, INSIDE))}"
            raise BadInput(message)
    return [INSIDE[name] for name in bots]
