"""A table as it is stored: its log folded, its seats, and who is who."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from bailey import games
from bailey.core.layout import layout_id, write_layout
from bailey.core.log import Disagreement, is_person
from bailey.server.clocks import Clocks
from bailey.server.course import Course, take_up
from bailey.server.fair_queue import Owner
from bailey.server.messages import ChatLine
from bailey.server.scribe import Page
from bailey.server.seating import name_seats

if TYPE_CHECKING:
    from collections import OrderedDict
    from collections.abc import Iterable

    from bailey.core.game import Game
    from bailey.core.log import Row
    from bailey.core.restored import RestoredLog
    from bailey.server.house import House
    from bailey.server.sockets import Watcher
    from bailey.server.store.store import Loaded
    from bailey.server.views import Kept

#: Somebody was here so many seconds ago: they still are.
STILL_HERE = 40.0


class StoredTable:
    """What a server knows of one table."""

    def __init__(self, house: House, loaded: Loaded, course: Course) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.thinking_about = -1
        self.used = house.database.now()
        self.stale = False
        self.game = games.find(loaded.table.game)
        self.layout = layout_of(self.game)
        self.id: str = loaded.table.id
        self.rev: int = loaded.table.rev
        self.untold = False  # whether something changed beside the log that watchers have not been sent
        self.set_down(loaded, course)
        self.told_n = self.n  # watchers have been sent all rows up to this one

    # What is stored

    def set_down(self, loaded: Loaded, course: Course) -> None:
        """Take in everything that is stored of the table, and the log that was made of it."""
        self._take_in_table(loaded)
        self.course = course
        self.page = Page(self.game, self.game.scoring(len(self.seats)))
        self.clocks: Clocks | None = None
        self.due: set[str] = {"nonces", "begin", "bot", "flag", "away"}
        if self.row.clock and course.log is not None:
            self.clocks = Clocks(json.loads(self.row.clock), len(self.seats))
        if self.clocks is not None and loaded.latest is not None and loaded.latest.clock:
            self.clocks.read(loaded.latest.clock)

    async def course_of(self, loaded: Loaded) -> Course:
        """Make the log of what is stored; whoever looks on must be able to hear what it told."""
        course = await take_up(self.house.slices, self.game, self.layout, loaded, self.house.secret_of(loaded.table))
        if self.watchers:
            await self.house.slices.over(course.recall())
        return course

    async def recall(self) -> None:
        """Come to know what every row told, before somebody looks on; the lock is held."""
        with self.house.reading(self.id):
            await self.house.slices.over(self.course.recall())

    @property
    def log(self) -> RestoredLog | None:
        """The log, if the game has begun."""
        return self.course.log

    @property
    def kept(self) -> list[Kept]:
        """What each row told; complete after `recall`."""
        return self.course.kept

    @property
    def commands(self) -> OrderedDict[str, int]:
        """The latest commands that were carried out, and their rows."""
        return self.course.commands

    @property
    def offset(self) -> int:
        """The row before the one that counts as row 1."""
        return self.course.offset

    async def take_in(self, loaded: Loaded) -> None:
        """Take in what is stored of the table beside the log, and the rows that came after ours."""
        self._take_in_table(loaded)
        await self.replay_all(loaded.log)
        if loaded.log and self.clocks is not None and loaded.latest is not None and loaded.latest.clock:
            self.clocks.read(loaded.latest.clock)

    def _take_in_table(self, loaded: Loaded) -> None:
        self.untold = self.untold or loaded.table.rev != self.rev
        self.row, self.seats, self.rev = loaded.table, loaded.seats, loaded.table.rev
        self.secret = self.house.secret_of(loaded.table)
        self.chat = [
            ChatLine(i=c.i, player=c.player, name=c.name, text=c.text, at=c.at, seat=c.seat) for c in loaded.chat
        ]
        self.names = self.game.called(name_seats(self.seats))
        self._seats_of: dict[str, list[int]] = {}
        for seat in self.seats:
            if seat.player:
                self._seats_of.setdefault(seat.player, []).append(seat.seat)

    def note_seen(self, seen: dict[int, float], rev: int) -> None:
        """Take in who is here, as this server has just noted it; if nothing else has changed, nothing need be read."""
        for seat, when in seen.items():
            self.seats[seat].seen = when
        if rev == self.rev + 1:
            self.rev = self.row.rev = rev

    async def replay_all(self, rows: Iterable[Any]) -> None:
        """Play rows that another server has written."""
        if any(row.body.startswith(("undo ", "takeback ")) for row in rows):
            await self.recall()  # beforehand, in slices
        await self.house.slices.over(map(self.replay, rows))

    def replay(self, stored: Any) -> None:
        """Play a stored row, and see that it leads to where it led before."""
        try:
            self.course.replay(stored)
        except Disagreement:
            self.stale = True  # what we have is not what is stored
            raise

    def note(self, row: Row, command: str) -> None:
        """Remember what a row told, and which command led to it."""
        self.course.note(row, command)

    @property
    def n(self) -> int:
        """The last row."""
        return self.course.n

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.log is not None and bool(self.log.rows) and self.log.position.over

    @property
    def state(self) -> str:
        """Whether the table waits for players, plays, or is over."""
        return "over" if self.over else "playing" if self.row.begun is not None else "open"

    @property
    def turn(self) -> int | None:
        """The seat on turn."""
        return self.log.position.turn if self.log is not None and self.log.rows else None

    # Who is who

    def seats_of(self, player: str) -> list[int]:
        """List the seats of a player."""
        return self._seats_of.get(player, [])

    def people(self) -> set[str]:
        """List the players who sit here."""
        return set(self._seats_of)

    def bot_of(self, seat: int) -> str | None:
        """Tell which bot plays a seat now."""
        by = self.log.seats[seat] if self.log is not None else ""
        return None if not by or is_person(by) else by

    @property
    def bots_only(self) -> bool:
        """Whether bots play all seats now: nobody waits for the game to go on unless somebody looks on."""
        return self.log is not None and all(self.bot_of(seat.seat) is not None for seat in self.seats)

    @property
    def owner(self) -> Owner:
        """Whose share of thinking this table uses: that of the address from which it was set up."""
        return Owner(self.row.address or self.row.host, self.row.host)

    def has_left(self, seat: int) -> bool:
        """Tell whether a bot plays for a person."""
        return bool(self.seats[seat].player) and self.bot_of(seat) is not None

    def connected(self, seat: int) -> bool:
        """Tell whether a seat's player looks on, here or at another server."""
        seen = self.seats[seat].seen
        return self.here(seat) or bool(self.seats[seat].player and seen > self.house.database.now() - STILL_HERE)

    def here(self, seat: int) -> bool:
        """Tell whether a seat's player looks on over a socket of this server."""
        player = self.seats[seat].player
        return bool(player) and player in [watcher.player for watcher in self.watchers]

    def viewing(self, player: str) -> int | None:
        """Tell as whose seat a player looks on: of several own seats, the one on turn."""
        mine = self.seats_of(player)
        if len(mine) < 2:
            return mine[0] if mine else None
        turn = self.turn
        return turn if turn in mine else mine[0]


def layout_of(game: Game) -> str:
    """Name how the numbers of a game's states read."""
    return layout_id(write_layout(game))
