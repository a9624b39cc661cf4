"""Positions written by people: their completion, and their faults."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, draw, scorers
from bailey.games.burgundy_cards.bonus_cards import settle_bonus_cards
from bailey.games.burgundy_cards.cards import (
    AARONS_PILES,
    ANIMALS,
    CLOISTER,
    COPIES_OF_ANIMAL,
    COPIES_OF_GOOD,
    GOODS,
    IDS,
    TRIPLE,
    TYPES,
    card,
)
from bailey.games.burgundy_cards.piles import holding
from bailey.games.burgundy_cards.rules.aaron import ALL_CARDS, against_aaron
from bailey.games.burgundy_cards.rules.deck import card_left
from bailey.games.burgundy_cards.rules.estate import sum_up
from bailey.games.burgundy_cards.rules.rounds import deal_dice, draw_hand, fill_display, next_turn
from bailey.games.burgundy_cards.rules.supplies import (
    ALL_KINDS,
    FIRST_ANIMAL,
    PILES,
    end_of_kinds,
    first_kind,
    not_owned,
    open_pile,
    show_top,
    unseen,
)
from bailey.games.burgundy_cards.state import AARON, COMPLETE, DICE, HAND, Player, State

if TYPE_CHECKING:
    from collections.abc import Iterator

UNSAID = -1

# Completion


def complete(s: State, turn: int) -> None:
    """Complete a written position: begin the round if nobody has cards, otherwise the next turn from `turn` on."""
    if against_aaron(s):
        while s.aaron.size < sum(AARONS_PILES[s.round + 1 :]) and card_left(s):
            draw(s, s.deck, s.aaron)
    if all(me.hand.size + me.dice.size == 0 for me in s.players[: s.seats]):
        begin_written_round(s)
        return
    for p in range(s.seats):
        draw_hand(s, p)
    next_turn(s, turn)


def begin_written_round(s: State) -> None:
    """Deal the cards of the round; the display and Aaron's estate stay as written."""
    if all(row.cards.size == 0 for row in s.display):
        fill_display(s)
    deal_dice(s)
    next_turn(s, s.start_player)


# Faults


def faults(s: State) -> Iterator[str]:
    """Yield the faults of a position, and settle what was left out."""
    for p in range(scorers(s)):
        yield from _wrong_player(s.players[p], f"position.players[{p}]")
    yield from _wrong_table(s)
    yield from settle_bonus_cards(s, range(scorers(s)))
    yield from _wrong_supplies(s)
    yield from _wrong_aaron(s)
    if s.pending == 0:
        yield from _middle_of_a_turn(s)


def _wrong_player(me: Player, where: str) -> Iterator[str]:
    """Find more cards than a round begins with, and an estate that cannot lie so."""
    held = me.hand.size + me.dice.size
    if held > DICE:
        yield f"{where}: has {held} cards in `hand` and `dice`; a round begins with {DICE}"
    yield from _arrange(me, f"{where}.estate")


def _arrange(me: Player, where: str) -> Iterator[str]:
    """Sum up every pile of an estate; a card without `stack` is put where it belongs."""
    piles: dict[int, list[int]] = {}
    for i in range(me.estate.size):
        if me.estate.beside[i].stack != UNSAID:
            piles.setdefault(me.estate.beside[i].stack, []).append(i)
    for i in range(me.estate.size):
        if me.estate.beside[i].stack == UNSAID:
            piles.setdefault(_belongs(me, piles, i), []).append(i)
    ordered = sorted(piles.values())
    for number, cards in enumerate(ordered):
        own = {card(card_at(me.estate, i)).type for i in cards} - {CLOISTER}
        if len(cards) > TRIPLE or len(own) > 1:
            names = ", ".join(IDS[card_at(me.estate, i)] for i in cards)
            yield f"{where}: {names} cannot lie in one pile; give them other numbers as `stack`"
        for i in cards:
            me.estate.beside[i].stack = number
    _sum_up(me, ordered)


def _belongs(me: Player, piles: dict[int, list[int]], i: int) -> int:
    """Return the first pile of a card's own type that can grow, or a new one."""
    own = card(card_at(me.estate, i)).type
    for number, cards in sorted(piles.items()):
        types = {card(card_at(me.estate, k)).type for k in cards} - {CLOISTER}
        if len(cards) < TRIPLE and types == ({own} - {CLOISTER}):
            return number
    return max(piles, default=UNSAID) + 1


def _sum_up(me: Player, piles: list[list[int]]) -> None:
    """Write the sums that the rules need of an estate."""
    me.stacks, me.colours = len(piles), 0
    me.triples = [0] * len(TYPES)
    me.holds = [0] * len(me.holds)
    for number, cards in enumerate(piles):
        types = [card(card_at(me.estate, i)).type for i in cards]
        own = next((t for t in types if t != CLOISTER), CLOISTER)
        me.holds[number] = holding(own, len(cards))
        me.triples[own] += me.holds[number] == COMPLETE
        for t in types:
            me.colours |= 1 << t
    sum_up(me)


def _wrong_table(s: State) -> Iterator[str]:
    """Find players who do not play."""
    if not 0 <= s.start_player < s.seats:
        yield f"position.start_player: must be from 0 to {s.seats - 1}"
    for i, holder in enumerate(s.first_triples):
        if not -1 <= holder < scorers(s):
            yield f"position.first_triples[{i}]: must be a player, or -1 while the card is there"


def _wrong_supplies(s: State) -> Iterator[str]:
    """Check the open piles against what players own, and fill those that were not written."""
    for kind in range(ALL_KINDS):
        copies = COPIES_OF_GOOD if kind < FIRST_ANIMAL else COPIES_OF_ANIMAL
        if not_owned(s, kind) < 0:
            yield f"position.players: there are only {copies} of {(*GOODS, *ANIMALS)[kind]}"
    for of, name in enumerate(("goods_piles", "animal_piles")):
        yield from _wrong_piles(s, of, f"position.{name}")


def _wrong_piles(s: State, of: int, where: str) -> Iterator[str]:
    """Find open piles that do not hold what nobody owns, and show the cards on top that were left out."""
    kinds = range(first_kind(of), end_of_kinds(of))
    piles = [open_pile(s, PILES * of + i) for i in range(PILES)]
    left, nothing = sum(not_owned(s, kind) for kind in kinds), len(kinds)
    if all(pile.cards == UNSAID for pile in piles):
        for i, pile in enumerate(piles):
            pile.cards = (left + 1 - i) // 2
    if any(pile.cards < 0 for pile in piles) or sum(pile.cards for pile in piles) != left:
        yield f"{where}: nobody owns {left} of them, so that many lie in the two piles together"
    for i, pile in enumerate(piles):
        if pile.cards == 0 and pile.top != nothing:
            yield f"{where}[{i}].top: nothing lies there; write none"
    if any(unseen(s, kind) < 0 for kind in kinds):
        yield f"{where}: shows more of a kind on top than nobody owns"
    for i, pile in enumerate(piles):
        if pile.cards > 0 and pile.top == nothing:
            show_top(s, PILES * of + i)


def _wrong_aaron(s: State) -> Iterator[str]:
    """Find what Aaron cannot have."""
    him = s.players[AARON]
    if not against_aaron(s):
        if s.aaron.size:
            yield "position.aaron: has cards only in the game of one player"
        return
    for name in ("silver", "workers", "points", "goods", "sold", "animals"):
        value = getattr(him, name)
        if value and value != [0] * len(value if isinstance(value, list) else ()):
            yield f"position.players[{AARON}].{name}: Aaron has none"
    if him.hand.size + him.dice.size + him.projects.size:
        yield f"position.players[{AARON}]: Aaron has an estate and no other cards"
    if any(_types_in(him, stack) > {CLOISTER} for stack in range(him.stacks)):
        where = f"position.players[{AARON}].estate"
        yield f"{where}: Aaron's cloisters lie with cloisters only; give them a `stack` of their own"
    if him.estate.size + s.aaron.size > ALL_CARDS:
        yield f"position.aaron: Aaron gets {ALL_CARDS} cards in all, those in his estate among them"


def _types_in(me: Player, stack: int) -> set[int]:
    """Return the printed types of the cards in a pile of an estate."""
    return {card(card_at(me.estate, i)).type for i in range(me.estate.size) if me.estate.beside[i].stack == stack}


def _middle_of_a_turn(s: State) -> Iterator[str]:
    """Find cards that lie there only in the middle of a turn, and too many dice in hand."""
    if s.taken.size + s.bought.size:
        yield "position: `taken` and `bought` hold cards only in the middle of a turn; put them somewhere else"
    for p in range(s.seats):
        me = s.players[p]
        due = min(HAND, me.hand.size + me.dice.size)
        if me.hand.size > due:
            yield f"position.players[{p}].hand: has {me.hand.size} cards; at most {HAND} are in hand"
