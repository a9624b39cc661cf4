"""The conformance suite finds what it looks for: every game here is Postern with one thing wrong."""

from __future__ import annotations

import dataclasses
import itertools
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from bailey.core import (
    Choices,
    Game,
    Position,
    Told,
    ask,
    block,
    card_at,
    check,
    check_undo,
    offer,
    peek,
    tell,
    todo,
    trials,
)
from bailey.core.chance import bits
from bailey.core.check import Nonconforming
from bailey.core.log import GameLog
from bailey.core.modes import Lanes, kernels
from bailey.core.slots import CARD_BITS, OPEN
from bailey.games import _template as postern
from bailey.games._template import rules
from bailey.games._template.cards import card
from bailey.games._template.choices import CARRY, CHOICES, DISCARD, LEAVE, LET_PASS, REST, SPY, Why
from bailey.games._template.events import TOLD, What
from bailey.games._template.rules import STEPS, Step

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = postern.GAME
TIDES = itertools.count()


def wrong(**changes: Any) -> Game:
    """Make Postern with other parts; steps are named as in `Step`."""
    steps: dict[Any, Any] = {Step[name]: changes.pop(name) for name in list(changes) if name in Step.__members__}
    return dataclasses.replace(GAME, steps={**STEPS, **steps}, **changes)


def fails(piece: Callable[..., None], game: Game, why: str, **more: Any) -> None:
    with pytest.raises(Nonconforming, match=why) as found:
        piece(game, games=6, seed=3, **more)
    assert "Postern" in str(found.value)


def test_another_source_of_chance() -> None:
    def setup(s: Any) -> None:
        s.players[0].coins = next(TIDES)
        rules.setup(s)

    fails(check.same_seed_same_game, wrong(setup=setup), "lead to another state")


def test_a_copy_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = GAME.state.copy

    def half(state: Any) -> Any:
        twin = whole(state)
        twin.deck = state.deck
        return twin

    monkeypatch.setattr(GAME.state, "copy", half)
    fails(check.copies_never_alias, GAME, "a copy changed as its original was played on")


def test_a_look_that_changes_something() -> None:
    def breakdown(s: Any, p: int) -> list[dict[str, Any]]:
        s.players[p].coins += 1
        return GAME.breakdown(s, p)

    fails(check.looking_changes_nothing, wrong(breakdown=breakdown), "looking at the position changed it")


def test_a_score_that_is_not_a_players_own() -> None:
    def score(s: Any, p: int) -> int:
        return int(s.players[p].coins) + int(s.players[p - 1].coins)

    def breakdown(s: Any, p: int) -> list[dict[str, Any]]:
        return [{"line": "coins", "points": score(s, p)}]

    not_own = wrong(own_scores=True, score=score, breakdown=breakdown)
    fails(check.looking_changes_nothing, not_own, "scores by others' records")


def test_lines_that_do_not_add_up() -> None:
    fails(
        check.looking_changes_nothing,
        wrong(breakdown=lambda _s, _p: []),
        r"player \d scores \d+, but .* add up to 0",
    )


def test_a_reason_that_is_no_json() -> None:
    game = wrong(explain=lambda _s, _choice, why: {"key": Why(why), "args": {1, 2}})
    fails(check.looking_changes_nothing, game, "is no JSON")


def test_what_is_open_and_blocked_at_once() -> None:
    def offer_acts(s: Any, menu: Any, p: int) -> None:
        rules.offer_acts(s, menu, p)
        block(menu, SPY, Why.NO_CARD_LEFT)

    fails(check.looking_changes_nothing, wrong(ACT=ask(offer_acts, rules.act)), "open and blocked at once")


def test_a_position_drawn_as_nothing() -> None:
    fails(check.positions_are_drawn, wrong(draw=lambda _: ""), "drawn as nothing")


def test_a_choice_that_reads_back_as_another() -> None:
    choices = Choices()
    choices.add("rest")
    choices.add("rest")
    with pytest.raises(Nonconforming, match="choice 1, rest, reads back as"):
        check.choices_round_trip(wrong(choices=choices, interrupts=()))


def test_a_position_that_refuses_itself() -> None:
    fails(
        check.positions_round_trip,
        wrong(refuse=lambda s: "no" if s.hours == 3 else None),
        "its own JSON is refused: no",
    )


def test_a_position_that_reads_back_as_another() -> None:
    def refuse(s: Any) -> None:
        s.players[0].coins = min(3, s.players[0].coins)

    fails(check.positions_round_trip, wrong(refuse=refuse), "read back from its JSON, the position is another")


def test_a_todo_that_should_have_been_refused() -> None:
    fails(check.whatever_is_read_can_be_played, wrong(refuse=lambda _: None), r"the todo \[.*\] is read, but fails")


def test_a_todo_that_reads_back_as_another_position() -> None:
    def refuse(s: Any) -> None:
        s.players[0].coins += 1

    moment = next(trials.moments(wrong(refuse=refuse), 1, 0))
    with pytest.raises(Nonconforming, match="is read, but reads back as another position"):
        check.expect_an_end(moment, moment.pos.dump())


def test_a_todo_without_an_end() -> None:
    moment = next(trials.moments(wrong(longest=1), 1, 0))
    with pytest.raises(Nonconforming, match="is read, but leads to no end"):
        check.expect_an_end(moment, moment.pos.dump())


def test_a_choice_offered_twice() -> None:
    def offer_acts(s: Any, menu: Any, p: int) -> None:
        rules.offer_acts(s, menu, p)
        offer(menu, REST)

    fails(check.something_is_open, wrong(ACT=ask(offer_acts, rules.act)), "offered twice")


def test_a_deed_that_was_not_counted() -> None:
    fails(check.deeds_are_counted, wrong(deed=lambda _, choice: choice + 1, deeds=CHOICES.count), "is deed")


def test_an_urge_that_is_no_number_or_too_large() -> None:
    fails(check.urges_are_small, wrong(urge=lambda _, choice: choice / 2), "is no whole number")
    fails(check.urges_are_small, wrong(urge=lambda _, choice: choice << 40), "more than")


def test_a_choice_that_fails() -> None:
    def act(s: Any, choice: int, p: int) -> None:
        if choice == SPY:
            raise KeyError("magnifying glass")
        rules.act(s, choice, p)

    fails(check.open_choices_apply, wrong(ACT=ask(rules.offer_acts, act)), "spy is open, but fails: KeyError")


def test_a_choice_that_changes_nothing() -> None:
    def act(s: Any, choice: int, p: int) -> None:
        if choice == REST:
            todo(s, p, Step.ACT)
        else:
            rules.act(s, choice, p)

    fails(check.open_choices_apply, wrong(ACT=ask(rules.offer_acts, act)), "rest changes nothing")


def test_a_choice_that_is_not_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "push", lambda pos, choice: pos.game.choices.read(choice))
    with pytest.raises(Nonconforming, match="choice 5 is not open, but was not refused"):
        check.expect_refusal(next(trials.moments(GAME, 1, 0)), 5)


def test_a_refusal_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "explain", lambda _pos, _choice: {})
    fails(check.other_choices_are_refused, GAME, "fails instead of being refused: KeyError")


def test_a_card_that_is_lost_or_doubled() -> None:
    def bring_in(s: Any, p: int) -> None:
        rules.bring_in(s, p)
        s.players[p].yard.slots[0] = s.players[p].yard.slots[max(0, s.players[p].yard.size - 1)]

    fails(check.cards_are_conserved, wrong(BRING_IN=bring_in), "lost, or lies in two places")


def test_a_view_that_shows_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    forms = import_module("bailey.core.forms")
    monkeypatch.setattr(forms, "known_bits", lambda _: 0)
    fails(check.what_is_shown_is_known, GAME, "the view of None shows what None cannot know")


def test_a_question_that_gives_a_hand_away() -> None:
    """If only who holds a guard were asked, everybody would know who holds one."""

    def offer_watch(s: Any, menu: Any, p: int) -> None:
        hand = s.players[p].hand
        offer(menu, LET_PASS)
        for slot in range(hand.size if s.gate.size else 0):
            if card(card_at(hand, slot)).guard:
                offer(menu, DISCARD + slot)

    fails(
        check.what_is_shown_is_known,
        wrong(WATCH=ask(offer_watch, rules.watch)),
        r"that \d is asked .* cannot know",
    )


def test_an_offer_that_gives_the_deck_away() -> None:
    def offer_acts(s: Any, menu: Any, p: int) -> None:
        rules.offer_acts(s, menu, p)
        if s.deck.size and card(card_at(s.deck, s.deck.size - 1)).guard:
            block(menu, LEAVE, Why.GUARD_STAYS)

    game = wrong(ACT=ask(offer_acts, rules.act), explain=lambda _s, _choice, why: {"key": str(why), "args": {}})
    fails(check.what_is_shown_is_known, game, r"what \d may choose shows what \d cannot know")


def test_an_event_that_names_a_hidden_card() -> None:
    def look(s: Any, choice: int, p: int) -> None:
        tell(s, What.LOOKED, p, s.deck.slots[s.deck.size - 1] & CARD_BITS)
        rules.look(s, choice, p)

    told = tuple(Told("looked", ("player", "card")) if what == What.LOOKED else TOLD[what] for what in What)

    def spy(s: Any, p: int) -> None:
        if rules.card_left(s):
            todo(s, p, Step.LOOK)
            peek(s, s.deck, s.deck.size - 1, p)

    def act(s: Any, choice: int, p: int) -> None:
        if choice == SPY:
            spy(s, p)
        else:
            rules.act(s, choice, p)

    game = wrong(told=told, ACT=ask(rules.offer_acts, act), LOOK=ask(rules.offer_look, look))
    fails(check.what_is_told_is_known, game, r"\d was told of .*, and cannot know")


def resting(rest: Callable[[Any, int], None]) -> Game:
    """Make Postern with something else to happen when somebody rests."""

    def act(s: Any, choice: int, p: int) -> None:
        if choice == REST:
            rest(s, p)
        rules.act(s, choice, p)

    return wrong(ACT=ask(rules.offer_acts, act))


def lay_hand_open(s: Any, p: int) -> None:
    """Show the others one's hand, past the core."""
    for slot in range(s.players[p].hand.size):
        s.players[p].hand.slots[slot] |= OPEN


def test_a_card_that_is_shown_and_can_be_hidden_again() -> None:
    game = resting(lay_hand_open)
    fails(check_undo.what_became_known_stays_known, game, r"rest is not final, though \d came to know [a-z-]+")
    fails(check_undo.choices_say_whether_they_are_final, game, r"rest is not final, though \d came to know")


def test_chance_that_can_be_asked_again() -> None:
    game = resting(lambda s, _: bits(s) and None)
    fails(check_undo.what_became_known_stays_known, game, "rest is not final, though chance decided something")


def test_an_end_that_can_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "final", property(lambda pos: pos.revealed != 0))
    fails(check_undo.what_became_known_stays_known, GAME, "is not final, though the game is over")


def test_a_row_that_is_final_and_can_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameLog, "undo_points", lambda log: [len(log.rows)])
    fails(check_undo.what_became_known_stays_known, GAME, "can be undone, though")


def test_a_final_choice_that_does_not_say_so() -> None:
    def show_guards(s: Any, p: int) -> None:
        hand = s.players[p - 1].hand
        for slot in range(hand.size):
            if card(card_at(hand, slot)).guard:
                peek(s, hand, slot, p)

    game = resting(show_guards)
    fails(check_undo.choices_say_whether_they_are_final, game, "rest says that it is not final, but it is")


def test_a_number_that_gives_a_hand_away_and_can_be_undone() -> None:
    def pay_the_next(s: Any, p: int) -> None:
        s.players[p].coins += card(card_at(s.players[p - 1].hand, 0)).worth if s.players[p - 1].hand.size else 0

    game = resting(pay_the_next)
    fails(check_undo.what_can_be_undone_shows_nothing, game, r"rest is not final, but shows \d what \d could not know")


def test_imagining_what_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "imagine", lambda pos, *_: pos.copy())
    fails(check.what_is_imagined_is_known, GAME, r"\d imagines by what \d cannot know")


def test_imagining_what_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "imagine", lambda pos, *_: postern.new(pos.state.seats, 5))
    fails(check.what_is_imagined_is_known, GAME, r"\d imagines what \d knows is not so")


def test_a_bot_that_peeps() -> None:
    def peeping(pos: Position, seat: int, _: int) -> int:
        return pos.choices.numbers[card_at(pos.state.players[seat - 1].hand, 0) % len(pos.choices)]

    fails(
        check.bots_choose_by_what_they_know,
        GAME,
        "when only cards differ that it cannot know",
        bots=[peeping],
    )


def test_a_bot_that_knows_what_chance_will_say() -> None:
    def prophet(pos: Position, _seat: int, _seed: int) -> int:
        return pos.choices[pos.state.luck_a % len(pos.choices)].number

    fails(
        check.bots_choose_by_what_they_know,
        GAME,
        "when only cards differ that it cannot know",
        bots=[prophet],
    )


def test_a_bot_that_chooses_what_is_not_open() -> None:
    fails(
        check.bots_choose_by_what_they_know,
        GAME,
        "which is not open",
        bots=[lambda *_: CARRY + 4],
    )


def test_a_stack_that_is_too_full() -> None:
    def end_turn(s: Any, p: int) -> None:
        rules.end_turn(s, p)
        todo(s, p, *[Step.BRING_IN] * 11)

    fails(check.half_the_stack_stays_free, wrong(END_TURN=end_turn), "more than half of the todo stack")
    assert import_module("bailey.core.todo").CAPACITY == 24


def test_a_game_that_is_too_long() -> None:
    fails(check.games_end, wrong(longest=30), "is not over after 30 decisions")


def test_compiled_play_that_is_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain kernels stand in for compiled ones, with a slip."""

    class Slip:
        def __init__(self, game: Game, **_: Any) -> None:
            self.whole = kernels(game, plain=True)
            self.begin = self.whole.begin

        def step(self, states: Any, lane: int, menu: Any, choice: int) -> None:
            self.whole.step(states, lane, menu, choice)
            states[lane].players[0].coins += states[lane].deck.size == 5

    monkeypatch.setattr(check, "Lanes", lambda game, **_: Lanes(game, plain=True))
    monkeypatch.setattr(check, "kernels", lambda game, **_: kernels(game, plain=True))
    check.plain_equals_compiled(GAME, games=6, seed=3)
    monkeypatch.setattr(check, "kernels", Slip)
    fails(check.plain_equals_compiled, GAME, "compiled play is in another state")


def test_the_one_entry_runs_every_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    pieces = tuple(partial(lambda name, *_: ran.append(name), piece.__name__) for piece in check.PIECES)
    monkeypatch.setattr(check, "PIECES", pieces)
    for name in ("choices_round_trip", "bots_choose_by_what_they_know", "plain_equals_compiled"):
        monkeypatch.setattr(check, name, partial(lambda name, *_: ran.append(name), name))
    check.check(GAME, games=1, compiled=False)
    assert len(ran) == len(check.PIECES) + 2
    check.check(GAME, games=1, compiled=True)
    assert ran[-1] == "plain_equals_compiled"


def test_postern_itself_is_right() -> None:
    check.check(GAME, games=3, seed=3, compiled=False)
