"""What can go wrong, and what it is called."""

from __future__ import annotations


class BadInput(ValueError):
    """Something from outside cannot be read; the message names the field and the remedy."""


class IllegalChoice(BadInput):
    """A choice that is not open now; the message says why."""


class BrokenRules(RuntimeError):
    """A game's rules are at fault, not its input: nothing is open though the game is not over, and the like."""
