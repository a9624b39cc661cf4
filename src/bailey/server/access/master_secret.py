"""The master secret, which no database holds: the secrets of tables and the key of cookies are derived from it.

All servers of a database have the same one. The database holds a fingerprint of it, so that a server with another one
is refused instead of dealing other cards and signing other cookies.
"""

from __future__ import annotations

import base64
import hmac
import os
import secrets
from typing import TYPE_CHECKING

from bailey.core.errors import BadInput
from bailey.server.private_files import FILE, own_file, own_folder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bailey.server.store.store import Store

NAME, FILE_NAME = "BAILEY_SECRET", "master-secret"
LEAST_LENGTH, LEAST_VARIETY, MOST_LENGTH = 32, 8, 1000
MAKE_ONE = "make one with `openssl rand -hex 32`"
FINGERPRINT = "master-fingerprint"
SEALED, NONCE_BYTES = "sealed:", 12


class Master:
    """A master secret, and the keys that are derived from it."""

    def __init__(self, text: str) -> None:
        self._key = text.encode()

    def _derive(self, *label: str) -> bytes:
        return hmac.digest(self._key, "\0".join(("bailey", *label)).encode(), "sha256")

    @property
    def fingerprint(self) -> str:
        """A digest by which the secret is recognised; it may be stored."""
        return self._derive("fingerprint").hex()[:16]

    @property
    def cookie_key(self) -> str:
        """Return the key with which cookies are signed."""
        return self._derive("cookies").hex()

    def address_digest(self, address: str) -> str:
        """Return a keyed digest by which equal addresses are recognised and from which they cannot be read."""
        key = bytes.fromhex(self.cookie_key)
        return hmac.digest(key, b"digest:" + address.encode(), "sha256").hex()[:24]

    def of_table(self, table: str) -> str:
        """Return the secret of a new table."""
        return self._derive("table", table).hex()

    def of_day(self, game: str, day: str) -> str:
        """Return the secret of a game's deal of a day."""
        return self._derive("day", game, day).hex()

    def seal(self, name: str, value: str) -> str:
        """Encrypt a setting, so that the database alone does not hold it."""
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # takes a while, and is seldom needed

        nonce = secrets.token_bytes(NONCE_BYTES)
        sealed = AESGCM(self._derive("setting")).encrypt(nonce, value.encode(), name.encode())
        return SEALED + base64.b64encode(nonce + sealed).decode()

    def unseal(self, name: str, text: str) -> str:
        """Decrypt a setting; one that cannot be decrypted is refused by name."""
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        try:
            data = base64.b64decode(text.removeprefix(SEALED), validate=True)
            return (
                AESGCM(self._derive("setting")).decrypt(data[:NONCE_BYTES], data[NONCE_BYTES:], name.encode()).decode()
            )
        except (ValueError, InvalidTag) as fault:
            raise BadInput(f"settings: {name} in the database is damaged; restore it from a backup") from fault

    async def kept(self, store: Store, name: str, make: Callable[[], str]) -> str:
        """Return a secret setting that all servers share, encrypted; it is made, or encrypted, where it is not yet."""
        found = await store.find_setting(name)
        if found is None:
            found = await store.setting(name, self.seal(name, make()))
        if not found.startswith(SEALED):
            found = self.seal(name, found)
            await store.keep(name, found)
        return found


def checked(text: str, where: str) -> str:
    """Return a master secret, or refuse one that could be guessed; it is never shown."""
    text = text.strip()
    if not LEAST_LENGTH <= len(text) <= MOST_LENGTH:
        message = f"{where}: has {len(text)} characters, write from {LEAST_LENGTH} to {MOST_LENGTH}; {MAKE_ONE}"
        raise BadInput(message)
    if len(set(text)) < LEAST_VARIETY or not text.isascii() or not text.isprintable():
        raise BadInput(f"{where}: must be drawn at random, in ASCII letters and digits; {MAKE_ONE}")
    return text


async def find(home: Path, text: str, store: Store) -> Master:
    """Find the master secret: from the environment, from the file in the home folder, or make it at the first start."""
    file, given, made = home / FILE_NAME, bool(text), False
    known = await store.find_setting(FINGERPRINT)
    if not text:
        if known is not None and not file.exists():
            raise BadInput(_missing(file))
        own_folder(home)
        made = _make(file)
        text = _read(file)
    master = Master(text)
    if await store.setting(FINGERPRINT, master.fingerprint) != master.fingerprint:
        if made:
            file.unlink()  # another server was quicker with its own
        raise BadInput(_missing(file) if made else _another(NAME if given else str(file)))
    return master


def _make(file: Path) -> bool:
    """Write a new master secret, for our own user alone; false: there is one already."""
    try:
        place = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE)
    except FileExistsError:
        return False
    except OSError as fault:
        raise BadInput(f"{file}: {fault.strerror or fault}; set {NAME}, or BAILEY_HOME to a folder of yours") from fault
    with os.fdopen(place, "w", encoding="ascii") as writing:
        writing.write(secrets.token_hex(32) + "\n")
        writing.flush()
        os.fsync(writing.fileno())
    return True


def _read(file: Path) -> str:
    own_file(file)
    try:
        return checked(file.read_text(encoding="utf-8"), str(file))
    except (OSError, UnicodeDecodeError) as fault:
        raise BadInput(f"{file}: cannot be read; restore it from a backup, or set {NAME}") from fault


def _missing(file: Path) -> str:
    return (
        f"{NAME}: this database has been served with a master secret, and this server has none: give it that of "
        f"the other servers by {NAME}, or restore {file} (docs/deployment.md says what to do where it is lost)"
    )


def _another(where: str) -> str:
    return (
        f"{where}: is not the master secret with which this database has been served: give this server that of "
        f"the other servers by {NAME} (docs/deployment.md says what to do where it is lost)"
    )
