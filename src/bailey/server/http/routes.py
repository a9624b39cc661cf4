"""Routes as they are declared: method, path, and the function that answers.

A route does not know who carries its requests: the application of a server (`app`), or a page that holds the tables
itself (`bailey.site`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

#: A function with arguments and a result of its own.
Answering: TypeAlias = Callable[..., object]


@dataclass(frozen=True)
class Endpoint:
    """A method and a path, whose parts in braces are arguments of the function that answers, as in `{seat:int}`."""

    method: str
    path: str
    answer: Answering
    status: int = 200
    media_type: str = "application/json"
    #: Whether the answer is made compressed where the client accepts it.
    packed: bool = False
    #: Whether the description of the interface names it.
    documented: bool = True


@dataclass(frozen=True)
class Ready:
    """An answer whose body is encoded already."""

    body: bytes
    media_type: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict)


def route(
    method: str,
    path: str,
    *,
    status: int = 200,
    media_type: str = "application/json",
    packed: bool = False,
    documented: bool = True,
) -> Callable[[Answering], Endpoint]:
    """Declare the function below as the answer to a method and a path."""
    return lambda answer: Endpoint(method, path, answer, status, media_type, packed, documented)


get, put, patch, delete = (partial(route, method) for method in ("GET", "PUT", "PATCH", "DELETE"))
post = partial(route, "POST")
