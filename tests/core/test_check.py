"""The conformance suite finds what it looks for: every game here is Postern with one thing wrong."""

from __future__ import annotations

import copy
import dataclasses
import inspect
import itertools
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from bailey.core import (
    CARD,
    PLAYER,
    BadInput,
    Choices,
    Game,
    Position,
    Spot,
    Told,
    ask,
    block,
    board,
    card_at,
    offer,
    peek,
    tell,
    todo,
)
from bailey.core.check import knowledge, positions, suite, trials, undo, whole_games
from bailey.core.check.trials import Nonconforming
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import kernels
from bailey.core.records.log import GameLog
from bailey.core.state import forms, reading
from bailey.core.state.chance import bits
from bailey.core.state.slots import CARD_BITS, OPEN
from bailey.games import _template as postern
from bailey.games._template import rules
from bailey.games._template.cards import is_guard, worth
from bailey.games._template.choices import CARRY, CHOICES, LEAVE, REST, SPY, Why
from bailey.games._template.events import What
from bailey.games._template.rules import STEPS, Step

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = postern.GAME
ACTS = GAME.steps[Step.ACT].handlers
WATCHING = GAME.steps[Step.WATCH].handlers
TIDES = itertools.count()


def wrong(**changes: Any) -> Game:
    """Make Postern with other parts; steps are named as in `Step`."""
    steps: dict[Any, Any] = {Step[name]: changes.pop(name) for name in list(changes) if name in Step.__members__}
    return dataclasses.replace(GAME, steps={**STEPS, **steps}, **changes)


def fails(check: Callable[..., None], game: Game, why: str) -> None:
    run: Any = suite.check_positions if check in suite.POSITION_CHECKS else suite.check_games
    with pytest.raises(Nonconforming, match=why) as found:
        run(game, 6, 3, [check])
    assert "Postern" in str(found.value)


def a_sample(game: Game) -> trials.Sample:
    return next(trials.samples(game, 1, 0))


def bot_fails(bot: Any, why: str) -> None:
    with pytest.raises(Nonconforming, match=why) as found:
        suite.bots_choose_by_what_they_know(GAME, [bot], games=6, seed=3)
    assert "Postern" in str(found.value)


def offering(offer_too: Callable[..., None], **changes: Any) -> Game:
    """Make Postern with something else to be offered in a turn."""

    def offer_acts(s: Any, menu: Any, p: int) -> None:
        rules.offer_acts(s, menu, p)
        offer_too(s, menu)

    return wrong(ACT=ask(offer_acts, ACTS), **changes)


def acting(kind: Any, handler: Callable[..., None]) -> Game:
    """Make Postern with another handler of a choice."""
    return wrong(ACT=ask(rules.offer_acts, {**ACTS, kind: handler}))


def setup_with_the_tide(s: Any) -> None:
    s.players[0].coins = next(TIDES)
    rules.setup(s)


def paid_breakdown(s: Any, p: int) -> list[dict[str, Any]]:
    s.players[p].coins += 1
    return GAME.breakdown(s, p)


def pointing(area: str, *where: int) -> Game:
    """Make Postern with a rest that names a spot."""
    choices: Any = copy.copy(CHOICES)
    choices.spots = lambda _s, _p, choice: [Spot(area, where)] if choice.name == "rest" else []
    return wrong(choices=choices)


def tell_the_top_card(s: Any, _: int) -> dict[str, Any]:
    return {"n": card_at(s.deck, s.deck.size - 1) if s.deck.size else 0}


def block_by_the_top_card(s: Any, menu: Any) -> None:
    if s.deck.size and is_guard(card_at(s.deck, s.deck.size - 1)):
        block(menu, LEAVE(), Why.GUARD_STAYS)


def bring_in_doubled(s: Any, p: int) -> None:
    rules.bring_in(s, p)
    s.players[p].yard.slots[0] = s.players[p].yard.slots[max(0, s.players[p].yard.size - 1)]


def spy_that_fails() -> None:
    raise KeyError("magnifying glass")


def rest_in_place(s: Any, p: int) -> None:
    todo(s, p, Step.ACT)


def resting(rest: Callable[[Any, int], None]) -> Game:
    """Make Postern with something else to happen when somebody rests."""

    def rest_too(s: Any, p: int) -> None:
        rest(s, p)
        rules.rest(s, p)

    return acting(REST, rest_too)


def lay_hand_open(s: Any, p: int) -> None:
    """Show the others one's hand, past the core."""
    for slot in range(s.players[p].hand.size):
        s.players[p].hand.slots[slot] |= OPEN


def show_guards(s: Any, p: int) -> None:
    hand = s.players[p - 1].hand
    for slot in range(hand.size):
        if is_guard(card_at(hand, slot)):
            peek(s, hand, slot, p)


def pay_the_next(s: Any, p: int) -> None:
    s.players[p].coins += worth(card_at(s.players[p - 1].hand, 0)) if s.players[p - 1].hand.size else 0


def end_turn_of_many_steps(s: Any, p: int) -> None:
    rules.end_turn(s, p)
    todo(s, p, *[Step.BRING_IN] * 11)


SAME, LOOKING, PRIORS = whole_games.same_seed_same_game, positions.looking_changes_nothing, positions.priors_are_small
APPLY, SHOWN = positions.open_choices_apply, knowledge.what_is_shown_is_known
POINT = positions.choices_point_at_what_is_there
BECAME_KNOWN, FINAL = undo.what_became_known_stays_known, undo.choices_say_whether_they_are_final
WRONG: list[tuple[Callable[..., None], Game, str]] = [
    (SAME, wrong(setup=setup_with_the_tide), "lead to another state"),
    (LOOKING, wrong(breakdown=paid_breakdown), "looking at the position changed it"),
    (LOOKING, wrong(breakdown=lambda *_: []), r"player \d scores \d+, but .* add up to 0"),
    (LOOKING, wrong(facts={CARRY: lambda *_, **__: {"n": {1, 2}}}), "is not JSON"),
    (LOOKING, offering(lambda _, menu: block(menu, SPY(), Why.NO_CARD_LEFT)), "open and blocked at once"),
    (positions.ends_are_drawn, wrong(draw=lambda _: ""), "drawn as nothing"),
    (
        positions.positions_round_trip,
        wrong(faults=lambda s: ["no"] if s.hours == 3 else []),
        "its own JSON is refused: no",
    ),
    (positions.something_is_open, offering(lambda _, menu: offer(menu, REST())), "offered twice"),
    (POINT, pointing("moat"), "rest points at moat: no such area"),
    (POINT, wrong(board=board.Board(player=(board.Row("yard"),))), r"points at players\.\d\.hand: the board does not"),
    (POINT, pointing("discard", 15), "rest points at discard/15: nothing is there"),
    (POINT, pointing("niches", 2), "rest points at niches/2: nothing is there"),
    (POINT, pointing("players.0.hand.9"), r"rest points at players\.0\.hand\.9: no such area"),
    (SHOWN, wrong(facts={REST: tell_the_top_card}), r": what \d may choose shows what \d cannot know"),
    (
        positions.move_classes_are_counted,
        wrong(move_class={REST: lambda: CHOICES.count}, move_classes=CHOICES.count),
        "has the move class",
    ),
    (PRIORS, wrong(prior={REST: lambda: 1 / 2}), "is not a whole number"),
    (PRIORS, wrong(prior={REST: lambda: 1 << 40}), "more than"),
    (APPLY, acting(SPY, spy_that_fails), "spy is open, but fails: KeyError"),
    (APPLY, acting(REST, rest_in_place), "rest changes nothing"),
    (positions.cards_are_conserved, wrong(BRING_IN=bring_in_doubled), "lost, lies in two places, or is not in play"),
    # If only who holds a guard were asked, everybody would know who holds one.
    (SHOWN, wrong(WATCH=ask(rules.offer_watch, WATCHING)), r"that \d is asked .* cannot know"),
    (
        SHOWN,
        offering(block_by_the_top_card),
        r"what \d may choose shows what \d cannot know",
    ),
    (BECAME_KNOWN, resting(lay_hand_open), r"rest is not final, though \d came to know [a-z-]+"),
    (FINAL, resting(lay_hand_open), r"rest is not final, though \d came to know"),
    (BECAME_KNOWN, resting(lambda s, _: bits(s) and None), "rest is not final, though chance decided something"),
    (FINAL, resting(show_guards), "rest says that it is not final, but it is"),
    (
        undo.what_can_be_undone_shows_nothing,
        resting(pay_the_next),
        r"rest is not final, but shows \d what \d could not know",
    ),
    (whole_games.games_end, wrong(END_TURN=end_turn_of_many_steps), "more than half of the todo stack"),
    (whole_games.games_end, wrong(longest=30), "is not over after 30 decisions"),
]


@pytest.mark.parametrize(("check", "game", "why"), WRONG, ids=[why for *_, why in WRONG])
def test_what_is_wrong_is_found(check: Callable[..., None], game: Game, why: str) -> None:
    fails(check, game, why)
    assert import_module("bailey.core.state.todo").RESERVED == 0


IMAGINED = knowledge.what_is_imagined_is_known
PILES = import_module("bailey.core.state.kinds.pile")
#: What stands for a part of the core; Postern is as it should be.
SLIPS: list[tuple[Any, str, Any, Callable[..., None], str]] = [
    (
        Position,
        "explain",
        lambda *_: {},
        positions.other_choices_are_refused,
        "fails instead of being refused: KeyError",
    ),
    (PILES, "known_bits", lambda _: 0, SHOWN, r"the view of (None|\d) shows what (None|\d) cannot know"),
    (Position, "imagine", lambda pos, *_: pos.copy(), IMAGINED, r"\d imagines by what \d cannot know"),
    (
        Position,
        "imagine",
        lambda pos, *_: postern.new(pos.state.seats, 5),
        IMAGINED,
        r"\d imagines what \d knows is not so",
    ),
    (Position, "final", property(lambda pos: pos.revealed != 0), BECAME_KNOWN, "is not final, though the game is over"),
    (GameLog, "undo_points", lambda log: [len(log.rows)], BECAME_KNOWN, "can be undone, though"),
]


@pytest.mark.parametrize(("of", "name", "slip", "check", "why"), SLIPS, ids=[why for *_, why in SLIPS])
def test_a_slip_of_the_core_is_found(
    monkeypatch: pytest.MonkeyPatch, of: Any, name: str, slip: Any, check: Callable[..., None], why: str
) -> None:
    monkeypatch.setattr(of, name, slip)
    fails(check, GAME, why)


def test_a_copy_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = GAME.state.copy

    def half(state: Any) -> Any:
        twin = whole(state)
        twin.deck = state.deck
        return twin

    monkeypatch.setattr(GAME.state, "copy", half)
    fails(whole_games.copies_never_alias, GAME, "a copy changed as its original was played on")


def test_a_score_that_is_not_a_players_own() -> None:
    def score(s: Any, p: int) -> int:
        return int(s.players[p].coins) + int(s.players[p - 1].coins)

    def breakdown(s: Any, p: int) -> list[dict[str, Any]]:
        return [{"line": "coins", "points": score(s, p)}]

    not_own = wrong(own_scores=True, score=score, breakdown=breakdown)
    fails(positions.looking_changes_nothing, not_own, "scores by others' records")


def test_a_choice_that_reads_back_as_another_or_is_not_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = Choices()
    choices.add("rest")
    choices.add("nap").name = "rest"
    with pytest.raises(Nonconforming, match="choice 1, rest, reads back as"):
        positions.choices_round_trip(wrong(choices=choices, interrupts=()))
    monkeypatch.setattr(Position, "push", lambda pos, choice: pos.game.choices.read(choice))
    with pytest.raises(Nonconforming, match="choice 5 is not open, but was not refused"):
        positions.expect_refusal(a_sample(GAME), 5)


def test_a_closed_choice_must_be_told_from_a_number_that_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    def push(pos: Position, choice: int) -> None:
        raise BadInput(f"{choice} is no choice")

    monkeypatch.setattr(Position, "push", push)
    positions.expect_refusal(a_sample(GAME), CHOICES.count)
    with pytest.raises(Nonconforming, match="choice 0 is not open, and fails instead of being refused"):
        positions.expect_refusal(a_sample(GAME), 0)


def test_the_length_of_a_trial_game_is_the_number_of_its_positions() -> None:
    assert suite.length(GAME, 1, 0) == sum(1 for _ in trials.samples_of(GAME, 1, 0)) > 10


def test_a_position_that_reads_back_as_another_or_whose_pending_steps_may_be_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def faults(s: Any) -> tuple[str, ...]:
        s.players[0].coins = min(3, s.players[0].coins)
        return ()

    fails(positions.positions_round_trip, wrong(faults=faults), "its own JSON is refused: digest: does not fit")
    monkeypatch.setattr(reading, "digest", lambda _: None)
    monkeypatch.setattr(forms, "digest", lambda _: None)
    fails(positions.positions_round_trip, wrong(faults=faults), "read back from its JSON, the position is another")
    monkeypatch.setattr(reading, "digest", lambda _: "anything")
    monkeypatch.setattr(forms, "digest", lambda _: "anything")
    fails(positions.changed_steps_are_refused, GAME, "is read although its pending steps were changed")


def test_an_event_that_names_a_hidden_card() -> None:
    def leave(s: Any, p: int) -> None:
        tell(s, What.LOOKED, p, s.deck.slots[s.deck.size - 1] & CARD_BITS)

    told = tuple(Told("looked", player=PLAYER, card=CARD) if what == What.LOOKED else what.told for what in What)

    def spy(s: Any, p: int) -> None:
        if rules.card_left(s):
            todo(s, p, Step.LOOK)
            peek(s, s.deck, s.deck.size - 1, p)

    looking = GAME.steps[Step.LOOK].handlers
    acts = ask(rules.offer_acts, {**ACTS, SPY: spy})
    game = wrong(told=told, ACT=acts, LOOK=ask(rules.offer_look, {**looking, LEAVE: leave}))
    fails(knowledge.what_is_told_is_known, game, r"\d was told of .*, and cannot know")


def test_an_event_that_is_not_as_it_is_declared() -> None:
    def rest(s: Any, p: int) -> None:
        tell(s, What.RESTED, p + s.seats)

    game = resting(rest)
    fails(knowledge.events_are_told_as_declared, game, r"<Told rested: player> is told with player=\d")
    fails(knowledge.events_are_told_as_declared, wrong(told=What.kinds()[: What.RESTED]), r"event \d+ is not declared")


def test_a_bot_that_peeps_or_knows_what_chance_will_say_or_chooses_what_is_not_open() -> None:
    def peeping(pos: Position, seat: int, _: int) -> int:
        return pos.choices.numbers[card_at(pos.state.players[seat - 1].hand, 0) % len(pos.choices)]

    bot_fails(peeping, "when only cards differ that it cannot know")

    def prophet(pos: Position, _seat: int, _seed: int) -> int:
        return pos.choices[pos.state.luck_a % len(pos.choices)].number

    bot_fails(prophet, "when only cards differ that it cannot know")
    bot_fails(lambda *_: CARRY(4), "which is not open")


def test_compiled_play_that_is_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain kernels stand in for compiled ones, with a slip."""

    class Slip:
        def __init__(self, game: Game, **_: Any) -> None:
            self.whole = kernels(game, plain=True)
            self.begin = self.whole.begin

        def step(self, states: Any, lane: int, menu: Any, choice: int) -> None:
            self.whole.step(states, lane, menu, choice)
            states[lane].players[0].coins += states[lane].deck.size == 5

    monkeypatch.setattr(whole_games, "Lanes", lambda game, **_: Lanes(game, plain=True))
    monkeypatch.setattr(whole_games, "kernels", lambda game, **_: kernels(game, plain=True))
    whole_games.plain_equals_compiled(GAME, games=6, seed=3)
    monkeypatch.setattr(whole_games, "kernels", Slip)
    with pytest.raises(Nonconforming, match="compiled play is in another state"):
        whole_games.plain_equals_compiled(GAME, games=6, seed=3)


def test_the_one_entry_runs_every_check(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def noted(name: str) -> Callable[..., None]:
        check = partial(lambda name, *_: ran.append(name), name)
        check.__name__ = name  # type: ignore[attr-defined]
        return check

    position_checks = {noted(check.__name__): stride for check, stride in suite.POSITION_CHECKS.items()}
    game_checks = tuple(noted(check.__name__) for check in suite.GAME_CHECKS)
    monkeypatch.setattr(suite, "POSITION_CHECKS", position_checks)
    monkeypatch.setattr(suite.check_positions, "__defaults__", (position_checks,))
    monkeypatch.setattr(suite.check_games, "__defaults__", (game_checks,))
    of_a_game = ("choices_round_trip", "boards_show_all_that_is_seen")
    for name in of_a_game:
        monkeypatch.setattr(positions, name, noted(name))
    monkeypatch.setattr(whole_games, "plain_equals_compiled", noted("plain_equals_compiled"))
    suite.check(GAME, games=1, bots=[lambda pos, *_: pos.choices[0]], compiled=False)
    every = {check.__name__ for check in (*position_checks, *game_checks)}
    assert set(ran) == {*of_a_game, *every}
    suite.check(GAME, games=1, compiled=True)
    assert ran[-1] == "plain_equals_compiled"


def test_every_check_is_in_the_suite() -> None:
    """What has a check's form in the modules of checks is run; the helpers of others are named `expect_...`."""
    found = {
        function
        for module in (positions, knowledge, undo, whole_games)
        for name, function in vars(module).items()
        if getattr(function, "__module__", "") == module.__name__
        and inspect.isfunction(function)
        and (function.__doc__ or "").startswith("Check")
        and not name.startswith("expect_")
    }
    of_a_game = {positions.choices_round_trip, positions.boards_show_all_that_is_seen}
    alone = {*of_a_game, whole_games.plain_equals_compiled}
    assert found == {*suite.POSITION_CHECKS, *suite.GAME_CHECKS, *alone}


@pytest.mark.parametrize("check", suite.POSITION_CHECKS, ids=lambda check: check.__name__)
def test_a_check_looks_at_the_same_samples_with_and_without_the_others(
    monkeypatch: pytest.MonkeyPatch, check: Callable[..., None]
) -> None:
    looked: list[tuple[str, str, int]] = []

    def look(sample: trials.Sample) -> None:
        looked.append((sample.where, sample.pos.digest, bits(sample.luck)))

    look.__name__ = check.__name__
    alone = {look: suite.POSITION_CHECKS[check]}
    others = {look if one is check else one: stride for one, stride in suite.POSITION_CHECKS.items()}
    for checks in (alone, others):
        monkeypatch.setattr(suite, "POSITION_CHECKS", checks)
        suite.check_positions(GAME, 2, 5, checks)
    half = len(looked) // 2
    assert looked[:half] == looked[half:]
    assert half > 3


def test_postern_itself_is_right() -> None:
    suite.check(GAME, games=3, seed=3, compiled=False)
