"""Faults of the web client, as Stryker's instrumenter proposes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from tools.soak.mutants.operators import Candidate

KINDS = (".ts", ".svelte")


def candidates(tree: Path, sources: dict[str, str]) -> dict[str, list[Candidate]]:
    """Return everything that can be planted in files of the client."""
    return {}
