"""What a snapshot of Python holds, so that a start need not import it: all but compiled packages and their users."""

from __future__ import annotations

import importlib

from bailey import games
from bailey.server import texts

#: What the tables import, before msgspec, which is compiled.
MODULES = (
    "asyncio", "babel.dates", "babel.numbers", "bailey.analysis", "bailey.bots", "bailey.core.compiled.lanes",
    "bailey.core.records.log", "ctypes", "difflib", "fluent.runtime", "gzip", "ipaddress", "logging", "pickle",
    "prometheus_client", "sqlalchemy", "sqlalchemy.dialects.sqlite", "sqlalchemy.pool", "sqlite3", "uuid", "zipfile",
)  # fmt: skip


def preload(language: str) -> None:
    """Import what can be, and read the texts of all games in a language."""
    for module in MODULES:
        importlib.import_module(module)
    for name in games.names():
        game = games.find(name)
        _ = texts.of_game(game, language).title
    texts.say("guest", language, n=1)
