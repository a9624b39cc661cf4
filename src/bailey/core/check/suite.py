"""The conformance suite: what every game must pass.

    check(castle_combo.GAME)

It plays random games (`trials`). Cheap checks look at every position. A check that costs a state, a view or a choice
many times over looks at every second or fourth position, from a random offset, and at one random seat; in a long game
it looks at about `MOST_LOOKS` positions, evenly spread. So the cost of these checks grows neither with the seats nor,
in long games, with the decisions. Which games are played depends on the seed alone, so a failure is found again when
its check runs by itself. A game that fails raises `Nonconforming`.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from bailey.core.check import knowledge, positions, sources, undo, whole_games
from bailey.core.check.trials import Nonconforming, numbers, samples, samples_of, seeded
from bailey.core.compiled import numba_mode as machine
from bailey.core.state.chance import below

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from bailey.core.check.knowledge import Bot
    from bailey.core.check.trials import Games, Sample
    from bailey.core.play.game import Game
    from bailey.core.state.chance import Luck

    PositionCheck = Callable[[Sample], None]
    GameCheck = Callable[[Game, int, int], None]

__all__ = ["Nonconforming", "bots_choose_by_what_they_know", "check", "check_games", "check_positions"]
GAMES = 12
#: At about so many positions of one game a costly check is done.
MOST_LOOKS = 24

#: The checks of one position, and at how many decisions each is done once; at the end of a game all are done. Where
#: this is more than 1, the check is costly, and is done more seldom in long games.
POSITION_CHECKS: dict[PositionCheck, int] = {
    positions.something_is_open: 1,
    positions.cards_are_conserved: 1,
    positions.ends_are_drawn: 1,
    positions.looking_changes_nothing: 4,
    positions.positions_round_trip: 4,
    positions.changed_steps_are_refused: 4,
    positions.choices_point_at_what_is_there: 2,
    positions.move_classes_are_counted: 2,
    positions.priors_are_small: 2,
    positions.open_choices_apply: 4,
    positions.other_choices_are_refused: 4,
    knowledge.events_are_told_as_declared: 1,
    knowledge.what_is_told_is_known: 1,
    knowledge.what_is_shown_is_known: 2,
    knowledge.what_is_imagined_is_known: 2,
    knowledge.what_is_imagined_plays_on: 8,
    undo.choices_say_whether_they_are_final: 2,
    undo.what_can_be_undone_shows_nothing: 3,
}
#: The checks of a whole game.
GAME_CHECKS: tuple[GameCheck, ...] = (
    whole_games.same_seed_same_game,
    whole_games.copies_never_alias,
    whole_games.games_end,
    whole_games.what_options_choose_stays,
    whole_games.printed_opponents_are_never_asked,
    undo.what_became_known_stays_known,
    undo.what_is_retold_comes_out_the_same,
)


def check(
    game: Game, games: Games = GAMES, seed: int = 0, bots: Sequence[Bot] = (), *, compiled: bool | None = None
) -> None:
    """Run every check on a game; a bot is a function `choose(position, seat, seed)`.

    Compiled play is compared if Numba is installed, unless `compiled` says otherwise.
    """
    sources.rules_are_plain(game)
    positions.choices_round_trip(game)
    positions.boards_show_all_that_is_seen(game)
    check_positions(game, games, seed)
    check_games(game, games, seed)
    bots_choose_by_what_they_know(game, bots, games, seed)
    if machine.available() if compiled is None else compiled:
        whole_games.plain_equals_compiled(game, games, seed)


class Check(NamedTuple):
    """One check of the suite: its name, and what runs it."""

    name: str
    run: Callable[[], None]


def each_check(game: Game, games: Games = GAMES, seed: int = 0, *, compiled: bool | None = None) -> Iterator[Check]:
    """Yield the checks of `check`, to be run one after the other."""
    yield Check("rules_are_plain", partial(sources.rules_are_plain, game))
    yield Check("choices_round_trip", partial(positions.choices_round_trip, game))
    yield Check("boards_show_all_that_is_seen", partial(positions.boards_show_all_that_is_seen, game))
    for one in POSITION_CHECKS:
        yield Check(one.__name__, partial(check_positions, game, games, seed, [one]))
    for whole in GAME_CHECKS:
        yield Check(whole.__name__, partial(check_games, game, games, seed, [whole]))
    if machine.available() if compiled is None else compiled:
        yield Check("plain_equals_compiled", partial(whole_games.plain_equals_compiled, game, games, seed))


def check_positions(game: Game, games: Games, seed: int, checks: Iterable[PositionCheck] = POSITION_CHECKS) -> None:
    """Run checks of positions on some trial games."""
    checks = [*checks]
    for number in numbers(games):
        decisions = length(game, seed, number)
        plan = [(one, stride_in(decisions, POSITION_CHECKS[one]), luck_of(one, seed, number)) for one in checks]
        due = [(one, stride, below(luck, stride), luck) for one, stride, luck in plan]
        for decision, sample in enumerate(samples_of(game, seed, number)):
            for one, stride, offset, luck in due:
                if (decision + offset) % stride == 0 or sample.pos.over:
                    one(sample._replace(luck=luck))


def length(game: Game, seed: int, number: int) -> int:
    """Count the positions of a trial game; what is wrong with it is left for the checks to tell."""
    count = 0
    with suppress(Nonconforming):
        for _ in samples_of(game, seed, number):
            count += 1
    return count


def stride_in(decisions: int, stride: int) -> int:
    """Return at how many decisions of a game of this length a check is done once; `stride` says it for short games."""
    return max(stride, decisions // MOST_LOOKS) if stride > 1 else 1


def luck_of(one: PositionCheck, seed: int, number: int) -> Luck:
    """Return the generator of a check for one game, so that it draws the same numbers with or without the others."""
    return seeded(seed, number, crc32(one.__name__.encode()))


def check_games(game: Game, games: Games, seed: int, checks: Iterable[GameCheck] = GAME_CHECKS) -> None:
    """Run checks of whole games."""
    for one in checks:
        for number in numbers(games):
            one(game, seed, number)


def bots_choose_by_what_they_know(
    game: Game, bots: Sequence[Bot], games: Games = GAMES, seed: int = 0, *, stride: int = 1
) -> None:
    """Check at every so manieth decision that bots take open choices, and only by what their seat knows.

    The decisions are counted from a random one on.
    """
    for bot in bots:
        offset = below(seeded(seed, len(numbers(games))), stride)
        for decision, sample in enumerate(samples(game, games, seed)):
            if (decision + offset) % stride == 0:
                knowledge.expect_fair_choice(sample, bot)
