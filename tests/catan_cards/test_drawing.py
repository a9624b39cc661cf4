"""The drawing of a position: everything is there, at every width, and nothing that the viewer may not know."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.scene_files import Scene, read
from catan_cards.rules.scene_looks import look
from catan_cards.rules.table import acting, all_but, player, supply
from catan_cards.rules.test_scenes import each, see
from drawings import Drawings, labels, several, somewhere

from bailey.cli.screen import to_ascii
from bailey.core import Position, card_at
from bailey.core.state.piles import note_order
from bailey.core.state.slots import KNOWN_AT
from bailey.core.text.catalogue import languages_in
from bailey.games import catan_cards as catan
from bailey.games.catan_cards.cards import IDS
from bailey.games.catan_cards.drawing import draw
from bailey.games.catan_cards.texts import Texts

if TYPE_CHECKING:
    import random

    from catan_cards.rules.table import Json

ANN = player(
    0,
    hand="goetz spy-a sawmill",
    cities=(6,),
    stores={"forest-4": 2, "gold-6": 3, "hills-5": 1, "mountains-2": 1},
    built={"garrison-a": (5, "above"), "karl": (6, "below"), "counting-house": (6, "below"), "harbor": (6, "above")},
    road_right=True,
)
BEN = player(
    1,
    hand="bishop-a scout-a",
    built={"conrad": (5, "above")},
    settlements=(5, 6, 7),
    extra={"forest-6": (8, "above"), "gold-3": (8, "below")},
    stores=1,
)
STACKS = ("smithy foundry abbey-a", "otto falk", "pippin", "mint", "church-a")
SIGNS = ("strength", "tournament", "commerce", "points")
IN_STACKS = [name for names in STACKS for name in names.split()]
NAMES = ["Ann", "Ben"]
DRAWN = """\
Turn 11: Ann  die: 1  12 points win

  Ben: 3 points, strength 2, tournament 1, commerce 0
  stock   2 lumber  1 wool  1 brick  1 ore  1 grain  2 gold
            Conrad the Swift
                 2s 1t                 ·                   ·
    Forest 5 ■□□        Fields 2 ■□□       Pasture 4 ■□□        Forest 6 ■□□
             Settlement L1 ───── Settlement R1 ───── Settlement R2
    Hills 6 ■□□          Gold 1 ■□□       Mountains 3 ■□□        Gold 3 ■□□
                   ·                   ·                   ·
  hand    2 cards  (limit 3)

  stacks  1: 3 cards
          2: 2 cards (from top to bottom: Otto the Berserker, Falk the Fair)
          3: 1 card  4: 1 card  5: 1 card
  supply  Roads 5  Settlements 4  Cities 6  Regions 9  event cards 10
          discard pile 44 (Town Hall)

▸ Ann: 5 points, strength 7 [token], tournament 1, commerce 5 [token]
  stock   2 lumber  0 wool  1 brick  1 ore  0 grain  3 gold
                                              [2]
                 9 Garrison 1c            12 Harbor 1c
     Pasture 3 □□□             Gold 6 ■■■             Hills 5 ■□□
                 Settlement L1 ──────────── City R1 ────────────────────
      Fields 1 □□□            Forest 4 ■■□          Mountains 2 ■□□
                      [1]              10 Karl the Strong
                                             7s 1t
                                      11 Counting House 3c
  hand    Götz Ironfist 5s 2t (2 wool, 2 ore and 2 grain)  Spy
          Sawmill (2 lumber)  (limit 3)"""


def laid_out() -> Position:
    """A position of every kind of thing; Ann has looked through stack 2."""
    named = [*IN_STACKS] + [entry["card"] for one in (ANN, BEN) for pile in ("hand", "built") for entry in one[pile]]
    position = acting(ANN, BEN, stacks=STACKS, discard=all_but(*named), **supply(ANN, BEN))
    return knowing(position, 1, "otto", "falk")


def knowing(position: Position, stack: int, *names: str, p: int = 0) -> Position:
    """Let a player know some cards of a stack where they are written to lie."""
    cards = position.state.stacks[stack].cards
    for i in range(cards.size):
        if IDS[card_at(cards, i)] in names:
            cards.slots[i] |= 1 << KNOWN_AT + p
    note_order(cards)
    return position


def drawn(position: Position, viewer: int | None = 0, language: str = "en", **how: Any) -> str:
    """Draw a position with labels as a menu has them."""
    texts = Texts(catan.GAME, language)
    return str(draw(position, viewer=viewer, names=NAMES, texts=texts, **{"labels": labels(position), **how}))


def long_row(places: int, **more: Any) -> Json:
    """Ann with so many places, and Regions with the longest name beside them."""
    names = iter(("mountains-4", "mountains-5", "pasture-5", "pasture-6", "hills-1", "hills-2", "fields-3", "fields-4"))
    extra = {next(names): (8 + i, side) for i in range(places - 2) for side in ("above", "below")}
    return player(0, settlements=range(5, 5 + places), extra=extra, **more)


#: How a drawing is looked at, for whom, and whether something shall be in it.
LOOK = re.compile("(not |once |)(Ben |)(drawn|brief|plain) (.*)")
HOW: dict[str, Json] = {"drawn": {}, "brief": {"brief": True}, "plain": {"labels": {}}}


def look_at(position: Position, told: str) -> tuple[object, object]:
    """See what a drawing says, with its gaps closed, or look at the position."""
    found = LOOK.fullmatch(told)
    if found is None:
        return look(position, told)
    often, viewer, kind, words = found.groups()
    text = " ".join(drawn(position, int(bool(viewer)), **HOW[kind]).replace("·", "").split())
    if often == "once ":
        return text.count(words), 1
    return words in text, often != "not "


@each(read("drawn", Path(__file__).with_name("drawn.txt").read_text(encoding="utf-8")))
def test_what_is_drawn(scene: Scene) -> None:
    see(scene, look_at)


def test_a_drawing_word_for_word() -> None:
    assert drawn(laid_out()) == DRAWN


def test_a_rivals_hand_is_a_number_of_cards() -> None:
    position = laid_out()
    for viewer, own in enumerate(("Götz", "Bishop")):
        text = drawn(position, viewer)
        assert own in text
        assert ("Götz", "Bishop")[1 - viewer] not in text
    assert "hand    2 cards" in drawn(position, 0)
    assert "hand    3 cards" in drawn(position, 1)
    nobody = drawn(position, None, labels={})
    assert "Götz" not in nobody
    assert "Bishop" not in nobody


def test_the_viewer_is_drawn_below() -> None:
    position = laid_out()
    first, second = drawn(position, 0), drawn(position, 1)
    assert first.index("Ben: ") < first.index("stacks") < first.index("Ann: 5")
    assert second.index("Ann: 5") < second.index("stacks") < second.index("Ben: ")


def test_cards_known_in_the_middle_of_a_stack_and_on_its_top_are_noted() -> None:
    position = acting(player(0), player(1), stacks=STACKS, discard=all_but(*IN_STACKS))
    knowing(position, 0, "foundry")
    assert "1: 3 cards (from the top, card 2: Foundry)" in drawn(position)
    knowing(position, 0, "smithy")
    assert "1: 3 cards (top: Smithy, Foundry)" in drawn(position)
    knowing(position, 0, *IN_STACKS[:3], p=1)
    assert "1: 3 cards (from top to bottom: Smithy, Foundry, Abbey)" in " ".join(drawn(position, 1).split())


@pytest.mark.parametrize("language", languages_in(catan.GAME.folder / "locale"))
@pytest.mark.parametrize("width", [80, 120])
def test_four_places_fit_on_a_line_and_nothing_is_cut(language: str, width: int) -> None:
    built = {"counting-house": (5, "below"), "merchant-guild": (5, "above"), "walter": (8, "below")}
    ann = long_row(4, cities=(5,), built=built, road_left=True)
    text = drawn(acting(ann, player(1), **supply(ann, player(1))), language=language, width=width, labels={})
    assert "…" not in text
    assert text.count("(") == text.count(")")
    rows = [line for line in text.splitlines() if "■" in line or "□" in line]
    assert [len(re.findall("[■□]{3}", row)) for row in rows] == [3, 3, 5, 5]


def test_a_longer_row_goes_on_below_with_the_regions_between_in_parentheses() -> None:
    ann = long_row(5)
    text = drawn(acting(ann, player(1), **supply(ann, player(1))), labels={})
    rows = [line for line in text.splitlines() if "□" in line][2:]
    assert [len(re.findall("□{3}", row)) for row in rows] == [4, 4, 3, 3]
    assert rows[2].split("□□□")[0].strip() == "(Mountains 4"
    assert rows[0].split()[-3:] == ["Mountains", "4", "□□□"]
    assert [re.findall("[LR][0-9]", line) for line in text.splitlines() if "Settlement " in line] == [
        ["L1", "R1"],
        ["L1", "R1", "R2"],
        ["R3", "R4"],
    ]


def test_open_roads_are_drawn_at_the_ends() -> None:
    ends = [drawn(acting(player(0, road_left=road), player(1))).splitlines()[-4] for road in (False, True)]
    assert [line.startswith("───") for line in ends] == [False, True]


class TestDrawing(Drawings):
    """Whatever holds for every drawing."""

    game = catan.GAME
    draw = staticmethod(draw)
    games = 0

    def test_long_names_do_no_harm(self) -> None:
        position = somewhere(self.game, 1, 2, 30)
        for seats in (None, [0]):
            text = str(draw(position, seats, width=40, names=["x" * 39, "You"]))
            assert all(len(line) <= 40 for line in text.splitlines())

    def test_plain_ascii_is_enough(self) -> None:
        """A name has an accent, which the screen takes off."""
        for position in several(self.game, 20, 8):
            assert "?" not in to_ascii(str(position))


def some_choice(position: Position, chance: random.Random) -> int:
    """Build and play where that is open, and let everything stand."""
    open_now = [choice for choice in position.choices if choice.name not in {"pull_down", "trade"}] or [
        *position.choices
    ]
    eager = [choice for choice in open_now if choice.name.startswith(("build", "play", "use", "propose"))]
    return chance.choice(eager if eager and chance.random() < 0.7 else open_now).number


def test_others_get_a_line_each() -> None:
    text = str(draw(laid_out(), [0], viewer=0, names=NAMES))
    assert text.count("stock") == 1
    assert text.splitlines()[2] == "  Ben: 3 points, strength 2, tournament 1, commerce 0"


def test_before_the_first_turn_nobody_is_on_turn() -> None:
    assert drawn(Position.new(catan.GAME, 2, 1)).startswith("Before the first turn  12 points win")


def test_the_end_of_a_game_is_drawn() -> None:
    position = catan.load({"seats": 2, "todo": [], "players": [player(0), player(1)], **supply(player(0), player(1))})
    assert drawn(position, None).startswith("The game is over  12 points win")


def test_every_sign_is_in_the_legend() -> None:
    for language in languages_in(catan.GAME.folder / "locale"):
        texts = Texts(catan.GAME, language)
        signs = {sign for sign, _ in texts.legend()}
        assert {texts.say(f"drawing-sign-{name}") for name in SIGNS} <= signs
        assert {"▸", "·", "■■□"} <= signs
