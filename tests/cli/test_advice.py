"""A hint in the terminal says why, once what that needs is compiled."""

from __future__ import annotations

import pytest
from cli.test_plain_first import FakeCompiler

from bailey import games
from bailey.analysis.explaining import COMPARED, Explainer
from bailey.cli.advice import BotAdviser
from bailey.cli.plain_first import PlainFirstBot
from bailey.core.play.position import Position
from bailey.core.text.gains import why
from bailey.games import castle_combo

GAME = castle_combo.GAME
NAMES = ["Ann", "Ben"]


def ready(*, done: bool) -> FakeCompiler:
    """A compiler that is done, or not yet."""
    compiler = FakeCompiler(GAME)
    compiler.done = done
    return compiler


@pytest.mark.usefixtures("numba")
def test_a_hint_says_why_it_is_better_than_the_next_best_choice() -> None:
    texts, position = games.texts(GAME), Position.new(GAME, 2, 9)
    reasons = ready(done=False)
    adviser = BotAdviser(PlainFirstBot("search:300", GAME, ready(done=True)), reasons)
    choice = adviser.choose(position, 1)
    assert adviser.why(position, choice, 1, texts, NAMES) == "", "what reasons need is not compiled"
    reasons.done = True
    said = adviser.why(position, choice, 1, texts, NAMES)
    others = [one.number for one in adviser.bot.compared() if one != choice]
    explainer = Explainer(GAME)
    for _ in explainer.explain(position, choice.number, others[:COMPARED], 1):
        pass
    than = texts.choice(position, GAME.choices.read(explainer.against), NAMES)
    assert said == why(texts, explainer.reason, explainer.scores, 0, NAMES, than)
    assert said.startswith("It brings you 86 points by the end")


def test_by_the_plain_rules_a_hint_comes_without_a_reason() -> None:
    position = Position.new(GAME, 2, 5)
    for compiler in (None, ready(done=True)):
        adviser = BotAdviser(PlainFirstBot("search:5", GAME, None), compiler)
        choice = adviser.choose(position, 1)
        assert adviser.why(position, choice, 1, games.texts(GAME), NAMES) == ""
