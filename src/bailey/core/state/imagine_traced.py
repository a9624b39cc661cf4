"""What a bot may search where shuffled cards have traces: `forget` and `deal` as in `imagine`, with one step more.

For a viewer, a hidden card lies in a slot of its group if they knew it when the group was shuffled; any other may be
every card of its root that they do not know. So cards are dealt twice: those of each root among the slots that hold
one of it, then those of each group among its slots. Both together give every possible deal as often.

`found` has two lists, each half of it: the slots of groups, group by group, and those of roots, root by root. Behind
them stand how long the lists are, and where the traces begin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.state.chance import below
from bailey.core.state.imagine import HEAD, swap_cards, unknown_slots
from bailey.core.state.rules import rule
from bailey.core.state.slots import CARD_BITS, NO_CARD, SHUFFLE_AT

if TYPE_CHECKING:
    from bailey.core.state.chance import Generator

#: How many numbers a trace has, and which is which; how many numbers stand behind the lists.
TRACE, ROOT, GROUP, KNOWN_TO, BEHIND = 3, 0, 1, 2, 3


@rule
def trace_of(numbers: list[int], at: int, i: int) -> int:
    """Tell where the trace of the card in slot `i` begins."""
    return at + TRACE * (numbers[i] & CARD_BITS)


@rule
def group_of(numbers: list[int], at: int, i: int) -> int:
    """Tell among which group the card in slot `i` lies; 0 if none."""
    return numbers[trace_of(numbers, at, i) + GROUP]


@rule
def root_of(numbers: list[int], at: int, i: int) -> int:
    """Tell which shuffle hid the card in slot `i`, before it was shuffled among others."""
    trace = trace_of(numbers, at, i)
    return numbers[trace + ROOT] if numbers[trace + GROUP] else numbers[i] >> SHUFFLE_AT


@rule
def is_member(numbers: list[int], at: int, i: int) -> bool:
    """Tell whether the viewer knows among which group the card in slot `i` lies; of others no bits are left."""
    return numbers[trace_of(numbers, at, i) + KNOWN_TO] != 0


@rule
def forget_others(numbers: list[int], heads: list[int], at: int, viewer: int) -> None:
    """Forget what others remember of shuffled cards."""
    for h in range(len(heads) - 1):
        start = heads[h] + HEAD
        for i in range(start, start + numbers[heads[h]]):
            if numbers[i] != NO_CARD:
                numbers[trace_of(numbers, at, i) + KNOWN_TO] &= 1 << viewer


@rule
def insert(found: list[int], first: int, count: int, slot: int, before: int) -> None:
    """Insert a slot into the list that begins at `first`, as the `before`-th."""
    for k in range(first + count, first + before, -1):
        found[k] = found[k - 1]
    found[first + before] = slot


@rule
def list_groups(numbers: list[int], at: int, found: list[int], count: int) -> int:
    """Keep, of the unknown slots, those of groups, group by group; tell how many they are."""
    kept = 0
    for n in range(count):
        slot = found[n]
        if group_of(numbers, at, slot) != 0:
            k = kept
            while k > 0 and group_of(numbers, at, slot) < group_of(numbers, at, found[k - 1]):
                k -= 1
            insert(found, 0, kept, slot, k)
            kept += 1
    return kept


@rule
def list_roots(numbers: list[int], at: int, found: list[int], first: int, count: int) -> int:
    """Keep, of the unknown slots from `first`, those that may hold any card of a root; tell how many they are."""
    kept = 0
    for n in range(count):
        slot = found[first + n]
        if not is_member(numbers, at, slot):
            k = kept
            while k > 0 and root_of(numbers, at, slot) < root_of(numbers, at, found[first + k - 1]):
                k -= 1
            insert(found, first, kept, slot, k)
            kept += 1
    return kept


@rule
def comes_before(numbers: list[int], at: int, i: int, k: int) -> bool:
    """Order the cards of a group by what the viewer knows of them: their root, and which card a member is."""
    root_i, root_k = root_of(numbers, at, i), root_of(numbers, at, k)
    if root_i != root_k:
        return root_i < root_k
    member_i, member_k = is_member(numbers, at, i), is_member(numbers, at, k)
    if member_i != member_k:
        return member_i
    return member_i and numbers[i] & CARD_BITS < numbers[k] & CARD_BITS


@rule
def sort_groups(numbers: list[int], at: int, found: list[int], count: int) -> None:
    """Order the cards of every group."""
    for n in range(1, count):
        k = n
        while (
            k > 0
            and group_of(numbers, at, found[k]) == group_of(numbers, at, found[k - 1])
            and comes_before(numbers, at, found[k], found[k - 1])
        ):
            swap_cards(numbers, found[k], found[k - 1])
            k -= 1


@rule
def swap_of_root(numbers: list[int], at: int, i: int, k: int) -> None:
    """Swap two cards of one root; among which group each slot lies stays."""
    a, b = trace_of(numbers, at, i), trace_of(numbers, at, k)
    if a != b:
        for n in range(TRACE):
            kept = numbers[a + n]
            numbers[a + n] = numbers[b + n]
            numbers[b + n] = kept
        swap_cards(numbers, i, k)


@rule
def sort_roots(numbers: list[int], at: int, found: list[int], first: int, count: int) -> None:
    """Order the cards of every root."""
    for n in range(first + 1, first + count):
        k = n
        while (
            k > first
            and root_of(numbers, at, found[k]) == root_of(numbers, at, found[k - 1])
            and numbers[found[k]] & CARD_BITS < numbers[found[k - 1]] & CARD_BITS
        ):
            swap_of_root(numbers, at, found[k], found[k - 1])
            k -= 1


@rule
def forget_traced(numbers: list[int], heads: list[int], viewer: int, found: list[int]) -> int:
    """Sort everything away that a viewer cannot know, and tell how many slots that are; `found` lists them."""
    at, first, end = 0 + heads[len(heads) - 1], (len(found) - BEHIND) // 2, len(found)
    forget_others(numbers, heads, at, viewer)
    count = unknown_slots(numbers, heads, len(heads) - 1, viewer, found, 0)
    groups = list_groups(numbers, at, found, count)
    sort_groups(numbers, at, found, groups)
    unknown_slots(numbers, heads, len(heads) - 1, viewer, found, first)
    roots = list_roots(numbers, at, found, first, count)
    sort_roots(numbers, at, found, first, roots)
    found[end - 3], found[end - 2], found[end - 1] = groups, roots, at
    return count


@rule
def deal_traced(numbers: list[int], found: list[int], count: int, luck: Generator) -> None:
    """Deal the forgotten cards anew: those of each root, then those of each group."""
    first, end = (len(found) - BEHIND) // 2, len(found)
    groups, roots, at = found[end - 3], found[end - 2], 0 + found[end - 1]
    stop = first
    for n in range(first, first + roots):
        while stop < first + roots and root_of(numbers, at, found[stop]) == root_of(numbers, at, found[n]):
            stop += 1
        swap_of_root(numbers, at, found[n], found[n + below(luck, stop - n)])
    stop = 0
    for n in range(groups):
        while stop < groups and group_of(numbers, at, found[stop]) == group_of(numbers, at, found[n]):
            stop += 1
        swap_cards(numbers, found[n], found[n + below(luck, stop - n)])
