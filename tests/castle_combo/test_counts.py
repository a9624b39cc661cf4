"""How many ways there are to decide so many times in Castle Combo."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from castle_combo.rules.table import others, position, seat, site
from counting import as_recorded, counts, dealt

from bailey.games import castle_combo

if TYPE_CHECKING:
    from bailey.core.play.position import Position

GAME = castle_combo.GAME
# No card of these has a messenger's icon, gives keys or asks anything.
QUIET = "squire fisherman inventor mercenary woodcutter beggar"


def first_cards() -> Position:
    """Two players without keys and with gold for anything; none of the cards in reach gives keys or asks."""
    rows = site(" ".join(QUIET.split()[:3]), others("village", QUIET))
    return castle_combo.load(position(seat(gold=99), seat(gold=99), village=rows))


def last_cards() -> Position:
    """Two players without keys, each with one cell left; the first has no gold, the second has gold for anything."""
    rows = site("squire inventor mercenary", others("village", QUIET))
    own = "c c c", "c c c", "c c ."
    return castle_combo.load(position(seat(*own), seat(*own, gold=99), village=rows))


def second_row() -> Position:
    """The first player has three cards in a line and no key; the second has nine."""
    rows = site("squire inventor mercenary", others("village", QUIET))
    full = "c c c", "c c c", "c c c"
    return castle_combo.load(position(seat("c c c", gold=99), seat(*full), village=rows))


def test_first_cards_as_counted_by_hand() -> None:
    """Counted from the rules.

    1: no key, so the first decision is the card: three face up, three face down: 6.
    2: the first card has only one cell, the ability asks nothing, no key: the other player takes a card: 6 * 6 = 36.
    3: the first player again. After a card face up (3 * 6 ways) still without a key: 6 cards. After one face down
       (3 * 6 ways) with two keys: keep them, send the messenger, renew the row, 3. Together 18 * 6 + 18 * 3 = 162.
    4: 18 * 6 = 108 ways lead to a second card to be placed on one of the 4 sides of the first: 432. 18 * 3 = 54 ways
       lead to a row with 6 choices, whatever lies in it, as gold for anything is there: 324. Together 756.
    """
    assert counts(first_cards(), 4) == [6, 36, 162, 756]


def test_last_cards_as_counted_by_hand() -> None:
    """Counted from the rules.

    1: of the row only the squire costs nothing; three may be taken face down: 4.
    2: one cell is left, nothing is asked; the other player can pay for every card: 4 * 6 = 24.
    3: then everybody has nine cards, and the game is over: 0.
    """
    assert counts(last_cards(), 3) == [4, 24, 0]


def test_a_second_row_as_counted_by_hand() -> None:
    """Counted from the rules.

    1: 6, as always without a key and with gold for anything.
    2: the three columns are there, so a cell above or below each of the three cards: 6 * 6 = 36.
    3: the other player has nine cards, so it is the first player's turn again: after three of the six cards without a
       key, to take one of 6; after the other three with two keys, 3. 6 * (3 * 6 + 3 * 3) = 162.
    4: after a card face up (3 * 6 ways), another card (6) to be placed beside the line A, B, C or the card D above or
       below one of the three: three cells on the far side of the line, the two free ones beside D's own row that touch
       A, B or C, and the one beyond D, as only two rows are there: 6 cells. 18 * 6 * 6 = 648. After a card face down
       (3 * 6 ways), a key or none (3), and 6 cards: 324. Together 972.
    """
    assert counts(second_row(), 4) == [6, 36, 162, 972]


#: A deal, and how many sequences of 1, 2, ... 6 decisions there are from it.
NUMBERS = [
    pytest.param(dealt(GAME, 2, 7), [3, 18, 53, 312, 944, 5424], id="2 players, seed 7"),
    pytest.param(dealt(GAME, 3, 1), [3, 18, 54, 324, 970, 5790], id="3 players, seed 1"),
    pytest.param(dealt(GAME, 4, 12), [3, 18, 54, 324, 966, 5751], id="4 players, seed 12"),
    pytest.param(dealt(GAME, 5, 3), [3, 18, 53, 303, 944, 5244], id="5 players, seed 3"),
    pytest.param(dealt(GAME, 2, 5, after=30), [3, 18, 72, 216, 1296, 7776], id="2 players, seed 5, after 30"),
    pytest.param(dealt(GAME, 3, 8, after=40), [3, 18, 108, 324, 1890, 5832], id="3 players, seed 8, after 40"),
    pytest.param(dealt(GAME, 5, 21, after=90), [3, 9, 54, 162, 477, 2808], id="5 players, seed 21, after 90"),
    pytest.param(dealt(GAME, 2, 9, after=46), [3, 18, 51, 288, 172, 16], id="2 players, seed 9, at the end"),
]


TestAsRecorded = as_recorded(NUMBERS, by_copies=4)
