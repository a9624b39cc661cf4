"""Every card, option and rule has its sentence in three languages."""

# ruff: noqa: RUF001 - texts have typographic apostrophes

from __future__ import annotations

import contextlib
from collections import defaultdict
from typing import Any

import pytest
from catan_cards.three_languages import ALL, ENGLISH, LANGUAGES, each_language
from cli.table_of import FirstBot, screen_of
from every import for_every
from speech import numbers, whole

from bailey.cli.table import TerminalTable
from bailey.core.records.log import GameLog
from bailey.core.records.start import Start
from bailey.core.text.catalogue import languages_in
from bailey.games.catan_cards import GAME
from bailey.games.catan_cards.card_texts import CARD_OF, NAMES, CardTexts
from bailey.games.catan_cards.cards import FACES, IDS, LANDS
from bailey.games.catan_cards.data import BASE_ALONE, SETS, THEMES, set_of
from bailey.games.catan_cards.packing import RESOURCES


def test_there_are_three_languages() -> None:
    assert languages_in(GAME.folder / "locale") == sorted(LANGUAGES)


# Cards


@each_language
@for_every("card", IDS)
def test_every_card_has_a_name_and_a_sheet(card: str, language: str) -> None:
    texts = ALL[language]
    sheet = texts.card_sheet(card)
    assert all(map(whole, sheet))
    assert sheet[0].startswith(texts.card(card))
    assert [numbers(line) for line in sheet] == [numbers(line) for line in ENGLISH.card_sheet(card)]


@each_language
@pytest.mark.parametrize("theme", range(len(SETS)), ids=SETS)
def test_copies_have_one_name_and_other_cards_in_play_another(theme: int, language: str) -> None:
    names = defaultdict(set)
    for card in IDS:
        if card not in CARD_OF or set_of(CARD_OF[card]) in {BASE_ALONE, theme}:
            names[ALL[language].card(card)].add(NAMES.get(card, card))
    assert all(len(kinds) == 1 for kinds in names.values())


@each_language
def test_every_card_is_found_by_its_name(language: str) -> None:
    texts = ALL[language]
    for card in IDS:
        assert [texts.card(found) for found in texts.find_card(texts.card(card))] == [texts.card(card)]


@pytest.mark.parametrize(("typed", "theme", "found"), [
    ("pirate fleet", "km", "pirate-fleet-a"),
    ("pirate fleet", "sp", "sp-pirate-fleet-a"),
    ("pirate", "sp", "sp-pirate-fleet-a"),
    ("fire brigade", "sp", "fire-brigade-a"),
    ("fire brigade", "pi", "pi-fire-brigade"),
])  # fmt: skip
def test_of_two_cards_of_one_name_the_one_of_the_set_is_found(typed: str, theme: str, found: str) -> None:
    in_play = GAME.cards_in_play(2, {"theme": SETS.index(theme)})
    assert ENGLISH.find_card(typed, in_play) == [found]


def test_at_a_table_cards_of_other_sets_are_found_too() -> None:
    """With Science & Progress the Landlord is not in play. The first line hands the keyboard over."""
    screen, out = screen_of(["", "card pirate fleet", "card landlord"])
    log = GameLog(GAME, Start(("you", "you"), 1, options={"theme": SETS.index("sp")})).begun()
    with contextlib.suppress(EOFError):
        TerminalTable(log, {}, screen, ENGLISH, FirstBot).play()
    for card in ("sp-pirate-fleet-a", "landlord"):
        assert ENGLISH.card_sheet(card)[0] in out.getvalue().splitlines()


def test_copies_are_found_as_one_card() -> None:
    assert ENGLISH.find_card("arson") == ["arsonist-a"]
    fleets = [ENGLISH.card(card) for card in ENGLISH.find_card("fleet")]
    assert len(fleets) == len(set(fleets)) >= 7
    assert {"Ore Fleet", "Gold Fleet", "Pirate Fleet"} <= set(fleets)
    assert ENGLISH.find_card("forest 4") == ALL["de"].find_card("wald 4") == ["forest-4"]


@each_language
def test_two_cards_say_the_same_only_if_they_do_the_same(language: str) -> None:
    said: dict[str, Any] = {}
    for card, row in CARD_OF.items():
        effect = row.get("effect", [])
        assert said.setdefault(ALL[language].cards.effect(card), effect) == effect, card


def test_the_sentence_of_a_card_follows_its_data() -> None:
    """Cards of other sets say what their operations do, with no sentence of their own."""
    doubles = {"op": "production_bonus", "add": 2, "select": {"scope": "centre", "land": "gold"}}
    per = {"op": "points_per", "points": "tournament", "add": 2, "per": {"id_in": ["abbey", "library"]}}
    cards = CardTexts(ENGLISH.say)
    assert cards.operation(doubles, {}) == "each Region “Gold River” around its place produces 2 more"
    assert cards.operation(per, {}) == "2 more tournament points for each own Abbey or Library"
    assert cards.operation({"op": "hand_limit", "add": 2}, {}) == "your hand may have 2 cards more"
    assert cards.effect("arsonist-a") == (
        "Roll a die; with 1 to 5 you return 1 Building of the rival’s to its owner’s hand, otherwise the rival returns"
        " 1 Building of yours to your hand; once the rival answers with Bishop, only 1 to 2 succeed."
    )


# Rules and options


@pytest.mark.parametrize(("rule", "facts"), [
    ("aim", ["12 victory points", "in a turn of their own", "Settlement is worth 1 point, a City 2"]),
    ("setup", ["62 expansion cards (20 yellow, 26 green, 16 red)", "13, 13, 12, 12, 12", "10 event", "11 further"]),
    ("brigands", ["more than 7", "all ore and all wool", "first two turns of each player"]),
    ("road", ["1 lumber and 2 brick", "There are 7"]),
    ("settlement", ["1 lumber, 1 wool, 1 brick and 1 grain", "There are 5"]),
    ("city", ["3 ore and 2 grain", "There are 7"]),
    ("bank", ["takes 3 of one resource", "it takes 2 of that", "1 gold"]),
    ("rival-trade", ["at most 3 offers", "answers counted"]),
    ("gate", ["7 points each", "3 points each", "7 points together"]),
    ("attacks", ["1 to 5 is a success", "only 1 and 2", "always asked"]),
    ("hand", ["may have 3 cards", "1 more for each Abbey and Library"]),
    ("exchange", ["one more card", "read as if an exchange were compulsory; here it is voluntary"]),
    ("search", ["any 2 resources, or 1 with a Town Hall"]),
    ("plague", ["once, even between two Cities", "Bath House", "Aqueduct"]),
    ("end", ["after 200 turns of each player", "share the victory"]),
])  # fmt: skip
def test_a_rule_names_its_facts(rule: str, facts: list[str]) -> None:
    [entry] = ENGLISH.rules_with(rule)
    assert [fact for fact in facts if fact not in entry.text] == []


#: Options whose values have names.
NAMED_VALUES = {"theme", "action_gate", "exchange_from", "region_draw", "win_check", "start_layout", "rival_trade"}
#: Options whose values say it themselves, but for these.
NAMED_FIRST = {"goal": [0]}


@each_language
@pytest.mark.parametrize("option", GAME.options, ids=[option.name for option in GAME.options])
def test_every_option_says_what_it_changes_and_names_its_values(option: Any, language: str) -> None:
    texts, key = ALL[language], f"option-{option.name.replace('_', '-')}"
    assert whole(texts.say(key))
    assert texts.say(f"{key}.text").endswith(".")
    named = [value for value in option.values if texts.catalogue.has(f"{key}-{value}")]
    assert named == (list(option.values) if option.name in NAMED_VALUES else NAMED_FIRST.get(option.name, []))
    assert len({texts.say(f"{key}-{value}") for value in named}) == len(named)


@each_language
def test_the_catalogue_has_all_that_lies_on_the_table(language: str) -> None:
    keys = {prefix: set(ALL[language].catalogue.keys(f"{prefix}-")) for prefix in ("card", "face", "land", "resource")}
    centres = {row["id"] for theme in THEMES for row in theme.get("theme_centres", ())}
    all_cards = {*NAMES.values(), *centres, *(name for theme in THEMES for name in theme.get("removed", {}))}
    assert len(SETS) == len(ALL[language].catalogue.keys("option-theme-"))
    assert (keys["card"], keys["face"], keys["land"], keys["resource"]) == (all_cards, {*FACES}, {*LANDS}, {*RESOURCES})
