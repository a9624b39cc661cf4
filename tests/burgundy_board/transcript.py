"""Whole games of the Castles of Burgundy in writing: the depots, what everybody has, and ways to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from transcript import WriterOfChanges, at_random, one_of, wrapped

from bailey.core import card_at
from bailey.games.burgundy_board.duchies import SPACES
from bailey.games.burgundy_board.tiles import IDS

if TYPE_CHECKING:
    import random

    from bailey.core import Cells, Pile
    from bailey.core.play.position import Position

#: What a builder likes best comes first; among equals, and for all else, the dice decide.
LIKED = (
    ("use_effect", "take_goods", "take_good"),
    ("place", "place_tile"),
    ("trade_silver", "hire", "buy", "sell_goods", "take_tile"),
    ("sell", "take"),
)


def builder(pos: Position, dice: random.Random) -> int:
    """Place what can be placed; else buy, else sell or take; now and then anything."""
    if dice.random() < 0.1:
        return at_random(pos, dice)
    for liked in LIKED:
        found = [choice.number for choice in pos.choices if choice.name in liked]
        if found:
            return one_of(found, dice)
    return at_random(pos, dice)


def follower(pos: Position, dice: random.Random) -> int:
    """Follow the prior; now and then anything."""
    if dice.random() < 0.1:
        return at_random(pos, dice)
    return max(pos.choices.numbers, key=lambda number: int(pos.game.prior_of(pos.state, number)))


class BoardWriter(WriterOfChanges):
    """Writes what happens to one position of the board game."""

    many = 5

    def begin(self) -> None:
        """Write how the game begins; after that, a depot is written when it has changed."""
        self.lay: dict[str, str] = {}
        self.begun = (-1, -1, -1)
        super().begin()

    def table(self, name: str) -> None:
        """At the beginning of a turn, write the round, the order, and what has changed in the depots."""
        s = self.pos.state
        turn = (s.phase, s.round, self.turn)
        if self.pos.step != "act" or turn == self.begun:
            return
        if s.phase != self.begun[0] >= 0:
            self.duchies()
        self.begun = turn
        dice = " and ".join(str(die) for die in s.players[self.turn].dice if die)
        order = ", ".join(f"{self.names[p]} {s.players[p].track}" for p in s.order[: len(self.names)])
        self.lines += ["", f"== {'ABCDE'[s.phase]}{s.round}, {name}: dice {dice}, white {s.white} (order: {order})"]
        for depot, lies in self.depots().items():
            if self.lay.get(depot) != lies:
                self.lines += wrapped(f"   depot {depot}: ", lies)
            self.lay[depot] = lies

    def depots(self) -> dict[str, str]:
        """Write what lies in each depot."""
        s = self.pos.state
        lying = {str(i + 1): f"{self.cards(depot.tiles)}; {goods(depot.goods)}" for i, depot in enumerate(s.depots)}
        return {**lying, "black": self.cards(s.black)}

    def tell(self) -> None:
        """Write what a choice led to, but not what is laid out: the depots are written when they have changed."""
        for event in self.pos.events:
            if event["what"] not in {"filled", "turn_began"}:
                self.lines.append(f"     - {self.texts.event(event, self.names, None)}")

    def supplies(self, p: int) -> str:
        """Write points, silver, goods, and the bonus tiles."""
        s, me = self.pos.state, self.pos.state.players[p]
        bonus = [kind for kind, who in enumerate((*s.first_bonus, *s.second_bonus)) if who == p]
        names = [self.texts.say(f"kind-{self.pos.game.words['kind'][kind % 6]}") for kind in bonus]
        had = f"; bonus tiles {', '.join(names)}" if names else ""
        return f"{self.pos.score()[p]} points, {me.silver} silver, {goods(me.goods)}{had}"

    def has(self, p: int) -> str:
        """Write what a player has beside the duchy, or the Automata."""
        if p >= len(self.seats):
            return self.automata(p)
        me = self.pos.state.players[p]
        sold = f"; sold {goods(me.sold)}" if sum(me.sold) else ""
        stored = f"; storage {self.cards(me.storage)}" if me.storage.size else ""
        return f"{me.workers} workers, {self.supplies(p)}{sold}{stored}"

    def duchy(self, p: int) -> str:
        """Write a duchy: the spaces by their numbers."""
        me = self.pos.state.players[p]
        return ", ".join(f"{k + 1} {self.name(me.spaces, k)}" for k in me.spaces.taken()) or "empty"

    def automata(self, p: int) -> str:
        """Write what the Automata has: its cards with their items, its reserve and its duchy."""
        s = self.pos.state
        sides = " | ".join(self.side(side) for side in s.sides)
        kept = [self.name(s.reserve, i) for i in range(s.reserve.size)] + ["wild"] * s.wilds.size
        return f"{self.supplies(p)}; {sides}; reserve {', '.join(kept) or 'empty'}; duchy {self.cards(s.finished)}"

    def side(self, side: Any) -> str:
        """Write a card of the Automata and what covers its items."""
        if not side.card.size:
            return "no card"
        items = [
            f"{i + 1} {'wild' if side.items.beside[i].wild else self.name(side.items, i)}" for i in side.items.taken()
        ]
        return f"{self.name(side.card, 0)}: {', '.join(items) or 'nothing'}"

    def areas(self) -> None:
        """Write what everybody has, and the duchies."""
        super().areas()
        self.duchies()

    def duchies(self) -> None:
        """Write every duchy."""
        for p, name in enumerate(self.seats):
            self.lines += wrapped(f"     [{name}, duchy: ", f"{self.duchy(p)}]")

    def left(self) -> str:
        """Write what a tie is broken by, after the Automata, which wins it: empty spaces, then who is later."""
        empty = [
            f"{SPACES - len(me.spaces.taken())} {name}"
            for me, name in zip(self.pos.state.players, self.seats, strict=False)
        ]
        order = [self.names[p] for p in self.pos.state.order[: len(self.names)]]
        return f"For a tie: empty spaces {', '.join(empty)}; order {', '.join(order)}"

    def name(self, here: Pile | Cells, i: int) -> str:
        """Name a tile."""
        return self.texts.card(IDS[card_at(here, i)])

    def cards(self, here: Pile | Cells) -> str:
        """Name the tiles of a pile, or of a depot."""
        return ", ".join(self.name(here, i) for i in here.taken()) or "nothing"


def goods(amounts: Any) -> str:
    """Write goods, type by type."""
    return " ".join(f"{n}x{good + 1}" for good, n in enumerate(amounts) if n) or "no goods"
