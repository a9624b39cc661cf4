"""Questions, and paying, gaining and taking resources, in the slow engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from catan_cards.slow_engine_table import FULL, RESOURCES, SIDES, Cell, Json, Table

Choice = tuple[Any, ...]


@dataclass
class Question:
    """Who has to decide, and between what."""

    player: int
    choices: list[Choice]


T = TypeVar("T")
#: What asks questions and is sent the choices.
Asking = Generator[Question, Choice, T]


@dataclass
class Game:
    """The table, and what chance has decided since the last choice."""

    table: Table
    told: dict[str, list[Json]] = field(default_factory=dict)
    orders: dict[str, list[str]] = field(default_factory=dict)
    acted: Counter[str] = field(default_factory=Counter)

    def chance(self, what: str) -> Json:
        """The next event of this kind that was told."""
        assert self.told.get(what), f"the real engine told nothing of {what}"
        return self.told[what].pop(0)

    def note(self, *cards: str) -> None:
        """Count that a card has acted; the tests look at it, the rules do not."""
        self.acted.update(cards)


def ask(p: int, choices: Iterable[Choice], *, always: bool = False) -> Asking[Choice]:
    """Ask a player; a single open choice is made without a question."""
    found = list(choices)
    assert found, "nothing can be chosen"
    if len(found) == 1 and not always:
        return found[0]
    return (yield Question(p, found))


def number_of(cell: Cell) -> int:
    return 2 * cell[0] + SIDES.index(cell[1])


def cell_of(number: int) -> Cell:
    return number // 2, SIDES[number % 2]


# --- paying and gaining what is named


def pay(game: Game, p: int, cost: Counter[str]) -> Asking[None]:
    """Pay a cost; the payer says which Regions pay where several could."""
    yield from pay_the_rest(game, p, pay_forced(game, p, cost))


def pay_forced(game: Game, p: int, cost: Counter[str]) -> Counter[str]:
    """Pay what can be paid in one way only; return what is still owed."""
    own = game.table.players[p]
    owed = Counter(cost)
    for resource in RESOURCES:
        assert own.has(resource) >= owed[resource], f"{p} cannot pay {cost}"
        while owed[resource] and (len(own.cells_with(resource)) == 1 or owed[resource] == own.has(resource)):
            lower(game, p, own.cells_with(resource)[0])
            owed[resource] -= 1
    return owed


def pay_the_rest(game: Game, p: int, owed: Counter[str]) -> Asking[None]:
    """Ask the payer, one resource at a time, until the rest can be paid in one way only."""
    own = game.table.players[p]
    while owed.total():
        resource = next(one for one in RESOURCES if owed[one])
        cells = [("pay", number_of(cell)) for cell in own.cells_with(resource)]
        choice = yield from ask(p, [*cells, ("any_region",)])
        if choice[0] == "any_region":
            pay_from_the_fullest(game, p, owed)
            return
        lower(game, p, cell_of(choice[1]))
        owed[resource] -= 1
        owed = pay_forced(game, p, owed)


def pay_from_the_fullest(game: Game, p: int, owed: Counter[str]) -> None:
    for resource in RESOURCES:
        for _ in range(owed[resource]):
            lower(game, p, fullest(game, p, game.table.players[p].cells_with(resource)))


def pay_anything(game: Game, p: int, n: int) -> Asking[None]:
    """Pay any n resources."""
    own = game.table.players[p]
    while n:
        cells = [cell for cell in own.in_order() if own.regions[cell].store]
        if len(cells) == 1 or n == own.has_in_all():
            lower(game, p, fullest(game, p, cells))
        else:
            choice = yield from ask(p, [*(("pay", number_of(cell)) for cell in cells), ("any_region",)])
            if choice[0] == "any_region":
                for _ in range(n):
                    lower(game, p, fullest(game, p, own.in_order()))
                return
            lower(game, p, cell_of(choice[1]))
        n -= 1


def gain(game: Game, p: int, gains: Counter[str]) -> Asking[None]:
    """Gain named resources; the gainer says where they go where several Regions have room. The rest is lost."""
    yield from gain_the_rest(game, p, gain_forced(game, p, gains))


def gain_forced(game: Game, p: int, gains: Counter[str]) -> Counter[str]:
    """Gain what can go one way only; return what is still due. What finds no room is lost."""
    own = game.table.players[p]
    due = Counter({resource: min(gains[resource], own.room_for(resource)) for resource in RESOURCES})
    for resource in RESOURCES:
        while due[resource] and (len(own.cells_with_room(resource)) == 1 or due[resource] == own.room_for(resource)):
            lift(game, p, own.cells_with_room(resource)[0])
            due[resource] -= 1
    return due


def gain_the_rest(game: Game, p: int, due: Counter[str]) -> Asking[None]:
    """Ask the gainer, one resource at a time, until the rest can go one way only."""
    own = game.table.players[p]
    while due.total():
        resource = next(one for one in RESOURCES if due[one])
        cells = [("gain", number_of(cell)) for cell in own.cells_with_room(resource)]
        choice = yield from ask(p, [*cells, ("any_region",)])
        if choice[0] == "any_region":
            for one in due.elements():
                lift(game, p, emptiest(game, p, own.cells_with_room(one)))
            return
        lift(game, p, cell_of(choice[1]))
        due = gain_forced(game, p, due - Counter([resource]))


def gain_of_choice(game: Game, times: list[tuple[int, int]]) -> Asking[None]:
    """Let players gain so many resources of choice, in this order; what can go one way only needs no question."""
    left = {p: gain_where_there_is_room(game, p, n) for p, n in times}
    for p, _ in times:
        while left[p]:
            cells = game.table.players[p].cells_with_room()
            choice = yield from ask(p, [("gain", number_of(cell)) for cell in cells])
            lift(game, p, cell_of(choice[1]))
            left[p] = gain_where_there_is_room(game, p, left[p] - 1)


def gain_where_there_is_room(game: Game, p: int, n: int) -> int:
    """Gain while only one Region has room; return how many are left to choose for: none without any room."""
    own = game.table.players[p]
    while n and len(own.cells_with_room()) == 1:
        lift(game, p, own.cells_with_room()[0])
        n -= 1
    return n if own.cells_with_room() else 0


def lower(game: Game, p: int, cell: Cell) -> None:
    region = game.table.players[p].regions[cell]
    assert region.store > 0
    region.store -= 1


def lift(game: Game, p: int, cell: Cell) -> None:
    region = game.table.players[p].regions[cell]
    assert region.store < FULL
    region.store += 1


def fullest(game: Game, p: int, cells: list[Cell]) -> Cell:
    return max(cells, key=lambda cell: game.table.players[p].regions[cell].store)


def emptiest(game: Game, p: int, cells: list[Cell]) -> Cell:
    return min(cells, key=lambda cell: game.table.players[p].regions[cell].store)


# --- between the players


def takeable(table: Table, taker: int) -> list[str]:
    """The resources that the rival has and the taker has room for."""
    own, rival = table.players[taker], table.players[1 - taker]
    return [resource for resource in RESOURCES if rival.has(resource) and own.room_for(resource)]


def take_one(game: Game, taker: int, *, may_stop: bool = False) -> Asking[bool]:
    """Take a resource of choice from the rival, if there is one; tell whether one was taken."""
    choices: list[Choice] = [("take_resource", RESOURCES.index(one)) for one in takeable(game.table, taker)]
    if not choices:
        return False
    choice = yield from ask(taker, [*choices, ("stop",)] if may_stop else choices)
    if choice[0] == "stop":
        return False
    yield from hand_over(game, 1 - taker, taker, RESOURCES[choice[1]])
    return True


def give_one(game: Game, giver: int) -> Asking[None]:
    """Give a resource of choice to the rival, who must have room for it."""
    choices = [("give_resource", RESOURCES.index(one)) for one in takeable(game.table, 1 - giver)]
    if choices:
        choice = yield from ask(giver, choices)
        yield from hand_over(game, giver, 1 - giver, RESOURCES[choice[1]])


def hand_over(game: Game, source: int, target: int, resource: str) -> Asking[None]:
    """Who loses a resource says from which Region, then who gets it where it goes."""
    yield from pay(game, source, Counter([resource]))
    yield from gain(game, target, Counter([resource]))
