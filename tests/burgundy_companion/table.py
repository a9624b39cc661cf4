"""Short ways to write what a table told the companion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core import card_at
from bailey.games import burgundy_companion
from bailey.games.burgundy_board.data import DEPOTS, GOODS, KINDS
from bailey.games.burgundy_board.tiles import IDS, MOST_ITEMS
from bailey.games.burgundy_companion.faces import SHOWN_BY
from bailey.games.burgundy_companion.state import AUTOMATA, IT, YOU

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bailey.core import Position

#: A card of the Automata, and the tiles on its items.
Side = tuple[str, dict[int, str]]
#: The left card is active while the white die shows 1 to 4. Card 1: mine, livestock, knowledge; card 9: livestock,
#: building, building, knowledge with a box.
LEFT: Side = ("automata-1", {})
RIGHT: Side = ("automata-9", {})


def goods(**amounts: int) -> list[int]:
    """Write goods by their types: `goods(t1=2)`."""
    return [amounts.get(f"t{good + 1}", 0) for good in range(len(GOODS))]


def position(
    left: Side = LEFT,
    right: Side = RIGHT,
    *,
    him: Mapping[str, Any] | None = None,
    lying: Mapping[int, list[str]] | None = None,
    load: Mapping[int, list[int]] | None = None,
    **more: Any,
) -> Position:
    """Write a table in phase A, round 2, white die 1, where people play until the Automata comes.

    `lying` says what tiles lie in a depot, 0 for the black one, `load` what goods; with any, the companion searches.
    """
    depots = [
        {"tiles": [*(lying or {}).get(d, []), *[None] * 4][:4], "goods": (load or {}).get(d, goods())}
        for d in range(1, DEPOTS + 1)
    ]
    black = [*(lying or {}).get(0, []), *[None] * 8][:8]
    people = more.get("people", 1)
    written = {
        "game": "burgundy-companion",
        "version": 1,
        "seats": 1,
        "depth": IT if lying is not None or load is not None else YOU,
        "round": 2,
        "white": 1,
        "sides": [side(left), side(right)],
        "depots": depots,
        "black": black,
        "players": [{}, {"silver": 0, **(him or {})}, *[{}] * (people - 1)],
        **more,
    }
    return burgundy_companion.load(written)


def side(card: Side) -> dict[str, Any]:
    """Write a card of the Automata with what lies on it; "*" before a name says that it is a wild tile."""
    name, covered = card
    items = [covered.get(i) for i in range(MOST_ITEMS)]
    return {"card": [name], "items": [c and {"card": c.lstrip("*"), "wild": c.startswith("*")} for c in items]}


def tell(pos: Position, *choices: str) -> list[dict[str, Any]]:
    """Tell one thing after the other, as "die 3", "tile 3 cow", "good 2", "none"; return all events."""
    told = []
    for choice in choices:
        name, *words = choice.split(" ", 1)
        pos.push({"do": name, **arguments(name, *words)})
        told += pos.events
    return told


def arguments(name: str, words: str = "") -> dict[str, int]:
    """Return the arguments of a choice that is written in short."""
    if name == "tile":
        return {"face": face(words)}
    if name == "bonus_taken":
        return {"kind": KINDS.index(words)}
    numbers = [int(word) for word in words.split()]
    names = {"die": ["die"], "good": ["good"], "taken": ["depot", "slot"], "goods_taken": ["depot", "good"]}
    return dict(zip(names.get(name, ["digit"]), numbers, strict=False))


def face(name: str) -> int:
    """Return a face by the beginning of the name of the tile that shows it."""
    return next(i for i, card in enumerate(SHOWN_BY) if card.startswith(name))


def open_faces(pos: Position) -> list[str]:
    """Return the tiles of the faces that may be told, without their copies' numbers."""
    return [SHOWN_BY[choice.args["face"]] for choice in pos.choices if choice.name == "tile"]


def is_open(pos: Position, choice: str) -> bool:
    """Tell whether something may be told."""
    name, *words = choice.split(" ", 1)
    return {"do": name, **arguments(name, *words)} in pos.choices


def covered(pos: Position, which: int) -> dict[int, str]:
    """Return what lies on the items of a card; "*" says that it is a wild tile."""
    items = pos.view(0)["sides"][which]["items"]
    return {i: ("*" if c["wild"] else "") + c["card"] for i, c in enumerate(items) if c is not None}


def names(pos: Position, where: str) -> list[str]:
    """Return the tiles of a pile."""
    here = getattr(pos.state, where)
    return [IDS[card_at(here, i)] for i in range(here.size)]


def him(pos: Position) -> Any:
    """Return what the Automata has."""
    return pos.state.players[AUTOMATA]


def events(told: list[dict[str, Any]], what: str) -> list[dict[str, Any]]:
    """Return the events of a kind."""
    return [event for event in told if event["what"] == what]


def seen(pos: Position, wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Tell of a table what a test wants to know: of the Automata, of a card or a pile, or of the table itself."""
    return {name: seen_as(pos, name) for name in wanted}


def seen_as(pos: Position, name: str) -> Any:
    """Tell one thing of a table."""
    if name in ("step", "over"):
        return getattr(pos, name)
    if name in ("left", "right"):
        return covered(pos, ("left", "right").index(name))
    if name in ("reserve", "wilds", "finished", "discard"):
        return names(pos, name)
    its = pos.dump()["players"][AUTOMATA]
    return its[name] if name in its else getattr(pos.state, name)
