"""The page of a table names the files of its game's drawing, so that the browser fetches them at once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bailey.server.http.pages import preloads

if TYPE_CHECKING:
    from pathlib import Path

TABLE = "</api/tables/abc123>; rel=preload; as=fetch; crossorigin"
CHUNKS = {
    "index.html": {"file": "assets/index-1.js", "imports": ["_all.js"], "css": ["assets/index-1.css"]},
    "_all.js": {"file": "assets/all-1.js", "css": ["assets/all-1.css"]},
    "src/table/Table.svelte": {"file": "assets/table-1.js", "imports": ["_all.js"], "css": ["assets/table-1.css"]},
    "src/games/keep/index.ts": {
        "file": "assets/keep-1.js",
        "imports": ["_all.js", "_cards.js"],
        "css": ["assets/keep-1.css"],
        "dynamicImports": ["src/games/keep/Legend.svelte"],
    },
    "_cards.js": {"file": "assets/cards-1.js", "imports": ["_all.js", "_icons.js"]},
    "_icons.js": {"file": "assets/icons-1.js", "css": ["assets/icons-1.css"]},
    "src/games/keep/Legend.svelte": {"file": "assets/legend-1.js"},
}
KEEP = ("keep", "cards", "icons")


def test_a_drawing_is_preloaded_whole_and_what_the_first_page_loads_is_not(tmp_path: Path) -> None:
    (tmp_path / "chunks.json").write_text(json.dumps(CHUNKS))
    scripts = [f"</assets/{name}-1.js>; rel=modulepreload; crossorigin; fetchpriority=low" for name in ("table", *KEEP)]
    styles = [
        f"</assets/{name}-1.css>; rel=preload; as=style; crossorigin; fetchpriority=low"
        for name in ("table", "keep", "icons")
    ]
    assert preloads(tmp_path, "abc123", "keep") == [TABLE, *scripts, *styles]


def test_a_game_without_a_drawing_has_the_files_of_every_table(tmp_path: Path) -> None:
    (tmp_path / "chunks.json").write_text(json.dumps(CHUNKS))
    script, style = "</assets/table-1.js>; rel=modulepreload", "</assets/table-1.css>; rel=preload; as=style"
    assert preloads(tmp_path, "abc123", "drawn-by-nobody") == [
        TABLE,
        *(f"{one}; crossorigin; fetchpriority=low" for one in (script, style)),
    ]


def test_a_client_that_is_not_built_has_the_table_only(tmp_path: Path) -> None:
    assert preloads(None, "abc123", "keep") == [TABLE]
    for name, said in {"older": None, "damaged": "no JSON", "lists": "[]"}.items():
        folder = tmp_path / name
        folder.mkdir()
        if said is not None:
            (folder / "chunks.json").write_text(said)
        assert preloads(folder, "abc123", "keep") == [TABLE]
