"""Checks that need games of their own, from the beginning to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailey.core.check.trials import (
    Nonconforming,
    numbers,
    samples_of,
    seeded,
    setting,
    the_first,
    the_last,
    where_is,
)
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import kernels
from bailey.core.compiled.search import BLANK, LIVE
from bailey.core.state.chance import BOT_STREAM, below

if TYPE_CHECKING:
    from bailey.core.check.trials import Games
    from bailey.core.play.game import Game
    from bailey.core.state.todo import GameState

#: After so many positions a copy is kept and compared.
COPY_STRIDE = 4


def same_seed_same_game(game: Game, seed: int, number: int) -> None:
    """Check that one seed gives one game with the same events."""
    for sample, again in zip(samples_of(game, seed, number), samples_of(game, seed, number), strict=True):
        sample.expect(
            sample.pos == again.pos,
            "the same seed and choices lead to another state; rules read and change the state alone",
        )
        sample.expect(sample.pos.events == again.pos.events, "the same seed and choices tell other events")


def copies_never_alias(game: Game, seed: int, number: int) -> None:
    """Check that a copy does not change while its original is played on, and that choices can be undone."""
    offset, kept = below(seeded(seed, number), COPY_STRIDE), []
    for decision, sample in enumerate(samples_of(game, seed, number)):
        if (decision + offset) % COPY_STRIDE == 0:
            kept.append((decision, sample, sample.pos.copy(), sample.pos.digest))
    for _, sample, copy, digest in kept:
        sample.expect(copy.digest == digest, "a copy changed as its original was played on")
    for then, sample, _, digest in reversed(kept):
        for _ in range(then, decision):
            sample.pos.pop()
        decision = then
        sample.expect(sample.pos.digest == digest, "undoing choices does not lead back here")


def games_end(game: Game, seed: int, number: int) -> None:
    """Check that a game ends within its bound even if all players take the first choice, or the last."""
    for policy in (the_first, the_last):
        for _ in samples_of(game, seed, number, policy):
            pass


def what_options_choose_stays(game: Game, seed: int, number: int) -> None:
    """Check that the state keeps the options that choose the cards in play and the printed opponents."""
    if not (game.in_play or game.printed):
        return
    chosen = setting(game, number)
    cards, opponents = game.homes(*chosen), game.printed_for(*chosen)
    for sample in samples_of(game, seed, number):
        now = sample.pos.state.seats, game.options_of(sample.pos.state)
        sample.expect(game.homes(*now) == cards, "an option that chooses the cards in play has changed")
        sample.expect(game.printed_for(*now) == opponents, "an option that chooses printed opponents has changed")
        sample.expect(sample.pos.state.printed == len(opponents), "printed opponents have come or gone")


def printed_opponents_are_never_asked(game: Game, seed: int, number: int) -> None:
    """Check that only seats decide."""
    if not game.printed:
        return
    try:
        for sample in samples_of(game, seed, number):
            turn = sample.pos.turn
            sample.expect(turn is None or turn in range(sample.pos.state.seats), f"{turn} is asked, who is no seat")
    except RuntimeError as fault:
        message = f"{game.title}, {seed=}, game {number}: {fault}"
        raise Nonconforming(message) from fault


# Compiled play


def plain_equals_compiled(game: Game, games: Games, seed: int = 0) -> None:
    """Check that compiled play goes through the same states as plain play, and offers the same choices."""
    lanes, kernel = Lanes(game, plain=False), kernels(game, plain=False)
    for number in numbers(games):
        luck = seeded(seed, number, BOT_STREAM)
        players, options = setting(game, number)
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


def expect_same(where: str, plain: GameState, offered: list[int], lanes: Lanes) -> None:
    """Check that compiled play is in the same state as plain play, with the same choices open."""
    if lanes.get(LIVE).flat() != plain.flat():
        raise Nonconforming(f"{where}: compiled play is in another state than plain play")
    if plain.pending and [int(number) for number in lanes.menu[1 : lanes.menu[0] + 1]] != offered:
        raise Nonconforming(f"{where}: compiled play offers other choices than plain play")
