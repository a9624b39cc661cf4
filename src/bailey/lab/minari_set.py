"""Exported games as a Minari set, for libraries that learn offline.

An episode is a game as one seat saw it, as `SeatEnv` would have shown it: its observations, the last of them after the
end, with the masks of open choices in `infos`; its choices; and its reward after the last of them.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

import gymnasium
import numpy as np

from bailey.core.distribution import NAME, needs, version
from bailey.core.errors import BadInput
from bailey.lab.batch import Batch
from bailey.lab.gymnasium_env import env_id
from bailey.lab.spaces import action_space, observation_space

try:
    import minari
    import polars as pl
    from minari.data_collector import EpisodeBuffer
    from minari.dataset.minari_dataset import parse_dataset_id
except ImportError as missing:
    raise ImportError(needs("a Minari set", "minari")) from missing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from bailey.lab.dataset import Dataset


def checked_name(name: str, held: Dataset) -> str:
    """Return the name of a new Minari set of a dataset; one that cannot be is refused."""
    if held.observation == "none":
        message = "minari: an episode has observations; export them with --observation raw or features"
        raise BadInput(message)
    try:
        parse_dataset_id(name)
    except ValueError as fault:
        message = f"minari: {name!r:.60} is no name of a set; give one such as castle-combo/random-v0"
        raise BadInput(message) from fault
    if name in minari.list_local_datasets():
        message = f"minari: there is a set {name} already; give another name, or delete it with `minari delete {name}`"
        raise BadInput(message)
    return name


def write(
    held: Dataset,
    folder: Path,
    name: str,
    *,
    plain: bool | None = None,
    report: Callable[[int, int], None] | None = None,
) -> int:
    """Write what was exported into a folder as a Minari set, whole or not at all; return how many episodes it has."""
    written, whole = 0, None
    try:
        for first in range(0, held.games, held.lanes):
            rows = pl.read_parquet(folder / f"part-{first // held.lanes:05}.parquet")
            new = list(episodes(held, rows, first, written, plain=plain))
            if whole is None:
                whole = _begun(held, name, new)
            else:
                whole.update_dataset_from_buffer(new)
            written += len(new)
            if report is not None:
                report(min(first + held.lanes, held.games), held.games)
    except BaseException:
        if name in minari.list_local_datasets():
            minari.delete_dataset(name)
        raise
    return written


def _begun(held: Dataset, name: str, first: list[EpisodeBuffer]) -> minari.MinariDataset:
    """Return a new Minari set with its first episodes."""
    game, players = held.game_itself, held.players
    spec = gymnasium.make(env_id(game.name), players=players, observation=held.observation, options=held.options).spec
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Minari misses authors, and another environment to evaluate with
        return minari.create_dataset_from_buffers(
            name,
            first,
            env=spec,
            algorithm_name=", ".join(held.seats),
            description=f"{game.title}, {players} players, seed {held.seed}, options {held.options or 'as usual'}",
            observation_space=observation_space(game, players, held.observation),
            action_space=action_space(game),
            requirements=[f"{NAME}=={version()}"],
        )


def episodes(
    held: Dataset, rows: pl.DataFrame, first: int, number: int, *, plain: bool | None = None
) -> Iterator[EpisodeBuffer]:
    """Return the episodes of a part that begins with a game, numbered from a number on."""
    last = _last_seen(held, rows, first, plain=plain)
    count = held.game_itself.choices.count
    for (game, seat), own in rows.group_by("game", "seat", maintain_order=True):
        steps, closed = len(own), np.zeros((1, count), np.int8)
        masks = np.unpackbits(own["open"].to_numpy(), axis=1)[:, :count].astype(np.int8)
        over = np.arange(steps) == steps - 1
        yield EpisodeBuffer(
            id=number,
            seed=held.seed,
            options=None,
            observations=np.concatenate([own["observation"].to_numpy(), last[seat][None, game - first]]),
            actions=own["action"].to_numpy().astype(np.int64),
            rewards=np.where(over, own["reward"].to_numpy(), 0.0),
            terminations=over,
            truncations=np.zeros(steps, np.bool_),
            infos={"action_mask": np.concatenate([masks, closed]), "seat": np.full(steps + 1, seat)},
        )
        number += 1


def _last_seen(held: Dataset, rows: pl.DataFrame, first: int, *, plain: bool | None) -> list[NDArray[np.generic]]:
    """Play the games of a part once more, and return what each seat sees after the end, a row for each game."""
    lanes = rows["game"].n_unique()
    batch = Batch(held.game_itself, held.players, lanes, held.seed, options=held.options, plain=plain)
    batch.games += first
    batch.reset()
    for _, step in rows.sort("decision").group_by("decision", maintain_order=True):
        actions = np.full(lanes, -1, np.int64)
        actions[step["game"].to_numpy() - first] = step["action"].to_numpy()
        batch.step(actions)
    seen = [batch.observe_as(held.observation, seat) for seat in range(held.players)]
    return [one for one in seen if isinstance(one, np.ndarray)]
