"""The card data against a transcription of the printed cards, made apart from it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from burgundy_cards.rules.table import die, of_type, offered, seat, table
from every import for_every

from bailey.games.burgundy_cards import cards
from bailey.games.burgundy_cards.cards import (
    ANIMALS,
    FROM_ANIMALS,
    FROM_GOODS,
    GOODS,
    IDS,
    KIND_OF,
    MOST_BONUSES,
    ROUNDS,
    TYPES,
    Do,
    card,
)
from bailey.games.burgundy_cards.state import DICE

PRINTED: dict[str, Any] = json.loads(Path(__file__).with_name("printed_cards.json").read_text(encoding="utf-8"))
CARDS = range(len(IDS))


def test_there_are_114_cards_with_names_of_their_own() -> None:
    assert len(IDS) == len(set(IDS)) == 114


def test_every_card_is_there_as_often_as_it_is_printed() -> None:
    printed = Counter[tuple[str, str, int]]()
    for row in PRINTED["deck"]:
        kind = (row["building"] or row["type"]).replace("_", "-")
        printed[row["type"], kind, row["die"]] += row["copies"]
    assert Counter((TYPES[card(c).type], KIND_OF[IDS[c]].name, card(c).die) for c in CARDS) == printed


def test_so_many_cards_are_of_each_type() -> None:
    assert Counter(TYPES[card(c).type] for c in CARDS) == {row["type"]: row["count"] for row in PRINTED["types"]}


def test_every_number_occurs_nineteen_times() -> None:
    assert Counter(card(c).die for c in CARDS) == dict.fromkeys(range(1, 7), 19)


def test_the_name_of_a_card_says_its_kind_and_its_die() -> None:
    for c in CARDS:
        kind, _, die = IDS[c].rpartition("-")
        assert (kind, int(die[0])) == (KIND_OF[IDS[c]].name, card(c).die)


@for_every("row", PRINTED["deck"])
def test_triples_are_worth_what_is_printed(row: dict[str, Any]) -> None:
    assert cards.type_of_card(TYPES.index(row["type"])).points == row["triple_vp"]


@pytest.mark.parametrize("row", PRINTED["types"], ids=lambda row: row["type"])
def test_in_play_any_three_cards_of_a_type_are_worth_what_is_printed(row: dict[str, Any]) -> None:
    worth = next(one["triple_vp"] for one in PRINTED["deck"] if one["type"] == row["type"])
    cards_of_type = of_type(row["type"])
    for at in range(0, len(cards_of_type), 3):
        pos = table(seat(estate=(" ".join(cards_of_type[at : at + 3]),)), start_player=1)
        assert pos.score() == [worth + 1, 1], "it is the first triple of its type, too"


@for_every("name", IDS)
def test_in_play_every_card_shows_the_die_of_its_name(name: str) -> None:
    rows = [other for other in IDS if other != name][:6]
    pos = table(seat(hand=name, silver=1), display=dict(enumerate(rows, 1)))
    assert [one["row"] for one in offered(pos, "take")] == [die(name)]


def function_of(c: int) -> str:
    """Say in short what a card does when it is placed."""
    row, gained = card(c), [name for name in ("points", "silver", "workers") if getattr(card(c), name)]
    drawn = {0: "", FROM_GOODS: "good", FROM_ANIMALS: "animal", FROM_GOODS + FROM_ANIMALS: "good or animal"}[row.of]
    if row.do == Do.GAIN:
        return " ".join(f"{name} {getattr(row, name)}" for name in gained)
    if row.do == Do.DRAW:
        return drawn
    if row.do == Do.TAKE:
        return " ".join(["take", *(name for t, name in enumerate(TYPES) if row.types >> t & 1)])
    return Do(row.do).name.lower()


@pytest.mark.parametrize("kind", PRINTED["functions"])
def test_functions(kind: str) -> None:
    said = {" ".join(sorted(function_of(c).split())) for c in CARDS if KIND_OF[IDS[c]].name == kind}
    assert said == {" ".join(sorted(PRINTED["functions"][kind].split()))}


def test_goods() -> None:
    rows = [{"id": name, "dice": [cards.good(i).low, cards.good(i).high]} for i, name in enumerate(GOODS)]
    assert [{**row, "copies": cards.COPIES_OF_GOOD} for row in rows] == PRINTED["goods"]


def test_animals() -> None:
    assert list(ANIMALS) == PRINTED["animals"]["types"]
    assert PRINTED["animals"]["copies_each"] == cards.COPIES_OF_ANIMAL
    worth = {"4_different": 4, "3_different": 3, "2_different": 2, "1": 1}
    assert {name: cards.animal_set(n).points for name, n in worth.items()} == PRINTED["animals"]["set_vp"]
    assert cards.animal_set(0).points == 0


@pytest.mark.parametrize("number", range(len(ROUNDS)))
def test_round_cards(number: int) -> None:
    names = {"vp": "points", "goods": "goods", "animals": "animals", "silver": "silver", "workers": "workers"}
    printed = [{names[name]: n for name, n in row.items()} for row in PRINTED["rounds"][ROUNDS[number]]]
    rows = [cards.bonus(number * MOST_BONUSES + i) for i in range(cards.round_card(number).bonuses)]
    assert [{name: getattr(row, name) for name in names.values() if getattr(row, name)} for row in rows] == printed


def test_the_growing_market_and_aarons_piles_go_by_rounds() -> None:
    assert [cards.round_card(i).growing_market for i in range(5)] == [7, 10, 13, 13, 13]
    assert [cards.round_card(i).aaron for i in range(5)] == PRINTED["aaron_piles"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_hangs_on_the_number_of_players(players: int) -> None:
    row = cards.setup_for(players)
    assert row.display == PRINTED["display_by_players"][str(players)]
    assert list(row.workers)[:players] == PRINTED["workers_by_seat"][str(players)]
    assert [n for n in row.all_seven if n] == PRINTED["all_seven_by_players"][str(players)]


def test_bonus_cards_and_dice() -> None:
    assert PRINTED["first_triple"] == {"cards": len(TYPES), "vp_each": cards.rulebook().first_triple}
    assert PRINTED["start_player_card_vp"] == cards.rulebook().start_player_card
    assert PRINTED["hand_pile"] == DICE


@pytest.mark.parametrize("row", [
    {"kind": "mill", "type": "mill", "function": {"do": "gain", "silver": 1}},
    {"kind": "mill", "type": "building", "function": {"do": "grind"}},
    {"kind": "mill", "type": "building", "function": {"do": "gain", "flour": 1}},
    {"kind": "mill", "type": "building", "function": {"do": "draw", "of": ["flour"]}},
    {"kind": "mill", "type": "building", "function": {"do": "take", "types": ["mill"]}},
])  # fmt: skip
def test_a_row_that_cannot_be_read_is_refused_by_name(row: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"cards\.json, kind 'mill': .* is not in the vocabulary"):
        cards.read_card(row, 1)
