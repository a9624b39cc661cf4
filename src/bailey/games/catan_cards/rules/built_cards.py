"""What cards do to built cards: picked ones return to a hand, are named, or count for nothing (10, 12, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core import Menu, card_at, offer, rule, tell, todo_with
from bailey.games.catan_cards.cards import card, operation
from bailey.games.catan_cards.choices import PICK, SKIP
from bailey.games.catan_cards.events import What
from bailey.games.catan_cards.rules.principality import return_card
from bailey.games.catan_cards.rules.sums import count_fitting, fits, recount
from bailey.games.catan_cards.state import PLAYERS
from bailey.games.catan_cards.steps import Step

if TYPE_CHECKING:
    from bailey.games.catan_cards.state import Player, State


@rule
def is_shielded(me: Player, i: int, threat: int) -> bool:
    """Tell whether a built card is protected: by itself, by another at its place, or by one anywhere (12, 13)."""
    c = card_at(me.built, i)
    if card(c).shields_itself & threat != 0:
        return True
    for k in range(me.built.size):
        shield = card(card_at(me.built, k))
        if me.built.beside[k].foreign == 1:
            continue
        if shield.shields_all & threat != 0 and fits(c, shield.shielded_all):
            return True
        if shield.shields & threat != 0 and me.built.beside[k].place == me.built.beside[i].place:
            if fits(c, shield.shielded):
                return True
    return False


# Returning to a hand


@rule
def offer_pick(s: State, menu: Menu, p: int, which: int) -> None:
    """Pick one of the rival's cards that this concerns (10, 12)."""
    what, rival = operation(which), s.players[1 - p]
    for i in range(rival.built.size):
        if fits(card_at(rival.built, i), what.selector) and not is_shielded(rival, i, what.threat):
            offer(menu, PICK(i))
    if menu[0] == 0:
        offer(menu, SKIP())


@rule
def pick(s: State, p: int, card: int) -> None:
    """The picked card returns to its owner's hand (10, 12)."""
    return_card(s, 1 - p, card, p)


@rule
def offer_own_pick(s: State, menu: Menu, p: int, which: int) -> None:
    """Pick one of one's own cards that this concerns, or that were named (13, Ransom, Raid, Town Fire)."""
    what, me = operation(which), s.players[p]
    for i in range(me.built.size):
        if what.named == 1:
            if me.built.beside[i].named == 1:
                offer(menu, PICK(i))
        elif fits(card_at(me.built, i), what.selector) and not is_shielded(me, i, what.threat):
            offer(menu, PICK(i))
    if menu[0] == 0:
        offer(menu, SKIP())


@rule
def pick_own(s: State, p: int, card: int) -> None:
    """One's own picked card returns to the hand (13, Ransom, Raid)."""
    built = s.players[p].built
    for i in range(built.size):
        built.beside[i].named = 0
    return_card(s, p, card, p)


# Naming


@rule
def name_cards(s: State, p: int, which: int, n: int) -> None:
    """Name so many of the rival's cards; where there are no more, all of them (13, Raid)."""
    rival = s.players[1 - p]
    if count_fitting(rival, operation(which).selector) > n:
        todo_with(s, p, Step.NAME_CARDS, which, n)
    else:
        if count_fitting(rival, operation(which).selector) == 0:
            tell(s, What.NO_EFFECT, 1 - p, card_at(s.shown, 0))
        for i in range(rival.built.size):
            if fits(card_at(rival.built, i), operation(which).selector):
                name_one(s, p, i)


@rule
def name_one(s: State, p: int, i: int) -> None:
    """Name one of the rival's cards (13, Raid)."""
    built = s.players[1 - p].built
    built.beside[i].named = 1
    tell(s, What.NAMED_CARD, p, card_at(built, i))


@rule
def offer_names(s: State, menu: Menu, p: int, which: int, n: int) -> None:
    """Name another of the rival's cards that this concerns (13, Raid)."""
    built = s.players[1 - p].built
    for i in range(built.size):
        if fits(card_at(built, i), operation(which).selector) and built.beside[i].named == 0:
            offer(menu, PICK(i))


@rule
def name_and_go_on(s: State, p: int, card: int, which: int, n: int) -> None:
    """Name a card, and go on (13, Raid)."""
    name_one(s, p, card)
    if n > 1:
        todo_with(s, p, Step.NAME_CARDS, which, n - 1)


# Points that count for nothing


@rule
def silence(s: State, p: int, card: int) -> None:
    """The picked card of the rival has no points until one's own next turn begins (13, Damsel Imelda)."""
    built = s.players[1 - p].built
    built.beside[card].silenced = s.turns + PLAYERS
    tell(s, What.SILENCED, 1 - p, card_at(built, card))
    recount(s, 1 - p)
