"""Each player has a bag of chips of their own: the bags of seats that nobody has are not in the game."""

from __future__ import annotations

import dataclasses
import json
from enum import IntEnum
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bailey.core import (
    NOBODY,
    OWNER,
    PLAYER,
    BadInput,
    Choices,
    Events,
    Game,
    GameState,
    Pile,
    Position,
    Record,
    Told,
    ask,
    card_at,
    draw,
    each_player,
    move,
    offer,
    pile,
    rule,
    shuffle,
    tell,
    todo,
)
from bailey.core.check import knowledge, suite, whole_games
from bailey.core.check.trials import Nonconforming, Sample
from bailey.core.state.chance import GAME_STREAM, Luck, seed_with

if TYPE_CHECKING:
    from bailey.core import Menu, Steps

MOST, CHIPS = 4, 5
BAGS = [range(CHIPS * p, CHIPS * (p + 1)) for p in range(MOST)]


class Player(Record):
    """The chips of one player."""

    hand: Pile = pile(CHIPS, see=OWNER)
    laid: Pile = pile(CHIPS)
    bag: Pile = pile(CHIPS, see=NOBODY, homes=BAGS)


class State(GameState):
    """The whole table."""

    players: list[Player] = each_player(Player, MOST)


class Step(IntEnum):
    """The steps of a turn."""

    LAY = 0
    NEXT = 1


class What(Events):
    """What is told."""

    LAID = Told("laid", player=PLAYER)


class Why(IntEnum):
    """Nothing is blocked."""


CHOICES = Choices()
LAY = CHOICES.add("lay", slot=CHIPS)


@rule
def setup(s: State) -> None:
    """Shuffle the bags and draw two chips each."""
    for p in range(s.seats):
        shuffle(s, s.players[p].bag)
        draw(s, s.players[p].bag, s.players[p].hand)
        draw(s, s.players[p].bag, s.players[p].hand)
    begin_turn(s, 0)


@rule
def begin_turn(s: State, p: int) -> None:
    """Begin the turn of a player."""
    todo(s, p, Step.LAY, Step.NEXT)


@rule
def offer_chips(s: State, menu: Menu, p: int) -> None:
    """Lay a chip of the hand."""
    for slot in range(s.players[p].hand.size):
        offer(menu, LAY(slot))


@rule
def lay(s: State, p: int, slot: int) -> None:
    """Lay a chip and draw another one."""
    move(s, s.players[p].hand, slot, s.players[p].laid)
    tell(s, What.LAID, p)
    if s.players[p].bag.size > 0:
        draw(s, s.players[p].bag, s.players[p].hand)


@rule
def end_turn(s: State, p: int) -> None:
    """Let the next player lay, until all chips are laid."""
    after = (p + 1) % s.seats
    if s.players[after].hand.size > 0:
        begin_turn(s, after)


@rule
def score(s: State, p: int) -> int:
    """Count the chip that was laid last."""
    laid = s.players[p].laid
    return card_at(laid, laid.size - 1) % CHIPS if laid.size > 0 else 0


class Sealing(Record):
    """A player who lays chips face down."""

    hand: Pile = pile(CHIPS, see=OWNER)
    laid: Pile = pile(CHIPS, see=OWNER)
    bag: Pile = pile(CHIPS, see=NOBODY, homes=BAGS)


class SealedState(GameState):
    """A table on which chips are laid face down."""

    players: list[Sealing] = each_player(Sealing, MOST)


@rule
def offer_sealed_chips(s: State, menu: Menu, p: int) -> None:
    """Lay any chip but the first of the bag; whoever sees that one laid has nothing to do: no game comes to that."""
    before = s.players[(p + s.seats - 1) % s.seats].laid
    for slot in range(s.players[p].hand.size):
        allowed = card_at(s.players[p].hand, slot) % CHIPS > 0
        if allowed and (before.size == 0 or card_at(before, before.size - 1) % CHIPS > 0):
            offer(menu, LAY(slot))


def breakdown(s: State, p: int) -> list[dict[str, object]]:
    return [{"line": "laid", "points": score(s, p)}]


STEPS: Steps = {Step.LAY: ask(offer_chips, {LAY: lay}), Step.NEXT: end_turn}

GAME = Game(
    name="bags",
    version=1,
    title="Bags",
    players=range(2, MOST + 1),
    state=State,
    choices=CHOICES,
    steps=STEPS,
    setup=setup,
    begin_turn=begin_turn,
    score=score,
    breakdown=breakdown,
    cards=tuple(f"chip-{n}" for n in range(CHIPS * MOST)),
    told=What.kinds(),
    reasons=Why,
    folder=Path(__file__).parent,
    longest=CHIPS * MOST,
)
SEALED = dataclasses.replace(
    GAME,
    name="sealed",
    state=SealedState,
    steps={Step.LAY: ask(offer_sealed_chips, {LAY: lay}), Step.NEXT: end_turn},
)


def test_it_conforms_with_every_number_of_seats() -> None:
    suite.check_positions(GAME, 12, 1)
    suite.check_games(GAME, 12, 1)


@pytest.mark.usefixtures("numba")
def test_compiled_it_is_the_same_game() -> None:
    whole_games.plain_equals_compiled(GAME, games=30, seed=1)


def test_only_the_bags_of_the_seats_are_full() -> None:
    assert [one.bag.size for one in GAME.blank(2).players] == [CHIPS, CHIPS, 0, 0]
    assert [one.bag.size for one in GAME.blank(4).players] == [CHIPS] * 4
    assert GAME.cards_in_play(2, {}) == GAME.cards[: 2 * CHIPS]


def test_rules_that_cannot_go_on_from_what_is_imagined_do_not_conform() -> None:
    """One seat lays a chip that it may lay; another imagines the chip that nobody may lay."""
    with pytest.raises(Nonconforming, match="imagines hidden cards, and then the rules cannot go on: step LAY: asks"):
        check_what_is_imagined(20)


def check_what_is_imagined(games: int) -> None:
    for seed in range(games):
        pos, luck = Position.new(SEALED, 2, seed), Luck()
        seed_with(luck, seed, 0, GAME_STREAM)
        pos.push(pos.choices[0])
        knowledge.what_is_imagined_plays_on(Sample(pos, luck, "here"))


def test_a_position_reads_back_after_a_shuffle() -> None:
    pos = Position.new(GAME, 2, seed=1)
    assert Position.load(GAME, json.dumps(pos.dump())) == pos


def test_a_chip_of_a_seat_that_nobody_has_is_refused() -> None:
    with pytest.raises(BadInput, match=r'players\[0\].laid\[0\]: the card "chip-10" is not in play here'):
        Position.load(GAME, {"seats": 2, "players": [{"laid": ["chip-10"]}, {}]})
