"""Signed cookies that name a player; page scripts cannot read them, and the first visit sets one."""

from __future__ import annotations

import hmac
import secrets
from http.cookies import CookieError, SimpleCookie
from typing import NamedTuple

COOKIE = "bailey"
#: Under https: browsers take a cookie of this name only with `Secure`, for this host alone and for every path.
SECURE_COOKIE = "__Host-bailey"
YEAR = 365 * 86_400
#: A player's id: known to others at the table, so it is no secret; the signature is.
ID_BYTES = 9


class CookieHolder(NamedTuple):
    """The player that a cookie names, the cookie's generation, and whether an older server made it."""

    player: str
    generation: int = 0
    old: bool = False


class CookieSigner:
    """Signs and reads the cookies of one database's servers."""

    def __init__(self, key: str, old_key: str = "") -> None:
        self._key, self._old_key = bytes.fromhex(key), bytes.fromhex(old_key)

    def new(self) -> str:
        """Return a new player's id."""
        return secrets.token_hex(ID_BYTES)

    def cookie(self, player: str, *, secure: bool, generation: int = 0) -> str:
        """Return the Set-Cookie header of a player."""
        name, flags = (SECURE_COOKIE, "; Secure") if secure else (COOKIE, "")
        named = f"{player}.{generation}" if generation else player
        value = f"{named}.{_sign(self._key, named)}"
        return f"{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"

    def read(self, header: str, *, secure: bool) -> CookieHolder | None:
        """Return the player that a Cookie header names; none if the signature is wrong.

        Under https, only a cookie of an older server lacks the `__Host-` prefix.
        """
        try:
            found = SimpleCookie(header)
        except CookieError:
            return None
        ours, older = found.get(SECURE_COOKIE if secure else COOKIE), found.get(COOKIE)
        return (self._ours(ours.value) if ours else None) or (self._older(older.value) if older else None)

    def _ours(self, value: str) -> CookieHolder | None:
        named, _, signature = value.rpartition(".")
        player, _, generation = named.partition(".")
        if not _is_word(player) or not signature.isascii() or not (generation or "0").isdecimal():
            return None
        if not generation.isascii() or not hmac.compare_digest(signature, _sign(self._key, named)):
            return None
        return CookieHolder(player, int(generation or 0))

    def _older(self, value: str) -> CookieHolder | None:
        """Return the player of an older server's cookie, whose key was stored in the database."""
        player, _, signature = value.partition(".")
        if not self._old_key or not _is_word(player) or not signature.isascii():
            return None
        return CookieHolder(player, old=True) if hmac.compare_digest(signature, _sign(self._old_key, player)) else None


def _sign(key: bytes, named: str) -> str:
    return hmac.digest(key, named.encode(), "sha256").hex()[:40]


def _is_word(text: str) -> bool:
    return text.isascii() and text.isalnum() and len(text) <= 2 * ID_BYTES
