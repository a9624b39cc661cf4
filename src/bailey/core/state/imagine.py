"""What a bot may search: the position as its seat knows it, the rest dealt anew.

`forget` finds every slot that a viewer does not know, sorts the cards of each shuffle among those slots, and clears
the generator: two states that differ only in what the viewer cannot know become one. `deal` then deals them, once per
search iteration. Cards that nobody has seen need no dealing while all of them lie in one stack: chance decides them
when they are drawn.

Both work on the flat numbers of a state, so that they know no game and run plain and compiled. States with traces have
their own `forget` and `deal` (`imagine_traced`), which `imagining` gives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.chance import SEARCH_STREAM, below, seed_with
from bailey.core.state.piles import known_by
from bailey.core.state.rules import rule
from bailey.core.state.slots import CARD_BITS, OPEN, SHUFFLE_AT, Pile

if TYPE_CHECKING:
    from bailey.core.state.chance import Generator

#: How many numbers a pile has before its slots.
HEAD = len(Pile.HEAD)


@rule
def unknown_slots(numbers: list[int], heads: list[int], places: int, viewer: int, found: list[int], first: int) -> int:
    """Gather where the slots lie that a viewer does not know.

    `heads` lists where each of so many places begins in the flat numbers; what is found is listed from `first` on.
    """
    count = 0
    for h in range(places):
        start = heads[h] + HEAD
        for i in range(start, start + numbers[heads[h]]):
            if not known_by(numbers[i], viewer):
                found[first + count] = i
                count += 1
    return count


@rule
def before(numbers: list[int], i: int, k: int) -> bool:
    """Order slots: by the shuffle that hid them, and those that somebody holds before those that nobody knows."""
    shuffle_i, shuffle_k = numbers[i] >> SHUFFLE_AT, numbers[k] >> SHUFFLE_AT
    if shuffle_i != shuffle_k:
        return shuffle_i < shuffle_k
    held_i, held_k = numbers[i] & OPEN != 0, numbers[k] & OPEN != 0
    if held_i != held_k:
        return held_i
    return i < k


@rule
def forget(numbers: list[int], heads: list[int], viewer: int, found: list[int]) -> int:
    """Sort everything away that a viewer cannot know, and tell how many slots that are; `found` lists them."""
    count = unknown_slots(numbers, heads, len(heads), viewer, found, 0)
    for n in range(1, count):
        slot = found[n]
        k = n
        while k > 0 and before(numbers, slot, found[k - 1]):
            found[k] = found[k - 1]
            k -= 1
        found[k] = slot
    for n in range(1, count):
        k = n
        while (
            k > 0 and same_shuffle(numbers, found[k], found[k - 1]) and swap_if_lower(numbers, found[k], found[k - 1])
        ):
            k -= 1
    leave_to_chance(numbers, heads, found, count)
    return count


@rule
def leave_to_chance(numbers: list[int], heads: list[int], found: list[int], count: int) -> None:
    """Mark, as `~i`, the slots that chance decides when they are drawn: unseen, and in the last stack of their shuffle.

    What one shuffle hid in two stacks, a card burned face down for one, must be dealt: a draw looks at its stack only.
    """
    last = 0
    for n in range(count - 1, -1, -1):
        if n == count - 1 or not same_shuffle(numbers, found[n], last):
            last = found[n]
        if numbers[found[n]] & OPEN == 0 and same_pile(heads, found[n], last):
            found[n] = ~found[n]


@rule
def same_pile(heads: list[int], i: int, k: int) -> bool:
    """Tell whether two slots, the first not behind the second, lie in one pile: no pile begins between them."""
    for h in range(len(heads)):  # noqa: SIM110 - compiled play has no all()
        if i < heads[h] and heads[h] <= k:
            return False
    return True


@rule
def lies_at(mark: int) -> int:
    """Tell where the slot lies that `found` lists, marked or not."""
    return mark if mark >= 0 else ~mark


@rule
def same_shuffle(numbers: list[int], i: int, k: int) -> bool:
    """Tell whether one shuffle hid both slots."""
    return numbers[i] >> SHUFFLE_AT == numbers[k] >> SHUFFLE_AT


@rule
def swap_if_lower(numbers: list[int], i: int, k: int) -> bool:
    """Swap the cards of two slots if the first is the lower one; what is known of the slots stays."""
    if numbers[i] & CARD_BITS < numbers[k] & CARD_BITS:
        swap_cards(numbers, i, k)
        return True
    return False


@rule
def swap_cards(numbers: list[int], i: int, k: int) -> None:
    """Swap the cards of two slots; what is known of the slots stays."""
    difference = (numbers[i] ^ numbers[k]) & CARD_BITS
    numbers[i] ^= difference
    numbers[k] ^= difference


@rule
def deal(numbers: list[int], found: list[int], count: int, luck: Generator) -> None:
    """Deal the forgotten cards anew: every slot that is not left to chance takes a random one that its shuffle hid."""
    for n in range(count):
        if found[n] < 0:
            continue
        end = n + 1
        while end < count and same_shuffle(numbers, found[n], lies_at(found[end])):
            end += 1
        swap_cards(numbers, found[n], lies_at(found[n + below(luck, end - n)]))


@rule
def forget_chance(s: Generator) -> None:
    """Clear the generator: what it would have said is nobody's knowledge."""
    seed_with(s, 0, 0, SEARCH_STREAM)
