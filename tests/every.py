"""One test for many values that are looked at in no time: a case of its own costs more than the look."""

from __future__ import annotations

import inspect
from functools import wraps
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Test = Callable[..., None]


def for_every(names: str, values: Iterable[Any]) -> Callable[[Test], Test]:
    """Call a test with each value, or each tuple for several names; where it fails, the report tells for which."""
    known = list(values)
    assert known, f"there is no {names}"
    wanted = names.split(", ")

    def decorate(test: Test) -> Test:
        @wraps(test)
        def called(*given: Any, **named: Any) -> None:
            for value in known:
                each = dict(zip(wanted, value if len(wanted) > 1 else [value], strict=True))
                try:
                    test(*given, **named, **each)
                except BaseException as fault:  # what pytest.raises misses is no Exception
                    fault.add_note(f"for {each}")
                    raise

        signature = inspect.signature(test)
        left = [one for one in signature.parameters.values() if one.name not in wanted]
        called.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return called

    return decorate
