"""Records in a page: what the processes of a server work out is worked out at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.server.records.jobs import Answer, RefusedJob, do
from bailey.server.records.workers import RecordWorkers

if TYPE_CHECKING:
    from bailey.server.records.jobs import Jobs


class PageRecords(RecordWorkers):
    """Works records out where they are asked for."""

    async def do(self, who: str, job: Jobs) -> Answer:  # noqa: ARG002 - nobody waits behind another
        """Return the result of a job."""
        found = do(job)
        if isinstance(found, RefusedJob):
            raise found.refusal()
        assert isinstance(found, Answer), found
        return found
