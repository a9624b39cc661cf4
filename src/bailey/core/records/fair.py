"""Provably fair chance: a commitment before the game, nonces of the players, and a secret published after it.

A table draws a secret and publishes its SHA-256 before anything is dealt. Each person who joins adds a nonce. Before
row n the generator is keyed with HMAC-SHA256(secret, table, n, nonces, digest of all rows before n). The secret is
published at the end, and anybody with the record can verify the whole game.
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
    from typing import Self

    from bailey.core.state.todo import GameState

#: Written in place of the nonce of a bot, or of a person who added none.
NO_NONCE = "-"
TABLE = re.compile(r"[a-z0-9]{4,40}")
COMMITMENT = re.compile(r"[0-9a-f]{64}")
NONCE = re.compile(r"[0-9a-f]{32}|-")


def commit(secret: str) -> str:
    """Return the commitment to a secret, which is published before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


@dataclass(frozen=True)
class Fair:
    """The secret, commitment and nonces of one table."""

    table: str
    secret: str
    commitment: str
    nonces: tuple[str, ...]

    @classmethod
    def of(cls, table: str, secret: str, nonces: Sequence[str]) -> Fair:
        """Return the fair chance of a new table."""
        return cls(table, secret, commit(secret), tuple(nonces)).checked()

    def checked(self) -> Self:
        """Return itself, or refuse a malformed value or a secret that does not match the commitment."""
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
        """Return the digest of all that is known before the first row."""
        lines = [self.table, self.commitment, ",".join(self.nonces), *map(str, about)]
        return hashlib.sha256("\n".join(lines).encode()).digest()

    def words(self, n: int, before: bytes) -> tuple[int, int, int, int]:
        """Return the key of the generator for row n."""
        words: tuple[int, int, int, int] = struct.unpack(">4I", self._hmac(f"row {n}", before)[:16])
        return words

    def luck(self, n: int, before: bytes, state: GameState | None) -> tuple[int, int, int, int]:  # noqa: ARG002 - a deal of the day needs it
        """Return the key of the generator for row n, which is played in a state."""
        return self.words(n, before)

    def key(self, n: int, before: bytes) -> str:
        """Return the key of the generator for row n as hexadecimal digits."""
        return struct.pack(">4I", *self.words(n, before)).hex()

    def seed_of_bot(self, n: int, before: bytes, choices: int) -> int:  # noqa: ARG002 - a deal of the day needs it
        """Return the seed of a bot that answers row n, after so many choices; every server computes the same."""
        return int.from_bytes(self._hmac(f"bot {n}", before)[:8], "big") >> 1

    def _hmac(self, what: str, before: bytes) -> bytes:
        keyed = self._keyed.copy()
        keyed.update(f"{self.table} {what} {self._added} ".encode() + before)
        return keyed.digest()

    @cached_property
    def _keyed(self) -> hmac.HMAC:
        """An HMAC with the secret as its key, which each row copies instead of computing it again."""
        return hmac.new(bytes.fromhex(self.secret), digestmod="sha256")

    @cached_property
    def _added(self) -> str:
        return ",".join(self.nonces)


def follow(before: bytes, row: str) -> bytes:
    """Return the digest of all rows up to this one."""
    return hashlib.sha256(before + row.encode()).digest()
