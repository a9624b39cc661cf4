"""Stable-Baselines3's interface: one seat learns in many games at once, bots sit at the others.

    from sb3_contrib import MaskablePPO
    from bailey.lab.stable_baselines import SeatVecEnv

    tables = SeatVecEnv("castle-combo", 64, opponents="greedy", observation="features")
    MaskablePPO("MlpPolicy", tables).learn(1_000_000)

Games are played in one compiled batch. A game that ends is followed by the next one in the same step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from gymnasium.vector import AutoresetMode

from bailey.core.distribution import needs
from bailey.core.errors import BadInput
from bailey.lab.gymnasium_env import SeatVectorEnv

try:
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as missing:
    raise ImportError(needs("this interface", "training")) from missing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from bailey.bots.observed.forms import Observed
    from bailey.core.play.game import Game
    from bailey.lab.gymnasium_env import Info
    from bailey.lab.opponents import Opponent

MASKS = "action_masks"


class SeatVecEnv(VecEnv):  # type: ignore[misc] # Stable-Baselines3 is not always installed
    """Many games in parallel; learners with masks ask for `action_masks`.

    Settings are those of `SeatVectorEnv`; an illegal choice raises an error.
    """

    def __init__(
        self,
        game: str | Game = "castle-combo",
        lanes: int = 64,
        *,
        players: int | None = None,
        seat: int | str = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: str = "win",
        options: dict[str, int] | None = None,
        plain: bool | None = None,
        observation: str = "raw",
    ) -> None:
        self.tables = SeatVectorEnv(
            lanes,
            game,
            players,
            seat=seat,
            opponents=opponents,
            reward=reward,
            options=options,
            plain=plain,
            observation=observation,
            illegal="raise",
            autoreset_mode=AutoresetMode.SAME_STEP,
        )
        self.render_mode = None
        super().__init__(lanes, self.tables.single_observation_space, self.tables.single_action_space)
        self._masks = np.zeros((lanes, self.tables.game.choices.count), np.bool_)
        self._actions = np.zeros(lanes, np.int64)

    def reset(self) -> Observed:
        """Start new games in all lanes; the seeds of `seed` are those of the lanes."""
        given = [seed for seed in self._seeds if seed is not None]
        seen, infos = self.tables.reset(seed=given if len(given) == self.num_envs else None)
        self._reset_seeds()
        self._keep_masks(infos)
        return seen

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Take the choices of the next step."""
        self._actions = np.asarray(actions, np.int64)

    def step_wait(self) -> tuple[Observed, NDArray[np.float32], NDArray[np.bool_], list[dict[str, object]]]:
        """Play them, and return what each lane sees; of a game that ended, the last observation is in its info."""
        seen, rewards, ended, _, infos = self.tables.step(self._actions)
        self._keep_masks(infos)
        told: list[dict[str, object]] = [{} for _ in range(self.num_envs)]
        for lane in np.flatnonzero(ended):
            told[lane] = {"terminal_observation": infos["final_obs"][lane], "TimeLimit.truncated": False}
        return seen, rewards.astype(np.float32), ended, told

    def _keep_masks(self, infos: Info) -> None:
        self._masks = infos["action_mask"].astype(np.bool_)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks of open choices, a row for each lane."""
        return self._masks

    def close(self) -> None:
        """Do nothing: the games hold no resources."""

    def has_attr(self, attr_name: str) -> bool:
        """Return whether the lanes have an attribute."""
        return attr_name == MASKS or hasattr(self.tables, attr_name)

    def get_attr(self, attr_name: str, indices: object = None) -> list[object]:
        """Return an attribute, once for each of some lanes."""
        value = self.action_masks if attr_name == MASKS else getattr(self.tables, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: object, indices: object = None) -> None:
        """Refuse: what is said of the games is said when they are made."""
        message = f"{attr_name}: cannot be set in some lanes ({value!r}, {indices!r}); make the environment with it"
        raise BadInput(message)

    def env_method(self, method_name: str, *args: object, indices: object = None, **settings: object) -> list[object]:
        """Call a method, once for each of some lanes: of masks each lane has its row."""
        if method_name == MASKS:
            return [self._masks[lane] for lane in self._get_indices(indices)]
        value = getattr(self.tables, method_name)(*args, **settings)
        return [value for _ in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: object, indices: object = None) -> list[bool]:  # noqa: ARG002 - as the base
        """Return for each of some lanes that it is not wrapped."""
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[None]:
        """Return no pictures."""
        return [None] * self.num_envs
