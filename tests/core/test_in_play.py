"""Options choose which cards are in play, and printed opponents act: a tiny game that does both passes the suite."""

from __future__ import annotations

import dataclasses
import json
from typing import TYPE_CHECKING, Any

import pytest
from core.quarry import GAME, ROUNDS, STONES, TOOLS, Step, end_turn

from bailey.bots import make
from bailey.core import BadInput, GameState, Position, Printed, rule, todo
from bailey.core.check import positions, suite, whole_games
from bailey.core.check.trials import Nonconforming, slots
from bailey.core.state.digest import pack
from bailey.core.state.layout import position_of, write_layout
from bailey.core.state.observe import UNKNOWN, layout, observation
from bailey.core.state.shrinking import shrink
from bailey.core.state.slots import CARD_BITS
from bailey.games import burgundy_cards
from bailey.lab.arena import arena
from bailey.lab.batch import Batch
from bailey.lab.simulate import simulate

if TYPE_CHECKING:
    from collections.abc import Callable

    from bailey.core import Game

BOTH = {"tools": 1, "masons": 2}


def cards(pos: Position) -> list[int]:
    """List the cards that lie anywhere."""
    return sorted(slot & CARD_BITS for slot in slots(pos))


def play(pos: Position) -> list[dict[str, Any]]:
    """Play the first open choice to the end, and list what happened."""
    happened = [*pos.events]
    while not pos.over:
        pos.push(pos.choices[0])
        happened += pos.events
    return happened


def test_it_conforms() -> None:
    suite.check_positions(GAME, 12, 1)
    suite.check_games(GAME, 12, 1)


@pytest.mark.usefixtures("numba")
def test_compiled_it_is_the_same_game() -> None:
    """Two of its steps have numbers beyond those of a machine word (`test_bounds`)."""
    whole_games.plain_equals_compiled(GAME, games=60, seed=1)


@pytest.mark.parametrize("spec", ["greedy", "search:20"])
def test_bots_do_not_cheat_at_it(spec: str) -> None:
    made = make(spec, GAME, plain=True)
    suite.bots_choose_by_what_they_know(GAME, [lambda pos, _, seed: made.choose(pos, seed)], games=2, seed=2)


# Cards in play


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize("tools", [0, 1])
def test_a_game_begins_with_the_cards_that_are_in_play(seats: int, tools: int) -> None:
    blank = GAME.blank(seats, {"tools": tools})
    expected = [*STONES[: 6 + 2 * seats], *(TOOLS if tools else [])]
    assert [slot & CARD_BITS for slot in blank.deck.slots[: blank.deck.size]] == expected
    assert cards(Position.new(GAME, seats, 3, {"tools": tools})) == expected


def test_options_may_be_said_as_fields_and_cards_that_are_not_said_lie_at_home_if_they_are_in_play() -> None:
    for options, most in (({}, 10), ({"tools": 1}, 13)):
        written = {"game": "quarry", "seats": 2, "options": options, "thrown": ["stone-3"]}
        pos = Position.load(GAME, written)
        assert (pos.state.thrown.size, pos.state.deck.size) == (1, most - 1)
        assert len(cards(pos)) == most
    pos = Position.load(GAME, {"seats": 3, "tools": True, "masons": 1})
    assert cards(pos) == [*STONES, *TOOLS]
    assert pos.called(["Ann", "Ben", "Cleo"]) == ["Ann", "Ben", "Cleo", "Mason"]


def test_a_position_reads_back_with_all_that_options_choose() -> None:
    for options in ({}, {"tools": 1}, {"masons": 1}, BOTH):
        pos = Position.new(GAME, 2, 5, options)
        for _ in range(4):
            pos.push(pos.choices[0])
            assert Position.load(GAME, json.dumps(pos.dump())) == pos
            assert position_of(write_layout(GAME), shrink(pack(pos.state))) == pos.dump()


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ({"thrown": ["crane"]}, r'thrown\[0\]: the card "crane" is not in play here; leave it out'),
        ({"seats": 1, "thrown": ["stone-9"]}, r'thrown\[0\]: the card "stone-9" is not in play here'),
        ({"options": {"tools": 1}, "tools": False}, "options: choose another game than the fields of their names"),
        ({"options": {"masons": 0}, "masons": 2}, "options: choose another game than the fields of their names"),
        ({"seats": 2, "players": [{}, {}, {}]}, "players: has 3 entries; at most 2 are possible"),
        ({"seats": 1, "masons": 2, "players": [{}, {}, {}]}, "players: has 3 entries; at most 2 are possible"),
    ],
)
def test_what_does_not_fit_the_options_is_refused(written: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        Position.load(GAME, written)


def fails(check: Callable[..., None], game: Game, why: str) -> None:
    run: Any = suite.check_positions if check in suite.POSITION_CHECKS else suite.check_games
    with pytest.raises(Nonconforming, match=why):
        run(game, 6, 3, [check])


def test_the_suite_finds_a_card_that_is_not_in_play() -> None:
    def setup(s: Any) -> None:
        GAME.setup(s)
        s.thrown.slots[0] = s.thrown.slots[0] & ~CARD_BITS | TOOLS[2]

    fails(positions.cards_are_conserved, dataclasses.replace(GAME, setup=setup), "is not in play")


@pytest.mark.parametrize(("option", "why"), [("tools", "the cards in play"), ("masons", "printed opponents")])
def test_the_suite_finds_an_option_that_changes(option: str, why: str) -> None:
    def change_option(s: Any, p: int) -> None:
        end_turn(s, p)
        setattr(s, option, 1 - min(1, getattr(s, option)))

    game = dataclasses.replace(GAME, steps={**GAME.steps, Step.END_TURN: change_option})
    fails(whole_games.what_options_choose_stays, game, f"an option that chooses {why} has changed")


# Printed opponents


@pytest.mark.parametrize(
    ("seats", "masons", "names"),
    [(1, 0, []), (1, 1, ["Mason"]), (1, 2, ["Mason"]), (2, 1, ["Mason"]), (3, 2, ["Mason", "Foreman"])],
)
def test_options_name_the_printed_opponents(seats: int, masons: int, names: list[str]) -> None:
    people, options = ["Ann", "Ben", "Cleo"][:seats], {"masons": masons}
    pos = Position.new(GAME, seats, 1, options)
    assert pos.called(people) == GAME.called(people, options) == [*people, *names]
    assert GAME.scorers(pos.state) == GAME.scoring(seats, options) == len(pos.score()) == seats + len(names)
    assert len(pos.view(0)["players"]) == len(pos.view(None)["players"]) == seats + len(names)
    with pytest.raises(BadInput, match=f"seat: must be from 0 to {seats - 1}"):
        pos.view(seats)
    assert GAME.most_scoring(seats) == seats + (1 if seats == 1 else 2)


def test_a_printed_opponent_acts_between_the_seats_and_can_win() -> None:
    pos = Position.new(GAME, 3, 8, BOTH)
    assert pos.state.track == [0, 3, 1, 4, 2]
    happened = play(pos)
    rolled = [event["player"] for event in happened if event["what"] == "rolled"]
    assert rolled == [3, 4] * ROUNDS
    drawn = {player: sum(e["what"] == "drew" and e["player"] == player for e in happened) for player in range(5)}
    held = {player: pos.state.players[player].hand.size for player in range(5)}
    assert drawn == held
    assert held[3] + held[4] > 0
    assert {tuple(sorted({event["player"] for event in happened}))} == {(0, 1, 2, 3, 4)}
    winners = set()
    for seed in range(20):
        pos = Position.new(GAME, 2, seed, BOTH)
        play(pos)
        winners |= {*pos.winners}
    assert {2, 3} <= winners <= {0, 1, 2, 3}


def test_what_a_printed_opponent_holds_is_hidden_and_observed_in_as_many_numbers_whatever_the_options() -> None:
    pos = Position.new(GAME, 2, 1, BOTH)
    play(pos)
    mason = pos.state.players[2]
    assert mason.hand.size > 0
    assert all(pos.view(seat)["players"][2]["hand"] == mason.hand.size for seat in (0, 1, None))
    entries = layout(GAME, 2)
    shown = dict(zip([entry.name for entry in entries], observation(GAME, pos.state, 0), strict=True))
    assert shown["players[2].hand.size"] == mason.hand.size
    assert shown["players[2].hand[0]"] == UNKNOWN
    dealt = {tuple(pos.imagine(0, seed).state.players[2].hand.slots) for seed in range(20)}
    assert len(dealt) > 1
    for seats in GAME.players:
        lengths = {
            len(observation(GAME, Position.new(GAME, seats, 1, {"masons": masons}).state, 0)) for masons in range(3)
        }
        assert lengths == {len(layout(GAME, seats))}


@rule
def ask_everybody(s: Any, p: int) -> None:
    """Ask a printed opponent too."""
    todo(s, p, Step.ACT, Step.END_TURN)


def test_a_printed_opponent_is_never_asked() -> None:
    steps = {**GAME.steps, Step.BY_RULE: ask_everybody}
    wrong = dataclasses.replace(GAME, steps=steps)
    pos = Position.new(wrong, 2, 8, {"masons": 1})
    before = pos.digest
    with pytest.raises(RuntimeError, match="asks player 2, a printed opponent: only the 2 seats decide"):
        pos.push(pos.choices[0])
    assert pos.digest == before
    fails(whole_games.printed_opponents_are_never_asked, wrong, "asks player 1, a printed opponent")


def test_printed_opponents_may_exclude_each_other_and_nobody_plays_with_them_unasked() -> None:
    either = (Printed("Mason", when={"masons": (1,)}), Printed("Foreman", when={"masons": (2,)}))
    game = dataclasses.replace(GAME, printed=either)
    assert [game.scoring(3, {"masons": masons}) for masons in range(3)] == [3, 4, 4]
    assert game.most_scoring(3) == 4
    always = dataclasses.replace(GAME, printed=(Printed("Mason", players=(1,)),))
    assert (GAME.usual, always.usual) == (1, 2)
    assert GameState().printed == 0


@pytest.mark.usefixtures("numba")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_lab_counts_printed_opponents_by_the_options(seats: int) -> None:
    names = ["Mason", "Foreman"][: GAME.scoring(seats, BOTH) - seats]
    found = simulate(GAME, seats, ["random"] * seats, 20, 1, options=BOTH).to_json()
    assert found["printed"] == names
    assert list(found["scores"]) == ["all", "winners", *names]
    assert len(found["win_share"]) == seats + len(names)
    bots = ["search:10", *["random"] * (seats - 1)]
    result = arena(GAME, bots, 10, 1, cores=1, options=BOTH, plain=True).to_json()
    assert [one["name"] for one in result["printed"]] == names


@pytest.mark.parametrize("options", [{}, BOTH])
def test_many_games_side_by_side_score_printed_opponents(options: dict[str, int]) -> None:
    batch = Batch(GAME, 2, 3, 7, plain=True, bots=["random", "random"], options=options)
    batch.reset()
    assert batch.over.all()
    assert batch.scores().shape == (3, GAME.scoring(2, options))
    assert batch.payoffs().shape == (3, 2)


def test_a_learner_is_rewarded_for_its_seat_only() -> None:
    batch = Batch(burgundy_cards.GAME, 1, 3, 7, plain=True, bots=["random"])
    batch.reset()
    assert batch.payoffs().shape == batch.margins().shape == (3, 1)
    own, other = batch.scores().T
    assert (batch.margins()[:, 0] == own - other).all()
    assert (batch.payoffs()[:, 0] == (own >= other)).all()
