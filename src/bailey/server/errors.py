"""What a client is told when something is refused: a key and arguments, never a trace."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """Something is refused: `fault-KEY` in the catalogue says why."""

    def __init__(self, key: str, status: int = 400, **args: Any) -> None:
        super().__init__(key)
        self.key, self.status, self.args_ = key, status, args
        self.detail = args.pop("detail", "")  # a message of the core, which names the field and the remedy


class Stale(Refusal):
    """The table has gone on: the answer carries what is on it now."""

    def __init__(self) -> None:
        super().__init__("stale", 409)
