"""What players do at a table: every command that comes over a socket, checked and carried out."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Any

from bailey.core.errors import BadInput, IllegalChoice
from bailey.core.log import SPARE_ROWS
from bailey.server import misread, tables, words
from bailey.server.errors import Refusal, Stale
from bailey.server.messages import ChatLine
from bailey.server.seating import plain_name
from bailey.server.thinking import ADVISER, STAND_IN, STRENGTHS
from bailey.server.views import ENCODER, Teller
from bailey.server.wire import (
    Choose,
    Count,
    Counted,
    Done,
    Frame,
    Hint,
    Hinted,
    Mute,
    Opinion,
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

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bailey.core.log import GameLog, Row
    from bailey.server.live import Table
    from bailey.server.sockets import Watcher
    from bailey.server.wire import Command

LOGGER = logging.getLogger("bailey.server")


async def obey(table: Table, watcher: Watcher, command: Any) -> None:
    """Carry out a command, or say why not."""
    began = time.perf_counter()
    try:
        await ACTIONS[type(command)](table, watcher, command)
    except Stale as stale:
        # The row that was first may be this command's own: it was sent to another server before.
        if not known(table, watcher, command):
            refuse(table, watcher, command.id, stale)
    except Refusal as refusal:
        refuse(table, watcher, command.id, refusal)
    except BadInput as fault:
        refuse(table, watcher, command.id, Refusal("refused", detail=str(fault)))
    except Exception:
        table.distrust()
        table.house.metrics.failures.inc()
        LOGGER.exception("a command failed", extra={"about": {"table": table.id, "do": type(command).__name__}})
        refuse(table, watcher, command.id, Refusal("failed", 500))
    table.house.metrics.commands_seconds.observe(time.perf_counter() - began)


def refuse(table: Table, watcher: Watcher, command: str | None, refusal: Refusal) -> None:
    """Say why a command is not obeyed; who answered an older position is shown the present one."""
    table.house.metrics.refused.labels(refusal.key).inc()
    update = None
    if isinstance(refusal, Stale) and table.log is not None and table.log.rows and not table.stale:
        update = table.update_for(table.viewing(watcher.player), watcher.language, table.n)
    said = words.fault(refusal, watcher.language or "en")
    watcher.send(ENCODER.encode(Refused(done=command, fault=said, update=update)))


def known(table: Table, watcher: Watcher, command: Command) -> bool:
    """Acknowledge again what was done before; the lock is held."""
    n = table.commands.get(f"{watcher.player}:{command.id}")
    if n is None:
        return False
    watcher.send(ENCODER.encode(Done(done=command.id, n=n)))
    return True


def seat_on_turn(table: Table, watcher: Watcher, n: int) -> int:
    """Tell the seat that answers row n, or refuse."""
    if table.log is None or not table.log.rows:
        raise Refusal("not-begun", 409)
    mine = table.seats_of(watcher.player)
    if not mine:
        raise Refusal("no-seat", 403)
    if n != table.n:
        raise Stale
    turn = table.turn
    if turn is None:
        raise Refusal("over", 409)
    if turn not in mine:
        raise Refusal("not-your-turn", 403)
    if table.bot_of(turn) is not None:
        raise Refusal("has-left", 409)
    return turn


async def choose(table: Table, watcher: Watcher, command: Choose) -> None:
    """Choose what is open."""
    async with table.lock:
        await table.fresh()
        if known(table, watcher, command):
            return
        seat = seat_on_turn(table, watcher, command.n)
        assert table.log is not None
        number = _open(table, watcher, command.number)
        if not command.sure and table.log.position.imagine(seat, 0).outlook(number).final:
            raise Refusal("final", 409)
        row = table.log.choose(number, seat)
        await table.add([row], f"{watcher.player}:{command.id}", watcher)


def _open(table: Table, watcher: Watcher, number: int) -> int:
    """Refuse a choice that is not open, with the rule's words for why."""
    assert table.log is not None
    position = table.log.position
    if number in position.choices.numbers:
        return number
    if number in position.blocks:
        why = position.explain(number)
        said = words.texts(table.game, watcher.language or "en").reason(why)
        raise Refusal("blocked", 409, detail=said, reason=why["key"])
    try:
        position.game.choices.read(number)
    except BadInput as fault:
        raise IllegalChoice(str(fault)) from fault
    raise Refusal("not-open", 409)


async def undo(table: Table, watcher: Watcher, command: Undo) -> None:
    """Take choices back while none of them is final and nobody else chose."""
    async with table.lock:
        await table.fresh()
        if known(table, watcher, command):
            return
        log, seat = _may_go_back(table, watcher, command.n)
        _check_room(log)
        points = log.undo_points()
        if not points or log.effective[-1].seat != seat:
            raise Refusal("no-undo", 409)
        to = points[0] if command.to is None else command.to - table.offset
        if to not in points:
            raise Refusal("no-undo", 409)
        await table.add([log.undo(to)], f"{watcher.player}:{command.id}", watcher)


async def take_back(table: Table, watcher: Watcher, command: TakeBack) -> None:
    """Go back against bots, whatever was revealed."""
    async with table.lock:
        await table.fresh()
        if known(table, watcher, command):
            return
        log, _ = _may_go_back(table, watcher, command.n)
        _check_room(log)
        seat = table.viewing(watcher.player)  # of several own seats, the one whose points were sent
        assert seat is not None
        points = [n - table.offset for n in table.take_back_points(seat)]
        if not table.alone() or not points:
            raise Refusal("no-take-back", 409)
        to = points[0] if command.to is None else command.to - table.offset
        if to not in points:
            raise Refusal("no-take-back", 409)
        await table.add([log.takeback(to)], f"{watcher.player}:{command.id}", watcher)
        table.tell_table()


def _may_go_back(table: Table, watcher: Watcher, n: int) -> tuple[Any, int]:
    if table.log is None or not table.log.rows:
        raise Refusal("not-begun", 409)
    if not table.seats_of(watcher.player):
        raise Refusal("no-seat", 403)
    if n != table.n:
        raise Stale
    if table.over:
        raise Refusal("over", 409)
    mine = table.seats_of(watcher.player)
    last = table.log.effective[-1].seat
    seat = last if last in mine else mine[0]
    if table.bot_of(seat) is not None:
        raise Refusal("has-left", 409)
    return table.log, seat


def _check_room(log: GameLog) -> None:
    """Refuse what could be done again and again, so that every game ends with a record that can be read."""
    if not log.has_room:
        raise Refusal("no-room", 409, most=SPARE_ROWS)


def _own_seat(table: Table, watcher: Watcher, named: int | None) -> int:
    mine = table.seats_of(watcher.player)
    if not mine:
        raise Refusal("no-seat", 403)
    if named is not None and named not in mine:
        raise Refusal("not-your-seat", 403)
    if table.log is None or not table.log.rows:
        raise Refusal("not-begun", 409)
    if table.over:
        raise Refusal("over", 409)
    return mine[0] if named is None else named


async def resign(table: Table, watcher: Watcher, command: Resign) -> None:
    """Give up: a bot plays on."""
    async with table.lock:
        await table.fresh()
        if known(table, watcher, command):
            return
        seat = _own_seat(table, watcher, command.seat)
        if table.bot_of(seat) is not None:
            raise Refusal("has-left", 409)
        assert table.log is not None
        await stand_in(table, seat, [table.log.resign(seat)], f"{watcher.player}:{command.id}", watcher)


async def stand_in(table: Table, seat: int, why: list[Row], command: str = "", watcher: Watcher | None = None) -> None:
    """Let a bot play for somebody; the lock is held."""
    assert table.log is not None
    takeover = table.log.takeover(seat, STRENGTHS[STAND_IN])
    await table.add([*why, takeover], command, watcher)
    table.tell_table()


async def come_back(table: Table, watcher: Watcher, command: Return) -> None:
    """Take the seat back from the bot."""
    async with table.lock:
        await table.fresh()
        if known(table, watcher, command):
            return
        seat = _own_seat(table, watcher, command.seat)
        if table.bot_of(seat) is None:
            raise Refusal("has-not-left", 409)
        assert table.log is not None
        _check_room(table.log)
        if table.clocks is not None:
            table.clocks.refill(seat)
        row = table.log.takeover(seat, f"you:{plain_name(table.names[seat], seat)}")
        await table.add([row], f"{watcher.player}:{command.id}", watcher)
        table.tell_table()


async def hint(table: Table, watcher: Watcher, command: Hint) -> None:
    """Ask what a bot would choose, one hint at a time for each player."""
    with table.house.budgets.hint(watcher.player, watcher.address):
        await _think_of_hint(table, watcher, command)


async def _think_of_hint(table: Table, watcher: Watcher, command: Hint) -> None:
    """Let a bot that knows what the seat knows think."""
    async with table.lock:
        await table.fresh()
        seat = seat_on_turn(table, watcher, command.n)
        if not table.row.hints:
            raise Refusal("no-hints", 403)
        assert table.log is not None
        position, seed = table.log.position.copy(), table.bot_seed() ^ 1
    found = await table.house.thinkers.think(position, ADVISER, seed, with_opinions=True, owner=table.owner)
    choice = position.game.choices.read(found.number)
    if watcher.language and choice.name in words.texts(table.game, watcher.language).passing:
        # To do nothing helps nobody: what matters is what comes after it, which was told as `ahead`.
        position.push(choice)
        found = await table.house.thinkers.think(position, ADVISER, seed, with_opinions=True, owner=table.owner)
    teller = Teller(position, table.names, seat, watcher.language)
    said = {choice.number: choice.say for choice in teller.choices()} if watcher.language else {}
    numbers = [position.game.choices.find(o["choice"]).number for o in found.opinions]
    visits = sum(o["visits"] for o in found.opinions) or 1
    opinions = [
        Opinion(number=n, share=round(o["visits"] / visits, 3), value=o["value"], say=said.get(n))
        for n, o in zip(numbers, found.opinions, strict=True)
    ]
    answer = Hinted(done=command.id, n=command.n, number=found.number, say=said.get(found.number), opinions=opinions)
    watcher.send(ENCODER.encode(answer))


async def count(table: Table, watcher: Watcher, command: Count) -> None:
    """Count the running scores line by line."""
    may_be_told(table, watcher)
    async with table.lock:
        await table.fresh()
        if table.log is None or not table.log.rows:
            raise Refusal("not-begun", 409)
        if not table.over and not table.game.open_scores:
            raise Refusal("not-over", 409)
        teller = Teller(table.log.position, table.names, table.viewing(watcher.player), watcher.language)
        watcher.send(ENCODER.encode(Counted(done=command.id, n=table.n, counts=teller.counts())))


def may_be_told(table: Table, watcher: Watcher) -> None:
    """Count what is worked out for one viewer alone, or refuse it."""
    if not table.house.budgets.presents.allows(watcher.address):
        raise Refusal("too-fast", 429)


async def say(table: Table, watcher: Watcher, command: SayIt) -> None:
    """Say something to the table; it is stored before it is told."""
    if not watcher.chat.take():
        raise Refusal("too-fast", 429)
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in command.text).split())
    if not text:
        raise misread.wrong("text", "unseen")
    seats = table.seats_of(watcher.player)
    at = table.house.database.now()
    if seats:
        name = table.names[seats[0]]
    else:
        row = await table.house.store.player(watcher.player)
        name = tables.called(row, watcher.player, watcher.language or "en")
    line: dict[str, Any] = {
        "player": watcher.player,
        "seat": seats[0] if seats else None,
        "name": name,
        "text": text,
        "at": at,
    }
    i = await table.house.store.say(table.id, {**line, "command": f"{watcher.player}:{command.id}"})
    if i is not None:
        spoken = ChatLine(i=i, **line)
        table.chat = [*table.chat[-59:], spoken]
        table.rev += 1
        table.tell_chat(spoken)
        table.house.doorbell.ring([table.id])
    watcher.send(ENCODER.encode(Done(done=command.id, n=table.n)))


async def mute(table: Table, watcher: Watcher, command: Mute) -> None:
    """Hear no more of somebody, or hear them again."""
    most = table.house.settings.allowance.mutes
    if not await table.house.store.mute(watcher.player, command.player, on=command.on, most=most):
        raise Refusal("too-many-mutes", 409, most=most)
    for other in table.watchers:
        if other.player == watcher.player:
            (other.muted.add if command.on else other.muted.discard)(command.player)
    watcher.send(ENCODER.encode(Done(done=command.id, n=table.n)))
    table.tell_table(only=watcher.player)


async def rematch(table: Table, watcher: Watcher, command: Rematch) -> None:
    """Want to play again; when all people want it, the new table is set up."""
    if not table.over:
        raise Refusal("not-over", 409)
    if not table.seats_of(watcher.player):
        raise Refusal("no-seat", 403)
    await table.house.store.want_rematch(table.id, watcher.player, on=command.on)
    await table.catch_up()
    if all(seat.rematch for seat in table.seats if seat.player) and table.row.rematch is None:
        await tables.play_again(table)
        await table.catch_up()
    table.house.doorbell.ring([table.id])
    watcher.send(ENCODER.encode(Done(done=command.id, n=table.n)))


async def present(table: Table, watcher: Watcher, command: Present) -> None:
    """Tell the table as it is now."""
    may_be_told(table, watcher)
    async with table.lock:
        await table.fresh()
        if table.log is None or not table.log.rows:
            raise Refusal("not-begun", 409)
        update = table.update_for(table.viewing(watcher.player), watcher.language, command.since)
        watcher.send(ENCODER.encode(Frame(update=update, done=command.id)))


async def ping(table: Table, watcher: Watcher, command: Ping) -> None:
    """Answer."""
    watcher.send(ENCODER.encode(Done(done=command.id, n=table.n)))


ACTIONS: dict[type, Callable[[Table, Watcher, Any], Awaitable[None]]] = {
    Choose: choose,
    Undo: undo,
    TakeBack: take_back,
    Resign: resign,
    Return: come_back,
    Hint: hint,
    Count: count,
    SayIt: say,
    Mute: mute,
    Rematch: rematch,
    Present: present,
    Ping: ping,
}
