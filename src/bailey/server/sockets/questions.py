"""Commands that add no row to the log: hints, scores, chat, muting, playing again."""
# Any: columns of a new row.

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.text.gains import why
from bailey.server import texts
from bailey.server.bots.stand_ins import ADVISER
from bailey.server.errors import Refusal, validation_error
from bailey.server.messages.socket import Command, Counted, Done, Foreseen, Hinted, Opinion
from bailey.server.messages.tables import ChatLine
from bailey.server.names import display_name
from bailey.server.table.creating import play_again
from bailey.server.views import foresight
from bailey.server.views.view_builder import ENCODER, ViewBuilder

if TYPE_CHECKING:
    from bailey.core.play.position import Position
    from bailey.server.bots.thinking import Thought
    from bailey.server.messages.socket import CountScores, Foresee, Hint, Mute, Ping, Present, Rematch, SayIt
    from bailey.server.table.table import Table
    from bailey.server.table.watchers import Watcher


#: A hint says of so many choices what they would bring.
EXPLAINED = 3


def _check_rate(table: Table, watcher: Watcher) -> None:
    """Limit what is worked out for one viewer alone."""
    if not table.services.budgets.presents.allows(watcher.address):
        raise Refusal("too-fast")


async def hint(table: Table, watcher: Watcher, command: Hint) -> None:
    """Answer what a bot would choose; one hint at a time for each player."""
    with table.services.budgets.hint(watcher.player, watcher.address):
        async with table.lock:
            await table.refresh()
            seat = table.stored.seat_on_turn(watcher.player, command.n)
            if not table.stored.row.hints:
                raise Refusal("no-hints")
            position, seed = table.stored.begun_log().position.copy(), table.bots.seed() ^ 1
        thought = await _advice(table, position, seed)
        choice = position.game.choices.read(thought.number)
        if watcher.language and choice.name in texts.of_game(table.stored.game, watcher.language).passing:
            # To do nothing is no advice: what matters is what comes after it, which was sent in `ahead`.
            position.push(choice)
            thought = await _advice(table, position, seed)
        builder = ViewBuilder(position, table.stored.names, seat, watcher.language)
        watcher.send(ENCODER.encode(_hinted(command, thought, builder)))


async def _advice(table: Table, position: Position, seed: int) -> Thought:
    owner = table.stored.owner
    return await table.services.bots.think(position, ADVISER, seed, with_opinions=True, owner=owner)


def _hinted(command: Hint, thought: Thought, builder: ViewBuilder) -> Hinted:
    said = {choice.number: choice.say for choice in builder.choices()} if builder.language else {}
    numbers = [builder.game.choices.find(o["choice"]).number for o in thought.opinions]
    visits = sum(o["visits"] for o in thought.opinions) or 1
    opinions = [
        Opinion(number=n, share=round(o["visits"] / visits, 3), value=o["value"], say=said.get(n))
        for n, o in zip(numbers, thought.opinions, strict=True)
    ]
    best = thought.number
    for opinion in sorted(opinions, key=lambda one: (one.number != best, -one.share))[:EXPLAINED]:
        _explain(opinion, builder)
    said_why = _why(thought, builder)
    return Hinted(done=command.id, n=command.n, number=best, say=said.get(best), opinions=opinions, why=said_why)


def _why(thought: Thought, builder: ViewBuilder) -> str | None:
    """Say why the best choice is better than the next one, if it was worked out."""
    explained = thought.explained
    if explained is None or builder.texts is None or builder.seat is None:
        return None
    other = builder.game.choices.read(explained.against)
    than = builder.texts.choice(builder.position, other, builder.names)
    return why(builder.texts, explained.reason, explained.scores, builder.seat, builder.names, than) or None


def _explain(opinion: Opinion, builder: ViewBuilder) -> None:
    """Say what a choice would bring, as far as its seat can know."""
    assert builder.seat is not None
    opinion.points, events = foresight.foresee(builder.position, builder.seat, [opinion.number])
    opinion.events, opinion.prospect = builder.events(events), builder.prospect(opinion.number)


async def count(table: Table, watcher: Watcher, command: CountScores) -> None:
    """Answer the running scores line by line."""
    _check_rate(table, watcher)
    async with table.lock:
        await table.refresh()
        stored = table.stored
        log = stored.begun_log()
        if not stored.over and not stored.game.open_scores:
            raise Refusal("not-over")
        builder = ViewBuilder(log.position, stored.names, stored.viewing_seat(watcher.player), watcher.language)
        watcher.send(ENCODER.encode(Counted(done=command.id, n=stored.n, counts=builder.counts())))


async def foresee(table: Table, watcher: Watcher, command: Foresee) -> None:
    """Answer what an open choice would bring."""
    _check_rate(table, watcher)
    async with table.lock:
        await table.refresh()
        seat, position = table.stored.seat_on_turn(watcher.player, command.n), table.stored.begun_log().position
        numbers = [n for n in (command.after, command.number) if n is not None]
        builder = ViewBuilder(position, table.stored.names, seat, watcher.language)
        if command.after is not None:
            builder = _after(builder, command.after)
        if command.number not in builder.position.choices.numbers:
            raise Refusal("not-open")
        points, events = foresight.foresee(position, seat, numbers)
        leads, told = builder.prospect(command.number), builder.events(events)
        answer = Foreseen(
            done=command.id, n=command.n, number=command.number, points=points, events=told, prospect=leads
        )
        watcher.send(ENCODER.encode(answer))


def _after(builder: ViewBuilder, number: int) -> ViewBuilder:
    """Return the builder of what follows a choice that leads on; after any other one, a question would tell chance."""
    found = number in builder.position.choices.numbers and builder.led_on(builder.game.choices.read(number))
    if not found:
        raise Refusal("not-open")
    return ViewBuilder(found, builder.names, builder.seat, builder.language)


async def say(table: Table, watcher: Watcher, command: SayIt) -> None:
    """Store a line of chat, then broadcast it."""
    if not watcher.chat.take():
        raise Refusal("too-fast")
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in command.text).split())
    if not text:
        raise validation_error("text", "unseen")
    services, seats = table.services, table.stored.seats_of(watcher.player)
    line: dict[str, Any] = {
        "player": watcher.player,
        "seat": seats[0] if seats else None,
        "name": await _speaker(table, watcher),
        "text": text,
        "at": services.database.now(),
    }
    i = await services.store.say(table.id, {**line, "command": f"{watcher.player}:{command.id}"})
    if i is not None:  # none: the same command has stored it before
        table.stored.add_chat(ChatLine(i=i, **line))
        table.broadcast.chat(table.stored.chat[-1])
        services.notifier.notify([table.id])
    _done(table, watcher, command)


async def _speaker(table: Table, watcher: Watcher) -> str:
    """Return the name of a player at their seat, or of a spectator."""
    seats = table.stored.seats_of(watcher.player)
    if seats:
        return table.stored.names[seats[0]]
    row = await table.services.store.player(watcher.player)
    return display_name(row, watcher.player, watcher.language or "en")


async def mute(table: Table, watcher: Watcher, command: Mute) -> None:
    """Stop sending a player's chat to this one, or send it again."""
    most = table.services.settings.allowance.mutes
    if not await table.services.store.mute(watcher.player, command.player, on=command.on, most=most):
        raise Refusal("too-many-mutes", most=most)
    for other in table.watchers.of(watcher.player):
        (other.muted.add if command.on else other.muted.discard)(command.player)
    _done(table, watcher, command)
    table.broadcast.table_info(only=watcher.player)


async def rematch(table: Table, watcher: Watcher, command: Rematch) -> None:
    """Note who wants to play again; when all people do, set the new table up."""
    if not table.stored.over:
        raise Refusal("not-over")
    table.stored.own_seats(watcher.player)
    await table.services.store.want_rematch(table.id, watcher.player, on=command.on)
    await table.catch_up()
    wanted = all(seat.rematch for seat in table.stored.seats if seat.player)
    if wanted and table.stored.row.rematch is None:
        await play_again(table)
        await table.catch_up()
    table.services.notifier.notify([table.id])
    _done(table, watcher, command)


async def present(table: Table, watcher: Watcher, command: Present) -> None:
    """Answer the table as it is now."""
    _check_rate(table, watcher)
    async with table.lock:
        await table.refresh()
        table.stored.begun_log()
        table.broadcast.present_to(watcher, command.since, command.id)


async def ping(table: Table, watcher: Watcher, command: Ping) -> None:
    """Answer."""
    _done(table, watcher, command)


def _done(table: Table, watcher: Watcher, command: Command) -> None:
    watcher.send(ENCODER.encode(Done(done=command.id, n=table.stored.n)))
