"""The points of people against those of the slow scorer, after every choice of whole games."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.slow_scorer import BOARDS, SlowScorer
from soak import TIMES

from bailey.games import burgundy_board

if TYPE_CHECKING:
    from bailey.core.play.position import Choice, Position

#: Games in which people score in all ways.
SOME = (4, 0, 1, 2, 3, 5)
#: Options that change what people score; inns do not go with the Automata.
SWITCHES = ("additional_hexes", "white_castles", "trade_routes", "border_posts")
SOURCES = ("regions", "cards", "colours", "livestock", "sales", "buildings", "routes", "posts")
#: Where people can have points from; cards are the Automata's.
PEOPLE_SCORE = {"regions", "colours", "livestock", "sales", "buildings", "routes", "posts", "knowledge"}
#: How often a choice of this name is preferred to others, so that duchies fill.
LIKED = {"place": 12, "sell": 6, "take": 5, "use_effect": 4}


def options_of(chance: random.Random, people: int) -> dict[str, int]:
    """Choose options by chance."""
    options = {name: int(chance.random() < 0.5) for name in SWITCHES}
    options |= {"knowledge_15": chance.choice((2, 3)), "knowledge_26": chance.choice((2, 3))}
    options["inns"] = int(people > 1 and chance.random() < 0.5)
    options["duchy"] = chance.randrange(len(BOARDS["duchies"]) // 3)
    return options


def liked(chance: random.Random, pos: Position) -> Choice:
    """Choose by chance, placing and selling more often than not."""
    choices = list(pos.choices)
    return chance.choices(choices, [LIKED.get(choice.name, 1) for choice in choices])[0]


def compare(pos: Position, slow: SlowScorer) -> None:
    """Compare the points of all people, by source and in all."""
    dumped: dict[str, Any] = pos.dump()
    for p, me in enumerate(slow.people):
        row = dumped["players"][p]
        assert row["points"] == [me.points[source] for source in SOURCES]
        assert pos.score()[p] == slow.total(p, sum(row["goods"]), row["silver"], row["workers"])


def play_beside(seed: int) -> Counter[str]:
    """Play a whole game by chance with the slow scorer beside it; say what people scored."""
    chance = random.Random(seed)
    people = chance.randint(1, 4)
    options = options_of(chance, people)
    pos = burgundy_board.new(players=people, seed=seed, options=options)
    scorers = people + (people == 1)
    slow = SlowScorer([row["duchy"] for row in pos.dump()["players"][:people]], scorers, options)
    events = pos.events
    while True:
        for event in events:
            slow.tell(event)
        compare(pos, slow)
        if pos.over:
            break
        pos.push(liked(chance, pos))
        events = pos.events
    scored = sum((me.points for me in slow.people), Counter[str]())
    scored["knowledge"] += sum(slow.knowledge(p) for p in range(people))
    return +scored


@pytest.mark.slow
def test_games_score_the_same() -> None:
    """The comparison is worth something only if people score in all ways."""
    assert sum(map(play_beside, SOME), Counter[str]()).keys() >= PEOPLE_SCORE


@pytest.mark.long
def test_many_more_games_score_the_same() -> None:
    for seed in range(1000, 1000 + 60 * TIMES):
        play_beside(seed)
