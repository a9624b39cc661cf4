"""Learned evaluations: what they read, that they see only what a viewer may see, and the files they are kept in."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING

import numpy as np
import pytest

from bailey.bots import budget, make
from bailey.bots.bot import Bot
from bailey.bots.learned.learned import FILE, Learned
from bailey.bots.learned.plan import FeaturePlan, Spans, measuring, spans_of
from bailey.core import BadInput, Position
from bailey.core.compiled.lanes import Lanes
from bailey.core.compiled.modes import LEARNING_KERNELS, kernels
from bailey.core.compiled.network import CARDS
from bailey.core.compiled.search import LIVE, PAYOFF
from bailey.games import castle_combo

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.core.play.game import Game

COMBO = castle_combo.GAME
GAMES = [
    import_module(f"bailey.games.{name}").GAME
    for name in ("castle_combo", "burgundy_cards", "burgundy_board", "catan_cards")
]
UNITS, INNER, COURSE = 4, 3, 3
COURSE_AT = slice(UNITS + 1, UNITS + 1 + COURSE)


def some_learned(game: Game, *without: str) -> Learned:
    """Return an evaluation with weights that mean nothing."""
    rng = np.random.default_rng(0)
    plan = measuring(game)
    read = [group.name for group in plan.groups if group.kind != CARDS and group.name not in without]
    plan = FeaturePlan(game, {name: Spans((1, 4), 2) for name in read}, plan.alike)
    shapes = ((plan.count + 1, UNITS + 1 + 2 * COURSE), (2 * UNITS + 1, INNER), (INNER, 2))
    return Learned(plan, (2, 50), *(rng.integers(-60, 60, shape).tolist() for shape in shapes))


def silent(plan: FeaturePlan, about: tuple[int, int] = (1, 100)) -> Learned:
    """Return an evaluation that says nothing yet."""
    shapes = ((plan.count + 1, UNITS + 1 + 2 * COURSE), (2 * UNITS + 1, INNER), (INNER, 2))
    return Learned(plan, about, *(np.zeros(shape, np.int16).tolist() for shape in shapes))


def played(game: Game, decisions: int, seed: int = 3) -> Position:
    """Return a position after so many random decisions of a game of two."""
    rng = np.random.default_rng(seed)
    pos = Position.new(game, 2, seed)
    for _ in range(decisions):
        if not pos.over:
            pos.push(pos.choices[int(rng.integers(len(pos.choices)))])
    return pos


def said(learned: Learned, pos: Position, viewer: int, *, plain: bool) -> list[int]:
    """Return what an evaluation says of both players: the chances, then the scores."""
    lanes = Lanes(pos.game, plain=plain, evaluation=learned.evaluation())
    lanes.put(LIVE, pos.state)
    chances, scores = lanes.row([0] * 4), lanes.row([0] * 4)
    kernel = kernels(pos.game, plain=plain, file=LEARNING_KERNELS)
    kernel.forecast(lanes.states, lanes.numbers, lanes.network, viewer, chances, scores)
    return [int(number) for number in (*chances[:2], *scores[:2])]


@pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=() if game is COMBO else pytest.mark.long) for game in GAMES]
)
def test_plain_and_compiled_play_say_the_same(game: Game, numba: None) -> None:
    learned = some_learned(game)
    for decisions in (0, 1, 9, 30, 80):
        pos = played(game, decisions)
        for viewer in range(2):
            assert said(learned, pos, viewer, plain=True) == said(learned, pos, viewer, plain=False), decisions


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_chances_of_all_players_add_up(game: Game) -> None:
    chances = said(some_learned(game), played(game, 20), 0, plain=True)[:2]
    assert PAYOFF - 2 <= sum(chances) <= PAYOFF
    assert all(0 < chance < PAYOFF for chance in chances)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_viewer_cannot_know_changes_nothing(game: Game) -> None:
    """But for what `evaluate` says of hidden cards: a search asks it of a deal, not of the true cards."""
    learned, changed = some_learned(game, "evaluation"), 0
    for decisions in (6, 25, 60):
        pos = played(game, decisions)
        if pos.over:
            continue
        for viewer in range(2):
            twins = [pos.imagine(viewer, seed) for seed in range(3)]
            assert len({tuple(said(learned, twin, viewer, plain=True)) for twin in twins}) == 1
            changed += len({tuple(twin.state.flat()) for twin in twins}) > 1
    assert changed or game is COMBO, "nothing was hidden in these positions"


def test_a_card_has_features_of_its_own_face_down_and_for_who_may_take_it() -> None:
    plan = measuring(COMBO)
    group = {group.name: group for group in plan.groups}
    cards = len(COMBO.cards)
    assert plan.width(group["players.tableau"]) == 2 * cards, "face up and face down"
    assert plan.width(group["locations.castle.row"]) == cards
    assert plan.is_of_the_table(group["locations.castle.row"])
    assert not plan.is_of_the_table(group["players.tableau"])


def test_decks_and_what_only_the_core_sums_up_are_not_read() -> None:
    names = {group.name for game in GAMES for group in measuring(game).groups if group.kind == CARDS}
    assert not {"deck", "locations.castle.deck", "supplies.tiles", "automata_deck"} & names
    assert not any("reach" in group.name for group in measuring(GAMES[2]).groups)


def test_cards_that_are_alike_share_their_features() -> None:
    board = GAMES[2]
    plan = measuring(board)
    assert len(set(plan.alike)) < len(board.cards)
    assert all(plan.alike[first] == first for first in plan.alike)


@pytest.mark.parametrize(("values", "spans"), [
    ([3, 3, 3], None),
    ([0, 1, 1, 2], Spans((1, 2))),
    ([*range(40)], Spans((4, 8, 12, 16, 20, 24, 28, 32, 36), 20)),
])  # fmt: skip
def test_a_number_with_few_values_has_a_span_for_each_and_one_with_many_an_amount_too(
    values: list[int], spans: Spans | None
) -> None:
    assert spans_of(np.array(values)) == spans


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    learned = some_learned(COMBO)
    learned.save(tmp_path / FILE)
    again = Learned.load(COMBO, tmp_path / FILE)
    assert again.plan.spans == learned.plan.spans
    assert again.plan.alike == learned.plan.alike
    assert again.about == learned.about
    assert all(getattr(again, name) == getattr(learned, name) for name in ("weights", "hidden", "last"))
    assert [*tmp_path.iterdir()] == [tmp_path / FILE]


@pytest.mark.parametrize(
    "fault",
    [
        "missing",
        "cut",
        "flipped",
        "text",
        "other game",
        "other version",
        "one feature less",
        "bad card",
        "bad spans",
        "no leaves",
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_the_remedy(fault: str, tmp_path: Path) -> None:
    path, learned = tmp_path / FILE, some_learned(COMBO)
    learned.save(path)
    if fault == "missing":
        path.unlink()
    elif fault == "cut":
        path.write_bytes(path.read_bytes()[:-100])
    elif fault == "flipped":
        content = bytearray(path.read_bytes())
        content[len(content) // 2 : len(content) // 2 + 40] = b"\xff" * 40
        path.write_bytes(content)
    elif fault == "text":
        path.write_text("weights", "utf-8")
    elif fault == "one feature less":
        replace(learned, weights=learned.weights[1:]).save(path)
    elif fault == "bad card":
        FeaturePlan.__setattr__(learned.plan, "alike", [len(COMBO.cards), *learned.plan.alike[1:]])
        learned.save(path)
    else:
        changes = {"other game": {"game": "chess"}, "other version": {"version": 99}, "bad spans": {"spans": [1]}}
        _with(path, **changes.get(fault, {"about": [0, 50]}))
    with pytest.raises(BadInput, match="bailey train castle-combo"):
        Learned.load(COMBO, path)


def _with(path: Path, **changes: object) -> None:
    """Write a file again, with another description."""
    with np.load(path) as data:
        arrays = {name: data[name] for name in data.files}
    about = {**json.loads(str(arrays["about"])), **changes}
    np.savez(path, **{**arrays, "about": np.array(json.dumps(about))})


def test_a_bot_without_its_file_says_so_and_searches_to_the_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(COMBO, "folder", tmp_path)
    import_module("bailey.bots.learned.learned").learned.cache_clear()
    with caplog.at_level(logging.WARNING, "bailey.bots"):
        bot = make("learned:25", COMBO, plain=True)
    import_module("bailey.bots.learned.learned").learned.cache_clear()
    assert "searches without what was learned" in caplog.text
    pos = played(COMBO, 5)
    assert bot.choose(pos, 1) == make("search:25", COMBO, plain=True).choose(pos, 1)


def test_what_was_learned_decides_what_is_chosen() -> None:
    """Whoever values only the gold takes what leaves the most of it; so does not who values only the keys."""
    pos = played(COMBO, 8)
    chosen, alike = {}, measuring(COMBO).alike
    for name in ("players.gold", "players.keys"):
        one = silent(FeaturePlan(COMBO, {name: Spans((), 0)}, alike))
        one.weights[one.plan.first[name] + 1][COURSE_AT] = [500] * COURSE
        chosen[name] = Bot(COMBO, budget("learned:300"), plain=True, evaluation=one.evaluation()).choose(pos, 1)
    assert chosen["players.gold"] != chosen["players.keys"]


@pytest.mark.parametrize("side", [0, 1])
def test_what_lies_on_the_table_speaks_for_who_is_asked_or_for_the_others(side: int) -> None:
    learned, pos = silent(measuring(COMBO)), played(COMBO, 5)
    first, wide = learned.plan.first["locations.castle.row"], len(COMBO.cards)
    for row in learned.weights[first + side * wide : first + (side + 1) * wide]:
        row[COURSE_AT] = [300] * COURSE
    chances = said(learned, pos, 0, plain=True)[:2]
    asked = pos.turn
    assert asked is not None
    assert (chances[asked] > chances[1 - asked]) == (side == 0)
    assert abs(chances[0] - chances[1]) > PAYOFF // 10
