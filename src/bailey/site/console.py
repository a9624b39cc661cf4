"""Python with Bailey in it, line by line as in a terminal, in a worker of its own."""

from __future__ import annotations

import json
from code import InteractiveConsole
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

#: What a page offers to begin with: the session of the README.
SESSION = (
    "from bailey.games import castle_combo",
    "pos = castle_combo.new(players=2, seed=7)",
    "pos.turn, pos.step",
    "pos.choices",
    'pos.push({"do": "keep_key"})',
    '{"do": "take", "slot": 0} in pos.choices',
    'pos.push({"do": "take_face_down", "slot": 2}).to_json()',
    "pos.score()",
    "pos.pop()",
    "from bailey.bots import make",
    'pos.push(make("greedy", castle_combo.GAME, plain=True).choose(pos, seed=1)).name',
)
#: No more than so many letters are told of one line.
MOST_TOLD = 20_000


class Console:
    """A session: what was written in one line is known in the next."""

    def __init__(self) -> None:
        self._lines = InteractiveConsole({"__name__": "__main__"})

    def run(self, line: str) -> str:
        """Run a line; return, as JSON, what it writes, and whether it goes on in the next."""
        written = StringIO()
        with redirect_stdout(written), redirect_stderr(written):
            try:
                more = self._lines.push(line)
            except SystemExit:
                self._lines.resetbuffer()  # there is nothing to leave: the page ends a session
                more = False
        return json.dumps({"written": written.getvalue()[:MOST_TOLD], "more": more})
