"""Setup, the five phases, and the five rounds of each."""

from __future__ import annotations

from bailey.core import (
    Menu,
    draw,
    draw_to,
    drawn,
    is_empty,
    offer,
    place,
    roll,
    rule,
    scorers,
    shuffle,
    take,
    tell,
    todo,
)
from bailey.games.burgundy_board.choices import CHOOSE_DUCHY, START_CASTLE
from bailey.games.burgundy_board.data import (
    BACKS,
    BLACK,
    BLACK_BACK,
    BLACK_SLOTS,
    CASTLE,
    DEPOT_SLOTS,
    DEPOTS,
    GOODS,
    INN_BACK,
    INN_SLOT,
    KINDS,
    LAST_PHASE,
    MINE,
    ROUNDS,
    rulebook,
)
from bailey.games.burgundy_board.duchies import DUCHIES, KIND_SPACES, NO_SPACE, duchy_sets, spaces_of_kind
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.rules.automata_cards import pay_automata, remember_automata, set_up_automata
from bailey.games.burgundy_board.rules.duchy import enter, inns_on_mines
from bailey.games.burgundy_board.rules.goods import comes_to_light
from bailey.games.burgundy_board.rules.routes import deal_routes
from bailey.games.burgundy_board.rules.turn import end_turn
from bailey.games.burgundy_board.rules.workers import amount_of
from bailey.games.burgundy_board.state import DICE, AutomataTable, State
from bailey.games.burgundy_board.steps import Step
from bailey.games.burgundy_board.tiles import NOTHING, Effect, phase_card, slots_for, start_workers

SIDES = 6
#: How the duchies are given out: the same for all, chosen in turn, or dealt.
THE_SAME, CHOSEN, DEALT = range(3)


# Setup


@rule
def setup(s: State) -> None:
    """Shuffle the tiles, give everybody their things; then each chooses a start castle, and phase A begins."""
    for back in range(len(BACKS)):
        shuffle(s, s.supplies[back].tiles)
    for place_ in range(scorers(s)):
        s.order[place_] = (place_ + s.seats) % scorers(s) if s.automata_c else place_
    todo(s, 0, Step.BEGIN_PHASE)
    if s.printed > 0:
        set_up_automata(s)
    if s.trade_routes:
        deal_routes(s)
    for p in range(s.seats):
        me = s.players[p]
        me.silver = rulebook().start_silver
        me.workers = start_workers(p).amount
        for _ in range(rulebook().start_goods):
            good = comes_to_light(s)
            me.goods[good] += 1
            tell(s, What.DREW_GOOD, p, good)
    give_duchies(s)


@rule
def give_duchies(s: State) -> None:
    """Everybody has the same duchy, or chooses one, or is dealt one; then each places a castle."""
    for ahead in range(s.seats):
        p = s.seats - 1 - ahead
        todo(s, p, Step.START_CASTLE)
    for ahead in range(s.seats):
        p = s.seats - 1 - ahead
        if s.duchies == CHOSEN:
            todo(s, p, Step.CHOOSE_DUCHY)
        elif s.duchies == DEALT:
            choose_duchy(s, p, dealt(s))
        else:
            choose_duchy(s, p, s.duchy)


@rule
def may_be_dealt(s: State, duchy: int) -> bool:
    """Tell whether a duchy is played with and nobody has it."""
    owners = 0
    for p in range(s.seats):
        if s.players[p].duchy == duchy:
            owners += 1
    return duchy_sets(s.duchy_set * len(DUCHIES) + duchy).holds == 1 and owners == 0


@rule
def dealt(s: State) -> int:
    """Let chance say which of the duchies that nobody has a player is dealt."""
    left = 0
    for duchy in range(len(DUCHIES)):
        if may_be_dealt(s, duchy):
            left += 1
    which = drawn(s, left)
    duchy = -1
    while which > 0:
        duchy += 1
        if may_be_dealt(s, duchy):
            which -= 1
    return duchy


@rule
def offer_duchies(s: State, menu: Menu) -> None:
    """Choose any duchy of those that are played with."""
    for duchy in range(len(DUCHIES)):
        if duchy_sets(s.duchy_set * len(DUCHIES) + duchy).holds:
            offer(menu, CHOOSE_DUCHY(duchy))


@rule
def choose_duchy(s: State, p: int, duchy: int) -> None:
    """Take a duchy."""
    s.players[p].duchy = duchy
    tell(s, What.CHOSE_DUCHY, p, duchy)


@rule
def offer_castles(s: State, menu: Menu, p: int) -> None:
    """The first castle lies on any castle space."""
    for i in range(KIND_SPACES):
        space = spaces_of_kind(s.players[p].duchy * len(KINDS) + CASTLE).space[i]
        if space != NO_SPACE:
            offer(menu, START_CASTLE(space))


@rule
def start_castle(s: State, p: int, space: int) -> None:
    """Lay the castle; it gives no action and scores no region."""
    draw(s, s.supplies[CASTLE].tiles, s.taken)
    c = place(s, s.taken, 0, s.players[p].spaces, space)
    enter(s.players[p], c, space)
    tell(s, What.START_CASTLE, p, c, space)


# A phase


@rule
def begin_phase(s: State) -> None:
    """Clear the depots, fill them, and lay out the goods of the five rounds."""
    tell(s, What.PHASE_BEGAN, s.phase)
    clear_depots(s)
    fill_depots(s)
    if s.supplies[INN_BACK].tiles.size > 0:
        c = draw(s, s.supplies[INN_BACK].tiles, s.open_inns)
        tell(s, What.FILLED, BLACK, INN_SLOT, c)
    for which in range(ROUNDS):
        s.coming_goods[which] = comes_to_light(s)
        tell(s, What.GOODS_LAID, which + 1, s.coming_goods[which])
    s.round = 0
    todo(s, 0, Step.BEGIN_ROUND)


@rule
def clear_depots(s: AutomataTable) -> None:
    """What nobody took goes out of the game; goods stay."""
    cleared = 0
    for depot in range(DEPOTS):
        for slot in range(DEPOT_SLOTS):
            if not is_empty(s.depots[depot].tiles, slot):
                take(s, s.depots[depot].tiles, slot, s.discard)
                cleared += 1
    for slot in range(BLACK_SLOTS):
        if not is_empty(s.black, slot):
            take(s, s.black, slot, s.discard)
            cleared += 1
    if cleared > 0:
        tell(s, What.CLEARED, cleared)


@rule
def fill_depots(s: State) -> None:
    """The slots for this number of players get a tile of their kind each; the Automata counts as a player."""
    players = scorers(s)
    for depot in range(DEPOTS):
        slots = slots_for(players * DEPOTS + depot)
        for slot in range(DEPOT_SLOTS):
            kind = slots.instead[slot] if phase_card(s.phase).exception else slots.kinds[slot]
            if kind != NOTHING and s.supplies[kind].tiles.size > 0:
                c = draw_to(s, s.supplies[kind].tiles, s.depots[depot].tiles, slot)
                tell(s, What.FILLED, depot + 1, slot, c)
    for slot in range(BLACK_SLOTS):
        if slots_for(players * DEPOTS).black[slot] and s.supplies[BLACK_BACK].tiles.size > 0:
            c = draw_to(s, s.supplies[BLACK_BACK].tiles, s.black, slot)
            tell(s, What.FILLED, 0, slot, c)


# A round


@rule
def begin_round(s: State) -> None:
    """Everybody rolls, the start player the white die too, which brings the next good to its depot."""
    good = s.coming_goods[s.round]
    s.coming_goods[s.round] = len(GOODS)
    s.round += 1
    tell(s, What.ROUND_BEGAN, s.phase, s.round)
    for p in range(scorers(s)):
        s.players[p].has_played = 0
    for p in range(s.seats):
        roll_dice(s, p)
    s.white = roll(s, SIDES)
    tell(s, What.WHITE_DIE, s.order[0], s.white)
    s.depots[s.white - 1].goods[good] += 1
    tell(s, What.GOOD_ARRIVED, good, s.white)
    end_turn(s, 0)


@rule
def roll_dice(s: State, p: int) -> None:
    """Roll a player's two dice."""
    for die in range(DICE):
        s.players[p].dice[die] = roll(s, SIDES)
    tell(s, What.ROLLED, p, s.players[p].dice[0], s.players[p].dice[1])


@rule
def end_round(s: State) -> None:
    """After five rounds the phase is over."""
    if s.round < ROUNDS:
        todo(s, 0, Step.BEGIN_ROUND)
    else:
        end_phase(s)


@rule
def end_phase(s: State) -> None:
    """Mines pay; after phase E the game is over."""
    for p in range(s.seats):
        pay_mines(s, p)
    if s.printed > 0:
        pay_automata(s, s.seats)
        remember_automata(s)
    tell(s, What.PHASE_ENDED, s.phase)
    if s.phase < LAST_PHASE:
        s.phase += 1
        todo(s, 0, Step.BEGIN_PHASE)


@rule
def pay_mines(s: State, p: int) -> None:
    """Each mine brings a silver, and with knowledge 2 a worker."""
    me = s.players[p]
    mines = me.placed[MINE] - inns_on_mines(me)
    workers = mines * amount_of(me, Effect.MINE_WORKERS, 0)
    me.silver += mines
    me.workers += workers
    if mines > 0:
        tell(s, What.MINES_PAID, p, mines, workers)
