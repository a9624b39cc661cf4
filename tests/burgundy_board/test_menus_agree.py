"""The open choices against those of the slow menu, at every decision of whole games."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from burgundy_board.slow_menu import SlowMenu
from burgundy_board.slow_scorer import BOARDS
from burgundy_board.test_scores_agree import liked
from soak import TIMES

from bailey.games import burgundy_board

if TYPE_CHECKING:
    from bailey.core.play.position import Position

#: Games in which every kind of choice is open.
SOME = (4, 10, 11, 0, 1)
SWITCHES = ("additional_hexes", "white_castles", "purchase_between", "trade_routes")
CHOICES = {choice.name for choice in burgundy_board.GAME.choices.kinds}


def options_of(chance: random.Random, people: int) -> dict[str, int]:
    """Choose options by chance; each game has a text of knowledge 6."""
    options = {name: int(chance.random() < 0.5) for name in SWITCHES}
    options |= {"knowledge_6": chance.randrange(3), "duchies": chance.randrange(3), "duchy_set": chance.randrange(3)}
    options["inns"] = int(people > 1 and chance.random() < 0.5)
    options["duchy"] = chance.randrange(len(BOARDS["duchies"]))
    return options


def compare(pos: Position) -> None:
    """Compare what is open, in any order."""
    written = sorted(json.dumps(choice, sort_keys=True) for choice in SlowMenu(pos.dump()).choices())
    assert sorted(json.dumps(choice.to_json(), sort_keys=True) for choice in pos.choices) == written


def play_beside(seed: int) -> Counter[str]:
    """Play a whole game by chance with the slow menu beside it; count the kinds of choices that were open."""
    chance = random.Random(seed)
    people = chance.randint(1, 4)
    pos, open_ = burgundy_board.new(players=people, seed=seed, options=options_of(chance, people)), Counter[str]()
    while not pos.over:
        compare(pos)
        open_.update(choice.name for choice in pos.choices)
        pos.push(liked(chance, pos))
    return open_


@pytest.mark.slow
def test_games_offer_the_same() -> None:
    """The comparison is worth something only if every kind of choice is open somewhere."""
    assert sum(map(play_beside, SOME), Counter[str]()).keys() == CHOICES


@pytest.mark.long
def test_many_more_games_offer_the_same() -> None:
    for seed in range(1000, 1000 + 60 * TIMES):
        play_beside(seed)
