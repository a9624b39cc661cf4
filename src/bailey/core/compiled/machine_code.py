"""Changes to Numba, for rules and kernels alone: what others compile goes on as Numba means it.

Numba has no switches for these, so functions of its own are replaced. `pyproject.toml` bounds Numba's version for that
reason, and a test tells when a new version has no such function any more: then rules are compiled as everything else
is, to the same games, more slowly.
"""
# Any: functions of Numba are replaced by their names, and its stubs do not know all of it.

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from llvmlite.binding import ModuleRef
    from llvmlite.ir import Function, IRBuilder, Value
    from numba.core.base import BaseContext
    from numba.core.codegen import CodeLibrary
    from numba.core.targetconfig import TargetConfig

#: What is replaced or called in Numba, by the module that has it.
NEEDED = {
    "numba.np.arrayobj": ("fix_integer_index",),
    "numba.np.linalg": ("ensure_blas",),
    "numba.core.codegen": (
        "CPUCodegen._create_empty_module",
        "JITCodeLibrary._get_compiled_object",
        "JITCodeLibrary._optimize_final_module",
        "JITCodeLibrary._finalize_final_module",
        "JITCodeLibrary._finalize_dynamic_globals",
        "JITCodeLibrary.finalize",
        "JITCodeLibrary.serialize_using_object_code",
        "JITCPUCodegen.set_env",
    ),
    "numba.core.callconv": ("CPUCallConv.decorate_function", "CPUCallConv.set_static_user_exc"),
    "numba.core.compiler": ("CompileResult._find_referenced_environments",),
    "numba.core.ir": ("Inst._rec_list_vars",),
    "numba.core.types.npytypes": ("Record.__repr__",),
    "numba.core.targetconfig": (
        "ConfigStack.top_or_none",
        "TargetConfig.__eq__",
        "TargetConfig.__hash__",
        "TargetConfig.values",
    ),
}

#: Called with the name of the library of each entry and its text, before it is optimised for this processor.
unoptimised: list[Callable[[str, str], None]] = []

#: How Numba names the address of the numbers in an argument `menu`, an array.
MENU_NUMBERS = "arg.menu.4"


def missing() -> list[str]:
    """List what the installed Numba has not, and these changes need."""
    return [f"{module}.{name}" for module, names in NEEDED.items() for name in names if not _has(module, name)]


def _has(module: str, name: str) -> bool:
    place: Any = import_module(module)
    for part in name.split("."):
        if not hasattr(place, part):
            return False
        place = getattr(place, part)
    return True


@cache
def change_numba() -> None:
    """Change how rules are compiled, once in a process; nothing is changed where something is missing."""
    if not missing():
        _look_for_scipy_only()
        _count_from_the_front()
        _keep_menus_apart()
        _move_errors_away()
        _finish_entries_only()
        _link_in_entries_only()
        _keep_machine_code_only()
        _compare_flags_fast()
        _list_flags_fast()
        _write_records_once()
        _find_variables_fast()
        _leave_out_colours()


def _look_for_scipy_only() -> None:
    """Let Numba look whether SciPy is installed without importing it, which takes longer than loading a game's code.

    Numba imports it for products of matrices as it loads its functions of arrays, and again where one is compiled.
    """
    from numba.np import linalg

    as_numba_asks = linalg.ensure_blas

    def ensure_blas() -> None:
        if find_spec("scipy") is None:
            raise ImportError("scipy")

    linalg.ensure_blas = ensure_blas
    try:
        import_module("numba.np.arraymath")
    finally:
        linalg.ensure_blas = as_numba_asks


def _count_from_the_front() -> None:
    """Use an index as it is: none counts from the end, and asking costs an eighth of all play (decision 0009)."""
    from numba.core import types
    from numba.np import arrayobj

    as_numba_means_it = arrayobj.fix_integer_index

    # `kind`: Numba's stubs do not know that a whole number may have a sign.
    def fix_integer_index(context: BaseContext, builder: IRBuilder, kind: Any, index: Value, size: Value) -> Value:
        if kind.signed and _flags_of_ours() is not None:
            return context.cast(builder, index, kind, types.intp)
        return as_numba_means_it(context, builder, kind, index, size)

    arrayobj.fix_integer_index = fix_integer_index


def _keep_menus_apart() -> None:
    """Tell LLVM that a menu is no part of a state: offering a choice changes nothing else that a rule reads."""
    from numba.core.callconv import CPUCallConv

    decorate = CPUCallConv.decorate_function

    def decorate_function(
        self: CPUCallConv,
        function: Function,
        names: object,
        kinds: object,
        noalias: bool = False,  # noqa: FBT001, FBT002 - as Numba has it
    ) -> None:
        decorate(self, function, names, kinds, noalias)
        if _flags_of_ours() is not None:
            for argument in self.get_arguments(function):
                if argument.name == MENU_NUMBERS:
                    argument.add_attribute("noalias")

    CPUCallConv.decorate_function = decorate_function


def _move_errors_away() -> None:
    """Tell LLVM that errors are rare, so that what raises them lies apart from the code that play runs through.

    An empty piece of assembly that is called cold says so; it is no instruction.
    """
    from llvmlite import ir
    from llvmlite.ir.values import FunctionAttributes
    from numba.core.callconv import CPUCallConv

    set_error = CPUCallConv.set_static_user_exc
    nothing = ir.InlineAsm(ir.FunctionType(ir.VoidType(), []), "", "", side_effect=True)

    def set_static_user_exc(self: CPUCallConv, builder: IRBuilder, *given: object, **named: object) -> None:
        if _flags_of_ours() is not None:
            builder.call(nothing, []).attributes = FunctionAttributes(("cold",))
        set_error(self, builder, *given, **named)

    CPUCallConv.set_static_user_exc = set_static_user_exc


def _finish_entries_only() -> None:
    """Make no machine code of a rule by itself: it is optimised within the entries that it is part of (decision 0012).

    Else every function is optimised and finished with all that it calls, again at each level of calls, though nobody
    calls it from Python: that took more than half of the time.
    """
    from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

    optimise, finish = JITCodeLibrary._optimize_final_module, JITCodeLibrary._finalize_final_module  # noqa: SLF001
    set_environment = JITCPUCodegen.set_env

    def _optimize_final_module(self: JITCodeLibrary) -> None:
        if _is_part():
            return
        if _flags_of_ours() is not None:
            self.holds_rules = True
            for told in unoptimised:
                told(self.name, str(self._final_module))
            _own_all_rules(self)
        optimise(self)

    def _finalize_final_module(self: JITCodeLibrary) -> None:
        if not _is_part():
            finish(self)
        else:
            self._finalize_dynamic_globals()
            self._finalized = True

    def set_env(self: JITCPUCodegen, name: str, environment: object) -> None:
        # Only the wrapper for Python looks into an environment, and a part has none.
        if not _is_part():
            set_environment(self, name, environment)

    JITCodeLibrary._optimize_final_module = _optimize_final_module  # noqa: SLF001
    JITCodeLibrary._finalize_final_module = _finalize_final_module  # noqa: SLF001
    JITCPUCodegen.set_env = set_env


def _link_in_entries_only() -> None:
    """Link into an entry all that it calls, each once, and nothing into a rule.

    Numba links into every function all that it calls, so that what lies deep is copied again at each level of calls.
    """
    from numba.core.codegen import JITCodeLibrary

    finalise = JITCodeLibrary.finalize

    def finalize(self: JITCodeLibrary) -> None:
        self.calls = self._linking_libraries
        self._linking_libraries = [] if _is_part() else _all_called(self.calls)
        finalise(self)

    JITCodeLibrary.finalize = finalize


def _all_called(libraries: list[CodeLibrary]) -> list[CodeLibrary]:
    """Return what these need linked with them: themselves, and what rules among them call, at whatever depth."""
    found: dict[CodeLibrary, None] = {}
    left = list(libraries)
    while left:
        library = left.pop()
        if library not in found:
            found[library] = None
            left += getattr(library, "calls", ())
    return list(found)


def _own_all_rules(library: CodeLibrary) -> None:
    """Tell LLVM that nobody else calls the rules within an entry, so that it may change what they take and return."""
    from llvmlite.binding import Linkage

    for function in library._final_module.functions:  # noqa: SLF001
        if function.linkage == Linkage.linkonce_odr:
            function.linkage = Linkage.internal


def _keep_machine_code_only() -> None:
    """Leave out of the cache what Numba keeps of an entry for functions that call it: only Python and symbols do."""
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import CompileResult

    serialise, find = JITCodeLibrary.serialize_using_object_code, CompileResult._find_referenced_environments  # noqa: SLF001

    def serialize_using_object_code(self: JITCodeLibrary) -> tuple[object, ...]:
        if not _is_entry(self):
            return serialise(self)
        self._ensure_finalized()
        return self.name, "object", (self._get_compiled_object(), _names_only(self).as_bitcode())

    def _find_referenced_environments(self: CompileResult) -> list[object]:
        found = find(self)
        return [one for one in found if one is self.environment] if _is_entry(self.library) else found

    JITCodeLibrary.serialize_using_object_code = serialize_using_object_code
    CompileResult._find_referenced_environments = _find_referenced_environments  # noqa: SLF001


def _names_only(library: CodeLibrary) -> ModuleRef:
    """Return a module from which Numba learns the names of what the machine code of an entry defines."""
    from llvmlite.binding import Linkage, parse_assembly

    functions = [one for one in library._final_module.functions if not one.is_declaration]  # noqa: SLF001
    names = [one.name for one in functions if one.linkage == Linkage.external]
    lines = [str(library._codegen._create_empty_module(library.name))]  # noqa: SLF001
    return parse_assembly("\n".join([*lines, *(f'define void @"{name}"() {{ unreachable }}' for name in names)]))


def _is_entry(library: CodeLibrary) -> bool:
    """Tell whether a library is an entry of ours, optimised with all rules that it calls."""
    return hasattr(library, "holds_rules")


def _compare_flags_fast() -> None:
    """Compare and hash flags by what was set: Numba asks every option, for every call that it types (decision 0021).

    Flags that set the same are equal; only of others must the defaults be asked. Equal flags have equal hashes.
    """
    from numba.core.targetconfig import TargetConfig

    as_numba_compares = TargetConfig.__eq__

    def __eq__(self: TargetConfig, other: TargetConfig) -> bool:  # noqa: N807 - it replaces a method of this name
        same = type(self) is type(other) and self._values == other._values
        return same or as_numba_compares(self, other)

    TargetConfig.__eq__ = __eq__
    TargetConfig.__hash__ = lambda self: hash(type(self).__name__)


def _list_flags_fast() -> None:
    """List flags without a call for each: Numba lists them for every pass over every function, for those who listen."""
    from numba.core.targetconfig import TargetConfig

    def values(self: TargetConfig) -> dict[str, object]:
        return {name: self._values.get(name, option.default) for name, option in self.options.items()}

    TargetConfig.values = values


def _write_records_once() -> None:
    """Keep the text of each type of record: Numba writes down all fields again for every pass over every function."""
    from numba.core.types import Record

    write, texts = Record.__repr__, dict[int, str]()

    def __repr__(self: object) -> str:  # noqa: N807 - it replaces a method of this name
        code = self.__dict__.get("_code")  # the number of a type; while it is being made it has none
        if code is None:
            return write(self)
        return texts.get(code) or texts.setdefault(code, write(self))

    Record.__repr__ = __repr__  # type: ignore[method-assign]


def _find_variables_fast() -> None:
    """Find the variables of an instruction with one call for each level: Numba makes one for each value."""
    from numba.core.ir import Inst, Var

    def _rec_list_vars(self: Inst, value: Iterable[object]) -> list[Var]:
        found = []
        for one in value.values() if isinstance(value, dict) else value:
            if isinstance(one, Var):
                found.append(one)
            elif isinstance(one, Inst):
                found += one.list_vars()
            elif isinstance(one, list | tuple | dict):
                found += _rec_list_vars(self, one)
        return found

    Inst._rec_list_vars = _rec_list_vars  # noqa: SLF001


def _leave_out_colours() -> None:
    """Give no colours to errors: Numba makes and drops thousands while it tries what fits a call.

    Only where Colorama is installed it knows colours, and there they took a tenth of the time.
    """
    from numba.core import errors

    scheme = getattr(errors, "HighlightColorScheme", None)
    as_numba_colours = getattr(scheme, "_markup", None)
    if scheme is None or as_numba_colours is None:
        return

    def _markup(self: object, text: str, *given: object, **named: object) -> str:
        return text if _flags_of_ours() is not None else as_numba_colours(self, text, *given, **named)

    scheme._markup = _markup  # noqa: SLF001


def _flags_of_ours() -> TargetConfig | None:
    """Find the flags of what is being compiled, if it is a rule or a kernel: no reference counts, no C wrapper."""
    from numba.core.targetconfig import ConfigStack

    flags = ConfigStack.top_or_none()
    return flags if flags is not None and not flags.nrt and flags.no_cfunc_wrapper else None


def _is_part() -> bool:
    """Tell whether what is being compiled is called by kernels alone, and not from Python."""
    flags = _flags_of_ours()
    return flags is not None and bool(flags.no_cpython_wrapper)
