"""Bots: `random`, `greedy` and `search`, which work for any game without knowledge of it, `learned` and policies.

    bot = make("search:2000", castle_combo.GAME)
    pos.push(bot.choose(pos, seed=1))

A bot gets the whole position, but uses only what the seat on turn may know: it thinks about positions that `imagine`
deals for that seat. `learned:200` is a search that asks what the game has learned. `casual:20` is one that overlooks
three in ten of what is open, as people do, `casual6:20` six. `policy:NAME` is the network in NAME.npz, in the folder
`BAILEY_POLICIES` or the current one.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from bailey.bots.bot import OVERLOOKED, POLICY, SEARCHES, Bot, Budget
from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from bailey.bots.policy import PolicyBot
    from bailey.core.play.game import Game

NAMES = ["random", "greedy", "casual", "search", "learned"]
#: What `search` means without a number.
DEFAULT_ITERATIONS = 2000
MOST_ITERATIONS, MOST_SECONDS = 1_000_000, 3600
SPEC = re.compile(
    r"(?P<kind>random|greedy|casual|search|learned)(?P<overlooked>(?<=casual)[1-9])?"
    r"(?::(?P<most>\d+(?:\.\d+)?)(?P<timed>s?))?"
)
#: A policy is named, not a path: a record can hold the name, and nobody can point to a file elsewhere.
POLICY_SPEC = re.compile(rf"{POLICY}:([A-Za-z0-9_-]{{1,32}})")
FOLDER = "BAILEY_POLICIES"

__all__ = ["DEFAULT_ITERATIONS", "NAMES", "POLICY", "Bot", "Budget", "budget", "make"]


def budget(spec: str) -> Budget:
    """Return the budget in a specification such as `greedy`, `search:2000` (iterations) or `search:1.5s`."""
    policy = POLICY_SPEC.fullmatch(spec.strip())
    if policy is not None:
        return Budget(POLICY, name=policy[1])
    match = SPEC.fullmatch(spec.strip())
    if match is None or (match["most"] and match["kind"] not in SEARCHES):
        known = f"{', '.join(NAMES)}, search:2000 (iterations), search:1.5s (seconds) or policy:NAME"
        message = f"bot {spec!r:.60}: write {known}"
        raise BadInput(message)
    kind, most = match["kind"], match["most"] or str(DEFAULT_ITERATIONS)
    if kind not in SEARCHES:
        return Budget(kind)
    overlooked = int(match["overlooked"] or OVERLOOKED) if kind == "casual" else 0
    if match["timed"]:
        if not 0 < float(most) <= MOST_SECONDS:
            message = f"bot {spec!r}: seconds must be more than 0 and at most {MOST_SECONDS}"
            raise BadInput(message)
        return Budget(kind, seconds=float(most), overlooked=overlooked)
    if not most.isdecimal() or not 0 < int(most) <= MOST_ITERATIONS:
        message = f"bot {spec!r}: iterations must be an integer from 1 to {MOST_ITERATIONS}"
        raise BadInput(message)
    return Budget(kind, iterations=int(most), overlooked=overlooked)


def make(spec: str, game: Game, *, plain: bool | None = None) -> Bot | PolicyBot:
    """Return a bot for a game.

    `spec` is `random`, `greedy`, `search:2000` (iterations), `search:1.5s` (seconds) or `policy:NAME`; with `plain`
    nothing is compiled.
    """
    found = budget(spec)
    if found.kind == POLICY:
        from bailey.bots.policy import Policy, PolicyBot

        return PolicyBot(game, Policy.load(Path(os.environ.get(FOLDER) or ".") / f"{found.name}.npz"), found)
    return Bot(game, found, plain=plain)
