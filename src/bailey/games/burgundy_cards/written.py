"""Positions that people wrote: what the rules forbid in them, and what was left unsaid."""

from __future__ import annotations

from typing import Any

from bailey.core import card_at, draw
from bailey.games.burgundy_cards.bonus_cards import NOBODY, settle_bonus_cards
from bailey.games.burgundy_cards.cards import (
    AARONS_PILES,
    ANIMALS,
    CLOISTER,
    COPIES_OF_ANIMAL,
    COPIES_OF_GOOD,
    FROM_ANIMALS,
    FROM_GOODS,
    GOODS,
    IDS,
    TRIPLE,
    TYPES,
    Do,
    card,
)
from bailey.games.burgundy_cards.rules.aaron import ALL_CARDS, against_aaron
from bailey.games.burgundy_cards.rules.actions import SIDES
from bailey.games.burgundy_cards.rules.deck import card_left
from bailey.games.burgundy_cards.rules.estate import holding, sum_up
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
from bailey.games.burgundy_cards.state import AARON, COMPLETE, DICE, HAND
from bailey.games.burgundy_cards.steps import Step

UNSAID = -1


def scorers(s: Any) -> int:
    """Count those who score: all players, and Aaron."""
    return s.seats + 1 if against_aaron(s) else int(s.seats)


# What was left unsaid


def complete(s: Any, turn: int) -> None:
    """Make a written position ready: the round begins if nobody has cards, else it is the next turn from `turn` on."""
    if against_aaron(s):
        while s.aaron.size < sum(AARONS_PILES[s.round + 1 :]) and card_left(s):
            draw(s, s.deck, s.aaron)
    if all(me.hand.size + me.dice.size == 0 for me in s.players[: s.seats]):
        begin_written_round(s)
        return
    for p in range(s.seats):
        draw_hand(s, p)
    next_turn(s, turn)


def begin_written_round(s: Any) -> None:
    """Deal what the round needs; what lies in the display, and Aaron's estate, stay as they are."""
    if all(row.cards.size == 0 for row in s.display):
        fill_display(s)
    deal_dice(s)
    next_turn(s, s.start_player)


# What the rules forbid


def refuse(s: Any) -> str | None:
    """Name the first thing in a written position that the rules forbid, and the remedy."""
    for p in range(scorers(s)):
        fault = _refuse_player(s.players[p], f"position.players[{p}]")
        if fault:
            return fault
    return (
        _refuse_table(s)
        or settle_bonus_cards(s, range(scorers(s)))
        or _refuse_supplies(s)
        or _refuse_aaron(s)
        or _refuse_todo(s)
    )


def _refuse_player(me: Any, where: str) -> str | None:
    held = me.hand.size + me.dice.size
    if held > DICE:
        return f"{where}: has {held} cards in `hand` and `dice`; a round begins with {DICE}"
    return _arrange(me, f"{where}.estate")


def _arrange(me: Any, where: str) -> str | None:
    """Find out what every pile of an estate holds; a card of which nothing is said lies where it belongs."""
    piles: dict[int, list[int]] = {}
    for i in range(me.estate.size):
        if me.spots[i].stack != UNSAID:
            piles.setdefault(me.spots[i].stack, []).append(i)
    for i in range(me.estate.size):
        if me.spots[i].stack == UNSAID:
            piles.setdefault(_belongs(me, piles, i), []).append(i)
    ordered = sorted(piles.values())
    for number, cards in enumerate(ordered):
        own = {card(card_at(me.estate, i)).type for i in cards} - {CLOISTER}
        if len(cards) > TRIPLE or len(own) > 1:
            names = ", ".join(IDS[card_at(me.estate, i)] for i in cards)
            return f"{where}: {names} cannot lie in one pile; give them other numbers as `stack`"
        for i in cards:
            me.spots[i].stack = number
    _sum_up(me, ordered)
    return None


def _belongs(me: Any, piles: dict[int, list[int]], i: int) -> int:
    """Find the first pile of a card's own type that can grow, or a new one."""
    own = card(card_at(me.estate, i)).type
    for number, cards in sorted(piles.items()):
        types = {card(card_at(me.estate, k)).type for k in cards} - {CLOISTER}
        if len(cards) < TRIPLE and types == ({own} - {CLOISTER}):
            return number
    return max(piles, default=UNSAID) + 1


def _sum_up(me: Any, piles: list[list[int]]) -> None:
    """Note what the rules want to know of an estate."""
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


def _refuse_table(s: Any) -> str | None:
    if not 0 <= s.start_player < s.seats:
        return f"position.start_player: must be from 0 to {s.seats - 1}"
    for i, holder in enumerate(s.first_triples):
        if not -1 <= holder < scorers(s):
            return f"position.first_triples[{i}]: must be a player, or -1 while the card is there"
    return None


def _refuse_supplies(s: Any) -> str | None:
    """Check the open piles against what is owned, and lay out those of which nothing is said."""
    for kind in range(ALL_KINDS):
        copies = COPIES_OF_GOOD if kind < FIRST_ANIMAL else COPIES_OF_ANIMAL
        if not_owned(s, kind) < 0:
            return f"position.players: there are only {copies} of {(*GOODS, *ANIMALS)[kind]}"
    for of, name in enumerate(("goods_piles", "animal_piles")):
        fault = _refuse_piles(s, of, f"position.{name}")
        if fault:
            return fault
    return None


def _refuse_piles(s: Any, of: int, where: str) -> str | None:
    kinds = range(first_kind(of), end_of_kinds(of))
    piles = [open_pile(s, PILES * of + i) for i in range(PILES)]
    left, nothing = sum(not_owned(s, kind) for kind in kinds), len(kinds)
    if all(pile.cards == UNSAID for pile in piles):
        for i, pile in enumerate(piles):
            pile.cards = (left + 1 - i) // 2
    if any(pile.cards < 0 for pile in piles) or sum(pile.cards for pile in piles) != left:
        return f"{where}: nobody owns {left} of them, so that many lie in the two piles together"
    for i, pile in enumerate(piles):
        if pile.cards == 0 and pile.top != nothing:
            return f"{where}[{i}].top: nothing lies there; write none"
    if any(unseen(s, kind) < 0 for kind in kinds):
        return f"{where}: shows more of a kind on top than nobody owns"
    for i, pile in enumerate(piles):
        if pile.cards > 0 and pile.top == nothing:
            show_top(s, PILES * of + i)
    return None


def _refuse_aaron(s: Any) -> str | None:
    him = s.players[AARON]
    if not against_aaron(s):
        return "position.aaron: has cards only in the game of one player" if s.aaron.size else None
    for name in ("silver", "workers", "points", "goods", "sold", "animals"):
        value = getattr(him, name)
        if value and value != [0] * len(value if isinstance(value, list) else ()):
            return f"position.players[{AARON}].{name}: Aaron has none"
    if him.hand.size + him.dice.size + him.projects.size:
        return f"position.players[{AARON}]: Aaron has an estate and no other cards"
    if any(_types_in(him, stack) > {CLOISTER} for stack in range(him.stacks)):
        where = f"position.players[{AARON}].estate"
        return f"{where}: Aaron's cloisters lie with cloisters only; give them a `stack` of their own"
    if him.estate.size + s.aaron.size > ALL_CARDS:
        return f"position.aaron: Aaron gets {ALL_CARDS} cards in all, those in his estate among them"
    return None


def _types_in(me: Any, stack: int) -> set[int]:
    """Name the printed types of the cards in a pile of an estate."""
    return {card(card_at(me.estate, i)).type for i in range(me.estate.size) if me.spots[i].stack == stack}


def _refuse_todo(s: Any) -> str | None:
    """A todo is what is left of one turn: its end, its die perhaps, and on top of that a chain of effects."""
    frames = s.todo[: s.pending]
    if not frames:
        lying = s.taken.size + s.bought.size
        return "position: `taken` and `bought` hold cards only while `todo` says what becomes of it" if lying else None
    steps, turn = [frame.step for frame in frames], frames[0].player
    if steps == [Step.BEGIN_ROUND]:
        return None if _is_between_rounds(s) else "todo: a round begins only when nobody has a card and no row has one"
    acts = turn if Step.PLAY_CARD not in steps else NOBODY
    for p in range(s.seats):
        fault = _refuse_hand(s.players[p], f"position.players[{p}]", acts=p == acts)
        if fault:
            return fault
    fits = (
        all(frame.player == turn for frame in frames)
        and steps[:2] == [Step.END_TURN, Step.FINISH][: len(steps)]
        and all(_is_part(frame) for frame in frames[2:])
        and _plays_first(s, steps[2:], turn)
        and _cards_wait(s, steps)
    )
    return None if fits else "todo: is not what can be left of a turn here; leave it out to start `turn`'s turn"


def _refuse_hand(me: Any, where: str, *, acts: bool) -> str | None:
    """Two cards are in hand as long as there are two; one of them is played while its player acts."""
    held = me.hand.size + me.dice.size
    if acts and held == DICE:
        return f"{where}: has {DICE} cards in `hand` and `dice`, but by `todo` one of them is played; leave it out"
    due = min(HAND - acts, held)
    if me.hand.size != due and (me.dice.size > 0 or me.hand.size > due):
        return f"{where}.hand: has {me.hand.size} cards; {due} of the {held} in `hand` and `dice` are in hand by `todo`"
    return None


def _is_between_rounds(s: Any) -> bool:
    """Tell whether all cards of a round are played and cleared."""
    held = [pile.size for me in s.players[: s.seats] for pile in (me.hand, me.dice)]
    return not any([*held, *(row.cards.size for row in s.display), s.taken.size, s.bought.size])


def _is_part(frame: Any) -> bool:
    """Tell whether a frame can lie in the midst of a turn: its numbers are those that its step knows."""
    known = {
        Step.ACT: range(SIDES + 1),
        Step.ROUND_BONUS: range(len(IDS) + 1),
        Step.FUNCTION: range(len(IDS)),
        Step.TAKE_CARD: _cards_that(Do.TAKE),
        Step.SELL_GOODS: _cards_that(Do.SELL),
        Step.PLACE_PROJECT: _cards_that(Do.PLACE),
        Step.TAKE_SUPPLY: range(1, FROM_GOODS + FROM_ANIMALS + 1),
    }
    whole_turn = {Step.END_TURN, Step.FINISH, Step.BEGIN_ROUND, Step.AARON}
    return frame.step not in whole_turn and frame.a in known.get(frame.step, [0]) and frame.b == 0


def _cards_that(do: Do) -> list[int]:
    """Name the cards with a function."""
    return [c for c in range(len(IDS)) if card(c).do == do]


def _plays_first(s: Any, steps: list[int], turn: int) -> bool:
    """A card is played before all else, but for what a purchase brings."""
    if Step.PLAY_CARD not in steps:
        return True
    only = steps.index(Step.PLAY_CARD) == 0 and steps.count(Step.PLAY_CARD) == 1
    return only and s.players[turn].hand.size > 0 and bool(len(steps) == 1 or s.has_bought)


def _cards_wait(s: Any, steps: list[int]) -> bool:
    """A card is taken while another must make room, and cards are bought while one is chosen."""
    making_room = [i for i, step in enumerate(steps) if step == Step.NEW_PROJECT]
    asked = [i for i, step in enumerate(steps) if step == Step.DISCARD_PROJECT]
    choosing = [i for i, step in enumerate(steps) if step == Step.CHOOSE_BOUGHT]
    return (
        [i + 1 for i in making_room] == asked
        and s.taken.size == len(asked)
        and choosing == ([len(steps) - 1] if s.bought.size else [])
        and (not choosing or bool(s.has_bought))
    )
