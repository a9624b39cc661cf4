"""The action cards and the event cards, in the slow engine: sections 10 and 12 of the rules."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from catan_cards.slow_engine_hand import cut_down, look_through, put_one_under
from catan_cards.slow_engine_resources import (
    Asking,
    Choice,
    Game,
    ask,
    gain,
    gain_of_choice,
    give_one,
    pay,
    take_one,
    takeable,
)
from catan_cards.slow_engine_table import FULL, RESOURCES, Table, is_unit, kind, title

if TYPE_CHECKING:
    from collections.abc import Callable

COUNTERED_BY = {"arsonist": "bishop", "brigands": "bishop", "black-knight": "herb-woman"}
WAITING = {"alchemist", "arsonist", "black-knight", "brigands", "caravan", "merchant", "spy"}


# --- action cards


def waits(table: Table, card: str) -> bool:
    """Whether a card must wait for the gate just now."""
    free = title(card) == "merchant" and not table.options["merchant_waits"]
    return title(card) in WAITING and not free and not table.gate_is_open()


def can_be_played(table: Table, p: int, card: str) -> bool:
    """Whether a card can do what it says, in the action phase."""
    if waits(table, card):
        return False
    rival = table.players[1 - p]
    match title(card):
        case "arsonist":
            return any(kind(one.card) == "building" for one in rival.built)
        case "black-knight":
            return bool(rival.knights())
        case "brigands" | "merchant":
            return bool(takeable(table, p))
        case "caravan":
            return bool(swaps(table, p))
        case "spy":
            return True
    return False


def swaps(table: Table, p: int) -> list[Choice]:
    own = table.players[p]
    return [
        ("trade", g, h)
        for g, give in enumerate(RESOURCES)
        for h, get in enumerate(RESOURCES)
        if give != get and own.has(give) and own.room_for(get)
    ]


def play_card(game: Game, p: int, slot: int) -> Asking[None]:
    """Play an action card: it goes to the discard pile, and does what it says."""
    card = game.table.players[p].hand.pop(slot)
    game.table.discard.append(card)
    game.note(title(card))
    match title(card):
        case "caravan":
            yield from swap_two(game, p)
        case "merchant":
            if (yield from take_one(game, p)):
                yield from take_one(game, p, may_stop=True)
            yield from give_one(game, p)
        case "spy":
            yield from spy(game, p)
        case attack:
            yield from duel(game, p, attack)


def swap_two(game: Game, p: int) -> Asking[None]:
    """Swap up to two resources, one by one; the card is played for one at least."""
    for stop in ([], [("stop",)]):
        choice = yield from ask(p, [*swaps(game.table, p), *stop])
        if choice[0] == "stop":
            return
        yield from pay(game, p, Counter([RESOURCES[choice[1]]]))
        yield from gain(game, p, Counter([RESOURCES[choice[2]]]))


def spy(game: Game, p: int) -> Asking[None]:
    """See the rival's hand, and take a Unit or an action card."""
    rival = game.table.players[1 - p]
    game.note(*([] if rival.hand else ["spy saw no card"]))
    fitting = [slot for slot, card in enumerate(rival.hand) if is_unit(card) or kind(card) == "action"]
    if fitting:
        choice = yield from ask(p, [("take_from_hand", slot) for slot in fitting])
        game.table.players[p].hand.append(rival.hand.pop(choice[1]))
        game.note("spy took")


def duel(game: Game, attacker: int, attack: str) -> Asking[None]:
    """An attack with a roll; the defender is always asked for a counter card."""
    defender = game.table.players[1 - attacker]
    counters = [slot for slot, card in enumerate(defender.hand) if title(card) == COUNTERED_BY[attack]]
    choice = yield from ask(1 - attacker, [("no_counter",), *(("counter", slot) for slot in counters)], always=True)
    succeeds = 5
    if choice[0] == "counter":
        card = defender.hand.pop(choice[1])
        game.table.discard.append(card)
        game.note(title(card))
        succeeds = 2
    won = game.chance("duel_rolled")["die"] <= succeeds
    game.note(f"{attack} {'won' if won else 'lost'}")
    loser = 1 - attacker if won else attacker
    if attack == "brigands":
        if (yield from take_one(game, 1 - loser)):
            yield from take_one(game, 1 - loser)
        return
    wanted = "building" if attack == "arsonist" else "unit_knight"
    yield from return_one(game, loser, lambda card: kind(card) == wanted)
    if loser != game.table.on_turn:
        game.note(*(["cut down at once"] if game.table.players[loser].has_too_many() else []))
        yield from cut_down(game, loser)


def return_one(game: Game, owner: int, fits: Callable[[str], bool], *, church: bool = False) -> Asking[None]:
    """The other player picks one of a player's cards, which returns to its owner's hand."""
    own = game.table.players[owner]
    fitting = [
        i
        for i, one in enumerate(own.built)
        if fits(one.card) and not (church and own.in_city_with("church", one.place))
    ]
    if church and any(fits(one.card) and own.in_city_with("church", one.place) for one in own.built):
        game.note("church")
    if fitting:
        choice = yield from ask(1 - owner, [("pick", i) for i in fitting])
        own.hand.append(own.built.pop(choice[1]).card)


# --- event cards


def turn_up(game: Game, p: int) -> Asking[None]:
    """Turn up the top event card, resolve it for both, and put it face down under its stack."""
    events = game.table.events
    card = events.draw(game.chance("turned_up")["card"])
    game.table.shown.append(card)
    game.note(title(card))
    match title(card):
        case "civil-war":
            yield from civil_war(game, p)
        case "conflict":
            yield from conflict(game)
        case "master-builder":
            yield from master_builder(game, p)
        case "plague":
            plague(game)
        case "productive-year":
            productive_year(game)
        case "progress":
            yield from progress(game, p)
    game.table.shown.remove(card)
    events.put_under(card)
    if title(card) == "year-end":
        events.shuffle()


def civil_war(game: Game, p: int) -> Asking[None]:
    """The roller picks one of the rival's Units, then the rival one of the roller's; then both cut down."""
    yield from return_one(game, 1 - p, is_unit, church=True)
    yield from return_one(game, p, is_unit, church=True)
    for seat in (p, 1 - p):
        game.note(*(["cut down after the Civil War"] if game.table.players[seat].has_too_many() else []))
        yield from cut_down(game, seat)


def conflict(game: Game) -> Asking[None]:
    """The holder of the Knight token puts two cards of the rival's hand under one stack."""
    holder = game.table.knight_token()
    if holder is None:
        return
    hand = game.table.players[1 - holder].hand
    stacks = range(5)
    for _ in range(min(2, len(hand))):
        game.note("put under by Conflict")
        choice = yield from put_one_under(game, holder, hand, stacks)
        stacks = range(choice[2], choice[2] + 1)


def master_builder(game: Game, p: int) -> Asking[None]:
    """The roller, then the rival, may search a stack; who takes a card puts a card of the hand under any stack."""
    used = -1
    for seat in (p, 1 - p):
        own = game.table.players[seat]
        stacks = [i for i, stack in enumerate(game.table.stacks) if len(stack) and i != used]
        choice = yield from ask(seat, [*(("search", i) for i in stacks), ("skip",)])
        if choice[0] == "skip":
            continue
        used = choice[1]
        stack = game.table.stacks[used]
        look_through(game, used)
        choice = yield from ask(seat, [*(("take", slot) for slot in range(len(stack))), ("skip",)])
        if choice[0] == "take":
            game.note("taken by Master Builder")
            own.hand.append(stack.take(choice[1]))
            yield from put_one_under(game, seat, own.hand, range(5))


def plague(game: Game) -> None:
    """Every Region beside a City loses 1, once, unless it is safe."""
    for own in game.table.players:
        cities = [place for place, what in own.row.items() if what == "city"]
        beside = {id(region): region for place in cities for region in own.around(place)}
        for region in beside.values():
            if own.safe_from_plague(region):
                game.note("aqueduct" if own.count("aqueduct") else "bath-house")
            elif region.store:
                region.store -= 1


def productive_year(game: Game) -> None:
    """Every Region gains 1 for each own Garrison beside it."""
    for own in game.table.players:
        for region in own.regions.values():
            game.note(*["garrison"] * own.beside_own("garrison", region))
            region.store = min(FULL, region.store + own.beside_own("garrison", region))


def progress(game: Game, p: int) -> Asking[None]:
    """Each player gains a resource of choice for each own Abbey and Library."""
    hands = [(seat, game.table.players[seat]) for seat in (p, 1 - p)]
    yield from gain_of_choice(game, [(seat, own.count("abbey") + own.count("library")) for seat, own in hands])
