"""The name on the package index is said in one place, and what is advised works where the reader is."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

import bailey
from bailey.cli import fetching, main
from bailey.core import BadInput, distribution
from bailey.core.distribution import EXTRAS, NAME, OTHER

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
#: Everything that a reader may be advised by; the index of locked packages is no advice.
ADVISING = [
    file
    for place in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "docs", "src", "examples", "scripts", "tools", "tests")
    for file in ([ROOT / place] if (ROOT / place).is_file() else sorted((ROOT / place).rglob("*")))
    if file.suffix in {".md", ".py", ".ftl", ".ipynb", ".sh", ".cmd", ".toml", ""} and file.is_file()
]


def test_the_project_has_the_name_and_the_extras_that_messages_use() -> None:
    assert PROJECT["name"] == NAME
    assert set(PROJECT["optional-dependencies"]) == set(EXTRAS)
    assert bailey.__version__ == distribution.version() == PROJECT["version"]


def test_who_cites_names_the_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert (cited["version"], cited["license"]) == (PROJECT["version"], PROJECT["license"])


def test_no_advice_installs_the_other_program_or_an_unknown_extra() -> None:
    assert len(ADVISING) > 500
    for file in ADVISING:
        text = file.read_text(encoding="utf-8")
        assert not re.search(rf"(?<!un)install\s+[\"']?{OTHER}(?![\w-])|(?<![\w.-]){OTHER}\[[a-z]", text), file
        for extras in re.findall(rf"{NAME}\[([a-z][\w,]*)\]", text):
            assert set(extras.split(",")) <= set(EXTRAS), file


def test_the_documents_say_what_the_extras_weigh() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \|.*\| ([\d,]+) \| ([\d,]+) \|$", (ROOT / "docs" / "install.md").read_text(), re.MULTILINE
    )
    said = {extra: (int(fetched.replace(",", "")), int(disk.replace(",", ""))) for extra, fetched, disk in rows}
    assert said == {extra: (found.fetched, found.installed) for extra, found in EXTRAS.items()}


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment that no script of a checkout made."""
    monkeypatch.setattr(distribution, "is_set_up", lambda: False)
    return monkeypatch


@pytest.mark.parametrize("extra", EXTRAS)
def test_in_a_checkout_its_script_installs(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", str(distribution.CHECKOUT / ".venv"))
    monkeypatch.chdir(ROOT)
    said = distribution.needs("this", extra)
    assert f"`scripts/extras {extra}`" in said
    assert f"extra `{extra}`" in said
    assert ", ".join(sorted(EXTRAS)) in said


def test_with_pip_it_is_pip_of_this_python(elsewhere: pytest.MonkeyPatch) -> None:
    elsewhere.setattr(distribution, "find_spec", lambda name: name == "pip")
    pip = [sys.executable, "-m", "pip", "install"]
    assert distribution.command("study") == [*pip, f"{NAME}[study]"]
    assert distribution.command() == [*pip, NAME]


def test_without_pip_it_is_uv_for_this_python(elsewhere: pytest.MonkeyPatch) -> None:
    elsewhere.setattr(distribution, "find_spec", lambda _: None)
    elsewhere.setattr(distribution.shutil, "which", lambda name: f"/bin/{name}")
    by_uv = ["pip", "install", "--python", sys.executable, f"{NAME}[gpu]"]
    assert distribution.command("gpu") == ["/bin/uv", *by_uv]


def test_with_neither_it_says_how_to_get_uv(elsewhere: pytest.MonkeyPatch) -> None:
    elsewhere.setattr(distribution, "find_spec", lambda _: None)
    elsewhere.setattr(distribution.shutil, "which", lambda _: None)
    assert distribution.command("study") == []
    assert "get uv (https://docs.astral.sh/uv/), then `uv pip install" in distribution.needs("this", "study")
    with pytest.raises(BadInput, match="get uv"):
        fetch(sure=True)


def test_the_other_program_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert distribution.disturbance() == ""
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / f"{NAME.replace('-', '_')}-1.0.dist-info").mkdir()
    assert distribution.disturbance() == ""
    (tmp_path / f"{OTHER}-0.0.1.dist-info").mkdir()
    assert main.main(["games"]) == 0
    assert f"`pip uninstall {OTHER}`, then `pip install --force-reinstall" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("typed", "run"), [([], ["serve"]), (["--version"], ["--version"]), (["games", "-h"], ["games", "-h"])]
)
def test_the_command_of_the_distribution_serves_unless_it_is_told_more(
    typed: list[str], run: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[Any] = []
    monkeypatch.setattr(sys, "argv", [NAME, *typed])
    monkeypatch.setattr(main, "main", lambda arguments, name: said.append((arguments, name)) or 0)
    assert main.main_of_the_distribution() == 0
    assert said == [(run, NAME)]
    assert PROJECT["scripts"] == {
        "bailey": "bailey.cli.main:main",
        NAME: f"bailey.cli.main:{main.main_of_the_distribution.__name__}",
    }


def fetch(*, sure: bool) -> None:
    fetching.fetch_if_missing("study", "`bailey study`", sure=sure)


@pytest.fixture
def lacking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Polars and Altair are missing, and installing them makes a file."""
    fetched = tmp_path / "fetched"
    for module in (distribution, fetching):
        monkeypatch.setattr(module, "lacks", lambda _: not fetched.exists())
    make = [sys.executable, "-c", f"print('installing'); open({str(fetched)!r}, 'w')"]
    monkeypatch.setattr(fetching, "command", lambda _: make)
    return fetched


def test_what_is_here_is_not_fetched(lacking: Path) -> None:
    lacking.touch()
    fetch(sure=False)
    assert lacking.read_text() == ""


def test_where_nobody_can_be_asked_it_is_refused(lacking: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["study", "castle-combo", "--games", "2"]) == main.INVALID
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"(extra `study` of {', '.join(sorted(EXTRAS))}; {EXTRAS['study'].weight})" in said
    assert distribution.remedy("study") in said
    assert "--yes" in said
    assert not lacking.exists()


@pytest.mark.slow
def test_yes_fetches_and_goes_on(lacking: Path, capfd: pytest.CaptureFixture[str]) -> None:
    fetch(sure=True)
    assert lacking.exists()
    assert capfd.readouterr() == ("", "installing\n")  # standard output belongs to the command's own result


@pytest.mark.slow
@pytest.mark.parametrize("answer", [True, False])
def test_somebody_is_asked(lacking: Path, monkeypatch: pytest.MonkeyPatch, *, answer: bool) -> None:
    asked = []

    def confirm(question: str, **_: object) -> None:
        asked.append(question)
        if not answer:
            raise typer.Abort

    monkeypatch.setattr(fetching, "_somebody_is_here", lambda: True)
    monkeypatch.setattr(typer, "confirm", confirm)
    if answer:
        fetch(sure=False)
    else:
        with pytest.raises(typer.Abort):
            fetch(sure=False)
    assert lacking.exists() is answer
    assert EXTRAS["study"].weight in asked[0]


@pytest.mark.slow
def test_an_installer_that_fails_is_told(lacking: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fetching, "command", lambda _: [sys.executable, "-c", "raise SystemExit(1)"])
    with pytest.raises(BadInput, match="has not brought Polars, Altair and vl-convert; its output is above"):
        fetch(sure=True)
    assert not lacking.exists()
