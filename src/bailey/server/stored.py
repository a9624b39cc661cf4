"""A table as it is stored: its log folded, its seats, and who is who."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from bailey import games
from bailey.core.fair import Fair
from bailey.core.layout import layout_id, write_layout
from bailey.core.log import Disagreement, GameLog, Kind, Row, Start
from bailey.core.log_text import play_row
from bailey.server.clocks import Clocks
from bailey.server.messages import ChatLine
from bailey.server.scribe import Page
from bailey.server.seating import name_seats
from bailey.server.views import Kept, is_person

if TYPE_CHECKING:
    from bailey.server.house import House
    from bailey.server.sockets import Watcher
    from bailey.server.store.store import Loaded

#: Commands that are remembered, so that a retry is acknowledged again.
MOST_COMMANDS = 400
#: Somebody was here so many seconds ago: they still are.
STILL_HERE = 40.0


class StoredTable:
    """What a server knows of one table."""

    def __init__(self, house: House, loaded: Loaded) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.commands: OrderedDict[str, int] = OrderedDict()
        self.thinking_about = -1
        self.used = house.database.now()
        self.stale = False
        self.game = games.find(loaded.table.game)
        self.layout = layout_id(write_layout(self.game))
        self.id: str = loaded.table.id
        self.rev: int = loaded.table.rev
        self.untold = False  # whether something changed beside the log that watchers have not been sent
        self.set_down(loaded)
        self.told_n = self.n  # watchers have been sent all rows up to this one

    # What is stored

    def set_down(self, loaded: Loaded) -> None:
        """Take in everything that is stored of the table."""
        self._take_in_table(loaded)
        self.page = Page(self.game, self.game.scoring(len(self.seats)))
        self.log: GameLog | None = None
        self.kept: list[Kept] = []
        self.clocks: Clocks | None = None
        self.due: set[str] = {"begin", "bot", "flag", "away"}
        self.offset: int = self.row.first - 1
        if self.row.begun is None:
            return
        begin = json.loads(self.row.begin) if self.row.begin else None
        nonces = json.loads(self.row.nonces)
        fair = Fair.of(self.id, self.row.secret, nonces)
        options = json.loads(self.row.options) if begin is None else {}
        self.log = GameLog(self.game, Start(tuple(json.loads(self.row.seated)), 0, options, begin, fair))
        if self.row.clock:
            self.clocks = Clocks(json.loads(self.row.clock), len(self.seats))
        for stored in loaded.log:
            self.replay(stored)
        if self.clocks is not None and loaded.latest is not None and loaded.latest.clock:
            self.clocks.read(loaded.latest.clock)

    def take_in(self, loaded: Loaded) -> None:
        """Take in what is stored of the table beside the log, and the rows that came after ours."""
        self._take_in_table(loaded)
        for stored in loaded.log:
            self.replay(stored)
        if loaded.log and self.clocks is not None and loaded.latest is not None and loaded.latest.clock:
            self.clocks.read(loaded.latest.clock)

    def _take_in_table(self, loaded: Loaded) -> None:
        self.untold = self.untold or loaded.table.rev != self.rev
        self.row, self.seats, self.rev = loaded.table, loaded.seats, loaded.table.rev
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

    def replay(self, stored: Any) -> None:
        """Fold a stored row, and see that it leads to where it led before."""
        assert self.log is not None
        if stored.n <= self.offset or stored.n <= self.n:
            return
        row = play_row(self.log, stored.body)
        if row.digest != stored.digest:
            self.stale = True  # what we have is not what is stored
            raise Disagreement(stored.n, stored.digest, row.digest, "the rules have changed without a new version")
        self.note(row, stored.command)

    def note(self, row: Row, command: str) -> None:
        """Remember what a row told, and which command led to it."""
        assert self.log is not None
        tells = row.kind in (Kind.CHOICE, Kind.SETUP)
        events = self.log.position.state.events if tells else []
        self.kept.append(Kept(row, row.n + self.offset, row.to + self.offset, list(events), self.log.position.turn))
        if command:
            self.commands[command] = row.n + self.offset
            if len(self.commands) > MOST_COMMANDS:
                self.commands.popitem(last=False)

    @property
    def n(self) -> int:
        """The last row."""
        return self.offset + (len(self.log.rows) if self.log is not None else 0)

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
