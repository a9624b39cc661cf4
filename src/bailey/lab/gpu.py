"""Games on a CUDA device, one thread for each: random games, and batches whose choices come from outside.

    found = RandomGames(castle_combo.GAME, players=2).play(seed=7, first=0, count=1_000_000)

    batch = DeviceBatch(castle_combo.GAME, players=2, lanes=100_000, seed=7)
    batch.reset()
    while batch.running():
        batch.step(batch.pick())

The games are those that the processor plays: game `n` of a seed is the same game. Arrays of a batch lie on the device;
they have `__cuda_array_interface__`, by which PyTorch, CuPy and JAX read them without copying.
"""
# Any: numba-cuda has no types.

from __future__ import annotations

import math
from functools import cache
from itertools import cycle
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import numpy as np

from bailey.bots.observed.feature_loops import PARTS, tell, turn
from bailey.bots.observed.features import features
from bailey.core.compiled.cuda_mode import NoDevice, available, device_kernels, import_cuda, missing
from bailey.core.compiled.numba_mode import as_array, read
from bailey.core.compiled.search import ASKED, BEGIN, BLANK, FIRST, LEAVE, RANDOM
from bailey.core.errors import BadInput
from bailey.core.play.position import Position, checked_seed
from bailey.core.state.chance import Luck
from bailey.core.state.kinds.field import numpy_type
from bailey.core.state.kinds.word import words
from bailey.core.state.observe import SPECTATOR, layout, plan
from bailey.lab.results import Chunk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import ArrayLike, NDArray

    from bailey.bots import Budget
    from bailey.core.play.game import Game

#: Threads of a block, and registers of a thread; measured on an H100 (docs/gpu.md).
BLOCK, REGISTERS = 256, 64
#: So many games are begun at once: with fewer the device waits for the longest game, more take more memory.
PIECE = 1 << 20
#: Numba's number of the stream in which PyTorch and others work too.
DEFAULT_STREAM = 0
#: Nothing was refused: no lane has so high a number.
NONE_REFUSED = (1 << 31) - 1
#: An array on a device, as numba-cuda makes it; that library has no types.
OnDevice: TypeAlias = Any


class Device(Protocol):
    """Where kernels run, and where their arrays lie."""

    def put(self, array: NDArray[np.generic]) -> OnDevice:
        """Copy an array to the device."""

    def get(self, array: OnDevice) -> NDArray[Any]:
        """Copy an array from the device, when all kernels before have ended."""

    def empty(self, shape: tuple[int, ...], kind: type[np.generic]) -> OnDevice:
        """Return an array on the device, of which a kernel writes every number."""

    def launch(self, kernel: Callable[..., None], threads: int, *arguments: object) -> None:
        """Run a kernel in so many threads, or in some more."""

    def beside(self) -> Device:
        """Return the same device with a queue of its own: what it is given waits for nothing that this one does."""


class CudaDevice:
    """The CUDA device of this machine; what it does runs in the default stream, or in a stream of its own."""

    def __init__(self, stream: Any = DEFAULT_STREAM) -> None:
        if not available():
            raise NoDevice(missing())
        cuda = import_cuda()
        if not cuda.is_available():
            message = "device: no CUDA device can be used here; check the driver with `nvidia-smi`, or play without"
            raise NoDevice(message)
        self._cuda, self._stream = cuda, stream
        self._compiled: dict[Callable[..., None], Any] = {}

    @property
    def name(self) -> str:
        """The name of the device."""
        name = self._cuda.get_current_device().name
        return name.decode() if isinstance(name, bytes) else str(name)

    def put(self, array: NDArray[np.generic]) -> OnDevice:
        """Copy an array to the device."""
        copied = self._cuda.to_device(array, stream=self._stream)
        self._wait()
        return copied

    def get(self, array: OnDevice) -> NDArray[Any]:
        """Copy an array from the device, when all kernels before have ended."""
        found: NDArray[Any] = array.copy_to_host(stream=self._stream)
        self._wait()
        return found

    def _wait(self) -> None:
        """Wait for a copy; in the default stream, Numba waits itself."""
        if self._stream != DEFAULT_STREAM:
            self._stream.synchronize()

    def empty(self, shape: tuple[int, ...], kind: type[np.generic]) -> OnDevice:
        """Return an array on the device, of which a kernel writes every number."""
        return self._cuda.device_array(shape, kind, stream=self._stream)

    def launch(self, kernel: Callable[..., None], threads: int, *arguments: object) -> None:
        """Run a kernel in so many threads, or in some more; it is compiled at its first run."""
        if kernel not in self._compiled:
            self._compiled[kernel] = self._cuda.jit(kernel, max_registers=REGISTERS)
        self._compiled[kernel][max(1, math.ceil(threads / BLOCK)), BLOCK, self._stream](*arguments)

    def beside(self) -> CudaDevice:
        """Return the same device with a queue of its own: what it is given waits for nothing that this one does."""
        other = CudaDevice(self._cuda.stream())
        other._compiled = self._compiled
        return other


class Queue:
    """A device with a queue of its own, and the arrays that its games write to."""

    def __init__(self, device: Device, widths: tuple[int, ...]) -> None:
        self.device = device
        self._widths, self._count = widths, -1
        self._tables: list[OnDevice] = []

    def tables(self, count: int) -> list[OnDevice]:
        """Return an array for each kind of result, with a row for each game.

        They are used again for as many games: to free memory, a device ends all that it does.
        """
        if count != self._count:
            self._tables = [self.device.empty((count, width), np.int32) for width in self._widths]
            self._count = count
        return self._tables


class RandomGames:
    """Plays whole games between random bots, all games of a chunk side by side."""

    def __init__(
        self, game: Game, players: int, options: dict[str, int] | None = None, device: Device | None = None
    ) -> None:
        self.game = game
        self.device = device or CudaDevice()
        self.kernels = device_kernels(game)
        self.players, self.remembered = game.scoring(players, options), game.remembered
        widths = (self.players + self.remembered, self.players, self.players, 1)
        self.queues = cycle([Queue(self.device.beside(), widths) for _ in range(2)])
        self.blank = self.device.put(as_array([game.blank(players, options)]))

    def play(self, seed: int, first: int, count: int) -> Chunk:
        """Play games `first` to `first + count - 1`."""
        return self.begin(seed, first, count)()

    def begin(self, seed: int, first: int, count: int) -> Callable[[], Chunk]:
        """Begin games, and return what waits for their end; so the next can begin before these are copied."""
        queue = next(self.queues)
        tables = queue.tables(count)
        queue.device.launch(self.kernels.play_random, count, self.blank, checked_seed(seed), first, *tables)

        def finish() -> Chunk:
            scores, tiebreaks, wins, decisions = map(queue.device.get, tables)
            own, chronicle = scores[:, : self.players], scores[:, self.players :]
            return Chunk(first, own, tiebreaks, wins, decisions[:, 0], chronicle)

        return finish


def random_games(game: Game, budgets: list[Budget], options: dict[str, int], device: Device) -> RandomGames:
    """Return what plays games between these bots on a device; other than random ones raise BadInput."""
    for budget in budgets:
        if budget.number != RANDOM:
            message = f"seats: {budget} cannot play on a device; only random can, so leave out `seats` or the device"
            raise BadInput(message)
    return RandomGames(game, len(budgets), options, device)


def play_pieces(games: RandomGames, left: list[range], seed: int) -> Iterator[Chunk]:
    """Play the numbered games, so many at once that a device is full; it plays while a piece is copied and used."""
    begun: list[Callable[[], Chunk]] = []
    for span in left:
        for first in range(span.start, span.stop, PIECE):
            begun.append(games.begin(seed, first, min(PIECE, span.stop - first)))
            if len(begun) > 1:
                yield begun.pop(0)()
    yield from (finish() for finish in begun)


@cache
def feature_kernel() -> Callable[..., None]:
    """Return the kernel that works features out, one thread for each lane."""
    cuda = import_cuda()
    from numba.cuda.extending import register_jitable

    for part in PARTS:
        register_jitable(part)

    def kernel(  # as `feature_loops.Program` has them
        turned: OnDevice,
        grid: OnDevice,
        amounts: OnDevice,
        values: OnDevice,
        seats: OnDevice,
        parts: OnDevice,
        slots: OnDevice,
        piles: OnDevice,
        cards: OnDevice,
        raw: OnDevice,
        viewers: OnDevice,
        seen: OnDevice,
        out: OnDevice,
    ) -> None:
        lane = cuda.grid(1)
        if lane < len(raw):
            viewer = viewers[lane]
            turn(turned[viewer], raw[lane], grid, seen[lane])
            tell(seen[lane], viewer, len(turned), amounts, values, seats, parts, slots, piles, cards, out[lane])

    return kernel


class DeviceBatch:
    """Parallel games on a device; every choice comes from outside."""

    def __init__(
        self,
        game: Game,
        players: int,
        lanes: int,
        seed: int = 0,
        *,
        options: dict[str, int] | None = None,
        device: Device | None = None,
    ) -> None:
        if lanes < 1:
            message = f"lanes: there must be at least 1, not {lanes!r}"
            raise BadInput(message)
        self.game, self.players, self.count = game, players, lanes
        self.device = device or CudaDevice()
        self.kernels = device_kernels(game)
        self.width, self.scorers = len(layout(game, players)), game.scoring(players, options)
        states = np.zeros(FIRST + lanes, numpy_type(game.state))
        states[BLANK] = as_array([game.blank(players, options)])[0]
        put = self.device.put
        self._states = put(states)
        # The same memory once more, as rows of numbers: what an observation is made from.
        self._numbers = self._states.view(np.int32).reshape(FIRST + lanes, -1)
        self._lucks = put(np.repeat(as_array([Luck()]), lanes))
        self.menus = put(np.zeros((lanes, game.choices.count + 1), np.int32))
        self.turn = put(np.full(lanes, LEAVE, np.int32))
        self._plan = put(np.array(plan(game, players, words(game.state)), np.int32))
        self._budgets, self._turned = put(np.full(players, ASKED, np.int32)), put(np.zeros(lanes, np.int64))
        self._seeds = put(np.full(lanes, checked_seed(seed), np.int64))
        self.games = np.arange(lanes, dtype=np.int64)
        self._begun = np.zeros(lanes, np.bool_)
        self._feature_program: list[OnDevice] | None = None

    def reset(self, which: ArrayLike | None = None) -> None:
        """Start new games in all lanes, or where `which` is true."""
        mask = np.ones(self.count, np.bool_) if which is None else np.asarray(which, np.bool_)
        self.games[mask & self._begun] += self.count
        self._begun |= mask
        self._play(self.device.put(np.where(mask, BEGIN, LEAVE)))

    def step(self, choices: OnDevice) -> None:
        """Play a choice in every lane where it is not negative; if one is illegal, raise an error and play none.

        `choices` are 64-bit whole numbers, one for each lane: an array on the device, or one that is copied there.
        """
        given = self.device.put(choices.astype(np.int64)) if isinstance(choices, np.ndarray) else choices
        refused = self.device.put(np.full(1, NONE_REFUSED, np.int64))
        self.device.launch(self.kernels.find_refused, self.count, self.menus, given, refused)
        lane = int(self.device.get(refused)[0])
        if lane != NONE_REFUSED:
            choice = int(self.device.get(given)[lane])
            message = f"lane {lane}: choice {choice} is not open; nothing was played"
            raise BadInput(message)
        self._play(given)

    def _play(self, choices: OnDevice) -> None:
        bots = (self._lucks, self._budgets, self._turned, self._seeds, self.device.put(self.games))
        self.device.launch(self.kernels.play_each, self.count, self._states, self.menus, *bots, choices, self.turn)

    def pick(self) -> OnDevice:
        """Return an open choice at random for every lane, -1 where none is needed: an array on the device."""
        choices = self.device.empty((self.count,), np.int64)
        self.device.launch(self.kernels.pick_each, self.count, self.menus, self._lucks, self.turn, choices)
        return choices

    def running(self) -> bool:
        """Tell whether a choice is needed in any lane."""
        return bool((self.device.get(self.turn) >= 0).any())

    def masks(self) -> OnDevice:
        """Return the masks of open choices, one row for each lane: 0 and 1, on the device."""
        masks = self.device.empty((self.count, self.game.choices.count), np.int8)
        self.device.launch(self.kernels.mask_each, self.count, self.menus, masks)
        return masks

    def observe(self, viewers: ArrayLike) -> OnDevice:
        """Return every lane's observation by one seat, or by one seat for each lane; -1 is a spectator."""
        seats = np.full(self.count, viewers, np.int64)
        if seats.min() < SPECTATOR or seats.max() >= self.players:
            message = f"viewer: must be from 0 to {self.players - 1}, or {SPECTATOR} for a spectator"
            raise BadInput(message)
        rows = self.device.empty((self.count, self.width), np.int32)
        self.device.launch(
            self.kernels.observe_each, self.count, self._numbers, self._plan, self.device.put(seats), rows
        )
        return rows

    def features(self, viewers: ArrayLike) -> OnDevice:
        """Return the features of every lane's observation, as `Batch.observe_as` has them, on the device."""
        found, raw = features(self.game, self.players), self.observe(viewers)
        if self._feature_program is None:
            program = found.program
            self._feature_program = [self.device.put(array) for array in (program.turned, *program[2:])]
        seats = self.device.put(np.maximum(np.full(self.count, viewers, np.int32), 0))
        seen = self.device.empty((self.count, found.program.numbers), np.int32)
        rows = self.device.empty((self.count, found.width), np.float32)
        self.device.launch(feature_kernel(), self.count, *self._feature_program, raw, seats, seen, rows)
        return rows

    def results(self) -> tuple[OnDevice, OnDevice, OnDevice]:
        """Return scores, tie-breaks and winners in every lane, as if its game ended now: arrays on the device."""
        tables = [self.device.empty((self.count, self.scorers), np.int32) for _ in range(3)]
        self.device.launch(self.kernels.rate_each, self.count, self._states, *tables)
        return tables[0], tables[1], tables[2]

    def states(self) -> NDArray[Any]:
        """Return a copy of the states of all lanes, in the memory of the processor."""
        return self.device.get(self._states)[FIRST:]

    def position(self, lane: int) -> Position:
        """Return a copy of a lane's game as a position."""
        state = read(self.states(), lane, self.game.state())
        state.events, state.revealed = [], []
        return Position(self.game, state)
