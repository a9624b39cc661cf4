"""The score pad for physical games: what stands in both principalities at the end.

Settlements and Cities are asked for, and how many of each green and red card. Strength, commerce points and tokens
follow from the cards. Where in its row a card stands makes no difference to the score, so it is put on any free site.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.play.score_pad import InvalidAnswer, PadQuestion, ScorePad
from bailey.games.catan_cards.cards import ALL_ROWS, CITY, IDS, SETTLEMENT, SUPPLY, card, centre
from bailey.games.catan_cards.clauses import ACTION, EVENT
from bailey.games.catan_cards.data import BASE_ALONE, PRINTED
from bailey.games.catan_cards.state import COLUMNS, FIRST_PLACE, LAST_PLACE, PLACES, PLAYERS, SIDES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.score_pad import Answers

#: The cards of the base game that can be built, the copies of each under one name.
COPIES: dict[str, list[str]] = {}
for _c, (_name, _row) in enumerate(ALL_ROWS):
    if card(_c).kind not in {ACTION, EVENT} and card(_c).set == BASE_ALONE:
        COPIES.setdefault(_row["id"], []).append(_name)
RED = {name for name, of in COPIES.items() if card(IDS.index(of[0])).red}
START = LAST_PLACE - FIRST_PLACE + 1
ALL_PLACES, ALL_CITIES = SUPPLY["settlement"] + PLAYERS * START, SUPPLY["city"]
MOST_PLACES = SUPPLY["settlement"] + START
QUESTIONS = (
    PadQuestion("settlements", most=MOST_PLACES),
    PadQuestion("cities", most=ALL_CITIES),
    *(PadQuestion(name, most=len(of), key="built", about={"kind": i}) for i, (name, of) in enumerate(COPIES.items())),
)


# Impossible answers


def refuse(seats: int, answers: list[Answers]) -> InvalidAnswer | None:
    """Return the first impossible answer: more of something than exists, or a card without a building site."""
    for said in answers:
        fault = _refuse_row(said) or _refuse_cards(said)
        if fault is not None:
            return fault
    return _refuse_sums(answers)


def _places(said: Answers) -> int:
    return int(said.get("settlements", 0) + said.get("cities", 0))


def _refuse_row(said: Answers) -> InvalidAnswer | None:
    """Refuse a row that is shorter than at the beginning, unless nothing is entered, or longer than it can be."""
    if "cities" in said and 0 < _places(said) < START:
        return InvalidAnswer("pad-one-place")
    return InvalidAnswer("pad-too-many-places", {"most": MOST_PLACES}) if _places(said) > MOST_PLACES else None


def _refuse_cards(said: Answers) -> InvalidAnswer | None:
    """Refuse cards for which there are no building sites, red ones beside Cities."""
    red = _sites(CITY) * said.get("cities", 0)
    sites = red + _sites(SETTLEMENT) * said.get("settlements", 0)
    built = {name: said.get(name, 0) for name in COPIES}
    if sum(built.values()) > sites or sum(n for name, n in built.items() if name in RED) > red:
        return InvalidAnswer("pad-no-site", {"sites": sites, "red": red})
    return None


def _sites(of: int) -> int:
    """Return the building sites beside a Settlement or a City, on both sides together."""
    return SIDES * int(centre(of).sites)


def _refuse_sums(answers: list[Answers]) -> InvalidAnswer | None:
    """Refuse more of something than there is for both players together."""
    if sum(map(_places, answers)) > ALL_PLACES:
        return InvalidAnswer("pad-too-many-places", {"most": ALL_PLACES})
    if sum(said.get("cities", 0) for said in answers) > ALL_CITIES:
        return InvalidAnswer("pad-too-many-cities", {"most": ALL_CITIES})
    for name, of in COPIES.items():
        if sum(said.get(name, 0) for said in answers) > len(of):
            return InvalidAnswer("pad-too-many-cards", {"card": of[0], "most": len(of)})
    return None


# The position


def position(seats: int, answers: list[Answers]) -> dict[str, Any]:
    """Return the position at the end of the game, with any Regions, and the cards on any sites that they fit."""
    regions = iter([row["id"] for row in PRINTED["regions"]])
    copies = {name: iter(of) for name, of in COPIES.items()}
    players = [_player(said, regions, copies) for said in answers]
    places, cities = sum(map(_places, answers)), sum(said["cities"] for said in answers)
    rows = sum(_places(said) > 0 for said in answers)
    supply = {
        "settlements": SUPPLY["settlement"] - (places - START * rows),
        "cities": ALL_CITIES - cities,
        "roads": SUPPLY["road"] - (places - START * rows),
    }
    return {"seats": seats, **supply, "players": players, "todo": []}


def _player(said: Answers, regions: Iterator[str], copies: dict[str, Iterator[str]]) -> dict[str, Any]:
    """Return one principality, with its Cities to the left; nothing if none was entered."""
    row = [CITY] * said["cities"] + [SETTLEMENT] * said["settlements"]
    if not row:
        return {}
    first = (PLACES - len(row)) // 2
    cells: list[dict[str, str] | None] = [None] * (SIDES * COLUMNS)
    for cell in range(SIDES * first, SIDES * (first + len(row) + 1)):
        cells[cell] = {"card": next(regions)}
    sites = [
        {"place": first + i, "side": side}
        for i, of in enumerate(row)
        for side in ("above", "below")
        for _ in range(centre(of).sites)
    ]
    red_first = sorted(COPIES, key=lambda name: name not in RED)
    cards = [next(copies[name]) for name in red_first for _ in range(said[name])]
    return {
        "centres": [0] * first + row + [0] * (PLACES - first - len(row)),
        "built": [{"card": name, **site} for name, site in zip(cards, sites, strict=False)],
        "regions": cells,
    }


PAD = ScorePad(
    players=range(PLAYERS, PLAYERS + 1),
    questions=lambda seats, p: QUESTIONS,  # noqa: ARG005 - everybody is asked the same
    position=position,
    refuse=refuse,
)
