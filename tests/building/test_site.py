"""A site takes the place of an older one, of nothing else, and only when all of it could be made."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bailey.building import site
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from pathlib import Path

PAGE = '<!doctype html><html lang="en"><head><meta charset="utf-8" /></head></html>'


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client with one script, and a Python of one file."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    for name, text in {
        "index.html": PAGE,
        "index.html.br": "",
        "sw.js": "of the server",
        "alone-sw.js": "answer(FILES);",
        "alone-404.js": "find();",
        "assets/main.js": "play()",
    }.items():
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(site, "CLIENTS", (folder,))
    monkeypatch.setattr(site, "packed", lambda *_: b"Bailey")
    monkeypatch.setattr(site, "runtime_files", lambda *_: {"pyodide.mjs": b"run()"})
    return folder


def quietly(*_: object) -> None:
    """Tell nobody."""


def test_a_site_is_the_client_with_its_python_and_a_worker_that_keeps_every_file(client: Path, tmp_path: Path) -> None:
    assert client.is_dir()
    folder = tmp_path / "site"
    sizes = site.write_site(folder, quietly, plain=True)
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert "data-alone" in page
    assert "'wasm-unsafe-eval'" in page
    assert "<script>find();</script>" in (folder / "404.html").read_text(encoding="utf-8")
    told, answering = (folder / "sw.js").read_text(encoding="utf-8").split("const FILES = ")[1].split(";\n", 1)
    assert answering == "answer(FILES);"
    kept = {"" if name == "index.html" else name for name in sizes if name != "404.html"}
    assert {*json.loads(told)} == kept >= {"", "assets/main.js", "python/bailey.zip", "known/games.de.json"}
    assert not (folder / "index.html.br").exists()
    shelf = json.loads((folder / "known" / "games.fr.json").read_bytes())
    assert "castle-combo" in {game["name"] for game in shelf}


def test_a_folder_with_other_files_is_refused_and_left_as_it_is(client: Path, tmp_path: Path) -> None:
    assert client.is_dir()
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(BadInput, match="holds other files; name an empty folder"):
        site.write_site(tmp_path / "mine", quietly, plain=True)
    assert [file.name for file in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def test_a_site_that_cannot_be_made_leaves_the_older_one(
    client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    site.write_site(folder, quietly, plain=True)
    before = {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}

    def refuse(*_: object) -> dict[str, bytes]:
        raise BadInput("needs a network")

    monkeypatch.setattr(site, "runtime_files", refuse)
    (client / "assets" / "main.js").write_text("play better", encoding="utf-8")
    with pytest.raises(BadInput, match="network"):
        site.write_site(folder, quietly, plain=True)
    assert {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()} == before
    monkeypatch.undo()


def test_without_a_client_it_is_said_how_one_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "CLIENTS", ())
    with pytest.raises(BadInput, match="scripts/play"):
        site.write_site(tmp_path / "site", quietly, plain=True)
    assert not (tmp_path / "site").exists()
