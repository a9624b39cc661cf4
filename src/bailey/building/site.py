"""Writes the static site: the built client, the Python of a page, Bailey and what it imports, machine code of rules."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import importlib.util
import json
import shutil
import zipfile
from io import BytesIO
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from bailey import games
from bailey.building.migrations import written_migrations
from bailey.building.native import build_libraries
from bailey.building.runtime import runtime_files, wheel_files
from bailey.building.shortened import shortened
from bailey.core.compiled import modes
from bailey.core.compiled.ahead import BUILT, OF_SITE, PAGE, library_name
from bailey.core.compiled.cache import cache_home
from bailey.core.compiled.source_key import PACKAGE, source_key
from bailey.core.distribution import NAME, version
from bailey.core.errors import BadInput
from bailey.core.state.data import numbers_in
from bailey.server.settings import CLIENTS
from bailey.site.console import SESSION
from bailey.site.migrations import FILE
from bailey.site.page import Page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.building.text import Tell
    from bailey.core.play.game import Game

#: The rooms of Bailey that no page needs, by the beginnings of their paths.
LEFT_OUT = (
    "bailey/lab/", "bailey/cli/", "bailey/building/", "bailey/skeleton/", "bailey/built/", "bailey/server/web/",
    "bailey/server/store/migrations/", "bailey/server/http/app.py", "bailey/server/http/pages.py",
    "bailey/server/http/guard.py", "bailey/server/http/listener.py", "bailey/server/serve.py",
)  # fmt: skip
#: What Bailey imports in a page, and what of it is not needed there. All of it is plain Python.
PACKAGES: dict[str, tuple[str, ...]] = {
    "attr": (),
    "attrs": (),
    "babel": ("babel/messages/", "babel/locale-data/"),
    "confusable_homoglyphs": (),
    "fluent": (),
    "prometheus_client": (),
    "pytz": ("pytz/zoneinfo/",),
    "sqlalchemy": (
        "sqlalchemy/orm/", "sqlalchemy/ext/", "sqlalchemy/testing/", "sqlalchemy/dialects/mysql/",
        "sqlalchemy/dialects/oracle/", "sqlalchemy/dialects/mssql/", "sqlalchemy/dialects/postgresql/",
    ),
    "typing_extensions": (),
}  # fmt: skip
#: What Babel knows of languages: only these are spoken here.
LANGUAGES = ("en", "de", "fr")
LOCALES = ("root", *LANGUAGES)
#: What is no text of programs and no data of theirs.
SUFFIXES = {".so", ".pyd", ".pyi", ".c", ".pxd", ".pyx", ".pyc"}
#: The first page says that the tables are in it, where it lies, and to the browser that nothing else is loaded.
PAGE_OF_CLIENT, PAGE_OF_SITE = '<html lang="en">', '<html lang="en" data-alone="" data-folder="./">'
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'"
)
ABOUT = "site.json"
#: Files of the built client that a static host cannot choose from.
PACKED = (".br", ".gz")
#: The service worker of a site, and what runs in the page for unknown addresses; and files that no site needs.
KEEPER, FINDER = "alone-sw.js", "alone-404.js"
NOT_OF_SITE = ("chunks.json", "sw.js", KEEPER, FINDER)
#: Where the policy stands in the first page.
FIRST_LINE = '<meta charset="utf-8" />'
#: What many hosts show for an address that they do not know.
PAGE_FOR_UNKNOWN = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'; script-src '{digest}'" />
<title>Bailey</title>
</head>
<body><script>{finder}</script><noscript>Bailey needs JavaScript.</noscript></body>
</html>
"""


def write_site(folder: Path, tell: Tell, *, plain: bool = False) -> dict[str, int]:
    """Write the site to a folder; return how many bytes each part of it has. `plain`: without machine code."""
    client = next((place for place in CLIENTS if (place / "index.html").is_file()), None)
    if client is None:
        raise BadInput("the client is not built; in a checkout `scripts/play` builds it")
    _check(folder)
    libraries = {} if plain else {game.name: _library(game, tell) for game in map(games.find, games.names())}
    archive, runtime = packed(libraries, tell), runtime_files(tell)
    _claim(folder)  # only now: what fails before leaves an older site as it is
    python = folder / "python"
    python.mkdir()
    for name, content in runtime.items():
        (python / name).write_bytes(content)
    (python / "bailey.zip").write_bytes(archive)
    (python / "version.txt").write_text(hashlib.sha256(archive).hexdigest(), encoding="ascii")
    _write_client(client, folder)
    _write_first_page(folder)
    _write_page_for_unknown(folder, (client / FINDER).read_text(encoding="utf-8"))
    (folder / "known").mkdir()
    asyncio.run(_write_known(folder / "known"))
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file.name != ABOUT)
    _write_keeper(folder, files, (client / KEEPER).read_text(encoding="utf-8"))
    sizes = {file.relative_to(folder).as_posix(): file.stat().st_size for file in files}
    (folder / ABOUT).write_text(json.dumps({"bailey": version(), "bytes": sum(sizes.values())}), encoding="utf-8")
    return sizes


def _check(folder: Path) -> None:
    """Refuse a folder that holds anything but an older site."""
    if folder.is_dir() and any(folder.iterdir()) and not (folder / ABOUT).is_file():
        message = f"{folder}: holds other files; name an empty folder, or one that holds a site"
        raise BadInput(message)


def _claim(folder: Path) -> None:
    """Make an empty folder, in place of an older site."""
    try:
        if folder.is_dir():
            shutil.rmtree(folder)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / ABOUT).write_text("{}", encoding="utf-8")
    except OSError as fault:
        message = f"{folder}: {fault.strerror or fault}; name a folder that you can write to"
        raise BadInput(message) from fault


def _library(game: Game, tell: Tell) -> Path:
    """Return the machine code of a game's rules for a page, built if it was not built before."""
    into = cache_home() / "site"
    known = into / library_name(game.name, source_key(game, modes.plain_kernels(game)), PAGE)
    if not known.is_file():
        build_libraries(game, [PAGE], into, tell)
    return known


def packed(libraries: dict[str, Path], tell: Tell) -> bytes:
    """Return Bailey and what it imports in a page as an archive."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in _files(tell):
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
        for game, library in sorted(libraries.items()):
            name = f"bailey/{BUILT}/{library_name(game, OF_SITE, PAGE)}"
            archive.writestr(zipfile.ZipInfo(name), library.read_bytes(), zipfile.ZIP_DEFLATED, 9)
        written = json.dumps(written_migrations())
        archive.writestr(zipfile.ZipInfo(f"bailey/site/{FILE}"), written, zipfile.ZIP_DEFLATED, 9)
        about = f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {version()}\n"
        archive.writestr(zipfile.ZipInfo(f"{NAME.replace('-', '_')}-{version()}.dist-info/METADATA"), about)
    return out.getvalue()


def _files(tell: Tell) -> Iterator[tuple[str, bytes]]:
    """Yield the files of Bailey and of what it imports, by their names."""
    yield from _files_of("bailey", LEFT_OUT)
    for package, left_out in PACKAGES.items():
        for name, content in _files_of(package, left_out):
            yield name, shortened(content) if name.endswith(".py") else content
    [locales] = _places("babel")
    for name in LOCALES:
        yield f"babel/locale-data/{name}.dat", (locales / "locale-data" / f"{name}.dat").read_bytes()
    yield from wheel_files(tell).items()


def _files_of(package: str, left_out: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    for place in _places(package):
        for file in [place] if place.is_file() else sorted(place.rglob("*")):
            name = file.relative_to(place.parent).as_posix()
            if file.is_file() and file.suffix not in SUFFIXES and not name.startswith(left_out):
                yield name, file.read_bytes()


def _places(package: str) -> list[Path]:
    """Return where a package lies: its folder, or its file."""
    found = importlib.util.find_spec(package)
    if found is None:
        message = f"{package} is not installed; install Bailey anew"
        raise BadInput(message)
    folders = found.submodule_search_locations
    return [Path(found.origin or "")] if folders is None else [Path(place) for place in folders]


def _write_client(client: Path, folder: Path) -> None:
    for file in client.rglob("*"):
        if file.is_file() and file.suffix not in PACKED and file.name not in NOT_OF_SITE:
            place = folder / file.relative_to(client)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, place)


def _write_first_page(folder: Path) -> None:
    """Write the first page, which may lie in any folder of its host."""
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert PAGE_OF_CLIENT in page
    assert FIRST_LINE in page
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    page = page.replace('="/', '="./').replace(PAGE_OF_CLIENT, PAGE_OF_SITE).replace(FIRST_LINE, FIRST_LINE + policy)
    (folder / "index.html").write_text(page, encoding="utf-8")


def _write_page_for_unknown(folder: Path, finder: str) -> None:
    digest = "sha256-" + base64.b64encode(hashlib.sha256(finder.encode()).digest()).decode()
    page = PAGE_FOR_UNKNOWN.format(digest=digest, finder=finder)
    (folder / "404.html").write_text(page, encoding="utf-8")


async def _write_known(folder: Path) -> None:
    """Write answers that are always the same, so that a page has them before it has begun."""
    with TemporaryDirectory() as home:
        page = Page("nobody", token_hex(32), [], _keep_nothing, Path(home))
        await page.open()
        for language in LANGUAGES:
            answered = await page.request("GET", f"/api/games?language={language}")
            (folder / f"games.{language}.json").write_bytes(answered.body)
        await page.close()
    for name in games.names():
        found = numbers_in(games.find(name).folder)
        numbers = [[path, value, limits.start, limits.stop - 1] for path, value, limits in found]
        (folder / f"numbers.{name}.json").write_text(json.dumps(numbers), encoding="utf-8")
    (folder / "skeleton.json").write_text(json.dumps(_skeleton()), encoding="utf-8")
    (folder / "session.json").write_text(json.dumps(SESSION), encoding="utf-8")


def _skeleton() -> dict[str, str]:
    """Return the files of the game that authors begin with, by their paths."""
    home = PACKAGE / "skeleton"
    files = (file for file in sorted(home.rglob("*")) if file.is_file() and file.suffix != ".pyc")
    return {file.relative_to(home).as_posix(): file.read_text(encoding="utf-8") for file in files}


async def _keep_nothing(_changed: dict[int, bytes], _count: int) -> None:
    """Keep nothing: the page is thrown away."""


def _write_keeper(folder: Path, files: list[Path], worker: str) -> None:
    """Write the service worker, which keeps all files; it is another one whenever a file is."""
    digest = hashlib.blake2b(digest_size=8)
    names = []
    for file in files:
        digest.update(file.read_bytes())
        names.append(file.relative_to(folder).as_posix())
    kept = ["" if name == "index.html" else name for name in names if name != "404.html"]
    told = f"const VERSION = {json.dumps(digest.hexdigest())};\nconst FILES = {json.dumps(kept)};\n"
    (folder / "sw.js").write_text(told + worker, encoding="utf-8")
