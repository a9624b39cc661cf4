"""Draws a position of Castle Combo: both rows with the prices for the player on turn, and the grids.

The signs are those of the legend. From 79 cells on, a card of a row takes one line, below that two or three;
grids stand side by side as far as they fit. Forty cells are enough for everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from bailey.core import Data, card_at
from bailey.core.text import drawing
from bailey.core.text.drawing import (
    FAINT,
    LABEL,
    STRONG,
    Drawing,
    DrawingOptions,
    StyledLine,
    StyledSpan,
    fit,
    flow,
    line,
)
from bailey.games.castle_combo import rules
from bailey.games.castle_combo.cards import CARDS, LOCATIONS
from bailey.games.castle_combo.choices import DISCARD, FILL_PURSE, PLACE, TAKE, TAKE_FACE_DOWN
from bailey.games.castle_combo.scoring import score
from bailey.games.castle_combo.state import State
from bailey.games.castle_combo.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.play.position import Position

WIDE = 79
NARROW_CELL, WIDE_CELL, GAP = 11, 18, 2
ABILITY_WIDTH = 23
DECK_STYLE = {"castle": "cyan", "village": "yellow"}
GOLD, SCROLL = "yellow", "magenta"
Cell = tuple[int, int]
Parts = tuple[StyledSpan, StyledSpan]


class GameContext(drawing.DrawingContext[State, Texts]):
    """What every part of a drawing needs, and the texts that this game repeats."""

    def scroll(self, card: Data) -> str:
        """What a card scores, and how much gold its purse holds."""
        purse = self.say("draw-purse", purse=card["purse"]) if card["purse"] else ""
        return self.texts.cards.scroll_short(card) + purse


def draw(
    position: Position[State],
    seats: Sequence[int] | None = None,
    *,
    brief: bool = False,
    **options: Unpack[DrawingOptions[Texts]],
) -> Drawing:
    """Draw a position; `seats` says whose grids are drawn, the others get a line each.

    Brief is only what the player on turn is asked about: the row to discard from, or the grid.
    """
    options.setdefault("texts", Texts(position.game))
    context = GameContext(position, **options)
    if brief and position.turn is not None and position.step not in {"spend_key", "take_card"}:
        return Drawing(_asked_about(context, position.turn), context.width)
    order = sorted(range(position.state.seats), key=lambda p: p != context.viewer)
    shown = [p for p in order if seats is None or p in seats]
    lines = [*Rows(context).lines(), *Grids(context, len(shown)).lines(shown)]
    others = [headline(context, p, with_cards=True) for p in order if p not in shown]
    return Drawing([*lines, *others], context.width)


def _asked_about(context: GameContext, turn: int) -> list[StyledLine]:
    rows = Rows(context)
    if context.position.step == "discard_card":
        open_now = next(iter(context.position.choices))
        return rows.location(open_now.args["location"])
    return Grids(context, 1).lines([turn])


def headline(context: GameContext, p: int, *, with_cards: bool) -> StyledLine:
    """A player's name and supply, and the progress of the grid."""
    me = context.state.players[p]
    key = "draw-player-short" if with_cards and context.width < WIDE else "draw-player"
    text = context.say(key, player=context.names[p], gold=me.gold, keys=me.keys)
    if with_cards:
        text += context.say("draw-cards", cards=me.tableau.size)
    text += context.say("draw-points", points=int(score(context.state, p)))
    return line(("▸ " if p == context.position.turn else "  ", LABEL), (text, STRONG))


class Rows:
    """The castle and the village."""

    def __init__(self, context: GameContext) -> None:
        self.context, self.say, self.state = context, context.say, context.state
        turn = context.position.turn
        self.buyer = turn if turn is not None else context.viewer or 0

    def lines(self) -> list[StyledLine]:
        """Both locations, each with an empty line below it."""
        return [one for here in range(2) for one in (*self.location(here), StyledLine())]

    def location(self, here: int) -> list[StyledLine]:
        """A location: its heading and its row."""
        there, name = self.state.locations[here], LOCATIONS[here]
        stands = self.state.messenger == here
        heading = line(("▸ " if stands else "  ", LABEL), (self.say(name).capitalize(), f"bold {DECK_STYLE[name]}"))
        if there.removed:
            return [line(*heading, (f"  {self.say('draw-removed')}", FAINT))]
        key = "draw-piles" if self.context.width >= WIDE else "draw-piles-short"
        heading.append(StyledSpan(self.say(key, deck=there.deck.size, discard=there.discard.size), FAINT))
        heading.append(StyledSpan(self.say("draw-messenger") if stands else "", LABEL))
        cards = [self.card(here, slot) for slot in range(there.row.size)]
        return [heading, *(one for card in cards for one in card)]

    def card(self, here: int, slot: int) -> list[StyledLine]:
        """A card of a row, on one line, or on as many as it needs."""
        c = card_at(self.state.locations[here].row, slot)
        card = CARDS[c]
        head = line(
            (fit(self.label(here, slot), 5), LABEL),
            (fit(self.context.texts.card(card["id"]), 22), STRONG),
            (fit(self.price(c), 7), GOLD),
            fit(self.context.texts.cards.signs(card), 3),
            (self.say("draw-goes") if card["messenger"] else " ", FAINT),
        )
        ability = StyledSpan(self.context.texts.cards.ability_short(card))
        scroll = StyledSpan(self.context.scroll(card), SCROLL)
        if self.context.width >= WIDE:
            return [StyledLine([*head, StyledSpan(" " + fit(ability.text, ABILITY_WIDTH)), scroll])]
        indent = StyledSpan(" " * 5)
        if len(indent.text + ability.text + "  " + scroll.text) <= self.context.width:
            return [head, StyledLine([indent, ability, StyledSpan("  "), scroll])]
        return [head, StyledLine([indent, ability]), StyledLine([indent, scroll])]

    def label(self, here: int, slot: int) -> str:
        """The labels of what can be done with a card: taking it face up and face down, or discarding it."""
        labels = self.context.labels
        if DISCARD(here, slot) in labels:
            return f" {labels[DISCARD(here, slot)]}"
        if here == self.state.messenger and TAKE_FACE_DOWN(slot) in labels:
            return f" {labels.get(TAKE(slot), '-')}/{labels[TAKE_FACE_DOWN(slot)]}"
        return ""

    def price(self, c: int) -> str:
        """What the player on turn pays for a card."""
        price, cost = rules.price(self.state, self.buyer, c), CARDS[c]["cost"]
        return self.say("draw-price" if price == cost else "draw-price-reduced", price=price, cost=cost)


class Grids:
    """The tableaux of the players."""

    def __init__(self, context: GameContext, count: int) -> None:
        self.context, self.state = context, context.state
        shared = count > 1 and context.width >= WIDE
        self.room = (context.width - GAP) // 2 if shared else context.width

    def lines(self, seats: Sequence[int]) -> list[StyledLine]:
        """The grids of some players, side by side as far as they fit."""
        return flow([self.tableau(p) for p in seats], self.context.width, GAP)

    def tableau(self, p: int) -> list[StyledLine]:
        """A player's supply and grid."""
        head = headline(self.context, p, with_cards=False)
        cells = {**self.cards(p), **self.taken_to(p)}
        if not cells:
            return [head, line((f"  {self.context.say('draw-no-cards')}", FAINT))]
        columns = range(min(c for c, _ in cells), max(c for c, _ in cells) + 1)
        rows = range(min(r for _, r in cells), max(r for _, r in cells) + 1)
        wide = self.cell_width(len(columns))
        empty = (StyledSpan(" " * wide), StyledSpan(" " * wide))
        drawn = {at: self.cell(p, content, wide) for at, content in cells.items()}
        out = [head, border("┌┬┐", len(columns), wide)]
        for row in rows:
            parts = [drawn.get((column, row), empty) for column in columns]
            out += [bordered([upper for upper, _ in parts]), bordered([lower for _, lower in parts])]
            out.append(border("└┴┘" if row == rows[-1] else "├┼┤", len(columns), wide))
        return out

    def cell_width(self, columns: int) -> int:
        """The width of a cell: leave room for a second grid, unless cells would be too narrow to read."""
        shared, alone = ((room - 1) // columns - 1 for room in (self.room, self.context.width))
        return min(WIDE_CELL, max(shared, min(NARROW_CELL, alone)))

    def cards(self, p: int) -> dict[Cell, int | str]:
        """The index in the tableau of each card, by its cell."""
        me = self.state.players[p]
        return {(me.tableau.beside[i].column, me.tableau.beside[i].row): i for i in range(me.tableau.size)}

    def taken_to(self, p: int) -> dict[Cell, int | str]:
        """The cells where the player on turn may put the card, with the labels of the choices."""
        if p != self.context.position.turn or self.context.position.step != "place_card":
            return {}
        choices = {self.context.position.game.choices.read(n): text for n, text in self.context.labels.items()}
        return {(c.args["column"], c.args["row"]): text for c, text in choices.items() if c.name == PLACE.name}

    def cell(self, p: int, content: int | str, wide: int) -> Parts:
        """A cell: a card by its place in the tableau, or the label of a choice."""
        if isinstance(content, str):
            return StyledSpan(f"[{content}]".center(wide), LABEL), StyledSpan(" " * wide)
        me = self.state.players[p]
        card, spot = CARDS[card_at(me.tableau, content)], me.tableau.beside[content]
        style = DECK_STYLE[card["deck"]]
        if spot.face_down:
            back = self.context.say(card["deck"])
            return StyledSpan(fit(self.context.say("draw-face-down"), wide), FAINT), StyledSpan(
                fit(f"▒ {back} ▒", wide), FAINT
            )
        shields = self.context.texts.cards.signs(card)
        name = fit(self.purse_label(p, content) + self.context.texts.card(card["id"]), wide - len(shields) - 1)
        if card["purse"]:
            gold = self.context.say("draw-stored", stored=spot.stored, purse=card["purse"])
            return StyledSpan(f"{name} {shields}", style), StyledSpan(fit(gold, wide), GOLD)
        return StyledSpan(f"{name} {shields}", style), StyledSpan(
            fit(self.context.texts.cards.scroll_short(card), wide), SCROLL
        )

    def purse_label(self, p: int, i: int) -> str:
        """The label of the choice to fill this purse, if that is asked."""
        asked = p == self.context.position.turn and self.context.position.step == "fill_purse"
        return f"{self.context.labels[FILL_PURSE(i)]} " if asked and FILL_PURSE(i) in self.context.labels else ""


def border(signs: str, columns: int, wide: int) -> StyledLine:
    """A horizontal line of a grid."""
    return line((signs[0] + signs[1].join(["─" * wide] * columns) + signs[2], FAINT))


def bordered(parts: list[StyledSpan]) -> StyledLine:
    """A line of cells, with borders between them."""
    out = StyledLine([StyledSpan("│", FAINT)])
    for part in parts:
        out += [part, StyledSpan("│", FAINT)]
    return out
