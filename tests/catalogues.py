"""Where catalogues lie, and in which languages."""

from __future__ import annotations

from pathlib import Path

import bailey
from bailey.core.text.catalogue import languages_in

HOUSE = Path(bailey.__file__).parent
ENGLISH = "en"


def catalogues() -> dict[Path, list[str]]:
    """Find the folder of every catalogue, and its languages."""
    return {folder: languages_in(folder) for folder in sorted(HOUSE.rglob("locale")) if languages_in(folder)}


def only_english() -> list[str]:
    """Name what speaks no other language yet."""
    return [folder.parent.name for folder, languages in catalogues().items() if languages == [ENGLISH]]
