"""A list that only the plain record has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeVar

from bailey.core.state.kinds.field import Field, declared

if TYPE_CHECKING:
    from collections.abc import Callable


Entry = TypeVar("Entry")


@dataclass(frozen=True)
class PlainList(Field):
    """A list that is no part of the state; a copy begins with an empty one, or none where there was none."""

    stored: ClassVar[bool] = False
    copy_code: ClassVar[str] = "None if self.{0} is None else []"

    def fresh(self) -> Callable[[], object]:
        """Return the function that makes its first value."""
        return list


def plain_list() -> list[Entry]:
    """Declare a list that only the plain record has; it is no part of the state."""
    return declared(PlainList())
