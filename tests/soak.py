"""How often the long tests repeat what they do, and how they tell what was seen."""

from __future__ import annotations

import os
import sys

#: Once in a run of all tests; `scripts/soak conformance` sets `BAILEY_SOAK`, and every test here repeats so often.
TIMES = max(1, int(os.environ.get("BAILEY_SOAK", "0")))


def say(text: str) -> None:
    """Tell whoever waits for a long test; a test's output is kept from the screen elsewhere."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
