"""The drawing of a position: everything is there, at every width, and nothing that the viewer may not know."""

from __future__ import annotations

from typing import Any

import pytest
from drawings import Drawings, labels, somewhere

from bailey.games import burgundy_cards
from bailey.games.burgundy_cards.drawing import draw

TABLE: dict[str, Any] = {
    "round": "B",
    "seats": 2,
    "display": [
        {"cards": c.split()} for c in ("castle-6a", "bank-4 ship-2a", "", "market-1", "mine-3a", "cloister-2a")
    ],
    "discard": ["pasture-1a"],
    "goods_piles": [{"top": "light", "cards": 6}, {"top": "dark", "cards": 8}],
    "animal_piles": [{"top": "cow", "cards": 9}, {"top": "pig", "cards": 9}],
    "first_triples": [-1, -1, -1, -1, 1, -1, -1],
    "start_player": 1,
    "start_card_face_down": True,
    "players": [
        {
            "silver": 2,
            "workers": 1,
            "goods": [2, 0, 1],
            "animals": [1, 1, 0, 0],
            "projects": ["ship-3a", "church-1"],
            "estate": [{"card": "ship-1a", "stack": 0}, {"card": "cloister-1a", "stack": 0}, "mine-1a"],
            "hand": ["mine-2a", "castle-5a"],
            "dice": ["ship-6a", "ship-6b"],
        },
        {"estate": ["ship-4a", "ship-4b", "ship-4c"], "sold": [1, 0, 0], "hand": ["mine-2b", "mine-6a"]},
    ],
}
DRAWN = """\
Round B  deck 93, discards 1
  a triple brings 2 goods, 2 animals, 3 silver or 3 workers
 1    castle 6     act
 2    bank 4       +3s                      ship 2       good
 3
 4    market 1     shi/pas
 5    mine 3       +2s
 6    cloister 2   wild
 goods  light (6)  dark (8)      animals  cow (9)  pig (9)
  first triples left: castle, mine, cloister, knowledge, pasture, building; all
  seven: 3, 1

▸ Player 1: 2 silver, 1 worker, 1 point
    hand     1 [2]  2 [5]  2 to come
    storage  2 light goods  1 dark good  1 chicken  1 cow
    projects ship 3  church 1
    estate   ship ■◆□  mine ■□□

  Player 2: 0 silver, 0 workers, 7 points, start player card (face down)
    hand     2 dice in hand, 0 to come
    storage  1 sold
    projects nothing
    estate   ship ■■■"""


def test_a_drawing_word_for_word() -> None:
    position = burgundy_cards.load(TABLE)
    assert str(draw(position, labels=labels(position))).strip() == DRAWN


def test_hands_are_drawn_for_their_owner_only() -> None:
    position = burgundy_cards.load(TABLE)
    assert "[2]" not in str(draw(position, viewer=None))
    assert "[2]" in str(draw(position, viewer=0))
    theirs = str(draw(position, viewer=1))
    assert "[6]" in theirs
    assert "[5]" not in theirs


class TestDrawing(Drawings):
    """Whatever holds for every drawing."""

    game = burgundy_cards.GAME
    draw = staticmethod(draw)
    kinds = "play_card take place sell discard_project take_good take_animal keep_bought use_bought"
    games = 4


@pytest.mark.parametrize(("width", "cards", "lines"), [
    (79, 0, 6), (79, 1, 6), (79, 3, 6), (79, 4, 7), (78, 4, 6), (78, 5, 7), (57, 3, 6), (56, 3, 7), (40, 2, 6),
    (40, 3, 7),
])  # fmt: skip
def test_a_wide_drawing_has_three_cards_abreast_and_a_narrow_one_as_many_as_fit(
    width: int, cards: int, lines: int
) -> None:
    names = ["bank-4", "ship-2a", "mine-3a", "market-1", "castle-6a"][:cards]
    position = burgundy_cards.load({**TABLE, "display": [{"cards": names}, *[{"cards": []}] * 5]})
    drawn = str(draw(position, width=width)).splitlines()
    goods = next(i for i, line in enumerate(drawn) if line.startswith(" goods"))
    first = next(i for i, line in enumerate(drawn) if line.startswith(" 1"))
    assert goods - first == lines


def test_brief_is_drawn_only_what_the_player_on_turn_is_asked_about() -> None:
    """At the choice of a card everything is asked about, and nothing once the game is over."""
    position = burgundy_cards.load(TABLE)
    assert (position.step, str(draw(position, brief=True))) == ("play_card", str(draw(position)))
    position.push(position.choices[0])
    assert (position.step, "Round B" in str(draw(position, brief=True))) == ("act", False)
    over = somewhere(burgundy_cards.GAME, 1, 2, 1000)
    assert over.over
    assert str(draw(over, brief=True)) == str(draw(over))


def test_aaron_is_drawn_with_his_lead() -> None:
    estate = ["bank-4", "bank-5", "church-1"]
    position = burgundy_cards.load({"seats": 1, "round": "C", "players": [{"hand": ["ship-1a"]}, {"estate": estate}]})
    assert "Aaron: 4 points, 4 ahead of you, 13 cards still to come" in str(position)
    assert "building ■■■" in str(position)


def test_others_get_a_line_each() -> None:
    drawing = str(draw(somewhere(burgundy_cards.GAME, 3, 4, 40), [0]))
    assert drawing.count("estate") == 1
    assert drawing.splitlines()[-1][2:].startswith("Player 4:")
