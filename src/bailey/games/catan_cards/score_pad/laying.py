"""The position that a score pad describes: any Regions, and the cards on any sites that they fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.games.catan_cards.cards import CITADEL, CITY, IDS, METROPOLIS, SUPPLY, card, centre
from bailey.games.catan_cards.data import PRINTED
from bailey.games.catan_cards.packing import RESOURCES
from bailey.games.catan_cards.score_pad.faults import CITADEL_SITES, count, places, silenced, wizards
from bailey.games.catan_cards.score_pad.material import CENTRES, START, Material, covered
from bailey.games.catan_cards.state import COLUMNS, PLACES, SIDES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core import Data
    from bailey.core.play.score_pad import Answers

#: What counts for a while counts until a turn that does not come any more.
A_LATER_TURN = 1


def position(of: Material, seats: int, answers: list[Answers]) -> dict[str, object]:
    """Return the position at the end of the game."""
    rows = sum(places(said) > 0 for said in answers)
    grown = sum(map(places, answers)) - START * rows
    supply = {
        "settlements": SUPPLY["settlement"] - grown,
        "cities": SUPPLY["city"] - sum(count(said, CITY, METROPOLIS) for said in answers),
        "roads": SUPPLY["road"] - grown,
    }
    table = Laying(of, answers)
    allied = [p for p, said in enumerate(answers) if said.get("alliance")]
    played = [{"card": of.alliances[0], "by": p, "until": A_LATER_TURN} for p in allied]
    options = {"theme": of.theme, "citadel_sites": CITADEL_SITES}
    players = [table.player(said) for said in answers]
    return {"seats": seats, **options, **supply, "lasting": played, "players": players, "todo": []}


class Laying:
    """Lays out the principalities, each card once; the start Regions of one that was not entered stay free."""

    def __init__(self, of: Material, answers: list[Answers]) -> None:
        self.of = of
        self.copies = {name: iter(copies) for name, copies in of.copies.items()}
        self.covers = iter(of.covers)
        left_out = [PRINTED["layouts"][p] for p, said in enumerate(answers) if not places(said)]
        free = {name for row in left_out for name in (*row["above"], *row["below"])}
        regions = [row for row in PRINTED["regions"] if row["id"] not in free]
        self.wizards: list[tuple[str, str]] = []
        for wizard in of.wizards[: sum(map(wizards, answers))]:
            resource = RESOURCES[card(IDS.index(wizard)).land]
            under = next(row for row in regions if row["resource"] == resource)
            regions.remove(under)
            self.wizards.append((wizard, under["id"]))
        self.regions: Iterator[str] = iter([row["id"] for row in regions])

    def player(self, said: Answers) -> dict[str, object]:
        """Return one principality; nothing if none was entered."""
        row = row_of(said)
        if not row:
            return {}
        first = (PLACES - len(row)) // 2
        built = self.built(said, row, first)
        under = sum(said.get(covered(name), 0) for name in self.of.coverable)
        return {
            "centres": [0] * first + row + [0] * (PLACES - first - len(row)),
            "built": built,
            "foreign": [{"card": next(self.covers)} for _ in range(under)],
            **self.cells(said, len(row), first),
        }

    def cells(self, said: Answers, length: int, first: int) -> dict[str, list[object]]:
        """Return the Regions of a row, and its Wizards from the left: there stand the Citadels that they serve."""
        regions: list[object] = [None] * (SIDES * COLUMNS)
        standing: list[object] = [None] * (SIDES * COLUMNS)
        cells = range(SIDES * first, SIDES * (first + length + 1))
        for cell in cells_of_wizards(said, cells.start):
            wizard, under = self.wizards.pop()
            standing[cell], regions[cell] = {"card": wizard}, {"card": under}
        for cell in cells:
            regions[cell] = regions[cell] or {"card": next(self.regions)}
        return {"regions": regions, "wizards": standing}

    def built(self, said: Answers, row: list[int], first: int) -> list[Data]:
        """Return the cards on sites that they fit: red ones and spell books first, Units last."""
        free = [
            {"place": first + i, "side": side, "of": what, "units": n >= sites_of(what)}
            for i, what in enumerate(row)
            for side in ("above", "below")
            for n in range(sites_of(what) + centre(what).unit_sites)
        ]
        knight, out = silenced(self.of, said), []
        for name in sorted(self.of.copies, key=self.order):
            under = said.get(covered(name), 0)
            for n in range(said[name]):
                site = free.pop(next(i for i, one in enumerate(free) if self.fits(name, one)))
                more = {"foreign": True} if n < under else {"silenced": A_LATER_TURN} if name == knight else {}
                out.append({"card": next(self.copies[name]), "place": site["place"], "side": site["side"], **more})
        return out

    def order(self, name: str) -> int:
        """Return which cards come first: those with the fewest sites."""
        return 2 if name in self.of.units else 0 if name in {*self.of.red, *self.of.books} else 1

    def fits(self, name: str, site: Data) -> bool:
        """Return whether a card can stand on a site."""
        if name in self.of.books:
            return bool(site["of"] == CITADEL)
        if name in self.of.red and site["of"] not in {CITY, METROPOLIS}:
            return False
        return not site["units"] or name in self.of.units


def row_of(said: Answers) -> list[int]:
    """Return what stands in a row: to the left the Citadels with a Wizard of their own, to the right the others."""
    served = said.get("served", 0)
    between = [what for name, what in CENTRES.items() for _ in range(said.get(name, 0)) if what != CITADEL]
    return [CITADEL] * served + between[::-1] + [CITADEL] * (said.get("citadels", 0) - served)


def sites_of(what: int) -> int:
    """Return the building sites on one side of what stands at a place."""
    return CITADEL_SITES // SIDES if what == CITADEL else int(centre(what).sites)


def cells_of_wizards(said: Answers, first: int) -> list[int]:
    """Return where Wizards stand: one beside each Citadel that has one, the others where they serve nobody else."""
    served = said.get("served", 0)
    own = [first + SIDES * column for column in range(served)]
    others = [first + SIDES * column + 1 for column in range(served)]
    others += [first + SIDES * served + side for side in range(SIDES)]
    return (own + others)[: wizards(said)]
