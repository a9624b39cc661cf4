"""What players do at a table: every command that comes over a connection is checked and carried out."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Literal

from bailey.core.errors import BadInput, IllegalChoice
from bailey.core.records.log import SPARE_ROWS
from bailey.server import texts
from bailey.server.errors import Refusal, Stale, describe
from bailey.server.messages.socket import (
    Choose,
    Confirm,
    CountScores,
    Done,
    Foresee,
    Hint,
    LetBot,
    Mute,
    Ping,
    Present,
    Refused,
    Rematch,
    Resign,
    Return,
    SayIt,
    TakeBack,
    Undo,
)
from bailey.server.names import record_name
from bailey.server.sockets import questions
from bailey.server.views.view_builder import ENCODER

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bailey.core.play.position import Position
    from bailey.core.records.log import GameLog
    from bailey.server.messages.socket import Command
    from bailey.server.table.table import Table
    from bailey.server.table.watchers import Watcher

LOGGER = logging.getLogger("bailey.server")
#: Others wait so many seconds before they may let a bot play for somebody: who only loads the page again has not gone.
PATIENCE_SECONDS = 10.0


async def execute(table: Table, watcher: Watcher, command: Command) -> None:
    """Carry out a command, or answer why not."""
    began = time.perf_counter()
    metrics = table.services.metrics
    try:
        await _execute(table, watcher, command)
    except Stale as stale:
        # The row that was first may be this command's own: it was sent to another server before.
        if not _acknowledge(table, watcher, command):
            _refuse(table, watcher, command.id, stale)
    except Refusal as refusal:
        _refuse(table, watcher, command.id, refusal)
    except BadInput as fault:
        _refuse(table, watcher, command.id, Refusal("refused", detail=str(fault)))
    except Exception:
        table.mark_stale()
        metrics.failures.inc()
        LOGGER.exception("a command failed", extra={"about": {"table": table.id, "do": type(command).__name__}})
        _refuse(table, watcher, command.id, Refusal("failed"))
    metrics.commands_seconds.observe(time.perf_counter() - began)


async def _execute(table: Table, watcher: Watcher, command: Command) -> None:
    move = MOVES.get(type(command))
    if move is None:
        await QUESTIONS[type(command)](table, watcher, command)
        return
    async with table.lock:
        await table.refresh()
        if not _acknowledge(table, watcher, command):
            await move(table, watcher, command)


def _refuse(table: Table, watcher: Watcher, command: str, refusal: Refusal) -> None:
    """Answer why a command is refused; who answered an older position is sent the present one."""
    table.services.metrics.refused.labels(refusal.key).inc()
    update, log = None, table.stored.log
    if isinstance(refusal, Stale) and log is not None and log.rows and not table.stale:
        update = table.broadcast.update_for(watcher, table.stored.n)
    fault = describe(refusal, watcher.language or "en")
    watcher.send(ENCODER.encode(Refused(done=command, fault=fault, update=update)))
    if update is not None:
        table.broadcast.ahead_to(watcher)


def _acknowledge(table: Table, watcher: Watcher, command: Command) -> bool:
    """Acknowledge a command that was carried out before; false: it was not. The lock is held."""
    n = table.stored.commands.get(f"{watcher.player}:{command.id}")
    if n is None:
        return False
    watcher.send(ENCODER.encode(Done(done=command.id, n=n)))
    return True


# Moves: they add rows to the log. The lock is held, and the table is fresh.


async def choose(table: Table, watcher: Watcher, command: Choose) -> None:
    """Choose one of the open choices."""
    seat = table.stored.seat_on_turn(watcher.player, command.n)
    log = table.stored.begun_log()
    number = _open_choice(table, watcher, command.number)
    reason = None if command.sure else _reason_to_confirm(log.position, seat, command)
    if reason is None:
        await table.add([log.choose(number, seat)], command.id, watcher)
        return
    say = texts.say(f"confirm-{reason}", watcher.language) if watcher.language else None
    answer = Confirm(done=command.id, n=command.n, number=number, reason=reason, say=say)
    watcher.send(ENCODER.encode(answer))


def _reason_to_confirm(position: Position, seat: int, command: Choose) -> Literal["vain", "final"] | None:
    """Play a choice on a copy, with what the seat may know, and return why the player must confirm it."""
    outlook = position.imagine(seat, 0).outlook(command.number)
    if outlook.vain:
        return "vain"
    return "final" if outlook.final and not command.accept_final else None


def _open_choice(table: Table, watcher: Watcher, number: int) -> int:
    """Return the number of a choice if it is open; otherwise refuse it, with the rule that blocks it."""
    position = table.stored.begun_log().position
    if number in position.choices.numbers:
        return number
    if number in position.blocks:
        why = position.explain(number)
        said = texts.of_game(table.stored.game, watcher.language or "en").reason(why)
        raise Refusal("blocked", detail=said, reason=why["key"])
    try:
        position.game.choices.read(number)
    except BadInput as fault:
        raise IllegalChoice(str(fault)) from fault
    raise Refusal("not-open")


async def undo(table: Table, watcher: Watcher, command: Undo) -> None:
    """Take choices back while none of them is final and nobody else chose."""
    log, seat = _undoable_log(table, watcher, command.n)
    points = log.undo_points()
    if not points or log.effective[-1].seat != seat:
        raise Refusal("no-undo")
    to = points[0] if command.to is None else command.to - table.stored.offset
    if to not in points:
        raise Refusal("no-undo")
    await table.add([log.undo(to)], command.id, watcher)


async def take_back(table: Table, watcher: Watcher, command: TakeBack) -> None:
    """Go back against bots, whatever was revealed."""
    log, _ = _undoable_log(table, watcher, command.n)
    stored = table.stored
    seat = stored.viewing_seat(watcher.player)  # of several own seats, the one whose points were sent
    assert seat is not None
    points = [n - stored.offset for n in stored.take_back_points(seat)]
    if not stored.alone() or not points:
        raise Refusal("no-take-back")
    to = points[0] if command.to is None else command.to - stored.offset
    if to not in points:
        raise Refusal("no-take-back")
    await table.add([log.takeback(to)], command.id, watcher)
    table.broadcast.table_info()


def _undoable_log(table: Table, watcher: Watcher, n: int) -> tuple[GameLog, int]:
    """Return the log and the player's seat, unless no choice can be taken back after row n."""
    stored, log = table.stored, table.stored.begun_log()
    mine = table.stored.own_seats(watcher.player)
    if n != stored.n:
        raise Stale
    if stored.over:
        raise Refusal("over")
    last = log.effective[-1].seat
    seat = last if last in mine else mine[0]
    if stored.bot_of(seat) is not None:
        raise Refusal("has-left")
    _check_room(log)
    return log, seat


def _check_room(log: GameLog) -> None:
    """Refuse what could be done without end, so that every game ends with a record that can be read."""
    if not log.has_room:
        raise Refusal("no-room", most=SPARE_ROWS)


async def resign(table: Table, watcher: Watcher, command: Resign) -> None:
    """Give up: a bot plays on."""
    if table.stored.game.retold:
        raise Refusal("no-bots")
    seat = _own_seat(table, watcher, command.seat)
    if table.stored.bot_of(seat) is not None:
        raise Refusal("has-left")
    await table.stand_in(seat, [table.stored.begun_log().resign(seat)], command.id, watcher)


async def let_bot(table: Table, watcher: Watcher, command: LetBot) -> None:
    """Let a bot play for one's own seat, or for the player on turn who is away."""
    stored = table.stored
    if stored.game.retold:
        raise Refusal("no-bots")
    mine = stored.own_seats(watcher.player)
    if command.seat is None or command.seat in mine:
        seat = _own_seat(table, watcher, command.seat)
    else:
        seat = _awaited_seat(table, command.seat)
    if stored.bot_of(seat) is not None:
        raise Refusal("has-left")
    await table.stand_in(seat, [], command.id, watcher)


def _awaited_seat(table: Table, seat: int) -> int:
    """Return a seat that is on turn and whose player has been away long enough for others to go on without them."""
    stored, away = table.stored, table.services.settings.away_seconds
    stored.begun_log()
    if stored.over:
        raise Refusal("over")
    if seat != stored.turn or stored.away_at is None or table.watchers.connected(seat):
        raise Refusal("not-away")
    if table.services.database.now() < stored.away_at - away + min(PATIENCE_SECONDS, away / 2):
        raise Refusal("not-yet")
    return seat


async def return_to_seat(table: Table, watcher: Watcher, command: Return) -> None:
    """Take the seat back from the bot that plays for it."""
    seat, stored = _own_seat(table, watcher, command.seat), table.stored
    if stored.bot_of(seat) is None:
        raise Refusal("has-not-left")
    log = table.stored.begun_log()
    _check_room(log)
    if stored.clocks is not None:
        stored.clocks.refill(seat)
    row = log.takeover(seat, f"you:{record_name(stored.names[seat], seat)}")
    await table.add([row], command.id, watcher)
    table.broadcast.table_info()


def _own_seat(table: Table, watcher: Watcher, named: int | None) -> int:
    """Return the seat that is named, or the player's first, in a game that has begun and is not over."""
    mine = table.stored.own_seats(watcher.player)
    if named is not None and named not in mine:
        raise Refusal("not-your-seat")
    table.stored.begun_log()
    if table.stored.over:
        raise Refusal("over")
    return mine[0] if named is None else named


Execute = dict[type, "Callable[..., Awaitable[None]]"]
MOVES: Execute = {
    Choose: choose,
    Undo: undo,
    TakeBack: take_back,
    Resign: resign,
    LetBot: let_bot,
    Return: return_to_seat,
}
QUESTIONS: Execute = {
    Hint: questions.hint,
    CountScores: questions.count,
    Foresee: questions.foresee,
    SayIt: questions.say,
    Mute: questions.mute,
    Rematch: questions.rematch,
    Present: questions.present,
    Ping: questions.ping,
}
