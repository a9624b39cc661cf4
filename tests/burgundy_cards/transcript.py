"""Whole games of the Castles of Burgundy card game in writing: its table, what everybody has, and a way to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from transcript import WriterOfChanges, at_random, one_of, wrapped

from bailey.core import card_at
from bailey.games.burgundy_cards.cards import ANIMALS, GOODS, IDS, ROUNDS, TYPES
from bailey.games.burgundy_cards.scoring import tiebreak

if TYPE_CHECKING:
    import random

    from bailey.core.play.position import Position
    from bailey.core.state.slots import Pile

#: What a builder likes best comes first; among equals, and for all else, the dice decide.
LIKED = (
    ("take_bonus", "use_function", "take_good", "take_animal", "place"),
    ("buy", "keep_bought", "use_bought"),
    ("take", "sell", "play_card", "discard_project"),
    ("restock", "convert", "keep_projects"),
)


def builder(pos: Position, dice: random.Random) -> int:
    """Place what can be placed, onto a pile if possible; else buy, else take or sell; now and then anything."""
    if dice.random() < 0.1:
        return at_random(pos, dice)
    for liked in LIKED:
        found = [choice for choice in pos.choices if choice.name in liked]
        onto = [choice for choice in found if choice.args.get("height")]
        if found:
            return one_of([choice.number for choice in onto or found], dice)
    return at_random(pos, dice)


class BurgundyWriter(WriterOfChanges):
    """Writes what happens to one position of the card game."""

    def table(self, name: str) -> None:
        """At the beginning of a turn, write the round, the display, the open piles and the hand."""
        if self.pos.step != "play_card":
            return
        s = self.pos.state
        rows = [(row + 1, self.cards(s.display[row].cards)) for row in range(6) if s.display[row].cards.size]
        display = " | ".join(f"{row}: {cards}" for row, cards in rows)
        piles = f"goods {self.tops(s.goods_piles, GOODS)}; animals {self.tops(s.animal_piles, ANIMALS)}"
        hand = s.players[self.turn]
        head = f"== Round {ROUNDS[s.round]}, {name}: dice {self.cards(hand.hand)} and {hand.dice.size} to come"
        self.lines += ["", f"{head} (deck {s.deck.size}, discard {s.discard.size})"]
        self.lines += wrapped("   display ", display or "empty")
        self.lines.append(f"   {piles}")

    def has(self, p: int) -> str:
        """Write what a player has: only what there is."""
        s, me = self.pos.state, self.pos.state.players[p]
        parts = [f"{me.silver} silver", f"{me.workers} workers"]
        parts += [f"{n} {good}" for good, n in zip(GOODS, me.goods, strict=True) if n]
        parts += [f"{n} {animal}" for animal, n in zip(ANIMALS, me.animals, strict=True) if n]
        parts += [f"{me.points} in points"] if me.points else []
        parts += [f"{sum(me.sold)} sold"] if sum(me.sold) else []
        parts += [f"first triple of {TYPES[t]}" for t, owner in enumerate(s.first_triples) if owner == p]
        parts += [f"all seven {me.all_seven}"] if me.all_seven else []
        if len(self.names) == len(self.seats) and s.start_player == p:
            parts.append(f"start player card{' face down' if s.start_card_face_down else ''}")
        own = f"; projects {self.cards(me.projects)}" if me.projects.size else ""
        return f"{', '.join(parts)}{own}{self.estate(p)}"

    def estate(self, p: int) -> str:
        """Write the piles of an estate."""
        me = self.pos.state.players[p]
        piles: dict[int, list[str]] = {}
        for i in range(me.estate.size):
            piles.setdefault(me.estate.beside[i].stack, []).append(self.name(me.estate, i))
        return "; estate " + " | ".join(" + ".join(cards) for cards in piles.values()) if piles else ""

    def left(self) -> str:
        """Write what a tie is broken by; alone, whether equal points are enough."""
        for_tie = [tiebreak(self.pos.state, p) for p in range(len(self.seats))]
        if len(self.names) > len(self.seats):
            return f"Equal points are {'' if for_tie[0] else 'not '}enough"
        return f"Storage for a tie: {', '.join(f'{name} {n}' for name, n in zip(self.seats, for_tie, strict=True))}"

    def name(self, pile: Pile, i: int) -> str:
        """Name a card."""
        return self.texts.card(IDS[card_at(pile, i)])

    def cards(self, pile: Pile) -> str:
        """Name the cards of a pile."""
        return ", ".join(self.name(pile, i) for i in range(pile.size)) or "none"

    def tops(self, piles: Any, names: tuple[str, ...]) -> str:
        """Name what lies on top of open piles."""
        return ", ".join(f"{names[pile.top]} ({pile.cards})" for pile in piles if pile.cards) or "none"
