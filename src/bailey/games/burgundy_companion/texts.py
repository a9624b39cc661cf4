"""The texts of the companion: those of the board game, and what to do at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at
from bailey.games.burgundy_board.card_texts import ROWS, key_of
from bailey.games.burgundy_board.data import BLACK, DEPOT_SLOTS, KINDS, KNOWLEDGE, rulebook
from bailey.games.burgundy_board.game import GAME as BOARD
from bailey.games.burgundy_board.rules.automata_cards import is_open, kind_at
from bailey.games.burgundy_board.rules.automata_reserve import in_reserve
from bailey.games.burgundy_board.texts import BoardTexts
from bailey.games.burgundy_board.tiles import IDS, MOST_ITEMS, building
from bailey.games.burgundy_companion.faces import SHOWN_BY
from bailey.games.burgundy_companion.paragraphs import CHAPTERS, EVENT_RULES, REASON_RULES
from bailey.games.burgundy_companion.rules.rounds import NUMBERED_SLOTS, kinds_on
from bailey.games.burgundy_companion.state import State

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bailey.core import PendingStep
    from bailey.core.play.choices import Choice
    from bailey.core.play.position import Position
    from bailey.core.text.catalogue import Value

Args = dict[str, "Value"]


class Texts(BoardTexts[State]):
    """The texts of the companion."""

    beneath = (BOARD.folder / "locale",)
    chapters, event_rules, reason_rules = CHAPTERS, EVENT_RULES, REASON_RULES

    def card(self, card: str | None) -> str:
        """The name of a tile; the Automata does not read which knowledge it is."""
        if card is not None and ROWS[card].get("kind") == KINDS[KNOWLEDGE]:
            return self.say("kind-knowledge")
        return super().card(card)

    def tile(self, card: str | None) -> str:
        """A tile with its article; knowledge has no number."""
        if card is not None and ROWS[card].get("kind") == KINDS[KNOWLEDGE]:
            return self.say("kind-knowledge.one")
        return super().tile(card)

    def step(self, position: Position[State]) -> str:
        """What the table is asked."""
        if position.turn is None:
            return super().step(position)
        step = str(position.step)
        args = ASKED[step](self, position) if step in ASKED else {}
        return self.say(f"step-{key_of(step)}", **args)

    def choice_args(self, position: Position[State], choice: Choice, names: Sequence[str]) -> Args:  # noqa: ARG002
        """Return the arguments of a choice's text."""
        return CHOSEN[choice.name](self, position, choice.args) if choice.name in CHOSEN else {}

    def items(self, position: Position[State], side: int) -> str:
        """Return the kinds of a card's open items, from the top."""
        here = position.state.sides[side]
        kinds = (self.tiles.kind(kind_at(here, i)) for i in range(MOST_ITEMS) if is_open(here, i))
        return self.tiles.listed([*dict.fromkeys(kinds)])  # whoever searches for a kind searches for it once

    def scarcest(self, position: Position[State]) -> str:
        """Return all kinds with their number in the reserve, the scarcest first."""
        s = position.state
        kinds = sorted(range(len(KINDS)), key=lambda kind: int(in_reserve(s, kind)))
        return self.tiles.listed([f"{self.tiles.kind(kind)} ({in_reserve(s, kind)})" for kind in kinds])


def asked(position: Position[State]) -> PendingStep:
    """Return the pending step of the question."""
    return position.state.todo[position.state.pending - 1]


def lying_args(texts: Texts, position: Position[State]) -> Args:
    """A slot of a depot, counted from 1, and the kind that lies on it."""
    slot = asked(position).a
    if slot >= NUMBERED_SLOTS:
        return {"depot": BLACK, "slot": slot - NUMBERED_SLOTS + 1, "kinds": ""}
    kinds = texts.kinds_list(kinds_on(position.state, slot))
    return {"depot": slot // DEPOT_SLOTS + 1, "slot": slot % DEPOT_SLOTS + 1, "kinds": kinds}


def found_args(texts: Texts, position: Position[State]) -> Args:
    """The depot where the search begins, and the items of the card."""
    start, side = asked(position).a, asked(position).b
    return {"start": start, "side": ("left", "right")[side], "items": texts.items(position, side)}


def kept_args(texts: Texts, position: Position[State]) -> Args:
    """A building, the kinds that it takes in their order, and the white die."""
    which = asked(position).a
    s, kinds = position.state, texts.kinds_list(building(which).takes)
    nearest = s.automata_depot_first
    return {"building": texts.tiles.building(which), "kinds": kinds, "white": s.white, "nearest": nearest}


def scarcest_args(texts: Texts, position: Position[State]) -> Args:
    """What the reserve has least of, the white die, and the price of a purchase."""
    s = position.state
    return {
        "kinds": texts.scarcest(position),
        "white": s.white,
        "price": rulebook().price,
        "official": s.automata_rules,
    }


def points_args(_: Texts, position: Position[State]) -> Args:
    """A person, and the digits told so far."""
    top = asked(position)
    return {"person": max(1, top.a), "points": top.b, "digits": top.c}


ASKED: dict[str, Callable[[Texts, Position[State]], Args]] = {
    "tell_lying": lying_args,
    "tell_good": lambda _, position: {"white": position.state.white},
    "play": lambda _, position: {"played": asked(position).a, "depth": position.state.depth},
    "tell_found": found_args,
    "tell_goods": lambda _, position: {"white": position.state.white},
    "tell_kept": kept_args,
    "tell_scarcest": scarcest_args,
    "tell_bought": scarcest_args,
    "tell_points": points_args,
}


def die_args(_: Texts, position: Position[State], args: dict[str, int]) -> Args:
    """A die: the white one, or the Automata's."""
    return {"die": args["die"], "which": "white" if position.step == "tell_white" else "own"}


def taken_args(texts: Texts, position: Position[State], args: dict[str, int]) -> Args:
    """A tile of a depot."""
    depot, s = args["depot"], position.state
    here = s.black if depot == BLACK else s.depots[depot - 1].tiles
    card = IDS[card_at(here, args["slot"])]
    return {"depot": depot, "card": texts.card(card), "tile": texts.tile(card)}


def goods_args(texts: Texts, position: Position[State], args: dict[str, int]) -> Args:
    """Goods of a depot."""
    amount = position.state.depots[args["depot"] - 1].goods[args["good"]]
    return {"depot": args["depot"], "goods": texts.goods(args["good"], amount), "type": args["good"] + 1}


CHOSEN: dict[str, Callable[[Texts, Position[State], dict[str, int]], Args]] = {
    "die": die_args,
    "tile": lambda texts, _, args: {
        "card": texts.card(SHOWN_BY[args["face"]]),
        "tile": texts.tile(SHOWN_BY[args["face"]]),
    },
    "none": lambda _, position, __: {"step": key_of(str(position.step))},
    "good": lambda texts, _, args: {"goods": texts.goods(args["good"], 1), "type": args["good"] + 1},
    "taken": taken_args,
    "goods_taken": goods_args,
    "bonus_taken": lambda texts, _, args: {"kind": texts.tiles.kinds(KINDS[args["kind"]])},
    "round_over": lambda _, position, __: {"round": position.state.round},
    "digit": lambda _, __, args: {"digit": args["digit"]},
}
