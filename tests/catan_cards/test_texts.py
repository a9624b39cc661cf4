"""Every card, choice, event, reason, step, option and rule has its sentence in three languages."""
# ruff: noqa: RUF001 - texts have typographic apostrophes

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import choice, do, player
from soak import TIMES

from bailey.core import CARD, SLOT
from bailey.core.text.catalogue import languages_in
from bailey.games.catan_cards import GAME, new
from bailey.games.catan_cards.card_texts import CARD_OF, CENTRE_OF, NAMES, CardTexts
from bailey.games.catan_cards.cards import FACES, IDS, LANDS
from bailey.games.catan_cards.choices import CHOICES, Why
from bailey.games.catan_cards.data import BASE_ALONE, SETS, THEMES, set_of
from bailey.games.catan_cards.events import TOLD
from bailey.games.catan_cards.packing import RESOURCES
from bailey.games.catan_cards.texts import Texts

if TYPE_CHECKING:
    from bailey.core import Position
    from bailey.core.play.telling import Told

LANGUAGES = ("en", "de", "fr")
ALL = {language: Texts(GAME, language) for language in LANGUAGES}
ENGLISH = ALL["en"]
PEOPLE = ["Anna", "Ben"]
each_language = pytest.mark.parametrize("language", LANGUAGES)
Seen = dict[str, set[str]]


def whole(text: str) -> bool:
    """Tell whether a text is whole: nothing left to fill in, nothing doubled."""
    return bool(text) and "{" not in text and "  " not in text and text == text.strip()


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def test_there_are_three_languages() -> None:
    assert languages_in(GAME.folder / "locale") == sorted(LANGUAGES)


# Cards


@each_language
@pytest.mark.parametrize("card", IDS)
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


@pytest.mark.parametrize(
    ("card", "sheet"),
    [
        (
            "garrison-b",
            [
                "Garrison: a green Building",
                "Brigands do not count the resources of the two Regions beside it.",
                "1 commerce point.",
                "Costs 1 lumber and 1 brick.",
                "Built beside a Settlement or City, above or below it.",
            ],
        ),
        ("gold-3", ["Gold River 3: a Region", "Gains 1 gold when a 3 is rolled, and shows 3 at most."]),
    ],
)
def test_some_cards_word_for_word(card: str, sheet: list[str]) -> None:
    assert ENGLISH.card_sheet(card) == sheet


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


@each_language
def test_every_rule_can_be_looked_up_by_its_word(language: str) -> None:
    texts = ALL[language]
    assert len(texts.rules()) > 40
    for entry, english in zip(texts.rules(), ENGLISH.rules(), strict=True):
        assert texts.rules_with(entry.id) == [entry]
        assert whole(entry.title)
        assert whole(entry.text) == entry.text.endswith(".")
        assert numbers(entry.text) == numbers(english.text), entry.id


@pytest.mark.parametrize(
    ("rule", "facts"),
    [
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
        ("hand", ["may have 3 cards", "1 more for each own Abbey and Library"]),
        ("search", ["any 2 resources, or 1 with a Town Hall"]),
        ("plague", ["once, even between two Cities", "Bath House", "Aqueduct"]),
        ("end", ["after 200 turns of each player", "share the victory"]),
    ],
)
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
def test_the_catalogue_and_the_lists_agree(language: str) -> None:
    keys = {prefix: set(ALL[language].catalogue.keys(prefix)) for prefix in ("event-", "choice-", "card-", "face-")}
    assert keys["event-"] == {told.name.replace("_", "-") for told in TOLD}
    assert keys["choice-"] == {kind.name.replace("_", "-") for kind in CHOICES.kinds}
    assert keys["card-"] >= set(NAMES.values())
    sets_named = ALL[language].catalogue.keys("option-theme-")
    all_cards = {*NAMES.values(), *CENTRE_OF, *(name for theme in THEMES for name in theme.get("removed", {}))}
    assert keys["card-"] == all_cards or len(SETS) < len(sets_named)
    assert keys["face-"] == set(FACES)
    assert {why.name.lower().replace("_", "-") for why in Why} <= set(ALL[language].catalogue.keys("reason-"))
    assert set(ALL[language].catalogue.keys("land-")) == set(LANDS)
    assert set(ALL[language].catalogue.keys("resource-")) == set(RESOURCES)


# Events


@each_language
@pytest.mark.parametrize("told", TOLD, ids=[told.name for told in TOLD])
def test_every_event_has_a_sentence_for_oneself_and_for_others(told: Told, language: str) -> None:
    values = {"card": "forest-4", "resource": "ore", "gave": "wool", "got": "gold", "face": "plenty", "rival": 0}
    values |= {"side": "above", "end": "left", "give": 1, "want": 32, "by": 0}
    event = {"what": told.name} | {name: values.get(name, 1) for name in told.arguments}
    event |= {name: "fields-1" for name, kind in told.arguments.items() if kind is CARD and name != "card"}
    if told.arguments.get("card") is SLOT:
        event["card"] = None
    mine, others = (ALL[language].event(event, PEOPLE, viewer) for viewer in (1, None))
    assert whole(mine)
    assert whole(others)
    assert ("Ben" in mine, "Ben" in others) == (False, "player" in told.arguments)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"what": "drew", "player": 0, "card": None, "stack": 2}, "Anna draws a hidden card from stack 3"),
        ({"what": "drew", "player": 1, "card": "spy-a", "stack": 0}, "You draw Spy from stack 1"),
        (
            {"what": "offered", "player": 0, "give": 2 + 32, "want": 1 << 15},
            "Anna offers 2 lumber and 1 wool for 1 ore",
        ),
        ({"what": "built_city", "player": 0, "place": 5}, "Anna builds a City at L1"),
        ({"what": "built_settlement", "player": 1, "place": 8}, "You build a Settlement at R3"),
        ({"what": "returned", "player": 1, "card": "otto", "by": 0}, "Anna returns Otto the Berserker to your hand"),
    ],
)
def test_some_events_word_for_word(event: dict[str, Any], said: str) -> None:
    assert ENGLISH.event(event, PEOPLE, 1) == said


# Choices and reasons

ALL_BUT_ORE = {"pasture-3": 3, "forest-4": 1, "hills-5": 1}
LOTS = {"pasture-3": 3, "forest-4": 3, "hills-5": 3, "fields-1": 3}


def reason(pos: Position, language: str, what: str, **arguments: Any) -> str:
    """Say why a choice is blocked."""
    return ALL[language].reason(pos.explain(choice(pos, what, **arguments)))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "needs 1 ore more; the bank takes 3 wool for it"),
        ("de", "dafür fehlt noch 1 Erz; die Bank nimmt dafür 3 Wolle"),
        ("fr", "il manque 1 minerai\xa0; pour cela, la banque prend 3 laines"),
    ],
)
def test_what_is_too_dear_says_what_is_missing_and_what_could_be_traded(language: str, said: str) -> None:
    pos = table.acting(player(0, hand="abbey-a", stores=ALL_BUT_ORE))
    assert reason(pos, language, "build", slot="abbey-a", place=5, side="above") == said


@pytest.mark.parametrize(
    ("stores", "fleet", "said"),
    [
        ({}, "", "needs 1 lumber, 1 brick and 1 ore more"),
        ({"pasture-3": 2, "forest-4": 1, "hills-5": 1}, "", "needs 1 ore more"),
        # what the card itself costs is not given away
        ({"forest-4": 3, "hills-5": 1}, "", "needs 1 ore more"),
        (ALL_BUT_ORE, "wool-fleet", "needs 1 ore more; the bank takes 2 wool for it"),
        (
            {"pasture-3": 3, "gold-6": 3, "forest-4": 1},
            "",
            "needs 1 brick and 1 ore more; the bank takes 3 wool and 3 gold for them",
        ),
    ],
)
def test_only_a_trade_that_is_enough_is_proposed(stores: dict[str, int], fleet: str, said: str) -> None:
    built = dict.fromkeys(fleet.split(), (6, "above"))
    pos = table.acting(player(0, hand="abbey-a", built=built, stores=stores))
    assert reason(pos, "en", "build", slot="abbey-a", place=5, side="above") == said


@pytest.mark.parametrize(
    ("gate", "said"),
    [
        (0, "Spy waits until both players have 7 points each; you have 4, the rival 3"),
        (1, "Spy waits until both players have 3 points each; you have 4, the rival 2"),
        (2, "Spy waits until both players together have 7 points; you have 4, the rival 2"),
    ],
)
def test_a_card_that_waits_says_until_when(gate: int, said: str) -> None:
    theirs = player(1, cities=(5,) if gate == 0 else (), settlements=(6,) if gate == 0 else (5, 6))
    pos = table.acting(player(0, hand="spy-a", settlements=(), cities=(5, 6)), theirs, options={"action_gate": gate})
    assert reason(pos, "en", "play", slot="spy-a") == said


def test_other_reasons_say_what_is_in_the_way() -> None:
    mine = player(0, hand="scout-a bishop-a alchemist-a caravan church-a merchant-a black-knight-a")
    pos = table.acting(mine, options={"action_gate": 3})
    assert {what: reason(pos, "en", "play", slot=what) for what in ("bishop-a", "alchemist-a", "caravan")} == {
        "bishop-a": "Bishop only answers an attack",
        "alchemist-a": "Alchemist is played before the dice are rolled",
        "caravan": "you have no resource to swap, or no room for another",
    }
    assert reason(pos, "en", "play", slot="merchant-a") == "the rival has no resource that you have room for"
    assert reason(pos, "en", "play", slot="black-knight-a") == "the rival has no Knight"
    assert reason(pos, "de", "play", slot="black-knight-a") == "der Gegner hat keinen Ritter"
    assert reason(pos, "en", "use_scout", slot="scout-a", end="left") == "no Road lies open at this end"
    assert reason(pos, "en", "trade", give="wool", get="ore") == "the bank takes 3 wool, you have 0"
    red = reason(
        table.acting(player(0, hand="church-a", stores=3)), "en", "build", slot="church-a", place=5, side="above"
    )
    assert red == "Church is red: it is built only beside a City"


def test_choices_say_what_they_cost_and_where_they_lead() -> None:
    pos = table.acting(player(0, hand="garrison-a", stores=LOTS, road_left=True))
    garrison = choice(pos, "build", slot="garrison-a", place=5, side="above")
    wanted = [choice(pos, "build_settlement", end="left"), garrison, choice(pos, "trade", give="wool", get="ore")]
    assert [ENGLISH.choice(pos, CHOICES.find(one), PEOPLE) for one in wanted] == [
        "build a Settlement at the left end (1 lumber, 1 wool, 1 brick and 1 grain)",
        "build Garrison above L1, beside Pasture 3 and Gold River 6 (1 lumber and 1 brick)",
        "trade 3 wool for 1 ore",
    ]


# Whole games


def talk(texts: Texts, position: Position, seen: Seen) -> None:
    """Say everything that can be said of a position."""
    seen["step"].add(position.step or "")
    assert whole(texts.step(position))
    for one in position.choices:
        seen["choice"].add(one.name)
        assert all(map(whole, [texts.choice(position, one, PEOPLE), *texts.words(position, one, PEOPLE)]))
    for number, why in position.blocked.items():
        seen["reason"].add(why)
        assert whole(texts.reason(position.explain(number)))
        assert whole(texts.choice(position, CHOICES.read(number), PEOPLE))
    talk_of_events(texts, position, seen)


def talk_of_events(texts: Texts, position: Position, seen: Seen) -> None:
    """Say what has happened, to everybody, and how the score is made up."""
    for viewer in (None, 0, 1):
        for event in position.events_for(viewer):
            seen["event"].add(event["what"])
            assert whole(texts.event(event, PEOPLE, viewer))
    lines = [line for p in range(2) for line in position.breakdown(p)]
    assert all(whole(texts.score_line(line)[0]) for line in lines)
    assert all(whole(name) and all(map(whole, cards)) for name, cards in texts.piles(position))


#: What random players do too often.
SELDOM = {"pull_down", "end_actions", "trade", "propose", "withdraw", "add_give", "add_want"}


def chosen(position: Position, chance: random.Random) -> Any:
    """Make a random choice, which leads on."""
    useful = [one for one in position.choices if one.name not in SELDOM]
    return chance.choice(useful if useful and chance.random() < 0.8 else list(position.choices))


def options(chance: random.Random) -> dict[str, int]:
    """Choose options; the gate is mostly open."""
    found = {option.name: chance.choice(option.values) for option in GAME.options}
    return {**found, "action_gate": chance.choice((1, 3)), "turn_cap": 50}


@each_language
def test_everything_that_happens_in_games_can_be_said(language: str) -> None:
    """A missing sentence or argument warns, and a warning fails a test."""
    seen: Seen = defaultdict(set)
    for game in range(4 * TIMES):
        chance = random.Random(game)
        position = new(seed=game, options=options(chance))
        for _ in range(450):
            if not position.over:
                talk(ALL[language], position, seen)
                position.push(chosen(position, chance))
        talk_of_events(ALL[language], position, seen)
    assert {"act", "fill_hand", "pay"} <= seen["step"]
    assert {"too_dear", "too_few"} <= seen["reason"]
    assert {"drew", "built", "rolled_face"} <= seen["event"]


@each_language
def test_what_random_games_seldom_come_to_can_be_said(language: str) -> None:
    """An Alchemist, and an attack that leaves a choice."""
    seen: Seen = defaultdict(set)
    hand = "black-knight-a alchemist-a alchemist-b"
    pos = table.position(player(0, hand=hand), options={"action_gate": 3})
    talk(ALL[language], do(pos, "play", slot="alchemist-a"), seen)
    talk(ALL[language], do(pos, "name_number", number=4), seen)
    assert attacked(ALL[language], seen)
    assert {"name_number", "roll", "counter", "no_counter", "pick"} <= seen["choice"]
    assert "named_already" in seen["reason"]


def attacked(texts: Texts, seen: Seen) -> bool:
    """Play a Black Knight until a roll leaves the choice between two Knights."""
    knights = {"otto": (5, "above"), "hagen": (6, "above")}
    for seed in range(60):
        mine = player(0, hand="black-knight-a", built={"karl": (5, "above")})
        pos = table.acting(mine, player(1, hand="herb-woman-a", built=knights), options={"action_gate": 3}, seed=seed)
        do(pos, "play", slot="black-knight-a")
        talk(texts, pos, seen)
        do(pos, "no_counter")
        talk(texts, pos, seen)
        if pos.step == "pick":
            return True
    return False
