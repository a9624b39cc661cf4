"""Many games in parallel, each waiting for a choice from outside; the learning interfaces are built on it.

    batch = Batch(castle_combo.GAME, players=2, lanes=64, seed=7, bots=[None, "greedy"])
    batch.reset()
    while (batch.turn >= 0).any():
        batch.step(first_open(batch.menus))

A lane is a game. Seats that are `None` wait for choices from outside; the others are played by bots inside the same
call. The `n`-th game of lane `i` is game `n * lanes + i` of the seed, independent of the other lanes, plain and
compiled alike.
"""
# Any: lists of plain play or arrays of compiled play.

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import numpy as np

from bailey.bots.observed.features import features
from bailey.bots.observed.forms import checked_form, in_form
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import BATCH_KERNELS, is_plain, kernels
from bailey.core.compiled.search import ASKED, BEGIN, BLANK, FIRST, GO_ON, GREEDY, LEAVE, RANDOM
from bailey.core.errors import BadInput
from bailey.core.play.position import Position, checked_seed
from bailey.core.state.chance import Luck
from bailey.core.state.observe import SPECTATOR, layout, plan
from bailey.core.state.todo import scorers
from bailey.games import find
from bailey.lab.arrays import target
from bailey.lab.positions import position_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike, NDArray

    from bailey.bots.observed.forms import Observed
    from bailey.core.compiled.given import Grid, Plan, Row
    from bailey.core.play.game import Game
    from bailey.lab.positions import Given

#: Who can play a seat inside a batch; None is a seat that is played from outside.
INSIDE: dict[str | None, int] = {None: ASKED, "random": RANDOM, "greedy": GREEDY}
#: The kinds of reward at the end of a game: a seat's share of the win, or its margin to the best other score.
REWARDS = ("win", "margin")


class Batch:
    """Parallel games with the same rules, options and number of players."""

    def __init__(
        self,
        game: Game | str,
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
        game = find(game) if isinstance(game, str) else game
        self.game = game
        self.players = players
        self.count = lanes
        self.plain = is_plain(plain)
        self.kernels = kernels(game, plain=self.plain, file=BATCH_KERNELS)
        self.width = len(layout(game, players))
        self._lanes = Lanes(game, plain=self.plain, lanes=FIRST + lanes)
        blank = game.blank(players, options)
        self._lanes.put(BLANK, blank)
        self._scorers = int(scorers(blank))
        bots = bots or [None] * players
        self._settings = {"options": options, "plain": self.plain, "bots": bots}
        self._set_bots(_budgets(bots, players))
        self._lucks = self._lanes.rows(Luck, lanes)
        self._advised = 0
        self._menus = self._new_menus()
        self._turn = self._lanes.row([-1] * lanes)
        self._plan = self._new_plan()
        self._begun = np.zeros(lanes, np.bool_)
        self.seeds = np.full(lanes, checked_seed(seed), np.int64)
        self.games = np.arange(lanes, dtype=np.int64)
        self.turned = np.zeros(lanes, np.int64)
        self._pass_deals()

    def __getstate__(self) -> dict[str, Any]:
        """Return what is pickled and copied: how it was made, and what lies on the tables now."""
        made = {"game": self.game, "players": self.players, "lanes": self.count, **self._settings}
        rows: dict[str, Any] = {"states": self._lanes.states[FIRST:], "lucks": self._lucks}  # lists or arrays
        tables = {name: [row.flat() for row in those] if self.plain else those.copy() for name, those in rows.items()}
        numbers = {"menus": self.menus, "turn": self.turn, "begun": self._begun.copy(), "advised": self._advised}
        deals = {"seeds": self.seeds.copy(), "games": self.games.copy(), "turned": self.turned.copy()}
        return {"made": made, "tables": tables, "numbers": numbers, "deals": deals}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(**kept["made"])  # type: ignore[misc] # machine code and scratch space are made anew
        tables, numbers = kept["tables"], kept["numbers"]
        if self.plain:
            for lane, flat in enumerate(tables["states"]):
                state = self.game.state()
                state.unflatten(iter(flat))
                self._lanes.put(FIRST + lane, state)
            for luck, flat in zip(self._lucks, tables["lucks"], strict=True):
                luck.unflatten(iter(flat))
            self._menus, self._turn = numbers["menus"].tolist(), numbers["turn"].tolist()
        else:
            self._lanes.states[FIRST:] = tables["states"]
            self._lucks[:] = tables["lucks"]
            self._menus[:], self._turn[:] = numbers["menus"], numbers["turn"]
        self._begun, self._advised = numbers["begun"], numbers["advised"]
        self.seeds, self.games, self.turned = (kept["deals"][name] for name in ("seeds", "games", "turned"))
        self._pass_deals()

    def _set_bots(self, budgets: list[int]) -> None:
        """Set the bots of the seats, and make room for search if one of them needs it."""
        t = self._lanes
        self._budgets = t.row(budgets)
        self._thinking = t.thinking if GREEDY in budgets else None

    def _pass_deals(self) -> None:
        """Pass to the kernels which game of which seed every lane plays, and by how many seats its bots are rotated."""
        self._deals = tuple(self._kernel_array(values, np.int64) for values in (self.turned, self.seeds, self.games))

    def _new_menus(self) -> Grid:
        if self.plain:
            return [self._lanes.new_menu() for _ in range(self.count)]
        return self._lanes.grid(self.count, self.game.choices.count + 1)

    def _new_plan(self) -> Plan | NDArray[np.int32]:
        rows = plan(self.game, self.players, 0 if self.plain else self._lanes.words)
        return rows if self.plain else np.array(rows, np.int32)

    def _kernel_array(self, values: ArrayLike, kind: type[np.generic]) -> Any:
        """Return an array as the kernels need it: a NumPy array, or a list of Python numbers in plain mode."""
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
        """Start new games in all lanes, or where `which` is true.

        `seeds`: one number sets the seed of all lanes and restarts their count of games; a sequence gives each lane
        its own seed. `turned`: by how many seats the bots are rotated, for all lanes or for each.
        """
        mask = self._mask(which)
        self.games[mask & self._begun] += self.count
        if seeds is not None:
            self.seeds[mask] = self._for_each_lane(seeds, "seeds")[mask]
            self.games[mask] = np.arange(self.count)[mask] if np.ndim(seeds) == 0 else 0
        if turned is not None:
            self.turned[mask] = self._for_each_lane(turned, "turned")[mask]
        self._begun |= mask
        self._pass_deals()
        self._play(self._kernel_array(np.where(mask, BEGIN, LEAVE), np.int64))

    def lay(self, lane: int, given: Given) -> None:
        """Go on from a position in one lane, with the chance that lies in it; it may be JSON, as `dump` writes it."""
        self._check_lane(lane)
        position = position_of(self.game, given)
        if position.game is not self.game or position.state.seats != self.players:
            theirs = f"{position.game.name} for {position.state.seats}"
            message = f"position: must be one of {self.game.name} for {self.players} players, not of {theirs}"
            raise BadInput(message)
        self._lanes.put(FIRST + lane, position.state)
        self._begun[lane] = True
        self._choose(lane, GO_ON)

    def _for_each_lane(self, values: ArrayLike, name: str) -> NDArray[np.int64]:
        array = np.asarray(values, np.int64)
        if (array < 0).any():
            message = f"{name}: must be integers from 0 on"
            raise BadInput(message)
        if array.shape not in {(), (self.count,)}:
            message = f"{name}: give one number, or one for each of the {self.count} lanes, not {array.size}"
            raise BadInput(message)
        return np.broadcast_to(array, (self.count,))

    def _mask(self, which: ArrayLike | None) -> NDArray[np.bool_]:
        """Return in which lanes something is to be done: in all, or where `which` is true."""
        if which is None:
            return np.ones(self.count, np.bool_)
        mask = np.asarray(which)
        if mask.shape != (self.count,) or mask.dtype.kind not in "biuf" or not np.isin(mask, (0, 1)).all():
            message = f"which: give true or false for each of the {self.count} lanes"
            raise BadInput(message)
        return mask.astype(np.bool_)

    def _check_lane(self, lane: int) -> None:
        if not 0 <= lane < self.count:
            message = f"lane {lane}: there are {self.count}, from 0 to {self.count - 1}"
            raise BadInput(message)

    def choose(self, lane: int, choice: object) -> None:
        """Play a choice in one lane."""
        self._check_lane(lane)
        try:
            number = operator.index(choice)  # type: ignore[arg-type] # the except clause handles this
        except TypeError:
            message = f"choice {choice!r:.60}: give its number, from 0 to {self.game.choices.count - 1}"
            raise BadInput(message) from None
        if not 0 <= number < self.game.choices.count:
            self.refuse(lane, number)
        refused = self._choose(lane, number)
        if refused >= 0:
            self.refuse(lane, number)

    def _choose(self, lane: int, number: int) -> int:
        choices = np.full(self.count, LEAVE, np.int64)
        choices[lane] = number
        return self._play(self._kernel_array(choices, np.int64))

    def step(self, choices: ArrayLike) -> None:
        """Play a choice in every lane where it is not negative; if one is illegal, raise an error and play none."""
        if np.asarray(choices).dtype.kind not in "iu":
            message = "choices: must be integers, one for each lane, -1 for a lane that waits"
            raise BadInput(message)
        numbers = self._kernel_array(np.maximum(choices, LEAVE), np.int64)
        refused = self._play(numbers)
        if refused >= 0:
            self.refuse(refused, int(numbers[refused]))

    def _play(self, choices: Row) -> int:
        bots = (self._lucks, self._budgets)
        given = (self._lanes.states, self._thinking, self._menus, *bots, *self._deals, choices, self._turn)
        return int(self.kernels.play_lanes(*given))

    def advise(self, which: ArrayLike | None = None) -> NDArray[np.int64]:
        """Return the choice that `greedy` would make in every lane, or where `which` is true. No game changes.

        It is -1 where no choice is needed, and where nobody asked.
        """
        t = self._lanes
        luck, advice, turn = t.rows(Luck, 1)[0], t.row([-1] * self.count), self._turn.copy()
        for lane in np.flatnonzero(~self._mask(which)):
            turn[lane] = -1
        self.kernels.advise(t.states, t.thinking, self._menus, luck, self._advised, turn, advice)
        self._advised += 1
        return np.array(advice, np.int64)

    def refuse(self, lane: int, choice: int) -> None:
        """Raise the error that says why a choice is illegal in a lane."""
        if not self._begun[lane]:
            message = f"lane {lane}: no game has begun; call reset()"
            raise BadInput(message)
        try:
            self.position(lane).push(choice)
        except BadInput as reason:
            message = f"lane {lane}: {reason}" if self.count > 1 else str(reason)
            raise type(reason)(message) from None

    def position(self, lane: int) -> Position:
        """Return a copy of a lane's game as a position."""
        self._check_lane(lane)
        state = self._lanes.get(FIRST + lane)
        state.events, state.revealed = [], []
        return Position(self.game, state)

    @property
    def turn(self) -> NDArray[np.int32]:
        """The seat that must decide in every lane; -1 where the game is over or not started."""
        return np.array(self._turn, np.int32)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Where the game is over."""
        return self.turn < 0

    @property
    def menus(self) -> NDArray[np.int32]:
        """The number of open choices in every lane, then these choices; further entries are undefined."""
        return np.array(self._menus, np.int32)

    def masks(self, out: NDArray[np.bool_ | np.int8] | None = None) -> NDArray[Any]:
        """Return the masks of open choices, one row for each lane.

        They are written into `out` if it is given: booleans, or 0 and 1 as int8, with a row for each lane.
        """
        masks = target(out, (self.count, self.game.choices.count), np.bool_, np.int8)
        masks.fill(0)
        self.kernels.write_masks(self._menus, np.asarray(masks).view(np.int8))
        return masks

    def _results(self, which: NDArray[np.bool_]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Return the scores and who wins."""
        scores, tiebreaks, wins = (self._lanes.grid(self.count, self._scorers) for _ in range(3))
        self.kernels.write_results(self._lanes.states, self._kernel_array(which, np.bool_), scores, tiebreaks, wins)
        return np.asarray(scores, np.int32), np.asarray(wins, np.int32)

    def scores(self) -> NDArray[np.int32]:
        """Return the scores of all seats and printed opponents in every lane, as if its game ended now."""
        return self._results(np.ones(self.count, np.bool_))[0]

    def payoffs(self) -> NDArray[np.float64]:
        """Return payoffs: the winners share 1 where the game is over; 0 elsewhere."""
        over = self.over
        _, won = self._results(over)
        share: NDArray[np.float64] = won / np.maximum(1, won.sum(axis=1, keepdims=True)) * over[:, None]
        return share[:, : self.players]

    def margins(self) -> NDArray[np.float64]:
        """Return the margin of every seat to the best other score, as if the game ended now."""
        scores = self.scores().astype(np.float64)
        others = np.repeat(scores[:, None, :], self.players, axis=1)
        others[:, range(self.players), range(self.players)] = -np.inf
        ahead: NDArray[np.float64] = scores[:, : self.players] - others.max(axis=2)
        return ahead

    def rewards(self, kind: str) -> NDArray[np.float64]:
        """Return the rewards where the game is over: shares of the win, or margins."""
        checked_reward(kind)
        return self.payoffs() if kind == "win" else self.margins() * self.over[:, None]

    def observe_as(
        self, form: str, viewers: ArrayLike, lanes: ArrayLike | None = None, out: NDArray[Any] | None = None
    ) -> Observed:
        """Return the same as `observe` in a form: `features` are an array of fractions, `cards` a dict of arrays.

        Raw observations, and features as float32, are written into `out` if it is given.
        """
        if checked_form(form) == "raw":
            return self.observe(viewers, out, lanes)
        raw = self.observe(viewers, lanes=lanes)
        if form == "features":
            out = target(out, (len(raw), features(self.game, self.players).width), np.float32)
        elif out is not None:
            message = "out: rows of cards are a dict of arrays; leave it out"
            raise BadInput(message)
        return in_form(form, self.game, self.players, raw, np.full(len(raw), viewers, np.int64), out)

    def observe(
        self, viewers: ArrayLike, out: NDArray[np.int32] | None = None, lanes: ArrayLike | None = None
    ) -> NDArray[np.int32]:
        """Return every lane's observation by one seat, or by one seat for each lane; -1 is a spectator.

        With the numbers of some `lanes`, only theirs. They are written into `out` if it is given: int32, with a row for
        each lane that is observed.
        """
        which = None if lanes is None else self._lane_numbers(lanes)
        count = self.count if which is None else len(which)
        seats = np.full(count, viewers, np.int64)
        if count and (seats.min() < SPECTATOR or seats.max() >= self.players):
            message = f"viewer: must be from 0 to {self.players - 1}, or {SPECTATOR} for a spectator"
            raise BadInput(message)
        rows = target(out, (count, self.width), np.int32)
        self.kernels.write_observations(self._numbers(which), self._plan, seats, np.asarray(rows))
        return rows

    def _lane_numbers(self, lanes: ArrayLike) -> NDArray[np.int64]:
        """Return numbers of lanes as an array; what is none raises BadInput."""
        given = np.asarray(lanes)
        if given.size and (given.dtype.kind not in "iu" or given.min() < 0 or given.max() >= self.count):
            message = f"lanes: give their numbers, from 0 to {self.count - 1}"
            raise BadInput(message)
        return given.astype(np.int64)

    def _numbers(self, lanes: NDArray[np.int64] | None) -> Any:
        """Return the states of some lanes, or of all, as rows of numbers."""
        if self.plain:
            states = self._lanes.states[FIRST:]
            return [states[lane].flat() for lane in (range(self.count) if lanes is None else lanes.tolist())]
        numbers = self._lanes.numbers[FIRST:]
        return numbers if lanes is None else numbers[lanes]


def checked_reward(kind: str) -> str:
    """Return the kind of reward; an unknown one raises BadInput."""
    if kind not in REWARDS:
        message = f"reward: must be one of {', '.join(REWARDS)}, not {kind!r}"
        raise BadInput(message)
    return kind


def _budgets(bots: Sequence[str | None], players: int) -> list[int]:
    """Return the bots of the seats as the kernels' numbers."""
    if len(bots) != players:
        message = f"bots: {len(bots)} named for {players} players; name one for each seat, or None"
        raise BadInput(message)
    for name in bots:
        if name not in INSIDE:
            message = f"bots: {name!r:.60} cannot play inside a batch; name {', '.join(map(repr, INSIDE))}"
            raise BadInput(message)
    return [INSIDE[name] for name in bots]
