"""Compiles the rules of a game in another process, so that nobody waits for the compiler.

Compiling takes several seconds, once per machine and version. The other process leaves the machine code in the cache.
"""
# Any: options of Popen differ from system to system.

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Any

from bailey.core.compiled import modes

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.game import Game

FOR_BOTS = """
import sys
from bailey import bots, games
from bailey.core.play.position import Position
game = games.find(sys.argv[1])
bots.make("search:1", game).choose(Position.new(game, game.players[0], 0), 0)
"""
FOR_REASONS = """
import sys
from bailey import games
from bailey.analysis.explaining import Explainer
from bailey.analysis.probe import Probe
from bailey.core.play.position import Position
game = games.find(sys.argv[1])
position = Position.new(game, game.players[0], 0)
numbers = position.choices.numbers
for _ in Explainer(game).explain(position, numbers[0], numbers[-1:], 0):
    pass
judge = Probe(game, 16, plain=False, blank=game.blank(game.players[0]))
for _ in judge.decide(position, numbers[0], position.turn, 0):
    pass
"""


class BackgroundCompiler:
    """Compiles one game; if that fails it calls `on_failure` once, and is never ready."""

    def __init__(self, game: Game, on_failure: Callable[[], None] = lambda: None, program: str = FOR_BOTS) -> None:
        self.game, self.on_failure, self.program = game, on_failure, program
        self.failed = False
        self._process: subprocess.Popen[bytes] | None = None

    def ready(self) -> bool:
        """Return whether the compiled rules can be loaded without a wait; the first call starts compiling.

        Where the rules were compiled before, in a library, there is nothing to do.
        """
        if self.failed:
            return False
        if modes.ready(self.game) is not None:
            return True
        try:
            self._process = self._process or self._start()
            code = self._process.poll()
        except OSError:
            code = 1
        if code:
            self.failed = True
            self.on_failure()
        return code == 0

    def stop(self) -> None:
        """Stop compiling, if it is not finished."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait()

    def _start(self) -> subprocess.Popen[bytes]:
        null = subprocess.DEVNULL
        command = [sys.executable, "-c", self.program, self.game.name]
        detached: dict[str, Any] = {"start_new_session": True}  # Ctrl-C must not end the compiler
        if sys.platform == "win32":
            detached = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
        return subprocess.Popen(command, stdin=null, stdout=null, stderr=null, **detached)  # noqa: S603
