"""Draws what lies before one player: supplies, storage, and the duchy as hexagons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at, is_empty
from bailey.core.text.drawing import FAINT, LABEL, STRONG, StyledLine, StyledSpan, fit, line
from bailey.games.burgundy_board.data import PATH_SPACES
from bailey.games.burgundy_board.drawing_parts import LONGER, SHORT, STYLES, goods_of
from bailey.games.burgundy_board.duchies import DUCHIES, PLACES, SPACES, space_of
from bailey.games.burgundy_board.rules.goods import tiles_sold
from bailey.games.burgundy_board.rules.routes import route_end
from bailey.games.burgundy_board.scoring import score
from bailey.games.burgundy_board.state import NO_DUCHY, STORAGE
from bailey.games.burgundy_board.tiles import IDS

if TYPE_CHECKING:
    from bailey.games.burgundy_board.drawing_parts import GameContext
    from bailey.games.burgundy_board.state import State

#: How wide a space is where there is room for its number, and how wide without it.
WIDE, NARROW = 9, 5
INDENT = 3
#: The rows of a duchy, by their second coordinate.
ROWS = range(-3, 4)


class PlayerDrawing:
    """What lies before one player."""

    def __init__(self, context: GameContext[State], p: int) -> None:
        self.context, self.p, self.say = context, p, context.say
        self.me = context.state.players[p]
        self.cell = WIDE if context.width >= INDENT + len(ROWS) * WIDE else NARROW

    def headline(self) -> list[StyledLine]:
        """Whether it is their turn, name, supplies and points, and how full the duchy is."""
        args = {"silver": self.me.silver, "workers": self.me.workers, "points": int(score(self.context.state, self.p))}
        text = self.say("draw-player", player=self.context.names[self.p], **args)
        filled = self.say("draw-filled", filled=len(self.me.spaces.taken()), spaces=SPACES)
        mark = "▸ " if self.p == self.context.position.turn else "  "
        first, *more = self.context.wrapped(text, STRONG, start="  ")
        rows = [line((mark, LABEL), (str(first)[len(mark) :], STRONG)), *more]
        if rows[-1].width + len(f"  {filled}") > self.context.width:
            rows.append(line("  "))
        rows[-1].append(StyledSpan(f"  {filled}", FAINT))
        return rows

    def lines(self) -> list[StyledLine]:
        """Supplies, dice, storage, goods, and the duchy."""
        return [*self.headline(), *self.supplies(), *self.storage(), *self.route(), *self.duchy()]

    def supplies(self) -> list[StyledLine]:
        """The dice in hand, the goods, and what brings points later: goods sold and bonus tiles."""
        dice = " ".join(str(die) for die in self.me.dice if die) or "-"
        said = [("draw-dice", dice), ("draw-goods", goods_of(self.me.goods) or "-")]
        more = [("draw-sold", goods_of(self.me.sold)), ("draw-bonus", self.context.bonus_tiles(self.p))]
        if self.context.state.border_posts:
            filled = " ".join(f"{n}/{PATH_SPACES}" for n in self.me.on_path)
            more.append(("draw-paths", filled))
        titled = [
            [StyledSpan(f"  {self.context.title(key)}", FAINT), StyledSpan(text)]
            for key, text in [*said, *more]
            if text
        ]
        rows = [line()]
        for pieces in titled:
            if rows[-1] and rows[-1].width + sum(len(piece.text) for piece in pieces) > self.context.width:
                rows.append(line())
            rows[-1] += pieces
        return rows

    def storage(self) -> list[StyledLine]:
        """The stored tiles, and how many more there is room for."""
        pieces = [self.context.name(card_at(self.me.storage, i)) for i in range(self.me.storage.size)]
        free = STORAGE - self.me.storage.size
        empty = [StyledSpan(self.say("draw-empty", n=free), FAINT)] if free else []
        return self.context.listed("draw-storage", [*pieces, *empty])

    def route(self) -> list[StyledLine]:
        """The trade route: the spaces with goods are faint."""
        if not self.me.route.size:
            return []
        lying = min(route_end(self.me), tiles_sold(self.me))
        cards = [IDS[card_at(self.me.route, i)] for i in range(self.me.route.size)]
        spaces = [space for card in cards for space in self.context.texts.tiles.route_spaces(card)]
        pieces = [StyledSpan(space, FAINT if i < lying else "") for i, space in enumerate(spaces)]
        title = self.say("draw-route", filled=lying, spaces=route_end(self.me))
        return self.context.titled(title, pieces)

    def duchy(self) -> list[StyledLine]:
        """The duchy, row by row; without room for all numbers, a row begins with that of its first space."""
        if self.me.duchy == NO_DUCHY:
            return []
        out = [line((f"  {self.say('draw-duchy', duchy=self.context.texts.duchy(DUCHIES[self.me.duchy]))}", FAINT))]
        for row in ROWS:
            here = [k for k, (_, r) in enumerate(PLACES) if r == row]
            start = "" if self.cell == WIDE else f"{here[0] + 1:>2}"
            cells = [piece for k in here for piece in self.space(k)]
            out.append(line((start.ljust(INDENT + abs(row) * self.cell // 2), FAINT), *cells))
        return out

    def space(self, k: int) -> list[StyledSpan]:
        """A space: its number, and its tile, or the kind and the die that it wants."""
        number = [StyledSpan(f"{k + 1:>2}", FAINT)] if self.cell == WIDE else []
        what = self.tile(k)
        return [*number, StyledSpan(fit(what.text, self.cell - 2 * len(number)), what.style)]

    def tile(self, k: int) -> StyledSpan:
        """What lies on a space, or what it wants: bright next to a tile."""
        if not is_empty(self.me.spaces, k):
            return self.context.short(card_at(self.me.spaces, k), LONGER if self.cell == WIDE else SHORT)
        here = space_of(self.me.duchy * SPACES + k)
        wanted = fit(self.context.short_kind(here.kind), SHORT) + str(here.die)
        if self.cell == WIDE:
            wanted = f" {wanted}"
        return StyledSpan(wanted, STYLES[here.kind] if self.me.reach[k] else f"{STYLES[here.kind]} {FAINT}")
