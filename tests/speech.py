"""What holds for the texts of every game: all that happens can be said in every language, and its lists agree."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

import pytest
from every import for_every

from bailey import games
from bailey.core import CARD, SLOT
from bailey.core.text.catalogue import languages_in

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from bailey.core import Game, Position
    from bailey.core.play.telling import Told
    from bailey.core.text.catalogue import GameTexts

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
#: What was said of games: the names of steps, choices, reasons and events.
Heard = defaultdict[str, set[str]]


def whole(text: str) -> bool:
    """Tell whether a text is whole: nothing left to fill in, nothing doubled."""
    return bool(text) and "{" not in text and "  " not in text and text == text.strip()


def numbers(text: str) -> Counter[int]:
    return Counter(map(int, re.findall(r"\d+", text)))


def dashed(names: Collection[str]) -> set[str]:
    """Name things as the catalogue does."""
    return {name.lower().replace("_", "-") for name in names}


def questions(game: Game) -> set[str]:
    """Name the steps at which something is asked."""
    return {step.name.lower() for step, what in game.steps.items() if not callable(what)}


def talk(texts: GameTexts, position: Position, heard: Heard, names: list[str] = NAMES) -> None:
    """Say everything that can be said of a position."""
    heard["step"].add(position.step or "")
    said, read = [texts.step(position)], position.game.choices.read
    for choice in position.choices:
        heard["choice"].add(choice.name)
        said += [texts.choice(position, choice, names), *texts.words(position, choice, names)]
    for number, why in position.blocked.items():
        heard["reason"].add(why)
        said += [texts.reason(position.explain(number)), texts.choice(position, read(number), names)]
    for viewer in (None, 0, 1):
        for event in position.events_for(viewer):
            heard["event"].add(event["what"])
            said.append(texts.event(event, names, viewer))
    for player in range(len(position.score())):
        said += [texts.score_line(line)[0] for line in position.breakdown(player)]
    for name, cards in texts.piles(position):
        said += [name, *cards]
    assert [text for text in said if not whole(text)] == []


def speech(
    game: Game,
    *,
    rules: int,
    values: Mapping[str, Any] | None = None,
    args: Mapping[str, Any] | None = None,
    nameless: Collection[str] = (),
) -> type:
    """Make the tests of a game: with at least so many rules, and values for the arguments of events and of reasons.

    The events that are `nameless` do not say to whom they happened.
    """
    languages = languages_in(game.folder / "locale")
    spoken = {language: games.texts(game, language) for language in languages}
    each_language = pytest.mark.parametrize("language", languages)

    class Speech:
        """The catalogues of a game are complete."""

        @each_language
        def test_the_catalogue_and_the_lists_agree(self, language: str) -> None:
            keys = spoken[language].catalogue.keys
            assert {*keys("event-")} == dashed([told.name for told in game.told])
            assert {*keys("choice-")} == dashed([kind.name for kind in game.choices.kinds])
            assert {*keys("step-")} >= dashed(questions(game))
            assert {*keys("reason-")} >= dashed([why.name for why in game.reasons])
            assert {*keys("option-")} >= dashed([option.name for option in game.options])

        @each_language
        def test_every_rule_is_found_by_its_word_and_has_the_numbers_of_the_english(self, language: str) -> None:
            """A number that is written in one language only is missing in the others, or wrong."""
            texts, english = spoken[language], spoken["en"]
            assert len(texts.rules()) == len(english.rules()) >= rules
            for entry, other in zip(texts.rules(), english.rules(), strict=True):
                assert entry in texts.rules_with(entry.id)
                assert (whole(entry.title), whole(entry.text), entry.text[-1]) == (True, True, ".")
                assert {*numbers(entry.text)} == {*numbers(other.text)}
            assert texts.rules_with("bicycle") == []

        @each_language
        @for_every("told", game.told)
        def test_every_event_has_a_sentence_for_oneself_and_for_others(self, told: Told, language: str) -> None:
            known = dict(values or {})
            event = {"what": told.name, **{name: known.get(name, 1) for name in told.arguments}}
            event |= {name: known["card"] for name, kind in told.arguments.items() if kind is CARD}
            event |= {name: None for name, kind in told.arguments.items() if kind is SLOT}
            mine, *others = (spoken[language].event(event, NAMES, viewer) for viewer in (1, None, 0))
            assert all(map(whole, [mine, *others]))
            named = "player" in told.arguments and told.name not in nameless
            assert "Ben" not in mine
            assert all(("Ben" in said) == named for said in others)
            assert "you" in mine.lower() or not named or language != "en"

        @each_language
        def test_every_reason_has_a_sentence(self, language: str) -> None:
            for why in game.reasons:
                key = why.name.lower().replace("_", "-")
                assert whole(spoken[language].reason({"key": key, "args": {**(args or {})}}))

    if values is None:
        del Speech.test_every_event_has_a_sentence_for_oneself_and_for_others
    if args is None:
        del Speech.test_every_reason_has_a_sentence
    return Speech
