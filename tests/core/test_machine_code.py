"""Compiled play replaces functions of Numba: this file tells when a version of Numba has them no more."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from bailey.core.compiled import machine_code

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
REMEDY = (
    "bailey.core.compiled.machine_code replaces what this version of Numba has not: {}. Rules would compile slowly. "
    "Look up in Numba's source what took its place and change machine_code.py, or lower the bound of Numba's version "
    "in pyproject.toml"
)


@pytest.mark.usefixtures("numba")
def test_the_installed_numba_has_what_is_replaced() -> None:
    assert not machine_code.missing(), REMEDY.format(", ".join(machine_code.missing()))


@pytest.mark.usefixtures("numba")
def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from numba.core.codegen import JITCPUCodegen

    monkeypatch.delattr(JITCPUCodegen, "set_env")
    assert machine_code.missing() == ["numba.core.codegen.JITCPUCodegen.set_env"]


@pytest.mark.usefixtures("numba")
def test_the_installed_numba_lies_within_the_bounds() -> None:
    import numba

    extras = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]["fast"]
    [(least, most)] = [re.findall(r"numba>=([\d.]+),<([\d.]+)", line)[0] for line in extras]
    version = [int(part) for part in numba.__version__.split(".")[:2]]
    assert [int(part) for part in least.split(".")] <= version < [int(part) for part in most.split(".")]


@pytest.mark.usefixtures("numba")
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
