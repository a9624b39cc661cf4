"""Analysis of finished games: chances to win at every decision, what each choice gave away, and what chance did.

    found = analyse(log, iterations=2000)
    found.players[0].own, found.players[0].luck

The result is plain data, the same for the command line, a page and a server. Decision record 0032 says how its numbers
are defined, docs/analysis.md how good they are.
"""

from __future__ import annotations

from bailey.analysis.examination import DEFAULT_ITERATIONS, Examination
from bailey.analysis.findings import Analysis
from bailey.analysis.keeping import Keeping
from bailey.analysis.working import analyse, work_out

__all__ = ["DEFAULT_ITERATIONS", "Analysis", "Examination", "Keeping", "analyse", "work_out"]
