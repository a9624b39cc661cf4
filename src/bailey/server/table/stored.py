"""What a server knows of what is stored of a table: its log played, its seats, its chat."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING

from bailey import games
from bailey.core.records.start import is_person
from bailey.core.state.layout import layout_id, write_layout
from bailey.server.bots.fair_queue import Owner
from bailey.server.errors import Refusal, Stale
from bailey.server.messages.tables import ChatLine
from bailey.server.names import seat_names
from bailey.server.table.clocks import Clocks

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.play.game import Game
    from bailey.core.records.restored import RestoredLog
    from bailey.server.store.rows import StoredRow
    from bailey.server.store.store import Loaded
    from bailey.server.table.table_log import TableLog
    from bailey.server.views.view_builder import HistoryRow

#: So many lines of chat are kept in memory.
CHAT_LINES = 60


class StoredTable:
    """What a server knows of what is stored of a table; `Table` keeps it in step with the database."""

    def __init__(self, loaded: Loaded, log: TableLog, secret_of: Callable[[StoredRow], str]) -> None:
        self.id: str = loaded.table.id
        self.game = games.find(loaded.table.game)
        self.layout = layout_of(self.game)
        self.rev: int = loaded.table.rev
        self.unsent = False  # whether something beside the log has changed that watchers have not been sent
        self._secret_of = secret_of
        self.replace(loaded, log)

    def replace(self, loaded: Loaded, log: TableLog) -> None:
        """Replace everything by what has been loaded, and by the log that was made of it."""
        self.update(loaded)
        self.table_log = log
        self.clocks: Clocks | None = None
        if self.row.clock and log.log is not None:
            self.clocks = Clocks(json.loads(self.row.clock), len(self.seats))
            self._read_clocks(loaded)

    async def merge(self, loaded: Loaded) -> None:
        """Take in what has been loaded, and play the rows that came after ours."""
        self.update(loaded)
        await self.table_log.replay_new(loaded.log)
        if loaded.log:
            self._read_clocks(loaded)

    def update(self, loaded: Loaded) -> None:
        """Take in what has been loaded, but for the log."""
        self.unsent = self.unsent or loaded.table.rev != self.rev
        self.row, self.seats, self.rev = loaded.table, loaded.seats, loaded.table.rev
        self.secret = self._secret_of(loaded.table)
        #: When a bot replaces the player on turn, who is away; none: nobody is waited for.
        self.away_at: float | None = loaded.latest.away_at if loaded.latest is not None else None
        self.chat = [
            ChatLine(i=c.i, player=c.player, name=c.name, text=c.text, at=c.at, seat=c.seat) for c in loaded.chat
        ]
        self.names = self.game.called(seat_names(self.seats), json.loads(self.row.options))
        self._seats_of: dict[str, list[int]] = {}
        for seat in self.seats:
            if seat.player:
                self._seats_of.setdefault(seat.player, []).append(seat.seat)

    def _read_clocks(self, loaded: Loaded) -> None:
        if self.clocks is not None and loaded.latest is not None and loaded.latest.clock:
            self.clocks.read(loaded.latest.clock)

    def set_seen(self, seen: dict[int, float], rev: int) -> None:
        """Take in who is connected, as this server has just stored it; if nothing else changed, nothing is loaded."""
        for seat, when in seen.items():
            self.seats[seat].seen = when
        if rev == self.rev + 1:
            self.rev = self.row.rev = rev

    def add_chat(self, line: ChatLine) -> None:
        """Add a line of chat that has just been stored."""
        self.chat = [*self.chat[1 - CHAT_LINES :], line]
        self.rev += 1

    # The log

    @property
    def log(self) -> RestoredLog | None:
        """The log, if the game has begun."""
        return self.table_log.log

    @property
    def history(self) -> list[HistoryRow]:
        """The rows with their events; complete after `TableLog.complete_history`."""
        return self.table_log.history

    @property
    def commands(self) -> dict[str, int]:
        """The latest commands that were carried out, and their rows."""
        return self.table_log.commands

    @property
    def offset(self) -> int:
        """The row before the one that counts as row 1."""
        return self.table_log.offset

    @property
    def n(self) -> int:
        """The last row."""
        return self.table_log.n

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.log is not None and bool(self.log.rows) and self.log.position.over

    @property
    def phase(self) -> str:
        """Whether the table waits for players (`open`), plays (`playing`), or is over (`over`)."""
        return "over" if self.over else "playing" if self.row.begun is not None else "open"

    @property
    def turn(self) -> int | None:
        """The seat on turn."""
        return self.log.position.turn if self.log is not None and self.log.rows else None

    def take_back_points(self, seat: int) -> list[int]:
        """Return the rows after which this seat had to decide, the latest first."""
        assert self.log is not None
        possible = set(self.log.takeback_points())
        rows = self.log.effective
        found = [b.n for b, row in pairwise(rows) if row.seat == seat and b.n in possible]
        return [n + self.offset for n in reversed(found)]

    def begun_log(self) -> RestoredLog:
        """Return the log; raise Refusal if the game has not begun."""
        if self.log is None or not self.log.rows:
            raise Refusal("not-begun")
        return self.log

    # Seats

    def seats_of(self, player: str) -> list[int]:
        """Return the seats of a player."""
        return self._seats_of.get(player, [])

    def own_seats(self, player: str) -> list[int]:
        """Return the seats of a player; raise Refusal if there is none."""
        mine = self.seats_of(player)
        if not mine:
            raise Refusal("no-seat")
        return mine

    def seat_on_turn(self, player: str, n: int) -> int:
        """Return the seat that decides after row n; raise Refusal unless it is this player's."""
        self.begun_log()
        mine, turn = self.own_seats(player), self.turn
        if n != self.n:
            raise Stale
        if turn is None:
            raise Refusal("over")
        if turn not in mine:
            raise Refusal("not-your-turn")
        if self.bot_of(turn) is not None:
            raise Refusal("has-left")
        return turn

    def people(self) -> set[str]:
        """Return the players who have seats."""
        return set(self._seats_of)

    def alone(self) -> bool:
        """Tell whether only one person plays here, and no deal of the day: they may take back what they like."""
        return len(self._seats_of) == 1 and self.row.day is None

    def bot_of(self, seat: int) -> str | None:
        """Return the bot that plays a seat now."""
        by = self.log.seats[seat] if self.log is not None else ""
        return None if not by or is_person(by) else by

    @property
    def bots_only(self) -> bool:
        """Whether bots play all seats now: nobody waits for the game to go on unless somebody watches."""
        return self.log is not None and all(self.bot_of(seat.seat) is not None for seat in self.seats)

    @property
    def replaces_absent(self) -> bool:
        """Whether a player who stays away on turn is replaced by a bot: at live tables of several people."""
        return self.row.pace == "live" and len(self._seats_of) > 1

    @property
    def owner(self) -> Owner:
        """The owner of this table's bot work: the address from which it was set up."""
        return Owner(self.row.address or self.row.host, self.row.host)

    def has_left(self, seat: int) -> bool:
        """Tell whether a bot plays for a person."""
        return bool(self.seats[seat].player) and self.bot_of(seat) is not None

    def viewing_seat(self, player: str) -> int | None:
        """Return the seat as which a player watches: of several own seats, the one on turn."""
        mine = self.seats_of(player)
        if len(mine) < 2:
            return mine[0] if mine else None
        turn = self.turn
        return turn if turn in mine else mine[0]


def layout_of(game: Game) -> str:
    """Return the id of the layout of the numbers of a game's states."""
    return layout_id(write_layout(game))
