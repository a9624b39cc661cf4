"""Development tools stay out of the wheel: it has `src/bailey` alone, and nothing in there imports `tools`."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "bailey"


def imported(file: Path) -> set[str]:
    """The top-level packages that a file imports."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    plain = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    dotted = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {name.partition(".")[0] for name in plain | dotted}


def test_the_wheel_has_the_package_alone() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert build["wheel"]["packages"] == ["src/bailey"]
    assert set(build["wheel"]) == {"packages", "hooks"}


def test_the_package_imports_no_development_tool() -> None:
    files = sorted(PACKAGE.rglob("*.py"))
    assert files
    assert [file for file in files if "tools" in imported(file)] == []


def test_development_tools_are_not_in_the_laboratory() -> None:
    tools = {file.name for file in (ROOT / "tools").rglob("*.py")} - {"__init__.py", "bench.py"}
    laboratory = {file.name for file in (PACKAGE / "lab").rglob("*.py")}
    assert {"load.py", "delays.py", "lighthouse.py", "probe.py", "observation_page.py"} <= tools
    assert not tools & laboratory
