"""Libraries for processors, which the operating system loads, and for WebAssembly; built on any machine for any."""

from __future__ import annotations

import json
import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from bailey.building.clang import check_clang, clang, link_for_page
from bailey.building.text import write_text
from bailey.core.compiled.ahead import ABOUT, BUILT, PAGE, WASM, library_name, targets
from bailey.core.compiled.cache import cache_home
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.building.text import KernelText, Tell
    from bailey.core.play.game import Game


class Target(NamedTuple):
    """A system and a processor, as the compiler calls them."""

    system: str
    processor: str


WASM_PROCESSOR = "generic+bulk_memory+sign_ext+nontrapping_fptoint"
#: By the name that is part of a library's: the oldest system that people still have, and a processor of each kind.
TARGETS = {
    "linux-x86_64": Target("x86_64-linux-gnu.2.17", "x86_64"),
    "linux-x86_64_v3": Target("x86_64-linux-gnu.2.17", "x86_64_v3"),
    "linux-aarch64": Target("aarch64-linux-gnu.2.17", "generic"),
    "macos-x86_64": Target("x86_64-macos.11.0", "x86_64"),
    "macos-x86_64_v3": Target("x86_64-macos.11.0", "x86_64_v3"),
    "macos-aarch64": Target("aarch64-macos.11.0", "apple_m1"),
    "windows-x86_64": Target("x86_64-windows-gnu", "x86_64"),
    "windows-x86_64_v3": Target("x86_64-windows-gnu", "x86_64_v3"),
    "windows-aarch64": Target("aarch64-windows-gnu", "generic"),
    WASM: Target("wasm32-wasi", WASM_PROCESSOR),
    PAGE: Target("wasm32-emscripten", WASM_PROCESSOR),
}
#: `-fno-builtin`: the text is as Numba means it.
COMPILE = ("-O3", "-c", "-w", "-fno-builtin")
#: What a module of WebAssembly shows beside kernels: its own text, and what makes and frees room for arrays.
SHOWN = (ABOUT, "malloc", "free")


def build_libraries(game: Game, wanted: Sequence[str] | None, into: Path | None, tell: Tell) -> list[Path]:
    """Build the libraries of a game, by default one for this machine where it is found; return their files."""
    chosen = wanted or targets()[:1]
    unknown = next((target for target in chosen if target not in TARGETS), None)
    if not chosen or unknown:
        message = f"target: {unknown or 'this machine'} is not known; known are {', '.join(TARGETS)}"
        raise BadInput(message)
    check_clang()
    with TemporaryDirectory() as folder:
        text = write_text(game, Path(folder), tell)
        return [_build(text, Path(folder), target, into or cache_home() / BUILT, tell) for target in chosen]


def _build(text: KernelText, source: Path, target: str, into: Path, tell: Tell) -> Path:
    """Build the library of a game for a target from the text in a folder."""
    system, processor = TARGETS[target]
    movable = target.startswith(("linux", "macos", "page"))
    chosen = ("-target", system, f"-mcpu={processor}", *(("-fPIC",) if movable else ()))
    with TemporaryDirectory() as made:
        data = Path(made) / "data.ll"
        data.write_text(data_of(text), encoding="utf-8")
        objects = []
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            files = [data, *sorted(source.glob("*.ll"))]
            for made_one in threads.map(lambda file: _compile(file, Path(made), chosen), files):
                objects.append(made_one)
                tell(target, len(objects), len(files))
        linked = Path(made) / library_name(text.game, text.key, target)
        if target == PAGE:
            link_for_page(names_of(text), linked, objects)
        else:
            clang(["-target", system, *_kind(target, text, linked.name), "-s", "-o", linked, *objects, "-lm"])
        into.mkdir(parents=True, exist_ok=True)
        part = into / f"{linked.name}.part"
        shutil.copy(linked, part)
        return part.replace(into / linked.name)  # a library that is there is whole


def _kind(target: str, text: KernelText, name: str) -> list[str]:
    """Say to the linker what it makes: a library, which macOS calls by a name in it, or a module that shows kernels."""
    if target != WASM:
        return ["-shared", *([f"-Wl,-install_name,{name}"] if target.startswith("macos") else [])]
    return ["-mexec-model=reactor", *(f"-Wl,--export={name}" for name in (*SHOWN[1:], *names_of(text)))]


def names_of(text: KernelText) -> list[str]:
    """List what a module of WebAssembly shows: what it says of itself, its card tables, and its kernels."""
    return [ABOUT, *text.tables, *(name for kernels in text.files.values() for name in kernels)]


def _compile(file: Path, into: Path, chosen: Sequence[str]) -> Path:
    """Compile a file, and return the object."""
    made = into / f"{file.stem}.o"
    clang([*chosen, *COMPILE, file, "-o", made])
    return made


def data_of(text: KernelText) -> str:
    """Write as text of LLVM what a library says of itself, and its card tables."""
    tables = {symbol: bytes.fromhex(rows) for symbol, rows in text.tables.items()}
    sizes = {symbol: len(rows) for symbol, rows in tables.items()}
    about = json.dumps({"game": text.game, "key": text.key, "files": text.files, "tables": sizes}).encode() + b"\0"
    written = [_named(symbol, "global", rows) for symbol, rows in tables.items()]  # other numbers may be written there
    return "\n".join([_named(ABOUT, "constant", about), *written])


def _named(symbol: str, kind: str, content: bytes) -> str:
    """Write bytes that a symbol names, as text of LLVM."""
    written = "".join(f"\\{byte:02x}" for byte in content)
    return f'@"{symbol}" = {kind} [{len(content)} x i8] c"{written}", align 16'
