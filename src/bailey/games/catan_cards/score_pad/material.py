"""What can stand in the principalities of a game with some theme set, and how much of it there is."""

from __future__ import annotations

from bailey.games.catan_cards.cards import (
    ALL_ROWS,
    CITADEL,
    CITY,
    DEVELOPMENTS,
    IDS,
    METROPOLIS,
    MOVED,
    SETTLEMENT,
    SUPPLY,
    card,
    operation,
    sets,
)
from bailey.games.catan_cards.clauses import BUILDING, EVENT, FLEET, KNIGHT, ON_BUILDING, SPELL_BOOK, Do
from bailey.games.catan_cards.data import BASE_ALONE
from bailey.games.catan_cards.packing import NONE
from bailey.games.catan_cards.state import FIRST_PLACE, LAST_PLACE, PLAYERS

#: The places of a row at the beginning, the most of one row, and those of both rows together.
START = LAST_PLACE - FIRST_PLACE + 1
MOST_PLACES, ALL_PLACES = SUPPLY["settlement"] + START, SUPPLY["settlement"] + PLAYERS * START
#: What a row is made of, by the names of the questions.
CENTRES = {"settlements": SETTLEMENT, "cities": CITY, "metropolises": METROPOLIS, "citadels": CITADEL}
#: The headings of the questions for cards, in their order; Buildings go by their colour.
GROUP_OF = {KNIGHT: "knights", FLEET: "fleets", SPELL_BOOK: "books"}
GROUPS = ("knights", "fleets", "green", "red", "books")


def covered(name: str) -> str:
    """Return the name of the question for Buildings of a name under a rival's card."""
    return f"covered-{name}"


class Material:
    """The cards of the base game and a theme set, the copies of each under one name."""

    def __init__(self, theme: int) -> None:
        self.theme = theme
        rows = [(c, name, row["id"]) for c, (name, row) in enumerate(ALL_ROWS) if card(c).set in {BASE_ALONE, theme}]
        self.copies: dict[str, list[str]] = {}
        for c, name, kind in rows:
            if card(c).played == 0 and card(c).kind != EVENT and card(c).land == NONE:
                self.copies.setdefault(kind, []).append(name)
        self.wizards = [name for c, name, _ in rows if card(c).land != NONE]
        of = sets(theme)
        self.most_centres = {
            SETTLEMENT: MOST_PLACES,
            CITY: SUPPLY["city"],
            METROPOLIS: min(1, of.metropolises),
            CITADEL: int(of.citadels),
        }
        developments = {c for c in (*DEVELOPMENTS, *MOVED) if (card(c).development >> theme) & 1}
        self.most_of_one = {
            name: 1 if IDS.index(copies[0]) in developments else len(copies) for name, copies in self.copies.items()
        }
        self._sort()
        # What changes numbers for a while
        self.covers = [name for c, name, _ in rows if card(c).lies_on == ON_BUILDING]
        self.coverable = [name for name in self.copies if self.covers and self._has_numbers(name)]
        self.silencers = [name for c, name, _ in rows if self._does(c, Do.SUPPRESS)]
        self.alliances = [name for c, name, _ in rows if self._does(c, Do.POINTS_PER)]

    def _sort(self) -> None:
        """Sort the names of cards by their kinds, which need different sites."""
        kinds = {name: card(IDS.index(copies[0])) for name, copies in self.copies.items()}
        self.groups = {
            name: GROUP_OF[of.kind] if of.kind in GROUP_OF else ("green", "red")[of.red] for name, of in kinds.items()
        }
        self.red = {name for name, of in kinds.items() if of.red}
        self.units = {name for name, of in kinds.items() if of.kind <= FLEET}
        self.books = {name for name, of in kinds.items() if of.kind == SPELL_BOOK}
        self.strengths = {name: int(of.strength) for name, of in kinds.items() if of.kind == KNIGHT}

    def _has_numbers(self, name: str) -> bool:
        """Return whether a name is of Buildings that count strength or commerce, of their own or of other cards."""
        of = card(IDS.index(self.copies[name][0]))
        return bool(of.kind == BUILDING and (of.strength or of.commerce or of.adds_strength or of.adds_commerce))

    @staticmethod
    def _does(c: int, what: Do) -> bool:
        """Return whether a card does this first when it is played."""
        return bool(card(c).played and card(c).count and operation(card(c).first).do == what)
