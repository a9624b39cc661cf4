"""The texts of the Catan Card Game: sentences from the catalogue, card texts from the card data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core import card_at
from bailey.core.text.catalogue import GameTexts
from bailey.games.catan_cards.card_texts import CardTexts
from bailey.games.catan_cards.cards import (
    ANY,
    BANK_RATE,
    CITY,
    EVENTS,
    EXPANSIONS,
    HAND_LIMIT,
    IDS,
    NEW_REGIONS,
    NO_REGION,
    PRINTED,
    ROAD,
    SEARCH_COST,
    SELECTORS,
    SETTLEMENT,
    STACK_SIZES,
    START_HAND,
    STORE,
    SUPPLY,
    card,
    centre,
    operation,
)
from bailey.games.catan_cards.explain import cost_of
from bailey.games.catan_cards.packing import RESOURCES, amount, unpacked
from bailey.games.catan_cards.state import FIRST_PLACE, MOST_OFFERS, SIDES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bailey.core import Frame
    from bailey.core.play.choices import Choice
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.state.slots import Pile
    from bailey.core.text.catalogue import Value
    from bailey.games.catan_cards.state import Player, State

Args = dict[str, "Value"]
SIDE_NAMES, END_NAMES = ("above", "below"), ("left", "right")
COLUMN_NAMES = ("left", "middle", "right")
#: The choices whose slot is one of a hand; the steps in which that is the rival's; and those in which a search is free.
HAND_CHOICES = {"play", "build", "use_scout", "counter", "put_under", "take_from_hand"}
RIVALS_HAND = {"put_under", "spy"}
FREE_SEARCH = {"start_search", "master_search"}


class Texts(GameTexts):
    """The texts of the card game."""

    quiet = frozenset({"laid_out", "paid", "put_back"})

    def __init__(self, game: Game, language: str = "en") -> None:
        super().__init__(game, language)
        self.cards = CardTexts(self.say)

    def card(self, card: str | None) -> str:
        """The name of a card."""
        return self.say("hidden-card") if card is None else self.cards.name(card)

    def card_sheet(self, card: str) -> list[str]:
        """All that is known of a card, line by line."""
        return self.cards.sheet(card)

    def find_card(self, typed: str) -> list[str]:
        """Return the cards that match an input; copies count as one card."""
        return list({self.card(card): card for card in reversed(super().find_card(typed))}.values())[::-1]

    # Words

    def place(self, place: int) -> str:
        """The name of a place for a Settlement or City: its side of the first Road, and how far it is from there."""
        left = place <= FIRST_PLACE
        number = FIRST_PLACE + 1 - place if left else place - FIRST_PLACE
        return self.say("place", half=END_NAMES[0 if left else 1], number=number)

    def site(self, me: Player, place: int, side: int) -> str:
        """Where a card is built: above or below a place, and beside which Regions."""
        regions = [self.region(me, SIDES * column + side) for column in (place, place + 1) if taken(me, column, side)]
        where = self.say("where-site", side=SIDE_NAMES[side], place=self.place(place))
        return self.say("where-beside", where=where, regions=self.cards.joined(regions)) if regions else where

    def region(self, me: Player, cell: int) -> str:
        """The name of the Region in a cell."""
        return self.card(IDS[card_at(me.regions, cell)])

    def packed(self, amounts: int) -> str:
        """Some amounts of resources, or the word for nothing."""
        return self.cards.amounts(unpacked(amounts)) if amounts else self.say("nothing")

    def resource(self, resource: int, n: int = 1) -> str:
        """An amount of one resource, or of any."""
        return self.say("any-resource", n=n) if resource == ANY else self.cards.amount(RESOURCES[resource], n)

    def name_in(self, pile: Pile, i: int) -> str:
        """The name of a card of a pile."""
        return self.card(IDS[card_at(pile, i)])

    # Questions

    def step(self, position: Position) -> str:
        """What the player on turn is asked."""
        if position.turn is None:
            return super().step(position)
        s, step = position.state, str(position.step)
        frame = s.todo[s.pending - 1]
        args = STEP_ARGS[step](self, s, frame) if step in STEP_ARGS else {}
        return self.say(f"step-{step.replace('_', '-')}", **args)

    # Choices

    def choice_args(self, position: Position, choice: Choice, names: Sequence[str]) -> Args:  # noqa: ARG002
        """Return the arguments of a choice's text."""
        about = CHOICE_ARGS.get(choice.name)
        return about(self, position, choice) if about else {}

    def alike(self, position: Position, choice: Choice) -> object:
        """Copies of a card in a hand are alike."""
        if choice.name not in HAND_CHOICES or position.turn is None:
            return super().alike(position, choice)
        rest = tuple(value for name, value in choice.args.items() if name != "slot")
        return choice.name, self.name_in(hand_of(position), choice.args["slot"]), rest

    # Reasons, events, scores

    def reason(self, explained: dict[str, Any]) -> str:
        """Why a choice is blocked."""
        args = dict(explained["args"])
        if "resource" in args:
            args["resource"] = self.say(f"resource-{args['resource']}")
        if explained["key"] == "too-few":
            args["rate"] = self.cards.amount(explained["args"]["resource"], args["rate"])
        for name in {"missing", "trade"} & args.keys():
            args[name] = self.cards.amounts(args[name])
        if explained["key"] == "rival-has-none":
            args["none"] = self.cards.needed(args["card"])
        args = {name: int(value) if isinstance(value, bool) else value for name, value in args.items()}
        return super().reason({**explained, "args": args})

    def event(self, event: dict[str, Any], names: Sequence[str], viewer: int | None) -> str:
        """The text of an event."""
        told = dict(event)
        for name in {"resource", "gave", "got"} & told.keys():
            n = told.get("amount", 1) if name != "got" else 1
            told[name] = self.cards.amount(told[name], n)
        for name in {"give", "want"} & told.keys():
            told[name] = self.packed(told[name])
        if "stack" in told:
            told["stack"] += 1
        if "place" in told:
            told["place"] = self.place(told["place"])
        if "face" in told:
            told["face"] = self.say(f"face-{told['face']}")
        if told["what"] == "duel_rolled":
            told["result"] = "won" if told["die"] <= told["most"] else "lost"
        return super().event(told, names, viewer)

    def score_line(self, line: dict[str, Any]) -> tuple[str, str]:
        """What one line of a breakdown counts, and how it is computed."""
        said, how = super().score_line(line)
        return said, self.say(f"score-{line['line']}-how") if line["line"] in {"settlements", "cities"} else how

    def piles(self, position: Position) -> list[tuple[str, list[str]]]:
        """The discard pile."""
        pile = position.state.discard
        return [(self.say("pile-discard"), [self.name_in(pile, i) for i in range(pile.size)])]

    def rule_args(self, rule: str) -> Args:  # noqa: ARG002
        """The numbers of the rules are those of the game's data."""
        colours = {name: number_of_cards(name) for name in ("yellow", "green", "red")}
        costs = {
            name: self.packed(centre(i).cost)
            for i, name in ((ROAD, "road"), (SETTLEMENT, "settlement"), (CITY, "city"))
        }
        return {
            **colours,
            **costs,
            **{f"{name}-supply": n for name, n in SUPPLY.items()},
            "expansions": len(EXPANSIONS),
            "events": len(EVENTS),
            "regions": len(NEW_REGIONS),
            "stacks": ", ".join(map(str, STACK_SIZES)),
            "store": STORE,
            "start": START_HAND,
            "limit": HAND_LIMIT,
            "search": SEARCH_COST,
            "rate": BANK_RATE,
            "offers": MOST_OFFERS,
            **{option.name.replace("_", "-"): option.default for option in self.game.options},
        }


def number_of_cards(colour: str) -> int:
    """Return how many cards of a colour there are."""
    return sum(row.get("copies", 1) for row in PRINTED["cards"] if row["colour"] == colour)


def taken(me: Player, column: int, side: int) -> bool:
    """Tell whether a Region lies in a column, on a side."""
    return bool(me.resource[SIDES * column + side] != NO_REGION)


def hand_of(position: Position) -> Pile:
    """Return the hand that a choice is about: that of the player on turn, or the rival's."""
    p = position.turn or 0
    whose = 1 - p if position.step in RIVALS_HAND else p
    return position.state.players[whose].hand


# The arguments of the questions


def step_of_layout(_: Texts, __: State, frame: Frame) -> Args:
    """Which place of the layout comes next."""
    return {"side": SIDE_NAMES[frame.a // len(COLUMN_NAMES)], "column": COLUMN_NAMES[frame.a % len(COLUMN_NAMES)]}


def attack_of(which: int) -> str:
    """Return the card that an operation belongs to."""
    return next(IDS[c] for c in (*EXPANSIONS, *EVENTS) if card(c).first <= which < card(c).first + card(c).count)


def selected(texts: Texts, which: int) -> str:
    """Return which cards an operation is about."""
    return texts.cards.selected(SELECTORS[operation(which).selector])


STEP_ARGS: dict[str, Callable[[Texts, State, Frame], Args]] = {
    "lay_out": step_of_layout,
    "fill_hand": lambda _, s, f: {"n": s.players[f.player].hand_limit - s.players[f.player].hand.size},
    "cut_hand": lambda _, s, f: {"n": s.players[f.player].hand.size - s.players[f.player].hand_limit},
    "take_card": lambda _, __, f: {"stack": f.a + 1},
    "pay": lambda texts, _, f: {"due": texts.packed(f.a)},
    "pay_any": lambda texts, _, f: {"due": texts.resource(ANY, f.a)},
    "gain": lambda texts, _, f: {"due": texts.resource(f.a, f.b)},
    "steal": lambda _, __, f: {"n": f.a},
    "react": lambda texts, _, f: {"card": texts.card(attack_of(f.a))},
    "pick": lambda texts, _, f: {"what": selected(texts, f.a)},
    "spy": lambda texts, _, f: {"what": selected(texts, f.a)},
    "put_under": lambda _, __, f: {"n": f.a},
    "swap": lambda _, __, f: {"n": f.a},
    "place_region": lambda texts, s, _: {"region": texts.card(IDS[card_at(s.drawn, 0)])},
    "offer": lambda texts, _, f: {"give": texts.packed(f.a), "want": texts.packed(f.b)},
    "answer": lambda texts, _, f: {"give": texts.packed(f.a), "want": texts.packed(f.b)},
}


# The arguments of the choices


def me_in(position: Position) -> Player:
    """Return the player on turn."""
    return position.state.players[position.turn or 0]


def frame_of(position: Position) -> Frame:
    """Return what the player on turn is asked."""
    return position.state.todo[position.state.pending - 1]


def of_pile(name: str) -> Callable[[Texts, Position, Choice], Args]:
    """Make the arguments of a choice whose slot is one of a pile of the table."""
    return lambda texts, position, choice: {
        "region": texts.card(IDS[card_at(getattr(position.state, name), choice.args["slot"])])
    }


def of_hand(texts: Texts, position: Position, choice: Choice) -> Args:
    """The card of a choice from a hand."""
    return {"card": texts.name_in(hand_of(position), choice.args["slot"])}


def of_stack(_: Texts, position: Position, choice: Choice) -> Args:
    """A stack, how many cards it has, and what it costs to search it."""
    stack = choice.args["stack"]
    cost = 0 if position.step in FREE_SEARCH else me_in(position).search_cost
    return {"stack": stack + 1, "cards": position.state.stacks[stack].cards.size, "cost": int(cost)}


def take_args(texts: Texts, position: Position, choice: Choice) -> Args:
    """The card of the stack that is searched."""
    return {"card": texts.name_in(position.state.stacks[frame_of(position).a].cards, choice.args["slot"])}


def under_args(texts: Texts, position: Position, choice: Choice) -> Args:
    """The card of a hand, and the stack under which it goes."""
    return {**of_hand(texts, position, choice), "stack": choice.args["stack"] + 1}


def end_args(texts: Texts, position: Position, choice: Choice) -> Args:
    """An end of the row, the card that helps, and the cost."""
    about = of_hand(texts, position, choice) if "slot" in choice.args else {}
    return {**about, "end": END_NAMES[choice.args["end"]], "cost": texts.packed(cost_of(me_in(position), choice))}


def city_args(texts: Texts, position: Position, choice: Choice) -> Args:
    """The place and the cost of a City."""
    return {"place": texts.place(choice.args["place"]), "cost": texts.packed(cost_of(me_in(position), choice))}


def build_args(texts: Texts, position: Position, choice: Choice) -> Args:
    """The card, its site and its cost."""
    me = me_in(position)
    where = texts.site(me, choice.args["place"], choice.args["side"])
    return {**of_hand(texts, position, choice), "where": where, "cost": texts.packed(cost_of(me, choice))}


def trade_args(texts: Texts, position: Position, choice: Choice) -> Args:
    """What is given to the bank, and what it gives."""
    give, get = choice.args["give"], choice.args["get"]
    rate = 1 if position.step == "swap" else int(amount(me_in(position).rates, give))
    return {"give": texts.resource(give, rate), "get": texts.resource(get), "rate": rate}


def built_args(texts: Texts, position: Position, choice: Choice) -> Args:
    """A built card and its site: of the player on turn, or the rival's that is picked."""
    p, i = position.turn or 0, choice.args["card"]
    me = position.state.players[p if choice.name == "pull_down" else 1 - p]
    site = me.built.beside[i]
    return {"card": texts.name_in(me.built, i), "where": texts.site(me, int(site.place), int(site.side))}


def cell_args(texts: Texts, position: Position, choice: Choice) -> Args:
    """A Region, what it pays or gains, and what it shows."""
    me, cell = me_in(position), choice.args["cell"]
    shown = int(me.regions.beside[cell].store)
    return {"region": texts.region(me, cell), "resource": texts.resource(int(me.resource[cell])), "store": shown}


def resource_args(texts: Texts, _: Position, choice: Choice) -> Args:
    """One of a resource."""
    return {"resource": texts.resource(choice.args["resource"])}


def offer_args(texts: Texts, position: Position, _: Choice) -> Args:
    """Both sides of an offer."""
    frame = frame_of(position)
    return {"give": texts.packed(frame.a), "want": texts.packed(frame.b)}


def step_args(_: Texts, position: Position, __: Choice) -> Args:
    """The step that asks."""
    return {"step": str(position.step).replace("_", "-")}


CHOICE_ARGS: dict[str, Callable[[Texts, Position, Choice], Args]] = {
    "lay": of_pile("start_regions"),
    "search": of_stack,
    "take": take_args,
    "draw": of_stack,
    "put_under": under_args,
    "play": of_hand,
    "name_number": lambda _, __, choice: {"number": choice.args["number"]},
    "build_road": end_args,
    "build_settlement": end_args,
    "use_scout": end_args,
    "build_city": city_args,
    "build": build_args,
    "trade": trade_args,
    "pull_down": built_args,
    "pay": cell_args,
    "gain": cell_args,
    "any_region": step_args,
    "take_resource": resource_args,
    "give_resource": resource_args,
    "stop": step_args,
    "skip": step_args,
    "take_region": of_pile("region_stack"),
    "place_region": lambda _, __, choice: {"side": SIDE_NAMES[choice.args["side"]]},
    "counter": of_hand,
    "pick": built_args,
    "take_from_hand": of_hand,
    "propose": step_args,
    "add_give": resource_args,
    "add_want": resource_args,
    "send": offer_args,
    "accept": offer_args,
}
