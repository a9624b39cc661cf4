"""What the texts of questions and choices are told: for each step and each kind of choice, its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import card_at
from bailey.games.catan_cards.card_words import CARD_OF
from bailey.games.catan_cards.cards import EVENTS, EXPANSIONS, FACES, IDS, card, operation
from bailey.games.catan_cards.clauses import ON_REGION
from bailey.games.catan_cards.clauses.selectors import SELECTORS
from bailey.games.catan_cards.explain import cost_of, saved_by
from bailey.games.catan_cards.packing import ANY, RESOURCES, amount
from bailey.games.catan_cards.table_words import END_NAMES, SIDE_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import Frame
    from bailey.core.play.choices import Choice
    from bailey.core.play.position import Position
    from bailey.core.state.slots import Pile
    from bailey.core.text.catalogue import Value
    from bailey.games.catan_cards.state import Player, State
    from bailey.games.catan_cards.table_words import TableWords

Args = dict[str, "Value"]
COLUMN_NAMES = ("left", "middle", "right")
#: The steps in which a choice is about the rival's hand, and those in which a search is free.
RIVALS_HAND = {"put_under", "spy"}
FREE_SEARCH = {"start_search", "master_search", "search_free", "take_from", "search_by_magic"}
#: The choices, and the steps, that are about a built card of one's own.
OWN_CARDS, OWN_STEPS = {"pull_down", "use"}, {"pick_own", "swap_first", "swap_second"}
#: The steps in which a Region of the rival's is picked.
RIVALS_REGIONS = {"take_rivals_region", "put_on_region"}


def hand_of(position: Position[State]) -> Pile:
    """Return the hand that a choice is about: that of the player on turn, or the rival's."""
    p = position.turn or 0
    whose = 1 - p if position.step in RIVALS_HAND else p
    return position.state.players[whose].hand


# The arguments of the questions


def step_of_layout(_: TableWords, __: State, frame: Frame) -> Args:
    """Which place of the layout comes next."""
    return {"side": SIDE_NAMES[frame.a // len(COLUMN_NAMES)], "column": COLUMN_NAMES[frame.a % len(COLUMN_NAMES)]}


def attack_of(which: int) -> str:
    """Return the card that an operation belongs to."""
    return next(IDS[c] for c in (*EXPANSIONS, *EVENTS) if card(c).first <= which < card(c).first + card(c).count)


def selected(texts: TableWords, which: int, n: int = 1) -> str:
    """Return which cards an operation is about, and how many of them."""
    return texts.cards.selected(SELECTORS[operation(which).selector], n=n)


def shows_nothing(me: Player) -> str:
    """Return whether no Region of a player shows any resource, so that what cards keep is paid."""
    return "yes" if me.stock == me.kept else "no"


def picked(texts: TableWords, which: int) -> str:
    """Return which own cards an operation is about: those that were named, or all that fit."""
    return texts.cards.selected({"named": True}) if operation(which).named else selected(texts, which)


STEP_ARGS: dict[str, Callable[[TableWords, State, Frame], Args]] = {
    "lay_out": step_of_layout,
    "fill_hand": lambda _, s, f: {"n": s.players[f.player].hand_limit - s.players[f.player].hand.size},
    "cut_hand": lambda _, s, f: {"n": s.players[f.player].hand.size - s.players[f.player].hand_limit},
    "take_card": lambda _, __, f: {"stack": f.a + 1},
    "pay": lambda texts, _, f: {"due": texts.packed(f.a)},
    "pay_any": lambda texts, s, f: {"due": texts.resource(ANY, f.a), "kept": shows_nothing(s.players[f.player])},
    "gain": lambda texts, _, f: {"due": texts.resource(f.a, f.b)},
    "steal": lambda _, __, f: {"n": f.a},
    "react": lambda texts, _, f: {"card": texts.card(attack_of(f.a))},
    "pick": lambda texts, _, f: {"what": selected(texts, f.a)},
    "spy": lambda texts, _, f: {"what": selected(texts, f.a)},
    "put_under": lambda _, __, f: {"n": f.a},
    "swap": lambda _, __, f: {"n": f.b, "rate": int(operation(f.a).rate)},
    "give_back": lambda _, __, f: {"n": f.a},
    "save": lambda texts, _, f: {"n": f.b, "due": texts.packed(f.a)},
    "name_resource": lambda _, __, f: {"n": f.b},
    "choose": lambda texts, _, f: {"card": texts.card(attack_of(f.a))},
    "name_cards": lambda texts, _, f: {"what": selected(texts, f.a, f.b)},
    "pick_own": lambda texts, _, f: {"what": picked(texts, f.a)},
    "silence": lambda texts, _, f: {"what": selected(texts, f.a)},
    "peek_next": lambda _, __, f: {"stack": f.a + 1},
    "keep_one": lambda _, __, f: {"stack": f.a + 1},
    "take_top": lambda texts, _, f: {"what": selected(texts, f.a)},
    "put_same": lambda _, __, f: {"stack": f.a + 1},
    "choose_regions": lambda _, __, f: {"n": f.a},
    "draw_tops": lambda _, __, f: {"n": f.a},
    "take_rivals_region": lambda texts, s, f: {"region": texts.region(s.players[f.player], f.a)},
    "place_region": lambda texts, s, _: {"region": texts.card(IDS[card_at(s.drawn, 0)])},
    "offer": lambda texts, _, f: {"give": texts.packed(f.a), "want": texts.packed(f.b)},
    "answer": lambda texts, _, f: {"give": texts.packed(f.a), "want": texts.packed(f.b)},
    "pay_magic": lambda _, __, f: {"n": f.a},
    "cancel": lambda texts, _, f: {"card": texts.card(IDS[f.a])},
    "swap_second": lambda texts, s, f: {"card": texts.name_in(s.players[f.player].built, f.b)},
    "change_region": lambda texts, s, f: {"region": texts.region(s.players[f.player], f.a)},
    "take_built": lambda texts, _, f: {"what": selected(texts, f.a)},
    "put_on_card": lambda texts, _, f: {"card": texts.card(attack_of(f.a)), "what": selected(texts, f.a)},
    "put_on_region": lambda texts, _, f: {"card": texts.card(attack_of(f.a))},
    "fill_tops": lambda _, s, f: {"n": s.players[f.player].hand_limit - s.players[f.player].hand.size},
}


# The arguments of the choices


def me_in(position: Position[State]) -> Player:
    """Return the player on turn."""
    return position.state.players[position.turn or 0]


def frame_of(position: Position[State]) -> Frame:
    """Return what the player on turn is asked."""
    return position.state.todo[position.state.pending - 1]


def of_pile(name: str) -> Callable[[TableWords, Position[State], Choice], Args]:
    """Make the arguments of a choice whose slot is one of a pile of the table."""
    return lambda texts, position, choice: {
        "region": texts.card(IDS[card_at(getattr(position.state, name), choice.args["slot"])])
    }


def of_hand(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """The card of a choice from a hand."""
    return {"card": texts.name_in(hand_of(position), choice.args["slot"])}


def of_stack(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """A stack, how many cards it has, and what it costs to search it."""
    stack = choice.args["stack"]
    cost = 0 if position.step in FREE_SEARCH else me_in(position).search_cost
    cards = position.state.stacks[stack].cards
    top = texts.name_in(cards, cards.size - 1) if position.step == "take_top" else ""
    about: Args = {"stack": stack + 1, "cards": cards.size, "cost": int(cost), "top": top}
    return {**about, **step_args(texts, position, choice)}


def take_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """The card of the stack that is searched."""
    return {"card": texts.name_in(position.state.stacks[frame_of(position).a].cards, choice.args["slot"])}


def under_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """The card of a hand, and the stack under which it goes."""
    return {**of_hand(texts, position, choice), "stack": choice.args["stack"] + 1}


def cost_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """What building costs, and how much of it is saved."""
    s, p = position.state, position.turn or 0
    cost = cost_of(s, p, choice)
    return {"cost": texts.packed(cost) if cost else texts.say("free-of-charge"), "saved": saved_by(s, p, choice)}


def end_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """An end of the row, the card that helps, and the cost."""
    about = of_hand(texts, position, choice) if "slot" in choice.args else {}
    return {**about, "end": END_NAMES[choice.args["end"]], **cost_args(texts, position, choice)}


def city_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """The place and the cost of a City, or what else covers a Settlement; some are free of charge."""
    place: Args = {"place": texts.place(choice.args["place"])}
    if position.step == "free_city":
        return {**place, "cost": texts.say("free-of-charge"), "saved": 0}
    return {**place, **cost_args(texts, position, choice)}


def build_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """The card of the hand, or the new development, its site and its cost."""
    me = me_in(position)
    where = texts.site(me, choice.args["place"], choice.args["side"])
    pile = position.state.developments if choice.name == "build_new" else me.hand
    card = texts.name_in(pile, choice.args["slot"])
    return {"card": card, "where": where, **cost_args(texts, position, choice)}


def trade_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """What is given to the bank, and what it gives."""
    give, get = choice.args["give"], choice.args["get"]
    swaps = position.step == "swap"
    rate = int(operation(frame_of(position).a).rate if swaps else amount(me_in(position).rates, give))
    return {"give": texts.resource(give, rate), "get": texts.resource(get), "rate": rate}


def built_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """A built card and its site: of the player on turn, or the rival's that is picked."""
    p, i = position.turn or 0, choice.args["card"]
    own = choice.name in OWN_CARDS or position.step in OWN_STEPS
    me = position.state.players[p if own else 1 - p]
    site = me.built.beside[i]
    return {"card": texts.name_in(me.built, i), "where": texts.site(me, int(site.place), int(site.side))}


def cell_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """A Region, what it pays or gains, and what it shows."""
    me, cell = me_in(position), choice.args["cell"]
    shown = int(me.regions.beside[cell].store)
    return {"region": texts.region(me, cell), "resource": texts.resource(int(me.resource[cell])), "store": shown}


def resource_args(texts: TableWords, _: Position[State], choice: Choice) -> Args:
    """One of a resource."""
    return {"resource": texts.resource(choice.args["resource"])}


def region_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """A Region that is chosen, and what it shows: one's own, or the rival's."""
    p, cell = position.turn or 0, choice.args["cell"]
    me = position.state.players[1 - p if position.step in RIVALS_REGIONS else p]
    region, shown = texts.region(me, cell), int(me.regions.beside[cell].store)
    return {"region": region, "store": shown, "step": str(position.step).replace("_", "-")}


def way_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """One of two ways, as whoever is asked goes it."""
    operations = [
        operation
        for clause in CARD_OF[attack_of(frame_of(position).a)]["effect"]
        for operation in clause["do"]
        if operation["op"] == "opponent_chooses"
    ]
    return {"does": texts.cards.way(operations[0]["options"][choice.args["way"]])}


def offer_args(texts: TableWords, position: Position[State], _: Choice) -> Args:
    """Both sides of an offer."""
    frame = frame_of(position)
    return {"give": texts.packed(frame.a), "want": texts.packed(frame.b)}


def step_args(_: TableWords, position: Position[State], __: Choice) -> Args:
    """The step that asks."""
    return {"step": str(position.step).replace("_", "-")}


def gold_paid(texts: TableWords, position: Position[State], choice: Choice) -> str:
    """How much of which resource is paid for others."""
    return texts.resource(int(operation(frame_of(position).a).paid), choice.args["n"])


# Wizards & Dragons


def wizard_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """A Wizard, own or the rival's, with the magic it has; and what its Region shows."""
    p, cell = position.turn or 0, choice.args["cell"]
    me = position.state.players[1 - p if position.step == "drain" else p]
    about: Args = {"card": texts.card(IDS[card_at(me.wizards, cell)]), "magic": int(me.wizards.beside[cell].magic)}
    shown: Args = {"region": texts.region(me, cell), "store": int(me.regions.beside[cell].store)}
    return {**about, **shown, **step_args(texts, position, choice)}


def put_wizard_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """A Wizard of the hand, the Region on which it is put, and its cost."""
    region = texts.region(me_in(position), choice.args["cell"])
    return {**of_hand(texts, position, choice), "region": region, **cost_args(texts, position, choice)}


def buy_off_args(texts: TableWords, position: Position[State], choice: Choice) -> Args:
    """The rival's card on an own Region, and what it takes to make it leave."""
    me = me_in(position)
    card = next(IDS[c] for c in (card_at(me.foreign, i) for i in range(me.foreign.size)) if lies_on_region(c))
    region = texts.region(me, choice.args["cell"])
    return {"card": texts.card(card), "region": region, **cost_args(texts, position, choice)}


def lies_on_region(c: int) -> bool:
    """Tell whether a card is one that lies on a Region."""
    return bool(card(c).lies_on == ON_REGION)


CHOICE_ARGS: dict[str, Callable[[TableWords, Position[State], Choice], Args]] = {
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
    "build_metropolis": city_args,
    "block": lambda _, __, choice: {"stack": choice.args["stack"] + 1},
    "build": build_args,
    "build_new": build_args,
    "keep": step_args,
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
    "use": built_args,
    "take_discarded": lambda texts, position, choice: {
        "card": texts.name_in(position.state.discard, choice.args["slot"])
    },
    "pick_region": region_args,
    "save": resource_args,
    "pay_kept": resource_args,
    "choose": way_args,
    "name_resource": lambda texts, _, choice: {"resource": texts.say(f"resource-{RESOURCES[choice.args['resource']]}")},
    "pay_gold": lambda texts, position, choice: {"n": choice.args["n"], "paid": gold_paid(texts, position, choice)},
    "pawn": of_hand,
    "build_citadel": city_args,
    "put_wizard": put_wizard_args,
    "add_magic": wizard_args,
    "pick_wizard": wizard_args,
    "name_face": lambda texts, _, choice: {"face": texts.say(f"face-{FACES[choice.args['face']]}")},
    "remove_event": lambda texts, position, choice: {
        "card": texts.name_in(position.state.events_stack, choice.args["slot"])
    },
    "buy_off": buy_off_args,
}
