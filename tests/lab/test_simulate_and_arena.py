"""Simulations and arenas: the numbers mean what they say, whoever shares the work, and however often it is stopped."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from bailey.core import BadInput
from bailey.games import castle_combo
from bailey.lab import playing
from bailey.lab import simulate as simulations
from bailey.lab.arena import arena
from bailey.lab.playing import _Chunks, spans_of
from bailey.lab.save_file import SaveFile
from bailey.lab.simulate import simulate

if TYPE_CHECKING:
    from pathlib import Path

GAME = castle_combo.GAME


def run(**more: Any) -> Any:
    return simulate(GAME, 2, ["random", "random"], 6, 3, plain=True, **more)


@pytest.fixture(scope="module")
def simulated() -> Any:
    """The simulation that several tests look at."""
    return run()


def test_a_simulation_says_what_it_did(simulated: Any) -> None:
    told = simulated.to_json()
    assert {"game", "players", "seed", "decisions", "seconds", "decisions_per_second", "games_per_second"} <= set(told)
    assert (told["games"], told["players"], told["seed"], told["interrupted"]) == (6, 2, 3, False)
    every = told["scores"]["all"]
    ordered = [every[name] for name in ("min", "q1", "median", "q3", "max")]
    assert all(low <= high for low, high in pairwise(ordered))
    assert set(every) == {"mean", "standard_deviation", "min", "q1", "median", "q3", "max"}
    assert sum(told["win_share"]) == pytest.approx(1)
    assert told["scores"]["winners"]["mean"] > every["mean"]
    json.dumps(told)


def test_what_was_saved_before_an_interruption_is_counted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    class Interrupted(SaveFile):
        def write(self, *lines: dict[str, Any]) -> None:
            super().write(*lines)
            if lines[0] != self.header:
                raise KeyboardInterrupt

    monkeypatch.setattr(simulations, "SaveFile", Interrupted)
    found = run(cores=1, save=tmp_path / "games")
    saved = json.loads((tmp_path / "games").read_text().splitlines()[1])
    assert found.interrupted
    assert found.to_json()["games"] == saved["games"]


@pytest.mark.slow
def test_the_numbers_are_those_of_the_games_however_many_cores_share_them(simulated: Any) -> None:
    played = simulated.results
    scores = played.scores.tolist()
    everyone = [score for game in scores for score in game]
    assert simulated.to_json()["scores"]["all"]["mean"] == pytest.approx(sum(everyone) / 12, abs=1e-4)
    for game, shares in zip(scores, played.shares().tolist(), strict=True):
        assert sum(shares) == pytest.approx(1)
        assert (shares[0] > shares[1]) == (game[0] > game[1]) or game[0] == game[1]
    assert run(cores=3).results.scores.tolist() == scores


@pytest.mark.usefixtures("numba")
def test_the_games_are_the_same_plain_and_compiled() -> None:
    tables = (2, ["random"] * 2, 3), (3, ["greedy", "search:30", "random"], 1), (5, ["random"] * 5, 3)
    for players, seats, games in tables:  # one game of bots that think has dozens of choices of each
        plain, fast = (simulate(GAME, players, seats, games, 9, plain=mode).results for mode in (True, False))
        assert plain.scores.tolist() == fast.scores.tolist()
        assert plain.tiebreaks.tolist() == fast.tiebreaks.tolist()
        assert plain.decisions == fast.decisions


@pytest.mark.parametrize(
    ("seats", "games", "seed"),
    [
        (["random"], 5, 1),
        (["random", "robot"], 5, 1),
        (["random"] * 2, 0, 1),
        (["random"] * 2, 5, -1),
        (["search:1s", "random"], 5, 1),
    ],
)
def test_what_cannot_be_simulated_is_refused(seats: list[str], games: int, seed: int) -> None:
    with pytest.raises(BadInput):
        simulate(GAME, 2, seats, games, seed, plain=True)


def test_pieces_are_runs_of_consecutive_games_and_none_is_lost() -> None:
    pieces, taken = _Chunks(spans_of([0, 1, 2, 5, 6, 9])), []
    while piece := pieces.take(2):
        taken.append(list(piece))
    assert taken == [[0, 1], [2], [5, 6], [9]]


@pytest.mark.slow
def test_in_an_arena_every_bot_has_every_seat_equally_often() -> None:
    result = arena(GAME, ["greedy", "random"], 6, 1, players=3, plain=True, cores=1)
    told = result.to_json()
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random", "random"]
    scores = result.by_bot()[1]
    assert scores.shape == (6, 3)
    played = result.results.scores
    for number in range(6):  # in game n every bot sits n seats further back round the table
        assert [scores[number][(seat + number) % 3] for seat in range(3)] == played[number].tolist()
    assert told["bots"][0]["win_share"] == 1.0
    assert told["bots"][0]["mean_score"] > told["bots"][1]["mean_score"]


@pytest.fixture(scope="module")
def three_games(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What an arena of three games leaves in its file."""
    save = tmp_path_factory.mktemp("arena") / "arena.jsonl"
    whole_arena(save, games=3)
    return save.read_text(encoding="utf-8")


def whole_arena(save: Path | None = None, games: int = 5) -> Any:
    return arena(GAME, ["greedy", "random"], games, 2, plain=True, cores=1, save=save)


@pytest.mark.slow
def test_an_arena_goes_on_where_it_was_cut_off(three_games: str, tmp_path: Path) -> None:
    save = tmp_path / "arena.jsonl"
    save.write_text(three_games[:-15], encoding="utf-8")  # as a killed process leaves it: the last line is cut off
    resumed = whole_arena(save)
    assert resumed.decided is None, "without a bound nothing is tested"
    assert "test" not in resumed.to_json()
    assert resumed.to_json() == whole_arena().to_json()
    assert len(save.read_text(encoding="utf-8").splitlines()) == 6


def test_decisions_are_counted_once_wherever_a_chunk_of_games_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "_next_size", lambda *_: 4)

    def of_random_bots(games: int, save: Path | None = None) -> Any:
        return arena(GAME, ["random", "random"], games, 2, plain=True, cores=1, save=save).to_json()

    save, whole = tmp_path / "arena.jsonl", of_random_bots(6)
    assert of_random_bots(6, save) == whole
    lines = save.read_text(encoding="utf-8").splitlines(keepends=True)
    assert sum(json.loads(line)["decisions"] for line in lines[1:]) == whole["decisions"]
    assert of_random_bots(3, save)["decisions"] == of_random_bots(3)["decisions"] < whole["decisions"]
    save.write_text("".join(lines[:4]), encoding="utf-8")  # the first game and two of the four of a chunk
    assert of_random_bots(6, save) == whole


def test_an_arena_that_is_done_plays_nothing_again_and_fewer_games_leave_the_others_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, three_games: str
) -> None:
    save = tmp_path / "arena.jsonl"
    save.write_text(three_games, encoding="utf-8")
    first = whole_arena(games=3).to_json()
    monkeypatch.setattr(playing, "play_games", lambda *_, **__: pytest.fail("a game was played") if _[2] else iter([]))
    assert whole_arena(save, games=3).to_json() == first
    before = save.read_bytes()
    assert whole_arena(save, games=2).to_json()["games"] == 2
    assert save.read_bytes() == before


@pytest.mark.parametrize(
    "data", [b"{}\n", b"no json\n", b'{"arena": "castle-combo", "seed": 9}\n', b"\x7fELF\xff\n", b"letter"]
)
def test_another_file_is_not_overwritten(tmp_path: Path, data: bytes) -> None:
    save = tmp_path / "arena.jsonl"
    save.write_bytes(data)
    with pytest.raises(BadInput, match="another arena"):
        whole_arena(save)
    assert save.read_bytes() == data


def test_what_is_no_file_or_cannot_be_written_is_named_and_left_alone(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="no regular file"):
        whole_arena(tmp_path)
    assert tmp_path.is_dir()
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadInput, match="cannot be written"):
        whole_arena(tmp_path / "file" / "arena.jsonl")


@pytest.mark.parametrize("change", [{"decisions": -5}, {"scores": [1 << 40, 0]}, {"n": 0}, {"scores": [1]}, None])
def test_a_line_that_cannot_be_is_named(three_games: str, tmp_path: Path, change: dict[str, Any] | None) -> None:
    save, lines = tmp_path / "arena.jsonl", three_games.splitlines()
    at = -1 if change else 2
    lines[at] = json.dumps({**json.loads(lines[at]), **change}) if change else '{"n": "one"}'
    save.write_text("\n".join([*lines, ""]), encoding="utf-8")
    with pytest.raises(BadInput, match="line 4" if change else "line 3"):
        whole_arena(save)


@pytest.mark.slow
def test_an_arena_stops_when_the_sequential_test_is_decided(tmp_path: Path) -> None:
    """Greedy beats random in every game; continued, the arena is decided already."""
    save = tmp_path / "arena.jsonl"
    done = arena(GAME, ["greedy", "random"], 400, 1, cores=1, save=save, plain=True, above=0.3)
    found = done.to_json()
    assert 5 <= found["games"] < 30
    assert found["test"] == {"above": 0.3, "confidence": 0.99, "decided": "above"}
    again = arena(GAME, ["greedy", "random"], 400, 1, cores=1, save=save, plain=True, above=0.3)
    assert again.results.games == found["games"]
    assert done.decided == "above"
    below = arena(GAME, ["random", "greedy"], 400, 1, cores=1, plain=True, above=0.7)
    assert below.decided == "below"


def test_an_arena_of_no_game_is_refused() -> None:
    with pytest.raises(BadInput, match="games: must be at least 1, not 0"):
        arena(GAME, ["random", "random"], 0, plain=True)
    assert arena(GAME, ["random", "random"], 1, plain=True, cores=1).to_json()["games"] == 1


@pytest.mark.parametrize("above", [0.0, 1.0, 60.0])
def test_a_bound_that_is_no_share_is_refused(above: float) -> None:
    with pytest.raises(BadInput, match="above: must be a share between 0 and 1"):
        arena(GAME, ["random"], 2, 1, players=2, cores=1, plain=True, above=above)
