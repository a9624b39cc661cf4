"""How often the long tests repeat what they do."""

from __future__ import annotations

import os

#: Once in a run of all tests; `scripts/soak conformance` sets `BAILEY_SOAK`, and every test here repeats so often.
TIMES = max(1, int(os.environ.get("BAILEY_SOAK", "0")))
