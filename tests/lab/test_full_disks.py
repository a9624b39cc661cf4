"""A full disk ends a command in words; what was finished before is kept, and the command goes on from it later."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bailey import games
from bailey.core import BadInput
from bailey.lab.arena import arena
from bailey.lab.simulate import simulate
from bailey.lab.study.study import study

resource = pytest.importorskip("resource", reason="only POSIX limits the size of files")

GAME, RANDOM = games.find("castle-combo"), ["random", "random"]


def bailey(*words: str, most: int) -> subprocess.CompletedProcess[str]:
    """Run a command that can write no file larger than so many bytes."""
    return subprocess.run(
        [sys.executable, "-m", "bailey", *words],
        capture_output=True,
        encoding="utf-8",
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
    )


@pytest.mark.slow
@pytest.mark.parametrize(("command", "most"), [("simulate", 2000), ("arena", 1000)])
def test_saved_games_are_kept_and_gone_on_from(command: str, most: int, tmp_path: Path) -> None:
    save = tmp_path / "games.jsonl"
    given = [command, "castle-combo", "--seats", "random,random", "--games", "400", "--plain", "--cores", "1"]
    done = bailey(*given, "--seed", "3", "--save", str(save), most=most)
    assert done.returncode == 2
    assert f"save: {save} cannot be written: File too large; what was finished before is kept" in done.stderr
    assert "\n" not in done.stderr.strip()
    kept = save.read_bytes().count(b"\n") - 1
    assert kept >= 1
    play = {"simulate": lambda **more: simulate(GAME, 2, RANDOM, 400, 3, plain=True, **more)}
    play["arena"] = lambda **more: arena(GAME, RANDOM, 400, 3, plain=True, cores=1, **more)
    again, whole = play[command](save=save).to_json(), play[command]().to_json()
    assert {name: again[name] for name in again if "second" not in name}.items() <= whole.items()
    assert again.keys() == whole.keys()


@pytest.mark.slow
def test_a_report_that_does_not_fit_leaves_the_old_one(tmp_path: Path) -> None:
    given = ["study", "castle-combo", "--seats", "random,random", "--cores", "1", "--seed", "3", "--out", str(tmp_path)]
    study(GAME, RANDOM, 20, 3, out=tmp_path).write(tmp_path)
    old = (tmp_path / "report.html").read_bytes()
    done = bailey(*given, "--games", "40", most=200_000)
    assert done.returncode == 2
    assert "report.html cannot be written: File too large; name another folder" in done.stderr
    assert (tmp_path / "report.html").read_bytes() == old
    assert not [*tmp_path.rglob("*.part")]
    assert len([*tmp_path.rglob("*.npz")]) == 2, "the games are kept"


def test_a_table_that_does_not_fit_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Path.write_bytes

    def full(path: Path, content: bytes) -> int:
        if ".parquet" in path.name:
            raise OSError(28, "No space left on device", str(path))
        return write(path, content)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(BadInput, match=r"games\.parquet cannot be written: No space left on device"):
        study(GAME, RANDOM, 20, 3).write(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"report.html", "findings.json"}
