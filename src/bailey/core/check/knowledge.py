"""Checks of who knows what: nobody may notice a difference in what they cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.check.trials import elsewhere, known_in, slots
from bailey.core.errors import BrokenRules
from bailey.core.play.telling import cards_told, misfit
from bailey.core.state.chance import below, bits
from bailey.core.state.slots import CARD_BITS, SHUFFLE_AT
from bailey.core.state.todo import scorers

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core.check.trials import Sample
    from bailey.core.play.position import Position

    Bot = Callable[[Position, int, int], object]

#: For so many choices the game goes on from what a seat imagines.
PLAYED_ON = 12


def a_seat(sample: Sample) -> int:
    """Choose one seat at random."""
    return below(sample.luck, sample.pos.state.seats)


def what_is_shown_is_known(sample: Sample) -> None:
    """Check a seat's view, who is asked, and the open choices: they must not depend on what the seat cannot know.

    One seat or the spectator is chosen at random; the choices are checked for the seat on turn.
    """
    viewer = below(sample.luck, sample.pos.state.seats + 1) - 1
    expect_no_hint(sample, None if viewer < 0 else viewer)
    if sample.pos.turn is not None:
        expect_no_hint(sample, sample.pos.turn)


def expect_no_hint(sample: Sample, seat: int | None) -> None:
    """Check that a seat sees no difference between two positions that differ only in what it cannot know."""
    pos, other = sample.pos, elsewhere(sample.pos, seat, sample.luck)
    sample.expect(
        (other.turn, other.step) == (pos.turn, pos.step),
        f"that {pos.turn} is asked to {pos.step} tells {seat} what {seat} cannot know: who is asked, and"
        " whether there is more than one choice, must follow from what all can see",
    )
    sample.expect(other.view(seat) == pos.view(seat), f"the view of {seat} shows what {seat} cannot know")
    if seat == pos.turn:
        sample.expect(_menu(other) == _menu(pos), f"what {seat} may choose shows what {seat} cannot know")


def _menu(pos: Position) -> object:
    said = [(n, pos.spots(n), pos.facts(n), pos.prospect(n)) for n in pos.choices.numbers]
    return said, pos.expects(), {number: pos.explain(number) for number in pos.blocked}


def what_is_told_is_known(sample: Sample) -> None:
    """Check that an event names a card to a seat only if it knew the card before the choice or knows it now."""
    seat, now, before = a_seat(sample), known_in(sample.pos), sample.before
    shuffles = now.shuffles if before is None else before.shuffles
    told = cards_told_to(sample.pos, seat, shuffles)
    secrets = [card for card in told if not now.by(card, seat) and not (before and before.by(card, seat))]
    sample.expect(not secrets, f"{seat} was told of {', '.join(sorted(secrets))}, and cannot know")


def cards_told_to(pos: Position, seat: int, shuffles: int) -> set[str]:
    """Return the names of the cards that a seat is told of, except for those that were shuffled since."""
    shuffled = {pos.game.cards[slot & CARD_BITS] for slot in slots(pos) if slot >> SHUFFLE_AT > shuffles}
    return {card for event in pos.state.events for card in cards_told(event, pos.game.told, pos.game, seat)} - shuffled


def events_are_told_as_declared(sample: Sample) -> None:
    """Check that every event is declared, and that its arguments are of the declared types."""
    for event in sample.pos.state.events:
        fault = misfit(event, sample.pos.game.told, sample.pos.game, scorers(sample.pos.state))
        sample.expect(fault is None, str(fault))


def what_is_imagined_is_known(sample: Sample) -> None:
    """Check that what a seat imagines depends only on what it knows and on the seed, and agrees with what it knows."""
    seat, pos = a_seat(sample), sample.pos
    other, seed = elsewhere(pos, seat, sample.luck), bits(sample.luck)
    imagined = pos.imagine(seat, seed)
    sample.expect(imagined == other.imagine(seat, seed), f"{seat} imagines by what {seat} cannot know")
    sample.expect(imagined.view(seat) == pos.view(seat), f"{seat} imagines what {seat} knows is not so")


def what_is_imagined_plays_on(sample: Sample) -> None:
    """Check that the game goes on from what a seat imagines, as bots let it: with any cards that may be hidden."""
    seat = a_seat(sample)
    try:
        pos = sample.pos.imagine(seat, bits(sample.luck))
        for _ in range(PLAYED_ON):
            if pos.over:
                return
            numbers = pos.choices.numbers
            pos.push(numbers[below(sample.luck, len(numbers))])
    except BrokenRules as fault:
        sample.fail(f"{seat} imagines hidden cards, and then the rules cannot go on: {fault}")


def expect_fair_choice(sample: Sample, bot: Bot) -> None:
    """Check that a bot's choice is open, and does not depend on what its seat cannot know."""
    seat = sample.pos.turn
    if seat is None:
        return
    other, seed = elsewhere(sample.pos, seat, sample.luck), bits(sample.luck)
    choices = sample.pos.game.choices
    chosen, again = (choices.find(bot(pos, seat, seed)) for pos in (sample.pos, other))
    sample.expect(chosen in sample.pos.choices, f"{bot} chose {chosen}, which is not open")
    sample.expect(chosen == again, f"{bot} chose {chosen}, but {again} when only cards differ that it cannot know")
