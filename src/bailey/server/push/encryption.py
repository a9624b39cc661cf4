"""Encrypts push messages for one browser (RFC 8291, RFC 8188) and signs them (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import struct
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
#: One record holds the whole message; push services take no more than this.
RECORD = 4096
#: How long a signature is valid; the standard allows a day.
SIGNED_SECONDS = 12 * 3600


def encode(data: bytes) -> str:
    """Encode bytes as unpadded URL-safe base64."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Decode unpadded URL-safe base64."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Encode a public key as an uncompressed point."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def read_point(data: bytes) -> ec.EllipticCurvePublicKey:
    """Decode such a key; raise ValueError if it is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def seal(message: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a message so that only one browser can read it."""
    browser, own, salt = decode(p256dh), ec.generate_private_key(CURVE), os.urandom(16)
    ours = point(own.public_key())
    shared = own.exchange(ec.ECDH(), read_point(browser))
    secret = _derive(shared, decode(auth), b"WebPush: info\0" + browser + ours, 32)
    key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + struct.pack("!IB", RECORD, len(ours)) + ours + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Signer:
    """The servers' key pair, with which requests to push services are signed (VAPID)."""

    def __init__(self, secret: str, contact: str) -> None:
        self._key = ec.derive_private_key(int(secret, 16), CURVE)
        self.public = encode(point(self._key.public_key()))
        self.contact = contact

    def authorization(self, endpoint: str, now: float) -> str:
        """Sign a request to a push service."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + SIGNED_SECONDS,
            "sub": self.contact,
        }
        said = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={said}.{encode(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"
