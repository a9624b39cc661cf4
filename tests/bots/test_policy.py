"""Policies: networks from files that choose from what their seat sees."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from bailey import games
from bailey.bots import make, policy
from bailey.bots.policy import Policy, turned
from bailey.cli.main import main
from bailey.core.errors import BadInput
from bailey.core.play.position import Position
from bailey.core.state.observe import layout, observation
from bailey.lab.arena import arena

if TYPE_CHECKING:
    from pathlib import Path

    from bailey.core.play.game import Game

COMBO = games.find("castle-combo")
WIDE, DEEP = 3, 8


def untrained(game: Game = COMBO, players: int = 2, seed: int = 1) -> Policy:
    """Return a network with random numbers, which reads everything."""
    random = np.random.default_rng(seed)
    entries = layout(game, players)
    slots = np.array([entry.at for entry in entries if "card's number" in entry.meaning])
    numbers = np.array([entry.at for entry in entries if entry.at not in set(slots.tolist())])
    at = {entry.name: entry.at for entry in entries}
    cells = [
        (at[name], at[f"{name}.column"], at[f"{name}.row"], int(name.split("[")[1][0]) * 25)
        for name in at
        if f"{name}.column" in at
    ]
    grid = np.array([-2, -2, 5, 5, 25 * players])
    sizes = [len(numbers) + (len(slots) + grid[-1]) * WIDE, DEEP, game.choices.count]

    def drawn(*shape: int) -> Any:
        return random.normal(size=shape).astype(np.float32)

    return Policy(
        game.name,
        game.version,
        players,
        numbers,
        np.full(len(numbers), 10, np.float32),
        slots,
        np.array(cells, np.int64).reshape(-1, 4),
        grid,
        drawn(len(game.cards) + 2, WIDE),
        (drawn(sizes[0], sizes[1]), drawn(sizes[1], sizes[2])),
        (drawn(sizes[1]), drawn(sizes[2])),
    )


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an untrained policy."""
    monkeypatch.setenv("BAILEY_POLICIES", str(tmp_path))
    untrained().save(tmp_path / "raw.npz")
    return tmp_path


def played(game: Game, seats: int, seed: int, choices: int) -> Position:
    """Return a position after some choices of random bots."""
    pos = Position.new(game, seats, seed)
    for n in range(choices):
        pos.push(make("random", game).choose(pos, n))
    return pos


def test_a_file_is_the_network_that_was_saved(folder: Path) -> None:
    found, was = Policy.load(folder / "raw.npz"), untrained()
    assert (found.game, found.version, found.players) == ("castle-combo", COMBO.version, 2)
    seen = np.array([observation(COMBO, played(COMBO, 2, 4, 9).state, 0)], np.int32)
    assert (found.preferences(seen) == was.preferences(seen)).all()


def test_cards_are_read_where_they_lie() -> None:
    raw = untrained()
    at = {entry.name: entry.at for entry in layout(COMBO, 2)}
    first = len(raw.numbers) + len(raw.slots) * WIDE
    weights = np.zeros_like(raw.weights[0])
    weights[first:, 0] = np.arange(len(weights) - first)
    reads = replace(raw, weights=(weights, np.ones_like(raw.weights[1])), biases=tuple(map(np.zeros_like, raw.biases)))
    seen = np.zeros((4, len(at)), np.int32)
    for row, (card, column, line, seat) in enumerate([(4, -2, -2, 0), (4, 1, 2, 1), (9, 9, -9, 0), (-1, 0, 1, 0)]):
        name = f"players[{seat}].tableau[3]"
        seen[row, [at[name], at[f"{name}.column"], at[f"{name}.row"]]] = card, column, line
    cells = [0, 25 + 4 * 5 + 3, 4, 3 * 5 + 2]  # what lies beyond the grid is put on its edge; -1 is an unknown card
    for row, (card, cell) in enumerate(zip((4, 4, 9, -1), cells, strict=True)):
        wanted = max(0.0, float(raw.embedding[card + 1] @ (cell * WIDE + np.arange(WIDE))))
        assert reads.preferences(seen)[row] == pytest.approx(wanted, rel=1e-4)


def test_a_preference_is_what_the_layers_add_up_to() -> None:
    """Worked out number by number: scaled, a row for each card, and 0 for what is below, but for the last layer."""
    raw = replace(untrained(), scales=np.linspace(1, 9, len(untrained().numbers), dtype=np.float32))
    seen = observation(COMBO, played(COMBO, 2, 4, 9).state, 0)
    grids = np.zeros((int(raw.grid[4]), WIDE))
    for slot, column, row, first in raw.cells.tolist():
        if seen[slot]:
            grids[first + (seen[row] + 2) * 5 + seen[column] + 2] += raw.embedding[seen[slot] + 1]
    read = [seen[n] / scale for n, scale in zip(raw.numbers, raw.scales, strict=True)]
    read += [x for slot in raw.slots for x in raw.embedding[seen[slot] + 1]] + grids.ravel().tolist()
    inner = np.array([sum(x * w for x, w in zip(read, column, strict=True)) for column in raw.weights[0].T])
    inner = np.where(inner + raw.biases[0] > 0, inner + raw.biases[0], 0)
    wanted = [float(inner @ column) + bias for column, bias in zip(raw.weights[1].T, raw.biases[1], strict=True)]
    found = raw.preferences(np.array([seen], np.int32))[0]
    assert found.tolist() == pytest.approx(wanted, rel=1e-3, abs=1e-3)
    assert min(wanted) < 0 < max(wanted)


@pytest.mark.usefixtures("folder")
def test_a_game_that_is_over_and_a_file_that_is_too_large_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    over = Position.load(COMBO, {"players": [{"tableau": []}, {}], "todo": []})
    with pytest.raises(BadInput, match="the game is over: there is nothing to choose"):
        make("policy:raw", COMBO).choose(over, 1)
    monkeypatch.setattr(policy, "MOST_BYTES", 1 << 10)
    with pytest.raises(BadInput, match=r"raw\.npz has more than 0 MB; name a file that the training wrote"):
        make("policy:raw", COMBO)


def test_it_chooses_what_it_prefers_of_the_open_choices(folder: Path) -> None:
    raw = untrained()
    flat = tuple(np.zeros_like(one) for one in raw.weights)
    wishes = np.arange(COMBO.choices.count, dtype=np.float32)
    replace(raw, weights=flat, biases=(raw.biases[0], wishes)).save(folder / "last.npz")
    bot = make("policy:last", COMBO)
    pos = Position.new(COMBO, 2, 5)
    while not pos.over:
        choice = bot.choose(pos, 1)
        assert choice.number == max(pos.choices.numbers)
        pos.push(choice)


@pytest.mark.usefixtures("folder")
def test_it_sees_only_what_its_seat_may_know() -> None:
    bot = make("policy:raw", COMBO)
    for choices in (0, 7, 23):
        pos = played(COMBO, 2, 8, choices)
        seen = {bot.choose(pos.imagine(pos.turn, seed), 0).number for seed in range(20)}
        assert seen == {bot.choose(pos, 0).number}


def test_the_seat_that_looks_comes_first() -> None:
    names = [entry.name for entry in layout(COMBO, 3)]
    order = turned(COMBO, 3)
    at = {name: i for i, name in enumerate(names)}
    for viewer in range(3):
        for place in range(3):
            gold = at[f"players[{place}].gold"]
            assert names[order[viewer, gold]] == f"players[{(viewer + place) % 3}].gold"
        assert order[viewer, at["messenger"]] == at["messenger"]
        assert sorted(order[viewer]) == [*range(len(names))]


@pytest.mark.slow
@pytest.mark.usefixtures("folder")
def test_an_arena_with_it_is_the_same_with_any_cores() -> None:
    given: dict[str, Any] = {"seed": 3, "plain": True}
    seats = ["policy:raw", "random"]
    one = arena(COMBO, seats, 12, cores=1, **given).to_json()
    assert arena(COMBO, seats, 12, cores=2, **given).to_json() == one
    assert one["games"] == 12


@pytest.mark.usefixtures("folder")
def test_in_an_arena_it_chooses_as_at_a_table() -> None:
    seats = ["policy:raw", "policy:raw"]
    found = arena(COMBO, seats, 3, 6, plain=True).results
    bot = make("policy:raw", COMBO)
    for number in range(3):
        pos = Position(COMBO, COMBO.deal(2, 6, number, {}))
        while not pos.over:
            pos.push(bot.choose(pos, 0))
        assert [int(COMBO.score(pos.state, p)) for p in range(2)] == found.scores[number].tolist()


@pytest.mark.usefixtures("folder", "numba")
def test_plain_and_compiled_games_with_it_are_the_same() -> None:
    seats = ["policy:raw", "random"]
    plain, fast = (arena(COMBO, seats, 20, 1, plain=mode).results for mode in (True, False))
    assert (plain.scores == fast.scores).all()
    assert (plain.wins == fast.wins).all()
    assert plain.decisions == fast.decisions


@pytest.mark.usefixtures("folder")
def test_it_plays_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["watch", "castle-combo", "--seats", "policy:raw,random", "--seed", "1", "--plain"]
    assert main(given) == 0
    assert "policy:raw" in capsys.readouterr().out


def without(name: str) -> dict[str, Any]:
    """Return what a file has, but for one array."""
    raw = untrained()
    about = json.dumps({"game": raw.game, "version": raw.version, "players": raw.players})
    data: dict[str, Any] = {"about": np.array(about), "numbers": raw.numbers, "scales": raw.scales}
    data |= {"slots": raw.slots, "cells": raw.cells, "grid": raw.grid, "embedding": raw.embedding}
    data |= {f"weights{i}": one for i, one in enumerate(raw.weights)}
    data |= {f"biases{i}": one for i, one in enumerate(raw.biases)}
    del data[name]
    return data


@pytest.mark.parametrize(
    "name",
    ["about", "numbers", "scales", "slots", "cells", "grid", "embedding", "weights0", "weights1", "biases0", "biases1"],
)
def test_a_file_that_lacks_something_is_refused(folder: Path, name: str) -> None:
    np.savez(folder / "bad.npz", **without(name))
    with pytest.raises(BadInput, match="policy"):
        make("policy:bad", COMBO)


def test_what_is_no_policy_is_refused(folder: Path) -> None:
    with pytest.raises(BadInput, match=r"none\.npz cannot be read: No such file"):
        make("policy:none", COMBO)
    for content in (b"", b"nonsense", (folder / "raw.npz").read_bytes()[:900]):
        (folder / "bad.npz").write_bytes(content)
        with pytest.raises(BadInput, match=r"bad\.npz is no policy"):
            make("policy:bad", COMBO)
    np.savez(folder / "bad.npz", about=np.array([{"game": 1}], object))
    with pytest.raises(BadInput, match="is no policy"):
        make("policy:bad", COMBO)


@pytest.mark.parametrize("fault", [
    {"numbers": np.array([100_000])},
    {"slots": np.array([-1])},
    {"scales": np.zeros(3, np.float32)},
    {"embedding": np.zeros((5, WIDE), np.float32)},
    {"biases": (np.zeros(DEEP, np.float32), np.zeros(3, np.float32))},
    {"biases": (np.full(DEEP, np.nan, np.float32), np.zeros(COMBO.choices.count, np.float32))},
    {"weights": ()},
    {"players": 99},
    {"numbers": np.zeros((2, 2), np.int64)},
    *({"cells": np.zeros((1, columns), np.int64)} for columns in (3, 5)),
    {"cells": np.array([[0, 1, 2, 26]])},
    {"cells": np.array([[0, 100_000, 2, 0]])},
    {"grid": np.array([-2, -2, 0, 5, 50])},
    {"grid": np.array([-2, -2, 5, 5])},
    {"embedding": np.array(1, np.float32)},
])  # fmt: skip
def test_a_network_that_does_not_fit_is_refused(folder: Path, fault: dict[str, Any]) -> None:
    replace(untrained(), **fault).save(folder / "bad.npz")
    with pytest.raises(BadInput, match=r"policy: (its network does not fit|.* is no policy)"):
        make("policy:bad", COMBO)


@pytest.mark.usefixtures("folder")
def test_another_game_version_or_table_is_refused(folder: Path) -> None:
    with pytest.raises(BadInput, match="it plays castle-combo, version"):
        make("policy:raw", games.find("burgundy-cards"))
    replace(untrained(), version=0).save(folder / "old.npz")
    with pytest.raises(BadInput, match="version 0"):
        make("policy:old", COMBO)
    with pytest.raises(BadInput, match="trained for 2 players"):
        make("policy:raw", COMBO).choose(Position.new(COMBO, 3, 1), 0)


@pytest.mark.usefixtures("folder")
def test_where_it_cannot_play_it_says_where_it_can(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "castle-combo", "--seats", "policy:raw,random", "--games", "20", "--cores", "1"]) == 2
    assert "a policy plays in play, watch, simulate and arena" in capsys.readouterr().err
    assert main(["arena", "castle-combo", "--seats", "policy:../raw,random", "--games", "2"]) == 2
    assert "policy:NAME" in capsys.readouterr().err


@pytest.mark.usefixtures("folder")
def test_a_policy_plays_many_tables_at_once_as_it_plays_one() -> None:
    """Lane 0 of a vector of Gymnasium is the game of a single table with the same seed."""
    gymnasium_env = pytest.importorskip("bailey.lab.gymnasium_env", exc_type=ImportError)
    single = gymnasium_env.SeatEnv(plain=True, opponents="policy:raw")
    many = gymnasium_env.SeatVectorEnv(3, plain=True, opponents="policy:raw")
    (seen, info), (all_seen, infos) = single.reset(seed=5), many.reset(seed=5)
    for _ in range(20):
        assert (seen == all_seen[0]).all()
        seen, _, _, _, info = single.step(info["action_mask"].argmax())
        all_seen, _, _, _, infos = many.step(infos["action_mask"].argmax(axis=1))
