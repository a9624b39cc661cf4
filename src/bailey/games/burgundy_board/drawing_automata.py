"""Draws the Automata: its supplies, its two cards, its reserve and its duchy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, is_empty
from bailey.core.text.drawing import FAINT, STRONG, StyledLine, StyledSpan, flow, line
from bailey.games.burgundy_board.drawing_parts import DEPOT, LONGER, goods_of, widened
from bailey.games.burgundy_board.rules.automata_cards import level
from bailey.games.burgundy_board.tiles import MOST_ITEMS, automata_card

if TYPE_CHECKING:
    from bailey.games.burgundy_board.drawing_parts import GameContext
    from bailey.games.burgundy_board.state import AutomataSide, AutomataTable


def automata(context: GameContext[AutomataTable]) -> list[StyledLine]:
    """The Automata's supplies, its cards side by side, its reserve and its duchy."""
    s = context.state
    sides = zip(("left", "right"), s.sides, strict=True)
    cards = [card for name, side in sides if (card := automata_side(context, name, side))]
    return [*headline(context), *supplies(context), *flow(cards, context.width, 2), *holdings(context)]


def headline(context: GameContext[AutomataTable]) -> list[StyledLine]:
    """Its name, silver and points."""
    s, p = context.state, context.state.seats
    args = {"silver": s.players[p].silver, "points": context.position.score()[p]}
    return context.wrapped(context.say("draw-automata", player=context.names[p], **args), STRONG, start="  ")


def supplies(context: GameContext[AutomataTable]) -> list[StyledLine]:
    """Its goods, and its bonus tiles if it has some."""
    p = context.state.seats
    bonus = context.bonus_tiles(p)
    goods = goods_of(context.state.players[p].goods) or "-"
    more: list[str | tuple[str, str]] = [(f"  {context.title('draw-bonus')}", FAINT), bonus] if bonus else []
    both = line((f"  {context.title('draw-goods')}", FAINT), goods, *more)
    return [both] if both.width <= context.width else [line(*both[:2]), line(*both[2:])]


def automata_side(context: GameContext[AutomataTable], name: str, side: AutomataSide) -> list[StyledLine]:
    """A card of the Automata: its items from the top, and what covers them."""
    if side.card.size == 0:
        return []
    printed = automata_card(card_at(side.card, 0))
    points = int(printed.points[level(context.state)])
    rows = [line((f"  {context.say('draw-card', side=name, points=points)}", FAINT))]
    for item in range(MOST_ITEMS):
        if printed.kinds[item] < 0:
            break
        box = " $" if printed.boxes >> item & 1 else "  "
        rows.append(line("  ", context.kind(int(printed.kinds[item])), (box, "yellow"), *cover(context, side, item)))
    return widened(rows, DEPOT)


def cover(context: GameContext[AutomataTable], side: AutomataSide, item: int) -> list[StyledSpan]:
    """What lies on an item."""
    if is_empty(side.items, item):
        return []
    if side.items.beside[item].wild:
        return [StyledSpan(f" ■{context.say('draw-wild')}", STRONG)]
    return [StyledSpan(" "), context.short(card_at(side.items, item), LONGER)]


def holdings(context: GameContext[AutomataTable]) -> list[StyledLine]:
    """The reserve, and how many tiles of each kind are in its duchy."""
    s, say = context.state, context.say
    kept = [context.short(card_at(s.reserve, i), LONGER) for i in range(s.reserve.size)]
    wilds = [StyledSpan(f"{s.wilds.size} {say('draw-wild')}")] if s.wilds.size else []
    counts = [
        StyledSpan(f"{n} {context.short_kind(kind)}", context.kind(kind).style)
        for kind, n in enumerate(s.players[s.seats].placed)
        if n
    ]
    reserve = context.listed("draw-reserve", [*kept, *wilds], gap=" ")
    return [*reserve, *context.listed("draw-finished", counts)]
