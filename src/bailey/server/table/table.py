"""A table: one lock, so that one thing happens at a time, and every row committed before it is sent.

A server that finds that another one was quicker loads the rows and goes on.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bailey.bots.strengths import bot_of
from bailey.core.records.log import Disagreement
from bailey.core.records.rows import Kind, LogRow
from bailey.core.state.shrinking import shrink
from bailey.server.bots.stand_ins import STAND_IN
from bailey.server.errors import Refusal, Stale
from bailey.server.store.days import is_past
from bailey.server.store.group_commit import TableChange
from bailey.server.table.bot_turns import BotTurns
from bailey.server.table.broadcast import Broadcast
from bailey.server.table.game_start import all_seats_taken, ready_to_start
from bailey.server.table.results import results_of
from bailey.server.table.schedule import Schedule
from bailey.server.table.stored import StoredTable
from bailey.server.table.table_info import table_card, table_info
from bailey.server.table.table_log import restore_log
from bailey.server.table.watchers import Watchers

if TYPE_CHECKING:
    from bailey.core.records.log import GameLog
    from bailey.server.messages.tables import TableCard, TableInfo
    from bailey.server.store.store import Loaded
    from bailey.server.table.bot_turns import BotTurn
    from bailey.server.table.services import Services
    from bailey.server.table.table_log import TableLog
    from bailey.server.table.watchers import Watcher

LOGGER = logging.getLogger("bailey.server")
#: After a failure the database is asked again after so many seconds, then after twice as many, up to the longest.
FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS = 0.1, 2.0


class Table:
    """One table as this server plays it."""

    def __init__(self, services: Services, loaded: Loaded, log: TableLog) -> None:
        self.services = services
        self.lock = asyncio.Lock()
        self.stored = StoredTable(loaded, log, services.secret_of)
        self.watchers = Watchers(self.stored, services.database)
        self.schedule = Schedule(self.stored, self.watchers, services)
        self.broadcast = Broadcast(self.stored, self.watchers, services.database)
        self.bots = BotTurns(self.stored, self.watchers, self.broadcast, services)
        self.last_used = services.database.now()
        self.stale = False  # whether `stored` may not be what is stored
        self.recovering = False  # whether a task loads the table until the database answers

    @property
    def id(self) -> str:
        """The table's id."""
        return self.stored.id

    @property
    def in_use(self) -> bool:
        """Whether somebody watches, a command is under way, or a bot thinks."""
        return bool(self.watchers) or self.lock.locked() or self.bots.thinking

    def info(self, player: str, language: str) -> TableInfo:
        """Return all that is public about the table, for one player."""
        return table_info(self.stored, self.watchers, self.services.database.now(), player, language)

    def card(self, player: str, language: str) -> TableCard:
        """Return the table as a list shows it to one player."""
        return table_card(self.stored, self.watchers, player, language)

    # In step with the database

    async def refresh(self) -> None:
        """Load the table if what this server knows may not be what is stored; the lock is held."""
        self.last_used = self.services.database.now()
        if self.stale:
            await self._replace(await self.services.store.load(self.id))

    async def _replace(self, loaded: Loaded | None) -> None:
        """Replace all that this server knows of the table, and broadcast what is new in it."""
        if loaded is None:
            raise Refusal("no-such-table")
        begins = self.stored.row.begun is None and loaded.table.begun is not None
        with self.services.reading(self.id):
            self.stored.replace(loaded, await self._restore_log(loaded))
        self.schedule.reset()
        self.stale = False
        if begins:
            self._note_all_present()
        self.broadcast.changes()

    async def _restore_log(self, loaded: Loaded) -> TableLog:
        services, stored = self.services, self.stored
        secret = services.secret_of(loaded.table)
        log = await restore_log(services.time_slices, stored.game, stored.layout, loaded, secret)
        if self.watchers:
            await log.complete_history()
        return log

    async def complete_history(self) -> None:
        """Make the events of all rows known, which watchers are sent; the lock is held."""
        with self.services.reading(self.id):
            await self.stored.table_log.complete_history()

    def mark_stale(self) -> None:
        """Stop relying on what this server knows of the table, and load it again until the database answers."""
        self.stale = True
        if not self.recovering:
            self.recovering = True
            self.services.tasks.start(self._recover())

    async def _recover(self) -> None:
        pause = FIRST_RETRY_SECONDS
        try:
            while self.stale and not self.services.closing:
                try:
                    await self.catch_up()
                except Refusal:
                    return  # the table is gone, or what is stored cannot be read
                except Exception:  # noqa: BLE001 - whatever the database does, it is asked again
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_RETRY_SECONDS)
        finally:
            self.recovering = False
        self.let_bots_think()

    async def catch_up(self, loaded: Loaded | None = None) -> None:
        """Take in and broadcast what has been written by other servers, or by this one beside the log."""
        async with self.lock:
            if self.stale:
                await self.refresh()
                return
            if loaded is None or loaded.table.rev <= self.stored.rev:
                loaded = await self.services.store.load(self.id, self.stored.n)
            if loaded is None:
                return
            if self._starts_anew(loaded):
                await self._replace(await self.services.store.load(self.id) if self.stored.n else loaded)
            else:
                await self._merge(loaded)
                self.broadcast.changes()

    def _starts_anew(self, loaded: Loaded) -> bool:
        """Tell whether the game has begun, goes on under newer rules, or lost a name, since this server loaded it."""
        was, row = self.stored.row, loaded.table
        return (was.begun is None) != (row.begun is None) or (row.first, row.removed) != (was.first, was.removed)

    async def _merge(self, loaded: Loaded) -> None:
        with self.services.reading(self.id):
            try:
                await self.stored.merge(loaded)
            except Disagreement:
                self.stale = True
                raise

    # Rows

    async def add(self, rows: list[LogRow], command: str = "", sender: Watcher | None = None) -> None:
        """Commit rows that the log has taken, then broadcast them; the lock is held.

        `command` is the id of the command of `sender` that led to them. Stale is raised if another server's row was
        first, Refusal if the database fails; what is stored is then loaded again.
        """
        sent_as = f"{sender.player}:{command}" if sender is not None else ""
        awaited = self.stored.away_at is not None
        change = self._change(rows, sent_as)
        self.stale = True  # until it is known how the commit ended
        try:
            won = await self.services.writer.add(change)
        except ConnectionError as fault:
            LOGGER.error("a row could not be committed", extra={"about": {"table": self.id, "fault": str(fault)}})  # noqa: TRY400
            self.mark_stale()
            raise Refusal("failed", status=503) from fault
        if not won:
            self.services.metrics.lost.inc(len(rows))
            await self.refresh()
            raise Stale
        self.stale = False
        for row in rows:
            self.stored.table_log.append(row, sent_as)
        self.schedule.kinds = {action.kind for action in change.scheduled}
        self.broadcast.changes(sender, command)
        if change.ended or awaited or self.stored.away_at is not None:
            self.broadcast.table_info()
        self.let_bots_think()

    def _change(self, rows: list[LogRow], command: str) -> TableChange:
        stored, now = self.stored, self.services.database.now()
        assert stored.log is not None
        if stored.clocks is not None:
            stored.clocks.decided(rows[-1].seat if rows[-1].kind is Kind.CHOICE else None, stored.turn, now)
        scheduled = self.schedule.next(now)
        return TableChange(
            table=self.id,
            rows=[(row.n + stored.offset, row.body, row.digest) for row in rows],
            command=command,
            at=now,
            numbers=shrink(stored.log.present.packed),
            layout=stored.layout,
            clock=stored.clocks.write() if stored.clocks is not None else None,
            scheduled=scheduled,
            unscheduled=sorted(self.schedule.kinds - {one.kind for one in scheduled}),
            ended=stored.over,
            secret=stored.secret if stored.over and stored.row.day is None else "",
            results=results_of(stored) if stored.over else [],
        )

    async def stand_in(self, seat: int, why: list[LogRow], command: str = "", sender: Watcher | None = None) -> None:
        """Let a bot play for a person; the lock is held."""
        assert self.stored.log is not None
        takeover = self.stored.log.takeover(seat, bot_of(self.stored.game, STAND_IN))
        await self.add([*why, takeover], command, sender)
        self.broadcast.table_info()

    async def log_so_far(self, player: str) -> tuple[GameLog, int | None]:
        """Return the log of a game that has begun, and the seat as which a player watches: they may know no more."""
        async with self.lock:
            await self.refresh()
            if self.stored.log is None:
                raise Refusal("not-begun")
            return self.stored.log, self.stored.viewing_seat(player)

    async def finished_log(self) -> GameLog:
        """Return the log of a game that is over; before that, only the server may see all of it."""
        async with self.lock:
            await self.refresh()
            if self.stored.log is None or not self.stored.over:
                raise Refusal("not-over")
            return self.stored.log

    async def published_log(self) -> GameLog:
        """Return the log of a game that is over and whose secret is public: that of a day is when the day is over."""
        log = await self.finished_log()
        day = self.stored.row.day
        if day is not None and not is_past(day, self.services.database.now()):
            raise Refusal("day-not-over")
        return log

    async def log_to_take(self) -> GameLog:
        """Return the log that whoever plays may take as a file: where there are no others, before the end too."""
        if self.services.SECRETS or self.stored.row.day is not None:
            return await self.published_log()
        log, _ = await self.log_so_far("")
        return log

    # Watchers

    def join(self, watcher: Watcher, since: int) -> None:
        """Add a watcher, and send them what they do not know; the lock is held."""
        self.watchers.add(watcher)
        if self.stored.turn in self.stored.seats_of(watcher.player):
            self.stored.away_at = None  # the presence writer cancels what is scheduled
        self._note_presence(watcher)
        self.broadcast.presence(watcher)
        self.broadcast.present_to(watcher, since)
        self.let_bots_think()

    def leave(self, watcher: Watcher, *, vanished: bool) -> None:
        """Remove a watcher; `vanished`: they left without closing the connection."""
        self.watchers.remove(watcher)
        self._note_presence(watcher, vanished=vanished)
        self.broadcast.presence()

    def _note_presence(self, watcher: Watcher, *, vanished: bool = False) -> None:
        if self.stored.seats_of(watcher.player):
            self.services.presence.add(self.id, watcher.player, vanished=vanished)

    def _note_all_present(self) -> None:
        """Note who is here when the game begins: some sat down after they came."""
        for watcher in self.watchers:
            self._note_presence(watcher)

    # Bots

    def let_bots_think(self) -> None:
        """Let a bot think if one is on turn; this is called again when rows are committed."""
        turn = None if self.stale else self.bots.begin()
        if turn is not None:
            self.services.tasks.start(self._take_bot_turn(turn))

    async def _take_bot_turn(self, turn: BotTurn) -> None:
        try:
            await self._let_bot_choose(turn)
        except Refusal as refusal:
            about = {"table": self.id, "n": turn.n, "key": refusal.key}
            LOGGER.info("a bot's choice was not taken", extra={"about": about})
        except Exception:
            self.mark_stale()
            raise
        finally:
            self.bots.end(turn)
        self.let_bots_think()

    async def _let_bot_choose(self, turn: BotTurn) -> None:
        await self.bots.until_strong()
        async with self.lock:
            await self.refresh()
            if self.stored.n != turn.n or self.stored.log is None:
                return
            thinking = asyncio.ensure_future(self.bots.think(turn))
            await asyncio.sleep(0)  # the position is copied while the lock is held
        thought = await thinking
        self.services.metrics.thoughts.observe(thought.seconds)
        async with self.lock:
            await self.refresh()
            if self.bots.holds(turn) and self.stored.log is not None:
                await self.add([self.stored.log.choose(thought.number, turn.seat)])

    # The start of the game

    async def start_if_ready(self) -> None:
        """Start the game when every seat is taken and every nonce is in."""
        async with self.lock:
            await self.refresh()
            if self.stored.row.begun is None:
                if not ready_to_start(self.stored.seats):
                    return
                await self._fix_seats()
            await self.set_up()

    async def start_late(self) -> None:
        """Start the game without the nonces that have not come in time; the lock is held."""
        if self.stored.row.begun is None and all_seats_taken(self.stored.seats):
            await self._fix_seats(late=True)
        await self.set_up()

    async def _fix_seats(self, *, late: bool = False) -> None:
        begin = self.services.game_start(self.stored.game, self.stored.row.pace, late=late)
        try:
            await self._replace(await self.services.new_games.begin(self.id, begin))
        except Exception:
            self.mark_stale()  # it may have been committed all the same
            raise

    async def set_up(self) -> None:
        """Write row 1, in which chance deals, if it is missing; the lock is held."""
        if self.stored.log is not None and not self.stored.log.rows:
            try:
                await self.add([self.stored.log.setup()])
            except Stale:
                return
            self._note_all_present()
            self.broadcast.table_info()
