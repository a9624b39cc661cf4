"""The conformance suite: what every game passes for free.

    check(castle_combo.GAME)

Every piece plays some games by chance (`trials.settings`) and looks at each position on the way. What does not
hold is raised as `Nonconforming`, and says where it was found.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from bailey.core import check_undo
from bailey.core import compiled as machine
from bailey.core.chance import BOT_STREAM, Luck, below, bits, seed_with
from bailey.core.errors import BadInput, IllegalChoice
from bailey.core.modes import Lanes, kernels
from bailey.core.position import Position
from bailey.core.search import BLANK, LIVE
from bailey.core.slots import CARD_BITS, SHUFFLE_AT
from bailey.core.trials import (
    Moment,
    Nonconforming,
    by_chance,
    elsewhere,
    known_cards,
    moments,
    moments_of,
    score_alone,
    setting,
    slots,
    smaller_stack,
    spoil_todo,
    start,
    the_first,
    the_last,
    where_is,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bailey.core.game import Game

    Bot = Callable[[Position, int, int], Any]

__all__ = ["Bot", "Nonconforming", "check"]
GAMES = 12
READ_BACK = 3  # so many positions that follow from a todo are read back
STRONG = 1_000_000  # nothing draws a bot more: ten thousand points


def check(
    game: Game, games: int = GAMES, seed: int = 0, bots: Sequence[Bot] = (), *, compiled: bool | None = None
) -> None:
    """Hold a game to all of it; a bot is a `choose(position, seat, seed)`.

    Compiled play is compared where Numba is installed, or as told.
    """
    choices_round_trip(game)
    for piece in PIECES:
        piece(game, games, seed)
    bots_choose_by_what_they_know(game, bots, games, seed)
    if machine.available() if compiled is None else compiled:
        plain_equals_compiled(game, games, seed)


def same_seed_same_game(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that one seed gives one game, and that what happens in it is told the same."""
    for number in range(games):
        twice = zip(moments_of(game, seed, number), moments_of(game, seed, number), strict=True)
        for moment, again in twice:
            moment.expect(moment.pos == again.pos, "the same seed and choices lead to another state")
            moment.expect(moment.pos.events == again.pos.events, "the same seed and choices tell other events")


def copies_never_alias(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that a copy stays what it was as its original is played on, and that choices are taken back."""
    for number in range(games):
        kept = [(m, m.pos.copy(), m.pos.digest) for m in moments_of(game, seed, number)]
        for moment, copy, digest in kept:
            moment.expect(copy.digest == digest, "a copy changed as its original was played on")
        for moment, _, digest in reversed(kept[:-1]):
            moment.pos.pop()
            moment.expect(moment.pos.digest == digest, "taking a choice back does not lead back here")


def looking_changes_nothing(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that views, scores and reasons are JSON, fit together, and leave the position as it was."""
    for moment in moments(game, games, seed):
        pos = moment.pos
        before, offered = pos.digest, pos.choices.numbers
        try:
            json.dumps([*everything_shown(pos)], allow_nan=False)
        except (TypeError, ValueError) as fault:
            moment.fail(f"something that is shown is no JSON: {fault}")
        for p, score in enumerate(pos.score()):
            total = sum(line["points"] for line in pos.breakdown(p))
            moment.expect(total == score, f"player {p} scores {score}, but the lines add up to {total}")
            moment.expect(not game.own_scores or score_alone(pos, p) == score, f"player {p} scores by others' records")
        moment.expect(not set(pos.blocked) & set(offered), "a choice is open and blocked at once")
        moment.expect((pos.digest, pos.choices.numbers) == (before, offered), "looking at the position changed it")


def everything_shown(pos: Position) -> Iterator[Any]:
    """Go through all that a position shows to anybody."""
    yield from (pos.dump(), pos.view(None), pos.events, pos.score(), pos.winners)
    for seat in range(pos.state.seats):
        yield from (pos.view(seat), pos.events_for(seat), pos.breakdown(seat))
    for choice in pos.game.choices:
        yield pos.explain(choice)


# Text forms


def positions_are_drawn(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that the beginning and the end of a game can be drawn as text."""
    for number in range(games):
        first, *_, last = [m._replace(pos=m.pos.copy()) for m in moments_of(game, seed, number)]
        for moment in (first, last):
            moment.expect(str(moment.pos).strip(), "the position is drawn as nothing")


def choices_round_trip(game: Game) -> None:
    """Check that every choice reads back from its number, its JSON and its text."""
    for choice in game.choices:
        forms = (choice.number, choice, json.loads(json.dumps(choice.to_json())))
        back = {*(game.choices.find(form).number for form in forms), game.choices.parse(str(choice)).number}
        if back != {choice.number}:
            raise Nonconforming(f"{game.title}: choice {choice.number}, {choice}, reads back as {back}")


def positions_round_trip(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that every position reads back from its text."""
    for moment in moments(game, games, seed):
        text = json.dumps(moment.pos.dump())
        try:
            back = Position.load(game, text)
        except BadInput as refused:
            moment.fail(f"its own JSON is refused: {refused}")
        moment.expect(back == moment.pos, "read back from its JSON, the position is another")
        moment.expect(back.choices.numbers == moment.pos.choices.numbers, "read back, other choices are open")
        moment.expect(json.dumps(back.dump()) == text, "read back and written again, the JSON is another")


def whatever_is_read_can_be_played(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that a todo which no game comes to is refused, or leads to the end without a fault in the rules."""
    for moment in moments(game, games, seed):
        if below(moment.luck, 6):  # a whole game follows from each
            continue
        written = moment.pos.dump()
        spoil_todo(game, written, moment.luck)
        try:
            expect_an_end(moment, written)
        except Nonconforming:
            raise
        except Exception as fault:  # noqa: BLE001 - whatever a rule can raise is what is looked for
            moment.fail(f"the todo {written['todo']} is read, but fails: {fault!r}")


def expect_an_end(moment: Moment, written: dict[str, Any]) -> None:
    """Check that what is not refused reads back, and comes to an end, in no more than two games' decisions."""
    try:
        pos = Position.load(moment.pos.game, written)
    except BadInput:
        return
    for decision in range(2 * pos.game.longest):
        same = decision >= READ_BACK or Position.load(pos.game, pos.dump()) == pos
        moment.expect(same, f"the todo {written['todo']} is read, but reads back as another position")
        if pos.over:
            return
        pos.push(by_chance(pos, moment.luck))
    moment.fail(f"the todo {written['todo']} is read, but leads to no end")


# Choices


def something_is_open(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that there is something to choose until a game is over, and that nothing is offered twice."""
    for moment in moments(game, games, seed):
        pos = moment.pos
        moment.expect(bool(pos.choices.numbers) != pos.over, "there is something to choose until the game is over")
        moment.expect((pos.turn is None) == pos.over, "somebody has the turn until the game is over")
        doubled = len(set(pos.choices.numbers)) < len(pos.choices)
        moment.expect(not doubled, f"something is offered twice: {pos.choices}")


def deeds_are_counted(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that what every open choice comes to is a deed that the game has counted."""
    for moment in moments(game, games, seed):
        for number in moment.pos.choices.numbers:
            found = game.deed(moment.pos.state, number) if game.deed else number
            moment.expect(0 <= found < game.deeds, f"choice {number} is deed {found}, of {game.deeds}")


def urges_are_small(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that what draws a bot to a choice is a whole number that compiled arithmetic can hold."""
    for moment in moments(game, games, seed):
        for number in moment.pos.choices.numbers:
            found = game.urge(moment.pos.state, number) if game.urge else 0
            moment.expect(type(found) is int, f"what draws to choice {number} is no whole number: {found!r}")
            moment.expect(abs(found) <= STRONG, f"choice {number} draws by {found}, more than {STRONG}")


def open_choices_apply(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that whatever is open can be chosen, and changes a copy but not the original."""
    for moment in moments(game, games, seed):
        before = moment.pos.digest
        for choice in moment.pos.choices:
            copy = moment.pos.copy()
            try:
                copy.push(choice)
            except Exception as fault:  # noqa: BLE001 - whatever a rule can raise is what is looked for
                moment.fail(f"{choice} is open, but fails: {fault!r}")
            moment.expect(copy.digest != before, f"{choice} changes nothing, so it could be chosen for ever")
        moment.expect(moment.pos.digest == before, "a choice on a copy changed the original")


def other_choices_are_refused(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that whatever is not open is refused, and leaves the position as it was."""
    for moment in moments(game, games, seed):
        before = moment.pos.digest
        for number in range(-1, game.choices.count + 1):
            if number not in moment.pos.choices.numbers:
                expect_refusal(moment, number)
        moment.expect(moment.pos.digest == before, "a refused choice changed the position")


def expect_refusal(moment: Moment, number: int) -> None:
    """Check that a choice is illegal that is not open, and bad input one that there is not."""
    expected = IllegalChoice if 0 <= number < moment.pos.game.choices.count else BadInput
    try:
        moment.pos.push(number)
    except expected as refusal:
        moment.expect(str(refusal), f"choice {number} is refused without a word")
    except Exception as fault:  # noqa: BLE001 - whatever a rule can raise is what is looked for
        moment.fail(f"choice {number} is not open, and fails instead of being refused: {fault!r}")
    else:
        moment.fail(f"choice {number} is not open, but was not refused")


# Cards and who knows them


def cards_are_conserved(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that every card lies in one pile, at every moment."""
    at_first = sorted(card for place in game.places for card in place.home)
    for moment in moments(game, games, seed):
        found = sorted(slot & CARD_BITS for slot in slots(moment.pos))
        moment.expect(found == at_first, "some card is lost, or lies in two places")


def what_is_shown_is_known(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that what a seat cannot know changes neither its view, nor who is asked, nor its choices."""
    for moment in moments(game, games, seed):
        for seat in (None, *range(moment.pos.state.seats)):
            expect_no_hint(moment, seat)


def expect_no_hint(moment: Moment, seat: int | None) -> None:
    """Check that a seat sees no difference where only what it cannot know is different."""
    pos, other = moment.pos, elsewhere(moment.pos, seat, moment.luck)
    moment.expect(
        (other.turn, other.step) == (pos.turn, pos.step),
        f"that {pos.turn} is asked to {pos.step} tells {seat} what {seat} cannot know: who is asked, and"
        " whether there is more than one choice, must follow from what all can see",
    )
    moment.expect(other.view(seat) == pos.view(seat), f"the view of {seat} shows what {seat} cannot know")
    if seat == pos.turn:
        moment.expect(_menu(other) == _menu(pos), f"what {seat} may choose shows what {seat} cannot know")


def _menu(pos: Position) -> Any:
    return pos.choices.numbers, {number: pos.explain(number) for number in pos.blocked}


def what_is_told_is_known(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that an event names a card only to those who know it, before or after."""
    for number in range(games):
        before: list[set[str]] = []
        shuffles = start(game, seed, number).state.shuffles
        for moment in moments_of(game, seed, number):
            pos = moment.pos
            now = [known_cards(pos, seat) for seat in range(pos.state.seats)]
            for seat in range(pos.state.seats):
                secrets = cards_told(pos, seat, shuffles).difference(now[seat], *before[seat : seat + 1])
                moment.expect(not secrets, f"{seat} was told of {', '.join(sorted(secrets))}, and cannot know")
            before, shuffles = now, pos.state.shuffles


def cards_told(pos: Position, seat: int, shuffles: int) -> set[str]:
    """Name the cards that a seat is told of, but for those that have been shuffled since."""
    shuffled = {pos.game.cards[slot & CARD_BITS] for slot in slots(pos) if slot >> SHUFFLE_AT > shuffles}
    return {event["card"] for event in pos.events_for(seat) if event.get("card") is not None} - shuffled


def what_is_imagined_is_known(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that a seat imagines by its seed alone what it cannot know, and all the rest as it is."""
    for moment in moments(game, games, seed):
        for seat in range(moment.pos.state.seats):
            other, number = elsewhere(moment.pos, seat, moment.luck), bits(moment.luck)
            imagined = moment.pos.imagine(seat, number)
            moment.expect(imagined == other.imagine(seat, number), f"{seat} imagines by what {seat} cannot know")
            as_it_is = imagined.view(seat) == moment.pos.view(seat)
            moment.expect(as_it_is, f"{seat} imagines what {seat} knows is not so")


def bots_choose_by_what_they_know(game: Game, bots: Sequence[Bot], games: int = GAMES, seed: int = 0) -> None:
    """Check that what a seat cannot know never changes a bot's choice, and that the choice is open."""
    for bot in bots:
        for moment in moments(game, games, seed):
            seat = moment.pos.turn
            if seat is not None:
                expect_fair_choice(moment, bot, seat)


def expect_fair_choice(moment: Moment, bot: Bot, seat: int) -> None:
    """Check that a bot chooses the same where only what its seat cannot know is different."""
    other, number = elsewhere(moment.pos, seat, moment.luck), bits(moment.luck)
    choices = moment.pos.game.choices
    chosen, again = (choices.find(bot(pos, seat, number)) for pos in (moment.pos, other))
    moment.expect(chosen in moment.pos.choices, f"{bot} chose {chosen}, which is not open")
    moment.expect(chosen == again, f"{bot} chose {chosen}, but {again} when only cards differ that it cannot know")


# Bounds


def half_the_stack_stays_free(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that no game ever needs more than half of the todo stack."""
    with smaller_stack():
        for number in range(games):
            try:
                for _ in moments_of(game, seed, number):
                    pass
            except OverflowError as full:
                message = f"{game.title}, {seed=}, game {number}: needs more than half of the todo stack"
                raise Nonconforming(message) from full


def games_end(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that every game ends within its bound, whether all choose by chance, the first or the last."""
    for number in range(games):
        for policy in (by_chance, the_first, the_last):
            for _ in moments_of(game, seed, number, policy):
                pass


# Compiled play


def plain_equals_compiled(game: Game, games: int = GAMES, seed: int = 0) -> None:
    """Check that compiled play goes through the same states as plain play, and offers the same choices."""
    lanes, kernel, luck = Lanes(game, plain=False), kernels(game, plain=False), Luck()
    for number in range(games):
        players, options = setting(game, number)
        seed_with(luck, seed, number, BOT_STREAM)
        plain, menu = game.deal(players, seed, number, options), game.menu()
        game.engine.settle(plain, menu)
        lanes.put(BLANK, game.blank(players, options))
        kernel.begin(lanes.states, LIVE, lanes.menu, seed, number)
        for decision in range(game.longest + 1):
            expect_same(where_is(game, players, seed, number, decision), plain, menu.open(), lanes)
            if plain.pending == 0:
                break
            choice = menu.open()[below(luck, menu[0])]
            game.engine.advance(plain, menu, choice)
            kernel.step(lanes.states, LIVE, lanes.menu, choice)


def expect_same(where: str, plain: Any, offered: list[int], lanes: Lanes) -> None:
    """Check that the live lane is in the state of its plain twin, with the same choices open."""
    if lanes.get(LIVE).flat() != plain.flat():
        raise Nonconforming(f"{where}: compiled play is in another state than plain play")
    if plain.pending and [int(number) for number in lanes.menu[1 : lanes.menu[0] + 1]] != offered:
        raise Nonconforming(f"{where}: compiled play offers other choices than plain play")


PIECES: tuple[Callable[[Game, int, int], None], ...] = (
    same_seed_same_game,
    copies_never_alias,
    looking_changes_nothing,
    positions_are_drawn,
    positions_round_trip,
    whatever_is_read_can_be_played,
    something_is_open,
    deeds_are_counted,
    urges_are_small,
    open_choices_apply,
    other_choices_are_refused,
    cards_are_conserved,
    what_is_shown_is_known,
    what_is_told_is_known,
    what_is_imagined_is_known,
    *check_undo.PIECES,
    half_the_stack_stays_free,
    games_end,
)
