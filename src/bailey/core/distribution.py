"""The distribution: its name on the package index, its version, its extras, and what installs what is missing here."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

#: On the package index; the import and the command are `bailey`.
NAME = "bailey-games"
#: Another program has this name on the index, and files with the names of ours.
OTHER = "bailey"
CHECKOUT = Path(__file__).parents[3]


class Extra(NamedTuple):
    """What an extra adds to the base install: the packages, their modules, and megabytes to fetch and on the disk."""

    packages: str
    modules: tuple[str, ...]
    fetched: int
    installed: int

    @property
    def weight(self) -> str:
        """How much it is, in words."""
        return f"{self.fetched:,} MB to fetch, {self.installed:,} MB on the disk"


#: Measured on Linux (x86-64) with Python 3.11; docs/install.md has the same numbers.
EXTRAS = {
    "study": Extra("Polars, Altair and vl-convert", ("polars", "altair", "vl_convert"), 86, 270),
    "minari": Extra("Minari, h5py and Pillow", ("minari", "h5py", "PIL"), 12, 38),
    "openspiel": Extra("OpenSpiel", ("pyspiel",), 49, 171),
    "build": Extra("Clang, out of Zig's package", ("ziglang",), 101, 411),
    "cluster": Extra("Ray", ("ray",), 78, 209),
    "gpu": Extra("numba-cuda and NVIDIA's compiler", ("numba_cuda",), 194, 513),
    "training": Extra(
        "PyTorch, Stable-Baselines3 and TensorBoard",
        ("torch", "stable_baselines3", "sb3_contrib", "tensorboard"),
        2889,
        5341,
    ),
}


def version() -> str:
    """Return the version, which pyproject.toml says: that of the checkout, or that of the installed package."""
    project = CHECKOUT / "pyproject.toml"
    if project.is_file():
        import tomllib

        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
    from importlib import metadata

    return metadata.version(NAME)


def lacks(extra: str) -> bool:
    """Tell whether a package of an extra is missing; nothing is imported."""
    return any(find_spec(module) is None for module in EXTRAS[extra].modules)


def needs(what: str, extra: str) -> str:
    """Return the sentence that something needs an extra, how much that is, and what installs it here."""
    found = EXTRAS[extra]
    chosen = f"extra `{extra}` of {', '.join(sorted(EXTRAS))}; {found.weight}"
    return f"{what} needs {found.packages} ({chosen}): {remedy(extra)}"


def needs_base(what: str, package: str) -> str:
    """Return the sentence that something needs a package that every install has, and what installs it here."""
    return f"{what} needs {package}, which belongs to every install: {remedy()}"


def remedy(extra: str = "") -> str:
    """Return what to do to install an extra, or the packages of every install, where this Python is."""
    if found := command(extra):
        return f"install it with `{shown(found)}`"
    by_uv = shown(["uv", *_by_uv(extra)])
    return f"this environment has no pip; get uv (https://docs.astral.sh/uv/), then `{by_uv}`"


def command(extra: str = "") -> list[str]:
    """Return the command that installs an extra, or what every install has; none if there is neither pip nor uv."""
    if is_set_up():
        script = "extras.cmd" if os.name == "nt" else "extras"
        return [str(CHECKOUT / "scripts" / script), *filter(None, [extra])]
    if find_spec("pip"):
        return [sys.executable, "-m", "pip", "install", _wanted(extra)]
    uv = shutil.which("uv")
    return [uv, *_by_uv(extra)] if uv else []


def shown(words: list[str]) -> str:
    """Return a command as somebody types it in this folder."""
    program = Path(words[0])
    here = program.relative_to(Path.cwd()) if program.is_relative_to(Path.cwd()) else program
    return shlex.join([str(here), *words[1:]])


def is_set_up() -> bool:
    """Tell whether this Python is that of a checkout, whose scripts made its environment."""
    made = (CHECKOUT / "scripts" / "lib" / "start.py").is_file()
    return made and Path(sys.prefix).resolve() == (CHECKOUT / ".venv").resolve()


def disturbance() -> str:
    """Return the sentence that the other program of our name is installed too; nothing if it is not."""
    if not any(any(Path(place).glob(f"{OTHER}-*.dist-info")) for place in sys.path if place):
        return ""
    again = "pip install --force-reinstall --no-deps"
    return (
        f"the package `{OTHER}` of the index is another program; it is installed here too, and each has overwritten "
        f"files of the other: `pip uninstall {OTHER}`, then `{again} {NAME}`"
    )


def _wanted(extra: str) -> str:
    return f"{NAME}[{extra}]" if extra else NAME


def _by_uv(extra: str) -> list[str]:
    return ["pip", "install", "--python", sys.executable, _wanted(extra)]
