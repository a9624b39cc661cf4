"""Draws a position: the rival's principality, the table, and the viewer's own principality and hand below.

The signs are those of the legend. Forty cells are enough for everything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from bailey.core import card_at
from bailey.core.text.drawing import FAINT, LABEL, STRONG, Drawing, DrawingOptions, StyledLine, StyledSpan, line
from bailey.games.catan_cards import choices as do
from bailey.games.catan_cards.drawing_parts import GameContext, bracketed, words, wrapped
from bailey.games.catan_cards.drawing_row import PrincipalityDrawing
from bailey.games.catan_cards.drawing_table import TableDrawing
from bailey.games.catan_cards.packing import RESOURCES, amount
from bailey.games.catan_cards.rules.hand import stacks_in_play
from bailey.games.catan_cards.scoring import score
from bailey.games.catan_cards.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bailey.core.play.position import Position
    from bailey.games.catan_cards.state import State

#: Where the choices of a kind lie; what is asked about is drawn again before each question.
_OWN = {"roll", "end_actions", "pay", "gain", "place_region", "give_resource", "add_give", "take_region", "lay", "keep"}
_OWN |= {"use", "pick_wizard"}
_RIVALS = {"pick", "take_from_hand", "take_resource", "add_want"}
_STACKS = {"draw", "search", "put_under", "block"}
#: Steps in which a choice of such a kind lies elsewhere than the kind says, or one has to see more.
_RIVALS_STEPS = {"put_under", "take_rivals_region", "put_on_region", "drain"}
_OWN_STEPS = {"pick_own", "take_rivals_region", "save", "swap_first", "swap_second"}


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
    if "texts" not in options:
        options["texts"] = Texts(position.game)
    options.setdefault("viewer", position.turn)
    context = GameContext(position, **options)
    if brief and position.turn is not None:
        return Drawing(_asked_about(context, position.turn), context.width)
    table, below = TableDrawing(context), context.viewer or 0
    lines = [*table.heading(), StyledLine()]
    for p in (1 - below, below):
        area = PlayerDrawing(context, p)
        lines += area.lines() if seats is None or p in seats else area.head()[:1]
        lines += [StyledLine()] if p == below else [StyledLine(), *table.lines(), StyledLine()]
    return Drawing([*lines[:-1], *table.question()], context.width)


def _asked_about(context: GameContext, turn: int) -> list[StyledLine]:
    kinds, step = {choice.name for choice in context.position.choices}, str(context.position.step)
    table, own, rival = TableDrawing(context), PlayerDrawing(context, turn), PlayerDrawing(context, 1 - turn)
    is_about_rival = step in _RIVALS_STEPS or (kinds & _RIVALS and step not in _OWN_STEPS)
    out = rival.lines() if is_about_rival else []
    out += table.stacks() if kinds & _STACKS or step == "peek_next" else []
    out += table.supply() if "roll" in kinds else []
    out += table.open_cards() if step in {"act", "save"} else []
    if kinds & _OWN or step in _OWN_STEPS or not out:
        out += own.lines()
    elif step != "put_under":
        out += [*own.head(), *own.hand()]
    return [*out, *table.question()]


class PlayerDrawing:
    """A player's numbers, principality and hand."""

    def __init__(self, context: GameContext, p: int) -> None:
        self.context, self.p, self.say, self.me = context, p, context.say, context.state.players[p]
        self.is_asked = context.position.turn == p

    def lines(self) -> list[StyledLine]:
        """Everything of a player."""
        return [*self.head(), *PrincipalityDrawing(self.context, self.p).lines(), *self.hand()]

    def head(self) -> list[StyledLine]:
        """Points, strength, tournament and commerce points, tokens; and the resources of all Regions together."""
        s, me, names = self.context.state, self.me, self.context.names
        holders = {"strength": s.knight_token, "tournament": None, "commerce": s.commerce_token}
        said = [self.say("drawing-player", player=names[self.p], points=int(score(s, self.p)))]
        for name, holder in holders.items():
            held = f" [{self.say('drawing-token')}]" if holder == self.p else ""
            said.append(self.say(f"drawing-{name}", n=getattr(me, name)) + held)
        parts = [
            StyledSpan(f"{said[0]},", STRONG),
            *(StyledSpan(f"{one},") for one in said[1:-1]),
            StyledSpan(said[-1]),
        ]
        first, *rest = wrapped(parts, self.context.width - 2)
        lines = [line(("▸ " if self.is_asked else "  ", LABEL), *first), *(line("  ", *one) for one in rest)]
        lines += self.context.listed(self.say("drawing-stock"), map(self.stock, range(len(RESOURCES))))
        foreign = [self.context.card(card_at(me.foreign, i)) for i in range(me.foreign.size)]
        return lines + (self.context.listed(self.say("drawing-foreign"), foreign) if foreign else [])

    def stock(self, r: int) -> list[StyledSpan]:
        """How much there is of a resource, with the labels of choices to give or to take it."""
        own = (do.GIVE_RESOURCE(r), do.ADD_GIVE(r), do.SAVE(r), do.NAME_RESOURCE(r), do.PAY_KEPT(r))
        rivals = (do.TAKE_RESOURCE(r), do.ADD_WANT(r))
        label, n = self.context.label(*(own if self.is_asked else rivals)).text, amount(self.me.stock, r)
        return [*bracketed(label), *words(self.context.texts.cards.amount(RESOURCES[r], n), "" if n else FAINT)]

    def hand(self) -> list[StyledLine]:
        """The cards in hand that the viewer knows, and how many others there are."""
        parts = [self.hand_card(i) for i in range(self.me.hand.size)]
        hidden = parts.count([])
        key = "drawing-cards" if hidden == len(parts) else "drawing-unknown"
        rest = [self.say(key, n=hidden)] if hidden or not parts else []
        rest.append(self.say("drawing-limit", n=self.me.hand_limit))
        return self.context.listed(
            self.say("drawing-hand"), [*filter(None, parts), *(words(one, FAINT) for one in rest)]
        )

    def hand_card(self, i: int) -> list[StyledSpan]:
        """A card in hand: the labels of what can be done with it, its name and numbers, its cost; nothing if hidden."""
        kinds = (do.PLAY, do.COUNTER, do.PAWN) if self.is_asked else (do.TAKE_FROM_HAND,)
        under = self.is_asked != (self.context.position.step == "put_under")
        choices = [kind(i) for kind in kinds] + [
            do.PUT_UNDER(i, stack) for stack in range(stacks_in_play(self.context.state)) if under
        ]
        if not self.context.sees(self.me.hand.slots[i]):
            return []
        return [
            *words(self.context.label(*choices).text, LABEL),
            *self.context.card(card_at(self.me.hand, i), cost=True),
        ]
