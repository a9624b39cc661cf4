"""What cannot be: answers to the score pad that no game comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.play.score_pad import InvalidAnswer
from bailey.games.catan_cards.cards import CITADEL, CITY, METROPOLIS, SETTLEMENT, SUPPLY, centre
from bailey.games.catan_cards.score_pad.material import ALL_PLACES, CENTRES, MOST_PLACES, START, Material, covered
from bailey.games.catan_cards.state import SIDES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.score_pad import Answers

#: A Citadel has as many sites as any option gives it.
CITADEL_SITES = 4
WIZARDS_OF_A_COLUMN = SIDES


def faults(of: Material, seats: int, answers: list[Answers]) -> Iterator[InvalidAnswer]:
    """Find what one player cannot have, and then what both cannot have together."""
    for said in answers:
        yield from _of_row(of, said)
        yield from _of_sites(of, said)
        yield from _of_points(of, said)
        yield from _of_wizards(said)
    yield from _of_sums(of, answers)


# One principality


def places(said: Answers) -> int:
    """Count the places of a row."""
    return sum(said.get(name, 0) for name in CENTRES)


def count(said: Answers, *kinds: int) -> int:
    """Count the places where something stands."""
    return sum(said.get(name, 0) for name, what in CENTRES.items() if what in kinds)


def _of_row(of: Material, said: Answers) -> Iterator[InvalidAnswer]:
    """Refuse a row that is shorter than at the beginning, unless nothing is entered, or longer than it can be."""
    last = [name for name, what in CENTRES.items() if of.most_centres[what]][-1]
    if last in said and 0 < places(said) < START:
        yield InvalidAnswer("pad-one-place")
    if places(said) > MOST_PLACES:
        yield InvalidAnswer("pad-too-many-places", {"most": MOST_PLACES})


def sites(said: Answers) -> dict[int, int]:
    """Return the building sites of a row, on both sides together, by what stands there."""
    each = {what: SIDES * int(centre(what).sites) for what in (SETTLEMENT, CITY, METROPOLIS)}
    return {what: n * count(said, what) for what, n in (each | {CITADEL: CITADEL_SITES}).items()}


def unit_sites(said: Answers) -> int:
    """Return the sites for Units alone."""
    return SIDES * int(centre(METROPOLIS).unit_sites) * count(said, METROPOLIS)


def _of_sites(of: Material, said: Answers) -> Iterator[InvalidAnswer]:
    """Refuse cards for which there are no sites: red ones beside Cities, spell books at Citadels."""
    free, extra = sites(said), unit_sites(said)
    everywhere, cities = sum(free.values()), free[CITY] + free[METROPOLIS]
    built = {name: said.get(name, 0) for name in of.copies}
    if sum(built[name] for name in of.books) > free[CITADEL]:
        yield InvalidAnswer("pad-no-book-site", {"sites": free[CITADEL]})
    red = sum(built[name] for name in of.red)
    others = sum(n for name, n in built.items() if name not in of.units)
    if red > cities or others > everywhere:
        yield InvalidAnswer("pad-no-site", {"sites": everywhere, "red": cities})
    if sum(built.values()) > everywhere + extra:
        yield InvalidAnswer("pad-no-site", {"sites": everywhere + extra, "red": cities})


def _of_points(of: Material, said: Answers) -> Iterator[InvalidAnswer]:
    """Refuse a silenced Knight that is not there, and Buildings under a card that are not."""
    strength = said.get("silenced", 0)
    if strength and not silenced(of, said):
        yield InvalidAnswer("pad-no-knight", {"strength": strength})
    for name in of.coverable:
        if said.get(covered(name), 0) > said.get(name, 0):
            yield InvalidAnswer("pad-not-built", {"card": of.copies[name][0], "most": said.get(name, 0)})


def silenced(of: Material, said: Answers) -> str | None:
    """Return a built Knight of the strength that is silenced."""
    wanted = said.get("silenced", 0)
    return next((name for name, n in of.strengths.items() if n == wanted > 0 and said.get(name, 0)), None)


# Wizards


def _of_wizards(said: Answers) -> Iterator[InvalidAnswer]:
    """Refuse Wizards that cannot stand beside so many Citadels, some of them with a Wizard of their own."""
    served, citadels, wizards = said.get("served", 0), said.get("citadels", 0), said.get("alliance", 0)
    if served > citadels:
        yield InvalidAnswer("pad-served-fault", {"most": citadels})
    if wizards and not served <= wizards <= room_for_wizards(said):
        yield InvalidAnswer("pad-wizards-fault")


def room_for_wizards(said: Answers) -> int:
    """Return how many Wizards can serve so many Citadels: a Citadel without one must not be beside theirs."""
    served, citadels = said.get("served", 0), said.get("citadels", 0)
    if served == 0:
        return 0
    apart = served == citadels or places(said) > citadels
    return WIZARDS_OF_A_COLUMN * (served + apart)


def wizards(said: Answers) -> int:
    """Return how many Wizards stand in a principality: only where it matters more than serve."""
    return max(said.get("alliance", 0), said.get("served", 0))


# Both together


def _of_sums(of: Material, answers: list[Answers]) -> Iterator[InvalidAnswer]:
    """Refuse more of something than there is for both players together."""
    if sum(map(places, answers)) > ALL_PLACES:
        yield InvalidAnswer("pad-too-many-places", {"most": ALL_PLACES})
    if sum(count(said, CITY, METROPOLIS) for said in answers) > SUPPLY["city"]:
        yield InvalidAnswer("pad-too-many-cities", {"most": SUPPLY["city"]})
    if sum(count(said, CITADEL) for said in answers) > of.most_centres[CITADEL]:
        yield InvalidAnswer("pad-too-many-citadels", {"most": of.most_centres[CITADEL]})
    if sum(map(wizards, answers)) > len(of.wizards):
        yield InvalidAnswer("pad-too-many-wizards", {"most": len(of.wizards)})
    for names, used in _used(of, answers):
        if used > len(names):
            yield InvalidAnswer("pad-too-many-cards", {"card": names[0], "most": len(names)})


def _used(of: Material, answers: list[Answers]) -> Iterator[tuple[list[str], int]]:
    """Yield the copies of each card, and how many of them the answers take."""
    for name, copies in of.copies.items():
        yield copies, sum(said.get(name, 0) for said in answers)
    yield of.covers, sum(said.get(covered(name), 0) for said in answers for name in of.coverable)
    for copies, name in ((of.silencers, "silenced"), (of.alliances, "alliance")):
        yield copies, sum(said.get(name, 0) > 0 for said in answers)
