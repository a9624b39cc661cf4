"""Tables of cases: one test for many rows, each with a name that says the rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Mapping


def cases(names: str, table: Mapping[str, tuple[Any, ...]]) -> pytest.MarkDecorator:
    """Run a test once for each row, under the name of the row."""
    return pytest.mark.parametrize(names.split(), [pytest.param(*row, id=rule) for rule, row in table.items()])
