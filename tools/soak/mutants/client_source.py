"""Faults of the web client, as Stryker's instrumenter proposes them.

It is installed where the copies are kept when it is first needed, and is no package of the client.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.soak.mutants.copies import KEPT
from tools.soak.mutants.faults import Change
from tools.soak.mutants.operators import MODULE, Candidate

if TYPE_CHECKING:
    from collections.abc import Iterable

KINDS = (".ts", ".svelte")
SCRIPT = Path(__file__).with_name("client_faults.mjs")
#: The instrumenter reads components by Svelte's own compiler, and walks through what that returns.
PACKAGES = ("@stryker-mutator/instrumenter@10.1.1", "svelte@5", "estree-walker@3")
#: Types are no code, and what `server/typescript` writes is data.
GENERATED = ("web/src/views/", "web/src/ambient.d.ts")


def node(name: str = "node") -> str:
    """Return the path of a program of Node."""
    found = shutil.which(name)
    if found is None:
        raise SystemExit("Faults in the client need Node with npm: install them, or name other rooms with --room.")
    return found


def stryker() -> Path:
    """Return the folder in which the instrumenter is installed; install it unless it is there."""
    place = KEPT / "stryker"
    if not (place / "whole").exists():
        place.mkdir(parents=True, exist_ok=True)
        command = [node("npm"), "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(place), *PACKAGES]
        if subprocess.run(command, check=False).returncode:
            raise SystemExit("Stryker's instrumenter was not installed; see above, or name other rooms with --room.")
        (place / "whole").touch()
    return place


def candidates(sources: dict[str, str]) -> dict[str, list[Candidate]]:
    """Return everything that can be planted in files of the client, on one line each."""
    wanted = {file: text for file, text in sources.items() if not file.startswith(GENERATED)}
    command = [node(), str(SCRIPT), str(stryker())]
    ran = subprocess.run(command, input=json.dumps(wanted), capture_output=True, text=True, check=False)
    if ran.returncode:
        raise SystemExit(f"Stryker's instrumenter failed: {ran.stderr.strip()}")
    return read(wanted, json.loads(ran.stdout))


def read(sources: dict[str, str], rows: Iterable[dict[str, Any]]) -> dict[str, list[Candidate]]:
    """Read what the instrumenter proposes."""
    found: dict[str, list[Candidate]] = {file: [] for file in sources}
    for row in rows:
        file = row["file"].removesuffix(".svelte.ts") + ".svelte" if row["file"] not in sources else row["file"]
        lines, (line, start), (last, end) = sources[file].splitlines(keepends=True), row["start"], row["end"]
        if line == last:
            begins = sum(map(len, lines[:line]))
            change = Change(
                begins + _letters(lines[line], start), begins + _letters(lines[line], end), row["replacement"]
            )
            found[file].append(Candidate(MODULE, row["mutator"], change))
    return found


def _letters(line: str, units: int) -> int:
    """Return how many letters so many units of JavaScript's strings are."""
    return len(line.encode("utf-16-le")[: 2 * units].decode("utf-16-le"))
