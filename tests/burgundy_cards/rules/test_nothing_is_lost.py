"""Through whole games by chance: every card is somewhere, once, and every limit of the rules is kept."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from burgundy_cards.rules.table import CARDS, Json, names, piles, type_of

from bailey.games import burgundy_cards

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.position import Position

#: The first game of each number of players is played in quick runs too.
GAMES = [
    pytest.param(players, seed, marks=[pytest.mark.slow] if seed else [])
    for players in (1, 2, 3, 4)
    for seed in range(4)
]


def play(players: int, seed: int) -> Iterator[Position]:
    """Give every position of a game by chance; silver is spent as soon as it can be."""
    pos, chooser = burgundy_cards.new(players=players, seed=seed, options={"end_only_check": 1}), random.Random(seed)
    while not pos.over:
        yield pos
        eager = [choice for choice in pos.choices if choice.name in ("buy", "place")]
        pos.push(chooser.choice(eager if eager and chooser.random() < 0.8 else list(pos.choices)))
    yield pos


def everywhere(position: Json) -> list[str]:
    """List the cards of all places."""
    places = [position[name] for name in ("deck", "discard", "taken", "bought", "aaron")]
    places += [line["cards"] for line in position["display"]]
    places += [one[name] for one in position["players"] for name in ("hand", "dice", "projects", "estate")]
    return [card for place in places for card in names(place)]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_card_is_in_one_place(players: int, seed: int) -> None:
    """All 114, after every choice."""
    for pos in play(players, seed):
        assert sorted(everywhere(pos.dump())) == sorted(CARDS)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_good_and_every_animal_is_in_one_place(players: int, seed: int) -> None:
    """Of 18 goods six of a kind, of 20 animals five; each open card is one of those that nobody has."""
    for pos in play(players, seed):
        position = pos.dump()
        for name, where, copies, kinds in (
            ("goods_piles", ("goods", "sold"), 6, ("light", "medium", "dark")),
            ("animal_piles", ("animals",), 5, ("chicken", "cow", "sheep", "pig")),
        ):
            owned = [sum(one[place][i] for one in position["players"] for place in where) for i in range(len(kinds))]
            tops = [pile["top"] for pile in position[name] if pile["cards"]]
            heights = [pile["cards"] for pile in position[name]]
            assert sum(owned) + sum(heights) == copies * len(kinds)
            assert all(owned[i] + tops.count(kind) <= copies for i, kind in enumerate(kinds))
            assert min(heights) > 0 or max(heights) <= 1


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_limit_is_kept(players: int, seed: int) -> None:
    """Three projects, two cards in the hand, three cards in a pile, one type in it beside cloisters."""
    for pos in play(players, seed):
        for p, one in enumerate(pos.dump()["players"]):
            assert len(one["projects"]) <= 3
            assert len(one["hand"]) <= 2
            assert min(one["silver"], one["workers"], one["points"]) >= 0
            for pile in piles(pos, p):
                assert len(pile.split()) <= 3
                assert len({type_of(card) for card in pile.split()} - {"cloister"}) <= 1


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_silver_and_workers_change_only_as_the_log_tells(players: int, seed: int) -> None:
    """Gained, paid, converted, spent on a purchase."""
    before = None
    for pos in play(players, seed):
        now = [(one["silver"], one["workers"]) for one in pos.dump()["players"]]
        if before is not None:
            assert now == ledger(before, pos)
        before = now


def ledger(before: list[tuple[int, int]], pos: Position) -> list[tuple[int, int]]:
    """Book what the last choice brought and cost."""
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
