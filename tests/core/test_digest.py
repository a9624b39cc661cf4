"""A digest is the same everywhere, and another for every other state."""

from __future__ import annotations

from hashlib import blake2b

from bailey.core.state.digest import digest
from bailey.games import _template as postern


def test_the_digest_of_a_state_is_what_it_always_was_made_of_every_number_in_order_and_of_no_event() -> None:
    # Records hold digests: should this change, say so in the change log, and raise every game's version.
    position = postern.new(players=2, seed=7)
    state = position.state
    assert position.digest == "0c034e6c518f"
    numbers = b"".join(number.to_bytes(8, "little", signed=True) for number in state.flat())
    assert digest(state) == blake2b(numbers, digest_size=6).hexdigest()
    before = digest(state)
    state.events.append((1, 2))
    assert digest(state) == before


def test_every_number_counts() -> None:
    state = postern.new(players=2, seed=7).state
    flat = state.flat()
    seen = {digest(state)}
    for i in range(len(flat)):
        other = state.copy()
        other.unflatten(iter([*flat[:i], flat[i] + 1, *flat[i + 1 :]]))
        seen.add(digest(other))
    assert len(seen) == len(flat) + 1
