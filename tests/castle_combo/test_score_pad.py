"""The score pad: a physical game, entered cell by cell."""

from __future__ import annotations

from typing import Any

import pytest

from bailey.cli.pad import PadDialog
from bailey.games import castle_combo
from bailey.games.castle_combo.texts import Texts

CELLS = ["duchess", "queen mo 4", "baron", "down", "knight", "nun", "farmer", "sculptor 7", "mother s"]


class Pad:
    """A pad with given answers, which remembers what it asked and said."""

    def __init__(self, answers: list[str]) -> None:
        self.answers, self.asked, self.said = iter(answers), [], []
        self.pad = PadDialog(Texts(castle_combo.GAME), self.ask, self.said.append)

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        try:
            return next(self.answers)
        except StopIteration:
            raise EOFError from None

    def fill(self) -> tuple[dict[str, Any], int]:
        return self.pad.run()


def test_one_player_is_scored() -> None:
    pad = Pad(["1", *CELLS, "3", "5"])
    written, players = pad.fill()
    assert players == 1
    position = castle_combo.load(written)
    lines = {line.get("card", line["line"]): line["points"] for line in position.breakdown(0)}
    assert lines["duchess"] == 8
    assert lines["queen-mother"] == 2 * 5  # four are on it, and one of the three left over fits
    assert lines["sculptor"] == 14
    assert lines["keys"] == 5
    assert len(pad.asked) == 1 + 9 + 2
    assert pad.asked[1].startswith("Player 1, top left")
    assert pad.asked[9].startswith("Player 1, bottom right")


def test_several_players_are_scored() -> None:
    others = ["witch", "monk", "potter", "vicar", "spy", "banker", "judge", "patron", "down"]
    written, players = Pad(["2", *CELLS, "0", "0", *others, "10", "1"]).fill()
    assert players == 2
    position = castle_combo.load(written)
    assert position.over
    assert len(position.score()) == 2


def test_back_goes_to_the_question_before() -> None:
    pad = Pad(["1", "duchess", "back", "back", "1", "baron", "duchess", *CELLS[1:2], "", "", "", "", "", "", "", ""])
    written, _ = pad.fill()
    assert [entry["card"] for entry in written["players"][0]["tableau"]] == ["baron", "duchess", "queen-mother"]


@pytest.mark.parametrize(("answer", "said"), [
    ("queen", "Which one?"),
    ("bicycle", "No card is called bicycle"),
    ("duchess", "was already entered elsewhere"),
    ("sculptor 8", "holds at most 7 gold"),
    ("sculptor 99999999", "holds at most 7 gold"),
    ("baron 1", "holds no gold"),
])  # fmt: skip
def test_a_wrong_card_is_asked_for_again(answer: str, said: str) -> None:
    pad = Pad(["1", "duchess", answer, *CELLS[1:], "3", "5"])
    pad.fill()
    assert said in pad.said[-1]


@pytest.mark.parametrize("answer", ["0", "6", "two", "-1", "", "9" * 5000, "٣" * 9])
def test_a_wrong_number_is_asked_for_again(answer: str) -> None:
    pad = Pad([answer, "1", *CELLS, "3", "5"])
    pad.fill()
    assert "no number from 1 to 5" in pad.said[-1]


def test_a_pad_that_ends_early_scores_nothing() -> None:
    with pytest.raises(EOFError):
        Pad(["1", "duchess"]).fill()
