"""Observations and masks are written where the caller says, or into the same arrays step after step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="install it again with scripts/extras")
from gymnasium.vector import AutoresetMode

from bailey.core import BadInput
from bailey.games import castle_combo, find, names
from bailey.lab.arrays import ALIGNED, aligned
from bailey.lab.batch import Batch
from bailey.lab.gymnasium_env import SeatVectorEnv

if TYPE_CHECKING:
    from collections.abc import Iterator

#: What an array holds before it is written into: neither a mask nor usual in an observation.
RUBBISH = 77
LANES, WIDTH, CHOICES = 3, 355, 53


def batch_of(name: str = "castle-combo", *, plain: bool = True) -> Batch:
    """Return parallel games with some choices played."""
    game = find(name)
    batch, dice = Batch(game, game.usual, LANES, 7, plain=plain), np.random.default_rng(1)
    batch.reset()
    for _ in range(12):
        masks = batch.masks()
        batch.step(np.where(batch.over, -1, (masks * dice.random(masks.shape)).argmax(axis=1)))
    return batch


def check_the_same_numbers(batch: Batch) -> None:
    for viewers in (-1, 0, np.maximum(batch.turn, 0)):
        rows = np.full((LANES, batch.width), RUBBISH, np.int32)
        assert batch.observe(viewers, out=rows) is rows
        assert rows.tolist() == batch.observe(viewers).tolist()
    open_now = batch.masks()
    assert open_now.dtype == np.bool_
    assert open_now.sum(axis=1).tolist() == batch.menus[:, 0].tolist()
    flags = np.ones(open_now.shape, np.bool_)
    for masks in (np.full(open_now.shape, RUBBISH, np.int8), np.ones(open_now.shape, np.bool_), flags.view(np.int8)):
        assert batch.masks(out=masks) is masks
        assert masks.tolist() == open_now.tolist()
    assert flags.tolist() == open_now.tolist(), "written through the view"


@pytest.mark.parametrize("name", names())
def test_what_is_written_into_an_array_is_what_is_returned_without(name: str) -> None:
    batch = batch_of(name)
    check_the_same_numbers(batch)
    steps = np.full((2, LANES, batch.width), RUBBISH, np.int32)
    batch.observe(0, out=steps[1])
    assert steps[1].tolist() == batch.observe(0).tolist()
    assert (steps[0] == RUBBISH).all(), "a step of a longer array can be written into"


@pytest.mark.usefixtures("numba")
def test_compiled_games_write_into_arrays_too() -> None:
    check_the_same_numbers(batch_of(plain=False))


@pytest.mark.parametrize("plain", [True, pytest.param(False, marks=pytest.mark.slow)])
def test_some_lanes_can_be_observed_alone_and_no_others(plain: bool, request: pytest.FixtureRequest) -> None:  # noqa: FBT001
    if not plain:
        request.getfixturevalue("numba")
    batch = batch_of(plain=plain)
    every = batch.observe([0, 1, -1])
    assert batch.observe([-1, 0], lanes=[2, 0]).tolist() == every[[2, 0]].tolist()
    rows = np.full((1, batch.width), RUBBISH, np.int32)
    assert batch.observe(1, out=rows, lanes=np.array([1])).tolist() == every[[1]].tolist() == rows.tolist()
    assert batch.observe(0, lanes=[]).shape == (0, batch.width)
    for lanes in ([3], [-1], [0.5], [True, False, True]):
        with pytest.raises(BadInput, match="lanes: give their numbers, from 0 to 2"):
            batch.observe(0, lanes=lanes)


def _read_only(shape: tuple[int, int], kind: type[Any]) -> np.ndarray:
    array = np.zeros(shape, kind)
    array.flags.writeable = False
    return array


OBSERVED = r"like np\.empty\(\(3, 355\), np\.int32\)"
MASKED = r"like np\.empty\(\(3, 53\), np\.bool\)"


@pytest.mark.parametrize(
    ("wanted", "out", "why"),
    [
        (OBSERVED, [[0] * WIDTH] * LANES, "it is no NumPy array but a list"),
        (OBSERVED, np.zeros((LANES, WIDTH), np.int64), "its dtype is int64, not int32"),
        (OBSERVED, np.zeros((LANES, WIDTH), ">i4"), "its dtype is >i4, not int32"),
        (OBSERVED, np.zeros((LANES, WIDTH + 1), np.int32), r"its shape is \(3, 356\), not \(3, 355\)"),
        (OBSERVED, np.zeros(LANES * WIDTH, np.int32), r"its shape is \(1065,\), not \(3, 355\)"),
        (OBSERVED, np.zeros((WIDTH, LANES), np.int32).T, "its numbers do not lie one after another in memory"),
        (
            OBSERVED,
            np.zeros((LANES, 2 * WIDTH), np.int32)[:, ::2],
            "its numbers do not lie one after another in memory",
        ),
        (OBSERVED, _read_only((LANES, WIDTH), np.int32), "it is read-only"),
        (MASKED, np.zeros((LANES, CHOICES), np.int32), "its dtype is int32, not bool or int8"),
        (MASKED, np.zeros((1, CHOICES), np.bool_), r"its shape is \(1, 53\), not \(3, 53\)"),
        (MASKED, _read_only((LANES, CHOICES), np.int8), "it is read-only"),
    ],
)
def test_an_array_that_does_not_fit_is_refused(wanted: str, out: Any, why: str) -> None:
    batch = batch_of()
    assert (batch.width, castle_combo.GAME.choices.count) == (WIDTH, CHOICES)
    between = "" if wanted == MASKED else ".*"
    with pytest.raises(BadInput, match=f"^out: {why}{between}; give an array {wanted}, or leave it out$"):
        batch.masks(out=out) if wanted == MASKED else batch.observe(0, out=out)


def tables(name: str, mode: AutoresetMode, *, copy: bool) -> SeatVectorEnv:
    game = find(name)
    return SeatVectorEnv(LANES, game, game.usual, plain=True, autoreset_mode=mode, copy=copy)


def both(name: str, mode: AutoresetMode, steps: int) -> Iterator[tuple[tuple[Any, ...], tuple[Any, ...]]]:
    """Play the same games with and without copies, and yield what each returns: observations, infos, ended."""
    twins = [tables(name, mode, copy=copy) for copy in (True, False)]
    found = [(*one.reset(seed=5), np.zeros(LANES, np.bool_)) for one in twins]
    dice = np.random.default_rng(2)
    for _ in range(steps):
        yield found[0], found[1]
        masks = found[0][1]["action_mask"]
        choices = (masks * dice.random(masks.shape)).argmax(axis=1)
        stepped = [one.step(choices) for one in twins]
        found = [(observations, infos, ended) for observations, _, ended, _, infos in stepped]


@pytest.mark.parametrize("name", names())
def test_without_copies_all_steps_return_the_same_memory_and_the_same_numbers(name: str) -> None:
    copied: list[np.ndarray] = []
    own: list[np.ndarray] = []
    for (observations, infos, _), (mine, my_infos, _) in both(name, AutoresetMode.NEXT_STEP, 4):
        assert mine.tolist() == observations.tolist()
        assert my_infos["action_mask"].tolist() == infos["action_mask"].tolist()
        copied += [observations, infos["action_mask"]]
        own += [mine, my_infos["action_mask"]]
    assert all(array is own[i % 2] for i, array in enumerate(own))
    assert not np.shares_memory(own[0], own[1])
    assert not any(np.shares_memory(one, other) for i, one in enumerate(copied) for other in copied[:i])


def _first_end(name: str) -> tuple[list[Any], list[Any]]:
    """Play until a game has ended and some steps more; return what was kept of the end, with and without copies."""
    kept: list[tuple[Any, Any]] = []
    for (_, infos, ended), (_, my_infos, _) in both(name, AutoresetMode.SAME_STEP, 5000):
        if ended.any():
            kept.append((infos, my_infos))
        if kept and not ended.any():
            return [one for one, _ in kept], [mine for _, mine in kept]
    pytest.fail("no game ended")


@pytest.mark.slow
@pytest.mark.parametrize("name", names())
def test_the_last_observation_of_a_game_outlives_the_next_steps(name: str) -> None:
    for infos, mine in zip(*_first_end(name), strict=True):
        assert mine["_final_obs"].tolist() == infos["_final_obs"].tolist()
        for lane in np.flatnonzero(infos["_final_obs"]):
            assert mine["final_obs"][lane].tolist() == infos["final_obs"][lane].tolist()
            assert mine["final_obs"][lane][3] == -1, "nobody decides any more"
            assert not mine["final_info"]["action_mask"][lane].any()


def test_other_libraries_share_the_memory_by_dlpack() -> None:
    one = tables("castle-combo", AutoresetMode.NEXT_STEP, copy=False)
    observations, infos = one.reset(seed=1)
    for own in (observations, infos["action_mask"]):
        shared, before = np.from_dlpack(own), own.tolist()
        assert np.shares_memory(shared, own)
        one.step(infos["action_mask"].argmax(axis=1))
        assert shared.tolist() == own.tolist() != before


def test_features_are_written_into_the_same_array_too() -> None:
    both = [SeatVectorEnv(LANES, plain=True, copy=copy, observation="features") for copy in (True, False)]
    (fresh, infos), (same, _) = (tables.reset(seed=4) for tables in both)
    for _ in range(80):
        actions = infos["action_mask"].argmax(axis=1)
        before = fresh
        (fresh, *_, infos), (seen, *_) = (tables.step(actions) for tables in both)
        assert seen is same
        assert fresh is not before
        assert (fresh == seen).all()


@pytest.mark.parametrize(("form", "kind"), [("raw", np.int32), ("features", np.float32)])
def test_a_form_is_written_into_an_array_that_others_take_without_a_copy(form: str, kind: type[np.generic]) -> None:
    batch = batch_of()
    wanted = batch.observe_as(form, 1)
    assert isinstance(wanted, np.ndarray)
    steps = aligned((4, *wanted.shape), kind)
    assert (steps.dtype, steps.ctypes.data % ALIGNED) == (kind, 0)
    batch.observe_as(form, 1, out=steps[2])
    assert (steps[2] == wanted).all()
    one = wanted[:1].copy()
    assert batch.observe_as(form, 1, lanes=[0], out=one) is one
    with pytest.raises(BadInput, match="out: its shape is"):
        batch.observe_as(form, 1, out=steps[2][:1])
    with pytest.raises(BadInput, match="out: rows of cards are a dict of arrays"):
        batch.observe_as("cards", 1, out=steps[2])


def test_arrays_that_steps_write_into_are_taken_by_others_without_a_copy() -> None:
    tables = SeatVectorEnv(LANES, observation="features", plain=True, copy=False)
    seen, infos = tables.reset(seed=1)
    assert isinstance(seen, np.ndarray)
    assert [one.ctypes.data % ALIGNED for one in (seen, infos["action_mask"])] == [0, 0]


def test_jax_shares_the_memory_of_such_an_array() -> None:
    jax = pytest.importorskip("jax", reason="set-up leaves out JAX: pip install jax")
    seen = aligned((LANES, WIDTH), np.float32)
    assert jax.numpy.from_dlpack(seen).unsafe_buffer_pointer() == seen.ctypes.data
