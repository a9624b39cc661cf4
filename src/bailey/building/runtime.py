"""What a page runs Python with: Pyodide, and the one package of ours that is compiled, fetched once and checked."""

from __future__ import annotations

import hashlib
import tarfile
import zipfile
from io import BytesIO
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import TYPE_CHECKING, NamedTuple

from bailey.building.notice import notice
from bailey.building.shortened import shortened
from bailey.core.compiled.cache import cache_home
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from bailey.building.text import Tell


class Fetched(NamedTuple):
    """A file of the net, by its address and digest."""

    url: str
    sha256: str

    @property
    def name(self) -> str:
        """Its name."""
        return self.url.rpartition("/")[2]


PYODIDE = Fetched(
    "https://registry.npmjs.org/pyodide/-/pyodide-314.0.7.tgz",
    "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0",
)
MSGSPEC = Fetched(
    "https://files.pythonhosted.org/packages/fa/33/67509d508c2ba46e7ddf00237259e4164dcebabc4650930bc432ccf57946/msgspec-0.23.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl",
    "1836f50ad87e7c56600b648a1b75c3bbcce62835cb1f489435fc5fee8d068831",
)
#: What of Pyodide a page needs.
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
SECONDS = 120.0
#: Pyodide restores a snapshot only into memory that is large enough: it is made so first.
RESTORE = "return Module.HEAP8.set(t),l}"
GROW = (
    "let missing=t.length-wasmMemory.buffer.byteLength;"
    "if(missing>0){wasmMemory.grow(Math.ceil(missing/65536));updateMemoryViews()}"
)
#: Modules of Python's own that nothing in a page imports: a seventh of its library.
UNUSED = (
    "_pyrepl/", "ctypes/macholib/", "curses/", "dbm/", "ensurepip/", "idlelib/", "lib2to3/", "pydoc_data/",
    "sqlite3/__main__", "test/", "tkinter/", "turtle", "unittest/", "venv/", "xmlrpc/", "pdb.", "doctest.",
    "pydoc.", "mailbox.", "smtplib.", "imaplib.", "ftplib.", "poplib.", "antigravity.", "this.",
)  # fmt: skip
#: Pyodide reads docstrings of its own.
DOCUMENTED = ("_pyodide/", "pyodide/")


def fetch(file: Fetched, tell: Tell) -> bytes:
    """Return a file: from the cache, or fetched; one that is not as we know it is refused."""
    kept = cache_home() / "fetched" / file.name
    if kept.is_file() and _is_right(content := kept.read_bytes(), file):
        return content
    import httpx

    tell(file.name, 0, None)
    try:
        answer = httpx.get(file.url, timeout=SECONDS, follow_redirects=True)
        answer.raise_for_status()
    except httpx.HTTPError as fault:
        message = (
            f"{file.url}: not to be fetched ({str(fault) or type(fault).__name__}); the first site needs a network"
        )
        raise BadInput(message) from fault
    if not _is_right(answer.content, file):
        message = f"{file.url}: is not the file that Bailey was tested with; try again, or put that one at {kept}"
        raise BadInput(message)
    kept.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=kept.parent, delete=False) as part:  # others may fetch it, too
        part.write(answer.content)
    Path(part.name).replace(kept)
    return answer.content


def _is_right(content: bytes, file: Fetched) -> bool:
    return hashlib.sha256(content).hexdigest() == file.sha256


def runtime_files(tell: Tell) -> dict[str, bytes]:
    """Return the files that run Python, by name."""
    files = {"NOTICE.txt": notice().encode()}
    with tarfile.open(fileobj=BytesIO(fetch(PYODIDE, tell))) as packed:
        for name in RUNTIME:
            found = packed.extractfile(f"package/{name}")
            assert found is not None, name
            files[name] = found.read()
    script = files["pyodide.asm.mjs"].decode()
    assert script.count(RESTORE) == 1
    files["pyodide.asm.mjs"] = script.replace(RESTORE, GROW + RESTORE).encode()
    files["python_stdlib.zip"] = _used(files["python_stdlib.zip"])
    return files


def _used(library: bytes) -> bytes:
    """Return Python's own library without what no page imports."""
    out = BytesIO()
    with (
        zipfile.ZipFile(BytesIO(library)) as whole,
        zipfile.ZipFile(out, "w") as used,
    ):
        for member in whole.infolist():
            if not member.filename.startswith(UNUSED):
                content = whole.read(member)
                short = member.filename.endswith(".py") and not member.filename.startswith(DOCUMENTED)
                used.writestr(member, shortened(content) if short else content, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def wheel_files(tell: Tell) -> dict[str, bytes]:
    """Return the files of the compiled package."""
    with zipfile.ZipFile(BytesIO(fetch(MSGSPEC, tell))) as wheel:
        return {name: wheel.read(name) for name in wheel.namelist() if not name.endswith((".pyi", "/"))}
