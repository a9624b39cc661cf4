"""Every choice of every game has a report: a sentence about who made it, which instructs nobody."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING

import pytest
from trial_games import at_random

from bailey import games
from bailey.core.text.catalogue import languages_in
from bailey.games import _template as postern

if TYPE_CHECKING:
    from bailey.core import Game

GAMES = [postern.GAME, *(games.find(name) for name in games.names())]
#: To find out what is played with so many options as the board game's takes seconds.
SPOKEN = [
    pytest.param(
        game,
        language,
        id=f"{game.name}-{language}",
        marks=pytest.mark.slow if game.name == "burgundy-board" else (),
    )
    for game in GAMES
    for language in languages_in(game.folder / "locale")
]
#: In English a verb of the third person ends with an s.
TELLS = re.compile(r"(first )?\w+s\b")
PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Emil")


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_every_kind_of_choice_has_a_report(game: Game, language: str) -> None:
    texts = games.texts(game, language)
    assert texts.catalogue.language == language
    kinds = [kind.name.replace("_", "-") for kind in game.choices.kinds]
    assert [name for name in kinds if not texts.catalogue.has(f"report-{name}")] == []


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_a_report_tells_of_who_chose_and_does_not_instruct(game: Game, language: str) -> None:
    texts, told_of = games.texts(game, language), set[int]()
    for pos in chain.from_iterable(at_random(game, number) for number in range(3)):
        names = pos.called(PEOPLE[: pos.state.seats])
        who = names[pos.turn or 0]
        for choice in [choice for choice in pos.choices if choice.number not in told_of]:
            told_of.add(choice.number)
            told, offered = texts.report(pos, choice, names), texts.choice(pos, choice, names)
            assert told.startswith(f"{who} "), f"{told}: does not begin with who chose"
            assert told.removeprefix(f"{who} ") != offered, f"{told}: is the choice as it is offered"
            if language == "en":
                assert TELLS.match(told.removeprefix(f"{who} ")), f"{told}: takes is said, not take"
