"""Draws a position of Castle Combo: both rows with the prices for the player on turn, and the grids.

The signs are those of the legend. From 79 cells on, a card of a row takes one line, below that two or three;
grids stand side by side as far as they fit. Forty cells are enough for everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Unpack

from bailey.core import card_at, drawing
from bailey.core.drawing import Drawing, Line, Piece, fit, flow, line
from bailey.games.castle_combo import rules
from bailey.games.castle_combo.abilities import last_card
from bailey.games.castle_combo.cards import CARDS, LOCATIONS
from bailey.games.castle_combo.choices import DISCARD, FILL_PURSE, PLACE, REACH, SIDE, TAKE, TAKE_FACE_DOWN
from bailey.games.castle_combo.scoring import score
from bailey.games.castle_combo.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.position import Position

WIDE = 79
NARROW_CELL, WIDE_CELL, GAP = 11, 18, 2
ABILITY_WIDTH = 23
DECK_STYLE = {"castle": "cyan", "village": "yellow"}
LABEL, FAINT, GOLD, SCROLL, STRONG = "bold green", "dim", "yellow", "magenta", "bold"
Cell = tuple[int, int]
Parts = tuple[Piece, Piece]


class Brush(drawing.Brush):
    """What every part of a drawing needs, and how this game writes what it repeats."""

    def scroll(self, card: dict[str, Any]) -> str:
        """What a card scores, and how much gold its purse holds."""
        purse = self.say("draw-purse", purse=card["purse"]) if card["purse"] else ""
        return self.texts.cards.scroll_short(card) + purse


def draw(
    position: Position, seats: Sequence[int] | None = None, *, brief: bool = False, **look: Unpack[drawing.Look]
) -> Drawing:
    """Draw a position; `seats` says whose grids are drawn, the others get a line each.

    Brief is only what the player on turn is asked about: the row to discard from, or the grid.
    """
    look.setdefault("texts", Texts(position.game))
    brush = Brush(position, **look)
    if brief and position.turn is not None and position.step not in {"spend_key", "take_card"}:
        return Drawing(_asked_about(brush, position.turn), brush.width)
    order = sorted(range(position.state.seats), key=lambda p: p != brush.viewer)
    shown = [p for p in order if seats is None or p in seats]
    lines = [*Rows(brush).lines(), *Grids(brush, len(shown)).lines(shown)]
    others = [headline(brush, p, with_cards=True) for p in order if p not in shown]
    return Drawing([*lines, *others], brush.width)


def _asked_about(brush: Brush, turn: int) -> list[Line]:
    rows = Rows(brush)
    if brush.position.step == "discard_card":
        return rows.location(rows.discarding_from())
    return Grids(brush, 1).lines([turn])


def headline(brush: Brush, p: int, *, with_cards: bool) -> Line:
    """A player's name and supply, and how far the grid is."""
    me = brush.state.players[p]
    key = "draw-player-short" if with_cards and brush.width < WIDE else "draw-player"
    text = brush.say(key, player=brush.names[p], gold=me.gold, keys=me.keys)
    if with_cards:
        text += brush.say("draw-cards", cards=me.tableau.size)
    text += brush.say("draw-points", points=int(score(brush.state, p)))
    return line(("▸ " if p == brush.position.turn else "  ", LABEL), (text, STRONG))


class Rows:
    """The castle and the village."""

    def __init__(self, brush: Brush) -> None:
        self.brush, self.say, self.state = brush, brush.say, brush.state
        turn = brush.position.turn
        self.buyer = turn if turn is not None else brush.viewer or 0

    def lines(self) -> list[Line]:
        """Both locations, each with an empty line below it."""
        return [one for here in range(2) for one in (*self.location(here), Line())]

    def location(self, here: int) -> list[Line]:
        """A location: its heading and its row."""
        there, name = self.state.locations[here], LOCATIONS[here]
        stands = self.state.messenger == here
        heading = line(("▸ " if stands else "  ", LABEL), (self.say(name).capitalize(), f"bold {DECK_STYLE[name]}"))
        if there.removed:
            return [line(*heading, (f"  {self.say('draw-removed')}", FAINT))]
        key = "draw-piles" if self.brush.width >= WIDE else "draw-piles-short"
        heading.append(Piece(self.say(key, deck=there.deck.size, discard=there.discard.size), FAINT))
        heading.append(Piece(self.say("draw-messenger") if stands else "", LABEL))
        cards = [self.card(here, slot) for slot in range(there.row.size)]
        return [heading, *(one for card in cards for one in card)]

    def card(self, here: int, slot: int) -> list[Line]:
        """A card of a row, on one line, or on as many as it needs."""
        c = card_at(self.state.locations[here].row, slot)
        card = CARDS[c]
        head = line(
            (fit(self.label(here, slot), 5), LABEL),
            (fit(self.brush.texts.card(card["id"]), 22), STRONG),
            (fit(self.price(c), 7), GOLD),
            fit(self.brush.texts.cards.signs(card), 3),
            (self.say("draw-goes") if card["messenger"] else " ", FAINT),
        )
        ability = Piece(self.brush.texts.cards.ability_short(card))
        scroll = Piece(self.brush.scroll(card), SCROLL)
        if self.brush.width >= WIDE:
            return [Line([*head, Piece(" " + fit(ability.text, ABILITY_WIDTH)), scroll])]
        indent = Piece(" " * 5)
        if len(indent.text + ability.text + "  " + scroll.text) <= self.brush.width:
            return [head, Line([indent, ability, Piece("  "), scroll])]
        return [head, Line([indent, ability]), Line([indent, scroll])]

    def label(self, here: int, slot: int) -> str:
        """The labels of what can be done with a card: taking it face up and face down, or discarding it."""
        labels, step = self.brush.labels, self.brush.position.step
        if step == "discard_card" and here == self.discarding_from():
            return f" {labels.get(DISCARD + slot, '')}"
        if here == self.state.messenger and TAKE_FACE_DOWN + slot in labels:
            return f" {labels.get(TAKE + slot, '-')}/{labels[TAKE_FACE_DOWN + slot]}"
        return ""

    def discarding_from(self) -> int:
        """The location from whose row a card is to be discarded."""
        frame = self.state.todo[self.state.pending - 1]
        return int(last_card(self.state, frame.player).effect[frame.a].deck)

    def price(self, c: int) -> str:
        """What the player on turn pays for a card."""
        price, cost = rules.price(self.state, self.buyer, c), CARDS[c]["cost"]
        return self.say("draw-price" if price == cost else "draw-price-reduced", price=price, cost=cost)


class Grids:
    """The tableaux of the players."""

    def __init__(self, brush: Brush, count: int) -> None:
        self.brush, self.state = brush, brush.state
        shared = count > 1 and brush.width >= WIDE
        self.room = (brush.width - GAP) // 2 if shared else brush.width

    def lines(self, seats: Sequence[int]) -> list[Line]:
        """The grids of some players, side by side as far as they fit."""
        return flow([self.tableau(p) for p in seats], self.brush.width, GAP)

    def tableau(self, p: int) -> list[Line]:
        """A player's supply and grid."""
        head = headline(self.brush, p, with_cards=False)
        cells = {**self.cards(p), **self.taken_to(p)}
        if not cells:
            return [head, line((f"  {self.brush.say('draw-no-cards')}", FAINT))]
        columns = range(min(c for c, _ in cells), max(c for c, _ in cells) + 1)
        rows = range(min(r for _, r in cells), max(r for _, r in cells) + 1)
        wide = self.cell_width(len(columns))
        empty = (Piece(" " * wide), Piece(" " * wide))
        drawn = {at: self.cell(p, content, wide) for at, content in cells.items()}
        out = [head, border("┌┬┐", len(columns), wide)]
        for row in rows:
            parts = [drawn.get((column, row), empty) for column in columns]
            out += [bordered([upper for upper, _ in parts]), bordered([lower for _, lower in parts])]
            out.append(border("└┴┘" if row == rows[-1] else "├┼┤", len(columns), wide))
        return out

    def cell_width(self, columns: int) -> int:
        """As wide as leaves room for a second grid, but wide enough to read as long as that fits at all."""
        shared, alone = ((room - 1) // columns - 1 for room in (self.room, self.brush.width))
        return min(WIDE_CELL, max(shared, min(NARROW_CELL, alone)))

    def cards(self, p: int) -> dict[Cell, int | str]:
        """Where the cards of a player lie, by their place in the tableau."""
        me = self.state.players[p]
        return {(me.spots[i].column, me.spots[i].row): i for i in range(me.tableau.size)}

    def taken_to(self, p: int) -> dict[Cell, int | str]:
        """The cells where the player on turn may put the card, with the labels of the choices."""
        if p != self.brush.position.turn or self.brush.position.step != "place_card":
            return {}
        places = [(n - PLACE, text) for n, text in self.brush.labels.items() if 0 <= n - PLACE < SIDE * SIDE]
        return {(at // SIDE - REACH, at % SIDE - REACH): text for at, text in places}

    def cell(self, p: int, content: int | str, wide: int) -> Parts:
        """A cell: a card by its place in the tableau, or the label of a choice."""
        if isinstance(content, str):
            return Piece(f"[{content}]".center(wide), LABEL), Piece(" " * wide)
        me = self.state.players[p]
        card, spot = CARDS[card_at(me.tableau, content)], me.spots[content]
        style = DECK_STYLE[card["deck"]]
        if spot.face_down:
            back = self.brush.say(card["deck"])
            return Piece(fit(self.brush.say("draw-face-down"), wide), FAINT), Piece(fit(f"▒ {back} ▒", wide), FAINT)
        shields = self.brush.texts.cards.signs(card)
        name = fit(self.purse_label(p, content) + self.brush.texts.card(card["id"]), wide - len(shields) - 1)
        if card["purse"]:
            gold = self.brush.say("draw-stored", stored=spot.stored, purse=card["purse"])
            return Piece(f"{name} {shields}", style), Piece(fit(gold, wide), GOLD)
        return Piece(f"{name} {shields}", style), Piece(fit(self.brush.texts.cards.scroll_short(card), wide), SCROLL)

    def purse_label(self, p: int, i: int) -> str:
        """The label of the choice to fill this purse, if that is asked."""
        asked = p == self.brush.position.turn and self.brush.position.step == "fill_purse"
        return f"{self.brush.labels[FILL_PURSE + i]} " if asked and FILL_PURSE + i in self.brush.labels else ""


def border(signs: str, columns: int, wide: int) -> Line:
    """A horizontal line of a grid."""
    return line((signs[0] + signs[1].join(["─" * wide] * columns) + signs[2], FAINT))


def bordered(parts: list[Piece]) -> Line:
    """A line of cells, with borders between them."""
    out = Line([Piece("│", FAINT)])
    for part in parts:
        out += [part, Piece("│", FAINT)]
    return out
