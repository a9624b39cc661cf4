"""The hand and the stacks, in the slow engine: sections 3 and 11 of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_cards.slow_engine_resources import Asking, Choice, Game, ask, pay_anything
from catan_cards.slow_engine_table import title

if TYPE_CHECKING:
    from collections.abc import Iterable


def look_through(game: Game, stack: int) -> None:
    """A player looks at all cards of a stack; chance had their order."""
    game.table.looked_through = game.table.stacks[stack]
    game.table.looked_through.look_through(game.orders[f"stack {stack}"])


def put_one_under(game: Game, chooser: int, hand: list[str], stacks: Iterable[int]) -> Asking[Choice]:
    """Put a card of a hand under a stack."""
    choice = yield from ask(chooser, [("put_under", slot, stack) for slot in range(len(hand)) for stack in stacks])
    game.table.stacks[choice[2]].put_under(hand.pop(choice[1]))
    return choice


def take_from(game: Game, p: int, stack: int) -> Asking[None]:
    cards = game.table.stacks[stack]
    choice = yield from ask(p, [("take", slot) for slot in range(len(cards))])
    game.table.players[p].hand.append(cards.take(choice[1]))


def start_searches(game: Game) -> Asking[None]:
    """Each player searches another stack and takes three cards."""
    used = -1
    for p in (0, 1):
        choice = yield from ask(p, [("search", i) for i in range(5) if i != used])
        used = choice[1]
        look_through(game, used)
        for _ in range(3):
            yield from take_from(game, p, used)


def cut_down(game: Game, p: int) -> Asking[None]:
    """Put cards under any stacks until the limit is reached."""
    own = game.table.players[p]
    while own.has_too_many():
        yield from put_one_under(game, p, own.hand, range(5))


def get_one(game: Game, p: int, stacks: Iterable[int]) -> Asking[None]:
    """Draw the top card of a stack, or pay, search one and take a card."""
    own = game.table.players[p]
    open_stacks = [i for i in stacks if len(game.table.stacks[i])]
    choices: list[Choice] = [("draw", i) for i in open_stacks]
    if own.has_in_all() >= own.search_cost():
        choices += [("search", i) for i in open_stacks]
    choice = yield from ask(p, choices)
    stack = choice[1]
    if choice[0] == "draw":
        own.hand.append(game.table.stacks[stack].draw(game.chance("drew")["card"]))
        return
    if own.search_cost() == 1:
        game.note("town-hall")
    yield from pay_anything(game, p, own.search_cost())
    look_through(game, stack)
    yield from take_from(game, p, stack)


def draw_phase(game: Game, p: int) -> Asking[None]:
    """Fill the hand up; or cut it down, and exchange a card."""
    own, stacks = game.table.players[p], game.table.stacks
    if own.hand_limit() > 3:
        game.note(*(title(one.card) for one in own.built if title(one.card) in {"abbey", "library"}))
    if len(own.hand) < own.hand_limit():
        while len(own.hand) < own.hand_limit() and any(len(stack) for stack in stacks):
            yield from get_one(game, p, range(5))
        return
    yield from cut_down(game, p)
    keep: list[Choice] = [] if game.table.options["exchange_mandatory"] else [("keep",)]
    under = [("put_under", slot, stack) for slot in range(len(own.hand)) for stack in range(5)]
    choice = yield from ask(p, [*keep, *under])
    if choice[0] == "put_under":
        stacks[choice[2]].put_under(own.hand.pop(choice[1]))
        same = bool(game.table.options["exchange_from"])
        yield from get_one(game, p, [choice[2]] if same else range(5))
