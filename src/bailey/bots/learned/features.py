"""What a learned evaluation reads of a position, from what the state of a game declares.

A *group* is what one declared thing says: the cards of a place, a number, the sum of a number that lies beside cards.
Places in a row without names are read alike, wherever in the row a card lies. What only the core sums up is left out,
and so are decks, whose cards nobody knows, and large piles of the table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import count
from typing import TYPE_CHECKING

from bailey.core.compiled.network import ASKED_STEP, CARDS, EVALUATION, NONE, NUMBER, SCORE, SUM
from bailey.core.state.kinds.cards import CardSlots
from bailey.core.state.kinds.field import starts, width
from bailey.core.state.kinds.many import Many
from bailey.core.state.kinds.number import Number, Truth
from bailey.core.state.kinds.numbers import Numbers
from bailey.core.state.kinds.packed import Amounts, Bits
from bailey.core.state.slots import NOBODY, Pile
from bailey.core.state.todo import GameState

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.game import Game
    from bailey.core.state.kinds.field import Field

HEAD = len(Pile.HEAD)
#: A pile of the table that can hold more cards is not read: most of them lie there because they are of no use any more.
MOST_ON_THE_TABLE = 24
#: So many truths beside a card make it another feature; they lie in one record.
MOST_FLAGS = 2


@dataclass(frozen=True)
class FeatureGroup:
    """What one declared thing says; `at` is where it lies in the flat numbers, for the first seat."""

    name: str
    kind: int
    at: int = 0
    stride: int = 0  # how far from seat to seat; 0: it is the table's
    length: int = 0  # of a place of cards
    beside: int = NONE  # where the number that is summed lies, from `at`,
    step: int = 0  # and how far from card to card
    flags: tuple[int, ...] = ()  # where the truths beside the first card lie, from `at`
    shift: int = 0  # of a number that is part of a packed one
    mask: int = NONE


def groups(game: Game) -> list[FeatureGroup]:
    """Return the groups of a game, those of a row without names under one name."""
    core = {field.name for field in GameState.fields}
    declared = [(field, at) for field, at in starts(game.state) if field.name not in core]
    found = [group for field, at in declared for group in _of(field, "", at, 0)]
    found += [FeatureGroup("score", SCORE), FeatureGroup("asked", ASKED_STEP)]
    if game.evaluate is not game.score:
        found.append(FeatureGroup("evaluation", EVALUATION))
    return found


def _of(field: Field, prefix: str, at: int, stride: int) -> Iterator[FeatureGroup]:
    """Yield the groups of a field that begins at `at`."""
    name = prefix + field.name
    if field.inner:
        return
    if isinstance(field, Many):
        yield from _of_rows(field, name, at, stride)
    elif isinstance(field, CardSlots):
        yield from _of_cards(field, name, at, stride)
    elif isinstance(field, Bits | Amounts):
        bits = field.bits if isinstance(field, Amounts) else 1
        for i in range(field.count):
            yield FeatureGroup(f"{name}.{i}", NUMBER, at, stride, shift=i * bits, mask=(1 << bits) - 1)
    elif isinstance(field, Number):
        yield FeatureGroup(name, NUMBER, at, stride)
    elif isinstance(field, Numbers):
        for i in range(field.length):
            yield FeatureGroup(f"{name}[{i}]", NUMBER, at + i, stride)


def _of_rows(field: Many, name: str, at: int, stride: int) -> Iterator[FeatureGroup]:
    """Yield the groups of a row of records: of the first seat's, or of each."""
    wide = width(field.record)
    for i in range(1 if field.by_seat else field.length):
        inside = f"{name}." if not field.names else f"{name}.{field.names[i]}."
        for one, start in starts(field.record, at + i * wide):
            yield from _of(one, inside, start, wide if field.by_seat else stride)


def _of_cards(field: CardSlots, name: str, at: int, stride: int) -> Iterator[FeatureGroup]:
    """Yield the cards of a place, how many there are, and the sums of what lies beside them."""
    if field.tag == "pile":
        yield FeatureGroup(f"{name}.size", NUMBER, at, stride)
    if field.see == NOBODY or (stride == 0 and field.length > MOST_ON_THE_TABLE):
        return
    flags: list[int] = []
    sums: list[FeatureGroup] = []
    start, step = HEAD + field.length, 0
    for _, record in field.rows:
        for one, beside in starts(record, start):
            if isinstance(one, Truth) and len(flags) < MOST_FLAGS and step in {0, width(record)}:
                flags.append(beside)
                step = width(record)
            elif type(one) is Number and not one.inner:
                sums.append(
                    FeatureGroup(f"{name}.{one.name}", SUM, at, stride, field.length, beside=beside, step=width(record))
                )
        start += field.length * width(record)
    yield FeatureGroup(name, CARDS, at, stride, field.length, step=step, flags=tuple(flags))
    yield from sums


def numbered(found: list[FeatureGroup]) -> list[FeatureGroup]:
    """Return the groups with numbers of rows told apart: a sum over rows would need them together."""
    seen: dict[str, count[int]] = {}
    out = []
    for group in found:
        if group.kind == CARDS:
            out.append(group)
            continue
        n = next(seen.setdefault(group.name, count()))
        out.append(group if n == 0 else replace(group, name=f"{group.name}#{n}"))
    return out


def alike_cards(game: Game) -> list[int]:
    """Return for each card the first of those that are alike."""
    from bailey.games import texts as texts_of

    texts = texts_of(game)
    first = {name: i for i, name in enumerate(game.cards)}
    out = list(range(len(game.cards)))
    for group in texts.card_groups():
        for kind in group.kinds:
            least = min(first[card] for card in kind.cards)
            for card in kind.cards:
                out[first[card]] = least
    return out
