"""A real Ray of two nodes on this machine gives what one core gives, also when a node is killed in the middle."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from functools import partial
from importlib import util
from typing import TYPE_CHECKING, Any

import pytest
from lab.ray_nodes import Ray

from bailey import games, lab
from bailey.cli.laboratory import node_lines
from bailey.cli.main import main
from bailey.core import BadInput
from bailey.core.distribution import remedy
from bailey.lab.arena import arena
from bailey.lab.bench import bench_nodes
from bailey.lab.bench import machine as describe_machine
from bailey.lab.crews import cluster, cluster_at, same
from bailey.lab.crews.crew import Lost, Piece, cut
from bailey.lab.jobs import Seating, play_piece
from bailey.lab.simulate import simulate
from bailey.lab.study.changes import parse_change
from bailey.lab.study.study import study
from bailey.lab.tally import tally_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bailey.lab.crews.cluster import Cluster

GAME = games.find("castle-combo")
RANDOM = ["random", "random"]
CHANGE = "[cards.inventor]\nscoring.points = 20\ncost = 0\n"
PATIENCE = 240


@pytest.fixture(scope="module")
def ray() -> Iterator[Ray]:
    """Two nodes for all tests that leave them as they found them; they end with the last test of this file."""
    need_ray()
    with pytest.MonkeyPatch.context() as environment:
        for name, value in {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}.items():
            environment.setenv(name, value)
        with Ray() as running:
            yield running


def need_ray() -> None:
    """Without Ray a test fails in an automatic run, and is skipped elsewhere."""
    if util.find_spec("ray") is None:
        why = "Ray is not here: install it with scripts/extras cluster"
        if os.environ.get("CI", "").lower() not in {"", "0", "false"}:
            pytest.fail(why)
        pytest.skip(why)


@pytest.fixture(scope="module")
def crew(ray: Ray) -> Iterator[Cluster]:
    with cluster_at(ray.address) as joined:
        yield joined


def written(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


@pytest.mark.slow
def test_a_study_of_two_nodes_writes_the_bytes_of_one_core_and_of_two(crew: Cluster, tmp_path: Path) -> None:
    change = parse_change(CHANGE, GAME)
    for name, who in {"one": {"cores": 1}, "two": {"cores": 2}, "nodes": {"crew": crew}}.items():
        study(GAME, RANDOM, 60, 3, change=change, **who).write(tmp_path / name)  # type: ignore[arg-type]
    one = written(tmp_path / "one")
    assert len(one) == 8
    assert written(tmp_path / "two") == one
    assert written(tmp_path / "nodes") == one


def timeless(found: Any) -> dict[str, Any]:
    return {key: value for key, value in found.to_json().items() if "second" not in key}


@pytest.mark.slow
def test_a_simulation_is_that_of_one_core_and_goes_on_here(crew: Cluster, tmp_path: Path) -> None:
    def simulated(games: int = 40, **who: Any) -> Any:
        return simulate(GAME, 2, RANDOM, games, 3, plain=True, **who)

    whole, save = timeless(simulated()), tmp_path / "games.jsonl"
    assert timeless(simulated(crew=crew)) == whole
    simulated(20, crew=crew, save=save)
    assert timeless(simulated(save=save)) == whole
    again = simulated(crew=crew, save=save)
    assert timeless(again) == whole
    assert again.played.games == 0


@pytest.mark.slow
def test_an_arena_is_that_of_one_core_with_and_without_a_test(crew: Cluster) -> None:
    for seats, games_wanted, above in ((RANDOM, 8, None), (["greedy", "random"], 16, 0.5)):
        given: dict[str, Any] = {"plain": True, "above": above}
        here = arena(GAME, seats, games_wanted, 2, cores=1, **given).to_json()
        assert arena(GAME, seats, games_wanted, 2, crew=crew, **given).to_json() == here
    assert here["test"]["decided"] == "above"
    assert here["games"] < 16


@pytest.mark.slow
def test_each_node_is_measured_once_and_who_has_enough_can_stop_and_ask_for_more(crew: Cluster) -> None:
    found = bench_nodes(GAME, crew, describe_machine)  # type: ignore[arg-type] # in the place of minutes of measuring
    assert len({one["node"] for one in found["nodes"]}) == 2
    assert all(one["processor"] for one in found["nodes"])
    assert len(set(crew.everywhere(os.getpid).values())) == 2
    assert node_lines({"nodes": [{"node": one["node"], **BENCH} for one in found["nodes"]]})
    job = partial(play_piece, Seating("castle-combo", tuple(RANDOM), seed=5, plain=True), tally_of)
    playing = crew.play(job, cut([range(100_000)], 10))
    next(playing)
    playing.close()  # type: ignore[attr-defined]
    assert [piece for piece, _ in crew.play(job, [Piece(3, 2)])] == [Piece(3, 2)]


BENCH = {"machine": {"processor": "", "python": "", "compiled": True}, "rows": [], "compile": {}, "bytes_per_state": 1}


@pytest.mark.slow
def test_pieces_of_a_node_that_is_killed_are_played_again(ray: Ray, crew: Cluster) -> None:
    job = partial(play_piece, Seating("castle-combo", tuple(RANDOM), seed=5, plain=True), tally_of)
    pieces = cut([range(400)], 10)
    third = ray.add()
    found: dict[Piece, dict[str, Any]] = {}
    for piece, [tally] in crew.play(job, pieces):
        found[piece] = tally.to_json()
        if len(found) == 5:
            third.kill()
    assert sorted(found) == pieces
    assert found == {piece: job(*piece)[0].to_json() for piece in pieces}


@pytest.mark.slow
def test_what_a_job_refuses_is_said_as_it_was(crew: Cluster) -> None:
    with pytest.raises(BadInput, match=r"cards\.inventr: there is none; known are inventor"):
        study(GAME, RANDOM, 20, change=parse_change("[cards.inventr]\ncost = 1\n", GAME), crew=crew)
    assert study(GAME, RANDOM, 20, crew=crew).findings["games"] == 20, "the crew plays on"


COMMAND = [sys.executable, "-m", "bailey", "study", "castle-combo", "--seats", "random,random", "--seed", "3"]


def begun(ray: Ray, out: Path) -> subprocess.Popen[bytes]:
    """Begin a long study, and wait until something is finished."""
    command = [*COMMAND, "--games", "4000", "--cluster", ray.address, "--out", str(out), "--json"]
    soon = {**os.environ, "RAY_gcs_rpc_server_reconnect_timeout_s": "5"}  # Ray gives up a cluster that is lost
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    running = subprocess.Popen(command, env=soon, start_new_session=True, **pipes)
    until = time.monotonic() + PATIENCE
    while len([*out.rglob("*.npz")]) < 3:
        assert running.poll() is None, running.communicate()
        assert time.monotonic() < until, "nothing is finished"
        time.sleep(0.05)
    return running


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_what_was_finished_is_kept_when_it_is_stopped(ray: Ray, tmp_path: Path, how: signal.Signals) -> None:
    running = begun(ray, tmp_path)
    os.killpg(running.pid, how)
    said = running.communicate(timeout=PATIENCE)[0]
    kept = len([*tmp_path.rglob("*.npz")])
    assert 3 <= kept < 200
    if how == signal.SIGINT:
        assert running.returncode == 130
        assert json.loads(said)["games"] == 20 * kept
    again = study(GAME, RANDOM, 20 * kept, 3, out=tmp_path)
    assert again.findings == study(GAME, RANDOM, 20 * kept, 3).findings
    assert len([*tmp_path.rglob("*.npz")]) == kept, "nothing was played again"


@pytest.mark.long
def test_a_cluster_that_is_lost_ends_in_words_and_loses_nothing(tmp_path: Path) -> None:
    need_ray()
    with Ray(nodes=1) as own:
        running = begun(own, tmp_path)
        own.nodes[0].kill()
        said, fault = running.communicate(timeout=PATIENCE)
    kept = len([*tmp_path.rglob("*.npz")])
    assert running.returncode == 2
    assert f"cluster: the connection to {own.address} is lost; what was finished before is kept" in fault.decode()
    assert json.loads(said)["games"] == 20 * kept


@pytest.mark.slow
def test_local_begins_a_ray_and_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It needs nothing of the environment, not even what the nodes of other tests here have set."""
    need_ray()
    for name in [name for name in os.environ if name.startswith("RAY_")]:
        monkeypatch.delenv(name)
    found = lab.run_simulation("castle-combo", seats=RANDOM, games=40, seed=1, cores=1, cluster="local")
    here = lab.run_simulation("castle-combo", seats=RANDOM, games=40, seed=1)
    assert timeless(found) == timeless(here)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("127.0.0.1:1", "nothing answers at 127.0.0.1:1"),
        ("ray://127.0.0.1:1", "nothing answers at ray://127.0.0.1:1"),
        ("somewhere", "'somewhere' is no address; name a running cluster"),
        ("here:99999", "'here:99999' is no address"),
        (" ", "name an address"),
    ],
)
def test_an_address_where_nothing_answers_is_refused(
    address: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    need_ray()
    assert main(["simulate", "castle-combo", "--games", "10", "--cluster", address]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.slow
def test_what_answers_but_is_no_ray_is_refused_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    need_ray()
    monkeypatch.setattr(cluster, "JOIN_SECONDS", 5.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(BadInput, match=f"cluster: .*{address}"), cluster_at(address):
            pass


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "lacks", lambda _: True)
    assert main(["arena", "castle-combo", "--games", "2", "--cluster", "local"]) == 2
    said = capsys.readouterr().err
    assert "`--cluster`, here and on every node, needs Ray (extra `cluster` of " in said
    assert remedy("cluster") in said


def test_pieces_are_cut_from_spans_and_a_node_with_another_bailey_plays_none() -> None:
    same.checked(same.fingerprint())
    with pytest.raises(BadInput, match=r"has another Bailey .* install the same one on every node"):
        same.checked("0123456789abcdef")
    assert cut([range(5), range(7, 9)], 2) == [Piece(0, 2), Piece(2, 2), Piece(4, 1), Piece(7, 2)]
    assert issubclass(Lost, BadInput)
