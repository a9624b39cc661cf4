"""Who sits at the other seats of Gymnasium's environments."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from bailey.core import BadInput, IllegalChoice
from bailey.games import castle_combo
from bailey.lab.batch import Batch
from bailey.lab.gymnasium_env import SeatEnv, SeatVectorEnv

if TYPE_CHECKING:
    from numpy.typing import NDArray

GAME = castle_combo.GAME


def first_open(masks: NDArray[Any]) -> NDArray[np.int64]:
    return np.argmax(masks, axis=-1)


def choose_first(seen: Any, masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return the first open choice of each row."""
    assert len(seen) == len(masks)
    return first_open(masks)


def test_a_function_plays_a_seat_as_if_it_were_played_from_outside() -> None:
    """All choose the first open choice: alone, in many lanes, and with every seat from outside."""
    outside = Batch(GAME, 2, 1, 7, plain=True)
    outside.reset()
    while not outside.over[0]:
        outside.step(first_open(outside.masks()))
    single = SeatEnv(plain=True, opponents=choose_first)
    _, info = single.reset(seed=7)
    ended = False
    while not ended:
        _, reward, ended, _, info = single.step(first_open(info["action_mask"]))
    assert single.position.dump()["players"] == outside.position(0).dump()["players"]
    assert reward == outside.payoffs()[0, 0]
    many = SeatVectorEnv(2, plain=True, opponents=choose_first)
    _, infos = many.reset(seed=7)
    over = np.zeros(2, bool)
    while not over.any():
        _, rewards, over, _, infos = many.step(first_open(infos["action_mask"]))
    assert rewards[over][0] == reward
    assert many.batch.position(0).dump()["players"] == outside.position(0).dump()["players"]


def test_a_function_sees_what_its_own_seat_sees_in_the_form_of_the_environment() -> None:
    shown: list[NDArray[Any]] = []

    def note(seen: Any, masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        shown.append(seen)
        assert masks.any(axis=1).all()
        return first_open(masks)

    tables = SeatVectorEnv(3, players=3, seat=1, plain=True, opponents=["random", note], observation="features")
    _, infos = tables.reset(seed=2)
    for _ in range(12):
        _, _, _, _, infos = tables.step(first_open(infos["action_mask"]))
    width = tables.single_observation_space.shape[0]
    assert {seen.shape[1] for seen in shown} == {width}
    assert all(seen.dtype == np.float32 for seen in shown)


def test_the_view_of_a_function_is_that_of_the_seat_on_turn() -> None:
    viewers: list[int] = []

    def note(seen: NDArray[np.int32], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
        viewers.extend(seen[:, 4].tolist())  # the number of the viewer
        return first_open(masks)

    tables = SeatVectorEnv(2, players=3, seat=0, plain=True, opponents=["random", note])
    _, infos = tables.reset(seed=2)
    for _ in range(8):
        _, _, _, _, infos = tables.step(first_open(infos["action_mask"]))
    assert set(viewers) == {2}, "the second after the learner"


def test_a_search_sits_in_a_vector_too_and_plays_better_than_chance() -> None:
    tables = SeatVectorEnv(2, plain=True, opponents="search:5")
    _, infos = tables.reset(seed=1)
    for _ in range(30):
        _, _, _, _, infos = tables.step(first_open(infos["action_mask"]))
    assert (tables.batch.turn[~tables.batch.over] == 0).all()


#: What a function may not return for some masks, and what is said of it.
WRONG = {
    "a negative number": (lambda masks: np.full(len(masks), -1), BadInput, "the number of a choice for each of"),
    "two for each": (lambda masks: np.zeros((len(masks), 2), int), BadInput, "int64 of shape"),
    "fractions": (lambda masks: masks.argmax(1) + 0.5, BadInput, "float64 of shape"),
    "what is not open": (lambda masks: masks.argmin(1), IllegalChoice, "lane 0"),
    "what there is not": (lambda masks: np.full(len(masks), 10_000), BadInput, "lane 0"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_a_function_may_not_return_is_refused(name: str) -> None:
    wrong, error, why = WRONG[name]
    tables = SeatVectorEnv(2, plain=True, opponents=lambda _seen, masks: wrong(masks))
    with pytest.raises(error, match=why):
        until_the_opponent_is_on_turn(tables)


def until_the_opponent_is_on_turn(tables: SeatVectorEnv) -> None:
    masks = tables.reset(seed=1)[1]["action_mask"]
    for _ in range(4):
        masks = tables.step(first_open(masks))[4]["action_mask"]


@pytest.mark.parametrize("make", [SeatEnv, SeatVectorEnv])
def test_who_is_neither_a_bot_nor_a_function_is_refused(make: Any) -> None:
    with pytest.raises(BadInput, match="must be names of bots, or functions that choose, not 7"):
        make(plain=True, opponents=[7])


def test_tables_with_a_function_are_pickled_with_it() -> None:
    tables = SeatVectorEnv(2, plain=True, opponents=choose_first)
    _, infos = tables.reset(seed=3)
    other = pickle.loads(pickle.dumps(tables))  # noqa: S301 - our own
    for _ in range(30):
        actions = first_open(infos["action_mask"])
        one, two = tables.step(actions), other.step(actions)
        infos = one[4]
        assert (one[0] == two[0]).all()
