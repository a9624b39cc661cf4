"""Several processes that need one kernel compile it once, and a process that ends frees the others."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from bailey.core.compiled.one_process import held

if TYPE_CHECKING:
    from pathlib import Path

#: Compile a small function as kernels are; say whether it was compiled here, or loaded.
COMPILE = """
import sys
from pathlib import Path
import numba
from bailey.core.compiled.one_process import in_one_process
folder = Path(sys.argv[1])
numba.config.CACHE_DIR = str(folder)
sys.path.insert(0, str(folder))
import told
kernel = in_one_process(numba.njit(cache=True)(told.twice), folder)
print("ready", flush=True)
sys.stdin.readline()
assert kernel(21) == 42
print(sum(kernel.stats.cache_misses.values()), sum(kernel.stats.cache_hits.values()))
"""
HOLD = """
import sys
from pathlib import Path
from bailey.core.compiled.one_process import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.readline()
"""


def started(program: str, *arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.usefixtures("numba")
def test_of_two_processes_one_compiles_and_the_other_loads(tmp_path: Path) -> None:
    (tmp_path / "told.py").write_text("def twice(number):\n    return number + number\n", encoding="utf-8")
    both = [started(COMPILE, tmp_path) for _ in range(2)]
    assert [line_of(process) for process in both] == ["ready", "ready"]
    with held(tmp_path / "twice.lock"):
        for process in both:
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()
    assert sorted(process.communicate(timeout=60)[0].strip() for process in both) == ["0 1", "1 0"]


def test_a_lock_is_free_when_its_holder_was_killed(tmp_path: Path) -> None:
    holder = started(HOLD, tmp_path / "kernel.lock")
    assert line_of(holder) == "held"
    waiting = started(HOLD, tmp_path / "kernel.lock")
    holder.kill()
    assert line_of(waiting) == "held"
    for process in (holder, waiting):
        process.communicate(timeout=60)


def test_who_waits_goes_on_only_when_the_lock_is_free_if_there_can_be_one(tmp_path: Path) -> None:
    """The holder writes a line before it frees the lock, and who waited finds it."""
    path = tmp_path / "kernel.lock"
    with held(path):
        waiting = started(HOLD.replace('print("held"', "print(Path(sys.argv[2]).read_text()"), path, tmp_path / "line")
        (tmp_path / "line").write_text("written", encoding="utf-8")
    assert line_of(waiting) == "written"
    waiting.communicate(timeout=60)
    with held(tmp_path / "missing" / "kernel.lock"):
        pass
