"""Checks of one position: what is shown, its text forms, and its choices."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bailey.core.check.trials import Nonconforming, score_alone, slots, some
from bailey.core.errors import BadInput, IllegalChoice, fault_in
from bailey.core.play.board_checks import names_of, shown_by
from bailey.core.play.position import Position
from bailey.core.state.chance import below
from bailey.core.state.kinds.many import Many
from bailey.core.state.slots import CARD_BITS, Cells, Pile
from bailey.core.state.todo import scorers
from bailey.core.text.board import board_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.check.trials import Sample
    from bailey.core.play.game import Game

#: The limit for the open and for the closed choices that are tried in one position.
MOST_CHOICES = 40
#: The limit for a prior: ten thousand points.
MOST_PRIOR = 1_000_000


# What is shown


def looking_changes_nothing(sample: Sample) -> None:
    """Check that views, scores and reasons are JSON, agree with each other, and leave the position unchanged."""
    pos, game = sample.pos, sample.pos.game
    before, offered = pos.digest, pos.choices.numbers
    sample.expect(
        pos.copy() == pos, f"step {pos.step}: what it offers changes the state; a rule that offers only looks"
    )
    for p in range(scorers(pos.state)):
        given: object = game.score(pos.state, p)
        sample.expect(isinstance(given, int), f"score: returns {given!r} for player {p}; return a whole number")
    shown = [*everything_shown(sample)]
    try:
        json.dumps(shown, allow_nan=False)
    except (TypeError, ValueError) as fault:
        sample.fail(f"something that is shown is not JSON: {fault}")
    for p, score in enumerate(pos.score()):
        points = [line["points"] for line in pos.breakdown(p)]
        total = sum(number for number in points if isinstance(number, int))
        sample.expect(total == score, f"player {p} scores {score}, but the lines add up to {total}")
        sample.expect(not game.own_scores or score_alone(pos, p) == score, f"player {p} scores by others' records")
    sample.expect(not set(pos.blocked) & set(offered), "a choice is open and blocked at once")
    sample.expect((pos.digest, pos.choices.numbers) == (before, offered), "looking at the position changed it")


def everything_shown(sample: Sample) -> Iterator[object]:
    """Yield what a position shows to a spectator and to one seat, and the reasons for closed choices."""
    pos, seat = sample.pos, below(sample.luck, sample.pos.state.seats)
    yield from (pos.dump(), pos.view(None), pos.events, pos.score(), pos.winners)
    yield from (pos.view(seat), pos.events_for(seat), pos.breakdown(seat))
    for number in {*pos.blocked, *some(range(pos.game.choices.count), MOST_CHOICES, sample.luck)}:
        yield pos.explain(number)


def choices_point_at_what_is_there(sample: Sample) -> None:
    """Check that the spots that choices name are on the board, and that a card lies there if it is in a pile."""
    pos, areas = sample.pos, sample.pos.game.choices.areas
    shown = {*shown_by(board_of(pos.game)), "players"}
    shown |= {name.partition(".")[0] for name in shown}
    for number in (*sample.some_choices(MOST_CHOICES), *some([*pos.blocked], MOST_CHOICES, sample.luck)):
        for spot in pos.spots(number):
            assert areas is not None
            sample.expect(
                spot.area in areas.paths, f"{pos.game.choices.read(number)} points at {spot.area}: no such area"
            )
            drawn = areas.field(spot.area) in shown
            sample.expect(drawn, f"{pos.game.choices.read(number)} points at {spot.area}: the board does not show it")
            here = areas.look(pos.state, spot.area)
            if len(spot.at) == 1:
                row = here.slots[: here.size] if isinstance(here, Pile | Cells) else here
                slots = range(len(row) if isinstance(row, list) else 0)
                sample.expect(
                    spot.at[0] in slots, f"{pos.game.choices.read(number)} points at {spot}: nothing is there"
                )


def ends_are_drawn(sample: Sample) -> None:
    """Check that the beginning and the end of a game can be drawn as text."""
    if sample.before is None or sample.pos.over:
        sample.expect(str(sample.pos.copy()).strip(), "the position is drawn as nothing")


def boards_show_all_that_is_seen(game: Game) -> None:
    """Check that every field that people see is on the board, is an option, or is left out with a reason."""
    made, rows = board_of(game), {one.name for one in game.state.fields if isinstance(one, Many)}
    seen = names_of(game.state) - rows - {option.name for option in game.options} - {"seats"}
    missing = sorted(seen - {*shown_by(made)} - {name for name, why in made.left_out.items() if why})
    if missing:
        what = f"the board shows nothing of {', '.join(missing)}"
        raise Nonconforming(f"{game.title}: {what}; show it, or say in `left_out` why not")


# Text forms


def choices_round_trip(game: Game) -> None:
    """Check that every choice reads back from its number, its JSON and its text."""
    for choice in game.choices:
        forms = (choice.number, choice, json.loads(json.dumps(choice.to_json())))
        back = {*(game.choices.find(form).number for form in forms), game.choices.parse(str(choice)).number}
        if back != {choice.number}:
            raise Nonconforming(f"{game.title}: choice {choice.number}, {choice}, reads back as {back}")


def positions_round_trip(sample: Sample) -> None:
    """Check that a position reads back from its JSON."""
    text = json.dumps(sample.pos.dump())
    try:
        back = Position.load(sample.pos.game, text)
    except BadInput as refused:
        sample.fail(f"its own JSON is refused: {refused}")
    sample.expect(back == sample.pos, "read back from its JSON, the position is another")
    sample.expect(back.choices.numbers == sample.pos.choices.numbers, "read back, other choices are open")
    sample.expect(json.dumps(back.dump()) == text, "read back and written again, the JSON is another")


def changed_steps_are_refused(sample: Sample) -> None:
    """Check that a position is refused if its pending steps were changed by hand."""
    written = sample.pos.dump()
    steps = written["todo"]
    if not isinstance(steps, list) or not steps:
        return
    step = steps[below(sample.luck, len(steps))]
    step["numbers"] = [*step.get("numbers", []), 1]
    try:
        Position.load(sample.pos.game, written)
    except BadInput:
        return
    sample.fail("a position is read although its pending steps were changed")


# Choices


def something_is_open(sample: Sample) -> None:
    """Check that choices are open until the game is over, each of them once."""
    pos = sample.pos
    sample.expect(not pos.over or sample.before, "the game is over before anybody is asked")
    sample.expect(bool(pos.choices.numbers) != pos.over, "choices must be open until the game is over, and then none")
    sample.expect((pos.turn is None) == pos.over, "somebody must have the turn until the game is over, and then nobody")
    doubled = len(set(pos.choices.numbers)) < len(pos.choices)
    sample.expect(not doubled, f"something is offered twice: {pos.choices}")


def move_classes_are_counted(sample: Sample) -> None:
    """Check that the move class of every open choice is less than `move_classes`."""
    game = sample.pos.game
    for number in sample.pos.choices.numbers:
        found = game.class_of(sample.pos.state, number)
        fits = 0 <= found < game.move_classes
        sample.expect(fits, f"choice {number} has the move class {found}, but there are {game.move_classes}")


def priors_are_small(sample: Sample) -> None:
    """Check that the prior of every open choice is a whole number that compiled arithmetic can hold."""
    game = sample.pos.game
    for number in sample.pos.choices.numbers:
        found = game.prior_of(sample.pos.state, number)
        sample.expect(type(found) is int, f"the prior of choice {number} is not a whole number: {found!r}")
        sample.expect(abs(found) <= MOST_PRIOR, f"the prior of choice {number} is {found}, more than {MOST_PRIOR}")


def open_choices_apply(sample: Sample) -> None:
    """Check that open choices can be played, and that each changes a copy but not the original."""
    before, read = sample.pos.digest, sample.pos.game.choices.read
    for number in sample.some_choices(MOST_CHOICES):
        copy = sample.pos.copy()
        try:
            copy.push(number)
        except Exception as fault:  # noqa: BLE001 - a rule may raise anything
            sample.fail(f"{read(number)} is open, but fails: {fault_in(fault, sample.pos.game.folder)}")
        sample.expect(copy.digest != before, f"{read(number)} changes nothing, so it could be repeated forever")
    sample.expect(sample.pos.digest == before, "a choice on a copy changed the original")


def other_choices_are_refused(sample: Sample) -> None:
    """Check that choices that are not open are refused and leave the position unchanged."""
    before, count = sample.pos.digest, sample.pos.game.choices.count
    for number in {-1, count, *some(range(count), MOST_CHOICES, sample.luck)}:
        if number not in sample.pos.choices.numbers:
            expect_refusal(sample, number)
    sample.expect(sample.pos.digest == before, "a refused choice changed the position")


def expect_refusal(sample: Sample, number: int) -> None:
    """Check that a closed choice is illegal, and that a number which is no choice is bad input."""
    expected = IllegalChoice if 0 <= number < sample.pos.game.choices.count else BadInput
    try:
        sample.pos.push(number)
    except expected as refusal:
        sample.expect(str(refusal), f"choice {number} is refused without a message")
    except Exception as fault:  # noqa: BLE001 - a rule may raise anything
        sample.fail(f"choice {number} is not open, and fails instead of being refused: {fault!r}")
    else:
        sample.fail(f"choice {number} is not open, but was not refused")


# Cards


def cards_are_conserved(sample: Sample) -> None:
    """Check that every card that is in play is in exactly one place, and no other card anywhere."""
    game, state = sample.pos.game, sample.pos.state
    at_first = sorted(card for home in game.homes(state.seats, game.options_of(state)) for card in home)
    found = sorted(slot & CARD_BITS for slot in slots(sample.pos))
    sample.expect(
        found == at_first,
        "some card is lost, lies in two places, or is not in play; move cards by move, draw and their like alone",
    )
