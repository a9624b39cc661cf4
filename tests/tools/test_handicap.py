"""`tools.handicap` takes a seat's notes of face-down stacks away, or its offers, and nothing else."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from catan_cards.rules.table import do, enter, player, position

from bailey.core import BadInput, Position, known_by
from bailey.games import catan_cards
from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.steps import Step
from tools.handicap import Kept, denied, loop, main, play_pair, summary

if TYPE_CHECKING:
    from pathlib import Path

GAME = catan_cards.GAME
KERNELS = loop(GAME, plain=True)
HEADS = [place.at for place in GAME.places]


class Notes:
    """What a seat has noted, and what it sees without."""

    def __init__(self, seat: int) -> None:
        self.seat, self.noted = seat, [0] * 1024

    def watch(self, pos: Position) -> None:
        KERNELS.watch(pos.state.flat(), HEADS, len(HEADS), self.seat, self.noted)

    def see(self, pos: Position) -> Position:
        flat, state = pos.state.flat(), pos.state.copy()
        KERNELS.forget_notes(flat, HEADS, len(HEADS), self.seat, self.noted)
        state.unflatten(iter(flat))
        return Position(GAME, state)


def is_looking(pos: Position) -> bool:
    found: bool = KERNELS.is_looking(pos.state, [Step.TAKE_CARD])
    return found


def searched() -> tuple[Position, Notes]:
    """Seat 0 has looked through stack 0 and taken three cards of it; seat 1 has done the same with stack 1."""
    pos, handicap = catan_cards.new(seed=1), Notes(0)
    for stack in (0, 1):
        pos.push({"do": "search", "stack": stack})
        assert is_looking(pos)
        for _ in range(3):
            pos.push(pos.choices[0])
            handicap.watch(pos)
    assert not is_looking(pos)
    return pos, handicap


def notes(pos: Position, seat: int) -> int:
    return sum(known_by(slot, seat) for stack in pos.state.stacks for slot in stack.cards.slots[: stack.cards.size])


def draw(pos: Position, seat: int, stack: int) -> None:
    """A player ends the turn, and fills up a hand of two from this stack."""
    while pos.turn != seat or pos.step != "act":
        pos.push(pos.choices[0])
    pos.state.players[seat].hand_limit = 4
    pos.push({"do": "end_actions"})
    pos.push({"do": "draw", "stack": stack})


def test_only_the_notes_of_the_seat_are_forgotten_and_nothing_that_everybody_knows() -> None:
    pos, handicap = searched()
    assert (notes(pos, 0), notes(pos, 1)) == (10, 10)
    after = handicap.see(pos)
    assert (notes(after, 0), notes(pos, 0), notes(after, 1)) == (0, 10, 10)
    assert after.view(1) == pos.view(1)
    assert after.view(0)["players"] == pos.view(0)["players"]
    assert Notes(1).see(pos).view(0) == pos.view(0)
    assert handicap.see(pos).view(None) == pos.view(None)


def known_in_hand(pos: Position, seat: int) -> int:
    """How many cards in the rival's hand a seat knows."""
    hand = pos.state.players[1 - seat].hand
    return sum(known_by(slot, seat) for slot in hand.slots[: hand.size])


def test_a_card_that_the_rival_drew_from_a_noted_stack_is_forgotten() -> None:
    pos, handicap = searched()
    draw(pos, 1, 0)
    handicap.watch(pos)
    assert known_in_hand(pos, 0) == 1
    assert known_in_hand(handicap.see(pos), 0) == 0


def test_a_card_that_was_seen_in_the_rivals_hand_is_not_forgotten() -> None:
    pos = position(player(0, hand="spy-a"), player(1, hand="abbey-a"), options={"action_gate": 3})
    pos, handicap = enter(pos, Step.CHECK), Notes(0)
    handicap.noted[IDS.index("abbey-a")] = 1
    do(pos, "play", slot="spy-a")
    assert known_in_hand(handicap.see(pos), 0) == 0
    handicap.watch(pos)
    assert known_in_hand(handicap.see(pos), 0) == 1


def test_without_offers_none_is_made() -> None:
    pos = catan_cards.new(seed=1)
    while "propose" not in {choice.name for choice in pos.choices}:
        pos.push(pos.choices[0])
    flat, state = pos.state.flat(), pos.state.copy()
    at, made = denied(GAME, "offers", 0)
    flat[at] = made
    state.unflatten(iter(flat))
    seen = Position(GAME, state)
    assert {choice.name for choice in pos.choices} - {choice.name for choice in seen.choices} == {"propose"}


@pytest.mark.usefixtures("numba")
def test_a_pair_is_two_games_and_the_summary_gives_mean_and_interval() -> None:
    assert play_pair("castle-combo", "search:2", "notes", 3) in {0, 0.25, 0.5, 0.75, 1}
    for shares, said in (([0.5, 1.0], "2 pairs: with notes 0.750"), ([0.5], "1 pairs: with notes")):
        assert summary(shares, "notes").startswith(said)


@pytest.mark.usefixtures("numba")
def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "pairs.jsonl"
    command = ["castle-combo", "--seat", "search:2", "--into", str(kept)]
    main([*command, "--pairs", "2"])
    rows = [json.loads(line) for line in kept.read_text().splitlines()]
    kept.write_text("".join(json.dumps(row | {"won": 1.0}) + "\n" for row in rows))
    main([*command, "--pairs", "2"])
    assert "2 pairs: with notes 1.000" in capsys.readouterr().out
    main([*command, "--pairs", "3"])
    assert len(kept.read_text().splitlines()) == 3


def test_pairs_of_another_kind_and_a_game_without_offers_are_refused(tmp_path: Path) -> None:
    Kept(tmp_path / "pairs.jsonl", {"seat": "random"}).add(1, 0.5)
    with pytest.raises(BadInput, match="name another file"):
        Kept(tmp_path / "pairs.jsonl", {"seat": "greedy"}).read()
    with pytest.raises(BadInput, match="try catan-cards"):
        main(["castle-combo", "--without", "offers"])
