"""How many ways there are to decide so many times in the Castles of Burgundy card game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from counting import as_recorded, counts, dealt

from bailey.games import burgundy_cards
from bailey.games.burgundy_cards.cards import IDS

if TYPE_CHECKING:
    from bailey.core.play.position import Position

GAME = burgundy_cards.GAME
FOURS = ["mine-4a", "mine-4b", "castle-4a"]


def last_turns() -> Position:
    """Round E: the first player has two cards, the second one; nobody has anything, and one castle is to be had."""
    players = [{"hand": ["pasture-1a", "pasture-2a"]}, {"hand": ["ship-3a"]}]
    return burgundy_cards.load({"round": "E", "players": players, "display": [{"cards": ["castle-6a"]}]})


def last_purchase() -> Position:
    """Round E: the last card, a 1, with three silver and two workers; nothing to take, and the deck is three fours."""
    players = [{"hand": ["ship-1a"], "silver": 3, "workers": 2}, {}]
    rest = [card for card in IDS if card not in {"ship-1a", *FOURS}]
    return burgundy_cards.load(
        {"round": "E", "players": players, "deck": FOURS, "discard": rest, "display": [{"cards": []}]}
    )


def test_the_last_turns_as_counted_by_hand() -> None:
    """Counted from the rules.

    1: a 1 or a 2 is played: 2.
    2: with the 1, take the castle, restock or take silver, 3; with the 2 the castle would cost a worker: 2. Together 5.
    3: the other player's only card is a 3: restock or take silver, whatever was done before: 5 * 2 = 10.
    4: the first player's other card, twice for each of the five: after the castle, two workers for the castle's row are
       of no use, and it would take two to place it with the 2: restock, silver, 2. After restocking with the 1: the
       castle for a worker, silver, 2. After silver with the 1: restock, silver, 2. After restocking with the 2: the
       castle, silver, 2. After silver with the 2: the castle, restock, silver, 3. Together 2 * 11 = 22.
    5: then the game is over: 0.
    """
    assert counts(last_turns(), 5) == [2, 5, 10, 22, 0]


def test_the_last_purchase_as_counted_by_hand() -> None:
    """Counted from the rules; P plays the card, B buys, S takes silver, C converts, K keeps a card, U uses its die.

    1: P or B: 2.
    2: after P: S, C of one, two or three silver with workers, or B: 5. After B: K or U of three cards: 6. Together 11.
    3: PS leaves four silver, so the turn may end or B: 2. PC leaves two cards: the end. PB: 6. BK: with the 1 there is
       only silver to take: the end. BU: with the 4 only silver to take, and then with the 1 S or C: 3 * 2. Together 14.
    4: PSB: 6. PBK: only silver to take: the end. PBU: silver is taken with the 4, then S or C with the 1: 3 * 2. BUS
       and BUC: the end. Together 12.
    5: PSBK: the end. PSBU: with the 4, one silver and two workers: S or C: 3 * 2. PBUS and PBUC: the end. Together 6.
    6: the end: 0.
    """
    assert counts(last_purchase(), 6) == [2, 11, 14, 12, 6, 0]


#: A deal, and how many sequences of 1, 2, ... decisions there are from it.
NUMBERS = [
    pytest.param(dealt(GAME, 1, 4), [2, 12, 24, 158, 323], id="alone, seed 4"),
    pytest.param(dealt(GAME, 2, 7), [2, 6, 12, 75, 150], id="2 players, seed 7"),
    pytest.param(dealt(GAME, 3, 1), [2, 8, 16, 103, 206], id="3 players, seed 1"),
    pytest.param(dealt(GAME, 4, 12), [2, 8, 16, 138, 276], id="4 players, seed 12"),
    pytest.param(dealt(GAME, 2, 5, after=70), [2, 10, 24, 72, 180], id="2 players, seed 5, after 70"),
    pytest.param(dealt(GAME, 3, 8, after=130), [3, 6, 60, 258, 1187], id="3 players, seed 8, after 130"),
    pytest.param(dealt(GAME, 4, 21, after=200), [3, 7, 18, 39, 232], id="4 players, seed 21, after 200"),
    pytest.param(dealt(GAME, 2, 9, after=134), [3, 6, 13, 29, 58], id="2 players, seed 9, after 134"),
]


TestAsRecorded = as_recorded(NUMBERS, by_copies=3)
