"""What all messages are made of: their base classes, the types of their fields, and the description of an error."""
# Any: what a game says of its own is JSON; its client has the types.

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=32)]
#: So many faces can be chosen.
MOST_FACES = 17
#: The number of a drawn face; 0: none, but the shield of the seat.
Face = Annotated[int, Meta(ge=0, le=MOST_FACES)]
#: No control characters, not even a line end after all else, which `$` alone lets through.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f]+$(?!\n)")]
#: A table's id or short code, and a player's id.
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9]+$(?!\n)")]
Token = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$", max_length=2)]
#: A seat counts from 0.
Seat = Annotated[int, Meta(ge=0, le=15)]
RowNumber = Annotated[int, Meta(ge=0, le=24_000)]
#: What a player adds to the game's randomness; `-`: nothing.
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{32}|-)$", max_length=32)]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Pace = Literal["live", "days"]

#: What a game says of its own: JSON of any shape, whose types a client has from the game's declaration.
Json: TypeAlias = Any
JsonObject: TypeAlias = dict[str, Any]


class Message(Struct, omit_defaults=True, kw_only=True):
    """A message from the server; fields with their default value are omitted."""


class Input(Struct, forbid_unknown_fields=True, kw_only=True):
    """A message from a client; unknown fields are refused."""


class Fault(Message):
    """Why something was refused: a key and arguments for the catalogue, and a sentence."""

    key: str
    say: str
    args: JsonObject = {}
