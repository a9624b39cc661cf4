"""Whole games of the Catan Card Game in writing: what everybody has, and ways to choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from transcript import WriterOfChanges, at_random, one_of, wrapped

from bailey.core import card_at
from bailey.games.catan_cards.cards import CITADEL, CITY, IDS, METROPOLIS, SETTLEMENT
from bailey.games.catan_cards.rules.hand import stacks_in_play

if TYPE_CHECKING:
    import random

    from transcript import Scene

    from bailey.core import Choice, Pile, Position
    from bailey.games.catan_cards.state import Player

#: The steps before which the whole table is written.
AT_ROLL = "before_roll"


def follower(pos: Position, dice: random.Random) -> int:
    """Follow the prior; now and then choose anything but pulling cards down."""
    found = [one.number for one in pos.choices if one.name != "pull_down"]
    if dice.random() < 0.15:
        return one_of(found, dice)
    return max(found, key=lambda number: int(pos.game.prior_of(pos.state, number)))


def mischief(pos: Position, dice: random.Random) -> int:
    """Play action cards, make offers and answer them whenever possible; else follow the prior."""
    liked = ("play", "use_scout", "counter", "propose", "send", "accept", "search")
    found = [one.number for one in pos.choices if one.name in liked]
    if found and dice.random() < 0.6:
        return one_of(found, dice)
    return follower(pos, dice) if dice.random() < 0.9 else at_random(pos, dice)


def eager(pos: Position, dice: random.Random) -> int:
    """Build, play and use whatever is open, answer attacks and take discarded cards; else follow the prior."""
    liked = ("build", "play", "use", "counter", "choose", "take_discarded")
    found = [one.number for one in pos.choices if one.name.startswith(liked)]
    return one_of(found, dice) if found and dice.random() < 0.8 else follower(pos, dice)


def lively(pos: Position, dice: random.Random) -> int:
    """Follow the prior, and now and then play a card, answer, search, make an offer, or choose anything."""
    for often, liked in ((0.5, ("play", "use_scout", "counter", "send", "accept")), (0.15, ("propose", "search"))):
        found = [one.number for one in pos.choices if one.name in liked]
        if found and dice.random() < often:
            return one_of(found, dice)
    if dice.random() < 0.04:
        return at_random(pos, dice)
    return max(pos.choices.numbers, key=lambda number: int(pos.game.prior_of(pos.state, number)))


class CatanWriter(WriterOfChanges):
    """Writes what happens to one position of the Catan Card Game."""

    many, why = 13, False

    def __init__(self, pos: Position, scene: Scene) -> None:
        super().__init__(pos, scene)
        self.record: list[str] = []

    def chosen(self, dice: random.Random) -> int:
        """Tell what is chosen now, and record it."""
        number = super().chosen(dice)
        self.record.append(str(self.pos.game.choices.read(number)))
        return number

    def table(self, name: str) -> None:
        """At the beginning of a turn, write the stacks, the supply and both hands."""
        if self.pos.step != AT_ROLL:
            return
        s = self.pos.state
        sizes = " ".join(str(stack.cards.size) for stack in s.stacks[: stacks_in_play(s)])
        supply = f"{s.roads} Roads, {s.settlements} Settlements, {s.cities} Cities"
        self.lines += ["", f"== Turn {s.turns}, {name} (stacks {sizes}; {supply}; {s.region_stack.size} Regions)"]
        self.lines += wrapped("   new: ", self.cards(s.developments)) if s.developments.size else []
        for p, who in enumerate(self.names):
            self.lines += wrapped(f"   hand of {who}: ", self.cards(s.players[p].hand))

    def others(self, choices: list[Choice]) -> list[str]:
        """Write what else is open."""
        return self.named(choices)

    def has(self, p: int) -> str:
        """Write points, Regions with what they show, the row and the cards beside it."""
        s, me = self.pos.state, self.pos.state.players[p]
        tokens = [name for name, holder in (("Knight", s.knight_token), ("Commerce", s.commerce_token)) if holder == p]
        row = "-".join({SETTLEMENT: "S", CITY: "C", METROPOLIS: "M", CITADEL: "W"}[what] for what in me.centres if what)
        row = f"{'-' if me.road_left else ''}{row}{'-' if me.road_right else ''}"
        above, below = ([k for k in me.regions.taken() if k % 2 == side] for side in (0, 1))
        shown = " / ".join(
            " ".join(f"{IDS[card_at(me.regions, k)]}:{me.regions.beside[k].store}" for k in side)
            for side in (above, below)
        )
        built = ", ".join(self.built(me, i) for i in range(me.built.size))
        points = f"{self.pos.score()[p]} points{''.join(f', {name} token' for name in tokens)}"
        wizards = "".join(f", {IDS[card_at(me.wizards, k)]} {me.wizards.beside[k].magic}" for k in me.wizards.taken())
        here = "".join(f", {IDS[card_at(me.foreign, i)]} of the rival's" for i in range(me.foreign.size))
        return (
            f"{points}; {row} {shown}; {built or 'nothing built'}{wizards}{here}; {me.hand.size} in hand{self.notes(p)}"
        )

    def built(self, me: Player, i: int) -> str:
        """Write a built card, where it stands, and what is said of it for a while."""
        site, turns = me.built.beside[i], self.pos.state.turns
        said = {"used": site.used == turns, "silenced": site.silenced > turns, "named": site.named}
        notes = "".join(f" ({what})" for what, is_so in said.items() if is_so)
        return f"{IDS[card_at(me.built, i)]} {site.place}{'ab'[site.side]}{notes}"

    def notes(self, p: int) -> str:
        """Write which played cards lie open, and which stacks are blocked."""
        s = self.pos.state
        played = [IDS[card_at(s.lasting, i)] for i in range(s.lasting.size) if s.lasting.beside[i].by == p]
        blocked = [i + 1 for i in range(len(s.stacks)) if (s.players[p].blocked >> i) & 1]
        said = {"played": ", ".join(played), "blocked stack": ", ".join(map(str, blocked))}
        return "".join(f"; {name} {what}" for name, what in said.items() if what)

    def left(self) -> str:
        """Write how many turns there were."""
        return f"Turns: {self.pos.state.turns}"

    def cards(self, pile: Pile) -> str:
        """Name the cards of a pile."""
        return ", ".join(self.texts.card(IDS[card_at(pile, i)]) for i in range(pile.size)) or "none"
