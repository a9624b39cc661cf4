"""A table with piles, for the tests of what lies in them."""

from __future__ import annotations

from functools import reduce
from operator import or_

from bailey.core import NOBODY, OWNER, GameState, Pile, Record, card_at, draw, each_player, known_by, pile, shuffle
from bailey.core.state.chance import GAME_STREAM, seed_with
from bailey.core.state.piles import SHORT
from bailey.core.state.slots import OPEN

CARDS = 6


class Player(Record):
    hand: Pile = pile(3, see=OWNER)


class Table(GameState):
    deck: Pile = pile(CARDS, see=NOBODY)
    other: Pile = pile(CARDS, see=NOBODY)
    big: Pile = pile(2 * SHORT, see=NOBODY)
    discard: Pile = pile(CARDS)
    row: Pile = pile(2)
    players: list[Player] = each_player(Player, 2)


def table(seed: int = 0, cards: int = CARDS) -> Table:
    """Make a table with all cards open in the deck."""
    s = Table()
    seed_with(s, seed, 0, GAME_STREAM)
    s.deck.slots[:cards] = [OPEN | card for card in range(cards)]
    s.deck.size = cards
    for p, player in enumerate(s.players):
        player.hand.see = 1 << p
    return s


def revealed(s: Table) -> int:
    """Tell who came to know a card since this was asked last, one bit a viewer."""
    found = reduce(or_, s.revealed, 0)
    s.revealed = []
    return found


def shuffled(seed: int = 0, cards: int = CARDS) -> Table:
    s = table(seed, cards)
    shuffle(s, s.deck)
    return s


def cards(here: Pile) -> list[int]:
    return [card_at(here, i) for i in range(here.size)]


def knowers(slot: int) -> list[int]:
    return [viewer for viewer in range(8) if known_by(slot, viewer)]


def draw_all(s: Table) -> Pile:
    while s.deck.size:
        draw(s, s.deck, s.discard)
    return s.deck


def draw_to_hand(s: Table) -> Pile:
    draw(s, s.deck, s.players[0].hand)
    return s.players[0].hand
