"""A table that lives: one lock, so that one thing happens at a time, and every row committed before it is told.

A server that finds that another one was quicker reads the rows and goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from bailey.core.layout import shrink
from bailey.core.log import Kind, Row
from bailey.server.errors import Refusal, Stale
from bailey.server.push.turns import AFTER_SECONDS
from bailey.server.seating import ready, taken
from bailey.server.store.entry import Due, Entry
from bailey.server.told import ToldTable
from bailey.server.views import ENCODER
from bailey.server.wire import Thinking

if TYPE_CHECKING:
    from bailey.server.sockets import Watcher
    from bailey.server.store.store import Loaded

#: How far a bot is, is told at most so often.
PROGRESS_SECONDS = 0.2
LOGGER = logging.getLogger("bailey.server")
#: After a failure the database is asked again after so many seconds, then after twice as many, up to the longest.
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0


class Table(ToldTable):
    """One table as this server plays it."""

    #: Whether a task is reading the table anew after a failure.
    recovering = False

    async def fresh(self) -> None:
        """Read the table anew if what this server knows may not be what is stored; the lock is held."""
        self.used = self.house.database.now()
        if self.stale:
            await self._read_anew(await self.house.store.load(self.id))

    async def _read_anew(self, loaded: Loaded | None) -> None:
        """Replace all that this server knows of the table, and broadcast what is new in it."""
        if loaded is None:
            raise Refusal("no-such-table", 404)
        begins = self.row.begun is None and loaded.table.begun is not None
        with self.house.reading(self.id):
            self.set_down(loaded, await self.course_of(loaded))
        self.stale = False
        if begins:
            self._note_presence()
        self.tell_news()

    def distrust(self) -> None:
        """Stop relying on what this server knows of the table, and read it anew until the database answers."""
        self.stale = True
        if not self.recovering:
            self.recovering = True
            self.house.start(self._recover())

    async def _recover(self) -> None:
        pause = FIRST_PAUSE
        try:
            while self.stale and not self.house.closing:
                try:
                    await self.catch_up()
                except Refusal:
                    return  # the table is gone, or what is stored cannot be read
                except Exception:  # noqa: BLE001 - whatever the database does, it is asked again
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            self.recovering = False
        self.let_bots_think()

    async def catch_up(self, loaded: Loaded | None = None) -> None:
        """Take in and broadcast what other servers have written, or what we have just written beside the log."""
        async with self.lock:
            if self.stale:
                await self.fresh()
                return
            if loaded is None or loaded.table.rev <= self.rev:
                loaded = await self.house.store.load(self.id, self.n)
            if loaded is None:
                return
            if (self.row.begun is None) != (loaded.table.begun is None) or loaded.table.first != self.row.first:
                await self._read_anew(await self.house.store.load(self.id) if self.n else loaded)
                return
            with self.house.reading(self.id):
                await self.take_in(loaded)
            self.tell_news()

    async def add(self, rows: list[Row], command: str = "", watcher: Watcher | None = None) -> None:
        """Commit rows that the log has taken, then broadcast them; the lock is held."""
        assert self.log is not None
        entry = self._entry(rows, command)
        self.stale = True  # until it is known how the commit ended
        try:
            won = await self.house.writer.add(entry)
        except ConnectionError as fault:
            LOGGER.error("a row could not be committed", extra={"about": {"table": self.id, "fault": str(fault)}})  # noqa: TRY400
            self.distrust()
            raise Refusal("failed", 503) from fault
        if not won:
            self.house.metrics.lost.inc(len(rows))
            await self.fresh()
            raise Stale
        self.stale = False
        for row in rows:
            self.note(row, command)
        self.due = {due.kind for due in entry.due}
        self.tell_news(watcher, command)
        if entry.ended:
            self.tell_table()
        self.let_bots_think()

    def _entry(self, rows: list[Row], command: str) -> Entry:
        assert self.log is not None
        now = self.house.database.now()
        if self.clocks is not None:
            self.clocks.decided(rows[-1].seat if rows[-1].kind is Kind.CHOICE else None, self.turn, now)
        due = self._next_due(now)
        return Entry(
            table=self.id,
            rows=[(row.n + self.offset, row.body, row.digest) for row in rows],
            command=command,
            at=now,
            numbers=shrink(self.log.present.packed),
            layout=self.layout,
            clock=self.clocks.write() if self.clocks is not None else None,
            due=due,
            done=sorted(self.due - {one.kind for one in due}),
            ended=self.log.position.over,
            secret=self.secret if self.log.position.over else "",
        )

    def _next_due(self, now: float) -> list[Due]:
        """What must happen by itself after this: a bot's move, a flag, an absence."""
        turn = self.turn
        if turn is None or self.bots_only:
            return []
        if self.bot_of(turn) is not None:
            return [Due("bot", self.n, now, now + self.house.settings.lease_seconds, self.house.server)]
        out = []
        if self.clocks is not None:
            out.append(Due("flag", self.n, now + max(0.0, self.clocks.left_of(turn, now))))
        if not self.here(turn):  # whoever has just left counts as connected for a while
            out.append(Due("push", self.n, now + AFTER_SECONDS))
        if self.minds_absence and not self.connected(turn):
            out.append(Due("away", self.n, now + self.house.settings.away_seconds))
        return out

    @property
    def minds_absence(self) -> bool:
        """Whether somebody who stays away is replaced: at live tables of several people."""
        return self.row.pace == "live" and len(self.people()) > 1

    def let_bots_think(self) -> None:
        """If a bot is on turn, let it think; it has been written down as due.

        Bots alone play only while somebody looks on, and nothing is due about them: whoever comes lets them go on, and
        while somebody is there `House` asks again every two seconds.
        """
        turn = self.turn
        if self.stale or turn is None or self.thinking_about == self.n or self.house.closing:
            return  # rows that are not committed are no reason to think: once it is known, this is called again
        if self.bots_only and not self.watchers:
            return
        spec = self.bot_of(turn)
        if spec is not None:
            self.thinking_about = self.n
            self.house.start(self._let_bot_choose(self.n, turn, spec))

    async def _let_bot_choose(self, n: int, seat: int, spec: str) -> None:
        try:
            await self._bot_chooses(n, seat, spec)
        except Refusal as refusal:
            LOGGER.info("a bot's choice was not taken", extra={"about": {"table": self.id, "n": n, "key": refusal.key}})
        except Exception:
            self.distrust()
            raise
        finally:
            if self.thinking_about == n:
                self.thinking_about = -1
        self.let_bots_think()

    async def _bot_chooses(self, n: int, seat: int, spec: str) -> None:
        async with self.lock:
            await self.fresh()
            if self.n != n or self.log is None:
                return
            seed = self.bot_seed()
            thought = self.house.thinkers.think(
                self.log.position, spec, seed, self._progress(n, seat), owner=self.owner
            )
            answer = asyncio.ensure_future(thought)
            await asyncio.sleep(0)
        found = await answer
        self.house.metrics.thoughts.observe(found.seconds)
        async with self.lock:
            await self.fresh()
            if self.n == n and self.turn == seat and self.bot_of(seat) == spec:
                await self.add([self.log.choose(found.number, seat)])

    def bot_seed(self) -> int:
        """Give the seed of a bot that decides now: from the table's secret, so that any server's bot decides alike."""
        assert self.log is not None
        assert self.log.start.fair is not None
        return self.log.start.fair.seed_of_bot(len(self.log.rows), self.log.chain[-1])

    def _progress(self, n: int, seat: int) -> Any:
        told = 0.0

        def tell(share: float) -> None:
            nonlocal told
            now = time.monotonic()
            if now - told < PROGRESS_SECONDS:
                return
            told = now
            data = ENCODER.encode(Thinking(seat=seat, n=n, share=round(share, 2)))
            for watcher in self.watchers:
                if watcher.language:
                    watcher.send(data)

        return tell

    async def begin_if_full(self) -> None:
        """Begin the game when every seat is taken and every nonce is in; what chance deals is row 1."""
        async with self.lock:
            await self.fresh()
            if self.row.begun is None:
                if not ready(self.seats):
                    return
                await self._fix_seats()
            await self.set_up()

    async def begin_late(self) -> None:
        """Begin the game without the nonces that have not come in time; the lock is held."""
        if self.row.begun is None and taken(self.seats):
            await self._fix_seats(late=True)
        await self.set_up()

    async def _fix_seats(self, *, late: bool = False) -> None:
        begin = self.house.beginning(self.row.pace, late=late)
        try:
            await self._read_anew(await self.house.beginnings.begin(self.id, begin))
        except Exception:
            self.distrust()  # it may have been committed all the same
            raise

    async def set_up(self) -> None:
        """Write the row in which chance deals, if it is missing; the lock is held."""
        if self.log is not None and not self.log.rows:
            try:
                await self.add([self.log.setup()])
            except Stale:
                return
            self._note_presence()
            self.tell_table()

    def _note_presence(self) -> None:
        """When the game begins, it matters who is here."""
        for watcher in self.watchers:
            self.house.presence.came(self, watcher.player)
