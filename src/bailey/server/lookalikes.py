"""Names that look alike: by Unicode's table of characters that are taken for others (its report 39)."""

from __future__ import annotations

import unicodedata

from confusable_homoglyphs.confusables import confusables_data

#: For each character those that it is taken for: one that stands for many has them all, each of these only that one.
TAKEN_FOR: dict[str, list[dict[str, str]]] = confusables_data


def look_alike(one: str, other: str) -> bool:
    """Return whether two names look alike, but are not the same."""
    return one != other and skeleton(one) == skeleton(other)


def skeleton(name: str) -> str:
    """Return what names that look alike have in common."""
    return unicodedata.normalize("NFD", "".join(map(_prototype, unicodedata.normalize("NFD", name))))


def _prototype(sign: str) -> str:
    """Return the character, or characters, that stand for all that look like this one."""
    found = TAKEN_FOR.get(sign, [])
    if len(found) != 1:
        return sign
    target = found[0]["c"]
    return min(sign, target) if len(TAKEN_FOR.get(target, [])) == 1 else target
