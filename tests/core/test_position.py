"""The face for people: choosing, taking back, looking, imagining."""

from __future__ import annotations

from typing import Any

import pytest

from bailey.core import BadInput, IllegalChoice, Position
from bailey.core.state.reading import MOST_SEED
from bailey.games import _template as postern

REST = {"do": "rest"}
HANDS = [{"hand": ["silk", "wool", "salt"]}, {"hand": ["wine", "bread", "honey"]}]


def position(**players: Any) -> Position:
    return postern.load({"players": [players, {}]})


def test_one_seed_is_one_game_and_without_one_every_game_is_another() -> None:
    one, same, other = (postern.new(players=3, seed=seed) for seed in (7, 7, 8))
    assert one == same
    assert one != other
    assert one != one.dump()
    assert postern.new() != postern.new()


@pytest.mark.parametrize("seed", [-1, MOST_SEED + 1, True, "7", 1.0])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadInput, match="seed: must be a whole number from 0"):
        postern.new(seed=seed)


@pytest.mark.parametrize("players", [1, 5, True, "2", None])
def test_a_game_is_for_its_number_of_players(players: Any) -> None:
    with pytest.raises(BadInput, match="seats: Postern is for 2 to 4 players"):
        postern.new(players=players)


def test_choices_are_lazy_and_known_and_pushed_in_every_form() -> None:
    choices = position(hand=["silk", "old-guard"]).choices
    said = ["carry slot=0", "hide slot=0 niche=0", "hide slot=0 niche=1", "spy", "rest", "buy"]
    assert [str(choice) for choice in choices] == said
    assert (len(choices), str(choices[3]), repr(choices)) == (6, "spy", f"<{', '.join(said)}>")
    for form in ({"do": "carry", "slot": 0}, 0, choices[0]):
        assert form in choices
    for other in ({"do": "carry", "slot": 1}, 1, {"do": "nap"}, "spy", None, -1):
        assert other not in choices
    for rest in (REST, postern.GAME.choices.parse("rest").number, postern.GAME.choices.parse("rest")):
        pos = position()
        assert str(pos.push(rest)) == "rest"
        assert pos.turn == 1


def test_a_choice_that_is_not_open_is_refused_and_says_why() -> None:
    pos = position(hand=["silk", "old-guard"])
    before = pos.digest
    blocked = r"'carry slot=1' is not open: guard-stays \(card old-guard, bribe 0, coins 2\)"
    with pytest.raises(IllegalChoice, match=blocked):
        pos.push({"do": "carry", "slot": 1})
    with pytest.raises(IllegalChoice, match=r"'leave' is not open: not-now \(choice leave, step act\)"):
        pos.push({"do": "leave"})
    assert pos.digest == before


def test_choices_are_taken_back_one_by_one() -> None:
    pos = postern.new(players=2, seed=3)
    began = pos.digest, pos.events, pos.revealed
    pos.push({"do": "spy"})
    spied = pos.digest, pos.events, pos.revealed
    pos.push({"do": "put_under"})
    pos.pop()
    assert (pos.digest, pos.events, pos.revealed) == spied
    assert [str(choice) for choice in pos.choices] == ["leave", "put_under", "shuffle", "buy"]
    pos.pop()
    assert (pos.digest, pos.events, pos.revealed) == began
    with pytest.raises(BadInput, match="nothing to take back"):
        pos.pop()


def test_a_copy_goes_its_own_way_and_is_drawn_as_text() -> None:
    pos = postern.new(players=2, seed=3)
    copy = pos.copy()
    assert copy == pos
    copy.push(REST)
    assert copy != pos
    assert pos == postern.new(players=2, seed=3)
    assert '"game": "postern"' in str(pos)


def test_a_choice_that_lets_chance_speak_or_shows_a_card_of_the_hand_is_known_before() -> None:
    pos = postern.load({"players": HANDS})
    assert pos.reveals({"do": "spy"})
    assert pos.reveals({"do": "buy"})
    assert not pos.reveals(REST)
    assert pos.reveals({"do": "carry", "slot": 0})
    assert pos.outlook({"do": "carry", "slot": 0}).final
    pos.push({"do": "carry", "slot": 0})
    assert pos.final
    assert (pos.revealed_to(0), pos.revealed_to(1)) == (False, True)
    pos.pop()
    pos.push({"do": "buy"})
    assert pos.revealed
    pos.push(REST)
    assert not pos.revealed


def test_the_choice_that_ends_the_game_is_final_and_then_nothing_is_open() -> None:
    pos = postern.load({"players": HANDS, "hours": 1, "turn": 1})
    assert pos.outlook(REST).final
    assert pos.reveals(REST)
    pos.push(REST)
    assert (pos.over, pos.final, pos.revealed) == (True, True, 0)
    pos.pop()
    assert not pos.final
    pos = postern.load({"todo": [], "hours": 0})
    assert (pos.turn, pos.step, pos.over, len(pos.choices), pos.blocked) == (None, None, True, 0, {})
    with pytest.raises(IllegalChoice, match="is not open: game-over"):
        pos.push(REST)


def test_a_seat_imagines_what_it_knows_and_deals_itself_the_rest() -> None:
    pos = postern.new(players=2, seed=3)
    hands, drawn = set(), set()
    for seed in range(30):
        imagined = pos.imagine(0, seed)
        assert imagined.view(0) == pos.view(0)
        hands.add(str(imagined.view(1)["players"][1]["hand"]))
        imagined.push({"do": "buy"})
        drawn.add(imagined.view(0)["players"][0]["hand"][-1])
    assert len(hands) > 10
    assert pos.imagine(0, 1) == pos.imagine(0, 1)
    assert pos == postern.new(players=2, seed=3)
    assert len(drawn) > 5


@pytest.mark.parametrize(("seat", "seed"), [(2, 0), (-1, 0), (None, 0), (True, 0), (0, -1), (0, "x")])
def test_only_a_seat_imagines_and_only_from_a_seed(seat: Any, seed: Any) -> None:
    with pytest.raises(BadInput, match=r"(seat|seed): must be"):
        postern.new(players=2, seed=3).imagine(seat, seed)
