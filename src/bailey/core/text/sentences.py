"""What the texts of a game ask of a catalogue."""

from __future__ import annotations

from typing import Protocol


class Sentences(Protocol):
    """The sentences of one language, by their keys."""

    def keys(self, prefix: str) -> list[str]:
        """Return the keys that begin with a prefix, without it, in the order of the catalogue."""

    def has(self, key: str) -> bool:
        """Return whether there is a sentence for a key."""

    def say(self, key: str, **args: str | int) -> str:
        """Return a sentence."""
