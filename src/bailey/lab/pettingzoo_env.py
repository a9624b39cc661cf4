"""PettingZoo's turn-based interface (AEC) for every game.

    from bailey.lab.pettingzoo_env import env

    table = env("castle-combo", players=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        over = termination or truncation
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

`TableVectorEnv` is the same for many tables in one compiled batch, for self-play. `docs/learning.md` describes
observations, actions and rewards.
"""
# Any: PettingZoo has no types.

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import numpy as np

from bailey.bots.observed.forms import checked_form, first_of, in_form
from bailey.core.distribution import needs_base
from bailey.core.errors import BadInput
from bailey.games import find
from bailey.lab.batch import Batch, checked_reward
from bailey.lab.positions import position_in
from bailey.lab.spaces import action_space, mask_space, observation_space, raw_space

try:
    from gymnasium.spaces import Box, Dict
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError(needs_base("this interface", "PettingZoo")) from missing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gymnasium.spaces import Space
    from numpy.typing import NDArray

    from bailey.bots.observed.forms import Observed
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position

    Infos = dict[str, NDArray[np.int8] | NDArray[np.int32]]

RENDER_MODES = ["human", "ansi"]
ILLEGAL = ("raise", "terminate")


def env(
    game: str | Game = "castle-combo",
    players: int | None = None,
    *,
    illegal: str = "raise",
    **settings: Any,  # those of TableEnv
) -> Any:
    """Return a table that raises an error if its methods are called in the wrong order.

    An illegal choice raises an error with the reason and changes nothing (`illegal="raise"`), or ends the game with
    -1 for the player who made it, as in PettingZoo's own classic games (`illegal="terminate"`).
    """
    if illegal not in ILLEGAL:
        message = f"illegal: must be one of {', '.join(ILLEGAL)}, not {illegal!r}"
        raise BadInput(message)
    table: Any = TableEnv(game, players, **settings)
    if illegal == "terminate":
        table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(table)


def _agents(players: int) -> list[str]:
    return [f"player_{seat}" for seat in range(players)]


def _space(game: Game, players: int, form: str) -> Dict:
    return Dict({"observation": observation_space(game, players, form), "action_mask": mask_space(game)})


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """One table; an agent is a seat. `env` adds the usual wrappers."""

    metadata: dict[str, object] = {"render_modes": RENDER_MODES, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game = "castle-combo",
        players: int | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        options: dict[str, int] | None = None,
        plain: bool = True,
        observation: str = "raw",
    ) -> None:
        super().__init__()
        self.form = checked_form(observation)
        if render_mode not in {None, *RENDER_MODES}:
            message = f"render_mode: must be one of {', '.join(RENDER_MODES)}, or none, not {render_mode!r}"
            raise BadInput(message)
        self.game = find(game) if isinstance(game, str) else game
        players = self.game.usual if players is None else players
        self.reward = checked_reward(reward)
        self.render_mode = render_mode
        name = f"{self.game.name.replace('-', '_')}_v{self.game.version}"
        self.metadata = {**type(self).metadata, "name": name}
        self.batch = Batch(self.game, players, 1, secrets.randbits(63), options=options, plain=plain)
        self.possible_agents = _agents(players)
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.observation_spaces = {agent: _space(self.game, players, self.form) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the observation space of a seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the action space of a seat."""
        return self.action_spaces[agent]

    @property
    def position(self) -> Position:
        """A copy of the game as a position."""
        return self.batch.position(0)

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Start the first game of a seed, as `new(seed=...)` deals it; without a seed, the next game.

        `options={"position": ...}` goes on from a position instead: a `Position`, or JSON as `dump` writes it. Others
        mean nothing: PettingZoo's own tests give one that no game knows.
        """
        begin = position_in(self.game, options)
        self.batch.reset(seeds=seed)
        if begin is not None:
            self.batch.lay(0, begin)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._update()

    def step(self, action: object) -> None:
        """Play a choice of the seat on turn; an illegal one raises an error with the reason."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.batch.choose(0, action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._update()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _update(self) -> None:
        """Set who is on turn, the masks, and the rewards when the game is over."""
        seat = int(self.batch.turn[0])
        self._mask = self.batch.masks()[0].astype(np.int8)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            payoffs = self.batch.rewards(self.reward)[0]
            self.rewards = {agent: float(payoffs[self.seats[agent]]) for agent in self.agents}
        self.infos = {agent: {"action_mask": self._mask_of(agent)} for agent in self.agents}

    def _mask_of(self, agent: str) -> NDArray[np.int8]:
        """Return the mask of a seat; only the seat on turn has open choices."""
        return self._mask.copy() if agent == self.agent_selection else np.zeros_like(self._mask)

    def observe(self, agent: str) -> dict[str, Observed]:
        """Return the observation of a seat, and the mask of its open choices."""
        seat = self.seats[agent]
        seen = in_form(self.form, self.game, len(self.seats), self.batch.observe(seat), np.array([seat]))
        return {"observation": first_of(seen), "action_mask": self._mask_of(agent)}

    def state(self) -> NDArray[np.int32]:
        """Return what all seats know together: their observations one after the other."""
        return np.concatenate([self.batch.observe(seat)[0] for seat in self.seats.values()])

    @property
    def state_space(self) -> Box:
        """The space of `state`."""
        one, seats = raw_space(self.game, len(self.seats)), len(self.seats)
        return Box(np.tile(one.low, seats), np.tile(one.high, seats), dtype=np.int32)

    def render(self) -> str | None:
        """Draw the table to the terminal, or return it as text."""
        if self.render_mode == "ansi":
            return str(self.position)
        if self.render_mode == "human":
            print(self.position)
        return None

    def close(self) -> None:
        """Do nothing: the table holds no resources."""


class TableVectorEnv:
    """Many tables in one compiled batch; in every step the seat on turn at each of them chooses.

        tables = TableVectorEnv("castle-combo", 1024, players=3)
        observations, infos = tables.reset(seed=7)
        observations, rewards, terminations, truncations, infos = tables.step(infos["action_mask"].argmax(1))

    A row of the observations is what the seat in `infos["seat"]` sees, whose choice is next. The rewards have a column
    for each seat; they are 0 until a game ends. It is followed by the next game of its seed in the same step.
    """

    def __init__(
        self,
        game: str | Game = "castle-combo",
        num_envs: int = 1,
        players: int | None = None,
        *,
        reward: str = "win",
        options: dict[str, int] | None = None,
        plain: bool | None = None,
        observation: str = "raw",
    ) -> None:
        self.form = checked_form(observation)
        self.game = find(game) if isinstance(game, str) else game
        self.num_envs = num_envs
        self.players = players = self.game.usual if players is None else players
        self.reward = checked_reward(reward)
        self.batch = Batch(self.game, players, num_envs, secrets.randbits(63), options=options, plain=plain)
        self._masks_shape = (num_envs, self.game.choices.count)
        self.possible_agents = _agents(players)
        self.single_observation_space = observation_space(self.game, players, self.form)
        self.single_action_space = action_space(self.game)

    def reset(self, *, seed: int | Sequence[int] | None = None) -> tuple[Observed, Infos]:
        """Start new games at all tables.

        With one seed, table `i` starts game `i` of that seed; with a sequence of seeds, game 0 of its own seed.
        """
        self.batch.reset(seeds=seed)
        return self._observations(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """Play a choice at every table; a table with -1 waits. If one is illegal, raise an error and play none."""
        self.batch.step(actions)
        ended = self.batch.over
        rewards = self.batch.rewards(self.reward) if ended.any() else np.zeros((self.num_envs, self.players))
        if ended.any():
            self.batch.reset(ended)
        return self._observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), self._infos()

    def _observations(self) -> Observed:
        return self.batch.observe_as(self.form, self.batch.turn)

    def _infos(self) -> Infos:
        return {"action_mask": self.batch.masks(np.empty(self._masks_shape, np.int8)), "seat": self.batch.turn}


raw_env = TableEnv
