"""Cards live only in piles, and who knows a card is kept where the card lies.

A slot is one number: the card, who knows it, and the shuffle that hid it. So moving a card moves what is known of it,
and "the top of an open pile", "a stack that one player searched", "a card its owner put under a stack" and "dealt
before that reshuffle" need no code in a game. And whoever comes to know a card in this way is noted in `revealed`, so
that no game need say which choices are final.

A stack that nobody has seen into is *loose*: it has no order yet. Drawing from it takes a random card of those that
are left, which costs nothing and leaves no order that could leak.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.accompany import carry_beside, clear_beside, close_gap, refuse_under
from bailey.core.state.chance import below, note_revealed
from bailey.core.state.rules import inlined, plain_only, rule
from bailey.core.state.slots import CARD_BITS, EVERYBODY, KNOWLEDGE_BITS, KNOWN_AT, LAST_SHUFFLE, OPEN, SHUFFLE_AT
from bailey.core.state.traces import remembers, trace_all, untrace

if TYPE_CHECKING:
    from bailey.core.state.slotted import Slotted
    from bailey.core.state.todo import GameState

#: A pile of at most so many slots closes its gap by a loop over all of them: loops of one length are predicted well.
SHORT = 8


@rule
def card_at(pile: Slotted, i: int) -> int:
    """Return the card in slot `i`."""
    return pile.slots[i] & CARD_BITS


@rule
def top_slot(pile: Slotted) -> int:
    """Return the slot on top of a pile, the card with who knows it: so an event tells a card that may be hidden."""
    return pile.slots[pile.size - 1]


@rule
def known_by(slot: int, viewer: int) -> bool:
    """Return whether a viewer knows the card of this slot."""
    return (slot >> (KNOWN_AT + viewer)) & 1 == 1


def seen_by(slot: int, viewer: int) -> bool:
    """Tell whether a viewer sees the card of this slot; EVERYBODY stands for a spectator, who sees what all see."""
    return slot & OPEN == OPEN if viewer == EVERYBODY else known_by(slot, viewer)


@rule
def put_on(s: GameState, pile: Slotted, slot: int) -> None:
    """Put a card on top of a pile; whoever sees into the pile now knows it."""
    seen = seen_in(pile, slot)
    note_shown(s, slot, seen)
    untrace(s, seen)
    lay_on(pile, seen)


@rule
def lay_on(pile: Slotted, slot: int) -> None:
    """Put a slot on top of a pile as it is."""
    if pile.size >= len(pile.slots):
        raise IndexError("a pile cannot hold more cards than it was declared for")
    pile.slots[pile.size] = slot
    pile.size += 1
    if pile.see != EVERYBODY:
        hidden_alike = slot & OPEN == 0 and slot >> SHUFFLE_AT == pile.slots[0] >> SHUFFLE_AT
        pile.loose = 1 if hidden_alike and (pile.loose or pile.size == 1) else 0


@rule
def put_under(s: GameState, pile: Slotted, slot: int) -> None:
    """Put a card under a pile; whoever sees into the pile now knows it."""
    seen = seen_in(pile, slot)
    note_shown(s, slot, seen)
    if pile.size >= len(pile.slots):
        raise IndexError("a pile cannot hold more cards than it was declared for")
    refuse_under(pile)
    for i in range(pile.size, 0, -1):
        pile.slots[i] = pile.slots[i - 1]
    pile.slots[0] = seen
    pile.size += 1
    untrace(s, seen)
    note_order(pile)


@rule
def seen_in(pile: Slotted, slot: int) -> int:
    """Add to a slot what those learn who see into this pile; what everybody knows was hidden by no shuffle."""
    slot |= pile.see << KNOWN_AT
    return slot & KNOWLEDGE_BITS if slot & OPEN == OPEN else slot


@plain_only
def note_shown(s: GameState, before: int, after: int) -> None:
    """Note who knows the card of a slot now and did not before."""
    note_revealed(s, ((before ^ after) >> KNOWN_AT) & EVERYBODY)


@rule
def note_order(pile: Slotted) -> None:
    """A pile is loose while nobody knows any card of it and one shuffle hid them all; an empty one is not."""
    if pile.see == EVERYBODY:
        return
    pile.loose = 0
    for i in range(pile.size):
        if pile.slots[i] & OPEN or pile.slots[i] >> SHUFFLE_AT != pile.slots[0] >> SHUFFLE_AT:
            return
    pile.loose = 1 if pile.size > 0 else 0


@rule
def take_out(pile: Slotted, i: int) -> int:
    """Take the card in slot `i` out of a pile; the cards above it move down, with the numbers beside them."""
    if i < 0 or i >= pile.size:
        raise IndexError("no card lies there")
    slot = pile.slots[i]
    pile.size -= 1
    if len(pile.slots) <= SHORT:
        for k in range(len(pile.slots) - 1):
            pile.slots[k] = pile.slots[k + 1] if k >= i else pile.slots[k]
    else:
        for k in range(i, pile.size):
            pile.slots[k] = pile.slots[k + 1]
    pile.slots[pile.size] = 0
    close_gap(pile, i)
    if pile.see != EVERYBODY:
        note_order(pile)
    return slot


@rule
def take_seen(pile: Slotted, i: int) -> int:
    """Take out a card that somebody knows: which card an unseen one is, chance has not decided yet."""
    if 0 <= i < pile.size and pile.slots[i] & OPEN == 0:
        raise ValueError("nobody has seen this card yet: draw it, so that chance decides which one it is")
    return take_out(pile, i)


@rule
def move(s: GameState, source: Slotted, i: int, target: Slotted) -> int:
    """Move the card in slot `i` on top of another pile, with the numbers beside it, and return the card."""
    carry_beside(source, i, target, target.size)
    slot = take_seen(source, i)
    put_on(s, target, slot)
    return slot & CARD_BITS


@rule
def take_named(s: GameState, source: Slotted, card: int, target: Slotted) -> bool:
    """Move a card on top of an open pile, wherever it lies in this one, and return whether it lay there.

    For what is sorted out before a deck is dealt: as if somebody had looked for the card and shuffled the rest again.
    """
    if target.see != EVERYBODY:
        raise ValueError("a card that is taken by its name is seen by all: move it to an open pile")
    for i in range(source.size):
        if source.slots[i] & CARD_BITS == card:
            source.slots[i] = OPEN | card
            move(s, source, i, target)
            return True
    return False


@rule
def move_under(s: GameState, source: Slotted, i: int, target: Slotted) -> int:
    """Move the card in slot `i` under another pile, and return the card."""
    slot = take_seen(source, i)
    put_under(s, target, slot)
    return slot & CARD_BITS


@rule
def move_all(s: GameState, source: Slotted, target: Slotted) -> None:
    """Move every card of a pile, in order, on top of another; unseen cards only where nobody sees them either."""
    while source.size > 0:
        if target.see == 0:
            carry_beside(source, 0, target, target.size)
            lay_on(target, take_out(source, 0))
        else:
            move(s, source, 0, target)


@inlined
def draw(s: GameState, source: Slotted, target: Slotted) -> int:
    """Draw the top card of a stack onto another pile, and return the card."""
    lay_on(target, seen_in(target, draw_out(s, source)))
    untrace(s, top_slot(target))
    return top_slot(target) & CARD_BITS


@inlined
def draw_out(s: GameState, source: Slotted) -> int:
    """Take the top card of a stack, and return its slot; of a loose stack, chance decides which one it is."""
    note_revealed(s, EVERYBODY)
    top = source.size - 1
    if top < 0:
        raise IndexError("a card cannot be drawn from an empty stack")
    if source.loose:
        i = below(s, source.size)
        slot = source.slots[i]
        source.slots[i] = source.slots[top]
        source.slots[top] = 0
        source.size = top
        source.loose = 1 if top > 0 else 0
    else:
        decide(s, source, top)
        slot = take_out(source, top)
    return slot


@rule
def decide(s: GameState, pile: Slotted, i: int) -> None:
    """Let chance decide the card in slot `i`, if nobody knows it: any that the same shuffle hid in this pile."""
    if pile.slots[i] & OPEN:
        return
    shuffle_number = pile.slots[i] >> SHUFFLE_AT
    alike = 0
    for k in range(pile.size):
        if pile.slots[k] & OPEN == 0 and pile.slots[k] >> SHUFFLE_AT == shuffle_number:
            alike += 1
            if below(s, alike) == 0:
                chosen = k
    slot = pile.slots[i]
    pile.slots[i] = pile.slots[chosen]
    pile.slots[chosen] = slot


@rule
def peek(s: GameState, pile: Slotted, i: int, viewer: int) -> int:
    """Let one player look at the card in slot `i`, and return the card."""
    if i < 0 or i >= pile.size:
        raise IndexError("no card lies there")
    note_revealed(s, EVERYBODY)
    decide(s, pile, i)
    pile.slots[i] |= 1 << (KNOWN_AT + viewer)
    if pile.slots[i] & OPEN == OPEN:
        pile.slots[i] &= KNOWLEDGE_BITS
    untrace(s, pile.slots[i])
    note_order(pile)
    return pile.slots[i] & CARD_BITS


@inlined
def shuffle(s: GameState, pile: Slotted) -> None:
    """Shuffle a pile: from now on nobody knows the order of its cards, which is decided as they are drawn.

    Nobody may see into the pile. What players knew of its cards they go on knowing of the pile as a whole if the state
    declares `traces`, and forget otherwise; cards that everybody knows, as those of a discard pile, need no traces.
    """
    if pile.see != 0:
        raise ValueError("only a pile that nobody sees into can be shuffled: `restock` makes a deck of a discard pile")
    note_revealed(s, EVERYBODY)
    s.shuffles += 1
    if s.shuffles > LAST_SHUFFLE:
        raise OverflowError("too many shuffles in one game")
    open_to_all = OPEN
    for i in range(pile.size):
        open_to_all &= pile.slots[i]
    if open_to_all == OPEN or remembers(s):
        if open_to_all != OPEN:
            trace_all(s, pile)
        for i in range(pile.size):
            pile.slots[i] = pile.slots[i] & CARD_BITS | s.shuffles << SHUFFLE_AT
    else:
        forget_known(pile)
    pile.loose = 1 if pile.size > 0 else 0


@rule
def forget_known(pile: Slotted) -> None:
    """Forget what players knew of cards that one shuffle hid: they are as the others that it hid."""
    for i in range(pile.size):
        slot = pile.slots[i]
        if slot & OPEN == OPEN or slot >> SHUFFLE_AT != pile.slots[0] >> SHUFFLE_AT:
            raise ValueError("cards of several shuffles are shuffled together: declare `traces` in the state")
    for i in range(pile.size):
        pile.slots[i] &= ~OPEN


@rule
def restock(s: GameState, discard: Slotted, deck: Slotted) -> None:
    """Shuffle an open discard pile into a new deck."""
    if deck.size > 0:
        raise ValueError("a discard pile is shuffled into a new deck only when the old one is empty")
    for i in range(discard.size):
        deck.slots[i] = discard.slots[i]
        discard.slots[i] = 0
        clear_beside(discard, i)
    deck.size = discard.size
    discard.size = 0
    shuffle(s, deck)
