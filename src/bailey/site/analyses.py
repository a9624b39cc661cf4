"""Analyses in a page: rows are worked out between what else the page does."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from bailey.server.analyses.analyst import Analyst
from bailey.server.analyses.steps import WorkOut

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bailey.server.analyses.analyst import Ask
    from bailey.server.analyses.steps import Replies, Steps
    from bailey.server.analyses.worker_process import Examiner
    from bailey.server.store.analyses import Task

#: So long is worked on a row before something else may be done.
SLICE = 0.03


class PageAnalyst(Analyst):
    """Works analyses out on the event loop."""

    cores = 1

    @contextlib.asynccontextmanager
    async def _worker(self, task: Task) -> AsyncIterator[Ask]:
        from bailey.server.analyses.worker_process import Examiner  # it needs NumPy, which a page that begins does not

        examiner = Examiner()

        async def ask(step: Steps) -> Replies:
            if isinstance(step, WorkOut):
                for row in step.rows:
                    await _work_out(examiner, row)
                    await self.analyses.hold(task.id, self.lease)
                return examiner.found(step.rows)
            return examiner.answer(step)

        yield ask


async def _work_out(examiner: Examiner, row: int) -> None:
    end = time.monotonic() + SLICE
    for _ in examiner.work_out(row):
        if time.monotonic() > end:
            await asyncio.sleep(0)
            end = time.monotonic() + SLICE
