"""The log: one line of JSON for each record, on stderr."""
# Any: its type in the library is private.

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

from bailey.server.store.database_errors import trace


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the line."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "about", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)

    def formatException(self, ei: Any) -> str:  # noqa: N802 - its name in the library
        """Write a trace that quotes no data of the database."""
        return trace(ei[1]) if ei[1] is not None else ""


def log_to_stderr(level: str) -> None:
    """Send the server's log to stderr, and what libraries warn of in the same form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.getLogger().handlers = [handler]
    for name in ("bailey", "py.warnings"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)
