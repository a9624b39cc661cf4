"""Bots that need not be waited for: they think plain until the compiled rules are ready.

Compiling takes a while, once for a machine and a version. Another process does it and leaves the machine code
in the cache. Until then a bot thinks plain, for a second at most, so that nobody waits long for its first choices.
"""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any

from bailey.cli.language import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.choices import Choice
    from bailey.core.game import Game
    from bailey.core.position import Position

HURRY = 1.0
COMPILE = """
import sys
from bailey import bots, games
from bailey.core.position import Position
game = games.find(sys.argv[1])
bots.make("search:1", game).choose(Position.new(game, game.players[0], 0), 0)
"""


class Workshop:
    """Compiles the rules of a game in another process; if that fails, it says so once and is never ready."""

    def __init__(self, game: Game, say: Callable[[str], None]) -> None:
        self.game, self.say = game, say
        self.failed = False
        self._process: subprocess.Popen[bytes] | None = None

    def ready(self) -> bool:
        """Tell whether compiled bots can be had without a wait; the first question starts the work."""
        if self.failed:
            return False
        try:
            self._process = self._process or self._start()
            code = self._process.poll()
        except OSError:
            code = 1
        if code:
            self.failed = True
            self.say(text("not-compiled"))
        return code == 0

    def stop(self) -> None:
        """Leave the work undone, if it is not done yet."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait()

    def _start(self) -> subprocess.Popen[bytes]:
        nothing = subprocess.DEVNULL
        command = [sys.executable, "-c", COMPILE, self.game.name]
        apart: dict[str, Any] = {"start_new_session": True}  # Ctrl-C is meant for the game
        if sys.platform == "win32":
            apart = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
        return subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, **apart)  # noqa: S603


class PatientBot:
    """A bot that changes from plain to compiled as soon as that is ready; without a workshop it stays plain."""

    def __init__(self, spec: str, game: Game, workshop: Workshop | None) -> None:
        from bailey import bots

        self._make, self.spec, self.game = bots.make, spec, game
        budget = bots.budget(spec)
        self.workshop = workshop if budget.kind != "random" else None
        waits = self.workshop is not None and not self.workshop.ready()
        hurries = waits and budget.kind == "search" and not 0 < budget.seconds < HURRY
        self.bot = bots.make(f"search:{HURRY}s" if hurries else spec, game, plain=True)

    def choose(self, position: Position, seed: int) -> Choice:
        """Choose for the seat on turn."""
        if self.workshop is not None and self.workshop.ready():
            self.bot, self.workshop = self._make(self.spec, self.game, plain=False), None
        return self.bot.choose(position, seed)
