"""The three storage spaces: every tile goes through them."""

from __future__ import annotations

from bailey.core import Menu, move, offer, rule, take, tell, todo
from bailey.games.burgundy_board.choices import DISCARD
from bailey.games.burgundy_board.data import INN_SLOT
from bailey.games.burgundy_board.events import What
from bailey.games.burgundy_board.state import STORAGE, State
from bailey.games.burgundy_board.steps import Step


@rule
def take_from_depot(s: State, p: int, depot: int, slot: int) -> None:
    """Take a tile of a numbered depot into storage."""
    c = take(s, s.depots[depot - 1].tiles, slot, s.taken)
    tell(s, What.TOOK, p, depot, slot, c)
    store(s, p)


@rule
def take_from_black_depot(s: State, p: int, slot: int) -> None:
    """Take a tile of the black depot, or an inn that lies there, into storage."""
    inn = slot == INN_SLOT
    c = move(s, s.open_inns, s.open_inns.size - 1, s.taken) if inn else take(s, s.black, slot, s.taken)
    tell(s, What.TOOK, p, 0, slot, c)
    store(s, p)


@rule
def store(s: State, p: int) -> None:
    """Put the tile that was taken last into storage; from a full one, another tile goes first."""
    if s.players[p].storage.size < STORAGE:
        move(s, s.taken, s.taken.size - 1, s.players[p].storage)
    else:
        todo(s, p, Step.DISCARD, Step.STORE)


@rule
def offer_discards(s: State, menu: Menu, p: int) -> None:
    """Any of the stored tiles may go."""
    for tile in range(s.players[p].storage.size):
        offer(menu, DISCARD(tile))


@rule
def discard(s: State, p: int, tile: int) -> None:
    """Put a stored tile out of the game."""
    c = move(s, s.players[p].storage, tile, s.discard)
    tell(s, What.DISCARDED, p, c)
