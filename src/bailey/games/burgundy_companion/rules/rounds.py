"""The course of a game at the table: what lies in the depots, the white die, what people do, and the end."""

from __future__ import annotations

from bailey.core import Menu, allow, offer, place, rule, scorers, shuffle, take, tell, todo, todo_with
from bailey.games.burgundy_board.data import (
    BLACK,
    BLACK_SLOTS,
    DEPOT_SLOTS,
    DEPOTS,
    GOODS,
    KINDS,
    LAST_PHASE,
    ROUNDS,
)
from bailey.games.burgundy_board.events import What as Board
from bailey.games.burgundy_board.rules.automata import SIDES, play_with
from bailey.games.burgundy_board.rules.automata_cards import deal_first_cards, give_supplies, item_of, pay_automata
from bailey.games.burgundy_board.rules.rounds import clear_depots
from bailey.games.burgundy_board.state import LEFT, NO_PLAYER
from bailey.games.burgundy_board.tiles import NOTHING, phase_card, slots_for
from bailey.games.burgundy_companion.choices import (
    BONUS_TAKEN,
    DIE,
    DIGIT,
    FINISH,
    GOOD,
    GOODS_TAKEN,
    ROUND_OVER,
    TAKEN,
    Why,
)
from bailey.games.burgundy_companion.events import What
from bailey.games.burgundy_companion.faces import CASTLE_FACE, face_card
from bailey.games.burgundy_companion.rules.tiles import ANY_KIND, faces_of, lies_at, offer_faces, told_tile
from bailey.games.burgundy_companion.state import AUTOMATA, DIGITS, IT, TABLE, State
from bailey.games.burgundy_companion.steps import Step

#: The slots of all depots in one row: those of the numbered ones, then those of the black one.
NUMBERED_SLOTS = DEPOTS * DEPOT_SLOTS
SLOTS = NUMBERED_SLOTS + BLACK_SLOTS


# Setup


@rule
def setup(s: State) -> None:
    """The Automata has its supplies, two cards, and a castle on the left one."""
    shuffle(s, s.unused)
    todo(s, TABLE, Step.BEGIN_PHASE)
    give_supplies(s)
    deal_first_cards(s)
    deal_castle(s)


@rule
def deal_castle(s: State) -> None:
    """A castle covers the castle of the left card, without a bonus."""
    told_tile(s, CASTLE_FACE, 0)
    place(s, s.taken, 0, s.sides[LEFT].items, item_of(s.sides[LEFT], face_card(CASTLE_FACE).kind))


# A phase


@rule
def begin_phase(s: State) -> None:
    """The people fill the depots; where the companion searches, they tell what lies there."""
    tell(s, Board.PHASE_BEGAN, s.phase)
    s.round = 0
    todo(s, TABLE, Step.BEGIN_ROUND)
    if s.depth == IT:
        clear_depots(s)
        todo_with(s, TABLE, Step.FILL, 0)


@rule
def kinds_on(s: State, slot: int) -> int:
    """Return the kinds of tiles that may lie on a slot, one bit each; none where it stays empty."""
    if slot >= NUMBERED_SLOTS:
        return ANY_KIND if slots_for(scorers(s) * DEPOTS).black[slot - NUMBERED_SLOTS] else 0
    slots = slots_for(scorers(s) * DEPOTS + slot // DEPOT_SLOTS)
    kind = slots.instead[slot % DEPOT_SLOTS] if phase_card(s.phase).exception else slots.kinds[slot % DEPOT_SLOTS]
    return 1 << kind if kind != NOTHING else 0


@rule
def fill(s: State, slot: int) -> None:
    """Ask for one slot after the other."""
    while slot < SLOTS and faces_of(s, kinds_on(s, slot)) == 0:
        slot += 1
    if slot < SLOTS:
        todo_with(s, TABLE, Step.FILL, slot + 1)
        todo_with(s, TABLE, Step.TELL_LYING, slot)


@rule
def offer_lying(s: State, menu: Menu, slot: int) -> None:
    """Tell what lies on a slot."""
    offer_faces(menu, faces_of(s, kinds_on(s, slot)))


@rule
def lay(s: State, face: int, slot: int) -> None:
    """A tile lies on a slot."""
    if slot >= NUMBERED_SLOTS:
        c = told_tile(s, face, 1)
        place(s, s.taken, 0, s.black, slot - NUMBERED_SLOTS)
        tell(s, Board.FILLED, BLACK, slot - NUMBERED_SLOTS, c)
    else:
        depot = slot // DEPOT_SLOTS
        c = told_tile(s, face, 0)
        place(s, s.taken, 0, s.depots[depot].tiles, slot % DEPOT_SLOTS)
        tell(s, Board.FILLED, depot + 1, slot % DEPOT_SLOTS, c)


# A round


@rule
def begin_round(s: State) -> None:
    """The people roll the white die; where the companion searches, they tell which good goes to its depot."""
    s.round += 1
    s.white = 0
    tell(s, Board.ROUND_BEGAN, s.phase, s.round)
    todo(s, TABLE, Step.PLAY)
    if s.depth == IT:
        todo(s, TABLE, Step.TELL_GOOD)
    todo(s, TABLE, Step.TELL_WHITE)


@rule
def offer_die(menu: Menu) -> None:
    """Tell what a die shows."""
    for die in range(1, SIDES + 1):
        offer(menu, DIE(die))


@rule
def rolled_white(s: State, die: int) -> None:
    """The white die says the depot of the good, and the Automata's card."""
    s.white = die
    tell(s, Board.WHITE_DIE, TABLE, die)


@rule
def offer_arriving(s: State, menu: Menu) -> None:
    """Tell which good comes."""
    for good in range(len(GOODS)):
        if s.unseen_goods[good] > 0:
            offer(menu, GOOD(good))


@rule
def arrive(s: State, good: int) -> None:
    """A good lies in the depot of the white die."""
    s.unseen_goods[good] -= 1
    s.depots[s.white - 1].goods[good] += 1
    tell(s, Board.GOOD_ARRIVED, good, s.white)


@rule
def begin_turn(s: State, p: int) -> None:
    """The people play until it is the Automata's turn."""
    todo_with(s, p, Step.PLAY, 0)


@rule
def offer_play(s: State, menu: Menu, played: int) -> None:
    """Tell what people took, and the die with which the Automata begins; once it has played, that the round is over."""
    if played:
        offer(menu, ROUND_OVER())
    else:
        offer_die(menu)
    for kind in range(len(KINDS)):
        allow(menu, BONUS_TAKEN(kind), bonus_left(s, kind), Why.BONUS_GONE)
    for depot in range(DEPOTS + 1):
        for slot in range(BLACK_SLOTS):
            if lies_at(s, depot, slot):
                offer(menu, TAKEN(depot, slot))
    for depot in range(DEPOTS):
        for good in range(len(GOODS)):
            if s.depots[depot].goods[good] > 0:
                offer(menu, GOODS_TAKEN(depot + 1, good))


@rule
def bonus_left(s: State, kind: int) -> bool:
    """Tell whether a person can take a bonus tile: nobody takes both of a colour."""
    if s.first_bonus[kind] == NO_PLAYER:
        return True
    return s.second_bonus[kind] == NO_PLAYER and (s.first_bonus[kind] == AUTOMATA or s.people > 1)


@rule
def take_bonus(s: State, kind: int, played: int) -> None:
    """A person took the larger bonus tile that is left."""
    if s.first_bonus[kind] == NO_PLAYER:
        s.first_bonus[kind] = TABLE
    else:
        s.second_bonus[kind] = TABLE
    tell(s, What.BONUS_TAKEN, kind)
    todo_with(s, TABLE, Step.PLAY, played)


@rule
def take_tile(s: State, depot: int, slot: int, played: int) -> None:
    """A person took a tile, or discarded it."""
    c = take(s, s.black, slot, s.discard) if depot == BLACK else take(s, s.depots[depot - 1].tiles, slot, s.discard)
    tell(s, What.TILE_TAKEN, depot, c)
    todo_with(s, TABLE, Step.PLAY, played)


@rule
def take_goods(s: State, depot: int, good: int, played: int) -> None:
    """A person took all goods of a type from a depot."""
    amount = s.depots[depot - 1].goods[good]
    s.depots[depot - 1].goods[good] = 0
    s.players[TABLE].goods[good] += amount
    tell(s, What.GOODS_TAKEN, depot, good, amount)
    todo_with(s, TABLE, Step.PLAY, played)


@rule
def automata_rolled(s: State, die: int) -> None:
    """The Automata plays with its die."""
    play_with(s, AUTOMATA, die)


@rule
def end_turn(s: State) -> None:
    """The people play on."""
    todo_with(s, TABLE, Step.PLAY, 1)


@rule
def end_round(s: State) -> None:
    """After five rounds the phase is over: mines pay; after phase E the people tell their points."""
    if s.round < ROUNDS:
        todo(s, TABLE, Step.BEGIN_ROUND)
        return
    pay_automata(s, AUTOMATA)
    tell(s, Board.PHASE_ENDED, s.phase)
    if s.phase < LAST_PHASE:
        s.phase += 1
        todo(s, TABLE, Step.BEGIN_PHASE)
        return
    todo(s, TABLE, Step.FINISH)
    for ahead in range(scorers(s)):
        person = scorers(s) - 1 - ahead
        if person != AUTOMATA:
            todo_with(s, TABLE, Step.TELL_POINTS, person, 0, DIGITS)


# The end


@rule
def offer_digits(menu: Menu, person: int, so_far: int, digits: int) -> None:
    """Tell the points of a person digit by digit."""
    for digit in range(10):
        offer(menu, DIGIT(digit))


@rule
def tell_digit(s: State, digit: int, person: int, so_far: int, digits: int) -> None:
    """With the last digit the points are told."""
    points = so_far * 10 + digit
    if digits > 1:
        todo_with(s, TABLE, Step.TELL_POINTS, person, points, digits - 1)
    else:
        s.players[person].told = points
        tell(s, What.POINTS_TOLD, person, points)


@rule
def offer_finish(menu: Menu) -> None:
    """The people agree that this is the end."""
    offer(menu, FINISH())
