"""Builds machine code of rules before it is needed: the text that Numba makes of kernels, finished by another compiler.

`text` has Numba write the text of LLVM for a game's kernels, and `native` makes a library of it for any system and
processor, which `bailey.core.compiled.ahead` finds and loads. The compiler is Clang, with its linker, out of a package
of the index (extra `build`); nothing of the system is needed.
"""

from bailey.building.native import TARGETS, build_libraries

__all__ = ["TARGETS", "build_libraries"]
