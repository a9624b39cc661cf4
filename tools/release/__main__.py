"""The command `scripts/release`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from bailey.cli.main import SETTINGS, main
from tools.release import pythons
from tools.release.building import ROOT, build, check, commit, say
from tools.release.looking import program
from tools.release.state import State, digest
from tools.release.trying import attempt

if TYPE_CHECKING:
    from pathlib import Path

DIST = ROOT / "dist"
app = typer.Typer(name="scripts/release", **SETTINGS)


@app.command()
def release(
    python: Annotated[
        list[str] | None,
        typer.Option(help="Try with this version or program instead of the oldest and the newest; repeat for more."),
    ] = None,
    again: Annotated[bool, typer.Option("--again", help="Build and try again what has passed before.")] = False,
) -> None:
    """Build sdist and wheels of the last commit, and try them in fresh environments. It uploads nothing."""
    known = pythons.supported()
    found = pythons.find(python or [known[0], known[-1]])
    program()  # rather now than after minutes
    state = State(DIST)
    files = _built(state, again=again)
    for name, path in found.items():
        if name in state.tried():
            say(f"Python {name} has passed before")
            continue
        say(f"Python {name} ({path})")
        picture = DIST / f"table-{name}.png"
        attempt(DIST / f"try-{name}", path, wheel_for_this_machine(files), picture)
        state.note_tried(name)
        say(f"Python {name} has passed; {picture.relative_to(ROOT)} shows the table")
    _tell(files)


def _built(state: State, *, again: bool) -> list[Path]:
    """Return what is built of the last commit; build it unless that was done before."""
    last = commit()
    files = [] if again else state.built(last)
    if files:
        say(f"commit {last[:12]} is built already")
        return files
    say(f"building commit {last[:12]} twice")
    files = build(DIST)
    check(files)
    state.note_built(last, files)
    say("both times the same bytes; metadata and content are checked")
    return files


def wheel_for_this_machine(files: list[Path]) -> Path:
    """Return the wheel that pip would take here: the one for this system, or else the one for all."""
    from packaging.tags import sys_tags
    from packaging.utils import parse_wheel_filename

    wheels = {tag: file for file in files if file.suffix == ".whl" for tag in parse_wheel_filename(file.name)[3]}
    return next(wheels[tag] for tag in sys_tags() if tag in wheels)


def _tell(files: list[Path]) -> None:
    """Print what would be uploaded."""
    print("what would be uploaded (nothing was):")
    for file in files:
        print(f"  {file.name}  {file.stat().st_size:,} bytes  sha256 {digest(file)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], app, "scripts/release"))
