"""A table as its viewers are told it. Nothing is told before it is committed."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from bailey.core.fair import commit
from bailey.core.log import Kind
from bailey.server import views, words
from bailey.server.messages import ChatLine, SeatInfo, TableCard, TableInfo
from bailey.server.stored import StoredTable
from bailey.server.thinking import STAND_IN
from bailey.server.views import ENCODER
from bailey.server.wire import Frame, Said, Told

if TYPE_CHECKING:
    from bailey.server.course import Course
    from bailey.server.house import House
    from bailey.server.sockets import Watcher
    from bailey.server.store.store import Loaded
    from bailey.server.wire import Update

#: Spectators are told who came and went at most so often.
PRESENCE_SECONDS = 1.0


def marked(line: ChatLine, language: str) -> ChatLine:
    """Give a line as it is told: whoever had no seat then is marked, since they may bear the name of a player."""
    if line.seat is not None:
        return line
    return msgspec.structs.replace(line, name=words.say("spectator", language, name=line.name))


class ToldTable(StoredTable):
    """Tells those who look on."""

    def __init__(self, house: House, loaded: Loaded, course: Course) -> None:
        self._kept_at: Any = None
        self._kept_updates: dict[Any, Update] = {}
        self._telling_spectators: asyncio.TimerHandle | None = None
        super().__init__(house, loaded, course)

    def tell_news(self, doer: Watcher | None = None, command: str = "") -> None:
        """Send watchers every row, and every change beside the log, that they have not been sent yet."""
        if self.untold:
            self.tell_table()
        if self.n != self.told_n and self.n > self.offset:
            self._tell_rows(doer, command)

    def _tell_rows(self, doer: Watcher | None, command: str) -> None:
        before = self.told_n if self.told_n < self.n else 0  # a database that lost rows: all is told anew
        self.told_n = self.n
        told: dict[tuple[int | None, str | None], msgspec.Raw] = {}
        moment = self.moment()
        for watcher in self.watchers:
            key = (self.viewing(watcher.player), watcher.language)
            update = told.get(key)
            if update is None:
                update = told[key] = self.update(key[0], key[1], before, moment)
            done = command.partition(":")[2] if watcher is doer else None
            watcher.send(ENCODER.encode(Frame(update=update, done=done)))

    def moment(self) -> views.Moment:
        """Work out what all viewers share."""
        assert self.log is not None
        return views.Moment(self.log, self.n, self.offset, self.page)

    def update(self, seat: int | None, language: str | None, since: int, moment: views.Moment) -> msgspec.Raw:
        """Encode what a viewer is told now, with the news since a row."""
        return self._encoded(self._worked_out(seat, language, since, moment))

    def update_for(self, seat: int | None, language: str | None, since: int) -> msgspec.Raw:
        """Encode the same for one who asks; it is worked out once for all who ask for the same before the next row."""
        now = (self.n, self.rev, id(self.log))
        if now != self._kept_at:
            self._kept_at, self._kept_updates = now, {}
        key = (seat, language, min(since, self.n) if since > self.offset else 0)
        update = self._kept_updates.get(key)
        if update is None:
            update = self._worked_out(*key, self.moment())
            if key[2] in (0, self.n):
                self._kept_updates[key] = update
        return self._encoded(update)

    def _encoded(self, update: Update) -> msgspec.Raw:
        if self.clocks is not None:
            update.clock = self.clocks.info(self.turn, self.house.database.now())
        return msgspec.Raw(ENCODER.encode(update))

    def _worked_out(self, seat: int | None, language: str | None, since: int, moment: views.Moment) -> Update:
        asked = seat is not None and seat == moment.turn and self.bot_of(seat) is None
        teller = views.Teller(moment.position, self.names, seat, language)
        update = moment.update(teller, asked=asked)
        update.whole = since < self.offset + 1
        update.news = teller.news(views.undone(self.kept) if update.whole else self.kept[since - self.offset :])
        if seat is not None and not update.over and self.alone():
            update.take_back = self.take_back_points(seat)
        return update

    def alone(self) -> bool:
        """Tell whether one person alone plays here: they may take back what they like."""
        return len(self._seats_of) == 1

    def take_back_points(self, seat: int) -> list[int]:
        """List the rows after which this seat had to decide."""
        assert self.log is not None
        possible = set(self.log.takeback_points())
        rows = self.log.effective
        found = [b.n for b, row in pairwise(rows) if row.seat == seat and b.n in possible]
        return [n + self.offset for n in reversed(found)]

    def tell_table(self, *, only: str | None = None) -> None:
        """Tell everybody, or only one player, about seats, clocks, and who is here."""
        self.untold = self.untold and only is not None
        self._tell_info([watcher for watcher in self.watchers if only in (None, watcher.player)])

    def tell_presence(self, newcomer: Watcher | None = None) -> None:
        """Tell that somebody has come or gone: the players and the newcomer now, spectators once for a whole second."""
        self._tell_info([one for one in self.watchers if one is newcomer or self.seats_of(one.player)])
        if self._telling_spectators is None:
            loop = asyncio.get_running_loop()
            self._telling_spectators = loop.call_later(PRESENCE_SECONDS, self._tell_spectators)

    def _tell_spectators(self) -> None:
        self._telling_spectators = None
        self._tell_info([watcher for watcher in self.watchers if not self.seats_of(watcher.player)])

    def _tell_info(self, watchers: list[Watcher]) -> None:
        """Tell some about the table; what several are told alike is encoded once."""
        told: dict[Any, bytes] = {}
        talking = {line.player for line in self.chat}
        for watcher in watchers:
            known = bool(self.seats_of(watcher.player)) or watcher.player == self.row.host
            language, muted = watcher.language or "en", frozenset(watcher.muted & talking)
            key = (watcher.player if known else "", language, muted)
            if key not in told:
                told[key] = ENCODER.encode(Told(table=self.info(watcher.player, language, muted)))
            watcher.send(told[key])

    def tell_present(self) -> None:
        """Tell everybody all of it anew: somebody's seat is now somebody else's."""
        for watcher in self.watchers:
            present = self.current(watcher.player, watcher.language, 0)
            if present is not None:
                watcher.send(present)

    def tell_chat(self, line: ChatLine) -> None:
        """Tell everybody what somebody said, but for those who do not want to hear them."""
        told: dict[str, bytes] = {}
        for watcher in self.watchers:
            language = watcher.language or "en"
            if language not in told:
                told[language] = ENCODER.encode(Said(line=marked(line, language)))
            if line.player not in watcher.muted:
                watcher.send(told[language])

    def info(self, player: str, language: str, muted: set[str] | frozenset[str] = frozenset()) -> TableInfo:
        """Tell all that is public about the table."""
        row = self.row
        bot = words.say(f"strength-{STAND_IN}", language)
        return TableInfo(
            table=self.id,
            code=row.code,
            game=row.game,
            title=words.texts(self.game, language).title,
            version=self.game.version,
            state=self.state,  # type: ignore[arg-type]
            seats=[self._seat_info(i, player) for i in range(len(self.seats))],
            options=json.loads(row.options),
            pace=row.pace,
            listed=row.listed,
            hints=row.hints,
            commitment=commit(self.secret),
            created=row.created,
            clock=self.clocks.info(self.turn, self.house.database.now()) if self.clocks is not None else None,
            host=row.host == player,
            printed=self.names[len(self.seats) :],
            practice=self.log is not None and self.log.practice,
            spectators=sum(not self.seats_of(watcher.player) for watcher in self.watchers),
            leaving=words.say("leaving", language, bot=bot),
            rematch=row.rematch,
            chat=[marked(line, language) for line in self.chat if line.player not in muted],
            muted=sorted({line.player for line in self.chat} & muted),
            notice=words.say("rules-renewed", language, old=row.notice, new=self.game.version) if row.notice else "",
        )

    def _seat_info(self, i: int, player: str) -> SeatInfo:
        seat = self.seats[i]
        left = self.has_left(i)
        return SeatInfo(
            seat=i,
            kind="person" if seat.player else "bot" if seat.strength else "open",
            name=self.names[i],
            player=seat.player or "",
            mine=bool(seat.player) and seat.player == player,
            connected=self.connected(i),
            strength=seat.strength,
            stand_in=STAND_IN if left else None,
            left=self._why_left(i) if left else None,  # type: ignore[arg-type]
            rematch=seat.rematch is not None,
            nonce=bool(seat.player) and seat.nonce is not None,
        )

    def _why_left(self, seat: int) -> str:
        assert self.log is not None
        mine = [row.kind for row in self.log.rows if row.seat == seat and row.kind is not Kind.CHOICE]
        before = mine[-2] if len(mine) > 1 else None
        return {Kind.RESIGN: "resigned", Kind.TIMEOUT: "flagged"}.get(before, "away")  # type: ignore[arg-type]

    def card(self, player: str, language: str) -> TableCard:
        """Tell of the table in a list."""
        mine = self.turn is not None and self.turn in self.seats_of(player) and self.bot_of(self.turn) is None
        return TableCard(
            table=self.id,
            code=self.row.code,
            game=self.row.game,
            title=words.texts(self.game, language).title,
            state=self.state,  # type: ignore[arg-type]
            seats=[self._seat_info(i, player) for i in range(len(self.seats))],
            pace=self.row.pace,
            my_turn=mine,
            n=self.n,
            created=self.row.created,
        )

    def current(self, player: str, language: str | None, since: int) -> bytes | None:
        """Encode the whole present for somebody who has just come."""
        if self.log is None or not self.log.rows:
            return None
        return ENCODER.encode(Frame(update=self.update_for(self.viewing(player), language, since)))
