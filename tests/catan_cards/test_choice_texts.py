"""Every choice, event, reason and step has its sentence in three languages, in whole games too."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from catan_cards.rules import table
from catan_cards.rules.table import do, player
from soak import TIMES

from bailey.games.catan_cards import GAME, new

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bailey.core import Position
    from bailey.games.catan_cards.texts import Texts
from catan_cards.three_languages import ALL, ENGLISH, LANGUAGES, PEOPLE, each_language
from speech import Heard, speech, talk

# Events


VALUES = {"card": "forest-4", "resource": "ore", "gave": "wool", "got": "gold", "face": "plenty", "rival": 0}
VALUES |= {"side": "above", "end": "left", "give": 1, "want": 32, "by": 0}
TestSpeech = speech(GAME, rules=41, values=VALUES)


@pytest.mark.parametrize(("event", "said"), [
    ({"what": "drew", "player": 0, "card": None, "stack": 2}, "Anna draws a hidden card from stack 3"),
    ({"what": "drew", "player": 1, "card": "spy-a", "stack": 0}, "You draw Spy from stack 1"),
    ({"what": "offered", "player": 0, "give": 2 + 32, "want": 1 << 15}, "Anna offers 2 lumber and 1 wool for 1 ore"),
    ({"what": "built_city", "player": 0, "place": 5}, "Anna builds a City at L1"),
    ({"what": "built_settlement", "player": 1, "place": 8}, "You build a Settlement at R3"),
    ({"what": "returned", "player": 1, "card": "otto", "by": 0}, "Anna returns Otto the Berserker to your hand"),
    ({"what": "returned", "player": 0, "card": "otto", "by": 0}, "Anna takes Otto the Berserker back into the hand"),
    ({"what": "returned", "player": 1, "card": "otto", "by": 1}, "You return Otto the Berserker to your hand"),
    (
        {"what": "lies_open", "player": 1, "card": "university-a", "by": 0},
        "Anna takes University of yours out of play: it lies open again",
    ),
])  # fmt: skip
def test_some_events_word_for_word(event: dict[str, Any], said: str) -> None:
    assert ENGLISH.event(event, PEOPLE, 1) == said


# Whole games


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


@pytest.mark.parametrize(("language", "games"), [
    *(pytest.param(language, [0], marks=pytest.mark.slow) for language in LANGUAGES),
    *(pytest.param(language, range(4 * TIMES), marks=pytest.mark.long) for language in LANGUAGES),
])  # fmt: skip
def test_everything_that_happens_in_games_can_be_said(language: str, games: Iterable[int]) -> None:
    """A missing sentence or argument warns, and a warning fails a test."""
    seen = Heard(set)
    for game in games:
        chance = random.Random(game)
        position = new(seed=game, options=options(chance))
        for _ in range(450):
            talk(ALL[language], position, seen)
            if position.over:
                break
            position.push(chosen(position, chance))
    assert {"act", "fill_hand", "pay"} <= seen["step"]
    assert {"too_dear", "too_few"} <= seen["reason"]
    assert {"drew", "built", "rolled_face"} <= seen["event"]


@each_language
def test_what_random_games_seldom_come_to_can_be_said(language: str) -> None:
    """An Alchemist, and an attack that leaves a choice."""
    seen = Heard(set)
    hand = "black-knight-a alchemist-a alchemist-b"
    pos = table.position(player(0, hand=hand), options={"action_gate": 3})
    talk(ALL[language], do(pos, "play", slot="alchemist-a"), seen)
    talk(ALL[language], do(pos, "name_number", number=4), seen)
    assert attacked(ALL[language], seen)
    assert {"name_number", "roll", "counter", "no_counter", "pick"} <= seen["choice"]
    assert "named_already" in seen["reason"]


def attacked(texts: Texts, seen: Heard) -> bool:
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
