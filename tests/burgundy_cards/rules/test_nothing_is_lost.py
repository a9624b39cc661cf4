"""Through whole games by chance: every card is somewhere, once, and every limit of the rules is kept."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from burgundy_cards.rules.table import CARDS, Json, names, piles, type_of

from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from bailey.core.play.position import Position

COPIES = {"goods_piles": (("goods", "sold"), 6, ("light", "medium", "dark"))}
COPIES["animal_piles"] = (("animals",), 5, ("chicken", "cow", "sheep", "pig"))
#: The first game of each number of players is played in every run.
GAMES = [
    pytest.param(players, seed, marks=pytest.mark.long if seed else pytest.mark.slow)
    for players in (1, 2, 3, 4)
    for seed in range(4)
]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_after_every_choice_of_a_game(players: int, seed: int) -> None:
    """Silver is spent as soon as it can be."""
    pos, chooser = burgundy_cards.new(players=players, seed=seed, options={"end_only_check": 1}), random.Random(seed)
    while not pos.over:
        before = [(one["silver"], one["workers"]) for one in pos.dump()["players"]]
        eager = [choice for choice in pos.choices if choice.name in ("buy", "place")]
        pos.push(chooser.choice(eager if eager and chooser.random() < 0.8 else list(pos.choices)))
        position = pos.dump()
        assert sorted(everywhere(position)) == sorted(CARDS)
        assert [(one["silver"], one["workers"]) for one in position["players"]] == ledger(before, pos)
        expect_supplies(position)
        expect_limits(pos)


def everywhere(position: Json) -> list[str]:
    """List the cards of all places."""
    places = [position[name] for name in ("deck", "discard", "taken", "bought", "aaron")]
    places += [line["cards"] for line in position["display"]]
    places += [one[name] for one in position["players"] for name in ("hand", "dice", "projects", "estate")]
    return [card for place in places for card in names(place)]


def expect_supplies(position: Json) -> None:
    """Of 18 goods six of a kind, of 20 animals five; each open card is one of those that nobody has."""
    for name, (where, copies, kinds) in COPIES.items():
        owned = [sum(one[place][i] for one in position["players"] for place in where) for i in range(len(kinds))]
        tops = [pile["top"] for pile in position[name] if pile["cards"]]
        heights = [pile["cards"] for pile in position[name]]
        assert sum(owned) + sum(heights) == copies * len(kinds)
        assert all(owned[i] + tops.count(kind) <= copies for i, kind in enumerate(kinds))
        assert min(heights) > 0 or max(heights) <= 1


def expect_limits(pos: Position) -> None:
    """Three projects, two cards in the hand, three cards in a pile, one type in it beside cloisters."""
    for p, one in enumerate(pos.dump()["players"]):
        assert (len(one["projects"]) <= 3, len(one["hand"]) <= 2) == (True, True)
        assert min(one["silver"], one["workers"], one["points"]) >= 0
        for pile in piles(pos, p):
            assert len(pile.split()) <= 3
            assert len({type_of(card) for card in pile.split()} - {"cloister"}) <= 1


def ledger(before: list[tuple[int, int]], pos: Position) -> list[tuple[int, int]]:
    """Book what the last choice brought and cost, as the log tells it."""
    silver, workers = (list(one) for one in zip(*before, strict=True))
    for event in pos.events:
        p = event.get("player", 0)
        what = event["what"]
        silver[p] += event["amount"] if what == "gained_silver" else 0
        workers[p] += event["amount"] if what == "gained_workers" else 0
        workers[p] -= event["amount"] if what == "paid_workers" else 0
        silver[p] -= 3 if what == "bought" else 0
        if what == "converted":
            silver[p] -= event["silver"]
            workers[p] -= event["workers"]
    return list(zip(silver, workers, strict=True))
