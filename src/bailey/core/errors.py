"""What can go wrong, and what it is called."""

from __future__ import annotations

import json
from typing import Any

#: No more of a value is shown in a message.
MOST_SHOWN = 60


class BadInput(ValueError):
    """Something from outside cannot be read; the message names the field and the remedy."""


class IllegalChoice(BadInput):
    """A choice that is not open now; the message says why."""


class BrokenRules(RuntimeError):
    """A game's rules are at fault, not its input: nothing is open though the game is not over, and the like."""


def shown(value: Any) -> str:
    """Write a value as it stands in JSON, cut short: what a message says of a value that it refuses."""
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):  # only Python can say it, so only Python programmers read this
        text = repr(value)
    except RecursionError:
        return "something nested too deeply"
    return text[:MOST_SHOWN]
