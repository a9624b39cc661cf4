"""The drawing of a position with a theme set: what lies open, what is said of built cards, and every label."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import acting, built, do, event, player, supply
from catan_cards.test_drawing import drawn, some_choice

from bailey.core import Position
from bailey.core.text.catalogue import languages_in
from bailey.games import catan_cards as catan
from bailey.games.catan_cards.choices import CHOICES
from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.drawing import draw
from bailey.games.catan_cards.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from catan_cards.rules.table import Json

KM, SP, PI, TC, WD = (SETS.index(name) for name in ("km", "sp", "pi", "tc", "wd"))
NO_GATE = 3
LANGUAGES = languages_in(catan.GAME.folder / "locale")


def with_set(theme: int, ann: Json | None = None, ben: Json | None = None, **fields: Any) -> Position:
    """Let Ann act, in a game with a set; nothing waits for the gate."""
    players = ann or player(0), ben or player(1)
    return acting(*players, theme=theme, action_gate=NO_GATE, **{**supply(*players), **fields})


def unfolded(text: str) -> str:
    """A drawing without its line breaks and wide gaps."""
    return " ".join(text.split())


def own(position: Position, **how: Any) -> str:
    """What is drawn of Ann, who looks."""
    return "▸ Ann" + drawn(position, **how).split("▸ Ann")[1]


@pytest.mark.parametrize(("theme", "words"), [
    (0, "Before the first turn 12 points win "),
    (KM, "stacks [1] 1: 16 cards [2] 2: 16 cards [3] 3: 15 cards [4] 4: 15 cards set [5] 5: 14 cards [6] 6: 13 cards"),
    (PI, "new 2x Church 1p (1 brick, 2 ore and 2 grain) 2x Town Hall 1p (2 wool, 1 brick and 2 ore) 2x Metropolis (2"),
    (SP, "new 2x University 1p"),
])  # fmt: skip
def test_a_game_that_begins_has_lines_for_the_stacks_and_new_developments_of_its_set(theme: int, words: str) -> None:
    text = drawn(Position.new(catan.GAME, 2, 1, {"theme": theme}))
    assert words in unfolded(text)
    assert ("\n  set " in text, "\n  new " in text) == (theme != 0, theme in {SP, PI})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80])
def test_a_long_heading_goes_on_below(language: str, width: int) -> None:
    ann = player(0, built={"karl": (5, "above")})
    position = event("knights-fair", ann, player(1), theme=KM)
    texts = Texts(catan.GAME, language)
    heading = drawn(position, language=language, width=width).split("\n\n")[0]
    assert unfolded(texts.say("drawing-event", card=texts.card("knights-fair"))) in unfolded(heading)
    assert heading.endswith(texts.say("drawing-goal", points=13))
    assert "…" not in heading


def test_a_new_development_has_its_label_on_every_site_where_it_can_be_built() -> None:
    ann = player(0, built={"abbey-a": (5, "above")}, cities=(6,), stores=3)
    position = with_set(SP, ann)
    where = {choice.number: "N" for choice in position.choices if choice.name == "build_new"}
    assert len(where) == 2
    assert own(position, labels=where).count("[N]") == 2
    assert own(position, labels=where, brief=True).count("[N]") == 2


# Principalities


def test_a_metropolis_has_its_name_its_label_and_room_for_units() -> None:
    ann = player(0, built={"church-a": (6, "above"), "karl": (6, "below")}, cities=(6,), stores=3)
    position = with_set(PI, ann)
    [choice] = [one for one in position.choices if one.name == "build_metropolis"]
    assert "M City R1" in own(position, labels={choice.number: "M"})
    position.push(choice.number)
    while position.step != "act":
        do(position, "any_region")
    text = own(position, labels={})
    assert "Metropolis R1" in text
    assert text.count("· +2 Units") == 1
    assert text.count("· · +1 Unit") == 1


def test_a_used_card_says_so_until_the_turn_is_over() -> None:
    ann = player(0, built={"landlord": (5, "above")}, stores=1)
    position = with_set(KM, ann)
    [choice] = [one for one in position.choices if one.name == "use"]
    assert "U Landlord" in unfolded(own(position, labels={choice.number: "U"}))
    position.push(choice.number)
    do(position, "trade", give="wool", get="grain")
    assert "Landlord (used)" in drawn(position)
    position.state.turns += 1
    assert "(used)" not in drawn(position)


def test_named_cards_say_so_and_have_the_labels_of_whoever_owns_them() -> None:
    names = {"abbey-a": 5, "smithy": 6, "foundry": 7, "sawmill": 8}
    ben = player(
        1,
        settlements=(5, 6, 7, 8),
        built={name: (place, "above") for name, place in names.items()},
        extra={"forest-6": (8, "above"), "gold-3": (8, "below"), "hills-1": (9, "above"), "hills-2": (9, "below")},
    )
    ann = player(0, built={"karl": (5, "above")})
    position = event("raid-a", ann, ben, theme=KM, **supply(ann, ben))
    assert position.step == "name_cards"
    for card in ("abbey-a", "smithy", "foundry"):
        do(position, "pick", card=card)
    assert position.turn == 1
    brief = drawn(position, 1, brief=True, labels={CHOICES.read(n).number: "X" for n in picks(position)})
    assert brief.count("(named)") == brief.count("X ") == 3
    assert "Sawmill" in brief
    assert "Ann" not in brief


def picks(position: Position) -> list[int]:
    """The numbers of the open choices of a card."""
    return [choice.number for choice in position.choices if choice.name == "pick"]


# What is asked about


def test_regions_to_give_are_ones_own_and_those_to_take_the_rivals() -> None:
    ann = player(0, hand="border-dispute-a", built={"karl": (5, "above")}, extra={"forest-6": (8, "above")})
    ann["regions"][17] = {"card": "gold-3", "store": 0}
    ann["centres"][7] = 1
    position = with_set(KM, ann)
    do(position, "play", slot="border-dispute-a")
    assert position.step == "give_region"
    brief = drawn(position, brief=True)
    assert "Ben" not in brief
    assert "Forest 4" in brief
    do(position, "pick_region", cell="forest-6")
    rivals, mine = drawn(position, brief=True).split("▸ Ann")
    assert all(f"{choice} " in rivals for choice in map(str, range(1, 7)))
    assert "1 Forest 5" in rivals
    assert "1 " not in mine.split("Gold 6")[0].split("stock")[0]


# Everything else

#: The choices of something that is drawn, in the base game and with the sets.
KINDS = {"lay", "search", "take", "draw", "put_under", "play", "build_road", "build_settlement", "use_scout"}
KINDS |= {"build_city", "build", "pull_down", "pay", "gain", "take_resource", "give_resource", "take_region"}
KINDS |= {"place_region", "counter", "pick", "take_from_hand", "add_give", "add_want"}
OF_SETS = {"build_new", "build_metropolis", "use", "take_discarded", "pick_region", "save", "choose", "block", "pawn"}
OF_SETS |= {"name_resource", "build_citadel", "put_wizard", "add_magic", "pick_wizard", "remove_event", "buy_off"}
#: Which games are drawn, and how often each kind of choice at each question; seed 1 has all of the base game.
FEW, MANY = ((1,), 1), (range(6), 20)


def labels_are_drawn(position: Position) -> bool:
    """Tell whether a drawing, full or brief, has a label for every choice of something drawn."""
    own = {c.number: chr(0x4E00 + c.number) for c in position.choices if c.name in KINDS | OF_SETS}
    texts = [str(draw(position, brief=brief, width=200, labels=own)) for brief in (False, True)]
    return all(label in text for label in own.values() for text in texts)


def nothing_is_too_wide(position: Position) -> bool:
    """Tell whether a drawing, full or brief, is as narrow as the terminal."""
    drawings = [(width, str(draw(position, brief=brief, width=width))) for width in (40, 80) for brief in (False, True)]
    return all(len(line) <= width for width, text in drawings for line in text.splitlines())


@pytest.mark.parametrize(
    "often",
    [pytest.param(FEW, marks=pytest.mark.slow, id="few"), pytest.param(MANY, marks=pytest.mark.long, id="many")],
)
@pytest.mark.parametrize("theme", range(len(SETS)), ids=SETS)
def test_every_choice_on_the_table_has_its_label_and_no_line_is_too_wide(
    theme: int, often: tuple[Iterable[int], int]
) -> None:
    asked = Counter[tuple[str, str]]()
    for seed in often[0]:
        chance = random.Random(seed)
        options = {"theme": theme, "action_gate": NO_GATE, "start_layout": seed % 2, "turn_cap": 50}
        position = Position.new(catan.GAME, 2, seed, options)
        while not position.over:
            kinds = {(str(position.step), choice.name) for choice in position.choices}
            asked.update(kinds)
            if min(asked[kind] for kind in kinds) <= often[1]:
                assert labels_are_drawn(position), (position.step, seed)
                assert nothing_is_too_wide(position), (position.step, seed)
            position.push(some_choice(position, chance))
    assert theme or {kind for _, kind in asked} >= KINDS
    assert built(position, 0)
