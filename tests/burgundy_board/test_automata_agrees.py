"""The Automata of the game against the slow one: beside whole random games, and in made-up positions."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from burgundy_board.slow_automata import CARDS, KINDS, PRINTED, kind_of
from burgundy_board.slow_automata_beside import Beside
from soak import TIMES

from bailey.games import burgundy_board

if TYPE_CHECKING:
    from bailey.core.play.position import Position

#: Games that show all that the Automata does.
SOME = (11, *range(7))
#: Options that change what the Automata does or finds.
SWITCHES = (
    "automata_rules", "automata_depot_first", "automata_bonus_on_cards", "automata_a", "automata_b", "automata_c",
    "additional_hexes", "white_castles", "trade_routes",
)  # fmt: skip
#: Options that are written as numbers.
NUMBERS = {"automata", "automata_rules"}
#: What happens to the Automata; there is hardly ever no tile at all for it.
RARE = {"automata_no_tile"}
TOLD = {
    "automata_checked", "automata_found", "automata_reserve", "automata_wild", "automata_made_wild", "automata_kept",
    "automata_finished", "automata_box", "automata_bought", "automata_slid", "automata_shuffled", "scored_animals",
    "gained_silver", "gained_points", "took_goods", "advanced", "sold", "colour_filled",
}  # fmt: skip


def options_of(chance: random.Random) -> dict[str, int]:
    """Choose options by chance."""
    return {"automata": chance.randint(1, 3), **{name: int(chance.random() < 0.4) for name in SWITCHES}}


# --- whole games ------------------------------------------------------------------------------------------------------


def play_beside(seed: int) -> Counter[str]:
    """Play a whole game by chance, with the slow Automata beside it; say what happened to it."""
    chance = random.Random(seed)
    people, options = chance.randint(1, 3), options_of(chance)
    pos = burgundy_board.new(players=people, seed=seed, options=options)
    beside = Beside.of_new(pos, options)
    while not pos.over:
        pos.push(chance.choice(list(pos.choices)))
        beside.follow(pos)
    return beside.seen


@pytest.mark.slow
def test_random_games() -> None:
    """The comparison is worth something only if these events occur."""
    assert sum(map(play_beside, SOME), Counter[str]()).keys() >= TOLD


@pytest.mark.long
def test_many_more_games() -> None:
    for seed in range(1000, 1000 + 60 * TIMES):
        play_beside(seed)


# --- made-up positions ------------------------------------------------------------------------------------------------


class MadeUp:
    """A position in which only the Automata is still to play, with anything lying anywhere."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.people = self.chance.randint(1, 3)
        self.options = options_of(self.chance)
        sets = {None, *(name for name in ("additional_hexes", "white_castles") if self.options[name])}
        tiles = [tile for tile, row in PRINTED.items() if row.get("set") in sets]
        self.tiles = self.chance.sample(tiles, len(tiles))
        self.white = self.chance.randint(1, 6)

    def take(self, fits: str | None = None) -> str:
        """Take a tile, of one kind if it is said."""
        at = next(i for i, tile in enumerate(self.tiles) if fits is None or kind_of(tile) == fits)
        return self.tiles.pop(at)

    def some(self, most: int) -> list[str]:
        """Take some tiles."""
        return [self.take() for _ in range(self.chance.randint(0, most))]

    def slots(self, count: int) -> list[str | None]:
        """Fill a depot, more or less."""
        share = self.chance.choice((0, 0, 0.2, 0.7))
        return [self.take() if self.chance.random() < share else None for _ in range(count)]

    def side(self, card: str) -> dict[str, Any]:
        """Lay tiles on the items of a card, but for one."""
        kinds = [row["kind"] for row in CARDS[card]["items"]]
        free, share = self.chance.randrange(len(kinds)), self.chance.choice((0.3, 0.8, 1))
        items: list[Any] = [None] * 5
        for i, kind in enumerate(kinds):
            if i != free and self.chance.random() < share:
                wild = self.chance.random() < 0.2
                items[i] = {"card": self.take(None if wild else kind), "wild": wild}
        return {"card": [card], "items": items}

    def bonus(self) -> dict[str, list[int]]:
        """Give bonus tiles to some people."""
        both: dict[str, list[int]] = {"first_bonus": [-1] * 6, "second_bonus": [-1] * 6}
        for kind in range(len(KINDS)):
            holders = self.chance.sample(range(self.people), self.chance.randint(0, min(2, self.people)))
            for name, holder in zip(both, holders, strict=False):
                both[name][kind] = holder
        return both

    def people_s(self) -> list[dict[str, Any]]:
        """Write the people: the first has two dice, and a good, so that it is asked; the others have played."""
        written = []
        for p in range(self.people):
            castle = self.take("castle")
            spaces = [castle if k == 18 else None for k in range(37)]
            dice = [1, 1] if p == 0 else [0, 0]
            goods = [int(p == 0), 0, 0, 0, 0, 0]
            written.append({"duchy": "1", "spaces": spaces, "goods": goods, "dice": dice, "has_played": p > 0})
        return written

    def written(self) -> dict[str, Any]:
        """Write it all."""
        people = self.people_s()
        cards = self.chance.sample(sorted(CARDS), 9)
        sides = [self.side(card) for card in cards[:2]]
        dealt = self.chance.randint(2, 9)
        him = {
            "silver": self.chance.randint(0, 3),
            "goods": [self.chance.choice((0, 0, 1, 2, 2, 3)) for _ in range(6)],
            "points": [0, *(self.chance.randint(0, 20) for _ in range(5))],
        }
        tracks = sorted(self.chance.randint(0, 6) for _ in range(self.people + 1))
        order = self.chance.sample(range(self.people + 1), self.people + 1)
        players = [*people, him]
        for p, track in zip(order, reversed(tracks), strict=True):
            players[p]["track"] = track
        return {
            "game": "burgundy-board",
            "seats": self.people,
            "turn": 0,
            "seed": self.chance.randrange(1 << 30),
            "phase": self.chance.choice("ABCDE"),
            "round": self.chance.randint(1, 5),
            "white": self.white,
            "order": [*order, *[-1] * (4 - len(order))],
            "players": players,
            "depots": [{"tiles": self.slots(4), "goods": goods} for goods in self.loads()],
            "black": self.slots(8),
            "reserve": self.some(8),
            "wilds": self.some(2),
            "sides": sides,
            "finished": self.some(30),
            "automata_discard": cards[dealt:],
            **self.bonus(),
            **{name: chosen if name in NUMBERS else bool(chosen) for name, chosen in self.options.items()},
        }

    def loads(self) -> list[list[int]]:
        """Lay few goods into the depots, so that they are often tied."""
        loads = [[0] * 6 for _ in range(6)]
        for good in range(6):
            for _ in range(self.chance.randint(0, 3)):
                self.chance.choice(loads)[good] += 1
        return loads

    def position(self) -> Position:
        """Load it."""
        return burgundy_board.load(self.written())


def assert_made_up_position_agrees(seed: int) -> Counter[str]:
    made = MadeUp(seed)
    pos = made.position()
    beside = Beside.of_written(pos, made.options)
    assert pos.turn == 0
    while not beside.seen:
        pos.push(next(choice for choice in pos.choices if choice.name == "take_workers"))
        beside.follow(pos)
    return beside.seen


@pytest.mark.slow
def test_made_up_positions_show_what_random_games_do_not() -> None:
    assert sum(map(assert_made_up_position_agrees, range(200)), Counter[str]()).keys() >= TOLD | RARE


@pytest.mark.long
def test_many_more_made_up_positions() -> None:
    for seed in range(10_000, 10_000 + 1500 * TIMES):
        assert_made_up_position_agrees(seed)
