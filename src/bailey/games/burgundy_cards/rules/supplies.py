"""The open piles: two of goods, two of animals.

Goods and animals have one numbering here, goods first; so have the four piles. What lies under the tops is what
nobody can see: all copies but those in storages, sold, or on top. Its order is decided as it comes to light.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, allow, drawn, offer, plain_only, rule, tell
from bailey.games.burgundy_cards.cards import ANIMALS, COPIES_OF_ANIMAL, COPIES_OF_GOOD, FROM_ANIMALS, FROM_GOODS, GOODS
from bailey.games.burgundy_cards.choices import DECLINE, TAKE_ANIMAL, TAKE_GOOD, Why
from bailey.games.burgundy_cards.events import What

if TYPE_CHECKING:
    from bailey.games.burgundy_cards.state import AnimalPile, GoodsPile, Player, State

FIRST_ANIMAL, ALL_KINDS = len(GOODS), len(GOODS) + len(ANIMALS)
#: The two supplies, and how many piles each has.
OF_GOODS, OF_ANIMALS = 0, 1
PILES = 2


@rule
def open_pile(s: State, pile: int) -> GoodsPile | AnimalPile:
    """Find one of the four open piles."""
    return s.goods_piles[pile] if pile < PILES else s.animal_piles[pile - PILES]


@rule
def first_kind(of: int) -> int:
    """Tell where the kinds of a supply begin."""
    return FIRST_ANIMAL if of == OF_ANIMALS else 0


@rule
def end_of_kinds(of: int) -> int:
    """Tell where the kinds of a supply end."""
    return ALL_KINDS if of == OF_ANIMALS else FIRST_ANIMAL


@rule
def owned(me: Player, kind: int) -> int:
    """Count what a player has of a kind, and has sold of it."""
    if kind < FIRST_ANIMAL:
        return me.goods[kind] + me.sold[kind]
    return me.animals[kind - FIRST_ANIMAL]


@rule
def not_owned(s: State, kind: int) -> int:
    """Count what lies in the open piles of a kind, seen or not."""
    left = COPIES_OF_GOOD if kind < FIRST_ANIMAL else COPIES_OF_ANIMAL
    for p in range(s.seats):
        left -= owned(s.players[p], kind)
    return left


@rule
def unseen(s: State, kind: int) -> int:
    """Count what lies of a kind under the tops."""
    of = OF_GOODS if kind < FIRST_ANIMAL else OF_ANIMALS
    top = kind - first_kind(of)
    hidden = not_owned(s, kind)
    for pile in range(PILES * of, PILES * of + PILES):
        if open_pile(s, pile).top == top:
            hidden -= 1
    return hidden


@rule
def comes_to_light(s: State, of: int) -> int:
    """Let chance say which unseen good or animal comes to light, as a number of its own supply."""
    left = 0
    for kind in range(first_kind(of), end_of_kinds(of)):
        left += unseen(s, kind)
    which = drawn(s, left)
    kind = first_kind(of)
    which -= unseen(s, kind)
    while which > 0:
        kind += 1
        which -= unseen(s, kind)
    return kind - first_kind(of)


@rule
def lay_out_supplies(s: State) -> None:
    """Lay goods and animals out in two equal piles each, tops up (setup)."""
    for of in range(2):
        cards = 0
        for kind in range(first_kind(of), end_of_kinds(of)):
            cards += not_owned(s, kind)
        for pile in range(PILES):
            open_pile(s, PILES * of + pile).cards = (cards + 1 - pile) // 2
        for pile in range(PILES):
            show_top(s, PILES * of + pile)


@rule
def show_top(s: State, pile: int) -> None:
    """Turn the next card of a pile up."""
    of = pile // PILES
    here = open_pile(s, pile)
    here.top = end_of_kinds(of) - first_kind(of)
    if here.cards > 0:
        here.top = comes_to_light(s, of)
        tell(s, What.SHOWED_GOOD + of, pile % PILES, here.top)


@rule
def offer_supply(s: State, menu: Menu, p: int, supplies: int) -> None:
    """Take the top of either open pile; if all are gone, bad luck (ships, pastures, boarding house)."""
    for pile in range(2 * PILES):
        if (supplies >> (pile // PILES)) & 1 and open_pile(s, pile).cards > 0:
            needless = pile % PILES == 1 and tops_alike(s, pile // PILES)
            if pile < PILES:
                allow(menu, TAKE_GOOD(pile), not needless, Why.NO_DIFFERENCE)
            else:
                allow(menu, TAKE_ANIMAL(pile - PILES), not needless, Why.NO_DIFFERENCE)
    if menu[0] == 0:
        offer(menu, DECLINE())


@rule
def tops_alike(s: State, of: int) -> bool:
    """Tell whether two piles show the same: whichever is taken, any that is unseen comes to light in its place."""
    return open_pile(s, PILES * of).top == open_pile(s, PILES * of + 1).top


def any_left(s: State, supplies: int) -> bool:
    """Tell whether anything lies in the open piles of some supplies."""
    return any((supplies >> (pile // PILES)) & 1 and open_pile(s, pile).cards > 0 for pile in range(2 * PILES))


@rule
def take_good(s: State, p: int, pile: int, supplies: int) -> None:
    """Put the top of a pile of goods in one's storage (ships)."""
    tell_equal_tops(s, supplies)
    top = open_pile(s, pile).top
    s.players[p].goods[top] += 1
    tell(s, What.TOOK_GOOD, p, top, pile)
    uncover(s, pile)


@rule
def take_animal(s: State, p: int, pile: int, supplies: int) -> None:
    """Put the top of a pile of animals in one's storage (pastures)."""
    tell_equal_tops(s, supplies)
    top = open_pile(s, PILES + pile).top
    s.players[p].animals[top] += 1
    tell(s, What.TOOK_ANIMAL, p, top, pile)
    uncover(s, PILES + pile)


@rule
def uncover(s: State, pile: int) -> None:
    """Take the top off a pile; one that runs out takes half of the other (ships, pastures)."""
    here, other = open_pile(s, pile), open_pile(s, pile ^ 1)
    here.cards -= 1
    if here.cards == 0 and other.cards > 1:
        tell(s, What.SPLIT_GOODS + pile // PILES, (pile ^ 1) % PILES)
        here.cards = other.cards // 2
        other.cards -= here.cards
    show_top(s, pile)


@plain_only
def tell_equal_tops(s: State, supplies: int) -> None:
    """Say why it was not asked from which pile is taken; a boarding house still asks of what."""
    if supplies != FROM_GOODS | FROM_ANIMALS and tops_alike(s, OF_GOODS if supplies == FROM_GOODS else OF_ANIMALS):
        tell(s, What.EQUAL_TOPS)
