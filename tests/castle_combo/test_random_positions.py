"""Random positions, written as people write them: what is read can be written and read again, and scores the same."""

from __future__ import annotations

import random
from typing import Any

import pytest
from castle_combo.slow_scorer import printed_cards, total
from soak import TIMES

from bailey.core import BadInput
from bailey.games import castle_combo

Json = dict[str, Any]
CARDS = printed_cards()


def any_position(chance: random.Random) -> Json:
    """Write tableaux, supplies, rows and sometimes what is left of a turn; leave some of it out."""
    spare = list(CARDS)
    chance.shuffle(spare)
    seats = chance.randint(2, 5)
    most = chance.choice((3, 8, 9))
    position: Json = {"players": [any_player(chance, spare, chance.randint(0, most)) for _ in range(seats)]}
    for deck in ("castle", "village"):
        if chance.random() < 0.3:
            own = [name for name in spare if CARDS[name]["deck"] == deck][: chance.choice((1, 3))]
            position[deck] = {"row": own, "removed": chance.random() < 0.2}
    if chance.random() < 0.5:
        position["messenger"] = chance.choice(("castle", "village"))
    if chance.random() < 0.4:
        position["turn"] = chance.randrange(seats)
    elif chance.random() < 0.2:
        position["todo"] = []
    return position


def any_player(chance: random.Random, spare: list[str], count: int) -> Json:
    """Lay some cards side by side in a grid of three by three; gold and keys are sometimes left out."""
    cells = [(column, row) for row in range(3) for column in range(3)]
    tableau: list[Any] = []
    for column, row in cells[:count]:
        entry = {"card": spare.pop(), "column": column, "row": row, "face_down": chance.random() < 0.2}
        if not entry["face_down"] and chance.random() < 0.5:
            entry["stored"] = chance.randint(0, CARDS[entry["card"]]["purse"] or 0)
        tableau.append(entry)
    player: Json = {"gold": chance.randint(0, 20), "keys": chance.randint(0, 5), "tableau": tableau}
    return {name: value for name, value in player.items() if chance.random() < 0.85}


def try_positions(seeds: range, moves: int) -> int:
    """Read random positions and play a few moves from each that is read; count those."""
    read = 0
    for seed in seeds:
        chance = random.Random(seed)
        written = any_position(chance)
        try:
            position = castle_combo.load(written)
        except BadInput:
            continue
        read += 1
        for _ in range(moves):
            dump = position.dump()
            assert castle_combo.load(dump) == position
            assert position.score() == [total(player, CARDS) for player in dump["players"]]
            assert_only_five_remove(dump)
            if position.over:
                break
            position.push(chance.choice(list(position.choices)))
    return read


def assert_only_five_remove(dump: Json) -> None:
    """A location leaves the game only with five players, and with at most two cards."""
    for deck in ("castle", "village"):
        assert not dump[deck]["removed"] or (len(dump["players"]) == 5 and len(dump[deck]["gone"]) < 3)


@pytest.mark.slow
def test_random_positions_hold() -> None:
    assert 24 < try_positions(range(80), 4) < 80, "neither all nor none of them are read"


@pytest.mark.long
def test_many_more_random_positions_hold() -> None:
    try_positions(range(1000, 1000 + 150 * TIMES), 12)
