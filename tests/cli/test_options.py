"""Options of a game and playing alone: data of the game, written on the command line."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

from bailey.core import BadInput
from bailey.core.records.log_file import read_bytes
from bailey.core.records.log_text import read_log
from bailey.games import burgundy_cards, find

if TYPE_CHECKING:
    from pathlib import Path

    from cli.conftest import Run

    from bailey.core import Game

GAME = burgundy_cards.GAME


def test_the_games_list_their_options_and_opponents(run: Run) -> None:
    out = run.out("games")
    assert "--players 1: alone, against Aaron\n" in out
    for option in GAME.options:
        assert f"--option {option.name}=… (no, yes): " in out
    rows = {row["game"]: row for row in run.json("games")["games"]}
    assert rows["burgundy-cards"]["printed"] == {"1": ["Aaron"]}
    options = rows["burgundy-cards"]["options"]
    assert {"name": "exact_three", "default": 0, "values": [0, 1], "players": []} in options
    assert {"name": "strict_win", "default": 0, "values": [0, 1], "players": [1]} in options
    assert "  --players 1 --option strict_win=" in out


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "burgundy-cards", "--players", "3", "--games", "1", "--plain"),
        ("arena", "burgundy-cards", "--seats", "random,greedy", "--games", "2", "--plain"),
        ("play", "burgundy-cards", "--seats", "you,random"),
        ("watch", "burgundy-cards", "--seats", "random,random"),
    ],
)
def test_an_option_that_counts_for_others_alone_is_refused(run: Run, words: tuple[str, ...]) -> None:
    assert "option 'strict_win': counts where 1 play" in run.err(*words, "--option", "strict_win=yes")


def test_an_option_counts_for_so_many_as_the_game_says_and_else_has_its_default(run: Run) -> None:
    assert simulated(run, "--solo", "--option", "strict_win=yes")["options"]["strict_win"] == 1
    assert simulated(run, "--players", "3", "--option", "strict_win=no")["options"]["strict_win"] == 0
    found = simulated(run)
    assert set(found["options"].values()) == {0}
    assert (found["players"], found["printed"], found["chronicle"]) == (2, [], {})


@pytest.mark.parametrize("value", ["yes", "YES", "on", "true", "1"])
def test_an_option_is_said_as_people_say_it(run: Run, value: str) -> None:
    found = simulated(run, "--option", f"exact-three={value}", "--option", "growing_market = no")
    assert found["options"] == {option.name: int(option.name == "exact_three") for option in GAME.options}


def simulated(run: Run, *words: str) -> Any:
    """Simulate two games without compiling."""
    return run.json("simulate", "burgundy-cards", "--games", "2", "--plain", *words)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--option", "exact_three"), "--option: write exact_three once, as NAME=VALUE"),
        (("--option", "exact_three=1", "--option", "exact-three=0"), "--option: write exact-three=0 once"),
        (("--option", "exact_three=maybe"), "--option exact_three: must be one of no, yes, not 'maybe'"),
        (("--option", "exact_three=2"), "--option exact_three: must be one of no, yes, not '2'"),
        (("--option", "strict_win=7"), "--option strict_win: must be one of no, yes, not '7'"),
        (("--option", "speed=1"), "option 'speed': "),
        (("--solo", "--players", "3"), "--solo: means one player, but --players is 3"),
        (("--solo", "--seats", "random,random"), "--players is 1"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
@pytest.mark.parametrize("command", ["simulate", "watch", "play"])
def test_what_cannot_be_is_refused(run: Run, command: str, words: tuple[str, ...], said: str) -> None:
    assert said in run.err(command, "burgundy-cards", *words)


@pytest.mark.parametrize("command", ["simulate", "watch", "play", "arena"])
def test_only_a_game_with_an_opponent_of_its_own_is_played_alone(run: Run, command: str) -> None:
    told = "bailey: --solo: Castle Combo has no opponent of its own; leave out --solo\n"
    assert run.err(command, "castle-combo", "--solo") == told


def test_a_simulation_alone_describes_the_opponent_round_by_round(run: Run) -> None:
    found = simulated(run, "--solo", "--option", "end_only_check=yes")
    assert (found["players"], found["seats"], found["printed"]) == (1, ["random"], ["Aaron"])
    assert len(found["win_share"]) == 2
    assert {"all", "winners", "Aaron"} == set(found["scores"])
    assert set(found["chronicle"]) == {"own", "aaron", "aaron_triples"}
    for line in found["chronicle"].values():
        assert [row["games"] for row in line.values()] == [2] * 5
        assert list(line) == list("ABCDE")
    last = {name: line["E"]["mean"] for name, line in found["chronicle"].items()}
    assert last["aaron_triples"] <= last["aaron"] == found["scores"]["Aaron"]["mean"]
    assert last["own"] == found["scores"]["all"]["mean"]


def test_beside_the_points_of_a_round_stands_how_many_games_reached_it(run: Run) -> None:
    found = simulated(run, "--solo", "--games", "20")["chronicle"]
    games = [row["games"] if row else 0 for row in found["own"].values()]
    assert games[0] <= 20
    assert games == sorted(games, reverse=True)
    assert games[-1] < games[0]
    """The mean of a late round is that of the games which were not lost before it."""
    reached = [(row["games"], row["of_games"]) for line in found.values() for row in line.values() if row]
    assert {of for _, of in reached} == {20}
    assert min(played for played, _ in reached) < 20
    out = run.out("simulate", "burgundy-cards", "--games", "20", "--plain", "--solo")
    table = out[out.index("points ") :].splitlines()
    assert table[0].split()[:3] == ["points", "after", "games"]
    for (played, of), row in zip(reached, table[1:-2], strict=True):
        assert f" {played} of {of} " in row
    note = "Each row counts only the games that reached that point; games that ended earlier are left out."
    assert table[-2:] == ["", note]


def test_an_arena_alone_tells_how_often_the_opponent_is_beaten(run: Run, tmp_path: Path) -> None:
    words = ("arena", "burgundy-cards", "--solo", "--seats", "random", "--plain", "--cores", "1")
    keep = ("--save", str(tmp_path / "arena.jsonl"))
    first = run.json(*words, "--games", "3", *keep)
    assert [bot["bot"] for bot in first["bots"]] == ["random"]
    assert [one["name"] for one in first["printed"]] == ["Aaron"]
    assert first["bots"][0]["win_share"] + first["printed"][0]["win_share"] == pytest.approx(1)
    assert set(first["chronicle"]) == {"own", "aaron", "aaron_triples"}
    whole = run.json(*words, "--games", "6")
    for _ in range(2):
        assert run.json(*words, "--games", "6", *keep) == whole
    assert "belongs to another arena" in run.err(*words, "--games", "6", *keep, "--option", "strict_win=1")


def test_an_arena_alone_without_seats_is_the_search(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def arena(_: Game, seats: list[str], *__: Any, players: int, **___: Any) -> NoReturn:
        raise BadInput(f"{players} player: {seats}")

    monkeypatch.setattr("bailey.lab.arena.arena", arena)
    assert run.err("arena", "burgundy-cards", "--solo") == "bailey: 1 player: ['search']\n"


def test_a_record_keeps_the_options(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "watched.bailey"
    words = ("--solo", "--seats", "random", "--plain", "--seed", "3", "--option", "one_worker_each=yes")
    assert "Aaron" in run.out("watch", "burgundy-cards", *words, "--save", str(path))
    log = read_log(read_bytes(path), find)
    assert log.start.options == {"one_worker_each": 1}
    assert log.position.state.one_worker_each == 1
    assert "Round A begins" in run.out("replay", str(path), "--all")


def test_a_game_alone_is_scored_with_both_players(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "alone.json"
    path.write_text(json.dumps(burgundy_cards.new(1, 3).dump()))
    out = run.out("score", str(path))
    assert "Aaron" in out
    assert "wins" in out or "ahead" in out
    run.out("show", str(path), "--seat", "1")
