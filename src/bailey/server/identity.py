"""Who somebody is: a signed cookie that page scripts cannot read, given at the first visit."""

from __future__ import annotations

import hmac
import secrets
from http.cookies import CookieError, SimpleCookie

COOKIE = "bailey"
YEAR = 365 * 86_400
#: A player's id: known to others at the table, so it is no secret; the signature is.
ID_BYTES = 9


class Identity:
    """Signs and reads the cookies of one database's servers."""

    def __init__(self, secret: str) -> None:
        self._secret = bytes.fromhex(secret)

    def new(self) -> str:
        """Make up a player."""
        return secrets.token_hex(ID_BYTES)

    def cookie(self, player: str, *, secure: bool) -> str:
        """Write the header that sets a player's cookie."""
        flags = "; Secure" if secure else ""
        value = f"{player}.{self._sign(player)}"
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"

    def read(self, header: str) -> str | None:
        """Read a player from a Cookie header; a wrong signature is nobody."""
        try:
            found = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return None
        player, _, signature = (found.value if found else "").partition(".")
        if not player.isascii() or not player.isalnum() or not signature.isascii():
            return None
        return player if hmac.compare_digest(signature, self._sign(player)) else None

    def _sign(self, player: str) -> str:
        return hmac.digest(self._secret, player.encode(), "sha256").hex()[:40]


def guest_number(player: str) -> str:
    """Give a guest a number to be called by."""
    return str(int(player[:6], 16) % 9000 + 1000) if all(c in "0123456789abcdef" for c in player[:6]) else player[:4]
