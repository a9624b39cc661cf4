"""The public table that the slow Automata plays on, kept by the events of the people's turns alone."""

# ruff: noqa: ARG002 - an event is told with all of its arguments

from __future__ import annotations

from typing import Any

KINDS = ("castle", "mine", "knowledge", "ship", "livestock", "building")


class Table:
    """The depots with tiles and goods, the black depot, the turn order track and the bonus tiles."""

    def __init__(self, players: int, first: int = 0) -> None:
        self.players = players
        self.depots: dict[int, list[str | None]] = {depot: [None] * 4 for depot in range(1, 7)}
        self.goods = {depot: [0] * 6 for depot in range(1, 7)}
        self.black: list[str | None] = [None] * 8
        #: Who stands on each space, the highest of a stack last.
        order = sorted(range(players), key=lambda p: (p != first, p))
        self.track: list[list[int]] = [order[::-1], *([] for _ in range(6))]
        self.has_played: set[int] = set()
        self.always_on_top = -1
        #: Who has the bonus tiles of a kind, the larger one first.
        self.bonus: dict[str, list[int]] = {kind: [] for kind in KINDS}

    def order(self) -> list[int]:
        """List the players: those further on the track first, in a stack those on top."""
        return [p for stack in reversed(self.track) for p in reversed(stack)]

    def space(self, p: int) -> int:
        """Tell where a player stands."""
        return next(i for i, stack in enumerate(self.track) if p in stack)

    def advance(self, p: int) -> None:
        """Move a marker on top of those on the next space; on the last space, where it stays, it goes on top too."""
        here = self.space(p)
        self.track[here].remove(p)
        self.track[min(here + 1, len(self.track) - 1)].append(p)
        self._keep_on_top()

    def _keep_on_top(self) -> None:
        """Keep the marker of the person with knowledge 27 on top of its stack, whoever arrives."""
        for stack in self.track:
            if self.always_on_top in stack:
                stack.remove(self.always_on_top)
                stack.append(self.always_on_top)

    def next_player(self) -> int:
        """Tell whose turn comes: the first in order who has not played."""
        return next(p for p in self.order() if p not in self.has_played)

    def lying(self) -> int:
        """Count the tiles in all depots."""
        return sum(tile is not None for slots in [*self.depots.values(), self.black] for tile in slots)

    def tell(self, event: dict[str, Any]) -> None:
        """Do what an event says that concerns the table."""
        told = getattr(self, f"_{event['what']}", None)
        if told is not None:
            told(**{name: value for name, value in event.items() if name != "what"})

    def _slots(self, depot: int) -> list[str | None]:
        return self.depots[depot] if depot else self.black

    def _filled(self, depot: int, slot: int, card: str) -> None:
        assert self._slots(depot)[slot] is None
        self._slots(depot)[slot] = card

    def _cleared(self, amount: int) -> None:
        assert amount == self.lying()
        self.depots = {depot: [None] * 4 for depot in range(1, 7)}
        self.black = [None] * 8

    def _round_began(self, phase: str, round: int) -> None:  # noqa: A002 - the name in the event
        self.has_played = set()

    def _white_die(self, player: int, die: int) -> None:
        assert player == self.order()[0]

    def _good_arrived(self, good: str, depot: int) -> None:
        self.goods[depot][number_of(good)] += 1

    def _turn_began(self, player: int) -> None:
        assert player == self.next_player()
        self.has_played.add(player)

    def _took(self, player: int, depot: int, slot: int, card: str) -> None:
        assert self._slots(depot)[slot] == card
        self._slots(depot)[slot] = None

    def _placed(self, player: int, card: str, space: int) -> None:
        if card == "knowledge-27":
            self.always_on_top = player
            self._keep_on_top()

    def _took_goods(self, player: int, depot: int, good: str, amount: int) -> None:
        self.goods[depot][number_of(good)] -= amount

    def _advanced(self, player: int, space: int) -> None:
        self.advance(player)
        assert self.space(player) == space

    def _colour_filled(self, player: int, kind: str, points: int) -> None:
        self.bonus[kind].append(player)


def number_of(good: str) -> int:
    """Count goods from 0."""
    return int(good.rpartition("-")[2]) - 1
