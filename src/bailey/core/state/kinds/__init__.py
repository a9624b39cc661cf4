"""The kinds of fields that a record can declare: one class and one file each.

`field` says what every kind knows. A stored layout names a kind by its `tag`, so every kind is imported here.
"""

from bailey.core.state.kinds.cells import cells
from bailey.core.state.kinds.field import CATEGORY, SEAT, Field
from bailey.core.state.kinds.many import each_player, many
from bailey.core.state.kinds.number import number, truth
from bailey.core.state.kinds.numbers import numbers
from bailey.core.state.kinds.packed import amounts, bits
from bailey.core.state.kinds.pile import pile
from bailey.core.state.kinds.plain import plain_list
from bailey.core.state.kinds.word import word

__all__ = [
    "CATEGORY",
    "SEAT",
    "Field",
    "amounts",
    "bits",
    "cells",
    "each_player",
    "many",
    "number",
    "numbers",
    "pile",
    "plain_list",
    "truth",
    "word",
]
