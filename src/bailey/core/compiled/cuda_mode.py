"""Play on a CUDA device: the same rules, handed to Numba's CUDA target when they are first asked for.

`device_kernels(game)` returns the kernels of a game as Python functions; what launches them (`bailey.lab.gpu`) lets
numba-cuda compile them for the device at hand. The target has registers of its own, so that what is compiled for the
processor stays as it is.
"""

from __future__ import annotations

import importlib.util
import threading
import warnings
from inspect import Parameter, Signature
from pathlib import Path
from typing import TYPE_CHECKING

from bailey.core.compiled.loops import with_loops
from bailey.core.compiled.modes import BATCH_KERNELS, KERNELS, game_functions, load
from bailey.core.compiled.numba_mode import as_array
from bailey.core.distribution import needs, remedy
from bailey.core.errors import BadInput
from bailey.core.state.accompany import BY_TYPE
from bailey.core.state.bit_sets import lowest_bit
from bailey.core.state.chance import Luck
from bailey.core.state.kinds.field import numpy_type
from bailey.core.state.rules import PLAIN_ONLY, RULES
from bailey.core.state.tables import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import ModuleType

    import numpy as np
    from llvmlite.ir import IRBuilder, Value
    from numba.core.base import BaseContext
    from numba.core.types import Type
    from numba.core.typing import Signature as Typed
    from numba.core.typing.templates import AbstractTemplate
    from numpy.typing import NDArray

    from bailey.core.compiled.given import Row, States
    from bailey.core.play.game import Game
    from bailey.core.state.todo import GameState

    #: What kernels are given, for readers and type checkers.
    cuda: ModuleType
    STATE: Type
    LUCK: Type
    MENU: int
    NUMBER: Callable[[int], int]
    run: Callable[[GameState], bool]
    open_choices: Callable[[GameState, Row], int]
    answer: Callable[[GameState, int], None]

CUDA_KERNELS = Path(__file__).with_name("cuda_kernels.py")
#: Device memory that every thread may read, in the words of LLVM for such devices.
GLOBAL = 1
_lock = threading.RLock()
_handed: set[int] = set()
_loaded: dict[Game, ModuleType] = {}


class NoDevice(BadInput):
    """There is no CUDA device to play on; the message says why."""


def available() -> bool:
    """Tell whether numba-cuda is installed; it is not imported."""
    return importlib.util.find_spec("numba_cuda") is not None


def import_cuda() -> ModuleType:
    """Import `numba.cuda`, without warnings about its own use of NumPy or about few games."""
    try:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", "The 'generic' unit", DeprecationWarning)
            from numba import cuda
            from numba.cuda.core import config
            from numba.cuda.np import arrayobj  # noqa: F401 - what is missing shows here, not at the first kernel
    except AttributeError as fault:
        message = f"device: numba-cuda does not run with this release of NumPy ({fault}); install `numpy<2.5`"
        raise NoDevice(message) from fault
    except RuntimeError as fault:
        message = f"device: a library of CUDA is missing ({str(fault).splitlines()[0][:80]}); {remedy('gpu')}"
        raise NoDevice(message) from fault
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0
    return cuda


def missing() -> str:
    """Return the sentence that there is nothing that compiles for a device, and what installs it."""
    return needs("device: a machine with an NVIDIA GPU", "gpu")


def device_kernels(game: Game) -> ModuleType:
    """Return the kernels of a game for a device, as Python functions; loaded once."""
    if not available():
        raise NoDevice(missing())
    with _lock:
        if game not in _loaded:
            _loaded[game] = _load(game)
        return _loaded[game]


def _load(game: Game) -> ModuleType:
    """Load the kernels with all that they call."""
    cuda = import_cuda()
    from numba.cuda import types
    from numba.cuda.np.numpy_support import from_dtype

    _hand_over()
    given = {"entry": _as_it_is, "inner": _handed_over, "copy_state": _handed_over(copy_lane), **game_functions(game)}
    for file in (KERNELS, BATCH_KERNELS):
        given |= _functions(load(file, game, "_cuda", given))
    given |= {name: getattr(game.engine, name) for name in ("run", "open_choices", "answer")}
    given |= {"cuda": cuda, "NUMBER": types.int32, "MENU": game.choices.count + 1}
    given |= {"STATE": from_dtype(numpy_type(game.state)), "LUCK": from_dtype(numpy_type(Luck))}
    return load(CUDA_KERNELS, game, "_cuda", given)


def _functions(module: ModuleType) -> dict[str, object]:
    return {name: value for name, value in vars(module).items() if not name.startswith("__")}


def _as_it_is(function: Callable[..., object]) -> Callable[..., object]:
    return function


def copy_lane(states: States, source: int, target: int) -> None:
    """Copy one lane to another."""
    states[target] = states[source]


def _hand_over() -> None:
    """Hand every rule that is not handed over yet to Numba's CUDA target; the functions themselves stay plain."""
    from numba.cuda.extending import overload

    for silent in PLAIN_ONLY:
        if _is_new(silent):
            _leave_out(silent)
    for i, (accessor, rows, first) in enumerate(TABLES):
        if _is_new(accessor):
            _keep_table(f"bailey_table_{i}", accessor, as_array(rows), first)
    if _is_new(lowest_bit):
        _count_zeros(lowest_bit)
    for function, source in BY_TYPE:
        if _is_new(function):
            overload(function)(source)
    for function in RULES:
        _handed_over(function)


def _is_new(function: object) -> bool:
    """Tell whether a function was not handed over yet, and note that it is."""
    new = id(function) not in _handed
    _handed.add(id(function))
    return new


def _handed_over(function: Callable[..., object]) -> Callable[..., object]:
    """Let device code call a function; whole numbers become 64 bits wide, so that it is compiled for one type only."""
    from numba.cuda import types
    from numba.cuda.typing.templates import infer, infer_global, make_overload_template

    if _is_new(function):
        options = {"no_cpython_wrapper": True, "nopython": True}
        made = with_loops(function, _handed_over)
        template = make_overload_template(
            function, lambda *_a, **_k: made, options, strict=False, inline="never", target="cuda"
        )
        resolve = template.generic

        def resolve_widened(self: AbstractTemplate, args: Sequence[Type], kws: Mapping[str, Type]) -> Typed:
            return resolve(self, tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()})

        template.generic = resolve_widened
        infer(template)
        infer_global(function, types.Function(template))
    return function


def _widened(kind: Type) -> Type:
    """Return the type with which a rule is compiled for an argument of this type."""
    from numba.cuda import types

    if isinstance(kind, types.Omitted) or not isinstance(kind, types.Integer | types.IntegerLiteral):
        return kind
    return types.int64


def _give_type(function: Callable[..., object], result: Type, arguments: tuple[Type, ...] | None = None) -> None:
    """Tell Numba what a function returns, and the types to which its arguments are cast; None: as they are given."""
    from numba.cuda.extending import type_callable
    from numba.cuda.typing import Signature as TypedCall

    @type_callable(function)
    def type_function(context: BaseContext) -> Callable[..., Typed | None]:
        def signature_of(*given: Type) -> Typed | None:
            wanted = given if arguments is None else arguments
            names = [Parameter(f"argument_{i}", Parameter.POSITIONAL_ONLY) for i in range(len(wanted))]
            signature_of.pysig = Signature(names)  # type: ignore[attr-defined] # Numba looks here
            return TypedCall(result, tuple(wanted), recvr=None) if len(given) == len(wanted) else None

        return signature_of


def _leave_out(function: Callable[..., None]) -> None:
    """Make nothing of a function in device code."""
    from numba.cuda import types
    from numba.cuda.extending import lower_builtin

    _give_type(function, types.none)

    @lower_builtin(function, types.VarArg(types.Any))
    def lower(context: BaseContext, builder: IRBuilder, signature: Typed, given: Sequence[Value]) -> Value:
        return context.get_dummy_value()


def _count_zeros(function: Callable[[int], int]) -> None:
    """Let device code find the lowest bit that is set, by one instruction."""
    from numba.cuda import types
    from numba.cuda.extending import lower_builtin

    _give_type(function, types.int64, (types.int64,))

    @lower_builtin(function, types.int64)
    def lower(context: BaseContext, builder: IRBuilder, signature: Typed, given: Sequence[Value]) -> Value:
        return builder.cttz(given[0], context.get_constant(types.boolean, 1))


def _keep_table(name: str, accessor: Callable[..., object], array: NDArray[np.void], first: int | None) -> None:
    """Let device code read the rows of a card table, which are kept as bytes in the memory of the device."""
    from llvmlite import ir
    from numba.cuda import types
    from numba.cuda.extending import lower_builtin
    from numba.cuda.np.numpy_support import from_dtype

    row, size, rows = from_dtype(array.dtype), array.dtype.itemsize, bytearray(array.tobytes())
    taken = () if first is None else (types.intp,)
    _give_type(accessor, row, taken)

    @lower_builtin(accessor, *taken)
    def lower(context: BaseContext, builder: IRBuilder, signature: Typed, given: Sequence[Value]) -> Value:
        kind = ir.ArrayType(ir.IntType(8), len(rows))
        table = builder.module.globals.get(name)
        if table is None:
            table = ir.GlobalVariable(builder.module, kind, name, addrspace=GLOBAL)
            table.initializer, table.align = ir.Constant(kind, rows), 8
            table.global_constant, table.linkage = True, "internal"
        index = ir.IntType(64)(0) if first is None else builder.sub(given[0], given[0].type(first))
        place = builder.gep(table, [index.type(0), builder.mul(index, index.type(size))])
        return builder.addrspacecast(place, context.get_value_type(row))
