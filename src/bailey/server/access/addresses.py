"""Network addresses as limits count them."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

#: One household has a whole IPv6 network of this size, and may use any address in it.
IPV6_PREFIX = 64
#: An address that cannot be parsed is counted by so many of its characters.
MOST_TEXT = 60


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """Return what limits count an address by: an IPv4 address itself, an IPv6 address by its /64."""
    text = address.strip()
    try:
        found = ipaddress.ip_address(_without_port(text).partition("%")[0])
    except ValueError:
        return text[:MOST_TEXT]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_PREFIX), strict=False))


def _without_port(text: str) -> str:
    """Remove the port that some proxies write behind an address."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
