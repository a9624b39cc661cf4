"""Short ways to write positions of the board game.

Duchy 1, space by space, each with the kind of tile (s castle, m mine, k knowledge, b ship, l livestock, t building) and
its die:

          0 l6   1 s5   2 s4   3 k3
       4 l2   5 l1   6 s6   7 k5   8 t4
     9 l5  10 l4  11 t3  12 k1  13 t2  14 t3
  15 b6  16 b1  17 b2  18 s6  19 b5  20 b4  21 b1
    22 t2  23 t5  24 m4  25 t3  26 t1  27 l2
      28 t6  29 m1  30 k2  31 t5  32 t6
        33 m3  34 k4  35 k1  36 t3
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.games import burgundy_board

if TYPE_CHECKING:
    from bailey.core.play.position import Position

CENTRE = 18
#: What whoever is on turn has, and what a tile of the black depot costs.
SILVER = 2
#: The first castle of each player.
FIRST = ("castle-1", "castle-2", "castle-3", "castle-4")
KINDS = ("castle", "mine", "knowledge", "ship", "livestock", "building")


def spaces(lying: dict[int, str]) -> list[str | None]:
    """Write the spaces of a duchy."""
    return [lying.get(k) for k in range(37)]


def tiles(lying: dict[int, str], slots: int = 4) -> list[str | None]:
    """Write the slots of a depot."""
    return [lying.get(k) for k in range(slots)]


def player(p: int = 0, lying: dict[int, str] | None = None, **more: Any) -> dict[str, Any]:
    """Write a player with a castle in the middle of duchy 1, and what else is said."""
    return {"duchy": "1", "spaces": spaces({CENTRE: FIRST[p], **(lying or {})}), **more}


def position(
    me: dict[str, Any] | None = None,
    *,
    seats: int = 2,
    others: dict[int, dict[str, Any]] | None = None,
    depots: dict[int, dict[int, str]] | None = None,
    goods: dict[int, list[int]] | None = None,
    black: dict[int, str] | None = None,
    turn: int = 0,
    **more: Any,
) -> Position:
    """Write a position in the middle of a round, in which a player's turn begins.

    `depots` and `goods` say by the number of a depot what lies there. A purchase is possible unless the test says
    otherwise, so that no choice is the only one, which would be played without asking.
    """
    written = {p: player(p, has_played=p != turn) for p in range(seats)}
    written[turn] = {**written[turn], "dice": [1, 2], "silver": SILVER, **(me or {})}
    for p, said in (others or {}).items():
        written[p] = {**written.get(p, {}), **said}
    lying, loads = depots or {}, goods or {}
    data: dict[str, Any] = {
        "game": "burgundy-board",
        "seats": seats,
        "turn": turn,
        "round": 1,
        "white": 3,
        "depots": [{"tiles": tiles(lying.get(d, {})), "goods": loads.get(d, [0] * 6)} for d in range(1, 7)],
        "black": tiles({7: "castle-15"} if black is None else black, 8),
        "players": [written[p] for p in sorted(written)],
        **more,
    }
    if "todo" in more:  # the game is over
        del data["turn"]
    return burgundy_board.load(data)


def with_goods(**types: int) -> list[int]:
    """Write goods: `with_goods(t4=2)` is two of type 4."""
    return [types.get(f"t{n}", 0) for n in range(1, 7)]


def offered(pos: Position, do: str) -> list[dict[str, int]]:
    """Return the arguments of the open choices of a kind."""
    return [choice.args for choice in pos.choices if choice.name == do]


def can(pos: Position, do: str, **args: int) -> bool:
    """Tell whether a choice is open."""
    return {"do": do, **args} in pos.choices


def why(pos: Position, do: str, **args: int) -> str:
    """Return why a choice is blocked."""
    return str(pos.explain({"do": do, **args})["key"])


def happened(pos: Position, what: str) -> list[dict[str, Any]]:
    """Return the events of a kind of the last choice."""
    return [event for event in pos.events if event["what"] == what]


def me(pos: Position, p: int = 0) -> Any:
    """Return the state of a player."""
    return pos.state.players[p]


def stored(pos: Position, p: int = 0) -> list[str]:
    """Return the names of the stored tiles."""
    found: list[str] = pos.view(p)["players"][p]["storage"]
    return found


def points(pos: Position, source: str, p: int = 0) -> int:
    """Return the points of a player from a source."""
    names = ("regions", "cards", "colours", "livestock", "sales", "buildings", "routes", "posts")
    return int(pos.state.players[p].points[names.index(source)])


def go(pos: Position, moves: str) -> Position:
    """Play written choices with commas between them; `place 24` places the first tile there, with the first die."""
    for move in filter(None, moves.split(", ")):
        do, _, space = move.partition(" ")
        short = do == "place" and space.isdecimal()
        pos.push(pos.game.choices.parse(f"place die=0 tile=0 space={space}" if short else move))
    return pos


def seen(pos: Position, wanted: dict[str, Any], p: int = 0) -> dict[str, Any]:
    """Tell of a position and of a player what a test wants to know."""
    return {name: seen_as(pos, name, p) for name in wanted}


def seen_as(pos: Position, name: str, p: int) -> Any:
    """Tell one thing: a field of a player or of the table, `points SOURCE`, `told EVENT`, or `offered CHOICE`."""
    do, _, what = name.partition(" ")
    if name in ("turn", "step", "over"):
        return getattr(pos, name)
    if do == "told":
        return [{key: value for key, value in event.items() if key != "what"} for event in happened(pos, what)]
    if do in ("points", "offered") and what:
        return points(pos, what, p) if do == "points" else offered(pos, what)
    if name == "storage":
        return stored(pos, p)
    table, mine = pos.dump(), pos.view(p)["players"][p]
    return mine[name] if name in mine else table[name]
