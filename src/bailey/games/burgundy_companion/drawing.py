"""Draws what the companion knows: the round, the Automata, and the depots where the companion searches them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from bailey.core import card_at
from bailey.core.text.drawing import STRONG, Drawing, DrawingOptions, StyledLine, flow, line
from bailey.games.burgundy_board.data import BLACK, BLACK_SLOTS, DEPOTS, GOODS, PHASES
from bailey.games.burgundy_board.drawing_automata import automata
from bailey.games.burgundy_board.drawing_parts import DEPOT, GameContext, goods_of, widened
from bailey.games.burgundy_companion.choices import GOODS_TAKEN, TAKEN
from bailey.games.burgundy_companion.rules.tiles import lies_at
from bailey.games.burgundy_companion.state import IT
from bailey.games.burgundy_companion.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.play.position import Position
    from bailey.games.burgundy_board.table_words import TableWords
    from bailey.games.burgundy_companion.state import State


def draw(
    position: Position[State],
    seats: Sequence[int] | None = None,
    *,
    brief: bool = False,
    **options: Unpack[DrawingOptions[TableWords]],
) -> Drawing:
    """Draw a position."""
    options.setdefault("texts", Texts(position.game))
    options.setdefault("viewer", position.turn)
    context = GameContext(position, **options)
    shown = [*depots(context), StyledLine()] if context.state.depth == IT else []
    return Drawing([heading(context), StyledLine(), *shown, *automata(context)], context.width)


def heading(context: GameContext[State]) -> StyledLine:
    """The round and the white die."""
    s, say = context.state, context.say
    head = line((say("draw-round", phase=PHASES[s.phase], round=max(1, s.round)), STRONG))
    return line(*head, f"  {say('draw-white', die=s.white)}") if s.white else head


def depots(context: GameContext[State]) -> list[StyledLine]:
    """The depots, with the labels of what people may have taken."""
    return flow([depot_lines(context, depot) for depot in (*range(1, DEPOTS + 1), BLACK)], context.width, 1)


def depot_lines(context: GameContext[State], depot: int) -> list[StyledLine]:
    """A depot: its goods and its tiles."""
    s, say = context.state, context.say
    rows = [line((say("draw-depot", depot=depot) if depot else say("draw-black"), STRONG))]
    if depot:
        labels = context.label(*(GOODS_TAKEN(depot, good) for good in range(len(GOODS))))
        rows[0] += line("  ", labels, (goods_of(s.depots[depot - 1].goods), "yellow"))
    here = s.depots[depot - 1].tiles if depot else s.black
    tiles = [
        line("  ", context.label(TAKEN(depot, slot)), context.name(card_at(here, slot)))
        for slot in range(BLACK_SLOTS)
        if lies_at(s, depot, slot)
    ]
    return widened([*rows, *tiles], DEPOT)
