"""Draws a position of the card game: the display row by row, the open piles, and what lies before every player.

The signs are those of the legend. From 79 cells on, the cards of a row stand beside each other with their functions;
below that without them. Forty cells are enough for everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from bailey.core import ChoiceKind, card_at, scorers
from bailey.core.state.piles import seen_by
from bailey.core.state.slots import EVERYBODY
from bailey.core.text import drawing
from bailey.core.text.drawing import FAINT, LABEL, STRONG, Drawing, DrawingOptions, StyledLine, StyledSpan, fit, line
from bailey.games.burgundy_cards.cards import ANIMALS, CLOISTER, GOODS, IDS, PRINTED, ROUNDS, TRIPLE, TYPES, card
from bailey.games.burgundy_cards.choices import (
    DISCARD_PROJECT,
    KEEP_BOUGHT,
    PLACE,
    PLAY_CARD,
    SELL,
    TAKE,
    TAKE_ANIMAL,
    TAKE_GOOD,
    USE_BOUGHT,
)
from bailey.games.burgundy_cards.scoring import score
from bailey.games.burgundy_cards.state import AARON, COMPLETE, PROJECTS, ROWS, AnimalPile, GoodsPile, State
from bailey.games.burgundy_cards.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bailey.core.play.position import Position
    from bailey.core.state.slots import Pile

WIDE = 79
CELL, NARROW_CELL, ABREAST = 25, 18, 3
NAME = 13
GOLD = "yellow"
STYLES = ("green", "white", "magenta", "yellow", "blue", "bright_green", "bright_yellow")
OWN, WILD, MISSING = "■", "◆", "□"
#: The steps that look at the display.
DISPLAY_STEPS = {"act", "take_card"}


class GameContext(drawing.DrawingContext[State, Texts]):
    """What every part of a drawing needs, and the texts that this game repeats."""

    def name(self, c: int) -> StyledSpan:
        """A card's short name, in the colour of its type."""
        return StyledSpan(self.texts.cards.short_name(IDS[c]), STYLES[card(c).type])


def draw(
    position: Position[State],
    seats: Sequence[int] | None = None,
    *,
    brief: bool = False,
    **options: Unpack[DrawingOptions[Texts]],
) -> Drawing:
    """Draw a position; `seats` says who is drawn in full, the others get a line each.

    Brief is only what the player on turn is asked about. Without a viewer, the player on turn looks.
    """
    options.setdefault("texts", Texts(position.game))
    options.setdefault("viewer", position.turn)
    context = GameContext(position, **options)
    if brief and position.turn is not None and position.step not in {"play_card", "finish"}:
        return Drawing(_asked_about(context, position.turn), context.width)
    count = scorers(position.state)
    order = sorted(range(count), key=lambda p: p != context.viewer)
    shown = [p for p in order if seats is None or p in seats or p >= position.state.seats]
    lines = [*Market(context).lines(), StyledLine()]
    for p in shown:
        lines += [*PlayerDrawing(context, p).lines(), StyledLine()]
    lines += [PlayerDrawing(context, p).headline() for p in order if p not in shown]
    return Drawing(lines, context.width)


def _asked_about(context: GameContext, turn: int) -> list[StyledLine]:
    lines = []
    if context.position.step in DISPLAY_STEPS:
        lines = [*Market(context).rows(), StyledLine()]
    if context.position.step == "take_supply":
        lines = [*Market(context).piles(), StyledLine()]
    return [*lines, *PlayerDrawing(context, turn).lines()]


class Market:
    """What lies in the middle of the table."""

    def __init__(self, context: GameContext) -> None:
        self.context, self.say, self.state = context, context.say, context.state

    def lines(self) -> list[StyledLine]:
        """The round, the display, the open piles, and the bonus cards that are left."""
        return [*self.heading(), *self.rows(), *self.piles(), *self.bonus_cards()]

    def heading(self) -> list[StyledLine]:
        """The round and what it brings, and how many cards are left."""
        s = self.state
        head = line(
            (self.say("draw-round", round=ROUNDS[s.round]), STRONG),
            (f"  {self.say('draw-deck', deck=s.deck.size, discard=s.discard.size)}", FAINT),
        )
        return [
            head,
            *wrapped(self.say("draw-bonuses", bonuses=self.context.texts.cards.bonuses(s.round)), self.context),
        ]

    def rows(self) -> list[StyledLine]:
        """The six rows of the display."""
        room = self.context.width - 3
        most = max(row.cards.size for row in self.state.display)
        abreast = min(max(most, 1), ABREAST) if self.context.width >= WIDE else max(1, room // NARROW_CELL)
        return [one for row in range(ROWS) for one in self.row(row, abreast, room // abreast)]

    def row(self, row: int, abreast: int, wide: int) -> list[StyledLine]:
        """One row, with so many cards side by side."""
        cards = self.state.display[row].cards
        cells = [self.card(row, slot, wide) for slot in range(cards.size)]
        out = [StyledLine([StyledSpan(f" {row + 1} ", FAINT)])]
        for i, cell in enumerate(cells):
            if i and i % abreast == 0:
                out.append(StyledLine([StyledSpan("   ")]))
            out[-1] += cell
        return out

    def card(self, row: int, slot: int, wide: int) -> StyledLine:
        """A card of the display: the label of its choice, its name, its function where there is room."""
        c = card_at(self.state.display[row].cards, slot)
        label = self.context.label(TAKE(row + 1, slot))
        name = self.context.name(c)
        out = line((fit(label.text, 3 if len(label.text) <= 3 else 4), LABEL), (fit(name.text, NAME), name.style))
        short = self.context.texts.cards.function(IDS[c], ".short") if wide >= CELL else ""
        room = wide - out.width
        return line(*out, (fit(short, room - 1) + " " if room > 1 else "", FAINT))

    def piles(self) -> list[StyledLine]:
        """The open piles of goods and of animals."""
        goods = self.supply("goods", TAKE_GOOD, self.state.goods_piles, [f"good-{name}" for name in GOODS])
        animals = self.supply("animals", TAKE_ANIMAL, self.state.animal_piles, [f"animal-{name}" for name in ANIMALS])
        if goods.width + 3 + animals.width <= self.context.width:
            return [line(*goods, "   ", *animals)]
        return [goods, animals]

    def supply(
        self, name: str, kind: ChoiceKind, piles: Sequence[GoodsPile | AnimalPile], keys: Sequence[str]
    ) -> StyledLine:
        """Two open piles: what lies on top, and how many cards there are."""
        out = line((f" {self.say(f'draw-{name}')}  ", FAINT))
        for i, pile in enumerate(piles):
            if pile.cards > 0:
                top = self.say(f"{keys[pile.top]}.sign")
                out += line(self.context.label(kind(i)), self.say("draw-pile", top=top, cards=pile.cards), "  ")
        return out if any(pile.cards > 0 for pile in piles) else line(*out, (self.say("draw-empty"), FAINT))

    def bonus_cards(self) -> list[StyledLine]:
        """The cards for first triples and for all seven types that nobody has yet."""
        s = self.state
        left = [self.say(f"type-{name}") for t, name in enumerate(TYPES) if s.first_triples[t] < 0]
        held = [me.all_seven for me in s.players[: scorers(s)]]
        seven = [str(n) for n in PRINTED["all_seven"][str(s.seats)] if n not in held]
        nothing = self.say("draw-empty")
        text = f"{self.say('draw-firsts')}: {', '.join(left) or nothing}"
        return wrapped(f"{text}; {self.say('draw-all-seven')}: {', '.join(seven) or nothing}", self.context)


class PlayerDrawing:
    """What lies before one player."""

    def __init__(self, context: GameContext, p: int) -> None:
        self.context, self.p, self.say = context, p, context.say
        self.me = context.state.players[p]
        self.printed = p >= context.state.seats

    def headline(self) -> StyledLine:
        """Name, storage in short, points."""
        return self.printed_headline() if self.printed else self.own_headline()

    def own_headline(self) -> StyledLine:
        """A player's silver, workers and points, and the start player card."""
        s = self.context.state
        args: dict[str, str | int] = {
            "player": self.context.names[self.p],
            "silver": self.me.silver,
            "workers": self.me.workers,
        }
        text = self.say("draw-player", **args, points=int(score(s, self.p)))
        if s.seats > 1 and s.start_player == self.p:
            text += self.say("draw-start-down" if s.start_card_face_down else "draw-start")
        return line(("▸ " if self.p == self.context.position.turn else "  ", LABEL), (text, STRONG))

    def printed_headline(self) -> StyledLine:
        """Aaron's points, how far he is ahead, and his cards still to come."""
        s = self.context.state
        lead = int(score(s, AARON) - score(s, 0))
        text = self.say("draw-printed", player=self.context.names[self.p], points=int(score(s, AARON)), lead=lead)
        if lead:
            text += self.say("draw-ahead" if lead > 0 else "draw-behind", lead=abs(lead))
        return line("  ", (text + self.say("draw-still-to-come", cards=s.aaron.size), STRONG))

    def lines(self) -> list[StyledLine]:
        """Everything of a player, a kind of cards to a line."""
        if self.printed:
            return [self.headline(), *self.titled("estate", self.stacks())]
        out = [self.headline(), *self.titled("hand", self.hand()), *self.titled("storage", self.storage())]
        if self.p == self.context.position.turn and self.context.state.bought.size:
            out += self.titled("bought", self.bought())
        return [*out, *self.titled("projects", self.projects()), *self.titled("estate", self.stacks())]

    def titled(self, title: str, parts: Iterable[StyledLine]) -> list[StyledLine]:
        """Write parts after a title, and go on below it where the line ends."""
        head = f"    {self.say(f'draw-{title}')} "
        indent = len(fit(head, 13))
        out = [line((fit(head, 13), FAINT))]
        for part in parts:
            if out[-1].width > indent and out[-1].width + part.width > self.context.width:
                out.append(line(" " * indent))
            out[-1] += part + StyledLine([StyledSpan("  ")])
        return out if out[-1].width > indent else [line(*out[-1], (self.say("draw-nothing"), FAINT))]

    def hand(self) -> list[StyledLine]:
        """The dice in hand, for who may see them, and how many are to come."""
        me, viewer = self.me, EVERYBODY if self.context.viewer is None else self.context.viewer
        hand: Pile = me.hand
        slots = hand.slots[: hand.size]
        if not all(seen_by(slot, viewer) for slot in slots):
            return [line((self.say("draw-dice", hand=hand.size, dice=me.dice.size), FAINT))]
        dice = [self.die(i) for i in range(hand.size)]
        return [*dice, line((self.say("draw-to-come", dice=me.dice.size), FAINT))]

    def die(self, i: int) -> StyledLine:
        """One card in hand, as a die."""
        die = card(card_at(self.me.hand, i)).die
        return line(self._label(PLAY_CARD(i)), (f"[{die}]", STRONG))

    def _label(self, *choices: int) -> StyledSpan:
        return self.context.label(*choices) if self.p == self.context.position.turn else StyledSpan("")

    def storage(self) -> list[StyledLine]:
        """Goods and animals, and the goods that were sold."""
        out = []
        for i, name in enumerate(GOODS):
            if self.me.goods[i]:
                out.append(line(self._label(SELL(i)), self.say(f"good-{name}", n=self.me.goods[i])))
        for i, name in enumerate(ANIMALS):
            if self.me.animals[i]:
                out.append(line(self.say(f"animal-{name}", n=self.me.animals[i])))
        sold = sum(self.me.sold)
        return [*out, line((self.say("draw-sold", n=sold), GOLD))] if sold else out

    def projects(self) -> list[StyledLine]:
        """The cards below the project card."""
        out = []
        for i in range(min(self.me.projects.size, PROJECTS)):
            places = [PLACE(i, of, height) for of in range(len(TYPES)) for height in range(TRIPLE)]
            label = self._label(DISCARD_PROJECT(i), *places)
            out.append(line(label, self.context.name(card_at(self.me.projects, i))))
        return out

    def bought(self) -> list[StyledLine]:
        """The three cards of a purchase."""
        bought = self.context.state.bought
        return [
            line(self._label(KEEP_BOUGHT(i), USE_BOUGHT(i)), self.context.name(card_at(bought, i)))
            for i in range(bought.size)
        ]

    def stacks(self) -> list[StyledLine]:
        """The piles of the estate, each with how much of a triple it is."""
        piles: dict[int, list[int]] = {}
        for i in range(self.me.estate.size):
            piles.setdefault(self.me.estate.beside[i].stack, []).append(card(card_at(self.me.estate, i)).type)
        return [self.stack(types, self.me.holds[number] == COMPLETE) for number, types in sorted(piles.items())]

    def stack(self, types: Sequence[int], complete: bool) -> StyledLine:  # noqa: FBT001 - how a pile is drawn
        """One pile: its type, its own cards, its cloisters, and what is missing."""
        own = next((t for t in types if t != CLOISTER), CLOISTER)
        wild = sum(t == CLOISTER != own for t in types)
        signs = OWN * (len(types) - wild) + WILD * wild + MISSING * (TRIPLE - len(types))
        return line(
            (f"{self.say(f'type-{TYPES[own]}')} {signs}", f"{STRONG if complete else ''} {STYLES[own]}".strip())
        )


def wrapped(text: str, context: GameContext) -> list[StyledLine]:
    """Break a text that is wider than the drawing."""
    out, words = [StyledLine([StyledSpan("  ", FAINT)])], text.split(" ")
    for word in words:
        if out[-1].width + len(word) > context.width:
            out.append(StyledLine([StyledSpan("  ", FAINT)]))
        out[-1].append(StyledSpan(word + " ", FAINT))
    return out
