"""A device for tests: the code that is made for a CUDA device, run thread by thread on the processor.

Numba writes device code in LLVM's language. Only the numbers of a thread and its block, and what the threads of a block
tell each other, are a device's own; here they are functions, for which each thread is a block of its own. The rest is
compiled for this machine. So what is tested is what a device would be given, up to the last translation into its own
instructions, and except for what only many threads at once can show.
"""

from __future__ import annotations

import ctypes
import re
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

#: The kind of device that the code is made for: it has no double-precision tricks, and none of them is used.
CAPABILITY = (9, 0)
THREAD = """
@thread = global i32 0
define i32 @register_ctaid_x() {
  %i = load i32, ptr @thread
  ret i32 %i
}
define i32 @register_tid_x() { ret i32 0 }
define i32 @register_tid_y() { ret i32 0 }
define i32 @register_tid_z() { ret i32 0 }
define i32 @register_ntid_x() { ret i32 1 }
define i32 @register_ntid_y() { ret i32 1 }
define i32 @register_ntid_z() { ret i32 1 }
define void @wait_for_nobody() { ret void }
define {i32, i1} @own_number(i32 %mask, i32 %mode, i32 %number, i32 %distance, i32 %clamp) {
  %with = insertvalue {i32, i1} undef, i32 %number, 0
  %found = insertvalue {i32, i1} %with, i1 true, 1
  ret {i32, i1} %found
}
"""


class ProcessorDevice:
    """Runs kernels as a device does, one thread after another; its arrays are NumPy's."""

    def __init__(self) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        self._compiled: dict[tuple[Any, ...], tuple[Any, Any, Any]] = {}
        self.launched = 0

    def put(self, array: NDArray[Any]) -> NDArray[Any]:
        """Copy an array, as it would be copied to a device."""
        return np.ascontiguousarray(array).copy()

    def get(self, array: NDArray[Any]) -> NDArray[Any]:
        """Copy an array."""
        return array.copy()

    def empty(self, shape: tuple[int, ...], kind: type[np.generic]) -> NDArray[Any]:
        """Return an array full of numbers that mean nothing, as memory of a device may be."""
        return np.full(shape, 77, kind)

    def beside(self) -> ProcessorDevice:
        """Return this device: one thread after another runs, whoever asks."""
        return self

    def launch(self, kernel: Callable[..., None], threads: int, *arguments: Any) -> None:
        """Run a kernel in so many threads and one more, which must do nothing."""
        types = tuple(type_of(one) for one in arguments)
        known = (kernel, *types)
        if known not in self._compiled:
            self._compiled[known] = self._compile(kernel, types)
        _, function, thread = self._compiled[known]
        words = [word for one in arguments for word in words_of(one)]
        for i in range(threads + 1):
            thread.value = i
            function(*words)
        self.launched += 1

    def _compile(self, kernel: Callable[..., None], types: tuple[Any, ...]) -> tuple[Any, Any, Any]:
        """Compile a kernel for a device, then what came out for this machine."""
        library = device_library(kernel, types)
        triple = llvm.get_process_triple()
        machine = llvm.Target.from_triple(triple).create_target_machine(opt=0)
        main = llvm.parse_assembly(THREAD)
        for module in library.modules:
            text = re.sub(r'target triple = ".*"', f'target triple = "{triple}"', str(module))
            text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{machine.target_data}"', text)
            text = re.sub(r"llvm\.nvvm\.read\.ptx\.sreg\.(\w+)\.", r"register_\1_", text)
            text = text.replace("llvm.nvvm.shfl.sync.i32", "own_number")
            main.link_in(llvm.parse_assembly(text.replace("llvm.nvvm.barrier0", "wait_for_nobody")))
        main.verify()
        engine = llvm.create_mcjit_compiler(main, machine)
        engine.finalize_object()
        count = sum(1 if isinstance(kind, int) or not hasattr(kind, "ndim") else 5 + 2 * kind.ndim for kind in types)
        address = engine.get_function_address(library._entry_name)
        function = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * count)(address)
        return engine, function, ctypes.c_int32.from_address(engine.get_global_value_address("thread"))


def device_library(kernel: Callable[..., None], types: tuple[Any, ...]) -> Any:
    """Compile a kernel for a device as Numba does when it is launched; no device is needed."""
    from numba.cuda import dispatcher
    from numba.cuda import types as kinds
    from numba.cuda.compiler import _compile_pyfunc_with_fixup

    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    try:
        signature = kinds.void(*types)
        return _compile_pyfunc_with_fixup(kernel, signature, device=False, abi="numba", cc=CAPABILITY)[0]
    finally:
        dispatcher.get_current_device = asked


def type_of(value: Any) -> Any:
    """Return the type of an argument of a kernel."""
    from numba.cuda import types
    from numba.cuda.np.numpy_support import from_dtype

    return types.Array(from_dtype(value.dtype), value.ndim, "C") if isinstance(value, np.ndarray) else types.int64


def words_of(value: Any) -> list[int]:
    """Return an argument as a kernel takes it: an array's size, its address, its shape and its strides, or a number."""
    if not isinstance(value, np.ndarray):
        return [value]
    assert value.flags.c_contiguous
    return [0, 0, value.size, value.itemsize, value.ctypes.data, *value.shape, *value.strides]
