"""What the worker of a page calls: the page, with the values of JavaScript as Python has them, and back."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Protocol

from bailey.site.page import Page
from bailey.site.precompiled import precompile

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from bailey.site.requests import Answered


class ByteArray(Protocol):
    """An array of bytes of JavaScript."""

    def to_bytes(self) -> bytes:
        """Return them as Python's."""


class BrowserPage(Page):
    """A page whose requests come as text."""

    async def request(self, method: str, target: str, body: object = b"", language: str = "") -> Answered:
        """Answer a request."""
        return await super().request(method, target, str(body).encode(), language)

    async def precompile(self) -> object:
        """Return an archive with which the next start need not compile what this one has imported."""
        from pyodide.ffi import to_js  # type: ignore[import-not-found] # the browser has it

        return to_js(await precompile())


def page(player: str, secret: str, pieces: Iterable[ByteArray], keep: Callable[..., Awaitable[None]]) -> Page:
    """Return the page of a player with what the browser has kept."""
    from pyodide.ffi import to_js

    random.seed()  # a snapshot has the state of the one that was taken

    async def keep_changed(changed: dict[int, bytes], count: int) -> None:
        await keep(to_js([*changed]), to_js([*changed.values()]), count)

    return BrowserPage(player, secret, [piece.to_bytes() for piece in pieces], keep_changed)
