"""Short ways to let the Automata have a turn: two people play, and it has its turn between theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgundy_board.positions import position, with_goods

if TYPE_CHECKING:
    from bailey.core.play.position import Position

#: A card of the Automata and the tiles on its items, from the top; "*" before a name says that it is a wild tile.
Side = tuple[str, dict[int, str]]
#: Cards that none of the tests searches for; the right one is not active while the white die shows 1 to 4.
LEFT: Side = ("automata-1", {})
RIGHT: Side = ("automata-2", {})
OTHER: Side = ("automata-3", {})
EASY, MEDIUM, HARD = 1, 2, 3
IT = 2


def side(card: Side) -> dict[str, Any]:
    """Write a card of the Automata with what lies on it."""
    name, lying = card
    items = [lying.get(i) for i in range(5)]
    covers = [None if c is None else {"card": c.lstrip("*"), "wild": c.startswith("*")} for c in items]
    return {"card": [name], "items": covers}


def before(
    *,
    left: Side = LEFT,
    right: Side | None = None,
    him: dict[str, Any] | None = None,
    level: int = EASY,
    seed: int = 1,
    **more: Any,
) -> Position:
    """Write a position in which the first of two people has one die left, and the Automata comes next.

    Both could sell a good, so that taking workers is never the only choice, which would be played without asking.
    """
    others = {1: {"has_played": False, "dice": [6, 6], "goods": with_goods(t6=1)}, IT: {"silver": 0, **(him or {})}}
    return position(
        {"dice": [1, 0], "silver": 0, "goods": with_goods(t1=1)},
        others=others,
        automata=level,
        sides=[side(left), side(right or (OTHER if left[0] == RIGHT[0] else RIGHT))],
        seed=seed,
        **{"order": [0, IT, 1, -1], "black": {}, **more},
    )


def after(die: int = 1, white: int = 1, first_seed: int = 0, **more: Any) -> Position:
    """Let the Automata have its turn, with a die of its own; the events are those of its turn."""
    for seed in range(first_seed, first_seed + 200):
        pos = before(white=white, seed=seed, **more)
        pos.push({"do": "take_workers", "die": 0})
        rolled = told(pos, "automata_rolled")
        if not rolled:
            return pos  # somebody else comes before it
        if rolled[0]["die"] == die:
            return pos
    raise AssertionError(die)


def told(pos: Position, *names: str) -> list[dict[str, Any]]:
    """Return events of some kinds."""
    return [event for event in pos.events if event["what"] in names]


def covered(pos: Position, which: int) -> dict[int, str]:
    """Return what lies on the items of a card, from the top; "*" says that it is a wild tile."""
    items = pos.view(None)["sides"][which]["items"]
    return {i: ("*" if c["wild"] else "") + c["card"] for i, c in enumerate(items) if c is not None}


def cards(pos: Position) -> list[str]:
    """Return the names of its two cards."""
    return [row["card"][0] for row in pos.view(None)["sides"]]


def view(pos: Position, name: str) -> Any:
    """Return what everybody sees of the table."""
    return pos.view(None)[name]


def its(pos: Position, source: str = "") -> int:
    """Return its points, or those from a source."""
    names = ("regions", "cards", "colours", "livestock", "sales", "buildings")
    points = pos.state.players[IT].points
    return int(points[names.index(source)]) if source else sum(map(int, points))


def him(pos: Position) -> Any:
    """Return the state of the Automata as a player."""
    return pos.state.players[IT]
