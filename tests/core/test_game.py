"""The contract, and the engine that the core makes of a game's steps."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import re
from typing import Any

import pytest

from bailey.core import BadInput, BrokenRules, Game, Interrupt, Position, allow, ask, nothing, offer, todo, todo_with
from bailey.core.errors import NoHandler
from bailey.core.play.game import winners
from bailey.core.state.slots import OPEN
from bailey.games import _template as postern
from bailey.games import burgundy_cards
from bailey.games._template import rules
from bailey.games._template.choices import BUY, CARRY, LEAVE, LET_PASS, PUT_UNDER, REST, SPY
from bailey.games._template.rules import Step

GAME = postern.GAME


def with_steps(**steps: Any) -> Game:
    """Make a game of Postern with other steps."""
    return dataclasses.replace(GAME, steps={**GAME.steps, **{Step[name]: what for name, what in steps.items()}})


def start(game: Game, **written: Any) -> Position:
    return Position.load(game, written)


def test_every_card_begins_open_in_its_home_and_options_are_numbers_of_the_state() -> None:
    s = GAME.blank(2)
    there = s.deck.slots[: s.deck.size]
    assert [slot for slot in there if slot & OPEN == OPEN] == there
    assert (s.deck.size, s.players[1].hand.see, s.deck.see) == (16, 2, 0)
    assert (GAME.blank(2).hours, GAME.blank(2, {"hours": 9}).hours) == (6, 9)
    with pytest.raises(BadInput, match="Postern has hours"):
        GAME.blank(2, {"snow": 1})
    for hours in (4, True):
        with pytest.raises(BadInput, match=r"must be one of 3, 6, 9"):
            GAME.blank(2, {"hours": hours})
    said = re.escape("option 'strict_win': must be 0 (no) or 1 (yes), not 7")
    with pytest.raises(BadInput, match=said):
        burgundy_cards.load({"seats": 1, "options": {"strict_win": 7}})


def test_a_step_gets_only_the_arguments_that_it_names_and_its_frame_is_gone_before() -> None:
    seen: list[Any] = []
    for end_turn in (lambda s: seen.append(s.seats), lambda s, p: seen.append((s.pending, p))):
        start(with_steps(END_TURN=end_turn), turn=1).push(REST())
    assert seen == [2, (0, 1)]


def test_steps_that_ask_nobody_run_until_one_asks() -> None:
    def end(s: Any, p: int) -> None:
        todo(s, p, Step.BRING_IN, Step.BRING_IN, Step.ACT, Step.END_TURN)

    pos = start(with_steps(END_TURN=end))
    pos.push(REST())
    assert (pos.step, pos.state.pending) == ("act", 2)


def test_a_single_open_choice_is_played_at_once_unless_it_is_always_asked() -> None:
    game = with_steps(LOOK=ask(lambda menu: offer(menu, LEAVE()), {LEAVE: nothing}))
    pos = start(game, players=[{"coins": 0}, {}])
    pos.push(SPY())
    assert (pos.turn, pos.step) == (1, "act"), "only `leave` was open, so nobody was asked"
    look = ask(lambda menu: offer(menu, LEAVE()), {LEAVE: nothing}, always=True)
    pos = start(with_steps(LOOK=look), players=[{"coins": 0}, {}])
    pos.push(SPY())
    assert (pos.turn, pos.step, [str(choice) for choice in pos.choices]) == (0, "look", ["leave"])


def test_a_step_that_asks_for_nothing_or_offers_without_a_handler_is_a_broken_rule() -> None:
    game = with_steps(LOOK=ask(nothing, {LEAVE: nothing}))
    with pytest.raises(
        BrokenRules, match="step LOOK: asks, but nothing can be chosen; offer what can always be chosen, or ask nobody"
    ):
        start(game, players=[{"coins": 0}, {}]).push(SPY())
    handlers = {kind: handler for kind, handler in GAME.steps[Step.ACT].handlers.items() if kind is not REST}
    with pytest.raises(NoHandler, match=r"step ACT: offers choice \d+, which has no handler; it has .*carry"):
        start(with_steps(ACT=ask(rules.offer_acts, handlers)))


def test_an_interrupt_leaves_the_question_as_it_was_and_is_open_only_when_its_rule_says_so() -> None:
    pos = start(GAME, players=[{"coins": 2}, {}])
    pos.push(SPY())
    assert (pos.step, BUY() in pos.choices) == ("look", True)
    pos.push(BUY())
    assert (pos.step, BUY() in pos.choices) == ("look", True)
    pos.push(BUY())
    assert pos.turn == 1, "without a coin, and with nothing left to put under, `leave` was the only choice"
    pos = start(GAME, players=[{"hand": ["silk", "wool"]}, {"hand": ["wine"], "coins": 2}])
    pos.push({"do": "carry", "slot": 0})
    assert (pos.turn, LET_PASS() in pos.choices, BUY() in pos.choices) == (1, True, False)


def carry_by_weather(s: Any, p: int, slot: int, weather: int) -> None:
    raise AssertionError


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        (
            {Step.ACT: ask(rules.offer_acts, {CARRY: carry_by_weather})},
            "ACT, carry: carry_by_weather wants 'weather', but is given s, p, slot",
        ),
        ({Step.LOOK: ask(rules.offer_look, {})}, "step LOOK: asks, but has no handlers"),
        ({Step.LOOK: None}, "steps: LOOK is not listed; name the rule that it runs"),
        (
            {Step.LOOK: ask(rules.offer_look, {LEAVE: nothing}, carries=["one", "two", "three", "four", "five"])},
            "step LOOK: carries 5 numbers; a pending step has room for 4",
        ),
    ],
)
def test_a_step_that_cannot_be_run_is_refused_by_name(steps: dict[Any, Any], why: str) -> None:
    listed = {step: what for step, what in {**GAME.steps, **steps}.items() if what is not None}
    with pytest.raises(TypeError, match=why):
        dataclasses.replace(GAME, steps=listed)


def test_numbers_of_a_frame_reach_the_offer_and_the_handlers_by_name() -> None:
    seen = []

    def offer_look(menu: Any, depth: int, light: int) -> None:
        seen.append((depth, light))
        offer(menu, LEAVE())
        offer(menu, PUT_UNDER())

    def spy(s: Any, p: int) -> None:
        todo_with(s, p, Step.LOOK, 3, 5)

    handlers = {**GAME.steps[Step.ACT].handlers, SPY: spy}
    look = ask(offer_look, {LEAVE: nothing, PUT_UNDER: nothing})
    pos = start(with_steps(ACT=ask(rules.offer_acts, handlers), LOOK=look))
    assert pos.carried == {}
    pos.push(SPY())
    assert seen == [(3, 5)]
    assert pos.carried == {"depth": 3, "light": 5}


def test_the_prior_of_a_kind_of_choice_is_a_number_or_what_its_rule_returns() -> None:
    game = dataclasses.replace(GAME, prior={REST: 7, CARRY: lambda slot: slot - 40})
    pos = start(game)
    assert [game.prior_of(pos.state, choice) for choice in (REST(), SPY(), CARRY(2))] == [7, 0, -38]


def test_an_interrupt_may_have_arguments() -> None:
    bought = []

    def buy(s: Any, p: int, slot: int) -> None:
        s.players[p].coins -= 1
        bought.append((p, slot))

    def offer_buy(s: Any, menu: Any, p: int) -> None:
        allow(menu, CARRY(4), s.players[p].coins > 0)

    game = dataclasses.replace(GAME, interrupts=(Interrupt(CARRY, offer_buy, buy),))
    pos = start(game, players=[{"coins": 1, "hand": ["silk"]}, {}])
    pos.push(CARRY(4))
    assert (bought, pos.turn, pos.step) == ([(0, 4)], 0, "act")


def test_the_best_score_wins_then_the_tiebreak_and_then_it_is_shared() -> None:
    def players(*coins: int) -> list[dict[str, Any]]:
        yards = [["silk"], ["spice", "bread"], ["salt"]]
        return [{"coins": c, "yard": yard} for c, yard in zip(coins, yards, strict=True)]

    assert winners(GAME, start(GAME, players=players(1, 0, 9)).state) == [0]
    assert winners(GAME, start(GAME, players=players(1, 2, 9)).state) == [1]
    assert winners(GAME, start(GAME, players=players(2, 2, 9)).state) == [0, 1]
    game = dataclasses.replace(GAME, tiebreak=None)
    pos = start(game, players=[{"coins": 1, "yard": ["silk"]}, {"coins": 2, "yard": ["spice", "bread"]}])
    assert pos.winners == [0, 1]


def test_a_game_is_pickled_by_its_module_and_copied_to_be_changed() -> None:
    game = GAME
    assert pickle.loads(pickle.dumps(game)) is game  # noqa: S301 - our own
    assert copy.deepcopy([game])[0] is game
    other = copy.copy(game)
    other.version += 1
    assert (other is game, other.version - game.version) == (False, 1)
    with pytest.raises(TypeError, match="no module has this game as its GAME, so it cannot be pickled"):
        pickle.dumps(other)
