"""Messages about this server: who one is here, the local network, push messages, health."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from bailey.server.messages.base import Face, Input, Language, Message, Name
from bailey.server.messages.tables import TableCard

# Who am I


class Me(Message):
    """The player behind this cookie."""

    player: str
    name: str
    language: str
    named: bool = False
    """Whether the player chose the name; before, it is one that the server made up."""
    face: int = 0
    """The number of the face that the player chose; 0: none."""
    local: bool = False
    """Whether this browser runs on the machine of the server: it may open the server to the local network."""
    tables: list[TableCard] = []
    """The tables where this player sits, those that wait for them first."""


class ChangeMe(Input):
    """A new name, language or face."""

    name: Name | None = None
    language: Language | None = None
    face: Face | None = None


# The machine


class Lan(Message):
    """Whether phones in the room can join, and where."""

    open: bool
    can_open: bool
    """Whether this browser may open or close it."""
    urls: list[str] = []
    """The machine's addresses in the local network, the likeliest first."""
    say: str = ""
    """A sentence about what does not work without https."""


class OpenLan(Input):
    """Open the server to the local network, or close it again."""

    open: bool


# Push messages


class PushKey(Message):
    """The public key with which a browser subscribes to push messages."""

    key: str


class StartPush(Input):
    """Tell this browser when it is its player's turn somewhere: its subscription."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{80,90}$(?!\n)")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20,24}$(?!\n)")]
    language: Language = "en"


class EndPush(Input):
    """Tell this browser no more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000, pattern=r"^[!-~]+$(?!\n)")]


class Health(Message):
    """Whether this server can serve."""

    ok: bool
    version: str
    database: str
    tables: int
    sockets: int
