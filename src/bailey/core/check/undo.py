"""Checks of undo: nothing that became known by a choice can be undone; what is retold comes out the same again.

What became known is found by comparing all slots before and after a choice, and not from what the core notes as cards
move (`piles.note_shown`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.check.trials import Sample, by_chance, elsewhere, known_in, seeded, setting, where_is
from bailey.core.records.fair import Fair
from bailey.core.records.log import GameLog
from bailey.core.records.start import Start
from bailey.core.state.chance import BOT_STREAM, Luck

if TYPE_CHECKING:
    from bailey.core.play.game import Game
    from bailey.core.play.position import Position
    from bailey.core.state.todo import GameState

#: The limit for the choices that are tried in one position.
MOST_CHOICES = 20
OVER = "the game is over"
#: A choice is undone and made again at every so many choices.
STRIDE = 5


class Before:
    """What was known before a choice, and the state of the generator."""

    def __init__(self, pos: Position) -> None:
        self.known = known_in(pos).cards
        self.seats = (1 << pos.state.seats) - 1
        self.luck = words_of_chance(pos.state)

    def why_final(self, pos: Position) -> str:
        """Return why a choice that led to this position must be final; an empty text if it need not be."""
        if pos.game.retold:
            return OVER if pos.over else ""
        new = {card: by & ~self.known.get(card, 0) & self.seats for card, by in known_in(pos).cards.items()}
        if learnt := {card: by for card, by in new.items() if by}:
            seat = (min(learnt.values()) & -min(learnt.values())).bit_length() - 1
            return f"{seat} came to know {', '.join(sorted(card for card in learnt if learnt[card] >> seat & 1))}"
        if words_of_chance(pos.state) != self.luck:
            return "chance decided something"
        return OVER if pos.over else ""


def words_of_chance(s: GameState) -> tuple[int, ...]:
    """Return the words of a state's generator."""
    return tuple(getattr(s, field.name) for field in Luck.fields)


def what_became_known_stays_known(game: Game, seed: int, number: int) -> None:
    """Check that no row can be undone by which a seat came to know a card, chance decided, or the game ended."""
    players, options = setting(game, number)
    log, luck = GameLog.new(game, ["random"] * players, seed + number, options), seeded(seed, number, BOT_STREAM)
    while not log.position.over:
        before, where = Before(log.position), where_is(game, players, seed + number, 0, len(log.rows))
        row = log.choose(by_chance(log.position, luck))
        sample, why = Sample(log.position, luck, where), before.why_final(log.position)
        sample.expect(not why or row.final, f"{row.body} is not final, though {why}")
        sample.expect(not why or not log.undo_points(), f"{row.body} can be undone, though {why}")


def choices_say_whether_they_are_final(sample: Sample) -> None:
    """Check that a choice that will be final says so before it is made, by what its seat knows."""
    if sample.pos.turn is None:
        return
    before, imagined = Before(sample.pos), sample.pos.imagine(sample.pos.turn, 0)
    for choice in map(sample.pos.game.choices.read, sample.some_choices(MOST_CHOICES)):
        after = sample.pos.tried(choice)
        why = before.why_final(after)
        sample.expect(not why or after.final, f"{choice} is not final, though {why}")
        said = imagined.outlook(choice).final
        sample.expect(said or not after.final, f"{choice} says that it is not final, but it is")


def what_can_be_undone_shows_nothing(sample: Sample) -> None:
    """Check that a choice that is not final looks the same to its seat whatever that seat cannot know.

    A table that tells may see it: doing it again shows the same (`what_is_retold_comes_out_the_same`).
    """
    seat = sample.pos.turn
    if seat is None or sample.pos.game.retold:
        return
    other = elsewhere(sample.pos, seat, sample.luck)
    for choice in map(sample.pos.game.choices.read, sample.some_choices(MOST_CHOICES)):
        after = sample.pos.tried(choice)
        if not after.final:
            same = shown_to(after, seat) == shown_to(other.tried(choice), seat)
            sample.expect(same, f"{choice} is not final, but shows {seat} what {seat} could not know")


def what_is_retold_comes_out_the_same(game: Game, seed: int, number: int) -> None:
    """Check that a choice of a game that is retold leads to the same after it was undone, whatever else was tried."""
    if not game.retold:
        return
    players, options = setting(game, number)
    secret, luck = f"{seed + number:064x}", seeded(seed, number, BOT_STREAM)
    fair = Fair.of("table", secret, ["-"] * players)
    log = GameLog(game, Start(("random",) * players, options=options, fair=fair)).begun()
    while not log.position.over:
        choice, where = by_chance(log.position, luck), where_is(game, players, seed + number, 0, len(log.rows))
        row = log.choose(choice)
        if not row.final and len(log.rows) % STRIDE == 0:
            first = log.position.digest
            log.undo()
            if not log.choose(by_chance(log.position, luck)).final:
                log.undo()
                again = log.choose(choice)
                same = log.position.digest == first
                Sample(log.position, luck, where).expect(same, f"{again.body} did not lead to the same again")


def shown_to(pos: Position, seat: int) -> object:
    """Return everything that a seat is shown of a position and of the last choice."""
    return pos.view(seat), pos.events_for(seat), pos.turn, pos.step
