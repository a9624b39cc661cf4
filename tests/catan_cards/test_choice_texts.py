"""Every choice, event, reason and step has its sentence in three languages, in whole games too."""

from __future__ import annotations

import random
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import choice, do, player
from soak import TIMES

from bailey.core import CARD, SLOT
from bailey.games.catan_cards import GAME, new
from bailey.games.catan_cards.choices import CHOICES
from bailey.games.catan_cards.events import TOLD

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.core import Position
    from bailey.core.play.telling import Told
    from bailey.games.catan_cards.texts import Texts
from catan_cards.three_languages import ALL, ENGLISH, LANGUAGES, PEOPLE, each_language, whole

Seen = dict[str, set[str]]


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
        (
            {"what": "returned", "player": 0, "card": "otto", "by": 0},
            "Anna takes Otto the Berserker back into the hand",
        ),
        ({"what": "returned", "player": 1, "card": "otto", "by": 1}, "You return Otto the Berserker to your hand"),
        (
            {"what": "lies_open", "player": 1, "card": "university-a", "by": 0},
            "Anna takes University of yours out of play: it lies open again",
        ),
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


@pytest.mark.parametrize(
    ("language", "games"),
    [
        *(pytest.param(language, [n], marks=pytest.mark.slow) for n, language in enumerate(LANGUAGES)),
        *(pytest.param(language, range(4 * TIMES), marks=pytest.mark.long) for language in LANGUAGES),
    ],
)
def test_everything_that_happens_in_games_can_be_said(language: str, games: Iterable[int]) -> None:
    """A missing sentence or argument warns, and a warning fails a test."""
    seen: Seen = defaultdict(set)
    for game in games:
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
