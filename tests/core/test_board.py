"""A board is declared by the fields of its game; what is misdeclared is refused; a state makes a board by itself."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from bailey import games
from bailey.core import board
from bailey.core.check.positions import boards_show_all_that_is_seen
from bailey.core.check.trials import Nonconforming
from bailey.core.play.board_checks import Misdeclared, check
from bailey.core.text.board import across, board_of, default, document
from bailey.games import _template as postern
from bailey.games import burgundy_board, burgundy_cards, castle_combo
from bailey.games._template.state import State
from bailey.games.burgundy_board.duchies import PLACES
from bailey.games.burgundy_board.state import State as BoardState
from bailey.games.burgundy_cards.state import State as CardsState
from bailey.games.castle_combo.state import State as CastleState

WRONG: dict[str, tuple[board.Board, str]] = {
    "an unknown field": (board.Board(table=(board.Row("dock"),)), "Row 'dock': there is no such field; known are"),
    "cells as a row": (board.Board(table=(board.Row("niches"),)), "Row 'niches': it is cells, and must be a pile"),
    "a pile as cells": (board.Board(table=(board.Cells("deck"),)), "Cells 'deck': it is a pile, and must be cells"),
    "a number as a pile": (
        board.Board(table=(board.Pile("hours"),)),
        "Pile 'hours': it is a number, and must be a pile",
    ),
    "a field of the table in a panel": (board.Board(player=(board.Row("gate"),)), "Row 'gate': there is no such field"),
    "an unknown counter": (board.Board(player=(board.Counters({"gold": ()}),)), "Counters 'gold': there is no such"),
    "a pile as a counter": (board.Board(player=(board.Counters({"hand": ()}),)), "Counters 'hand': it is a pile"),
    "an unknown source": (board.Board(table=(board.Row("gate", filled_from="dock"),)), "Row 'dock': there is no such"),
    "a number as what is gone": (
        board.Board(table=(board.Row("gate", gone="hours"),)),
        "Row 'hours': it is a number, and must be a truth",
    ),
    "more places side by side than there are": (board.Board(table=(board.Cells("niches", across=3),)), "has 2 places"),
    "an unknown number of a place": (board.Board(table=(board.Cells("niches", shows=("gems",)),)), "Cells 'gems'"),
    "no coordinates": (
        board.Board(table=(board.Grid("gate"),)),
        "Grid 'column': there is no such field; known are gain",
    ),
    "a pile as a group": (board.Board(table=(board.Each("deck", ()),)), "Each 'deck': it is a pile"),
    "no number by which cards are stacked": (
        board.Board(player=(board.Stacks("yard", by="pile"),)),
        "Stacks 'pile': there is no such field",
    ),
    "tokens of a pile": (
        board.Board(player=(board.Tokens("hand"),)),
        "Tokens 'hand': it is a pile, and must be numbers",
    ),
    "claims of a number": (board.Board(table=(board.Claims("hours"),)), "Claims 'hours': it is a number"),
    "supplies that are cells": (board.Board(table=(board.Supplies("niches"),)), "Supplies 'niches': it is cells"),
    "a part that shows what is not there": (
        board.Board(table=(board.Part("clock", ("minutes",), wide=4, high=2),)),
        "Part 'clock' 'minutes': there is no such field",
    ),
    "a part that draws what is not there": (
        board.Board(table=(board.Part("clock", (), wide=4, high=2, draws=("minutes",)),)),
        "Part 'clock' 'minutes': there is no such field",
    ),
    "what is zoomed and is not there": (
        board.Board(player=(board.Zoomed("walls", ("players.wall",), shapes={"wide": (6, 2)}),)),
        "Zoomed 'walls' 'players.wall': there is no such field",
    ),
    "a field of the table in the panel of a printed opponent": (
        board.Board(printed=(board.Row("gate"),)),
        "Row 'gate': there is no such field",
    ),
    "what is held": (
        board.Board(
            held=board.Held("hand", "niches_"),
        ),
        "Held 'niches_': there is no such field",
    ),
    "hexagons that do not say where each lies": (
        board.Board(table=(board.Hexes("niches", places=((0, 0),)),)),
        "Hexes 'niches': it has",
    ),
    "cells that do not say when each is used": (
        board.Board(table=(board.Cells("niches", used=((2,),)),)),
        "Cells 'niches': it has",
    ),
    "dice that are cells": (
        board.Board(table=(board.Dice("niches"),)),
        "Dice 'niches': it is cells, and must be a number or numbers",
    ),
    "a track of the table": (board.Board(table=(board.Track("hours", order="hours"),)), "Track 'hours': there is no"),
    "an area with an option that is not there": (
        board.Board(table=(board.Row("gate", when="rain"),)),
        "Row 'rain': there is no such field",
    ),
    "what is left out": (board.Board(left_out={"dock": "no"}), "left_out 'dock': there is no such field"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_board_that_names_what_its_game_has_not_is_refused(case: str) -> None:
    declared, why = WRONG[case]
    with pytest.raises(Misdeclared, match=why):
        check(declared, State)


@pytest.mark.parametrize("what", ["tabs", "buttons"])
def test_a_tab_or_a_button_is_that_of_a_kind_of_choice(what: str) -> None:
    declared = board.Board(**{what: ("niches",)})  # type: ignore[arg-type]
    with pytest.raises(Misdeclared, match=f"{what} 'niches': there is no such kind of choice; known are carry, "):
        dataclasses.replace(postern.GAME, board=declared)


def test_what_a_part_offers_is_a_kind_of_choice() -> None:
    declared = board.Board(table=(board.Part("market", (), wide=9, high=2, offers=("niches",)),))
    with pytest.raises(Misdeclared, match="offers 'niches': there is no such kind of choice; known are carry, "):
        dataclasses.replace(postern.GAME, board=declared)


@pytest.mark.parametrize(
    ("places", "side_by_side"), [(2, 2), (6, 6), (7, 4), (9, 3), (10, 5), (12, 6), (16, 4), (49, 6)]
)
def test_many_places_stand_in_equal_lines(places: int, side_by_side: int) -> None:
    assert across(places) == side_by_side


def test_a_group_is_lit_by_a_number_with_names() -> None:
    check(board.Board(table=(board.Each("locations", (board.Pile("deck"),), lit="messenger"),)), CastleState)
    with pytest.raises(Misdeclared, match="Each 'taken': it is a pile"):
        check(board.Board(table=(board.Each("locations", (board.Pile("deck"),), lit="taken"),)), CastleState)


def test_each_of_a_row_of_numbers_has_a_word_and_each_may_have_a_note() -> None:
    goods = ("light", "medium", "dark")
    check(board.Board(player=(board.Tokens("goods", of=goods),)), CardsState)
    with pytest.raises(Misdeclared, match="Tokens 'goods': it has 3 numbers; name each by of="):
        check(board.Board(player=(board.Tokens("goods", of=goods[:2]),)), CardsState)
    with pytest.raises(Misdeclared, match="Tokens 'goods': it has 3 numbers; write as many notes, or none"):
        check(board.Board(player=(board.Tokens("goods", of=goods, notes=("1",)),)), CardsState)
    with pytest.raises(Misdeclared, match="Claims 'first_triples': it has 7 numbers"):
        check(board.Board(table=(board.Claims("first_triples", of=goods),)), CardsState)
    with pytest.raises(Misdeclared, match="Supplies 'height': there is no such field; known are cards, top"):
        check(board.Board(table=(board.Supplies("goods_piles", top="height"),)), CardsState)


def test_the_document_says_how_cards_lie_what_is_counted_and_what_a_printed_opponent_has() -> None:
    found = document(burgundy_cards.GAME, games.texts(burgundy_cards.GAME))
    table = {one["area"]: one for one in found["table"]}
    player = {one["area"]: one for one in found["player"] if one["kind"] != "counters"}
    first = table["display"]["of"][0]
    assert (table["display"]["across"], first["area"], first["name"]) == (True, "display.0", "Row 1")
    row = first["areas"][0]
    assert (row["falls"], row["source"]) == (True, "deck"), "its cards come from a pile of the table"
    assert player["hand"]["dice"] == "die"
    assert player["hand"]["source"] == ".dice", "and those of a hand from one in the same panel"
    assert (player["estate"]["by"], player["estate"]["high"]) == ("stack", 3)
    goods = [(one["word"], one["name"], one["note"]) for one in player["goods"]["of"]]
    assert goods[0] == ("light", "Light goods", "1·2")
    assert (player["goods"]["summed"], player["sold"]["summed"]) == (False, True)
    assert table["goods_piles"]["piles"] == ["goods_piles.0", "goods_piles.1"]
    assert {"word": "ship", "name": "ship"} in table["first_triples"]["of"]
    assert [one["area"] for one in found["printed"]] == ["race", "estate"]


def areas_of(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Every area of a document by its path, those of players by `players.` and their field."""
    groups = [one for area in found["table"] if area["kind"] == "each" for one in area["of"]]
    table = [area for area in found["table"] if area["kind"] != "each"]
    inner = {area["area"]: area for area in [*table, *(area for one in groups for area in one["areas"])]}
    return inner | {f"players.{area['area']}": area for area in found["player"] if area["kind"] != "counters"}


def test_the_document_of_a_declared_board_has_paths_of_a_view_and_names() -> None:
    found = document(castle_combo.GAME, games.texts(castle_combo.GAME))
    areas = areas_of(found)
    view = castle_combo.new(players=2, seed=1).view(0)
    for path in areas:
        here: Any = view if not path.startswith("players.") else view["players"][0]
        for name in path.removeprefix("players.").split("."):
            here = here[name]
    row = areas["village.row"]
    assert (row["kind"], row["slots"], row["source"], row["gone"]) == ("row", 3, "village.deck", "village.removed")
    assert (row["name"], row["tabs"], found["tabs"]) == ("Village row", True, {"take_face_down": "Face down"})
    assert areas["players.tableau"]["own"] == {"left": -2, "top": -2, "columns": 5, "rows": 5}
    assert [one["lit_by"] for one in found["table"][0]["of"]] == ["messenger", "messenger"]
    german = document(castle_combo.GAME, games.texts(castle_combo.GAME, "de"))
    assert areas_of(german)["village.row"]["name"] == "Dorfreihe"


def test_a_state_makes_a_board_of_all_that_is_no_option() -> None:
    made = default(postern.GAME)
    assert board_of(postern.GAME) == made
    table: dict[str, list[str]] = {type(area).__name__: [] for area in made.table}
    for area in made.table:
        table[type(area).__name__].append(area.field)
    assert table == {"Shown": ["beat"], "Pile": ["deck", "discard"], "Row": ["gate"], "Cells": ["niches"]}
    browsed = {area.field: area.browse for area in made.table if isinstance(area, board.Pile)}
    assert browsed == {"deck": False, "discard": True}, "nobody may look through a hidden pile"
    [niches] = [area for area in made.table if isinstance(area, board.Cells)]
    assert niches.shows == ("coins",)
    assert made.player == (board.Counters({"coins": ()}), board.Row("hand", fans=True), board.Row("yard", fans=True))


@pytest.mark.parametrize("name", games.names())
def test_every_game_shows_what_people_see_or_says_why_not(name: str) -> None:
    boards_show_all_that_is_seen(games.find(name))


def test_what_people_see_is_on_the_board_or_left_out_with_a_reason() -> None:
    boards_show_all_that_is_seen(postern.GAME)
    made = default(postern.GAME)
    less = dataclasses.replace(made, table=tuple(one for one in made.table if one.field != "niches"))
    with pytest.raises(Nonconforming, match="Postern: the board shows nothing of niches; show it, or say in"):
        boards_show_all_that_is_seen(dataclasses.replace(postern.GAME, board=less))
    reasoned = dataclasses.replace(less, left_out={"niches": "a test looks elsewhere"})
    boards_show_all_that_is_seen(dataclasses.replace(postern.GAME, board=reasoned))
    with pytest.raises(Nonconforming, match="nothing of niches"):
        boards_show_all_that_is_seen(
            dataclasses.replace(postern.GAME, board=dataclasses.replace(less, left_out={"niches": ""}))
        )


def test_six_groups_stand_in_a_ring_and_no_other_number_of_them() -> None:
    around = (board.Cells("black"),)
    check(board.Board(table=(board.Each("depots", (board.Cells("tiles"),), lit="white", around=around),)), BoardState)
    with pytest.raises(Misdeclared, match="Each 'sides': 6 groups stand around others, and it has 2"):
        check(board.Board(table=(board.Each("sides", (board.Cells("items"),), around=around),)), BoardState)


def test_hexagons_on_which_nothing_is_printed_have_a_word_for_it() -> None:
    area = board.Hexes("spaces", places=PLACES, printed_by="duchy", none="none")
    check(board.Board(player=(area,)), BoardState)
    with pytest.raises(Misdeclared, match="Hexes 'spaces': duchy has no word 'nothing'"):
        check(board.Board(player=(dataclasses.replace(area, none="nothing"),)), BoardState)


def test_the_depots_of_the_board_game_say_from_how_many_players_on_each_place_is_used() -> None:
    written = document(burgundy_board.GAME, games.texts(burgundy_board.GAME))
    (depots,) = (area for area in written["table"] if area["kind"] == "each")
    first = depots["of"][0]
    assert (first["lit_by"], first["lit_as"]) == ("white", 1)
    assert first["areas"][1]["used"] == [3, 4, 2, 2]
    assert depots["around"]["area"] == "depots.middle"
