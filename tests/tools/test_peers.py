"""The benchmark of peers, with fake probes and environments: no network, and nothing that depends on speed."""

import ast
import dataclasses
import json
import os
import random
import shutil
import subprocess
import sys
import textwrap
import venv
from pathlib import Path

import pytest

from bailey.lab import stopwatch
from tools import peers
from tools.peers import environments, roster, runner
from tools.peers.roster import HERE, PEERS, Peer

STEADY = """
    def tasks():
        return [("nim", "loop", lambda: lambda rng: {"games": 1, "decisions": 4, "forced": 1})]
"""


@pytest.fixture
def peer(tmp_path: Path) -> Peer:
    """A peer that is the standard library's json, with a probe that plays a four-move game."""
    return with_script(Peer("fake", "Fake", "fake==1.0", "json", tmp_path / "probe_fake.py"), STEADY)


def with_script(peer: Peer, text: str) -> Peer:
    peer.script.write_text(textwrap.dedent(text), encoding="utf-8")
    return peer


class Builder:
    """Makes an environment out of the Python that runs the tests, and counts how often."""

    def __init__(self) -> None:
        self.built = 0

    def __call__(self, _: Peer, home: Path) -> None:
        self.built += 1
        venv.create(home, symlinks=os.name != "nt")


def house(peer: Peer, folder: Path, build: environments.Build) -> Path:
    return environments.ensure_environment(peer, folder, lambda _: None, build)


def visited(peer: Peer) -> list[peers.Record]:
    return runner.run_probe(peer, Path(sys.executable), 0.001, 2, lambda _: None)


def said(game: str = "nim") -> peers.Record:
    return {"game": game, "mode": "loop", "decisions_per_second": 4.0}


CALIBRATION: peers.Record = {"calibration_ms": 50.0}


# Reading what a probe prints


def test_a_record_is_read_back_and_is_a_sentence(peer: Peer) -> None:
    assert runner.read_line(json.dumps(said()) + "\n") == said()
    assert runner.read_line(json.dumps(CALIBRATION)) == CALIBRATION
    told = runner.header(peer) | said() | {"games_per_second": 1234.5, "spread_percent": 2.5}
    assert runner.record_line(told) == "Fake 1.0 nim, loop: 4 decisions/s, 1,234.5 games/s (spread 2.5 %)"
    assert runner.record_line(runner.failure(peer, "no wheel")) == "Fake 1.0: not measured: no wheel"


@pytest.mark.parametrize(
    "line", ["", "\n", "pygame-ce 2.5", '{"game": "nim", "mo', '{"game": "nim"}', "[1]", "7", "null", "{" * 9000]
)
def test_anything_else_is_no_record(line: str) -> None:
    assert runner.read_line(line) is None


def test_every_measurement_carries_peer_version_and_both_calibrations_also_before_a_crash(peer: Peer) -> None:
    before, after = {"calibration_ms": 50.0}, {"calibration_ms": 52.0}
    [record] = runner.complete(peer, [before, said(), after], 0, "")
    assert record["peer"] == "Fake"
    assert record["version"] == "1.0"
    assert record["calibration_ms_before"] == 50.0
    assert record["calibration_ms_after"] == 52.0
    assert "error" not in record
    kept, crash = runner.complete(peer, [CALIBRATION, said()], -11, "noise\nFatal: segmentation fault\n")
    assert kept["game"] == "nim"
    assert kept["calibration_ms_after"] is None
    assert "signal 11 after 1 measurements" in crash["error"]
    assert "segmentation fault" in crash["error"]


@pytest.mark.parametrize(
    ("told", "code", "noise", "why"),
    [
        ([CALIBRATION, said()], 0, "", "code 0 after 1 measurements: no output"),
        ([CALIBRATION], 1, "Timeout (0:02:00)!\n  File probe.py, line 4 in work\n", "hung and was ended after 0"),
        ([CALIBRATION, CALIBRATION], 0, "", "nothing to measure"),
    ],
)
def test_a_probe_that_leaves_halfway_or_hangs_or_measures_nothing_is_named(
    peer: Peer, told: list[peers.Record], code: int, noise: str, why: str
) -> None:
    *kept, last = runner.complete(peer, told, code, noise)
    assert len(kept) == told.count(said())
    assert why in last["error"]


# Running a probe


def test_a_probe_runs_in_a_process_that_sees_nothing_of_ours_and_mixes_no_print_with_its_records(
    peer: Peer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(HERE))
    assert "PYTHONPATH" not in environments.peer_variables()
    probe = f"""
        import os, sys
        def tasks():
            print('{{"game": "lie", "mode": "lie"}}', flush=True)
            os.write(1, b"printed from C")
            seen = str({str(HERE)!r} in sys.path)
            return [
                ("chess", "loop", lambda: 1 / 0),
                ("nim", "loop", lambda: lambda rng: {{"games": 1, "decisions": 4, "forced": 1}}),
                (seen, "search", lambda: lambda rng: {{"iterations": 10}}),
            ]
    """
    bad, record, searched = visited(with_script(peer, probe))
    assert (bad["game"], bad["error"]) == ("chess", "ZeroDivisionError: division by zero"), "the others go on"
    assert (record["game"], record["decisions_per_game"], record["forced_percent"]) == ("nim", 4, 25.0)
    assert record["decisions_per_second"] > record["games_per_second"] > 0
    assert record["calibration_ms_before"] > 0
    assert record["calibration_ms_after"] > 0
    assert (searched["game"], searched["decisions_per_second"]) == ("False", None)
    assert searched["iterations_per_second"] > 0


@pytest.mark.parametrize("text", ["import no_such_peer", "def tasks(): import os; os._exit(3)", "tasks = (("])
def test_a_probe_that_dies_is_named(peer: Peer, text: str) -> None:
    [record] = visited(with_script(peer, text))
    assert record["peer"] == "Fake"
    assert "after 0 measurements" in record["error"]


# The stopwatch


def test_what_a_mode_has_no_measure_for_stays_none() -> None:
    record = stopwatch.summary([stopwatch.Run({"nodes": 30}, 2.0, 2.0)])
    assert record["nodes_per_second"] == 15.0
    assert all(record[name] is None for name in stopwatch.ALWAYS)
    assert record["spread_percent"] == 0.0


@pytest.mark.slow
def test_a_probe_that_hangs_is_ended(peer: Peer) -> None:
    hanging = "def tasks(): return [('nim', 'loop', lambda: lambda rng: __import__('time').sleep(600))]"
    code = "import sys, probe; probe.HANG_SECONDS = 1; probe.main(sys.argv[1:])"
    files = ["--stopwatch", stopwatch.__file__, "--script", str(with_script(peer, hanging).script)]
    limits = [*files, "--seconds", "0.001"]
    env = environments.peer_variables() | {"PYTHONPATH": str(HERE)}
    command = [sys.executable, "-c", code, *limits]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=env, timeout=60)
    assert done.returncode == 1
    assert runner.HANG_MARK in done.stderr


def test_the_same_seed_gives_the_same_games() -> None:
    drawn: list[list[float]] = [[], []]
    for seen in drawn:

        def work(rng: random.Random, seen: list[float] = seen) -> stopwatch.Amount:
            seen.append(rng.random())
            return {"games": 1}

        stopwatch.measure(work, 0.0001, 1)
    shared = min(map(len, drawn))
    assert shared
    assert drawn[0][:shared] == drawn[1][:shared]


# Environments


def test_an_environment_is_made_once_and_found_again(peer: Peer, tmp_path: Path) -> None:
    build = Builder()
    python = house(peer, tmp_path, build)
    assert python == house(peer, tmp_path, build) == environments.python_of(tmp_path / "fake")
    assert build.built == 1


@pytest.mark.parametrize("stamp", [None, "", "{", "[]", '{"requirement": "fake==0.9"}'])
def test_without_its_stamp_it_is_made_anew(peer: Peer, tmp_path: Path, stamp: str | None) -> None:
    build = Builder()
    house(peer, tmp_path, build)
    at = tmp_path / "fake" / environments.STAMP
    at.unlink() if stamp is None else at.write_text(stamp, encoding="utf-8")
    leftover = tmp_path / "fake" / "leftover"
    leftover.touch()
    house(peer, tmp_path, build)
    assert build.built == 2
    assert not leftover.exists()


def test_another_version_or_a_broken_environment_is_made_anew(peer: Peer, tmp_path: Path) -> None:
    build = Builder()
    house(peer, tmp_path, build)
    house(dataclasses.replace(peer, requirement="fake==1.1"), tmp_path, build)
    assert build.built == 2
    shutil.rmtree(house(peer, tmp_path, build).parent)
    assert house(peer, tmp_path, build).exists()
    assert build.built == 4


def test_an_environment_that_was_not_finished_has_no_stamp(peer: Peer, tmp_path: Path) -> None:
    broken = dataclasses.replace(peer, module="no_such_module")
    with pytest.raises(environments.UnavailableError, match=r"does not start.*no_such_module"):
        house(broken, tmp_path, Builder())
    assert not (tmp_path / "fake" / environments.STAMP).exists()


def test_a_folder_of_somebody_else_is_left_alone(peer: Peer, tmp_path: Path) -> None:
    treasure = tmp_path / "fake" / "thesis.txt"
    treasure.parent.mkdir()
    treasure.touch()
    with pytest.raises(environments.UnavailableError, match="no virtual environment"):
        house(peer, tmp_path, Builder())
    assert treasure.exists()


@pytest.mark.parametrize("uv", [None, "uv"])
def test_uv_is_used_where_it_is_and_pip_elsewhere(
    peer: Peer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, uv: str | None
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(environments, "find_uv", lambda: uv)
    monkeypatch.setattr(environments, "_run", lambda command, *_: ran.append(command))
    environments.build_environment(peer, tmp_path / "fake")
    make, install = ran
    assert make[0] == (uv or sys.executable)
    assert install[0] == (uv or str(environments.python_of(tmp_path / "fake")))
    assert install[-1] == "fake==1.0"


def test_the_end_of_a_program_is_quoted() -> None:
    with pytest.raises(environments.UnavailableError, match="ended with code 5: no matching distribution"):
        environments._run(
            [sys.executable, "-c", "import sys; print('no matching distribution'); sys.exit(5)"], 60, HERE
        )
    with pytest.raises(environments.UnavailableError, match="no-such-program"):
        environments._run(["no-such-program"], 60, HERE)


# All together


@pytest.mark.slow
def test_an_unavailable_peer_is_named_and_the_others_go_on(
    peer: Peer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    absent = dataclasses.replace(peer, key="absent", name="Absent")

    def build(peer: Peer, home: Path) -> None:
        if peer.key == "absent":
            message = "no wheel for this Python"
            raise environments.UnavailableError(message)
        Builder()(peer, home)

    monkeypatch.setattr(environments, "build_environment", build)
    monkeypatch.setattr(roster, "PEERS", (absent, peer))
    told: list[str] = []
    first, second = peers.measure_peers(tmp_path, seconds=0.001, repeats=1, report=told.append)
    assert (first["peer"], first["error"]) == ("Absent", "no wheel for this Python")
    assert (second["peer"], second["game"]) == ("Fake", "nim")
    assert "Absent 1.0: not measured: no wheel for this Python" in told
    assert [peer["peer"] for peer in peers.measure_peers(tmp_path, 0.001, 1, ["fake"])] == ["Fake"]


def test_a_strange_key_is_refused_with_those_known() -> None:
    with pytest.raises(ValueError, match="no such peer: monopoly; known are openspiel, pettingzoo"):
        peers.measure_peers(Path(), only=["monopoly"])


@pytest.mark.parametrize("peer", PEERS, ids=str)
def test_every_peer_is_pinned_and_its_probe_offers_tasks(peer: Peer) -> None:
    assert peer.version[0].isdigit()
    source = ast.parse(peer.script.read_text(encoding="utf-8"))
    assert "tasks" in [part.name for part in source.body if isinstance(part, ast.FunctionDef)]


@pytest.mark.parametrize(
    "script", [Path(stopwatch.__file__), *sorted(HERE.glob("probe*.py"))], ids=lambda path: path.name
)
def test_what_a_peer_runs_imports_only_the_standard_library(script: Path) -> None:
    """Peers are imported by name and late, so that reading our package never loads one."""
    source = ast.parse(script.read_text(encoding="utf-8"))
    plain = [name.name for part in ast.walk(source) if isinstance(part, ast.Import) for name in part.names]
    dotted = [part.module or "" for part in ast.walk(source) if isinstance(part, ast.ImportFrom)]
    assert {name.partition(".")[0] for name in plain + dotted} <= set(sys.stdlib_module_names)
