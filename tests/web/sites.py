"""A static site, made and served for tests."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

#: The site lies in a folder of its host.
FOLDER = "club"
#: A first start takes seconds, on a busy machine many, in milliseconds.
PATIENCE = 90_000


class Files(SimpleHTTPRequestHandler):
    """A host that knows nothing but files."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Tell modules and WebAssembly as every host does by now."""
        kinds = {".mjs": "text/javascript", ".wasm": "application/wasm"}
        return kinds.get(os.path.splitext(path)[1]) or super().guess_type(path)  # noqa: PTH122 - it is no file here

    def translate_path(self, path: str) -> str:
        """Tell the file of an address; where there is none, every static host has a page of its own for that."""
        file = super().translate_path(path)
        return file if os.path.exists(file) else super().translate_path(f"/{FOLDER}/404.html")  # noqa: PTH110

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def make_site(host: Path) -> Path:
    """Make a site in a folder of a host; its bots think in plain Python."""
    command = [sys.executable, "-m", "bailey", "site", str(host / FOLDER), "--without-machine-code"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if "needs a network" in done.stderr and "CI" not in os.environ:
        pytest.skip(done.stderr)
    assert done.returncode == 0, done.stderr
    return host


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder, and yield where its site is."""
    server = ThreadingHTTPServer(("localhost", 0), partial(Files, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/{FOLDER}"
    server.shutdown()
    server.server_close()
