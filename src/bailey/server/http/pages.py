"""The built client: its files, and its first page for every path that the client's own router handles."""
# Any: handlers of Litestar, and the manifest of the built client, which is JSON.

from __future__ import annotations

import contextlib
import json
import mimetypes
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Response, get

from bailey.server.errors import Refusal
from bailey.server.http.requests import ApiRequest
from bailey.server.table.tables import WORD

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bailey.server.table.table import Table

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bailey</title>
<h1>Bailey</h1><p>The server runs, but the client is not built. In a checkout, <code>scripts/play</code> builds it;
meanwhile <code>bailey play</code> plays in the terminal.</p></html>"""
#: The build writes compressed files beside each file; the first kind that the browser accepts is sent.
PACKED = {"br": ".br", "gzip": ".gz"}
PACKED_HERE = "packed_here"
FOREVER = "public, max-age=31536000, immutable"
#: The page of a table requests these as soon as its script runs; preload headers let the browser fetch them earlier.
#: What draws the table comes after the script that shows its first words.
TABLE_SOON = "</api/tables/{word}>; rel=preload; as=fetch; crossorigin"
SCRIPT_SOON = "</{file}>; rel=modulepreload; crossorigin; fetchpriority=low"
STYLE_SOON = "</{file}>; rel=preload; as=style; crossorigin; fetchpriority=low"
#: What the build says of its files, and the parts of the first page, of a table and of a game's drawing there.
CHUNKS, PAGE = "chunks.json", "index.html"
TABLE, DRAWING = "src/table/Table.svelte", "src/games/{game}/index.ts"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


def make_pages(folder: Path | None, table_of: Callable[[ApiRequest, str], Awaitable[Table]]) -> list[Any]:
    """Return the handlers that serve a built client; the page of a table has preload headers."""

    @cache
    def read(file: Path) -> bytes:
        return file.read_bytes()

    def page(path: str, encodings: str) -> Response[bytes]:
        file = inside(folder, path)
        if file is None and ("." in path.rpartition("/")[2] or path.startswith("/api")):
            raise Refusal("no-such-page")
        if folder is None:
            return Response(NOT_BUILT.encode(), media_type="text/html")
        file = file or folder / "index.html"
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        headers = {"cache-control": FOREVER if path.startswith("/assets/") else "no-cache", "vary": "accept-encoding"}
        packed, encoding = smallest(file, encodings)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(read(packed), media_type=kind, headers=headers)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={PACKED_HERE: True})
    def pages(request: ApiRequest, path: str = "/") -> Response[bytes]:
        """Serve a file of the client, or its first page."""
        return page(path, request.headers.get("accept-encoding", ""))

    @get("/t/{word:str}", include_in_schema=False, opt={PACKED_HERE: True})
    async def table_page(request: ApiRequest, word: str) -> Response[bytes]:
        """Serve the first page for a table, with preload headers for what the script will request."""
        if not WORD.fullmatch(word):
            raise Refusal("no-such-page")
        answer = page(f"/t/{word}", request.headers.get("accept-encoding", ""))
        with contextlib.suppress(Exception):  # the page is told when it requests the table
            table = await table_of(request, word)
            answer.headers["link"] = ", ".join(preloads(folder, word, table.stored.game.name))
        return answer

    return [pages, table_page]


def preloads(folder: Path | None, word: str, game: str) -> list[str]:
    """Return the preload headers of a table: what it is, and the scripts and styles that draw it, if there are any."""
    return [TABLE_SOON.format(word=word), *files_of(folder, TABLE, DRAWING.format(game=game))]


@cache
def files_of(folder: Path | None, *parts: str) -> tuple[str, ...]:
    """Return the preload headers of parts of the client, less what the first page names itself."""
    try:
        chunks = json.loads((folder / CHUNKS).read_bytes()) if folder else {}
        page = parts_of(chunks, PAGE)
        # Not every game is drawn.
        new = [chunks[name] for name in parts_of(chunks, *filter(chunks.get, parts)) if name not in page]
    except (OSError, ValueError, LookupError, TypeError):  # the client is not built
        return ()
    scripts = [SCRIPT_SOON.format(file=chunk["file"]) for chunk in new]
    return (*scripts, *(STYLE_SOON.format(file=file) for chunk in new for file in chunk.get("css", ())))


def parts_of(chunks: dict[str, Any], *names: str) -> list[str]:
    """Return the names of all parts of the built client that some parts import at once, with themselves."""
    found = list(names)
    for one in found:
        found += [part for part in chunks[one].get("imports", ()) if part not in found]
    return found


def inside(folder: Path | None, path: str) -> Path | None:
    """Return a file of the folder; none if there is no such file inside it."""
    if folder is None:
        return None
    try:
        file = (folder / path.lstrip("/")).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def smallest(file: Path, encodings: str) -> tuple[Path, str]:
    """Return the compressed form of a file that the browser accepts, and its encoding; else the file itself."""
    read = {word.partition(";")[0].strip() for word in encodings.split(",") if "q=0" not in word.replace("q=0.", "")}
    for encoding, suffix in PACKED.items():
        packed = file.with_name(file.name + suffix)
        if encoding in read and packed.is_file():
            return packed, encoding
    return file, ""
