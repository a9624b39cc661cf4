"""What the watchers of a table are sent. Nothing is sent before it is committed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from bailey.server.messages.socket import AheadMessage, ChatMessage, TableMessage, Thinking, UpdateMessage
from bailey.server.table.table_info import marked, table_info
from bailey.server.views.incremental_json import IncrementalJson
from bailey.server.views.view_builder import ENCODER, SharedView, ViewBuilder, without_undone

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.core.records.restored import RestoredLog
    from bailey.server.messages.socket import Update
    from bailey.server.messages.tables import ChatLine, TableInfo
    from bailey.server.store.database import Database
    from bailey.server.table.stored import StoredTable
    from bailey.server.table.watchers import Watcher, Watchers

#: Spectators are sent who came and went at most so often.
PRESENCE_SECONDS = 1.0
#: A seat (none: a spectator) and a language (none: no sentences): all viewers of a kind are sent the same.
Viewer = tuple[int | None, str | None]


class Broadcast:
    """Sends the watchers of a table what happens there; what several are sent alike is encoded once."""

    def __init__(self, stored: StoredTable, watchers: Watchers, database: Database) -> None:
        self._stored, self._watchers, self._database = stored, watchers, database
        self._sent_n = stored.n  # watchers have been sent all rows up to this one
        self._cached_at: object = None
        self._cached_updates: dict[object, Update] = {}
        self._cached_ahead: dict[Viewer, bytes] = {}
        self._presence_timer: asyncio.TimerHandle | None = None
        self._json: IncrementalJson | None = None
        self._json_log: RestoredLog | None = None

    # Rows

    def changes(self, sender: Watcher | None = None, command: str = "") -> None:
        """Send all watchers the rows, and the changes beside the log, that they have not been sent yet.

        `command` is the id of the command of `sender` that led to them.
        """
        if self._stored.unsent:
            self.table_info()
        if self._stored.n != self._sent_n and self._stored.n > self._stored.offset:
            self._rows(sender, command)

    def _rows(self, sender: Watcher | None, command: str) -> None:
        before = self._sent_n if self._sent_n < self._stored.n else 0  # a database that lost rows: all is sent anew
        self._sent_n = self._stored.n
        encoded: dict[Viewer, msgspec.Raw] = {}
        snapshot = self._snapshot()
        for watcher in self._watchers:
            viewer = (self._stored.viewing_seat(watcher.player), watcher.language)
            update = encoded.get(viewer)
            if update is None:
                update = encoded[viewer] = self._encoded(self._update(*viewer, before, snapshot))
            watcher.send(ENCODER.encode(UpdateMessage(update=update, done=command if watcher is sender else None)))
        for watcher in self._watchers:  # after everybody has been sent the update, which plays no choice
            self.ahead_to(watcher)

    def present_to(self, watcher: Watcher, since: int, command: str | None = None) -> None:
        """Send one watcher the table as it is now, with the news since a row; nothing before the game begins."""
        if self._stored.log is not None and self._stored.log.rows:
            watcher.send(ENCODER.encode(UpdateMessage(update=self.update_for(watcher, since), done=command)))
            self.ahead_to(watcher)

    def present(self) -> None:
        """Send all watchers everything anew: somebody's seat is now somebody else's."""
        for watcher in self._watchers:
            self.present_to(watcher, 0)

    def update_for(self, watcher: Watcher, since: int) -> msgspec.Raw:
        """Return an update for one watcher; until the next row it is made once for all who ask for the same."""
        stored = self._stored
        self._drop_old_cache()
        since = min(since, stored.n) if since > stored.offset else 0
        key = (stored.viewing_seat(watcher.player), watcher.language, since)
        update = self._cached_updates.get(key)
        if update is None:
            update = self._update(*key, self._snapshot())
            if since in (0, stored.n):
                self._cached_updates[key] = update
        return self._encoded(update)

    def ahead_to(self, watcher: Watcher) -> None:
        """Send the player who must decide the choices after those that only lead on: such choices are played on copies.

        This follows every update with `leads`, and is made once for all who are sent the same.
        """
        stored, language = self._stored, watcher.language
        seat = stored.viewing_seat(watcher.player)
        if not language or stored.log is None or not self._is_asked(seat, stored.turn):
            return
        self._drop_old_cache()
        message = self._cached_ahead.get((seat, language))
        if message is None:
            builder = ViewBuilder(stored.log.position, stored.names, seat, language)
            message = b""
            if builder.leading():
                message = ENCODER.encode(AheadMessage(n=stored.n, ahead=builder.ahead()))
            self._cached_ahead[seat, language] = message
        if message:
            watcher.send(message)

    def _is_asked(self, seat: int | None, turn: int | None) -> bool:
        """Tell whether a seat must decide, and no bot stands in for it."""
        return seat is not None and seat == turn and self._stored.bot_of(seat) is None

    def _drop_old_cache(self) -> None:
        now = (self._stored.n, self._stored.rev, id(self._stored.log))
        if now != self._cached_at:
            self._cached_at, self._cached_updates, self._cached_ahead = now, {}, {}

    def _snapshot(self) -> SharedView:
        """Return what all viewers of the present position share."""
        stored = self._stored
        assert stored.log is not None
        if self._json is None or self._json_log is not stored.log:
            self._json = IncrementalJson(stored.game, len(stored.names))
            self._json_log = stored.log
        return SharedView(stored.log, stored.n, stored.offset, self._json)

    def _update(self, seat: int | None, language: str | None, since: int, snapshot: SharedView) -> Update:
        stored = self._stored
        builder = ViewBuilder(snapshot.position, stored.names, seat, language)
        update = snapshot.update(builder, asked=self._is_asked(seat, snapshot.turn))
        update.whole = since < stored.offset + 1
        update.news = builder.news(
            without_undone(stored.history) if update.whole else stored.history[since - stored.offset :]
        )
        if seat is not None and not update.over and stored.alone():
            update.take_back = stored.take_back_points(seat)
        return update

    def _encoded(self, update: Update) -> msgspec.Raw:
        if self._stored.clocks is not None:
            update.clock = self._stored.clocks.info(self._stored.turn, self._database.now())
        return msgspec.Raw(ENCODER.encode(update))

    # Beside the log

    def table_info(self, *, only: str | None = None) -> None:
        """Send all watchers, or only one player, the seats, the clocks, and who is connected."""
        self._stored.unsent = self._stored.unsent and only is not None
        self._send_info(self._watchers if only is None else self._watchers.of(only))

    def presence(self, newcomer: Watcher | None = None) -> None:
        """Send who has come or gone: to players and the newcomer now, to spectators once for a whole second."""
        stored = self._stored
        self._send_info([one for one in self._watchers if one is newcomer or stored.seats_of(one.player)])
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_SECONDS, self._presence_to_spectators)

    def _presence_to_spectators(self) -> None:
        self._presence_timer = None
        self._send_info(self._watchers.spectators())

    def _send_info(self, watchers: Iterable[Watcher]) -> None:
        encoded: dict[object, bytes] = {}
        speakers = {line.player for line in self._stored.chat}
        for watcher in watchers:
            known = bool(self._stored.seats_of(watcher.player)) or watcher.player == self._stored.row.host
            language, muted = watcher.language or "en", frozenset(watcher.muted & speakers)
            key = (watcher.player if known else "", language, muted)
            if key not in encoded:
                encoded[key] = ENCODER.encode(TableMessage(table=self.info(watcher.player, language, muted)))
            watcher.send(encoded[key])

    def info(self, player: str, language: str, muted: frozenset[str] = frozenset()) -> TableInfo:
        """Return all that is public about the table, for one player."""
        return table_info(self._stored, self._watchers, self._database.now(), player, language, muted)

    def chat(self, line: ChatLine) -> None:
        """Send all watchers a line of chat, but for those who have muted its speaker."""
        encoded: dict[str, bytes] = {}
        for watcher in self._watchers:
            language = watcher.language or "en"
            if language not in encoded:
                encoded[language] = ENCODER.encode(ChatMessage(line=marked(line, language)))
            if line.player not in watcher.muted:
                watcher.send(encoded[language])

    def thinking(self, seat: int, n: int, share: float) -> None:
        """Send how far a bot is with its decision, to those who want sentences."""
        data = ENCODER.encode(Thinking(seat=seat, n=n, share=round(share, 2)))
        for watcher in self._watchers:
            if watcher.language:
                watcher.send(data)
