"""Compiled play replaces functions of Numba: this file tells when a version of Numba has them no more."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from bailey.core.compiled import machine_code

pytestmark = pytest.mark.usefixtures("numba")
PROJECT = Path(__file__).parents[2] / "pyproject.toml"
REMEDY = (
    "bailey.core.compiled.machine_code replaces what this version of Numba has not: {}. Rules would compile slowly. "
    "Look up in Numba's source what took its place and change machine_code.py, or lower the bound of Numba's version "
    "in pyproject.toml"
)


def test_the_installed_numba_has_what_is_replaced_and_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not machine_code.missing(), REMEDY.format(", ".join(machine_code.missing()))
    from numba.core.codegen import JITCPUCodegen

    monkeypatch.delattr(JITCPUCodegen, "set_env")
    assert machine_code.missing() == ["numba.core.codegen.JITCPUCodegen.set_env"]


def test_the_installed_numba_lies_within_the_bounds() -> None:
    import numba

    needed = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    [(least, most)] = re.findall(r"numba>=([\d.]+),<([\d.]+)", "\n".join(needed))
    version = [int(part) for part in numba.__version__.split(".")[:2]]
    assert [int(part) for part in least.split(".")] <= version < [int(part) for part in most.split(".")]


def test_flags_are_equal_when_what_they_mean_is_equal() -> None:
    from numba.core.compiler import Flags

    machine_code._compare_flags_fast()
    unset, default, other = Flags(), Flags(), Flags()
    default.nrt = Flags.options["nrt"].default
    other.nrt = not default.nrt
    assert unset == default
    assert hash(unset) == hash(default)
    assert unset != other
    assert unset != 1


def test_all_variables_of_an_instruction_are_found() -> None:
    from numba.core.ir import Expr, Var, unknown_loc

    machine_code._find_variables_fast()
    a, b, c = (Var(None, name, unknown_loc) for name in "abc")
    inner = Expr.getattr(b, "field", unknown_loc)
    assert Expr.call(a, [inner, 1], (("named", c),), unknown_loc).list_vars() == [a, b, c]


WITHOUT_SCIPY = """
import sys
from bailey.core.compiled.machine_code import change_numba
change_numba()
import numba.np.arraymath, numpy
assert "scipy.linalg" not in sys.modules
assert numba.njit(lambda row: numpy.dot(row, row))(numpy.ones(2)) == 2
"""


def test_scipy_is_imported_only_for_products_of_matrices() -> None:
    pytest.importorskip("scipy")
    done = subprocess.run([sys.executable, "-c", WITHOUT_SCIPY], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def twice(s: Any, menu: Any) -> int:
    """Read the same number of a state before and after a choice is offered."""
    before = s[0]
    menu[0] = 1
    return int(before + s[0])


def test_a_menu_is_kept_apart_from_the_state() -> None:
    from numba import njit

    from bailey.core.compiled import numba_mode

    machine_code.change_numba()
    for options, apart in ((numba_mode.PART | numba_mode.ENTRY, True), ({}, False)):
        function = njit("int64(int32[::1], int32[::1])", **options)(twice)
        [code] = function.inspect_llvm().values()
        assert bool(re.search(rf"noalias[^,]* %{re.escape(machine_code.MENU_NUMBERS)}\b", code)) == apart


def checked(s: Any, i: int) -> int:
    """Read a number of a state, if it is there."""
    if i >= 3:
        raise IndexError("it is not there")
    return int(s[i])


def test_errors_are_marked_as_rare_and_raised_nevertheless() -> None:
    import numpy as np
    from numba import njit

    from bailey.core.compiled import numba_mode

    machine_code.change_numba()
    for options, rare in ((numba_mode.PART | numba_mode.ENTRY, True), ({}, False)):
        function = njit("int64(int32[::1], int64)", **options)(checked)
        [code] = function.inspect_llvm().values()
        assert ("asm sideeffect" in code) == rare
        assert bool(re.search(r"attributes #\d+ = \{ cold ", code)) == rare
        assert function(np.arange(3, dtype=np.int32), 2) == 2
        with pytest.raises(IndexError, match="it is not there"):
            function(np.arange(3, dtype=np.int32), 3)


def unknown(s: Any) -> int:
    """Ask a state for what Numba does not know."""
    return int(s.nothing_of_this_name)


def test_errors_of_rules_have_no_colours() -> None:
    from numba import njit
    from numba.core.errors import TypingError

    from bailey.core.compiled import numba_mode

    machine_code.change_numba()
    coloured = find_spec("colorama") is not None
    for options, colours in ((numba_mode.PART | numba_mode.ENTRY, False), ({}, coloured)):
        with pytest.raises(TypingError, match="nothing_of_this_name") as found:
            njit("int64(int32[::1])", **options)(unknown)
        assert ("\x1b[" in str(found.value)) == colours


def test_what_is_replaced_says_the_same_as_numba() -> None:
    """In two processes, of which one leaves Numba as it is: the text of a record, its flags, a function's variables."""
    said = [
        subprocess.run([sys.executable, "-c", SAYS, change], capture_output=True, text=True, check=True).stdout
        for change in ("", "change")
    ]
    assert said[0] == said[1]
    assert "Record" in said[0]
    assert "number" in said[0]


SAYS = """
import sys
from numba import from_dtype, njit
from numba.core.compiler import Flags, run_frontend
from bailey.core.compiled.machine_code import change_numba
import numpy as np

if sys.argv[1]:
    change_numba()
inner = np.dtype([("places", np.int16, (3,))])
record = from_dtype(np.dtype([("card", np.int64), ("piles", inner, (2,))]))
print(repr(record), repr(record))
flags = Flags()
flags.nrt = True
print(flags.values())

def total(number, *more):
    found = [number, (number, 2)]
    return {"text": number, "all": found, **{"more": more}}, number + len(more)

blocks = run_frontend(total).blocks
print([[variable.name for variable in one.list_vars()] for block in blocks.values() for one in block.body])
"""
