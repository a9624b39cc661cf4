"""Games on a CUDA device: its code plays the processor's games, state by state."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from bailey import games
from bailey.bots import Budget
from bailey.core.compiled.cuda_mode import NoDevice, import_cuda
from bailey.core.compiled.numba_mode import read
from bailey.core.errors import BadInput
from bailey.games import _template as postern
from bailey.lab import gpu
from bailey.lab.batch import Batch
from bailey.lab.simulate import simulate
from bailey.lab.workers import Worker

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed: `pip install numba-cuda`")

from lab.device_on_processor import ProcessorDevice

from tools import device_speed

if TYPE_CHECKING:
    from _pytest.monkeypatch import MonkeyPatch

    from bailey.core.play.game import Game

pytestmark = pytest.mark.usefixtures("numba")
GAME, CASTLE = postern.GAME, games.find("castle-combo")
GAMES = [GAME, *(pytest.param(games.find(name), marks=pytest.mark.long) for name in games.names())]
cuda = import_cuda()


@pytest.fixture(scope="module")
def device() -> ProcessorDevice:
    return ProcessorDevice()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_device_plays_the_games_of_the_processor(game: Game, device: ProcessorDevice) -> None:
    check_whole_games(game, device)
    if game.name != "catan-cards":  # to compile it takes minutes, and a batch adds nothing that is this game's own
        check_state_by_state(game, device)


def check_whole_games(game: Game, device: ProcessorDevice) -> None:
    players = game.usual
    worker = Worker(game, players, [Budget("random")] * players, {}, plain=False)
    expected = worker.play(7, 3, 40)
    found = gpu.RandomGames(game, players, device=device).play(7, 3, 40)
    assert found.decisions.tolist() == expected.decisions.tolist()
    for name in ("scores", "tiebreaks", "wins", "chronicle"):
        assert np.array_equal(getattr(found, name), getattr(expected, name)), name


def check_state_by_state(game: Game, device: ProcessorDevice) -> None:
    lanes, players = 6, game.usual
    here = Batch(game, players, lanes, seed=5)
    there = gpu.DeviceBatch(game, players, lanes, seed=5, device=device)
    here.reset()
    there.reset()
    for _ in range(60):
        check_same(here, there)
        choices = there.pick()
        running = np.flatnonzero(here.turn >= 0)
        assert all(here.masks()[running, choices[running]])
        here.step(choices)
        there.step(choices)
        if here.over.any():
            here.reset(here.over)
            there.reset(there.turn < 0)
    assert here.games.tolist() == there.games.tolist()


def check_same(here: Batch, there: gpu.DeviceBatch) -> None:
    assert here.turn.tolist() == there.turn.tolist()
    assert here.masks().tolist() == there.masks().astype(bool).tolist()
    viewers = np.maximum(here.turn, 0)
    assert here.observe(viewers).tolist() == there.observe(viewers).tolist()
    assert here.observe(-1).tolist() == there.observe(-1).tolist()
    assert (here.observe_as("features", viewers) == there.features(viewers)).all()
    states = there.states()
    blank = there.game.state
    for lane in range(here.count):
        assert read(states, lane, blank()).flat() == here.position(lane).state.flat()
        assert there.position(lane).state.flat() == here.position(lane).state.flat()
    assert here.scores().tolist() == there.results()[0].tolist()


@pytest.mark.slow
def test_a_simulation_on_a_device_is_that_of_the_processor(device: ProcessorDevice, monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "PIECE", 7)
    here = simulate(GAME, 2, ["random", "random"], 20, seed=3)
    there = simulate(GAME, 2, ["random", "random"], 20, seed=3, device=device)
    assert there.results.scores.tolist() == here.results.scores.tolist()
    assert there.tally.to_json() == here.tally.to_json()
    assert [len(chunk.scores) for chunk in there.results.chunks] == [7, 7, 6]


def test_only_random_bots_play_on_a_device(device: ProcessorDevice) -> None:
    with pytest.raises(BadInput, match="greedy cannot play on a device"):
        simulate(CASTLE, 2, ["random", "greedy"], 20, device=device)


@pytest.mark.slow
def test_a_batch_refuses_what_is_not_open_and_plays_nothing(device: ProcessorDevice) -> None:
    batch = gpu.DeviceBatch(GAME, 2, 3, device=device)
    batch.reset()
    before = [batch.position(lane).state.flat() for lane in range(3)]
    choices = batch.pick()
    choices[1] = closed = batch.masks()[1].argmin()
    with pytest.raises(BadInput, match=f"lane 1: choice {closed} is not open"):
        batch.step(choices)
    assert [batch.position(lane).state.flat() for lane in range(3)] == before
    with pytest.raises(BadInput, match="viewer: must be from 0 to 1, or -1"):
        batch.observe(2)
    with pytest.raises(BadInput, match="lanes: there must be at least 1"):
        gpu.DeviceBatch(GAME, 2, 0, device=device)


@pytest.mark.slow
def test_the_tool_that_measures_compares_first(device: ProcessorDevice, monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr(device_speed, "find", lambda _name: GAME)
    found = device_speed.check("postern", device, games=10)
    decisions, played = device_speed.measure(found, 10)
    assert decisions > played > 0
    play = found.play
    monkeypatch.setattr(gpu.RandomGames, "play", lambda _self, seed, first, count: play(seed, first + 1, count))
    with pytest.raises(BadInput, match="the device plays other games than the processor"):
        device_speed.check("postern", device, games=10)


def test_without_a_device_it_says_so() -> None:
    if cuda.is_available():
        pytest.skip("there is a device: what is refused without one cannot be tried")
    with pytest.raises(NoDevice, match="no CUDA device can be used here; check the driver with `nvidia-smi`"):
        gpu.CudaDevice()


def test_without_numba_cuda_it_says_what_to_install(monkeypatch: MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "available", lambda: False)
    with pytest.raises(NoDevice, match=r"NVIDIA GPU needs numba-cuda .*\(extra `gpu` .*install it with `"):
        gpu.CudaDevice()


@pytest.mark.long
def test_on_a_device_the_games_are_the_same() -> None:
    if not cuda.is_available():
        pytest.skip("set-up leaves out CUDA devices: `nvidia-smi` shows whether one is seen")
    for name in games.names():
        device_speed.check(name, gpu.CudaDevice())


@pytest.mark.skipif(
    not cuda.is_available(), reason="set-up leaves out CUDA devices: `nvidia-smi` shows whether one is seen"
)
@pytest.mark.parametrize("game", [CASTLE, games.find("burgundy-cards")], ids=lambda game: game.name)
def test_on_a_device_many_blocks_and_queues_play_the_games_of_the_processor(
    game: Game, monkeypatch: MonkeyPatch
) -> None:
    monkeypatch.setattr(gpu, "PIECE", 700)
    worker = Worker(game, 2, [Budget("random")] * 2, {}, plain=False)
    expected = worker.play(7, 0, 2000)
    chunks = [*gpu.play_pieces(gpu.RandomGames(game, 2), [range(2000)], 7)]
    assert [len(chunk.scores) for chunk in chunks] == [700, 700, 600]
    assert np.concatenate([chunk.decisions for chunk in chunks]).tolist() == expected.decisions.tolist()
    for name in ("scores", "tiebreaks", "wins"):
        assert np.array_equal(np.concatenate([getattr(chunk, name) for chunk in chunks]), getattr(expected, name)), name
