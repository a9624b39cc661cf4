"""Gymnasium's interfaces: one seat learns, bots sit at the others.

    import gymnasium
    import bailey.lab.gymnasium_env

    table = gymnasium.make("bailey/CastleCombo-v3", players=3, opponents="greedy")
    tables = gymnasium.make_vec("bailey/CastleCombo-v3", num_envs=64)

`SeatEnv` is one game, `SeatVectorEnv` many games in one compiled batch. `docs/learning.md` describes observations,
actions and rewards.
"""
# Any: Gymnasium's spaces and infos are of any shape.

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from bailey.bots.observed.features import features
from bailey.bots.observed.forms import checked_form, first_of, in_form
from bailey.core.distribution import needs_base
from bailey.core.errors import BadInput
from bailey.games import find, names
from bailey.lab.arrays import aligned
from bailey.lab.batch import Batch, checked_reward
from bailey.lab.opponents import Opponents
from bailey.lab.positions import check_options, position_in
from bailey.lab.spaces import action_space, observation_space

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise ImportError(needs_base("this interface", "Gymnasium")) from missing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from bailey.bots.observed.forms import Observed
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.lab.opponents import Opponent

    Info = dict[str, Any]

RENDER_MODES = ["human", "ansi"]
ILLEGAL = ("refuse", "raise")
RANDOM_SEAT = "random"
Value = TypeVar("Value")


def _one_of(name: str, value: Value, known: Sequence[object]) -> Value:
    if value not in known:
        message = f"{name}: must be one of {', '.join(map(str, known))}, not {value!r}"
        raise BadInput(message)
    return value


class SeatEnv(gymnasium.Env["Observed", np.int64]):
    """One game, seen from the learner's seat."""

    metadata: dict[str, object] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game = "castle-combo",
        players: int | None = None,
        *,
        seat: int | str = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = "win",
        illegal: str = "refuse",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        options: dict[str, int] | None = None,
        plain: bool | None = None,
        observation: str = "raw",
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.form = checked_form(observation)
        self.players = players = self.game.usual if players is None else players
        self.seat_wanted = _one_of("seat", seat, [*range(players), RANDOM_SEAT])
        self.seat = 0
        self.reward = checked_reward(reward)
        self.illegal = _one_of("illegal", illegal, ILLEGAL)
        self.illegal_reward = illegal_reward
        self.render_mode = _one_of("render_mode", render_mode, [None, *RENDER_MODES])
        self.opponents = Opponents(self.game, players, opponents, self.form, plain=plain)
        if plain is None and self.opponents.at_random:
            plain = True  # no bot needs compiled rules, and compiling would take longer than it saves
        bots = [None, *self.opponents.inside]
        self.batch = Batch(self.game, players, 1, secrets.randbits(63), options=options, plain=plain, bots=bots)
        self.observation_space: Any = observation_space(self.game, players, self.form)
        self.action_space = action_space(self.game)

    @property
    def position(self) -> Position:
        """A copy of the game as a position."""
        return self.batch.position(0)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observed, Info]:
        """Start the first game of a seed, as `new(seed=...)` deals it; without a seed, the next game.

        `options={"position": ...}` goes on from a position instead: a `Position`, or JSON as `dump` writes it.
        """
        check_options(options, "position")
        begin = position_in(self.game, options)
        if begin is not None and begin.over:
            message = "position: the game is over; give one in which somebody is to decide"
            raise BadInput(message)
        super().reset(seed=seed, options=options)
        if self.seat_wanted == RANDOM_SEAT:
            self.seat = int(self.np_random.integers(self.players))
        else:
            self.seat = int(self.seat_wanted)
        self.batch.reset(seeds=seed, turned=-self.seat % self.players)
        if begin is not None:
            self.batch.lay(0, begin)
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: object) -> tuple[Observed, float, bool, bool, Info]:
        """Play a choice of the learner, then those of the other seats until the learner is on turn again.

        An illegal choice changes nothing; the reason is in `info["refused"]`, or is raised as an error.
        """
        try:
            self.batch.choose(0, action)
        except BadInput as reason:
            if self.illegal == "raise" or self.batch.over[0]:
                raise
            info = self._info() | {"refused": str(reason)}
            return self._observation(), self.illegal_reward, False, False, info
        self._let_others_play()
        over = bool(self.batch.over[0])
        reward = float(self.batch.rewards(self.reward)[0, self.seat]) if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, False, self._info()

    def _let_others_play(self) -> None:
        """Let the bots outside the batch play until the learner is on turn."""
        self.opponents.play(self.batch, np.array([self.seat]), self.np_random)

    def _observation(self) -> Observed:
        raw, viewers = self.batch.observe(self.seat), np.array([self.seat])
        return first_of(in_form(self.form, self.game, self.players, raw, viewers))

    def _info(self) -> Info:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of open choices; learners with action masks call this method."""
        mask: NDArray[np.bool_] = self.batch.masks()[0]
        return mask

    def render(self) -> str | None:
        """Draw the table to the terminal, or return it as text."""
        if self.render_mode == "human":
            print(self.position)
            return None
        return str(self.position) if self.render_mode == "ansi" else None


class SeatVectorEnv(VectorEnv["Observed", "NDArray[np.int64]", "NDArray[np.generic]"]):
    """Many games in parallel, each seen from its learner's seat.

    With `copy=False` all steps return the same two arrays of observations and of masks: the next step overwrites them.
    """

    metadata: dict[str, object] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game = "castle-combo",
        players: int | None = None,
        *,
        seat: int | str = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = "win",
        illegal: str = "refuse",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        options: dict[str, int] | None = None,
        plain: bool | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        observation: str = "raw",
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.form = checked_form(observation)
        self.num_envs = num_envs
        self.players = players = self.game.usual if players is None else players
        self.seat_wanted = _one_of("seat", seat, [*range(players), RANDOM_SEAT])
        self.seats = np.zeros(num_envs, np.int64)
        self.reward = checked_reward(reward)
        self.illegal = _one_of("illegal", illegal, ILLEGAL)
        self.illegal_reward = illegal_reward
        self.render_mode = _one_of("render_mode", render_mode, [None, "ansi"])
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**type(self).metadata, "autoreset_mode": self.autoreset_mode}
        self.opponents = Opponents(self.game, players, opponents, self.form, plain=plain)
        bots, seed = [None, *self.opponents.inside], secrets.randbits(63)
        self.batch = Batch(self.game, players, num_envs, seed, options=options, plain=plain, bots=bots)
        self._ended = np.zeros(num_envs, np.bool_)
        self._masks_shape = (num_envs, self.game.choices.count)
        self._own_masks = None if copy else aligned(self._masks_shape, np.int8)
        self._own_observations = None if copy else aligned((num_envs, self.batch.width), np.int32)
        self.single_observation_space = observation_space(self.game, players, self.form)
        kept = not copy and self.form == "features"
        self._own_features = aligned((num_envs, features(self.game, players).width), np.float32) if kept else None
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | Sequence[int] | None = None, options: Info | None = None) -> tuple[Observed, Info]:
        """Start new games in all lanes, or where `options["reset_mask"]` is true.

        With one seed, lane `i` starts game `i` of that seed; with a sequence of seeds, game 0 of its own seed.
        """
        check_options(options, "reset_mask")
        super().reset(seed=None if seed is None else int(np.ravel(seed)[0]), options=options)
        mask = np.asarray((options or {}).get("reset_mask", np.ones(self.num_envs)), np.bool_)
        self._begin(mask, seed)
        return self._observations(), self._infos()

    def _begin(self, mask: NDArray[np.bool_], seeds: int | Sequence[int] | None = None) -> None:
        if self.seat_wanted == RANDOM_SEAT:
            drawn = self.np_random.integers(self.players, size=self.num_envs)
        else:
            drawn = np.full(self.num_envs, self.seat_wanted, np.int64)
        self.seats[mask] = drawn[mask]
        self.batch.reset(mask, seeds, -self.seats % self.players)
        self.opponents.play(self.batch, self.seats, self.np_random)
        self._ended[mask] = False

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Play the learner's choice in every lane, then those of the other seats.

        An illegal choice changes nothing in its lane; the reason is in `infos["refused"]`, or is raised as an error
        before anything is played in any lane.
        """
        choices = np.array(actions, np.int64)
        begins = self._ended & (self.autoreset_mode == AutoresetMode.NEXT_STEP)
        choices[begins] = -1
        refused = self._refusals(choices, ~begins)
        choices[list(refused)] = -1
        self.batch.step(choices)
        self.opponents.play(self.batch, self.seats, self.np_random)
        ended = self.batch.over & ~begins & ~self._ended
        rewards = self._rewards(ended)
        rewards[list(refused)] = self.illegal_reward
        self._ended |= ended
        if begins.any():
            self._begin(begins)
        restarts = self.autoreset_mode == AutoresetMode.SAME_STEP and ended.any()
        finals = self._restart_ended(ended) if restarts else {}
        infos = self._infos() | finals
        if refused:
            infos |= self._lane_info("refused", refused)
        return self._observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def _refusals(self, choices: NDArray[np.int64], playing: NDArray[np.bool_]) -> dict[int, str]:
        """Return for each lane with an illegal choice the reason, or raise the first one if `illegal` is "raise"."""
        known = (choices >= 0) & (choices < self.game.choices.count)
        lanes = np.arange(self.num_envs)
        is_open = known & self.batch.masks()[lanes, np.where(known, choices, 0)]
        return {int(lane): self._reason(int(lane), int(choices[lane])) for lane in lanes[playing & ~is_open]}

    def _reason(self, lane: int, choice: int) -> str:
        try:
            self.batch.refuse(lane, choice)
        except BadInput as reason:
            if self.illegal == "raise" or self._ended[lane]:
                raise
            return str(reason)
        raise AssertionError("an open choice was treated as an illegal one")

    def _rewards(self, ended: NDArray[np.bool_]) -> NDArray[np.float64]:
        if not ended.any():
            return np.zeros(self.num_envs)
        mine: NDArray[np.float64] = self.batch.rewards(self.reward)[np.arange(self.num_envs), self.seats]
        return np.where(ended, mine, 0.0)

    def _restart_ended(self, ended: NDArray[np.bool_]) -> Info:
        """Start new games where one has just ended, and return its last observation and information."""
        lanes = np.flatnonzero(ended)
        ended_raw = self.batch.observe(self.seats[lanes], lanes=lanes)
        last = in_form(self.form, self.game, self.players, ended_raw, self.seats[lanes])
        seats, no_choice = self.seats.copy(), np.zeros(self._masks_shape, np.int8)
        self._begin(ended)
        final = {"action_mask": no_choice, "_action_mask": ended.copy(), "seat": seats, "_seat": ended.copy()}
        by_lane = {int(lane): first_of(last, i) for i, lane in enumerate(lanes)}
        return self._lane_info("final_obs", by_lane) | {"final_info": final, "_final_info": ended.copy()}

    def _lane_info(self, name: str, by_lane: Mapping[int, object]) -> Info:
        """Return values for some lanes, in the form of Gymnasium's vector environments."""
        values = np.full(self.num_envs, None, object)
        mask = np.zeros(self.num_envs, np.bool_)
        for lane, value in by_lane.items():
            values[lane] = value
            mask[lane] = True
        return {name: values, f"_{name}": mask}

    def _observations(self) -> Observed:
        raw = self.batch.observe(self.seats, self._own_observations)
        return in_form(self.form, self.game, self.players, raw, self.seats, self._own_features)

    def _infos(self) -> Info:
        everywhere = np.ones(self.num_envs, np.bool_)
        own = self._own_masks
        masks = self.batch.masks(np.empty(self._masks_shape, np.int8) if own is None else own)
        seats = self.seats.copy()
        return {"action_mask": masks, "_action_mask": everywhere, "seat": seats, "_seat": everywhere.copy()}

    def render(self) -> tuple[str, ...] | None:
        """Return a drawing of every table as text."""
        if self.render_mode is None:
            return None
        return tuple(str(self.batch.position(lane)) for lane in range(self.num_envs))


def env_id(game: str) -> str:
    """Return the Gymnasium id of a game: bailey/CastleCombo-v3 for version 3 of the rules of castle-combo."""
    return f"bailey/{game.title().replace('-', '')}-v{find(game).version}"


def register(game: str) -> None:
    """Register a game with Gymnasium; importing this module registers all games."""
    if env_id(game) not in gymnasium.registry:
        gymnasium.register(
            env_id(game),
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:SeatVectorEnv",
            kwargs={"game": game},
        )


for _name in names():
    register(_name)
