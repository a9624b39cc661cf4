"""Everything that happens in Postern can be said: a sentence that is missing would warn, and fail a test."""

from __future__ import annotations

from bailey import games
from bailey.core.check.trials import samples
from bailey.games import _template as postern

PEOPLE = ["Anna", "Ben", "Cleo", "Dora"]


def test_everything_can_be_said() -> None:
    texts = games.texts(postern.GAME)
    said = {texts.card(card) for card in (None, *postern.GAME.cards)}
    for moment in samples(postern.GAME, games=27, seed=1):
        pos = moment.pos
        names = pos.called(PEOPLE[: pos.state.seats])
        said |= {texts.step(pos), *(texts.choice(pos, choice, names) for choice in pos.choices)}
        said |= {texts.reason(pos.explain(number)) for number in pos.blocked}
        for seat in range(pos.state.seats):
            said |= {texts.event(event, names, seat) for event in pos.events_for(seat)}
            said |= {texts.score_line(line)[0] for line in pos.breakdown(seat)}
    assert {"you hold 5 cards already", "Ben: draws a hidden card", "an hour passes; one is left"} <= said


def test_every_option_has_a_title_and_a_text() -> None:
    texts = games.texts(postern.GAME)
    for option in postern.GAME.options:
        assert texts.say(f"option-{option.name}")
        assert texts.say(f"option-{option.name}.text")


def test_a_rule_is_found_by_its_id_and_by_its_words() -> None:
    texts = games.texts(postern.GAME)
    [rule] = texts.rules()
    assert (rule.id, rule.title) == ("turn", "A turn")
    assert texts.rules_with("turn") == texts.rules_with("spy") == [rule]


def test_every_reason_can_be_said() -> None:
    texts = games.texts(postern.GAME)
    for why in postern.GAME.reasons:
        args = {"card": "silk", "second_card": "silk", "most": 5, "bribe": 2, "coins": 1}
        assert texts.reason({"key": why.name.lower().replace("_", "-"), "args": args})
