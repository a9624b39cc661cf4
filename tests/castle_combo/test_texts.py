"""Every card, choice, event, reason, step and rule has its sentence; a missing one is an error here."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from castle_combo.rules.table import castle_removed

from bailey.games import castle_combo
from bailey.games.castle_combo.card_texts import CardTexts
from bailey.games.castle_combo.cards import CARDS
from bailey.games.castle_combo.choices import CHOICES, Why
from bailey.games.castle_combo.events import TOLD
from bailey.games.castle_combo.rules import STEPS
from bailey.games.castle_combo.texts import Texts

if TYPE_CHECKING:
    from bailey.core.play.position import Position
    from bailey.core.play.telling import Told

TEXTS = Texts(castle_combo.GAME)
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
BY_NAME = {row["id"]: row for row in CARDS}


def entries(prefix: str) -> set[str]:
    """Name everything that the catalogue has under a prefix."""
    return set(TEXTS.catalogue.keys(prefix))


@pytest.mark.parametrize("row", CARDS, ids=[row["id"] for row in CARDS])
def test_every_card_has_its_texts(row: dict[str, Any]) -> None:
    assert TEXTS.card(row["id"]) == row["name"]
    sheet = TEXTS.card_sheet(row["id"])
    assert len(sheet) == 5 + bool(row["purse"])
    for text in sheet:
        assert text
        assert "{" not in text
        assert "  " not in text
    for short in (TEXTS.cards.ability_short(row), TEXTS.cards.scroll_short(row)):
        assert 0 < len(short) <= 25


@pytest.mark.parametrize("row", CARDS, ids=[row["id"] for row in CARDS])
def test_a_text_has_every_number_of_its_effects(row: dict[str, Any]) -> None:
    """The numbers in the text are those in the data, no more and no fewer."""
    wanted: Counter[int] = Counter()
    for effect in row["ability"]["effects"]:
        per = effect.get("per", {})
        if effect["op"] != "discard_row_card":
            wanted[effect["amount"] if effect["amount"] != "full" else effect["cards"]] += 1
        wanted.update(value for name in ("value",) if (value := per.get(name)) and per[name] > 1)
        if per.get("value") == 0:
            wanted[0] += 1
    found = Counter(map(int, re.findall(r"\d+", TEXTS.cards.ability(row))))
    assert found == wanted


def test_two_cards_say_the_same_only_if_they_do_the_same() -> None:
    for form in (TEXTS.cards.ability, TEXTS.cards.ability_short):
        said: dict[str, Any] = {}
        for row in CARDS:
            assert said.setdefault(form(row), row["ability"]) == row["ability"]
    for form in (TEXTS.cards.scroll, TEXTS.cards.scroll_short):
        said = {}
        for row in CARDS:
            assert said.setdefault(form(row), row["scoring"]) == row["scoring"]


@pytest.mark.parametrize(
    ("card", "ability", "scroll"),
    [
        (
            "baron",
            "From now on, every card costs you 1 gold less.",
            "10 points if no Peasantry shield is in your tableau.",
        ),
        ("duchess", "Gain 2 keys.", "8 points if it lies in the top row of your grid."),
        (
            "templar",
            (
                "Gain 1 gold for each Faith shield in the tableau of one neighbour, "
                "and gain 1 key for each Military shield in your tableau."
            ),
            "1 point for each key that you hold.",
        ),
        (
            "banker",
            ("Either put 2 gold from the supply on each of your purses, as far as there is room, or gain 3 keys."),
            "1 point for each gold stored on any of your purses.",
        ),
        ("brigand", None, "7 points for each set of 3 village cards in your tableau."),
        ("judge", None, "3 points for each set of one castle card and one village card in your tableau."),
        (
            "her-majesty-the-queen",
            None,
            "10 points for each set of Nobility, Scholarship and Craftsmanship shields in your tableau.",
        ),
        ("guildmaster", "Discard a card of the village row, and gain its printed cost in keys.", None),
        ("royal-guard", "Every player gains 1 key.", None),
        ("steward", "Fill 2 of your purses to the brim from the supply.", None),
    ],
)
def test_some_cards_word_for_word(card: str, ability: str | None, scroll: str | None) -> None:
    if ability:
        assert TEXTS.cards.ability(BY_NAME[card]) == ability
    if scroll:
        assert TEXTS.cards.scroll(BY_NAME[card]) == scroll


def test_a_changed_effect_changes_the_text() -> None:
    row = {
        **BY_NAME["duchess"],
        "ability": {"mode": "all", "effects": [{"op": "gain", "resource": "key", "amount": 5, "who": "all"}]},
    }
    assert CardTexts(TEXTS.say).ability(row) == "Every player gains 5 keys."


def talk(position: Position, seen: dict[str, set[str]]) -> None:
    """Say everything that can be said of a position."""
    seen["step"].add(position.step or "")
    assert TEXTS.step(position)
    for choice in position.choices:
        seen["choice"].add(choice.name)
        said = [TEXTS.choice(position, choice, NAMES), *TEXTS.words(position, choice, NAMES)]
        assert all(said)
        assert len(set(said)) == len(said) or choice.name == "choose_neighbor"
    for number, why in position.blocked.items():
        seen["reason"].add(why)
        assert TEXTS.reason(position.explain(number))
        assert TEXTS.choice(position, CHOICES.read(number), NAMES)
    for viewer in (None, 0):
        for event in position.events_for(viewer):
            seen["event"].add(event["what"])
            assert TEXTS.event(event, NAMES, viewer)
    for seat in range(position.state.seats):
        assert all(all(TEXTS.score_line(line)) for line in position.breakdown(seat))
    assert len(TEXTS.piles(position)) == 2


def purses(*stored: int) -> dict[str, Any]:
    """Write a position whose player takes the Steward, beside purses with so much gold on them."""
    tableau = [
        {"card": card, "column": column, "row": 0, "stored": gold}
        for column, (card, gold) in enumerate(zip(("potter", "vicar", "sculptor"), stored, strict=True))
    ]
    row = ["steward", "baron", "prince"]
    return {"messenger": "castle", "castle": {"row": row}, "players": [{"keys": 0, "tableau": tableau}, {}]}


RARE = [
    purses(4, 0, 0),
    castle_removed(),
    {
        "village": {"deck": [], "row": [], "discard": [r["id"] for r in CARDS if r["deck"] == "village"]},
        "players": [{}, {}],
    },
]


@pytest.mark.slow
def test_everything_that_happens_in_games_can_be_said() -> None:
    seen: dict[str, set[str]] = {"step": set(), "choice": set(), "reason": set(), "event": set()}
    chance = random.Random(1)
    begun = [castle_combo.load(rare) for rare in RARE * 3]
    for position in begun + [castle_combo.new(2 + game % 4, seed=game) for game in range(24)]:
        while not position.over:
            talk(position, seen)
            position.push(chance.choice(position.choices.numbers))
        talk(position, seen)
    assert seen["choice"] == {kind.name for kind in CHOICES.kinds}
    asked = {step.name.lower() for step, what in STEPS.items() if isinstance(what, tuple)}
    assert seen["step"] - {""} == asked
    assert seen["event"] == {told.name for told in TOLD}
    never = {"no_key"}  # who has no key is not asked to spend one
    assert seen["reason"] == {why.name.lower() for why in Why} - never


@pytest.mark.parametrize("told", TOLD, ids=[told.name for told in TOLD])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_event_has_a_sentence(told: Told, viewer: int | None) -> None:
    values = {"location": "castle", "card": "baron", "face_down": 0}
    event = {"what": told.name} | {name: values.get(name, 1) for name in told.arguments}
    said = TEXTS.event(event, NAMES, viewer)
    assert said
    if "player" in told.arguments:
        assert ("Ben" in said) == (viewer != 1)
        assert said.startswith("You ") == (viewer == 1)


@pytest.mark.parametrize("why", list(Why))
def test_every_reason_has_a_sentence(why: Why) -> None:
    args: dict[Why, dict[str, Any]] = {
        Why.TOO_EXPENSIVE: {"card": "baron", "cost": 3, "gold": 1},
        Why.LOCATION_REMOVED: {"location": "castle"},
        Why.PURSE_FULL: {"card": "potter"},
    }
    assert TEXTS.reason({"key": why.name.lower().replace("_", "-"), "args": args.get(why, {})})


def test_what_all_games_refuse_has_a_sentence() -> None:
    over = castle_combo.new(2, 7)
    assert TEXTS.reason(over.explain({"do": "discard", "location": 0, "slot": 0})) == "that cannot be chosen now"
    while not over.over:
        over.push(over.choices[0])
    assert TEXTS.reason(over.explain(0)) == "the game is over"


def test_a_price_says_what_the_discounts_take_off() -> None:
    tableau = [{"card": "alchemist", "column": 0, "row": 0}, {"card": "squire", "column": 1, "row": 0}]
    position = castle_combo.load(
        {
            "messenger": "castle",
            "castle": {"row": ["baron", "steward", "general"]},
            "players": [{"gold": 4, "keys": 0, "tableau": tableau}, {}],
        }
    )
    said = [TEXTS.choice(position, choice, NAMES) for choice in position.choices]
    assert said[0] == "take Baron for 1 gold (3 less 2)"
    assert said[1] == "take Steward for nothing"
    assert said[2] == "take Baron face down: gain 6 gold and 2 keys"
    blocked = next(iter(position.blocked))
    assert TEXTS.reason(position.explain(blocked)) == "General costs 5 gold, you have 4"


def test_the_catalogue_and_the_lists_agree() -> None:
    assert entries("card-") == set(BY_NAME)
    assert entries("event-") == {told.name.replace("_", "-") for told in TOLD}
    assert entries("choice-") == {kind.name.replace("_", "-") for kind in CHOICES.kinds}


def test_every_rule_can_be_found() -> None:
    assert len(TEXTS.rules()) > 20
    for entry in TEXTS.rules():
        assert TEXTS.rules_with(entry.id) == [entry]
        assert entry.text.endswith(".")
    assert [entry.id for entry in TEXTS.rules_with("tie")] == ["tie"]
    assert {"steward", "purse"} <= {entry.id for entry in TEXTS.rules_with("brim")} | {"purse"}
    assert TEXTS.rules_with("bicycle") == []


def test_the_legend_explains_the_signs_of_every_card() -> None:
    """Every word of the short texts occurs among the signs of the legend, or in its explanations."""
    known = set(re.findall(r"[a-z]{3,}", " ".join(f"{sign} {text}" for sign, text in TEXTS.legend())))
    for row in CARDS:
        for short in (TEXTS.cards.ability_short(row), TEXTS.cards.scroll_short(row)):
            for word in re.findall(r"[a-z]{3,}", short):
                assert word in known, f"{row['id']}: {short}: {word}"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("duch", ["duchess"]),
        ("her maj", ["her-majesty-the-queen"]),
        ("queen", ["queen-mother", "her-majesty-the-queen"]),
        ("Master-at-arms", ["master-at-arms"]),
        ("x", []),
        ("monk", ["monk"]),
    ],
)
def test_cards_are_found_by_name(typed: str, found: list[str]) -> None:
    assert TEXTS.find_card(typed) == found
