"""Which `forget` and `deal` a game needs, and what they are given."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from bailey.core.state.imagine import deal, forget
from bailey.core.state.imagine_traced import BEHIND, deal_traced, forget_traced
from bailey.core.state.kinds.field import starts

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.state.declared import Declared


class Imagining(NamedTuple):
    """The two functions, where the places of cards begin in the flat numbers, and how long `found` must be."""

    forget: Callable[..., int]
    deal: Callable[..., None]
    heads: list[int]
    room: int


@cache
def imagining(game: Declared, shift: int = 0) -> Imagining:
    """Return what a game needs; in the compiled body everything lies `shift` numbers further on."""
    heads = [place.at + shift for place in game.places]
    slots = sum(place.length for place in game.places)
    traces = [at + shift for field, at in starts(game.state) if field.name == "traces"]
    if traces:
        return Imagining(forget_traced, deal_traced, [*heads, *traces], 2 * slots + BEHIND)
    return Imagining(forget, deal, heads, slots)
