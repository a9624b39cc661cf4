"""The pieces of the conformance suite about taking choices back: nothing that became known in a row can be undone.

What became known is found here by comparing all slots before and after a choice, not by what the core notes as cards
move (`piles.note_shown`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bailey.core.chance import BOT_STREAM, Luck, seed_with
from bailey.core.log import GameLog
from bailey.core.trials import Moment, by_chance, elsewhere, known_cards, moments, setting, where_is

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.game import Game
    from bailey.core.log import Row
    from bailey.core.position import Position


class Before:
    """What a row is compared with: what every seat knew, and what chance would have said."""

    def __init__(self, pos: Position) -> None:
        self.known = [known_cards(pos, seat) for seat in range(pos.state.seats)]
        self.luck = words_of_chance(pos.state)

    def why_final(self, pos: Position) -> str:
        """Tell why a choice that led to this position must be final; nothing if it need not be."""
        for seat, known in enumerate(self.known):
            if learnt := known_cards(pos, seat) - known:
                return f"{seat} came to know {', '.join(sorted(learnt))}"
        if words_of_chance(pos.state) != self.luck:
            return "chance decided something"
        return "the game is over" if pos.over else ""


def words_of_chance(s: Any) -> tuple[int, ...]:
    """Return the words of a state's generator."""
    return tuple(getattr(s, field.name) for field in Luck.fields)


def what_became_known_stays_known(game: Game, games: int, seed: int) -> None:
    """Check that no row can be undone by which a seat came to know a card, chance decided, or the game ended."""
    for number in range(games):
        for moment, before, row, log in rows_of(game, seed, number):
            why = before.why_final(moment.pos)
            moment.expect(not why or row.final, f"{row.body} is not final, though {why}")
            moment.expect(not why or not log.undo_points(), f"{row.body} can be undone, though {why}")


def rows_of(game: Game, seed: int, number: int) -> Iterator[tuple[Moment, Before, Row, GameLog]]:
    """Go through the choices of one game: the position after each, what was before it, its row and its log."""
    players, options = setting(game, number)
    log, luck = GameLog.new(game, ["random"] * players, seed + number, options), Luck()
    seed_with(luck, seed, number, BOT_STREAM)
    while not log.position.over:
        before, where = Before(log.position), where_is(game, players, seed + number, 0, len(log.rows))
        row = log.choose(by_chance(log.position, luck))
        yield Moment(log.position, luck, where), before, row, log


def choices_say_whether_they_are_final(game: Game, games: int, seed: int) -> None:
    """Check that whatever will be final says so before it is chosen, by what its seat knows."""
    for moment in moments(game, games, seed):
        if moment.pos.turn is None:
            continue
        before, imagined = Before(moment.pos), moment.pos.imagine(moment.pos.turn, 0)
        for choice in moment.pos.choices:
            after = moment.pos.tried(choice)
            why = before.why_final(after)
            moment.expect(not why or after.final, f"{choice} is not final, though {why}")
            said = imagined.outlook(choice).final
            moment.expect(said or not after.final, f"{choice} says that it is not final, but it is")


def what_can_be_undone_shows_nothing(game: Game, games: int, seed: int) -> None:
    """Check that who chooses what is not final sees no difference where only what they cannot know is different."""
    for moment in moments(game, games, seed):
        seat = moment.pos.turn
        if seat is None:
            continue
        other = elsewhere(moment.pos, seat, moment.luck)
        for choice in moment.pos.choices:
            after = moment.pos.tried(choice)
            if not after.final:
                same = shown_to(after, seat) == shown_to(other.tried(choice), seat)
                moment.expect(same, f"{choice} is not final, but shows {seat} what {seat} could not know")


def shown_to(pos: Position, seat: int) -> Any:
    """Return all that a seat is shown of a position, and of what has just happened."""
    return pos.view(seat), pos.events_for(seat), pos.turn, pos.step


PIECES = (what_became_known_stays_known, choices_say_whether_they_are_final, what_can_be_undone_shows_nothing)
