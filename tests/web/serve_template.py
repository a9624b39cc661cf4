"""Starts `bailey` with the template among the games, by the name `postern`, as a copy of its folder would be."""

from __future__ import annotations

import sys

from bailey import games
from bailey.cli.main import main
from bailey.games import _template

NAMES = (*games.names(), _template.GAME.name)

if __name__ == "__main__":
    sys.modules[f"{games.__name__}.{_template.GAME.name}"] = _template
    games.names = lambda: NAMES  # type: ignore[assignment]
    sys.exit(main(sys.argv[1:]))
