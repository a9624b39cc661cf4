"""Every card, choice, event, reason, step, option and rule has its sentence; a missing one is an error here."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from pending import in_the_middle

from bailey.core import SLOT
from bailey.games import burgundy_cards
from bailey.games.burgundy_cards.card_texts import CardTexts
from bailey.games.burgundy_cards.cards import IDS, KIND_OF, KINDS, MOST_BONUSES, PRINTED, ROUNDS, bonus
from bailey.games.burgundy_cards.choices import CHOICES, Why
from bailey.games.burgundy_cards.events import TOLD
from bailey.games.burgundy_cards.rules import STEPS
from bailey.games.burgundy_cards.steps import Step
from bailey.games.burgundy_cards.texts import Texts

if TYPE_CHECKING:
    from bailey.core.play.position import Position
    from bailey.core.play.telling import Told

GAME = burgundy_cards.GAME
TEXTS = Texts(GAME)
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
OF_KIND = {KIND_OF[card].name: card for card in IDS}


def entries(prefix: str) -> set[str]:
    """Name everything that the catalogue has under a prefix."""
    return set(TEXTS.catalogue.keys(prefix))


def sentences(text: str) -> bool:
    """Tell whether a text is whole: nothing left to fill in, nothing doubled."""
    return bool(text) and "{" not in text and "  " not in text


@pytest.mark.parametrize("card", IDS)
def test_every_card_has_its_texts(card: str) -> None:
    sheet = TEXTS.card_sheet(card)
    assert len(sheet) == 3
    assert all(map(sentences, sheet))
    assert 0 < len(TEXTS.cards.short_name(card)) <= 13
    assert TEXTS.cards.function(card, ".short")


@pytest.mark.parametrize("kind", KINDS)
def test_a_text_has_every_number_of_its_function(kind: str) -> None:
    function = KIND_OF[OF_KIND[kind]].function
    wanted = [value for value in function.values() if isinstance(value, int)]
    wanted += [3] if kind == "warehouse" else []  # which tells of action 3
    assert list(map(int, re.findall(r"\d+", TEXTS.cards.function(OF_KIND[kind])))) == wanted


def test_two_kinds_say_the_same_only_if_they_do_the_same() -> None:
    for form in ("", ".short"):
        said: dict[str, Any] = {}
        for kind, card in OF_KIND.items():
            function = KIND_OF[card].function
            assert said.setdefault(TEXTS.cards.function(card, form), function) == function, kind


@pytest.mark.parametrize(
    ("card", "sheet"),
    [
        (
            "church-2",
            [
                "Church 2: a building, with a 2 as its die",
                (
                    "When placed: Take a castle, mine or cloister card of your choice from the display as a project;"
                    " only if you have three projects already you may do without."
                ),
                "Three buildings of any kind: 3 points",
            ],
        ),
        (
            "cloister-1a",
            [
                "Cloister 1: a card of the type cloister, with a 1 as its die",
                (
                    "When placed: No function; it may join any pile that is not complete, and then counts as a card of"
                    " that pile\u2019s type."
                ),
                "Three cloisters alone: 6 points",
            ],
        ),
        (
            "mine-6b",
            [
                "Mine 6: a card of the type mine, with a 6 as its die",
                "When placed: Gain 2 silver.",
                "Three of the type: 4 points",
            ],
        ),
    ],
)
def test_some_cards_word_for_word(card: str, sheet: list[str]) -> None:
    assert TEXTS.card_sheet(card) == sheet


def test_round_bonuses_word_for_word() -> None:
    assert TEXTS.cards.bonuses(0) == "3 points, 2 goods, 2 animals, 3 silver or 3 workers"
    assert TEXTS.cards.bonuses(3) == "2 silver, 2 workers or 1 silver and 1 worker"
    for number in range(len(ROUNDS)):
        for i, row in enumerate(PRINTED["rounds"][number]["bonuses"]):
            found = sum(map(int, re.findall(r"\d+", TEXTS.cards.bonus(number, i))))
            gained = bonus(number * MOST_BONUSES + i)
            assert found == sum(row.values()) == sum(gained.flat())


def test_a_changed_function_changes_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KIND_OF["mine-1a"].function, "silver", 5)
    assert CardTexts(TEXTS.say).function("mine-1a") == "gain 5 silver"


def talk(position: Position, seen: dict[str, set[str]]) -> None:
    """Say everything that can be said of a position."""
    seen["step"].add(position.step or "")
    assert sentences(TEXTS.step(position))
    for choice in position.choices:
        seen["choice"].add(choice.name)
        assert all(map(sentences, [TEXTS.choice(position, choice, NAMES), *TEXTS.words(position, choice, NAMES)]))
    for number, why in position.blocked.items():
        seen["reason"].add(why)
        assert sentences(TEXTS.reason(position.explain(number)))
        assert sentences(TEXTS.choice(position, CHOICES.read(number), NAMES))
    for viewer in (None, 0):
        for event in position.events_for(viewer):
            seen["event"].add(event["what"])
            assert sentences(TEXTS.event(event, NAMES, viewer))
    for player in range(len(position.score())):
        assert all(TEXTS.score_line(line)[0] for line in position.breakdown(player))
    assert len(TEXTS.piles(position)) == 1


MARKET = IDS.index("market-1")
#: Positions that random games seldom come to.
RARE: list[dict[str, Any]] = [
    {  # a warehouse without goods, before which something may be bought; a project that has to make room
        "players": [
            {
                "silver": 3,
                "workers": 3,
                "hand": ["warehouse-4"],
                "projects": ["warehouse-5", "city-hall-5", "castle-4a"],
            },
            {"hand": ["ship-1b"], "goods": [5, 5, 5], "animals": [5, 5, 5, 3]},
        ],
        "display": [{"cards": ["mine-2a"]}],
    },
    {  # open piles that run out, and the last of seven types
        "players": [
            {
                "workers": 9,
                "hand": ["pasture-1a"],
                "projects": ["pasture-1b", "ship-1a"],
                "estate": ["castle-1a", "mine-1a", "cloister-1a", "knowledge-1a", "church-1", "ship-2a"],
            },
            {"hand": ["ship-1b"]},
        ],
        "goods_piles": [{"top": "light", "cards": 1}, {"top": "dark", "cards": 17}],
        "animal_piles": [{"top": "cow", "cards": 1}, {"top": "pig", "cards": 19}],
    },
    {  # a triple whose bonus may be goods or animals, when none are left
        "round": "B",
        "players": [
            {
                "hand": ["ship-1a"],
                "projects": ["castle-1a", "castle-1b"],
                "estate": ["castle-2a", "castle-3a"],
                "sold": [6, 6, 6],
                "animals": [5, 5, 5, 5],
            },
            {"hand": ["ship-1b"]},
        ],
    },
]
#: A market that takes with a full project area; a boarding house before which two goods piles show the same.
FULL_PROJECTS: dict[str, Any] = {
    "players": [
        {"hand": ["ship-1a"], "projects": ["boarding-house-4", "castle-1b", "castle-2a"], "workers": 3},
        {"hand": ["ship-1b"]},
    ],
    "display": [{"cards": ["ship-2a"]}],
    "goods_piles": [{"top": "light", "cards": 9}, {"top": "light", "cards": 9}],
}


@pytest.mark.slow
def test_everything_that_happens_in_games_can_be_said() -> None:
    seen: dict[str, set[str]] = {"step": set(), "choice": set(), "reason": set(), "event": set()}
    chance = random.Random(1)
    begun = [burgundy_cards.load(position) for position in RARE * 6]
    turn = ((Step.END_TURN, 0), (Step.FINISH, 0), (Step.ACT, 0), (Step.TAKE_CARD, MARKET))
    begun += [in_the_middle(burgundy_cards.GAME, FULL_PROJECTS, *turn) for _ in range(6)]
    for position in begun + [burgundy_cards.new(1 + game % 4, seed=game) for game in range(32)]:
        while not position.over:
            talk(position, seen)
            position.push(chance.choice(position.choices.numbers))
        talk(position, seen)
    by_itself = {"keep_projects"}  # it is the only choice where it is open
    assert seen["choice"] == {kind.name for kind in CHOICES.kinds} - by_itself
    asked = {step.name.lower() for step, what in STEPS.items() if isinstance(what, tuple)}
    assert seen["step"] - {""} == asked
    assert seen["event"] == {told.name for told in TOLD}
    assert seen["reason"] | {"no_card_left"} == {why.name.lower() for why in Why}


@pytest.mark.parametrize("told", TOLD, ids=[told.name for told in TOLD])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_event_has_a_sentence(told: Told, viewer: int | None) -> None:
    values = {"card": "ship-3a", "good": "dark", "animal": "cow", "type": "ship", "round": "C", "silver": 2}
    event = {"what": told.name} | {name: values.get(name, 1) for name in told.arguments}
    if told.arguments.get("card") is SLOT:
        event["card"] = None  # type: ignore[assignment]
    said = TEXTS.event(event, NAMES, viewer)
    assert sentences(said)
    if "player" in told.arguments and told.name != "nothing_happened" and told.name != "showed_bought":
        assert ("Ben" in said) == (viewer != 1)
        assert ("ou " in f"{said} ") == (viewer == 1)


def test_aaron_has_a_name_in_what_happens() -> None:
    event = {"what": "completed", "player": 1, "type": "ship"}
    assert TEXTS.event(event, ["You", "Aaron"], 0) == "Aaron completes a triple: ship"


@pytest.mark.parametrize("why", list(Why))
def test_every_reason_has_a_sentence(why: Why) -> None:
    args: dict[Why, dict[str, Any]] = {
        Why.TOO_FEW_WORKERS: {"cost": 2, "workers": 1},
        Why.NO_GOODS: {"good": "light"},
        Why.TOO_FEW_TO_CONVERT: {"silver": 1, "workers": 1},
        Why.DOES_NOT_FIT: {"card": "mine-1a", "by": "market-1"},
        Why.NO_SILVER: {"silver": 1},
    }
    assert sentences(TEXTS.reason({"key": why.name.lower().replace("_", "-"), "args": args.get(why, {})}))


@pytest.mark.parametrize(
    ("workers", "silver", "blocked"),
    [
        (1, 2, {0: "3 workers", 1: "1 silver and 2 workers", 3: "3 silver"}),
        (3, 0, {1: "1 silver and 2 workers", 2: "2 silver and 1 worker", 3: "3 silver"}),
    ],
)
def test_of_three_in_all_a_conversion_says_what_it_returns(workers: int, silver: int, blocked: dict[int, str]) -> None:
    """There are three, so it would be wrong that three make a point: only these three are not there."""
    own = {"hand": ["mine-2a"], "workers": workers, "silver": silver}
    position = burgundy_cards.load({"players": [own, {"hand": ["mine-2b"]}], "display": [{"cards": ["castle-6a"]}]})
    have = f"you have {workers} worker{'s' * (workers > 1)} and {silver} silver"
    for mixed, returned in blocked.items():
        explained = position.explain({"do": "convert", "silver": mixed})
        assert TEXTS.reason(explained) == f"that returns {returned}, {have}"


def test_choices_say_what_they_cost_and_where_they_lead() -> None:
    estate = [{"card": "ship-1a", "stack": 0}, {"card": "cloister-1a", "stack": 1}]
    position = burgundy_cards.load(
        {
            "players": [
                {"hand": ["mine-2a"], "workers": 1, "goods": [2, 0, 1], "projects": ["ship-3a"], "estate": estate},
                {"hand": ["mine-2b"]},
            ],
            "display": [{"cards": ["castle-6a"]}, {"cards": ["bank-4"]}, {"cards": []}, {"cards": ["market-1"]}],
        }
    )
    said = [TEXTS.choice(position, choice, NAMES) for choice in position.choices]
    assert said == [
        "take castle 6 from row 1 (1 worker)",
        "take bank 4 from row 2",
        "place ship 3 onto one cloister (1 worker)",
        "place ship 3 onto one ship (1 worker)",
        "sell 2 light goods",
        "restock workers to two",
        "take 1 silver",
    ]
    far = position.game.choices.find({"do": "take", "row": 4, "slot": 0})
    assert TEXTS.reason(position.explain(far)) == "that takes 2 workers, you have 1"


def test_the_catalogue_and_the_lists_agree() -> None:
    assert entries("event-") == {told.name.replace("_", "-") for told in TOLD}
    assert entries("choice-") == {kind.name.replace("_", "-") for kind in CHOICES.kinds}
    assert entries("kind-") == set(KINDS)
    assert entries("option-") == {option.name.replace("_", "-") for option in GAME.options}


def test_every_rule_can_be_found() -> None:
    assert len(TEXTS.rules()) > 20
    for entry in TEXTS.rules():
        assert entry in TEXTS.rules_with(entry.id)
        assert entry.text.endswith(".")
    assert "cloister" in {entry.id for entry in TEXTS.rules_with("on one or two cloisters")}
    assert TEXTS.rules_with("bicycle") == []


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("church", ["church-1"]),
        ("mine 4", ["mine-4a"]),
        ("boarding", ["boarding-house-4"]),
        ("carp", ["carpenters-workshop-1"]),
        ("mine-4b", ["mine-4b"]),
        ("x", []),
    ],
)
def test_cards_are_found_by_name(typed: str, found: list[str]) -> None:
    assert TEXTS.find_card(typed) == found
