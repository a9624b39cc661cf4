"""What a seat imagines in Postern is as likely as what it must believe, worked out world by world."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from core.tables_of_chance import assert_as_expected
from template.belief import Belief

from bailey.core.state.slots import CARD_BITS, OPEN
from bailey.games import _template as postern

if TYPE_CHECKING:
    from fractions import Fraction

    from bailey.core import Position

EVERYBODY = list(range(8))
#: Six cards are hidden; the rest lies open, or in a hand into which everybody looked.
POSITION = {
    "deck": ["bread", "cheese", "honey", "old-guard", "salt", "tall-guard"],
    "discard": ["wine", "candles"],
    "players": [
        {
            "hand": [{"card": c, "known_to": EVERYBODY} for c in ("cloth", "young-guard", "wool")],
            "yard": ["silver"],
            "coins": 3,
        },
        {
            "hand": [{"card": c, "known_to": EVERYBODY} for c in ("gruff-guard", "spice", "silk")],
            "yard": ["pearls"],
            "coins": 3,
        },
    ],
}
BUY, SPY, LEAVE, REST, UNDER, SHUFFLE = (
    {"do": name} for name in ("buy", "spy", "leave", "rest", "put_under", "shuffle")
)
PASS: dict[str, Any] = {"do": "let_pass"}
#: Seat 0 buys a card and puts another under the deck; seat 1 buys one and looks at the next.
HIDDEN_HAND_AND_PEEK = [BUY, SPY, UNDER, BUY, SPY, LEAVE]
#: After the hidden hand and the peek the deck is made anew; seat 1 puts a card under it, seat 0 gets one.
RESHUFFLED = [
    *HIDDEN_HAND_AND_PEEK,
    {"do": "carry", "slot": 0},
    {"do": "stop", "slot": 0},  # seat 1 stops the cloth with its guard
    BUY,
    BUY,
    REST,
    BUY,
    REST,
    {"do": "carry", "slot": 0},
    {"do": "stop", "slot": 0},  # seat 0 stops the spice with its guard
    REST,
    BUY,
    SPY,
    UNDER,
    BUY,
    SPY,
    LEAVE,
]


#: Seat 1 buys a card before seat 0 shuffles one that it looked at, and one after that; then seat 1 looks and shuffles.
SHUFFLED = [REST, BUY, REST, SPY, SHUFFLE, BUY, SPY, SHUFFLE]


def followed(choices: list[dict[str, Any]], seat: int, patch: pytest.MonkeyPatch) -> Belief:
    belief = Belief(postern.load(POSITION), seat, patch)
    for choice in choices:
        belief.push(choice)
    return belief


def secrets(pos: Position, seat: int) -> tuple[int, ...]:
    """List the cards that somebody knows, but not this seat."""
    piles = [pos.state.deck, *(player.hand for player in pos.state.players)]
    slots = [slot for pile in piles for slot in pile.slots[: pile.size]]
    return tuple(slot & CARD_BITS for slot in slots if slot & OPEN and not slot >> 10 + seat & 1)


def believed(belief: Belief) -> dict[tuple[int, ...], Fraction]:
    shares: dict[tuple[int, ...], Fraction] = {}
    for numbers, weight in belief.worlds.items():
        found = secrets(belief.world(numbers), belief.seat)
        shares[found] = shares.get(found, weight * 0) + weight
    return shares


@pytest.mark.slow
@pytest.mark.parametrize(("choices", "seat", "worlds"), [
    (HIDDEN_HAND_AND_PEEK, 0, 12),
    (HIDDEN_HAND_AND_PEEK, 1, 12),
    (RESHUFFLED, 0, 24),
    (RESHUFFLED, 1, 40),
    (SHUFFLED, 0, 25),
    ([*SHUFFLED, BUY, REST], 1, 4),
], ids=["a hand and a peek-0", "a hand and a peek-1", "reshuffled-0", "reshuffled-1", "shuffled-0",
        "shuffled-1"])  # fmt: skip
def test_what_is_imagined_is_as_likely_as_what_must_be_believed(
    choices: list[dict[str, Any]], seat: int, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    belief = followed(choices, seat, monkeypatch)
    shares = {what: float(share) for what, share in believed(belief).items()}
    assert len(shares) == worlds
    games = 40 * len(shares)
    counts = Counter(secrets(belief.live.imagine(seat, seed), seat) for seed in range(games))
    assert_as_expected(counts, shares)
