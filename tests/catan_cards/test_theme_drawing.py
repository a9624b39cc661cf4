"""The drawing of a position with a theme set: what lies open, what is said of built cards, and every label."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules.table import acting, all_but, built, do, event, player, rolled, supply
from catan_cards.test_drawing import drawn, labels_are_drawn, some_choice

from bailey.core import Position
from bailey.core.text.catalogue import languages_in
from bailey.games import catan_cards as catan
from bailey.games.catan_cards.choices import CHOICES
from bailey.games.catan_cards.data import SETS
from bailey.games.catan_cards.drawing import draw
from bailey.games.catan_cards.texts import Texts

if TYPE_CHECKING:
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


# The heading, the stacks and what lies open


def test_the_heading_names_the_set_and_the_points_that_win() -> None:
    assert drawn(with_set(KM)).startswith("Turn 11: Ann  die: 1  Knights & Merchants  13 points win\n")
    assert "15 points win" in drawn(with_set(KM, goal=15))
    assert drawn(Position.new(catan.GAME, 2, 1)).startswith("Before the first turn  12 points win\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80])
def test_a_long_heading_goes_on_below(language: str, width: int) -> None:
    ann = player(0, built={"karl": (5, "above")})
    position = event("knights-fair", ann, player(1), theme=KM)
    texts = Texts(catan.GAME, language)
    heading = drawn(position, language=language, width=width).split("\n\n")[0]
    assert texts.say("drawing-event", card=texts.card("knights-fair")) in unfolded(heading)
    assert heading.endswith(texts.say("drawing-goal", points=13))
    assert "…" not in heading


def test_the_stacks_of_the_set_have_a_line_of_their_own() -> None:
    begun = drawn(Position.new(catan.GAME, 2, 1, {"theme": KM}))
    assert "  stacks  [1] 1: 16 cards  [2] 2: 16 cards  [3] 3: 15 cards  [4] 4: 15 cards\n" in begun
    assert "  set     [5] 5: 14 cards  [6] 6: 13 cards\n" in begun
    assert "  set " not in drawn(Position.new(catan.GAME, 2, 1))


def test_new_developments_lie_open_with_their_number_and_cost() -> None:
    begun = drawn(Position.new(catan.GAME, 2, 1, {"theme": PI}))
    assert "  new     2x Church 1p (1 brick, 2 ore and 2 grain)\n" in begun
    assert "          2x Town Hall 1p (2 wool, 1 brick and 2 ore)\n" in begun
    assert "          2x Metropolis (2 brick, 2 ore and 2 grain)\n" in begun
    assert "  new     2x University 1p" in drawn(Position.new(catan.GAME, 2, 1, {"theme": SP}))
    assert "  new " not in drawn(Position.new(catan.GAME, 2, 1, {"theme": KM}))


def test_what_was_built_of_the_new_developments_lies_open_no_more() -> None:
    ann = player(0, built={"church-a": (6, "above")}, settlements=(5,), metropolises=(6,))
    text = drawn(with_set(PI, ann))
    assert "  new     Church 1p" in text
    assert "          Metropolis (2 brick" in text


def test_a_new_development_has_its_label_on_every_site_where_it_can_be_built() -> None:
    ann = player(0, built={"abbey-a": (5, "above")}, cities=(6,), stores=3)
    position = with_set(SP, ann)
    where = {choice.number: "N" for choice in position.choices if choice.name == "build_new"}
    assert len(where) == 2
    assert own(position, labels=where).count("[N]") == 2
    assert own(position, labels=where, brief=True).count("[N]") == 2
    assert "new     2x University" in drawn(position, brief=True)


def test_a_played_card_lies_open_with_its_owner() -> None:
    position = with_set(KM, player(0, hand="squire-a"))
    assert "played" not in drawn(position)
    do(position, "play", slot="squire-a")
    for brief in (False, True):
        assert "  played  Squire (Ann)\n" in drawn(position, brief=brief)


def test_a_blocked_stack_says_for_whom() -> None:
    ann = player(0, hand="religious-interdict-a", built={"church-a": (6, "above")}, cities=(6,))
    position = with_set(PI, ann)
    do(position, "play", slot="religious-interdict-a")
    do(position, "no_counter")
    brief = drawn(position, brief=True)
    assert all(f"[{n + 1}] {n + 1}: " in brief for n in range(6))
    do(position, "block", stack=1)
    assert "2: 15 cards [blocked: Ben]" in unfolded(drawn(position))
    assert drawn(position).count("blocked") == 1


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
    assert "Landlord (used)" in unfolded(own(position, labels={}))
    position.state.turns += 1
    assert "(used)" not in drawn(position)


def test_a_card_without_points_says_so() -> None:
    ben = player(1, built={"karl": (5, "above"), "goetz": (6, "above")})
    position = with_set(KM, player(0, hand="damsel-imelda"), ben)
    do(position, "play", slot="damsel-imelda")
    do(position, "no_counter")
    assert "1 Karl the Strong 7s 1t" in unfolded(drawn(position, brief=True))
    do(position, "pick", card="karl")
    assert "Karl the Strong 7s 1t (no points now)" in unfolded(drawn(position, labels={}))
    assert drawn(position).count("(no points") == 1


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


@pytest.mark.parametrize(
    ("card", "more", "said"),
    [
        ("large-trade-fleet-a", {"resources": 0b11}, "Large Trade Fleet 2c (2:1 lumber and wool)"),
        ("warehouse-a", {"kept": 2}, "Warehouse (keeps 2 lumber)"),
    ],
)
def test_a_card_says_what_it_keeps_or_which_resources_it_names(card: str, more: Json, said: str) -> None:
    ann = player(0, built={card: (5, "above")})
    ann["built"][0].update(more)
    text = own(with_set(TC, ann), labels={}).split("Pasture 3")[0]
    assert said in unfolded(text.replace("·", ""))


def test_only_its_owner_sees_the_card_under_a_pawnbroker() -> None:
    ann = player(0, built={"pawnbroker": (5, "above")})
    ann["pawned"] = [{"card": "karl"}]
    position = with_set(TC, ann)
    assert "Pawnbroker (pawned: Karl the Strong)" in unfolded(drawn(position, labels={}).replace("·", ""))
    assert "Pawnbroker (pawned: a hidden card)" in unfolded(drawn(position, 1, labels={}).replace("·", ""))


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


def test_the_discard_pile_is_listed_top_first_with_costs_and_labels() -> None:
    ann = player(0, hand="diplomat-a")
    position = with_set(PI, ann, discard=["falk", "merchant-a"])
    do(position, "play", slot="diplomat-a")
    said = "discard pile, top first Diplomat 2 Merchant 1 Falk the Fair 1s 5t (1 wool, 2 ore and 2 grain)"
    assert unfolded(drawn(position, brief=True)).endswith(said)


def test_instead_of_a_resource_the_discard_pile_is_listed() -> None:
    ann = player(0, built={"palace": (6, "above")}, cities=(6,))
    position = rolled("plenty", 1, ann, player(1), theme=KM, discard=["falk"], **supply(ann, player(1)))
    assert position.step == "instead"
    assert unfolded(drawn(position, brief=True)).endswith("top first 1 Falk the Fair 1s 5t (1 wool, 2 ore and 2 grain)")


def test_open_top_cards_are_listed_with_their_stacks() -> None:
    stacks = ("karl", "merchant-a", "abbey-a", "pippin", "inn-a", "court")
    rest = all_but("karl", "merchant-a", "abbey-a", "pippin", "inn-a", "court", "smithy", theme=PI)
    ann = player(0, hand="smithy")
    position = event("good-neighbors", ann, player(1), theme=PI, stacks=stacks, discard=rest)
    assert position.step == "take_top"
    brief = unfolded(drawn(position, brief=True))
    assert "open 1 stack 1: Karl the Strong 7s 1t (3 wool, 2 ore and 2 grain) stack 2: Merchant" in brief
    assert "4 stack 5: Inn (1 brick)" in brief
    do(position, "draw", stack=4)
    brief = unfolded(drawn(position, brief=True))
    assert "stack 4: Pippin" in brief
    assert "stack 5:" not in brief
    assert "1 Smithy" in brief


def test_the_resources_to_save_have_labels_in_the_stock() -> None:
    position = with_set(KM, player(0, hand="squire-a goetz", stores=3))
    do(position, "play", slot="squire-a")
    do(position, "build", slot="goetz", place=5, side="above")
    assert position.step == "save"
    stock = unfolded(drawn(position, brief=True))
    assert "stock 3 lumber [1] 3 wool 3 brick [2] 3 ore [3] 3 grain" in stock


def test_the_ways_of_a_ransom_are_listed() -> None:
    ann = player(0, hand="ransom-a", built={"karl": (5, "above")})
    position = with_set(KM, ann, player(1, built={"goetz": (5, "above")}, stores=1))
    do(position, "play", slot="ransom-a")
    do(position, "no_counter")
    text = drawn(position, 1, brief=True)
    assert "  choice  1 give the rival 2 resources  2 take 1 Knight back to hand" in text


# Everything else

#: The choices of something that is drawn.
KINDS = {"lay", "search", "take", "draw", "put_under", "play", "build_road", "build_settlement", "use_scout"}
KINDS |= {"build_city", "build", "build_new", "build_metropolis", "pull_down", "pay", "gain", "take_resource"}
KINDS |= {"give_resource", "take_region", "place_region", "counter", "pick", "take_from_hand", "add_give", "add_want"}
KINDS |= {"use", "take_discarded", "pick_region", "save", "choose", "block", "name_resource", "pawn"}
KINDS |= {"build_citadel", "put_wizard", "add_magic", "pick_wizard", "remove_event", "buy_off"}
#: So many games are drawn, and so often each question of them.
FEW, MANY = (1, 1), (4, 15)


@pytest.mark.parametrize(
    "often",
    [pytest.param(FEW, marks=pytest.mark.slow, id="few"), pytest.param(MANY, marks=pytest.mark.long, id="many")],
)
@pytest.mark.parametrize("theme", [KM, SP, PI, TC, WD])
def test_every_choice_on_the_table_has_its_label_and_no_line_is_too_wide(theme: int, often: tuple[int, int]) -> None:
    asked = Counter[tuple[str, str]]()
    for seed in range(often[0]):
        chance = random.Random(seed)
        position = Position.new(catan.GAME, 2, seed, {"theme": theme, "action_gate": NO_GATE, "turn_cap": 50})
        while not position.over:
            kinds = {(str(position.step), choice.name) for choice in position.choices}
            asked.update(kinds)
            if min(asked[kind] for kind in kinds) <= often[1]:
                assert labels_are_drawn(position, KINDS), (position.step, seed)
                assert nothing_is_too_wide(position), (position.step, seed)
            position.push(some_choice(position, chance))
    assert built(position, 0)


def nothing_is_too_wide(position: Position) -> bool:
    """Tell whether a drawing, full or brief, is as narrow as the terminal."""
    drawings = [(width, str(draw(position, brief=brief, width=width))) for width in (40, 80) for brief in (False, True)]
    return all(len(line) <= width for width, text in drawings for line in text.splitlines())
