"""A second, slow scorer of Castles of Burgundy: The Card Game, written from the rule text alone.

It shares neither code nor card table with the game that it checks. It reads a whole position as it is written, lays
out the piles of an estate and counts aloud. It also keeps the bonus cards by hand: who was first with a triple of
each type, and who got which card for all seven types, from nothing but the order in which cards were placed.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

Json = dict[str, Any]

TYPES = ("castle", "mine", "cloister", "knowledge", "ship", "pasture", "building")
#: The victory points at the bottom of the cards.
TRIPLE = {"castle": 2, "mine": 4, "cloister": 6, "knowledge": 4, "ship": 4, "pasture": 4, "building": 3}
DIFFERENT_ANIMALS = {4: 4, 3: 2, 2: 1, 1: 0}
#: The cards for all seven types, from the top of the pile, by the number of players.
ALL_SEVEN = {1: (3, 1), 2: (3, 1), 3: (4, 2, 1), 4: (4, 3, 2, 1)}
AARON = 1


@dataclass(frozen=True)
class Line:
    """One line of a score: what it is for, which type of triple, how many, how many points."""

    name: str
    points: int
    detail: Any = None


def type_of(card: str) -> str:
    """Tell the type of a card by its name; every kind that is no other type is a building."""
    kind = card.rpartition("-")[0]
    return kind if kind in TYPES else "building"


# --- triples ----------------------------------------------------------------------------------------------------------


def piles_of(player: Json) -> list[list[str]]:
    """Lay out the estate: cards with the same number lie in one pile."""
    piles: dict[int, list[str]] = defaultdict(list)
    for entry in player.get("estate", []):
        written = {"card": entry} if isinstance(entry, str) else entry
        piles[written.get("stack", 0)].append(written["card"])
    return [piles[number] for number in sorted(piles)]


def type_of_pile(pile: Iterable[str]) -> str:
    """A pile is of the type of its cards; cloisters among others have become cards of that type."""
    others = {type_of(card) for card in pile} - {"cloister"}
    if len(others) > 1:
        message = f"no pile holds {sorted(others)} together"
        raise ValueError(message)
    return others.pop() if others else "cloister"


def triples_of(player: Json) -> list[str]:
    """List the types of all full piles; a pile of one or two is worth nothing."""
    return [type_of_pile(pile) for pile in piles_of(player) if len(pile) == 3]


def triple_lines(player: Json) -> list[Line]:
    """Give one line for every type that has a triple."""
    found = triples_of(player)
    return [
        Line(f"triple {name}", found.count(name) * TRIPLE[name], found.count(name)) for name in TYPES if name in found
    ]


# --- animals ----------------------------------------------------------------------------------------------------------


def sets_of(animals: list[int], *, single: bool = False) -> list[int]:
    """Take one animal of each kind away, again and again, and write down how many different ones it were."""
    left, sets = list(animals), []
    while any(left):
        different = [kind for kind, count in enumerate(left) if count > 0]
        for kind in different:
            left[kind] -= 1
        sets.append(len(different))
    worth = [size for size in sets if DIFFERENT_ANIMALS[size] > 0]
    return worth[:1] if single else worth


# --- the score --------------------------------------------------------------------------------------------------------


def score_player(position: Json, p: int) -> list[Line]:
    """Give all lines of one player; Aaron has triples and bonus cards and nothing else."""
    player = position["players"][p]
    first = position["first_triples"].count(p)
    lines = [*triple_lines(player), Line("first_triples", first, first), Line("all_seven", player["all_seven"])]
    if position["seats"] == 1 and p == AARON:
        return lines
    sold = sum(player["sold"])
    sets = sets_of(player["animals"], single=position["single_animal_set"])
    lines += [
        Line("goods", sold, sold),
        Line("victory_points", player["points"]),
        Line("animals", sum(DIFFERENT_ANIMALS[size] for size in sets), sets),
    ]
    if position["seats"] > 1 and position["start_player"] == p:
        lines.append(Line("start_player", 1))
    return lines


def total(position: Json, p: int) -> int:
    """Add up the lines."""
    return sum(line.points for line in score_player(position, p))


def storage_of(position: Json, p: int) -> int:
    """Count what breaks a tie: workers, silver, unsold goods, and the animals that are in no set."""
    player = position["players"][p]
    unused = sum(player["animals"]) - sum(sets_of(player["animals"], single=position["single_animal_set"]))
    return int(player["workers"] + player["silver"] + sum(player["goods"]) + unused)


def winners(position: Json) -> list[int]:
    """Name who has most points; of those who has most in the storage; what is still tied is shared."""
    if position["seats"] == 1:
        return [AARON if aaron_wins(total(position, 0), total(position, AARON), strict=position["strict_win"]) else 0]
    results = [(total(position, p), storage_of(position, p)) for p in range(position["seats"])]
    return [p for p, result in enumerate(results) if result == max(results)]


def aaron_wins(own: int, his: int, *, strict: bool) -> bool:
    """Aaron wins with more points; with as many only if the player must have more."""
    return his > own or (strict and his == own)


# --- the bonus cards --------------------------------------------------------------------------------------------------


@dataclass
class BonusCards:
    """The bonus cards above the display, and who took them: told card by card what is placed."""

    seats: int
    first_triples: list[int] = field(default_factory=lambda: [-1] * len(TYPES))
    all_seven: dict[int, int] = field(default_factory=dict)
    piles: dict[tuple[int, int], list[str]] = field(default_factory=lambda: defaultdict(list))

    def placed(self, p: int, card: str, stack: int) -> None:
        """Put a card onto a pile of a player, and hand out what it earns."""
        pile = self.piles[p, stack]
        pile.append(card)
        if len(pile) > 3:
            message = f"{card} is the fourth card of a pile"
            raise ValueError(message)
        if len(pile) == 3:
            self.completed(p, TYPES.index(type_of_pile(pile)))
        self.see_types(p)

    def completed(self, p: int, which: int) -> None:
        """The first player with a triple of a type takes the card of that type."""
        if self.first_triples[which] < 0:
            self.first_triples[which] = p

    def see_types(self, p: int) -> None:
        """Who has cards of all seven types takes the top card, once; cloisters count wherever they lie."""
        types = {type_of(card) for (owner, _), pile in self.piles.items() if owner == p for card in pile}
        left = ALL_SEVEN[self.seats][len(self.all_seven) :]
        if len(types) == len(TYPES) and p not in self.all_seven and left:
            self.all_seven[p] = left[0]
