"""Development tools stay out of the wheel: it has `src/bailey` alone, and nothing in there imports `tools`."""

from __future__ import annotations

import ast
import runpy
import tomllib
import zipfile
from pathlib import Path
from shutil import copy

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from bailey.building import TARGETS
from bailey.core.compiled.ahead import WEB
from tools.release.building import SYSTEMS

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "bailey"


def imported(file: Path) -> set[str]:
    """The top-level packages that a file imports."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    plain = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    dotted = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {name.partition(".")[0] for name in plain | dotted}


def test_the_wheel_has_the_package_alone_and_that_no_development_tool() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert build["wheel"]["packages"] == ["src/bailey"]
    assert set(build["wheel"]) == {"packages"}
    assert build["sdist"]["artifacts"] == ["/web/dist"]
    files = sorted(PACKAGE.rglob("*.py"))
    assert files
    assert [file for file in files if "tools" in imported(file)] == []
    tools = {file.name for file in (ROOT / "tools").rglob("*.py")} - {"__init__.py", "bench.py"}
    laboratory = {file.name for file in (PACKAGE / "lab").rglob("*.py")}
    assert {"load.py", "delays.py", "lighthouse.py", "probe.py", "observation_page.py"} <= tools
    assert not tools & laboratory


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with the build hook of ours, and a client that was not built."""
    for folder in ("src/small", "scripts/lib", "web"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "src/small/__init__.py").touch()
    copy(ROOT / "scripts/lib/wheel.py", tmp_path / "scripts/lib")
    hooks = '[tool.hatch.build.hooks.custom]\npath = "scripts/lib/wheel.py"\n'
    (tmp_path / "pyproject.toml").write_text(f'[project]\nname = "small"\nversion = "1"\n{hooks}')
    return tmp_path


@pytest.mark.parametrize("builder", [SdistBuilder, WheelBuilder])
def test_nothing_is_built_without_the_client(
    builder: type[SdistBuilder | WheelBuilder], project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        next(builder(str(project)).build(directory=str(project / "made")))
    said = capsys.readouterr()
    assert "web/dist has no built client" in said.out + said.err


def test_the_wheel_has_the_client_where_the_server_reads_it_and_an_editable_install_waits_for_none(
    project: Path,
) -> None:
    builder = WheelBuilder(str(project))
    for hook in builder.get_build_hooks(str(project / "made")).values():
        hook.initialize("editable", {})
    (project / "web/dist/assets").mkdir(parents=True)
    for name in ("index.html", "assets/index.js", ".made-from"):
        (project / "web/dist" / name).write_text(name)
    made = next(WheelBuilder(str(project)).build(directory=str(project / "made"), versions=["standard"]))
    held = zipfile.ZipFile(made).namelist()
    client = {name for name in held if name.startswith("bailey/")}
    assert client == {"bailey/server/web/assets/index.js", "bailey/server/web/index.html"}


def test_a_wheel_for_one_system_has_the_libraries_for_its_processors(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def build() -> Path:
        return Path(next(WheelBuilder(str(project)).build(directory=str(project / "made"), versions=["standard"])))

    (project / "web/dist").mkdir()
    (project / "web/dist/index.html").touch()
    for system, said in (("linux-mips", "linux-mips is not known"), ("linux-x86_64", "libraries has none")):
        monkeypatch.setenv("BAILEY_WHEEL_FOR", system)
        with pytest.raises(SystemExit):
            build()
        told = capsys.readouterr()
        assert said in told.out + told.err
    (project / "libraries").mkdir()
    for target in ("linux-x86_64", "linux-x86_64_v3", "linux-aarch64"):
        (project / "libraries" / f"small-{target}.so").touch()
    made = build()
    assert made.name == "small-1-py3-none-manylinux_2_17_x86_64.whl"
    libraries = {name for name in zipfile.ZipFile(made).namelist() if name.startswith("bailey/built/")}
    assert libraries == {"bailey/built/small-linux-x86_64.so", "bailey/built/small-linux-x86_64_v3.so"}


def test_there_is_a_wheel_for_each_system_that_libraries_are_for() -> None:
    hook = runpy.run_path(str(ROOT / "scripts/lib/wheel.py"))
    assert {*SYSTEMS} == {*hook["TAGS"]} == {target.removesuffix("_v3") for target in TARGETS} - {*WEB}
