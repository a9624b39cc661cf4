"""Short ways to write positions in which the Automata plays next, and to read what it did.

The first person has one action left, then comes the Automata, then the second person, so that a turn of the Automata
stands by itself. With one person the next round, or the end, follows at once.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from burgundy_board.positions import FIRST, player, tiles

from bailey.games import burgundy_board

Json = dict[str, Any]
#: Brown, dark green, yellow, gray, brown; worth 21 at the medium level.
FOUR = "automata-4"
#: Blue with a box, yellow, brown, blue; worth 18.
SIX = "automata-6"
#: Gray, light green, yellow; worth 12.
ONE = "automata-1"
SOURCES = ("regions", "cards", "colours", "livestock", "sales", "buildings")


class Wild(str):
    """A tile that lies face down, as a wild tile."""

    __slots__ = ()


def items(lying: dict[int, str] | None) -> list[Json | None]:
    """Write the items of a card."""
    given = lying or {}
    return [{"card": str(given[i]), "wild": isinstance(given[i], Wild)} if i in given else None for i in range(5)]


def written(
    *,
    people: int = 2,
    left: str = FOUR,
    on_left: dict[int, str] | None = None,
    right: str = SIX,
    on_right: dict[int, str] | None = None,
    depots: dict[int, dict[int, str]] | None = None,
    goods: dict[int, list[int]] | None = None,
    black: dict[int, str] | None = None,
    him: Json | None = None,
    persons: dict[int, Json] | None = None,
    **more: Any,
) -> Json:
    """Write a position; `him` is the Automata, which has nothing that is not said."""
    seats = [player(p, has_played=p > 1, dice=[1, 2], silver=0) for p in range(people)]
    seats[0] |= {"dice": [1, 0], "goods": [1, 0, 0, 0, 0, 0]}
    for p, said in (persons or {}).items():
        seats[p] |= said
    own = {"silver": 0, "goods": [0] * 6, **(him or {})}
    players = [*seats, own]
    order = sorted([0, people, *range(1, people)], key=lambda p: -players[p].get("track", 0))
    lying, loads = depots or {}, goods or {}
    return {
        "game": "burgundy-board",
        "seats": people,
        "automata": 2,
        "turn": 0,
        "round": 1,
        "white": 1,
        "order": [*order, *[-1] * (4 - len(order))],
        "players": players,
        "depots": [{"tiles": tiles(lying.get(d, {})), "goods": loads.get(d, [0] * 6)} for d in range(1, 7)],
        "black": tiles(black or {}, 8),
        "sides": [{"card": [left], "items": items(on_left)}, {"card": [right], "items": items(on_right)}],
        **more,
    }


#: What is told before it has found something.
UNSUCCESSFUL = {"automata_checked", "automata_none_in_reserve", "automata_rolled"}


class Turn:
    """What a turn of the Automata was, and what stands after it."""

    def __init__(self, data: Json, die: int) -> None:
        """Play the turn with this die: the seed is any that rolls it."""
        for seed in count(1):
            self.pos = burgundy_board.load({**data, "seed": seed})
            self.pos.push({"do": "take_workers", "die": 0})
            told = self.pos.events
            rolled = next(i for i, event in enumerate(told) if event["what"] == "automata_rolled")
            if told[rolled]["die"] == die:
                break
        rest = told[rolled:]
        ends = [i for i, event in enumerate(rest) if event["what"] in {"turn_began", "round_began", "mines_paid"}]
        self.events = rest[: ends[0]] if ends else rest
        self.dump = self.pos.dump()
        self.me = data["seats"]
        self.him: Json = self.dump["players"][self.me]
        self.silver: int = self.him["silver"]
        self.goods: list[int] = self.him["goods"]
        self.reserve: list[str] = self.dump["reserve"]
        self.wilds: list[str] = self.dump["wilds"]
        self.finished: list[str] = self.dump["finished"]
        self.cards: list[str] = [side["card"][0] for side in self.dump["sides"]]
        self.left, self.right = (
            {i: row["card"] for i, row in enumerate(side["items"]) if row} for side in self.dump["sides"]
        )

    def told(self, what: str) -> list[Json]:
        """Return the events of a kind."""
        return [event for event in self.events if event["what"] == what]

    def placed(self) -> list[str]:
        """Return the tiles that it placed, in order."""
        wanted = {"automata_found", "automata_reserve"}
        return [event["card"] for event in self.events if event["what"] in wanted]

    def order(self) -> list[str]:
        """Return what happened, in order, without the depots and the reserve that had nothing."""
        return [event["what"] for event in self.events if event["what"] not in UNSUCCESSFUL]

    def points(self, source: str) -> int:
        """Return its points from a source."""
        return int(self.him["points"][SOURCES.index(source)])

    def depot(self, number: int) -> list[str | None]:
        """Return the slots of a depot."""
        found: list[str | None] = self.dump["depots"][number - 1]["tiles"]
        return found

    def lying(self, number: int) -> list[int]:
        """Return the goods in a depot."""
        found: list[int] = self.dump["depots"][number - 1]["goods"]
        return found

    def kept(self) -> list[str]:
        """Return the tiles that it took into its reserve from depots."""
        return [event["card"] for event in self.told("automata_kept")]


def seen(done: Turn, wanted: Json) -> Json:
    """Tell of a turn what a test wants to know: a field, `points SOURCE`, `told EVENT`, or what a method returns."""
    return {name: seen_as(done, *name.split()) for name in wanted}


def seen_as(done: Turn, name: str, what: str = "") -> Any:
    """Tell one thing of a turn: of the Automata, of the table, or of what happened."""
    if name == "told":
        return [{key: value for key, value in event.items() if key != "what"} for event in done.told(what)]
    if name == "points" and not what:
        return sum(done.him["points"])
    if hasattr(done, name):
        found = getattr(done, name)
        return found(*[int(word) if word.isdecimal() else word for word in what.split()]) if callable(found) else found
    return done.him[name] if name in done.him else done.dump[name]


def turn(die: int = 1, **said: Any) -> Turn:
    """Write a position, and play the turn of the Automata with this die."""
    return Turn(written(**said), die)


def deck_of(*cards: str, used: tuple[str, ...] = (FOUR, SIX)) -> list[str]:
    """Name what must lie on its discard pile so that the deck is just these cards."""
    return [f"automata-{n}" for n in range(1, 10) if f"automata-{n}" not in {*cards, *used}]


def new(people: int = 1, seed: int = 1, **options: int) -> tuple[Any, Json]:
    """Deal a game, and write it."""
    pos = burgundy_board.new(people, seed, options)
    return pos, pos.dump()


__all__ = ["FIRST", "FOUR", "ONE", "SIX", "Json", "Turn", "Wild", "deck_of", "new", "seen", "turn", "written"]
