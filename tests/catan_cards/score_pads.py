"""What people read off the table for the score pad, and positions of whole games to read it off."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from catan_cards.test_drawing import some_choice
from catan_cards.transcript import eager

from bailey.core import Position, card_at
from bailey.core.text.pad_form import fill_in
from bailey.games import catan_cards as catan
from bailey.games.catan_cards.cards import CITADEL, CITY, IDS, KIND_OF, METROPOLIS, SETTLEMENT, card
from bailey.games.catan_cards.data import BASE_ALONE, SETS
from bailey.games.catan_cards.rules.sums import count_served
from bailey.games.catan_cards.score_pad.material import Material

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.games.catan_cards.state import Player, State

GAME = catan.GAME
MATERIAL = [Material(theme) for theme in range(len(SETS))]
#: So many turns lie between two positions of a game that are looked at.
TURNS_BETWEEN = 3


def scored(*players: dict[str, int], theme: int = BASE_ALONE) -> Position:
    """Load the position that a pad with these answers makes."""
    return Position.load(GAME, fill_in(GAME, 2, players, theme).position())


def whole_games(theme: int, seed: int) -> Iterator[Position]:
    """Play a whole game, and show it in some of its turns and at its end; every other game is played eagerly."""
    options = {"theme": theme, "goal": 15, "turn_cap": 50, "action_gate": 3, "citadel_sites": (2, 4)[seed % 2]}
    position, chance = Position.new(GAME, 2, seed, options), random.Random(seed)
    shown = 0
    while not position.over:
        position.push((some_choice, eager)[seed % 2](position, chance))
        if position.state.turns >= shown + TURNS_BETWEEN and not position.over:
            shown = position.state.turns
            yield position
    yield position


def said(position: Position) -> list[dict[str, int]]:
    """What can be read off the table, and no more."""
    s = position.state
    return [{name: n for name, n in read_off(s, p).items() if n} for p in range(2)]


def read_off(s: State, p: int) -> dict[str, int]:
    """Count what one player has."""
    me = s.players[p]
    row = {"settlements": SETTLEMENT, "cities": CITY, "metropolises": METROPOLIS, "citadels": CITADEL}
    found = {name: me.centres.count(what) for name, what in row.items()}
    names = [KIND_OF[IDS[card_at(me.built, i)]] for i in range(me.built.size)]
    return {**found, **{name: names.count(name) for name in names}, **of_the_moment(s, p, me, names)}


def of_the_moment(s: State, p: int, me: Player, names: list[str]) -> dict[str, int]:
    """Count what is so for a while."""
    of = MATERIAL[s.theme]
    covered = [names[i] for i in range(me.built.size) if me.built.beside[i].foreign]
    silenced = [int(card(card_at(me.built, i)).strength) for i in range(me.built.size) if is_silenced(s, me, i)]
    played = {IDS[card_at(s.lasting, i)] for i in range(s.lasting.size) if s.lasting.beside[i].by == p}
    return {
        **{f"covered-{name}": covered.count(name) for name in covered if name in of.coverable},
        "silenced": sum(silenced),
        "served": int(count_served(me)) if of.wizards else 0,
        "alliance": int(me.wizard_count) if played & {*of.alliances} else 0,
    }


def is_silenced(s: State, me: Player, i: int) -> bool:
    """Tell whether the points of a built card count for nothing."""
    return bool(me.built.beside[i].silenced > s.turns)


def compare(position: Position, entered: Position) -> None:
    """What was entered comes to the same points, strength, commerce and tokens, line by line."""
    assert entered.over
    assert entered.score() == position.score()
    assert entered.state.knight_token == position.state.knight_token
    assert entered.state.commerce_token == position.state.commerce_token
    for p in range(2):
        assert told(entered, p) == told(position, p)
        for name in ("strength", "commerce", "points"):
            assert getattr(entered.state.players[p], name) == getattr(position.state.players[p], name)


def told(position: Position, p: int) -> list[str]:
    """The lines of a score, with the copies of a card under one name."""
    return sorted(str({**line, "card": KIND_OF.get(str(line.get("card")))}) for line in position.breakdown(p))
