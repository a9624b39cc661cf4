"""The score pad: what is asked for, and that the position it writes scores what was said."""

from __future__ import annotations

from typing import Any

import pytest

from bailey.core.play.position import Position
from bailey.core.text.pad_form import AnswerRefused, PadForm
from bailey.games import burgundy_board

GAME = burgundy_board.GAME


def filled(seats: int, *answers: dict[str, int]) -> PadForm:
    """Fill a pad in; what is not named is 0."""
    form = PadForm(GAME, seats)
    for p, ask in form.questions:
        form.answer(answers[p].get(ask.name, 0))
    return form


def end(seats: int, *answers: dict[str, int]) -> Position:
    """Return the position that a pad writes."""
    return Position.load(GAME, filled(seats, *answers).position())


ANN = {
    "points": 120, "goods": 3, "silver": 4, "workers": 5, "knowledge-15": 4, "knowledge-17": 2, "knowledge-24": 3,
    "tiles": 30, "order": 2,
}  # fmt: skip
BEN = {"points": 150, "knowledge-25": 11, "knowledge-26": 2, "knowledge-22": 5, "tiles": 33, "order": 1}


def test_two_people() -> None:
    pos = end(2, ANN, BEN)
    assert pos.over
    assert pos.score() == [120 + 3 + 4 + 2 + 4 * 2 + 2 * 4 + 3 * 4, 150 + 11 + 2 * 3 + 5 * 4]
    assert [len(pos.state.players[p].spaces.taken()) for p in (0, 1)] == [30, 33]


def test_what_the_points_of_the_track_came_from_may_be_told() -> None:
    told = {"of-colours": 5, "of-livestock": 20, "of-sales": 12, "of-buildings": 8}
    pos = end(2, {"points": 100, **told}, {"points": 70})
    assert pos.score() == [100, 70]
    lines = [{line["line"]: line["points"] for line in pos.breakdown(p) if line["points"]} for p in (0, 1)]
    assert lines == [{"regions": 55, "colours": 5, "livestock": 20, "sales": 12, "buildings": 8}, {"regions": 70}]


def test_the_rest_of_the_automatas_points_is_of_its_cards() -> None:
    pos = end(1, {}, {"points": 90, "of-sales": 9})
    lines = {line["line"]: line["points"] for line in pos.breakdown(1) if line["points"]}
    assert lines == {"cards": 81, "sales": 9}


@pytest.mark.parametrize(("first", "second", "winner"), [(30, 31, 0), (31, 30, 1)])
def test_of_equal_points_the_emptier_duchy_wins(first: int, second: int, winner: int) -> None:
    pos = end(2, {"points": 9, "tiles": first, "order": 1}, {"points": 9, "tiles": second, "order": 2})
    assert pos.winners == [winner]


def test_then_who_is_later_in_the_order() -> None:
    same = {"points": 9, "tiles": 20}
    assert end(2, {**same, "order": 1}, {**same, "order": 2}).winners == [1]
    assert end(2, {**same, "order": 2}, {**same, "order": 1}).winners == [0]


def test_alone_against_the_automata() -> None:
    it = {
        "points": 140, "goods": 2, "silver": 1, "automata-knowledge": 5, "automata-reserve": 6,
        "automata-unfinished": 3,
    }  # fmt: skip
    pos = end(1, {"points": 180}, it)
    assert pos.score() == [180, 140 + 2 + 1 + 20 + 6 + 6]
    assert pos.winners == [0]


@pytest.mark.parametrize(("seats", "answers", "fault"), [
    (2, [{"goods": 30}, {"goods": 13}], "pad-goods-fault"),
    (2, [{"knowledge-16": 1}, {"knowledge-16": 2}], "pad-knowledge-fault"),
    (2, [{"order": 1}, {"order": 1}], "pad-order-fault"),
    (2, [{"points": 20, "of-sales": 12, "of-colours": 9}, {}], "pad-parts-fault"),
    (2, [{f"knowledge-{n}": 1 for n in range(16, 23)}, {}], "pad-full-fault"),
    (2, [{"knowledge-16": 7, "knowledge-17": 7}, {}], "pad-full-fault"),
    (2, [{"knowledge-24": 4, "tiles": 3}, {}], "pad-full-fault"),
])  # fmt: skip
def test_what_cannot_be_is_refused(seats: int, answers: list[dict[str, int]], fault: str) -> None:
    with pytest.raises(AnswerRefused, match=fault):
        filled(seats, *answers)


@pytest.mark.parametrize("tiles", [1, 12, 24, 31, 37])
def test_any_number_of_tiles_can_lie_in_two_duchies(tiles: int) -> None:
    pos = end(2, {"tiles": tiles, "knowledge-16": int(tiles > 9)}, {"tiles": tiles})
    assert [len(pos.state.players[p].spaces.taken()) for p in (0, 1)] == [tiles, tiles]


def test_every_answer_of_one_knowledge_tile_is_possible() -> None:
    form = PadForm(GAME, 2)
    for _, ask in form.questions[: len(form.questions) // 2]:
        if ask.name.startswith("knowledge"):
            said: dict[str, Any] = {ask.name: ask.most}
            assert end(2, said, {}).score()[0] > 0
