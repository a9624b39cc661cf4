"""The built client: its files as they are, and its first page for every address that is the client's to understand."""

from __future__ import annotations

import contextlib
import mimetypes
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get

from bailey.server.errors import Refusal
from bailey.server.house import WORD

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bailey.server.live import Table

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bailey</title>
<h1>Bailey</h1><p>The server runs, but the client is not built. In a checkout, <code>scripts/play</code> builds it;
meanwhile <code>bailey play</code> plays in the terminal.</p></html>"""
#: The build writes these beside a file; the first one that the browser reads is sent.
PACKED = {"br": ".br", "gzip": ".gz"}
PACKED_HERE = "packed_here"
FOREVER = "public, max-age=31536000, immutable"
#: The page of a table asks for these as soon as its script runs; a browser that is told fetches them meanwhile.
TABLE_SOON = "</api/tables/{word}>; rel=preload; as=fetch; crossorigin"
DRAWING_SOON = "</assets/{name}>; rel=modulepreload; crossorigin"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


def make_pages(folder: Path | None, table_of: Callable[[Any, str], Awaitable[Table]]) -> list[Any]:
    """Make the handlers that serve a built client; its page of a table says what will be asked for next."""

    @cache
    def read(file: Path) -> bytes:
        return file.read_bytes()

    def page(path: str, encodings: str) -> Response[bytes]:
        file = inside(folder, path)
        if file is None and ("." in path.rpartition("/")[2] or path.startswith("/api")):
            raise Refusal("no-such-page", 404)
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
    def pages(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
        """Serve a file of the client, or its first page."""
        return page(path, request.headers.get("accept-encoding", ""))

    @get("/t/{word:str}", include_in_schema=False, opt={PACKED_HERE: True})
    async def table_page(request: Request[Any, Any, Any], word: str) -> Response[bytes]:
        """Serve the first page for a table, and tell the browser what the script will ask for."""
        if not WORD.fullmatch(word):
            raise Refusal("no-such-page", 404)
        answer = page(f"/t/{word}", request.headers.get("accept-encoding", ""))
        with contextlib.suppress(Exception):  # of which the page hears when it asks
            table = await table_of(request, word)
            answer.headers["link"] = ", ".join(soon(folder, word, table.game.name))
        return answer

    return [pages, table_page]


def soon(folder: Path | None, word: str, game: str) -> list[str]:
    """Name what the client will ask for at a table: what the table is, and its game's drawing, where it has one."""
    drawings = sorted(folder.glob(f"assets/{game}-????????.js")) if folder else []
    return [TABLE_SOON.format(word=word), *(DRAWING_SOON.format(name=file.name) for file in drawings)]


def inside(folder: Path | None, path: str) -> Path | None:
    """Find a file of the folder, and nothing outside it."""
    if folder is None:
        return None
    try:
        file = (folder / path.lstrip("/")).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def smallest(file: Path, encodings: str) -> tuple[Path, str]:
    """Choose the compressed form of a file that the browser reads, if the build wrote one."""
    read = {word.partition(";")[0].strip() for word in encodings.split(",") if "q=0" not in word.replace("q=0.", "")}
    for encoding, suffix in PACKED.items():
        packed = file.with_name(file.name + suffix)
        if encoding in read and packed.is_file():
            return packed, encoding
    return file, ""
