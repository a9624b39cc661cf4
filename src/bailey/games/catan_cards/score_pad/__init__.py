"""The score pad for physical games: what stands in both principalities at the end.

What is asked depends on the theme set: how many Settlements, Cities and what covers them there are, and how many of
each green and red card. Points, strength, commerce points and tokens follow from these. Where in its row a card stands
makes no difference to the score, so it is put on any free site (`laying`). Of the rest only what changes one of those
numbers is asked: a Knight without points, Buildings under a Witch, Wizards while a Magic Alliance counts them.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bailey.core.play.score_pad import PadQuestion, ScorePad
from bailey.games.catan_cards.cards import CITADEL
from bailey.games.catan_cards.data import BASE_ALONE, SETS
from bailey.games.catan_cards.score_pad.faults import faults
from bailey.games.catan_cards.score_pad.laying import position
from bailey.games.catan_cards.score_pad.material import CENTRES, GROUPS, Material, covered
from bailey.games.catan_cards.state import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


def questions(of: Material) -> Iterator[PadQuestion]:
    """Ask for the row, for each card that can be built, and for what else changes points or tokens."""
    for name, centre in CENTRES.items():
        if of.most_centres[centre]:
            yield PadQuestion(name, most=of.most_centres[centre], group="row")
    if of.wizards:
        yield PadQuestion("served", most=of.most_centres[CITADEL], group="row")
    for name in sorted(of.copies, key=lambda name: GROUPS.index(of.groups[name])):
        about = {"card": of.copies[name][0]}
        yield PadQuestion(name, most=of.most_of_one[name], key="built", about=about, group=of.groups[name])
    yield from questions_of_the_moment(of)


def questions_of_the_moment(of: Material) -> Iterator[PadQuestion]:
    """Ask for what is so for a while only."""
    if of.silencers:
        most = max(of.strengths.values())
        yield PadQuestion("silenced", most=most, about={"card": of.silencers[0]}, group="moment")
    for name in of.coverable:
        most, about = min(len(of.covers), len(of.copies[name])), {"card": of.copies[name][0]}
        yield PadQuestion(covered(name), most=most, key="covered", about=about, group="moment")
    if of.alliances:
        yield PadQuestion("alliance", most=len(of.wizards), about={"card": of.alliances[0]}, group="moment")


def pad_with(theme: int, others: Mapping[int, ScorePad] | None = None) -> ScorePad:
    """Return the pad for games with a theme set."""
    of = Material(theme)
    asked = tuple(questions(of))
    return ScorePad(
        players=range(PLAYERS, PLAYERS + 1),
        questions=lambda seats, p: asked,  # noqa: ARG005 - everybody is asked the same
        position=partial(position, of),
        faults=partial(faults, of),
        option="theme",
        by_value=others or {},
    )


PAD = pad_with(BASE_ALONE, {theme: pad_with(theme) for theme in range(len(SETS))})
