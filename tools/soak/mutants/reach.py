"""The map of which tests reach which lines: made once for a state of the source, by coverage with a context a test."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING, Any

from coverage import Coverage, CoverageData

from tools.soak.mutants.copies import PLUGINS, PYTEST, TIERS, environment
from tools.soak.mutants.operators import MODULE

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from tools.soak.mutants.faults import Fault

#: At the end so many tests of each file of tests that know the source file are run: one may use what another made.
FROM_EACH_FILE = 3
WEB = "tests/web/"
SERVED = ("tests/server/", WEB)
#: So many tests are run first, in a process of their own.
FIRST = 25


@dataclass(frozen=True)
class Test:
    """One test: how long it took, how it ended, and the fixtures that it shares with others."""

    name: str
    seconds: float
    cpu: float
    outcome: str
    compiled: bool
    fixtures: tuple[str, ...]

    @classmethod
    def of(cls, row: dict[str, Any]) -> Test:
        """Return the test of a row."""
        times = row["seconds"], row["cpu"]
        return cls(row["test"], *times, row["outcome"], row["compiled"], tuple(row["fixtures"]))

    @property
    def file(self) -> str:
        """The file of the test."""
        return self.name.partition("::")[0]

    @property
    def cost(self) -> float:
        """How many seconds it takes, whatever else the machine does: of CPU time, unless others work for it."""
        return self.seconds if self.file.startswith(SERVED) else self.cpu

    @property
    def order(self) -> tuple[bool, bool, float]:
        """The quickest come first, then those that compile rules, then those in a browser."""
        return self.file.startswith(WEB), self.compiled, self.cost


def parts(tree: Path) -> dict[str, list[str]]:
    """Return the parts in which the tests of a tree are measured: each folder of tests, and the files beside them."""
    folders = sorted(f for f in (tree / "tests").iterdir() if f.is_dir() and any(f.rglob("test_*.py")))
    files = sorted(file.relative_to(tree).as_posix() for file in (tree / "tests").glob("test_*.py"))
    return {**{f.name: [f"tests/{f.name}"] for f in folders}, **({"files": files} if files else {})}


def near(folders: Iterable[str]) -> set[str]:
    """Return the parts that are these folders of tests."""
    return {folder.removeprefix("tests/") for folder in folders}


def make(tree: Path, place: Path, tier: str, jobs: int, only: set[str] | None = None) -> None:
    """Run the tests of a tier in a tree and put what they reach into a folder; parts that are there stay."""
    place.mkdir(parents=True, exist_ok=True)
    for name, arguments in parts(tree).items():
        if (only is None or name in only) and not (place / name / "done").exists():
            print(f"which lines are reached by {arguments[0]}", flush=True)
            _make_part(tree, place / name, arguments, tier, jobs)


def _make_part(tree: Path, part: Path, arguments: list[str], tier: str, jobs: int) -> None:
    for old in part.glob("*"):
        old.unlink()
    part.mkdir(exist_ok=True)
    more = {"BAILEY_REACH": str(part), "BAILEY_REACH_ROOT": str(tree)}
    given = environment(tree, **more)
    given["PYTHONPATH"] += os.pathsep + str(PLUGINS / "every_process")
    spread = ("-n", str(jobs)) if jobs > 1 else ()
    command = [*PYTEST, *TIERS[tier], *spread, "-p", "planted_plugin", "-p", "reach_plugin", *arguments]
    with (part / "pytest.log").open("wb") as log:
        ran = subprocess.run(command, cwd=tree, env=given, stdout=log, stderr=log, check=False)
    if ran.returncode not in {0, 1, 5}:
        raise SystemExit(f"the tests cannot be run: see {part / 'pytest.log'}")
    _combine(part)
    (part / "root").write_text(str(tree), "utf-8")
    (part / "done").touch()


def _combine(part: Path) -> None:
    """Make one file of what the processes measured."""
    whole = Coverage(part / "reach", config_file=False, messages=False)
    pieces = [str(piece) for piece in part.glob("data.*")]
    if pieces:
        whole.combine(pieces)
        whole.save()
        whole.get_data().close(force=True)


def _contexts(part: Path, file: str) -> dict[int, list[str]]:
    """Return the contexts of each line of a file, as one run of tests found them."""
    data = CoverageData(str(part))
    data.read()
    try:
        return data.contexts_by_lineno(file)
    finally:
        data.close(force=True)


@dataclass
class Map:
    """What was measured, for one tree."""

    place: Path
    tree: Path
    only: set[str] | None = None
    _lines: dict[str, dict[int, set[str]]] = field(default_factory=dict)

    @cached_property
    def tests(self) -> dict[str, Test]:
        """The tests that passed whenever they were run without a fault, by name."""
        return {n: test for n, test in self.all_tests.items() if test.outcome == "passed" and n not in self.unsteady}

    @cached_property
    def all_tests(self) -> dict[str, Test]:
        """All tests of the tier, by name."""
        texts = [file.read_text("utf-8") for file in self._measured("tests-*.jsonl")]
        rows = [json.loads(line) for text in texts for line in text.splitlines()]
        return {row["test"]: Test.of(row) for row in rows}

    def _measured(self, files: str) -> list[Path]:
        """List files of the parts that count."""
        found = sorted(self.place.glob(f"*/{files}"))
        return [file for file in found if self.only is None or file.parent.name in self.only]

    @property
    def unsteady(self) -> list[str]:
        """The tests that found a fault and failed without it, too."""
        file = self.place / "unsteady.json"
        return json.loads(file.read_text("utf-8")) if file.exists() else []

    def leave_out(self, tests: Iterable[str]) -> None:
        """Remember that these tests are unsteady."""
        (self.place / "unsteady.json").write_text(json.dumps(sorted({*self.unsteady, *tests})), "utf-8")
        for name in ("tests", "_users"):
            self.__dict__.pop(name, None)

    @property
    def left_out(self) -> list[str]:
        """The tests that did not always pass without a fault."""
        return sorted({*self.unsteady, *(n for n, test in self.all_tests.items() if test.outcome == "failed")})

    @cached_property
    def _users(self) -> dict[str, list[str]]:
        """The tests that had a fixture, by its name."""
        users: dict[str, list[str]] = {}
        for test in self.tests.values():
            for name in test.fixtures:
                users.setdefault(name, []).append(test.name)
        return users

    def lines(self, file: str) -> dict[int, set[str]]:
        """Return which contexts reach each line of a file."""
        if file not in self._lines:
            lines: dict[int, set[str]] = {}
            for part in self._measured("reach"):
                root = part.with_name("root").read_text("utf-8")
                for line, contexts in _contexts(part, f"{root}/{file}").items():
                    lines.setdefault(line, set()).update(contexts)
            self._lines[file] = lines
        return self._lines[file]

    def reaching(self, file: str, lines: Iterable[int]) -> set[str]:
        """Return the tests that reach one of these lines, by themselves or by a fixture."""
        contexts = {context for line in lines for context in self.lines(file).get(line, ())}
        by_fixture = {test for context in contexts for test in self._users.get(context, ())}
        return (contexts | by_fixture) & self.tests.keys()

    def knowing(self, file: str) -> set[str]:
        """Return the tests that reach any line of a file."""
        return self.reaching(file, self.lines(file))

    def importing(self, file: str) -> set[str]:
        """Return the tests that reach a file which imports this one."""
        module = file.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        files = {*_importers(self.tree, module)}
        return {test for other in files for test in self.knowing(other)}

    def within(self, seconds: float, names: list[str]) -> list[str]:
        """Return as many of the tests as take no longer, at least those that are run first."""
        taken = [0.0, *accumulate(self.tests[name].cost for name in names)]
        return [name for n, name in enumerate(names) if n < FIRST or taken[n + 1] <= seconds]

    def of(self, fault: Fault, lines: range) -> Reached:
        """Return the tests of a fault."""
        whole = statement((self.tree / fault.file).read_text("utf-8"), lines.start)
        reached = any(line in self.lines(fault.file) for line in whole)
        direct = self.reaching(fault.file, whole)
        if reached and (not direct or fault.function == MODULE):  # as modules are imported
            direct |= self.knowing(fault.file) | self.importing(fault.file)
        return Reached(self, direct, direct and self.knowing(fault.file))


@dataclass(frozen=True)
class Reached:
    """The tests that reach a line, and those that reach another line of its file."""

    map: Map
    direct: set[str]
    knowing: set[str]

    def in_order(self, near: tuple[str, ...], seconds: float) -> list[str]:
        """Return the tests to run, those in folders that are near the fault first; together they may take so long."""
        files = {self.map.tests[name].file for name in self.direct}
        neighbours = {name for name, test in self.map.tests.items() if test.file in files} - self.direct
        others = self._some(self.knowing - self.direct - neighbours)
        folders = tuple(f"{name}/" for name in near)
        direct = sorted(self._sorted(self.direct), key=lambda name: not name.startswith(folders))
        return self.map.within(seconds, [*direct, *self._sorted(neighbours), *others])

    def _sorted(self, names: Iterable[str]) -> list[str]:
        return sorted(names, key=lambda name: (self.map.tests[name].order, name))

    def _some(self, names: Iterable[str]) -> list[str]:
        """Return the quickest tests of each file."""
        by_file: dict[str, list[str]] = {}
        for name in self._sorted(names):
            by_file.setdefault(self.map.tests[name].file, []).append(name)
        return [name for several in by_file.values() for name in several[:FROM_EACH_FILE]]


def statement(source: str, line: int) -> range:
    """Return the lines of the innermost statement at a line; of one with a body those before it."""
    found = range(line, line + 1)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or 0):
            body = getattr(node, "body", None)
            inside = body[0].lineno - 1 if body else node.end_lineno or line
            if line <= max(inside, node.lineno):
                found = range(node.lineno, max(inside, node.lineno) + 1)
    return found


def _importers(tree: Path, module: str) -> list[str]:
    """List the files of the source that import a module."""
    texts = {file: file.read_text("utf-8") for file in (tree / "src").rglob("*.py")}
    return [file.relative_to(tree).as_posix() for file, text in texts.items() if _imports(text, module)]


def _imports(text: str, module: str) -> bool:
    """Return whether a text imports a module by its name or from its package."""
    package, _, name = module.rpartition(".")
    several = re.search(rf"^\s*from {re.escape(package)} import \(?[^)]*?\b{re.escape(name)}\b", text, re.MULTILINE)
    return bool(several) or f"from {module} import" in text or f"import {module}" in text
