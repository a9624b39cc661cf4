"""Chance that nobody can predict or bend, and that everybody can check when the game is over.

A table draws a secret and publishes its SHA-256 before anything is dealt. Everybody who sits down adds a nonce. Before
row n the generator is keyed with HMAC-SHA256(secret, table, n, nonces, digest of all before row n). At the end the
secret is published, and whoever has the record can fold the whole game again.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import struct
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

#: What stands for the nonce of a bot, and of a person who added none.
NO_NONCE = "-"
TABLE = re.compile(r"[a-z0-9]{4,40}")
COMMITMENT = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"[0-9a-f]{32}|-")


def commit(secret: str) -> str:
    """Give what may be published of a secret before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


@dataclass(frozen=True)
class Fair:
    """What the chance of a table is made from."""

    table: str
    secret: str
    commitment: str
    nonces: tuple[str, ...]

    @classmethod
    def of(cls, table: str, secret: str, nonces: Sequence[str]) -> Fair:
        """Make the chance of a new table."""
        return cls(table, secret, commit(secret), tuple(nonces)).checked()

    def checked(self) -> Fair:
        """Refuse what is malformed, and a secret that is not the one committed to."""
        for what, value, form in (
            ("table", self.table, TABLE),
            ("secret", self.secret, COMMITMENT),
            ("commitment", self.commitment, COMMITMENT),
            *(("nonce", nonce, NONCE) for nonce in self.nonces),
        ):
            if not form.fullmatch(value):
                raise BadInput(f"fair: {what} {value!r:.80} is not of the form {form.pattern}")
        if commit(self.secret) != self.commitment:
            message = "fair: the secret is not the one whose SHA-256 was published: this game was not fair"
            raise BadInput(message)
        return self

    def opening(self, *about: object) -> bytes:
        """Digest all that is settled before the first row."""
        lines = [self.table, self.commitment, ",".join(self.nonces), *map(str, about)]
        return hashlib.sha256("\n".join(lines).encode()).digest()

    def words(self, n: int, before: bytes) -> tuple[int, int, int, int]:
        """Give the key of the generator for row n."""
        words: tuple[int, int, int, int] = struct.unpack(">4I", self._hmac(f"row {n}", before)[:16])
        return words

    def key(self, n: int, before: bytes) -> str:
        """Write the key of the generator for row n as hexadecimal digits."""
        return struct.pack(">4I", *self.words(n, before)).hex()

    def seed_of_bot(self, n: int, before: bytes) -> int:
        """Give the seed of a bot that answers row n: whoever thinks for it finds the same move."""
        return int.from_bytes(self._hmac(f"bot {n}", before)[:8], "big") >> 1

    def _hmac(self, what: str, before: bytes) -> bytes:
        keyed = self._keyed.copy()
        keyed.update(f"{self.table} {what} {self._added} ".encode() + before)
        return keyed.digest()

    @cached_property
    def _keyed(self) -> hmac.HMAC:
        """The key is the same for every row, and what it makes of itself is not made again."""
        return hmac.new(bytes.fromhex(self.secret), digestmod="sha256")

    @cached_property
    def _added(self) -> str:
        return ",".join(self.nonces)


def follow(before: bytes, row: str) -> bytes:
    """Digest one row more."""
    return hashlib.sha256(before + row.encode()).digest()
