"""Drawings: lines that read as plain text and as a Rich renderable alike."""

from __future__ import annotations

import pytest

from bailey.core.text.drawing import ASCII, Drawing, DrawingContext, beside, cut, fit, flow, line
from bailey.games import castle_combo
from bailey.games.castle_combo.texts import Texts


@pytest.mark.parametrize(
    ("text", "width", "fitted"),
    [("Baron", 7, "Baron  "), ("Baron", 5, "Baron"), ("Baron", 4, "Bar…"), ("Baron", 1, "…")],
)
def test_texts_fit(text: str, width: int, fitted: str) -> None:
    assert fit(text, width) == fitted
    assert len(fit(text, width)) == width


def test_lines_are_cut_and_blocks_stand_side_by_side_as_far_as_they_fit() -> None:
    assert str(cut(line("abc", ("defg", "bold"), "hij"), 5)) == "abcd…"
    assert str(cut(line("abc", "   "), 3)).rstrip() == "abc"
    blocks = [[line("aaaa"), line("aa")], [line("bbbb")], [line("cccc")]]
    assert [str(one).rstrip() for one in beside(blocks[:2], 1)] == ["aaaa bbbb", "aa"]
    assert [str(one).rstrip() for one in flow(blocks, 10, 1)] == ["aaaa bbbb", "aa", "cccc"]
    assert [str(one).rstrip() for one in flow(blocks, 14, 1)] == ["aaaa bbbb cccc", "aa"]
    assert flow([], 10) == []


def test_a_drawing_is_no_narrower_than_the_least_width() -> None:
    position, texts = castle_combo.new(2, seed=1), Texts(castle_combo.GAME)
    widths = [DrawingContext(position, texts, width).width for width in (1, 39, 40, 41)]
    assert widths == [40, 40, 40, 41]


def test_plain_and_rich_say_the_same_in_signs_that_have_a_place_in_ascii() -> None:
    drawing = Drawing([line("a", ("b  ", "bold")), line(), line("c")], 40)
    assert str(drawing) == "ab\n\nc"
    assert drawing.__rich__().plain == str(drawing)
    assert all(ord(out) < 128 for out in ASCII.values() if isinstance(out, str))
