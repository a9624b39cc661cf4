"""The text of LLVM for a game's kernels: the program below writes it to a folder, in a process of its own.

    python -m bailey.building.text GAME FOLDER

A process that has kernels already may have loaded them from the cache, and of those there is no text.
"""

from __future__ import annotations

import inspect
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from dataclasses import asdict, dataclass
from pathlib import Path
from subprocess import PIPE
from typing import TYPE_CHECKING, cast

from bailey.core.compiled import linking, machine_code, modes
from bailey.core.compiled.ahead import add_flat
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.source_key import source_key
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from numba.core.dispatcher import Dispatcher

    from bailey.core.compiled.ahead import Argument
    from bailey.core.play.game import Game

    #: Is told what is done, and how much of how much.
    Tell = Callable[[str, int, int | None], None]

#: The files of kernels that a library has: what bots, simulations and analyses call.
FILES = (modes.KERNELS, modes.TREE_KERNELS, modes.GAME_KERNELS, modes.ANALYSIS_KERNELS)
#: Functions of Numba's that only Python calls: in the text of LLVM, from their first line to their last.
FOR_PYTHON = re.compile(r'^define [^\n]*@"?(?:_ZN7cpython|cfunc\.)[^\n]*\{\n.*?^\}\n', re.MULTILINE | re.DOTALL)
#: Places of which every module has its own.
COMMON = re.compile(r"= common (?:local_unnamed_addr )?global ptr null")
#: What Numba would say of an error, with the place of the source here; a library only says that there was one.
ERRORS = re.compile(r"^(@\.const\.picklebuf\.\S+ = internal constant \{[^}]*\}) \{.*\}$", re.MULTILINE)
ERROR_DATA = re.compile(r"^@\.const\.pickledata\..*\n", re.MULTILINE)
ERROR = re.compile(r"(?<=@\.const\.picklebuf\.)[0-9a-f]{40}")
#: Functions that several kernels have, of which a library keeps one: its own, whatever else is loaded.
SHARED = re.compile(r"^define linkonce_odr ", re.MULTILINE)
#: How the last line of a traceback begins.
FAULT = re.compile(r"^(?:\w+\.)*\w+: ")
#: What the text says of the machine that it was written on.
MACHINE = re.compile(r"^target (?:datalayout|triple) = .*\n", re.MULTILINE)


@dataclass(frozen=True)
class KernelText:
    """What a library is built from: the key of the rules, kernels with how many numbers each takes, and card tables."""

    game: str
    key: str
    files: dict[str, dict[str, int]]
    #: The bytes of each table in hexadecimal, by its symbol.
    tables: dict[str, str]


def write_text(game: Game, folder: Path, tell: Tell) -> KernelText:
    """Write the text of a game's kernels to a folder, in a process that has none yet."""
    with tempfile.TemporaryDirectory() as cache, tempfile.TemporaryFile("w+") as faults:
        command = [sys.executable, "-m", "bailey.building.text", game.name, str(folder)]
        environment = {**os.environ, "BAILEY_CACHE": cache}
        with subprocess.Popen(command, env=environment, stdout=PIPE, stderr=faults, text=True) as writer:  # noqa: S603
            assert writer.stdout is not None
            for line in writer.stdout:
                done, total = map(int, line.split())
                tell("kernels", done, total)
        faults.seek(0)
        said = FAULT.sub("", faults.read().strip().rpartition("\n")[2])
    if writer.returncode:
        message = f"{game.name}: its rules could not be compiled: {said or 'it was stopped'}"
        raise BadInput(message)
    return KernelText(**json.loads((folder / "about.json").read_text(encoding="utf-8")))


class KernelTexts:
    """Has Numba compile kernels, and keeps the text of each before it is optimised for this processor."""

    def __init__(self, game: Game) -> None:
        self.game, self.texts = game, dict[str, str]()
        machine_code.unoptimised.append(self.texts.__setitem__)
        self.lanes = Lanes(game, plain=False, lanes=5, nodes=2)

    def compile(self, kernel: Dispatcher) -> int:
        """Compile a kernel; return how many numbers it takes."""
        import numba

        arguments = [self._example(parameter) for parameter in inspect.signature(kernel.py_func).parameters.values()]
        kernel.compile(tuple(map(numba.typeof, arguments)))
        flat: list[int] = []
        for argument in arguments:
            add_flat(flat, argument)
        return len(flat)

    def _example(self, parameter: inspect.Parameter) -> Argument:
        """Return something of the type that a kernel is given; truth is a number too, so that all are alike."""
        name, kind = parameter.name, parameter.annotation
        usual = {"int": 0, "bool": 0, "Row": self.lanes.menu, "Grid": self.lanes.grid(1, 1)}
        return cast("Argument", usual[kind] if kind in usual else getattr(self.lanes, name))

    def text(self, compiled: Dispatcher, symbol: str) -> str:
        """Return the text of a kernel or rule under another name."""
        [one] = compiled.overloads.values()
        text = MACHINE.sub("", COMMON.sub("= internal global ptr null", self.texts[one.library.name]))
        text = ERROR_DATA.sub("", ERRORS.sub(r"\1 zeroinitializer", text))
        numbers: defaultdict[str, int] = defaultdict(lambda: len(numbers))
        text = ERROR.sub(lambda found: str(numbers[found[0]]), text)
        text = SHARED.sub("define linkonce_odr hidden ", text)
        own = one.fndesc.llvm_func_name
        return FOR_PYTHON.sub("", text).replace(f"@{own}(", f'@"{symbol}"(').replace(f'@"{own}"(', f'@"{symbol}"(')


def entries_of(module: ModuleType) -> list[tuple[str, Dispatcher]]:
    """List the kernels of a file that are called from Python."""
    found = {name: one for name, one in vars(module).items() if hasattr(one, "py_func")}
    own = {name: one for name, one in found.items() if one.py_func.__module__ == module.__name__}
    return [(name, one) for name, one in own.items() if not one.targetoptions["no_cpython_wrapper"]]


def main(name: str, folder: Path) -> None:
    """Write the text of a game's kernels to a folder, and print after each how many of how many are done."""
    from bailey import games

    game = games.find(name)
    texts = KernelTexts(game)
    kernels = [(file.stem, *entry) for file in FILES for entry in entries_of(modes.own_kernels(game, file))]
    files: dict[str, dict[str, int]] = {file.stem: {} for file in FILES}
    for done, (file, symbol, kernel) in enumerate(kernels, 1):
        files[file][symbol] = texts.compile(kernel)
        (folder / f"{symbol}.ll").write_text(texts.text(kernel, symbol), encoding="utf-8")
        print(done, len(kernels), flush=True)  # noqa: T201 - for the process that reads it
    for symbol, rule in modes.rule_entries(game):
        (folder / f"{rule.py_func.__name__}.ll").write_text(texts.text(rule, symbol), encoding="utf-8")
    tables = {symbol: rows.tobytes().hex() for symbol, rows in linking.linked_rows()}
    text = KernelText(game.name, source_key(game, modes.plain_kernels(game)), files, tables)
    (folder / "about.json").write_text(json.dumps(asdict(text)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
