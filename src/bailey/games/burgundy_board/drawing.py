"""Draws a position of the board game: the depots, the duchies as hexagons, and the Automata's cards.

The signs are those of the legend. Forty cells are enough for everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from bailey.core import card_at, is_empty, scorers
from bailey.core.text.drawing import STRONG, Drawing, DrawingOptions, StyledLine, beside, flow, line
from bailey.games.burgundy_board.choices import ACTIONS, BUY, HIRE, TAKE, TAKE_GOODS, TAKE_TILE
from bailey.games.burgundy_board.data import BLACK, DEPOT_SLOTS, DEPOTS, INN_SLOT, PHASES
from bailey.games.burgundy_board.drawing_area import PlayerDrawing
from bailey.games.burgundy_board.drawing_automata import automata
from bailey.games.burgundy_board.drawing_parts import DEPOT, GameContext, goods_of, widened
from bailey.games.burgundy_board.state import NO_GOOD
from bailey.games.burgundy_board.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.play.position import Position
    from bailey.games.burgundy_board.state import State
    from bailey.games.burgundy_board.table_words import TableWords

#: The depots go clockwise around the black one.
ABOVE, BELOW = (6, 1, 2), (5, 4, 3)
COLUMNS = len(ABOVE)
GAP = 1


def draw(
    position: Position[State],
    seats: Sequence[int] | None = None,
    *,
    brief: bool = False,
    **options: Unpack[DrawingOptions[TableWords]],
) -> Drawing:
    """Draw a position; `seats` says who is drawn in full, the others get a line each.

    Brief leaves out what others have. Without a viewer, the player on turn looks.
    """
    options.setdefault("texts", Texts(position.game))
    options.setdefault("viewer", position.turn)
    context = GameContext(position, **options)
    s = position.state
    first = context.viewer if context.viewer is not None else 0
    order = sorted(range(s.seats), key=lambda p: p != first)
    shown = [p for p in order if seats is None or p in seats]
    if brief:
        shown = [p for p in shown if p == first]
    lines = [*heading(context), StyledLine(), *depots(context), StyledLine()]
    for p in shown:
        lines += [*PlayerDrawing(context, p).lines(), StyledLine()]
    others = [row for p in order if p not in shown for row in PlayerDrawing(context, p).headline()]
    lines += [*others, StyledLine()] if others and s.printed else others
    if s.printed:
        lines += automata(context)
    return Drawing(lines, context.width)


def heading(context: GameContext[State]) -> list[StyledLine]:
    """The round, the white die, the order of play, and the goods to come."""
    s, say = context.state, context.say
    head = line((say("draw-round", phase=PHASES[s.phase], round=max(1, s.round)), STRONG))
    if s.white:
        head += line(f"  {say('draw-white', die=s.white)}")
    order = " > ".join(f"{context.names[p]} ({s.players[p].track})" for p in s.order[: scorers(s)])
    coming = " ".join(str(good + 1) for good in s.coming_goods if good != NO_GOOD) or "-"
    return [
        head,
        *context.wrapped(f"{context.title('draw-order')}{order}"),
        *context.wrapped(f"{context.title('draw-coming')}{coming}"),
    ]


def depots(context: GameContext[State]) -> list[StyledLine]:
    """The six depots around the black one; one after the other where there is no room for that."""
    blocks = {depot: numbered_depot(context, depot) for depot in range(1, DEPOTS + 1)}
    title, *black = black_depot(context)
    wide = max(row.width for block in [black, *blocks.values()] for row in block)
    if COLUMNS * (wide + GAP) - GAP > context.width:
        return flow([*blocks.values(), [title, *black]], context.width, GAP)
    above, below = (beside([widened(blocks[depot], wide) for depot in row], GAP) for row in (ABOVE, BELOW))
    columns = [widened(black[i::COLUMNS], wide) for i in range(COLUMNS)]
    return [*above, title, *beside(columns, GAP), *below]


def numbered_depot(context: GameContext[State], depot: int) -> list[StyledLine]:
    """A depot: its number, its goods, and its tiles with the labels of their choices."""
    here = context.state.depots[depot - 1]
    goods = context.label(TAKE_GOODS(depot))
    rows = [line((context.say("draw-depot", depot=depot), STRONG), "  ", goods, (goods_of(here.goods), "yellow"))]
    for slot in range(DEPOT_SLOTS):
        if not is_empty(here.tiles, slot):
            takes = [TAKE(die, depot, slot) for die in range(ACTIONS)]
            label = context.label(*takes, TAKE_TILE(depot, slot), BUY(depot, slot), HIRE(depot, slot))
            rows.append(line("  ", label, context.name(card_at(here.tiles, slot))))
    return widened(rows, DEPOT)


def black_depot(context: GameContext[State]) -> list[StyledLine]:
    """The black depot, and the inns."""
    black = context.state.black
    title = line((context.say("draw-black"), STRONG))
    pieces = [
        line("  ", context.label(BUY(BLACK, k), HIRE(BLACK, k)), context.name(card_at(black, k))) for k in black.taken()
    ]
    inns = context.state.open_inns
    if inns.size:
        label = context.label(BUY(BLACK, INN_SLOT), HIRE(BLACK, INN_SLOT))
        times = f" x{inns.size}" if inns.size > 1 else ""
        pieces.append(line("  ", label, context.name(card_at(inns, 0)), times))
    return widened([title, *pieces], DEPOT)
