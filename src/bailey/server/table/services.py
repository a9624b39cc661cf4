"""What all tables of a server process use: the database, its clock, the bots, the limits, the background tasks."""

from __future__ import annotations

import contextlib
import logging
import secrets
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from bailey.server.access.budgets import Budgets
from bailey.server.analyses.analyst import Analyst
from bailey.server.background import BackgroundTasks
from bailey.server.bots.thinking import BotThreads
from bailey.server.errors import Refusal
from bailey.server.metrics import Metrics
from bailey.server.records.workers import RecordWorkers
from bailey.server.store.analyses import Analyses
from bailey.server.store.database import Database
from bailey.server.store.days import Days
from bailey.server.store.forgetting import Forgetting
from bailey.server.store.history import HistoryQueries
from bailey.server.store.lobby import Lobby
from bailey.server.store.new_games import GameStart, NewGames
from bailey.server.store.notifier import Notifier
from bailey.server.store.store import Store
from bailey.server.store.writer import Writer
from bailey.server.table.game_start import all_seats_taken, start_values_if_ready
from bailey.server.table.presence_changes import PresenceChanges
from bailey.server.table.time_slices import TimeSlices

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.game import Game
    from bailey.server.access.master_secret import Master
    from bailey.server.settings import Settings
    from bailey.server.store.rows import StoredRow

#: At tables with the pace `days` missing nonces are waited for as long as this: their players may be away.
NONCE_SECONDS_WITHOUT_HURRY = 86_400.0
LOGGER = logging.getLogger("bailey.server")


class Services:
    """What all tables of a server process use."""

    #: What does the work: a page has others, without threads and processes.
    BOTS, RECORDS, ANALYST = BotThreads, RecordWorkers, Analyst
    #: Whether players may not know all that is known here: in a page all of it is on their own device.
    SECRETS = True
    #: Set when the database is open.
    master: Master

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server_id = secrets.token_hex(8)
        self.metrics = Metrics()
        self.tasks = BackgroundTasks(self.metrics)
        self.database = self._database()
        self.store, self.new_games = Store(self.database), NewGames(self.database)
        self.lobby = Lobby(self.database, settings.allowance)
        self.days = Days(self.database)
        self.history, self.forgetting = HistoryQueries(self.database), Forgetting(self.database)
        self.notifier = Notifier(settings.redis_url, self.server_id)
        self.writer = Writer(self.database, self.notifier.notify, self.metrics.committed)
        self.bots = self.BOTS(plain=settings.plain)
        self.record_workers = self.RECORDS(settings.record_workers, settings.record_seconds)
        self.analyses = Analyses(self.database, self.server_id)
        self.analyst = self.ANALYST(
            self.analyses,
            self.bots.waiting,
            settings.lease_seconds,
            nice=settings.analysis_nice,
            plain=not self.bots.compiles,
        )
        self.budgets = Budgets(settings.allowance, settings.requests_per_second)
        self.presence = PresenceChanges()
        self.time_slices = TimeSlices()
        self.closing = False

    def _database(self) -> Database:
        """Return the database of these settings."""
        return Database(self.settings.database)

    def game_start(self, game: Game, pace: str, *, late: bool = False) -> GameStart:
        """Return how a game begins; `late`: without the nonces that are still missing."""
        now = self.database.now()
        patience = NONCE_SECONDS_WITHOUT_HURRY if pace == "days" else self.settings.nonce_seconds
        begun = {"kind": "begin", "at": now, "lease": now + self.settings.lease_seconds, "holder": self.server_id}
        waiting = {"kind": "nonces", "at": now + patience, "lease": 0.0, "holder": ""}
        return GameStart(all_seats_taken, partial(start_values_if_ready, game, late=late), begun, waiting)

    def secret_of(self, row: StoredRow) -> str:
        """Return a table's secret; it is stored only where an older server set the table up, or the game is over."""
        if row.day is not None:
            return row.secret or self.master.of_day(row.game, row.day)
        return row.secret or self.master.of_table(row.id)

    @contextlib.contextmanager
    def reading(self, table_id: str) -> Iterator[None]:
        """Turn errors in what is stored of a table into a refusal; errors of the database itself pass through."""
        try:
            yield
        except (Refusal, DBAPIError, NoConnection, OSError):
            raise
        except Exception as fault:
            LOGGER.error("a table cannot be read", extra={"about": {"table": table_id, "fault": str(fault)}})  # noqa: TRY400
            self.metrics.failures.inc()
            raise Refusal("unreadable") from fault
