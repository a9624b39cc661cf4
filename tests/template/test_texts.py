"""Everything that happens in Postern can be said: a sentence that is missing would warn, and fail a test."""

from __future__ import annotations

from bailey import games
from bailey.core.trials import moments
from bailey.games import _template as postern

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def test_everything_can_be_said() -> None:
    texts = games.texts(postern.GAME)
    said = {texts.card(card) for card in (None, *postern.GAME.cards)}
    for moment in moments(postern.GAME, games=9, seed=1):
        pos = moment.pos
        said |= {texts.step(pos), *(texts.choice(pos, choice, NAMES) for choice in pos.choices)}
        said |= {texts.reason(pos.explain(number)) for number in pos.blocked}
        for seat in range(pos.state.seats):
            said |= {texts.event(event, NAMES, seat) for event in pos.events_for(seat)}
            said |= {texts.score_line(line)[0] for line in pos.breakdown(seat)}
    assert {"you hold 5 cards already", "Ben: draws a hidden card", "an hour passes; one is left"} <= said


def test_every_reason_can_be_said() -> None:
    texts = games.texts(postern.GAME)
    for why in postern.GAME.reasons:
        args = {"card": "silk", "most": 5}
        assert texts.reason({"key": why.name.lower().replace("_", "-"), "args": args})
