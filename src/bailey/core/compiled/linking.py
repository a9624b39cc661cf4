"""What compiled code finds by name when it is loaded: the rules of a game, compiled once, and its card tables.

Each rule that kernels call is machine code of its own (`rule_entries`) behind a symbol of LLVM's linker, so that no
kernel compiles it again. A card table is a symbol too: its numbers are no part of the machine code, and a card whose
numbers change makes nothing to compile.
"""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import TYPE_CHECKING

from bailey.core.compiled.loops import with_loops
from bailey.core.state.chance import Luck
from bailey.core.state.kinds.field import numpy_type
from bailey.core.state.tables import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import NoReturn

    import numpy as np
    from llvmlite.ir import IRBuilder, Value
    from numba.core.base import BaseContext
    from numba.core.dispatcher import Dispatcher
    from numba.core.types import Type
    from numba.core.typing import Signature as Typed
    from numba.core.typing.templates import AbstractTemplate
    from numpy.typing import NDArray

    from bailey.core.play.game import Game
    from bailey.core.state.record import Record

#: The arguments of the rules that kernels call by a symbol. Other rules are small and part of every kernel.
LINKED_RULES = {
    "setup": ("state",),
    "advance": ("state", "menu", "number", "luck", "number"),
    "score": ("state", "number"),
    "tiebreak": ("state", "number"),
    "won": ("state", "number"),
    "evaluate": ("state", "number"),
    "remember": ("state", "number"),
}
#: How many of these arguments kernels give, where they leave out the last: those are null then.
GIVEN = {"advance": 3}
#: The rows of the tables that have a symbol, by that symbol.
_rows: dict[str, NDArray[np.void]] = {}
#: All rows that had one: a game that was read again has the symbols from then on, and the machine code of the one
#: before goes on reading its own.
_ever: list[NDArray[np.void]] = []


def argument_types(game: Game, rule: str) -> tuple[Type, ...]:
    """Return the types of the arguments with which a rule is compiled."""
    from numba import from_dtype, types

    kinds = {
        "state": from_dtype(numpy_type(game.state)),
        "menu": types.Array(types.int32, 1, "C"),
        "luck": from_dtype(numpy_type(Luck)),
        "number": types.int64,
    }
    return tuple(kinds[kind] for kind in LINKED_RULES[rule])


def rule_symbol(folder: str, rule: str) -> str:
    """Name a compiled rule: by the folder of its game's machine code, which says what rules they are."""
    return f"bailey.{folder}.{rule}"


def link_rule(
    symbol: str, dispatcher: Dispatcher, arguments: tuple[Type, ...]
) -> Callable[[int], Callable[..., object]]:
    """Compile a rule, or load it from the cache; return what makes the function that kernels call in its place.

    It asks how many arguments kernels give.
    """
    dispatcher.compile(arguments)
    compiled = dispatcher.overloads[arguments]
    _define(symbol, compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name))
    result = compiled.signature.return_type
    return lambda given: _caller(symbol, result, arguments, given)


def _define(symbol: str, address: int) -> None:
    """Tell LLVM's linker where a symbol lies."""
    import llvmlite.binding as llvm

    llvm.add_symbol(symbol, address)


def _caller(symbol: str, result: Type, arguments: tuple[Type, ...], count: int) -> Callable[..., object]:
    """Return a function that only compiled code can call: it calls the symbol as Numba's code calls Numba's code.

    It takes the first `count` arguments; the rest are null.
    """
    from numba import types
    from numba.core import cgutils
    from numba.extending import lower_builtin

    def call(*given: object) -> NoReturn:
        raise NotImplementedError

    give_type(call, result, arguments[:count])

    @lower_builtin(call, types.VarArg(types.Any))
    def lower(context: BaseContext, builder: IRBuilder, signature: Typed, given: Sequence[Value]) -> Value:
        left_out = [context.get_constant_null(kind) for kind in arguments[count:]]
        kind = context.call_conv.get_function_type(result, arguments)
        function = cgutils.get_or_insert_function(builder.module, kind, symbol)
        status, value = context.call_conv.call_function(builder, function, result, arguments, [*given, *left_out])
        with cgutils.if_unlikely(builder, status.is_error):
            context.call_conv.return_status_propagate(builder, status)
        return value

    return call


def give_type(function: Callable[..., object], result: Type, arguments: tuple[Type, ...] | None = None) -> None:
    """Tell Numba what a function returns, and the types to which its arguments are cast; None: as they are given."""
    from numba.core.typing import signature
    from numba.extending import type_callable

    @type_callable(function)
    def type_function(context: BaseContext) -> Callable[..., Typed | None]:
        def signature_of(*given: Type) -> Typed | None:
            wanted = given if arguments is None else arguments
            names = [Parameter(f"argument_{i}", Parameter.POSITIONAL_ONLY) for i in range(len(wanted))]
            signature_of.pysig = Signature(names)  # type: ignore[attr-defined] # Numba looks here
            return signature(result, *wanted) if len(given) == len(wanted) else None

        return signature_of


def register_rule(function: Callable[..., object], options: dict[str, object]) -> None:
    """Let compiled code call a rule; whole numbers become 64 bits wide, so that a rule is compiled for one type only.

    A field of a record has 32 bits and a constant is a type of its own: each would be compiled by itself.
    """
    from numba.core.types import Function
    from numba.core.typing.templates import infer, infer_global, make_overload_template

    made = with_loops(function, lambda helper: register_rule(helper, {**options, "forceinline": True}))
    options = {"no_cpython_wrapper": True, "nopython": True, **options}
    template = make_overload_template(
        function, lambda *_a, **_k: made, options, strict=False, inline="never", prefer_literal=False
    )
    resolve = template.generic

    def resolve_widened(self: AbstractTemplate, args: Sequence[Type], kws: Mapping[str, Type]) -> Typed:
        return resolve(self, tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()})

    template.generic = resolve_widened
    infer(template)
    infer_global(function, Function(template))


def widened(kind: Type) -> Type:
    """Return the type with which a rule is compiled for an argument of this type."""
    from numba import types

    if isinstance(kind, types.Omitted) or not isinstance(kind, types.Integer | types.IntegerLiteral):
        return kind
    return types.int64


def leave_out(function: Callable[..., None]) -> None:
    """Make nothing of a function in compiled code."""
    from numba import types
    from numba.extending import lower_builtin

    give_type(function, types.none)

    @lower_builtin(function, types.VarArg(types.Any))
    def lower(context: BaseContext, builder: IRBuilder, signature: Typed, given: Sequence[Value]) -> Value:
        return context.get_dummy_value()


def table_symbol(accessor: Callable[..., Record]) -> str:
    """Name a table: by the record of its rows, and its place among all tables of that record."""
    [kind] = [type(rows[0]) for known, rows, _ in TABLES if known is accessor]
    alike = [known for known, rows, _ in TABLES if type(rows[0]) is kind]
    return f"bailey.table.{kind.__module__}.{kind.__qualname__}.{alike.index(accessor)}"


def rows_of(accessor: Callable[..., Record]) -> NDArray[np.void]:
    """Return the rows of a card table as compiled code reads them, once it is linked; what is written there counts."""
    return _rows[table_symbol(accessor)]


def linked_rows() -> Iterator[tuple[str, NDArray[np.void]]]:
    """Yield the symbol of each table and its rows."""
    yield from _rows.items()


def link_table(accessor: Callable[..., Record], array: NDArray[np.void], first: int | None) -> None:
    """Let compiled code read the rows of a card table, one for each card from `first` on, through a symbol.

    A table of one row takes no number of a card: its `first` is None.
    """
    from llvmlite import ir
    from numba import from_dtype, types
    from numba.core import cgutils
    from numba.extending import lower_builtin

    symbol = table_symbol(accessor)
    _rows[symbol] = array
    _ever.append(array)
    _define(symbol, array.ctypes.data)
    row, size, count = from_dtype(array.dtype), array.dtype.itemsize, len(array)
    taken = () if first is None else (types.intp,)
    give_type(accessor, row, taken)

    @lower_builtin(accessor, *taken)
    def lower(context: BaseContext, builder: IRBuilder, signature: Typed, given: Sequence[Value]) -> Value:
        index = ir.IntType(64)(0) if first is None else builder.sub(given[0], given[0].type(first))
        if context.enable_boundscheck:
            cgutils.do_boundscheck(context, builder, index, index.type(count))
        kind = ir.ArrayType(ir.IntType(8), size)
        table = builder.module.globals.get(symbol) or ir.GlobalVariable(builder.module, kind, symbol)
        table.global_constant = True
        return builder.bitcast(builder.gep(table, [index]), context.get_value_type(row))
