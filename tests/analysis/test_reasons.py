"""Why the better choice is better: what more it brings in the same deals, and how that is said."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from analysis.games_to_analyse import played

from bailey import games
from bailey.analysis import Examination
from bailey.analysis.explaining import Explainer
from bailey.analysis.reasons import gains, held_by, scored
from bailey.core import Position
from bailey.core.text.gains import why
from bailey.games import burgundy_cards, castle_combo

if TYPE_CHECKING:
    from bailey.analysis.reasons import Held
    from bailey.core import Game
    from bailey.core.text.gains import ExpectedScores, Gain, Reason

KEYS = (("line", "keys"),)
PLAIN = {"\N{MINUS SIGN}": "-", "\N{RIGHT SINGLE QUOTATION MARK}": "'"}
ASCII = str.maketrans(PLAIN | dict.fromkeys("\N{LEFT DOUBLE QUOTATION MARK}\N{RIGHT DOUBLE QUOTATION MARK}", '"'))


def after(*amounts: int, player: int = 0) -> list[Held]:
    """What a player has by their keys in each deal."""
    return [Counter({(player, KEYS): amount}) for amount in amounts]


def test_what_there_is_more_of_in_the_same_deals_is_gained() -> None:
    assert gains(after(5, 9, 2), after(3, 7, 0)) == [{"player": 0, "of": dict(KEYS), "by": 2.0}]
    assert gains(after(0, 0, player=1), [Counter(), Counter()]) == []
    assert gains([Counter(), Counter()], after(4, 4, player=1)) == [{"player": 1, "of": dict(KEYS), "by": -4.0}]


def test_a_difference_that_may_be_noise_is_no_gain() -> None:
    assert gains(after(9, 0, 9, 0), after(0, 9, 0, 8)) == []
    assert gains(after(1, 0, 0, 0), after(0, 0, 0, 0)) == [], "less than half a point"


def test_the_largest_difference_comes_first() -> None:
    better = [Counter({(0, KEYS): 2, (1, KEYS): 0}) for _ in range(3)]
    made = [Counter({(0, KEYS): 0, (1, KEYS): 7}) for _ in range(3)]
    assert [one["player"] for one in gains(better, made)] == [1, 0]


@pytest.mark.parametrize("name", ["castle-combo", "burgundy-cards", "burgundy-board", "catan-cards"])
def test_the_lines_of_everybody_add_up_to_their_scores(name: str) -> None:
    position = Position.new(games.find(name), 2, seed=3)
    while not position.over and sum(position.score()) < 30:
        position.push(position.choices[-1])
    found = scored(position.game, position.state)
    for p, score in enumerate(position.score()):
        assert sum(points for (player, _), points in found.items() if player == p) == score


def test_until_the_next_turn_the_points_and_the_counters_of_the_panel_are_compared() -> None:
    game = games.find("castle-combo")
    position = Position.new(game, 2, seed=3)
    gold, keys = ((("counter", name),) for name in ("gold", "keys"))
    assert dict(held_by(game, position.state, 1)) == {(1, ()): position.score()[1], (1, gold): 15, (1, keys): 2}


def named(player: int, by: float, **of: str) -> Gain:
    return {"player": player, "of": of, "by": by}


REASON: Reason = {
    "by_the_end": [
        named(1, -6.2, line="card", card="master-at-arms"),
        named(0, 4.6, line="card", card="vicar"),
        named(0, -1.5, line="keys"),
        named(0, 1.2, line="card", card="carpenter"),
        named(0, 1.1, line="card", card="baker"),
        named(1, 0.5, line="keys"),
    ],
    "by_the_next_turn": [named(0, -3.4, counter="gold"), named(0, 1.6)],
}
SCORES: ExpectedScores = {"better": [40.2, 31.0], "made": [36.0, 31.4]}


def said(reason: Reason | None, scores: ExpectedScores, language: str = "en") -> str:
    texts = games.texts(games.find("castle-combo"), language)
    return why(texts, reason, scores, 0, ["Ann", "Odile"]).translate(ASCII)


def test_it_is_said_where_the_points_come_from_and_what_is_there_at_the_next_turn() -> None:
    assert said(REASON, SCORES) == (
        "With the better choice Ann has 40 points instead of 36 by the end, on average: Vicar +5, Keys -2, "
        "Carpenter +1. At Ann's next turn already: Points +2, Gold -3."
    )


def test_a_rival_who_gets_less_is_said_in_two_sentences_at_most() -> None:
    rival: ExpectedScores = {"better": [40.2, 31.0], "made": [36.0, 38.0]}
    text = said(REASON, rival)
    assert text.endswith("The better choice leaves Odile 31 points instead of 38: Master-at-arms -6.")
    assert "next turn" not in text
    only: ExpectedScores = {"better": [36.0, 31.0], "made": [36.0, 38.0]}
    assert said(REASON, only) == "The better choice leaves Odile 31 points instead of 38: Master-at-arms -6."


def test_without_sources_the_points_alone_are_said_and_without_points_nothing() -> None:
    assert said(None, SCORES) == "With the better choice Ann has 40 points instead of 36 by the end, on average."
    assert said(REASON, {"better": [40, 31], "made": [40, 31]}) == ""


@pytest.mark.parametrize(("language", "words"), [("de", "Schon beim nächsten Zug von Ann"), ("fr", "Dès le prochain")])
def test_it_is_said_in_each_language(language: str, words: str) -> None:
    assert words in said(REASON, SCORES, language)


def test_advice_is_said_against_the_next_best_choice() -> None:
    texts = games.texts(games.find("castle-combo"))
    scores: ExpectedScores = {"better": [40.2, 31.0], "made": [36.0, 38.0]}
    text = why(texts, REASON, scores, 0, ["Ann", "Odile"], "take Spy").translate(ASCII)
    assert text == (
        'It brings you 40 points by the end, "take Spy" 36: Vicar +5, Keys -2, Carpenter +1. '
        'It leaves Odile 31 points, "take Spy" 38: Master-at-arms -6.'
    )


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
def test_deals_are_played_on_to_the_end_and_to_the_next_turn_of_who_chose() -> None:
    position = Position.new(castle_combo.GAME, 3, seed=3)
    seat, choice = position.turn, position.choices.numbers[0]
    assert seat is not None
    probe = Explainer(castle_combo.GAME).probe
    probe.sit_down(position, 1)
    cards = len(position.view(seat)["players"][seat]["tableau"])  # type: ignore[index,call-overload]
    for deal in range(8):
        assert probe._after(seat, choice, deal, to_the_end=True).pending == 0
        soon = probe._after(seat, choice, deal, to_the_end=False)
        assert (soon.todo[soon.pending - 1].player, soon.pending > 0) == (seat, True)
        held = [soon.players[p].tableau.size for p in range(3)]  # type: ignore[attr-defined]
        assert held == [cards + 1] * 3, "everybody had a turn"
        assert soon.flat() == probe._after(seat, choice, deal, to_the_end=False).flat(), "the same deal"


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
@pytest.mark.parametrize("game", [castle_combo.GAME, burgundy_cards.GAME], ids=lambda game: game.name)
def test_why_a_choice_is_advised_depends_on_what_its_seat_knows_alone(game: Game) -> None:
    """And scores that may differ by noise are given as equal."""
    position, explainer = Position.new(game, 2, seed=3), Explainer(game)
    for _ in range(12):
        position.push(position.choices[0])
    seat = position.turn
    assert seat is not None
    found = []
    for dealt in (position, position.imagine(seat, 1), position.imagine(seat, 2)):
        for _ in explainer.explain(dealt, dealt.choices.numbers[0], dealt.choices.numbers[-1:], 7):
            pass
        found.append((explainer.reason, explainer.scores))
    assert found[0] == found[1] == found[2]
    alike, *_, other = numbers = position.choices.numbers
    for _ in explainer.explain(position, alike, [alike], 7):
        pass
    assert explainer.scores["better"] == explainer.scores["made"], "a choice against itself"
    assert explainer.reason == {"by_the_end": [], "by_the_next_turn": []}
    for _ in explainer.explain(position, alike, [alike, other], 7):
        pass
    assert explainer.against == other, "one that differs is looked for"
    assert len(numbers) > 1


@pytest.mark.slow
@pytest.mark.usefixtures("numba")
def test_a_choice_that_gave_something_away_has_a_reason() -> None:
    examination = Examination(played(castle_combo.GAME, "random", "search:100", seed=1), 64, last=24)
    probe = examination.new_probe()
    decisions = []
    for i in examination.pending:
        for _ in examination.work_out(i, probe):
            pass
        decisions.append(examination.found[i]["decision"])
    costly = [one for one in decisions if one["loss"] or one["worth"]]
    assert costly
    assert all(one["reason"]["by_the_end"] for one in costly)
    assert all(one["reason"] is None for one in decisions if one not in costly)
    seat = {one["player"] for decision in costly for one in decision["reason"]["by_the_next_turn"]}
    assert seat <= {examination.steps[i][0].seat for i in examination.found}


@pytest.mark.parametrize(
    ("game", "of", "called"),
    [
        ("burgundy-cards", {"line": "triple", "type": "ship"}, "Triples: ship"),
        ("burgundy-cards", {"line": "goods"}, "Goods sold"),
        ("burgundy-board", {"line": "regions"}, "Full regions"),
        ("catan-cards", {"line": "knight_token"}, "The Knight token"),
    ],
)
def test_what_points_come_from_is_called_without_its_numbers(game: str, of: dict[str, str], called: str) -> None:
    assert games.texts(games.find(game)).score_source(of) == called
