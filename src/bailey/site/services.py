"""What the tables of a page use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.compiled.ahead import BUILT
from bailey.core.compiled.source_key import PACKAGE
from bailey.server.table.services import Services
from bailey.site.analyses import PageAnalyst
from bailey.site.database import PageDatabase
from bailey.site.records import PageRecords
from bailey.site.thinking import PageBots

if TYPE_CHECKING:
    from bailey.server.settings import Settings
    from bailey.server.store.database import Database
    from bailey.site.database import Keep


class PageServices(Services):
    """What the tables of a page use: no threads, no processes, and what the browser keeps."""

    BOTS, RECORDS, ANALYST = PageBots, PageRecords, PageAnalyst
    SECRETS = False

    def __init__(self, settings: Settings, keep: Keep) -> None:
        self._keep = keep
        super().__init__(settings)
        # Nothing is compiled here; but a site has the machine code of all its games, or of none.
        self.analyst.plain = not any((PACKAGE / BUILT).glob("*"))

    def _database(self) -> Database:
        return PageDatabase(self.settings.home / "tables.sqlite3", self._keep)
