"""Every tile, choice, event, reason, step, option and rule has its sentence; a missing one is an error here."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from speech import NAMES, Heard, speech, talk, whole

from bailey.games import burgundy_board
from bailey.games.burgundy_board.data import GOODS
from bailey.games.burgundy_board.duchies import DUCHIES
from bailey.games.burgundy_board.texts import Texts
from bailey.games.burgundy_board.tiles import IDS, TILES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bailey.core.play.position import Position

GAME = burgundy_board.GAME
LANGUAGES = ("en", "de", "fr")
each_language = pytest.mark.parametrize("language", LANGUAGES)
TestSpeech = speech(GAME, rules=15)
#: Seeds, players and options of random games in which nearly everything happens.
SETTINGS = (
    (2, 2, {"duchies": 1, "additional_hexes": 1, "white_castles": 1}),
    (4, 1, {"automata": 3, "additional_hexes": 1, "white_castles": 1}),
    (5, 3, {"automata": 1, "knowledge_6": 2, "purchase_between": 1}),
    (1, 4, {"knowledge_6": 1, "duchies": 2}),
    (1, 2, {"inns": 1, "trade_routes": 1, "border_posts": 1}),
    (1, 1, {"automata": 2, "trade_routes": 1, **{f"automata_{name}": 1 for name in ("rules", "a", "b", "c")}}),
)
#: What happens in none of them.
RARE = ({"what": "posts_joined", "player": 0, "points": 4}, {"what": "automata_no_tile", "player": 0})


def test_what_brings_a_person_points_is_a_gain() -> None:
    paid = {one.name: one.gain for one in GAME.told if "points" in one.arguments}
    assert {name for name, gain in paid.items() if not gain} == {"automata_finished"}
    assert {"region_filled", "sold", "posts_joined"} <= paid.keys()


@each_language
def test_every_tile_has_its_sheet(language: str) -> None:
    texts = Texts(GAME, language)
    for line in (line for card in IDS for line in texts.card_sheet(card)):
        assert whole(line)
        assert (line[0].isupper() or line[0].isdigit(), line[-1]) == (True, "."), line


@pytest.mark.parametrize("row", [row for row in TILES if row["kind"] == "knowledge"], ids=lambda row: row["id"])
def test_knowledge_names_its_amount(row: dict[str, object]) -> None:
    said = Texts(GAME).tiles.knows(row)
    named = list(map(int, re.findall(r"\d+", said)))
    assert row["amount"] in named or row["amount"] == 0 or row["effect"] == "second_depot"


def test_every_value_of_an_option_that_has_words_is_in_the_catalogue() -> None:
    worded = [one for one in GAME.options if one.words and one.name not in {"duchy", "knowledge_6"}]
    keys = [f"option-{one.name.replace('_', '-')}-{value}" for one in worded for value in one.values]
    assert [key for key in keys if not Texts(GAME).catalogue.has(key)] == []


def played(seed: int, players: int, options: dict[str, int]) -> Iterator[Position]:
    """Yield a position after every choice of a random game, which is the same in every language."""
    chance = random.Random(seed)
    pos = burgundy_board.new(players, seed, options)
    yield pos
    while not pos.over:
        pos.push(chance.choice([*pos.choices]))
        yield pos


@each_language
@pytest.mark.parametrize("event", RARE, ids=lambda event: event["what"])
def test_what_is_rare_is_told(language: str, event: dict[str, Any]) -> None:
    assert whole(Texts(GAME, language).event(event, NAMES, None))


@pytest.mark.parametrize("language", [
    pytest.param(name, marks=pytest.mark.slow if name == "en" else pytest.mark.long) for name in LANGUAGES
])  # fmt: skip
def test_whole_games_are_told_in_which_everything_happens_but_what_is_rare(language: str) -> None:
    texts, heard = Texts(GAME, language), Heard(set)
    for setting in SETTINGS:
        for pos in played(*setting):
            talk(texts, pos, heard)
    assert {told.name for told in GAME.told} - heard["event"] == {event["what"] for event in RARE}


@each_language
def test_two_duchies_with_one_number_are_told_apart_by_their_edition(language: str) -> None:
    words = Texts(GAME, language)
    assert words.duchy("7") == "7"
    assert ["2019" in words.duchy("8-classic"), "2023" in words.duchy("8-se")] == [True, True]
    told = words.event({"what": "chose_duchy", "player": 0, "duchy": "4-se"}, NAMES, None)
    assert words.duchy("4-se") in told
    assert not any("classic" in one or "-se" in one for one in map(words.duchy, DUCHIES))


TAKEN = [
    (
        "en",
        "Anna takes a market from depot 3",
        "Anna takes 2 sheep from depot 3",
        "Anna takes knowledge 7 from depot 3",
    ),
    ("de", "Anna nimmt einen Markt aus Depot 3", "Anna nimmt 2 Schafe aus Depot 3", "Anna nimmt Wissen 7 aus Depot 3"),
    ("fr", "Anna prend un marché du dépôt 3", "Anna prend 2 moutons du dépôt 3", "Anna prend le savoir 7 du dépôt 3"),
]


@pytest.mark.parametrize(("language", *["market", "sheep", "knowledge"]), TAKEN)
def test_a_tile_has_its_article(language: str, market: str, sheep: str, knowledge: str) -> None:
    texts = Texts(GAME, language)
    tiles = ("market-1", "sheep-2a", "knowledge-7")
    took: list[dict[str, Any]] = [{"what": "took", "player": 0, "card": tile, "depot": 3, "slot": 0} for tile in tiles]
    assert [texts.event(event, NAMES, None) for event in took] == [market, sheep, knowledge]


@each_language
def test_none_is_not_called_one(language: str) -> None:
    """French counts 0 in the singular."""
    texts = Texts(GAME, language)
    for line in ("goods", "workers", "silver", "automata_knowledge", "automata_reserve", "automata_unfinished"):
        assert texts.score_line({"line": line, "count": 0, "points": 0})[0].startswith("0 ")
    assert texts.goods(3, 0).startswith("0 ")


@pytest.mark.parametrize(
    ("language", "paid"), [("en", "and 1 worker:"), ("de", "und 1 Arbeiter:"), ("fr", "et 1 ouvrier")]
)
def test_workers_stand_with_the_die_and_are_no_price(language: str, paid: str) -> None:
    """Who sells "for 1 worker" seems to get one."""
    args: dict[str, Any] = {"die": 5, "workers": 1, "goods": "…", "points": 0, "silver": 1}
    assert paid in Texts(GAME, language).say("choice-sell", **args)


SALES = [
    ("en", "sell 2 goods of type 5 for 4 points and 1 silver"),
    ("de", "2 Waren der Sorte 5 für 4 Punkte und 1 Silberling verkaufen"),
    ("fr", "vendre 2 marchandises de type 5 pour 4 points et 1 pépite"),
]


@pytest.mark.parametrize(("language", "said"), SALES)
def test_a_sale_says_what_it_brings(language: str, said: str) -> None:
    texts = Texts(GAME, language)
    facts = {"good": GOODS[4], "n": 2, "points": 4, "silver": 1}
    assert texts.say("choice-sell-goods", **texts.spoken(facts)) == said
