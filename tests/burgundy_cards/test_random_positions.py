"""Random positions, written as people write them: what is read can be written and read again, and scores the same.

Much of a position is left out at random, and some of it is wrong; what is wrong must be refused, never scored.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from burgundy_cards.slow_scorer import ALL_SEVEN, TYPES, Json, piles_of, total, triples_of, type_of
from burgundy_cards.test_scores_agree import made_up
from soak import TIMES

from bailey.core import BadInput, Position
from bailey.games import burgundy_cards

GAME = burgundy_cards.GAME


def any_position(chance: random.Random) -> Json:
    """Write a position in the middle of a round: estates, hands, what is left of a turn; parts of it left out."""
    position = made_up(chance.randrange(1 << 30))
    named = {card for player in position["players"] for card in held(player)}
    spare = [card for card in GAME.cards if card not in named]
    chance.shuffle(spare)
    for player in position["players"][: position["seats"]]:
        player["hand"] = dealt(spare, chance.choice((0, 1, 2, 2)))
        player["dice"] = dealt(spare, chance.choice((0, 0, 0, 1, 3, 4, 5)))
        player["projects"] = dealt(spare, chance.randint(0, 3))
    position["round"] = chance.choice("ABCDE")
    position["display"] = [{"cards": dealt(spare, 1)} for _ in range(chance.randint(0, 6))]
    if chance.random() < 0.5:
        position["todo"] = []
        del position["turn"]
    leave_out(chance, position)
    return position


def dealt(spare: list[str], number: int) -> list[str]:
    """Take some of the cards that nobody has, or as many as are left."""
    return [spare.pop() for _ in range(min(number, len(spare)))]


def held(player: Json) -> list[str]:
    return [
        entry if isinstance(entry, str) else entry["card"]
        for pile in ("estate", "hand")
        for entry in player.get(pile, [])
    ]


def leave_out(chance: random.Random, position: Json) -> None:
    """Leave out some fields of the table and of its players, and where cards of an estate lie."""
    for record in (position, *position["players"]):
        for name in [name for name in record if name not in ("seats", "players")]:
            if chance.random() < 0.15:
                del record[name]
    for player in position["players"]:
        if chance.random() < 0.2:
            player["estate"] = [entry["card"] for entry in player.get("estate", [])]
    if chance.random() < 0.1:
        position["players"][0]["all_seven"] = chance.randint(0, 3)


def read(position: Json) -> Position | None:
    try:
        return burgundy_cards.load(position)
    except BadInput:
        return None


def assert_holds(position: Position) -> None:
    """Check that a position can be written and read, and that the slow scorer counts the same."""
    written = position.dump()
    assert burgundy_cards.load(written) == position
    assert position.score() == [total(written, p) for p in range(len(written["players"]))]
    assert_bonus_cards_belong(written)


def assert_bonus_cards_belong(written: Json) -> None:
    """Check the bonus cards against the piles: each is with somebody who can have it, and none is missing."""
    for name, holder in zip(TYPES, written["first_triples"], strict=True):
        able = [p for p, player in enumerate(written["players"]) if name in triples_of(player)]
        assert holder in (able or [-1])
    seven = [{type_of(card) for pile in piles_of(player) for card in pile} == {*TYPES} for player in written["players"]]
    taken = [player["all_seven"] for player in written["players"]]
    assert [worth > 0 for worth in taken] == seven
    assert sorted(filter(None, taken), reverse=True) == list(ALL_SEVEN[written["seats"]][: sum(seven)])


def try_positions(seeds: range, moves: int) -> Counter[bool]:
    """Read random positions and play a few moves from each that is read."""
    read_or_not: Counter[bool] = Counter()
    for seed in seeds:
        chance = random.Random(seed)
        position = read(any_position(chance))
        read_or_not[position is not None] += 1
        for _ in range(moves if position is not None else 0):
            assert position is not None
            assert_holds(position)
            if position.over:
                break
            position.push(chance.choice(list(position.choices)))
    return read_or_not


@pytest.mark.slow
def test_random_positions_hold() -> None:
    found = try_positions(range(150), 4)
    assert min(found.values()) > 15, "neither all nor none of them are read"


@pytest.mark.long
def test_many_more_random_positions_hold() -> None:
    try_positions(range(1000, 1000 + 200 * TIMES), 12)
