"""Why a planted fault may survive, as `reasons.toml` says it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.soak.mutants.faults import Fault

FILE = Path(__file__).with_name("reasons.toml")
#: What names a fault: its file, and its line before and after.
Key = tuple[str, str, str]


def read(file: Path = FILE) -> dict[Key, str]:
    """Return the reasons of a file."""
    rows = tomllib.loads(file.read_text("utf-8"))["reason"]
    return {(row["file"], row["before"], row["after"]): row["why"] for row in rows}


def reason(fault: Fault, known: dict[Key, str]) -> str:
    """Return why a fault may survive; empty if no reason is known."""
    return known.get((fault.file, fault.before.strip(), fault.after.strip()), "")
